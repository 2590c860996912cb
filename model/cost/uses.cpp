// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/cost/uses.h"

#include "model/cost/billinput.h"
#include "model/cost/capacity.h"
#include "model/cost/kernel.h"
#include "model/cost/monthly.h"
#include "model/cost/pricetypes.h"
#include "model/cost/terms.h"
#include "model/cost/wholeup.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace slipway::cost {

PriceType priceTypeFor(PaidAs paidAs, PriceType ofCompute)
{
    const bool changes = paidAs == PaidAs::Uncommitted
        ? termHours(ofCompute) > 0
        : paidAs == PaidAs::UnlessSpot && ofCompute == PriceType::Spot;
    return changes ? PriceType::PayAsYouGo : ofCompute;
}

namespace {

/// What its work needs, month by month.
std::vector<Use> neededUses(const BillInput &input, const Compute &compute, const ComputeUse &use)
{
    switch (use.billing) {
    case Billing::Instance:
        return instanceUses(input, compute, use);
    case Billing::Cluster:
    case Billing::Serverless:
        return clusterUses(input, compute, use);
    case Billing::Endpoint:
        return endpointUses(input, compute, use);
    case Billing::Kubernetes:
        return kubernetesUses(input, compute, use);
    case Billing::Machine:
        return machineUses(input, compute, use);
    case Billing::Spark:
        return sparkUses(input, compute, use);
    case Billing::Container:
        return containerUses(input, compute, use);
    case Billing::Tokens:
        return tokenUses(input, compute, use);
    case Billing::Owner:
        return attachedUses(input, compute, use);
    case Billing::Free:
        break;
    }
    return {};
}

/// What a savings plan bills: every hour of the machines that a reservation would be of, beside those that run, which it takes nothing off.
void addSavingsPlan(std::vector<Use> &uses, const BillInput &input, const Compute &compute,
                    const ComputeUse &use)
{
    const PriceType type = effectivePriceType(compute);
    Compute reserved = compute;
    pay(reserved, termMonths(type) > 12 ? PriceType::Reservation3Years : PriceType::Reservation1Year);
    std::vector<Use> terms = neededUses(input, reserved, use);
    std::erase_if(terms, [](const Use &each) { return !isBoughtForTerm(each); });
    payTerms(terms, type);
    for (Use &each : uses) {
        if (isBoughtForTerm(each))
            each.paidAs = PaidAs::Uncommitted;
    }
    for (Use &each : terms) {
        each.role = CostRole::Other;
        uses.push_back(std::move(each));
    }
}

} // namespace

bool isTermAlone(const Use &use)
{
    return use.role == CostRole::Other && isBoughtForTerm(use);
}

std::vector<Use> usesOf(const BillInput &input, const Compute &compute, const ComputeUse &use)
{
    if (!use.used())
        return {};
    std::vector<Use> uses = neededUses(input, compute, use);
    if (isSavingsPlan(effectivePriceType(compute)))
        addSavingsPlan(uses, input, compute, use);
    else
        payTerms(uses, effectivePriceType(compute));
    if (std::optional<Use> undone = undoneWork(input, compute, use))
        uses.push_back(std::move(*undone));
    return uses;
}

std::vector<Use> runningUses(const BillInput &input, const Compute &compute, const ComputeUse &use)
{
    if (!use.used())
        return {};
    Compute asItGoes = compute;
    pay(asItGoes, PriceType::PayAsYouGo);
    return neededUses(input, asItGoes, use);
}

std::vector<Use> instanceUses(const BillInput &input, const Compute &compute, const ComputeUse &use)
{
    const bool committed = isReservation(effectivePriceType(compute));
    const ByMonth<double> held
        = use.instances.map([](const InstanceMonth &month) { return billable(month.instances); });
    const ByMonth<double> allMonth = held.map([](double instances) { return hoursPerMonth * instances; });
    const auto running = [](const InstanceMonth &month) {
        return month.instances < mostCounted ? month.running : billable(month.instances);
    };
    std::vector<Use> uses;
    uses.reserve(4);
    uses.push_back({.role = CostRole::Machines,
                    .unit = u"instance-hour"_s,
                    .quantities = committed ? allMonth : use.instances.map(running)});
    uses.push_back({.role = CostRole::Disks,
                    .by = PricedBy::Meter,
                    .price = u"disk.p10"_s,
                    .unit = u"disk-month"_s,
                    .quantities = held});
    if (!compute.publicIp || input.plan.isolation.noPublicIp)
        return uses;
    uses.push_back({.role = CostRole::Balancers,
                    .by = PricedBy::Meter,
                    .price = u"lb.standard.hour"_s,
                    .unit = u"hour"_s,
                    .quantities = allMonth});
    uses.push_back({.role = CostRole::Addresses,
                    .by = PricedBy::Meter,
                    .price = u"public_ip.hour"_s,
                    .unit = u"hour"_s,
                    .quantities = allMonth});
    return uses;
}

std::vector<Use> clusterUses(const BillInput &input, const Compute &compute, const ComputeUse &use)
{
    const bool committed = isReservation(effectivePriceType(compute));
    std::vector<Use> uses;
    uses.reserve(2);
    uses.push_back({.role = CostRole::Machines,
                    .unit = u"node-hour"_s,
                    .quantities = monthly(input, false, [&](int m) {
                        return clusterNodeHours(use.cluster[static_cast<std::size_t>(m)], use.existsIn(m),
                                                committed ? compute.maxNodes : 0);
                    })});
    const bool noPublicIp = !compute.publicIp || input.plan.isolation.noPublicIp;
    if (use.billing == Billing::Serverless || noPublicIp)
        return uses;
    uses.push_back({.role = CostRole::Balancers,
                    .by = PricedBy::Meter,
                    .price = u"lb.standard.hour"_s,
                    .unit = u"hour"_s,
                    .quantities = monthly(input, false, [&](int m) {
                        return use.existsIn(m) ? hoursPerMonth * balancersOf(compute.maxNodes) : 0.0;
                    })});
    return uses;
}

std::vector<Use> machineUses(const BillInput &input, const Compute &compute, const ComputeUse &use)
{
    // A commitment bills the hours in which the schedule has stopped them as well.
    const bool committed = !compute.ownerPrice && isReservation(effectivePriceType(compute));
    const double each = committed ? hoursPerMonth : hoursOfSchedule(compute.schedule);
    return {{.role = CostRole::Machines,
             .by = compute.ownerPrice ? PricedBy::Owner : PricedBy::Size,
             .price = compute.ownerPrice.value_or(QString()),
             .unit = u"machine-hour"_s,
             .quantities = monthly(input, false,
                                   [&](int m) { return use.existsIn(m) ? each * compute.instances : 0.0; })}};
}

std::vector<Use> containerUses(const BillInput &, const Compute &compute, const ComputeUse &use)
{
    const KubernetesOptions options = compute.kubernetes.value_or(KubernetesOptions());
    const auto always = [&](double units) {
        return use.nodes.map([&](int groups) { return hoursPerMonth * billable(groups) * units; });
    };
    std::vector<Use> uses;
    uses.push_back({.role = CostRole::Vcpus,
                    .by = PricedBy::Meter,
                    .price = u"aci.vcpu_hour"_s,
                    .unit = u"vCPU-hour"_s,
                    .quantities = always(options.podVcpus)});
    uses.push_back({.role = CostRole::Memory,
                    .by = PricedBy::Meter,
                    .price = u"aci.gb_hour"_s,
                    .unit = u"GiB-hour"_s,
                    .quantities = always(options.podMemoryGiB)});
    return uses;
}

} // namespace slipway::cost
