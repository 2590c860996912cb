// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/base/jsontokens.h"

#include <QString>

#include <nlohmann/json.hpp>

#include <algorithm>
#include <charconv>

namespace slipway {

namespace {

/// Of a number that fits no double: whether it is too large for one, and not too small.
bool isHuge(QByteArrayView text)
{
    const auto exponentAt
        = std::find_if(text.begin(), text.end(), [](char c) { return c == 'e' || c == 'E'; });
    const auto dot = std::find(text.begin(), exponentAt, '.');
    const auto first = std::find_if(text.begin(), exponentAt, [](char c) { return c >= '1' && c <= '9'; });
    qint64 exponent = 0;
    if (exponentAt != text.end()) {
        constexpr qint64 enough = 1'000'000'000; // beyond any number of digits that a text can have
        for (auto c = exponentAt + 1; c != text.end(); ++c) {
            if (*c >= '0' && *c <= '9')
                exponent = std::min(enough, exponent * 10 + (*c - '0'));
        }
        if (*(exponentAt + 1) == '-')
            exponent = -exponent;
    }
    return exponent + (dot - first) > 0;
}

} // namespace

qsizetype utf8Length(QByteArrayView bytes, qsizetype at)
{
    const auto byte = [&](qsizetype offset) -> unsigned {
        return at + offset < bytes.size() ? static_cast<unsigned char>(bytes[at + offset]) : 0u;
    };
    const auto follows = [&](qsizetype offset) { return (byte(offset) & 0xC0u) == 0x80u; };
    const unsigned lead = byte(0);
    if (lead < 0x80)
        return 1;
    if (lead >= 0xC2 && lead < 0xE0)
        return follows(1) ? 2 : 0;
    if (lead >= 0xE0 && lead < 0xF0) {
        const bool overlong = lead == 0xE0 && byte(1) < 0xA0;
        const bool surrogate = lead == 0xED && byte(1) >= 0xA0;
        return follows(1) && follows(2) && !overlong && !surrogate ? 3 : 0;
    }
    if (lead >= 0xF0 && lead < 0xF5) {
        const bool overlong = lead == 0xF0 && byte(1) < 0x90;
        const bool beyond = lead == 0xF4 && byte(1) >= 0x90;
        return follows(1) && follows(2) && follows(3) && !overlong && !beyond ? 4 : 0;
    }
    return 0;
}

qsizetype firstBadByte(QByteArrayView bytes)
{
    const char *const data = bytes.data();
    for (qsizetype at = 0; at < bytes.size();) {
        if (static_cast<unsigned char>(data[at]) < 0x80) {
            ++at;
            continue;
        }
        const qsizetype length = utf8Length(bytes, at);
        if (length == 0)
            return at;
        at += length;
    }
    return -1;
}

JsonStringReader::End JsonStringReader::read(std::string &out)
{
    const char *const data = m_bytes.data();
    const qsizetype size = m_bytes.size();
    ++m_at;
    for (;;) {
        const qsizetype begin = m_at;
        while (m_at < size && data[m_at] != '"' && data[m_at] != '\\'
               && static_cast<unsigned char>(data[m_at]) >= 0x20)
            ++m_at;
        out.append(data + begin, static_cast<std::size_t>(m_at - begin));
        if (m_at >= size)
            return End::CutOff;
        if (data[m_at] == '"') {
            ++m_at;
            return End::Quote;
        }
        if (data[m_at] != '\\')
            return End::ControlCharacter;
        if (const std::optional<End> fault = escape(out))
            return *fault;
        ++m_at;
    }
}

/// Leaves m_at on the last character of the escape.
std::optional<JsonStringReader::End> JsonStringReader::escape(std::string &out)
{
    ++m_at;
    switch (current()) {
    case '"':
    case '\\':
    case '/':
        out += current();
        return std::nullopt;
    case 'b':
        out += '\b';
        return std::nullopt;
    case 'f':
        out += '\f';
        return std::nullopt;
    case 'n':
        out += '\n';
        return std::nullopt;
    case 'r':
        out += '\r';
        return std::nullopt;
    case 't':
        out += '\t';
        return std::nullopt;
    case 'u':
        return unicode(out);
    default:
        return ended() ? End::CutOff : End::UnknownEscape;
    }
}

std::optional<JsonStringReader::End> JsonStringReader::unicode(std::string &out)
{
    char16_t first = 0;
    if (const std::optional<End> fault = codeUnit(first))
        return fault;
    if (!QChar::isSurrogate(first)) {
        out += QString(QChar(first)).toStdString();
        return std::nullopt;
    }
    if (!QChar::isHighSurrogate(first) || !m_bytes.sliced(m_at + 1).startsWith("\\u"))
        return End::HalfPair;
    m_at += 2;
    char16_t second = 0;
    if (const std::optional<End> fault = codeUnit(second))
        return fault;
    if (!QChar::isLowSurrogate(second))
        return End::HalfPair;
    const char16_t pair[] = {first, second};
    out += QString::fromUtf16(pair, 2).toStdString();
    return std::nullopt;
}

/// The four digits after "\u"; leaves m_at on the last of them.
std::optional<JsonStringReader::End> JsonStringReader::codeUnit(char16_t &unit)
{
    unsigned value = 0;
    for (int i = 0; i < 4; ++i) {
        ++m_at;
        const char c = current();
        unsigned digit = 0;
        if (c >= '0' && c <= '9')
            digit = static_cast<unsigned>(c - '0');
        else if ((c >= 'a' && c <= 'f') || (c >= 'A' && c <= 'F'))
            digit = static_cast<unsigned>((c | 0x20) - 'a') + 10;
        else
            return ended() ? End::CutOff : End::NotHexadecimal;
        value = value * 16 + digit;
    }
    unit = static_cast<char16_t>(value);
    return std::nullopt;
}

std::optional<nlohmann::ordered_json> jsonNumber(QByteArrayView text, bool whole)
{
    const char *const begin = text.data();
    const char *const end = begin + text.size();
    // "-0" is left to the double, which keeps its sign.
    if (whole && text != "-0") {
        std::int64_t integer = 0;
        if (std::from_chars(begin, end, integer).ec == std::errc())
            return integer;
        std::uint64_t unsignedInteger = 0;
        if (std::from_chars(begin, end, unsignedInteger).ec == std::errc())
            return unsignedInteger;
    }
    double number = 0;
    if (std::from_chars(begin, end, number).ec == std::errc::result_out_of_range) {
        if (isHuge(text))
            return std::nullopt;
        number = 0;
    }
    return number;
}

} // namespace slipway
