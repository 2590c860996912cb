// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/search/bestplan.h"
#include "model/search/targetcosts.h"
#include "model/search/whynot.h"

#include <QByteArray>
#include <QString>

namespace slipway {

// What `slipway search` prints, for people and as JSON. The keys are in docs/search.md.

struct SearchedCompute
{
    QString stage; ///< "training"
    search::Result result;
};

/// `frontOnly`: of the ranked ones those on the Pareto front alone.
[[nodiscard]] QString searchText(const std::vector<SearchedCompute> &computes, const Context &context,
                                 bool frontOnly);
[[nodiscard]] QByteArray searchJson(const std::vector<SearchedCompute> &computes, const Context &context,
                                    bool frontOnly);

[[nodiscard]] QString bestPlanText(const search::BestPlan &best, const Plan &plan, const Context &context);
[[nodiscard]] QByteArray bestPlanJson(const search::BestPlan &best, const Context &context);

[[nodiscard]] QString whyNotText(const search::WhyNot &why, const QString &compute);
[[nodiscard]] QByteArray whyNotJson(const search::WhyNot &why, const QString &compute);

[[nodiscard]] QString targetsText(const std::vector<search::TargetCost> &costs, const Context &context);
[[nodiscard]] QByteArray targetsJson(const std::vector<search::TargetCost> &costs, const Context &context);

[[nodiscard]] QString regionsText(const std::vector<search::RegionCost> &costs, const Context &context);
[[nodiscard]] QByteArray regionsJson(const std::vector<search::RegionCost> &costs, const Context &context);

} // namespace slipway
