// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/imports/importer.h"
#include "model/imports/recurrence.h"

#include "model/base/plaintext.h"
#include "model/base/timezone.h"
#include "model/catalog/familywords.h"

#include <QRegularExpression>
#include <QUrl>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace slipway {

using azureml::YamlNode;

namespace {

/// The first number of a list, or the number itself.
int firstOf(const YamlNode *node)
{
    if (!node)
        return 0;
    return node->isList() ? (node->items.empty() ? 0 : node->items.front().text.toInt()) : node->text.toInt();
}

QString timeOf(const YamlNode &trigger)
{
    return u"%1:%2"_s.arg(qBound(0, firstOf(trigger.at(u"schedule.hours")), 23), 2, 10, QChar(u'0'))
        .arg(qBound(0, firstOf(trigger.at(u"schedule.minutes")), 59), 2, 10, QChar(u'0'));
}

} // namespace

void AzureMlImporter::readInstance(const ImportDocument &document, Compute &compute)
{
    const YamlNode &node = document.node;
    compute.environment = Environment::Development;
    if (const YamlNode *idle = node.find(u"idle_time_before_shutdown_minutes"); idle && !idle->isNull())
        compute.idleShutdownMinutes
            = integer(document, node, u"idle_time_before_shutdown_minutes", 15, 4320, 15);
    const YamlNode *list = node.at(u"schedules.compute_start_stop");
    for (const YamlNode &entry : list ? list->items : std::vector<YamlNode>()) {
        const YamlNode *trigger = entry.find(u"trigger");
        const QString frequency = trigger ? text(*trigger, u"frequency").toLower() : QString();
        if (frequency != u"week" && frequency != u"day") {
            remark(u"%1: the schedule in line %2 is no daily or weekly recurrence, and was left out."_s.arg(
                document.file, QString::number(entry.line)));
            continue;
        }
        const bool starts = wordOf(document, entry, u"action", {u"stop"_s, u"start"_s}) == u"start";
        if (wordOf(document, entry, u"state", {u"enabled"_s, u"disabled"_s}) == u"disabled") {
            if (starts) // of one that its users start: the hour is kept, as an export writes it
                compute.schedule.start = timeOf(*trigger);
            continue;
        }
        (starts ? compute.schedule.start : compute.schedule.stop) = timeOf(*trigger);
        compute.schedule.daysPerWeek = frequency == u"day" || !trigger->at(u"schedule.week_days")
            ? 7
            : std::min(differentValues(*trigger, u"schedule.week_days"), 7);
        const QString zone = ianaTimeZone(text(*trigger, u"time_zone"));
        // What has no name of the IANA list stays as it is: a finding then says so.
        const QString stated = text(*trigger, u"time_zone", u"UTC"_s);
        compute.schedule.timeZone = zone.isEmpty() ? stated : zone;
        compute.schedule.enabled = true;
    }
    if (compute.schedule.enabled && compute.schedule.start >= compute.schedule.stop) {
        remark(u"%1: it does not stop later on the day it starts, so the schedule was left out."_s.arg(
            document.file));
        compute.schedule = Schedule();
    }
}

