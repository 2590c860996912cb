// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/cost/bill.h"
#include "model/search/search.h"

#include <memory>
#include <vector>

namespace slipway::search {

/// Every size of the catalog in the place of one compute's, all else as planned: its region, its way of paying, its number of nodes. What
/// people compare sizes by; search() also moves and counts. Where a term that is bought is how the compute pays, others are paid as they go
/// beside it, see AsBought.
struct SizeChoices
{
    struct Row
    {
        Candidate candidate; ///< with everything that stands against it; its cost counts only where hasCost()
        QString reason; ///< the first that stands against it, one sentence; empty: nothing does
        std::optional<Rate> hourly; ///< USD, list price of the price type in the region, usable without asking

        /// Whether what it costs and how long it takes is known.
        [[nodiscard]] bool hasCost() const;
    };

    QString compute; ///< id; empty: there is nothing to choose for it
    QString workload; ///< name of what it does first
    RegionId region = {};
    PriceType type = PriceType::PayAsYouGo;
    Measure measure = Measure::None;
    Currency currency;
    int months = 1;
    int nodes = 1; ///< as planned
    double startHours = 0; ///< that a node bills before a run begins
    Total rest; ///< what the plan costs without this compute
    std::optional<SizeId> planned;
    std::vector<Row> rows; ///< by SizeId; of machines that cannot be compared as well
    std::vector<bool> allowed; ///< by RegionId: the plan allows it for the compute
    std::shared_ptr<const cost::Bill> bill; ///< of the plan: what choice() need not make again; null without a compute

    /// A month of the compute on average.
    [[nodiscard]] Total monthly(const Row &row) const;
    /// Hours of one run, with the start of its nodes, times its nodes times the price of an hour, in USD; none where a run is not what is measured, or has no price.
    [[nodiscard]] std::optional<Money> run(const Row &row) const;
    [[nodiscard]] const Row *plannedRow() const { return planned ? &rows[indexOf(*planned)] : nullptr; }
};

/// Empty where `cancel` was set, or where the compute is not searchable().
[[nodiscard]] SizeChoices sizeChoices(const Plan &plan, const Context &context, const QString &compute,
                                      const std::atomic<bool> *cancel = nullptr);

} // namespace slipway::search
