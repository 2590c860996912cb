// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/model/evaluation/evaluationfixture.h"
#include "tests/support/testrun.h"

#include "model/evaluation/machinerange.h"
#include "model/formulas/registry.h"

#include <QSet>
#include <QTest>

#include <algorithm>
#include <cmath>

using namespace slipway;
using namespace slipway::test;
using namespace Qt::StringLiterals;

namespace {

const SizingResult *resultOf(const Evaluation &evaluation, QStringView workload)
{
    const auto found = std::find_if(evaluation.sizing.begin(), evaluation.sizing.end(),
                                    [&](const SizingResult &each) { return each.workload == workload; });
    return found == evaluation.sizing.end() ? nullptr : &*found;
}

double likely(const Evaluation &evaluation, QStringView workload, QStringView output)
{
    const SizingResult *result = resultOf(evaluation, workload);
    const SizedFigure *figure = result ? result->output(output) : nullptr;
    return figure ? figure->likely : -1;
}

/// Units of the line over the horizon.
double quantity(const Evaluation &evaluation, QStringView line)
{
    for (const CostLine &each : evaluation.lines) {
        if (each.id == line)
            return each.totalQuantity.toDecimal().toDouble();
    }
    return -1;
}

TrainingJob &job(Plan &plan, QStringView id)
{
    return std::get<TrainingJob>(plan.workload(id)->detail);
}

RealtimeEndpoint &endpoint(Plan &plan)
{
    return std::get<RealtimeEndpoint>(plan.workload(u"serve")->detail);
}

} // namespace

class SizingResultsTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyTemplateIsSized();
    void theDayHasItsInstancesByTheHour();
    void anEndpointThatNeverRunsHasNoDay();
    void everyFigureNamesItsOrigin();
    void parametersAndTokensDriveTheBill();
    void measuredHoursAreScaledInTheBill();
    void statedFiguresStay();
    void derivedInstancesGrowWithTheLoad();
    void followingTheLoadCostsNoMoreThanItsPeak();
    void aBatchTakesTheNodesItsWindowNeeds();
    void machinesThatMayBeLostTakeLonger();
    void aRunThatHardlyEverEndsHasNoCost();
    void aModelIsHeldByWhatItsParametersTake_data();
    void aModelIsHeldByWhatItsParametersTake();
    void whatStandsAtAllTimesIsWhatIsBilled();
    void aRerankerIsNotHeldToTheLanguageModelBesideIt();
    void languageModelsHaveAPriceForTokens();
    void aPodAnswersOnTheGpusThatItAsksFor_data();
    void aPodAnswersOnTheGpusThatItAsksFor();
    void lateAnswersAddInstances();
    void anEndpointHasAModelOfItsOwn();
    void theSpeedOfTheModelGivesTheServiceTime();
};

void SizingResultsTest::theDayHasItsInstancesByTheHour()
{
    Plan plan = templatePlan(u"vision-realtime"_s);
    plan.growth.requestsPercent = {};
    plan.assumptions.targetUtilizationPercent = Estimate{50};
    RealtimeEndpoint &serve = endpoint(plan);
    serve.peakRequestsPerSecond = Estimate{10};
    serve.dayProfile.fill(0);
    serve.dayProfile[8] = 50;
    serve.dayProfile[9] = 100;
    serve.dayProfile[10] = 10;
    serve.deployments.resize(1);
    Deployment &only = serve.deployments.front();
    only.trafficPercent = 100;
    only.sizing = InstanceSizing::Autoscale;
    only.minInstances = 1;
    only.maxInstances = 4;
    only.requestsPerSecondPerInstance = 4;

    const Evaluation evaluation = evaluated(plan);
    const SizingResult *sized = resultOf(evaluation, u"serve");
    QVERIFY(sized && sized->day);
    const ServingDay &day = *sized->day;
    // One carries 4 requests/s, planned for half of that: 2. At 5/s that takes 2.5, so three; at 10/s five, of which there are
    // four; at 1/s and at none, one.
    const std::array<std::pair<double, int>, 4> worked = {{{5, 3}, {10, 4}, {1, 1}, {0, 1}}};
    for (std::size_t i = 0; i < worked.size(); ++i) {
        QCOMPARE(day.load[8 + i], worked[i].first);
        QCOMPARE(day.instances[8 + i], worked[i].second);
    }
    QCOMPARE(day.month, 2); // serving begins in the third, and does not grow
    // More instances carry more, and as many carry as much.
    QVERIFY(day.carried[8] < day.carried[9]);
    QVERIFY(day.carried[10] < day.carried[8]);
    QCOMPARE(day.carried[10], day.carried[11]);

    // Billed are the hours of the day: 3 + 4 + 22 x 1 = 29 in 24.
    double hours = 0;
    for (const int instances : day.instances)
        hours += instances;
    QCOMPARE(hours, 3.0 + 4 + 22);
}

