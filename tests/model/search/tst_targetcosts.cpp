// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/search/bestplan.h"
#include "model/search/blockers.h"
#include "model/search/choice.h"
#include "model/search/targetcosts.h"
#include "tests/model/search/searchfixture.h"
#include "tests/support/testrun.h"

#include <QTest>

#include <algorithm>

using namespace slipway;
using namespace slipway::test;
using namespace Qt::StringLiterals;

namespace {

TargetId targetNamed(const QString &id)
{
    return catalog().findTarget(id).value();
}

const search::TargetCost *costOn(const std::vector<search::TargetCost> &costs, const QString &id)
{
    const auto found = std::ranges::find(costs, targetNamed(id), &search::TargetCost::target);
    return found == costs.end() ? nullptr : &*found;
}

QString told(const std::vector<search::TargetCost> &costs)
{
    QStringList lines;
    for (const search::TargetCost &cost : costs)
        lines << u"%1: %2 %3"_s.arg(catalog().target(cost.target).id,
                                    cost.total ? cost.total->known().toDecimal() : u"-"_s,
                                    cost.reasons.empty() ? QString() : cost.reasons.front().text);
    return lines.join(u'\n');
}

std::vector<TargetId> allTargets()
{
    std::vector<TargetId> all;
    for (std::size_t t = 0; t < catalog().targets().size(); ++t)
        all.push_back(static_cast<TargetId>(t));
    return all;
}

} // namespace

/// The target as a dimension of what is searched for.
class TargetCostsTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatStaysBlockedIsToldAndComesLast();
    void everyTargetHasATotalOrAReason_data() { addTemplates(); }
    void everyTargetHasATotalOrAReason();
    void jobsOnServerlessComputeNeedNoBalancer();
    void podsTakeAsManyGpusAsTheTargetAsksFor();
    void podsOnStrongerGpusAreFewer();
    void ownMachinesAreNeverCalledCheapest();
    void tokensAreAPriceLikeAnyOther();
    void workStaysTheSameOnEveryTarget_data() { addTemplates(); }
    void workStaysTheSameOnEveryTarget();
    void sparkJobsStayOnSpark();
    void podsAnswerAsFastAsTheirGpus_data();
    void podsAnswerAsFastAsTheirGpus();
    void weightsFitWhereverTheyAreServed();
    void reasonsAreOfTheWorkOnTheCompute();
    void nobodyHostsAModelOfOnesOwn();
    void theBestPlanOverTargetsIsNeverDearer_data() { addTemplates(); }
    void theBestPlanOverTargetsIsNeverDearer();

private:
    static void addTemplates()
    {
        QTest::addColumn<QString>("id");
        for (const TemplateInfo &info : templates().templates())
            QTest::newRow(qPrintable(info.id)) << info.id;
    }
};

void TargetCostsTest::everyTargetHasATotalOrAReason()
{
    QFETCH(QString, id);
    const Plan plan = templatePlan(id);
    const Evaluation now = evaluated(plan);
    for (const Compute &compute : plan.computes) {
        const std::vector<search::TargetCost> costs = search::targetCosts(plan, context(), compute.id);
        QVERIFY(!costs.empty());
        bool wasPossible = true;
        for (const search::TargetCost &cost : costs) {
            QVERIFY2(cost.total.has_value() != !cost.reasons.empty(), qPrintable(told(costs)));
            QVERIFY2(wasPossible || !cost.total, "what is possible comes first");
            wasPossible = cost.total.has_value();
            if (!cost.total)
                continue;
            // The total is that of the plan with the edit, which brings no new blocker.
            const Result<Plan> then = applied(cost.edit, plan);
            QVERIFY(then.ok());
            const Evaluation evaluation = evaluated(*then);
            QCOMPARE(evaluation.total, *cost.total);
            QVERIFY(search::newBlockers(evaluation, now).empty());
            QCOMPARE(then->compute(compute.id)->target, catalog().target(cost.target).id);
        }
    }
}

