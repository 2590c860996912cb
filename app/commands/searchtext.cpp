// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/searchoutput.h"
#include "app/commands/searchwords.h"
#include "app/commands/words.h"
#include "model/base/format.h"
#include "model/base/table.h"
#include "model/cost/pricetypes.h"
#include "model/items/searchnames.h"
#include "model/search/roomforruns.h"

#include <QLocale>

#include <algorithm>

namespace slipway {

using namespace Qt::StringLiterals;

using search::Candidate;

namespace {

QLocale plain()
{
    return QLocale::c();
}

QString count(std::size_t value)
{
    return formatNumber(static_cast<double>(value), plain());
}

QString amountOf(const Total &total)
{
    return formatAmount(total, plain());
}

/// " Without a price: train, Databricks"; empty where nothing is missing.
QString missingText(const Total &total)
{
    return total.missing().isEmpty() ? QString()
                                     : u" Without a price: %1."_s.arg(total.missing().join(u", "_s));
}

QString measureText(double measure)
{
    return QString::number(measure, 'f', measure < 10 ? 2 : 1);
}

/// "NC4as T4 v3, North Europe, pay-as-you-go, 2 nodes".
QString candidateText(const Candidate &candidate, const Context &context)
{
    return u"%1, %2, %3, %4"_s.arg(context.catalog.size(candidate.size).shortName(),
                                   context.catalog.region(candidate.region).name, cost::priceTypeWords(candidate.type),
                                   formatUnits(candidate.nodes, u"node"_s, plain()));
}

QString blockers(int count)
{
    return count == 1 ? u"1 blocker"_s : u"%1 blockers"_s.arg(count);
}

QString keptText(const std::optional<double> &confidence)
{
    return confidence ? formatPercent(100 * *confidence, plain(), 0) : QString();
}

/// " and 8,134.65 owed after that"; empty where nothing is.
QString owedText(const Total &owed)
{
    return owed.isZero() ? QString() : u" and %1 owed after that"_s.arg(amountOf(owed));
}

/// Why what is best costs more than what there is: that does not do what the plan asks for.
QString whyDearer(const search::BestPlan &best, const Plan &plan)
{
    if (!(best.before + best.beforeOwed < best.committed()))
        return {};
    QString text;
    for (const search::BestChoice &choice : best.choices) {
        QStringList against;
        for (std::size_t e = 0; choice.before && e < exclusionCount; ++e) {
            if (choice.before->has(static_cast<Exclusion>(e)))
                against << QString::fromLatin1(exclusionRecords[e].name);
        }
        if (!against.isEmpty())
            text += u"%1 as planned does not meet the plan: %2.\n"_s.arg(namedCompute(plan, choice.compute),
                                                                         against.join(u", "_s));
    }
    // That runs are late today is told beside the nodes that mend it.
    if (text.isEmpty() && best.room.empty())
        return u"The plan as it stands is blocked, or misses a price; what is cheaper is no choice.\n"_s;
    return text;
}

Table candidateTable(const SearchedCompute &searched, const std::vector<Candidate> &candidates,
                     const Context &context)
{
    const search::Result &result = searched.result;
    const bool measured = result.measure != search::Measure::None;
    const bool owes = std::ranges::any_of(candidates, [](const Candidate &each) { return each.owed > 0; });
    Table table;
    table.columns
        = {{u"size"_s},
           {u"region"_s},
           {u"price"_s},
           {u"nodes"_s, Table::Kind::Number},
           {measured ? measureWords(result.measure) : u"time"_s, Table::Kind::Number,
            measured ? Table::Show::Always : Table::Show::InJsonOnly},
           {u"%1 a month"_s.arg(result.currency.code()), Table::Kind::Number},
           {u"plan in all"_s, Table::Kind::Number},
           {u"owed after that"_s, Table::Kind::Number, owes ? Table::Show::Always : Table::Show::InJsonOnly},
           {u"front"_s},
           {u"kept at least"_s, Table::Kind::Number,
            searched.confidence.empty() ? Table::Show::InJsonOnly : Table::Show::Always},
           {u"warned of"_s, Table::Kind::Text,
            searched.objections.empty() ? Table::Show::InJsonOnly : Table::Show::Always}};
    for (const Candidate &each : candidates) {
        const bool onFront = std::ranges::find(result.front, each) != result.front.end();
        table.rows.push_back(
            {context.catalog.size(each.size).shortName(), context.catalog.region(each.region).id,
             cost::priceTypeWords(each.type), QString::number(each.nodes), measureText(each.measure),
             amountOf(result.monthly(each)), amountOf(result.total(each)),
             formatAmount(result.owed(each), plain()), onFront ? u"yes"_s : QString(),
             keptText(searched.confidenceOf(each)), searched.objectionsTo(each).join(u"; "_s)});
    }
    return table;
}

/// Where no single constraint is in the way, what most choices fail at.
QString againstMostText(const search::Result &result)
{
    constexpr int mostTold = 3;
    const QStringList counts = exclusionCounts(result, QLocale::c(), mostTold);
    return result.givenUp.empty() && !counts.isEmpty()
        ? u"What stands against most: %1. To give up one constraint is not enough.\n"_s.arg(
            counts.join(u", "_s))
        : QString();
}

/// What giving up one constraint would buy, and what of the plan that is.
QString givenUpText(const search::Result &result, const Context &context)
{
    QString text;
    for (const search::GivenUp &way : result.givenUp) {
        QStringList drops;
        for (const search::Relaxation &drop : way.drops)
            drops << drop.edit.label;
        text += u"%1: %2, %3 %4 a month%5\n"_s.arg(
            way.constraint ? QString(u"Without "_s + QString::fromLatin1(recordOf(*way.constraint).givenUp))
                           : u"Served otherwise"_s,
            candidateText(way.candidate, context), result.currency.code(),
            amountOf(result.monthly(way.candidate)),
            drops.isEmpty() ? QString() : u"; "_s + drops.join(u", "_s));
    }
    return text;
}

QString computeText(const SearchedCompute &searched, const Plan &plan, const Context &context, bool frontOnly)
{
    const search::Result &result = searched.result;
    QString text = u"%1, %2: %3 scanned, %4 excluded, %5 costed, %6 meet the plan\n"_s.arg(
        namedCompute(plan, result.query.compute), searched.stage, count(result.scanned),
        count(result.excluded), count(result.costed), count(result.eligible));
    if (result.current) {
        QStringList against;
        for (std::size_t e = 0; e < exclusionCount; ++e) {
            if (result.current->has(static_cast<Exclusion>(e)))
                against << QString::fromLatin1(exclusionRecords[e].name);
        }
        text += u"now: %1, %2 %3 a month%4\n"_s.arg(
            candidateText(*result.current, context), result.currency.code(),
            amountOf(result.monthly(*result.current)),
            against.isEmpty() ? QString() : u"; against it: "_s + against.join(u", "_s));
    }
    if (result.asBought)
        text
            += u"Terms that have begun are bought: they stay owed to their end, told as commitments, and a month here comes on top of them.\n"_s;
    const std::vector<Candidate> &shown = frontOnly ? result.front : result.ranked;
    if (shown.empty())
        return text + u"Nothing meets the plan.\n"_s + againstMostText(result) + givenUpText(result, context);
    return text + candidateTable(searched, shown, context).toText();
}

/// That the time of work on CPUs on another number of nodes or vCPUs rests on what the plan takes to run in parallel; empty where
/// it does not.
QString restsOn(const search::BestChoice &choice, const Plan &plan, const Context &context)
{
    if (choice.measure != search::Measure::HoursPerRun || !choice.before)
        return {};
    const VmSize &before = context.catalog.size(choice.before->size);
    const VmSize &after = context.catalog.size(choice.after.size);
    const bool alike = choice.before->nodes == choice.after.nodes && before.vcpus == after.vcpus;
    if (alike || before.gpu || after.gpu)
        return {};
    return u"  rests on    %1 of the work running in parallel, as the plan assumes: %2 a run, before %3\n"_s
        .arg(formatPercent(plan.assumptions.parallelSharePercent.likely, plain(), 3),
             formatDuration(choice.after.measure * 3600, plain()),
             formatDuration(choice.before->measure * 3600, plain()));
}

QString choiceText(const search::BestChoice &choice, const Plan &plan, const Context &context)
{
    const bool kept = choice.before && takeTheSame(*choice.before, choice.after);
    QString text = u"\n%1, %2\n"_s.arg(namedCompute(plan, choice.compute), stageWord(choice.stage));
    if (choice.before && !kept)
        text += u"  before      %1: %2\n"_s.arg(candidateText(*choice.before, context),
                                                formatTotal(choice.beforeCost, plain()));
    text += u"  %1 %2: %3\n"_s.arg((kept ? u"stays"_s : u"after"_s).leftJustified(11),
                                   candidateText(choice.after, context),
                                   formatTotal(choice.afterCost, plain()));
    const auto difference = [&](const Candidate &other) {
        if (other.complete != choice.after.complete)
            return u"not comparable"_s;
        const Money more(other.committed() - choice.after.committed(), choice.rest.currency());
        const bool less = more.minor() < 0;
        return u"%1 %2"_s.arg(formatMoney(less ? Money(0, more.currency()) - more : more, plain()),
                              less ? u"less"_s : u"more"_s);
    };
    for (const Candidate &each : choice.runnersUp)
        text += u"  runner-up   %1: %2\n"_s.arg(candidateText(each, context), difference(each));
    if (choice.deciding && choice.decidedAgainst)
        text += u"  decided by  %1: against %2, %3\n"_s.arg(
            QString::fromLatin1(recordOf(*choice.deciding).givenUp),
            candidateText(*choice.decidedAgainst, context), difference(*choice.decidedAgainst));
    return text + restsOn(choice, plan, context);
}

/// " Moving the data there costs USD 18.27 at the most, once."; empty where nothing moves.
QString movingText(const Total &moving)
{
    if (!moving.isComplete())
        return u" What moving the data costs is not known, because the plan does not say where it is."_s;
    return moving.isZero() ? QString()
                           : u" Moving the data there costs %1 at the most, once."_s.arg(formatTotal(moving, plain()));
}

} // namespace

QString searchText(const std::vector<SearchedCompute> &computes, const Plan &plan, const Context &context,
                   bool frontOnly)
{
    QStringList parts;
    for (const SearchedCompute &searched : computes)
        parts << computeText(searched, plan, context, frontOnly);
    return parts.isEmpty() ? u"The plan has nothing of this stage that is billed by VM size.\n"_s
                           : parts.join(u'\n');
}

QString leftOutText(const QStringList &names)
{
    return names.isEmpty()
        ? QString()
        : u"Yet to be bought, and left out where it takes nothing over: %1. What to buy then is to be decided anew.\n"_s
              .arg(names.join(u"; "_s));
}

QString bestPlanText(const search::BestPlan &best, const Plan &plan, const Context &context)
{
    const QString over = formatUnits(plan.months, u"month"_s, plain());
    QString text = overBudgetSentence(best, plan, plain());
    if (!text.isEmpty())
        text += u'\n';
    text
        += u"Before  %1 over %2%3, %4\n"_s.arg(formatTotal(best.before, plain()), over,
                                              owedText(best.beforeOwed), blockers(best.beforeBlockers))
        + u"After   %1 over %2%3, %4\n"_s.arg(formatTotal(best.after, plain()), over,
                                              owedText(best.afterOwed), blockers(best.afterBlockers));
    text += whyDearer(best, plan);
    for (const QString &name : best.after.missing())
        text += u"Without a price: %1\n"_s.arg(name);
    if (!best.edit)
        text += u"Nothing is cheaper that meets the plan.\n"_s;
    else if (const slipway::Result<Plan> after = applied(*best.edit, plan);
             after && after->region != plan.region)
        text += best.isPlaceKnown
            ? u"Region  %1, before %2; moving the data costs %3 at the most, once, which counts in the choice\n"_s
                  .arg(after->region, plan.region, amountOf(best.moving))
            : u"Region  %1; what moving the data costs is not known, because the plan does not say where it is\n"_s
                  .arg(after->region);
    text += leftOutText(best.leftOut);
    for (const search::TargetMove &move : best.moves)
        text += u"%1: %2, before %3\n"_s.arg(namedCompute(plan, move.compute),
                                             context.catalog.target(move.after).name,
                                             context.catalog.target(move.before).name);
    for (const search::MoreNodes &more : best.room)
        text += u"%1: %2\n"_s.arg(namedCompute(plan, more.compute),
                                  search::roomWords(more.before, more.after));
    for (const QString &id : best.without)
        text += u"Nothing meets the plan for %1: it stays as it is.\n"_s.arg(namedCompute(plan, id));
    for (const search::BestChoice &choice : best.choices)
        text += choiceText(choice, plan, context);
    if (best.constraints.empty())
        return text;
    const bool owes = std::ranges::any_of(
        best.constraints, [](const search::ConstraintPrice &price) { return !price.owed.isZero(); });
    const bool moves = std::ranges::any_of(
        best.constraints, [](const search::ConstraintPrice &price) { return !price.moving.isZero(); });
    Table table;
    table.columns = {
        {u"constraint"_s},
        {u"costs"_s, Table::Kind::Number},
        {u"best without it"_s, Table::Kind::Number},
        {u"owed after that"_s, Table::Kind::Number, owes ? Table::Show::Always : Table::Show::InJsonOnly},
        {u"moving data once"_s, Table::Kind::Number, moves ? Table::Show::Always : Table::Show::InJsonOnly}};
    for (const search::ConstraintPrice &price : best.constraints)
        table.rows.push_back({price.name,
                              price.stands      ? u"nothing keeps it"_s
                                  : price.price ? formatAmount(*price.price, plain())
                                                : u"not comparable"_s,
                              amountOf(price.total), amountOf(price.owed),
                              best.isPlaceKnown ? amountOf(price.moving) : u"-"_s});
    return text + u"\nWhat each constraint costs, in %1\n"_s.arg(best.after.currency().code())
        + table.toText();
}

QString whyNotText(const search::WhyNot &why, const QString &compute)
{
    if (why.reasons.empty()) {
        const Total total = why.total.value_or(Total());
        return u"Nothing stands against %1 for %2. The plan then costs %3.%4%5\n"_s.arg(
                   why.subject, compute, search::withAssumed(formatTotal(total, plain()), why.assumed),
                   missingText(total), movingText(why.moving))
            + leftOutText(why.leftOut);
    }
    QString text = u"Why %1 does not take %2:\n"_s.arg(compute, why.subject);
    for (const search::Reason &reason : why.reasons) {
        text += u"- %1 (%2)\n"_s.arg(reason.text, reason.rule);
        if (!reason.source.title.isEmpty() && !reason.source.asOf.isEmpty())
            text += u"  source: %1, %2\n"_s.arg(reason.source.title, reason.source.asOf);
    }
    if (why.isPossible() && why.total)
        return text
            + u"It is only warned of, and can be taken. The plan then costs %1.%2%3\n"_s.arg(
                search::withAssumed(formatTotal(*why.total, plain()), why.assumed), missingText(*why.total),
                movingText(why.moving))
            + leftOutText(why.leftOut);
    if (!why.wayOut)
        return text + u"No single change would allow it.\n"_s;
    const QString warned = search::warnedOf(why.wayOut->warnings);
    return text
        + u"Way out: %1. The plan then costs %2.%3%4%5\n"_s.arg(
            why.wayOut->text,
            search::withAssumed(formatTotal(why.wayOut->total, plain()), why.wayOut->assumed),
            missingText(why.wayOut->total), movingText(why.wayOut->moving),
            warned.isEmpty() ? QString() : u' ' + warned);
}

QString targetsText(const std::vector<search::TargetCost> &costs, const Context &context)
{
    Table table;
    const auto first = std::ranges::find_if(costs, [](const auto &cost) { return cost.total.has_value(); });
    const QString currency = first == costs.end() ? QString() : first->total->currency().code();
    QStringList leftOut;
    table.columns = {{u"target"_s},
                     {u"runs on"_s},
                     {u"the compute, %1"_s.arg(currency), Table::Kind::Number},
                     {u"the plan, %1"_s.arg(currency), Table::Kind::Number},
                     {u"remark"_s}};
    for (const search::TargetCost &cost : costs) {
        // What one's own machines cost is in no total.
        const auto shown = [&cost](const Total &total) -> QString {
            return cost.paid || !total.isComplete() ? amountOf(total) : u"at least "_s + amountOf(total);
        };
        QString remark;
        if (cost.current)
            remark = cost.edit.changes.empty() ? u"as planned"_s : u"the target as planned"_s;
        if (!cost.total)
            remark = cost.reasons.empty() ? QString() : cost.reasons.front().text;
        else if (!cost.paid)
            remark = u"on machines of your own: what they cost is not in it"_s;
        else if (!cost.total->isComplete())
            remark = u"at least: no price for %1"_s.arg(cost.total->missing().join(u", "_s));
        const auto add = [&remark](const QString &heading, const QStringList &titles) {
            if (!titles.isEmpty())
                remark += (remark.isEmpty() ? heading : u"; "_s + heading) + titles.join(u"; "_s);
        };
        add(u"blocked: "_s, cost.blockers);
        add(u"warned of: "_s, cost.warnings);
        table.rows.push_back({context.catalog.target(cost.target).name,
                              cost.candidate ? search::words(context, *cost.candidate) : QString(),
                              cost.ofCompute ? shown(*cost.ofCompute) : u"not possible"_s,
                              cost.total ? shown(*cost.total) : QString(), remark});
        leftOut += cost.leftOut;
    }
    leftOut.removeDuplicates();
    return table.toText() + leftOutText(leftOut);
}

bool isPlaceKnown(const std::vector<search::RegionCost> &costs)
{
    return std::ranges::any_of(costs, &search::RegionCost::current);
}

namespace {

/// Of the row that is the plan as it stands: what of it stays elsewhere, where all other rows move the whole plan.
QString asItStands(const search::RegionCost &cost)
{
    return cost.elsewhere.isEmpty() ? u"yes"_s : u"yes, with %1"_s.arg(cost.elsewhere.join(u", "_s));
}

} // namespace

QString regionsText(const std::vector<search::RegionCost> &costs, const Context &context)
{
    Table table;
    const QString currency = costs.empty() ? QString() : costs.front().total.currency().code();
    table.columns = {{u"region"_s},
                     {u"name"_s},
                     {u"plan in all, %1"_s.arg(currency), Table::Kind::Number},
                     {u"moving data once, at most"_s, Table::Kind::Number},
                     {u"ms away"_s, Table::Kind::Number},
                     {u"kg CO2e/kWh"_s, Table::Kind::Number},
                     {u"allowed"_s},
                     {u"new blockers"_s, Table::Kind::Number},
                     {u"current"_s},
                     {u"without a price"_s}};
    for (const search::RegionCost &cost : costs) {
        const Region &region = context.catalog.region(cost.region);
        table.rows.push_back({region.id, region.name, amountOf(cost.total),
                              isPlaceKnown(costs) ? amountOf(cost.moving) : u"-"_s,
                              cost.latencyMs ? QString::number(*cost.latencyMs) : u"-"_s,
                              cost.carbon ? QString::number(cost.carbon->likely, 'g', 3) : u"-"_s,
                              cost.allowed ? u"yes"_s : u"no"_s, QString::number(cost.blockers),
                              cost.current ? asItStands(cost) : QString(),
                              cost.total.missing().join(u", "_s)});
    }
    QStringList leftOut;
    for (const search::RegionCost &cost : costs)
        leftOut += cost.leftOut;
    leftOut.removeDuplicates();
    return table.toText() + leftOutText(leftOut);
}

} // namespace slipway
