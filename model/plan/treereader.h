// SPDX-License-Identifier: GPL-3.0-or-later
// Any described object from a tree of JSON values. Slow to compile: only for the sources that read.
#pragma once

#include "model/base/jsonreader.h"
#include "model/plan/planfields.h"
#include "model/plan/plannames.h"

#include <QSet>

#include <algorithm>
#include <initializer_list>
#include <optional>
#include <type_traits>
#include <vector>

namespace slipway {

namespace treereader {

template <typename T> constexpr bool isOptional = false;
template <typename T> constexpr bool isOptional<std::optional<T>> = true;
template <typename T> constexpr bool isVector = false;
template <typename T> constexpr bool isVector<std::vector<T>> = true;

/// Reads until the first fault, which it keeps; after that every call does nothing.
class TreeReader
{
public:
    explicit TreeReader(QStringList &unknownPointers)
        : m_unknownPointers(unknownPointers)
    {
    }

    [[nodiscard]] bool failed() const { return m_error.has_value(); }
    [[nodiscard]] const std::optional<Error> &error() const { return m_error; }
    void fail(Error error)
    {
        if (!m_error)
            m_error = std::move(error);
    }

    template <typename T> bool take(T &value, Result<T> result)
    {
        if (failed())
            return false;
        if (!result) {
            fail(result.error());
            return false;
        }
        value = std::move(result).value();
        return true;
    }

    template <typename Object>
    void object(const JsonValue &json, Object &object,
                std::initializer_list<QLatin1StringView> alsoKnown = {});

    void read(const Field &, const JsonValue &json, bool &value) { take(value, json.boolean()); }
    void read(const Field &field, const JsonValue &json, int &value);
    void read(const Field &field, const JsonValue &json, double &value);
    void read(const Field &field, const JsonValue &json, Estimate &value);
    void read(const Field &field, const JsonValue &json, QString &value);
    void read(const Field &field, const JsonValue &json, QStringList &value);
    void read(const Field &field, const JsonValue &json, YearMonth &value);
    void read(const Field &field, const JsonValue &json, DayProfile &value);

    template <typename T> void read(const Field &field, const JsonValue &json, T &value)
    {
        if constexpr (std::is_enum_v<T>)
            word(field, json, value);
        else if constexpr (isOptional<T>)
            read(field, json, value.emplace());
        else if constexpr (isVector<T>)
            list(field, json, value);
        else
            object(json, value);
    }

    void keepUnknown(const QString &key, const JsonValue &member, Unknowns &unknown);

private:
    template <typename Enum> void word(const Field &field, const JsonValue &json, Enum &value);
    template <typename Entry> void list(const Field &field, const JsonValue &json, std::vector<Entry> &value);
    void checkText(const Field &field, const JsonValue &json, const QString &text);
    void checkDecimals(const Field &field, const JsonValue &json, double value);

    QStringList &m_unknownPointers;
    std::optional<Error> m_error;
};

/// Visits the fields of one object of the plan.
template <typename Object> class ObjectReader
{
public:
    ObjectReader(TreeReader &reader, const JsonValue &json, Object &object)
        : m_reader(reader)
        , m_json(json)
        , m_object(object)
    {
    }

    void type(const char *, const char *) { }

    template <typename T> void field(const Field &field, T Object::*member)
    {
        if (const auto json = find(field))
            m_reader.read(field, *json, m_object.*member);
    }

    void detail(const Field &field, Workload::Detail Object::*member)
    {
        const auto json = find(field);
        if (!json)
            return;
        WorkloadKind kind = {};
        m_reader.read(field, *json, kind);
        if (m_reader.failed())
            return;
        Workload::Detail &detail = m_object.*member;
        detail = emptyDetail(kind);
        const Field entries(wordOf(kind).data(), "");
        if (const auto detailJson = find(entries))
            std::visit([&](auto &alternative) { m_reader.object(*detailJson, alternative); }, detail);
    }

    [[nodiscard]] bool knows(QStringView key) const
    {
        return std::any_of(m_known.begin(), m_known.end(),
                           [&](QLatin1StringView known) { return known == key; });
    }

private:
    std::optional<JsonValue> find(const Field &field)
    {
        m_known.push_back(field.key);
        if (m_reader.failed())
            return std::nullopt;
        auto found = m_json.find(QString(field.key));
        if (!found)
            m_reader.fail(found.error());
        else if (!*found && field.required)
            m_reader.fail(m_json.member(QString(field.key)).error());
        else
            return *found;
        return std::nullopt;
    }

    TreeReader &m_reader;
    const JsonValue &m_json;
    Object &m_object;
    std::vector<QLatin1StringView> m_known;
};

template <typename Object>
void TreeReader::object(const JsonValue &json, Object &object,
                        std::initializer_list<QLatin1StringView> alsoKnown)
{
    if (failed())
        return;
    if (!json.isObject()) {
        fail(json.fault(QStringLiteral("must be an object, not %1").arg(json.kind())));
        return;
    }
    ObjectReader<Object> visitor(*this, json, object);
    describe(visitor, Of<Object>());
    if (failed())
        return;
    for (const auto &[key, member] : json.members()) {
        const bool known = visitor.knows(key)
            || std::any_of(alsoKnown.begin(), alsoKnown.end(),
                           [&, &name = key](auto k) { return k == name; });
        if (!known)
            keepUnknown(key, member, object.unknown);
    }
}

template <typename Enum> void TreeReader::word(const Field &field, const JsonValue &json, Enum &value)
{
    QString text;
    if (!take(text, json.text()))
        return;
    const auto known = fromWord<Enum>(text);
    if (known && field.takes(static_cast<std::size_t>(*known))) {
        value = *known;
        return;
    }
    QStringList words;
    for (std::size_t i = 0; i < wordsOf<Enum>().size(); ++i) {
        if (field.takes(i))
            words << wordsOf<Enum>()[i];
    }
    const QString last = words.takeLast();
    if (text.size() > 40)
        text = text.left(40) + QStringLiteral("...");
    fail(json.fault(
        QStringLiteral("must be %1 or %2, not \"%3\"").arg(words.join(QStringLiteral(", ")), last, text)));
}

template <typename Entry> QString identityOf(const Entry &entry)
{
    if constexpr (requires { entry.id; })
        return entry.id;
    else if constexpr (std::is_same_v<Entry, Scenario>)
        return entry.name;
    else
        return {};
}

template <typename Entry>
void TreeReader::list(const Field &field, const JsonValue &json, std::vector<Entry> &value)
{
    std::vector<JsonValue> entries;
    if (!take(entries, json.list(static_cast<qsizetype>(field.high))))
        return;
    QSet<QString> identities;
    value.clear();
    value.reserve(entries.size());
    for (const JsonValue &entry : entries) {
        object(entry, value.emplace_back());
        if (failed())
            return;
        const QString identity = identityOf(value.back());
        if (!identity.isEmpty() && identities.contains(identity)) {
            fail(entry.fault(
                QStringLiteral("has the id \"%1\", which an entry before it has already").arg(identity)));
            return;
        }
        identities.insert(identity);
    }
}

} // namespace treereader

using treereader::TreeReader;

} // namespace slipway
