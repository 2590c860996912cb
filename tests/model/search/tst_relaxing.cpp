// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/search/bestplan.h"
#include "tests/model/search/searchfixture.h"
#include "tests/support/testrun.h"

#include <QRandomGenerator>
#include <QTest>

#include <algorithm>
#include <tuple>
#include <utility>
#include <vector>

using namespace slipway;
using namespace slipway::test;
using namespace Qt::StringLiterals;

namespace {

constexpr quint32 randomPlans = 12;

/// What plans are weighed by, least first: computes without a choice, blockers, whether something has no price, and what is paid
/// with moving there.
using Weight = std::tuple<qsizetype, int, bool, std::int64_t>;

Weight weightOf(const Plan &plan, int mostNodes, bool everyRegion = false)
{
    search::BestOptions options;
    options.everyRegion = everyRegion;
    options.priceConstraints = false;
    options.mostNodes = mostNodes;
    const search::BestPlan best = search::bestPlan(plan, context(), options);
    return {best.without.size(), best.afterBlockers, !best.committed().isComplete(),
            best.committed().known().minor()};
}

struct Relaxed
{
    QString name;
    Plan plan;
};

void addRegions(Plan &plan, const QStringList &regions)
{
    for (const QString &region : regions) {
        if (!plan.namesRegion(region))
            plan.otherRegions << region;
    }
}

/// The plan with one constraint of it relaxed, in each way there is; other targets are in TargetCostsTest.
std::vector<Relaxed> relaxed(const Plan &plan)
{
    std::vector<Relaxed> all;
    const auto add = [&](const QString &name, const auto &relax) {
        Plan other = plan;
        if (relax(other))
            all.push_back({name, std::move(other)});
    };
    add(u"machines that may be taken away"_s,
        [](Plan &other) { return !std::exchange(other.preemptibleAcceptable, true); });
    add(u"more regions"_s, [](Plan &other) {
        addRegions(other, {u"northeurope"_s, u"swedencentral"_s, u"uksouth"_s});
        return true;
    });
    add(u"a larger budget"_s, [](Plan &other) {
        if (other.budget)
            other.budget->amount = u"99999999"_s;
        return other.budget.has_value();
    });
    for (std::size_t w = 0; w < plan.workloads.size(); ++w) {
        add(u"more time for "_s + plan.workloads[w].id, [w](Plan &other) {
            Workload::Detail &detail = other.workloads[w].detail;
            if (auto *batch = std::get_if<BatchScoring>(&detail))
                batch->windowHours *= 2;
            else if (auto *endpoint = std::get_if<RealtimeEndpoint>(&detail))
                endpoint->latencyTargetMilliseconds *= 2;
            else if (auto *job = std::get_if<TrainingJob>(&detail); job && job->deadlineHours)
                *job->deadlineHours *= 2;
            else
                return false;
            return true;
        });
    }
    return all;
}

/// A template with other constraints.
Plan drawnPlan(quint32 seed)
{
    QRandomGenerator random(seed);
    const std::vector<TemplateInfo> &all = templates().templates();
    Plan plan = templatePlan(all[seed % all.size()].id);
    plan.months = 1 + random.bounded(18);
    plan.preemptibleAcceptable = random.bounded(2) == 0;
    plan.otherRegions.clear();
    if (random.bounded(2) == 0)
        addRegions(plan, {u"northeurope"_s});
    for (Workload &workload : plan.workloads) {
        workload.startMonth %= plan.months;
        const double factor = 0.5 + random.generateDouble() * 2;
        if (auto *job = std::get_if<TrainingJob>(&workload.detail); job && random.bounded(2) == 0)
            job->deadlineHours
                = job->work.measuredHours.likely > 0 ? job->work.measuredHours.likely * factor : 24;
        else if (auto *endpoint = std::get_if<RealtimeEndpoint>(&workload.detail))
            endpoint->latencyTargetMilliseconds *= factor;
        else if (auto *batch = std::get_if<BatchScoring>(&workload.detail))
            batch->windowHours *= factor;
    }
    return plan;
}

} // namespace

/// More that is allowed never makes the best plan dearer.
class RelaxingTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aThousandRefusedWaysLeaveTheRest();
    void noRelaxationIsDearer_data();
    void noRelaxationIsDearer();
    void noDrawnRelaxationIsDearer_data();
    void noDrawnRelaxationIsDearer();
    void everyRegionIsNeverDearer_data();
    void everyRegionIsNeverDearer();
    void noConstraintCostsLessThanNothing_data();
    void noConstraintCostsLessThanNothing();

private:
    static void compare(const Plan &plan, const std::vector<Relaxed> &others);
};

