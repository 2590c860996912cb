// SPDX-License-Identifier: GPL-3.0-or-later
// What plans cost that are one plan but for their machines: for who tries many.
#pragma once

#include "model/cost/bill.h"
#include "model/cost/planruns.h"

#include <cstdint>
#include <vector>

namespace slipway::cost {

/// The lines of one compute, or those of none, over the horizon.
struct ComputeCost
{
    std::int64_t total = 0; ///< minor units
    std::int64_t owed = 0; ///< minor units: what terms bill after the horizon
    bool whole = true; ///< false: something of it has no price

    void add(const ComputeCost &other);
    friend bool operator==(const ComputeCost &, const ComputeCost &) = default;
};

/// Adds up makeComputeBill() of one plan after the other, by the functions that it calls. Each is held against the one before: what a
/// compute bills is worked out anew where the compute differs, its work does, or what commitments cover of it. Each thread has one of its own.
class ComputeTrials
{
public:
    /// Borrows catalog and prices.
    ComputeTrials(const Catalog &catalog, const PriceSnapshot &prices, const ExchangeRate &exchange);
    ComputeTrials(const ComputeTrials &) = delete;
    ComputeTrials &operator=(const ComputeTrials &) = delete;

    /// All plans are the same but for their computes and workloads.
    void take(Plan plan);

    /// By compute of the plan that was taken last.
    [[nodiscard]] const std::vector<ComputeCost> &costs() const { return m_costs; }
    /// What no compute bills.
    [[nodiscard]] const ComputeCost &beside() const { return m_beside; }
    [[nodiscard]] ComputeCost all() const;
    [[nodiscard]] const ComputeUse &uses(std::size_t compute) const { return m_uses[compute]; }
    /// What a compute of that plan bills, and whether the work of every month fits on it.
    [[nodiscard]] const std::vector<Use> &billed(std::size_t compute) const { return m_uses[compute].billed; }
    [[nodiscard]] bool fits(std::size_t compute) const;

private:
    /// What a compute was last billed for beside what it uses.
    struct Covered
    {
        std::vector<double> machines;
        std::vector<double> system;
        ComputeCost cost;
        bool known = false;
    };

    [[nodiscard]] BillInput input() const;
    void startAnew();
    /// Whether the same workloads run in the same months on the same computes, and none of them waits for another.
    [[nodiscard]] bool isAlike(const Plan &plan) const;
    /// What of the plan differs from the one before becomes that of this one; by compute, whether it is among that.
    [[nodiscard]] std::vector<bool> takeDifferences(Plan &plan);
    void use(const std::vector<bool> &changed);
    void costAll();

    const Catalog &m_catalog;
    const PriceSnapshot &m_prices;
    ExchangeRate m_exchange;
    Plan m_plan;
    sizing::PlanSizing m_sizing;
    PlanIndex m_index;
    std::vector<SameMonths> m_runs;
    bool m_waits = true; ///< some runs wait for others
    std::vector<ComputeUse> m_uses;
    std::vector<Covered> m_covered; ///< by compute
    std::vector<ComputeCost> m_costs;
    ComputeCost m_beside;
};

} // namespace slipway::cost
