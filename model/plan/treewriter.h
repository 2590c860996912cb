// SPDX-License-Identifier: GPL-3.0-or-later
// Any described object as a tree of JSON values. Slow to compile: only for the sources that write.
#pragma once

#include "model/base/jsondigits.h"
#include "model/base/jsontext.h"
#include "model/plan/planfields.h"
#include "model/plan/plannames.h"

#include <nlohmann/json.hpp>

#include <set>

namespace slipway {

namespace treewriter {

using nlohmann::ordered_json;

[[nodiscard]] inline ordered_json word(QLatin1StringView text)
{
    return std::string(text.data(), static_cast<std::size_t>(text.size()));
}

/// Text that was JSON when it was read; anything else counts as `otherwise`.
inline ordered_json kept(const QString &text, ordered_json otherwise)
{
    auto json = parseJsonKeepingDigits(text.toUtf8());
    return json ? std::move(json).value() : std::move(otherwise);
}

template <typename Object> ordered_json toTree(const Object &object);

inline ordered_json value(const Field &, bool on)
{
    return on;
}
inline ordered_json value(const Field &, int number)
{
    return number;
}
inline ordered_json value(const Field &, double number)
{
    return jsonNumber(number);
}
inline ordered_json value(const Field &, YearMonth month)
{
    return jsonText(month.toText());
}
inline ordered_json value(const Field &field, const QString &text)
{
    return field.textKind == TextKind::JsonObject ? kept(text, ordered_json::object()) : jsonText(text);
}
inline ordered_json value(const Field &, const QStringList &texts)
{
    ordered_json list = ordered_json::array();
    for (const QString &text : texts)
        list.push_back(jsonText(text));
    return list;
}
inline ordered_json value(const Field &, const DayProfile &hours)
{
    ordered_json list = ordered_json::array();
    for (const double hour : hours)
        list.push_back(jsonNumber(hour));
    return list;
}

inline void appendUnknown(ordered_json &object, const Unknowns &unknown)
{
    // A key that was unknown when it was read may be a member by now: the kind of a workload can change.
    std::set<std::string> known;
    for (auto it = object.begin(); it != object.end(); ++it)
        known.insert(it.key());
    for (const auto &[key, text] : unknown) {
        if (known.insert(key.toStdString()).second)
            appendMember(object, key, kept(text, nullptr));
    }
}

inline ordered_json value(const Field &, const Estimate &estimate)
{
    if (!estimate.isRange() && estimate.shape == RangeShape::Pert && estimate.unknown.empty())
        return jsonNumber(estimate.likely);
    ordered_json range = ordered_json::object();
    if (estimate.low)
        range["low"] = jsonNumber(*estimate.low);
    range["likely"] = jsonNumber(estimate.likely);
    if (estimate.high)
        range["high"] = jsonNumber(*estimate.high);
    if (estimate.shape != RangeShape::Pert)
        range["shape"] = word(wordOf(estimate.shape));
    appendUnknown(range, estimate.unknown);
    return range;
}

template <typename T> ordered_json value(const Field &, const T &object)
{
    if constexpr (std::is_enum_v<T>)
        return word(wordOf(object));
    else
        return toTree(object);
}

template <typename Entry> ordered_json value(const Field &, const std::vector<Entry> &entries)
{
    ordered_json list = ordered_json::array();
    for (const Entry &entry : entries)
        list.push_back(toTree(entry));
    return list;
}

template <typename Object> class ObjectWriter
{
public:
    ObjectWriter(const Object &object, ordered_json &json)
        : m_object(object)
        , m_json(json)
    {
    }

    void type(const char *, const char *) { }

    template <typename T> void field(const Field &field, T Object::*member)
    {
        append(field.key, value(field, m_object.*member));
    }

    template <typename T> void field(const Field &field, std::optional<T> Object::*member)
    {
        if (const auto &present = m_object.*member)
            append(field.key, value(field, *present));
    }

    void detail(const Field &field, Workload::Detail Object::*member)
    {
        const QLatin1StringView kind = wordOf(kindOf(m_object));
        append(field.key, word(kind));
        append(kind,
               std::visit([](const auto &alternative) { return toTree(alternative); }, m_object.*member));
    }

private:
    void append(QLatin1StringView key, ordered_json json)
    {
        appendMember(m_json, QString(key), std::move(json));
    }

    const Object &m_object;
    ordered_json &m_json;
};

template <typename Object> void appendFields(ordered_json &json, const Object &object)
{
    ObjectWriter<Object> visitor(object, json);
    describe(visitor, Of<Object>());
    appendUnknown(json, object.unknown);
}

template <typename Object> ordered_json toTree(const Object &object)
{
    ordered_json json = ordered_json::object();
    appendFields(json, object);
    return json;
}

} // namespace treewriter

/// The members of an object in the order of its fields, those that are not known at the end.
template <typename Object> [[nodiscard]] nlohmann::ordered_json treeOf(const Object &object)
{
    return treewriter::toTree(object);
}

} // namespace slipway
