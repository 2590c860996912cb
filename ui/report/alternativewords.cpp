// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/report/sections.h"

#include "model/base/format.h"
#include "model/base/runningtext.h"
#include "model/buying/termwords.h"
#include "model/catalog/catalogwords.h"
#include "model/evaluation/linewords.h"
#include "model/evaluation/priceshare.h"
#include "model/items/names.h"
#include "model/items/rangetexts.h"
#include "ui/charts/costseries.h"

#include <QCryptographicHash>

#include <algorithm>
#include <cmath>

namespace slipway {

using namespace Qt::StringLiterals;

namespace {

/// Whether what a compute is bought at for a term stands among the commitments of the other plan: it stays bought.
bool isToldAsCommitment(const Plan &plan, const Plan &other, const Compute &before)
{
    return std::ranges::any_of(other.commitments, [&](const Commitment &each) {
        return each.size == before.size && each.type == before.priceType
            && std::ranges::count(plan.commitments, each) == 0;
    });
}

/// "without 1 x NC24ads A100 v4, 1-year reservation": commitments that the other plan does not make.
QStringList unboughtChanges(const Plan &plan, const Plan &other, const Catalog &catalog)
{
    QStringList changes;
    std::vector<Commitment> left = other.commitments;
    for (const Commitment &each : plan.commitments) {
        // A plan that moves takes the places of its commitments along.
        const auto kept = std::ranges::find_if(left, [&each](const Commitment &there) {
            return there.size == each.size && there.type == each.type && there.units == each.units
                && there.start == each.start && there.hourly == each.hourly;
        });
        if (kept == left.end())
            changes << Report::tr("without %1", "a purchase").arg(commitmentWords(catalog, each));
        else
            left.erase(kept);
    }
    return changes;
}

/// Of the work on a compute that takes another number of nodes a run: how many; nullopt: none does, or several do.
std::optional<int> otherNodesOfARun(const Plan &plan, const Plan &other, const QString &compute)
{
    const auto nodesOf = [](const Workload &workload) -> std::optional<int> {
        if (const auto *job = std::get_if<TrainingJob>(&workload.detail))
            return job->nodesPerRun;
        const auto *batch = std::get_if<BatchScoring>(&workload.detail);
        return batch ? std::optional(batch->nodesPerRun) : std::nullopt;
    };
    std::optional<int> nodes;
    for (const Workload &after : other.workloads) {
        const Workload *before = plan.workload(after.id);
        if (before == nullptr || !after.enabled || !after.computeIds().contains(compute)
            || nodesOf(*before) == nodesOf(after))
            continue;
        if (nodes)
            return std::nullopt;
        nodes = nodesOf(after);
    }
    return nodes;
}

/// What one compute is otherwise, called by the work on it; empty where it is the same.
QString computeChange(const Plan &plan, const Plan &other, const Compute &before, const Compute &after,
                      const Catalog &catalog, const QLocale &locale)
{
    QStringList parts;
    if (before.target != after.target)
        parts << inRunningText(targetTitle(catalog, after.target));
    if (before.size != after.size)
        parts << sizeTitle(after.size);
    if (before.instances != after.instances)
        parts << Report::tr("%1 of them").arg(locale.toString(after.instances));
    // As a search tells it; the highest number of the cluster follows from it, and may count other runs.
    else if (const std::optional<int> nodes = otherNodesOfARun(plan, other, after.id); nodes.value_or(0) > 0)
        parts << Report::tr("%1 a run", "2 nodes").arg(counted(*nodes, u"node"_s, locale));
    else if (before.maxNodes != after.maxNodes)
        parts << Report::tr("at most %1").arg(counted(after.maxNodes, u"node"_s, locale));
    if (before.tier != after.tier)
        parts << inRunningText(displayName(after.tier));
    else if (before.priceType != after.priceType && !isToldAsCommitment(plan, other, before))
        parts << inRunningText(displayName(after.priceType));
    const QString &region = other.regionOr(after.region);
    if (plan.regionOr(before.region) != region && (region != other.region || other.region == plan.region))
        parts << Report::tr("in %1").arg(regionName(catalog, region));
    return parts.isEmpty()
        ? QString()
        : Report::tr("%1 on %2", "a compute, its machines").arg(workOn(plan, after.id), parts.join(u", "_s));
}

/// Deployments with other numbers of instances, except on computes that are `told`: "blue with 2 to 6 instances".
QStringList numberChanges(const Plan &plan, const Plan &other, const QStringList &told, const QLocale &locale)
{
    QStringList changes;
    for (const Workload &after : other.workloads) {
        const Workload *before = plan.workload(after.id);
        const auto *now = before ? std::get_if<RealtimeEndpoint>(&before->detail) : nullptr;
        const auto *then = std::get_if<RealtimeEndpoint>(&after.detail);
        if (!now || !then || now->deployments.size() != then->deployments.size())
            continue;
        for (std::size_t i = 0; i < then->deployments.size(); ++i) {
            const Deployment &was = now->deployments[i];
            const Deployment &is = then->deployments[i];
            if (told.contains(is.compute))
                continue;
            if (was.instances != is.instances)
                changes << Report::tr("%1 with %2")
                               .arg(after.shownName(), counted(is.instances, u"instance"_s, locale));
            else if (was.maxInstances != is.maxInstances || was.minInstances != is.minInstances)
                changes << Report::tr("%1 with %2 to %3")
                               .arg(after.shownName(), locale.toString(is.minInstances),
                                    counted(is.maxInstances, u"instance"_s, locale));
        }
    }
    return changes;
}

struct ChanceChange
{
    QString text;
    QString workload; ///< shown name; empty: the whole plan
};

/// Of a way out whose draws do not tell, because something is missing from some: it may cost less than the budget as drawn, and is not said to keep it.
bool whetherItKeepsTheBudgetIsOpen(const Alternative &alternative)
{
    return alternative.kind == Alternative::Kind::WayOut
        && std::ranges::any_of(alternative.robustness.constraints, [&](const ConstraintChance &each) {
               return each.kind == ConstraintChance::Kind::Budget
                   && each.isOpen(alternative.robustness.required);
           });
}

/// "keeps the deadline of tune in 71 % of all cases instead of 93 %", for the constraint that loses or gains most.
ChanceChange chanceChange(const ReportInput &input, const Alternative &alternative, const QLocale &locale)
{
    constexpr double leastDifference = 0.03;
    const Alternatives &all = *input.options.alternatives;
    const ConstraintChance *most = nullptr;
    const ConstraintChance *before = nullptr;
    for (const ConstraintChance &constraint : alternative.robustness.constraints) {
        const auto same = std::ranges::find_if(all.robustness.constraints, [&](const ConstraintChance &mine) {
            return mine.kind == constraint.kind && mine.workload == constraint.workload
                && mine.deployment == constraint.deployment;
        });
        if (same == all.robustness.constraints.end() || !same->kept.isKnown() || !constraint.kept.isKnown())
            continue;
        const double moved = std::abs(constraint.kept.share - same->kept.share);
        if (moved > (most ? std::abs(most->kept.share - before->kept.share) : leastDifference)) {
            most = &constraint;
            before = &*same;
        }
    }
    if (!most)
        return {};
    const QString now = chanceText(most->kept, locale);
    const QString then = chanceText(before->kept, locale);
    if (now == then)
        return {};
    QString text;
    switch (most->kind) {
    case ConstraintChance::Kind::Budget:
        text = Report::tr("keeps the budget in %1 of all cases instead of %2").arg(now, then);
        break;
    case ConstraintChance::Kind::Deadline:
        text = Report::tr("%1 ends in time in %2 of all cases instead of %3").arg(most->name, now, then);
        break;
    case ConstraintChance::Kind::Window:
        text
            = Report::tr("%1 ends in its window in %2 of all cases instead of %3").arg(most->name, now, then);
        break;
    case ConstraintChance::Kind::Latency:
        text = Report::tr("%1 answers in time in %2 of all cases instead of %3").arg(most->name, now, then);
        break;
    }
    return {text, most->name};
}

/// "a run of tune takes 5 h 12 min instead of 4 h 6 min"; empty where nothing takes longer. What was `named` before is not named again.
QString longerText(const Alternative &alternative, const QString &named, const QLocale &locale)
{
    if (!alternative.longer)
        return {};
    const LongerTime &time = *alternative.longer;
    const QString now = formatMeasured(time.after, time.unit, locale);
    const QString then = formatMeasured(time.before, time.unit, locale);
    if (now == then) // what cannot be told apart is no longer
        return {};
    QString text = !named.isEmpty() && time.workload == named
        ? (time.isRun ? Report::tr("a run takes %1 instead of %2")
                      : Report::tr("95 % of requests are answered in %1 instead of %2"))
              .arg(now, then)
        : (time.isRun ? Report::tr("a run of %1 takes %2 instead of %3")
                      : Report::tr("%1 answers 95 % of requests in %2 instead of %3"))
              .arg(time.workload, now, then);
    if (time.load == LongerTime::Load::EveryPlaceTaken)
        text += u' ' + Report::tr("with every place taken", "a time of a language model");
    else if (time.load == LongerTime::Load::AsTyped)
        text += u' ' + Report::tr("by the time typed", "a time of a language model");
    return text;
}

} // namespace

bool isComparable(const Alternative &alternative, const Alternatives &all)
{
    const std::optional<Total> more = alternative.committed().less(all.committed());
    return more && more->isComplete();
}

QString changesText(const Plan &plan, const Plan &other, const Catalog &catalog, const QLocale &locale)
{
    QStringList changes;
    QStringList told;
    for (const Compute &after : other.computes) {
        const Compute *before = plan.compute(after.id);
        if (before == nullptr)
            continue;
        const QString change = computeChange(plan, other, *before, after, catalog, locale);
        if (change.isEmpty())
            continue;
        changes << change;
        told << after.id;
    }
    changes << numberChanges(plan, other, told, locale);
    changes << unboughtChanges(plan, other, catalog);
    if (plan.region != other.region) {
        const bool isMixed = std::ranges::any_of(other.computes, [&other](const Compute &each) {
            return other.regionOr(each.region) != other.region;
        });
        const QString place = (isMixed ? Report::tr("all else in %1", "a region") : Report::tr("all in %1"))
                                  .arg(regionName(catalog, other.region));
        // All else than what was told before: of two, the machine is the one that tells more.
        if (isMixed)
            changes << place;
        else
            changes.prepend(place);
    }
    if (changes.isEmpty())
        return Report::tr("other settings of the same machines");
    return changes.join(u"; "_s);
}

namespace {

/// "24,226 more (40 %)"; with what is owed after the horizon, where that differs: a term that runs on is no saving.
QString costText(const ReportInput &input, const Alternative &alternative, const QLocale &locale)
{
    const Alternatives &all = *input.options.alternatives;
    const Total planned = all.committed();
    const std::optional<Total> more = alternative.committed().less(planned);
    if (!isComparable(alternative, all))
        return Report::tr("cost not comparable");
    const auto positive
        = [](const Money &money) { return money.minor() < 0 ? Money(0, money.currency()) - money : money; };
    const bool less = more->known().minor() < 0;
    const Money amount = positive(more->known());
    QString share = shareText(amount, planned.known(), locale);
    if (!share.isEmpty())
        share = u" ("_s + share + u')';
    const QString shown = roundAmount(amount, locale);
    const Money owedMore = alternative.owed.known() - all.plannedOwed.known();
    if (owedMore.isZero() && amount.isZero())
        return Report::tr("costs as much");
    if (owedMore.isZero())
        return (less ? Report::tr("%1 less%2") : Report::tr("%1 more%2")).arg(shown, share);
    const QString owed = roundAmount(positive(owedMore), locale);
    const bool owesLess = owedMore.minor() < 0;
    if (amount.isZero())
        return (owesLess ? Report::tr("costs as much in all, with %1 less owed afterwards")
                         : Report::tr("costs as much in all, with %1 more owed afterwards"))
            .arg(owed);
    if (less)
        return (owesLess ? Report::tr("%1 less%2 in all, with %3 less owed afterwards")
                         : Report::tr("%1 less%2 in all, with %3 more owed afterwards"))
            .arg(shown, share, owed);
    return (owesLess ? Report::tr("%1 more%2 in all, with %3 less owed afterwards")
                     : Report::tr("%1 more%2 in all, with %3 more owed afterwards"))
        .arg(shown, share, owed);
}

} // namespace

TradeParts tradeParts(const ReportInput &input, const Alternative &alternative, const QLocale &locale,
                      bool brief)
{
    TradeParts parts{{costText(input, alternative, locale)}, {}};
    if (alternative.moving && !alternative.moving->isComplete())
        parts.deciding << Report::tr("what moving the data costs is not known");
    else if (alternative.moving && !alternative.moving->isZero())
        parts.deciding << Report::tr("%1 at the most to move the data, once")
                              .arg(roundAmount(*alternative.moving, locale));
    const qsizetype costs = parts.all().size();
    const ChanceChange chance = chanceChange(input, alternative, locale);
    const QString longer
        = longerText(alternative, chance.text.isEmpty() ? QString() : chance.workload, locale);
    // Of one workload they are one part.
    const bool isOne
        = !chance.text.isEmpty() && !longer.isEmpty() && chance.workload == alternative.longer->workload;
    if (isOne)
        parts.deciding << chance.text + u", "_s + longer;
    else
        parts.deciding << chance.text << longer;
    parts.deciding.removeAll(QString());
    if (whetherItKeepsTheBudgetIsOpen(alternative))
        parts.deciding.prepend(
            brief ? Report::tr("whether it keeps the budget is not known")
                  : Report::tr("whether it keeps the budget nobody can say: in some cases something has no "
                               "price, or is more work than its machines have hours for"));
    if (brief && !alternative.objections.isEmpty())
        parts.others << (alternative.objections.size() == 1
                             ? Report::tr("1 new warning")
                             : Report::tr("%1 new warnings").arg(alternative.objections.size()));
    else if (!alternative.objections.isEmpty())
        parts.others
            << (alternative.objections.size() == 1
                    ? Report::tr("new warning: %1").arg(inRunningText(alternative.objections.front()))
                    : Report::tr("%1 new warnings, the first: %2")
                          .arg(alternative.objections.size())
                          .arg(inRunningText(alternative.objections.front())));
    if (alternative.vcpus > 0)
        parts.others << (brief ? Report::tr("%1 more to request") : Report::tr("%1 more of quota to request"))
                            .arg(formatUnits(alternative.vcpus, u"vCPU"_s, locale));
    if (parts.all().size() == costs)
        parts.others << Report::tr("as fast and as sure, with no new warning");
    return parts;
}

QString rangeNumber(std::size_t index)
{
    return u"R%1"_s.arg(index + 1);
}

QString shortName(const UncertainInput &input)
{
    QString name = inputText(input).section(u';', 0, 0);
    name.remove(u" on the nodes and the size of its measurement"_s);
    // Prices are called by what they are the price of.
    const qsizetype size = name.indexOf(u"Standard_"_s);
    if (size >= 0) {
        qsizetype end = size;
        while (end < name.size() && (name[end].isLetterOrNumber() || name[end] == u'_'))
            ++end;
        name.replace(size, end - size, sizeTitle(name.mid(size, end - size)));
    }
    name = name.trimmed();
    return input.owner.isEmpty() && input.field.startsWith(u"/data/"_s) ? Report::tr("Data: %1").arg(name)
                                                                        : name;
}

QString shortValue(const UncertainInput &input, double value, const QLocale &locale)
{
    return inputValueText(input, value, locale);
}

QString flipText(const Flip &flip, const Catalog &catalog, const QLocale &locale)
{
    const double percent = 100 * std::abs(flip.factor() - 1);
    const QString change
        = percent < 0.1 ? Report::tr("a trifle") : formatPercent(percent, locale, percent < 10 ? 1 : 0);
    QString name = shortName(flip.input);
    // The same machine has a price in each region.
    for (const QString &part : flip.input.place.split(u'/')) {
        if (flip.input.origin == RangeOrigin::Price && catalog.findRegion(part))
            name += Report::tr(" in %1").arg(regionName(catalog, part));
    }
    name.replace(u", "_s + QCoreApplication::translate("slipway::PlanWords", "pay-as-you-go"), QString());
    if (flip.input.origin == RangeOrigin::Price)
        return flip.isAbove() ? Report::tr("%1 is %2 higher").arg(name, change)
                              : Report::tr("%1 is %2 lower").arg(name, change);
    if (flip.input.origin == RangeOrigin::Sizing)
        return flip.isAbove() ? Report::tr("\"%1\" is %2 longer").arg(name, change)
                              : Report::tr("\"%1\" is %2 shorter").arg(name, change);
    return (flip.isAbove() ? Report::tr("\"%1\" is above %2 (planned %3)")
                           : Report::tr("\"%1\" is below %2 (planned %3)"))
        .arg(name, shortValue(flip.input, flip.at, locale), shortValue(flip.input, flip.likely, locale));
}

QString planDigest(const ReportInput &input)
{
    return QString::fromLatin1(
        QCryptographicHash::hash(input.planBytes, QCryptographicHash::Sha256).toHex().left(12));
}

} // namespace slipway
