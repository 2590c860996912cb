// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/search/plannedreach.h"

#include "model/base/planwords.h"
#include "model/cost/linewriter.h"
#include "model/plan/plannedpurchase.h"
#include "model/search/searchedcompute.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace slipway::search {

namespace {

/// Less than this of a machine-hour is nothing.
constexpr double leastHours = 1e-6;

Commitment placed(const Plan &plan, Commitment commitment)
{
    commitment.region = plan.regionOr(commitment.region);
    return commitment;
}

bool takesOver(const cost::Bill &bill, std::size_t commitment)
{
    return commitment < bill.commitments.size() && bill.commitments[commitment].usedHours > leastHours;
}

} // namespace

PlannedReach::PlannedReach(const Plan &plan, const Context &context)
    : m_context(context)
{
    const auto isPlanned = [&context](const Commitment &each) { return isYetToBuy(each, context.asOf); };
    if (std::ranges::none_of(plan.commitments, isPlanned))
        return;
    const std::shared_ptr<const cost::Bill> bill = billOf(plan, context);
    for (std::size_t i = 0; i < plan.commitments.size(); ++i) {
        if (isPlanned(plan.commitments[i]) && takesOver(*bill, i))
            m_reaching.push_back(placed(plan, plan.commitments[i]));
    }
}

LeftOutPurchases PlannedReach::leftOutOf(const Plan &changed) const
{
    LeftOutPurchases result;
    const auto isReaching = [&](const Commitment &each) {
        return std::ranges::find(m_reaching, placed(changed, each)) != m_reaching.end();
    };
    if (m_reaching.empty() || std::ranges::none_of(changed.commitments, isReaching))
        return result;
    const std::shared_ptr<const cost::Bill> bill = billOf(changed, m_context);
    // From the last on, so that no place moves before its turn.
    for (std::size_t i = changed.commitments.size(); i-- > 0;) {
        if (!isReaching(changed.commitments[i]) || takesOver(*bill, i))
            continue;
        result.names.prepend(
            cost::commitmentName(m_context.catalog, placed(changed, changed.commitments[i])));
        result.changes.push_back({u"/commitments/%1"_s.arg(i), std::monostate()});
    }
    return result;
}

QStringList PlannedReach::namesMissingIn(const Plan &changed) const
{
    std::vector<Commitment> left;
    for (const Commitment &each : changed.commitments)
        left.push_back(placed(changed, each));
    QStringList names;
    for (const Commitment &each : m_reaching) {
        const auto found = std::ranges::find(left, each);
        if (found == left.end())
            names << cost::commitmentName(m_context.catalog, each);
        else
            left.erase(found);
    }
    return names;
}

void leaveOut(Plan &changed, const LeftOutPurchases &purchases)
{
    if (purchases.empty())
        return;
    if (const slipway::Result<Plan> without = applied(PlanEdit{{}, Step::Cost, purchases.changes}, changed))
        changed = *without;
}

QString withLeftOut(const QString &words, const QStringList &names)
{
    return names.isEmpty()
        ? words
        : PlanWords::tr("%1; left out, as yet to be bought and of no use then: %2", "a change, purchases")
              .arg(words, names.join(u"; "_s));
}

} // namespace slipway::search
