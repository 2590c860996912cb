// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/base/planwords.h"
#include "model/cost/computeuse.h"
#include "model/plan/plannames.h"
#include "model/rules/rulehelpers.h"

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace slipway {

namespace {

constexpr const char *trainingNetwork
    = "Secure an Azure Machine Learning training environment with virtual networks";
constexpr const char *managedNetwork = "Workspace managed virtual network isolation";

PlanEdit addPrivateEndpoints(const Plan &plan)
{
    return {PlanWords::tr("Add private endpoints"), Step::Restrictions, privateEndpointChanges(plan)};
}

void checkManagedOneWay(const RuleInput &in, FindingSink &sink)
{
    if (in.plan.isolation.hasManagedNetwork())
        sink.add({Step::Restrictions, u"/isolation/network"_s, {}},
                 PlanWords::tr("A managed network cannot be switched off again"),
                 PlanWords::tr("Decide before the first compute: those made earlier are deleted and made "
                               "again, and the first one waits about 30 minutes for the network."));
}

void checkRegistry(const RuleInput &in, FindingSink &sink)
{
    if (!in.plan.isolation.privateLink || in.plan.services.registry == registryWithPrivateEndpoint)
        return;
    sink.add(
            {Step::Workload, u"/services/registry"_s, {}},
            in.plan.services.registry == RegistryTier::Basic
                ? PlanWords::tr("A Basic container registry takes no private endpoint")
                : PlanWords::tr("A Standard container registry takes no private endpoint"),
            PlanWords::tr("The registry of a workspace with private endpoints has to be of the Premium tier, "
                          "which is paid by the day."))
        .fix
        = PlanEdit{PlanWords::tr("Take a Premium registry"),
                   Step::Workload,
                   {{u"/services/registry"_s, QString(wordOf(registryWithPrivateEndpoint))}}};
}

/// Such a network is about what goes out alone: who chooses it for a private workspace has chosen half.
void checkInbound(const RuleInput &in, FindingSink &sink)
{
    const Isolation &isolation = in.plan.isolation;
    if (!isolation.hasManagedNetwork() || isolation.privateLink)
        return;
    sink.add({Step::Restrictions, u"/isolation/privateLink"_s, {}},
             PlanWords::tr("The workspace itself is still reached from the internet"),
             PlanWords::tr(
                 "A managed network rules what goes out. Workspace and endpoints answer on public addresses "
                 "until they have a private link, which is paid by the hour."))
        .fix
        = addPrivateEndpoints(in.plan);
}

void checkNamesInApproved(const RuleInput &in, FindingSink &sink)
{
    if (!in.plan.isolation.fqdnRules || in.plan.isolation.network == Network::ManagedApproved)
        return;
    sink.add({Step::Restrictions, u"/isolation/fqdnRules"_s, {}},
             PlanWords::tr("Rules by name have nothing to rule"),
             PlanWords::tr("They belong to a managed network that allows approved traffic only; elsewhere "
                           "the Azure Firewall is paid for nothing."))
        .fix
        = setFlag(PlanWords::tr("Leave the rules out"), Step::Restrictions, u"/isolation/fqdnRules"_s, false);
}

/// Whether the plan, or a compute of it, leaves machines of Azure Machine Learning without a public address.
bool anyWithoutAddress(const RuleInput &in)
{
    bool any = false;
    forEachUsedCompute(in, [&](std::size_t, const Compute &compute, const cost::ComputeUse &use) {
        any = any || (isAmlMachine(use.billing) && (in.plan.isolation.noPublicIp || !compute.publicIp));
    });
    return any;
}

void checkPrivateEndpoint(const RuleInput &in, FindingSink &sink)
{
    const Isolation &isolation = in.plan.isolation;
    if (isolation.privateLink || isolation.hasManagedNetwork())
        return;
    if (anyWithoutAddress(in))
        sink.add({Step::Restrictions, u"/isolation/privateLink"_s, {}},
                 PlanWords::tr("Computes without public addresses need a private endpoint"),
                 PlanWords::tr("Without a private endpoint of the workspace they cannot be reached."))
            .fix
            = addPrivateEndpoints(in.plan);
}

void checkOutbound(const RuleInput &in, FindingSink &sink)
{
    const Isolation &isolation = in.plan.isolation;
    if (isolation.natGateway || isolation.hasManagedNetwork()
        || (!isolation.noPublicIp && !anyWithoutAddress(in)))
        return;
    sink.add({Step::Restrictions, u"/isolation/natGateway"_s, {}}, PlanWords::tr("Nothing leads outside"),
             PlanWords::tr("Default outbound access of VMs ended on 2026-03-31. Without public addresses "
                           "outbound traffic needs a NAT gateway or a firewall."))
        .fix
        = setFlag(PlanWords::tr("Add a NAT gateway"), Step::Restrictions, u"/isolation/natGateway"_s, true);
}

void checkAddresses(const RuleInput &in, FindingSink &sink)
{
    if (in.plan.isolation.network != Network::Own)
        return;
    const int addresses
        = cost::mostTogether(in.plan, in.bill.computes, [](const Compute &, const cost::ComputeUse &use) {
              return use.used() && isAmlMachine(use.billing);
          });
    if (addresses > 0)
        sink.add({Step::Restrictions, u"/isolation/network"_s, {}},
                 PlanWords::tr("%1 free addresses in the subnet").arg(addresses),
                 PlanWords::tr("Every compute instance and every node takes one, at its highest. The network "
                               "is in the workspace's subscription, the subnet is not delegated, and port "
                               "445 to the storage account is open."));
}

void checkEndpointInOwnNetwork(const RuleInput &in, FindingSink &sink)
{
    if (in.plan.isolation.network != Network::Own || in.plan.isolation.privateLink)
        return;
    forEachUsedCompute(in, [&](std::size_t, const Compute &compute, const cost::ComputeUse &use) {
        if (use.billing != cost::Billing::Endpoint)
            return;
        sink.add({Step::Restrictions, u"/isolation/privateLink"_s, compute.id},
                 PlanWords::tr("A managed endpoint is never inside your own network"),
                 PlanWords::tr(
                     "It is reached through a private endpoint instead; without one its address is public."))
            .fix
            = addPrivateEndpoints(in.plan);
    });
}

void checkContainerNetwork(const RuleInput &in, FindingSink &sink)
{
    const Isolation &isolation = in.plan.isolation;
    if (isolation.network == Network::Public && !isolation.privateLink)
        return;
    forEachUsedCompute(in, [&](std::size_t i, const Compute &compute, const cost::ComputeUse &use) {
        if (use.billing == cost::Billing::Container)
            sink.add(
                {stepOf(use.stage), computeField(i, u"target"), compute.id},
                PlanWords::tr("A container instance stays on the public network"),
                PlanWords::tr("Deployments of Azure Machine Learning to container instances support no "
                              "virtual network and no private endpoint. Use a managed online endpoint."));
    });
}

void checkBatchRules(const RuleInput &in, FindingSink &sink)
{
    if (!in.plan.isolation.hasManagedNetwork())
        return;
    forEachWorkload<BatchScoring>(in, [&](std::size_t i, const Workload &workload, const BatchScoring &) {
        sink.add({Step::Restrictions, workloadField(i, u"batch/compute"), workload.shownName()},
                 PlanWords::tr("Batch scoring needs two more private endpoints"),
                 PlanWords::tr("In a managed network add rules for queue and table of the storage account, "
                               "besides those for blob and file."));
    });
}

void checkSparkProvisioned(const RuleInput &in, FindingSink &sink)
{
    if (!in.plan.isolation.hasManagedNetwork())
        return;
    forEachUsedCompute(in, [&](std::size_t i, const Compute &compute, const cost::ComputeUse &use) {
        if (use.billing == Billing::Spark)
            sink.add({stepOf(use.stage), computeField(i, u"target"), compute.id},
                     PlanWords::tr("Provision the network before the first Spark job"),
                     PlanWords::tr(
                         "Other computes create the managed network themselves, serverless Spark does not."));
    });
}

void checkKeys(const RuleInput &in, FindingSink &sink)
{
    if (in.plan.isolation.customerManagedKeys)
        sink.add({Step::Restrictions, u"/isolation/customerManagedKeys"_s, {}},
                 PlanWords::tr("Keys of your own have conditions"),
                 PlanWords::tr("The key vault needs soft delete and purge protection, and later only another "
                               "key of the same vault is possible."));
}

void checkKeysOfDisks(const RuleInput &in, FindingSink &sink)
{
    if (!in.plan.isolation.customerManagedKeys)
        return;
    QStringList computes;
    forEachUsedCompute(in, [&](std::size_t, const Compute &compute, const cost::ComputeUse &use) {
        if (isAmlMachine(use.billing) || use.billing == cost::Billing::Endpoint)
            computes << compute.id;
    });
    if (!computes.isEmpty())
        sink.add(
            {Step::Restrictions, u"/isolation/customerManagedKeys"_s, computes.join(u", "_s)},
            PlanWords::tr("Disks of managed computes keep keys of Microsoft"),
            PlanWords::tr("Your keys cover the workspace and your storage, not system and temporary disks of "
                          "clusters, instances and endpoints. Kubernetes can use them for its disks."));
}

void checkHighImpact(const RuleInput &in, FindingSink &sink)
{
    if (in.plan.isolation.highBusinessImpact)
        sink.add({Step::Restrictions, u"/isolation/highBusinessImpact"_s, {}},
                 PlanWords::tr("High business impact is set once"),
                 PlanWords::tr("Only when the workspace is made. Encrypted temporary disks of clusters need "
                               "a subscription without earlier clusters, or a support ticket; jobs start "
                               "slower, because images are not cached."));
}

constexpr std::array networkRuleTable = {
    Rule{"isolation.managed_one_way", Severity::Advice, "A managed network cannot be switched off again.",
         managedNetwork, "2024-08-29", checkManagedOneWay},
    Rule{"isolation.inbound", Severity::Advice,
         "A managed network closes what goes out, a private link what comes in.",
         "Network isolation with managed online endpoints", "2024-02-29", checkInbound},
    Rule{"isolation.registry", Severity::Blocker, "Private endpoints need a Premium container registry.",
         "Secure an Azure Machine Learning workspace with virtual networks", "2024-07-08", checkRegistry},
    Rule{"isolation.name_rules", Severity::Warning,
         "Outbound rules by name belong to a network with approved traffic only.", managedNetwork,
         "2024-08-29", checkNamesInApproved},
    Rule{"isolation.private_endpoint", Severity::Blocker,
         "Computes without public addresses need a private endpoint of the workspace.", trainingNetwork,
         "2024-04-08", checkPrivateEndpoint},
    Rule{"isolation.outbound", Severity::Blocker,
         "Computes without public addresses need a way out: default outbound access has ended.",
         "Azure end-of-life list", "2025-12-18", checkOutbound},
    Rule{"isolation.addresses", Severity::Advice, "Your own network has an address for every machine.",
         trainingNetwork, "2024-04-08", checkAddresses},
    Rule{"isolation.endpoint", Severity::Warning,
         "A managed endpoint is reached from your own network through a private endpoint.",
         "Network isolation with managed online endpoints", "2024-02-29", checkEndpointInOwnNetwork},
    Rule{"isolation.container", Severity::Blocker, "Container instances support no private network.",
         "Deploy a model to Azure Container Instances (v1)", "2024-07-10", checkContainerNetwork},
    Rule{"isolation.batch_storage", Severity::Advice,
         "Batch endpoints in a managed network need rules for queue and table.", managedNetwork, "2024-08-29",
         checkBatchRules},
    Rule{"isolation.spark_first", Severity::Advice,
         "Serverless Spark needs a managed network that is provisioned.", managedNetwork, "2024-08-29",
         checkSparkProvisioned},
    Rule{"isolation.keys", Severity::Advice, "Customer-managed keys stay in one vault.",
         "Customer-managed keys for Azure Machine Learning", "2024-05-21", checkKeys},
    Rule{"isolation.disk_keys", Severity::Warning,
         "Disks of managed computes are not encrypted with customer-managed keys.",
         "Data encryption with Azure Machine Learning", "2025-02-05", checkKeysOfDisks},
    Rule{"isolation.high_impact", Severity::Advice, "High business impact is set when the workspace is made.",
         "Data encryption with Azure Machine Learning", "2025-02-05", checkHighImpact},
};

} // namespace

std::span<const Rule> networkRules()
{
    return networkRuleTable;
}

} // namespace slipway
