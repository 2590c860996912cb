// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/base/jsontext.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>

namespace slipway {

using nlohmann::ordered_json;

namespace {

constexpr std::size_t lineLength = 100;

void appendEscaped(std::string &out, const std::string &text)
{
    constexpr char hex[] = "0123456789abcdef";
    out += '"';
    for (const char c : text) {
        switch (c) {
        case '"':
            out += "\\\"";
            break;
        case '\\':
            out += "\\\\";
            break;
        case '\n':
            out += "\\n";
            break;
        case '\r':
            out += "\\r";
            break;
        case '\t':
            out += "\\t";
            break;
        default:
            if (static_cast<unsigned char>(c) < 0x20) {
                out += "\\u00";
                out += hex[static_cast<unsigned char>(c) >> 4];
                out += hex[static_cast<unsigned char>(c) & 15];
            } else {
                out += c;
            }
        }
    }
    out += '"';
}

template <typename Number> void appendNumber(std::string &out, Number value)
{
    std::array<char, 40> digits;
    const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), value);
    out.append(digits.data(), end.ptr);
}

void appendDouble(std::string &out, double value)
{
    const std::size_t begin = out.size();
    appendNumber(out, value);
    // Without this, a number too large for an integer would come back as another kind of number.
    if (out.find_first_of(".e", begin) == std::string::npos)
        out += ".0";
}

void appendScalar(std::string &out, const ordered_json &json)
{
    switch (json.type()) {
    case ordered_json::value_t::boolean:
        out += json.get<bool>() ? "true" : "false";
        break;
    case ordered_json::value_t::number_integer:
        appendNumber(out, json.get<std::int64_t>());
        break;
    case ordered_json::value_t::number_unsigned:
        appendNumber(out, json.get<std::uint64_t>());
        break;
    case ordered_json::value_t::number_float:
        appendDouble(out, json.get<double>());
        break;
    case ordered_json::value_t::string:
        appendEscaped(out, json.get_ref<const std::string &>());
        break;
    case ordered_json::value_t::binary: // a number of more digits than a double has
        out.append(json.get_binary().begin(), json.get_binary().end());
        break;
    default:
        out += "null";
        break;
    }
}

void appendCompact(std::string &out, const ordered_json &json, const char *comma, const char *colon)
{
    if (!json.is_structured()) {
        appendScalar(out, json);
        return;
    }
    out += json.is_object() ? '{' : '[';
    bool first = true;
    for (auto it = json.begin(); it != json.end(); ++it) {
        if (!first)
            out += comma;
        first = false;
        if (json.is_object()) {
            appendEscaped(out, it.key());
            out += colon;
        }
        appendCompact(out, *it, comma, colon);
    }
    out += json.is_object() ? '}' : ']';
}

bool isPlain(const ordered_json &json)
{
    return json.empty()
        || std::none_of(json.begin(), json.end(), [](const ordered_json &v) { return v.is_structured(); });
}

void appendPretty(std::string &out, const ordered_json &json, std::size_t indent)
{
    if (!json.is_structured()) {
        appendScalar(out, json);
        return;
    }
    if (json.empty() || (indent > 0 && isPlain(json) && (json.is_array() || json.size() <= 4))) {
        const std::size_t begin = out.size();
        appendCompact(out, json, ", ", ": ");
        if (out.size() - begin + indent <= lineLength)
            return;
        out.resize(begin);
    }
    out += json.is_object() ? '{' : '[';
    std::string newLine(indent + 3, ' '); // "\n" + string(...) makes g++ 12 warn about an overlap at -O3
    newLine.front() = '\n';
    bool first = true;
    for (auto it = json.begin(); it != json.end(); ++it) {
        if (!first)
            out += ',';
        first = false;
        out += newLine;
        if (json.is_object()) {
            appendEscaped(out, it.key());
            out += ": ";
        }
        appendPretty(out, *it, indent + 2);
    }
    out += '\n';
    out.append(indent, ' ');
    out += json.is_object() ? '}' : ']';
}

} // namespace

QByteArray formatJson(const ordered_json &json)
{
    std::string out;
    appendPretty(out, json, 0);
    out += '\n';
    return QByteArray::fromStdString(out);
}

QString compactJson(const ordered_json &json)
{
    std::string out;
    appendCompact(out, json, ",", ":");
    return QString::fromStdString(out);
}

void appendMember(ordered_json &object, const QString &key, ordered_json value)
{
    appendMember(object, key.toStdString(), std::move(value));
}

void appendMember(ordered_json &object, std::string key, ordered_json value)
{
    object.get_ref<ordered_json::object_t &>().emplace_back(std::move(key), std::move(value));
}

ordered_json jsonNumber(double value)
{
    constexpr double exact = 9007199254740992.0; // 2^53
    if (std::trunc(value) == value && std::abs(value) < exact)
        return static_cast<std::int64_t>(value);
    return value;
}

ordered_json jsonText(const QString &text)
{
    return text.toStdString();
}

} // namespace slipway
