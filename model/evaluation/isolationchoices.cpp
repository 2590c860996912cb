// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/evaluation/isolationchoices.h"

#include "model/base/datawords.h"
#include "model/base/namelist.h"
#include "model/base/planwords.h"
#include "model/catalog/catalogwords.h"
#include <algorithm>

using namespace Qt::StringLiterals;

namespace slipway {

namespace {

/// An entry of the plan that an option of the catalog stands for: what switches it on and off.
struct Entry
{
    QString id; ///< added to the option's id; empty: the option has one entry only
    QString name; ///< in place of the option's; empty: the option's own
    QString field;
    PlanEdit::Value on;
    PlanEdit::Value off;
    bool chosen = false;
};

Entry networkEntry(const Plan &plan, const QString &id, const QString &name, Network network,
                   const QString &word)
{
    return {id, name, u"/isolation/network"_s, word, u"public"_s, plan.isolation.network == network};
}

/// Where data may stay when residency is switched on: the geography of the plan's region.
QString homeGeography(const Plan &plan, const Catalog &catalog)
{
    const std::optional<RegionId> region = catalog.findRegion(plan.region);
    return region ? catalog.region(*region).geography : QString();
}

/// Whether the entry says `value` already.
bool says(const Plan &plan, const QString &field, const PlanEdit::Value &value)
{
    const Result<Plan> same = applied({{}, Step::Restrictions, {{field, value}}}, plan);
    return same && *same == plan;
}

std::vector<Entry> entriesOf(const IsolationOption &option, const Plan &plan, const Catalog &catalog)
{
    if (option.field == u"/isolation/network") {
        if (option.id.contains(u"own"_s))
            return {networkEntry(plan, {}, {}, Network::Own, u"own"_s)};
        return {networkEntry(plan, u"internet"_s, option.name + PlanWords::tr(", internet outbound"),
                             Network::ManagedInternet, u"managed_internet"_s),
                networkEntry(plan, u"approved"_s, option.name + PlanWords::tr(", approved outbound"),
                             Network::ManagedApproved, u"managed_approved"_s)};
    }
    if (option.field == u"/isolation/residency") {
        const QString home = homeGeography(plan, catalog);
        if (home.isEmpty() && plan.isolation.residency.isEmpty())
            return {};
        return {
            {{}, {}, option.field, QStringList{home}, QStringList(), !plan.isolation.residency.isEmpty()}};
    }
    if (option.field == u"/placement")
        return {{{}, {}, option.field, u"on_premises"_s, u"cloud"_s, plan.placement != Placement::Cloud}};
    return {{{}, {}, option.field, true, false, says(plan, option.field, true)}};
}

/// Computes that some enabled workload runs on.
std::vector<const Compute *> usedComputes(const Plan &plan)
{
    QStringList ids;
    for (const Workload &workload : plan.workloads) {
        if (workload.enabled)
            ids << workload.computeIds();
    }
    std::vector<const Compute *> used;
    for (const Compute &compute : plan.computes) {
        if (ids.contains(compute.id))
            used.push_back(&compute);
    }
    return used;
}

bool isBlockedIn(const Evaluation &evaluation, const Finding &finding)
{
    return std::any_of(evaluation.findings.begin(), evaluation.findings.end(), [&](const Finding &other) {
        return other.severity == Severity::Blocker && other.rule == finding.rule
            && other.subject == finding.subject && other.title == finding.title;
    });
}

class Judge
{
public:
    Judge(const Plan &plan, const Context &context, const Evaluation &now)
        : m_plan(plan)
        , m_context(context)
        , m_now(now)
        , m_used(usedComputes(plan))
    {
    }

    [[nodiscard]] std::vector<IsolationChoice> judge(const IsolationOption &option) const
    {
        if (option.field.isEmpty())
            return {outside(option)};
        std::vector<IsolationChoice> choices;
        for (const Entry &entry : entriesOf(option, m_plan, m_context.catalog))
            choices.push_back(withEntry(option, entry));
        return choices;
    }

private:
    [[nodiscard]] IsolationChoice described(const IsolationOption &option) const
    {
        IsolationChoice choice;
        choice.id = option.id;
        choice.name = dataWords(option.name);
        choice.description = dataWords(option.description);
        choice.demands = factsInDataWords(option.demands);
        choice.costNote = dataWords(option.costNote);
        if (option.oneWay)
            choice.warning = option.oneWayNote.isEmpty() ? PlanWords::tr("It cannot be undone later.")
                                                         : dataWords(option.oneWayNote);
        choice.source = option.source;
        for (const QString &id : option.excludedTargets())
            choice.excludedTargets << targetName(m_context.catalog, id);
        for (const Compute *compute : m_used) {
            const QString behaviour = m_context.catalog.behaviourOf(compute->target);
            const auto stated = std::find_if(
                option.targets.begin(), option.targets.end(),
                [&behaviour](const Capability &capability) { return capability.id == behaviour; });
            if (stated == option.targets.end() || stated->support != Support::No)
                continue;
            const QString name = targetName(m_context.catalog, compute->target);
            choice.excluded.push_back(
                {compute->id,
                 stated->note.isEmpty()
                     ? PlanWords::tr("Does not reach it: %1.").arg(name)
                     : PlanWords::tr("Does not reach it: %1 (%2).").arg(name, dataWords(stated->note)),
                 false});
        }
        return choice;
    }

