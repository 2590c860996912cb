// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testrun.h"

#include "model/base/cancellation.h"
#include "model/cost/owedterms.h"
#include "model/decision/alternatives.h"
#include "model/decision/unbought.h"
#include "model/search/search.h"
#include "tests/model/decision/decisionplans.h"
#include "tests/model/evaluation/evaluationfixture.h"

#include <QTest>

#include <algorithm>
#include <map>
#include <set>

using namespace slipway;
using namespace slipway::test;
using namespace Qt::StringLiterals;

namespace {

Context alternativesContext()
{
    return {catalog(), prices(), asOf};
}

Alternatives weigh(const Plan &plan, int threads = 2)
{
    const Evaluation evaluation = evaluate(plan, alternativesContext());
    DrawOptions draws;
    draws.draws = 1'000;
    return alternativesTo(plan, alternativesContext(), evaluation,
                          drawCosts(plan, alternativesContext(), evaluation.total, draws), threads);
}

/// Needs a machine that is not the smallest, so that something cheaper and something surer stand beside it.
Plan planWithDeadline()
{
    Plan plan = jobPlan(uniform(2, 5, 10), u"Standard_D16s_v3"_s);
    jobOf(plan).deadlineHours = 8;
    return plan;
}

} // namespace

/// What a plan is weighed against.
class AlternativesTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void thereAreThreeAndNoneIsThePlan();
    void costsAreThoseOfTheEvaluation();
    void theCheapestIsTheCheapest();
    void robustIsWhatTheSearchSays();
    void flipsAreAgainstOneOfThem();
    void rejectedChoicesAreOfWhatCosts();
    void rejectedChoicesTakeTurns();
    void rejectedChoicesTellApart();
    void whatIsOwedCounts();
    void threadsChangeNothing();
    void anEmptyPlanHasNone();
    void canBeCancelled();
    void whatToBuyIsTakenWhereItIsKnown();
    void notToBuyIsAnAlternative();
    void onlyWhatDoesNotPayIsLeft();
    void whatHasNoPriceIsNotBought();
    void whatIsBoughtStaysInAll();
};

namespace {

/// A year of a machine that no work of the plan runs on.
Commitment idleYear(YearMonth start)
{
    Commitment idle;
    idle.size = u"Standard_NC24ads_A100_v4"_s;
    idle.start = start;
    return idle;
}

double yearOf(const Commitment &commitment)
{
    const auto price = prices().vm(*catalog().findSize(commitment.size),
                                   *catalog().findRegion(u"westeurope"_s), commitment.type);
    return 12 * 730 * price->hourly.usd();
}

} // namespace

/// It costs 8,760 hours of its price, eleven months of them within the plan, and saves nothing.
void AlternativesTest::notToBuyIsAnAlternative()
{
    Plan plan = planWithDeadline();
    const Evaluation without = evaluate(plan, alternativesContext());
    plan.commitments = {idleYear(plan.start.plusMonths(1))};
    const Alternatives found = weigh(plan);
    QVERIFY(!found.plans.empty());
    const Alternative &unbought = found.plans.front();
    QCOMPARE(unbought.kind, Alternative::Kind::Unbought);
    QVERIFY(unbought.plan == planWithDeadline());
    QVERIFY(unbought.total == without.total && unbought.owed.isZero());
    const double saved = found.committed().less(unbought.committed())->known().toDouble();
    QVERIFY2(std::abs(saved - yearOf(plan.commitments[0])) < 0.1, qPrintable(QString::number(saved)));
    QVERIFY(unbought.objections.isEmpty());
    // Whatever else is tried does without it as well.
    QCOMPARE(found.plans.size(), mostAlternatives);
    for (const Alternative &alternative : found.plans)
        QVERIFY(alternative.plan.commitments.empty());
    QVERIFY(found.plans[1].committed() < unbought.committed());
}

/// A year that always runs is worth its price, and stays beside one that goes.
void AlternativesTest::onlyWhatDoesNotPayIsLeft()
{
    Plan plan = servingPlan(3, 1);
    plan.months = 12;
    Commitment year;
    year.size = plan.computes[0].size;
    year.start = plan.start;
    plan.commitments = {idleYear(plan.start), year};
    const std::optional<Plan> without = withoutWhatDoesNotPay(plan, alternativesContext());
    QVERIFY(without.has_value());
    QVERIFY(without->commitments == std::vector{year});
    plan.commitments = {year};
    QVERIFY(!withoutWhatDoesNotPay(plan, alternativesContext()).has_value());
    // Two for one machine: the second covers nothing.
    plan.commitments = {year, year};
    QCOMPARE(withoutWhatDoesNotPay(plan, alternativesContext())->commitments.size(), 1U);
    // What began in the month of the day is bought.
    plan.commitments = {idleYear(YearMonth::of(asOf))};
    QVERIFY(!withoutWhatDoesNotPay(plan, alternativesContext()).has_value());
}

