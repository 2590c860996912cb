// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/items/catalogrecords.h"

#include "model/base/datawords.h"
#include "model/base/format.h"
#include "model/catalog/catalogwords.h"
#include "model/items/names.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace slipway {

using namespace Qt::StringLiterals;

namespace {

struct CatalogRecords
{
    Q_DECLARE_TR_FUNCTIONS(slipway::CatalogRecords)
};

QString yesNo(bool yes)
{
    return displayName(yes ? Support::Yes : Support::No);
}

QString stagesText(const ComputeTarget &target)
{
    QStringList names;
    for (const LifecycleStage stage : target.stages)
        names << displayName(stage);
    return names.join(u", "_s);
}

QString statusText(const ComputeTarget &target, const QDate &asOf)
{
    if (target.status.endedBy(asOf))
        return CatalogRecords::tr("Ended");
    if (target.status.state != Retirement::State::None)
        return CatalogRecords::tr("Ending");
    return target.isLeftOut() ? CatalogRecords::tr("Left out") : CatalogRecords::tr("In use");
}

/// "yes (through the SDK)"
QString capabilityText(const Capability &capability)
{
    const QString word = displayName(capability.support);
    return capability.note.isEmpty()
        ? word
        : CatalogRecords::tr("%1 (%2)", "yes or no, and a remark").arg(word, dataWords(capability.note));
}

Fact capabilityFact(const Capability &capability)
{
    return {CatalogRecords::tr("%1: %2", "an ability, yes or no")
                .arg(capabilityName(capability.id), capabilityText(capability)),
            capability.source};
}

std::vector<Fact> capabilityFacts(const std::vector<Capability> &capabilities)
{
    std::vector<Fact> facts;
    facts.reserve(capabilities.size());
    for (const Capability &each : capabilities)
        facts.push_back(capabilityFact(each));
    return facts;
}

QString creationText(const CreationWay &way, const QDate &asOf)
{
    QString text = dataWords(way.name);
    if (way.ended.isValid())
        text += (way.endedBy(asOf) ? CatalogRecords::tr(", ended %1") : CatalogRecords::tr(", ends %1"))
                    .arg(formatIsoDate(way.ended));
    return way.note.isEmpty() ? text : text + u": "_s + dataWords(way.note);
}

std::vector<Fact> statusFacts(const Catalog &catalog, const ComputeTarget &target, const QDate &asOf)
{
    QString text = statusText(target, asOf);
    if (target.status.date.isValid())
        text += CatalogRecords::tr(", last day %1").arg(formatIsoDate(target.status.date));
    QStringList next;
    for (const QString &id : target.status.replacements)
        next << targetName(catalog, id);
    if (!next.isEmpty())
        text += CatalogRecords::tr("; instead: %1").arg(next.join(u", "_s));
    std::vector<Fact> facts{{text, target.status.source}};
    if (target.isLeftOut())
        facts.push_back(
            {CatalogRecords::tr("The newest table that names it is of %1; later ones leave it out.")
                 .arg(dataWords(target.lastListed.asOf)),
             target.lastListed});
    if (!target.statusNote.isEmpty())
        facts.push_back({dataWords(target.statusNote), {}});
    if (!target.status.note.isEmpty())
        facts.push_back({dataWords(target.status.note), {}});
    return facts;
}

std::vector<RecordSection> targetDetails(const Catalog &catalog, const ComputeTarget &target,
                                         const QDate &asOf)
{
    std::vector<Fact> ways;
    for (const CreationWay &way : target.creation)
        ways.push_back({creationText(way, asOf), way.source});
    return {{{}, {{dataWords(target.description), {}}}},
            {CatalogRecords::tr("Status"), statusFacts(catalog, target, asOf)},
            {CatalogRecords::tr("Limits and remarks"), factsInDataWords(target.facts)},
            {CatalogRecords::tr("What it can do"), capabilityFacts(target.capabilities)},
            {CatalogRecords::tr("Ways to create or attach it"), ways},
            {CatalogRecords::tr("What its owner maintains"), factsInDataWords(target.maintenance)},
            {CatalogRecords::tr("What older tables said"), capabilityFacts(target.history)}};
}

/// The order of columns: what the published tables ask first.
constexpr std::array<const char *, 13> trainingOrder{
    "automl",        "pipelines", "designer", "gpu",          "multi_node",   "autoscale",   "low_priority",
    "scale_to_zero", "job_queue", "rdma",     "managed_vnet", "no_public_ip", "other_region"};
constexpr std::array<const char *, 11> deploymentOrder{
    "real_time",     "batch",          "gpu",          "fpga",         "designer",    "autoscale",
    "scale_to_zero", "mirror_traffic", "managed_vnet", "no_public_ip", "other_region"};

QStringList capabilityOrder(LifecycleStage stage)
{
    QStringList ids;
    const auto add = [&ids](const auto &order) {
        for (const char *id : order)
            ids << QString::fromLatin1(id);
    };
    if (stage == LifecycleStage::Deployment)
        add(deploymentOrder);
    else
        add(trainingOrder);
    return ids;
}

QString cellText(const ComputeTarget &target, const QString &capabilityId)
{
    const Capability *found = target.capability(capabilityId);
    return found ? displayName(found->support) + (found->note.isEmpty() ? QString() : u" *"_s)
                 : CatalogRecords::tr("not stated");
}

} // namespace

