// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/searchjsonparts.h"
#include "app/commands/searchwords.h"

namespace slipway::searchjson {

using nlohmann::ordered_json;
using search::Candidate;

std::string text(const QString &value)
{
    return value.toStdString();
}

QByteArray printed(const ordered_json &json)
{
    return QByteArray::fromStdString(json.dump(2)) + '\n';
}

ordered_json sourceJson(const Source &source)
{
    return {{"title", text(source.title)}, {"asOf", text(source.asOf)}};
}

ordered_json stringsJson(const QStringList &values)
{
    ordered_json list = ordered_json::array();
    for (const QString &value : values)
        list.push_back(text(value));
    return list;
}

ordered_json editJson(const PlanEdit &edit)
{
    ordered_json changes = ordered_json::array();
    for (const PlanEdit::Change &change : edit.changes)
        changes.push_back({{"pointer", text(change.pointer)}, {"value", toJson(change.value)}});
    return {{"label", text(edit.label)}, {"changes", std::move(changes)}};
}

void setTotal(ordered_json &json, const char *key, const Total &total)
{
    json[key] = text(total.known().toDecimal());
    json["complete"] = total.isComplete();
    json["missing"] = stringsJson(total.missing());
}

ordered_json amountJson(const Total &total)
{
    return {{"amount", text(total.known().toDecimal())},
            {"complete", total.isComplete()},
            {"missing", stringsJson(total.missing())}};
}

namespace {

ordered_json exclusionsJson(const Candidate &candidate)
{
    ordered_json list = ordered_json::array();
    for (std::size_t e = 0; e < exclusionCount; ++e) {
        if (candidate.has(static_cast<Exclusion>(e)))
            list.push_back(text(QString::fromLatin1(exclusionRecords[e].id)));
    }
    return list;
}

} // namespace

ordered_json candidateJson(const Candidate &candidate, const Context &context, search::Measure measure,
                           const Total &total)
{
    ordered_json json{{"size", text(context.catalog.size(candidate.size).name)},
                      {"region", text(context.catalog.region(candidate.region).id)},
                      {"priceType", text(priceTypeId(candidate.type))},
                      {"nodes", candidate.nodes}};
    json["measure"] = measure == search::Measure::None ? ordered_json() : ordered_json(candidate.measure);
    setTotal(json, "total", total);
    if (candidate.has(Exclusion::NoPrice))
        json["total"] = nullptr;
    json["owed"] = text(Money(candidate.owed, total.known().currency()).toDecimal());
    json["exclusions"] = exclusionsJson(candidate);
    return json;
}

} // namespace slipway::searchjson
