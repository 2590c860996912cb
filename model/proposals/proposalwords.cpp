// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/base/format.h"
#include "model/base/planwords.h"
#include "model/catalog/catalogwords.h"
#include "model/evaluation/linewords.h"
#include "model/proposals/proposer.h"
#include "model/sizing/machine.h"

#include <algorithm>
#include <array>

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

} // namespace

namespace {

bool hasPreemptible(const Context &context, const QString &target)
{
    const QString behaviour = context.catalog.behaviourOf(target);
    return std::ranges::any_of(std::array{PriceType::Spot, PriceType::LowPriority}, [&](PriceType type) {
        return context.prices.use(behaviour, type).support == Support::Yes;
    });
}

/// A run that starts again from the beginning is not put where it may be interrupted.
bool startsAgain(const Plan &plan, const QString &compute)
{
    return std::ranges::any_of(plan.workloads, [&compute](const Workload &workload) {
        const auto *job = std::get_if<TrainingJob>(&workload.detail);
        return job && job->compute == compute && !job->checkpointMinutes;
    });
}

} // namespace

QString whyStaying(const ComputeWays &ways, std::size_t pick, const ProposedCompute &compute,
                   const Plan &plan, const Context &context)
{
    const auto isTaken = [](const Way &way) { return isPreemptible(way.candidate.type); };
    const auto first = std::ranges::find_if(ways.ways, isTaken);
    const auto before = static_cast<std::size_t>(first - ways.ways.begin());
    if (startsAgain(plan, compute.compute))
        return PlanWords::tr("%1 stays on machines that nobody takes away: it writes no checkpoints, so that "
                             "what is interrupted starts again.")
            .arg(compute.work);
    if (!ways.offersPreemptible && !hasPreemptible(context, compute.target))
        return PlanWords::tr("%1 stays on machines that nobody takes away: %2 has no others for it.")
            .arg(compute.work, targetName(context.catalog, compute.target));
    if (!ways.offersPreemptible)
        return PlanWords::tr("%1 stays on machines that nobody takes away: no others do it in time.")
            .arg(compute.work);
    if (!ways.againstPreemptible.isEmpty() && first == ways.ways.end())
        return PlanWords::tr("%1 stays on machines that nobody takes away. Of others it is said: %2.")
            .arg(compute.work, ways.againstPreemptible);
    if (std::ranges::any_of(ways.late, isTaken))
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

} // namespace slipway::proposals
