// SPDX-License-Identifier: GPL-3.0-or-later
// How money comes about: lines, stages, months, totals, and other ways to pay or to run.
#include "model/explain/explanationparts.h"

#include "model/base/format.h"
#include "model/catalog/catalogwords.h"
#include "model/cost/discounts.h"
#include "model/evaluation/priceoptions.h"
#include "model/items/isolationmodel.h"
#include "model/items/names.h"
#include "model/items/stopcost.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace slipway::explaining {

namespace {

struct Costs
{
    Q_DECLARE_TR_FUNCTIONS(slipway::Costs)
};

ExplainedInput monthsOf(const Question &ask)
{
    return {Costs::tr("Months planned"), formatUnits(ask.plan.months, u"month"_s, ask.locale, 0),
            originOf(u"/months"_s), u"/months"_s};
}

/// Names what a total misses.
void noteMissing(Explanation &answer, const Total &total)
{
    if (!total.isComplete())
        answer.notes << Costs::tr("At least: without a price are %1.").arg(total.missing().join(u", "_s));
}

/// The stages with their amounts, those that cost anything.
void addStages(Explanation &answer, const ByStage<Total> &amounts, const QString &origin,
               const QLocale &locale)
{
    for (std::size_t stage = 0; stage < costStageCount; ++stage) {
        if (!amounts[stage].isZero())
            answer.inputs.push_back({displayName(static_cast<CostStage>(stage)),
                                     formatTotal(amounts[stage], locale),
                                     origin,
                                     {},
                                     Figure{Figure::Kind::Stage, {}, {}, {}, static_cast<int>(stage)}});
    }
}

QString lineAmount(const CostLine &line, const Money &amount, const QLocale &locale)
{
    return line.hasAmount() ? formatTotal(line.whole() ? Total(amount) : Total(amount, {line.name}), locale)
                         : Costs::tr("no price");
}

void addLine(Explanation &answer, const CostLine &line, const Money &amount, const QLocale &locale)
{
    answer.inputs.push_back(
        {line.name,
         lineAmount(line, amount, locale),
         line.whole() ? Costs::tr("line of the bill: %1").arg(line.formula) : line.missing,
         {},
         Figure{Figure::Kind::Line, line.id}});
}

const CostLine *findLine(const Evaluation &evaluation, const QString &id)
{
    const auto found = std::find_if(evaluation.lines.begin(), evaluation.lines.end(),
                                    [&id](const CostLine &each) { return each.id == id; });
    return found == evaluation.lines.end() ? nullptr : &*found;
}

/// Where the list price comes from.
QString priceOrigin(const CostLine &line, const Catalog &catalog)
{
    if (line.priceRegion.isEmpty())
        return line.note.isEmpty() ? Costs::tr("typed in the plan") : line.note;
    const QString date = line.origin.date.isValid() ? formatIsoDate(line.origin.date) : Costs::tr("no date");
    return Costs::tr("price book %1, %2, %3")
        .arg(line.origin.source, regionName(catalog, line.priceRegion), date);
}

void addPrice(Explanation &answer, const CostLine &line, const Question &ask)
{
    if (!line.priced())
        return;
    answer.inputs.push_back({Costs::tr("List price"), formatRate(line.listRate, line.unit, ask.locale),
                             priceOrigin(line, ask.context.catalog)});
    if (line.discountPercent > 0) {
        const ServiceDiscount *own = cost::discountOf(ask.plan, line.service);
        const QString field = own ? u"/serviceDiscounts/%1/percent"_s.arg(own - ask.plan.serviceDiscounts.data())
                                  : u"/discountPercent"_s;
        answer.inputs.push_back({own ? Costs::tr("Discount for %1").arg(line.service) : Costs::tr("Discount"),
                                 formatPercent(line.discountPercent, ask.locale, 2), originOf(field), field});
        answer.inputs.push_back({Costs::tr("Price after discount"),
                                 formatRate(*line.rate, line.unit, ask.locale),
                                 Costs::tr("list price x (1 - discount), rounded to 1e-10 USD")});
    }
    for (const RateFrom &each : line.later)
        answer.inputs.push_back(
            {Costs::tr("Announced price, from %1")
                 .arg(formatMonth(ask.plan.start.plusMonths(each.month), ask.locale)),
             formatRate(each.rate, line.unit, ask.locale),
             Costs::tr("announced for %1; list price %2")
                 .arg(formatIsoDate(each.day), formatRate(each.listRate, line.unit, ask.locale))});
    const Provenance &from = ask.evaluation.provenance;
    if (from.currency != u"USD")
        answer.inputs.push_back(
            {Costs::tr("Exchange"),
             Costs::tr("1 USD = %1 %2").arg(formatDigits(from.exchange, ask.locale), from.currency),
             (from.exchangeSource.isEmpty() ? Costs::tr("currency table, %1")
                                            : Costs::tr("typed in the plan, %1"))
                 .arg(formatIsoDate(from.exchangeDate))});
}

/// One month to check by hand: the first that has an amount.
void addExample(Explanation &answer, const CostLine &line, const Question &ask)
{
    for (std::size_t m = 0; line.priced() && m < line.amounts.size() && m < line.quantities.size(); ++m) {
        if (line.quantities[m] == Quantity() || !line.pricedIn(m))
            continue;
        const QString exchange = ask.evaluation.provenance.currency == u"USD"
            ? QString()
            : u" x "_s + ask.evaluation.provenance.exchange;
        answer.notes << Costs::tr("For example %1: %2 x %3%4 = %5.")
                            .arg(formatMonth(ask.plan.start.plusMonths(static_cast<int>(m)), ask.locale),
                                 formatQuantity(line.quantities[m], line.unit, ask.locale, 6),
                                 formatRate(*line.rateIn(m), line.unit, ask.locale), exchange,
                                 formatMoney(line.amounts[m], ask.locale));
        return;
    }
}

} // namespace

