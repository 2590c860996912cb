// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/search/bestplan.h"
#include "model/search/planpart.h"
#include "model/search/relaxations.h"
#include "model/search/searchedcompute.h"
#include "tests/model/search/searchfixture.h"
#include "tests/support/largeplans.h"
#include "tests/support/testrun.h"

#include <QTest>

#include <algorithm>
#include <random>

using namespace slipway;
using namespace slipway::test;
using namespace Qt::StringLiterals;

namespace {

Plan large(const QString &id, int computes)
{
    return manyComputes(templatePlan(id), computes);
}

} // namespace

/// A search looks at the part of the plan that matters to it, and gives what it gave with the whole.
class LargePlansTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void partsKeepWhatBelongsTogether();
    void totalsAreThoseOfTheWholePlan_data();
    void totalsAreThoseOfTheWholePlan();
    void weighingIsPartOfEvaluating_data();
    void weighingIsPartOfEvaluating();
    void partsAreAllOfThePlan();
    void constraintsCostWhatThePlanWithoutThemSays_data();
    void constraintsCostWhatThePlanWithoutThemSays();
    void aSearchCanBeCancelledFromWithin();
};

void LargePlansTest::partsKeepWhatBelongsTogether()
{
    const Plan base = templatePlan(u"vision-realtime"_s);
    const Plan plan = large(u"vision-realtime"_s, 9);
    const std::shared_ptr<const cost::Bill> bill = search::billOf(plan, context());
    for (const Compute &compute : plan.computes) {
        const std::optional<Plan> part = search::partOf(plan, *bill, compute.id);
        QVERIFY(part);
        QVERIFY(part->compute(compute.id));
        QVERIFY(part->computes.size() <= base.computes.size());
        for (const Workload &workload : plan.workloads) {
            if (workload.computeIds().contains(compute.id))
                QVERIFY(part->workload(workload.id));
        }
    }
    // What waits for each other is one part, and so is what shares a commitment.
    Plan chained = plan;
    const auto job = std::ranges::find_if(chained.workloads, [](const Workload &each) {
        return std::holds_alternative<TrainingJob>(each.detail);
    });
    QVERIFY(job != chained.workloads.end());
    for (const Workload &other : plan.workloads)
        std::get<TrainingJob>(job->detail).dependsOn << other.id;
    QVERIFY(!search::partOf(chained, *search::billOf(chained, context()), plan.computes.back().id));
    Plan committed = plan;
    Commitment &commitment = committed.commitments.emplace_back();
    commitment.size = plan.computes.front().size;
    commitment.start = plan.start;
    const std::shared_ptr<const cost::Bill> shared = search::billOf(committed, context());
    for (const Compute &compute : plan.computes) {
        const std::optional<Plan> part = search::partOf(committed, *shared, compute.id);
        QVERIFY(part);
        for (const Compute &other : plan.computes)
            QCOMPARE(part->compute(other.id) != nullptr, other.id == compute.id || other.size == commitment.size);
    }
}

void LargePlansTest::totalsAreThoseOfTheWholePlan_data()
{
    QTest::addColumn<QString>("id");
    for (const TemplateInfo &info : templates().templates())
        QTest::newRow(qPrintable(info.id)) << info.id;
}

void LargePlansTest::totalsAreThoseOfTheWholePlan()
{
    QFETCH(const QString, id);
    const Plan plan = large(id, 5);
    std::mt19937 random(20261122);
    for (const QString &compute : search::searchable(plan, catalog())) {
        search::Query query;
        query.compute = compute;
        query.mostNodes = 2;
        query.commitments = true;
        query.top = 200;
        const search::Result found = search::search(plan, context(), query);
        const Evaluation now = evaluated(plan);
        if (found.current && found.current->complete)
            QCOMPARE(found.current->total, now.total.known().minor());
        QCOMPARE(found.rest.known(), now.total.known() - now.costOf(compute).known());
        for (int i = 0; i < 2 && !found.ranked.empty(); ++i) {
            const search::Candidate &each = found.ranked[random() % found.ranked.size()];
            const Result<Plan> with = applied(search::choice(plan, context(), compute, each), plan);
            QVERIFY(with);
            const Evaluation evaluation = evaluated(*with);
            QCOMPARE(each.total, evaluation.total.known().minor());
            QCOMPARE(each.complete, evaluation.total.isComplete());
        }
    }
}

void LargePlansTest::weighingIsPartOfEvaluating_data()
{
    totalsAreThoseOfTheWholePlan_data();
}

