// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/cost/computelines.h"

#include "model/base/planwords.h"
#include "model/cost/capacity.h"
#include "model/cost/pricetypes.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace slipway::cost {

namespace {

/// What a compute of any kind leaves undone.
Words undoneWords(const BillInput &input, const Compute &compute, const ComputeUse &use, const Use &billed)
{
    const bool cluster = use.billing == Billing::Cluster;
    const bool tooWide = cluster && std::ranges::any_of(use.cluster.values(), &ClusterMonth::impossible);
    // Not every machine follows its schedule: nodes of Kubernetes do not, and no instance that serves.
    const bool isStopped = std::ranges::any_of(machineHours(input, compute, use).months(),
                                               [](const MachineHours &each) { return each.isScheduled(); });
    const auto quantities = billed.quantities.values();
    const auto month = std::ranges::find_if(quantities, [](double hours) { return hours > 0; });
    return {u"undone"_s, PlanWords::tr("work that it cannot do"),
            PlanWords::tr("%1 h in the first month that has any")
                .arg(figure(month == quantities.end() ? 0 : *month)),
            tooWide ? PlanWords::tr("A run wants more nodes than the cluster may have, and never starts.")
                : cluster
                ? PlanWords::tr("The runs ask for more hours than the highest nodes have in a month.")
                : isStopped
                ? PlanWords::tr("The work asks for more hours than the schedule leaves to the machines.")
                : PlanWords::tr("The runs ask for more hours than the machines have in a month.")};
}

/// What a savings plan bills beside the machines.
Words termWords(const ComputeUse &use, const Use &billed)
{
    const auto quantities = billed.quantities.values();
    const auto month = std::ranges::find_if(quantities, [](double hours) { return hours > 0; });
    const double machines = month == quantities.end() ? 0 : *month / hoursPerMonth;
    const bool isOfEndpoint = use.billing == Billing::Endpoint;
    QString end = billed.price.isEmpty() ? u"term"_s : u"term/%1"_s.arg(billed.price);
    return {isOfEndpoint ? u'/' + end : end,
            {},
            PlanWords::tr("%1 x 730 h: every hour of its term, used or not. Unconfirmed for Azure Machine "
                          "Learning: nothing is taken off for it")
                .arg(figure(machines))};
}

Words wordsOf(const BillInput &input, const Compute &compute, const ComputeUse &use, const Use &billed)
{
    if (isTermAlone(billed))
        return termWords(use, billed);
    if (billed.role == CostRole::Uncounted)
        return undoneWords(input, compute, use, billed);
    switch (use.billing) {
    case Billing::Instance:
        return instanceWords(input, compute, use, billed);
    case Billing::Cluster:
    case Billing::Serverless:
        return clusterWords(input, compute, use, billed);
    case Billing::Endpoint:
        return endpointWords(input, compute, use, billed);
    case Billing::Kubernetes:
        return kubernetesWords(input, compute, use, billed);
    case Billing::Machine:
        return machineWords(input, compute, use, billed);
    case Billing::Spark:
        return sparkWords(input, compute, use, billed);
    case Billing::Container:
        return containerWords(input, compute, use, billed);
    case Billing::Tokens:
        return tokenWords(input, compute, use, billed);
    case Billing::Owner:
        return attachedWords(input, compute, use, billed);
    case Billing::Free:
        break;
    }
    return {};
}

LineWriter::Subject subjectOf(const BillInput &input, const Compute &compute, const ComputeUse &use,
                              const Use &billed)
{
    Words words = wordsOf(input, compute, use, billed);
    if (billed.paidUnused)
        words.formula += PlanWords::tr("; in the months of its term that need less, as many as were bought");
    if (use.billing == Billing::Endpoint) {
        const Workload &workload = input.plan.workloads[billed.workload];
        const QString &deployment
            = std::get<RealtimeEndpoint>(workload.detail).deployments[billed.deployment].id;
        return {u"endpoint/%1/%2%3"_s.arg(workload.id, deployment, words.end),
                words.name,
                CostStage::Deployment,
                compute.id,
                {workload.id},
                words.formula,
                billed.role,
                words.missing,
                billed.owed,
                workload.startMonth};
    }
    return {u"compute/%1/%2"_s.arg(compute.id, words.end),
            words.name,
            use.stage,
            compute.id,
            use.workloads,
            words.formula,
            billed.role,
            words.missing,
            billed.owed,
            use.firstMonth};
}

/// What the amounts of a line hang on.
LineWriter::Subject bareSubjectOf(const Compute &compute, const ComputeUse &use, const Use &billed)
{
    LineWriter::Subject subject;
    subject.name = compute.id;
    subject.stage = use.billing == Billing::Endpoint ? CostStage::Deployment : use.stage;
    subject.compute = compute.id;
    subject.role = billed.role;
    subject.owed = billed.owed;
    return subject;
}

} // namespace

QString sizeName(const BillInput &input, const Compute &compute, const ComputeUse &use)
{
    return use.size ? input.catalog.size(*use.size).shortName() : compute.size;
}

void writeComputeLines(LineWriter &writer, const Compute &compute, const ComputeUse &use)
{
    const PriceType type = effectivePriceType(compute);
    if (!writer.tellsWords()) {
        for (const Use &billed : use.billed)
            writer.use(bareSubjectOf(compute, use, billed), compute, use, billed);
        return;
    }
    const std::vector<Use> running
        = termHours(type) > 0 ? runningUses(writer.input(), compute, use) : std::vector<Use>();
    for (std::size_t i = 0; i < use.billed.size(); ++i) {
        const Use &billed = use.billed[i];
        LineWriter::Subject subject = subjectOf(writer.input(), compute, use, billed);
        if (isTermAlone(billed))
            subject.used.assign(static_cast<std::size_t>(writer.input().plan.months), 0);
        else if (i < running.size() && billed.by == PricedBy::Size
                 && termHours(priceTypeFor(billed.paidAs, type)) > 0)
            subject.used = running[i].quantities.months();
        writer.use(subject, compute, use, billed);
    }
}

} // namespace slipway::cost
