// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/sampleevaluation.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace slipway::test {

using namespace Qt::StringLiterals;

namespace {

const Source limitsPage = {u"Manage resources and quotas for Azure Machine Learning"_s, u"2026-03-31"_s};
const Source sizesPage = {u"Supported VM series and sizes"_s, u"2026-03-31"_s};

Compute makeCompute(const QString &id, const QString &target, const QString &size)
{
    Compute compute;
    compute.id = id;
    compute.target = target;
    compute.size = size;
    return compute;
}

Workload makeWorkload(const QString &id, const QString &name, Workload::Detail detail)
{
    Workload workload;
    workload.id = id;
    workload.name = name;
    workload.detail = std::move(detail);
    return workload;
}

Plan makePlan(int months)
{
    Plan plan;
    plan.name = u"Support assistant"_s;
    plan.author = u"Platform team"_s;
    plan.region = u"westeurope"_s;
    plan.otherRegions = {u"northeurope"_s};
    plan.start = YearMonth(2026, 6);
    plan.months = months;
    plan.growth.requestsPercent = 3;
    plan.growth.dataPercent = 2;
    plan.budget = Budget{u"95000"_s, BudgetPeriod::Horizon, {}};
    plan.model.kind = ModelKind::Language;
    plan.model.parametersBillion = Estimate(7);
    plan.model.gpuForTraining = true;
    plan.model.gpuForInference = true;

    Compute notebooks = makeCompute(u"notebooks"_s, u"compute_instance"_s, u"Standard_NC4as_T4_v3"_s);
    notebooks.instances = 3;
    notebooks.schedule.enabled = true;
    Compute train = makeCompute(u"train"_s, u"compute_cluster"_s, u"Standard_NC24ads_A100_v4"_s);
    train.maxNodes = 4;
    Compute score = makeCompute(u"score"_s, u"compute_cluster"_s, u"Standard_D8s_v3"_s);
    score.maxNodes = 6;
    score.tier = Tier::LowPriority;
    Compute serve = makeCompute(u"serve"_s, u"managed_online_endpoint"_s, u"Standard_NC24ads_A100_v4"_s);
    plan.computes = {notebooks, train, serve, score};

    Experimentation people;
    people.compute = u"notebooks"_s;
    people.people = 3;
    TrainingJob tune;
    tune.compute = u"train"_s;
    tune.nodesPerRun = 4;
    tune.runsPerMonth = 3;
    tune.work.method = WorkMethod::ParametersAndTokens;
    RealtimeEndpoint endpoint;
    Deployment blue;
    blue.id = u"blue"_s;
    blue.compute = u"serve"_s;
    blue.sizing = InstanceSizing::Autoscale;
    endpoint.deployments = {blue};
    BatchScoring nightly;
    nightly.compute = u"score"_s;
    nightly.nodesPerRun = 6;
    plan.workloads = {makeWorkload(u"explore"_s, u"Notebooks and experiments"_s, people),
                      makeWorkload(u"tune"_s, u"Monthly fine-tuning"_s, tune),
                      makeWorkload(u"chat"_s, u"Chat endpoint"_s, endpoint),
                      makeWorkload(u"nightly"_s, u"Nightly ticket scoring"_s, nightly)};
    return plan;
}

CostLine makeLine(const QString &id, const QString &name, CostStage stage, const QString &unit,
                  QStringView rate, const QString &formula)
{
    CostLine line;
    line.id = id;
    line.name = name;
    line.stage = stage;
    line.compute = id.section(u'/', 1, 1);
    line.unit = unit;
    line.listRate = Rate::fromDecimal(rate).value_or(Rate());
    line.rate = line.listRate;
    line.origin = {u"retail-2026-06"_s, QDate(2026, 6, 18), PriceFlag::None};
    line.priceRegion = u"westeurope"_s;
    line.formula = formula;
    return line;
}

template <typename QuantityOf> void fill(CostLine &line, int months, QuantityOf quantityOf)
{
    for (int i = 0; i < months; ++i) {
        const Quantity quantity = Quantity::fromDouble(quantityOf(i));
        const Money cost = line.priced() ? amount(*line.rate, quantity) : Money();
        line.quantities.push_back(quantity);
        line.amounts.push_back(cost);
        line.totalQuantity += quantity;
        line.total += cost;
    }
}

std::vector<CostLine> makeLines(const SampleOptions &options)
{
    std::vector<CostLine> lines;
    const auto add = [&](CostLine line, auto quantityOf) {
        fill(line, options.months, quantityOf);
        lines.push_back(std::move(line));
    };
    const auto grown = [](double first, double percent) {
        return [=](int month) { return first * std::pow(1 + percent / 100, month); };
    };

    add(makeLine(u"compute/notebooks/hours"_s, u"notebooks, NC4as T4 v3 instances"_s,
                 CostStage::Experimentation, u"node-hour"_s, u"0.526",
                 u"3 instances x 10 h x 5 days a week x 365 / 84 weeks a month"_s),
        [](int) { return 3 * 10 * 5 * 365.0 / 84; });
    add(makeLine(u"compute/notebooks/disks"_s, u"notebooks, OS disks (P10)"_s, CostStage::Experimentation,
                 u"disk-month"_s, u"19.71", u"3 instances x 1 disk, also while stopped"_s),
        [](int) { return 3.0; });
    add(makeLine(u"compute/train/nodes"_s, u"train, NC24ads A100 v4 nodes"_s, CostStage::Training,
                 u"node-hour"_s, u"3.673", u"3 runs x 4 nodes x (6.4 h + 5 min start + 2 min idle)"_s),
        [](int month) { return month < 2 ? 0.0 : 3 * 4 * (6.4 + 7.0 / 60); });
    CostLine balancer = makeLine(u"compute/train/balancer"_s, u"train, load balancer"_s, CostStage::Training,
                                 u"day"_s, u"0.33", u"1 balancer for up to 50 nodes x 365 / 12 days"_s);
    balancer.estimated = true;
    balancer.note = u"The price of East US; none is published for West Europe."_s;
    balancer.priceRegion = u"eastus"_s;
    balancer.origin = {u"retail-2025-12"_s, QDate(2025, 12, 9), PriceFlag::None};
    add(balancer, [](int) { return 365.0 / 12; });
    add(makeLine(u"compute/serve/instances"_s, u"serve, NC24ads A100 v4 instances"_s, CostStage::Deployment,
                 u"node-hour"_s, u"3.673", u"1 instance x 730 h; 12 requests/s at the peak"_s),
        [](int month) { return month < 3 ? 0.0 : 730.0 * (month < 9 ? 1 : 2); });
    add(makeLine(u"compute/score/nodes"_s, u"score, D8s v3 nodes, low priority"_s, CostStage::Deployment,
                 u"node-hour"_s, u"0.0768", u"30 runs x 6 nodes x 2.1 h, 3 % more each month"_s),
        [&](int month) { return month < 3 ? 0.0 : grown(378, 3)(month - 3); });
    add(makeLine(u"shared/storage"_s, u"Storage, hot tier, locally redundant"_s, CostStage::Shared,
                 u"GiB-month"_s, u"0.0196", u"2,458 GiB, 2 % more each month"_s),
        grown(2458, 2));
    add(makeLine(u"shared/registry"_s, u"Container registry, Basic"_s, CostStage::Shared, u"day"_s, u"0.1666",
                 u"365 / 12 days"_s),
        [](int) { return 365.0 / 12; });
    if (options.unpriced) {
        CostLine logs = makeLine(u"shared/logs"_s, u"Log ingestion"_s, CostStage::Shared, u"GB"_s, u"0",
                                 u"5 GiB a month"_s);
        logs.rate.reset();
        logs.missing = u"The price book has no price for log ingestion in West Europe."_s;
        add(logs, [](int) { return 5.0; });
    }
    return lines;
}

Finding makeFinding(Severity severity, const QString &rule, Step step, const QString &subject,
                    const QString &title, const QString &detail, const Source &source)
{
    Finding finding;
    finding.severity = severity;
    finding.rule = rule;
    finding.step = step;
    finding.subject = subject;
    finding.title = title;
    finding.detail = detail;
    finding.source = source;
    return finding;
}

std::vector<Finding> makeFindings(bool blocker)
{
    std::vector<Finding> findings;
    if (blocker) {
        findings.push_back(makeFinding(
            Severity::Blocker, u"tier.low_priority_ended"_s, Step::Deployment, u"score"_s,
            u"Low-priority nodes are no longer offered for new clusters."_s,
            u"The tier ended on 2026-03-31. Use dedicated nodes, or spot on Kubernetes."_s, sizesPage));
    }
    findings.push_back(makeFinding(Severity::Approval, u"quota.request"_s, Step::Restrictions, u"serve"_s,
                                   u"48 vCPUs of NC A100 v4 quota must be requested."_s,
                                   u"The default is 0. Requests take several working days."_s, limitsPage));
    findings.push_back(makeFinding(Severity::Approval, u"series.needs_request"_s, Step::Training, u"train"_s,
                                   u"NC A100 v4 needs a request before its first use."_s,
                                   u"Open a support request for the series in West Europe."_s, sizesPage));
    findings.push_back(
        makeFinding(Severity::Warning, u"region.unverified"_s, Step::Restrictions, u"serve"_s,
                    u"Whether West Europe has capacity for this size is not verified."_s,
                    u"A price is published there, which does not prove that it can be deployed. Import "
                    u"the list of sizes of your subscription to settle it."_s,
                    sizesPage));
    findings.push_back(makeFinding(Severity::Advice, u"instance.schedule"_s, Step::Experimentation,
                                   u"notebooks"_s, u"The stop schedule saves USD 807.36 a month."_s,
                                   u"Keep it on: an instance runs until somebody stops it."_s, limitsPage));
    return findings;
}

void addUp(Evaluation &evaluation, const Plan &plan)
{
    Total cumulative;
    Money peak;
    for (int i = 0; i < plan.months; ++i) {
        MonthCost month;
        month.month = plan.start.plusMonths(i);
        for (const CostLine &line : evaluation.lines) {
            const Total cost(line.amounts[static_cast<std::size_t>(i)],
                             line.priced() ? QStringList() : QStringList(line.name));
            month.byStage[static_cast<std::size_t>(line.stage)] += cost;
            month.total += cost;
        }
        cumulative += month.total;
        month.cumulative = cumulative;
        evaluation.months.push_back(month);
        if (month.total.known() > peak) {
            peak = month.total.known();
            evaluation.peakIndex = i;
        }
    }
    for (const CostLine &line : evaluation.lines) {
        evaluation.stageTotals[static_cast<std::size_t>(line.stage)] += line.cost();
        evaluation.total += line.cost();
    }
    evaluation.peakMonth = Total(peak, evaluation.total.missing());
    evaluation.averageMonth = evaluation.total.dividedBy(plan.months);
}

Provenance makeProvenance()
{
    Provenance provenance;
    provenance.catalogVersion = u"2026-03-31"_s;
    provenance.pricesId = u"builtin-2026-06-18"_s;
    provenance.pricesSha256 = u"5f70bf18a086007016e948b04aed3b82103a36bea41755b6cddfaf10ace3c6ef"_s;
    provenance.priceDate = QDate(2026, 5, 20);
    provenance.oldestPrice = QDate(2025, 12, 9);
    provenance.newestPrice = QDate(2026, 6, 18);
    provenance.currency = u"USD"_s;
    provenance.exchange = u"1"_s;
    provenance.exchangeDate = QDate(2026, 1, 26);
    provenance.asOf = QDate(2026, 6, 20);
    provenance.additions = {{u"machine-room"_s, u"Machine room"_s, u"Quotation 12"_s, QDate(2026, 5, 4),
                             u"9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08"_s}};
    return provenance;
}

/// What a plan has to be asked, looked after and moved for.
void addRestrictions(Evaluation &evaluation, const Plan &plan)
{
    RetirementNotice images{u"NC24ads A100 v4 on Ubuntu 20.04 images"_s,
                            QDate(2027, 5, 31),
                            {u"Ubuntu 22.04 images"_s},
                            sizesPage};
    images.from = plan.start.firstDay();
    images.to = plan.start.plusMonths(plan.months - 1).lastDay();
    images.moveBy = QDate(2027, 4, 30);
    RetirementNotice term{u"1-year reservation (serve)"_s, QDate(2027, 8, 31), {}, {u"this plan"_s, {}}};
    term.kind = RetirementNotice::Kind::Commitment;
    term.from = QDate(2026, 9, 1);
    term.to = term.date;
    RetirementNotice stays{u"NC4as T4 v3 (notebooks)"_s, {}, {}, sizesPage};
    stays.ends = false;
    stays.from = images.from;
    stays.to = images.to;
    stays.note = u"No end is announced in the sources read."_s;
    evaluation.retirements = {images, term, stays};
    evaluation.quotaRequests
        = {{0, u"Request for more quota\nSubscription: <subscription id>\nNew limit: 96 vCPUs"_s}};
    evaluation.moves = {{LifecycleStage::Experimentation,
                         LifecycleStage::Training,
                         {u"notebooks"_s},
                         {u"train"_s},
                         u"Develop on notebooks, then train on train"_s,
                         u"Scales to 0 nodes between runs."_s,
                         true,
                         sizesPage}};
    evaluation.maintenance
        = {{u"remote_vm"_s, {u"lab"_s}, {{u"Update its system and drivers."_s, sizesPage}}}};
    IsolationChoice link;
    link.id = u"private_link"_s;
    link.name = u"Private endpoints"_s;
    link.description = u"The workspace is reached through private addresses."_s;
    link.field = u"/isolation/privateLink"_s;
    link.why = u"Nothing in the plan stands against it."_s;
    link.demands = {{u"A resolver for private names."_s, limitsPage}};
    link.excludedTargets = {u"Container Instances"_s};
    link.excluded = {{u"train"_s, u"Does not reach it: Compute cluster."_s, false}};
    link.monthly = Total(Money(3650, evaluation.currency));
    link.edit = PlanEdit{
        u"Switch on: Private endpoints"_s, Step::Restrictions, {{u"/isolation/privateLink"_s, true}}};
    link.source = limitsPage;
    evaluation.isolation = {link};
    evaluation.rejections = {{Rejection::Kind::Target,
                              LifecycleStage::Training,
                              {},
                              {u"HDInsight"_s},
                              u"Retired on 2025-01-31."_s,
                              sizesPage},
                             {Rejection::Kind::Series,
                              LifecycleStage::Training,
                              u"train"_s,
                              {u"Dv2"_s, u"Fsv2"_s},
                              u"No GPU, which the work needs."_s,
                              sizesPage}};
}

} // namespace

