// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalog/catalog.h"
#include "model/eligibility/exclusion.h"
#include "model/plan/planedit.h"

#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace slipway::search {

/// One constraint of a plan, and how to do without it.
struct Relaxation
{
    QString id; ///< "deadline"
    QString name; ///< the constraint: "Deadline of 24 hours for Training"
    QString field; ///< JSON pointer into the plan; empty: an option of the search
    PlanEdit edit; ///< without it; no changes where it is an option of the search
    bool everyRegion = false; ///< without it all regions are tried
    bool commitments = false; ///< without it reservations and savings plans are tried
    std::optional<std::size_t> workload = {}; ///< index: it binds the computes of this one and no others
};

/// Every constraint that the plan has, in the order in which they are tried.
[[nodiscard]] std::vector<Relaxation> relaxationsOf(const Plan &plan, const Catalog &catalog);

/// What the plan is yet to buy on a day: a choice that could be made otherwise as well. Without it commitments that are not bought are gone;
/// nullopt where there are none.
[[nodiscard]] std::optional<Relaxation> purchasesOf(const Plan &plan, const Catalog &catalog,
                                                    const QDate &day);

/// A limit of time just long enough in place of none: for work whose Measure is `measure`, hours of a run or of a batch, or milliseconds of
/// an answer, rounded up to two figures. nullopt where the constraint is no such limit, or allows as much already.
[[nodiscard]] std::optional<Relaxation> easedTo(const Relaxation &constraint, const Plan &plan,
                                                double measure);

/// The place of the region among those that data may be in, in place of all. nullopt where the constraint is no such law, or allows it already.
[[nodiscard]] std::optional<Relaxation> widenedTo(const Relaxation &constraint, const Plan &plan,
                                                  const Region &region);

/// Ids of the relaxations that do without an exclusion; none for what hangs on no field of the plan.
[[nodiscard]] QStringList relaxationsFor(Exclusion exclusion);
/// Whether the constraint is of matter to the compute: what binds another workload is not.
[[nodiscard]] bool isAbout(const Relaxation &relaxation, const Plan &plan, const QString &compute);

} // namespace slipway::search
