// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/base/planwords.h"
#include "model/cost/linewriter.h"
#include "model/plan/stages.h"

using namespace Qt::StringLiterals;

namespace slipway::cost {

namespace {

/// How a workload asks for machines.
enum class Asks { People, Runs, Instances };

Asks asksOf(const Workload &workload)
{
    if (std::holds_alternative<Experimentation>(workload.detail))
        return Asks::People;
    return std::holds_alternative<RealtimeEndpoint>(workload.detail) ? Asks::Instances : Asks::Runs;
}

/// Whether a way of billing counts work of a kind. Where machines are held all month, whoever uses them, it does.
bool counts(Billing billing, Asks asks)
{
    switch (billing) {
    case Billing::Cluster:
    case Billing::Serverless:
        return asks == Asks::Runs;
    case Billing::Endpoint:
    case Billing::Container:
        return asks == Asks::Instances;
    case Billing::Instance:
    case Billing::Kubernetes:
    case Billing::Machine:
    case Billing::Spark:
    case Billing::Tokens:
    case Billing::Owner:
    case Billing::Free:
        break;
    }
    return true;
}

/// Whether what a compute bills follows from the hours of its runs.
bool followsHours(Billing billing)
{
    return billing == Billing::Cluster || billing == Billing::Serverless || billing == Billing::Spark
        || billing == Billing::Owner || billing == Billing::Instance;
}

/// Whether there are runs with something to do, and the plan does not say how long that takes.
bool hoursAreUnknown(const Workload &workload, const sizing::WorkloadSizing &sizing)
{
    const JobRuns runs = jobRuns(workload, sizing);
    if (runs.runs <= 0 || runs.hours > 0)
        return false;
    const auto *batch = std::get_if<BatchScoring>(&workload.detail);
    return !batch || batch->itemsPerRun.likely > 0;
}

/// Whether what the plan says of a run is not what it bills: it is taken away again and again.
bool neverEnds(const sizing::WorkloadSizing &sizing)
{
    const auto *training = std::get_if<sizing::TrainingSizing>(&sizing);
    return training && training->neverEnds;
}

/// The end of the line's id, its name and its reason.
struct Gap
{
    QString end;
    QString name;
    QString reason;
    QString compute = {}; ///< where a choice of it decides
};

std::optional<Gap> gapOf(const BillInput &input, const std::vector<ComputeUse> &uses, std::size_t w,
                         const QString &id)
{
    const Workload &workload = input.plan.workloads[w];
    const int compute = input.index.compute(id);
    const auto *endpoint = std::get_if<RealtimeEndpoint>(&workload.detail);
    if (endpoint && endpoint->deployments.empty())
        return Gap{u"nowhere"_s, PlanWords::tr("work without a deployment"),
                   PlanWords::tr("The endpoint has no deployment that answers.")};
    if (compute < 0)
        return Gap{u"nowhere"_s, PlanWords::tr("work without a compute"),
                   id.isEmpty() ? PlanWords::tr("No compute is chosen for it.")
                                : PlanWords::tr("The plan has no compute %1.").arg(id)};
    const Billing billing = uses[static_cast<std::size_t>(compute)].billing;
    if (!counts(billing, asksOf(workload)))
        return Gap{u"misplaced"_s, PlanWords::tr("work that %1 does not do").arg(id),
                   PlanWords::tr("A target of this kind bills no such work.")};
    if (followsHours(billing) && hoursAreUnknown(workload, input.sizing[w]))
        return Gap{u"hours"_s, PlanWords::tr("hours of its runs"), PlanWords::tr("The plan does not say how long a run takes."), id};
    if (followsHours(billing) && neverEnds(input.sizing[w]))
        return Gap{u"endless"_s, PlanWords::tr("runs that hardly ever end"),
                   PlanWords::tr("They are taken away again and again, and each time bill what they ran."), id};
    return std::nullopt;
}

} // namespace

bool hasEndlessRuns(const BillInput &input, const std::vector<ComputeUse> &uses)
{
    for (std::size_t w = 0; w < input.plan.workloads.size(); ++w) {
        const Workload &workload = input.plan.workloads[w];
        if (!workload.enabled || !neverEnds(input.sizing[w]))
            continue;
        const int compute = input.index.compute(std::get<TrainingJob>(workload.detail).compute);
        if (compute >= 0 && followsHours(uses[static_cast<std::size_t>(compute)].billing))
            return true;
    }
    return false;
}

void writeUncountedLines(LineWriter &writer, const std::vector<ComputeUse> &uses)
{
    const BillInput &input = writer.input();
    for (std::size_t w = 0; w < input.plan.workloads.size(); ++w) {
        const Workload &workload = input.plan.workloads[w];
        if (!workload.enabled)
            continue;
        QStringList seen;
        QStringList computes = workload.computeIds();
        if (computes.isEmpty())
            computes << QString(); // an endpoint that nothing answers is work all the same
        for (const QString &id : std::as_const(computes)) {
            const std::optional<Gap> gap = gapOf(input, uses, w, id);
            if (!gap || seen.contains(id))
                continue;
            seen << id;
            const QString end = id.isEmpty() ? gap->end : u"%1/%2"_s.arg(gap->end, id);
            writer.unpriced({u"workload/%1/%2"_s.arg(workload.id, end),
                             gap->name,
                             costStageOf(stageOf(workload)),
                             gap->compute,
                             {workload.id},
                             PlanWords::tr("1 in each month that it runs"),
                             CostRole::Uncounted},
                            u"month"_s, gap->reason,
                            [&](int month) { return workload.runsIn(month) ? 1.0 : 0.0; });
        }
    }
}

} // namespace slipway::cost