Answer averageMonth(const Question &ask)
{
    Explanation answer;
    answer.title = Costs::tr("Average month");
    answer.result = formatTotal(ask.evaluation.averageMonth, ask.locale);
    answer.formula = Costs::tr("total / months, rounded once (half to even)");
    answer.inputs = {{Costs::tr("Total"),
                      formatTotal(ask.evaluation.total, ask.locale),
                      Costs::tr("sum of all lines of the bill"),
                      {},
                      Figure{Figure::Kind::Total}},
                     monthsOf(ask)};
    noteMissing(answer, ask.evaluation.total);
    return answer;
}

Answer total(const Question &ask)
{
    Explanation answer;
    answer.title = Costs::tr("Total over the horizon");
    answer.result = formatTotal(ask.evaluation.total, ask.locale);
    answer.formula = Costs::tr("sum of all lines of the bill over all months; nothing is rounded again");
    addStages(answer, ask.evaluation.stageTotals, Costs::tr("sum of its lines"), ask.locale);
    answer.inputs.push_back(monthsOf(ask));
    noteMissing(answer, ask.evaluation.total);
    return answer;
}

Answer month(const Question &ask)
{
    const bool peak = ask.figure.kind == Figure::Kind::PeakMonth;
    const int index = peak ? ask.evaluation.peakIndex : ask.figure.index;
    if (index < 0 || static_cast<std::size_t>(index) >= ask.evaluation.months.size())
        return std::nullopt;
    const auto at = static_cast<std::size_t>(index);
    const MonthCost &shown = ask.evaluation.months[at];
    Explanation answer;
    const QString name = formatMonth(shown.month, ask.locale);
    answer.title = peak ? Costs::tr("Dearest month, %1").arg(name) : name;
    const Total &cost = peak ? ask.evaluation.peakMonth : shown.total;
    answer.result = formatTotal(cost, ask.locale);
    answer.formula = peak ? Costs::tr("the highest of all months; each is the sum of its lines")
                          : Costs::tr("sum of the lines in this month");
    for (const CostLine &line : ask.evaluation.lines) {
        if (at < line.quantities.size() && line.quantities[at] != Quantity())
            addLine(answer, line,
                    at < line.amounts.size() ? line.amounts[at] : Money(0, ask.evaluation.currency),
                    ask.locale);
    }
    if (answer.inputs.empty())
        answer.inputs.push_back(monthsOf(ask));
    noteMissing(answer, cost);
    return answer;
}

Answer stage(const Question &ask)
{
    if (ask.figure.index < 0 || ask.figure.index >= static_cast<int>(costStageCount))
        return std::nullopt;
    const auto stage = static_cast<CostStage>(ask.figure.index);
    Explanation answer;
    answer.title = Costs::tr("%1 over the horizon").arg(displayName(stage));
    const Total &cost = ask.evaluation.stageTotals[static_cast<std::size_t>(stage)];
    answer.result = formatTotal(cost, ask.locale);
    answer.formula = Costs::tr("sum of the stage's lines of the bill over all months");
    for (const CostLine &line : ask.evaluation.lines) {
        if (line.stage != stage)
            continue;
        addLine(answer, line, line.total, ask.locale);
    }
    answer.inputs.push_back(monthsOf(ask));
    noteMissing(answer, cost);
    return answer;
}

