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
    void anAgreementAddsUp_data() { addCurrencies(); }
    void anAgreementAddsUp()
    {
        QFETCH(QString, currency);
        checkSums(agreedPlan(currency));
    }

    void whatIsMissingIsSaid()
    {
        const Sample sample = makeSample();
        const QString text = QString::fromUtf8(writePlanMarkdown(sample.plan, sample.evaluation));
        QVERIFY(text.contains(u"Without a price: "_s));
        QVERIFY(text.contains(u"**total, at least**"_s));
        QVERIFY(text.contains(u"no price"_s));
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
