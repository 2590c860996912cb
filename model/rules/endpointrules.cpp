// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/base/format.h"
#include "model/base/planwords.h"
#include "model/base/significant.h"
#include "model/cost/loads.h"
#include "model/cost/wholeup.h"
#include "model/rules/rulehelpers.h"

#include <algorithm>
#include <array>
#include <cmath>

using namespace Qt::StringLiterals;

namespace slipway {

namespace {

/// Calls `check(index, workload, endpoint)` for every enabled real-time endpoint.
template <typename Check> void forEachEndpoint(const RuleInput &in, Check check)
{
    forEachWorkload<RealtimeEndpoint>(in, check);
}

QString countField(std::size_t workload, std::size_t deployment, const Deployment &d)
{
    return workloadField(workload,
                         u"realtime/deployments/%1/%2"_s.arg(deployment)
                             .arg(d.sizing == InstanceSizing::Fixed ? u"instances"_s : u"minInstances"_s));
}

void checkDeployments(const RuleInput &in, FindingSink &sink)
{
    forEachEndpoint(in, [&](std::size_t i, const Workload &workload, const RealtimeEndpoint &endpoint) {
        if (endpoint.deployments.empty())
            sink.add({Step::Deployment, workloadField(i, u"realtime/deployments"), workload.shownName()},
                     PlanWords::tr("The endpoint has no deployment"),
                     PlanWords::tr("Nothing would answer. Add a deployment on a compute."));
    });
}

void checkNeverZero(const RuleInput &in, FindingSink &sink)
{
    forEachEndpoint(in, [&](std::size_t i, const Workload &workload, const RealtimeEndpoint &endpoint) {
        for (std::size_t d = 0; d < endpoint.deployments.size(); ++d) {
            if (!cost::statedInstances(endpoint.deployments[d]) || instanceSpan(in, i, d).fewest >= 1
                || !hasInstances(in, endpoint.deployments[d]))
                continue;
            const QString field = countField(i, d, endpoint.deployments[d]);
            sink.add({Step::Deployment, field, workload.shownName()},
                     PlanWords::tr("An online deployment cannot scale to zero"),
                     PlanWords::tr("It holds at least one instance while it exists. Set 1 or more."))
                .fix
                = PlanEdit{PlanWords::tr("Set instances to 1"), Step::Deployment, {{field, 1}}};
        }
    });
}

void checkProductionFloor(const RuleInput &in, FindingSink &sink)
{
    const Limit *limit = in.catalog.limit(u"sizing.instances_for_availability");
    const int floor = limit ? static_cast<int>(limit->value) : 3;
    forEachEndpoint(in, [&](std::size_t i, const Workload &workload, const RealtimeEndpoint &endpoint) {
        if (workload.environment != Environment::Production)
            return;
        for (std::size_t d = 0; d < endpoint.deployments.size(); ++d) {
            const int count = instanceSpan(in, i, d).fewest;
            if (count < 1 || count >= floor || !hasInstances(in, endpoint.deployments[d]))
                continue;
            const QString field = countField(i, d, endpoint.deployments[d]);
            sink.add({Step::Deployment, field, workload.shownName()},
                     PlanWords::tr("Fewer than %1 instances in production").arg(floor),
                     PlanWords::tr("%1 is the documented number for high availability; this deployment has "
                                   "%2 at the least.")
                         .arg(floor)
                         .arg(count))
                .fix
                = PlanEdit{
                    PlanWords::tr("Set instances to %1").arg(floor), Step::Deployment, {{field, floor}}};
        }
    });
}

void checkTraffic(const RuleInput &in, FindingSink &sink)
{
    forEachEndpoint(in, [&](std::size_t i, const Workload &workload, const RealtimeEndpoint &endpoint) {
        double total = 0;
        for (const Deployment &deployment : endpoint.deployments)
            total += deployment.trafficPercent;
        // Thirds and sixths have no end: what is lost by it is a ten-thousandth of the requests, and files share out in whole percent.
        constexpr double near = 0.01;
        if (!endpoint.deployments.empty() && std::abs(total - 100) > near)
            sink.add({Step::Deployment, workloadField(i, u"realtime/deployments/0/trafficPercent"),
                      workload.shownName()},
                     PlanWords::tr("The traffic shares add up to %1 %")
                         .arg(wordsLocale().toString(total, 'g', 10)),
                     PlanWords::tr("They must add up to 100 %."));
    });
}

void checkMemory(const RuleInput &in, FindingSink &sink)
{
    forEachEndpoint(in, [&](std::size_t w, const Workload &workload, const RealtimeEndpoint &endpoint) {
        const auto &sized = std::get<sizing::EndpointSizing>(in.bill.sizing[w]);
        for (std::size_t d = 0; d < endpoint.deployments.size(); ++d) {
            const int index = in.bill.index.compute(endpoint.deployments[d].compute);
            if (index < 0)
                continue;
            const auto i = static_cast<std::size_t>(index);
            const std::optional<SizeId> &id = in.bill.computes[i].size;
            const Eligibility &judged = in.eligibility[i];
            if (!id || !contains(judged.ofSize(*id), Exclusion::Memory) || !judged.lacksMemoryToServe(*id))
                continue;
            const VmSize &size = in.catalog.size(*id);
            // Where its requests are told as well, serving.model_fits judges the GPUs with them.
            const std::optional<sizing::LlmServing> &llm = sized.deployments[d].llm;
            if (llm && llm->why == sizing::NoServing::TooLarge && !in.eligibility[i].lacksServingMemory(size))
                continue;
            Finding &finding = sink.add({Step::Deployment, computeField(i, u"size"), workload.shownName()},
                                        in.eligibility[i].aboutSize(Exclusion::Memory, *id));
            finding.fix = useFittingSize(in, i, [&](const VmSize &other) { return other.gpu == size.gpu; });
            if (!finding.fix)
                finding.fix = useFittingSize(in, i, [&](const VmSize &other) {
                    return other.gpu.has_value() == size.gpu.has_value();
                });
        }
    });
}

void checkThroughput(const RuleInput &in, FindingSink &sink)
{
    forEachEndpoint(in, [&](std::size_t i, const Workload &workload, const RealtimeEndpoint &endpoint) {
        const cost::PeakLoads peaks = cost::peakLoads(in.plan, workload, endpoint);
        for (std::size_t d = 0; d < endpoint.deployments.size(); ++d) {
            const Deployment &deployment = endpoint.deployments[d];
            const bool fixed = deployment.sizing == InstanceSizing::Fixed;
            const int most = cost::statedInstances(deployment).value_or(0);
            const auto &sized = std::get<sizing::EndpointSizing>(in.bill.sizing[i]).deployments[d];
            const double each = cost::requestsPerInstance(deployment, endpoint, sized.table.profile(), 1);
            if (each <= 0 || most < 1 || !hasInstances(in, deployment))
                continue;
            const double first = peaks.first * deployment.trafficPercent / 100;
            const double highest = peaks.highest * deployment.trafficPercent / 100;
            if (highest < each * most)
                continue;
            const QString field = workloadField(
                i, u"realtime/deployments/%1/%2"_s.arg(d).arg(fixed ? u"instances"_s : u"maxInstances"_s));
            // As many as serving.instances asks for: one number for one deployment.
            const double target = in.plan.assumptions.targetUtilizationPercent.likely / 100;
            const int byUse = cost::wholeUp(highest / (each * std::max(0.01, target)));
            const int wanted
                = sized.targetReachable ? std::max(byUse, sized.table.instances(highest)) : byUse;
            Finding &finding
                = sink.add(first >= each * most ? Severity::Blocker : Severity::Warning,
                           {Step::Deployment, field, workload.shownName()},
                           PlanWords::tr("The instances cannot carry the peak"),
                           (most == 1 ? PlanWords::tr("%1 instance carries %2 requests a second at full "
                                                      "load; the peak is %3 at the start and %4 in %5.")
                                      : PlanWords::tr("%1 instances carry %2 requests a second at full load; "
                                                      "the peak is %3 at the start and %4 in %5."))
                               .arg(most)
                               .arg(roundedText(each * most, 1))
                               .arg(roundedText(first, 1))
                               .arg(roundedText(highest, 1))
                               .arg(in.plan.start.plusMonths(peaks.highestMonth).toText()));
            if (wanted < cost::mostCounted)
                finding.fix = setNumber(
                    PlanWords::tr("Set %1 to %2")
                        .arg(fixed ? PlanWords::tr("instances") : PlanWords::tr("highest instances"))
                        .arg(wanted),
                    Step::Deployment, field, wanted);
        }
    });
}

void checkLatency(const RuleInput &in, FindingSink &sink)
{
    forEachEndpoint(in, [&](std::size_t i, const Workload &workload, const RealtimeEndpoint &endpoint) {
        const bool kubernetes
            = std::all_of(endpoint.deployments.begin(), endpoint.deployments.end(), [&](const Deployment &d) {
                  return traitsOf(in, d.compute).billing == Billing::Kubernetes;
              });
        const Limit *limit = in.catalog.limit(kubernetes ? u"endpoint.kubernetes_timeout_seconds_max"
                                                         : u"endpoint.timeout_seconds_max");
        const double service = serviceMilliseconds(in, i, endpoint);
        // A time that follows from model and size is no entry: the one that can be changed is the target.
        const QString stated = workloadField(i, u"realtime/serviceMilliseconds");
        const QString field = sizing::isSpeedDerived(endpoint)
            ? workloadField(i, u"realtime/latencyTargetMilliseconds")
            : stated;
        const auto duration
            = [](double milliseconds) { return formatDuration(milliseconds / 1000, wordsLocale()); };
        if (limit && service > limit->value * 1000)
            sink.add({Step::Deployment, stated, workload.shownName()},
                     PlanWords::tr("A request takes longer than an endpoint waits"),
                     PlanWords::tr("%1, while %2 ends a request after %3. Score such work in batches.")
                         .arg(duration(service),
                              kubernetes ? PlanWords::tr("an endpoint on Kubernetes")
                                         : PlanWords::tr("a managed online endpoint"),
                              duration(limit->value * 1000)));
        else if (service > endpoint.latencyTargetMilliseconds) {
            const double target = endpoint.latencyTargetMilliseconds;
            std::pair<QString, QString> told{duration(service), duration(target)};
            if (told.first == told.second) {
                const auto [ofOne, asked] = apartTexts(service, target);
                told = {u"%1 ms"_s.arg(ofOne), u"%1 ms"_s.arg(asked)};
            }
            Finding &finding = sink.add(
                {Step::Deployment, field, workload.shownName()},
                PlanWords::tr("One request alone misses the latency target"),
                (sizing::isSpeedDerived(endpoint)
                     ? PlanWords::tr("A request takes %1 to serve, against a target of %2: choose "
                                     "a faster size, shorter answers or a longer target.")
                     : PlanWords::tr(
                         "A request is stated to take %1 to serve, against a target of %2. A "
                         "faster size has a time of its own: state that, or choose a longer target."))
                    .arg(told.first, told.second));
            finding.fix = workOutServiceTime(in, i, endpoint);
            finding.source = {PlanWords::tr("The plan"), {}}; // no document asks for that target
        }
    });
}

void checkBandwidth(const RuleInput &in, FindingSink &sink)
{
    const Limit *limit = in.catalog.limit(u"endpoint.bandwidth_mb_per_second");
    if (!limit)
        return;
    forEachEndpoint(in, [&](std::size_t i, const Workload &workload, const RealtimeEndpoint &endpoint) {
        if (!servedBy(in, endpoint, Billing::Endpoint))
            return;
        const cost::PeakLoads peaks = cost::peakLoads(in.plan, workload, endpoint);
        const double megabytes = peaks.highest * (endpoint.requestKB + endpoint.responseKB) / 1000;
        if (megabytes <= limit->value)
            return;
        sink.add({Step::Deployment, workloadField(i, u"realtime/requestKB"), workload.shownName()},
                 PlanWords::tr("The endpoint's bandwidth limit is exceeded"),
                 PlanWords::tr("%1 MB/s at the peak of %2, while the documented limit is %3 MB/s for an "
                               "endpoint. Ask support to raise it, or send less.")
                     .arg(roundedText(megabytes, 1))
                     .arg(in.plan.start.plusMonths(peaks.highestMonth).toText())
                     .arg(limit->value));
    });
}

constexpr std::array endpointRuleTable = {
    Rule{"endpoint.deployment", Severity::Blocker, "An endpoint has at least one deployment.",
         "Online endpoints and deployments", "2024-09-23", checkDeployments},
    Rule{"endpoint.never_zero", Severity::Blocker, "An online deployment never scales to zero.",
         "Online endpoints and deployments", "2024-09-23", checkNeverZero},
    Rule{"endpoint.production_floor", Severity::Warning, "A production deployment has at least 3 instances.",
         "Online endpoints and deployments", "2024-09-23", checkProductionFloor},
    Rule{"endpoint.traffic", Severity::Blocker, "The traffic shares of an endpoint add up to 100 %.",
         "Online endpoints and deployments", "2024-09-23", checkTraffic},
    ruleOf(Exclusion::Memory, "A serving machine has 150 % of the model's memory, and its GPUs hold the weights.", checkMemory),
    Rule{"endpoint.throughput", Severity::Warning, "The instances can carry the peak of every month.",
         "Little's law", "1961", checkThroughput},
    Rule{"endpoint.latency", Severity::Blocker,
         "One request alone keeps the latency target and the time-out.",
         "Manage and increase quotas with Azure Machine Learning", "2026-01-27", checkLatency},
    Rule{"endpoint.bandwidth", Severity::Approval,
         "Requests and responses stay within the bandwidth of a managed online endpoint.",
         "Manage and increase quotas with Azure Machine Learning", "2026-01-27", checkBandwidth},
};

} // namespace

std::span<const Rule> endpointRules()
{
    return endpointRuleTable;
}

} // namespace slipway
