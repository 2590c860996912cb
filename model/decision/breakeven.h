// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/search/bestplan.h"

#include <optional>
#include <vector>

namespace slipway {

/// What one hosted model bills by the token for the work of an endpoint.
struct HostedCost
{
    QString model; ///< as the price book names it
    HostedReach reach = HostedReach::Anywhere; ///< of who answers
    Total total; ///< over the horizon; whole, and never zero
};

/// A hosted model that bills by the token, against the cheapest endpoint of one's own.
struct BreakEven
{
    QString model; ///< as the price book names it
    HostedReach reach = HostedReach::Anywhere; ///< of who answers
    Total byToken; ///< what the endpoint costs over the horizon at the load of the plan
    /// Requests a second at the peak of the first month from which on the endpoint of one's own costs no more. None: not within
    /// BreakEvenTable::loads.
    std::optional<double> load;
    QString size; ///< of the endpoint of one's own at that load
    bool planned = false; ///< at the load of the plan one's own costs no more
};

/// What one endpoint costs at one load.
struct OwnCost
{
    double load = 0; ///< requests a second at the peak of the first month
    Total total; ///< of the cheapest endpoint of one's own over the horizon
    QString size;
};

/// Own machines against prices by the token for one endpoint that answers with a language model: values of a chart as well.
struct BreakEvenTable
{
    QString compute;
    QString workload; ///< id
    double load = 0; ///< of the plan
    double tokensPerRequest = 0; ///< in and out
    std::vector<OwnCost> own; ///< by load; a load that no endpoint of one's own carries is left out
    std::vector<BreakEven> models; ///< as nearestFirst() has them
};

/// Orders the models of a table: first those whose load is the fewest times that of the plan away from it, since they could be the better choice,
/// last those without a load.
void nearestFirst(BreakEvenTable &table);

inline constexpr double leastBreakEvenLoad = 0.001;
inline constexpr double mostBreakEvenLoad = 1000;

/// Every hosted model with a price where the plan is, in place of the machines of `compute`, at the load of the plan; by name, those
/// of anywhere first, of a data zone next, of a region last. `plan` holds an endpoint on it that states the tokens in and out of a request.
[[nodiscard]] std::vector<HostedCost> hostedCosts(const Plan &plan, const Context &context, const QString &compute);

/// For every endpoint of the plan that states tokens in and out of a request and runs on machines: as many instances as each load takes, and never
/// fewer than the plan keeps, of the sizes that do its work at the least cost, always billed by the hour, never by use. Hosted models without a price where the plan is are left out.
/// Whether their answers are as good nobody but the planner knows.
[[nodiscard]] std::vector<BreakEvenTable> breakEvens(const Plan &plan, const Context &context,
                                                     const search::BestOptions &options = {});

} // namespace slipway