/// A cluster pays for a load balancer all month, 730 h at 0.025 USD in the price book; serverless compute of the same size for the
/// same node-hours does not. Everything else is alike.
void TargetCostsTest::jobsOnServerlessComputeNeedNoBalancer()
{
    Plan plan = templatePlan(u"proof-of-concept"_s);
    const std::vector<search::TargetCost> costs
        = search::targetCosts(plan, context(), u"train"_s,
                              {targetNamed(u"compute_cluster"_s), targetNamed(u"serverless_compute"_s)});
    const auto *cluster = costOn(costs, u"compute_cluster"_s);
    const auto *serverless = costOn(costs, u"serverless_compute"_s);
    QVERIFY2(cluster && serverless && cluster->total && serverless->total, qPrintable(told(costs)));
    QVERIFY(cluster->current && !serverless->current);
    QVERIFY2(*serverless->total < *cluster->total, qPrintable(told(costs)));
    QVERIFY(cluster->candidate && serverless->candidate);
}

void TargetCostsTest::ownMachinesAreNeverCalledCheapest()
{
    const Plan plan = templatePlan(u"proof-of-concept"_s);
    const std::vector<search::TargetCost> costs = search::targetCosts(plan, context(), u"train"_s);
    const auto *local = costOn(costs, u"local"_s);
    QVERIFY(local);
    QVERIFY(!local->paid);
    const auto unpaid
        = std::ranges::find_if(costs, [](const auto &cost) { return cost.total && !cost.paid; });
    QVERIFY(std::all_of(unpaid, costs.end(), [](const auto &cost) { return !cost.total || !cost.paid; }));
    search::BestOptions options;
    options.targets = allTargets();
    options.priceConstraints = false;
    for (const search::TargetMove &move : search::bestPlan(plan, context(), options).moves)
        QVERIFY(catalog().target(move.after).id != u"local");
}

/// 1 request a second of 1,500 and 300 tokens: 3,942 and 788.4 million tokens a month, at 0.15 and 0.60 USD 1,064.34 in all.
void TargetCostsTest::tokensAreAPriceLikeAnyOther()
{
    Plan plan = templatePlan(u"vision-realtime"_s);
    plan.months = 1;
    plan.growth = {};
    plan.workload(u"serve")->startMonth = 0;
    auto &endpoint = std::get<RealtimeEndpoint>(plan.workload(u"serve")->detail);
    endpoint.peakRequestsPerSecond = 1;
    endpoint.dayProfile.fill(100);
    endpoint.promptTokens = 1500;
    endpoint.outputTokens = 300;
    Compute &compute = *plan.compute(endpoint.deployments[0].compute);
    compute.target = u"serverless_api"_s;
    compute.size.clear();
    compute.hosted = HostedModel();
    compute.hosted->model = u"gpt-oss-120b"_s;
    const Total own = evaluated(plan).costOf(compute.id);
    QVERIFY(own.isComplete());
    QCOMPARE(own.known().toDecimal(), u"1064.34"_s);
    // An agreed price takes the place of the book's, for one direction alone as well.
    compute.hosted->inputPrice = u"0.10"_s;
    QCOMPARE(evaluated(plan).costOf(compute.id).known().toDecimal(), u"867.24"_s);
    // A model that the book does not have is not free.
    compute.hosted->model = u"nobody-knows-it"_s;
    QVERIFY(!evaluated(plan).costOf(compute.id).isComplete());
    // Nor is one without tokens.
    compute.hosted->model = u"gpt-oss-120b"_s;
    endpoint.outputTokens.reset();
    QVERIFY(!evaluated(plan).costOf(compute.id).isComplete());
}

