// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/explain/sizingtext.h"

#include "model/base/format.h"
#include "model/base/money.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <cmath>

using namespace Qt::StringLiterals;

namespace slipway {

namespace {

struct SizingText
{
    Q_DECLARE_TR_FUNCTIONS(slipway::SizingText)
};

enum class Look { Number, Share, Times, Duration, Money, Percent };

/// Figures without a unit that are shares of one, and those that multiply.
bool isShare(const QString &id)
{
    static constexpr std::array shares = {
        "mfu",      "goodput",      "efficiency",   "parallel_share",       "gpu_serial_share", "utilization",
        "rejected", "availability", "memory_share", "machine_availability", "most_rejected"};
    return std::any_of(shares.begin(), shares.end(),
                       [&id](const char *each) { return id == QLatin1StringView(each); });
}

bool isTimes(const QString &id)
{
    return id == u"scale" || id == u"epoch_overhead" || id == u"unused_memory" || id == u"growth";
}

bool isCurrency(const QString &unit)
{
    return Currency::fromCode(unit).has_value();
}

Look lookOf(const SizedFigure &figure)
{
    if (figure.unit.isEmpty())
        return isShare(figure.id) ? Look::Share : isTimes(figure.id) ? Look::Times : Look::Number;
    if (figure.unit == u"h" || figure.unit == u"min" || figure.unit == u"s" || figure.unit == u"ms")
        return Look::Duration;
    if (figure.unit == u"%")
        return Look::Percent;
    return isCurrency(figure.unit) ? Look::Money : Look::Number;
}

double secondsOf(const QString &unit)
{
    return unit == u"h" ? 3600 : unit == u"min" ? 60 : unit == u"s" ? 1 : 0.001;
}

/// Three digits that count, and all of a whole part.
QString digits(double value, const QLocale &locale)
{
    if (!std::isfinite(value))
        return SizingText::tr("no end");
    if (value == 0)
        return formatNumber(0, locale, 0);
    const int decimals = 2 - static_cast<int>(std::floor(std::log10(std::abs(value))));
    return formatNumber(value, locale, std::clamp(decimals, 0, 12));
}

QString countText(double value, const QLocale &locale)
{
    if (value >= 1e13 && std::isfinite(value)) {
        const int exponent = static_cast<int>(std::floor(std::log10(value)));
        return SizingText::tr("%1e%2", "a number and its power of ten")
            .arg(formatNumber(value / std::pow(10.0, exponent), locale, 2))
            .arg(exponent);
    }
    if (value >= 1e9 && std::isfinite(value))
        return SizingText::tr("%1 billion").arg(digits(value / 1e9, locale));
    return digits(value, locale);
}

/// Shares close to one keep what is missing of it.
QString shareText(double percent, const QLocale &locale)
{
    constexpr double least = 0.001;
    if (percent > 0 && percent < least)
        return u"< "_s + formatNumber(least, locale, 3);
    const double missing = 100 - percent;
    if (percent > 99 && missing > 1e-9) {
        const int decimals = 1 - static_cast<int>(std::floor(std::log10(missing)));
        return formatNumber(percent, locale, std::clamp(decimals, 0, 9));
    }
    return digits(percent, locale);
}

QString moneyText(double value, const QString &unit, const QLocale &locale)
{
    const Currency currency = Currency::fromCode(unit).value_or(Currency());
    if (!std::isfinite(value))
        return SizingText::tr("no end");
    if (value > 0 && value < 1)
        return digits(value, locale);
    const double scale = std::pow(10.0, currency.digits());
    return formatAmount(Money(std::llround(std::min(value, 1e15) * scale), currency), locale);
}

/// A number in the look of a figure, without its unit.
QString bare(double value, Look look, const QString &unit, const QLocale &locale)
{
    switch (look) {
    case Look::Share:
        return shareText(value * 100, locale);
    case Look::Percent:
        return shareText(value, locale);
    case Look::Money:
        return moneyText(value, unit, locale);
    case Look::Number:
    case Look::Times:
    case Look::Duration:
        break;
    }
    return countText(value, locale);
}

QString withUnit(const QString &number, Look look, const QString &unit)
{
    switch (look) {
    case Look::Share:
    case Look::Percent:
        return number + u" %"_s;
    case Look::Times:
        return SizingText::tr("%1 times").arg(number);
    case Look::Money:
        return unit + u' ' + number;
    case Look::Number:
    case Look::Duration:
        break;
    }
    return unit.isEmpty() ? number : number + u' ' + unit;
}

/// A range of times in the one unit that suits the likely value.
QString durations(const SizedFigure &figure, const QLocale &locale)
{
    const double scale = secondsOf(figure.unit);
    const double end = figure.likely * scale;
    struct Step
    {
        double seconds;
        QString unit;
    };
    const std::array<Step, 4> steps = {{{3600, SizingText::tr("h", "hours")},
                                        {60, SizingText::tr("min", "minutes")},
                                        {1, SizingText::tr("s", "seconds")},
                                        {0.001, SizingText::tr("ms", "milliseconds")}}};
    const auto *step = std::find_if(steps.begin(), steps.end() - 1,
                                    [end](const Step &each) { return end >= each.seconds; });
    const auto number = [&](double value) {
        const double shown = value * scale / step->seconds;
        return std::isfinite(shown) ? formatNumber(shown, locale, shown < 100 ? 1 : 0)
                                    : SizingText::tr("no end");
    };
    const QString low = number(figure.low);
    const QString high = number(figure.high);
    return low == high ? QString()
                       : SizingText::tr("%1 to %2 %3", "a range and its unit").arg(low, high, step->unit);
}

} // namespace

QString figureText(const SizedFigure &figure, const QLocale &locale)
{
    const Look look = lookOf(figure);
    if (!std::isfinite(figure.likely))
        return SizingText::tr("no end");
    if (look == Look::Duration)
        return formatMeasured(figure.likely, figure.unit, locale);
    return withUnit(bare(figure.likely, look, figure.unit, locale), look, figure.unit);
}

QString figureTextBeside(const SizedFigure &figure, const SizedFigure &limit, const QLocale &locale)
{
    const QString text = figureText(figure, locale);
    if (figure.likely == limit.likely || !std::isfinite(figure.likely) || text != figureText(limit, locale))
        return text;
    // In the unit that both have, with digits until they differ.
    const Look look = lookOf(figure);
    const double scale = look == Look::Share ? 100 : 1;
    for (int decimals = 1; decimals <= 9; ++decimals) {
        const QString number = formatNumber(figure.likely * scale, locale, decimals);
        if (number != formatNumber(limit.likely * scale, locale, decimals))
            return withUnit(number, look, figure.unit);
    }
    return text;
}

QString rangeText(const SizedFigure &figure, const QLocale &locale)
{
    if (figure.low == figure.high)
        return {};
    const Look look = lookOf(figure);
    if (look == Look::Duration)
        return durations(figure, locale);
    const QString low = bare(figure.low, look, figure.unit, locale);
    const QString high = bare(figure.high, look, figure.unit, locale);
    if (low == high)
        return {};
    // The currency is told by the figure before it.
    if (look == Look::Money)
        return SizingText::tr("%1 to %2", "a range").arg(low, high);
    return withUnit(SizingText::tr("%1 to %2", "a range").arg(low, high), look, figure.unit);
}

QString figureWithRange(const SizedFigure &figure, const QLocale &locale)
{
    const QString range = rangeText(figure, locale);
    const QString text = figureText(figure, locale);
    return range.isEmpty() ? text : SizingText::tr("%1 (%2)", "a figure and its range").arg(text, range);
}

} // namespace slipway
