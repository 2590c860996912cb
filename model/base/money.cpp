// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/base/money.h"

#include <algorithm>
#include <cmath>

namespace slipway {

namespace {

// ISO 4217 currencies whose minor unit is not a hundredth, as far as price sheets use them: none, and a thousandth.
constexpr std::array<const char *, 6> wholeUnitCurrencies = {"JPY", "KRW", "CLP", "VND", "ISK", "XAF"};
constexpr std::array<const char *, 7> thousandthCurrencies
    = {"BHD", "IQD", "JOD", "KWD", "LYD", "OMR", "TND"};

} // namespace

std::optional<Currency> Currency::fromCode(QStringView code)
{
    if (code.size() != 3)
        return std::nullopt;
    Currency currency;
    for (qsizetype i = 0; i < 3; ++i) {
        const char16_t c = code[i].unicode();
        if (c < u'A' || c > u'Z')
            return std::nullopt;
        currency.m_code[static_cast<std::size_t>(i)] = static_cast<char>(c);
    }
    const auto isCode = [&](const char *c) { return code == QLatin1String(c); };
    const bool whole = std::ranges::any_of(wholeUnitCurrencies, isCode);
    currency.m_digits = whole ? 0 : std::ranges::any_of(thousandthCurrencies, isCode) ? 3 : 2;
    return currency;
}

QString Currency::code() const
{
    return QString::fromLatin1(m_code.data(), 3);
}

std::optional<Rate> Rate::fromDecimal(QStringView usd)
{
    const std::optional<std::int64_t> raw = parseScaled(usd, scale);
    if (!raw)
        return std::nullopt;
    // What is rounded away is not free: too small a price is none that can be computed with.
    const qsizetype exponent = usd.indexOf(u'e', 0, Qt::CaseInsensitive);
    const QStringView digits = exponent < 0 ? usd : usd.left(exponent);
    const bool free
        = std::ranges::none_of(digits, [](QChar digit) { return digit >= u'1' && digit <= u'9'; });
    return *raw == 0 && !free ? std::nullopt : std::optional(Rate(*raw));
}

Rate Rate::discounted(int basisPoints) const
{
    return Rate(static_cast<std::int64_t>(divideHalfEven(Int128(m_raw) * (10'000 - basisPoints), 10'000)));
}

Quantity Quantity::fromDouble(double units)
{
    if (!(units > 0))
        return Quantity();
    return Quantity(roundToScale(std::min(units, static_cast<double>(most) * 1e-6), scale).value_or(0));
}

std::optional<Money> Money::fromDecimal(QStringView text, Currency currency)
{
    // One digit more than the currency has tells whether something would be rounded away.
    const std::optional<std::int64_t> finer = parseScaled(text, currency.digits() + 3);
    if (!finer || *finer % 1000 != 0)
        return std::nullopt;
    return Money(*finer / 1000, currency);
}

double Money::toDouble() const
{
    return static_cast<double>(m_minor) / static_cast<double>(powerOfTen(m_currency.digits()));
}

QString Money::toDecimal() const
{
    return formatScaled(m_minor, m_currency.digits(), m_currency.digits());
}

Money Money::dividedBy(std::int64_t parts) const
{
    Q_ASSERT(parts > 0);
    return Money(static_cast<std::int64_t>(divideHalfEven(m_minor, parts)), m_currency);
}

Money &Money::operator+=(const Money &other)
{
    Q_ASSERT(m_currency == other.m_currency);
    m_minor = addSaturated(m_minor, other.m_minor);
    return *this;
}

Money amount(Rate rate, Quantity quantity, const ExchangeRate &exchange)
{
    const Currency currency = exchange.currency();
    const auto limited = [&](Int128 minor) {
        return Money(static_cast<std::int64_t>(std::clamp<Int128>(minor, -Money::limit, Money::limit)),
                     currency);
    };
    if (quantity.tooLarge())
        return limited(rate.raw() == 0 ? 0 : rate.raw() > 0 ? Money::limit : -Money::limit);
    // 1e-10 USD x 1e-6 units = 1e-16 USD.
    const Int128 value = Int128(rate.raw()) * quantity.raw();
    const int digits = currency.digits();
    if (exchange.raw() == powerOfTen(ExchangeRate::scale))
        return limited(divideHalfEven(value, powerOfTen(16 - digits)));
    // The factor has 1e-9 steps. Three digits beyond 1e-10 of the rounded-away part stay exact up to
    // amounts of 1e12 USD; the pre-rounding is half a 1e-13 USD, far below any minor unit.
    const Int128 divisor = Int128(powerOfTen(13 - digits)) * powerOfTen(ExchangeRate::scale);
    Int128 converted = 0;
    if (__builtin_mul_overflow(divideHalfEven(value, 1000), Int128(exchange.raw()), &converted))
        return limited(value > 0 ? Money::limit : -Money::limit);
    return limited(divideHalfEven(converted, divisor));
}

} // namespace slipway
