// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/search/whynot.h"

#include "model/base/format.h"
#include "model/cost/pricetypes.h"
#include "model/eligibility/verdicts.h"
#include "model/rules/rulebook.h"
#include "model/search/blockers.h"
#include "model/search/finder.h"
#include "model/search/reasons.h"
#include "model/search/relaxations.h"

#include <QLocale>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace slipway::search {

namespace {

/// One question about one compute.
class Question
{
public:
    Question(const Plan &plan, const Context &context, const QString &compute)
        : m_plan(plan)
        , m_context(context)
        , m_compute(compute)
        , m_now(evaluate(plan, context))
        , m_finder(plan, context, compute, m_now)
    {
        Query query;
        query.compute = compute;
        if (std::optional<Subject> found = subjectOf(plan, context, query))
            m_subject.emplace(std::move(*found));
    }

    [[nodiscard]] WhyNot size(SizeId size) const;
    [[nodiscard]] WhyNot region(RegionId region) const;
    [[nodiscard]] WhyNot target(TargetId target) const;

private:
    [[nodiscard]] bool known() const { return m_subject.has_value(); }
    [[nodiscard]] const Subject &subject() const { return *m_subject; }
    [[nodiscard]] RegionId regionNow() const
    {
        return subject().use().region.value_or(
            m_context.catalog.findRegion(m_plan.region).value_or(RegionId{}));
    }
    [[nodiscard]] Candidate asked(SizeId size, RegionId region) const
    {
        return judged(m_plan, m_context, m_compute, size, region,
                      cost::effectivePriceType(subject().asPlanned()), subject().nodes)
            .value_or(Candidate());
    }
    [[nodiscard]] QString nodes(int count) const;
    [[nodiscard]] QString placeOf(const Find &find) const;
    void notSearched(WhyNot &why) const;
    void settle(WhyNot &why, const Candidate &asked, const QString &label) const;
    [[nodiscard]] WayOut wayOut(const QString &text, const Find &find) const;
    [[nodiscard]] std::optional<WayOut> sizeElsewhere(SizeId size) const;
    [[nodiscard]] std::optional<WayOut> sizeRelaxed(SizeId size) const;
    [[nodiscard]] std::optional<WayOut> sizeOnAnotherTarget(SizeId size) const;
    [[nodiscard]] std::optional<WayOut> sizeInstead(SizeId size) const;
    [[nodiscard]] std::optional<WayOut> inRegion(const Variant &variant, const QString &prefix,
                                                 RegionId region) const;
    [[nodiscard]] std::optional<Variant> withTarget(const QString &target, const Variant &from) const;
    [[nodiscard]] std::optional<WayOut> onTarget(const Variant &variant, const QString &prefix) const;
    [[nodiscard]] std::vector<Reason> reasonsForTarget(const ComputeTarget &target,
                                                       const Variant &variant) const;

