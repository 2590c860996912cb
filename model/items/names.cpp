// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/items/names.h"

#include "model/base/datawords.h"

#include <QCoreApplication>

#include <array>
#include <utility>

namespace slipway {

using namespace Qt::StringLiterals;

namespace {

struct Names
{
    Q_DECLARE_TR_FUNCTIONS(slipway::Names)
};

} // namespace

QString displayName(Step step)
{
    switch (step) {
    case Step::Workload:
        return Names::tr("Workload");
    case Step::Experimentation:
        return Names::tr("Experimentation");
    case Step::Training:
        return Names::tr("Training");
    case Step::Deployment:
        return Names::tr("Deployment");
    case Step::Restrictions:
        return Names::tr("Restrictions");
    case Step::Cost:
        return Names::tr("Cost");
    case Step::Review:
        return Names::tr("Review and export");
    }
    return {};
}

QString displayName(StepState state)
{
    switch (state) {
    case StepState::Untouched:
        return Names::tr("not started");
    case StepState::Done:
        return Names::tr("done");
    case StepState::Attention:
        return Names::tr("needs attention");
    case StepState::Blocked:
        return Names::tr("blocked");
    case StepState::NotNeeded:
        return Names::tr("not needed");
    }
    return {};
}

QString displayName(CostStage stage)
{
    switch (stage) {
    case CostStage::Experimentation:
        return Names::tr("Experimentation");
    case CostStage::Training:
        return Names::tr("Training");
    case CostStage::Deployment:
        return Names::tr("Deployment");
    case CostStage::Shared:
        return Names::tr("Shared services");
    }
    return {};
}

QString displayName(LifecycleStage stage)
{
    switch (stage) {
    case LifecycleStage::Experimentation:
        return Names::tr("Experimentation");
    case LifecycleStage::Training:
        return Names::tr("Training");
    case LifecycleStage::Deployment:
        return Names::tr("Deployment");
    }
    return {};
}

QString displayName(Severity severity)
{
    switch (severity) {
    case Severity::Blocker:
        return Names::tr("Blocker");
    case Severity::Approval:
        return Names::tr("Approval");
    case Severity::Warning:
        return Names::tr("Warning");
    case Severity::Advice:
        return Names::tr("Advice");
    }
    return {};
}

QString displayName(Verdict verdict)
{
    switch (verdict) {
    case Verdict::Recommended:
        return Names::tr("recommended");
    case Verdict::Possible:
        return Names::tr("possible");
    case Verdict::NotPossible:
        return Names::tr("not possible");
    }
    return {};
}

QString displayName(QuotaPool pool)
{
    switch (pool) {
    case QuotaPool::Dedicated:
        return Names::tr("Azure ML dedicated");
    case QuotaPool::LowPriority:
        return Names::tr("Azure ML low priority");
    case QuotaPool::Vm:
        return Names::tr("Virtual machines");
    case QuotaPool::Spark:
        return Names::tr("Serverless Spark");
    case QuotaPool::ContainerInstances:
        return Names::tr("Container instances");
    }
    return {};
}

QString displayName(Placement placement)
{
    switch (placement) {
    case Placement::Cloud:
        return Names::tr("In the cloud");
    case Placement::OnPremises:
        return Names::tr("On premises");
    case Placement::Edge:
        return Names::tr("At the edge");
    }
    return {};
}

QString displayName(Network network)
{
    switch (network) {
    case Network::Public:
        return Names::tr("Public");
    case Network::ManagedInternet:
        return Names::tr("Managed, internet outbound");
    case Network::ManagedApproved:
        return Names::tr("Managed, approved outbound");
    case Network::Own:
        return Names::tr("Your own network");
    }
    return {};
}

QString displayName(Environment environment)
{
    switch (environment) {
    case Environment::Development:
        return Names::tr("Development");
    case Environment::Test:
        return Names::tr("Test");
    case Environment::Production:
        return Names::tr("Production");
    }
    return {};
}

QString displayName(Tier tier)
{
    switch (tier) {
    case Tier::Dedicated:
        return Names::tr("Dedicated");
    case Tier::LowPriority:
        return Names::tr("Low priority (spot machines)");
    case Tier::Spot:
        return Names::tr("Spot");
    }
    return {};
}

QString displayName(PriceType type)
{
    switch (type) {
    case PriceType::PayAsYouGo:
        return Names::tr("Pay as you go");
    case PriceType::Spot:
        return Names::tr("Spot");
    case PriceType::LowPriority:
        return Names::tr("Low priority");
    case PriceType::Reservation1Year:
        return Names::tr("Reserved for 1 year");
    case PriceType::Reservation3Years:
        return Names::tr("Reserved for 3 years");
    case PriceType::Reservation5Years:
        return Names::tr("Reserved for 5 years");
    case PriceType::SavingsPlan1Year:
        return Names::tr("Savings plan, 1 year");
    case PriceType::SavingsPlan3Years:
        return Names::tr("Savings plan, 3 years");
    }
    return {};
}

QString displayName(Support support)
{
    switch (support) {
    case Support::No:
        return Names::tr("no");
    case Support::Yes:
        return Names::tr("yes");
    case Support::Unknown:
        return Names::tr("unknown");
    }
    return {};
}

QString displayName(RetirementNotice::Kind kind)
{
    switch (kind) {
    case RetirementNotice::Kind::Size:
        return Names::tr("VM size");
    case RetirementNotice::Kind::Target:
        return Names::tr("Compute target");
    case RetirementNotice::Kind::Tool:
        return Names::tr("Tool or service");
    case RetirementNotice::Kind::Commitment:
        return Names::tr("Commitment");
    }
    return {};
}

QString displayName(IsolationChoice::State state)
{
    switch (state) {
    case IsolationChoice::State::Chosen:
        return Names::tr("chosen", "an isolation option");
    case IsolationChoice::State::Open:
        return Names::tr("open", "an isolation option");
    case IsolationChoice::State::NotPossible:
        return Names::tr("not possible here", "an isolation option");
    case IsolationChoice::State::Outside:
        return Names::tr("outside the plan", "an isolation option");
    }
    return {};
}

QString capabilityName(const QString &capabilityId)
{
    static constexpr std::array<std::pair<const char *, const char *>, 17> names{{
        {"automl", QT_TRANSLATE_NOOP("slipway::Names", "Automated ML")},
        {"autoscale", QT_TRANSLATE_NOOP("slipway::Names", "Autoscale")},
        {"batch", QT_TRANSLATE_NOOP("slipway::Names", "Batch")},
        {"designer", QT_TRANSLATE_NOOP("slipway::Names", "Designer")},
        {"fpga", QT_TRANSLATE_NOOP("slipway::Names", "FPGA")},
        {"gpu", QT_TRANSLATE_NOOP("slipway::Names", "GPU")},
        {"job_queue", QT_TRANSLATE_NOOP("slipway::Names", "Job queue")},
        {"low_priority", QT_TRANSLATE_NOOP("slipway::Names", "Low priority")},
        {"managed_vnet", QT_TRANSLATE_NOOP("slipway::Names", "Managed network")},
        {"mirror_traffic", QT_TRANSLATE_NOOP("slipway::Names", "Mirrors traffic")},
        {"multi_node", QT_TRANSLATE_NOOP("slipway::Names", "Several nodes")},
        {"no_public_ip", QT_TRANSLATE_NOOP("slipway::Names", "No public IP")},
        {"other_region", QT_TRANSLATE_NOOP("slipway::Names", "Another region")},
        {"pipelines", QT_TRANSLATE_NOOP("slipway::Names", "Pipelines")},
        {"rdma", QT_TRANSLATE_NOOP("slipway::Names", "RDMA")},
        {"real_time", QT_TRANSLATE_NOOP("slipway::Names", "Real-time")},
        {"scale_to_zero", QT_TRANSLATE_NOOP("slipway::Names", "Scales to zero")},
    }};
    for (const auto &[id, name] : names) {
        if (capabilityId == QLatin1StringView(id))
            return Names::tr(name);
    }
    return capabilityId;
}

QString displayText(const Source &source)
{
    // Titles of documents are cited as they are; what describes a source is in the language of the reader.
    const QString title = dataWords(source.title);
    const QString asOf = dataWords(source.asOf);
    if (title.isEmpty() || asOf.isEmpty())
        return title + asOf;
    return title + u", "_s + asOf;
}

} // namespace slipway
