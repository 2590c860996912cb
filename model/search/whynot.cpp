// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/search/whynot.h"

#include "model/base/format.h"
#include "model/base/planwords.h"
#include "model/catalog/catalogwords.h"
#include "model/eligibility/verdicts.h"
#include "model/evaluation/linewords.h"
#include "model/rules/rulebook.h"
#include "model/search/asbought.h"
#include "model/search/choice.h"
#include "model/search/moving.h"
#include "model/search/reasons.h"
#include "model/search/relaxations.h"
#include "model/search/whynotquestion.h"

#include <QLocale>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace slipway::search {

QString WhyNotQuestion::nodes(int count) const
{
    return formatUnits(
        count, known() && searched().measure == Measure::LatencyMilliseconds ? u"instance"_s : u"node"_s,
        wordsLocale());
}

/// ", in North Europe, with 2 nodes": what else differs from the plan.
QString WhyNotQuestion::placeOf(const Alternative &find) const
{
    QString text;
    const QString name = m_context.catalog.region(find.candidate.region).name;
    if (find.moved)
        text += PlanWords::tr(", with the whole plan moved to %1").arg(name);
    else if (find.candidate.region != regionNow())
        text += u", in %1"_s.arg(name);
    if (find.candidate.nodes != searched().nodes && searched().nodesVary)
        text += PlanWords::tr(", with %1").arg(nodes(find.candidate.nodes));
    return text;
}

void WhyNotQuestion::notSearched(WhyNot &why) const
{
    why.reasons.push_back(
        {u"search.not_by_size"_s,
         (isUsed() ? PlanWords::tr("%1 is not billed by VM size: no machines are chosen for it.")
                   : PlanWords::tr("%1 is not used: there is nothing to choose."))
             .arg(workOn(m_plan, m_compute)),
         {PlanWords::tr("The plan"), {}}});
}

/// What the finding of the plan says: with another size its region would still be none.
void WhyNotQuestion::notInCatalog(WhyNot &why) const
{
    why.reasons.push_back({u"plan.region"_s,
                           PlanWords::tr("%1 is no region").arg(m_plan.region) + u". "_s
                               + PlanWords::tr("Choose one of the regions of the catalog."),
                           {PlanWords::tr("The plan"), {}}});
}

QString withAssumed(const QString &words, const QString &assumed)
{
    return assumed.isEmpty() ? words : words + u"; "_s + assumed;
}

QString warnedOf(const QStringList &warnings)
{
    return warnings.isEmpty() ? QString()
                              : PlanWords::tr("It is then warned of: %1.").arg(warnings.join(u"; "_s));
}

void WhyNotQuestion::settle(WhyNot &why, const Candidate &asked, const QString &label) const
{
    why.reasons = reasonsFor(searched(), asked, m_now);
    if (!why.isPossible())
        return;
    PlanEdit edit = choiceIn(m_plan, m_context, m_compute, asked);
    why.assumed = assumedOf(searched(), asked);
    const slipway::Result<Plan> chosen = applied(edit, m_plan);
    std::optional<Plan> plan = chosen ? std::optional(*chosen) : std::nullopt;
    LeftOutPurchases leftOut;
    if (plan) {
        leftOut = PlannedReach(m_plan, m_context).leftOutOf(*plan);
        leaveOut(*plan, leftOut);
    }
    edit.changes.insert(edit.changes.end(), leftOut.changes.begin(), leftOut.changes.end());
    edit.label = withLeftOut(withAssumed(label, why.assumed), leftOut.names);
    why.leftOut = leftOut.names;
    why.edit = std::move(edit);
    if (plan)
        why.total = weigh(*plan, m_context).total;
    why.moving = movingTo(m_plan, m_context, m_context.catalog.region(asked.region).id, m_compute);
}

WayOut WhyNotQuestion::wayOut(const QString &text, const Alternative &find) const
{
    const Step step = known() ? stepOf(searched().use().stage) : Step::Review;
    Query query;
    query.compute = m_compute;
    const std::optional<SearchedCompute> there = searchedComputeOf(find.variant.plan, m_context, query);
    const QString words = withLeftOut(text, find.leftOut);
    return {words,
            PlanEdit{words, step, find.changes},
            find.total,
            there ? assumedOf(*there, find.candidate) : QString(),
            movingTo(m_plan, m_context, find.region, find.moved ? QString() : m_compute),
            find.warnings};
}