RecordTable targetRecords(const Catalog &catalog, const QDate &asOf)
{
    RecordTable table{
        u"targets"_s,
        CatalogRecords::tr("Compute targets"),
        CatalogRecords::tr("Every place that Azure Machine Learning can run work on, ended ones included."),
        {{CatalogRecords::tr("Compute target"), false, 28},
         {CatalogRecords::tr("Offered for"), false, 36},
         {CatalogRecords::tr("Status"), false, 11},
         {CatalogRecords::tr("Last day"), false, 12},
         {CatalogRecords::tr("Managed"), false, 10},
         {CatalogRecords::tr("Shared"), false, 9},
         {CatalogRecords::tr("Several nodes"), false, 14},
         {CatalogRecords::tr("Scales to zero"), false, 14}},
        {}};
    for (const ComputeTarget &target : catalog.targets()) {
        Record row;
        row.id = target.id;
        row.name = target.name;
        row.cells = {target.name,
                     stagesText(target),
                     statusText(target, asOf),
                     formatIsoDate(target.status.date),
                     yesNo(target.managed),
                     yesNo(target.shared),
                     yesNo(target.multiNode),
                     yesNo(target.scalesToZero)};
        row.details = targetDetails(catalog, target, asOf);
        table.rows.push_back(row);
    }
    return table;
}

RecordTable capabilityRecords(const Catalog &catalog, LifecycleStage stage)
{
    const bool deployment = stage == LifecycleStage::Deployment;
    RecordTable table{
        deployment ? u"deployment"_s : u"training"_s,
        deployment ? CatalogRecords::tr("Deployment abilities") : CatalogRecords::tr("Training abilities"),
        CatalogRecords::tr("A star marks a cell with a remark; details and older tables stand beside it."),
        {{CatalogRecords::tr("Compute target"), false, 28}},
        {}};
    const QStringList ids = capabilityOrder(stage);
    for (const QString &id : ids)
        table.columns.push_back({capabilityName(id), false,
                                 static_cast<int>(std::max<qsizetype>(11, capabilityName(id).size() + 2))});
    for (const ComputeTarget &target : catalog.targets()) {
        if (!target.serves(stage))
            continue;
        Record row{target.id, target.name, {target.name}, {}, {}};
        std::vector<Fact> now;
        for (const QString &id : ids) {
            row.cells << cellText(target, id);
            if (const Capability *found = target.capability(id))
                now.push_back(capabilityFact(*found));
        }
        row.details = {{{}, {{dataWords(target.description), {}}}},
                       {CatalogRecords::tr("Today"), now},
                       {CatalogRecords::tr("What older tables said"), capabilityFacts(target.history)}};
        table.rows.push_back(row);
    }
    return table;
}