/// A target is found for the work that the plan has: a job of another kind, or an endpoint that is only tried, is another plan.
void TargetCostsTest::workStaysTheSameOnEveryTarget()
{
    QFETCH(QString, id);
    const Plan plan = templatePlan(id);
    for (const Compute &compute : plan.computes) {
        for (const search::TargetCost &cost : search::targetCosts(plan, context(), compute.id)) {
            const Plan then = applied(cost.edit, plan).value();
            QCOMPARE(then.placement, plan.placement);
            QVERIFY(then.model == plan.model);
            QCOMPARE(then.compute(compute.id)->environment, compute.environment);
            for (std::size_t w = 0; w < plan.workloads.size(); ++w) {
                const Workload &after = then.workloads[w];
                QCOMPARE(after.environment, plan.workloads[w].environment);
                QCOMPARE(after.placement, plan.workloads[w].placement);
                const auto *job = std::get_if<TrainingJob>(&plan.workloads[w].detail);
                if (job)
                    QCOMPARE(std::get<TrainingJob>(after.detail).kind, job->kind);
            }
        }
    }
}

void TargetCostsTest::sparkJobsStayOnSpark()
{
    const Plan plan = templatePlan(u"spark-features-batch"_s);
    for (const search::TargetCost &cost : search::targetCosts(plan, context(), u"spark"_s)) {
        const SparkUse use = catalog().target(cost.target).traits.spark;
        QVERIFY2(!cost.total || use == SparkUse::Only || use == SparkUse::Also,
                 qPrintable(catalog().target(cost.target).id));
    }
    for (const search::TargetCost &cost : search::targetCosts(plan, context(), u"train"_s))
        QVERIFY2(!cost.total || catalog().target(cost.target).traits.spark != SparkUse::Only,
                 qPrintable(catalog().target(cost.target).id));
}

void TargetCostsTest::podsAnswerAsFastAsTheirGpus_data()
{
    QTest::addColumn<QString>("id");
    QTest::newRow("A100") << u"llm-finetune-endpoint"_s;
    QTest::newRow("T4") << u"vision-realtime"_s;
}

/// Times that a plan states were measured on its GPU: a third of another one is not as fast, whatever target it is on.
void TargetCostsTest::podsAnswerAsFastAsTheirGpus()
{
    QFETCH(QString, id);
    const Plan plan = templatePlan(id);
    const sizing::Machine planned
        = sizing::machineOf(catalog(), catalog().size(*catalog().findSize(plan.compute(u"serve")->size)));
    int found = 0;
    for (const search::TargetCost &cost : search::targetCosts(plan, context(), u"serve"_s)) {
        if (!cost.candidate)
            continue;
        ++found;
        const sizing::Machine machine = sizing::machineOf(catalog(), catalog().size(cost.candidate->size));
        const QString what = search::words(context(), *cost.candidate);
        // What answers on a weaker GPU is counted slower; a pod has one of those of its node.
        const bool isPod = catalog().target(cost.target).traits.billing == Billing::Kubernetes;
        const double bandwidth = machine.gpuBandwidth * (isPod ? std::min(1.0, machine.gpus) : machine.gpus);
        const double longer = planned.gpuBandwidth / std::max(1.0, bandwidth);
        QVERIFY2(
            cost.candidate->measure
                    >= std::get<RealtimeEndpoint>(plan.workload(u"serve")->detail).serviceMilliseconds.likely
                        * longer * 0.999
                || bandwidth >= planned.gpuBandwidth,
            qPrintable(what));
    }
    QVERIFY(found >= 2);
}

