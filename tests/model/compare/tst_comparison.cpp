// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testrun.h"

#include "model/compare/comparison.h"
#include "tests/model/compare/comparedplans.h"
#include "tests/model/evaluation/evaluationfixture.h"

#include <QTest>

using namespace slipway;
using namespace slipway::test;
using namespace Qt::StringLiterals;

namespace {

Comparison compared(const Plan &before, const Plan &after)
{
    return comparePlans(before, evaluated(before), after, evaluated(after));
}

Comparison months(const std::vector<HandLine> &before, int monthsBefore, const std::vector<HandLine> &after,
                  int monthsAfter)
{
    const Evaluated first = handMade(before, {}, monthsBefore);
    const Evaluated second = handMade(after, {}, monthsAfter);
    return comparePlans(first.plan, first.evaluation, second.plan, second.evaluation);
}

} // namespace

/// What changing one thing of a template makes of the comparison.
class ComparisonTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void twoTimesOfOneAnswerHaveTwoNames();
    void aDiscountIsAPrice()
    {
        const Plan before = templatePlan(u"vision-realtime"_s);
        Plan after = before;
        after.discountPercent = 10;
        const Comparison comparison = compared(before, after);
        QVERIFY(comparison.total.difference.known < Money());
        QCOMPARE(comparison.causes[std::size_t(CostCause::Price)], comparison.total.difference.known);
    }

    /// Work that never runs costs nothing, and a plan with it is no cheaper one.
    void workThatNeverRunsIsNoSaving()
    {
        const Plan before = templatePlan(u"vision-realtime"_s);
        Plan after = before;
        for (Workload &workload : after.workloads) {
            if (auto *job = std::get_if<TrainingJob>(&workload.detail))
                job->nodesPerRun = 50;
        }
        const Comparison comparison = compared(before, after);
        QVERIFY(comparison.total.difference.known < Money());
        QCOMPARE(comparison.total.difference.bound, CostDifference::Bound::AtLeast);
        QCOMPARE(comparison.stages[std::size_t(CostStage::Training)].difference.bound,
                 CostDifference::Bound::AtLeast);
        QVERIFY(!comparison.total.after.isComplete());
    }

    void moreRunsAreUsage()
    {
        const Plan before = templatePlan(u"vision-realtime"_s);
        Plan after = before;
        for (Workload &workload : after.workloads) {
            if (auto *job = std::get_if<TrainingJob>(&workload.detail))
                job->runsPerMonth.likely *= 2;
        }
        const Comparison comparison = compared(before, after);
        QVERIFY(Money() < comparison.total.difference.known);
        QCOMPARE(comparison.causes[std::size_t(CostCause::Usage)], comparison.total.difference.known);
        QCOMPARE(comparison.stages[std::size_t(CostStage::Training)].difference.known,
                 comparison.total.difference.known);
    }

    void anotherRegionIsDesign()
    {
        const Plan before = templatePlan(u"vision-realtime"_s);
        Plan after = before;
        after.region = u"eastus"_s;
        const Comparison comparison = compared(before, after);
        QVERIFY(!comparison.total.difference.known.isZero());
        QCOMPARE(comparison.causes[std::size_t(CostCause::Price)], Money());
        // What is billed alike everywhere, without a region of its own, is the rest.
        QVERIFY(!comparison.causes[std::size_t(CostCause::Design)].isZero());
    }

    void anotherSizeIsDesignAndChangesTheTime()
    {
        const Plan before = templatePlan(u"vision-realtime"_s);
        Plan after = before;
        QString changed;
        for (const Workload &workload : after.workloads) {
            if (const auto *job = std::get_if<TrainingJob>(&workload.detail)) {
                changed = job->compute;
                after.compute(job->compute)->size = u"Standard_NC4as_T4_v3"_s;
            }
        }
        const Comparison comparison = compared(before, after);
        for (const LineDifference &line : comparison.lines) {
            if (line.id != u"compute/%1/nodes"_s.arg(changed))
                continue;
            QCOMPARE(line.causes[std::size_t(CostCause::Design)], line.difference.known);
            QVERIFY(!line.difference.known.isZero());
        }
        const auto slower = std::ranges::find_if(comparison.figures, [](const FigureDifference &figure) {
            return figure.id == u"hours_per_run" && figure.before && figure.after
                && *figure.after > *figure.before;
        });
        QVERIFY(slower != comparison.figures.end());
    }

    void aLongerHorizonIsUsageAndNoRise()
    {
        const std::vector<HandLine> lines{{u"train"_s, u"a"_s, u"1"_s, 100}};
        const Comparison comparison = months(lines, 6, lines, 12);
        QCOMPARE(comparison.causes[std::size_t(CostCause::Usage)].toDecimal(), u"600.00"_s);
        QVERIFY(comparison.averageMonth.difference.known.isZero());
        QVERIFY(!comparison.risesByMoreThan(0));
        QCOMPARE(comparison.risePercent(), 0.0);
    }

    void theRiseIsComparedWithoutRounding()
    {
        // 100 to 110 a month is 10 % and not above; one cent in three months more is.
        const std::vector<HandLine> before{{u"train"_s, u"a"_s, u"1"_s, 100}};
        QVERIFY(!months(before, 3, {{u"train"_s, u"a"_s, u"1"_s, 110}}, 3).risesByMoreThan(10));
        QVERIFY(months(before, 3, {{u"train"_s, u"a"_s, u"1"_s, 110.01}}, 3).risesByMoreThan(10));
        QVERIFY(!months(before, 3, {{u"train"_s, u"a"_s, u"1"_s, 110.01}}, 3).risesByMoreThan(10.01));
        QVERIFY(months({}, 1, before, 1).risesByMoreThan(1'000'000));
        QVERIFY(!months({}, 1, {}, 1).risesByMoreThan(0));
        QVERIFY(!months(before, 1, {}, 1).risesByMoreThan(0));
        QCOMPARE(months({}, 1, before, 1).risePercent(), std::nullopt);
    }

    /// A year at 80 in place of 100 that binds to two more: 960.00 and 1,920.00 owed against 1,200.00, 240 a month against 100.
    void whatIsOwedRisesThoughTheMonthFalls()
    {
        Evaluated first = handMade({{u"train"_s, u"a"_s, u"1"_s, 100}}, {}, 12);
        Evaluated second = handMade({{u"train"_s, u"a"_s, u"1"_s, 80}}, {}, 12);
        second.evaluation.owed = Total(Money(192'000, {}));
        const Comparison comparison
            = comparePlans(first.plan, first.evaluation, second.plan, second.evaluation);
        QCOMPARE(comparison.total.difference.known.toDecimal(), u"-240.00"_s);
        QCOMPARE(comparison.owed.before.known().toDecimal(), u"0.00"_s);
        QCOMPARE(comparison.owed.after.known().toDecimal(), u"1920.00"_s);
        QCOMPARE(comparison.owed.difference.known.toDecimal(), u"1920.00"_s);
        QCOMPARE(comparison.owed.difference.bound, CostDifference::Bound::Exact);
        QCOMPARE(comparison.committedMonth.before.known().toDecimal(), u"100.00"_s);
        QCOMPARE(comparison.committedMonth.after.known().toDecimal(), u"240.00"_s);
        QVERIFY(comparison.owesAnything());
        QVERIFY(!comparison.risesByMoreThan(0));
        QCOMPARE(comparison.commitmentRisePercent(), 140.0);
        QVERIFY(comparison.commitmentRisesByMoreThan(139.99));
        QVERIFY(!comparison.commitmentRisesByMoreThan(140));
        // The other way round it is a relief.
        const Comparison back = comparePlans(second.plan, second.evaluation, first.plan, first.evaluation);
        QVERIFY(!back.commitmentRisesByMoreThan(0));
        QVERIFY(back.owesAnything());
    }

    void whereNothingIsOwedTheCommitmentIsTheTotal()
    {
        const Comparison comparison
            = months({{u"train"_s, u"a"_s, u"1"_s, 100}}, 6, {{u"train"_s, u"a"_s, u"1"_s, 110}}, 12);
        QVERIFY(!comparison.owesAnything());
        QCOMPARE(comparison.committedMonth.after, comparison.averageMonth.after);
        QCOMPARE(comparison.commitmentRisePercent(), comparison.risePercent());
    }

    void whatIsOwedIsToldInTheCurrencyOfTheFirst()
    {
        // 100.01 dollars at 150 yen are 15,001.5 yen: half to even.
        const Evaluated yen = handMade({}, ExchangeRate(*Currency::fromCode(u"JPY"), 150'000'000'000), 1);
        Evaluated dollars = handMade({}, {}, 1);
        dollars.evaluation.owed = Total(Money(10'001, {}));
        QCOMPARE(comparePlans(yen.plan, yen.evaluation, dollars.plan, dollars.evaluation)
                     .owed.after.known()
                     .toDecimal(),
                 u"15002"_s);
        // 900 yen at that factor are 6 dollars.
        Evaluated owing = yen;
        owing.evaluation.owed = Total(Money(900, yen.evaluation.currency));
        const Comparison back = comparePlans(dollars.plan, dollars.evaluation, owing.plan, owing.evaluation);
        QCOMPARE(back.owed.after.known().toDecimal(), u"6.00"_s);
        QCOMPARE(back.owed.difference.known.toDecimal(), u"-94.01"_s);
    }

    void aTermWithoutAPriceLeavesWhatIsOwedOpen()
    {
        const auto owing = [](int months) {
            Evaluated made = handMade({{u"train"_s, u"a"_s, {}, 100}}, {}, 1);
            made.evaluation.lines[0].owedMonths = months;
            made.evaluation.owed = Total(Money(), {u"train"_s});
            return made;
        };
        const Evaluated none = handMade({}, {}, 1);
        const auto owed = [](const Evaluated &a, const Evaluated &b) {
            return comparePlans(a.plan, a.evaluation, b.plan, b.evaluation).owed;
        };
        QCOMPARE(owed(none, owing(24)).difference.bound, CostDifference::Bound::AtLeast);
        QCOMPARE(owed(none, owing(24)).after.missing(), QStringList{u"train"_s});
        QCOMPARE(owed(owing(24), none).difference.bound, CostDifference::Bound::AtMost);
        QCOMPARE(owed(owing(24), owing(24)).difference.bound, CostDifference::Bound::Exact);
        QCOMPARE(owed(owing(24), owing(12)).difference.bound, CostDifference::Bound::Unknown);
    }

    void aWorkloadLessLosesItsLinesAndFigures()
    {
        const Plan before = templatePlan(u"vision-realtime"_s);
        Plan after = before;
        for (Workload &workload : after.workloads)
            workload.enabled = workload.enabled && !std::holds_alternative<RealtimeEndpoint>(workload.detail);
        const Comparison comparison = compared(before, after);
        bool lost = false;
        for (const LineDifference &line : comparison.lines)
            lost |= line.stage == CostStage::Deployment && line.before && !line.after;
        QVERIFY(lost);
        bool gone = false;
        for (const FigureDifference &figure : comparison.figures)
            gone |= figure.id == u"p95_ms" && figure.before && !figure.after;
        QVERIFY(gone);
    }
};

/// With every place taken a token takes longer than at the load that there is: one says by which of both instances are counted.
void ComparisonTest::twoTimesOfOneAnswerHaveTwoNames()
{
    Plan plan = templatePlan(u"llm-finetune-endpoint"_s);
    auto &endpoint = std::get<RealtimeEndpoint>(plan.workload(u"serve")->detail);
    for (const bool isDerived : {true, false}) {
        endpoint.serviceMilliseconds = isDerived ? 0 : 4000;
        const Evaluation evaluation = evaluated(plan);
        const SizedFigure *full = nullptr;
        const SizedFigure *atLoad = nullptr;
        for (const SizingResult &each : evaluation.sizing) {
            full = full ? full : each.output(u"p95_ms"_s);
            atLoad = atLoad ? atLoad : each.output(u"llm_answer_p95_s"_s);
        }
        QVERIFY(full && atLoad);
        QVERIFY2(full->name.endsWith(isDerived ? u"every place taken"_s : u"by the time stated"_s),
                 qPrintable(full->name));
        QVERIFY2(atLoad->name.endsWith(u"at the highest load"_s), qPrintable(atLoad->name));
    }
}

SLIPWAY_TEST(ComparisonTest)
#include "tst_comparison.moc"
