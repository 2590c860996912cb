// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/exports/exports.h"

#include "model/base/jsontext.h"
#include "model/exports/exportnames.h"
#include "model/plan/plannames.h"

#include <nlohmann/json.hpp>

#include <initializer_list>
#include <utility>

namespace slipway {

using Json = nlohmann::ordered_json;

namespace {

// Every member is required and nothing else is allowed: the report is written by programs and read by them.

using Members = std::initializer_list<std::pair<const char *, Json>>;

Json described(const char *description, const Json &type)
{
    Json json = {{"description", description}};
    json.update(type);
    return json;
}

Json object(Members members)
{
    Json properties = Json::object();
    Json required = Json::array();
    for (const auto &[key, schema] : members) {
        properties[key] = schema;
        required.push_back(key);
    }
    return {{"type", "object"},
            {"properties", std::move(properties)},
            {"required", std::move(required)},
            {"additionalProperties", false}};
}

Json text(const char *description)
{
    return described(description, {{"type", "string"}});
}

Json reference(const char *description, const char *name)
{
    return described(description, {{"$ref", std::string("#/$defs/") + name}});
}

Json listOf(const char *description, const char *name)
{
    return described(description, {{"type", "array"}, {"items", {{"$ref", std::string("#/$defs/") + name}}}});
}

Json texts(const char *description)
{
    return described(description, {{"type", "array"}, {"items", {{"type", "string"}}}});
}

Json count(const char *description)
{
    return described(description, {{"type", "integer"}, {"minimum", 0}});
}

Json number(const char *description)
{
    return described(description, {{"type", "number"}});
}

Json orNull(const char *description, const char *name)
{
    return described(description,
                     {{"anyOf", {{{"$ref", std::string("#/$defs/") + name}}, {{"type", "null"}}}}});
}

Json listOrNulls(const char *description, const char *name)
{
    return described(
        description,
        {{"type", "array"},
         {"items", {{"anyOf", {{{"$ref", std::string("#/$defs/") + name}}, {{"type", "null"}}}}}}});
}

Json yesNo(const char *description)
{
    return described(description, {{"type", "boolean"}});
}

template <typename Words> Json wordOf(const char *description, const Words &words)
{
    Json list = Json::array();
    for (const QLatin1StringView word : words)
        list.push_back(jsonText(QString(word)));
    return described(description, {{"enum", std::move(list)}});
}

Json moneyByStage()
{
    return object({{"experimentation", reference("Experimentation", "amount")},
                   {"training", reference("Training", "amount")},
                   {"deployment", reference("Deployment", "amount")},
                   {"shared", reference("Services that all stages use", "amount")}});
}

Json costLine()
{
    return object({
        {"id", text("Stable id of the line")},
        {"name", text("What is billed")},
        {"stage", wordOf("Stage it belongs to", names::costStage)},
        {"compute", text("Compute it bills; may be empty")},
        {"workloads", texts("Workloads that cause it")},
        {"unit", text("Unit of the quantity")},
        {"rate", orNull("USD per unit after the plan's discount; null: no price is known", "rate")},
        {"listRate", orNull("USD per unit as published; null: no price is known", "rate")},
        {"service", text("Azure service that the price is one of; empty: none is known")},
        {"discountPercent", number("Percent that the plan takes off the list price")},
        {"agreed",
         yesNo("Whether the rate is what somebody states that is paid (a price sheet, additions, the plan "
               "itself), or is worked out from that: no discount comes off")},
        {"later", listOf("Rates that were announced for later months, in their order", "rateFrom")},
        {"spread", orNull("Lowest and highest rate of an estimate; null: the rate is none", "rateSpread")},
        {"priceSource", text("Id of the published copy the price was taken from")},
        {"priceDate", orNull("Date of the price", "date")},
        {"priceFlag", text("Why the price is doubtful; \"none\" for most")},
        {"priceRegion", text("Region the price was published for")},
        {"estimated", yesNo("Whether the price is another region's, or doubtful otherwise")},
        {"note", text("What is to be known about the price")},
        {"formula", text("How the quantity comes about")},
        {"missing",
         text("Why there is no price, or no amount in some of its months; empty: nothing is missing")},
        {"totalQuantity", orNull("Quantity over the horizon; null: more than is counted", "decimal")},
        {"total",
         orNull("Amount over the horizon, of the months that have one; null: no price is known", "amount")},
        {"owedMonths", count("Months of a term that are owed when the plan bills no more of it")},
        {"owed", reference("What they cost; not part of the total", "amount")},
        {"covered", listOf("What commitments of the plan pay of it, beside its quantities", "coveredHours")},
        {"used",
         listOf("Of a term, which is billed whether it is used or not: what of each month's quantity is "
                "used; empty: the line bills no term",
                "decimal")},
        {"quantities",
         listOrNulls("Quantity in each month; null where it is more than is counted", "decimal")},
        {"amounts",
         listOrNulls(
             "Amount in each month: rate x quantity, converted and rounded once; null where it has none",
             "amount")},
    });
}

Json finding()
{
    return object({{"rule", text("Id of the rule")},
                   {"severity", wordOf("How grave it is", names::severity)},
                   {"step", wordOf("Step where it is resolved", names::step)},
                   {"field", text("JSON pointer into the plan; empty: no single field")},
                   {"subject", text("Compute or workload; empty: the plan")},
                   {"title", text("The problem")},
                   {"detail", text("Cause and way out")},
                   {"source", reference("Where the rule comes from", "source")},
                   {"fix", orNull("An edit that resolves it", "fix")},
                   {"role", wordOf("Who has to act", names::ownerRole)},
                   {"owner", text("The name that the plan gives for that role; empty: none")}});
}

Json fix()
{
    return object({{"label", text("What it does")},
                   {"step", wordOf("Step where its effect is seen", names::step)},
                   {"changes", listOf("Members of the plan to set", "change")}});
}

Json quotaNeed()
{
    return object(
        {{"pool", wordOf("Pool of quota", names::quotaPool)},
         {"family", text("Family as the catalog names it; empty: the pool has none")},
         {"region", text("Region")},
         {"needed",
          count(
              "The most vCPUs that the plan holds in one month; what never stands together is not added up")},
         {"owned", count("vCPUs that the plan says are there")},
         {"ownedOn", orNull("The day of what it says, the oldest of several; null: nobody told", "date")},
         {"defaultLimit",
          count("vCPUs that a subscription starts with, at least; 0 where no document states it")},
         {"toRequest",
          count("vCPUs to request; none where nobody told what is there and the default limit does")},
         {"by", reference("First month in which what is there does not do", "month")},
         {"formula", text("How the need comes about")},
         {"computes", texts("Computes that need it")}});
}

/// What the restrictions are made of besides findings.
Json restrictionParts()
{
    Json parts = Json::object();
    parts["quotaRequest"]
        = object({{"pool", wordOf("Pool of quota", names::quotaPool)},
                  {"family", text("Family as the catalog names it; empty: the pool has none")},
                  {"region", text("Region")},
                  {"from", count("vCPUs that the plan says are there")},
                  {"to", count("vCPUs to ask for")},
                  {"by", reference("Month by which it is needed in full", "month")},
                  {"text", text("The request, ready to send but for the subscription")}});
    parts["fact"]
        = object({{"text", text("What is stated")}, {"source", reference("Where it is stated", "source")}});
    parts["exclusion"]
        = object({{"compute", text("Compute that cannot go with it; empty: the plan")},
                  {"reason", text("Why not")},
                  {"blocks", yesNo("false: the option does not reach it, both can stand together")}});
    parts["isolationChoice"] = object(
        {{"option", text("Option, by its id in the catalog; modes of a network add theirs behind a dot")},
         {"name", text("Its name")},
         {"description", text("What it does")},
         {"field", text("JSON pointer into the plan; empty: the plan has no entry")},
         {"state", wordOf("How it stands in this plan", names::isolationState)},
         {"why", text("Why it stands so")},
         {"demands", listOf("What it demands", "fact")},
         {"excludedTargets", texts("Names of all targets it is not available on, used or not")},
         {"excluded", listOf("What of this plan it does not reach or cannot go with", "exclusion")},
         {"warning", text("What cannot be undone later; may be empty")},
         {"monthly", orNull("Average month with it less without it; null: the plan has no entry", "amount")},
         {"unpriced", texts("Lines it adds that have no price: monthly is then \"at least\"")},
         {"costNote", text("What is known of its cost; may be empty")},
         {"edit", orNull("Switches it on, or off where it is chosen", "fix")},
         {"source", reference("Where it is described", "source")}});
    parts["retirement"] = object(
        {{"subject", text("What ends")},
         {"kind", wordOf("What it is", names::retirementKind)},
         {"compute", text("Compute it concerns; may be empty")},
         {"date", orNull("Last day of service; null: not dated", "date")},
         {"ends", yesNo("Whether an end is announced")},
         {"inTheWay", yesNo("Whether the plan still counts on it then")},
         {"from", orNull("First day of its use in the plan, or of the term", "date")},
         {"to", orNull("Last day of its use in the plan, or of the term", "date")},
         {"moveBy", orNull("End of its last whole month; null: nothing to move, or no time left", "date")},
         {"replacements", texts("What to use instead")},
         {"note", text("What else is known; may be empty")},
         {"source", reference("Where it was announced", "source")}});
    parts["calendarEntry"]
        = object({{"kind", wordOf("What it is", names::calendarKind)},
                  {"date", reference("Day to do it, or to begin", "date")},
                  {"due", reference("Day from which the plan counts on it", "date")},
                  {"title", text("What is to be done")},
                  {"detail", text("What else is known; may be of several lines")},
                  {"late", yesNo("Whether the day was over when the plan was judged")},
                  {"role", wordOf("Whose it is to do", names::ownerRole)},
                  {"owner", text("The name that the plan gives for that role; empty: none")}});
    parts["additions"] = object({{"id", text("Its id in the plan")},
                                 {"name", text("Its title")},
                                 {"source", text("Where its figures come from")},
                                 {"date", orNull("Date of its figures", "date")},
                                 {"sha256", text("SHA-256 of the file, lower-case hexadecimal")}});
    parts["rejection"] = object({{"kind", wordOf("What was rejected", names::rejectionKind)},
                                 {"stage", wordOf("Stage it was judged for", names::lifecycleStage)},
                                 {"compute", text("Compute that series were judged for; empty for a target")},
                                 {"names", texts("The target, or the series with this reason")},
                                 {"reason", text("Why it cannot be used")},
                                 {"source", reference("Where that is stated", "source")}});
    parts["stageMove"] = object({{"from", wordOf("Stage the work comes from", names::lifecycleStage)},
                                 {"to", wordOf("Stage it goes to", names::lifecycleStage)},
                                 {"fromComputes", texts("Computes of the first stage")},
                                 {"toComputes", texts("Computes of the second stage")},
                                 {"title", text("What to do")},
                                 {"detail", text("Why, and what to take instead")},
                                 {"follows", yesNo("Whether the plan does it so")},
                                 {"source", reference("Where it is described", "source")}});
    parts["maintenance"] = object({{"target", text("Compute target, by its id in the catalog")},
                                   {"computes", texts("Computes of the plan that are one")},
                                   {"steps", listOf("What their owner has to do", "fact")}});
    return parts;
}

Json share(const char *description)
{
    return described(description, {{"type", "number"}, {"minimum", 0}, {"maximum", 1}});
}

/// Ranges and chances.
Json uncertaintyParts()
{
    Json parts = Json::object();
    parts["uncertainty"] = object(
        {{"draws", count("How often the plan was drawn")},
         {"complete",
          yesNo("Whether everything has a price in every draw; if not, amounts are \"at least\"")},
         {"total", reference("Over the horizon", "costRange")},
         {"averageMonth", reference("That divided by the months", "costRange")},
         {"peakMonth", reference("Of the dearest month of each draw", "costRange")},
         {"months", listOf("Of each month; they do not add up", "monthRange")},
         {"byStage", reference("Of each stage; they do not add up", "stageRanges")},
         {"atMedians", reference("Total where every input stands at its P50", "amount")},
         {"abovePlanned", reference("Chance that the total is above that of the evaluation", "chance")},
         {"overBudget", orNull("Chance to exceed the budget; null: there is none", "chance")},
         {"targets", listOf("Deadlines, windows and latency targets", "targetChance")},
         {"swings", listOf("What moves the total, largest first", "swing")},
         {"inputs", listOf("What was drawn; exact figures are left out", "uncertainInput")}});
    parts["costRange"] = object({{"p10", reference("One draw in ten is below", "amount")},
                                 {"p50", reference("Half of the draws are below", "amount")},
                                 {"p90", reference("One draw in ten is above", "amount")},
                                 {"mean", reference("Of all draws", "amount")},
                                 {"p10Error", reference("Standard error of p10", "amount")},
                                 {"p50Error", reference("Standard error of p50", "amount")},
                                 {"p90Error", reference("Standard error of p90", "amount")},
                                 {"meanError", reference("Standard error of the mean", "amount")}});
    parts["monthRange"] = object({{"month", reference("Which month", "month")},
                                  {"cost", reference("Its cost", "costRange")},
                                  {"cumulative", reference("Cost from the start to its end", "costRange")}});
    parts["stageRanges"] = object({{"experimentation", reference("Experimentation", "costRange")},
                                   {"training", reference("Training", "costRange")},
                                   {"deployment", reference("Deployment", "costRange")},
                                   {"shared", reference("Services that all stages use", "costRange")}});
    parts["chance"] = object({{"share", share("Share of the draws")},
                              {"error", share("Its standard error")},
                              {"bound",
                               wordOf("What the share tells of the chance: all of it, or where something has "
                                      "no price only that it is at least or at most so high",
                                      names::chanceBound)}});
    parts["targetChance"]
        = object({{"kind", wordOf("What is to be kept", names::targetKind)},
                  {"field", text("JSON pointer into the plan")},
                  {"workload", text("Id of the workload")},
                  {"name", text("Its name")},
                  {"deployment", text("Id of the deployment; empty unless a latency target")},
                  {"kept", reference("Chance to keep it", "chance")},
                  {"keptAsPlanned", yesNo("Whether it is kept at the likely values")}});
    parts["swing"] = object({{"place", text("Which input; see inputs")},
                             {"name", text("Its name")},
                             {"owner", text("Name of its workload; empty: the whole plan")},
                             {"p10", number("P10 of the input")},
                             {"p90", number("P90 of the input")},
                             {"atP10", reference("Total there, all others at their P50", "amount")},
                             {"atP90", reference("Total there", "amount")},
                             {"width", reference("How far these are apart", "amount")}});
    parts["uncertainInput"] = object({{"place", text("Tells it from other inputs of any plan")},
                                      {"field", text("JSON pointer into the plan; empty for a price")},
                                      {"name", text("What it is")},
                                      {"owner", text("Name of its workload; empty: the whole plan")},
                                      {"unit", text("Its unit; empty: a count or a ratio")},
                                      {"origin", wordOf("Where its range comes from", names::rangeOrigin)},
                                      {"why", text("Why it has that range; empty where the plan states it")},
                                      {"shape", wordOf("Shape of the range", names::rangeShape)},
                                      {"low", number("Low end; of a lognormal range P10")},
                                      {"likely", number("What the plan is evaluated with")},
                                      {"high", number("High end; of a lognormal range P90")}});
    return parts;
}

Json smallParts()
{
    Json parts = Json::object();
    parts["change"] = object({{"pointer", text("JSON pointer into the plan")},
                              {"value", described("Its new value", Json::object())}});
    parts["source"] = object(
        {{"title", text("Title of the document")}, {"asOf", text("Its date as it says it; may be empty")}});
    parts["step"] = object({{"step", wordOf("Which step", names::step)},
                            {"state", wordOf("Its state", names::stepState)},
                            {"summary", text("What was chosen, or what is to resolve")},
                            {"blockers", count("Blockers to resolve there")},
                            {"others", count("Approvals and warnings there")}});
    parts["verdict"]
        = object({{"target", text("Compute target, by its id in the catalog")},
                  {"stage", wordOf("Stage it was judged for", names::lifecycleStage)},
                  {"verdict", wordOf("Whether it can do the stage", names::verdict)},
                  {"reasons", texts("Why, the deciding reason first")},
                  {"source", reference("Where the target is described, or the reason", "source")}});
    const auto figure = [](const char *description) {
        return described(description, {{"anyOf", {{{"type", "number"}}, {{"type", "null"}}}}});
    };
    parts["sizedFigure"] = object({{"id", text("Stable id of the figure")},
                                   {"name", text("What it is")},
                                   {"unit", text("Its unit; empty: a count or a ratio")},
                                   {"low", figure("When all goes well; null: without end")},
                                   {"likely", figure("What is expected; null: without end")},
                                   {"high", figure("When all goes badly; null: without end")}});
    parts["sizingInput"]
        = object({{"figure", reference("What goes in", "sizedFigure")},
                  {"field", text("JSON pointer into the plan; empty: not the plan's")},
                  {"source", reference("Where a figure that is not the plan's comes from", "source")}});
    parts["sizing"] = object({{"kind", wordOf("What is sized", names::sizingKind)},
                              {"workload", text("Id of the workload")},
                              {"deployment", text("Id of the deployment; empty unless an endpoint's")},
                              {"compute", text("Id of the compute")},
                              {"formulas", texts("Formulas it is worked out with, as in docs/formulas.md")},
                              {"inputs", listOf("What goes in", "sizingInput")},
                              {"outputs", listOf("What comes out", "sizedFigure")},
                              {"remarks", texts("What cannot be worked out, and why")}});
    parts["assumption"] = object({{"number", text("A1, A2...")},
                                  {"text", text("What is assumed")},
                                  {"effect", text("What it bears on")},
                                  {"source", reference("Where it comes from", "source")}});
    const auto decimal = [](const char *description, const char *pattern) {
        return described(description, {{"type", "string"}, {"pattern", pattern}});
    };
    parts["amount"]
        = decimal("Money in the evaluation's currency, with all its digits", "^-?[0-9]+([.][0-9]+)?$");
    parts["rate"] = decimal("USD, up to ten digits behind the dot", "^[0-9]+[.][0-9]{2,10}$");
    parts["decimal"] = decimal("A quantity, up to six digits behind the dot", "^[0-9]+([.][0-9]{1,6})?$");
    parts["date"] = decimal("A day, ISO 8601", "^[0-9]{4}-[0-9]{2}-[0-9]{2}$");
    parts["month"] = decimal("A month", "^[0-9]{4}-(0[1-9]|1[0-2])$");
    return parts;
}

Json evaluationSchema()
{
    return object({
        {"currency", text("Currency of all amounts, ISO 4217")},
        {"complete", yesNo("Whether everything has a price; if not, totals are \"at least\"")},
        {"unpriced", texts("Names of the lines without a price")},
        {"owed",
         reference(
             "Of reservations and savings plans when the plan bills no more of them; not part of the total",
             "amount")},
        {"owedComplete", yesNo("Whether all of that has a price; if not, it is \"at least\"")},
        {"total", reference("Over the horizon: the sum of all lines", "amount")},
        {"averageMonth", reference("Total divided by the months, rounded once", "amount")},
        {"peakMonth", reference("The dearest month", "peakMonth")},
        {"byStage", reference("Total of each stage", "byStage")},
        {"incompleteStages", texts("Stages of which something has no price: their totals are \"at least\"")},
        {"months", listOf("Cost of each month", "monthCost")},
        {"lines", listOf("The bill, by stage, dearest first", "costLine")},
        {"findings", listOf("What the rules found, blockers first", "finding")},
        {"steps", listOf("State of each of the seven steps", "step")},
        {"verdicts", listOf("Whether each target can do each stage", "verdict")},
        {"rejections", listOf("What was rejected and why", "rejection")},
        {"quota", listOf("vCPU quota that the plan needs", "quotaNeed")},
        {"sizing", listOf("How times and numbers of machines follow from the plan", "sizing")},
        {"quotaRequests", listOf("A text for each need that is not covered", "quotaRequest")},
        {"isolation", listOf("Isolation options, judged for this plan", "isolationChoice")},
        {"retirements", listOf("Timeline of what the plan uses, what ends first", "retirement")},
        {"calendar", listOf("What has to be done by when so that the plan holds", "calendarEntry")},
        {"moves", listOf("From where work is developed to where it goes", "stageMove")},
        {"maintenance", listOf("What is to be done for compute that is not managed", "maintenance")},
        {"assumptions", listOf("What the figures rest on", "assumption")},
        {"notIncluded", texts("What the total leaves out")},
    });
}

Json provenanceSchema()
{
    return object(
        {{"catalogVersion", text("Date of the newest fact of the catalog")},
         {"pricesId", text("Id of the price book")},
         {"pricesSha256", text("SHA-256 of the price book, lower-case hexadecimal")},
         {"priceDate",
          orNull("Last day since which 90 % of what has a dated price is; null: none was used", "date")},
         {"oldestPrice", orNull("Oldest date among the prices used; null: none was used", "date")},
         {"newestPrice", orNull("Newest date among the prices used", "date")},
         {"currency", text("Currency of the results")},
         {"exchange", text("Units of it for one USD, decimal")},
         {"exchangeDate", orNull("Date of the exchange rate", "date")},
         {"exchangeSource", text("Who says so, where the plan states the exchange rate itself; else empty")},
         {"exchangeDoubt", text("What speaks against the exchange rate; mostly empty")},
         {"asOf", orNull("Day that retirements and rules were judged on", "date")},
         {"additions", listOf("Sizes, prices and targets of one's own", "additions")}});
}

Json definitions()
{
    Json parts = Json::object();
    parts["evaluation"] = evaluationSchema();
    parts["provenance"] = provenanceSchema();
    parts["peakMonth"]
        = object({{"month", orNull("Which month", "month")},
                  {"total", reference("Its total", "amount")},
                  {"complete", yesNo("Whether everything has a price; if not, any month may cost more")}});
    parts["byStage"] = moneyByStage();
    parts["monthCost"]
        = object({{"month", reference("Which month", "month")},
                  {"byStage", reference("Its cost by stage", "byStage")},
                  {"incompleteStages", texts("Stages of which something has no price then")},
                  {"total", reference("Its cost", "amount")},
                  {"complete", yesNo("Whether everything has a price then")},
                  {"cumulative", reference("Cost from the start to its end", "amount")},
                  {"cumulativeComplete", yesNo("Whether everything has a price from the start to its end")}});
    parts["costLine"] = costLine();
    parts["rateSpread"]
        = object({{"low", reference("Lowest rate, USD per unit after the plan's discount", "rate")},
                  {"high", reference("Highest rate", "rate")}});
    parts["coveredHours"]
        = object({{"line", text("Id of the line of the commitment")},
                  {"quantities", listOf("Quantity that it pays in each month, in the unit of the line", "decimal")}});
    parts["rateFrom"]
        = object({{"month", reference("First month that it holds for", "month")},
                  {"rate", reference("USD per unit after the discount", "rate")}});
    parts["finding"] = finding();
    parts["fix"] = fix();
    parts["quotaNeed"] = quotaNeed();
    parts.update(restrictionParts());
    parts.update(uncertaintyParts());
    parts.update(smallParts());
    return parts;
}

} // namespace

QByteArray reportSchema()
{
    Json json = {
        {"$schema", "https://json-schema.org/draft/2020-12/schema"},
        {"$id", "urn:slipway:report:1"},
        {"title", "Slipway report"},
        {"description", "A plan, everything that was computed from it, and with what"},
    };
    json.update(object({
        {"schema",
         described("Says that this is a report; always the first member", {{"const", "slipway.report"}})},
        {"version", described("Version of the report's format", {{"type", "integer"}, {"minimum", 1}})},
        {"plan", described("The plan; see the schema of plans", {{"$ref", "urn:slipway:plan:1"}})},
        {"evaluation", reference("What follows from the plan", "evaluation")},
        {"uncertainty",
         orNull("How its cost lies when the plan is drawn many times; null: not drawn", "uncertainty")},
        {"provenance", reference("What it was computed with", "provenance")},
    }));
    json["$defs"] = definitions();
    return formatJson(json);
}

} // namespace slipway
