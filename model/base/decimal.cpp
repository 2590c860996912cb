// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/base/decimal.h"

#include <cmath>
#include <limits>

namespace slipway {

namespace {

constexpr Int128 maxInt64 = std::numeric_limits<std::int64_t>::max();

std::optional<int> parseExponent(QStringView text)
{
    if (text.isEmpty() || text.size() > 4)
        return std::nullopt;
    bool ok = false;
    const int exponent = text.toInt(&ok);
    // toInt() accepts blanks around the number; a decimal does not.
    if (!ok || text.front().isSpace() || text.back().isSpace() || exponent < -40 || exponent > 20)
        return std::nullopt;
    return exponent;
}

} // namespace

Int128 divideHalfEven(Int128 n, Int128 d)
{
    const bool negative = n < 0;
    const Int128 magnitude = negative ? -n : n;
    Int128 quotient = magnitude / d;
    const Int128 twice = 2 * (magnitude % d);
    if (twice > d || (twice == d && (quotient & 1) != 0))
        ++quotient;
    return negative ? -quotient : quotient;
}

std::int64_t powerOfTen(int exponent)
{
    Q_ASSERT(exponent >= 0 && exponent <= 18);
    std::int64_t power = 1;
    for (int i = 0; i < exponent; ++i)
        power *= 10;
    return power;
}

std::optional<std::int64_t> parseScaled(QStringView text, int scale)
{
    int exponent = 0;
    const qsizetype e = text.indexOf(QLatin1Char('e'), 0, Qt::CaseInsensitive);
    if (e >= 0) {
        const std::optional<int> parsed = parseExponent(text.mid(e + 1));
        if (!parsed)
            return std::nullopt;
        exponent = *parsed;
        text = text.left(e);
    }
    const bool negative = text.startsWith(QLatin1Char('-'));
    if (negative)
        text = text.mid(1);

    Int128 digits = 0;
    int decimals = 0;
    bool seenDot = false;
    bool seenDigit = false;
    bool hasMore = false; // behind the digits that are kept, as much as decides a tie
    for (const QChar c : text) {
        if (c == QLatin1Char('.') && !seenDot) {
            seenDot = true;
        } else if (c >= QLatin1Char('0') && c <= QLatin1Char('9')) {
            seenDigit = true;
            // 30 significant digits are more than any number has that fits; more would overflow below.
            if (digits > maxInt64 * Int128(10'000'000'000)) {
                if (!seenDot)
                    return std::nullopt;
                hasMore = hasMore || c != QLatin1Char('0');
                continue;
            }
            digits = digits * 10 + (c.unicode() - u'0');
            decimals += seenDot ? 1 : 0;
        } else {
            return std::nullopt;
        }
    }
    if (!seenDigit)
        return std::nullopt;
    if (hasMore) {
        digits = digits * 10 + 1;
        ++decimals;
    }

    int shift = scale + exponent - decimals;
    for (; shift > 0 && digits != 0; --shift) {
        if (digits > maxInt64)
            return std::nullopt;
        digits *= 10;
    }
    if (shift < 0) {
        if (shift < -36)
            return 0;
        Int128 divisor = 1;
        for (; shift < 0; ++shift)
            divisor *= 10;
        digits = divideHalfEven(digits, divisor);
    }
    if (digits > maxInt64)
        return std::nullopt;
    return static_cast<std::int64_t>(negative ? -digits : digits);
}

QString formatScaled(std::int64_t value, int scale, int minDecimals)
{
    const bool negative = value < 0;
    // Through unsigned: the smallest int64 has no positive twin.
    const std::uint64_t magnitude
        = negative ? ~static_cast<std::uint64_t>(value) + 1 : static_cast<std::uint64_t>(value);
    QString digits = QString::number(magnitude);
    if (digits.size() <= scale)
        digits.prepend(QString(scale + 1 - digits.size(), QLatin1Char('0')));
    QString whole = digits.left(digits.size() - scale);
    QString fraction = digits.right(scale);
    while (fraction.size() > minDecimals && fraction.endsWith(QLatin1Char('0')))
        fraction.chop(1);
    while (fraction.size() < minDecimals)
        fraction.append(QLatin1Char('0'));
    if (!fraction.isEmpty())
        whole += QLatin1Char('.') + fraction;
    return negative ? QLatin1Char('-') + whole : whole;
}

std::optional<std::int64_t> roundToScale(double value, int scale)
{
    // nearbyint() rounds ties to even in the default rounding mode, which nothing here changes.
    const double scaled = std::nearbyint(value * static_cast<double>(powerOfTen(scale)));
    if (!std::isfinite(scaled) || std::abs(scaled) >= 9.2e18)
        return std::nullopt;
    return static_cast<std::int64_t>(scaled);
}

} // namespace slipway
