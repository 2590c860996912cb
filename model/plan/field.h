// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLatin1StringView>

#include <cstddef>
#include <cstdint>
#include <limits>
#include <type_traits>

namespace slipway {

// Letters of a text member, as a plan's file has them; a field that is typed into holds no more.
constexpr int longestLine = 200;
constexpr int longestText = 20'000;
constexpr int longestId = 100;

/// What a text member may hold.
enum class TextKind : std::uint8_t {
    Line, ///< one line, at most 200 characters
    Text, ///< several lines, at most 20,000 characters
    Id, ///< one line, never empty, at most 100 characters
    CatalogName, ///< a size, a region, a target, a quota family; may be empty
    Decimal, ///< a plain decimal number of zero or more, in quotes so that no digit is lost
    TimeOfDay, ///< "HH:MM"
    Day, ///< "YYYY-MM-DD"
    CurrencyCode, ///< three capital letters
    Sha256, ///< 64 hexadecimal digits in lower case
    JsonObject, ///< in JSON an object, kept as its text
};

/// One member of a plan's JSON, told once: reading, writing, the JSON Schema and the tables in the
/// documentation all follow from it.
struct Field
{
    QLatin1StringView key;
    QLatin1StringView text; ///< what it is, for the schema; a phrase without a full stop
    double low = -std::numeric_limits<double>::infinity(); ///< of words: the place of the first in the list, see amongst()
    double high = std::numeric_limits<double>::infinity();
    QLatin1StringView unit;
    TextKind textKind = TextKind::Line;
    bool required = false;
    int decimals = -1; ///< at most so many; -1: any
    int shown = 2; ///< decimals that pages offer for it, where it may have a fraction; more are kept

    constexpr Field(const char *fieldKey, const char *fieldText)
        : key(fieldKey)
        , text(fieldText)
    {
    }

    /// For numbers: both ends included. For lists: how many entries.
    [[nodiscard]] constexpr Field range(double least, double most) const
    {
        Field copy = *this;
        copy.low = least;
        copy.high = most;
        return copy;
    }
    /// Of the words of an enumeration only those from one to another.
    template <typename Enum> [[nodiscard]] constexpr Field amongst(Enum first, Enum last) const
    {
        return range(static_cast<double>(first), static_cast<double>(last));
    }
    [[nodiscard]] constexpr bool takes(std::size_t word) const
    {
        return static_cast<double>(word) >= low && static_cast<double>(word) <= high;
    }
    [[nodiscard]] constexpr Field in(const char *unitName) const
    {
        Field copy = *this;
        copy.unit = QLatin1StringView(unitName);
        return copy;
    }
    [[nodiscard]] constexpr Field as(TextKind kind) const
    {
        Field copy = *this;
        copy.textKind = kind;
        return copy;
    }
    [[nodiscard]] constexpr Field needed() const
    {
        Field copy = *this;
        copy.required = true;
        return copy;
    }
    [[nodiscard]] constexpr Field withDecimals(int most) const
    {
        Field copy = *this;
        copy.decimals = most;
        return copy;
    }
    [[nodiscard]] constexpr Field showing(int decimalsOnPages) const
    {
        Field copy = *this;
        copy.shown = decimalsOnPages;
        return copy;
    }
};

/// Names the type whose fields a describe() function tells: `describe(visitor, Of<Compute>())`.
template <typename T> struct Of
{
};

} // namespace slipway