void SizingResultsTest::anEndpointThatNeverRunsHasNoDay()
{
    Plan plan = templatePlan(u"vision-realtime"_s);
    endpoint(plan).peakRequestsPerSecond = Estimate{0};
    const Evaluation evaluation = evaluated(plan);
    const SizingResult *sized = resultOf(evaluation, u"serve");
    QVERIFY(!sized || !sized->day);
}

void SizingResultsTest::everyTemplateIsSized()
{
    for (const TemplateInfo &info : templates().templates()) {
        const Plan plan = templatePlan(info.id);
        const Evaluation evaluation = evaluated(plan);
        for (const Workload &workload : plan.workloads) {
            const bool sized = workload.enabled && !std::holds_alternative<Experimentation>(workload.detail);
            QCOMPARE(resultOf(evaluation, workload.id) != nullptr, sized);
        }
        for (const SizingResult &result : evaluation.sizing) {
            QVERIFY(!result.outputs.empty());
            for (const SizedFigure &figure : result.outputs)
                QVERIFY2(figure.low <= figure.high && std::isfinite(figure.likely) && figure.likely >= 0,
                         qPrintable(info.id + u' ' + result.workload + u' ' + figure.id));
        }
    }
}

void SizingResultsTest::everyFigureNamesItsOrigin()
{
    const std::vector<formulas::Formula> registry = formulas::formulaRegistry();
    Plan plan = templatePlan(u"llm-finetune-endpoint"_s);
    job(plan, u"tune").work.method = WorkMethod::ParametersAndTokens;
    plan.compute(u"tune")->tier = Tier::Spot;
    int formulaCount = 0;
    const Evaluation evaluation = evaluated(plan);
    for (const SizingResult &result : evaluation.sizing) {
        for (const SizingInput &input : result.inputs)
            QVERIFY2(input.field.isEmpty() != input.source.title.isEmpty(), qPrintable(input.figure.id));
        for (const QString &id : result.formulas) {
            QVERIFY2(findFormula(registry, id).ok(), qPrintable(id));
            ++formulaCount;
        }
        QSet<QString> ids;
        for (const SizedFigure &figure : result.outputs) {
            QVERIFY2(!ids.contains(figure.id), qPrintable(figure.id));
            ids.insert(figure.id);
        }
    }
    QVERIFY(formulaCount >= 15);
}

void SizingResultsTest::parametersAndTokensDriveTheBill()
{
    Plan plan = templatePlan(u"llm-finetune-endpoint"_s);
    const double stated = quantity(evaluated(plan), u"compute/tune/nodes");
    job(plan, u"tune").work.method = WorkMethod::ParametersAndTokens;
    job(plan, u"tune").work.measuredHours = 1000;
    const Evaluation derived = evaluated(plan);
    // Its notes work out 7.5 hours from the same figures.
    QVERIFY(std::abs(quantity(derived, u"compute/tune/nodes") / stated - 1) < 0.03);
    QVERIFY(std::abs(likely(derived, u"tune", u"hours_per_run") - 7.5) < 0.25);
    job(plan, u"tune").work.tokensBillion = 0.36;
    QVERIFY(quantity(evaluated(plan), u"compute/tune/nodes") > 1.8 * stated);
    // Cost of a run: node-hours with start-up x the price of the line.
    const SizedFigure *cost = resultOf(derived, u"tune")->output(u"cost_per_run");
    QVERIFY(cost && cost->unit == u"USD"_s && cost->low < cost->likely && cost->likely < cost->high);
    for (const CostLine &line : derived.lines) {
        if (line.id == u"compute/tune/nodes"_s)
            QVERIFY(
                std::abs(cost->likely - likely(derived, u"tune", u"node_hours_per_run") * line.rate->usd())
                < 1e-9 * cost->likely);
    }
}

