// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testrun.h"

#include "model/formulas/formulajson.h"
#include "model/formulas/registry.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSet>
#include <QTest>

using namespace slipway;
using namespace slipway::formulas;
using namespace Qt::StringLiterals;

namespace {

QByteArray referenceFile(const QString &name)
{
    QFile file(QStringLiteral(SLIPWAY_TEST_DATA "/reference/") + name);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QJsonArray referenceCases()
{
    return QJsonDocument::fromJson(referenceFile(u"formulas.json"_s)).object()[u"cases"_s].toArray();
}

QJsonValue pointsOf(const Value &value)
{
    QJsonArray list;
    for (const std::vector<double> &point : std::get<PointList>(value)) {
        QJsonArray coordinates;
        for (const double coordinate : point)
            coordinates.append(coordinate);
        list.append(coordinates);
    }
    return list;
}

} // namespace

/// Published and independently computed examples: tests/data/reference/formulas.json names the source of each.
class ReferenceCasesTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyCaseIsMetWithinItsTolerance_data()
    {
        QTest::addColumn<QJsonObject>("given");
        for (const QJsonValue &value : referenceCases()) {
            const QJsonObject given = value.toObject();
            QTest::newRow(qPrintable(given[u"case"_s].toString())) << given;
        }
    }
    void everyCaseIsMetWithinItsTolerance()
    {
        QFETCH(QJsonObject, given);
        QVERIFY(!given[u"source"_s].toString().isEmpty());
        const std::vector<Formula> registry = formulaRegistry();
        const Result<const Formula *> formula = findFormula(registry, given[u"formula"_s].toString());
        QVERIFY(formula.ok());
        const QByteArray json = QJsonDocument(given[u"inputs"_s].toObject()).toJson();
        const Result<std::vector<NamedValue>> inputs = parseInputs(**formula, json);
        QVERIFY2(inputs.ok(), inputs.ok() ? "" : qPrintable(inputs.error().message));
        const Result<std::vector<NamedValue>> outputs = evaluate(**formula, *inputs);
        QVERIFY2(outputs.ok(), outputs.ok() ? "" : qPrintable(outputs.error().message));

        const QJsonObject expected = given[u"expected"_s].toObject();
        QVERIFY(!expected.isEmpty());
        for (auto entry = expected.begin(); entry != expected.end(); ++entry) {
            const auto output
                = std::find_if(outputs->begin(), outputs->end(),
                               [&entry](const NamedValue &named) { return named.name == entry.key(); });
            QVERIFY2(output != outputs->end(), qPrintable(entry.key()));
            compareOutput(entry.key(), output->value, entry.value().toObject());
            if (QTest::currentTestFailed())
                return;
        }
    }

    void allPublishedCasesAreAccountedFor()
    {
        // 83 published cases have a formula; three of them are two comparisons.
        QCOMPARE(referenceCases().size(), 86);
        const QList<QByteArray> lines = referenceFile(u"notformulas.csv"_s).trimmed().split('\n');
        QCOMPARE(lines.first(), QByteArray("case,model,reason"));
        QCOMPARE(lines.size() - 1, 19);
        const std::vector<Formula> registry = formulaRegistry();
        QSet<QString> names;
        for (const QByteArray &line : lines.sliced(1)) {
            const QStringList cells = QString::fromUtf8(line).split(u',');
            QVERIFY2(cells.size() >= 3 && !cells.at(2).isEmpty(), line.constData());
            QVERIFY2(!findFormula(registry, cells.at(1)).ok(), line.constData());
            names.insert(cells.at(0));
        }
        for (const QJsonValue &value : referenceCases())
            names.insert(value[u"case"_s].toString());
        QCOMPARE(names.size(), 86 + 19);
    }

private:
    static void compareOutput(const QString &name, const Value &actual, const QJsonObject &wanted)
    {
        const QJsonValue value = wanted[u"value"_s];
        if (value.isArray()) {
            QCOMPARE(pointsOf(actual), value);
            return;
        }
        const double expected = value.toDouble();
        const double tolerance = wanted.contains(u"abs"_s) ? wanted[u"abs"_s].toDouble()
                                                           : wanted[u"rel"_s].toDouble() * std::abs(expected);
        QVERIFY(wanted.contains(u"abs"_s) || wanted.contains(u"rel"_s));
        const double number = std::get<double>(actual);
        QVERIFY2(std::abs(number - expected) <= tolerance,
                 qPrintable(u"%1 is %2, not %3 within %4"_s.arg(name)
                                .arg(number, 0, 'g', 12)
                                .arg(expected, 0, 'g', 12)
                                .arg(tolerance)));
    }
};

SLIPWAY_TEST(ReferenceCasesTest)
#include "tst_referencecases.moc"
