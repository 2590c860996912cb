// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/largeplans.h"

#include <algorithm>

namespace slipway::test {

namespace {

QString copyName(const QString &id, int round)
{
    return round == 0 ? id : QStringLiteral("%1-%2").arg(id).arg(round + 1);
}

void moveTo(QString &compute, int round)
{
    if (!compute.isEmpty())
        compute = copyName(compute, round);
}

void onOwnComputes(Workload &workload, int round)
{
    if (auto *people = std::get_if<Experimentation>(&workload.detail))
        moveTo(people->compute, round);
    if (auto *job = std::get_if<TrainingJob>(&workload.detail))
        moveTo(job->compute, round);
    if (auto *batch = std::get_if<BatchScoring>(&workload.detail))
        moveTo(batch->compute, round);
    if (auto *endpoint = std::get_if<RealtimeEndpoint>(&workload.detail)) {
        for (Deployment &deployment : endpoint->deployments)
            moveTo(deployment.compute, round);
    }
}

Workload copyOf(const Workload &original, int round)
{
    Workload copy = original;
    copy.id = copyName(original.id, round);
    copy.name = copyName(original.name, round);
    if (auto *job = std::get_if<TrainingJob>(&copy.detail)) {
        for (QString &other : job->dependsOn)
            other = copyName(other, round);
    }
    return copy;
}

void addCopy(Plan &plan, const Plan &base, const Workload &original, int round)
{
    Workload copy = copyOf(original, round);
    const QStringList before = copy.computeIds();
    onOwnComputes(copy, round);
    for (const QString &id : before) {
        const Compute *compute = base.compute(id);
        if (!compute || plan.compute(copyName(id, round)))
            continue;
        Compute own = *compute;
        own.id = copyName(id, round);
        plan.computes.push_back(std::move(own));
    }
    plan.workloads.push_back(std::move(copy));
}

} // namespace

Plan manyWorkloads(const Plan &base, int count)
{
    Plan plan = base;
    plan.workloads.clear();
    plan.computes.clear();
    for (int i = 0; i < count; ++i) {
        const auto rounds = static_cast<int>(base.workloads.size());
        addCopy(plan, base, base.workloads[static_cast<std::size_t>(i % rounds)], i / rounds);
    }
    return plan;
}

Plan manyOnSharedComputes(const Plan &base, int count)
{
    Plan plan = base;
    plan.workloads.clear();
    for (int i = 0; i < count; ++i) {
        const auto rounds = static_cast<int>(base.workloads.size());
        plan.workloads.push_back(copyOf(base.workloads[static_cast<std::size_t>(i % rounds)], i / rounds));
    }
    return plan;
}

Plan manyComputes(const Plan &base, int count)
{
    Plan plan = base;
    for (int i = static_cast<int>(base.workloads.size()); static_cast<int>(plan.computes.size()) < count;
         ++i) {
        const auto rounds = static_cast<int>(base.workloads.size());
        addCopy(plan, base, base.workloads[static_cast<std::size_t>(i % rounds)], i / rounds);
    }
    return plan;
}

Plan withServers(const Plan &base, int instances, int concurrency)
{
    Plan plan = base;
    for (Workload &workload : plan.workloads) {
        auto *endpoint = std::get_if<RealtimeEndpoint>(&workload.detail);
        if (!endpoint)
            continue;
        endpoint->concurrency = concurrency;
        // Two thirds of the slots are busy at the peak.
        endpoint->peakRequestsPerSecond
            = Estimate(2.0 / 3 * instances * concurrency * 1000 / endpoint->serviceMilliseconds.likely);
        for (Deployment &deployment : endpoint->deployments)
            deployment.sizing = InstanceSizing::Derived;
    }
    return plan;
}

Plan waitingInLine(const Plan &base, int count, int computes)
{
    Plan plan = base;
    plan.workloads.clear();
    plan.computes.clear();
    const auto trains = std::ranges::find_if(base.workloads, [](const Workload &each) {
        return std::holds_alternative<TrainingJob>(each.detail);
    });
    for (int c = 0; c < computes && trains != base.workloads.end(); ++c) {
        Compute compute = *base.compute(std::get<TrainingJob>(trains->detail).compute);
        compute.id = QStringLiteral("c%1").arg(c);
        compute.maxNodes = 500;
        plan.computes.push_back(std::move(compute));
    }
    QStringList before;
    for (int i = 0; i < count; ++i) {
        Workload workload;
        workload.id = workload.name = QStringLiteral("w%1").arg(i);
        TrainingJob job;
        job.compute = QStringLiteral("c%1").arg(i % computes);
        job.runsPerMonth = Estimate(3000);
        job.work.measuredHours = Estimate(1);
        job.dependsOn = before;
        workload.detail = job;
        before << workload.id;
        plan.workloads.push_back(std::move(workload));
    }
    return plan;
}

Plan manyDeployments(const Plan &base, int count, int deployments)
{
    Plan plan = base;
    plan.workloads.clear();
    std::vector<Workload> endpoints;
    for (const Workload &each : base.workloads) {
        if (std::holds_alternative<RealtimeEndpoint>(each.detail))
            endpoints.push_back(each);
    }
    for (int i = 0; i < count && !endpoints.empty(); ++i) {
        Workload copy = copyOf(endpoints[static_cast<std::size_t>(i) % endpoints.size()], i);
        auto &endpoint = std::get<RealtimeEndpoint>(copy.detail);
        const Deployment one = endpoint.deployments.front();
        endpoint.deployments.clear();
        for (int d = 0; d < deployments; ++d) {
            Deployment &deployment = endpoint.deployments.emplace_back(one);
            deployment.id = QStringLiteral("d%1").arg(d);
            deployment.trafficPercent = 100.0 / deployments;
            deployment.sizing = InstanceSizing::DerivedAutoscale;
        }
        plan.workloads.push_back(std::move(copy));
    }
    return plan;
}

Plan manyCommitments(const Plan &base, int count)
{
    Plan plan = base;
    for (int i = 0; i < count; ++i) {
        Commitment &commitment = plan.commitments.emplace_back();
        commitment.size = base.computes[static_cast<std::size_t>(i) % base.computes.size()].size;
        commitment.units = 1 + i % 3;
        commitment.start = base.start;
    }
    return plan;
}

} // namespace slipway::test