/// A T4 has 65 TFLOPS of 16 bits and 320 GB/s, an H100 NVL 835 and 3,938: a request takes between 65 / 835 = 0.0778 and 320 / 3,938 = 0.0813 of
/// its time. A pod that does 10 requests a second on a T4 does 10 x 3,938 / 320 = 123.06 there, by the slow end. With 70 % of it used, 69 a second
/// take 69 / 7 = 9.9, so 10 pods on T4, and 69 / 86.1 = 0.80, so one, on H100. The other
/// way round the slow end is that of the peaks, 835 / 65 = 12.85: 123.06 become 9.58, and 69 / 6.71 = 10.3, so 11 T4.
void TargetCostsTest::podsOnStrongerGpusAreFewer()
{
    Plan plan = templatePlan(u"vision-realtime"_s);
    plan.model = {};
    plan.model.precision = Precision::Float16;
    plan.growth = {};
    plan.assumptions.targetUtilizationPercent = 70;
    auto &endpoint = std::get<RealtimeEndpoint>(plan.workload(u"serve")->detail);
    endpoint.servedModel.reset();
    endpoint.promptTokens.reset();
    endpoint.outputTokens.reset();
    endpoint.servingPrecision.reset();
    endpoint.serviceMilliseconds = 100;
    endpoint.concurrency = 1;
    endpoint.peakRequestsPerSecond = 69;
    endpoint.dayProfile.fill(100);
    endpoint.latencyTargetMilliseconds = 10000;
    endpoint.spareInstance = false;
    endpoint.zones = 1;
    endpoint.rollout = {};
    endpoint.deployments.resize(1);
    Deployment &deployment = endpoint.deployments[0];
    deployment.sizing = InstanceSizing::Autoscale;
    deployment.minInstances = 1;
    deployment.maxInstances = 100;
    deployment.trafficPercent = 100;
    deployment.requestsPerSecondPerInstance = 10;
    Compute &serve = *plan.compute(u"serve");
    serve.target = u"kubernetes_online_endpoint"_s;
    serve.instances = 1; // nodes that are kept in any case
    serve.kubernetes.emplace().servingFrontEndVcpus = 0; // which would take a node of its own
    const QString t4 = u"Standard_NC4as_T4_v3"_s;
    const QString h100 = u"Standard_NC40ads_H100_v5"_s;
    const auto on = [&](const QString &size) {
        return search::judged(plan, context(), u"serve"_s, *catalog().findSize(size),
                              *catalog().findRegion(plan.region), PriceType::PayAsYouGo, 1)
            .value();
    };
    const auto taken = [&](const search::Candidate &candidate) {
        return applied(search::choice(plan, context(), u"serve"_s, candidate), plan).value();
    };
    const auto endpointOf
        = [](const Plan &of) { return std::get<RealtimeEndpoint>(of.workload(u"serve")->detail); };
    serve.size = t4;
    QCOMPARE(evaluated(plan).instancesAtPeak(u"serve", deployment.id), std::optional(10));
    QCOMPARE(int(on(t4).nodes), 10);
    const search::Candidate strong = on(h100);
    QVERIFY(!strong.has(Exclusion::TimeUnknown) && !strong.has(Exclusion::Weaker));
    QCOMPARE(int(strong.nodes), 1);
    const Plan then = taken(strong);
    QCOMPARE(endpointOf(then).serviceMilliseconds.likely, 8.126);
    QVERIFY(std::abs(*endpointOf(then).deployments[0].requestsPerSecondPerInstance - 123.0625) < 1e-6);
    QCOMPARE(evaluated(then).instancesAtPeak(u"serve", endpointOf(then).deployments[0].id), std::optional(1));
    // Of a model of which nobody knows its memory the lesser one is not known to hold it.
    serve.size = h100;
    deployment.requestsPerSecondPerInstance = 123.0625;
    const search::Candidate weak = on(t4);
    QCOMPARE(int(weak.nodes), 11);
    QVERIFY(weak.has(Exclusion::Weaker));
    plan.model.ramGiB = Estimate(2);
    QVERIFY(!on(t4).has(Exclusion::Weaker));
}

