// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/base/cancellation.h"
#include "model/base/format.h"
#include "model/base/parallel.h"
#include "model/base/planwords.h"
#include "model/cost/budget.h"
#include "model/evaluation/linewords.h"
#include "model/proposals/bettertargets.h"
#include "model/proposals/proposer.h"
#include "model/sizing/machine.h"

#include <algorithm>
#include <atomic>
#include <cmath>

using namespace Qt::StringLiterals;

namespace slipway::proposals {

namespace {

/// What is less than this share is no difference that somebody gives up.
constexpr double leastDifference = 0.05;

QLocale plain()
{
    return wordsLocale();
}

QString money(const Total &total)
{
    return formatTotal(total, plain());
}

QString nameOf(ProposalKind kind)
{
    switch (kind) {
    case ProposalKind::Cheapest:
        return PlanWords::tr("the cheapest");
    case ProposalKind::Balanced:
        return PlanWords::tr("the balanced");
    case ProposalKind::Fastest:
        return PlanWords::tr("the fastest");
    }
    return {};
}

QString percent(double share)
{
    return formatPercent(100 * share, plain(), 0);
}

/// "A run takes 9 h instead of 2 h": of what one compute is measured by.
QString slower(const ProposedCompute &mine, const ProposedCompute &other, ProposalKind kind)
{
    const auto duration = [&](double value) {
        const bool latency = mine.measure == search::Measure::LatencyMilliseconds;
        return formatDuration(latency ? value / 1000 : value * 3600, plain());
    };
    const QString what
        = mine.measure == search::Measure::LatencyMilliseconds ? PlanWords::tr("answers in") : PlanWords::tr("takes");
    return PlanWords::tr("%1 %2 %3 instead of %4 with %5.")
        .arg(mine.work, what, duration(mine.value), duration(other.value), nameOf(kind));
}

const ProposedCompute *same(const Proposal &other, const QString &compute)
{
    const auto found = std::ranges::find(other.computes, compute, &ProposedCompute::compute);
    return found == other.computes.end() ? nullptr : &*found;
}

/// Of the others that are faster the fastest, once for each compute.
void addSlower(const Proposal &proposal, const Proposals &all, QStringList &sentences)
{
    for (const ProposedCompute &mine : proposal.computes) {
        const ProposedCompute *best = nullptr;
        ProposalKind kind = proposal.kind;
        for (const std::optional<Proposal> &other : all.proposals) {
            const ProposedCompute *its = other ? same(*other, mine.compute) : nullptr;
            if (its && its->value < (best ? best->value : mine.value * (1 - leastDifference))) {
                best = its;
                kind = other->kind;
            }
        }
        if (best && mine.measure != search::Measure::None)
            sentences << slower(mine, *best, kind);
    }
}

void addDearer(const Proposal &proposal, const Proposals &all, QStringList &sentences)
{
    const std::optional<Proposal> &cheapest = all.of(ProposalKind::Cheapest);
    if (!cheapest || proposal.kind == ProposalKind::Cheapest)
        return;
    const std::optional<Total> more = proposal.averageMonth.less(cheapest->averageMonth);
    if (more && more->known().minor() > 0)
        sentences << PlanWords::tr("It costs %1 more a month than the cheapest.").arg(money(*more));
}

void addCoarser(const Proposal &proposal, const Proposals &all, QStringList &sentences)
{
    for (const ProposedCompute &mine : proposal.computes) {
        for (const std::optional<Proposal> &other : all.proposals) {
            const ProposedCompute *its = other ? same(*other, mine.compute) : nullptr;
            if (!its || !mine.precision || !its->precision
                || sizing::bitsOf(*its->precision) <= sizing::bitsOf(*mine.precision))
                continue;
            sentences << PlanWords::tr("%1 has weights of %2 instead of %3 with %4.")
                             .arg(mine.work, weightBitsWords(*mine.precision),
                                  weightBitsWords(*its->precision), nameOf(other->kind));
            break;
        }
    }
}

/// Chances that are lower than with another proposal.
void addLessSure(const Proposal &proposal, const Proposals &all, QStringList &sentences)
{
    for (const TargetChance &target : proposal.uncertainty.targets) {
        double best = target.kept.share + leastDifference;
        ProposalKind kind = proposal.kind;
        for (const std::optional<Proposal> &other : all.proposals) {
            if (!other)
                continue;
            for (const TargetChance &its : other->uncertainty.targets) {
                if (its.field == target.field && its.deployment == target.deployment
                    && its.kept.share > best) {
                    best = its.kept.share;
                    kind = other->kind;
                }
            }
        }
        if (kind != proposal.kind)
            sentences << PlanWords::tr("%1 is in time in %2 of all cases instead of %3 with %4.")
                             .arg(target.name, percent(target.kept.share), percent(best), nameOf(kind));
    }
    const std::optional<Proposal> &cheapest = all.of(ProposalKind::Cheapest);
    const std::optional<Chance> &over = proposal.uncertainty.overBudget;
    if (cheapest && over && cheapest->uncertainty.overBudget
        && over->share > cheapest->uncertainty.overBudget->share + leastDifference)
        sentences << PlanWords::tr(
                         "The budget is exceeded in %1 of all cases instead of %2 with the cheapest.")
                         .arg(percent(over->share), percent(cheapest->uncertainty.overBudget->share));
}

/// Sheets that differ from this one in one answer, with the words for it.
std::vector<std::pair<QString, Sheet>> withoutOneAnswer(const Sheet &sheet)
{
    std::vector<std::pair<QString, Sheet>> others;
    const auto add = [&](bool applies, const QString &words, const auto &change) {
        if (!applies)
            return;
        change(others.emplace_back(words, sheet).second);
    };
    add(sheet.isolatedHosts, PlanWords::tr("Without \"isolatedHosts\""),
        [](Sheet &s) { s.isolatedHosts = false; });
    add(sheet.network == Network::ManagedInternet || sheet.network == Network::ManagedApproved,
        PlanWords::tr("With \"network\" of own, which reaches Kubernetes,"),
        [](Sheet &s) { s.network = Network::Own; });
    add(!sheet.regions.isEmpty() && !sheet.residency.isEmpty(),
        PlanWords::tr("Without \"regions\", anywhere in \"residency\","),
        [](Sheet &s) { s.regions.clear(); });
    add(sheet.windowHours.has_value(), PlanWords::tr("With a \"windowHours\" of 24"),
        [](Sheet &s) { s.windowHours = 24; });
    add(sheet.answerWithinMilliseconds.has_value(), PlanWords::tr("Without \"answerWithinMilliseconds\""),
        [](Sheet &s) { s.answerWithinMilliseconds.reset(); });
    add(sheet.deadlineHours.has_value(), PlanWords::tr("Without \"deadlineHours\""),
        [](Sheet &s) { s.deadlineHours.reset(); });
    add(!sheet.preemptible && sheet.trains(),
        PlanWords::tr("With \"preemptible\", machines that may be taken away"),
        [](Sheet &s) { s.preemptible = true; });
    add(!sheet.commitments && sheet.months >= 12,
        PlanWords::tr("With \"commitments\", reservations of a year"),
        [](Sheet &s) { s.commitments = true; });
    if (sheet.answerWithinMilliseconds) {
        const double twice = 2 * *sheet.answerWithinMilliseconds;
        add(true, PlanWords::tr("With an \"answerWithinMilliseconds\" of %1").arg(formatDuration(twice / 1000, plain())),
            [twice](Sheet &s) { s.answerWithinMilliseconds = twice; });
    }
    add(sheet.usesLanguageModel() && !sheet.model.isEmpty() && sheet.servingPrecision != Precision::Int4,
        PlanWords::tr("With \"servingPrecision\" of int4"),
        [](Sheet &s) { s.servingPrecision = Precision::Int4; });
    add(sheet.servesRequests() && sheet.leastInstances != 1,
        PlanWords::tr("With \"leastInstances\" of 1, where an outage is an outage,"),
        [](Sheet &s) { s.leastInstances = 1; });
    if (sheet.usesLanguageModel() && sheet.answerTokens.value_or(0) > 1) {
        const double half = std::floor(*sheet.answerTokens / 2);
        add(true, PlanWords::tr("With \"answerTokens\" of %1").arg(formatNumber(half, plain())),
            [half](Sheet &s) { s.answerTokens = half; });
    }
    if (sheet.servesRequests()) {
        Estimate half = *sheet.requestsPerSecond;
        for (double *value : {&half.likely, half.low ? &*half.low : nullptr, half.high ? &*half.high : nullptr}) {
            if (value)
                *value /= 2;
        }
        add(true, PlanWords::tr("With \"requestsPerSecond\" of %1").arg(formatNumber(half.likely, plain())),
            [half](Sheet &s) { s.requestsPerSecond = half; });
    }
    return others;
}

/// Whether it costs less by more than nobody would notice.
bool isWorth(const Total &less, const Total &total)
{
    return less.currency() == total.currency() && (less.isComplete() || !total.isComplete())
        && static_cast<double>(less.known().minor())
        < (1 - leastDifference) * static_cast<double>(total.known().minor());
}

/// What a plan costs at its likely values.
struct Cost
{
    Total month; ///< on average
    Total spent; ///< what its budget stands against; of all months where there is none

