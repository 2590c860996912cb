// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/sampleevaluation.h"
#include "tests/support/testrun.h"

#include "model/exports/exports.h"

#include <QTest>

using namespace slipway;
using namespace Qt::StringLiterals;

class CostCsvTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void hasARowForEachLineAndMonthThenTheTotals();
    void linesAddUpToTheTotals();
    void theColumnOfLinesAddsUpToTheTotalOnce();
    void monthsHaveTheRateThatThenHolds();
    void whatHasNoPriceHasNoAmount();
    void textIsQuotedWhereItMustBe();
    void namesAreNoFormulas();
    void totalSaysWhenItIsIncomplete();
    void whatIsOwedIsARowBesideTheTotal();
    void aMonthHasItsOwnCoverAndPrice();

private:
    /// The rows as fields; only for rows without quotes.
    static QList<QStringList> rowsOf(const Evaluation &evaluation)
    {
        QList<QStringList> rows;
        for (const QString &row :
             QString::fromUtf8(writeCostCsv({}, evaluation)).split(u"\r\n"_s, Qt::SkipEmptyParts))
            rows << row.split(u',');
        return rows;
    }
    /// An Evaluation whose texts need no quotes.
    static Evaluation plain()
    {
        Evaluation evaluation = test::makeSample().evaluation;
        for (CostLine &line : evaluation.lines) {
            line.name.remove(u',');
            line.note.remove(u',');
            line.role = CostRole::Machines; // what services are for has commas
            line.workloads.clear();
        }
        return evaluation;
    }
};

void CostCsvTest::hasARowForEachLineAndMonthThenTheTotals()
{
    const Evaluation evaluation = plain();
    const QList<QStringList> rows = rowsOf(evaluation);
    QCOMPARE(rows.size(), qsizetype(1 + evaluation.lines.size() * 12 + 12 + 4 + 1 + 1));
    QCOMPARE(rows[0].join(u','),
             u"row,stage,line_id,line,compute,month,quantity,unit,rate_usd,amount,currency,price_date,price_"
             u"source,"
             "doubt,note,purpose,line_amount"_s);
    QCOMPARE(
        rows[1].join(u','),
        u"line,experimentation,compute/notebooks/hours,notebooks NC4as T4 v3 instances,notebooks,2026-06,"
        "651.785714,node-hour,0.526,342.84,USD,2026-06-18,retail-2026-06,,,Machines of people for notebooks,342.84"_s);
    for (const QStringList &row : rows)
        QCOMPARE(row.size(), 17);
}

void CostCsvTest::linesAddUpToTheTotals()
{
    qint64 lines = 0;
    qint64 months = 0;
    qint64 stages = 0;
    const Evaluation evaluation = plain();
    for (const QStringList &row : rowsOf(evaluation)) {
        const auto amount = Money::fromDecimal(row[9], {});
        if (!amount)
            continue;
        if (row[0].startsWith(u"line"_s))
            lines += amount->minor();
        else if (row[0].startsWith(u"month"_s))
            months += amount->minor();
        else if (row[0].startsWith(u"stage"_s))
            stages += amount->minor();
    }
    QCOMPARE(lines, evaluation.total.known().minor());
    QCOMPARE(months, evaluation.total.known().minor());
    QCOMPARE(stages, evaluation.total.known().minor());
}

/// Whatever kind of row it is: who sums a column does not look at another.
void CostCsvTest::theColumnOfLinesAddsUpToTheTotalOnce()
{
    const Evaluation evaluation = plain();
    const QList<QStringList> rows = rowsOf(evaluation);
    const qsizetype column = rows.first().indexOf(u"line_amount"_s);
    QVERIFY(column > 0);
    qint64 sum = 0;
    for (const QStringList &row : rows) {
        if (const auto amount = Money::fromDecimal(row[column], {}))
            sum += amount->minor();
    }
    QCOMPARE(sum, evaluation.total.known().minor());
}

void CostCsvTest::monthsHaveTheRateThatThenHolds()
{
    Evaluation evaluation = plain();
    RateFrom &later = evaluation.lines[0].later.emplace_back();
    later.month = 3;
    later.rate = *Rate::fromDecimal(u"0.6");
    const QList<QStringList> rows = rowsOf(evaluation);
    QCOMPARE(rows[3][8], u"0.526"_s);
    QCOMPARE(rows[4][8], u"0.60"_s); // the fourth month
    QCOMPARE(rows[12][8], u"0.60"_s);
}