void LargePlansTest::weighingIsPartOfEvaluating()
{
    QFETCH(const QString, id);
    const Plan plan = large(id, 3);
    const Evaluation all = evaluated(plan);
    const Evaluation weighed = weigh(plan, context());
    QCOMPARE(weighed.total, all.total);
    QCOMPARE(weighed.owed, all.owed);
    QCOMPARE(weighed.peakMonth, all.peakMonth);
    QCOMPARE(weighed.lines.size(), all.lines.size());
    QCOMPARE(weighed.findings, all.findings);
    QCOMPARE(weighed.quota.size(), all.quota.size());
    QVERIFY(!all.findings.empty());
}

void LargePlansTest::partsAreAllOfThePlan()
{
    const Plan plan = large(u"vision-realtime"_s, 6);
    const std::vector<Plan> parts = search::partsOf(plan, cost::PlanIndex(plan), catalog());
    QVERIFY(parts.size() > 3);
    std::size_t workloads = 0;
    std::size_t computes = 0;
    for (const Plan &part : parts) {
        workloads += part.workloads.size();
        computes += part.computes.size();
        std::optional<Plan> same = search::tiedPartOf(plan, cost::PlanIndex(plan), part.computes[0].id);
        QVERIFY(same && same->budget);
        same->budget.reset(); // which is of the whole
        QVERIFY(*same == part);
    }
    QCOMPARE(workloads, plan.workloads.size());
    QCOMPARE(computes, plan.computes.size());
    // One compute is another: only its part is left, and a place in it leads to the same field of the plan.
    Plan other = plan;
    const std::size_t last = plan.computes.size() - 1;
    other.computes[last].size = u"Standard_NC40ads_H100_v5"_s;
    const std::optional<search::Difference> difference = search::differenceOf(plan, other, catalog());
    QVERIFY(difference.has_value());
    QCOMPARE(difference->first, *search::tiedPartOf(plan, cost::PlanIndex(plan), plan.computes[last].id));
    QCOMPARE(difference->second, *search::tiedPartOf(other, cost::PlanIndex(other), plan.computes[last].id));
    QCOMPARE(search::fieldInWhole(u"/computes/0/size"_s, difference->first, plan),
             u"/computes/%1/size"_s.arg(last));
    QCOMPARE(search::fieldInWhole(u"/assumptions/targetUtilizationPercent"_s, difference->first, plan),
             u"/assumptions/targetUtilizationPercent"_s);
    QVERIFY(!search::differenceOf(plan, plan, catalog()));
}

void LargePlansTest::constraintsCostWhatThePlanWithoutThemSays_data()
{
    QTest::addColumn<QString>("id");
    for (const char *id : {"vision-realtime", "tabular-automl-batch"})
        QTest::newRow(id) << QString::fromLatin1(id);
}

void LargePlansTest::constraintsCostWhatThePlanWithoutThemSays()
{
    QFETCH(const QString, id);
    const Plan plan = large(id, 3);
    search::BestOptions options;
    options.mostNodes = 2;
    const search::BestPlan best = search::bestPlan(plan, context(), options);
    int checked = 0;
    for (const search::Relaxation &constraint : search::relaxationsOf(plan, catalog())) {
        const Result<Plan> without = applied(constraint.edit, plan);
        QVERIFY(without);
        search::BestOptions wider = options;
        wider.priceConstraints = false;
        wider.everyRegion = constraint.everyRegion;
        wider.commitments = constraint.commitments;
        // In full: every compute searched anew, with the workspace in each region in turn.
        const search::BestPlan anew = search::bestPlan(*without, context(), wider);
        const auto priced = std::ranges::find_if(best.constraints, [&](const search::ConstraintPrice &each) {
            return each.id == constraint.id && each.field == constraint.field;
        });
        QVERIFY(priced != best.constraints.end());
        QCOMPARE(priced->total, anew.after);
        ++checked;
    }
    QVERIFY(checked > 1);
}

void LargePlansTest::aSearchCanBeCancelledFromWithin()
{
    const Plan plan = large(u"vision-realtime"_s, 6);
    const std::atomic<bool> cancelled = true;
    search::Query query;
    query.compute = search::searchable(plan, catalog()).value(0);
    QVERIFY(search::search(plan, context(), query, &cancelled).ranked.empty());
    QVERIFY(search::bestPlan(plan, context(), {}, &cancelled).choices.empty());
    QVERIFY(search::regionCosts(plan, context(), &cancelled).empty());
}

SLIPWAY_TEST(LargePlansTest)
#include "tst_largeplans.moc"