/// Three requests a second for 150 tokens in 2.5 s of an 8B in 8 bits: one A100 takes 3.2 s, two together 2.1. Three copies are six A100, so
/// three nodes of NC48ads; on NC96ads three copies of two are two nodes, of which one has room for another.
void TargetCostsTest::podsTakeAsManyGpusAsTheTargetAsksFor()
{
    Plan plan = templatePlan(u"llm-finetune-endpoint"_s);
    plan.budget.reset();
    plan.isolation = {};
    plan.growth = {};
    auto &endpoint = std::get<RealtimeEndpoint>(plan.workload(u"serve")->detail);
    endpoint.servedModel = u"meta-llama/Llama-3.1-8B-Instruct"_s;
    endpoint.servingPrecision = Precision::Float8;
    endpoint.serviceMilliseconds = 0;
    endpoint.serviceVariation = 0.5;
    endpoint.concurrency = 8;
    endpoint.peakRequestsPerSecond = 3;
    endpoint.dayProfile.fill(100);
    endpoint.promptTokens = 500;
    endpoint.outputTokens = 150;
    endpoint.latencyPercentile = 95;
    endpoint.latencyTargetMilliseconds = 2500;
    endpoint.spareInstance = false;
    endpoint.zones = 1;
    endpoint.deployments.resize(1);
    endpoint.deployments[0].sizing = InstanceSizing::Derived;
    endpoint.deployments[0].minInstances = 3;
    endpoint.deployments[0].maxInstances = 1000;
    endpoint.deployments[0].requestsPerSecondPerInstance.reset();
    Compute &serve = *plan.compute(u"serve");
    serve.size = u"Standard_NC40ads_H100_v5"_s;
    serve.target = u"kubernetes_online_endpoint"_s;
    serve.kubernetes.reset();
    const auto on = [&](const QString &size) {
        return search::judged(plan, context(), u"serve"_s, *catalog().findSize(size),
                              *catalog().findRegion(plan.region), PriceType::PayAsYouGo, 3)
            .value();
    };
    const auto podGpus = [&](const search::Candidate &candidate) {
        const Plan with = applied(search::choice(plan, context(), u"serve"_s, candidate), plan).value();
        return with.compute(u"serve")->kubernetes.value_or(KubernetesOptions()).podGpus;
    };
    const search::Candidate one = on(u"Standard_NC24ads_A100_v4"_s);
    QVERIFY(one.has(Exclusion::Latency));
    QCOMPARE(podGpus(one), 1);
    const search::Candidate two = on(u"Standard_NC48ads_A100_v4"_s);
    QVERIFY2(!two.has(Exclusion::Latency), qPrintable(QString::number(two.measure)));
    QCOMPARE(podGpus(two), 2);
    QCOMPARE(int(two.nodes), 3);
    const search::Candidate four = on(u"Standard_NC96ads_A100_v4"_s);
    QCOMPARE(podGpus(four), 2);
    QCOMPARE(int(four.nodes), 2);
    // Typed for one machine it stays there.
    serve.size = u"Standard_NC48ads_A100_v4"_s;
    serve.kubernetes.emplace().podGpus = 1;
    const search::Candidate typed = on(serve.size);
    QVERIFY(typed.has(Exclusion::Latency));
    QCOMPARE(podGpus(typed), 1);
    QCOMPARE(int(typed.nodes), 2);
}

/// 8 billion parameters in 16 bits are 16 GB. 8 GiB of a GPU do not hold them, though no source says how fast it is.
void TargetCostsTest::weightsFitWhereverTheyAreServed()
{
    Plan plan = templatePlan(u"llm-finetune-endpoint"_s);
    plan.model.precision = Precision::BFloat16;
    plan.model.parametersBillion = Estimate{8};
    auto &endpoint = std::get<RealtimeEndpoint>(plan.workload(u"serve")->detail);
    endpoint.servingPrecision.reset();
    const std::optional<SizeId> small = catalog().findSize(u"Standard_NV8ads_V710_v5"_s);
    QVERIFY(small);
    for (const QString &target : {u"managed_online_endpoint"_s, u"kubernetes_online_endpoint"_s}) {
        plan.compute(u"serve")->target = target;
        const auto judged = search::judged(plan, context(), u"serve"_s, *small,
                                           *catalog().findRegion(plan.region), PriceType::PayAsYouGo, 3);
        QVERIFY(judged);
        QVERIFY2(judged->has(Exclusion::Memory), qPrintable(target));
        QVERIFY2(!judged->meetsPlan(), qPrintable(target));
    }
}

