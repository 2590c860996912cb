// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/robustoutput.h"
#include "app/commands/searchoutput.h"
#include "app/commands/searchwords.h"
#include "model/base/format.h"
#include "model/base/table.h"
#include "model/decision/keptwords.h"
#include "model/decision/sidebyside.h"
#include "model/uncertainty/chancewords.h"

#include <QLocale>

#include <algorithm>

namespace slipway {

using namespace Qt::StringLiterals;

namespace {

constexpr std::size_t shownFlips = 4; ///< of a compute; --json has all

QString moreThan(const Total &total, const Total &than)
{
    const std::optional<Total> more = total.less(than);
    if (!more || !more->isComplete())
        return u"not comparable"_s;
    const bool less = more->known().minor() < 0;
    const Money amount = less ? Money(0, more->currency()) - more->known() : more->known();
    return more->isZero() ? u"as much"_s
                          : u"%1 %2"_s.arg(formatMoney(amount, QLocale::c()), less ? u"less"_s : u"more"_s);
}

QString rangeOf(const DrawnChoice &choice)
{
    const CostRange &total = choice.uncertainty.total;
    return u"%1 to %2"_s.arg(formatAmount(total.p10, QLocale::c()),
                             formatAmount(total.p90.known(), QLocale::c()));
}

void addChoiceRow(Table &table, const QString &name, const DrawnChoice &choice, const DrawnChoice &likely)
{
    table.rows.push_back({name, formatAmount(choice.total, QLocale::c()),
                          moreThan(choice.total, likely.total), rangeOf(choice),
                          percentOf(choice.robustness.confidence()),
                          choice.robustness.isRobust() ? u"yes"_s : u"no"_s});
}

QString choicesText(const RobustPlan &plan)
{
    Table table;
    table.columns = {{u"choice"_s},
                     {u"likely total, %1"_s.arg(plan.likely.total.currency().code()), Table::Kind::Number},
                     {u"than likely"_s, Table::Kind::Number},
                     {u"P10 to P90"_s, Table::Kind::Number},
                     {u"kept at least"_s, Table::Kind::Number},
                     {u"robust"_s}};
    if (plan.robust)
        addChoiceRow(table, u"cheapest robust"_s, *plan.robust, plan.likely);
    if (plan.nearest)
        addChoiceRow(table, u"nearest to robust"_s, *plan.nearest, plan.likely);
    addChoiceRow(table, u"cheapest at likely values"_s, plan.likely, plan.likely);
    if (plan.knee)
        addChoiceRow(table, u"knee"_s, *plan.knee, plan.likely);
    QString text = table.toText();
    if (plan.kneeIsRobust || plan.kneeIsLikely)
        text += u"The knee is the %1.\n"_s.arg(!plan.kneeIsRobust ? u"cheapest at likely values"_s
                                                   : plan.robust  ? u"cheapest robust"_s
                                                                  : u"nearest to robust"_s);
    return text;
}

QString takenText(const DrawnChoice &chosen, const DrawnChoice &likely, const Context &context)
{
    QString text;
    for (const TakenCandidate &taken : chosen.taken) {
        const auto before = std::ranges::find(likely.taken, taken.compute, &TakenCandidate::compute);
        const QString words = search::words(context, taken.candidate);
        const QString wordsBefore
            = before != likely.taken.end() ? search::words(context, before->candidate) : words;
        text += u"  %1: %2%3\n"_s.arg(namedCompute(chosen.plan, taken.compute), words,
                                      words != wordsBefore ? u", at likely values "_s + wordsBefore
                                                           : roomBeside(chosen, likely, taken.compute));
    }
    return text.isEmpty() ? text : u"\nWhat has to keep a time runs on\n"_s + text;
}

QString constraintsText(const DrawnChoice &chosen, const DrawnChoice &likely)
{
    QString text;
    for (std::size_t c = 0; c < chosen.robustness.constraints.size(); ++c) {
        const ConstraintChance &constraint = chosen.robustness.constraints[c];
        const bool beside = c < likely.robustness.constraints.size()
            && likely.robustness.constraints[c].kept != constraint.kept;
        text += u"  %1: %2%3%4\n"_s.arg(
            keptName(constraint), chanceText(constraint.kept, QLocale::c()),
            beside ? u", the cheapest at likely values %1"_s.arg(
                chanceText(likely.robustness.constraints[c].kept, QLocale::c()))
                   : QString(),
            constraint.met ? QString() : u" (%1 asked for)"_s.arg(percentOf(chosen.robustness.required)));
    }
    return text.isEmpty() ? u"\nThe plan has no budget, deadline, window or latency target to keep.\n"_s
                          : u"\nKept in so many of all cases\n"_s + text;
}

QString figureText(double value)
{
    return formatNumber(value, QLocale::c(), value < 1 ? 4 : value < 100 ? 2 : 0);
}

/// "more than 61 requests/s", "a price 14 % lower".
QString turnText(const Flip &flip)
{
    const double percent = 100 * std::abs(flip.factor() - 1);
    const QString change = formatPercent(percent, QLocale::c(), percent < 10 ? 1 : 0);
    if (flip.input.origin == RangeOrigin::Price)
        return u"%1 %2 %3"_s.arg(flip.input.name, change, flip.isAbove() ? u"higher"_s : u"lower"_s);
    const QString name
        = flip.input.owner.isEmpty() ? flip.input.name : u"%1: %2"_s.arg(flip.input.owner, flip.input.name);
    if (flip.input.origin == RangeOrigin::Sizing)
        return u"%1 %2 %3"_s.arg(name, change, flip.isAbove() ? u"longer"_s : u"shorter"_s);
    return u"%1 %2 %3, planned %4"_s.arg(
        name, flip.isAbove() ? u"above"_s : u"below"_s,
        QString(figureText(flip.at) + (flip.input.unit.isEmpty() ? QString() : u' ' + flip.input.unit)),
        figureText(flip.likely));
}

QString flipsText(const std::vector<ComputeFlips> &all, const Context &context, const DrawnChoice &chosen)
{
    QString text;
    for (const ComputeFlips &each : all) {
        text += u"\n%1 flips to %2 (%3) if\n"_s.arg(namedCompute(chosen.plan, each.runnerUp.compute),
                                                    search::words(context, each.runnerUp.candidate),
                                                    moreThan(each.runnerUp.total, chosen.total));
        if (each.flips.empty())
            text += u"  nothing does from a tenth to ten times its value\n"_s;
        for (std::size_t i = 0; i < std::min(shownFlips, each.flips.size()); ++i) {
            const Flip &flip = each.flips[i];
            text += u"  %1%2%3\n"_s.arg(
                turnText(flip), flip.byConstraint ? u": the choice keeps less then"_s : QString(),
                flip.chance ? u" (chance %1)"_s.arg(percentOf(*flip.chance)) : QString());
        }
    }
    return text;
}

} // namespace

QString percentOf(double share)
{
    return chanceText(Chance{share, 0}, QLocale::c());
}

QString inCases(const Chance &chance)
{
    const QString share = chanceText(chance, QLocale::c());
    return chance.isKnown() ? u"in "_s + share : share;
}

QString robustnessText(const Robustness &robustness)
{
    const ConstraintChance *weakest = robustness.weakest();
    if (!weakest)
        return u"robust: it has no budget, deadline, window or latency target to keep"_s;
    const QString robust = robustness.isRobust() ? u"robust"_s : u"not robust"_s;
    if (!weakest->kept.isKnown())
        return robust + u": whether it keeps its budget nobody can say while something has no price"_s;
    return u"%1: %2 %3 of all cases, %4 asked for"_s.arg(robust, keptName(*weakest), inCases(weakest->kept),
                                                         percentOf(robustness.required));
}

QString robustPlanText(const RobustAnswer &answer, const Plan &plan, const Context &context)
{
    const RobustPlan &robust = answer.plan;
    QString text = choicesText(robust);
    if (!robust.robust)
        text += u"Nothing found is robust. %1\n"_s.arg(robustnessText(robust.chosen().robustness));
    for (const TypedSpeed &each : answer.typedSpeeds)
        text += u"No machine changes that: a request of %1 takes the %2 that were typed on each. Measure it "
                u"there, or let it follow "
                "from model and machine.\n"_s.arg(each.name,
                                                  formatDuration(each.milliseconds / 1000, QLocale::c()));
    text += constraintsText(robust.chosen(), robust.likely)
        + takenText(robust.chosen(), robust.likely, context)
        + u"\nDrawn: %1 candidates %2 times each, the choices %3 times.\n"_s.arg(
            formatNumber(robust.candidates, QLocale::c()), formatNumber(robust.screeningDraws, QLocale::c()),
            formatNumber(robust.likely.uncertainty.draws, QLocale::c()))
        + flipsText(answer.flips, context, robust.chosen()) + afterwardsText(answer, context);
    return text + u"\nAt likely values\n"_s + bestPlanText(robust.best, plan, context);
}

} // namespace slipway