RecordTable comparisonRecords(const Catalog &catalog, const QString &firstTarget, const QString &secondTarget)
{
    const std::optional<TargetId> firstId = catalog.findTarget(firstTarget);
    const std::optional<TargetId> secondId = catalog.findTarget(secondTarget);
    RecordTable table{u"comparison"_s, {}, {}, {{CatalogRecords::tr("Question"), false, 24}}, {}};
    if (!firstId || !secondId)
        return table;
    const ComputeTarget &first = catalog.target(*firstId);
    const ComputeTarget &second = catalog.target(*secondId);
    table.name = CatalogRecords::tr("%1 or %2", "two compute targets").arg(first.name, second.name.toLower());
    table.about = CatalogRecords::tr("The two targets that every project meets first, side by side.");
    table.columns.push_back({first.name, false, 34});
    table.columns.push_back({second.name, false, 34});
    const auto add = [&](const QString &question, const QString &one, const QString &two) {
        table.rows.push_back({{},
                              question,
                              {question, one, two},
                              {},
                              {{first.name, {{one, {}}}}, {second.name, {{two, {}}}}}});
    };
    add(CatalogRecords::tr("Managed by Azure"), yesNo(first.managed), yesNo(second.managed));
    add(CatalogRecords::tr("Shared by several people"), yesNo(first.shared), yesNo(second.shared));
    add(CatalogRecords::tr("Several nodes"), yesNo(first.multiNode), yesNo(second.multiNode));
    add(CatalogRecords::tr("Scales to zero"), yesNo(first.scalesToZero), yesNo(second.scalesToZero));
    for (const QString &id : capabilityOrder(LifecycleStage::Training)) {
        const Capability *one = first.capability(id);
        const Capability *two = second.capability(id);
        // Asked above already, of the target as a whole.
        if ((!one && !two) || id == u"multi_node" || id == u"scale_to_zero")
            continue;
        const QString unsaid = CatalogRecords::tr("not stated");
        add(capabilityName(id), one ? capabilityText(*one) : unsaid, two ? capabilityText(*two) : unsaid);
        Record &row = table.rows.back();
        row.id = id;
        row.details.clear();
        row.details.push_back(
            {first.name, one ? std::vector<Fact>{capabilityFact(*one)} : std::vector<Fact>()});
        row.details.push_back(
            {second.name, two ? std::vector<Fact>{capabilityFact(*two)} : std::vector<Fact>()});
    }
    return table;
}

RecordTable creationRecords(const Catalog &catalog, const QDate &asOf)
{
    RecordTable table{
        u"creation"_s,
        CatalogRecords::tr("Ways to create"),
        CatalogRecords::tr("How each target is created or attached; what ended stays, with its last day."),
        {{CatalogRecords::tr("Compute target"), false, 28},
         {CatalogRecords::tr("Way"), false, 32},
         {CatalogRecords::tr("Status"), false, 11},
         {CatalogRecords::tr("Last day"), false, 12},
         {CatalogRecords::tr("Remark"), false, 30},
         {CatalogRecords::tr("As of"), false, 12}},
        {}};
    for (const ComputeTarget &target : catalog.targets()) {
        for (const CreationWay &way : target.creation) {
            const bool ended = way.endedBy(asOf);
            Record row;
            row.id = target.id + u'/' + way.id;
            row.name = target.name;
            row.cells = {target.name,
                         dataWords(way.name),
                         ended                     ? CatalogRecords::tr("Ended")
                             : way.ended.isValid() ? CatalogRecords::tr("Ending")
                                                   : CatalogRecords::tr("In use"),
                         formatIsoDate(way.ended),
                         dataWords(way.note),
                         dataWords(way.source.asOf)};
            row.details = {{{}, {{creationText(way, asOf), way.source}}}};
            table.rows.push_back(row);
        }
    }
    return table;
}

} // namespace slipway
