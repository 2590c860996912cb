// SPDX-License-Identifier: GPL-3.0-or-later
// By when something has to be asked for.
#pragma once

#include "model/base/yearmonth.h"

#include <QDate>

#include <cmath>

namespace slipway {

/// The day on which something that takes `leadDays` has to be asked for to be there on `due`.
[[nodiscard]] inline QDate askBy(const QDate &due, double leadDays)
{
    return due.addDays(-static_cast<qint64>(std::ceil(leadDays)));
}

/// Whether asking on `asOf` is too late for the first day of a month. Not for a month that has passed: what has run in it had what it
/// needs.
[[nodiscard]] inline bool comesTooLate(YearMonth needed, double leadDays, const QDate &asOf)
{
    return needed >= YearMonth::of(asOf) && askBy(needed.firstDay(), leadDays) < asOf;
}

/// The first month that begins when what is asked for on `asOf` is there.
[[nodiscard]] inline YearMonth soonestMonth(double leadDays, const QDate &asOf)
{
    const QDate there = asOf.addDays(static_cast<qint64>(std::ceil(leadDays)));
    const YearMonth month = YearMonth::of(there);
    return there == month.firstDay() ? month : month.plusMonths(1);
}

/// By when something that others have to answer is asked for: judged here alone, for rules, calendar and reports.
struct RequestTime
{
    YearMonth due; ///< the month in which the plan counts on it
    QDate ask; ///< the day to ask on; where `due` has begun in an earlier month, the day judged on
    bool isLate = false;
    bool hasPassed = false; ///< `due` lies in an earlier month: what has run in it had what it needs
};

[[nodiscard]] inline RequestTime requestTime(YearMonth due, double leadDays, const QDate &asOf)
{
    if (due < YearMonth::of(asOf))
        return {due, asOf, false, true};
    return {due, askBy(due.firstDay(), leadDays), comesTooLate(due, leadDays, asOf), false};
}

} // namespace slipway
