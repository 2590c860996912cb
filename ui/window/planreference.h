// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/plan/plan.h"
#include "model/prices/referencedata.h"

#include <functional>
#include <optional>
#include <vector>

namespace slipway {

/// The catalog and prices that the open plan is shown with: the built-in ones and the additions it names. Everything in a
/// window borrows the one object, whose content changes with the plan's additions.
class PlanReference
{
public:
    /// The reference data with what the pins name; `planFolder` is empty for a plan without a file.
    using Find = std::function<Result<ReferenceData>(const std::vector<PinnedInput> &pins,
                                                     const QString &planFolder)>;

    /// Borrows the data, which hold nothing but what is built in. Without `find` no additions can be used.
    PlanReference(ReferenceData &data, Find find);

    /// Whether the plan's additions are here and everything it names is known. Changes nothing that is shown.
    [[nodiscard]] Result<void> check(const Plan &plan, const QString &path);
    /// Whether the plan names other additions than are in use.
    [[nodiscard]] bool isOther(const Plan &plan) const { return plan.additions != m_pins; }
    /// Takes what check() found for this plan, else looks for it. On an Error the data stay, and this plan is not
    /// looked for again.
    [[nodiscard]] Result<void> adopt(const Plan &plan, const QString &path);

private:
    [[nodiscard]] Result<ReferenceData> find(const Plan &plan, const QString &path) const;

    ReferenceData &m_data;
    Find m_find;
    std::vector<PinnedInput> m_pins; ///< of the plan that was adopted last
    struct Prepared
    {
        std::vector<PinnedInput> pins;
        ReferenceData data;
    };
    std::optional<Prepared> m_prepared;
};

} // namespace slipway
