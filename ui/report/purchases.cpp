// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/report/sections.h"

#include "model/base/format.h"
#include "model/items/names.h"
#include "model/items/rangetexts.h"

#include <algorithm>

namespace slipway {

using namespace Qt::StringLiterals;

namespace {

/// "2 x NC24ads A100 v4 in West Europe, reservation of 1 year from 2026-03", for each term in turn.
QString whatToBuy(const BuyingOption &option, const Catalog &catalog, const QLocale &locale)
{
    QStringList parts;
    for (const Commitment &purchase : option.purchases) {
        const QString thing = Report::tr("%1 x %2 in %3")
                                  .arg(locale.toString(purchase.units), sizeTitle(purchase.size),
                                       regionTitle(catalog, purchase.region));
        parts << Report::tr("%1, %2 from %3", "machines, way of paying, month")
                     .arg(thing, inRunningText(displayName(purchase.type)),
                          formatMonth(purchase.start, locale));
    }
    constexpr qsizetype shown = 2;
    if (parts.size() > shown) {
        const qsizetype more = parts.size() - shown;
        parts = parts.first(shown);
        parts << (more == 1 ? Report::tr("1 more purchase") : Report::tr("%1 more purchases").arg(more));
    }
    return parts.join(u"; "_s);
}

/// What the figures of an estimated price leave out; empty where it is published.
QString estimateText(const BuyingOption &option, const QLocale &locale)
{
    if (!option.estimated)
        return {};
    if (option.savedAtDearest && option.saved && *option.savedAtDearest != *option.saved)
        return Report::tr("Its price is estimated from other regions: at the dearest of them it saves %1.")
            .arg(withCurrency(*option.savedAtDearest, locale));
    return Report::tr(
        "Its price is estimated from other regions and counts as exact here: have it confirmed first.");
}

QString whatItIsWorth(const PurchaseRisk &risk, const QLocale &locale)
{
    const QString saves = Report::tr("saves %1 in the middle of all cases (P10 %2, P90 %3)")
                              .arg(withCurrency(risk.p50, locale), roundAmount(risk.p10, locale),
                                   roundAmount(risk.p90, locale));
    return Report::tr("%1, and loses money in %2 of them").arg(saves, chanceText(risk.loses, locale));
}

QString shortWorth(const PurchaseRisk &risk, const BuyingOption &option, const QLocale &locale)
{
    return (option.estimated ? Report::tr("saves %1 (P50) at an estimated price, loses in %2 of cases")
                             : Report::tr("saves %1 (P50), loses in %2 of cases"))
        .arg(withCurrency(risk.p50, locale), chanceText(risk.loses, locale));
}

} // namespace

std::vector<PurchaseAdvice> purchaseAdvice(const ReportInput &input, const QLocale &locale)
{
    std::vector<PurchaseAdvice> advice;
    const Alternatives *found = input.options.alternatives.get();
    if (!found || found->buying.best >= found->buying.asPlanned)
        return advice;
    std::vector<const BuyingGroup *> groups;
    for (const BuyingGroup &group : found->buying.groups) {
        if (group.risk && !group.options[group.best].purchases.empty())
            groups.push_back(&group);
    }
    std::ranges::stable_sort(groups, [](const BuyingGroup *a, const BuyingGroup *b) {
        return a->risk->p50.known() > b->risk->p50.known();
    });
    for (const BuyingGroup *group : groups) {
        const BuyingOption &best = group->options[group->best];
        if (bought(input.plan, best) == input.plan)
            continue;
        const Commitment &first = *std::ranges::min_element(best.purchases, {}, &Commitment::start);
        // What the plan owes without it is no part of it.
        const Total owed = best.owed.less(group->options.front().owed).value_or(best.owed);
        advice.push_back({whatToBuy(best, input.catalog, locale), first.start.firstDay(),
                          whatItIsWorth(*group->risk, locale), shortWorth(*group->risk, best, locale),
                          estimateText(best, locale), owed});
    }
    return advice;
}

} // namespace slipway
