// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/stages/stopcost.h"

#include "model/base/format.h"

namespace slipway {

using namespace Qt::StringLiterals;

StopCostLabel::StopCostLabel(QWidget *parent)
    : SignLabel(parent)
{
}

void StopCostLabel::showCost(const std::optional<StopCost> &cost, int horizonMonths)
{
    setVisible(cost.has_value());
    if (!cost)
        return;
    const QString months = formatUnits(horizonMonths, u"month"_s, locale(), 0);
    const QString planned = formatTotal(cost->planned, locale());
    if (cost->forgotten == cost->planned && !cost->planned.isComplete())
        setContent(IconId::Warning, tr("As planned: %1").arg(planned),
                   tr("over %1. What stopping saves is not known: a price is missing.").arg(months));
    else if (cost->forgotten == cost->planned)
        setContent(IconId::Warning, tr("Never stopped: %1").arg(planned),
                   tr("over %1. A schedule or an idle stop would lower it.").arg(months));
    else
        setColoredContent(
            &Colors::good, IconId::Done, tr("As planned: %1").arg(planned),
            tr("over %1. If nobody stopped them: %2.").arg(months, formatTotal(cost->forgotten, locale())));
}

} // namespace slipway
