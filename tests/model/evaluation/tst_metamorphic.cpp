// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/model/evaluation/evaluationfixture.h"
#include "tests/model/exports/azureml/azuremlfixture.h"
#include "tests/support/testrun.h"

#include <QRandomGenerator>
#include <QTest>

#include <algorithm>

using namespace slipway;
using namespace slipway::test;
using namespace Qt::StringLiterals;

namespace {

constexpr quint32 randomPlans = 600;
constexpr int manyNodes = 40;

struct NamedPlan
{
    QString name;
    Plan plan;
};

/// A compute of the plan on that target, `wanted` where it is one; else one more.
QString computeOn(Plan &plan, const QString &target, const QString &wanted)
{
    const Compute *named = plan.compute(wanted);
    if (named && named->target == target)
        return wanted;
    const auto other = std::ranges::find(plan.computes, target, &Compute::target);
    if (other != plan.computes.end())
        return other->id;
    Compute more;
    more.id = u"more-%1"_s.arg(plan.computes.size());
    more.target = target;
    more.size = u"Standard_D4s_v3"_s;
    more.maxNodes = manyNodes;
    plan.computes.push_back(more);
    return more.id;
}

/// Work stands where it is billed: runs on clusters, answers on endpoints, people on machines of their own. Elsewhere it would
/// only be "at least".
void placeWork(Plan &plan)
{
    for (Workload &workload : plan.workloads) {
        if (auto *people = std::get_if<Experimentation>(&workload.detail))
            people->compute = computeOn(plan, u"compute_instance"_s, people->compute);
        else if (auto *job = std::get_if<TrainingJob>(&workload.detail)) {
            job->compute = computeOn(plan, u"compute_cluster"_s, job->compute);
            if (job->work.measuredHours.likely <= 0)
                job->work.measuredHours = Estimate{1};
        } else if (auto *batch = std::get_if<BatchScoring>(&workload.detail)) {
            batch->compute = computeOn(plan, u"compute_cluster"_s, batch->compute);
            if (batch->secondsPerItem.likely <= 0)
                batch->secondsPerItem = Estimate{0.05};
        } else if (auto *endpoint = std::get_if<RealtimeEndpoint>(&workload.detail)) {
            for (Deployment &deployment : endpoint->deployments)
                deployment.compute = computeOn(plan, u"managed_online_endpoint"_s, deployment.compute);
        }
    }
}

/// As it was drawn, but of what has a price, so that most totals are whole, and with nodes enough that hardly a run waits: see
/// runsThatWaitForNothingNeverMakeAClusterDearer().
Plan pricedPlan(quint32 seed)
{
    static const QStringList targets{u"compute_cluster"_s, u"compute_cluster"_s,
                                     u"managed_online_endpoint"_s};
    static const QStringList sizes{u"Standard_D4s_v3"_s, u"Standard_E8s_v3"_s, u"Standard_D8s_v3"_s};
    QRandomGenerator random(seed);
    Plan plan = randomDeployablePlan(seed);
    plan.months = 1 + plan.months % 24;
    plan.assumptions = {};
    plan.commitments = {};
    plan.additions = {};
    plan.isolation = {};
    for (Compute &compute : plan.computes) {
        Compute priced;
        priced.id = compute.id;
        priced.target = targets[random.bounded(targets.size())];
        priced.size = sizes[random.bounded(sizes.size())];
        priced.instances = compute.instances;
        priced.minNodes = compute.minNodes;
        priced.maxNodes = manyNodes;
        compute = priced;
    }
    for (Workload &workload : plan.workloads) {
        workload.startMonth %= plan.months;
        if (auto *job = std::get_if<TrainingJob>(&workload.detail))
            job->dependsOn.clear();
    }
    placeWork(plan);
    return plan;
}

/// The eight templates, and plans drawn at random.
const std::vector<NamedPlan> &plans()
{
    static const std::vector<NamedPlan> all = [] {
        std::vector<NamedPlan> made;
        for (const TemplateInfo &info : templates().templates())
            made.push_back({info.id, templatePlan(info.id)});
        for (quint32 seed = 1; seed <= randomPlans; ++seed) {
            Plan plan = pricedPlan(seed);
            made.push_back({u"random plan %1"_s.arg(seed), std::move(plan)});
        }
        return made;
    }();
    return all;
}

/// Whether runs on the cluster of a job may ask for more nodes at a time than it has: then they queue, and one job less lets others begin at
/// another hour (see runsThatWaitForNothingNeverMakeAClusterDearer()).
bool mayQueue(const Plan &plan, const Workload &workload)
{
    const auto *job = std::get_if<TrainingJob>(&workload.detail);
    const Compute *cluster = job ? plan.compute(job->compute) : nullptr;
    if (!cluster)
        return false;
    std::int64_t asked = 0;
    for (const Workload &other : plan.workloads) {
        const auto *beside = std::get_if<TrainingJob>(&other.detail);
        if (!beside || !other.enabled || beside->compute != cluster->id)
            continue;
        const bool trials = beside->kind == TrainingKind::Sweep || beside->kind == TrainingKind::AutoML;
        asked += std::int64_t(beside->nodesPerRun) * (trials ? std::max(1, std::min(beside->trials, beside->parallelTrials)) : 1);
    }
    return asked > cluster->maxNodes;
}

QString changed(const NamedPlan &from, const QString &what, const Total &before, const Total &after)
{
    return u"%1, %2: %3 -> %4"_s.arg(from.name, what, before.known().toDecimal(), after.known().toDecimal());
}

/// The same amount, and as much without a price: what that is called tells the work on it in the order of the plan ("Tuning and 3 more").
bool isSame(const Total &a, const Total &b)
{
    return a.known() == b.known() && a.missing().size() == b.missing().size();
}

/// Whether all of it has a price: "at least" so much says nothing of another "at least".
bool isWhole(const Total &total)
{
    return total.missing().isEmpty();
}

/// That many of the plans could be compared.
void expectEnough(int compared)
{
    QVERIFY2(compared >= 80, qPrintable(u"only %1 compared"_s.arg(compared)));
    qInfo("%d compared", compared);
}

} // namespace

