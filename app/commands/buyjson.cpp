// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/buyoutput.h"
#include "model/base/jsontext.h"
#include "model/buying/termwords.h"

#include <nlohmann/json.hpp>

namespace slipway {

using namespace Qt::StringLiterals;

using nlohmann::ordered_json;

namespace {

ordered_json buyingTexts(const QStringList &texts)
{
    ordered_json list = ordered_json::array();
    for (const QString &each : texts)
        list.push_back(jsonText(each));
    return list;
}

ordered_json buyingAmount(const std::optional<Total> &total)
{
    if (!total)
        return {};
    return {{"amount", jsonText(total->known().toDecimal())}, {"complete", total->isComplete()}};
}

ordered_json riskJson(const std::optional<PurchaseRisk> &risk)
{
    if (!risk)
        return {};
    return {{"draws", risk->draws},
            {"losesMoney", risk->loses.share},
            {"standardError", risk->loses.error},
            {"savedP10", buyingAmount(risk->p10)},
            {"savedP50", buyingAmount(risk->p50)},
            {"savedP90", buyingAmount(risk->p90)}};
}

ordered_json purchaseJson(const Commitment &purchase)
{
    return {{"size", jsonText(purchase.size)},
            {"region", jsonText(purchase.region)},
            {"type", jsonText(priceTypeId(purchase.type))},
            {"units", purchase.units},
            {"start", jsonText(purchase.start.toText())},
            {"end", jsonText(purchase.start.plusMonths(termMonths(purchase.type) - 1).toText())}};
}

ordered_json kindJson(const BuyingOption &option)
{
    switch (option.kind) {
    case BuyingOption::Kind::AsPlanned:
        return "as_planned";
    case BuyingOption::Kind::Mixed:
        return "mixed";
    default:
        return jsonText(priceTypeId(option.type));
    }
}

template <typename T> ordered_json orNull(const std::optional<T> &value)
{
    return value ? ordered_json(*value) : ordered_json();
}

ordered_json optionJson(const BuyingOption &option)
{
    ordered_json json{{"pay", kindJson(option)},
                      {"whyNot", jsonText(option.whyNot)},
                      {"remark", jsonText(option.remark)},
                      {"unconfirmed", option.unconfirmed},
                      {"estimated", option.estimated}};
    if (!option.isOffered())
        return json;
    json["purchases"] = ordered_json::array();
    for (const Commitment &each : option.purchases)
        json["purchases"].push_back(purchaseJson(each));
    json["doesWithout"] = ordered_json::array();
    for (const Commitment &each : changeOf(option).dropped)
        json["doesWithout"].push_back(purchaseJson(each));
    json["total"] = buyingAmount(option.total);
    json["owedAfterwards"] = buyingAmount(option.owed);
    json["inAll"] = buyingAmount(option.inAll);
    json["saved"] = buyingAmount(option.saved);
    json["savedAtDearest"] = buyingAmount(option.savedAtDearest);
    json["breakEvenPercent"] = orNull(option.breakEvenPercent);
    json["usedPercent"] = orNull(option.usedPercent);
    json["paidBackIn"] = option.paidBackIn ? jsonText(option.paidBackIn->toText()) : ordered_json();
    return json;
}

ordered_json weekJson(const WeekOfUse &week)
{
    cost::WeekHours unused{};
    for (std::size_t hour = 0; hour < unused.size(); ++hour)
        unused[hour] = week.unused(hour);
    return {{"told", week.isTold},
            {"machines", week.machines},
            {"owned", week.owned},
            {"used", week.used},
            {"unused", unused}};
}

ordered_json savingsPlanJson(const OwnedSavingsPlan &owned)
{
    const Commitment &commitment = owned.commitment;
    const bool isKnown = owned.whyUnknown.isEmpty();
    return {{"type", jsonText(priceTypeId(commitment.type))},
            {"amountAnHour", jsonText(owned.anHour.amount)},
            {"currency", jsonText(owned.anHour.currency)},
            {"scope", jsonText(commitment.scope)},
            {"note", jsonText(commitment.note)},
            {"start", jsonText(commitment.start.toText())},
            {"end", jsonText(commitment.start.plusMonths(termMonths(commitment.type) - 1).toText())},
            {"monthsLeft", owned.monthsLeft},
            {"planned", owned.isPlanned},
            {"unconfirmed", true},
            {"billed", buyingAmount(owned.billed)},
            {"wouldTakeOver", isKnown ? buyingAmount(owned.wouldSave) : ordered_json()},
            {"wouldUsePercent", isKnown ? ordered_json(owned.wouldUsePercent) : ordered_json()},
            {"usedPercentByHourOfWeek", isKnown ? ordered_json(owned.usedPercent) : ordered_json()},
            {"whyUnknown", jsonText(owned.whyUnknown)},
            {"told", owned.isTold},
            {"unpriced", buyingTexts(owned.unpriced)}};
}

ordered_json groupJson(const BuyingGroup &group)
{
    ordered_json options = ordered_json::array();
    for (const BuyingOption &option : group.options)
        options.push_back(optionJson(option));
    const auto purchases = [](const std::vector<Commitment> &commitments) {
        ordered_json list = ordered_json::array();
        for (const Commitment &each : commitments) {
            list.push_back(purchaseJson(each));
            list.back()["scope"] = jsonText(each.scope);
            list.back()["scopeDoubt"] = jsonText(scopeDoubt(each));
        }
        return list;
    };
    ordered_json reserved = ordered_json::array();
    for (const ComputePayment &each : group.reserved)
        reserved.push_back({{"compute", jsonText(each.compute)}, {"type", jsonText(priceTypeId(each.type))}});
    return {{"size", jsonText(group.size)},
            {"region", jsonText(group.region)},
            {"computes", buyingTexts(group.computes)},
            {"systemNodesOf", buyingTexts(group.systemNodesOf)},
            {"sizes", buyingTexts(group.sizes)},
            {"blockedBy", jsonText(group.blockedBy)},
            {"owned", purchases(group.owned)},
            {"planned", purchases(group.planned)},
            {"ownedCoversPercent", group.ownedCoversPercent},
            {"ownedUsedPercent", group.ownedUsedPercent},
            {"week", weekJson(group.week)},
            {"reserved", reserved},
            {"machineHours", group.machineHours},
            {"hoursOfMachine", group.hoursOfMachine},
            {"options", options},
            {"best", group.best},
            {"risk", riskJson(group.risk)}};
}

} // namespace

QByteArray buyingJson(const Buying &buying)
{
    ordered_json groups = ordered_json::array();
    for (const BuyingGroup &group : buying.groups)
        groups.push_back(groupJson(group));
    ordered_json savingsPlans = ordered_json::array();
    for (const OwnedSavingsPlan &owned : buying.savingsPlans)
        savingsPlans.push_back(savingsPlanJson(owned));
    ordered_json useless = ordered_json::array();
    for (const UselessPurchase &each : buying.useless) {
        useless.push_back(purchaseJson(each.commitment));
        useless.back()["saved"] = buyingAmount(each.saved);
        useless.back()["why"] = jsonText(each.why);
    }
    const ordered_json json{{"schema", "slipway.buying"},
                            {"version", 1},
                            {"currency", jsonText(buying.best.currency().code())},
                            {"asPlanned", buyingAmount(buying.asPlanned)},
                            {"payAsYouGo", buyingAmount(buying.payAsYouGo)},
                            {"best", buyingAmount(buying.best)},
                            {"risk", riskJson(buying.risk)},
                            {"remark", jsonText(buying.remark)},
                            {"savingsPlans", savingsPlans},
                            {"groups", groups},
                            {"useless", useless},
                            {"leftOut", buyingTexts(buying.leftOut)}};
    return QByteArray::fromStdString(json.dump(2)) + '\n';
}

} // namespace slipway
