// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/buying/termprices.h"

#include "model/base/datawords.h"
#include "model/base/planwords.h"
#include "model/cost/pricetypes.h"

#include <algorithm>

namespace slipway::buying {

Rate TermPrice::boughtIn(int month) const
{
    const RateFrom *announced = pricing.laterIn(month, month);
    return announced ? announced->rate : *pricing.rate;
}

TermPrices::TermPrices(const cost::BillInput &input, const Context &context, const Against &against)
    : m_input(input)
    , m_context(context)
    , m_against(against)
{
}

TermPrice TermPrices::of(const MachineGroup &group, PriceType type) const
{
    TermPrice price;
    price.type = type;
    for (const std::size_t compute : group.computes()) {
        const QString target = m_context.catalog.behaviourOf(m_input.plan.computes[compute].target);
        const PriceUse told = m_context.prices.use(target, type);
        if (told.support == Support::No && price.whyNot.isEmpty())
            price.whyNot = told.note.isEmpty() ? PlanWords::tr("The target of %1 is not sold that way.")
                                                     .arg(m_input.plan.computes[compute].id)
                                               : dataWords(told.note);
        if (told.support == Support::Unknown) {
            price.unconfirmed = true;
            price.remark = isSavingsPlan(type)
                ? PlanWords::tr(
                    "Savings plans are unconfirmed for Azure Machine Learning: ask before you commit.")
                : PlanWords::tr("Whether the targets may use it is unconfirmed: ask before you commit.");
        }
    }
    Compute paid = m_input.plan.computes[group.machines.front().compute];
    paid.size = m_context.catalog.size(group.size).name;
    cost::pay(paid, type);
    price.pricing = cost::sizePricing(m_input, paid, group.size, group.region, paid.size);
    if (price.whyNot.isEmpty())
        price.whyNot = m_against.buying(group, type);
    if (price.whyNot.isEmpty())
        price.whyNot = price.pricing.missing;
    price.lastStart = m_against.lastStart(group, type);
    return price;
}

std::optional<double> TermPrices::meanPayAsYouGo(const MachineGroup &group, int start, int term) const
{
    Compute paid = m_input.plan.computes[group.machines.front().compute];
    paid.size = m_context.catalog.size(group.size).name;
    cost::pay(paid, PriceType::PayAsYouGo);
    const cost::Pricing pricing = cost::sizePricing(m_input, paid, group.size, group.region, paid.size);
    const int end = std::min(start + term, m_input.plan.months);
    if (!pricing.rate || end <= start)
        return std::nullopt;
    double sum = 0;
    for (int month = start; month < end; ++month) {
        const RateFrom *announced = pricing.laterIn(month, month);
        sum += (announced ? announced->rate : *pricing.rate).usd();
    }
    return sum / (end - start);
}

} // namespace slipway::buying
