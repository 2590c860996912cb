// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testrun.h"

#include "model/exports/tables.h"
#include "tests/model/evaluation/evaluationfixture.h"
#include "tests/model/exports/tables/agreedplan.h"
#include "tests/support/sampleevaluation.h"

#include <QTest>

using namespace slipway;
using namespace slipway::test;
using namespace Qt::StringLiterals;

namespace {

/// The cells of the table below a heading, without its first two rows.
QList<QStringList> tableBelow(const QString &text, const QString &heading)
{
    QList<QStringList> rows;
    const qsizetype from = text.indexOf(heading + u"\n\n"_s);
    if (from < 0)
        return rows;
    for (const QString &line : text.mid(from + heading.size() + 2).split(u'\n')) {
        if (!line.startsWith(u'|'))
            break;
        // A bar of a name has a backslash before it.
        QString plain = line;
        plain.replace(u"\\|"_s, u"\u00a6"_s);
        QStringList cells = plain.split(u'|');
        cells.removeFirst();
        cells.removeLast();
        for (QString &cell : cells)
            cell = cell.trimmed();
        rows << cells;
    }
    return rows.mid(2);
}

std::int64_t minorOf(QString cell, Currency currency)
{
    cell.remove(u"at least "_s).remove(u',');
    return Money::fromDecimal(cell, currency).value_or(Money(0, currency)).minor();
}

/// Every table of sums adds up to the total.
void checkSums(const Plan &plan)
{
    const Evaluation evaluation = evaluated(plan);
    const QString text = QString::fromUtf8(writePlanMarkdown(plan, evaluation));
    const auto check = [&](const QString &heading, int column) {
        QList<QStringList> rows = tableBelow(text, heading);
        QVERIFY2(rows.size() > 2, qPrintable(heading));
        const QStringList last = rows.takeLast();
        std::int64_t sum = 0;
        for (const QStringList &row : rows) {
            QCOMPARE(row.size(), last.size());
            sum += minorOf(row[column], evaluation.currency);
        }
        QCOMPARE(sum, evaluation.total.known().minor());
        QCOMPARE(minorOf(last[column], evaluation.currency), sum);
    };
    check(u"## Cost by stage"_s, 1);
    check(u"## Cost by month"_s, 5);
    check(u"## Lines"_s, 5);
}

} // namespace

