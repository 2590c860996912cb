// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/base/jsonreader.h"

#include "model/base/plaintext.h"

#include <QLocale>

#include <nlohmann/json.hpp>

#include <charconv>
#include <cmath>

using namespace Qt::StringLiterals;

namespace slipway {

using nlohmann::ordered_json;

namespace {

QString shown(double value)
{
    const bool isPlain = std::abs(value) < 1e21;
    const bool isWhole = value == std::trunc(value); // with every digit: the shortest that are read alike are others
    return QString::number(value, isPlain ? 'f' : 'g', isPlain && isWhole ? 0 : QLocale::FloatingPointShortest);
}

/// "must be between 1 and 120, not 500"
QString outOfRange(double low, double high, const QString &actual)
{
    if (std::isfinite(low) && std::isfinite(high))
        return u"must be between %1 and %2, not %3"_s.arg(shown(low), shown(high), actual);
    return std::isfinite(low) ? u"must be %1 or more, not %2"_s.arg(shown(low), actual)
                              : u"must be %1 or less, not %2"_s.arg(shown(high), actual);
}

/// Binary is the text of a number, see parseJsonKeepingDigits().
double doubleOf(const ordered_json &json)
{
    if (!json.is_binary())
        return json.get<double>();
    const auto &text = json.get_binary();
    const std::string digits(text.begin(), text.end());
    double value = 0; // finite: the parser refuses others
    std::from_chars(digits.data(), digits.data() + digits.size(), value);
    return value;
}

QString digitsOf(const ordered_json &json)
{
    const auto &text = json.get_binary();
    return QString::fromStdString({text.begin(), text.end()});
}

/// As the document has it: whoever looks for the place looks for its digits.
QString asWritten(const ordered_json &json)
{
    if (json.is_binary())
        return quotedText(digitsOf(json));
    return json.is_number_integer() ? QString::fromStdString(json.dump()) : shown(doubleOf(json));
}

QString subjectOf(const QString &pointer)
{
    const auto segments = pointerSegments(pointer);
    if (!segments || segments->empty())
        return u"The document"_s;
    bool isIndex = false;
    const qulonglong index = segments->back().toULongLong(&isIndex);
    if (!isIndex)
        return u"\"%1\""_s.arg(segments->back());
    return segments->size() < 2
        ? u"Entry %1"_s.arg(index + 1)
        : u"Entry %1 of \"%2\""_s.arg(index + 1).arg((*segments)[segments->size() - 2]);
}

} // namespace

QString appendedPointer(const QString &pointer, QStringView key)
{
    QString escaped = key.toString();
    if (escaped.contains(u'~') || escaped.contains(u'/'))
        escaped.replace(u"~"_s, u"~0"_s).replace(u"/"_s, u"~1"_s);
    return pointer + u'/' + escaped;
}

std::optional<std::vector<QString>> pointerSegments(QStringView pointer)
{
    std::vector<QString> segments;
    if (pointer.isEmpty())
        return segments;
    if (!pointer.startsWith(u'/'))
        return std::nullopt;
    for (const QStringView part : pointer.sliced(1).split(u'/')) {
        QString segment = part.toString();
        segment.replace(u"~1"_s, u"/"_s).replace(u"~0"_s, u"~"_s);
        segments.push_back(std::move(segment));
    }
    return segments;
}

bool JsonValue::isObject() const
{
    return m_json->is_object();
}

bool JsonValue::isList() const
{
    return m_json->is_array();
}

bool JsonValue::isNumber() const
{
    return m_json->is_number() || m_json->is_binary();
}

bool JsonValue::isText() const
{
    return m_json->is_string();
}

QString JsonValue::kind() const
{
    switch (m_json->type()) {
    case ordered_json::value_t::object:
        return u"an object"_s;
    case ordered_json::value_t::array:
        return u"a list"_s;
    case ordered_json::value_t::string:
        return u"a text"_s;
    case ordered_json::value_t::boolean:
        return m_json->get<bool>() ? u"true"_s : u"false"_s;
    case ordered_json::value_t::null:
        return u"null"_s;
    default:
        return u"a number"_s;
    }
}

Error JsonValue::fault(const QString &predicate) const
{
    // What is wrong may quote what the file says.
    return {ErrorCode::Invalid, u"%1 %2."_s.arg(oneLine(subjectOf(m_pointer)), oneLine(predicate)),
            m_pointer};
}

Result<bool> JsonValue::boolean() const
{
    if (!m_json->is_boolean())
        return fault(u"must be true or false, not %1"_s.arg(kind()));
    return m_json->get<bool>();
}

Result<double> JsonValue::number(double low, double high) const
{
    if (!isNumber())
        return fault(u"must be a number, not %1"_s.arg(kind()));
    const double value = doubleOf(*m_json);
    if (!std::isfinite(value))
        return fault(u"must be a finite number"_s);
    if (value < low || value > high)
        return fault(outOfRange(low, high, asWritten(*m_json)));
    return value;
}

Result<int> JsonValue::integer(int low, int high) const
{
    if (!isNumber())
        return fault(u"must be a whole number, not %1"_s.arg(kind()));
    // Every int is exact as a double, and what is not within the range is refused before it is narrowed.
    const double value = doubleOf(*m_json);
    if (!std::isfinite(value) || std::trunc(value) != value)
        return fault(u"must be a whole number, not %1"_s.arg(asWritten(*m_json)));
    if (value < low || value > high)
        return fault(outOfRange(low, high, asWritten(*m_json)));
    if (m_json->is_binary()) // a whole number of this size has all its digits
        return fault(u"must be a whole number, not %1"_s.arg(asWritten(*m_json)));
    return static_cast<int>(value);
}

Result<QString> JsonValue::text(qsizetype maxLength) const
{
    if (!m_json->is_string())
        return fault(u"must be a text, not %1"_s.arg(kind()));
    QString value = QString::fromStdString(m_json->get_ref<const std::string &>());
    if (value.size() > maxLength)
        return fault(u"must not be longer than %1 characters, but has %2"_s.arg(maxLength).arg(value.size()));
    return value;
}

Result<std::vector<JsonValue>> JsonValue::list(qsizetype maxLength) const
{
    if (!m_json->is_array())
        return fault(u"must be a list, not %1"_s.arg(kind()));
    if (static_cast<qsizetype>(m_json->size()) > maxLength)
        return fault(u"must not have more than %1 entries, but has %2"_s.arg(maxLength).arg(m_json->size()));
    std::vector<JsonValue> entries;
    entries.reserve(m_json->size());
    for (const ordered_json &entry : *m_json)
        entries.push_back(child(QString::number(entries.size()), entry));
    return entries;
}

Result<std::optional<JsonValue>> JsonValue::find(QStringView key) const
{
    if (!m_json->is_object())
        return fault(u"must be an object, not %1"_s.arg(kind()));
    const auto it = m_json->find(key.toUtf8().toStdString());
    if (it == m_json->end())
        return std::optional<JsonValue>();
    return std::optional<JsonValue>(child(key, *it));
}

Result<JsonValue> JsonValue::member(QStringView key) const
{
    const auto found = find(key);
    if (!found)
        return found.error();
    if (!*found)
        return Error{ErrorCode::Invalid, u"\"%1\" is missing."_s.arg(key), appendedPointer(m_pointer, key)};
    return **found;
}

std::vector<std::pair<QString, JsonValue>> JsonValue::members() const
{
    std::vector<std::pair<QString, JsonValue>> all;
    if (!m_json->is_object())
        return all;
    all.reserve(m_json->size());
    for (auto it = m_json->begin(); it != m_json->end(); ++it) {
        const QString key = QString::fromStdString(it.key());
        all.emplace_back(key, child(key, *it));
    }
    return all;
}

JsonValue JsonValue::child(QStringView key, const ordered_json &json) const
{
    return JsonValue(json, appendedPointer(m_pointer, key));
}

} // namespace slipway