    [[nodiscard]] IsolationChoice outside(const IsolationOption &option) const
    {
        IsolationChoice choice = described(option);
        const bool nowhere = !m_used.empty() && choice.excluded.size() == m_used.size();
        choice.state = nowhere ? IsolationChoice::State::NotPossible : IsolationChoice::State::Outside;
        choice.why = nowhere
            ? PlanWords::tr("No compute of this plan offers it.")
            : PlanWords::tr("Settled where the resources are created; the plan has no entry for it.");
        return choice;
    }

    [[nodiscard]] IsolationChoice withEntry(const IsolationOption &option, const Entry &entry) const
    {
        IsolationChoice choice = described(option);
        if (!entry.id.isEmpty())
            choice.id += u'.' + entry.id;
        if (!entry.name.isEmpty())
            choice.name = entry.name;
        choice.field = entry.field;
        choice.edit
            = PlanEdit{(entry.chosen ? PlanWords::tr("Switch off: %1") : PlanWords::tr("Switch on: %1"))
                           .arg(choice.name),
                       Step::Restrictions, changesOf(entry)};
        const Result<Plan> switched = applied(*choice.edit, m_plan);
        if (!switched) {
            choice.edit.reset();
            choice.state = IsolationChoice::State::NotPossible;
            choice.why = switched.error().message;
            return choice;
        }
        const Evaluation other = evaluate(*switched, m_context);
        if (entry.chosen)
            compare(choice, m_now, other);
        else
            compare(choice, other, m_now);
        settle(choice, option, entry.chosen);
        return choice;
    }

    [[nodiscard]] std::vector<PlanEdit::Change> changesOf(const Entry &entry) const
    {
        if (!entry.chosen && entry.field == u"/isolation/privateLink")
            return privateEndpointChanges(m_plan);
        return {{entry.field, entry.chosen ? entry.off : entry.on}};
    }

    /// What the option brings: the difference of the plan with it and the plan without it.
    static void compare(IsolationChoice &choice, const Evaluation &with, const Evaluation &without)
    {
        choice.monthly = with.averageMonth.less(without.averageMonth);
        for (const Finding &finding : with.findings) {
            if (finding.severity != Severity::Blocker || isBlockedIn(without, finding))
                continue;
            const QString reason = finding.title + u". "_s + finding.detail;
            const auto known = std::find_if(
                choice.excluded.begin(), choice.excluded.end(),
                [&](const IsolationChoice::Exclusion &each) { return each.compute == finding.subject; });
            // The rule knows why; the table of the option only that.
            if (known != choice.excluded.end())
                *known = {finding.subject, reason, true};
            else
                choice.excluded.push_back({finding.subject, reason, true});
        }
    }

    void settle(IsolationChoice &choice, const IsolationOption &option, bool chosen) const
    {
        const bool blocked = std::any_of(choice.excluded.begin(), choice.excluded.end(),
                                         [](const IsolationChoice::Exclusion &each) { return each.blocks; });
        QStringList beyond;
        for (const IsolationChoice::Exclusion &each : choice.excluded) {
            if (!each.blocks)
                beyond << each.compute;
        }
        const QString reach
            = beyond.isEmpty() ? QString() : PlanWords::tr(" It does not reach: %1.").arg(someNames(beyond));
        if (chosen) {
            choice.state = IsolationChoice::State::Chosen;
            choice.why
                = (blocked
                       ? PlanWords::tr("The plan asks for it, and something in the plan cannot go with it.")
                       : PlanWords::tr("The plan asks for it."))
                + reach;
            return;
        }
        if (blocked) {
            choice.state = IsolationChoice::State::NotPossible;
            choice.why = PlanWords::tr("Something in the plan cannot go with it as it stands.") + reach;
            return;
        }
        QStringList unstated;
        for (const Compute *compute : m_used) {
            const QString name = targetName(m_context.catalog, compute->target);
            if (!option.targets.empty()
                && option.supportOn(m_context.catalog.behaviourOf(compute->target)) == Support::Unknown
                && !unstated.contains(name))
                unstated << name;
        }
        choice.state = IsolationChoice::State::Open;
        choice.why = PlanWords::tr("Nothing in the plan stands against it.") + reach;
        if (!unstated.isEmpty())
            choice.why += PlanWords::tr(" The sources do not speak of: %1.").arg(unstated.join(u", "_s));
    }

    const Plan &m_plan;
    const Context &m_context;
    const Evaluation &m_now;
    std::vector<const Compute *> m_used;
};

} // namespace

std::vector<IsolationChoice> isolationChoices(const Plan &plan, const Context &context, const Evaluation &now)
{
    const Judge judge(plan, context, now);
    std::vector<IsolationChoice> choices;
    for (const IsolationOption &option : context.catalog.isolationOptions()) {
        for (IsolationChoice &choice : judge.judge(option))
            choices.push_back(std::move(choice));
    }
    return choices;
}

} // namespace slipway
