// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/base/plaintext.h"
#include "model/base/planwords.h"
#include "model/eligibility/eligibility.h"
#include "model/proposals/assumed.h"
#include "model/proposals/planmaker.h"

#include "model/formulas/llmtables.h"
#include "model/plan/planjson.h"
#include "model/plan/requestday.h"
#include "model/plan/templates.h"

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace slipway {

namespace proposals {

namespace {

using formulas::LlmModel;
using formulas::LlmTables;

/// Machines that times count for where the sheet names none: the ones that most people try things on.
const QString usualSize = u"Standard_D4s_v3"_s;
const QString usualGpuSize = u"Standard_NC4as_T4_v3"_s;

constexpr double usualHoursPerDay = 5;
constexpr int usualConcurrency = 16;
/// Squared coefficient of variation of answers: their lengths differ, what is read before does not. Assumption of Slipway, 2026-11-22.
constexpr double answerVariation = 0.5;
/// Tokens of a question, and of a passage that is reranked. Assumptions of Slipway, 2026-11-22.
constexpr double questionTokens = 32;
constexpr double passageTokens = 256;
/// A question that CPUs take longer for than this goes to a GPU.
constexpr double longestOnCpuMilliseconds = 1000;
/// Of the time that an answer may take, in front of the language model.
constexpr double shareBeforeModel = 0.1;

/// Of the peak, in each hour from midnight: people at work.
constexpr DayProfile officeDay
    = {2, 2, 2, 2, 3, 8, 35, 70, 90, 100, 98, 95, 85, 92, 98, 96, 90, 75, 50, 25, 12, 6, 4, 3};

const LlmModel *modelNamed(const QString &name)
{
    return name.isEmpty() ? nullptr : LlmTables::builtIn().findModel(name);
}

/// Of models that have nothing to do with each other one is not divided, so that on any number of vCPUs a run takes as long as that; with
/// reading and writing lists as long as ten, or half of them.
Estimate independentShare(double models)
{
    const double count = std::max(2.0, models);
    const double most = std::min(10.0, count / 2);
    return {100 * (1 - 1 / count), 100 * (1 - most / count), 100};
}

std::optional<int> wholeOr(double value)
{
    return value >= 1 && value < 1e9 ? std::optional(static_cast<int>(std::lround(value))) : std::nullopt;
}

} // namespace

Plan PlanMaker::plan()
{
    addFrame();
    addModel();
    addPeople();
    if (m_sheet.trains())
        addTraining();
    if (m_sheet.itemsPerDay)
        addBatch();
    if (m_sheet.work == WorkKind::Endpoint)
        addEndpoint();
    if (m_sheet.usesLanguageModel())
        addLanguageEndpoint();
    addWayOut();
    return std::move(m_plan);
}

/// Machines in a network of one's own have no public address, and since default outbound access has ended nothing leads outside by itself. A managed
/// network brings its own way.
void PlanMaker::addWayOut()
{
    m_plan.isolation.natGateway = m_sheet.network == Network::Own
        && std::ranges::any_of(m_plan.computes, [this](const Compute &each) {
                                      return isAmlMachine(m_catalog.traits(each.target).billing);
                                  });
}

void PlanMaker::addFrame()
{
    m_plan = emptyPlan(m_asOf);
    if (const QString name = oneLineText(m_sheet.name); !name.isEmpty())
        m_plan.name = name;
    QStringList regions = m_sheet.regions;
    if (regions.isEmpty()) {
        for (const Region &region : m_catalog.regions()) {
            if (m_sheet.residency.contains(region.geography))
                regions << region.id;
        }
    }
    if (!regions.isEmpty())
        m_plan.region = regions.takeFirst();
    m_plan.otherRegions = regions;
    m_plan.currency = m_sheet.currency;
    m_plan.budget = m_sheet.budget;
    m_plan.start = m_sheet.start.value_or(soonestMonth(m_plan.assumptions.requestLeadDays, m_asOf));
    m_plan.months = m_sheet.months;
    m_plan.growth.requestsPercent = m_sheet.growthPercent.value_or(0);
    m_plan.data.sizeGiB = m_sheet.dataGiB.value_or(100);
    m_plan.isolation.network = m_sheet.network;
    // A closed network is the way out of machines only: people and callers come in by private endpoints.
    m_plan.isolation.privateLink = m_sheet.network != Network::Public;
    if (m_plan.isolation.privateLink)
        m_plan.services.registry = registryWithPrivateEndpoint;
    m_plan.isolation.isolatedSizesOnly = m_sheet.isolatedHosts;
    m_plan.isolation.residency = m_sheet.residency;
    m_plan.preemptibleAcceptable = m_sheet.preemptible;
    m_plan.model.gpuForTraining = m_plan.model.gpuForInference = m_sheet.gpu;
    // GPUs are used for their tensor cores, and all that have these compute in fp16.
    if (m_sheet.gpu)
        m_plan.model.precision = Precision::Float16;
    if (m_sheet.memoryGiB)
        m_plan.model.ramGiB = *m_sheet.memoryGiB;
    if (m_sheet.work == WorkKind::ManyModels)
        m_plan.assumptions.parallelSharePercent
            = independentShare(m_sheet.models ? m_sheet.models->likely : 0);
}

/// What the table says of the language model. Its encoders have endpoints of their own, so GPUs are not asked for of all.
void PlanMaker::addModel()
{
    const LlmModel *model = modelNamed(m_sheet.model);
    if (!model)
        return;
    ModelProfile &profile = m_plan.model;
    profile.kind = ModelKind::Language;
    profile.parametersBillion = model->shape.parameters / 1e9;
    profile.precision = Precision::BFloat16;
    profile.gpuForTraining = true;
    profile.gpuForInference = m_sheet.work != WorkKind::Retrieval;
    profile.layers = wholeOr(model->shape.layers);
    profile.hiddenSize = wholeOr(model->shape.hiddenSize);
    profile.attentionHeads = wholeOr(model->attentionHeads);
    profile.keyValueHeads = wholeOr(model->keyValueHeads);
    // Sequences are as long as what is tuned on and answered, not as what the model could take.
    const double longest = std::max({2048.0, 4 * m_sheet.exampleTokens.value_or(0).likely,
                                     m_sheet.promptTokens.value_or(0) + m_sheet.answerTokens.value_or(0)});
    profile.contextTokens = wholeOr(model->context > 0 ? std::min(longest, model->context) : longest);
}

Compute &PlanMaker::addCompute(const QString &id, UsualFor work, const QString &size)
{
    Compute &compute = m_plan.computes.emplace_back();
    compute.id = id;
    compute.target = m_catalog.usualTarget(work);
    compute.size = size;
    compute.publicIp = m_sheet.network == Network::Public;
    return compute;
}

Workload &PlanMaker::addWorkload(const QString &id, const QString &name, Workload::Detail detail)
{
    Workload &workload = m_plan.workloads.emplace_back();
    workload.id = id;
    workload.name = name;
    workload.detail = std::move(detail);
    return workload;
}

QString PlanMaker::reference() const
{
    return !m_sheet.measuredOn.isEmpty() ? m_sheet.measuredOn : m_sheet.gpu ? usualGpuSize : usualSize;
}

sizing::Machine PlanMaker::machineOf(const QString &size) const
{
    const std::optional<SizeId> id = m_catalog.findSize(size);
    return id ? sizing::machineOf(m_catalog, m_catalog.size(*id)) : sizing::Machine();
}

int PlanMaker::productionFloor() const
{
    const Limit *floor = m_catalog.limit(u"sizing.instances_for_availability");
    return floor ? static_cast<int>(floor->value) : 3;
}

/// A machine for each, stopped at night and when nobody works.
void PlanMaker::addPeople()
{
    if (!m_sheet.people)
        return;
    const bool gpu = m_sheet.gpu || m_plan.model.gpuForTraining;
    Compute &compute = addCompute(u"notebooks"_s, UsualFor::Experimentation, gpu ? usualGpuSize : usualSize);
    if (m_sheet.work == WorkKind::Experimentation && !m_sheet.measuredOn.isEmpty())
        compute.size = m_sheet.measuredOn;
    compute.environment = Environment::Development;
    compute.instances = std::max(1, static_cast<int>(std::ceil(m_sheet.people->likely)));
    compute.schedule.enabled = true;
    compute.idleShutdownMinutes = 30;
    Experimentation explore;
    explore.compute = compute.id;
    explore.people = *m_sheet.people;
    explore.hoursPerDay = m_sheet.hoursPerDay.value_or(usualHoursPerDay);
    addWorkload(u"explore"_s, PlanWords::tr("People who try things"), explore).environment
        = Environment::Development;
}

/// As many instances as each hour takes, never fewer than production asks for.
RealtimeEndpoint PlanMaker::endpoint(const QString &compute) const
{
    RealtimeEndpoint endpoint;
    Deployment deployment;
    deployment.id = u"main"_s;
    deployment.compute = compute;
    deployment.sizing
        = m_sheet.day == DayShape::Flat ? InstanceSizing::Derived : InstanceSizing::DerivedAutoscale;
    deployment.minInstances = m_sheet.leastInstances.value_or(productionFloor());
    deployment.maxInstances = 1000;
    endpoint.deployments = {deployment};
    endpoint.peakRequestsPerSecond = m_sheet.requestsPerSecond.value_or(1);
    if (m_sheet.day == DayShape::Office)
        endpoint.dayProfile = officeDay;
    endpoint.latencyPercentile = m_sheet.percentile;
    endpoint.latencyTargetMilliseconds = answerWithin(m_sheet);
    return endpoint;
}

void PlanMaker::addEndpoint()
{
    const Compute &compute = addCompute(u"serve"_s, UsualFor::RealTime, reference());
    const sizing::Machine machine = machineOf(reference());
    RealtimeEndpoint serve = endpoint(compute.id);
    serve.serviceMilliseconds = m_sheet.requestMilliseconds.value_or(0);
    serve.concurrency = m_sheet.requestsAtATime.value_or(
        std::max(1, static_cast<int>(machine.hasGpu() ? machine.gpus : machine.vcpus)));
    addWorkload(u"serve"_s, PlanWords::tr("Endpoint"), serve);
}

void PlanMaker::addLanguageEndpoint()
{
    const bool typed = m_sheet.requestMilliseconds.has_value();
    const Compute &compute
        = addCompute(u"serve"_s, UsualFor::RealTime,
                     typed ? m_sheet.measuredOn.isEmpty() ? usualGpuSize : m_sheet.measuredOn : QString());
    RealtimeEndpoint serve = endpoint(compute.id);
    serve.serviceMilliseconds = m_sheet.requestMilliseconds.value_or(0);
    serve.concurrency = m_sheet.requestsAtATime.value_or(typed ? 1 : usualConcurrency);
    serve.serviceVariation = typed ? 1 : answerVariation;
    serve.promptTokens = m_sheet.promptTokens;
    serve.outputTokens = m_sheet.answerTokens;
    if (const LlmModel *model = modelNamed(m_sheet.model))
        serve.servedModel = model->name;
    serve.servingPrecision = m_sheet.servingPrecision.value_or(Precision::BFloat16);
    if (m_sheet.work == WorkKind::Retrieval)
        serve.latencyTargetMilliseconds *= 1 - 2 * shareBeforeModel;
    addWorkload(u"serve"_s, PlanWords::tr("Language model"), serve);
    if (m_sheet.work != WorkKind::Retrieval)
        return;
    addEncoder(u"embed"_s, PlanWords::tr("Embedding of questions"), m_sheet.embeddingModel, questionTokens);
    if (!m_sheet.rerankerModel.isEmpty())
        addEncoder(u"rerank"_s, PlanWords::tr("Reranker"), m_sheet.rerankerModel,
                   m_sheet.passages * passageTokens);
}

/// On CPUs where these are quick enough, else on the usual GPU.
void PlanMaker::addEncoder(const QString &id, const QString &name, const QString &model, double tokens)
{
    const LlmModel *found = modelNamed(model);
    const std::optional<SizeId> cpu = m_catalog.findSize(usualSize);
    const std::optional<SizeId> gpu = m_catalog.findSize(usualGpuSize);
    if (!found || !cpu || !gpu)
        return;
    const auto time = [&](SizeId size) {
        return encoderMilliseconds(found->shape.layers, found->shape.hiddenSize, tokens, m_catalog.size(size),
                                   m_catalog);
    };
    const RealtimeEndpoint first = endpoint(id);
    const double target = shareBeforeModel * answerWithin(m_sheet);
    const bool onCpu = 2 * time(*cpu) < std::min(target, longestOnCpuMilliseconds);
    const SizeId size = onCpu ? *cpu : *gpu;
    const Compute &compute = addCompute(id, UsualFor::RealTime, m_catalog.size(size).name);
    RealtimeEndpoint encoder = first;
    encoder.deployments[0].compute = compute.id;
    encoder.servedModel = found->name;
    encoder.latencyTargetMilliseconds = target;
    encoder.serviceMilliseconds = time(size);
    encoder.serviceVariation = 0.25; // texts of much the same length
    encoder.concurrency = 1;
    addWorkload(id, name, encoder);
}

} // namespace proposals

double encoderMilliseconds(double layers, double hiddenSize, double tokens, const VmSize &size,
                           const Catalog &catalog)
{
    constexpr double cpuOperations = 15e9;
    constexpr double gpuShare = 0.3;
    constexpr double besides = 5;
    const sizing::Machine machine = sizing::machineOf(catalog, size);
    const double operations = 2 * 12 * layers * hiddenSize * hiddenSize * tokens;
    const double speed
        = machine.hasGpu() ? gpuShare * machine.peakOf(Precision::Float16) : cpuOperations * machine.vcpus;
    return speed > 0 ? besides + 1000 * operations / speed : besides;
}

Result<Plan> planFor(const Sheet &sheet, const Context &context)
{
    const std::vector<Error> faults = sheetFaults(sheet, context.catalog, context.prices);
    if (!faults.empty())
        return faults.front();
    Plan plan = proposals::PlanMaker(sheet, context.catalog, context.asOf).plan();
    // Products of two large figures may be more than a field takes.
    if (const Result<LoadedPlan> read = readPlan(writePlan(plan)); !read)
        return Error{
            ErrorCode::Invalid,
            PlanWords::tr("The sheet asks for more than a plan can hold: %1").arg(read.error().message),
            {}};
    return plan;
}

} // namespace slipway
