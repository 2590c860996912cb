// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/exports/comparisons.h"

#include "model/base/format.h"
#include "model/base/plaintext.h"
#include "model/exports/exportnames.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace slipway {

namespace {

std::int64_t sizeOf(const LineDifference &line)
{
    const std::int64_t minor = line.difference.known.minor();
    return minor < 0 ? -minor : minor;
}

/// `what` rises by more than `percent`: by `rise`, or, where there is none, from nothing or by what nobody knows.
QString riseBroken(const QString &what, const std::optional<double> &rise, const CostPair &month,
                   double percent)
{
    const QLocale locale = QLocale::c();
    const QString most = formatPercent(percent, locale, 2);
    if (rise)
        return u"%1 rises by %2, more than %3."_s.arg(what, formatPercent(*rise, locale, 2), most);
    if (month.difference.bound == CostDifference::Bound::Exact)
        return u"%1 rises from nothing, which is more than %2."_s.arg(what, most);
    return u"%1 may rise by more than %2: something has no price."_s.arg(what, most);
}

} // namespace

QStringList limitsBroken(const Comparison &comparison, const DiffLimits &limits)
{
    QStringList broken;
    if (limits.maxIncreasePercent && comparison.risesByMoreThan(*limits.maxIncreasePercent))
        broken << riseBroken(u"The average month"_s, comparison.risePercent(), comparison.averageMonth,
                             *limits.maxIncreasePercent);
    // Where nothing is owed it is the same month.
    if (limits.maxIncreasePercent && comparison.owesAnything()
        && comparison.commitmentRisesByMoreThan(*limits.maxIncreasePercent))
        broken << riseBroken(u"The average month with what is owed after the plan"_s,
                             comparison.commitmentRisePercent(), comparison.committedMonth,
                             *limits.maxIncreasePercent);
    const auto worse = std::ranges::count_if(comparison.findings, &FindingDifference::isWorse);
    if (!limits.findingsMayGetWorse && worse > 0)
        broken << (worse == 1 ? u"A finding was gained or got worse."_s
                              : u"%1 findings were gained or got worse."_s.arg(worse));
    return broken;
}

QString signedAmount(const Total &amount)
{
    const QString text = formatAmount(amount.known(), QLocale::c());
    return amount.known().minor() > 0 ? u'+' + text : text;
}

QString riseText(const std::optional<double> &percent)
{
    return percent
        ? u" (%1%2)"_s.arg(*percent > 0 ? u"+"_s : QString(), formatPercent(*percent, QLocale::c(), 2))
        : QString();
}

QString differenceText(const CostDifference &difference)
{
    const QString known = signedAmount(Total(difference.known));
    switch (difference.bound) {
    case CostDifference::Bound::Exact:
        return known;
    case CostDifference::Bound::AtLeast:
        return u"at least %1"_s.arg(known);
    case CostDifference::Bound::AtMost:
        return u"at most %1"_s.arg(known);
    case CostDifference::Bound::Unknown:
        break;
    }
    return u"not known; %1 of what has a price"_s.arg(known);
}

QString causesRemark(const Comparison &comparison)
{
    return comparison.total.difference.bound == CostDifference::Bound::Exact
        ? QString()
        : u"Of what has a price; the whole difference is %1."_s.arg(
              comparison.total.difference.bound == CostDifference::Bound::Unknown
                  ? u"not known"_s
                  : differenceText(comparison.total.difference));
}

QString causeWords(CostCause cause)
{
    switch (cause) {
    case CostCause::Design:
        return u"another size, region or way of paying, something new or gone"_s;
    case CostCause::Purchase:
        return u"bought for a term or not, and the hours that this takes over"_s;
    case CostCause::Usage:
        return u"more or less of the same thing: hours, machines, GiB"_s;
    case CostCause::Price:
        return u"another price or discount of the same thing"_s;
    case CostCause::Currency:
        break;
    }
    return u"another factor of the currency"_s;
}

QString fieldText(const FieldDifference &field)
{
    if (field.isEntry)
        return (field.after ? u"new: %1"_s : u"gone: %1"_s).arg(field.after ? *field.after : *field.before);
    const auto shown
        = [](const std::optional<QString> &value) { return value ? oneLineText(*value) : u"not stated"_s; };
    return u"%1 -> %2"_s.arg(shown(field.before), shown(field.after));
}

QString ownerOf(const FigureDifference &figure)
{
    return figure.deployment.isEmpty() ? figure.workload
                                       : u"%1, %2"_s.arg(figure.workload, figure.deployment);
}

QString figureText(const std::optional<double> &value, const QString &unit)
{
    if (!value)
        return u"-"_s;
    return formatMeasured(*value, unit, QLocale::c());
}

std::vector<const LineDifference *> movedLines(const Comparison &comparison)
{
    std::vector<const LineDifference *> lines;
    for (const LineDifference &line : comparison.lines) {
        if (!line.isSame())
            lines.push_back(&line);
    }
    std::ranges::stable_sort(
        lines, [](const LineDifference *a, const LineDifference *b) { return sizeOf(*a) > sizeOf(*b); });
    return lines;
}

QString changeWords(const FindingDifference &difference)
{
    const QString kind(names::findingChange[static_cast<std::size_t>(difference.kind)]);
    const QString severity(severityWord(difference.finding().severity));
    const bool otherSeverity = difference.kind == FindingDifference::Kind::Eased
        || difference.kind == FindingDifference::Kind::Worsened;
    return otherSeverity
        ? u"%1: %2 to %3"_s.arg(kind, QString(severityWord(difference.before->severity)), severity)
        : u"%1: %2"_s.arg(kind, severity);
}

} // namespace slipway
