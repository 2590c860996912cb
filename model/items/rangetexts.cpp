// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/items/rangetexts.h"

#include "model/base/format.h"

#include <QCoreApplication>

namespace slipway {

using namespace Qt::StringLiterals;

namespace {

struct RangeTexts
{
    Q_DECLARE_TR_FUNCTIONS(Ranges)
};

/// The unit of a field as it stands at the end of a line: "h a day" for "hours a day". In the words of the fields (ui/fields/units).
QString shortUnit(QString unit)
{
    for (const auto &[whole, brief] : {std::pair("percent"_L1, "%"_L1), std::pair("hours"_L1, "h"_L1),
                                       std::pair("minutes"_L1, "min"_L1), std::pair("seconds"_L1, "s"_L1),
                                       std::pair("billions"_L1, "billion"_L1), std::pair("USD an hour"_L1, "USD/h"_L1)})
        unit.replace(whole, brief);
    return QCoreApplication::translate("slipway::UnitWords", unit.toUtf8().constData());
}

} // namespace

QString rangeText(const CostRange &range, const QLocale &locale)
{
    return RangeTexts::tr("%1 to %2")
        .arg(formatTotal(range.p10, locale), formatAmount(range.p90.known(), locale));
}

QString overBudgetText(const Uncertainty &uncertainty, const QLocale &locale)
{
    if (!uncertainty.overBudget)
        return {};
    if (!uncertainty.overBudget->isKnown())
        return RangeTexts::tr("the chance to exceed the budget is not known while something has no price");
    return RangeTexts::tr("%1 chance to exceed the budget").arg(chanceText(*uncertainty.overBudget, locale));
}

QString targetText(const TargetChance &target, const QLocale &locale)
{
    const QString kept = chanceText(target.kept, locale);
    switch (target.kind) {
    case TargetChance::Kind::Deadline:
        return RangeTexts::tr("%1 ends by its deadline in %2 of all cases").arg(target.name, kept);
    case TargetChance::Kind::Window:
        return RangeTexts::tr("%1 ends in its window in %2 of all cases").arg(target.name, kept);
    case TargetChance::Kind::Latency:
        break;
    }
    return RangeTexts::tr("%1, %2 keeps its latency target in %3 of all cases")
        .arg(target.name, target.deployment, kept);
}

QString inputText(const UncertainInput &input)
{
    return input.owner.isEmpty() ? input.name : u"%1: %2"_s.arg(input.owner, input.name);
}

QString inputValueText(const UncertainInput &input, double value, const QLocale &locale)
{
    if (input.origin == RangeOrigin::Sizing)
        return RangeTexts::tr("%1 of it").arg(formatPercent(100 * value, locale, 0));
    if (input.unit == "hours"_L1)
        return formatMeasured(value, u"h"_s, locale);
    const QString number = formatNumber(value, locale, value < 1 ? 4 : value < 100 ? 2 : 0);
    return input.unit.isEmpty() ? number : number + u' ' + shortUnit(input.unit);
}

} // namespace slipway