void SizingResultsTest::measuredHoursAreScaledInTheBill()
{
    Plan plan = templatePlan(u"vision-realtime"_s);
    const Evaluation before = evaluated(plan);
    QCOMPARE(likely(before, u"train", u"hours_per_trial"), 6.0);
    plan.compute(u"train")->size = u"Standard_NC4as_T4_v3"_s;
    const Evaluation after = evaluated(plan);
    const double scale = likely(after, u"train", u"scale");
    QVERIFY(scale > 4.8 && scale < 6.1);
    QCOMPARE(likely(after, u"train", u"hours_per_trial"), 6 * scale);
    // Without the name of a size the hours hold as they are.
    job(plan, u"train").work.measuredSize.clear();
    QCOMPARE(likely(evaluated(plan), u"train", u"hours_per_trial"), 6.0);
    // Never a CPU's time from a GPU's: a blocker, and the hours typed in.
    job(plan, u"train").work.measuredSize = u"Standard_NC24ads_A100_v4"_s;
    plan.compute(u"train")->size = u"Standard_D4s_v3"_s;
    const Evaluation refused = evaluated(plan);
    QCOMPARE(likely(refused, u"train", u"hours_per_trial"), 6.0);
    QCOMPARE(findingsOf(refused, u"size.measured_elsewhere"_s).front().severity, Severity::Blocker);
}

void SizingResultsTest::statedFiguresStay()
{
    // What a plan states is billed as it is, whatever follows from load and target.
    Plan plan = templatePlan(u"vision-realtime"_s);
    const double stated = quantity(evaluated(plan), u"endpoint/serve/blue");
    endpoint(plan).peakRequestsPerSecond = 5000;
    const Evaluation loaded = evaluated(plan);
    QCOMPARE(quantity(loaded, u"endpoint/serve/blue"), stated);
    QVERIFY(likely(loaded, u"serve", u"instances_needed") > 100);
    QCOMPARE(likely(loaded, u"serve", u"instances_planned"), 3.0);
    QCOMPARE(findingsOf(loaded, u"serving.instances"_s).size(), std::size_t(1));
}

void SizingResultsTest::derivedInstancesGrowWithTheLoad()
{
    Plan plan = templatePlan(u"vision-realtime"_s);
    endpoint(plan).deployments[0].sizing = InstanceSizing::Derived;
    double before = 0;
    for (double load = 1; load < 3000; load *= 2) {
        endpoint(plan).peakRequestsPerSecond = load;
        const Evaluation evaluation = evaluated(plan);
        const double hours = quantity(evaluation, u"endpoint/serve/blue");
        QVERIFY(hours >= before);
        QVERIFY(findingsOf(evaluation, u"serving.instances"_s).empty());
        before = hours;
    }
    // A spare instance and the loss of a zone are billed as well.
    endpoint(plan).peakRequestsPerSecond = 60;
    const double plain = quantity(evaluated(plan), u"endpoint/serve/blue");
    endpoint(plan).spareInstance = true;
    const double spare = quantity(evaluated(plan), u"endpoint/serve/blue");
    QCOMPARE(spare, plain + 730 * 10); // runs from the third month of twelve
    // A target that takes shorter queues takes more instances, never fewer.
    endpoint(plan).latencyTargetMilliseconds = 120;
    QVERIFY(quantity(evaluated(plan), u"endpoint/serve/blue") >= spare);
    // The quota covers what is billed.
    QVERIFY(likely(evaluated(plan), u"serve", u"instances_recommended")
            == likely(evaluated(plan), u"serve", u"instances_planned"));
}

