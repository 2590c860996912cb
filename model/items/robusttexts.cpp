// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/items/robusttexts.h"

#include "model/base/format.h"
#include "model/catalog/catalogwords.h"
#include "model/decision/keptwords.h"
#include "model/decision/sidebyside.h"
#include "model/evaluation/linewords.h"
#include "model/items/rangetexts.h"
#include "model/items/searchnames.h"
#include "model/plan/stages.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace slipway {

using namespace Qt::StringLiterals;

namespace {

struct RobustTexts
{
    Q_DECLARE_TR_FUNCTIONS(slipway::Robust)
};

QString shareText(double share, const QLocale &locale)
{
    return chanceText({share, 0}, locale);
}

QString changeText(const GrowthChange &change, const Plan &plan, const QLocale &locale)
{
    QString text = change.before.isEmpty()
        ? change.after
        : RobustTexts::tr("%1, before %2").arg(change.after, change.before);
    if (!change.compute.isEmpty())
        text = RobustTexts::tr("%1: %2").arg(workOn(plan, change.compute), text);
    if (change.when)
        text = change.when->toText() + u' ' + text;
    if (change.month)
        text += RobustTexts::tr(", %1 a month").arg(formatTotal(*change.month, locale));
    return text;
}

QString evidenceText(const CapacityEvidence &evidence)
{
    QStringList parts;
    if (evidence.needed > 0)
        parts << RobustTexts::tr("%1 of %2 vCPUs of quota held").arg(evidence.held).arg(evidence.needed);
    for (const Fact &fact : evidence.facts)
        parts << fact.value;
    return parts.join(u"; "_s);
}

/// Each constraint at that load, with the plan as it is and at its best.
QStringList stageKeptTexts(const GrowthStage &stage, const QLocale &locale)
{
    const auto share = [&](const Robustness &robustness, const ConstraintChance &chance) -> QString {
        if (chance.isOpen(robustness.required))
            return RobustTexts::tr("in a number of cases that nobody knows");
        const QString kept = inCases(chance.kept, locale);
        return chance.met || !chance.kept.isKnown() ? kept : RobustTexts::tr("%1 (too seldom)").arg(kept);
    };
    QStringList lines;
    for (const ConstraintChance &asIs : stage.asPlannedKeeps.constraints) {
        const auto best = std::ranges::find_if(
            stage.bestKeeps.constraints, [&](const ConstraintChance &each) { return each.isSameAs(asIs); });
        lines << (best == stage.bestKeeps.constraints.end()
                      ? RobustTexts::tr("%1: as it is %2").arg(keptName(asIs), share(stage.asPlannedKeeps, asIs))
                      : RobustTexts::tr("%1: as it is %2, at its best %3")
                            .arg(keptName(asIs), share(stage.asPlannedKeeps, asIs), share(stage.bestKeeps, *best)));
    }
    return lines;
}

} // namespace

QString moreText(const Total &total, const Total &than, const QLocale &locale)
{
    const std::optional<Total> more = total.less(than);
    if (!more || !more->isComplete())
        return RobustTexts::tr("not comparable");
    if (more->isZero())
        return RobustTexts::tr("as much");
    const bool isLess = more->known().minor() < 0;
    const Money amount = isLess ? Money(0, more->currency()) - more->known() : more->known();
    return (isLess ? RobustTexts::tr("%1 less") : RobustTexts::tr("%1 more"))
        .arg(formatMoney(amount, locale));
}

QString againstNowText(const RobustAnswer &answer, const QLocale &locale)
{
    if (!answer.now)
        return {};
    const Total &chosen = answer.plan.chosen().total;
    const DrawnSummary &now = *answer.now;
    QString text = RobustTexts::tr("Now %1, then %2: %3.")
                       .arg(formatTotal(now.planned, locale), formatTotal(chosen, locale),
                            moreText(chosen, now.planned, locale));
    const ConstraintChance *weakest = now.robustness.weakest();
    if (weakest && !weakest->met)
        text += u' '
            + RobustTexts::tr("The plan as it is falls short: %1 in %2 of all cases, with %3 asked for.")
                  .arg(keptName(*weakest), chanceText(weakest->kept, locale),
                       shareText(now.robustness.required, locale));
    return text;
}

QStringList takenTexts(const DrawnChoice &choice, const DrawnChoice &likely, const Plan &plan,
                       const Catalog &catalog)
{
    QStringList lines;
    for (const TakenCandidate &taken : choice.taken) {
        const auto before = std::ranges::find(likely.taken, taken.compute, &TakenCandidate::compute);
        const QString words = candidateSentence(taken.candidate, catalog);
        const QString wordsBefore
            = before != likely.taken.end() ? candidateSentence(before->candidate, catalog) : words;
        lines << RobustTexts::tr("%1 on %2").arg(workOn(plan, taken.compute), words)
                + (words != wordsBefore ? RobustTexts::tr("; at likely values %1").arg(wordsBefore)
                                        : roomBeside(choice, likely, taken.compute));
    }
    return lines;
}