/// What must hold between the totals of two plans, whatever they are.
class MetamorphicTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theOrderChangesNothing();
    void whatIsSwitchedOffCostsNothing();
    void runsThatWaitForNothingNeverMakeAClusterDearer();
    void twiceAsMuchNeverCostsLess();
    void aLongerHorizonNeverCostsLess();
};

void MetamorphicTest::theOrderChangesNothing()
{
    QRandomGenerator random(7);
    QStringList faults;
    for (const NamedPlan &each : plans()) {
        const Total before = evaluated(each.plan).total;
        Plan plan = each.plan;
        std::shuffle(plan.workloads.begin(), plan.workloads.end(), random);
        if (const Total after = evaluated(plan).total; !isSame(after, before))
            faults << changed(each, u"workloads in another order"_s, before, after);
        std::shuffle(plan.computes.begin(), plan.computes.end(), random);
        if (const Total after = evaluated(plan).total; !isSame(after, before))
            faults << changed(each, u"computes in another order"_s, before, after);
    }
    QVERIFY2(faults.isEmpty(), qPrintable(u'\n' + faults.join(u'\n')));
}

void MetamorphicTest::whatIsSwitchedOffCostsNothing()
{
    QStringList faults;
    int compared = 0;
    for (const NamedPlan &each : plans()) {
        const Total before = evaluated(each.plan).total;
        if (!isWhole(before))
            continue;
        ++compared;
        for (std::size_t w = 0; w < each.plan.workloads.size(); ++w) {
            Plan plan = each.plan;
            if (mayQueue(plan, plan.workloads[w]))
                continue;
            plan.workloads[w].enabled = false;
            if (const Total after = evaluated(plan).total; after > before)
                faults << changed(each, u"without "_s + plan.workloads[w].id, before, after);
        }
    }
    expectEnough(compared);
    QVERIFY2(faults.isEmpty(), qPrintable(u'\n' + faults.join(u'\n')));
}