void SizingResultsTest::followingTheLoadCostsNoMoreThanItsPeak()
{
    Plan plan = templatePlan(u"vision-realtime"_s);
    endpoint(plan).peakRequestsPerSecond = 400;
    endpoint(plan).deployments[0].sizing = InstanceSizing::Derived;
    const double peak = quantity(evaluated(plan), u"endpoint/serve/blue");
    endpoint(plan).deployments[0].sizing = InstanceSizing::DerivedAutoscale;
    const double following = quantity(evaluated(plan), u"endpoint/serve/blue");
    QVERIFY(following < peak && following > 0.3 * peak);
    // Nodes that start slowly have to start early.
    plan.assumptions.nodeStartMinutes = 40;
    QVERIFY(quantity(evaluated(plan), u"endpoint/serve/blue") > following);
    endpoint(plan).deployments[0].minInstances = 1000;
    QCOMPARE(quantity(evaluated(plan), u"endpoint/serve/blue"), 730.0 * 1000 * 10); // ten months
}

void SizingResultsTest::aBatchTakesTheNodesItsWindowNeeds()
{
    Plan plan = templatePlan(u"vision-realtime"_s);
    plan.compute(u"serve")->target = u"batch_endpoint"_s;
    plan.compute(u"serve")->maxNodes = 100;
    BatchScoring batch;
    batch.compute = u"serve"_s;
    batch.itemsPerRun = 1'000'000;
    batch.secondsPerItem = 0.1;
    batch.windowHours = 2;
    batch.nodesPerRun = 0;
    plan.workload(u"serve")->detail = batch;
    const Evaluation derived = evaluated(plan);
    // 27.8 hours of work in 2 hours less 5 minutes.
    QCOMPARE(likely(derived, u"serve", u"nodes"), 15.0);
    QVERIFY(findingsOf(derived, u"cluster.deadline"_s).empty());
    QVERIFY(likely(derived, u"serve", u"cost_per_thousand") > 0);
    // Too few that are stated stay, and the finding offers the number.
    std::get<BatchScoring>(plan.workload(u"serve")->detail).nodesPerRun = 3;
    const std::vector<Finding> late = findingsOf(evaluated(plan), u"cluster.deadline"_s);
    QCOMPARE(late.size(), std::size_t(1));
    const Plan fixed = applied(*late.front().fix, plan).value();
    QVERIFY(findingsOf(evaluated(fixed), u"cluster.deadline"_s).empty());
}

void SizingResultsTest::machinesThatMayBeLostTakeLonger()
{
    Plan plan = templatePlan(u"vision-realtime"_s);
    plan.compute(u"train")->tier = Tier::Spot;
    const Evaluation evaluation = evaluated(plan);
    QVERIFY(likely(evaluation, u"train", u"hours_per_trial") > 6);
    QCOMPARE(likely(evaluation, u"train", u"hours_per_trial"),
             likely(evaluation, u"train", u"expected_hours"));
    QVERIFY(likely(evaluation, u"train", u"best_expected_hours")
            <= likely(evaluation, u"train", u"expected_hours"));
    plan.assumptions.evictionPercentPerHour = 60;
    job(plan, u"train").checkpointMinutes.reset();
    job(plan, u"train").work.measuredHours = 100;
    const std::vector<Finding> endless = findingsOf(evaluated(plan), u"training.interval"_s);
    QCOMPARE(endless.size(), std::size_t(1));
    QCOMPARE(endless.front().severity, Severity::Blocker);
}

void SizingResultsTest::aRunThatHardlyEverEndsHasNoCost()
{
    Plan plan = templatePlan(u"vision-realtime"_s);
    Compute &train = *plan.compute(u"train");
    train.tier = Tier::LowPriority;
    plan.assumptions.evictionPercentPerHour = 60;
    job(plan, u"train").checkpointMinutes.reset();
    job(plan, u"train").work.measuredHours = 100;
    const Evaluation evaluation = evaluated(plan);
    QVERIFY(!evaluation.total.isComplete());
    QCOMPARE(
        evaluation.total.missing(),
        QStringList{
            u"Work of Training of the inspection model whose cost is not known (runs that hardly ever end)"_s});
    train.tier = Tier::Dedicated;
    QVERIFY(evaluated(plan).total.isComplete());
}

