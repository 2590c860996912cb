// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/plan/plan.h"
#include "model/prices/referencedata.h"

#include <functional>
#include <optional>
#include <vector>

namespace slipway {

/// The catalog and prices that the open plan is shown with: the book it is pinned to or the current one, and the additions it
/// names. Everything in a window borrows the one object, whose content changes with them.
class PlanReference
{
public:
    /// The reference data with what the plan names; `planFolder` is empty for a plan without a file. A book that is kept
    /// nowhere leaves the current one.
    using Find = std::function<Result<ReferenceData>(const Plan &plan, const QString &planFolder)>;

    /// Borrows the data, which are those of a plan that names nothing. Without `find` no additions and no other books can be
    /// used.
    PlanReference(ReferenceData &data, Find find);

    /// Whether the book and the additions of the plan are here. Words that the catalog does not know are for the rules: such a plan opens
    /// to be mended. Changes nothing that is shown.
    [[nodiscard]] Result<void> check(const Plan &plan, const QString &path);
    /// Whether the plan names another book or other additions than are in use.
    [[nodiscard]] bool isOther(const Plan &plan) const;
    /// Another book became the current one: what is in use may be another for the same plan.
    void expire();
    /// Takes what check() found for this plan, else looks for it. On an Error the data stay, and this plan is not
    /// looked for again.
    [[nodiscard]] Result<void> adopt(const Plan &plan, const QString &path);

private:
    [[nodiscard]] Result<ReferenceData> find(const Plan &plan, const QString &path) const;

    ReferenceData &m_data;
    Find m_find;
    struct Names
    {
        std::vector<PinnedInput> additions;
        std::optional<PinnedInput> prices;

        friend bool operator==(const Names &, const Names &) = default;
    };
    [[nodiscard]] static Names namesOf(const Plan &plan) { return {plan.additions, plan.prices}; }

    Names m_names; ///< of the plan that was adopted last
    bool m_expired = false;
    struct Prepared
    {
        Names names;
        ReferenceData data;
    };
    std::optional<Prepared> m_prepared;
};

} // namespace slipway