/// With machines that may be taken away a thousand candidates come before the first that the plan as a whole goes with, and the
/// nodes of a batch on them are not what is wrong.
void RelaxingTest::aThousandRefusedWaysLeaveTheRest()
{
    Plan plan = templatePlan(u"tabular-automl-batch"_s);
    const Weight strict = weightOf(plan, 16);
    plan.preemptibleAcceptable = true;
    QVERIFY(weightOf(plan, 16) <= strict);
    // Coupled computes in another home, whose list is exhausted as well.
    addRegions(plan, {u"swedencentral"_s, u"uksouth"_s});
    QVERIFY(weightOf(plan, 16) <= strict);
}

void RelaxingTest::compare(const Plan &plan, const std::vector<Relaxed> &others)
{
    const Weight strict = weightOf(plan, 4);
    for (const Relaxed &other : others) {
        const Weight weight = weightOf(other.plan, 4);
        QVERIFY2(weight <= strict,
                 qPrintable(u"%1: %2, before %3"_s.arg(other.name, QString::number(std::get<3>(weight)),
                                                       QString::number(std::get<3>(strict)))));
    }
}

void RelaxingTest::noRelaxationIsDearer_data()
{
    QTest::addColumn<QString>("id");
    for (const TemplateInfo &info : templates().templates())
        QTest::addRow("%s", qPrintable(info.id)) << info.id;
}

void RelaxingTest::noRelaxationIsDearer()
{
    QFETCH(QString, id);
    const Plan plan = templatePlan(id);
    compare(plan, relaxed(plan));
}

void RelaxingTest::noDrawnRelaxationIsDearer_data()
{
    QTest::addColumn<quint32>("seed");
    for (quint32 seed = 1; seed <= randomPlans; ++seed)
        QTest::addRow("%u", seed) << seed;
}

void RelaxingTest::noDrawnRelaxationIsDearer()
{
    QFETCH(quint32, seed);
    const Plan plan = drawnPlan(seed);
    std::vector<Relaxed> all = relaxed(plan);
    // Two of them: what is drawn often is drawn widely.
    QRandomGenerator random(seed);
    std::shuffle(all.begin(), all.end(), random);
    if (all.size() > 2)
        all.resize(2);
    compare(plan, all);
}

void RelaxingTest::everyRegionIsNeverDearer_data()
{
    QTest::addColumn<QString>("id");
    for (const QString &id : {u"proof-of-concept"_s, u"vision-realtime"_s, u"many-models-forecast"_s})
        QTest::addRow("%s", qPrintable(id)) << id;
}

/// All regions have those of the plan among them, and some have fewer machines of which nobody knows the speed.
void RelaxingTest::everyRegionIsNeverDearer()
{
    QFETCH(QString, id);
    Plan plan = templatePlan(id);
    const Weight everywhere = weightOf(plan, 2, true);
    QVERIFY(everywhere <= weightOf(plan, 2));
    addRegions(plan, {u"centralindia"_s, u"eastus2"_s, u"swedencentral"_s});
    QVERIFY(everywhere <= weightOf(plan, 2));
}

void RelaxingTest::noConstraintCostsLessThanNothing_data()
{
    QTest::addColumn<QString>("size");
    QTest::addColumn<bool>("everyRegion");
    // What was measured on each; of the last nobody knows how fast its CPUs are.
    QTest::addRow("D4s v3") << u"Standard_D4s_v3"_s << false;
    QTest::addRow("D4s v3, every region") << u"Standard_D4s_v3"_s << true;
    QTest::addRow("L8s v3") << u"Standard_L8s_v3"_s << false;
}

/// The plan that keeps a constraint is there without it as well, whatever the search settles on: a size of which nobody knows the speed must
/// save a tenth, and another known one may come before it.
void RelaxingTest::noConstraintCostsLessThanNothing()
{
    QFETCH(QString, size);
    QFETCH(bool, everyRegion);
    Plan plan = templatePlan(u"proof-of-concept"_s);
    for (Compute &compute : plan.computes)
        compute.size = size;
    for (Workload &workload : plan.workloads) {
        if (auto *job = std::get_if<TrainingJob>(&workload.detail); job && !job->work.measuredSize.isEmpty())
            job->work.measuredSize = size;
    }
    search::BestOptions options;
    options.everyRegion = everyRegion;
    options.mostNodes = 2;
    const search::BestPlan best = search::bestPlan(plan, context(), options);
    QVERIFY(!best.constraints.empty());
    for (const search::ConstraintPrice &each : best.constraints) {
        const Total without = each.total + each.owed + each.moving;
        QVERIFY2(without <= best.committed(), qPrintable(each.name));
        if (each.price)
            QCOMPARE(Total(*each.price) + without, best.committed());
    }
}

SLIPWAY_TEST(RelaxingTest)
#include "tst_relaxing.moc"