    const Plan &m_plan;
    const Context &m_context;
    QString m_compute;
    Evaluation m_now;
    Finder m_finder;
    std::optional<Subject> m_subject;
};

QString Question::nodes(int count) const
{
    return formatUnits(
        count, known() && subject().measure == Measure::LatencyMilliseconds ? u"instance"_s : u"node"_s,
        QLocale::c());
}

/// ", in North Europe, with 2 nodes": what else differs from the plan.
QString Question::placeOf(const Find &find) const
{
    QString text;
    const QString name = m_context.catalog.region(find.candidate.region).name;
    if (find.moved)
        text += u", with the whole plan moved to %1"_s.arg(name);
    else if (find.candidate.region != regionNow())
        text += u", in %1"_s.arg(name);
    if (find.candidate.nodes != subject().nodes && subject().nodesVary)
        text += u", with %1"_s.arg(nodes(find.candidate.nodes));
    return text;
}

void Question::notSearched(WhyNot &why) const
{
    why.reasons.push_back(
        {u"search.not_by_size"_s,
         u"%1 is not used, or is not billed by VM size: there is nothing to choose."_s.arg(m_compute),
         {u"The plan"_s, {}}});
}

void Question::settle(WhyNot &why, const Candidate &asked, const QString &label) const
{
    why.reasons = reasonsFor(subject(), asked, m_now);
    if (!why.reasons.empty())
        return;
    PlanEdit edit = choice(m_plan, m_context, m_compute, asked);
    edit.label = label;
    const slipway::Result<Plan> plan = applied(edit, m_plan);
    why.edit = std::move(edit);
    if (plan)
        why.total = evaluate(*plan, m_context).total;
}

WayOut Question::wayOut(const QString &text, const Find &find) const
{
    const Step step = known() ? stepOf(subject().use().stage) : Step::Review;
    return {text, PlanEdit{text, step, find.changes}, find.total, find.complete};
}

std::optional<WayOut> Question::sizeElsewhere(SizeId size) const
{
    const Variant here = m_finder.asPlanned();
    const RegionId now = regionNow();
    if (const auto found
        = m_finder.find(here, size, [now](const Candidate &each) { return each.region == now; }))
        return wayOut(u"Use %1"_s.arg(nodes(found->candidate.nodes)), *found);
    if (const auto found = m_finder.findElsewhere(here, size, false)) {
        const QString name = m_context.catalog.region(found->candidate.region).name;
        return wayOut((found->moved ? u"Move the plan to %1"_s : u"Use it in %1"_s).arg(name), *found);
    }
    if (const auto found = m_finder.findElsewhere(here, size, true)) {
        const QString name = m_context.catalog.region(found->candidate.region).name;
        return wayOut((found->moved ? u"Move the plan to %1"_s : u"Allow %1, and use it there"_s).arg(name),
                      *found);
    }
    return std::nullopt;
}

std::optional<WayOut> Question::sizeRelaxed(SizeId size) const
{
    for (const Relaxation &constraint : relaxationsOf(m_plan, m_context.catalog)) {
        if (constraint.edit.changes.empty())
            continue;
        const auto variant = m_finder.changed(m_finder.asPlanned(), constraint.edit.changes);
        if (!variant)
            continue;
        auto found = m_finder.find(*variant, size, [](const Candidate &) { return true; });
        if (!found)
            found = m_finder.findElsewhere(*variant, size, constraint.everyRegion);
        if (found)
            return wayOut(constraint.edit.label + placeOf(*found), *found);
    }
    return std::nullopt;
}

std::optional<WayOut> Question::sizeOnAnotherTarget(SizeId size) const
{
    const LifecycleStage stage = lifecycleOf(subject().use().stage);
    for (const TargetVerdict &verdict : judgeTargets(m_plan, m_context.catalog, m_context.asOf)) {
        if (verdict.stage != stage || verdict.verdict == Verdict::NotPossible
            || verdict.target == subject().asPlanned().target
            || supportOn(m_context.catalog, m_context.catalog.size(size), verdict.target) != Support::Yes)
            continue;
        const auto variant = withTarget(verdict.target, m_finder.asPlanned());
        if (!variant)
            continue;
        const auto found = m_finder.find(*variant, size, [](const Candidate &) { return true; });
        if (found)
            return wayOut(u"Use it as %1"_s.arg(
                              m_context.catalog.target(*m_context.catalog.findTarget(verdict.target)).name)
                              + placeOf(*found),
                          *found);
    }
    return std::nullopt;
}

/// What nothing can allow has something else in its place: of the series named as its replacement, else whatever is cheapest.
std::optional<WayOut> Question::sizeInstead(SizeId size) const
{
    const QStringList &named = m_context.catalog.size(size).retirement.replacements;
    const RegionId now = regionNow();
    const auto isNamed = [&](const Candidate &each) {
        const VmSize &other = m_context.catalog.size(each.size);
        const VmSeries *series = m_context.catalog.seriesOf(other);
        return named.contains(other.name, Qt::CaseInsensitive) || (series && named.contains(series->id));
    };
    auto found = m_finder.find(m_finder.asPlanned(), std::nullopt,
                               [&](const Candidate &each) { return each.region == now && isNamed(each); });
    if (!found)
        found = m_finder.find(m_finder.asPlanned(), std::nullopt,
                              [now](const Candidate &each) { return each.region == now; });
    if (!found)
        return std::nullopt;
    const QString name = m_context.catalog.size(found->candidate.size).shortName();
    return wayOut(u"Take %1 instead"_s.arg(name) + placeOf(*found), *found);
}

WhyNot Question::size(SizeId size) const
{
    WhyNot why;
    why.subject = m_context.catalog.size(size).shortName();
    if (!known()) {
        notSearched(why);
        return why;
    }
    settle(why, asked(size, regionNow()), u"Use %1 for %2"_s.arg(why.subject, m_compute));
    if (why.reasons.empty())
        return why;
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
std::optional<WayOut> Question::inRegion(const Variant &variant, const QString &prefix, RegionId region) const
{
    const QString place = m_context.catalog.region(region).name;
    std::optional<Find> found;
    if (const auto &size = subject().use().size)
        found = m_finder.findIn(variant, *size, region);
    if (!found)
        found = m_finder.findIn(variant, std::nullopt, region);
    if (!found)
        return std::nullopt;
    QStringList parts;
    if (!prefix.isEmpty())
        parts << prefix;
    if (found->moved)
        parts << u"move the whole plan to %1"_s.arg(place);
    else if (found->opened)
        parts << u"allow %1"_s.arg(place);
    if (found->candidate.size != subject().use().size)
        parts << u"use %1"_s.arg(m_context.catalog.size(found->candidate.size).shortName());
    if (found->candidate.nodes != subject().nodes && subject().nodesVary)
        parts << u"use %1"_s.arg(nodes(found->candidate.nodes));
    QString text = parts.isEmpty() ? u"pay as you go"_s : parts.join(u", "_s);
    text[0] = text.at(0).toUpper();
    return wayOut(text, *found);
}

WhyNot Question::region(RegionId region) const
{
    WhyNot why;
    why.subject = m_context.catalog.region(region).name;
    if (!known() || !subject().use().size) {
        notSearched(why);
        return why;
    }
    settle(why, asked(*subject().use().size, region), u"Run %1 in %2"_s.arg(m_compute, why.subject));
    if (why.reasons.empty())
        return why;
    why.wayOut = inRegion(m_finder.asPlanned(), {}, region);
    for (const Relaxation &constraint : relaxationsOf(m_plan, m_context.catalog)) {
        if (why.wayOut || constraint.edit.changes.empty())
            continue;
        if (const auto variant = m_finder.changed(m_finder.asPlanned(), constraint.edit.changes))
            why.wayOut = inRegion(*variant, constraint.edit.label, region);
    }
    return why;
}

std::optional<Variant> Question::withTarget(const QString &target, const Variant &from) const
{
    const int index = m_plan.computeIndex(m_compute);
    if (index < 0)
        return std::nullopt;
    return m_finder.changed(from, {{u"/computes/%1/target"_s.arg(index), u'"' + target + u'"'}});
}

/// With the size as planned, else with the cheapest that will do; as it is where the target has no sizes.
std::optional<WayOut> Question::onTarget(const Variant &variant, const QString &prefix) const
{
    const Compute *compute = variant.plan.compute(m_compute);
    if (!searchable(variant.plan, m_context.catalog).contains(m_compute)) {
        const auto found = m_finder.asIs(variant);
        return found ? std::optional(wayOut(prefix, *found)) : std::nullopt;
    }
    const auto anywhere = [](const Candidate &) { return true; };
    const std::optional<SizeId> size = m_context.catalog.findSize(compute->size);
    std::optional<Find> found = size ? m_finder.find(variant, *size, anywhere) : std::nullopt;
    if (!found)
        found = m_finder.find(variant, std::nullopt, anywhere);
    if (!found)
        return std::nullopt;
    QString text = prefix;
    if (!size || found->candidate.size != *size)
        text += u" with %1"_s.arg(m_context.catalog.size(found->candidate.size).shortName());
    if (found->candidate.region != m_context.catalog.findRegion(variant.plan.region))
        text += u" in %1"_s.arg(m_context.catalog.region(found->candidate.region).name);
    if (known() && subject().nodesVary && found->candidate.nodes != subject().nodes)
        text += u" with %1"_s.arg(nodes(found->candidate.nodes));
    return wayOut(text, *found);
}

std::vector<Reason> Question::reasonsForTarget(const ComputeTarget &target, const Variant &variant) const
{
    std::vector<Reason> reasons;
    const int index = m_plan.computeIndex(m_compute);
    const CostStage stage = known() ? subject().use().stage : CostStage::Training;
    for (const TargetVerdict &verdict : judgeTargets(m_plan, m_context.catalog, m_context.asOf)) {
        if (verdict.target != target.id || verdict.stage != lifecycleOf(stage)
            || verdict.verdict != Verdict::NotPossible)
            continue;
        for (const QString &text : verdict.reasons)
            reasons.push_back({u"plan.target"_s, text, verdict.source});
    }
    const Compute &compute = variant.plan.computes[static_cast<std::size_t>(index)];
    const std::optional<SizeId> size = m_context.catalog.findSize(compute.size);
    const std::optional<RegionId> region
        = m_context.catalog.findRegion(variant.plan.regionOr(compute.region));
    Query query;
    query.compute = m_compute;
    const std::optional<Subject> there = subjectOf(variant.plan, m_context, query);
    if (there && size && region) {
        const auto candidate = judged(variant.plan, m_context, m_compute, *size, *region,
                                      cost::effectivePriceType(compute), there->nodes);
        if (candidate) {
            for (Reason &reason : reasonsFor(*there, *candidate, m_now)) {
                const bool told = std::ranges::any_of(
                    reasons, [&reason](const Reason &each) { return each.rule == reason.rule; });
                if (!told)
                    reasons.push_back(std::move(reason));
            }
        }
    }
    const Evaluation with = evaluate(variant.plan, m_context);
    for (const Finding &finding : newBlockers(with, m_now))
        addReason(finding, reasons);
    return reasons;
}

WhyNot Question::target(TargetId id) const
{
    const ComputeTarget &target = m_context.catalog.target(id);
    WhyNot why;
    why.subject = target.name;
    const auto variant = withTarget(target.id, m_finder.asPlanned());
    if (!variant)
        return why;
    why.reasons = reasonsForTarget(target, *variant);
    const QString use = u"Use %1"_s.arg(target.name);
    if (why.reasons.empty()) {
        why.edit = PlanEdit{u"Run %1 as %2"_s.arg(m_compute, target.name),
                            known() ? stepOf(subject().use().stage) : Step::Review, variant->changes};
        why.total = evaluate(variant->plan, m_context).total;
        return why;
    }
    const bool ended = target.status.endedBy(m_context.asOf);
    if (!ended)
        why.wayOut = onTarget(*variant, use);
    for (const Relaxation &constraint : relaxationsOf(m_plan, m_context.catalog)) {
        if (ended || why.wayOut || constraint.edit.changes.empty())
            continue;
        const auto relaxed = m_finder.changed(*variant, constraint.edit.changes);
        if (relaxed)
            why.wayOut = onTarget(*relaxed, constraint.edit.label + u", and use %1"_s.arg(target.name));
    }
    for (const QString &replacement : target.status.replacements) {
        const std::optional<TargetId> other = m_context.catalog.findTarget(replacement);
        if (why.wayOut || !other || replacement == m_plan.compute(m_compute)->target)
            continue;
        if (const auto successor = withTarget(replacement, m_finder.asPlanned()))
            why.wayOut
                = onTarget(*successor, u"Use %1 in its place"_s.arg(m_context.catalog.target(*other).name));
    }
    return why;
}

} // namespace

WhyNot whyNotSize(const Plan &plan, const Context &context, const QString &compute, SizeId size)
{
    return Question(plan, context, compute).size(size);
}

WhyNot whyNotRegion(const Plan &plan, const Context &context, const QString &compute, RegionId region)
{
    return Question(plan, context, compute).region(region);
}

WhyNot whyNotTarget(const Plan &plan, const Context &context, const QString &compute, TargetId target)
{
    return Question(plan, context, compute).target(target);
}

} // namespace slipway::search
