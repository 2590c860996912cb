// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/plan/plan.h"

#include <QString>

namespace slipway::test {

[[nodiscard]] inline Estimate uniform(double low, double likely, double high)
{
    Estimate estimate(likely, low, high);
    estimate.shape = RangeShape::Uniform;
    return estimate;
}

/// One serverless job; everything else of the plan is exact.
[[nodiscard]] inline Plan jobPlan(const Estimate &hours,
                                  const QString &size = QStringLiteral("Standard_D4s_v3"))
{
    Plan plan;
    plan.start = YearMonth(2027, 1);
    plan.assumptions.nodeStartMinutes = 0;
    Compute compute;
    compute.id = QStringLiteral("jobs");
    compute.target = QStringLiteral("serverless_compute");
    compute.size = size;
    compute.maxNodes = 4;
    compute.publicIp = false;
    plan.computes.push_back(compute);
    TrainingJob job;
    job.compute = compute.id;
    job.runsPerMonth = 10;
    job.work.measuredHours = hours;
    Workload work;
    work.id = QStringLiteral("train");
    work.name = QStringLiteral("Training");
    work.detail = job;
    plan.workloads.push_back(work);
    return plan;
}

[[nodiscard]] inline TrainingJob &jobOf(Plan &plan)
{
    return std::get<TrainingJob>(plan.workloads[0].detail);
}

/// Hours that spread evenly from 2 to 10 with 5 likely.
[[nodiscard]] inline Plan jobUntil(double deadline)
{
    Plan plan = jobPlan(uniform(2, 5, 10));
    jobOf(plan).deadlineHours = deadline;
    return plan;
}

/// An endpoint of instances that each answer one request of 100 ms at a time, and may be 70 % busy.
[[nodiscard]] inline Plan servingPlan(const Estimate &requestsPerSecond, int instances)
{
    Plan plan;
    plan.start = YearMonth(2027, 1);
    plan.assumptions.targetUtilizationPercent = 70;
    Compute compute;
    compute.id = QStringLiteral("serve");
    compute.target = QStringLiteral("managed_online_endpoint");
    compute.size = QStringLiteral("Standard_D4s_v3");
    plan.computes.push_back(compute);
    RealtimeEndpoint endpoint;
    endpoint.peakRequestsPerSecond = requestsPerSecond;
    endpoint.serviceMilliseconds = 100;
    endpoint.concurrency = 1;
    endpoint.latencyTargetMilliseconds = 60'000; // utilisation decides
    Deployment deployment;
    deployment.id = QStringLiteral("blue");
    deployment.compute = compute.id;
    deployment.instances = instances;
    deployment.maxInstances = instances;
    endpoint.deployments = {deployment};
    Workload work;
    work.id = QStringLiteral("answer");
    work.name = QStringLiteral("Answers");
    work.detail = endpoint;
    plan.workloads.push_back(work);
    return plan;
}

} // namespace slipway::test
