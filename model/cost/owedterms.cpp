// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/cost/owedterms.h"

#include "model/plan/plannedpurchase.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace slipway::cost {

int commitmentOf(const CostLine &line)
{
    static const QString prefix = u"commitment/"_s;
    bool isNumber = false;
    const int index = line.id.startsWith(prefix) ? line.id.sliced(prefix.size()).toInt(&isNumber) : -1;
    return isNumber ? index : -1;
}

bool isYetToBuy(const Plan &plan, const CostLine &line, const QDate &day)
{
    if (!day.isValid())
        return true;
    const int commitment = commitmentOf(line);
    if (commitment >= 0 && commitment < static_cast<int>(plan.commitments.size()))
        return isYetToBuy(plan.commitments[static_cast<std::size_t>(commitment)], day);
    const auto first
        = std::ranges::find_if(line.quantities, [](const Quantity &month) { return month.units() > 0; });
    return YearMonth::of(day) < plan.start.plusMonths(static_cast<int>(first - line.quantities.begin()));
}

OwedTerms owedTerms(const Plan &plan, const std::vector<CostLine> &lines, Currency currency, const QDate &day)
{
    OwedTerms owed;
    owed.toBuy.amount = owed.bought.amount = Total(Money(0, currency));
    for (const CostLine &line : lines) {
        if (line.owedMonths <= 0)
            continue;
        OwedPart &part = isYetToBuy(plan, line, day) ? owed.toBuy : owed.bought;
        part.amount += Total(line.owed, line.priced() ? QStringList() : QStringList(line.name));
        part.months = std::max(part.months, line.owedMonths);
        part.names << line.name;
        if (!part.first)
            part.first = &line;
    }
    return owed;
}

} // namespace slipway::cost