/// A purchase that nobody can price leaves a total "at least" behind, beside which nothing could be called cheaper.
void AlternativesTest::whatHasNoPriceIsNotBought()
{
    Plan plan = servingPlan(3, 1);
    plan.months = 12;
    const Evaluation asTheyGo = evaluate(plan, alternativesContext());
    QVERIFY(asTheyGo.total.isComplete());
    Commitment year;
    year.size = plan.computes[0].size;
    year.start = plan.start;
    Commitment unpriced = year;
    unpriced.type = PriceType::Reservation5Years;
    plan.commitments = {unpriced};
    QVERIFY(!evaluate(plan, alternativesContext()).total.isComplete());
    const Alternatives found = weigh(plan);
    QVERIFY(!found.plans.empty());
    QCOMPARE(found.plans.front().kind, Alternative::Kind::Unbought);
    QVERIFY(found.plans.front().total == asTheyGo.total);
    // Beside one that pays, that one stays.
    plan.commitments = {unpriced, year};
    QVERIFY(withoutWhatDoesNotPay(plan, alternativesContext())->commitments == std::vector{year});
}

/// Whether a term that has begun is told as a commitment or as the price of a compute: no other plan gets rid of what is owed for it.
void AlternativesTest::whatIsBoughtStaysInAll()
{
    Plan priced = servingPlan(3, 1);
    priced.months = 12;
    priced.start = YearMonth::of(asOf).plusMonths(-2);
    Plan committed = priced;
    Commitment year;
    year.size = committed.computes[0].size;
    year.start = committed.start;
    committed.commitments = {year};
    priced.computes[0].priceType = PriceType::Reservation1Year;
    const Evaluation asPrice = evaluate(priced, alternativesContext());
    const std::optional<Plan> told = cost::withBegunAsCommitments(priced, asPrice.lines, asOf);
    QVERIFY(told.has_value());
    QVERIFY(*told == committed);
    const Evaluation asCommitment = evaluate(committed, alternativesContext());
    QVERIFY(asPrice.total == asCommitment.total && asPrice.owed == asCommitment.owed);
    const Alternatives one = weigh(priced);
    const Alternatives other = weigh(committed);
    QCOMPARE(one.plans.size(), other.plans.size());
    for (std::size_t i = 0; i < one.plans.size(); ++i) {
        QCOMPARE(one.plans[i].kind, other.plans[i].kind);
        QVERIFY(one.plans[i].total == other.plans[i].total);
        QVERIFY(one.plans[i].plan.commitments == std::vector{year});
    }
}

void AlternativesTest::whatToBuyIsTakenWhereItIsKnown()
{
    const Plan plan = planWithDeadline();
    const Evaluation evaluation = evaluate(plan, alternativesContext());
    DrawOptions draws;
    draws.draws = 1'000;
    Buying known;
    known.remark = u"known"_s;
    const Alternatives found = alternativesTo(
        plan, alternativesContext(), evaluation,
        drawCosts(plan, alternativesContext(), evaluation.total, draws), 1, &known);
    QCOMPARE(found.buying.remark, u"known"_s);
    QVERIFY(found.buying.groups.empty());
}

void AlternativesTest::thereAreThreeAndNoneIsThePlan()
{
    const Plan plan = planWithDeadline();
    const Alternatives found = weigh(plan);
    QCOMPARE(found.plans.size(), mostAlternatives);
    for (std::size_t i = 0; i < found.plans.size(); ++i) {
        QVERIFY(!(found.plans[i].plan == plan));
        for (std::size_t j = 0; j < i; ++j)
            QVERIFY(!(found.plans[i].plan == found.plans[j].plan));
    }
}

void AlternativesTest::costsAreThoseOfTheEvaluation()
{
    const Alternatives found = weigh(planWithDeadline());
    QVERIFY(found.planned == evaluate(planWithDeadline(), alternativesContext()).total);
    for (const Alternative &alternative : found.plans) {
        const Evaluation there = evaluate(alternative.plan, alternativesContext());
        QVERIFY(alternative.total == there.total);
        QVERIFY(alternative.owed == there.owed);
        QCOMPARE(alternative.robustness.constraints.size(), std::size_t(1));
    }
}

void AlternativesTest::theCheapestIsTheCheapest()
{
    const Alternatives found = weigh(planWithDeadline());
    QVERIFY(found.plans.front().kind == Alternative::Kind::Cheapest);
    QVERIFY(found.plans.front().total < found.planned);
    for (const Alternative &alternative : found.plans) {
        if (alternative.kind == Alternative::Kind::Robust)
            QVERIFY(alternative.robustness.isRobust());
        QVERIFY(alternative.kind == Alternative::Kind::Elsewhere
                || alternative.total >= found.plans.front().total);
    }
}

