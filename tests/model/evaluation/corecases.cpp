// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/plan/plannedpurchase.h"
#include "tests/model/evaluation/rulecases.h"

using namespace Qt::StringLiterals;

namespace slipway::test {

void nothing(Plan &) { }

RealtimeEndpoint &serving(Plan &plan)
{
    return std::get<RealtimeEndpoint>(plan.workload(u"serve")->detail);
}

TrainingJob &training(Plan &plan)
{
    return std::get<TrainingJob>(plan.workload(u"train")->detail);
}

Experimentation &exploring(Plan &plan)
{
    return std::get<Experimentation>(plan.workload(u"explore")->detail);
}

BatchScoring &scoring(Plan &plan)
{
    plan.compute(u"serve")->target = u"batch_endpoint"_s;
    BatchScoring batch;
    batch.compute = u"serve"_s;
    plan.workload(u"serve")->detail = batch;
    return std::get<BatchScoring>(plan.workload(u"serve")->detail);
}

namespace {

/// One machine of the serving compute for a year from the first month on: what it covers runs all the time.
Commitment serverCommitment(const Plan &plan)
{
    Commitment commitment;
    commitment.size = plan.compute(u"serve")->size;
    commitment.start = plan.start;
    return commitment;
}

void ownAllQuota(Plan &plan)
{
    for (const QuotaNeed &need : evaluated(plan).quota)
        plan.ownedQuota.push_back({need.pool, need.family, need.region, need.needed, {}});
}

/// The usual pipeline: a step on CPUs prepares the data, training itself has its GPU.
void prepareOnCpu(Plan &plan)
{
    Compute steps = *plan.compute(u"train");
    steps.id = u"steps"_s;
    steps.size = u"Standard_D4s_v3"_s;
    plan.computes.push_back(steps);
    training(plan).kind = TrainingKind::PipelineStep;
    training(plan).pipeline = u"weekly"_s;
    Workload prepare = *plan.workload(u"train");
    prepare.id = u"prepare"_s;
    std::get<TrainingJob>(prepare.detail).compute = steps.id;
    plan.workloads.push_back(prepare);
}

} // namespace

std::vector<RuleCase> coreCases()
{
    return {
        {"plan.reference", [](Plan &p) { training(p).compute = u"gone"_s; }, nothing},
        // A waits for B and B for A: two waits, each of which ends it.
        {"plan.waits",
         [](Plan &p) {
             Workload other = *p.workload(u"train");
             other.id = u"other"_s;
             std::get<TrainingJob>(other.detail).dependsOn = {u"train"_s};
             training(p).dependsOn = {u"other"_s, u"train"_s, u"gone"_s, u"serve"_s, u"explore"_s};
             p.workloads.push_back(other);
         },
         [](Plan &p) {
             // A batch ends, and a job that is switched off is passed over.
             scoring(p);
             Workload other = *p.workload(u"train");
             other.id = u"other"_s;
             other.enabled = false;
             p.workloads.push_back(other);
             training(p).dependsOn = {u"serve"_s, u"other"_s};
         }},
        {"plan.target", [](Plan &p) { p.compute(u"train")->target = u"data_lake_analytics"_s; }, nothing},
        {"plan.region", [](Plan &p) { p.region = u"atlantis"_s; }, nothing},
        {"plan.other_regions",
         [](Plan &p) {
             p.otherRegions = {u"northeurope"_s, u"atlantis"_s, u"northeurope"_s, p.region};
         },
         [](Plan &p) {
             p.otherRegions = {u"northeurope"_s, u"swedencentral"_s};
         }},
        {"plan.currency", [](Plan &p) { p.currency = u"XYZ"_s; }, nothing},
        {"plan.estimate", [](Plan &p) { training(p).work.measuredHours = Estimate(3, 5, 9); }, nothing},
        {"plan.empty", [](Plan &p) { p.workloads.clear(); }, nothing},
        {"plan.start", [](Plan &p) { p.workload(u"serve")->startMonth = 40; }, nothing},
        {"plan.first_month", [](Plan &p) { p.start = YearMonth(2014, 12); },
         [](Plan &p) { p.start = YearMonth(2015, 2); }},
        // The day of the tests is 2026-11-20; before the service there is another rule.
        {"plan.past", [](Plan &p) { p.start = YearMonth(2026, 10); },
         [](Plan &p) { p.start = YearMonth(2026, 11); }},
        {"plan.growth",
         [](Plan &p) {
             p.months = 24;
             p.growth.requestsPercent = 100; // from its third month on 2^21, two million
         },
         [](Plan &p) {
             // The endpoint starts late: 2^19 is half a million.
             p.months = 24;
             p.growth.requestsPercent = 100;
             p.workload(u"serve")->startMonth = 4;
         }},
        {"plan.unused_compute", [](Plan &p) { p.workloads.erase(p.workloads.begin()); }, nothing},
        {"plan.budget",
         [](Plan &p) {
             p.budget = Budget{u"10"_s, BudgetPeriod::Horizon, {}};
         },
         [](Plan &p) {
             p.budget = Budget{u"9000000"_s, BudgetPeriod::Horizon, {}};
         }},
        {"size.known", [](Plan &p) { p.compute(u"train")->size = u"Standard_Z9"_s; }, nothing},
        {"size.retired", [](Plan &p) { p.compute(u"train")->size = u"Standard_NC24rs_v3"_s; }, nothing},
        {"size.supported", [](Plan &p) { p.compute(u"serve")->size = u"Standard_ND96isr_H200_v5"_s; },
         nothing},
        {"size.gpu", [](Plan &p) { p.compute(u"train")->size = u"Standard_D4s_v3"_s; }, prepareOnCpu},
        {"size.measured_elsewhere",
         [](Plan &p) { training(p).work.measuredSize = u"Standard_NC4as_T4_v3"_s; }, nothing},
        {"size.work_method", [](Plan &p) { training(p).work.method = WorkMethod::ImagesAndEpochs; }, nothing},
        {"instance.never_stopped",
         [](Plan &p) {
             p.compute(u"notebooks")->idleShutdownMinutes.reset();
             p.compute(u"notebooks")->schedule.enabled = false;
         },
         nothing},
        // A tenth of 4,000 GiB, where 120 and 176 are on the machine; a hundredth fits.
        {"instance.data", [](Plan &p) { p.data.sizeGiB = 4000; },
         [](Plan &p) {
             p.data.sizeGiB = 4000;
             p.data.experimentSharePercent = 1;
         }},
        {"instance.single_user",
         [](Plan &p) { std::get<Experimentation>(p.workload(u"explore")->detail).people = 5; }, nothing},
        {"instance.schedule", [](Plan &p) { p.compute(u"notebooks")->schedule.stop = u"06:00"_s; }, nothing},
        {"instance.time_zone",
         [](Plan &p) { p.compute(u"notebooks")->schedule.timeZone = u"Mars/Olympus"_s; }, nothing},
        {"instance.stopped_bills", nothing, [](Plan &p) { p.compute(u"notebooks")->publicIp = false; }},
        {"cluster.nodes", [](Plan &p) { p.compute(u"train")->minNodes = 5; }, nothing},
        {"cluster.run_fits", [](Plan &p) { training(p).nodesPerRun = 3; }, nothing},
        {"cluster.capacity", [](Plan &p) { training(p).runsPerMonth = 1000; }, nothing},
        {"machine.capacity",
         [](Plan &p) {
             p.compute(u"train")->target = u"remote_vm"_s;
             training(p).runsPerMonth = 1000;
         },
         [](Plan &p) { p.compute(u"train")->target = u"remote_vm"_s; }},
        // Of 30 hours on five days 24 fall on the four days of the schedule, of whose 40 hours they are fewer.
        {"machine.working_days", [](Plan &p) { p.compute(u"notebooks")->schedule.daysPerWeek = 4; },
         [](Plan &p) {
             p.compute(u"notebooks")->schedule.daysPerWeek = 4;
             std::get<Experimentation>(p.workload(u"explore")->detail).daysPerWeek = 4;
         }},
        {"cluster.low_priority", [](Plan &p) { p.compute(u"train")->tier = Tier::LowPriority; }, nothing},
        {"cluster.min_nodes", [](Plan &p) { p.compute(u"train")->minNodes = 1; }, nothing},
        {"cluster.job_lifetime", [](Plan &p) { training(p).work.measuredHours = 600; }, nothing},
        {"cluster.deadline", [](Plan &p) { training(p).deadlineHours = 1; }, nothing},
        {"cluster.waits",
         [](Plan &p) {
             p.compute(u"train")->maxNodes = 1;
             training(p) = TrainingJob();
             training(p).compute = u"train"_s;
             training(p).work.measuredHours = 5;
             training(p).runsPerMonth = 2;
             training(p).pattern = RunPattern::Together;
             training(p).deadlineHours = 8;
         },
         [](Plan &p) {
             training(p).runsPerMonth = 2;
             training(p).pattern = RunPattern::Together;
         }},
        {"endpoint.deployment", [](Plan &p) { serving(p).deployments.clear(); }, nothing},
        {"endpoint.never_zero", [](Plan &p) { serving(p).deployments[0].instances = 0; }, nothing},
        {"endpoint.production_floor", [](Plan &p) { serving(p).deployments[0].instances = 2; }, nothing},
        {"endpoint.traffic", [](Plan &p) { serving(p).deployments[0].trafficPercent = 60; }, nothing},
        {"endpoint.memory", [](Plan &p) { p.model.ramGiB = 400; }, nothing},
        {"batch.memory",
         [](Plan &p) {
             scoring(p);
             p.model.ramGiB = 400;
         },
         [](Plan &p) { scoring(p); }},
        {"endpoint.throughput", [](Plan &p) { serving(p).peakRequestsPerSecond = 100'000; },
         [](Plan &p) { serving(p).peakRequestsPerSecond = 1; }},
        {"endpoint.latency", [](Plan &p) { serving(p).serviceMilliseconds = 5000; }, nothing},
        {"endpoint.bandwidth", [](Plan &p) { serving(p).requestKB = 100'000; },
         [](Plan &p) { serving(p).requestKB = 1; }},
        {"quota.request", nothing, ownAllQuota},
        {"quota.unknown",
         [](Plan &p) {
             p.ownedQuota = {{QuotaPool::Dedicated, u"standardMarsFamily"_s, p.region, 100, {}}};
         },
         [](Plan &p) {
             p.ownedQuota = {{QuotaPool::LowPriority, {}, {}, 100, {}},
                             {QuotaPool::Vm, u"STANDARDDSV3FAMILY"_s, u"northeurope"_s, 100, {}}};
         }},
        {"request.late", [](Plan &p) { p.start = YearMonth(2026, 12); }, nothing},
        {"price.sheet", nothing, nothing},
        {"size.deployable", nothing, nothing},
        {"price.missing", [](Plan &p) { p.isolation.customerManagedKeys = true; }, nothing},
        {"price.doubtful",
         [](Plan &p) {
             p.region = u"eastus"_s;
             p.compute(u"train")->size = u"Standard_NC24ads_A100_v4"_s;
             p.compute(u"train")->priceType = PriceType::Reservation1Year;
         },
         nothing},
        {"price.clock",
         [](Plan &p) {
             p.ownedQuota = {{QuotaPool::Dedicated, u"standardDSv3Family"_s, {}, 8, u"2199-01-01"_s}};
         },
         [](Plan &p) {
             p.ownedQuota = {{QuotaPool::Dedicated, u"standardDSv3Family"_s, {}, 8, u"2026-01-01"_s}};
         }},
        {"price.ends", nothing, nothing},
        {"price.stale", nothing, nothing},
        {"price.currency", [](Plan &p) { p.currency = u"TRY"_s; }, nothing},
        {"price.book",
         [](Plan &p) {
             p.prices = PinnedInput{u"builtin-2025-01-01"_s, {}, {}};
         },
         [](Plan &p) {
             p.prices = PinnedInput{prices().id(), prices().sha256(), {}};
         }},
        {"price.discount",
         [](Plan &p) {
             p.serviceDiscounts = {{u"Blockchain"_s, 10, {}}};
         },
         [](Plan &p) {
             p.discountPercent = 5;
             p.serviceDiscounts = {{u"virtual machines"_s, 10, {}}};
         }},
        {"commitment.form",
         [](Plan &p) {
             p.commitments = {serverCommitment(p)};
             p.commitments[0].hourly = HourlyAmount{u"2"_s, u"USD"_s, {}};
         },
         [](Plan &p) { p.commitments = {serverCommitment(p)}; }},
        {"commitment.use",
         [](Plan &p) {
             p.commitments = {serverCommitment(p)};
             p.commitments[0].region = u"japaneast"_s;
         },
         [](Plan &p) { p.commitments = {serverCommitment(p)}; }},
        {"commitment.planned",
         [](Plan &p) {
             p.commitments = {serverCommitment(p)};
             p.commitments[0].note = noteOfPlanned();
             p.commitments[0].start = YearMonth::of(asOf).plusMonths(-1);
         },
         [](Plan &p) {
             p.commitments = {serverCommitment(p)};
             p.commitments[0].note = noteOfPlanned();
             p.commitments[0].start = YearMonth::of(asOf);
         }},
        {"commitment.paid",
         [](Plan &p) {
             p.commitments = {serverCommitment(p)};
             p.commitments[0].type = PriceType::Reservation3Years;
             p.commitments[0].start = YearMonth(2025, 3);
         },
         [](Plan &p) {
             p.commitments = {serverCommitment(p)};
             p.commitments[0].type = PriceType::Reservation3Years;
             p.commitments[0].start = YearMonth(2025, 3);
             p.commitments[0].paid = TermAmount{u"2900"_s, u"USD"_s, {}};
         }},
        {"commitment.price",
         [](Plan &p) {
             p.start = YearMonth::of(asOf).plusMonths(-p.workload(u"serve")->startMonth);
             p.compute(u"serve")->priceType = PriceType::Reservation1Year;
         },
         [](Plan &p) { p.compute(u"serve")->priceType = PriceType::Reservation1Year; }},
        // Three years, of which the plan of one has two left.
        {"commitment.owed", [](Plan &p) { p.compute(u"serve")->priceType = PriceType::Reservation3Years; },
         [](Plan &p) {
             p.months = p.workload(u"serve")->startMonth + 12;
             p.compute(u"serve")->priceType = PriceType::Reservation1Year;
         }},
        {"price.savings_plan", [](Plan &p) { p.compute(u"serve")->priceType = PriceType::SavingsPlan1Year; },
         nothing},
        {"price.type", [](Plan &p) { p.compute(u"serve")->tier = Tier::Spot; },
         [](Plan &p) { p.compute(u"serve")->priceType = PriceType::Reservation3Years; }},
        {"price.term",
         [](Plan &p) {
             p.compute(u"train")->size = u"Standard_HC44rs"_s;
             p.compute(u"train")->priceType = PriceType::Reservation3Years;
         },
         [](Plan &p) { p.compute(u"train")->priceType = PriceType::Reservation3Years; }},
        {"isolation.isolated_sizes", [](Plan &p) { p.isolation.isolatedSizesOnly = true; }, nothing},
        {"isolation.managed_network",
         [](Plan &p) {
             p.isolation.network = Network::ManagedInternet;
             p.compute(u"train")->region = u"northeurope"_s;
         },
         [](Plan &p) { p.isolation.network = Network::ManagedInternet; }},
        {"isolation.residency", [](Plan &p) { p.isolation.residency = {u"Canada"_s}; },
         [](Plan &p) {
             p.isolation.residency = {catalog().region(catalog().findRegion(p.region).value()).geography};
         }},
        {"isolation.approved_outbound", [](Plan &p) { p.isolation.network = Network::ManagedApproved; },
         nothing},
    };
}

std::vector<RuleCase> ruleCases()
{
    std::vector<RuleCase> all = coreCases();
    for (const std::vector<RuleCase> &subject :
         {targetCases(), limitCases(), networkCases(), adviceCases(), sizingCases()})
        all.insert(all.end(), subject.begin(), subject.end());
    return all;
}

} // namespace slipway::test