/// 0.28 billion parameters in 16 bits are 0.5 GiB: a T4 holds them, not the eight billion of the language model.
void SizingResultsTest::aRerankerIsNotHeldToTheLanguageModelBesideIt()
{
    Plan plan = templatePlan(u"llm-finetune-endpoint"_s);
    plan.model.ramGiB.reset();
    endpoint(plan).promptTokens = 1000;
    endpoint(plan).outputTokens = 200;
    const auto serve = std::ranges::find_if(plan.workloads, [](const Workload &each) {
        return std::holds_alternative<RealtimeEndpoint>(each.detail);
    });
    Workload ranking = *serve;
    ranking.id = u"rerank"_s;
    RealtimeEndpoint &rerank = std::get<RealtimeEndpoint>(ranking.detail);
    rerank.promptTokens.reset();
    rerank.outputTokens.reset();
    rerank.serviceMilliseconds = 160;
    rerank.deployments.resize(1);
    rerank.deployments[0].compute = u"rerank"_s;
    Compute machine = *plan.compute(u"serve");
    machine.id = u"rerank"_s;
    machine.size = u"Standard_NC4as_T4_v3"_s;
    plan.computes.push_back(machine);
    plan.workloads.push_back(ranking);
    const auto model = [&](const std::optional<QString> &name) {
        std::get<RealtimeEndpoint>(plan.workloads.back().detail).servedModel = name;
        const Evaluation evaluation = evaluated(plan);
        return findingsOf(evaluation, u"endpoint.memory"_s).size() + findingsOf(evaluation, u"serving.model_name"_s).size();
    };
    QCOMPARE(model(std::nullopt), 0U); // which it is nobody says
    QCOMPARE(model(u"BAAI/bge-reranker-base"_s), 0U);
    QCOMPARE(model(u"meta-llama/Llama-3.1-8B"_s), 1U);
}

/// Eight billion parameters are 16 GB in 16 bits, 14.9 GiB; 150 % of that are 22.4. Of the 16 GiB of a T4 a server takes nine tenths.
void SizingResultsTest::aModelIsHeldByWhatItsParametersTake_data()
{
    QTest::addColumn<QString>("size");
    QTest::addColumn<QString>("named");
    QTest::addColumn<double>("billions");
    QTest::addColumn<Precision>("precision");
    QTest::addColumn<bool>("holds");
    QTest::newRow("16 GiB") << u"Standard_F8s_v2"_s << QString() << 8.0 << Precision::BFloat16 << false;
    QTest::newRow("32 GiB") << u"Standard_F16s_v2"_s << QString() << 8.0 << Precision::BFloat16 << true;
    QTest::newRow("16 GiB, 8 bits") << u"Standard_F8s_v2"_s << QString() << 8.0 << Precision::Int8 << true;
    QTest::newRow("16 GiB, by name") << u"Standard_F8s_v2"_s << u"meta-llama/Llama-3.1-8B"_s << 0.1 << Precision::BFloat16 << false;
    QTest::newRow("T4") << u"Standard_NC4as_T4_v3"_s << QString() << 8.0 << Precision::BFloat16 << false;
    QTest::newRow("T4, 4 bits") << u"Standard_NC4as_T4_v3"_s << QString() << 8.0 << Precision::Int4 << true;
    QTest::newRow("A100") << u"Standard_NC24ads_A100_v4"_s << QString() << 8.0 << Precision::BFloat16 << true;
    QTest::newRow("A100, 70 billion") << u"Standard_NC24ads_A100_v4"_s << QString() << 70.0 << Precision::BFloat16 << false;
}

