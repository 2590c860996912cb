// SPDX-License-Identifier: GPL-3.0-or-later
// What computes bill, before prices and words: lines put words to it, a search multiplies it by other prices.
#pragma once

#include "model/cost/bymonth.h"
#include "model/cost/costline.h"

#include <QString>

#include <cstddef>
#include <cstdint>
#include <vector>

namespace slipway {

struct Compute;
struct Plan;
class PriceSnapshot;

namespace cost {

struct BillInput;
struct ComputeUse;

/// What a quantity is multiplied by.
enum class PricedBy : std::uint8_t {
    Size, ///< an hour of a VM size
    Meter, ///< a row of resources/prices/meters.csv
    Owner, ///< what its owner charges, as the plan says
    Nothing, ///< it costs, but no price of it is known
};

/// The price type that hours of a size are billed at.
enum class PaidAs : std::uint8_t {
    Compute, ///< that of the compute
    Uncommitted, ///< pay-as-you-go where the compute is committed: a commitment covers no further machines, a savings plan none
    UnlessSpot, ///< pay-as-you-go where the compute is spot: for what must not be taken back
};
[[nodiscard]] PriceType priceTypeFor(PaidAs paidAs, PriceType ofCompute);

struct Use
{
    CostRole role = CostRole::Other;
    PricedBy by = PricedBy::Size;
    QString price = {}; ///< VM size, id of the meter, or decimal USD; an empty size is that of the compute
    PaidAs paidAs = PaidAs::Compute;
    bool sameRegionOnly = false; ///< the meter's price in another region is none
    QString unit = {}; ///< "node-hour"
    ByMonth<double> quantities = {}; ///< by month of the horizon
    std::vector<double> owed = {}; ///< by month after it: what terms bill that run on
    bool paidUnused = false; ///< some months bill more than is needed, since a term runs on
    std::size_t workload = 0; ///< index in the plan, of a deployment's instances
    std::size_t deployment = 0; ///< index in the workload

    [[nodiscard]] double in(int month) const
    {
        const auto index = static_cast<std::size_t>(month);
        return index < quantities.size() ? quantities[index] : 0;
    }
};

/// Whether a use is what a savings plan bills for its term, used or not, beside the machines.
[[nodiscard]] bool isTermAlone(const Use &use);

/// All that a compute bills. `use` is filled, apart from ComputeUse::billed. Nothing where no enabled workload uses it. Of a compute in a
/// savings plan the uses with isTermAlone() come after those that it has as it goes.
[[nodiscard]] std::vector<Use> usesOf(const BillInput &input, const Compute &compute, const ComputeUse &use);

/// The hours of machines that run, whatever is bought for a term: the same as usesOf() where the compute paid as it goes, without the work
/// that it leaves undone. For what a term bills, a use has the place that it has there.
[[nodiscard]] std::vector<Use> runningUses(const BillInput &input, const Compute &compute, const ComputeUse &use);

// One function for each way of billing.
[[nodiscard]] std::vector<Use> instanceUses(const BillInput &input, const Compute &compute,
                                            const ComputeUse &use);
[[nodiscard]] std::vector<Use> clusterUses(const BillInput &input, const Compute &compute,
                                           const ComputeUse &use);
[[nodiscard]] std::vector<Use> endpointUses(const BillInput &input, const Compute &compute,
                                            const ComputeUse &use);
[[nodiscard]] std::vector<Use> kubernetesUses(const BillInput &input, const Compute &compute,
                                              const ComputeUse &use);
[[nodiscard]] std::vector<Use> machineUses(const BillInput &input, const Compute &compute,
                                           const ComputeUse &use);
[[nodiscard]] std::vector<Use> containerUses(const BillInput &input, const Compute &compute,
                                             const ComputeUse &use);
[[nodiscard]] std::vector<Use> sparkUses(const BillInput &input, const Compute &compute,
                                         const ComputeUse &use);
[[nodiscard]] std::vector<Use> tokenUses(const BillInput &input, const Compute &compute,
                                         const ComputeUse &use);
[[nodiscard]] std::vector<Use> attachedUses(const BillInput &input, const Compute &compute,
                                            const ComputeUse &use);

/// Hours of work of one month on a compute that bills for being used, by who does it.
struct Work
{
    double people = 0; ///< hours of all people
    double sittings = 0; ///< one for each person and working day
    double runs = 0; ///< times the nodes of one run
    double runHours = 0; ///< of all of them
    double serving = 0; ///< instance-hours of deployments, which answer at any hour
};
/// `leastNodes`: a run never holds fewer, the others are up while it lasts.
[[nodiscard]] Work workIn(const BillInput &input, const Compute &compute, int month, int leastNodes);
/// What goes into hosted models on the compute in a month and comes out of them.
struct Tokens
{
    double millionsIn = 0;
    double millionsOut = 0;
    double longIn = 0; ///< millions of requests that are billed as long ones; not among the others
    double longOut = 0; ///< of their answers
    bool known = true; ///< false: some work on it does not tell its tokens
};
/// `longBeyond`: requests of more tokens are long.
[[nodiscard]] Tokens tokensIn(const BillInput &input, const Compute &compute, int month, double longBeyond);
/// From which length on requests to the hosted model of a compute are dearer, and whether the price book says how much.
struct LongRequests
{
    double beyond
        = 128'000; ///< tokens; where nobody tells, from here on providers bill some models by dearer meters
    bool isPriced = false;
};
[[nodiscard]] LongRequests longRequests(const Plan &plan, const PriceSnapshot &prices,
                                        const Compute &compute);
/// Hours that a Spark session is held beside its work: from its start-up until it has been idle for its time-out.
[[nodiscard]] double hoursAroundSession(const BillInput &input, const Compute &compute);

} // namespace cost
} // namespace slipway