Answer line(const Question &ask)
{
    const CostLine *shown = findLine(ask.evaluation, ask.figure.subject);
    if (!shown)
        return std::nullopt;
    Explanation answer;
    answer.title = shown->name;
    answer.result = shown->hasAmount() ? lineAmount(*shown, shown->total, ask.locale) : Costs::tr("not priced");
    answer.formula = Costs::tr("every month: quantity x price x exchange, rounded once to the smallest coin "
                               "(half to even); then the months are added");
    answer.inputs.push_back({Costs::tr("Quantity, all months"),
                             formatQuantity(shown->totalQuantity, shown->unit, ask.locale, 6),
                             Costs::tr("in the first month: %1").arg(shown->formula)});
    addPrice(answer, *shown, ask);
    answer.inputs.push_back(monthsOf(ask));
    addExample(answer, *shown, ask);
    const QString doubt = shown->whole() ? shown->note : shown->missing;
    if (!doubt.isEmpty())
        answer.notes << (shown->estimated ? Costs::tr("Estimated: %1").arg(doubt) : doubt);
    return answer;
}

Answer priceOption(const Question &ask)
{
    const auto type = static_cast<PriceType>(ask.figure.index);
    for (const PriceOption &option : priceOptions(ask.plan, ask.context, ask.figure.subject)) {
        if (option.type != type || !option.isOffered())
            continue;
        Explanation answer;
        answer.title = Costs::tr("Whole plan with %1 for %2").arg(displayName(type), ask.figure.subject);
        answer.result = formatTotal(option.planTotal, ask.locale);
        answer.formula = Costs::tr("the whole plan is worked out once more with nothing else changed");
        answer.inputs
            = {{Costs::tr("Lines of the compute"), formatTotal(option.computeTotal, ask.locale),
                Costs::tr("bill of the plan paid this way")},
               {Costs::tr("The same by month"), formatTotal(option.computeMonth, ask.locale),
                Costs::tr("divided by the months, rounded once")},
               {Costs::tr("Whole plan as it is"),
                formatTotal(ask.evaluation.total, ask.locale),
                Costs::tr("sum of all lines of the bill"),
                {},
                Figure{Figure::Kind::Total}},
               {Costs::tr("Change"),
                option.difference ? formatTotal(*option.difference, ask.locale) : Costs::tr("not known"),
                Costs::tr("the difference")},
               monthsOf(ask)};
        if (!option.remark.isEmpty())
            answer.notes << option.remark;
        noteMissing(answer, option.planTotal);
        return answer;
    }
    return std::nullopt;
}

Answer stopping(const Question &ask)
{
    const std::optional<StopCost> cost = stopCost(ask.plan, ask.evaluation, ask.figure.subject, ask.context);
    if (!cost)
        return std::nullopt;
    Explanation answer;
    answer.title = Costs::tr("Machines of %1").arg(ask.figure.subject);
    answer.result = formatTotal(cost->planned, ask.locale);
    answer.formula
        = Costs::tr("lines of the compute over all months; beside it the same with neither schedule "
                    "nor idle stop");
    for (const CostLine &line : ask.evaluation.lines) {
        if (line.compute == ask.figure.subject)
            addLine(answer, line, line.total, ask.locale);
    }
    answer.inputs.push_back({Costs::tr("If nobody stopped them"), formatTotal(cost->forgotten, ask.locale),
                             Costs::tr("the plan worked out once more without schedule and idle stop")});
    noteMissing(answer, cost->planned + cost->forgotten);
    return answer;
}

Answer isolation(const Question &ask)
{
    for (const IsolationChoice &choice : ask.evaluation.isolation) {
        if (choice.id != ask.figure.subject || !choice.monthly)
            continue;
        Explanation answer;
        answer.title = Costs::tr("%1, a month").arg(choice.name);
        answer.result = monthlyEffect(choice, ask.locale);
        answer.formula
            = Costs::tr("average month with it less average month without it; the whole plan is worked "
                        "out both ways");
        answer.inputs = {{Costs::tr("Average month of the plan as it is"),
                          formatTotal(ask.evaluation.averageMonth, ask.locale),
                          Costs::tr("total / months"),
                          {},
                          Figure{Figure::Kind::AverageMonth}},
                         monthsOf(ask)};
        if (!choice.monthly->isComplete())
            answer.notes << Costs::tr("At least: it adds lines without a price, %1.")
                                .arg(choice.monthly->missing().join(u", "_s));
        if (!choice.costNote.isEmpty())
            answer.notes << choice.costNote;
        return answer;
    }
    return std::nullopt;
}

} // namespace slipway::explaining
