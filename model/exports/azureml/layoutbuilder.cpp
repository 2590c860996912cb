// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/exports/azureml/layoutbuilder.h"

#include "model/base/significant.h"
#include "model/exports/azureml/yamlwriter.h"

#include <algorithm>
#include <optional>

using namespace Qt::StringLiterals;

namespace slipway::azureml {

namespace {

/// Nothing for what becomes no compute of its own.
std::optional<ComputeKind> kindOf(WorkspaceResource resource)
{
    switch (resource) {
    case WorkspaceResource::Instance:
        return ComputeKind::Instance;
    case WorkspaceResource::Cluster:
        return ComputeKind::Cluster;
    case WorkspaceResource::Kubernetes:
        return ComputeKind::Kubernetes;
    case WorkspaceResource::Machine:
        return ComputeKind::Machine;
    case WorkspaceResource::SparkPool:
        return ComputeKind::SparkPool;
    case WorkspaceResource::None:
    case WorkspaceResource::Serverless:
    case WorkspaceResource::Local:
    case WorkspaceResource::OnlineEndpoint:
    case WorkspaceResource::ServerlessApi:
        break;
    }
    return std::nullopt;
}

/// Nothing for what serves no requests.
std::optional<EndpointKind> endpointKindOf(WorkspaceResource resource)
{
    switch (resource) {
    case WorkspaceResource::OnlineEndpoint:
        return EndpointKind::Managed;
    case WorkspaceResource::Kubernetes:
        return EndpointKind::Kubernetes;
    case WorkspaceResource::ServerlessApi:
        return EndpointKind::ServerlessApi;
    case WorkspaceResource::None:
    case WorkspaceResource::Instance:
    case WorkspaceResource::Cluster:
    case WorkspaceResource::Machine:
    case WorkspaceResource::SparkPool:
    case WorkspaceResource::Serverless:
    case WorkspaceResource::Local:
        break;
    }
    return std::nullopt;
}

} // namespace

void LayoutBuilder::omit(const QString &what, const QString &why)
{
    const QString name = oneLine(what);
    m_layout.omissions.push_back({name.isEmpty() ? u"Without a name"_s : name, why});
}

LayoutBuilder::LayoutBuilder(const Plan &plan, const Catalog &catalog, const GivenNames &earlier)
    : m_plan(plan)
    , m_catalog(catalog)
    , m_earlier(earlier)
    , m_computeNames(earlierOf(earlier, {u"compute"_s}))
    , m_endpointNames(earlierOf(earlier, {u"endpoint"_s}))
    , m_jobNames(earlierOf(earlier, {u"job"_s, u"pipeline"_s}))
    , m_scheduleNames(earlierOf(earlier, {u"schedule"_s}))
{
}

GivenNames LayoutBuilder::earlierOf(const GivenNames &earlier, const QStringList &kinds)
{
    GivenNames names;
    for (auto each = earlier.cbegin(); each != earlier.cend(); ++each) {
        if (std::ranges::any_of(kinds,
                                [&](const QString &kind) { return each.key().startsWith(kind + u'/'); }))
            names.insert(each.key(), each.value());
    }
    return names;
}

QString LayoutBuilder::named(NameList &list, NameRule rule, const QString &kind, const QString &id,
                             const QString &called)
{
    const QString own = kind.section(u'/', 0, 0);
    const QString wanted = called.isEmpty() ? id : called;
    const QString name = list.take(wanted, rule, own, kind + u'/' + id);
    if (name == wanted)
        return name;
    m_layout.remarks
        << (isValidName(wanted, rule)
                ? u"The %1 %2 is called %3 in these files: the name is taken by something else of the folder."_s
                : u"The %1 %2 is called %3 in these files: Azure would not take the name of the plan."_s)
               .arg(own, oneLine(wanted), name);
    return name;
}

const Compute *LayoutBuilder::find(const QString &id, const Workload &user)
{
    const Compute *compute = m_plan.compute(id);
    if (!compute)
        omit(titleOf(user), u"It names a compute that the plan does not have: %1."_s.arg(oneLine(id)));
    return compute;
}

void LayoutBuilder::addCompute(const Compute &compute, ComputeKind kind,
                               std::vector<const Workload *> workloads)
{
    const bool machines = kind == ComputeKind::Instance || kind == ComputeKind::Machine;
    const int count = machines ? compute.instances : 1;
    if (count < 1)
        omit(compute.id, u"The plan has no machine of it."_s);
    if (count <= 1) {
        if (count == 1) {
            const QString name = named(m_computeNames, NameRule::Compute, u"compute"_s, compute.id);
            m_nameOf.insert(&compute, name);
            m_layout.computes.push_back({kind, name, &compute, 0, std::move(workloads)});
        }
        return;
    }
    for (int number = 1; number <= count; ++number) {
        // Not a dash and digits: a name must not end with them.
        const QString ending = u"-p%1"_s.arg(number);
        const QString name
            = m_computeNames.take(compute.id.left(24 - ending.size()) + ending, NameRule::Compute,
                                  u"compute"_s, u"compute/%1/%2"_s.arg(compute.id).arg(number));
        if (number == 1)
            m_nameOf.insert(&compute, name);
        m_layout.computes.push_back({kind, name, &compute, number, workloads});
    }
}

void LayoutBuilder::addComputes()
{
    for (const Compute &compute : m_plan.computes) {
        std::vector<const Workload *> workloads;
        for (const Workload &workload : m_plan.workloads) {
            if (isInFiles(m_plan, workload) && workload.computeIds().contains(compute.id))
                workloads.push_back(&workload);
        }
        if (workloads.empty()) {
            omit(compute.id, u"No workload that is switched on and begins within the plan uses it."_s);
            continue;
        }
        const TargetTraits &traits = m_catalog.traits(compute.target);
        if (const std::optional<ComputeKind> kind = kindOf(traits.resource))
            addCompute(compute, *kind, std::move(workloads));
        else if (!traits.whyNoFile.isEmpty())
            omit(compute.id, traits.whyNoFile);
        else if (!m_catalog.findTarget(compute.target))
            omit(compute.id, u"Its target is not known: %1."_s.arg(oneLine(compute.target)));
    }
}

void LayoutBuilder::addEndpointOf(EndpointKind kind, const Workload &workload,
                                  const RealtimeEndpoint &endpoint,
                                  const std::vector<const Deployment *> &deployments, const QString &of)
{
    EndpointResource resource{kind, {}, &workload, &endpoint, {}, {}};
    resource.name = named(m_endpointNames, NameRule::Endpoint, u"endpoint"_s, workload.id + of, workload.id);
    std::vector<double> shares;
    const QString deploymentOf = u"deployment/"_s + resource.name;
    NameList names(earlierOf(m_earlier, {deploymentOf}));
    for (const Deployment *deployment : deployments) {
        const Compute *compute = m_plan.compute(deployment->compute);
        resource.deployments.push_back(
            {named(names, NameRule::Deployment, deploymentOf, deployment->id), deployment, compute, 0});
        shares.push_back(deployment->trafficPercent);
        if (kind == EndpointKind::Kubernetes)
            resource.computeName = resourceOf(*compute);
    }
    m_layout.names.insert(names.given());
    const std::vector<int> whole = wholeShares(shares);
    for (std::size_t i = 0; i < whole.size(); ++i) {
        resource.deployments[i].traffic = whole[i];
        if (deployments.size() == endpoint.deployments.size() && whole[i] != shares[i])
            m_layout.remarks << u"%1, %2: %3 % of the requests in place of %4 %, so that all add up to 100."_s
                                    .arg(resource.name, resource.deployments[i].name,
                                         QString::number(whole[i]),
                                         formatSignificant(shares[i], QLocale::c()));
    }
    m_layout.endpoints.push_back(std::move(resource));
}

void LayoutBuilder::addEndpoint(const Workload &workload, const RealtimeEndpoint &endpoint)
{
    // An endpoint is either managed or on one Kubernetes cluster: deployments on several become several endpoints.
    std::vector<std::pair<const Compute *, std::vector<const Deployment *>>> groups;
    for (const Deployment &deployment : endpoint.deployments) {
        const Compute *compute = find(deployment.compute, workload);
        if (!compute)
            continue;
        const TargetTraits &traits = m_catalog.traits(compute->target);
        const std::optional<EndpointKind> kind = endpointKindOf(traits.resource);
        if (!kind) {
            if (traits.whyNoFile.isEmpty())
                omit(titleOf(workload), u"%1 serves no requests."_s.arg(oneLine(compute->id)));
            continue;
        }
        const Compute *key = *kind == EndpointKind::Managed ? nullptr : compute;
        const auto same = [&](const auto &group) { return group.first == key; };
        auto group = std::find_if(groups.begin(), groups.end(), same);
        if (group == groups.end())
            group = groups.insert(groups.end(), {key, {}});
        group->second.push_back(&deployment);
    }
    for (const auto &[compute, deployments] : groups) {
        const WorkspaceResource resource
            = compute ? m_catalog.traits(compute->target).resource : WorkspaceResource::OnlineEndpoint;
        // One that moves to another cluster stays the same endpoint; of several each is known by where it is.
        const QString of = compute && groups.size() > 1 ? u'/' + compute->id : QString();
        addEndpointOf(*endpointKindOf(resource), workload, endpoint, deployments, of);
    }
    if (groups.size() > 1)
        m_layout.remarks
            << u"%1 becomes %2 endpoints, because its deployments run on different targets; whatever calls "
               "them has to share out the requests."_s.arg(titleOf(workload), QString::number(groups.size()));
}

void LayoutBuilder::addBatch(const Workload &workload, const BatchScoring &batch)
{
    const Compute *compute = find(batch.compute, workload);
    if (!compute)
        return;
    const std::optional<ComputeKind> kind = kindOf(m_catalog.traits(compute->target).resource);
    if ((kind != ComputeKind::Cluster && kind != ComputeKind::Kubernetes) || resourceOf(*compute).isEmpty()) {
        const bool job = m_catalog.traits(compute->target).resource == WorkspaceResource::Serverless;
        omit(titleOf(workload),
             (job ? u"%1 scores in batches as a pipeline job of your own, not behind an endpoint."_s
                  : u"%1 cannot score in batches behind an endpoint."_s)
                 .arg(oneLine(compute->id)));
        return;
    }
    m_layout.batches.push_back({named(m_endpointNames, NameRule::Endpoint, u"endpoint"_s, workload.id),
                                u"model"_s, resourceOf(*compute), *kind == ComputeKind::Kubernetes, &workload,
                                &batch, compute});
}

void LayoutBuilder::addWords()
{
    NameList words(earlierOf(m_earlier, {u"word"_s}));
    for (const Workload &workload : m_plan.workloads) {
        if (!isInFiles(m_plan, workload))
            continue;
        const QString word
            = words.take(workload.id, NameRule::Plain, u"workload"_s, u"word/"_s + workload.id);
        if (word != workload.id)
            m_layout.remarks << u"To deploy.sh the workload %1 is told as %2."_s.arg(oneLine(workload.id),
                                                                                     word);
        m_layout.words.emplace_back(&workload, word);
    }
    m_layout.names.insert(words.given());
}

Layout LayoutBuilder::build()
{
    m_layout.region = m_plan.region;
    addComputes();
    for (const Workload &workload : m_plan.workloads) {
        if (workload.enabled && !isInFiles(m_plan, workload))
            omit(titleOf(workload),
                 u"It begins after the plan's last month: no price and no quota of the plan has it."_s);
        if (!isInFiles(m_plan, workload))
            continue;
        if (const auto *endpoint = std::get_if<RealtimeEndpoint>(&workload.detail))
            addEndpoint(workload, *endpoint);
        else if (const auto *batch = std::get_if<BatchScoring>(&workload.detail))
            addBatch(workload, *batch);
    }
    addTraining();
    addWords();
    for (const NameList *list : {&m_computeNames, &m_endpointNames, &m_jobNames, &m_scheduleNames})
        m_layout.names.insert(list->given());
    return std::move(m_layout);
}

} // namespace slipway::azureml