void MetamorphicTest::runsThatWaitForNothingNeverMakeAClusterDearer()
{
    // Where runs queue or wait for each other, one run less lets others begin at another hour, where they may meet more nodes of the
    // lowest number taken, or none warm: no order of first come, first served is free of that. Where nothing waits, all begin as before.
    QRandomGenerator random(41);
    QStringList faults;
    for (int i = 0; i < 200; ++i) {
        Plan plan;
        plan.start = YearMonth(2027, 1);
        plan.months = 1;
        Compute cluster;
        cluster.id = u"shared"_s;
        cluster.target = u"compute_cluster"_s;
        cluster.size = u"Standard_D4s_v3"_s;
        cluster.minNodes = random.bounded(0, 4);
        cluster.maxNodes = 400;
        cluster.idleSeconds = i % 3 == 0 ? 120 : i % 3 == 1 ? 3600 : 7 * 24 * 3600;
        plan.computes = {cluster};
        for (int w = 0; w < 4; ++w) {
            TrainingJob training;
            training.compute = u"shared"_s;
            // Longer than a start: a shorter run may bridge a gap and save one.
            training.work.measuredHours = 0.5 + random.bounded(10.0);
            training.runsPerMonth = random.bounded(1, 20);
            training.nodesPerRun = random.bounded(1, 5);
            if (random.bounded(2) == 0)
                training.pattern = RunPattern::Together;
            Workload workload;
            workload.id = u"w%1"_s.arg(w);
            workload.detail = training;
            plan.workloads.push_back(workload);
        }
        const Total before = evaluated(plan).total;
        for (std::size_t w = 0; w < plan.workloads.size(); ++w) {
            plan.workloads[w].enabled = false;
            if (const Total after = evaluated(plan).total; after > before)
                faults << changed({u"cluster %1"_s.arg(i), {}}, u"without w%1"_s.arg(w), before, after);
            plan.workloads[w].enabled = true;
        }
    }
    QVERIFY2(faults.isEmpty(), qPrintable(u'\n' + faults.join(u'\n')));
}

void MetamorphicTest::twiceAsMuchNeverCostsLess()
{
    QStringList faults;
    int compared = 0;
    for (const NamedPlan &each : plans()) {
        const Total before = evaluated(each.plan).total;
        Plan plan = each.plan;
        for (Workload &workload : plan.workloads) {
            if (auto *job = std::get_if<TrainingJob>(&workload.detail))
                job->runsPerMonth = job->runsPerMonth.likely * 2;
            if (auto *batch = std::get_if<BatchScoring>(&workload.detail))
                batch->runsPerMonth = batch->runsPerMonth.likely * 2;
            if (auto *endpoint = std::get_if<RealtimeEndpoint>(&workload.detail))
                endpoint->peakRequestsPerSecond = endpoint->peakRequestsPerSecond.likely * 2;
            if (auto *people = std::get_if<Experimentation>(&workload.detail))
                people->people = people->people.likely * 2;
        }
        const Total after = evaluated(plan).total;
        compared += isWhole(after) ? 1 : 0;
        if (isWhole(after) && after < before)
            faults << changed(each, u"twice as much"_s, before, after);
    }
    expectEnough(compared);
    QVERIFY2(faults.isEmpty(), qPrintable(u'\n' + faults.join(u'\n')));
}

void MetamorphicTest::aLongerHorizonNeverCostsLess()
{
    QStringList faults;
    int compared = 0;
    for (const NamedPlan &each : plans()) {
        const Total before = evaluated(each.plan).total;
        for (const int more : {1, 5, 24}) {
            Plan plan = each.plan;
            plan.months += more;
            const Total after = evaluated(plan).total;
            compared += isWhole(after) ? 1 : 0;
            if (isWhole(after) && after < before)
                faults << changed(each, u"%1 months more"_s.arg(more), before, after);
        }
    }
    expectEnough(compared);
    QVERIFY2(faults.isEmpty(), qPrintable(u'\n' + faults.join(u'\n')));
}

SLIPWAY_TEST(MetamorphicTest)

#include "tst_metamorphic.moc"
