// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/exports/uncertaintyjson.h"

#include "model/base/jsontext.h"
#include "model/exports/exportnames.h"
#include "model/plan/plannames.h"

#include <nlohmann/json.hpp>

namespace slipway {

using Node = nlohmann::ordered_json;

namespace {

Node amountNode(const Money &amount)
{
    return jsonText(amount.toDecimal());
}

Node rangeNode(const CostRange &range)
{
    return {{"p10", amountNode(range.p10.known())},   {"p50", amountNode(range.p50.known())},
            {"p90", amountNode(range.p90.known())},   {"mean", amountNode(range.mean.known())},
            {"p10Error", amountNode(range.p10Error)}, {"p50Error", amountNode(range.p50Error)},
            {"p90Error", amountNode(range.p90Error)}, {"meanError", amountNode(range.meanError)}};
}

template <typename Words, typename Enum> Node wordNode(const Words &words, Enum value)
{
    return jsonText(QString(words[static_cast<std::size_t>(value)]));
}

Node chanceNode(const Chance &chance)
{
    return {{"share", chance.share},
            {"error", chance.error},
            {"bound", wordNode(names::chanceBound, chance.bound)}};
}

Node targetNode(const TargetChance &target)
{
    return {{"kind", wordNode(names::targetKind, target.kind)},
            {"field", jsonText(target.field)},
            {"workload", jsonText(target.workload)},
            {"name", jsonText(target.name)},
            {"deployment", jsonText(target.deployment)},
            {"kept", chanceNode(target.kept)},
            {"keptAsPlanned", target.keptAsPlanned}};
}

Node inputNode(const UncertainInput &input)
{
    return {{"place", jsonText(input.place)},
            {"field", jsonText(input.field)},
            {"name", jsonText(input.name)},
            {"owner", jsonText(input.owner)},
            {"unit", jsonText(input.unit)},
            {"origin", wordNode(names::rangeOrigin, input.origin)},
            {"why", jsonText(input.why)},
            {"shape", wordNode(names::rangeShape, input.shape)},
            {"low", input.low},
            {"likely", input.likely},
            {"high", input.high}};
}

Node swingNode(const Uncertainty &uncertainty, const Swing &swing)
{
    const UncertainInput &input = uncertainty.inputs[swing.input];
    return {{"place", jsonText(input.place)},
            {"name", jsonText(input.name)},
            {"owner", jsonText(input.owner)},
            {"p10", swing.p10},
            {"p90", swing.p90},
            {"atP10", amountNode(swing.atP10.known())},
            {"atP90", amountNode(swing.atP90.known())},
            {"width", amountNode(swing.width())}};
}

Node stagesNode(const ByStage<CostRange> &stages)
{
    Node json = Node::object();
    for (std::size_t stage = 0; stage < costStageCount; ++stage)
        appendMember(json, QString(names::costStage[stage]), rangeNode(stages[stage]));
    return json;
}

Node monthsNode(const Plan &plan, const Uncertainty &uncertainty)
{
    Node json = Node::array();
    for (std::size_t m = 0; m < uncertainty.months.size(); ++m)
        json.push_back({{"month", jsonText(plan.start.plusMonths(static_cast<int>(m)).toText())},
                        {"cost", rangeNode(uncertainty.months[m])},
                        {"cumulative", rangeNode(uncertainty.cumulative[m])}});
    return json;
}

template <typename List, typename Make> Node nodesOf(const List &list, Make make)
{
    Node json = Node::array();
    for (const auto &entry : list)
        json.push_back(make(entry));
    return json;
}

} // namespace

Node uncertaintyJson(const Plan &plan, const Uncertainty &uncertainty)
{
    return {{"draws", uncertainty.draws},
            {"complete", uncertainty.total.p50.isComplete()},
            {"total", rangeNode(uncertainty.total)},
            {"averageMonth", rangeNode(uncertainty.averageMonth)},
            {"peakMonth", rangeNode(uncertainty.peakMonth)},
            {"months", monthsNode(plan, uncertainty)},
            {"byStage", stagesNode(uncertainty.stages)},
            {"atMedians", amountNode(uncertainty.atMedians.known())},
            {"abovePlanned", chanceNode(uncertainty.abovePlanned)},
            {"overBudget", uncertainty.overBudget ? chanceNode(*uncertainty.overBudget) : Node(nullptr)},
            {"targets", nodesOf(uncertainty.targets, targetNode)},
            {"swings",
             nodesOf(uncertainty.swings, [&](const Swing &swing) { return swingNode(uncertainty, swing); })},
            {"inputs", nodesOf(uncertainty.inputs, inputNode)}};
}

} // namespace slipway