/// What is cheapest and robust has one answer for one plan, whoever asks. The cheapest costs 18,507.10 with 2 nodes a run, which are in time in 63 of
/// 100 cases. 3 nodes are in 85 and 4 in 94, with 80 asked for: 3 are taken, for 199.69 a month, and 4 would cost 204.73, which makes 22,744.76 in all,
/// less 12 x 5.04 = 22,684.28.
void AlternativesTest::robustIsWhatTheSearchSays()
{
    const Alternatives found = weigh(templatePlan(u"vision-realtime"_s));
    QVERIFY(found.plans.size() >= 2);
    const Alternative &cheapest = found.plans[0];
    const Alternative &robust = found.plans[1];
    QCOMPARE(cheapest.kind, Alternative::Kind::Cheapest);
    QCOMPARE(robust.kind, Alternative::Kind::Robust);
    QCOMPARE(cheapest.total.known().minor(), 1'850'710);
    QCOMPARE(robust.total.known().minor(), 2'268'428);
    const auto nodesOf = [](const Alternative &alternative) {
        for (const Workload &workload : alternative.plan.workloads) {
            if (const auto *job = std::get_if<TrainingJob>(&workload.detail))
                return job->nodesPerRun;
        }
        return 0;
    };
    QCOMPARE(nodesOf(cheapest), 2);
    QCOMPARE(nodesOf(robust), 3);
    const auto inTime = [](const Alternative &alternative) {
        const auto deadline = std::ranges::find(alternative.robustness.constraints,
                                                ConstraintChance::Kind::Deadline, &ConstraintChance::kind);
        return qRound(100 * deadline->kept.share);
    };
    QCOMPARE(inTime(cheapest), 63);
    QVERIFY(inTime(robust) >= 83 && inTime(robust) <= 86);
    const RobustPlan searched = robustPlan(templatePlan(u"vision-realtime"_s), alternativesContext());
    QVERIFY(searched.robust.has_value());
    QVERIFY(robust.robustness == searched.robust->robustness);
    QVERIFY(cheapest.robustness == searched.likely.robustness);
}

void AlternativesTest::flipsAreAgainstOneOfThem()
{
    const Alternatives found = weigh(planWithDeadline());
    QVERIFY(found.flipsTo >= 0 && found.flipsTo < static_cast<int>(found.plans.size()));
    QVERIFY(std::ranges::is_sorted(found.flips, {}, &Flip::distance));
}

namespace {

/// Ids of the computes that choices are for, each followed by how many.
QStringList choicesByCompute(const Alternatives &found)
{
    QStringList told;
    std::size_t i = 0;
    while (i < found.rejected.size()) {
        const QString &compute = found.rejected[i].compute;
        int count = 0;
        for (; i < found.rejected.size() && found.rejected[i].compute == compute; ++i)
            ++count;
        told << compute + u' ' + QString::number(count);
    }
    return told;
}

/// Minor units that the plan with it costs more than the plan.
std::int64_t moreWith(const NearChoice &choice, const Alternatives &found)
{
    return choice.committed().known().minor() - found.committed().known().minor();
}

} // namespace

/// Two computes, of which one makes less than a hundredth: 0.1 runs a month on a quarter of the machine, beside 5. What decides is the other.
void AlternativesTest::rejectedChoicesAreOfWhatCosts()
{
    Plan plan = planWithDeadline();
    Compute small = plan.computes[0];
    small.id = u"small"_s;
    small.size = u"Standard_D4s_v3"_s;
    plan.computes.push_back(small);
    Workload work = plan.workloads[0];
    work.id = u"seldom"_s;
    auto &job = std::get<TrainingJob>(work.detail);
    job.compute = small.id;
    job.runsPerMonth = 0.1;
    job.deadlineHours = 0;
    plan.workloads.push_back(work);
    QCOMPARE(choicesByCompute(weigh(plan)), QStringList(plan.computes[0].id + u" 10"_s));
}

/// An endpoint makes 90 of 100 dollars, tuning 5, notebooks 4, and the preparation on a small cluster, whose sizes all lie nearest, 0.3.
void AlternativesTest::rejectedChoicesTakeTurns()
{
    const Alternatives found = weigh(templatePlan(u"llm-finetune-endpoint"_s));
    QCOMPARE(choicesByCompute(found), (QStringList{u"serve 4"_s, u"tune 3"_s, u"notebooks 3"_s}));
    // What somebody who knows the machines asks first: the next GPU, in the region of the plan.
    const auto h100 = std::ranges::find_if(found.rejected, [](const NearChoice &choice) {
        return choice.compute == u"serve"
            && catalog().size(choice.candidate.size).name == u"Standard_NC40ads_H100_v5";
    });
    QVERIFY(h100 != found.rejected.end());
    QCOMPARE(catalog().region(h100->candidate.region).id, u"westeurope"_s);
}

