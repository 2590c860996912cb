// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/table.h"
#include "tests/support/testrun.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

using namespace slipway;
using namespace Qt::StringLiterals;

class TableTest final : public QObject
{
    Q_OBJECT

private:
    static Table sample()
    {
        return {{{u"name"_s},
                 {u"vcpus"_s, Table::Kind::Number},
                 {u"gpu"_s, Table::Kind::YesNo},
                 {u"note"_s, Table::Kind::Text, Table::Show::InJsonOnly}},
                {{u"small"_s, 2, false, QJsonValue()}, {u"very large"_s, 0.5, true, u"a \"b\"\n"_s}}};
    }

private Q_SLOTS:
    void textIsAlignedAndLeavesOutWideColumns()
    {
        QCOMPARE(sample().toText(),
                 u"name        vcpus  gpu\n"
                 "small           2  no\n"
                 "very large    0.5  yes\n"_s);
    }

    void missingValuesAreDashesInText()
    {
        const Table table{{{u"a"_s}, {u"b"_s, Table::Kind::Number}}, {{QJsonValue(), QJsonValue()}}};
        QCOMPARE(table.toText(), u"a  b\n-  -\n"_s);
    }

    void jsonHoldsEveryColumnInItsOrder()
    {
        const QByteArray json = sample().toJson();
        QCOMPARE(json,
                 "[\n"
                 "  {\"name\": \"small\", \"vcpus\": 2, \"gpu\": false, \"note\": null},\n"
                 "  {\"name\": \"very large\", \"vcpus\": 0.5, \"gpu\": true, \"note\": \"a \\\"b\\\"\\n\"}\n"
                 "]\n"_ba);
        QCOMPARE(QJsonDocument::fromJson(json).array().at(1).toObject().value(u"note"_s).toString(),
                 u"a \"b\"\n"_s);
    }

    void withoutRowsJsonIsAnEmptyArray()
    {
        QCOMPARE((Table{{{u"a"_s}}, {}}).toJson(), "[]\n"_ba);
        QCOMPARE((Table{{{u"a"_s}}, {}}).toText(), u"a\n"_s);
    }
};

SLIPWAY_TEST(TableTest)

#include "tst_table.moc"
