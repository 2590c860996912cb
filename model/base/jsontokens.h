// SPDX-License-Identifier: GPL-3.0-or-later
// What parseJson() takes a text apart into: characters, texts and numbers.
#pragma once

#include <QByteArrayView>

#include <nlohmann/json_fwd.hpp>

#include <cstdint>
#include <optional>
#include <string>

namespace slipway {

/// Length of the UTF-8 sequence at `at`; 0 where the bytes are none (RFC 3629: no overlong forms, no surrogates).
[[nodiscard]] qsizetype utf8Length(QByteArrayView bytes, qsizetype at);

/// Where the first bytes that are not UTF-8 begin; -1 where all are.
[[nodiscard]] qsizetype firstBadByte(QByteArrayView bytes);

/// Reads one text in quotes and resolves its escapes.
class JsonStringReader
{
public:
    /// How a text ended: with its closing quote, or with a fault.
    enum class End : std::uint8_t {
        Quote,
        CutOff,
        ControlCharacter,
        UnknownEscape,
        NotHexadecimal,
        HalfPair
    };

    /// `at` is that of the opening quote. Borrows the bytes.
    JsonStringReader(QByteArrayView bytes, qsizetype at)
        : m_bytes(bytes)
        , m_at(at)
    {
    }

    /// Adds the text to `out`; once.
    [[nodiscard]] End read(std::string &out);
    /// Behind the closing quote, else where the fault is.
    [[nodiscard]] qsizetype at() const { return m_at; }

private:
    [[nodiscard]] bool ended() const { return m_at >= m_bytes.size(); }
    [[nodiscard]] char current() const { return ended() ? '\0' : m_bytes[m_at]; }
    std::optional<End> escape(std::string &out);
    std::optional<End> unicode(std::string &out);
    std::optional<End> codeUnit(char16_t &unit);

    QByteArrayView m_bytes;
    qsizetype m_at;
};

/// The value of a number that is spelled as JSON asks, `whole` where it has neither dot nor exponent: a whole number where one
/// holds it, else a double. Too small ones are 0; nullopt: too large.
[[nodiscard]] std::optional<nlohmann::ordered_json> jsonNumber(QByteArrayView text, bool whole);

} // namespace slipway