/// Each size once, the nearest first, in the region of the plan; of those with the same against them none within a fiftieth of another.
void AlternativesTest::rejectedChoicesTellApart()
{
    const Alternatives found = weigh(planWithDeadline());
    QCOMPARE(found.rejected.size(), mostNearChoices);
    std::set<SizeId> sizes;
    std::int64_t before = 0;
    for (std::size_t i = 0; i < found.rejected.size(); ++i) {
        const NearChoice &choice = found.rejected[i];
        QVERIFY2(sizes.insert(choice.candidate.size).second, "a size is told once");
        QVERIFY(catalog().size(choice.candidate.size).name != u"Standard_D16s_v3");
        QCOMPARE(catalog().region(choice.candidate.region).id, planWithDeadline().region);
        QVERIFY(choice.against != Exclusion::Weaker);
        const std::int64_t more = moreWith(choice, found);
        QVERIFY(std::abs(more) >= before);
        before = std::abs(more);
        for (std::size_t j = 0; j < i; ++j) {
            // The plan is this one compute and little else: a hundredth of the plan is less than a fiftieth of the compute.
            QVERIFY(found.rejected[j].against != choice.against
                    || std::abs(more - moreWith(found.rejected[j], found)) * 100
                        >= found.planned.known().minor());
        }
    }
}

/// A reservation of three years in a plan of one: two years of it are owed afterwards, and a plan that pays as it goes owes nothing. In the
/// horizon that costs more, in all it costs less, and it is no choice that the reservation stands before.
void AlternativesTest::whatIsOwedCounts()
{
    Plan plan = servingPlan(uniform(3, 5, 9), 1);
    plan.months = 12;
    plan.computes[0].size = u"Standard_NC24ads_A100_v4"_s;
    plan.computes[0].priceType = PriceType::Reservation3Years;
    Plan asItGoes = plan;
    asItGoes.computes[0].priceType = PriceType::PayAsYouGo;
    const Evaluation reserved = evaluate(plan, alternativesContext());
    const Evaluation paid = evaluate(asItGoes, alternativesContext());
    QVERIFY(reserved.total < paid.total && reserved.total + reserved.owed > paid.total);
    const Alternatives found = weigh(plan);
    QVERIFY(found.plannedOwed == reserved.owed);
    QVERIFY(found.committed() == reserved.total + reserved.owed);
    QVERIFY(found.plans.front().committed() < found.committed());
    for (const NearChoice &choice : found.rejected) {
        const Result<Plan> there
            = applied(search::choice(plan, alternativesContext(), choice.compute, choice.candidate), plan);
        QVERIFY(there.ok());
        const Evaluation with = evaluate(*there, alternativesContext());
        QVERIFY(choice.total == with.total && choice.owed == with.owed);
    }
}

void AlternativesTest::threadsChangeNothing()
{
    const Alternatives one = weigh(planWithDeadline(), 1);
    const Alternatives three = weigh(planWithDeadline(), 3);
    QCOMPARE(one.plans.size(), three.plans.size());
    for (std::size_t i = 0; i < one.plans.size(); ++i) {
        QVERIFY(one.plans[i].plan == three.plans[i].plan);
        QVERIFY(one.plans[i].robustness == three.plans[i].robustness);
    }
    QCOMPARE(one.flips.size(), three.flips.size());
    QCOMPARE(one.rejected.size(), three.rejected.size());
    for (std::size_t i = 0; i < one.rejected.size(); ++i)
        QVERIFY(one.rejected[i].candidate == three.rejected[i].candidate);
}

void AlternativesTest::anEmptyPlanHasNone()
{
    Plan plan;
    plan.start = YearMonth(2027, 1);
    plan.computes.clear();
    const Alternatives found = weigh(plan);
    for (const Alternative &alternative : found.plans)
        QVERIFY(alternative.kind == Alternative::Kind::Elsewhere);
    QVERIFY(found.rejected.empty());
}

void AlternativesTest::canBeCancelled()
{
    const Plan plan = planWithDeadline();
    const Evaluation evaluation = evaluate(plan, alternativesContext());
    const Uncertainty ranges = drawCosts(plan, alternativesContext(), evaluation.total);
    const std::atomic<bool> cancel = true;
    const CancelScope scope(&cancel);
    QVERIFY_THROWS_EXCEPTION(Cancelled,
                             (void)alternativesTo(plan, alternativesContext(), evaluation, ranges));
}

SLIPWAY_TEST(AlternativesTest)
#include "tst_alternatives.moc"
