// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/proposals/purchases.h"

#include "model/base/format.h"
#include "model/base/planwords.h"
#include "model/buying/purchasedays.h"
#include "model/buying/termwords.h"
#include "model/cost/pricetypes.h"

#include <algorithm>
#include <cmath>
#include <set>

using namespace Qt::StringLiterals;

namespace slipway::proposals {

namespace {

/// Terms that run on after the plan are told of where they cost less by so much of it: nobody signs them for the cents.
constexpr double leastSaved = 0.01;

QString amountText(const Total &total)
{
    return formatTotal(total, wordsLocale());
}

QString shareText(double share)
{
    return formatPercent(share, wordsLocale());
}

/// Machines may be reserved for a part of them alone, and for months of which the price of a compute knows nothing.
Plan paidAsItGoes(Plan plan)
{
    for (Compute &compute : plan.computes) {
        if (cost::isPaidByTerm(compute))
            cost::pay(compute, PriceType::PayAsYouGo);
    }
    return plan;
}

Buying adviceFor(const Plan &plan, const Context &context, bool owedAfterwards)
{
    BuyingOptions options;
    options.drawn = false;
    options.preemptible = false;
    options.owedAfterwards = owedAfterwards;
    return buyingAdvice(plan, context, options);
}

Plan withoutThem(const Purchases &purchases)
{
    Plan plan = purchases.plan;
    plan.commitments.clear(); // a sheet knows of no others
    return plan;
}

bool areAlike(const Commitment &a, const Commitment &b)
{
    return a.size == b.size && a.type == b.type && a.units == b.units;
}

/// "3 x D2as v4, 1-year reservation, from Jan 2027 and Jan 2028": of the same machines and term once.
QString purchasesOf(const BuyingOption &option, const Catalog &catalog)
{
    QStringList told;
    std::vector<const Commitment *> seen;
    for (const Commitment &each : option.purchases) {
        if (std::ranges::any_of(seen, [&](const Commitment *other) { return areAlike(*other, each); }))
            continue;
        seen.push_back(&each);
        QStringList starts;
        for (const Commitment &other : option.purchases) {
            if (areAlike(each, other))
                starts << formatMonth(other.start, wordsLocale());
        }
        told << PlanWords::tr("%1, from %2", "3 x D2as v4, 1-year reservation")
                    .arg(commitmentWords(catalog, each), starts.join(PlanWords::tr(" and ")));
    }
    return told.join(u"; "_s);
}

QString sentenceOf(const BuyingGroup &group, const Catalog &catalog)
{
    const BuyingOption &option = group.options[group.best];
    const QString what = purchasesOf(option, catalog);
    const QString saved = amountText(option.saved.value_or(Total(Money(0, option.inAll.currency()))));
    const QString used = shareText(option.usedPercent.value_or(0));
    QString text = option.breakEvenPercent
        ? PlanWords::tr("%1: it pays where its machines run more than %2 of its hours, and they run %3 of "
                        "them. It saves %4 "
                        "over the plan, and nothing is owed after it.")
              .arg(what, shareText(*option.breakEvenPercent), used, saved)
        : PlanWords::tr("%1: its machines run %2 of its hours. It saves %3 over the plan, and nothing is "
                        "owed after it.")
              .arg(what, used, saved);
    if (option.estimated && option.savedAtDearest)
        text += u' '
            + PlanWords::tr("Its price is an estimate: at the dearest of other regions it saves %1.")
                  .arg(amountText(*option.savedAtDearest));
    return text;
}

/// What terms that run on after the plan would cost less in all; empty where that is nothing worth telling.
QString longerTerms(const Purchases &purchases, const Context &context)
{
    const Plan without = withoutThem(purchases);
    const Buying longer = adviceFor(without, context, true);
    const std::optional<Total> saved = purchases.total.less(longer.best);
    if (!saved || !saved->isComplete()
        || saved->known().toDouble() < leastSaved * purchases.total.known().toDouble())
        return {};
    Total owed(Money(0, saved->currency()));
    QStringList what;
    for (const BuyingGroup &group : longer.groups) {
        const BuyingOption &option = group.options[group.best];
        owed = owed + option.owed;
        if (option.owed.known().minor() > 0)
            what << purchasesOf(option, context.catalog);
    }
    return PlanWords::
        tr("Terms that run on after the plan cost %1 less in all, with %2 owed after it: %3. Whoever signs "
           "for so long decides that (slipway buy).")
            .arg(amountText(*saved), amountText(owed), what.join(u"; "_s));
}

} // namespace

Purchases purchasesFor(const Plan &plan, const Context &context)
{
    Purchases purchases{paidAsItGoes(plan), {}, {}};
    const Buying buying = adviceFor(purchases.plan, context, false);
    purchases.total = buying.payAsYouGo;
    if (!buying.remark.isEmpty())
        return purchases; // together they are more than the plan allows
    for (const BuyingGroup *group : advisedGroups(purchases.plan, buying))
        purchases.groups.push_back(*group);
    if (!purchases.groups.empty()) {
        purchases.plan = withBest(purchases.plan, buying);
        purchases.total = buying.best;
    }
    return purchases;
}

std::map<QString, Total> costsByCompute(const Purchases &purchases, const Evaluation &evaluation,
                                        const Context &context)
{
    std::map<QString, Total> costs;
    for (const Compute &each : purchases.plan.computes)
        costs[each.id] = evaluation.costOf(each.id);
    if (purchases.groups.empty())
        return costs;
    const Evaluation asItGoes = weigh(withoutThem(purchases), context);
    std::set<QString> seen;
    for (const BuyingGroup &group : purchases.groups) {
        std::map<QString, std::int64_t> takenOff;
        std::int64_t all = 0;
        for (const QString &id : group.computes + group.systemNodesOf) {
            if (seen.insert(id).second)
                all += takenOff[id] = (asItGoes.costOf(id).known() - costs[id].known()).minor();
        }
        const std::optional<Total> &saved = group.options[group.best].saved;
        if (all <= 0 || !saved)
            continue;
        const auto price = static_cast<double>(all - saved->known().minor());
        for (const auto &[id, part] : takenOff) {
            const double share = static_cast<double>(part) / static_cast<double>(all);
            costs[id] = costs[id] + Total(Money(std::llround(price * share), saved->currency()));
        }
    }
    return costs;
}

QStringList purchaseSentences(const Purchases &purchases, const Context &context)
{
    QStringList sentences;
    for (const BuyingGroup &group : purchases.groups)
        sentences << sentenceOf(group, context.catalog);
    sentences << (sentences.isEmpty() ? PlanWords::tr(
                      "No reservation that ends with the plan costs less than paying as it goes.")
                                      : PlanWords::tr("What runs beyond that is paid as it goes."));
    if (const QString longer = longerTerms(purchases, context); !longer.isEmpty())
        sentences << longer;
    return sentences;
}

} // namespace slipway::proposals
