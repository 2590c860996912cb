// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/formulas/formulajson.h"

#include "model/base/jsonreader.h"
#include "model/base/jsontext.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>

namespace slipway::formulas {

using namespace Qt::StringLiterals;

namespace {

using Json = nlohmann::ordered_json;

constexpr int mostText = 200;

ValueKind kindOf(const Formula &formula, const QString &name)
{
    for (const Input &input : formula.inputs) {
        if (name == QLatin1StringView(input.name))
            return input.kind;
    }
    return ValueKind::Number; // unknown: refused by its name later
}

Result<double> number(const JsonValue &json)
{
    return json.number(-std::numeric_limits<double>::max(), std::numeric_limits<double>::max());
}

Result<NumberList> numbers(const JsonValue &json)
{
    const Result<std::vector<JsonValue>> entries = json.list();
    if (!entries)
        return entries.error();
    NumberList list;
    list.reserve(entries->size());
    for (const JsonValue &entry : *entries) {
        const Result<double> value = number(entry);
        if (!value)
            return value.error();
        list.push_back(*value);
    }
    return list;
}

Result<std::vector<double>> factor(const JsonValue &json)
{
    std::vector<double> values;
    for (const QStringView name : {u"mu", u"sigma"}) {
        const Result<JsonValue> member = json.member(name);
        if (!member)
            return member.error();
        const Result<double> value = number(*member);
        if (!value)
            return value.error();
        values.push_back(*value);
    }
    return values;
}

Result<Value> points(const JsonValue &json, ValueKind kind)
{
    const Result<std::vector<JsonValue>> entries = json.list();
    if (!entries)
        return entries.error();
    PointList list;
    for (const JsonValue &entry : *entries) {
        Result<std::vector<double>> point = kind == ValueKind::Factors ? factor(entry) : numbers(entry);
        if (!point)
            return point.error();
        list.push_back(std::move(point.value()));
    }
    return Value(std::move(list));
}

Result<Value> readValue(const JsonValue &json, ValueKind kind)
{
    if (kind == ValueKind::YesNo) {
        const Result<bool> yes = json.boolean();
        return yes ? Result<Value>(Value(*yes)) : Result<Value>(yes.error());
    }
    if (kind == ValueKind::Text) {
        const Result<QString> text = json.text(mostText);
        return text ? Result<Value>(Value(*text)) : Result<Value>(text.error());
    }
    if (kind == ValueKind::Points2 || kind == ValueKind::Points3 || kind == ValueKind::Factors)
        return points(json, kind);
    if (kind == ValueKind::Numbers && json.isList()) {
        const Result<NumberList> list = numbers(json);
        return list ? Result<Value>(Value(*list)) : Result<Value>(list.error());
    }
    const Result<double> value = number(json);
    return value ? Result<Value>(Value(*value)) : Result<Value>(value.error());
}

Json jsonOfPoint(const std::vector<double> &point, bool isFactor)
{
    if (isFactor)
        return Json{{"mu", jsonNumber(point[0])}, {"sigma", jsonNumber(point[1])}};
    Json list = Json::array();
    for (const double value : point)
        list.push_back(jsonNumber(value));
    return list;
}

Json jsonOf(const Value &value, bool factors)
{
    if (const auto *plain = std::get_if<double>(&value))
        return jsonNumber(*plain);
    if (const auto *yes = std::get_if<bool>(&value))
        return *yes;
    if (const auto *text = std::get_if<QString>(&value))
        return text->toStdString();
    if (const auto *list = std::get_if<NumberList>(&value))
        return jsonOfPoint(*list, false);
    Json list = Json::array();
    if (const auto *given = std::get_if<PointList>(&value)) {
        for (const std::vector<double> &point : *given)
            list.push_back(jsonOfPoint(point, factors));
    }
    return list;
}

const char *kindWord(ValueKind kind)
{
    switch (kind) {
    case ValueKind::Number:
        return "number";
    case ValueKind::Whole:
        return "whole number";
    case ValueKind::YesNo:
        return "true or false";
    case ValueKind::Numbers:
        return "numbers";
    case ValueKind::Points2:
        return "pairs";
    case ValueKind::Points3:
        return "triples";
    case ValueKind::Factors:
        return "factors";
    case ValueKind::Text:
        return "text";
    }
    Q_UNREACHABLE();
}

Json jsonOfInput(const Input &input)
{
    const auto end = [](double value) { return std::isfinite(value) ? jsonNumber(value) : Json(); };
    return {{"name", input.name},
            {"unit", input.unit},
            {"kind", kindWord(input.kind)},
            {"optional", input.optional},
            {"range",
             {{"low", end(input.range.low)},
              {"lowOpen", input.range.lowOpen},
              {"high", end(input.range.high)},
              {"highOpen", input.range.highOpen}}}};
}

} // namespace

Result<std::vector<NamedValue>> parseInputs(const Formula &formula, QByteArrayView json)
{
    const Result<Json> document = parseJson(json);
    if (!document)
        return document.error();
    const JsonValue root(*document);
    if (!root.isObject())
        return Error{ErrorCode::Invalid,
                     u"The inputs must be one object, as in {\"%1\": 1}."_s.arg(
                         QString::fromLatin1(formula.inputs.front().name)),
                     {}};
    std::vector<NamedValue> inputs;
    for (const auto &[name, member] : root.members()) {
        Result<Value> value = readValue(member, kindOf(formula, name));
        if (!value)
            return value.error();
        inputs.push_back({name, std::move(value.value())});
    }
    return inputs;
}

QByteArray evaluationJson(const Formula &formula, const std::vector<NamedValue> &inputs,
                          const std::vector<NamedValue> &outputs)
{
    Json given = Json::object();
    for (const NamedValue &input : inputs)
        given[input.name.toStdString()]
            = jsonOf(input.value, kindOf(formula, input.name) == ValueKind::Factors);
    Json results = Json::object();
    for (const NamedValue &output : outputs)
        results[output.name.toStdString()] = jsonOf(output.value, false);
    return formatJson({{"id", formula.id}, {"inputs", std::move(given)}, {"outputs", std::move(results)}});
}

QByteArray formulaJson(const Formula &formula)
{
    Json inputs = Json::array();
    for (const Input &input : formula.inputs)
        inputs.push_back(jsonOfInput(input));
    Json outputs = Json::array();
    for (const Output &output : formula.outputs)
        outputs.push_back({{"name", output.name}, {"unit", output.unit}, {"kind", kindWord(output.kind)}});
    Json sources = Json::array();
    for (const Source &source : formula.sources)
        sources.push_back({{"title", source.title}, {"date", source.date}});
    return formatJson({{"id", formula.id},
                       {"name", formula.name},
                       {"formula", formula.text},
                       {"inputs", std::move(inputs)},
                       {"outputs", std::move(outputs)},
                       {"valid", formula.valid},
                       {"sources", std::move(sources)}});
}

} // namespace slipway::formulas
