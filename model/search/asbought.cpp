// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/search/asbought.h"

#include "model/cost/owedterms.h"
#include "model/cost/pricetypes.h"
#include "model/search/regionprices.h"
#include "model/search/scan.h"
#include "model/search/searchedcompute.h"
#include "model/sizing/machine.h"

#include <algorithm>

namespace slipway::search {

namespace {

/// The compute as it is typed; nullopt where it has no size or region, or is not searchable().
std::optional<SearchedCompute> searchedAsTyped(const Plan &plan,
                                               const std::shared_ptr<const cost::Bill> &bill,
                                               const Context &context, const QString &compute)
{
    Query query;
    query.compute = compute;
    std::optional<SearchedCompute> searched = searchedComputeOf(plan, bill, context, query);
    const bool isPlaced = searched && searched->plannedSize && searched->planned && searched->use().region;
    return isPlaced ? std::move(searched) : std::nullopt;
}

std::int64_t owedOf(const cost::Bill &bill, const QString &compute)
{
    std::int64_t owed = 0;
    for (const CostLine &line : bill.lines) {
        if (line.compute == compute)
            owed = addSaturated(owed, line.owed.minor());
    }
    return owed;
}

} // namespace

AsBought::AsBought(const Plan &plan, const Context &context)
    : AsBought(plan, nullptr, context)
{
}

AsBought::AsBought(const Plan &plan, std::shared_ptr<const cost::Bill> bill, const Context &context)
    : m_plan(plan)
    , m_context(context)
    , m_typedBill(std::move(bill))
{
    if (!cost::hasTermsAsPrices(plan))
        return;
    if (!m_typedBill)
        m_typedBill = billOf(plan, context);
    m_told = cost::withBegunAsCommitments(plan, m_typedBill->lines, context.asOf);
}

const std::shared_ptr<const cost::Bill> &AsBought::typedBill() const
{
    if (!m_typedBill)
        m_typedBill = billOf(m_plan, m_context);
    return m_typedBill;
}

const std::shared_ptr<const cost::Bill> &AsBought::bill() const
{
    if (!isTold())
        return typedBill();
    if (!m_bill)
        m_bill = billOf(*m_told, m_context);
    return m_bill;
}

std::optional<Total> AsBought::typedTotal() const
{
    return isTold() ? std::optional(m_typedBill->total) : std::nullopt;
}

std::vector<PlanEdit::Change> AsBought::telling() const
{
    return m_told ? cost::changesTelling(*m_told, m_plan) : std::vector<PlanEdit::Change>();
}

void AsBought::tellFirst(PlanEdit &edit) const
{
    if (!isTold() || edit.changes.empty())
        return;
    const std::vector<PlanEdit::Change> changes = telling();
    edit.changes.insert(edit.changes.begin(), changes.begin(), changes.end());
}

void AsBought::settle(PlanEdit &edit, Total &total) const
{
    if (isTold() && edit.changes.empty())
        total = *typedTotal();
    tellFirst(edit);
}

std::optional<Candidate> AsBought::asTyped(const QString &compute) const
{
    std::optional<SearchedCompute> searched
        = isTold() ? searchedAsTyped(m_plan, m_typedBill, m_context, compute) : std::nullopt;
    if (!searched)
        return std::nullopt;
    lookAtOthers(*searched);
    const RegionPrices prices(*searched);
    Candidate typed = Scan(*searched, prices)
                          .judge({static_cast<SizeId>(*searched->plannedSize), *searched->planned},
                                 *searched->use().region, cost::effectivePriceType(searched->asPlanned()),
                                 searched->nodes);
    // Candidates leave out what commitments owe: it is the same with each of them.
    const std::int64_t beside = addSaturated(bill()->owed.known().minor(), -owedOf(*bill(), compute));
    typed.owed = addSaturated(m_typedBill->owed.known().minor(), -beside);
    return typed;
}

bool AsBought::isAsTyped(const QString &compute, const Candidate &candidate) const
{
    const std::optional<SearchedCompute> typed
        = isTold() ? searchedAsTyped(m_plan, m_typedBill, m_context, compute) : std::nullopt;
    return typed && candidate.size == static_cast<SizeId>(*typed->plannedSize)
        && candidate.region == *typed->use().region
        && candidate.type == cost::effectivePriceType(typed->asPlanned()) && candidate.nodes == typed->nodes;
}

} // namespace slipway::search
