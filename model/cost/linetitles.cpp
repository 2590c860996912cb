// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/cost/linetitles.h"

#include "model/base/namelist.h"
#include "model/base/planwords.h"
#include "model/catalog/catalogwords.h"
#include "model/cost/pricetypes.h"

namespace slipway {

using namespace Qt::StringLiterals;

namespace {

/// "Tuning", "Tuning and Evaluation", "Tuning and 3 more".
QString inWords(const QStringList &names)
{
    return names.size() > 2 ? someNames(names, 1) : names.join(PlanWords::tr(" and "));
}

/// The same where there is little room.
QString inFewWords(const QStringList &names)
{
    constexpr qsizetype longest = 40;
    return names.size() == 2 && names[0].size() + names[1].size() > longest
        ? PlanWords::tr("%1 and 1 more").arg(names.front())
        : inWords(names);
}

/// Of the workloads that run on a compute.
QStringList namesOn(const Plan &plan, const QString &compute)
{
    QStringList names;
    for (const Workload &workload : plan.workloads) {
        if (workload.enabled && workload.computeIds().contains(compute)
            && !names.contains(workload.shownName()))
            names << workload.shownName();
    }
    return names;
}

/// Names of the workloads that cause a line, else of those that run on its compute; of an endpoint with several
/// deployments, which of them it is.
QString workOf(const CostLine &line, const Plan &plan)
{
    QStringList names;
    for (const QString &id : line.workloads) {
        const Workload *workload = plan.workload(id);
        const QString name = workload ? workload->shownName() : id;
        if (!names.contains(name))
            names << name;
        const auto *endpoint = workload ? std::get_if<RealtimeEndpoint>(&workload->detail) : nullptr;
        const QString deployment = line.id.section(u'/', 2, 2);
        if (endpoint && endpoint->deployments.size() > 1 && line.id.startsWith(u"endpoint/"_s))
            names.back()
                = PlanWords::tr("%1 (%2)", "an endpoint, one of its deployments").arg(name, deployment);
    }
    return names.isEmpty() ? workOn(plan, line.compute) : inWords(names);
}

QString machinesFor(const CostLine &line, const Plan &plan)
{
    const QString work = workOf(line, plan);
    const Workload *first = line.workloads.isEmpty() ? nullptr : plan.workload(line.workloads.front());
    if (first && std::holds_alternative<BatchScoring>(first->detail))
        return PlanWords::tr("Scoring: %1").arg(work);
    switch (line.stage) {
    case CostStage::Experimentation:
        return PlanWords::tr("Machines of people for %1").arg(work);
    case CostStage::Training:
        return PlanWords::tr("Training: %1").arg(work);
    case CostStage::Deployment:
        return PlanWords::tr("Answering requests: %1").arg(work);
    case CostStage::Shared:
        break;
    }
    return PlanWords::tr("Machines for %1").arg(work);
}

/// What may be taken away, or binds for years, is told beside what it is for.
bool isPaidPlainly(const CostLine &line)
{
    return !line.paidAs || *line.paidAs == PriceType::PayAsYouGo;
}

QString machinesPaid(const CostLine &line, const Plan &plan)
{
    return isPaidPlainly(line) ? machinesFor(line, plan)
                               : PlanWords::tr("%1, %2", "machines for some work, the way to pay")
                                     .arg(machinesFor(line, plan), cost::priceTypeWords(*line.paidAs));
}

/// What is bought for a term at some price stands as it is called; what the plan shares is named by what it is there for.
QString sharedPurpose(const CostLine &line)
{
    if (line.id.startsWith(u"commitment"_s) && line.sku.isEmpty())
        return PlanWords::tr("Savings plan, paid whether used or not");
    return line.id.startsWith(u"commitment"_s)
        ? PlanWords::tr("%1, paid whether used or not", "2 x D4s v5, 1-year reservation").arg(line.name)
        : line.name;
}

/// Tokens of requests that are billed at another price for their length.
bool isOfLongRequests(const CostLine &line)
{
    return line.id.endsWith(u"/long"_s);
}

/// Whether it bills machines of a size: what of it is bought stands behind what it is for.
bool isOfMachines(const CostLine &line)
{
    const bool isBesideThem = line.role == CostRole::Other && !line.compute.isEmpty();
    return isBesideThem || line.role == CostRole::Machines || line.role == CostRole::RollOut
        || line.role == CostRole::SystemNodes;
}

} // namespace

QString workOn(const Plan &plan, const QString &compute)
{
    const QStringList names = namesOn(plan, compute);
    return names.isEmpty() ? compute : inFewWords(names);
}

QString subjectInWords(const Plan &plan, const QString &subject)
{
    QStringList names;
    bool isOfComputes = false;
    for (const QString &part : subject.split(u", "_s)) {
        QStringList work = plan.compute(part) ? namesOn(plan, part) : QStringList();
        isOfComputes = isOfComputes || !work.isEmpty();
        for (const QString &name : work.isEmpty() ? QStringList{part} : work) {
            if (!names.contains(name))
                names << name;
        }
    }
    return isOfComputes ? inFewWords(names) : subject;
}

QString purposeOf(const CostLine &line, const Plan &plan)
{
    const QString work = workOf(line, plan);
    switch (line.role) {
    case CostRole::Other:
        return line.compute.isEmpty()
            ? sharedPurpose(line)
            : PlanWords::tr("%1, paid whether used or not", "2 x D4s v5, 1-year reservation")
                  .arg(machinesPaid(line, plan));
    case CostRole::Machines:
        return machinesPaid(line, plan);
    case CostRole::RollOut:
        return PlanWords::tr("Both versions at once while renewing %1").arg(work);
    case CostRole::SystemNodes:
        return PlanWords::tr("Machines that Kubernetes itself needs for %1").arg(work);
    case CostRole::ControlPlane:
        return PlanWords::tr("Kubernetes control plane for %1").arg(work);
    case CostRole::Disks:
        return PlanWords::tr("Disks, also while stopped: %1").arg(work);
    case CostRole::Balancers:
        return PlanWords::tr("Load balancer for %1").arg(work);
    case CostRole::Addresses:
        return PlanWords::tr("Public network addresses for %1").arg(work);
    case CostRole::Vcpus:
        return PlanWords::tr("Processors, by use, for %1").arg(work);
    case CostRole::Memory:
        return PlanWords::tr("Memory, by use, for %1").arg(work);
    case CostRole::Attached:
        return PlanWords::tr("What the owner of the machines charges for %1").arg(work);
    case CostRole::Tokens:
        if (line.id.endsWith(u"/tokens-long"_s))
            return PlanWords::tr("What long requests to a hosted model cost more for %1").arg(work);
        return (isOfLongRequests(line) ? PlanWords::tr("Long requests that a hosted model reads for %1")
                                       : PlanWords::tr("Text that a hosted model reads for %1"))
            .arg(work);
    case CostRole::AnswerTokens:
        return (isOfLongRequests(line) ? PlanWords::tr("Answers of a hosted model to long requests for %1")
                                       : PlanWords::tr("Text that a hosted model writes for %1"))
            .arg(work);
    case CostRole::Uncounted:
        return PlanWords::tr("Work of %1 whose cost is not known").arg(work);
    case CostRole::MisfitPods:
        break;
    }
    return PlanWords::tr("Work of %1 that fits no machine").arg(work);
}

QString lineTitle(const CostLine &line, const Plan &plan, const Catalog &catalog)
{
    if (line.role == CostRole::Other && line.compute.isEmpty())
        return line.name;
    const QString purpose = purposeOf(line, plan);
    if (isOfMachines(line))
        return line.sku.isEmpty() ? purpose : u"%1, %2"_s.arg(purpose, sizeName(catalog, line.sku));
    return line.name.isEmpty() ? purpose : u"%1 (%2)"_s.arg(purpose, line.name);
}

} // namespace slipway
