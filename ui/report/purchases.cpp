// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/report/sections.h"

#include "model/base/format.h"
#include "model/base/runningtext.h"
#include "model/buying/purchasedays.h"
#include "model/buying/termwords.h"
#include "model/catalog/catalogwords.h"
#include "model/items/names.h"
#include "model/items/rangetexts.h"

#include <algorithm>
#include <functional>

namespace slipway {

using namespace Qt::StringLiterals;

namespace {

/// "2 x NC24ads A100 v4 in West Europe, reservation of 1 year from 2026-03", for each term in turn; `brief`: for the first two.
QString whatToBuy(const std::vector<Commitment> &purchases, const Catalog &catalog, const QLocale &locale,
                  bool brief)
{
    QStringList parts;
    const Commitment *before = nullptr;
    for (const Commitment &purchase : purchases) {
        const bool isSame = before && before->size == purchase.size && before->region == purchase.region;
        const QString thing = isSame ? Report::tr("%1 more of them").arg(locale.toString(purchase.units))
                                     : Report::tr("%1 x %2 in %3")
                                           .arg(locale.toString(purchase.units), sizeTitle(purchase.size),
                                                regionName(catalog, purchase.region));
        before = &purchase;
        parts << Report::tr("%1, %2 from %3", "machines, way of paying, month")
                     .arg(thing, inRunningText(displayName(purchase.type)),
                          formatMonth(purchase.start, locale));
    }
    constexpr qsizetype shown = 2;
    if (brief && parts.size() > shown) {
        const qsizetype more = parts.size() - shown;
        parts = parts.first(shown);
        parts << (more == 1 ? Report::tr("1 more purchase on page 2")
                            : Report::tr("%1 more purchases on page 2").arg(more));
    }
    return parts.join(u"; "_s);
}

/// What is to be done: buy, or pay as it goes, and in place of what.
QString whatToDo(const BuyingGroup &group, const Catalog &catalog, const QLocale &locale, bool brief = false)
{
    const BuyingOption &best = group.options[group.best];
    const QString planned = termsOfPlan(group).join(Report::tr(" and "));
    const std::vector<Commitment> added = changeOf(best).added;
    if (added.empty())
        return Report::tr("%1 in %2 as you go in place of the %3", "a size, its region, 3-year reservation")
            .arg(sizeTitle(group.size), regionName(catalog, group.region), planned);
    const QString what = whatToBuy(added, catalog, locale, brief);
    return planned.isEmpty()
        ? what
        : Report::tr("%1, in place of the %2", "a purchase, 3-year reservation").arg(what, planned);
}

/// What the figures of an estimated price leave out; empty where it is published.
QString estimateText(const BuyingGroup &group, const QLocale &locale)
{
    const BuyingOption &option = group.options[group.best];
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
    if (!found)
        return advice;
    for (const BuyingGroup *group : advisedGroups(input.plan, found->buying)) {
        if (!group->risk)
            continue;
        const BuyingOption &best = group->options[group->best];
        const PurchaseRisk &risk = *group->risk;
        const std::vector<Commitment> added = changeOf(best).added;
        const YearMonth from = added.empty() ? group->decideBefore.value_or(input.plan.start)
                                             : std::ranges::min_element(added, {}, &Commitment::start)->start;
        // What the plan owes without it is no part of it.
        const Total owed = best.owed.less(group->options.front().owed).value_or(best.owed);
        advice.push_back({whatToDo(*group, input.catalog, locale),
                          whatToDo(*group, input.catalog, locale, true),
                          termsOfPlan(*group).join(Report::tr(" and ")),
                          added.empty() ? PurchaseAdvice::Kind::PaysAsItGoes : PurchaseAdvice::Kind::Buys,
                          from.firstDay(), whatItIsWorth(risk, locale), shortWorth(risk, best, locale),
                          estimateText(*group, locale), owed, worthOf(*group)});
    }
    for (const UselessPurchase &each : found->buying.useless) {
        if (each.saved.known().minor() <= 0)
            continue;
        const QString name = commitmentWords(input.catalog, each.commitment);
        const QString worth
            = Report::tr("saves %1", "doing without a purchase").arg(withCurrency(each.saved, locale));
        advice.push_back({name,
                          name,
                          {},
                          PurchaseAdvice::Kind::DoesWithout,
                          each.commitment.start.firstDay(),
                          worth,
                          worth,
                          {},
                          Total(Money(0, each.saved.currency())),
                          each.saved});
    }
    std::ranges::stable_sort(advice, std::ranges::greater(),
                             [](const PurchaseAdvice &each) { return each.saves.known().minor(); });
    return advice;
}

} // namespace slipway
