// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/niceaxis.h"

#include <QCoreApplication>

#include <cmath>

namespace slipway {

int NiceAxis::steps() const
{
    return static_cast<int>(std::lround(top / step));
}

std::vector<double> NiceAxis::ticks() const
{
    std::vector<double> result;
    for (int i = 0; i <= steps(); ++i)
        result.push_back(i * step);
    return result;
}

QString NiceAxis::label(double value, const QLocale &locale) const
{
    return locale.toString(value / divisor, 'f', decimals);
}

QString NiceAxis::unit(const QString &currency) const
{
    if (divisor >= 1e12)
        return QCoreApplication::translate("slipway::Charts", "trillion %1").arg(currency);
    if (divisor >= 1e9)
        return QCoreApplication::translate("slipway::Charts", "billion %1").arg(currency);
    if (divisor >= 1e6)
        return QCoreApplication::translate("slipway::Charts", "million %1").arg(currency);
    if (divisor >= 1e3)
        return QCoreApplication::translate("slipway::Charts", "thousand %1").arg(currency);
    return currency;
}

double unitFor(double highest)
{
    if (highest >= 5e12)
        return 1e12;
    if (highest >= 5e9)
        return 1e9;
    if (highest >= 5e6)
        return 1e6;
    return highest >= 1e5 ? 1e3 : 1;
}

NiceAxis niceAxis(double highest, int wantedSteps)
{
    constexpr int mostDecimals = 6; // a quarter of a tenth of the smallest amount of any currency
    NiceAxis axis;
    if (!(highest > 0) || !std::isfinite(highest) || wantedSteps < 1) {
        axis.top = 1;
        axis.step = 1;
        return axis;
    }
    const double rough = highest / wantedSteps;
    const double power = std::pow(10.0, std::floor(std::log10(rough)));
    axis.step = power * 10;
    for (const double nice : {1.0, 2.0, 2.5, 5.0}) {
        if (nice * power >= rough * (1 - 1e-9)) {
            axis.step = nice * power;
            break;
        }
    }
    axis.top = axis.step * std::ceil(highest / axis.step - 1e-9);
    axis.divisor = unitFor(axis.top);
    const double shown = axis.step / axis.divisor;
    while (
        axis.decimals < mostDecimals
        && std::abs(shown * std::pow(10.0, axis.decimals) - std::round(shown * std::pow(10.0, axis.decimals)))
            > 1e-6)
        ++axis.decimals;
    return axis;
}

int monthLabelStep(double room, double needed)
{
    if (!(room > 0))
        return 12;
    for (const int step : {1, 2, 3, 6, 12, 24, 36}) {
        if (room * step >= needed)
            return step;
    }
    return 60;
}

} // namespace slipway