/// Of the plan as it stands findings tell what to change. The answer is theirs, where that alone is enough.
std::optional<WayOut> WhyNotQuestion::asFound(const std::vector<Reason> &reasons,
                                              const Candidate &asked) const
{
    if (!choiceIn(m_plan, m_context, m_compute, asked).changes.empty())
        return std::nullopt;
    Query query;
    query.compute = m_compute;
    for (const Reason &reason : reasons) {
        const auto variant = reason.fix
            ? m_alternatives.changed(m_alternatives.asPlanned(), reason.fix->changes)
            : std::optional<Variant>();
        const auto found = variant ? m_alternatives.asIs(*variant) : std::optional<Alternative>();
        const auto changed
            = found ? searchedComputeOf(variant->plan, m_context, query) : std::optional<SearchedCompute>();
        if (!changed || !changed->use().size || !changed->use().region)
            continue;
        const auto then
            = judged(variant->plan, m_context, m_compute, *changed->use().size, *changed->use().region,
                     cost::effectivePriceType(changed->asPlanned()), changed->nodes);
        if (then && then->meetsPlan())
            return wayOut(reason.fix->label, *found);
    }
    return std::nullopt;
}

std::optional<WayOut> WhyNotQuestion::sizeElsewhere(SizeId size) const
{
    const Variant here = m_alternatives.asPlanned();
    const RegionId now = regionNow();
    if (const auto found
        = m_alternatives.find(here, size, [now](const Candidate &each) { return each.region == now; }))
        return wayOut(PlanWords::tr("Use %1").arg(nodes(found->candidate.nodes)), *found);
    if (const auto found = m_alternatives.findElsewhere(here, size, false)) {
        const QString name = m_context.catalog.region(found->candidate.region).name;
        return wayOut(
            (found->moved ? PlanWords::tr("Move the plan to %1") : PlanWords::tr("Use it in %1")).arg(name),
            *found);
    }
    if (const auto found = m_alternatives.findElsewhere(here, size, true)) {
        const QString name = m_context.catalog.region(found->candidate.region).name;
        return wayOut((found->moved ? PlanWords::tr("Move the plan to %1")
                                    : PlanWords::tr("Allow %1, and use it there"))
                          .arg(name),
                      *found);
    }
    return std::nullopt;
}

std::vector<Relaxation> WhyNotQuestion::waysPast(const Relaxation &constraint, const Variant &from,
                                                 std::optional<SizeId> size,
                                                 const AlternativeSearch::Wanted &wanted) const
{
    if (constraint.edit.changes.empty())
        return {};
    std::vector<Relaxation> ways;
    const bool isMeasured = known() && constraint.workload && searched().workload == constraint.workload;
    const auto without
        = isMeasured ? m_alternatives.changed(from, constraint.edit.changes) : std::optional<Variant>();
    const auto least = without ? m_alternatives.leastMeasure(*without, size, wanted) : std::optional<double>();
    // With somewhat more where what is judged is more than what is measured, as runs that are taken away are.
    for (const double room : {1.0, 1.2}) {
        if (auto eased = least ? easedTo(constraint, m_plan, *least * room) : std::optional<Relaxation>())
            ways.push_back(std::move(*eased));
    }
    ways.push_back(constraint);
    return ways;
}

std::optional<WayOut> WhyNotQuestion::sizeRelaxed(SizeId size) const
{
    const auto any = [](const Candidate &) { return true; };
    const Variant here = m_alternatives.asPlanned();
    for (const Relaxation &constraint : relaxationsOf(m_plan, m_context.catalog)) {
        if (!isAbout(constraint, m_plan, m_compute))
            continue;
        for (const Relaxation &way : waysPast(constraint, here, size, any)) {
            const auto variant = m_alternatives.changed(here, way.edit.changes);
            if (!variant)
                continue;
            const auto foundIn = [&](const Variant &wider) {
                auto found = m_alternatives.find(wider, size, any);
                return found ? found : m_alternatives.findElsewhere(wider, size, way.everyRegion);
            };
            const auto found = foundIn(*variant);
            if (!found)
                continue;
            // A law is widened by one country before it is dropped.
            const std::optional<RegionId> place = m_context.catalog.findRegion(found->region);
            const auto wider = place ? widenedTo(way, m_plan, m_context.catalog.region(*place))
                                     : std::optional<Relaxation>();
            const auto within
                = wider ? m_alternatives.changed(here, wider->edit.changes) : std::optional<Variant>();
            if (const auto there = within ? foundIn(*within) : std::optional<Alternative>())
                return wayOut(wider->edit.label + placeOf(*there), *there);
            return wayOut(way.edit.label + placeOf(*found), *found);
        }
    }
    return std::nullopt;
}

