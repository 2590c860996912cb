// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/base/total.h"
#include "model/base/yearmonth.h"

#include <QDate>
#include <QLocale>
#include <QString>

namespace slipway {

// How figures read for a person. Digits, separators and month names follow the locale that is passed in, words
// follow the language of the program. The C locale, which programs without a display get, is read as US English.
// A figure and its unit are parted by a plain space. Files use Money::toDecimal() and the like instead.

/// "USD 4,312.80", German "USD 4.312,80"; all digits of the currency and no others: "JPY 4,313".
[[nodiscard]] QString formatMoney(const Money &money, const QLocale &locale);

/// "USD 4,312.80", "at least USD 4,312.80" for what misses a price.
[[nodiscard]] QString formatTotal(const Total &total, const QLocale &locale);

/// The amount without its currency, "4,312.80": for columns whose header names it.
[[nodiscard]] QString formatAmount(const Money &money, const QLocale &locale);
[[nodiscard]] QString formatAmount(const Total &total, const QLocale &locale); ///< "at least 4,312.80"

/// "USD 3.673 per node-hour": every digit of the rate that is not zero, at least two.
[[nodiscard]] QString formatRate(Rate rate, const QString &unit, const QLocale &locale);

/// "1,460 node-hours", "1 day", "217.26 node-hours". Rounded to `maxDecimals` for reading; what is above zero never
/// reads as zero ("< 0.01 days"). Quantities that are too large read "10,000,000,000 node-hours or more".
[[nodiscard]] QString formatQuantity(Quantity quantity, const QString &unit, const QLocale &locale,
                                     int maxDecimals = 2);

/// The same for a plain number: 96, "vCPU" gives "96 vCPUs".
[[nodiscard]] QString formatUnits(double value, const QString &unit, const QLocale &locale,
                                  int maxDecimals = 2);

/// "node-hours" for `count` other than 1. Units that are symbols ("GiB") have one form.
[[nodiscard]] QString unitName(const QString &unit, double count);

/// Figures end here, at 15 digits: what is beyond says only that it is.
inline constexpr double largestShownNumber = 1e15;

/// Rounded to `maxDecimals`, without zeros at the end: "1,234.5"; beyond largestShownNumber "more than 10^15". What is not finite is an
/// en dash.
[[nodiscard]] QString formatNumber(double value, const QLocale &locale, int maxDecimals = 2);

/// `percent` of a hundred: 12.5 gives "12.5 %".
[[nodiscard]] QString formatPercent(double percent, const QLocale &locale, int maxDecimals = 1);

/// The two largest units that say it: "250 ms", "45 s", "12 min 30 s", "6 h 24 min", "3 days 4 h".
[[nodiscard]] QString formatDuration(double seconds, const QLocale &locale);

/// A figure with its unit, a time in its largest units whichever it is kept in: 5.66, "h" gives "5 h 40 min"; 0.5, "requests/s" gives
/// "0.5 requests/s". So a time reads the same wherever it stands.
[[nodiscard]] QString formatMeasured(double value, const QString &unit, const QLocale &locale,
                                     int maxDecimals = 2);

/// 23.2 gives 24, 9,018 gives 9,100: what people would ask for, and never less than `value`, which is above 0 and finite.
[[nodiscard]] double upToTwoFigures(double value);

/// "2027-01-05", the same everywhere; empty for an invalid date.
[[nodiscard]] QString formatIsoDate(const QDate &date);
/// All digits of a decimal number that is written with a point, with the point of the locale: a rate is told as it was published.
[[nodiscard]] QString formatDigits(const QString &decimal, const QLocale &locale);

/// The locale's long form without the weekday: "5 January 2027", "5. Januar 2027"; empty for an invalid date.
[[nodiscard]] QString formatLongDate(const QDate &date, const QLocale &locale);

/// "Jan 2027", for axes and columns.
[[nodiscard]] QString formatMonth(YearMonth month, const QLocale &locale);

} // namespace slipway