    static Cost of(const Plan &plan, const Evaluation &evaluation)
    {
        return {evaluation.averageMonth,
                plan.budget ? spentOf(*plan.budget, evaluation.total, evaluation.peakMonth) : evaluation.total};
    }
};

/// The cheapest plan of a sheet.
std::optional<Cost> cheapestCost(const Sheet &sheet, const Context &context)
{
    const Result<Plan> plan = planFor(sheet, context);
    if (!plan)
        return std::nullopt;
    const auto cost = [&](const Plan &on) -> std::optional<Cost> {
        Home home(sheet, on, context);
        home.findWays(1); // there are several sheets
        if (!home.isPossible())
            return std::nullopt;
        const Plan least = home.planWith(pathOf(home, 0).front().picks);
        return Cost::of(least, evaluate(least, context));
    };
    const Plan managed = onBetterTargets(*plan, context);
    const std::optional<Cost> found = cost(managed);
    return found ? found : cost(onUnmanagedTargets(managed, context));
}

/// One answer of a sheet that is another, and the cheapest plan then.
struct OtherAnswer
{
    QString words; ///< "Without \"deadlineHours\""
    Cost cost;
};

/// Cheapest first; only what costs clearly less a month than `total` where there is one.
std::vector<OtherAnswer> oneAnswerLess(const Sheet &sheet, const Context &context,
                                       const std::optional<Total> &total, int threads)
{
    const auto others = withoutOneAnswer(sheet);
    std::vector<std::optional<Cost>> costs(others.size());
    std::atomic<std::size_t> next = 0;
    const std::atomic<bool> *flag = CancelScope::current();
    inParallel(static_cast<std::size_t>(std::clamp(threads, 1, 64)), [&](std::size_t) {
        const CancelScope scope(flag); // that of whoever asked
        for (std::size_t i = next++; i < others.size(); i = next++) {
            throwIfCancelled();
            costs[i] = cheapestCost(others[i].second, context);
        }
    });
    std::vector<OtherAnswer> found;
    for (std::size_t i = 0; i < others.size(); ++i) {
        const std::optional<Cost> &less = costs[i];
        if (less && (!total || isWorth(less->month, *total)))
            found.push_back({others[i].first, *less});
    }
    std::ranges::stable_sort(
        found, [](const OtherAnswer &a, const OtherAnswer &b) { return a.cost.month < b.cost.month; });
    return found;
}

QStringList sentencesOf(const std::vector<OtherAnswer> &answers)
{
    QStringList sentences;
    for (const OtherAnswer &each : answers)
        sentences << PlanWords::tr("%1 it costs %2 a month.").arg(each.words, money(each.cost.month));
    return sentences;
}

/// A whole hundred of the currency that is at least `amount`.
Money roundedUp(const Money &amount)
{
    std::int64_t hundred = 100;
    for (int digit = 0; digit < amount.currency().digits(); ++digit)
        hundred *= 10;
    const std::int64_t over = amount.minor() % hundred;
    return over == 0 ? amount : Money(amount.minor() + hundred - over, amount.currency());
}

} // namespace

QString whyNothing(const std::deque<Home> &homes, const Plan &plan, const Sheet &sheet,
                   const Context &context, int threads)
{
    QStringList work;
    for (const ComputeWays &ways : homes.front().computes()) {
        for (const Workload &workload : plan.workloads) {
            if (ways.ways.empty() && workload.computeIds().contains(ways.compute))
                work << workload.name;
        }
    }
    if (work.isEmpty())
        return PlanWords::tr("There is nothing to choose a machine for.");
    const QStringList ways = sentencesOf(oneAnswerLess(sheet, context, std::nullopt, threads));
    return PlanWords::tr("No machine does this with these answers: %1. %2")
        .arg(work.join(u", "_s),
             ways.isEmpty() ? PlanWords::tr("Giving up one of them alone does not change that.")
                            : ways.join(u' '));
}

QString whyStaying(const ComputeWays &ways, std::size_t pick, const ProposedCompute &compute,
                   const Plan &plan, const Context &context)
{
    const std::optional<TargetId> target = context.catalog.findTarget(compute.target);
    const auto first
        = std::ranges::find_if(ways.ways, [](const Way &way) { return isPreemptible(way.candidate.type); });
    const auto before = static_cast<std::size_t>(first - ways.ways.begin());
    if (!ways.offersPreemptible)
        return PlanWords::tr("%1 stays on machines that nobody takes away: %2 has no others for it.")
            .arg(compute.work, target ? context.catalog.target(*target).name : compute.target);
    if (!ways.againstPreemptible.isEmpty() && first == ways.ways.end())
        return PlanWords::tr("%1 stays on machines that nobody takes away. Of others it is said: %2.")
            .arg(compute.work, ways.againstPreemptible);
    if (before < ways.least)
        return PlanWords::tr(
                   "%1 stays on machines that nobody takes away: on others it is in time in fewer than %2 of "
                   "all cases.")
            .arg(compute.work, percent(requiredConfidence(plan)));
    if (before < pick)
        return PlanWords::tr("%1 stays on machines that nobody takes away: others are cheaper and slower.")
            .arg(compute.work);
    return PlanWords::tr("%1 stays on machines that nobody takes away: others cost no less.")
        .arg(compute.work);
}

QStringList givenUp(const Proposal &proposal, const Proposals &all)
{
    QStringList sentences;
    addDearer(proposal, all, sentences);
    addSlower(proposal, all, sentences);
    addCoarser(proposal, all, sentences);
    addLessSure(proposal, all, sentences);
    return sentences;
}

QStringList wouldHaveToGo(const Sheet &sheet, const Context &context, const Proposal &proposal, int threads)
{
    const std::vector<OtherAnswer> less = oneAnswerLess(sheet, context, proposal.averageMonth, threads);
    const Plan &plan = proposal.plan;
    const Total spent = Cost::of(plan, evaluate(plan, context)).spent;
    const std::optional<Money> budget
        = budgetIn(plan, spent.currency());
    if (!budget || !proposal.overBudget)
        return sentencesOf(less);
    // What it is at P90 is known of this plan; of another it is taken to be as far above what is likely.
    const Total &enough
        = plan.budget->period == BudgetPeriod::Month ? proposal.uncertainty.peakMonth.p90 : proposal.uncertainty.total.p90;
    const double surely = static_cast<double>(enough.known().minor())
        / static_cast<double>(std::max<std::int64_t>(1, spent.known().minor()));
    QStringList kept = {PlanWords::tr("with a \"budget\" of %1")
                            .arg(money(Total(roundedUp(enough.known()), enough.missing())))};
    for (const OtherAnswer &each : less) {
        if (!each.cost.spent.isComplete()
            || static_cast<double>(each.cost.spent.known().minor()) * surely > static_cast<double>(budget->minor()))
            continue;
        kept << each.words.left(1).toLower() + each.words.mid(1);
        if (kept.back().endsWith(u','))
            kept.back().chop(1);
    }
    return QStringList{PlanWords::tr("One answer that would keep it within the budget: %1.").arg(kept.join(u"; "_s))}
        + sentencesOf(less);
}

} // namespace slipway::proposals
