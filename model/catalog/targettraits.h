// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalog/lifecycle.h"

#include <QString>
#include <QStringList>

#include <cstdint>
#include <vector>

namespace slipway {

/// What a compute of a target is billed by.
enum class Billing : std::uint8_t {
    Instance, ///< machines of one person each, on until stopped
    Cluster, ///< nodes that come and go with jobs
    Serverless, ///< nodes of one job each, nothing between jobs
    Endpoint, ///< instances behind an online endpoint, always on
    Kubernetes, ///< every node of the cluster, always on, and its control plane
    Machine, ///< a machine attached as it is
    Spark, ///< vCore-hours of sessions
    Owner, ///< attached service: what its owner charges per node-hour
    Container, ///< vCPU and memory of one container group
    Free, ///< runs on something the plan does not pay for
    Tokens, ///< what goes in and out of a hosted model
};

/// How many machines a compute of a target can be, and what says so.
enum class Machines : std::uint8_t {
    None, ///< none that anybody sees
    One, ///< one, and never more
    Each, ///< as many as are planned, each a resource of its own
    Pool, ///< as many as are planned, together one resource
    Nodes, ///< between its lowest and its highest number of nodes
    PerRun, ///< those that a run asks for
    Copies, ///< the instances of its deployments
};

/// The VM sizes that a target takes.
enum class SizeChoice : std::uint8_t {
    None, ///< it has no size
    Any,
    Instances, ///< of the table of compute instances
    Clusters, ///< of the table of compute clusters
    OnlineEndpoints, ///< of the list for managed online endpoints
};

/// What a compute of a target becomes in files for a workspace.
enum class WorkspaceResource : std::uint8_t {
    None, ///< nothing that such a file can create
    Instance,
    Cluster,
    Kubernetes, ///< an attached cluster
    Machine, ///< an attached machine
    SparkPool, ///< an attached pool
    Serverless, ///< no resource: a job names its machines itself
    Local, ///< no resource: a job says that it runs where it is submitted
    OnlineEndpoint, ///< no resource: its deployments are
    ServerlessApi,
};

enum class SparkUse : std::uint8_t { No, Also, Only };

/// Groups of entries of a Compute that not every target has a use for.
enum class ComputeField : std::uint16_t {
    Size,
    Region,
    Instances, ///< machines of its own: instances, nodes of Kubernetes, containers, attached machines
    MinNodes,
    MaxNodes,
    IdleSeconds,
    IdleShutdown,
    Schedule,
    Tier,
    PriceType,
    PublicIp,
    OwnerPrice,
    KubernetesCluster, ///< control plane, system pool
    Pods, ///< vCPUs and memory of one pod or container
    ServingFrontEnd,
    Spark,
    HostedModel, ///< which model, and what its tokens cost
};

/// Work that a target is the usual choice for, until somebody chooses.
enum class UsualFor : std::uint8_t { Experimentation, Training, RealTime, Batch };

/// Why a target is the first choice of the documentation for a stage, and when it is.
struct Recommendation
{
    enum class When : std::uint8_t {
        InAzure,
        OutsideAzure,
        Notebooks, ///< in Azure, with notebooks among the tools
        Spark, ///< in Azure, with Spark among the tools
        RealTime, ///< in Azure, where the plan serves requests
        Batch, ///< in Azure, where the plan scores batches
    };
    LifecycleStage stage = LifecycleStage::Training;
    When when = When::InAzure;
    QString reason;
};

/// What a target is, as far as cost, rules, pages and files have to know. They ask for this and never for its name, so
/// that an added target behaves as the one it is like. The defaults are those of a target that nobody knows: a service
/// at its owner's price.
struct TargetTraits
{
    Billing billing = Billing::Owner;
    Machines machines = Machines::Pool;
    SizeChoice sizes = SizeChoice::None;
    QStringList
        sessionSizes; ///< names of the only sizes that its sessions may have; empty: it has no sessions
    std::uint32_t fields = bit(ComputeField::Instances) | bit(ComputeField::OwnerPrice);
    WorkspaceResource resource = WorkspaceResource::None;
    QString whyNoFile; ///< one sentence; empty where there is a file, or none is needed
    SparkUse spark = SparkUse::No;
    bool named = false; ///< its computes are resources of their names in the workspace
    bool outsideAzure = false; ///< can be on premises or at the edge
    bool stepsOnly = false; ///< runs steps of pipelines, and no jobs of their own
    bool testsOnly = false; ///< serves tests, not production
    QString requestLimit; ///< id of the limit on the megabytes of a request; empty: none is its own
    std::vector<UsualFor> usualFor;
    QStringList documentKinds; ///< kinds of documents of Azure Machine Learning that describe it
    std::vector<Recommendation> recommended;

    [[nodiscard]] bool uses(ComputeField field) const { return (fields & bit(field)) != 0; }
    [[nodiscard]] bool takesSizes() const { return sizes != SizeChoice::None; }

    [[nodiscard]] static constexpr std::uint32_t bit(ComputeField field)
    {
        return std::uint32_t(1) << static_cast<unsigned>(field);
    }
};

} // namespace slipway