Sample makeSample(const SampleOptions &options)
{
    Sample sample;
    sample.plan = makePlan(options.months);
    Evaluation &evaluation = sample.evaluation;
    evaluation.lines = makeLines(options);
    addUp(evaluation, sample.plan);
    evaluation.findings = makeFindings(options.blocker);
    evaluation.verdicts = {
        {u"compute_instance"_s,
         LifecycleStage::Experimentation,
         Verdict::Recommended,
         {u"Runs notebooks with a GPU and stops by schedule."_s}},
        {u"local"_s,
         LifecycleStage::Experimentation,
         Verdict::NotPossible,
         {u"The model needs a GPU with 16 GiB; a local computer is not planned for."_s}},
        {u"compute_cluster"_s,
         LifecycleStage::Training,
         Verdict::Recommended,
         {u"Scales to 0 nodes between runs, and takes several nodes a run."_s}},
        {u"hdinsight"_s, LifecycleStage::Training, Verdict::NotPossible, {u"Retired on 2025-01-31."_s}},
        {u"managed_online_endpoint"_s,
         LifecycleStage::Deployment,
         Verdict::Recommended,
         {u"Serves in real time with a GPU; nothing to maintain."_s}},
        {u"container_instances"_s,
         LifecycleStage::Deployment,
         Verdict::NotPossible,
         {u"Models of 1 GB and more do not fit."_s}},
    };
    evaluation.quota = {
        {QuotaPool::Dedicated,
         u"standardNCADSA100v4Family"_s,
         u"westeurope"_s,
         96,
         0,
         sample.plan.start.plusMonths(2),
         u"4 nodes x 24 vCPUs"_s,
         {u"train"_s},
         0,
         {sample.plan.start.plusMonths(2)}},
        {QuotaPool::Dedicated,
         u"standardNCASv3_T4Family"_s,
         u"westeurope"_s,
         12,
         24,
         sample.plan.start,
         u"3 instances x 4 vCPUs"_s,
         {u"notebooks"_s},
         0,
         {sample.plan.start}},
    };
    addRestrictions(evaluation, sample.plan);
    evaluation.assumptions = {
        {u"A month has 730 hours for resources that are always on."_s,
         u"All node-hours of endpoints."_s,
         {u"Azure pricing calculator"_s, u"2026-06-18"_s}},
        {u"Training reaches 40 % of the peak FLOPs of the GPU (24 to 52 %)."_s,
         u"Time and cost of fine-tuning in proportion."_s,
         {u"Published training runs"_s, u"2024-07-31"_s}},
        {u"A node takes 5 minutes to start, and that time is billed."_s, u"Each run of each cluster."_s,
         limitsPage},
    };
    evaluation.notIncluded = {u"Support plans, taxes and licences."_s,
                              u"Log ingestion: the price book has no price for it in West Europe."_s};
    evaluation.steps[static_cast<std::size_t>(Step::Workload)]
        = {StepState::Done, u"Language model, 7 B"_s, 0, 0};
    evaluation.steps[static_cast<std::size_t>(Step::Deployment)]
        = {options.blocker ? StepState::Blocked : StepState::Done, u"1 to resolve"_s, options.blocker ? 1 : 0,
           0};
    evaluation.provenance = makeProvenance();
    return sample;
}

Sample makeEmptySample()
{
    Sample sample;
    sample.plan.name = u"Untitled plan"_s;
    addUp(sample.evaluation, sample.plan);
    sample.evaluation.provenance = makeProvenance();
    return sample;
}

} // namespace slipway::test