void SizingResultsTest::aModelIsHeldByWhatItsParametersTake()
{
    QFETCH(QString, size);
    QFETCH(QString, named);
    QFETCH(double, billions);
    QFETCH(Precision, precision);
    QFETCH(bool, holds);
    Plan plan = templatePlan(u"llm-finetune-endpoint"_s);
    plan.model.ramGiB.reset();
    plan.model.parametersBillion = billions;
    plan.model.precision = precision;
    plan.compute(u"serve")->size = size;
    RealtimeEndpoint &serve = endpoint(plan);
    serve.promptTokens.reset();
    serve.outputTokens.reset();
    serve.servingPrecision.reset();
    if (!named.isEmpty())
        serve.servedModel = named;
    const std::vector<Finding> memory = findingsOf(evaluated(plan), u"endpoint.memory"_s);
    QCOMPARE(memory.empty(), holds);
    if (holds)
        return;
    QCOMPARE(memory.front().severity, Severity::Blocker);
    QCOMPARE(memory.front().field, u"/computes/3/size"_s);
    // Where the requests are told in tokens, one finding says it.
    serve.promptTokens = 100;
    serve.outputTokens = 100;
    const Evaluation told = evaluated(plan);
    QCOMPARE(findingsOf(told, u"endpoint.memory"_s).size() + findingsOf(told, u"serving.model_fits"_s).size(), 1U);
    // Memory that is stated, and that none of these machines has, is told beside it.
    plan.model.ramGiB = 400;
    QCOMPARE(findingsOf(evaluated(plan), u"endpoint.memory"_s).size(), 1U);
}

/// Instances that do 2 requests a second each and are used by half: 10 of them at the peak, 5 in the one hour that has half of it. A month bills
/// 730 / 24 x (23 x 10 + 5) = 7,147.92 hours, and everything that tells numbers tells these.
void SizingResultsTest::whatStandsAtAllTimesIsWhatIsBilled()
{
    Plan plan = templatePlan(u"vision-realtime"_s);
    plan.growth = {};
    plan.assumptions.targetUtilizationPercent = 50;
    RealtimeEndpoint &serve = endpoint(plan);
    serve.peakRequestsPerSecond = 10;
    serve.dayProfile.fill(100);
    serve.dayProfile[3] = 50;
    serve.spareInstance = false;
    serve.zones = 1;
    serve.deployments.resize(1);
    Deployment &deployment = serve.deployments[0];
    deployment.sizing = InstanceSizing::Autoscale;
    deployment.minInstances = 1;
    deployment.maxInstances = 20;
    deployment.requestsPerSecondPerInstance = 2;
    const Evaluation evaluation = evaluated(plan);
    QCOMPARE(evaluation.leastInstances(u"serve", deployment.id), std::optional(5));
    QCOMPARE(evaluation.instancesAtPeak(u"serve", deployment.id), std::optional(10));
    const MachineRange range
        = machineRange(catalog(), evaluation, *plan.workload(u"serve"), *plan.compute(u"serve"));
    QCOMPARE(range.lowest, 5);
    const auto line = std::ranges::find_if(evaluation.lines, [](const CostLine &each) {
        return each.compute == u"serve" && each.role == CostRole::Machines;
    });
    QVERIFY(line != evaluation.lines.end());
    QVERIFY(std::abs(line->quantities.back().units() - 7147.916667) < 1e-5);
    QVERIFY(!evaluation.leastInstances(u"serve", u"no such deployment").has_value());
}

