// SPDX-License-Identifier: GPL-3.0-or-later
// The JSON Schema of any described object. Slow to compile: only for the sources that print schemas.
#pragma once

#include "model/base/jsontext.h"
#include "model/plan/planfields.h"
#include "model/plan/plannames.h"
#include "model/plan/treewriter.h"

#include <nlohmann/json.hpp>

#include <cmath>
#include <string>
#include <type_traits>
#include <utility>

namespace slipway {

namespace treeschema {

using nlohmann::ordered_json;

[[nodiscard]] inline std::string text(QLatin1StringView latin)
{
    return std::string(latin.data(), static_cast<std::size_t>(latin.size()));
}

template <typename T> constexpr bool isOptional = false;
template <typename T> constexpr bool isOptional<std::optional<T>> = true;
template <typename T> constexpr bool isVector = false;
template <typename T> constexpr bool isVector<std::vector<T>> = true;

inline void appendRange(ordered_json &schema, const Field &field)
{
    if (std::isfinite(field.low))
        schema["minimum"] = jsonNumber(field.low);
    if (std::isfinite(field.high))
        schema["maximum"] = jsonNumber(field.high);
}

[[nodiscard]] inline ordered_json numberSchema(const Field &field, const char *type)
{
    ordered_json schema = {{"type", type}};
    appendRange(schema, field);
    return schema;
}

template <typename Enum> ordered_json wordSchema(const Field &field = Field("", ""))
{
    ordered_json words = ordered_json::array();
    for (std::size_t i = 0; i < wordsOf<Enum>().size(); ++i) {
        if (field.takes(i))
            words.push_back(text(wordsOf<Enum>()[i]));
    }
    return {{"enum", words}};
}

[[nodiscard]] inline ordered_json textSchema(const Field &field)
{
    ordered_json schema = {{"type", "string"}};
    switch (field.textKind) {
    case TextKind::Text:
        schema["maxLength"] = 20'000;
        break;
    case TextKind::Id:
        schema["minLength"] = 1;
        schema["maxLength"] = 100;
        break;
    case TextKind::Decimal:
        schema["pattern"] = "^[0-9]*\\.?[0-9]+([eE][+-]?[0-9]+)?$";
        break;
    case TextKind::TimeOfDay:
        schema["pattern"] = "^([01][0-9]|2[0-3]):[0-5][0-9]$";
        break;
    case TextKind::Day:
        schema["pattern"] = "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$";
        break;
    case TextKind::CurrencyCode:
        schema["pattern"] = "^[A-Z]{3}$";
        break;
    case TextKind::Sha256:
        schema["pattern"] = "^([0-9a-f]{64})?$";
        break;
    case TextKind::JsonObject:
        return {{"type", "object"}};
    case TextKind::Line:
    case TextKind::CatalogName:
        schema["maxLength"] = 200;
        break;
    }
    return schema;
}

[[nodiscard]] inline ordered_json estimateSchema(const Field &field)
{
    const ordered_json number = numberSchema(field, "number");
    ordered_json range = {{"type", "object"}};
    range["properties"]
        = {{"low", number}, {"likely", number}, {"high", number}, {"shape", wordSchema<RangeShape>()}};
    range["required"] = {"likely"};
    range["additionalProperties"] = true;
    return {{"anyOf", {number, range}}};
}

/// Builds the definitions of all objects; each is described once and referred to.
class Definitions
{
public:
    template <typename T> ordered_json schemaOf(const Field &field)
    {
        if constexpr (std::is_same_v<T, bool>)
            return {{"type", "boolean"}};
        else if constexpr (std::is_same_v<T, int>)
            return numberSchema(field, "integer");
        else if constexpr (std::is_same_v<T, double>)
            return numberSchema(field, "number");
        else if constexpr (std::is_same_v<T, Estimate>)
            return estimateSchema(field);
        else if constexpr (std::is_same_v<T, QString>)
            return textSchema(field);
        else if constexpr (std::is_same_v<T, YearMonth>)
            return {{"type", "string"}, {"pattern", "^2[01][0-9]{2}-(0[1-9]|1[0-2])$"}};
        else if constexpr (std::is_same_v<T, QStringList>)
            return {{"type", "array"}, {"maxItems", jsonNumber(field.high)}, {"items", textSchema(field)}};
        else if constexpr (std::is_same_v<T, DayProfile>)
            return {{"type", "array"},
                    {"minItems", 24},
                    {"maxItems", 24},
                    {"items", numberSchema(field, "number")}};
        else if constexpr (std::is_enum_v<T>)
            return wordSchema<T>(field);
        else if constexpr (isOptional<T>)
            return schemaOf<typename T::value_type>(field);
        else if constexpr (isVector<T>)
            return {{"type", "array"},
                    {"maxItems", jsonNumber(field.high)},
                    {"items", schemaOf<typename T::value_type>(field)}};
        else
            return reference<T>();
    }

    template <typename Object> ordered_json reference();

    [[nodiscard]] ordered_json &definitions() { return m_definitions; }

private:
    ordered_json m_definitions = ordered_json::object();
};

template <typename Object> class ObjectSchema
{
public:
    ObjectSchema(Definitions &definitions, const ordered_json &defaults)
        : m_definitions(definitions)
        , m_defaults(defaults)
    {
    }

    void type(const char *name, const char *description)
    {
        m_name = name;
        m_schema = {{"description", description}, {"type", "object"}, {"properties", ordered_json::object()}};
    }

    template <typename T> void field(const Field &field, T Object::*)
    {
        add(field, m_definitions.template schemaOf<T>(field));
    }

    void detail(const Field &field, Workload::Detail Object::*)
    {
        add(field, wordSchema<WorkloadKind>());
        addAlternatives(std::make_index_sequence<std::variant_size_v<Workload::Detail>>());
    }

    [[nodiscard]] const std::string &name() const { return m_name; }
    [[nodiscard]] ordered_json finished()
    {
        if (!m_required.empty())
            m_schema["required"] = m_required;
        m_schema["additionalProperties"] = true;
        return m_schema;
    }

private:
    void add(const Field &field, ordered_json schema)
    {
        std::string description = text(field.text);
        if (!field.unit.isEmpty())
            description += " (" + text(field.unit) + ")";
        ordered_json property = {{"description", description}};
        property.update(schema);
        const auto standard = m_defaults.find(text(field.key));
        const bool isPlain = standard != m_defaults.end() && !standard->is_object() && !field.required;
        if (isPlain)
            property["default"] = *standard;
        m_schema["properties"][text(field.key)] = property;
        if (field.required)
            m_required.push_back(text(field.key));
    }

    template <std::size_t... Kinds> void addAlternatives(std::index_sequence<Kinds...>)
    {
        (addAlternative<std::variant_alternative_t<Kinds, Workload::Detail>>(
             static_cast<WorkloadKind>(Kinds)),
         ...);
    }
    template <typename Alternative> void addAlternative(WorkloadKind kind)
    {
        m_schema["properties"][text(wordOf(kind))] = m_definitions.template reference<Alternative>();
    }

    Definitions &m_definitions;
    const ordered_json &m_defaults;
    std::string m_name;
    ordered_json m_schema;
    ordered_json m_required = ordered_json::array();
};

template <typename Object> ordered_json Definitions::reference()
{
    const ordered_json defaults = treeOf(Object());
    ObjectSchema<Object> visitor(*this, defaults);
    describe(visitor, Of<Object>());
    if (!m_definitions.contains(visitor.name()))
        m_definitions[visitor.name()] = visitor.finished();
    return {{"$ref", "#/$defs/" + visitor.name()}};
}

} // namespace treeschema

} // namespace slipway
