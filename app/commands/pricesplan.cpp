// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/diffoutput.h"
#include "app/commands/planinput.h"
#include "app/commands/pricesoutput.h"
#include "app/commands/pricesparts.h"
#include "app/commands/words.h"
#include "model/cost/owedterms.h"
#include "model/cost/pricetypes.h"
#include "model/evaluation/evaluate.h"
#include "model/exports/comparisons.h"
#include "model/pricebook/planprices.h"

#include <QJsonDocument>

#include <CLI/CLI.hpp>

#include <memory>

namespace slipway {

using namespace Qt::StringLiterals;

namespace {

struct PlanPricesOptions
{
    PlanInput input;
    std::string book;
    std::string from;
    bool json = false;
    bool markdown = false;
};

QStringList statesOf(const PlanPrice &price)
{
    QStringList states;
    if (price.missing)
        states << u"missing"_s;
    if (price.stale)
        states << u"stale"_s;
    if (price.estimated)
        states << u"estimated"_s;
    if (price.workedOut)
        states << u"worked out"_s;
    if (price.stated)
        states << u"stated"_s;
    if (price.doubtful)
        states << u"doubtful"_s;
    if (price.knownUntil.isValid())
        states << u"ends"_s;
    if (!price.announced.empty())
        states << u"announced"_s;
    return states;
}

QJsonObject priceJson(const PlanPrice &price)
{
    const auto text = [](const QString &each) { return each.isEmpty() ? QJsonValue() : QJsonValue(each); };
    const auto rate
        = [](const std::optional<Rate> &each) { return each ? QJsonValue(each->toDecimal()) : QJsonValue(); };
    QJsonArray announced;
    for (const LaterPrice &each : price.announced)
        announced.append(QJsonObject{{u"from"_s, each.from.toString(Qt::ISODate)}, {u"usd"_s, each.hourly.toDecimal()}});
    return {{u"lines"_s, QJsonArray::fromStringList(price.lines)},
            {u"name"_s, text(price.name)},
            {u"sku"_s, text(price.sku)},
            {u"type"_s, price.paidAs ? QJsonValue(priceTypeId(*price.paidAs)) : QJsonValue()},
            {u"region"_s, text(price.region)},
            {u"priceRegion"_s, text(price.priceRegion)},
            {u"usd"_s, rate(price.rate)},
            {u"source"_s, text(price.origin.source)},
            {u"date"_s, text(price.origin.date.toString(Qt::ISODate))},
            {u"days"_s, price.missing || price.stated ? QJsonValue() : QJsonValue(price.days)},
            {u"states"_s, QJsonArray::fromStringList(statesOf(price))},
            {u"announcedFrom"_s, announced.isEmpty() ? QJsonValue() : announced.first()[u"from"_s]},
            {u"announcedUsd"_s, announced.isEmpty() ? QJsonValue() : announced.first()[u"usd"_s]},
            {u"announced"_s, announced},
            {u"knownUntil"_s, text(price.knownUntil.toString(Qt::ISODate))},
            {u"knownAgain"_s, text(price.knownAgain.toString(Qt::ISODate))},
            {u"note"_s, text(price.note)}};
}

QString checkText(const std::vector<PlanPrice> &prices)
{
    Table table;
    table.columns = {{u"price of"_s}, {u"type"_s}, {u"region"_s},
                     {u"USD"_s},      {u"of"_s},   {u"days"_s, Table::Kind::Number},
                     {u"state"_s}};
    std::size_t fine = 0;
    std::size_t stated = 0;
    for (const PlanPrice &price : prices) {
        fine += price.isFresh() ? 1U : 0U;
        stated += price.stated ? 1U : 0U;
        QString state = statesOf(price).join(u", "_s);
        for (const LaterPrice &each : price.announced)
            state += u"%1 %2 from %3"_s.arg(&each == &price.announced.front() ? QString() : u","_s, each.hourly.toDecimal(),
                                            each.from.toString(Qt::ISODate));
        if (price.knownUntil.isValid())
            state += u", known until %1"_s.arg(price.knownUntil.toString(Qt::ISODate));
        if (price.knownAgain.isValid())
            state += u" and again from %1"_s.arg(price.knownAgain.toString(Qt::ISODate));
        else if (price.knownUntil.isValid())
            state += u" and not for the rest of the plan"_s;
        table.rows.push_back(
            {price.name, price.paidAs ? QJsonValue(cost::priceTypeWords(*price.paidAs)) : QJsonValue(),
             price.region.isEmpty() ? QJsonValue() : QJsonValue(price.region),
             price.rate ? QJsonValue(price.rate->toDecimal()) : QJsonValue(),
             price.origin.date.isValid() ? QJsonValue(price.origin.date.toString(Qt::ISODate)) : QJsonValue(),
             price.missing || price.stated ? QJsonValue() : QJsonValue(price.days),
             state.isEmpty() ? u"fine"_s : state});
    }
    return table.toText()
        + u"\n%1 of %2 are younger than %3 days and published for their region.\n"_s.arg(fine)
              .arg(counted(static_cast<std::int64_t>(prices.size() - stated), u"price"_s, u"prices"_s))
              .arg(stalePriceDays);
}

Result<void> writeJson(const QJsonObject &json, Console &console)
{
    return console.writeData(QJsonDocument(json).toJson());
}

Result<ExitCode> ended(const Result<void> &written)
{
    if (!written)
        return written.error();
    return ExitCode::Done;
}

Result<ExitCode> checkPrices(const PlanPricesOptions &options, Console &console)
{
    const Result<EvaluatedPlan> plan = evaluateInput(options.input, console);
    if (!plan)
        return plan.error();
    const std::vector<PlanPrice> prices
        = planPrices(plan->evaluation, plan->data.catalog, plan->data.prices,
                        plan->evaluation.provenance.asOf);
    if (!options.json)
        return ended(console.write(checkText(prices)));
    QJsonArray list;
    for (const PlanPrice &price : prices)
        list.append(priceJson(price));
    return ended(writeJson({{u"book"_s, bookJson(plan->data.prices)},
                            {u"asOf"_s, plan->evaluation.provenance.asOf.toString(Qt::ISODate)},
                            {u"prices"_s, list}},
                           console));
}

Result<ExitCode> demandPrices(const PlanPricesOptions &options, Console &console)
{
    const Result<EvaluatedPlan> plan = evaluateInput(options.input, console);
    if (!plan)
        return plan.error();
    const Result<RetailMeters> meters = loadRetailMeters();
    if (!meters)
        return meters.error();
    const PriceDemand demand = priceDemand(
        planPrices(plan->evaluation, plan->data.catalog, plan->data.prices, plan->evaluation.provenance.asOf),
        *meters, retailService());
    if (!options.json)
        return ended(console.write(demandText(demand)));
    const std::vector<PriceQuery> &queries = demand.queries;
    QJsonArray list;
    for (std::size_t i = 0; i < queries.size(); ++i)
        list.append(QJsonObject{{u"service"_s, queries[i].service},
                                {u"region"_s, queries[i].region.isEmpty() ? QJsonValue() : queries[i].region},
                                {u"names"_s, QJsonArray::fromStringList(queries[i].names)},
                                {u"unsure"_s, QJsonArray::fromStringList(queries[i].unsure)},
                                {u"lines"_s, QJsonArray::fromStringList(queries[i].lines)},
                                {u"filter"_s, queries[i].filter},
                                {u"url"_s, QString::fromLatin1(queries[i].url.toEncoded())},
                                {u"file"_s, answerFileName(queries[i], i + 1)}});
    QJsonArray unnamed;
    QJsonArray unasked;
    for (const UnaskedPrice &each : demand.unasked) {
        if (!each.meter.isEmpty())
            unnamed.append(each.meter);
        unasked.append(
            QJsonObject{{u"lines"_s, QJsonArray::fromStringList(each.lines)}, {u"why"_s, each.why}});
    }
    return ended(
        writeJson({{u"queries"_s, list}, {u"unnamed"_s, unnamed}, {u"unasked"_s, unasked}}, console));
}

/// The plan with the prices of a book, whatever it is pinned to.
Result<EvaluatedPlan> pricedWith(const PlanPricesOptions &options, const std::string &book, Console &console)
{
    PlanInput input = options.input;
    input.prices = book;
    input.anyPin = true;
    return evaluateInput(input, console);
}

Result<ExitCode> repricePlan(const PlanPricesOptions &options, Console &console)
{
    const Result<EvaluatedPlan> before = options.from.empty() ? evaluateInput(options.input, console)
                                                              : pricedWith(options, options.from, console);
    if (!before)
        return before.error();
    const Result<EvaluatedPlan> after = pricedWith(options, options.book, console);
    if (!after)
        return after.error();
    // What is bought is paid for: another price list is no other price of it, whether it stands as a commitment or as the price of a compute.
    const QDate &day = after->evaluation.provenance.asOf;
    const std::optional<Plan> told
        = cost::withBegunAsCommitments(before->plan, before->evaluation.lines, day);
    const Plan &old = told ? *told : before->plan;
    const Plan &now = told ? *told : after->plan;
    const Evaluation billed
        = told ? evaluate(old, {before->data.catalog, before->data.prices, day}) : before->evaluation;
    const Evaluation repriced = evaluate(cost::paidAsBilled(now, billed.lines, day),
                                         {after->data.catalog, after->data.prices, day});
    Comparison comparison = comparePlans(old, billed, now, repriced);
    comparison.nameBefore = u"%1, prices %2"_s.arg(comparison.nameBefore, before->data.prices.id());
    comparison.nameAfter = u"%1, prices %2"_s.arg(comparison.nameAfter, after->data.prices.id());
    if (options.json)
        return ended(console.writeData(writeComparisonJson(comparison, {})));
    if (options.markdown)
        return ended(console.writeData(writeComparisonMarkdown(comparison, {})));
    return ended(console.write(comparisonText(comparison)));
}

using RunPlan = Result<ExitCode> (*)(const PlanPricesOptions &, Console &);

CLI::App *addPlanCommand(CLI::App &prices, const char *name, const char *help,
                         const std::shared_ptr<PlanPricesOptions> &options, Task &task, RunPlan run)
{
    CLI::App *command = prices.add_subcommand(name, help);
    options->input.addTo(*command);
    command->callback([options, run, &task] {
        task.needs = Task::Needs::Core;
        task.run = [options, run](Console &console) { return run(*options, console); };
    });
    return command;
}

} // namespace

void addPricesPlan(CLI::App &prices, Task &task)
{
    const auto options = std::make_shared<PlanPricesOptions>();
    const char *asObject = "Print an object";
    addPlanCommand(prices, "check",
                   "Print the prices a plan is billed at: stale, estimated, doubtful, missing, announced",
                   options, task, checkPrices)
        ->add_flag("--json", options->json, asObject);
    addPlanCommand(
        prices, "demand",
        "Print the queries that bring the prices of a plan up to date, to run where the network may be used",
        options, task, demandPrices)
        ->add_flag("--json", options->json, asObject);
    CLI::App *reprice = addPlanCommand(
        prices, "reprice", "Print what a plan costs with another price book, and what changed line by line",
        options, task, repricePlan);
    reprice->add_option("--book", options->book, "The book to price with: builtin, current, an id or a hash")
        ->required()
        ->check(CLI::Validator(noBook, ""));
    reprice->add_option("--from", options->from, "The book to compare with (default: that of the plan)")
        ->check(CLI::Validator(noBook, ""));
    CLI::Option *json = reprice->add_flag("--json", options->json, "Print JSON, schema slipway.diff");
    reprice->add_flag("--markdown", options->markdown, "Print Markdown, for a pull request")->excludes(json);
}

} // namespace slipway