/// Each instance is a queue of its own. With times of 1,000 ms on average, exponential, 95 % of all answers are there after 2.996 / (1 - load) s (M/M/1, ln 20).
/// Within 3,200 ms that is a load of 6.4 %: 0.22 requests a second take 3.4 instances, so four, where a utilisation of 70 % takes one. They are there
/// and billed, 4 x 730 hours a month, as far as the highest number goes; a target that no number keeps (2,500 ms) adds none.
void SizingResultsTest::lateAnswersAddInstances()
{
    Plan plan = templatePlan(u"vision-realtime"_s);
    plan.growth = {};
    plan.assumptions.targetUtilizationPercent = 70;
    RealtimeEndpoint &serve = endpoint(plan);
    serve.peakRequestsPerSecond = 0.22;
    serve.dayProfile.fill(100);
    serve.spareInstance = false;
    serve.zones = 1;
    serve.serviceMilliseconds = 1000;
    serve.serviceVariation = 1;
    serve.concurrency = 1;
    serve.latencyPercentile = 95;
    serve.deployments.resize(1);
    Deployment &deployment = serve.deployments[0];
    deployment.trafficPercent = 100;
    deployment.sizing = InstanceSizing::Autoscale;
    deployment.minInstances = 1;
    deployment.requestsPerSecondPerInstance = {};
    const auto countAt = [&](double target, int highest) {
        serve.latencyTargetMilliseconds = target;
        deployment.maxInstances = highest;
        const Evaluation evaluation = evaluated(plan);
        const auto line = std::ranges::find_if(evaluation.lines, [](const CostLine &each) {
            return each.compute == u"serve" && each.role == CostRole::Machines;
        });
        const int count = evaluation.instancesAtPeak(u"serve", deployment.id).value_or(0);
        return line != evaluation.lines.end() && line->quantities.back().units() == 730.0 * count ? count
                                                                                                  : -1;
    };
    QCOMPARE(countAt(3200, 9), 4);
    QCOMPARE(countAt(3200, 3), 3);
    QCOMPARE(countAt(2500, 9), 1);
    QCOMPARE(countAt(60'000, 9), 1);
}

void SizingResultsTest::languageModelsHaveAPriceForTokens()
{
    const Evaluation evaluation = evaluated(templatePlan(u"llm-finetune-endpoint"_s));
    QCOMPARE(likely(evaluation, u"serve", u"llm_weights_gb"), 16.0);
    const SizedFigure *price = resultOf(evaluation, u"serve")->output(u"llm_cost_per_million");
    QVERIFY(price && price->low < price->likely && price->likely < price->high);
    const double tokens = likely(evaluation, u"serve", u"llm_tokens_per_s");
    for (const CostLine &line : evaluation.lines) {
        if (line.id == u"endpoint/serve/blue"_s)
            QVERIFY(std::abs(price->likely - line.rate->usd() / 3600 / tokens * 1e6) < 1e-9 * price->likely);
    }
}

/// An A100 has 80 GiB, 85.9 GB. The speed is that of a machine with as many of them: NC24ads, NC48ads and NC96ads have 1, 2 and 4.
void SizingResultsTest::aPodAnswersOnTheGpusThatItAsksFor_data()
{
    QTest::addColumn<QString>("size");
    QTest::addColumn<int>("podGpus"); ///< 0: nothing is told
    QTest::addColumn<QString>("asFastAs");
    QTest::addColumn<double>("gigabytes");
    QTest::addColumn<int>("podsOnNode");
    const QString one = u"Standard_NC24ads_A100_v4"_s;
    const QString two = u"Standard_NC48ads_A100_v4"_s;
    const QString four = u"Standard_NC96ads_A100_v4"_s;
    QTest::newRow("one of one") << one << 1 << one << 85.9 << 1;
    QTest::newRow("one of two") << two << 1 << one << 85.9 << 2;
    QTest::newRow("one of two, not told") << two << 0 << one << 85.9 << 2;
    QTest::newRow("both") << two << 2 << two << 171.8 << 1;
    QTest::newRow("one of four") << four << 1 << one << 85.9 << 4;
    QTest::newRow("two of four") << four << 2 << two << 171.8 << 2;
    QTest::newRow("four") << four << 4 << four << 343.6 << 1;
}

void SizingResultsTest::aPodAnswersOnTheGpusThatItAsksFor()
{
    QFETCH(QString, size);
    QFETCH(int, podGpus);
    QFETCH(QString, asFastAs);
    QFETCH(double, gigabytes);
    QFETCH(int, podsOnNode);
    Plan plan = templatePlan(u"llm-finetune-endpoint"_s);
    endpoint(plan).serviceMilliseconds = 0;
    plan.compute(u"serve")->size = asFastAs;
    const Evaluation machine = evaluated(plan);
    Compute &compute = *plan.compute(u"serve");
    compute.size = size;
    compute.target = u"kubernetes_online_endpoint"_s;
    if (podGpus > 0)
        compute.kubernetes.emplace().podGpus = podGpus;
    const Evaluation pods = evaluated(plan);
    QVERIFY(std::abs(likely(pods, u"serve", u"llm_memory_gb") - gigabytes) < 0.05);
    for (const QString &figure : {u"llm_request_s"_s, u"llm_places"_s, u"p95_ms"_s, u"llm_answer_p95_s"_s}) {
        QVERIFY2(likely(machine, u"serve", figure) > 0, qPrintable(figure));
        QCOMPARE(likely(pods, u"serve", figure), likely(machine, u"serve", figure));
    }
    // What a token costs is divided among all pods of the node.
    const CostLine *nodes = nullptr;
    for (const CostLine &line : pods.lines)
        nodes = line.id.contains(u"serve") && line.id.endsWith(u"nodes") ? &line : nodes;
    QVERIFY(nodes && nodes->rate);
    const double tokens = likely(pods, u"serve", u"llm_tokens_per_s") * podsOnNode;
    const double price = nodes->rate->usd() / 3600 / tokens * 1e6;
    QVERIFY(std::abs(likely(pods, u"serve", u"llm_cost_per_million") - price) < 1e-9 * price);
}

void SizingResultsTest::anEndpointHasAModelOfItsOwn()
{
    Plan plan = templatePlan(u"llm-finetune-endpoint"_s);
    const Evaluation before = evaluated(plan);
    RealtimeEndpoint *endpoint = nullptr;
    for (Workload &workload : plan.workloads) {
        if (auto *each = std::get_if<RealtimeEndpoint>(&workload.detail))
            endpoint = each;
    }
    QVERIFY(endpoint);
    // Tuned in bf16, served in 8 bits: half of the memory; what is trained stays as it was.
    endpoint->servingPrecision = Precision::Int8;
    const Evaluation eight = evaluated(plan);
    QCOMPARE(likely(eight, u"serve", u"llm_weights_gb"), 8.0);
    QVERIFY(likely(eight, u"serve", u"llm_token_s") < likely(before, u"serve", u"llm_token_s"));
    QCOMPARE(likely(eight, u"tune", u"hours_per_trial"), likely(before, u"tune", u"hours_per_trial"));
    // A name fills in what it is: 3.21e9 parameters.
    endpoint->servingPrecision.reset();
    endpoint->servedModel = u"Llama-3.2-3B"_s;
    QCOMPARE(likely(evaluated(plan), u"serve", u"llm_weights_gb"), 6.42);
    // What is typed is billed, whatever the model.
    QCOMPARE(eight.total.known(), before.total.known());
}

void SizingResultsTest::theSpeedOfTheModelGivesTheServiceTime()
{
    Plan plan = templatePlan(u"llm-finetune-endpoint"_s);
    for (Workload &workload : plan.workloads) {
        if (auto *endpoint = std::get_if<RealtimeEndpoint>(&workload.detail))
            endpoint->serviceMilliseconds = 0;
    }
    const Evaluation evaluation = evaluated(plan);
    const SizingResult *serve = resultOf(evaluation, u"serve");
    QVERIFY(serve);
    const auto input = std::find_if(serve->inputs.begin(), serve->inputs.end(),
                                    [](const SizingInput &each) { return each.figure.id == u"service_ms"; });
    QVERIFY(input != serve->inputs.end());
    QVERIFY(std::abs(input->figure.likely - 1000 * likely(evaluation, u"serve", u"llm_request_s")) < 1e-6);
    QVERIFY(likely(evaluation, u"serve", u"instances_recommended") >= 1);
    QVERIFY(findingsOf(evaluation, u"serving.answer_time"_s).empty());
}

SLIPWAY_TEST(SizingResultsTest)
#include "tst_sizing.moc"
