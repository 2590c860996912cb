// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/query.h"
#include "tests/support/testrun.h"

#include <QRandomGenerator>
#include <QTest>

using namespace slipway;
using namespace Qt::StringLiterals;

namespace {

const std::vector<Table::Column> columns
    = {{u"name"_s}, {u"vcpus"_s, Table::Kind::Number}, {u"isolated"_s, Table::Kind::YesNo}, {u"ends"_s}};

const Table::Row small = {u"Standard_D4s_v3"_s, 4, false, u"2028-01-01"_s};
const Table::Row large = {u"Standard_ND96 'x'"_s, 96, true, QJsonValue()};

Query::Condition randomCondition(QRandomGenerator &random)
{
    using Operator = Query::Operator;
    Query::Condition condition;
    condition.column = random.bounded(4u);
    switch (columns[condition.column].kind) {
    case Table::Kind::Number:
        condition.op = static_cast<Operator>(random.bounded(6)); // all but Contains
        condition.value
            = random.bounded(2) == 0 ? double(random.bounded(200)) : random.generateDouble() * 1e9 - 5e8;
        return condition;
    case Table::Kind::YesNo:
        condition.op = random.bounded(2) == 0 ? Operator::Equal : Operator::NotEqual;
        condition.value = random.bounded(2) == 0;
        return condition;
    case Table::Kind::Text:
        break;
    }
    condition.op = static_cast<Operator>(random.bounded(7));
    QString text;
    const QString alphabet = u"ab 'And\"=<>~!\u00e4 \t1.-"_s;
    for (int i = random.bounded(12); i > 0; --i)
        text += alphabet.at(random.bounded(static_cast<int>(alphabet.size())));
    condition.value = text;
    return condition;
}

} // namespace

class QueryTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void rowsAreFiltered_data()
    {
        QTest::addColumn<QString>("where");
        QTest::addColumn<bool>("smallFits");
        QTest::addColumn<bool>("largeFits");
        QTest::newRow("number at least") << u"vcpus >= 4"_s << true << true;
        QTest::newRow("number above") << u"vcpus>4"_s << false << true;
        QTest::newRow("number below") << u"vcpus < 4.5"_s << true << false;
        QTest::newRow("number at most") << u"vcpus <= 4"_s << true << false;
        QTest::newRow("number unequal") << u"vcpus != 96"_s << true << false;
        QTest::newRow("text equal, any case") << u"NAME = standard_d4S_v3"_s << true << false;
        QTest::newRow("text contains") << u"name ~ nd96"_s << false << true;
        QTest::newRow("yes") << u"isolated = yes"_s << false << true;
        QTest::newRow("not true") << u"isolated != TRUE"_s << true << false;
        QTest::newRow("dates in their order") << u"ends < 2030-01-01"_s << true << false;
        QTest::newRow("missing meets nothing") << u"ends != 2028-01-02"_s << true << false;
        QTest::newRow("both") << u"vcpus >= 4 AND isolated=no"_s << true << false;
        QTest::newRow("doubled quote") << u"name = 'standard_nd96 ''x'''"_s << false << true;
        QTest::newRow("other quotes") << u"name ~ \" 'x'\""_s << false << true;
    }
    void rowsAreFiltered()
    {
        QFETCH(QString, where);
        QFETCH(bool, smallFits);
        QFETCH(bool, largeFits);
        const Result<Query> query = Query::parse(where, columns);
        QVERIFY2(query.ok(), qPrintable(query ? QString() : query.error().message));
        QCOMPARE(query->matches(small), smallFits);
        QCOMPARE(query->matches(large), largeFits);
    }

    void whatNoRowHasIsTold_data()
    {
        QTest::addColumn<QString>("where");
        QTest::addColumn<QStringList>("told");
        QTest::newRow("each can be met alone")
            << u"name = standard_d4s_v3 and vcpus = 96 and ends ~ 2028"_s << QStringList();
        QTest::newRow("numbers are no words") << u"vcpus = 7"_s << QStringList();
        QTest::newRow("order of words") << u"ends < 2020-01-01"_s << QStringList();
        QTest::newRow("text")
            << u"name = standard_d4s_v2"_s
            << QStringList{
                   u"--where: no row has \"standard_d4s_v2\" as its name; did you mean \"Standard_D4s_v3\"?"_s};
        QTest::newRow("not that text")
            << u"name != standard_d4s_v2"_s
            << QStringList{
                   u"--where: no row has \"standard_d4s_v2\" as its name; did you mean \"Standard_D4s_v3\"?"_s};
        QTest::newRow("part, nothing near")
            << u"ends ~ soon"_s
            << QStringList{
                   u"--where: no row has a text with \"soon\" as its ends; known are \"2028-01-01\"."_s};
    }
    void whatNoRowHasIsTold()
    {
        QFETCH(QString, where);
        QFETCH(QStringList, told);
        const Result<Query> query = Query::parse(where, columns);
        QVERIFY(query.ok());
        QCOMPARE(query->neverMet({columns, {small, large}}), told);
    }

    void faultsNameTheirPlace_data()
    {
        QTest::addColumn<QString>("where");
        QTest::addColumn<QString>("place");
        QTest::addColumn<QString>("word"); // that the sentence has to hold
        QTest::newRow("empty") << u""_s << u"character 1"_s << u"isolated"_s;
        QTest::newRow("unknown column") << u"price > 3"_s << u"character 1"_s << u"\"price\""_s;
        QTest::newRow("no operator") << u"vcpus 3"_s << u"character 6"_s << u">="_s;
        // As C, SQL and habit write them.
        QTest::newRow("==") << u"vcpus==64"_s << u"character 6"_s << u"\"==\" is no comparison; write =."_s;
        QTest::newRow("=>") << u"vcpus =>64"_s << u"character 6"_s << u"\"=>\" is no comparison; write >=."_s;
        QTest::newRow("=<") << u"vcpus =< 64"_s << u"character 6"_s << u"write <=."_s;
        QTest::newRow("<>") << u"name <> 'a'"_s << u"character 5"_s
                            << u"\"<>\" is no comparison; write !=."_s;
        QTest::newRow("!") << u"name ! a"_s << u"character 5"_s << u"write !=."_s;
        QTest::newRow("=~") << u"name =~ a"_s << u"character 5"_s << u"write ~."_s;
        QTest::newRow("signs that nobody writes") << u"vcpus <=> 64"_s << u"character 9"_s << u"value"_s;
        QTest::newRow("no value") << u"vcpus >="_s << u"character 9"_s << u"value"_s;
        QTest::newRow("quote never ends") << u"name = 'a"_s << u"character 7"_s << u"quote is not closed"_s;
        QTest::newRow("no number") << u"vcpus > many"_s << u"character 8"_s << u"number"_s;
        QTest::newRow("infinite") << u"vcpus > inf"_s << u"character 8"_s << u"number"_s;
        QTest::newRow("neither yes nor no") << u"isolated = maybe"_s << u"character 11"_s << u"yes or no"_s;
        QTest::newRow("order of yes and no") << u"isolated < yes"_s << u"character 9"_s << u"<"_s;
        QTest::newRow("number contains") << u"vcpus ~ 3"_s << u"character 6"_s << u"~"_s;
        QTest::newRow("or") << u"vcpus > 3 or vcpus < 2"_s << u"character 11"_s << u"and"_s;
        QTest::newRow("ends with and") << u"vcpus > 3 and"_s << u"character 14"_s << u"column"_s;
    }
    void faultsNameTheirPlace()
    {
        QFETCH(QString, where);
        QFETCH(QString, place);
        QFETCH(QString, word);
        const Result<Query> query = Query::parse(where, columns);
        QVERIFY(!query);
        QCOMPARE(query.error().code, ErrorCode::Usage);
        QCOMPARE(query.error().where, place);
        QVERIFY2(query.error().message.contains(word), qPrintable(query.error().message));
    }

    void whatIsPrintedParsesBackToTheSame()
    {
        QRandomGenerator random(7);
        for (int run = 0; run < 5000; ++run) {
            std::vector<Query::Condition> conditions;
            for (int i = 1 + random.bounded(4); i > 0; --i)
                conditions.push_back(randomCondition(random));
            const QString text = Query(conditions).toText(columns);
            const Result<Query> back = Query::parse(text, columns);
            QVERIFY2(back.ok(), qPrintable(text));
            QVERIFY2(back->conditions() == conditions, qPrintable(text));
        }
    }

    void anyTextGivesAQueryOrAFault()
    {
        QRandomGenerator random(11);
        const QStringList pieces
            = {u"name"_s, u"vcpus"_s, u"isolated"_s, u" and "_s, u"="_s, u"<="_s,     u"!"_s,         u"~"_s,
               u"'"_s,    u"\""_s,    u"12"_s,       u"yes"_s,   u" "_s, u"\u2028"_s, u"\U0001F600"_s};
        int parsed = 0;
        for (int run = 0; run < 20000; ++run) {
            QString text;
            for (int i = random.bounded(9); i > 0; --i)
                text += pieces.at(random.bounded(static_cast<int>(pieces.size())));
            const Result<Query> query = Query::parse(text, columns);
            parsed += query.ok() ? 1 : 0;
            if (query)
                QVERIFY2(!query->conditions().empty(), qPrintable(text));
            else
                QVERIFY2(!query.error().message.isEmpty() && !query.error().where.isEmpty(),
                         qPrintable(text));
        }
        QVERIFY(parsed > 0);
    }
};

SLIPWAY_TEST(QueryTest)

#include "tst_query.moc"
