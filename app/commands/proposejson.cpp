// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/proposeoutput.h"
#include "app/commands/searchwords.h"
#include "model/base/jsontext.h"
#include "model/plan/planjson.h"
#include "model/plan/plannames.h"

#include <nlohmann/json.hpp>

namespace slipway {

using namespace Qt::StringLiterals;

using nlohmann::ordered_json;

namespace {

ordered_json textsJson(const QStringList &texts)
{
    ordered_json list = ordered_json::array();
    for (const QString &each : texts)
        list.push_back(jsonText(each));
    return list;
}

ordered_json proposedAmount(const Total &total)
{
    return {{"amount", jsonText(total.known().toDecimal())},
            {"complete", total.isComplete()},
            {"missing", textsJson(total.missing())}};
}

ordered_json rangeJson(const CostRange &range)
{
    return {{"p10", jsonText(range.p10.known().toDecimal())},
            {"p50", jsonText(range.p50.known().toDecimal())},
            {"p90", jsonText(range.p90.known().toDecimal())}};
}

ordered_json targetJson(const TargetChance &target)
{
    return {{"workload", jsonText(target.workload)},
            {"deployment", jsonText(target.deployment)},
            {"field", jsonText(target.field)},
            {"kept", target.kept.share},
            {"keptAsPlanned", target.keptAsPlanned}};
}

ordered_json computeJson(const ProposedCompute &compute)
{
    ordered_json json{{"compute", jsonText(compute.compute)},
                      {"work", jsonText(compute.work)},
                      {"target", jsonText(compute.target)},
                      {"size", jsonText(compute.size)},
                      {"region", jsonText(compute.region)},
                      {"priceType", jsonText(priceTypeId(compute.priceType))},
                      {"nodes", compute.nodes},
                      {"measure", jsonText(measureId(compute.measure))}};
    json["value"] = compute.measure == search::Measure::None ? ordered_json() : ordered_json(compute.value);
    json["precision"] = compute.precision ? jsonText(QString(wordOf(*compute.precision))) : ordered_json();
    json["atATime"] = compute.atATime > 0 ? ordered_json(compute.atATime) : ordered_json();
    json["month"] = proposedAmount(compute.month);
    json["assumed"] = jsonText(compute.assumed);
    return json;
}

ordered_json proposalJson(const Proposal &proposal)
{
    ordered_json json{{"total", proposedAmount(proposal.total)},
                      {"averageMonth", proposedAmount(proposal.averageMonth)},
                      {"range", rangeJson(proposal.uncertainty.total)},
                      {"monthRange", rangeJson(proposal.uncertainty.averageMonth)},
                      {"outsideRange", jsonText(proposal.outside)},
                      {"robust", proposal.robustness.isRobust()},
                      {"withinBudget", proposal.withinBudget}};
    const std::optional<Chance> &over = proposal.uncertainty.overBudget;
    // At the most so often where something has no price: then that it is always kept is not known.
    json["budgetKept"] = over && over->isKnown() ? ordered_json(1 - over->share) : ordered_json();
    json["beyondBudget"] = proposal.overBudget ? proposedAmount(*proposal.overBudget) : ordered_json();
    json["targets"] = json["computes"] = ordered_json::array();
    for (const TargetChance &target : proposal.uncertainty.targets)
        json["targets"].push_back(targetJson(target));
    for (const ProposedCompute &compute : proposal.computes)
        json["computes"].push_back(computeJson(compute));
    json["blockers"] = proposal.blockers;
    json["warnings"] = proposal.warnings;
    json["vcpusToRequest"] = proposal.vcpusToRequest;
    json["givesUp"] = textsJson(proposal.givesUp);
    json["buys"] = textsJson(proposal.buys);
    json["byToken"] = textsJson(proposal.byToken);
    json["staying"] = textsJson(proposal.staying);
    json["wouldHaveToGo"] = textsJson(proposal.wouldHaveToGo);
    json["plan"] = ordered_json::parse(writePlan(proposal.plan).toStdString());
    return json;
}

} // namespace

QByteArray proposalsJson(const Proposals &proposals, const Context &context)
{
    ordered_json json{{"schema", "slipway.proposals"},
                      {"version", 1},
                      {"asOf", jsonText(context.asOf.toString(Qt::ISODate))},
                      {"draws", proposals.draws}};
    json["recommended"]
        = proposals.recommended ? jsonText(QString(proposalId(*proposals.recommended))) : ordered_json();
    json["remarks"] = textsJson(proposals.remarks);
    json["otherAnswers"] = ordered_json::array();
    for (const OtherAnswer &answer : proposals.otherAnswers)
        json["otherAnswers"].push_back(
            {{"text", jsonText(answer.words)},
             {"averageMonth", proposedAmount(answer.month)},
             {"withinBudget", answer.keepsBudget},
             {"beyondBudget", answer.over ? proposedAmount(*answer.over) : ordered_json()},
             {"doesLess", answer.isLess},
             {"sheet", ordered_json::parse(writeSheet(answer.sheet).toStdString())}});
    for (std::size_t k = 0; k < proposalCount; ++k) {
        const QLatin1StringView id = proposalId(static_cast<ProposalKind>(k));
        const std::optional<Proposal> &proposal = proposals.proposals[k];
        ordered_json entry{{"why", proposal ? ordered_json() : jsonText(proposals.whyNone[k])},
                           {"proposal", proposal ? proposalJson(*proposal) : ordered_json()}};
        json[std::string(id.data(), static_cast<std::size_t>(id.size()))] = std::move(entry);
    }
    return formatJson(json);
}

} // namespace slipway