void AzureMlImporter::addCompute(const ImportDocument &document)
{
    const YamlNode &node = document.node;
    const QString name = text(node, u"name");
    if (name.isEmpty())
        fail(document, node.line, u"name is missing"_s);
    if (m_computeIds.contains(name.toLower()))
        fail(document, node.find(u"name")->line, u"There are two computes of the name %1"_s.arg(name));
    Compute compute;
    compute.id = name;
    compute.target = m_catalog.targetOfDocument(document.kind);
    compute.note = shownText(document, node, u"description", {}, true);
    compute.publicIp = wordOf(document, node, u"enable_node_public_ip", {u"true"_s, u"false"_s}) == u"true";
    if (const QString location = text(node, u"location").toLower().remove(u' '); !location.isEmpty()) {
        if (!m_catalog.findRegion(location))
            fail(document, node.find(u"location")->line,
                 u"%1 is no region that the catalog knows"_s.arg(location));
        compute.region = location;
    }
    if (document.kind == u"amlCompute") {
        compute.size = sizeOf(document, node, u"size");
        compute.minNodes = integer(document, node, u"min_instances", 0, 100'000, 0);
        compute.maxNodes = integer(document, node, u"max_instances", 0, 100'000, 1);
        // What a list leaves out is told below.
        if (compute.minNodes > compute.maxNodes
            && (!document.isListed || !text(node, u"max_instances").isEmpty()))
            remark(u"%1: The compute %2 has at least %3 nodes and at most %4: correct one of them."_s.arg(
                document.file, quotedText(compute.id), QString::number(compute.minNodes),
                QString::number(compute.maxNodes)));
        compute.idleSeconds = integer(document, node, u"idle_time_before_scale_down", 0, 604'800, 120);
        if (wordOf(document, node, u"tier", {u"dedicated"_s, u"low_priority"_s}) == u"low_priority") {
            compute.tier = Tier::LowPriority;
            compute.priceType = PriceType::LowPriority;
        }
    } else if (document.kind == u"computeInstance") {
        compute.size = sizeOf(document, node, u"size");
        readInstance(document, compute);
    } else {
        remark(u"%1 is attached: its machines are not in the file, choose their size."_s.arg(name));
    }
    if (document.isListed)
        tellAssumed(document, compute);
    m_computeIds.insert(name.toLower(), compute.id);
    m_plan.computes.push_back(std::move(compute));
}

void AzureMlImporter::tellAssumed(const ImportDocument &document, Compute &compute)
{
    // A file may leave these out, and then the documented default holds. The CLI prints them all, so what is missing here is not
    // that default but not known.
    const auto isTold = [&](QStringView key) {
        const YamlNode *member = document.node.find(key);
        return member && !member->isNull();
    };
    QStringList assumed;
    const bool isCluster = document.kind == u"amlCompute";
    if ((isCluster || document.kind == u"computeInstance") && !isTold(u"size")) {
        compute.size.clear();
        assumed << u"no size (choose one)"_s;
    }
    if (isCluster && !isTold(u"min_instances"))
        assumed << u"0 nodes at least"_s;
    if (isCluster && !isTold(u"max_instances"))
        assumed << u"1 node at most"_s;
    if (isCluster && !isTold(u"tier"))
        assumed << u"dedicated machines"_s;
    if (!isTold(u"location"))
        assumed << u"the region of the plan"_s;
    // Null says that there is none; what is not there at all has another name in this list.
    if (document.kind == u"computeInstance" && !document.node.find(u"idle_time_before_shutdown_minutes"))
        assumed << u"no stop when idle"_s;
    if (isCluster && !document.node.find(u"idle_time_before_scale_down"))
        assumed << u"120 s until it scales down"_s;
    if (!assumed.isEmpty())
        remark(u"%1: The list does not tell all of the compute %2: it was taken with %3."_s.arg(
            document.file, quotedText(compute.id), assumed.join(u", "_s)));
    const QString state = text(document.node, u"provisioning_state");
    if (!state.isEmpty() && state.compare(u"Succeeded", Qt::CaseInsensitive) != 0)
        remark(u"%1: The state of the compute %2 is %3; it was taken all the same."_s.arg(
            document.file, quotedText(compute.id), quotedText(state)));
}

void AzureMlImporter::mergeInstances()
{
    const auto isInstance = [this](const Compute &compute) {
        return m_catalog.traits(compute.target).resource == WorkspaceResource::Instance;
    };
    // Instances NAME-p1, NAME-p2... that are alike are one compute with several machines.
    static const QRegularExpression numbered(u"^(.+)-p[0-9]+$"_s);
    std::vector<Compute> merged;
    for (Compute &compute : m_plan.computes) {
        const auto match = numbered.match(compute.id);
        if (!isInstance(compute) || !match.hasMatch()) {
            merged.push_back(std::move(compute));
            continue;
        }
        const QString id = match.captured(1);
        const QString name = std::exchange(compute.id, id);
        const auto alike = std::find_if(merged.begin(), merged.end(), [&](Compute other) {
            other.instances = compute.instances;
            return other == compute;
        });
        if (alike != merged.end()) {
            ++alike->instances;
            m_computeIds.insert(name.toLower(), id);
            continue;
        }
        const bool taken = m_computeIds.contains(id.toLower())
            || std::any_of(merged.begin(), merged.end(),
                           [&](const Compute &other) { return other.id == id; });
        if (taken)
            compute.id = name;
        m_computeIds.insert(name.toLower(), compute.id);
        merged.push_back(std::move(compute));
    }
    m_plan.computes = std::move(merged);
    for (const Compute &compute : m_plan.computes) {
        if (!isInstance(compute))
            continue;
        Workload people;
        people.id = takeId(compute.id);
        people.name = compute.id;
        people.environment = Environment::Development;
        Experimentation detail;
        detail.compute = compute.id;
        detail.people = std::max(compute.instances, 1);
        people.detail = detail;
        m_plan.workloads.push_back(std::move(people));
    }
}

void AzureMlImporter::addQuota(const ImportDocument &document)
{
    const YamlNode &node = document.node;
    const QString name = text(node, u"name.value");
    const QString type = text(node, u"type").toLower();
    // What a workspace may use is a part of what the subscription has.
    if (type.contains(u"/workspaces/"))
        return;
    OwnedQuota quota;
    // Only the list of the virtual machines names its entries a second time at the top.
    if (node.find(u"localName") || node.find(u"local_name"))
        quota.pool = QuotaPool::Vm;
    else if (name.compare(u"TotalLowPriorityCores", Qt::CaseInsensitive) == 0)
        quota.pool = QuotaPool::LowPriority; // one for all families
    else if (type.contains(u"lowprioritycores"))
        return; // of one family: has the same name as its dedicated quota, and is a part of the total
    if (quota.pool != QuotaPool::LowPriority) {
        quota.family = familyCalled(name);
        if (quota.family.isEmpty()) {
            // Totals are no family, and most families that the catalog does not have are at 0.
            if (name.contains(u"family", Qt::CaseInsensitive)
                && integer(document, node, u"limit", -1, 10'000'000, 0) > 0)
                remark(u"%1: No size of the catalog is of the family \"%2\"; its quota was left out."_s.arg(
                    document.file, quotedText(name)));
            return;
        }
    }
    quota.region = quotaRegion(document);
    if (quota.region.isEmpty()) {
        remark(
            u"%1: Nothing says which region its quota is for; it is taken for the region of the plan."_s.arg(
                document.file));
    } else if (!m_catalog.findRegion(quota.region)) {
        remark(u"%1: The region %2 is not in the catalog; its quota was left out."_s.arg(
            document.file, quotedText(quota.region)));
        return;
    }
    // Of null nothing is known: it is no limit of 0.
    const int limit = integer(document, node, u"limit", -1, 10'000'000, -1);
    if (limit < 0) {
        remark(u"%1: %2 has no limit of its own, and was left out."_s.arg(document.file, name.left(80)));
        return;
    }
    const QString used = node.find(u"current_value") ? u"current_value"_s : u"currentValue"_s;
    const int inUse = integer(document, node, used, 0, 10'000'000, 0);
    quota.vcpus = std::max(0, limit - inUse);
    if (inUse > 0)
        m_inUse << u"%1 (%2 of %3 vCPUs)"_s.arg(quota.family.isEmpty() ? u"low priority"_s : quota.family,
                                                QString::number(inUse), QString::number(limit));
    keepQuota(document, quota, limit);
}

QString AzureMlImporter::familyCalled(const QString &name)
{
    if (m_families.isEmpty()) {
        for (const VmSize &size : m_catalog.sizes()) {
            if (!size.family.isEmpty())
                m_families.insert(size.family.toLower(), size.family);
        }
        for (const VmSize &size : m_catalog.sizes()) { // the first of two that are folded to one
            if (const QString family = foldedFamily(size.family); !family.isEmpty() && !m_families.contains(family))
                m_families.insert(family, size.family);
        }
    }
    return m_families.contains(name.toLower()) ? name : m_families.value(foldedFamily(name));
}

QString AzureMlImporter::quotaRegion(const ImportDocument &document)
{
    static const QRegularExpression form(u"/locations/([^/]+)(?:/|$)"_s,
                                         QRegularExpression::CaseInsensitiveOption);
    QString region = form.match(text(document.node, u"id")).captured(1);
    for (const QStringView member : {u"amlWorkspaceLocation", u"aml_workspace_location", u"location",
                                     u"region", u"regionName", u"region_name"}) {
        if (region.isEmpty())
            region = text(document.node, member);
    }
    // "North Europe" is northeurope, in an id "North%20Europe".
    return QUrl::fromPercentEncoding(region.toUtf8()).toLower().remove(u' ');
}

/// Once for all lists: most families of a subscription may be in use.
void AzureMlImporter::tellQuotaInUse()
{
    constexpr qsizetype most = 8;
    m_inUse.removeDuplicates();
    if (!m_inUse.isEmpty())
        remark(
            u"Quota that was in use is taken off: %1%2 Where machines of this plan are among it, add theirs again."_s
                .arg(m_inUse.mid(0, most).join(u", "_s), m_inUse.size() > most ? u" and others."_s : u"."_s));
}

void AzureMlImporter::keepQuota(const ImportDocument &document, const OwnedQuota &quota, int limit)
{
    for (std::size_t i = 0; i < m_plan.ownedQuota.size(); ++i) {
        OwnedQuota &other = m_plan.ownedQuota[i];
        if (other.pool != quota.pool || other.region != quota.region
            || !isSameFamily(other.family, quota.family))
            continue;
        if (m_limits[i] != limit)
            fail(document, document.node.line,
                 u"The quota of %1 is told twice, as %2 and as %3"_s.arg(
                     quota.family.isEmpty() ? u"low priority"_s : quota.family, QString::number(m_limits[i]),
                     QString::number(limit)));
        if (other.vcpus != quota.vcpus) // read at another time of the day, at best
            remark(
                u"%1: Of the quota of %2 %3 and %4 vCPUs are left, for it is told twice with what is in use; the plan takes the fewer."_s
                    .arg(document.file, quota.family.isEmpty() ? u"low priority"_s : quotedText(quota.family),
                         QString::number(std::min(other.vcpus, quota.vcpus)),
                         QString::number(std::max(other.vcpus, quota.vcpus))));
        other.vcpus = std::min(other.vcpus, quota.vcpus);
        return;
    }
    m_plan.ownedQuota.push_back(quota);
    m_limits.push_back(limit);
}

QString AzureMlImporter::computeOf(const ImportDocument &document, const YamlNode &reference)
{
    QString name = reference.text;
    if (name.startsWith(u"azureml:"))
        name.remove(0, 8);
    if (name.isEmpty())
        fail(document, reference.line, u"The name of the compute is empty"_s);
    const QString known = m_computeIds.value(name.toLower());
    if (!known.isEmpty())
        return known;
    Compute compute;
    compute.id = name.left(100);
    const bool local = name == u"local";
    compute.target = m_catalog.targetOfDocument(local ? u"localJob" : u"amlCompute");
    if (!local)
        remark(u"No file describes the compute %1: it is taken for a cluster, choose its size."_s.arg(
            compute.id));
    m_computeIds.insert(name.toLower(), compute.id);
    m_plan.computes.push_back(compute);
    return compute.id;
}

QString AzureMlImporter::sharedCompute(QStringView documentKind, const QString &size, const QString &wanted)
{
    const QString target = m_catalog.targetOfDocument(documentKind);
    for (const Compute &compute : m_plan.computes) {
        if (compute.target == target && compute.size == size && compute.id.startsWith(wanted))
            return compute.id;
    }
    QString id = wanted;
    for (int number = 2; m_plan.compute(id); ++number)
        id = u"%1-b%2"_s.arg(wanted, QString::number(number));
    Compute compute;
    compute.id = id;
    compute.target = target;
    compute.size = size;
    m_plan.computes.push_back(std::move(compute));
    return id;
}

} // namespace slipway
