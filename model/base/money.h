// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/base/decimal.h"

#include <QString>

#include <array>
#include <compare>
#include <cstdint>
#include <limits>
#include <optional>

namespace slipway {

/// An ISO 4217 currency: three capital letters and the number of digits of its minor unit
/// (2 for USD and EUR, 0 for JPY and KRW).
class Currency
{
public:
    constexpr Currency() = default; ///< USD

    /// nullopt unless `code` is three capital ASCII letters.
    [[nodiscard]] static std::optional<Currency> fromCode(QStringView code);

    [[nodiscard]] QString code() const;
    [[nodiscard]] int digits() const { return m_digits; }
    friend bool operator==(const Currency &, const Currency &) = default;

private:
    std::array<char, 3> m_code = {'U', 'S', 'D'};
    std::int8_t m_digits = 2;
};

/// A price of one unit: a whole number of 1e-10 USD. Exact for every price in the tables.
class Rate
{
public:
    static constexpr int scale = 10;

    constexpr Rate() = default;
    constexpr explicit Rate(std::int64_t raw)
        : m_raw(raw)
    {
    }
    /// nullopt for a price other than 0 that is too small to tell from 0 as well.
    [[nodiscard]] static std::optional<Rate> fromDecimal(QStringView usd);

    [[nodiscard]] constexpr std::int64_t raw() const { return m_raw; }
    [[nodiscard]] double usd() const { return static_cast<double>(m_raw) * 1e-10; }
    /// Plain decimal USD, C locale, at least two decimals.
    [[nodiscard]] QString toDecimal() const { return formatScaled(m_raw, scale, 2); }
    /// The rate after a discount of `basisPoints` / 10,000, rounded to 1e-10 USD, half to even.
    [[nodiscard]] Rate discounted(int basisPoints) const;

    friend auto operator<=>(const Rate &, const Rate &) = default;

private:
    std::int64_t m_raw = 0;
};

/// How much is billed: a whole number of millionths of a unit (node-hour, GiB-month, day...).
/// Amounts are computed from this rounded figure, so that what is printed can be checked by hand.
class Quantity
{
public:
    static constexpr int scale = 6;
    /// 1e10 units: no real plan bills as many of anything in a month. Whatever would be more is this much, and has no price.
    static constexpr std::int64_t most = 10'000'000'000'000'000;

    constexpr Quantity() = default;
    constexpr explicit Quantity(std::int64_t raw)
        : m_raw(raw)
    {
    }
    /// Rounded half to even; not finite, negative or above `most` counts as the nearest end.
    [[nodiscard]] static Quantity fromDouble(double units);

    [[nodiscard]] constexpr std::int64_t raw() const { return m_raw; }
    /// Whether it may stand for more than it says.
    [[nodiscard]] constexpr bool tooLarge() const { return m_raw >= most; }
    [[nodiscard]] double units() const { return static_cast<double>(m_raw) * 1e-6; }
    [[nodiscard]] QString toDecimal() const { return formatScaled(m_raw, scale); }

    friend auto operator<=>(const Quantity &, const Quantity &) = default;
    /// Ends at the end of the range.
    friend constexpr Quantity operator+(Quantity a, Quantity b)
    {
        return Quantity(addSaturated(a.m_raw, b.m_raw));
    }
    constexpr Quantity &operator+=(Quantity other) { return *this = *this + other; }

private:
    std::int64_t m_raw = 0;
};

/// Units of a currency for one USD, as a whole number of 1e-9. Exactly 1 for USD.
class ExchangeRate
{
public:
    static constexpr int scale = 9;
    constexpr ExchangeRate() = default; ///< USD to USD
    constexpr ExchangeRate(Currency currency, std::int64_t raw)
        : m_currency(currency)
        , m_raw(raw)
    {
    }

    [[nodiscard]] Currency currency() const { return m_currency; }
    [[nodiscard]] std::int64_t raw() const { return m_raw; }
    friend bool operator==(const ExchangeRate &, const ExchangeRate &) = default;

private:
    Currency m_currency;
    std::int64_t m_raw = 1'000'000'000;
};

/// An amount: a whole number of minor units of one currency. Amounts of different currencies are
/// never added (asserted). Sums end at the end of the range.
class Money
{
public:
    /// Minor units from which on the amount of a line in a month is too large to compute with: it then has no price. A bill of
    /// 70 such lines over ten years still adds up.
    static constexpr std::int64_t limit = 1'000'000'000'000'000;

    constexpr Money() = default; ///< USD 0.00
    constexpr Money(std::int64_t minor, Currency currency)
        : m_minor(minor)
        , m_currency(currency)
    {
    }

    /// "1234.5" with at most as many decimals as the currency has.
    [[nodiscard]] static std::optional<Money> fromDecimal(QStringView text, Currency currency);

    [[nodiscard]] std::int64_t minor() const { return m_minor; }
    [[nodiscard]] Currency currency() const { return m_currency; }
    [[nodiscard]] bool isZero() const { return m_minor == 0; }
    /// Whether a sum reached the end of the range: the true one may lie beyond.
    [[nodiscard]] bool isAtEnd() const
    {
        return m_minor == std::numeric_limits<std::int64_t>::max()
            || m_minor <= -std::numeric_limits<std::int64_t>::max();
    }
    /// For charts only: never add these up.
    [[nodiscard]] double toDouble() const;
    /// "1234.50": C locale, no group separators, the currency's digits. For files.
    [[nodiscard]] QString toDecimal() const;

    /// This amount divided into `parts` (> 0), rounded half to even.
    [[nodiscard]] Money dividedBy(std::int64_t parts) const;

    Money &operator+=(const Money &other);
    friend Money operator+(Money a, const Money &b) { return a += b; }
    friend Money operator-(const Money &a, const Money &b)
    {
        return a + Money(addSaturated(0, b.m_minor) * -1, b.m_currency);
    }
    friend bool operator==(const Money &, const Money &) = default;
    /// Only for amounts of one currency (asserted).
    friend std::strong_ordering operator<=>(const Money &a, const Money &b)
    {
        Q_ASSERT(a.m_currency == b.m_currency);
        return a.m_minor <=> b.m_minor;
    }

private:
    std::int64_t m_minor = 0;
    Currency m_currency;
};

/// rate x quantity in minor units, exact in 128 bits, converted and rounded once, half to even. The one place where
/// a price becomes an amount. Money::limit is the end of it, and what any price makes of a quantity that is too large.
[[nodiscard]] Money amount(Rate rate, Quantity quantity, const ExchangeRate &exchange = {});

} // namespace slipway
