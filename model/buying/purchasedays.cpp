// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/buying/purchasedays.h"

#include "model/base/format.h"
#include "model/base/planwords.h"
#include "model/buying/termwords.h"
#include "model/catalog/catalogwords.h"
#include "model/cost/pricetypes.h"
#include "model/evaluation/ownerroles.h"

#include <algorithm>
#include <functional>

using namespace Qt::StringLiterals;

namespace slipway {

namespace {

QString adviceText(const Total &saved)
{
    return PlanWords::tr("Advice, not part of the plan: it saves %1 against the plan as it stands.")
        .arg(formatTotal(saved, wordsLocale()));
}

/// What is saved, of which purchases, and that the plan does not count on it.
QString detailOf(const BuyingGroup &group)
{
    const BuyingOption &best = group.options[group.best];
    // Drawn or not, a calendar says the same.
    const Total saved = best.saved.value_or(worthOf(group));
    QString text = best.purchases.size() > 1
        ? PlanWords::tr("Advice, not part of the plan: with the other purchases for these machines it saves "
                        "%1 against the plan as it stands.")
              .arg(formatTotal(saved, wordsLocale()))
        : adviceText(saved);
    // Who did both would pay twice.
    if (const QStringList planned = termsOfPlan(group); !planned.isEmpty() && !best.purchases.empty())
        text += u' '
            + PlanWords::tr("It takes the place of the %1 that the plan buys.", "3-year reservation")
                  .arg(planned.join(PlanWords::tr(" and ")));
    if (best.estimated)
        text += u' ' + PlanWords::tr("Its price is an estimate: have it confirmed first.");
    return text;
}

} // namespace

Total worthOf(const BuyingGroup &group)
{
    const BuyingOption &best = group.options[group.best];
    if (group.risk)
        return group.risk->p50;
    return best.saved.value_or(Total(Money(0, best.inAll.currency())));
}

std::vector<const BuyingGroup *> advisedGroups(const Plan &plan, const Buying &buying)
{
    std::vector<const BuyingGroup *> groups;
    if (buying.best >= buying.asPlanned)
        return groups;
    for (const BuyingGroup &group : buying.groups) {
        // Of machines that a finding forbids nothing is advised.
        if (!group.blockedBy.isEmpty())
            continue;
        // Machines that may be taken away are another way of working, and weighed as such.
        const BuyingOption &best = group.options[group.best];
        if (best.kind != BuyingOption::Kind::Preemptible && worthOf(group).known().minor() > 0
            && !(bought(plan, best) == plan))
            groups.push_back(&group);
    }
    std::ranges::stable_sort(groups, std::ranges::greater(),
                             [](const BuyingGroup *group) { return worthOf(*group).known().minor(); });
    return groups;
}

std::vector<CalendarEntry> withPurchaseDays(std::vector<CalendarEntry> calendar, const Plan &plan,
                                            const Buying &buying, const Catalog &catalog, const QDate &asOf)
{
    constexpr auto kind = CalendarEntry::Kind::Commitment;
    const OwnerRole role = roleOf(kind);
    const auto add = [&](YearMonth month, const QString &title, const QString &detail) {
        const QDate day = month.firstDay();
        calendar.push_back({kind, day, day, title, detail, day < asOf, role, plan.ownerOf(role)});
    };
    for (const BuyingGroup *group : advisedGroups(plan, buying)) {
        const BuyingOption &best = group->options[group->best];
        const PurchaseChange change = changeOf(best);
        for (const Commitment &each : change.added)
            add(each.start,
                PlanWords::tr("Decide whether to buy %1 x %2 in %3, %4",
                              "number, size, region, 1-year reservation")
                    .arg(QString::number(each.units), sizeName(catalog, each.size),
                         regionName(catalog, each.region), cost::priceTypeWords(each.type)),
                detailOf(*group));
        if (change.added.empty())
            add(group->decideBefore.value_or(plan.start),
                PlanWords::tr("Decide whether to pay for %1 in %2 as you go, in place of the %3",
                              "size, region, 3-year reservation")
                    .arg(sizeName(catalog, group->size), regionName(catalog, group->region),
                         termsOfPlan(*group).join(PlanWords::tr(" and "))),
                detailOf(*group));
    }
    for (const UselessPurchase &each : buying.useless) {
        if (each.saved.known().minor() > 0)
            add(each.commitment.start,
                PlanWords::tr("Decide whether to do without %1", "a purchase")
                    .arg(commitmentWords(catalog, each.commitment)),
                adviceText(each.saved));
    }
    std::ranges::stable_sort(calendar, {}, [](const CalendarEntry &entry) { return entry.date; });
    return calendar;
}

Evaluation withPurchaseDays(Evaluation evaluation, const Plan &plan, const Context &context)
{
    evaluation.calendar
        = withPurchaseDays(std::move(evaluation.calendar), plan,
                           buyingAdvice(plan, context, {.drawn = false}), context.catalog, context.asOf);
    return evaluation;
}

} // namespace slipway
