// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/compare/findingdifferences.h"

#include "model/prices/pricesnapshot.h"

#include <QRegularExpression>
#include <QStringList>

#include <algorithm>

namespace slipway {

using namespace Qt::StringLiterals;

namespace {

template <typename List> QString idAt(const List &list, const QString &index)
{
    bool isNumber = false;
    const auto at = static_cast<std::size_t>(index.toUInt(&isNumber));
    return isNumber && at < list.size() ? list[at].id : QString();
}

QString deploymentAt(const Plan &plan, const QStringList &parts)
{
    bool isNumber = false;
    const auto at = static_cast<std::size_t>(parts[2].toUInt(&isNumber));
    if (!isNumber || at >= plan.workloads.size())
        return {};
    const auto *endpoint = std::get_if<RealtimeEndpoint>(&plan.workloads[at].detail);
    return endpoint ? idAt(endpoint->deployments, parts[5]) : QString();
}

/// What was bought, by size, way of paying, month and region, and which of several alike: as long as none goes or comes in between.
QString purchaseAt(const Plan &plan, const QString &index)
{
    bool isNumber = false;
    const auto at = static_cast<std::size_t>(index.toUInt(&isNumber));
    if (!isNumber || at >= plan.commitments.size())
        return {};
    const auto told = [&plan](const Commitment &each) {
        return QStringList{each.size, priceTypeId(each.type), each.start.toText(), plan.regionOr(each.region)}
            .join(u' ');
    };
    const auto end = plan.commitments.begin() + static_cast<std::ptrdiff_t>(at);
    const QString name = told(*end);
    const auto same = std::count_if(plan.commitments.begin(), end,
                                    [&](const Commitment &each) { return told(each) == name; });
    return name + u' ' + QString::number(same);
}

/// A place in a plan that stays the same when entries come, go or move: numbers of entries with an id become the id.
struct StablePlace
{
    QString path;
    bool isEntry = false; ///< of a compute or a workload
};

StablePlace stablePlace(const Plan &plan, const QString &pointer)
{
    QStringList parts = pointer.split(u'/');
    if (parts.size() < 3)
        return {pointer, false};
    // The deployment first: it is looked up by the number of its workload.
    if (parts.size() > 5 && parts[1] == u"workloads" && parts[4] == u"deployments") {
        if (const QString id = deploymentAt(plan, parts); !id.isEmpty())
            parts[5] = id;
    }
    const QString id = parts[1] == u"computes" ? idAt(plan.computes, parts[2])
        : parts[1] == u"workloads"             ? idAt(plan.workloads, parts[2])
                                               : QString();
    if (parts[1] == u"commitments") {
        if (const QString purchase = purchaseAt(plan, parts[2]); !purchase.isEmpty())
            parts[2] = purchase;
        return {parts.join(u'/'), false};
    }
    if (id.isEmpty())
        return {pointer, false};
    parts[2] = id;
    return {parts.join(u'/'), true};
}

struct Keyed
{
    const Finding *finding = nullptr;
    QString key;
    bool taken = false;
};

std::vector<Keyed> keyed(const Plan &plan, const std::vector<Finding> &findings)
{
    std::vector<Keyed> result;
    result.reserve(findings.size());
    for (const Finding &finding : findings) {
        const StablePlace place = stablePlace(plan, finding.field);
        // A new name of a compute is no new finding.
        const QString subject = place.isEntry ? QString() : finding.subject;
        result.push_back({&finding, finding.rule + u'\n' + place.path + u'\n' + subject, false});
    }
    return result;
}

/// The one of the same key and, where several have it, of the same title.
Keyed *counterpart(std::vector<Keyed> &among, const Keyed &of)
{
    Keyed *found = nullptr;
    for (Keyed &each : among) {
        if (each.taken || each.key != of.key)
            continue;
        if (each.finding->title == of.finding->title)
            return &each;
        if (found == nullptr)
            found = &each;
    }
    return found;
}

/// What a finding says in figures. Its words alone may differ for a new name; that of its subject may have digits.
QStringList figuresOf(const Finding &finding)
{
    static const QRegularExpression figure(u"\\d[\\d.,]*"_s);
    QString said = finding.title + u'\n' + finding.detail;
    if (!finding.subject.isEmpty())
        said.remove(finding.subject);
    QStringList figures;
    for (const QRegularExpressionMatch &each : figure.globalMatch(said))
        figures << each.captured();
    return figures;
}

FindingDifference::Kind kindOf(const Finding &before, const Finding &after)
{
    // The most severe stands first in the enumeration.
    if (before.severity != after.severity)
        return after.severity > before.severity ? FindingDifference::Kind::Eased
                                                : FindingDifference::Kind::Worsened;
    return figuresOf(before) == figuresOf(after) ? FindingDifference::Kind::Kept
                                                 : FindingDifference::Kind::Changed;
}

} // namespace

std::vector<FindingDifference> findingDifferences(const Plan &before, const std::vector<Finding> &found,
                                                  const Plan &after, const std::vector<Finding> &foundAfter)
{
    std::vector<Keyed> old = keyed(before, found);
    std::vector<Keyed> now = keyed(after, foundAfter);
    std::vector<FindingDifference> result;
    for (const Keyed &each : now) {
        Keyed *match = counterpart(old, each);
        if (match == nullptr) {
            result.push_back({FindingDifference::Kind::Gained, std::nullopt, *each.finding});
            continue;
        }
        match->taken = true;
        result.push_back({kindOf(*match->finding, *each.finding), *match->finding, *each.finding});
    }
    for (const Keyed &each : old) {
        if (!each.taken)
            result.push_back({FindingDifference::Kind::Lost, *each.finding, std::nullopt});
    }
    std::ranges::stable_sort(result, {}, &FindingDifference::kind);
    return result;
}

} // namespace slipway