std::optional<WayOut> WhyNotQuestion::sizeOnAnotherTarget(SizeId size) const
{
    const LifecycleStage stage = lifecycleOf(searched().use().stage);
    for (const TargetVerdict &verdict : judgeTargets(m_plan, m_context.catalog, m_context.asOf)) {
        if (verdict.stage != stage || verdict.verdict == Verdict::NotPossible
            || verdict.target == searched().asPlanned().target
            || supportOn(m_context.catalog, m_context.catalog.size(size), verdict.target) != Support::Yes)
            continue;
        const auto variant = withTarget(verdict.target, m_alternatives.asPlanned());
        if (!variant)
            continue;
        const auto found = m_alternatives.find(*variant, size, [](const Candidate &) { return true; });
        if (found)
            return wayOut(PlanWords::tr("Use it as %1").arg(targetName(m_context.catalog, verdict.target))
                              + placeOf(*found),
                          *found);
    }
    return std::nullopt;
}

/// What nothing can allow has something else in its place: of the series named as its replacement, else whatever is cheapest.
std::optional<WayOut> WhyNotQuestion::sizeInstead(SizeId size) const
{
    const QStringList &named = m_context.catalog.size(size).retirement.replacements;
    const RegionId now = regionNow();
    const auto isNamed = [&](const Candidate &each) {
        const VmSize &other = m_context.catalog.size(each.size);
        const VmSeries *series = m_context.catalog.seriesOf(other);
        return named.contains(other.name, Qt::CaseInsensitive) || (series && named.contains(series->id));
    };
    auto found = m_alternatives.find(m_alternatives.asPlanned(), std::nullopt, [&](const Candidate &each) {
        return each.region == now && isNamed(each);
    });
    if (!found)
        found = m_alternatives.find(m_alternatives.asPlanned(), std::nullopt,
                                    [now](const Candidate &each) { return each.region == now; });
    if (!found)
        return std::nullopt;
    const QString name = m_context.catalog.size(found->candidate.size).shortName();
    return wayOut((found->changes.empty() ? PlanWords::tr("Keep %1, as planned").arg(name)
                                          : PlanWords::tr("Take %1 instead").arg(name))
                      + placeOf(*found),
                  *found);
}

WhyNot WhyNotQuestion::size(SizeId size) const
{
    WhyNot why;
    why.subject = m_context.catalog.size(size).shortName();
    if (!known()) {
        notSearched(why);
        return why;
    }
    if (!hasRegion()) {
        notInCatalog(why);
        return why;
    }
    const Candidate candidate = asked(size, regionNow());
    settle(why, candidate, PlanWords::tr("Use %1 for %2").arg(why.subject, workOn(m_plan, m_compute)));
    if (why.isPossible())
        return why;
    why.wayOut = asFound(why.reasons, candidate);
    if (!why.wayOut)
        why.wayOut = sizeElsewhere(size);
    if (!why.wayOut)
        why.wayOut = sizeRelaxed(size);
    if (!why.wayOut)
        why.wayOut = sizeOnAnotherTarget(size);
    if (!why.wayOut)
        why.wayOut = sizeInstead(size);
    return why;
}