/// A plan as Markdown: its tables add up, its names are text.
class PlanMarkdownTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void rowsAddUpToTheTotal_data()
    {
        QTest::addColumn<QString>("id");
        for (const TemplateInfo &each : templates().templates())
            QTest::newRow(qPrintable(each.id)) << each.id;
    }
    void rowsAddUpToTheTotal()
    {
        QFETCH(QString, id);
        checkSums(templatePlan(id));
    }
    void estimatesAreMarked_data() { rowsAddUpToTheTotal_data(); }
    /// As in the report for people: each line that is one, and what they make of the total.
    void estimatesAreMarked()
    {
        QFETCH(QString, id);
        const Plan plan = templatePlan(id);
        const Evaluation evaluation = evaluated(plan);
        const QString text = QString::fromUtf8(writePlanMarkdown(plan, evaluation));
        const QList<QStringList> rows = tableBelow(text, u"## Lines"_s);
        QCOMPARE(std::size_t(rows.size()), evaluation.lines.size() + 1);
        bool any = false;
        for (std::size_t i = 0; i < evaluation.lines.size(); ++i) {
            const CostLine &line = evaluation.lines[i];
            QCOMPARE(rows[static_cast<qsizetype>(i)].last().startsWith(u"estimated"_s),
                     line.priced() && line.estimated);
            any = any || (line.priced() && line.estimated && !line.total.isZero());
        }
        QCOMPARE(text.contains(u"Estimated prices make "_s), any);
    }
    void anAgreementAddsUp_data() { addCurrencies(); }
    void anAgreementAddsUp()
    {
        QFETCH(QString, currency);
        checkSums(agreedPlan(currency));
    }

    /// 12 % off every line, told beside each of them and once of all.
    void pricesSayHowTheyStandToListPrices()
    {
        Plan plan = templatePlan(u"vision-realtime"_s);
        QVERIFY(QString::fromUtf8(writePlanMarkdown(plan, evaluated(plan))).contains(u" List prices. "_s));
        plan.discountPercent = 12;
        const Evaluation evaluation = evaluated(plan);
        const QString text = QString::fromUtf8(writePlanMarkdown(plan, evaluation));
        QList<QStringList> rows = tableBelow(text, u"## Lines"_s);
        rows.takeLast();
        QVERIFY(rows.size() > 5);
        for (qsizetype i = 0; i < rows.size(); ++i)
            QCOMPARE(rows[i].last(),
                     evaluation.lines[static_cast<std::size_t>(i)].estimated ? u"estimated, less 12 %"_s
                                                                             : u"less 12 %"_s);
        QVERIFY2(text.contains(u" List prices less 12 %. "_s), qPrintable(text.right(600)));
    }

    void whatIsMissingIsSaid()
    {
        const Sample sample = makeSample();
        const QString text = QString::fromUtf8(writePlanMarkdown(sample.plan, sample.evaluation));
        QVERIFY(text.contains(u"Without a price: "_s));
        QVERIFY(text.contains(u"**total, at least**"_s));
        QVERIFY(text.contains(u"no price"_s));
    }

    /// 24 months at 100.00 and 12 at 10.50: 2,400.00 + 126.00.
    void whatIsOwedAfterThePlanIsSaid()
    {
        Sample sample = makeSample();
        QVERIFY(!writePlanMarkdown(sample.plan, sample.evaluation).contains("Owed"));
        std::vector<CostLine> &lines = sample.evaluation.lines;
        lines[0].name = u"train"_s;
        lines[0].owedMonths = 24;
        lines[0].owed = Money(240'000, {});
        lines[1].name = u"serve"_s;
        lines[1].owedMonths = 12;
        lines[1].owed = Money(12'600, {});
        sample.evaluation.owed = Total(Money(252'600, {}));
        QString text = QString::fromUtf8(writePlanMarkdown(sample.plan, sample.evaluation));
        QVERIFY(text.contains(u"Owed after the plan: USD 2,526.00.\n\n"_s));
        QCOMPARE(
            tableBelow(text, u"## Owed after the plan\n\nFor terms that run on; not part of the total."_s),
            (QList<QStringList>{{u"train"_s, u"24"_s, u"2,400.00"_s},
                                {u"serve"_s, u"12"_s, u"126.00"_s},
                                {u"**owed after the plan**"_s, QString(), u"2,526.00"_s}}));
        lines[1].rate.reset();
        sample.evaluation.owed = Total(Money(240'000, {}), {u"serve"_s});
        text = QString::fromUtf8(writePlanMarkdown(sample.plan, sample.evaluation));
        QVERIFY(text.contains(u"Owed after the plan: at least USD 2,400.00.\n\n"_s));
        QVERIFY(text.contains(
            u"| serve | 12 | no price |\n| **owed after the plan, at least** |  | 2,400.00 |\n"_s));
    }

    void pricesThatWereAnnouncedAreSaid()
    {
        Sample sample = makeSample();
        RateFrom &later = sample.evaluation.lines[0].later.emplace_back();
        later.month = 3;
        later.rate = *Rate::fromDecimal(u"0.6");
        const QString text = QString::fromUtf8(writePlanMarkdown(sample.plan, sample.evaluation));
        QVERIFY(text.contains(u"0.526, later 0.60"));
    }

    void namesAreText()
    {
        Sample sample = makeSample();
        sample.plan.name = u"<script>x</script> @all"_s;
        sample.evaluation.lines[0].name = u"a | b [c](http://d)"_s;
        sample.evaluation.findings[0].title = u"`rm` | <b>"_s;
        const QString text = QString::fromUtf8(writePlanMarkdown(sample.plan, sample.evaluation));
        for (const QString &bare : {u"<script"_s, u"@all"_s, u"](http"_s, u"a | b"_s, u"<b>"_s, u" `rm"_s})
            QVERIFY2(!text.contains(bare), qPrintable(bare));
    }
};

SLIPWAY_TEST(PlanMarkdownTest)
#include "tst_planmarkdown.moc"