/// An endpoint of the owner's machines, without a GPU: nothing that a training job asks for stands against a target.
void TargetCostsTest::reasonsAreOfTheWorkOnTheCompute()
{
    const Plan plan = templatePlan(u"edge-arc"_s);
    QVERIFY(!plan.model.gpuForInference);
    for (const search::TargetCost &cost : search::targetCosts(plan, context(), u"plant"_s)) {
        for (const search::Reason &reason : cost.reasons) {
            QVERIFY2(!reason.text.contains(u"training"_s), qPrintable(reason.text));
            QVERIFY2(!reason.text.contains(u"GPU"_s), qPrintable(reason.text));
            QVERIFY2(!reason.text.contains(u"pipelines"_s), qPrintable(reason.text));
        }
    }
}

void TargetCostsTest::nobodyHostsAModelOfOnesOwn()
{
    const std::vector<TargetId> hosted{targetNamed(u"serverless_api"_s)};
    const auto vision
        = search::targetCosts(templatePlan(u"vision-realtime"_s), context(), u"serve"_s, hosted);
    QCOMPARE(vision.size(), std::size_t(1));
    QVERIFY(!vision.front().total);
    QVERIFY2(vision.front().reasons.front().text.contains(u"hosted"_s), qPrintable(told(vision)));
    const auto language
        = search::targetCosts(templatePlan(u"llm-finetune-endpoint"_s), context(), u"serve"_s, hosted);
    QVERIFY2(language.front().total, qPrintable(told(language)));
}

void TargetCostsTest::theBestPlanOverTargetsIsNeverDearer()
{
    QFETCH(QString, id);
    const Plan plan = templatePlan(id);
    search::BestOptions options;
    options.priceConstraints = false;
    const search::BestPlan own = search::bestPlan(plan, context(), options);
    options.targets = allTargets();
    const search::BestPlan over = search::bestPlan(plan, context(), options);
    QVERIFY(own.warns || !(own.after < over.after));
    if (!over.edit)
        return;
    const Result<Plan> then = applied(*over.edit, plan);
    QVERIFY(then.ok());
    const Evaluation evaluation = evaluated(*then);
    QCOMPARE(evaluation.total, over.after);
    QVERIFY(search::newBlockers(evaluation, evaluated(plan)).empty());
    // What goes without a new warning where it is goes nowhere for one, however much that saves.
    QVERIFY(own.warns || search::newObjectionsButBudget(evaluation, evaluated(plan)).empty());
    for (const search::TargetMove &move : over.moves) {
        QCOMPARE(then->compute(move.compute)->target, catalog().target(move.after).id);
        QVERIFY(move.before != move.after);
    }
}

/// Runs of two nodes on a compute instance, which is one machine, as is a VM of one's own: it is no way out. On serverless compute they go.
void TargetCostsTest::whatStaysBlockedIsToldAndComesLast()
{
    Plan plan = templatePlan(u"vision-realtime"_s);
    plan.compute(u"train"_s)->target = u"compute_instance"_s;
    plan.compute(u"train"_s)->instances = 2;
    for (Workload &workload : plan.workloads) {
        if (auto *job = std::get_if<TrainingJob>(&workload.detail))
            job->nodesPerRun = 2;
    }
    bool isBlocked = false;
    int free = 0;
    int blocked = 0;
    for (const search::TargetCost &cost : search::targetCosts(plan, context(), u"train"_s)) {
        if (!cost.total || !cost.paid)
            continue;
        QVERIFY2(!isBlocked || !cost.blockers.isEmpty(), "one that is free comes after one that is blocked");
        isBlocked = !cost.blockers.isEmpty();
        ++(isBlocked ? blocked : free);
        const QString &id = context().catalog.target(cost.target).id;
        if (id == u"compute_instance"_s || id == u"remote_vm"_s)
            QVERIFY2(cost.blockers.join(u' ').contains(u"is a single machine"_s), qPrintable(id));
    }
    QVERIFY(free > 0 && blocked > 1);
}

SLIPWAY_TEST(TargetCostsTest)
#include "tst_targetcosts.moc"
