// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/search/bestplan.h"
#include "model/search/planchoice.h"

#include <optional>

namespace slipway::search {

/// The candidate with the total of a whole plan that has it, and not of the one that it was searched in: beside it other computes were
/// as planned.
[[nodiscard]] Candidate countedAs(Candidate candidate, const Evaluation &whole);

/// Tells what stands beside what is taken, each by evaluating the plan with it: which exclusion decides, the one without which the plan costs
/// less, by the most money, and the next cheapest of other sizes. What would only run into the next warning or blocker is neither.
class Deciding
{
public:
    /// `taken` is the plan with all that was chosen, `then` its evaluation, `now` that of the plan before. Borrows all of them.
    Deciding(const Plan &taken, const Context &context, const Evaluation &now, const Evaluation &then);

    /// `found` is what was searched for the compute of the choice, `taken` what was taken of it, as that search counted it.
    void decide(const Result &found, const Candidate &taken, BestChoice &choice) const;
    void addRunnersUp(const ComputeChoice &chosen, const Candidate &taken, BestChoice &choice) const;

private:
    /// As the plan without the exclusion counts it; nullopt where it decides nothing.
    [[nodiscard]] std::optional<Candidate> confirmed(Exclusion exclusion, const QString &compute,
                                                     const Candidate &other) const;

    const Plan &m_taken;
    const Context &m_context;
    const Evaluation &m_now;
    const Evaluation &m_then;
};

} // namespace slipway::search