/// The machine as planned there, else the cheapest one that will do.
std::optional<WayOut> WhyNotQuestion::inRegion(const Variant &variant, const QString &prefix,
                                               RegionId region) const
{
    const QString place = m_context.catalog.region(region).name;
    std::optional<Alternative> found;
    if (const auto &size = searched().use().size)
        found = m_alternatives.findIn(variant, *size, region);
    if (!found)
        found = m_alternatives.findIn(variant, std::nullopt, region);
    if (!found)
        return std::nullopt;
    QStringList parts;
    if (!prefix.isEmpty())
        parts << prefix;
    if (found->moved)
        parts << PlanWords::tr("move the whole plan to %1").arg(place);
    else if (found->opened)
        parts << PlanWords::tr("allow %1").arg(place);
    if (found->candidate.size != searched().use().size)
        parts << PlanWords::tr("use %1").arg(m_context.catalog.size(found->candidate.size).shortName());
    if (found->candidate.nodes != searched().nodes && searched().nodesVary)
        parts << PlanWords::tr("use %1").arg(nodes(found->candidate.nodes));
    QString text = parts.isEmpty() ? PlanWords::tr("pay as you go") : parts.join(u", "_s);
    text[0] = text.at(0).toUpper();
    return wayOut(text, *found);
}

WhyNot WhyNotQuestion::region(RegionId region) const
{
    WhyNot why;
    why.subject = m_context.catalog.region(region).name;
    if (!known() || !searched().use().size) {
        notSearched(why);
        why.wayOut = wholePlanIn(region);
        return why;
    }
    const Candidate candidate = asked(*searched().use().size, region);
    settle(why, candidate, PlanWords::tr("Run %1 in %2").arg(workOn(m_plan, m_compute), why.subject));
    if (why.isPossible())
        return why;
    why.wayOut = asFound(why.reasons, candidate);
    if (!why.wayOut)
        why.wayOut = inRegion(m_alternatives.asPlanned(), {}, region);
    const Variant here = m_alternatives.asPlanned();
    const auto there = [region](const Candidate &each) { return each.region == region; };
    for (const Relaxation &constraint : relaxationsOf(m_plan, m_context.catalog)) {
        if (why.wayOut)
            break;
        std::vector<Relaxation> ways = waysPast(constraint, here, std::nullopt, there);
        if (auto wider = widenedTo(constraint, m_plan, m_context.catalog.region(region)))
            ways.insert(ways.begin(), *std::move(wider));
        for (const Relaxation &way : ways) {
            const auto variant = m_alternatives.changed(here, way.edit.changes);
            if (variant && !why.wayOut)
                why.wayOut = inRegion(*variant, way.edit.label, region);
        }
    }
    return why;
}

/// What has no machines to choose goes where the plan goes.
std::optional<WayOut> WhyNotQuestion::wholePlanIn(RegionId region) const
{
    const Region &place = m_context.catalog.region(region);
    if (!isUsed() || place.id == m_plan.region)
        return std::nullopt;
    const auto variant
        = m_alternatives.changed(m_alternatives.asPlanned(), moveIn(m_plan, m_context, region).changes);
    const auto found = variant ? m_alternatives.asIs(*variant) : std::optional<Alternative>();
    return found ? std::optional(wayOut(PlanWords::tr("Move the plan to %1").arg(place.name), *found))
                 : std::nullopt;
}

namespace {

/// What was asked of the plan with what is bought told, as an answer about the plan.
WhyNot toldFirst(const AsBought &bought, WhyNot why)
{
    for (Reason &reason : why.reasons) {
        if (reason.fix)
            bought.tellFirst(*reason.fix);
    }
    if (why.wayOut)
        bought.settle(why.wayOut->edit, why.wayOut->total);
    if (why.edit && why.total)
        bought.settle(*why.edit, *why.total);
    return why;
}

} // namespace

WhyNot whyNotSize(const Plan &plan, const Context &context, const QString &compute, SizeId size)
{
    const AsBought bought(plan, context);
    return toldFirst(bought, WhyNotQuestion(bought.plan(), context, compute).size(size));
}

WhyNot whyNotRegion(const Plan &plan, const Context &context, const QString &compute, RegionId region)
{
    const AsBought bought(plan, context);
    return toldFirst(bought, WhyNotQuestion(bought.plan(), context, compute).region(region));
}

WhyNot whyNotTarget(const Plan &plan, const Context &context, const QString &compute, TargetId target)
{
    const AsBought bought(plan, context);
    return toldFirst(bought, WhyNotQuestion(bought.plan(), context, compute).target(target));
}

} // namespace slipway::search