void CostCsvTest::whatHasNoPriceHasNoAmount()
{
    for (const QStringList &row : rowsOf(plain())) {
        if (row[2] != u"shared/logs"_s)
            continue;
        QCOMPARE(row[8], QString());
        QCOMPARE(row[9], QString());
        QCOMPARE(row[13], u"no price"_s);
        QVERIFY(!row[14].isEmpty());
    }
}

void CostCsvTest::textIsQuotedWhereItMustBe()
{
    Evaluation evaluation = test::makeSample({.months = 1}).evaluation;
    evaluation.lines[0].name = u"a \"big\", two-line\nname"_s;
    const QByteArray csv = writeCostCsv({}, evaluation);
    QVERIFY(csv.contains(",\"a \"\"big\"\", two-line\nname\","));
}

void CostCsvTest::namesAreNoFormulas()
{
    Evaluation evaluation = test::makeSample({.months = 1}).evaluation;
    evaluation.lines[0].name = u"=HYPERLINK(\"https://example.com\")"_s;
    evaluation.lines[0].note = u"-2+3"_s;
    const QByteArray csv = writeCostCsv({}, evaluation);
    QVERIFY(csv.contains(",\"'=HYPERLINK(\"\"https://example.com\"\")\","));
    QVERIFY(csv.contains(",'-2+3,"));
    QVERIFY(!csv.contains(",="));
}

void CostCsvTest::totalSaysWhenItIsIncomplete()
{
    QCOMPARE(rowsOf(plain()).at(rowsOf(plain()).size() - 2)[0], u"total_at_least"_s);
    QVERIFY(writeCostCsv({}, test::makeSample({.unpriced = false}).evaluation).contains("\r\ntotal,"));
}

/// Last, a record of its own kind, of no month and no line; 0.00 where nothing is owed.
void CostCsvTest::whatIsOwedIsARowBesideTheTotal()
{
    Evaluation evaluation = plain();
    QCOMPARE(rowsOf(evaluation).last().join(u','), u"owed,,,,,,,,,0.00,USD,,,,,,"_s);
    evaluation.owed = Total(Money(13'452'686, {}));
    QCOMPARE(rowsOf(evaluation).last().join(u','), u"owed,,,,,,,,,134526.86,USD,,,,,,"_s);
    evaluation.owed = Total(Money(13'452'686, {}), {u"train"_s});
    QCOMPARE(rowsOf(evaluation).last().join(u','), u"owed_at_least,,,,,,,,,134526.86,USD,,,,,,"_s);
}

/// A reservation pays 100 h of each of the first three months, 300 h in all; from the seventh month on an announced price is billed. Each month says what
/// is of it.
void CostCsvTest::aMonthHasItsOwnCoverAndPrice()
{
    Evaluation evaluation = plain();
    CostLine &line = evaluation.lines.front();
    CoveredHours covered;
    covered.quantities.assign(12, Quantity());
    for (std::size_t month = 0; month < 3; ++month)
        covered.quantities[month] = Quantity::fromDouble(100);
    covered.ownHours = covered.quantities;
    line.covered = {covered};
    RateFrom later;
    later.month = 6;
    later.day = QDate(2026, 12, 1);
    later.rate = *line.rate;
    later.listRate = *line.rate;
    later.origin.date = QDate(2026, 11, 20);
    later.origin.source = u"announced"_s;
    line.later = {later};
    const QList<QStringList> rows = rowsOf(evaluation);
    for (qsizetype month = 0; month < 12; ++month) {
        const QStringList &row = rows[1 + month];
        QCOMPARE(row[14].contains(u"covered by"_s), month < 3);
        QCOMPARE(row[14].contains(u"100 node-hours"_s), month < 3);
        QVERIFY2(!row[14].contains(u"300"_s), qPrintable(row[14]));
        QCOMPARE(row[11], month < 6 ? u"2026-06-18"_s : u"2026-11-20"_s);
        QCOMPARE(row[12], month < 6 ? u"retail-2026-06"_s : u"announced"_s);
    }
}

SLIPWAY_TEST(CostCsvTest)
#include "tst_costcsv.moc"
