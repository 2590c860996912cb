// SPDX-License-Identifier: GPL-3.0-or-later
// What plans cost that are one plan but for its figures: for thousands of draws.
#pragma once

#include "model/cost/bill.h"
#include "model/cost/kernel.h"
#include "model/cost/planruns.h"
#include "model/cost/pricing.h"
#include "model/cost/shareduses.h"

#include <array>
#include <cstdint>
#include <map>
#include <memory>
#include <span>
#include <vector>

namespace slipway::cost {

/// A price that a tally multiplies by. What several uses pay alike is one price.
struct TallyPrice
{
    QString what; ///< "Standard_NC24ads_A100_v4, spot", or a meter: an id, the same in every language; draws hang on it
    Pricing pricing;
    std::optional<Rate> rate; ///< multiplied by: that of the pricing until it is drawn
    bool used = false; ///< something is billed at it, at the figures that the plan has at first
    QString shown = {}; ///< `what` in the language of the program
    QString size = {}; ///< of an hour of a VM, as CostLine::sku
    std::optional<PriceType> paidAs = {}; ///< of the same, as CostLine::paidAs
    bool bought = false; ///< of a term that has begun: it is paid, and no other price changes that

    /// What a month is multiplied by: an announced price moves with the one that is drawn.
    [[nodiscard]] std::optional<Rate> rateIn(int month, int first) const;
};

/// Computes the months of a plan again and again while its figures change, by the functions that makeBill() calls for the same
/// quantities and amounts, without lines, words and peaks. What no changed figure reaches is computed once. Each thread has one of
/// its own.
class Tally
{
public:
    /// `changing` tells by workload whether figures change that its cost rests on; `bought` by compute whether the term that it is paid by has
    /// begun, empty: of none.
    Tally(const Plan &plan, const Catalog &catalog, const PriceSnapshot &prices, const ExchangeRate &exchange,
          std::vector<bool> changing, std::vector<bool> bought = {});
    Tally(const Tally &) = delete;
    Tally &operator=(const Tally &) = delete;

    /// Its own copy. Estimates may change, and the work of training jobs; nothing else.
    [[nodiscard]] Plan &plan() { return m_plan; }
    [[nodiscard]] const sizing::PlanSizing &sizing() const { return m_sizing; }
    [[nodiscard]] std::span<TallyPrice> prices() { return m_prices; }

    /// The plan as its figures stand.
    void compute();
    /// Only sizing() and waits(): times, and machines for them. Amounts stay those of before.
    void computeTimes();
    /// PlayedRuns::waits, for those workloads whose runs are promised for a time.
    [[nodiscard]] const std::vector<double> &waits() const { return m_waits; }

    /// Of months and stages, minor units; what has no amount counts as nothing.
    [[nodiscard]] std::int64_t amount(CostStage stage, int month) const
    {
        return m_amounts[static_cast<std::size_t>(stage)][static_cast<std::size_t>(month)];
    }
    /// Something that is billed has no amount: every total is "at least".
    [[nodiscard]] bool isIncomplete() const { return m_incomplete; }

private:
    using Months = std::vector<std::int64_t>;
    /// What one compute costs by stage of its lines: all of them are of one stage.
    struct ComputeMonths
    {
        Months amounts;
        CostStage stage = CostStage::Shared;
        bool incomplete = false;
    };
    /// What a use came to when it was last asked for: it mostly comes to the same again.
    struct UseMonths
    {
        ByMonth<double> quantities;
        std::optional<Rate> rate;
        ByMonth<std::int64_t> amounts;
        bool whole = true;
        bool known = false;
    };
    /// Finds the price of a use again.
    struct PriceKey
    {
        CostRole role = CostRole::Other;
        PricedBy by = PricedBy::Size;
        PaidAs paidAs = PaidAs::Compute;
        QString price;
        std::size_t index = 0; ///< in m_prices
        bool coverable = false; ///< commitments may take hours off it
    };
    /// What the table of a deployment follows from.
    using ProfileKey = std::array<double, 4>;
    struct EndpointTables
    {
        std::vector<std::map<ProfileKey, sizing::DeploymentSizing>> deployments;
    };

    [[nodiscard]] BillInput input() const
    {
        return {m_plan, m_catalog, m_bookPrices, m_exchange, m_sizing, m_index, 0, m_peopleStop};
    }
    /// Instances at the peak decide quota and commitments, not what is billed.
    [[nodiscard]] bool peaksCount() const { return m_first || !m_plan.commitments.empty(); }
    void size();
    /// What the runs make of the nodes now, and how long they wait for them.
    std::vector<ByMonth<ClusterMonth>> play(const BillInput &input);
    void resize(std::size_t workload);
    void resizeEndpoint(std::size_t workload, const RealtimeEndpoint &endpoint,
                        sizing::EndpointSizing &sized);
    void fill(const BillInput &input, std::size_t compute, ByMonth<ClusterMonth> months);
    void addCompute(const BillInput &input, std::size_t compute);
    void addShared(const BillInput &input);
    void addFixed(const BillInput &input);
    [[nodiscard]] const PriceKey &priceOf(const BillInput &input, std::size_t compute, const Use &billed);
    [[nodiscard]] std::size_t indexOf(const QString &what, Pricing pricing, bool bought = false);
    /// Adds price x quantity of each month; whether all of it has an amount.
    [[nodiscard]] bool addAmounts(Months &months, TallyPrice &price, UseMonths &last,
                                  ByMonth<double> &quantities) const;
    /// Sets the amounts of a use and whether all of it has one.
    void multiply(TallyPrice &price, UseMonths &use) const;

    Plan m_plan;
    const Catalog &m_catalog;
    const PriceSnapshot &m_bookPrices;
    ExchangeRate m_exchange;
    Amounts m_toAmount;
    sizing::PlanSizing m_sizing;
    PlanIndex m_index;
    std::vector<SameMonths> m_runs;
    SharedBands m_bands;
    std::vector<bool> m_changing; ///< workloads
    std::vector<bool> m_bought; ///< computes
    std::vector<bool> m_affected; ///< computes
    bool m_replays = false; ///< timelines change of which costs follow
    bool m_waitsChange = false; ///< how long runs wait that are promised for a time
    std::vector<double> m_waits; ///< hours by workload
    bool m_first = true; ///< nothing has been computed yet
    bool m_peopleStop
        = false; ///< see BillInput: where all of the plan as it is planned is done and has a price
    std::vector<ComputeUse> m_uses;
    std::vector<ComputeMonths> m_computes;
    std::vector<std::vector<PriceKey>> m_keys; ///< by compute
    std::vector<PriceKey> m_sharedKeys;
    std::vector<std::vector<UseMonths>> m_last; ///< by compute and use; those of shared services behind them
    std::vector<TallyPrice> m_prices;
    std::vector<EndpointTables> m_tables; ///< by workload
    Months m_fixed;
    bool m_fixedIncomplete = false;
    std::array<Months, costStageCount> m_amounts;
    bool m_incomplete = false;
};

} // namespace slipway::cost