QString flipText(const Flip &flip, const QLocale &locale)
{
    const double percent = 100 * std::abs(flip.factor() - 1);
    const QString change = formatPercent(percent, locale, percent < 10 ? 1 : 0);
    QString text;
    if (flip.input.origin == RangeOrigin::Price)
        text = (flip.isAbove() ? RobustTexts::tr("%1 %2 higher") : RobustTexts::tr("%1 %2 lower"))
                   .arg(flip.input.name, change);
    else if (flip.input.origin == RangeOrigin::Sizing)
        text = (flip.isAbove() ? RobustTexts::tr("%1 %2 longer") : RobustTexts::tr("%1 %2 shorter"))
                   .arg(inputText(flip.input), change);
    else
        text = (flip.isAbove() ? RobustTexts::tr("%1 above %2, planned %3")
                               : RobustTexts::tr("%1 below %2, planned %3"))
                   .arg(inputText(flip.input), inputValueText(flip.input, flip.at, locale),
                        inputValueText(flip.input, flip.likely, locale));
    if (flip.byConstraint)
        text += RobustTexts::tr(": the choice keeps less then");
    if (flip.chance)
        text += RobustTexts::tr(" (chance %1)").arg(shareText(*flip.chance, locale));
    return text;
}

QStringList flipTexts(const ComputeFlips &flips, const Plan &plan, const Total &chosen,
                      const Catalog &catalog, const QLocale &locale, std::size_t most)
{
    QStringList lines = {RobustTexts::tr("%1 flips to %2 (%3) if")
                             .arg(workOn(plan, flips.runnerUp.compute),
                                  candidateSentence(flips.runnerUp.candidate, catalog),
                                  moreText(flips.runnerUp.total, chosen, locale))};
    for (std::size_t i = 0; i < std::min(most, flips.flips.size()); ++i)
        lines << flipText(flips.flips[i], locale);
    if (flips.flips.empty())
        lines << RobustTexts::tr("nothing does from a tenth to ten times its value");
    return lines;
}

QStringList fallbackTexts(const ComputeFallbacks &fallbacks, const Plan &plan, const Catalog &catalog,
                          const QLocale &locale)
{
    QStringList lines = {RobustTexts::tr("Where %1 is not to be had for %2")
                             .arg(sizeName(catalog, fallbacks.size), workOn(plan, fallbacks.compute))};
    for (const Fallback &each : fallbacks.ranked) {
        const QString evidence = evidenceText(each.evidence);
        QString line = RobustTexts::tr("%1. %2: %3 in all")
                           .arg(QString::number(lines.size()), candidateSentence(each.candidate, catalog),
                                formatTotal(each.total, locale));
        if (!each.moving.isComplete())
            line += RobustTexts::tr(", and what moving the data costs is not known");
        else if (!each.moving.isZero())
            line += RobustTexts::tr(", and %1 at the most to move the data, once")
                        .arg(formatTotal(each.moving, locale));
        if (!evidence.isEmpty())
            line += u"; "_s + evidence;
        lines << line;
    }
    if (fallbacks.ranked.empty())
        lines << RobustTexts::tr("nothing else does the work");
    return lines;
}

QStringList growthTexts(const GrowthPath &growth, const Plan &plan, const QLocale &locale)
{
    QStringList lines;
    if (!growth.alongThePlan.empty())
        lines << RobustTexts::tr("As the load grows with the plan");
    for (const GrowthChange &change : growth.alongThePlan)
        lines << changeText(change, plan, locale);
    for (const GrowthStage &stage : growth.stages) {
        if (stage.factor == 1)
            continue;
        // What leaves work undone is not cheaper.
        const QString asIs = stage.asPlanned.isComplete()
            ? RobustTexts::tr("%1 as it is").arg(formatTotal(stage.asPlanned, locale))
            : RobustTexts::tr("as it is nobody can say (%1)").arg(stage.asPlanned.missing().join(u", "_s));
        lines << (stage.bestIsRobust()
                      ? RobustTexts::tr("At %1 times the load: %2, %3 at its best")
                      : RobustTexts::tr("At %1 times the load: %2, %3 at its best, which is not robust"))
                     .arg(formatNumber(stage.factor, locale), asIs, formatTotal(stage.best, locale));
        if (!stage.bestOwed.isZero())
            lines << RobustTexts::tr("%1 owed after that").arg(formatTotal(stage.bestOwed, locale));
        lines << stageKeptTexts(stage, locale);
        for (const GrowthChange &change : stage.forced)
            lines << changeText(change, plan, locale);
        for (const GrowthChange &change : stage.chosen)
            lines << RobustTexts::tr("the best then: %1").arg(changeText(change, plan, locale));
    }
    if (!growth.withoutLoad.isEmpty())
        lines << (growth.stages.size() > 1
                      ? RobustTexts::tr("Whatever the load, as much is done of: %1")
                      : RobustTexts::tr("Nothing of the plan depends on a load: %1"))
                     .arg(growth.withoutLoad.join(u", "_s));
    return lines;
}

} // namespace slipway
