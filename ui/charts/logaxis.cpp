// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/logaxis.h"

#include "model/base/format.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace slipway {

namespace {

/// Round values within a decade, from many to few.
const std::vector<std::vector<double>> mantissas = {
    {1,   1.1, 1.2, 1.3, 1.4, 1.5, 1.6, 1.7, 1.8, 1.9, 2, 2.2, 2.4,
     2.6, 2.8, 3,   3.5, 4,   4.5, 5,   5.5, 6,   7,   8, 9},
    {1, 1.2, 1.4, 1.6, 1.8, 2, 2.5, 3, 3.5, 4, 5, 6, 7, 8, 9},
    {1, 1.5, 2, 3, 4, 5, 6, 8},
    {1, 2, 5},
    {1, 3},
    {1},
};

std::vector<double> ticksOf(const std::vector<double> &within, double low, double high, int everyDecade)
{
    std::vector<double> ticks;
    const int first = static_cast<int>(std::floor(std::log10(low)));
    const int last = static_cast<int>(std::ceil(std::log10(high)));
    for (int decade = first; decade <= last; ++decade) {
        if (decade % everyDecade != 0)
            continue;
        for (const double mantissa : within) {
            const double tick = mantissa * std::pow(10.0, decade);
            if (tick >= low * (1 - 1e-9) && tick <= high * (1 + 1e-9))
                ticks.push_back(tick);
        }
    }
    return ticks;
}

} // namespace

double LogAxis::shareOf(double value) const
{
    return std::log(value / low) / std::log(high / low);
}

QString LogAxis::label(double tick, const QLocale &locale) const
{
    if (tick >= 1e12)
        return QCoreApplication::translate("slipway::Charts", "%1tn", "trillion, 10^12")
            .arg(formatNumber(tick / 1e12, locale, 1));
    if (tick >= 1e9)
        return QCoreApplication::translate("slipway::Charts", "%1bn", "billion, 10^9")
            .arg(formatNumber(tick / 1e9, locale, 1));
    if (tick >= 1e6)
        return QCoreApplication::translate("slipway::Charts", "%1M", "million")
            .arg(formatNumber(tick / 1e6, locale, 1));
    return formatNumber(tick, locale, tick < 0.01 ? 4 : tick < 0.1 ? 3 : 2);
}

LogAxis logAxis(double lowest, double highest, int most)
{
    LogAxis axis;
    if (!(lowest > 0) || !std::isfinite(lowest) || !std::isfinite(highest) || highest < lowest)
        return axis;
    // Narrower than this the labels would differ in their third digit.
    constexpr double narrowest = 1.5;
    double room = std::pow(highest / lowest, 0.04);
    if (highest / lowest * room * room < narrowest)
        room = std::sqrt(narrowest * lowest / highest);
    if (highest == lowest)
        room = 2;
    axis.low = lowest / room;
    axis.high = highest * room;
    axis.ticks.clear();
    for (const std::vector<double> &within : mantissas) {
        axis.ticks = ticksOf(within, axis.low, axis.high, 1);
        if (static_cast<int>(axis.ticks.size()) <= std::max(2, most))
            return axis;
    }
    for (int decades = 2; static_cast<int>(axis.ticks.size()) > std::max(2, most); ++decades)
        axis.ticks = ticksOf({1}, axis.low, axis.high, decades);
    return axis;
}

} // namespace slipway
