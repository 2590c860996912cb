// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/base/format.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <array>
#include <cmath>

namespace slipway {

using namespace Qt::StringLiterals;

namespace {

struct Format
{
    Q_DECLARE_TR_FUNCTIONS(slipway::Format)
};

struct UnitWords
{
    QStringView unit;
    const char *one;
    const char *many;
};

constexpr std::array unitWords = {
    UnitWords{u"node-hour", QT_TRANSLATE_NOOP("slipway::Format", "node-hour"),
              QT_TRANSLATE_NOOP("slipway::Format", "node-hours")},
    UnitWords{u"instance-hour", QT_TRANSLATE_NOOP("slipway::Format", "instance-hour"),
              QT_TRANSLATE_NOOP("slipway::Format", "instance-hours")},
    UnitWords{u"machine-hour", QT_TRANSLATE_NOOP("slipway::Format", "machine-hour"),
              QT_TRANSLATE_NOOP("slipway::Format", "machine-hours")},
    UnitWords{u"vCore-hour", QT_TRANSLATE_NOOP("slipway::Format", "vCore-hour"),
              QT_TRANSLATE_NOOP("slipway::Format", "vCore-hours")},
    UnitWords{u"GiB-hour", QT_TRANSLATE_NOOP("slipway::Format", "GiB-hour"),
              QT_TRANSLATE_NOOP("slipway::Format", "GiB-hours")},
    UnitWords{u"vCPU-hour", QT_TRANSLATE_NOOP("slipway::Format", "vCPU-hour"),
              QT_TRANSLATE_NOOP("slipway::Format", "vCPU-hours")},
    UnitWords{u"GiB-month", QT_TRANSLATE_NOOP("slipway::Format", "GiB-month"),
              QT_TRANSLATE_NOOP("slipway::Format", "GiB-months")},
    UnitWords{u"GB-month", QT_TRANSLATE_NOOP("slipway::Format", "GB-month"),
              QT_TRANSLATE_NOOP("slipway::Format", "GB-months")},
    UnitWords{u"GB month", QT_TRANSLATE_NOOP("slipway::Format", "GB-month"),
              QT_TRANSLATE_NOOP("slipway::Format", "GB-months")},
    UnitWords{u"disk-month", QT_TRANSLATE_NOOP("slipway::Format", "disk-month"),
              QT_TRANSLATE_NOOP("slipway::Format", "disk-months")},
    UnitWords{u"hour", QT_TRANSLATE_NOOP("slipway::Format", "hour"),
              QT_TRANSLATE_NOOP("slipway::Format", "hours")},
    UnitWords{u"day", QT_TRANSLATE_NOOP("slipway::Format", "day"),
              QT_TRANSLATE_NOOP("slipway::Format", "days")},
    UnitWords{u"week", QT_TRANSLATE_NOOP("slipway::Format", "week"),
              QT_TRANSLATE_NOOP("slipway::Format", "weeks")},
    UnitWords{u"month", QT_TRANSLATE_NOOP("slipway::Format", "month"),
              QT_TRANSLATE_NOOP("slipway::Format", "months")},
    UnitWords{u"year", QT_TRANSLATE_NOOP("slipway::Format", "year"),
              QT_TRANSLATE_NOOP("slipway::Format", "years")},
    UnitWords{u"minute", QT_TRANSLATE_NOOP("slipway::Format", "minute"),
              QT_TRANSLATE_NOOP("slipway::Format", "minutes")},
    UnitWords{u"roll-out", QT_TRANSLATE_NOOP("slipway::Format", "roll-out"),
              QT_TRANSLATE_NOOP("slipway::Format", "roll-outs")},
    UnitWords{u"item", QT_TRANSLATE_NOOP("slipway::Format", "item"),
              QT_TRANSLATE_NOOP("slipway::Format", "items")},
    UnitWords{u"task", QT_TRANSLATE_NOOP("slipway::Format", "task"),
              QT_TRANSLATE_NOOP("slipway::Format", "tasks")},
    UnitWords{u"worker", QT_TRANSLATE_NOOP("slipway::Format", "worker"),
              QT_TRANSLATE_NOOP("slipway::Format", "workers")},
    UnitWords{u"node", QT_TRANSLATE_NOOP("slipway::Format", "node"),
              QT_TRANSLATE_NOOP("slipway::Format", "nodes")},
    UnitWords{u"instance", QT_TRANSLATE_NOOP("slipway::Format", "instance"),
              QT_TRANSLATE_NOOP("slipway::Format", "instances")},
    UnitWords{u"vCPU", QT_TRANSLATE_NOOP("slipway::Format", "vCPU"),
              QT_TRANSLATE_NOOP("slipway::Format", "vCPUs")},
    UnitWords{u"GPU", QT_TRANSLATE_NOOP("slipway::Format", "GPU"),
              QT_TRANSLATE_NOOP("slipway::Format", "GPUs")},
    UnitWords{u"trial", QT_TRANSLATE_NOOP("slipway::Format", "trial"),
              QT_TRANSLATE_NOOP("slipway::Format", "trials")},
    UnitWords{u"run", QT_TRANSLATE_NOOP("slipway::Format", "run"),
              QT_TRANSLATE_NOOP("slipway::Format", "runs")},
    UnitWords{u"request", QT_TRANSLATE_NOOP("slipway::Format", "request"),
              QT_TRANSLATE_NOOP("slipway::Format", "requests")},
    UnitWords{u"person", QT_TRANSLATE_NOOP("slipway::Format", "person"),
              QT_TRANSLATE_NOOP("slipway::Format", "people")},
    UnitWords{u"million tokens", QT_TRANSLATE_NOOP("slipway::Format", "million tokens"),
              QT_TRANSLATE_NOOP("slipway::Format", "million tokens")},
};

/// No display means the C locale, whose figures have no group separators.
QLocale readable(const QLocale &locale)
{
    return locale.language() == QLocale::C ? QLocale(QLocale::English, QLocale::UnitedStates) : locale;
}

QString localDigits(QStringView ascii, const QLocale &locale)
{
    const QString zero = locale.zeroDigit();
    if (zero == u"0")
        return ascii.toString();
    const char32_t first = zero.toUcs4().constFirst();
    QString digits;
    for (const QChar digit : ascii) {
        const char32_t local = first + static_cast<char32_t>(digit.digitValue());
        digits += QString::fromUcs4(&local, 1);
    }
    return digits;
}

/// A plain decimal of the C locale with the locale's separators and digits. No digit is lost on the way,
/// unlike through a double.
QString localised(const QString &decimal, const QLocale &locale)
{
    const bool negative = decimal.startsWith(u'-');
    const QStringView digits = QStringView(decimal).mid(negative ? 1 : 0);
    const qsizetype dot = digits.indexOf(u'.');
    const QStringView whole = dot < 0 ? digits : digits.left(dot);
    bool fits = false;
    const qulonglong count = whole.toULongLong(&fits);
    QString text = fits ? locale.toString(count) : locale.toString(whole.toDouble(), 'g', 6);
    if (fits && dot >= 0)
        text += locale.decimalPoint() + localDigits(digits.mid(dot + 1), locale);
    return negative ? locale.negativeSign() + text : text;
}

/// `value` in the C locale, rounded to `maxDecimals`, without zeros at the end and never "-0".
QString shortDecimal(double value, int maxDecimals)
{
    QString text = QString::number(value, 'f', maxDecimals);
    if (text.contains(u'.')) {
        while (text.endsWith(u'0'))
            text.chop(1);
        if (text.endsWith(u'.'))
            text.chop(1);
    }
    return text == u"-0" ? u"0"_s : text;
}

QString twoUnits(qint64 large, const QString &largeUnit, qint64 small, const QString &smallUnit,
                 const QLocale &locale)
{
    QString text = locale.toString(large) + u' ' + largeUnit;
    if (small > 0)
        text += u' ' + locale.toString(small) + u' ' + smallUnit;
    return text;
}

} // namespace

QString formatAmount(const Money &money, const QLocale &locale)
{
    return localised(money.toDecimal(), readable(locale));
}

QString formatMoney(const Money &money, const QLocale &locale)
{
    return money.currency().code() + u' ' + formatAmount(money, locale);
}

QString formatTotal(const Total &total, const QLocale &locale)
{
    const QString text = formatMoney(total.known(), locale);
    return total.isComplete() ? text : Format::tr("at least %1", "an amount").arg(text);
}

QString formatAmount(const Total &total, const QLocale &locale)
{
    const QString text = formatAmount(total.known(), locale);
    return total.isComplete() ? text : Format::tr("at least %1", "an amount").arg(text);
}

QString formatRate(Rate rate, const QString &unit, const QLocale &locale)
{
    const QString price = u"USD "_s + localised(rate.toDecimal(), readable(locale));
    return unit.isEmpty() ? price : Format::tr("%1 per %2", "a price, a unit").arg(price, unitName(unit, 1));
}

QString formatQuantity(Quantity quantity, const QString &unit, const QLocale &locale, int maxDecimals)
{
    const QString text = formatUnits(quantity.units(), unit, locale, maxDecimals);
    return quantity.tooLarge() ? Format::tr("%1 or more", "a quantity").arg(text) : text;
}

QString formatUnits(double value, const QString &unit, const QLocale &locale, int maxDecimals)
{
    const double step = std::pow(10.0, -maxDecimals);
    QString text = formatNumber(value, locale, maxDecimals);
    double shown = value;
    if (value > 0 && value < step / 2) {
        text = u"< "_s + formatNumber(step, locale, maxDecimals);
        shown = step;
    } else if (shortDecimal(value, maxDecimals) == u"1") {
        shown = 1;
    }
    return unit.isEmpty() ? text : text + u' ' + unitName(unit, shown);
}

QString unitName(const QString &unit, double count)
{
    const bool one = count == 1;
    for (const UnitWords &words : unitWords) {
        if (words.unit == unit)
            return Format::tr(one ? words.one : words.many);
    }
    static const QRegularExpression timeWord(u"(hour|day|month|year)$"_s);
    return !one && unit.contains(timeWord) ? unit + u's' : unit;
}

QString formatNumber(double value, const QLocale &locale, int maxDecimals)
{
    if (!std::isfinite(value))
        return u"\u2013"_s;
    if (value > largestShownNumber)
        return Format::tr("more than %1", "a number").arg(u"10^15"_s);
    if (value < -largestShownNumber)
        return Format::tr("less than %1", "a number").arg(u"-10^15"_s);
    return localised(shortDecimal(value, maxDecimals), readable(locale));
}

QString formatPercent(double percent, const QLocale &locale, int maxDecimals)
{
    return formatNumber(percent, locale, maxDecimals) + u" %"_s;
}

QString formatDuration(double seconds, const QLocale &locale)
{
    if (!std::isfinite(seconds) || seconds < 0 || seconds > 1e12)
        return u"\u2013"_s;
    const QLocale local = readable(locale);
    if (seconds > 0 && seconds < 0.9995)
        return formatNumber(seconds * 1000, local, seconds < 0.01 ? 1 : 0) + u' '
            + Format::tr("ms", "milliseconds");
    if (seconds < 9.95)
        return formatNumber(seconds, local, 1) + u' ' + Format::tr("s", "seconds");

    // Each form is rounded to the smaller of its two units first, so that no "1 h 60 min" comes about.
    const qint64 whole = std::llround(seconds);
    if (whole < 60)
        return local.toString(whole) + u' ' + Format::tr("s", "seconds");
    if (whole < 3600)
        return twoUnits(whole / 60, Format::tr("min", "minutes"), whole % 60, Format::tr("s", "seconds"),
                        local);
    const qint64 minutes = std::llround(seconds / 60);
    if (minutes < 48 * 60)
        return twoUnits(minutes / 60, Format::tr("h", "hours"), minutes % 60, Format::tr("min", "minutes"),
                        local);
    const qint64 hours = std::llround(seconds / 3600);
    const qint64 days = hours / 24;
    return twoUnits(days, unitName(u"day"_s, static_cast<double>(days)), hours % 24, Format::tr("h", "hours"),
                    local);
}

QString formatMeasured(double value, const QString &unit, const QLocale &locale, int maxDecimals)
{
    const double seconds = unit == "h"_L1 ? 3600
        : unit == "min"_L1                ? 60
        : unit == "s"_L1                  ? 1
        : unit == "ms"_L1                 ? 0.001
                                          : 0;
    if (seconds > 0)
        return formatDuration(value * seconds, locale);
    return formatUnits(value, unit, locale, maxDecimals);
}

double upToTwoFigures(double value)
{
    const double unit = std::pow(10.0, std::floor(std::log10(value)) - 1);
    return std::ceil(value / unit * (1 - 1e-12)) * unit;
}

QString formatDigits(const QString &decimal, const QLocale &locale)
{
    return QString(decimal).replace(u'.', locale.decimalPoint());
}

QString formatIsoDate(const QDate &date)
{
    return date.toString(Qt::ISODate);
}

QString formatLongDate(const QDate &date, const QLocale &locale)
{
    if (!date.isValid())
        return {};
    static const QRegularExpression weekday(u"^dddd[\\s,\u060c]*|[\\s,\u060c]*dddd$"_s);
    const QLocale local = readable(locale);
    return local.toString(date, local.dateFormat(QLocale::LongFormat).remove(weekday));
}

QString formatMonth(YearMonth month, const QLocale &locale)
{
    const QLocale local = readable(locale);
    switch (local.language()) {
    case QLocale::Japanese:
    case QLocale::Chinese:
        return local.toString(month.firstDay(), u"yyyy\u5e74M\u6708"_s);
    case QLocale::Korean:
        return local.toString(month.firstDay(), u"yyyy\ub144 M\uc6d4"_s);
    default:
        return local.standaloneMonthName(month.month(), QLocale::ShortFormat) + u' '
            + local.toString(month.firstDay(), u"yyyy"_s);
    }
}

} // namespace slipway
