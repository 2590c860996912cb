// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/search/bestplan.h"

namespace slipway::search {

/// Tells which exclusion decides for what is taken: the one without which the plan costs less, by the most money. Confirmed by
/// evaluating the plan without it; what would only run into the next warning or blocker decides nothing.
class Deciding
{
public:
    /// `taken` is the plan with all that was chosen, `then` its evaluation, `now` that of the plan before. Borrows all of them.
    Deciding(const Plan &taken, const Context &context, const Evaluation &now, const Evaluation &then);

    /// `found` is what was searched for the compute of the choice.
    void decide(const Result &found, BestChoice &choice) const;

private:
    [[nodiscard]] bool isConfirmed(Exclusion exclusion, const QString &compute, const Candidate &other) const;

    const Plan &m_taken;
    const Context &m_context;
    const Evaluation &m_now;
    const Evaluation &m_then;
};

} // namespace slipway::search
