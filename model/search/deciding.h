// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/search/bestplan.h"
#include "model/search/planchoice.h"

#include <QHash>

#include <functional>
#include <optional>
#include <vector>

namespace slipway::search {

/// The candidate with the total of a whole plan that has it, and not of the one that it was searched in: beside it other computes were
/// as planned.
[[nodiscard]] Candidate countedAs(Candidate candidate, const Total &whole);

/// Tells what stands beside what is taken, each by evaluating the plan with it: which exclusion decides, the one without which the plan costs
/// less, by the most money, and the next cheapest of other sizes. What would only run into the next warning or blocker is neither. Where parts
/// of the plan have nothing to do with each other only the part that has it is evaluated, unless a budget or quota that is there is for all.
class Deciding
{
public:
    /// `taken` is the plan with all that was chosen, `then` its evaluation, `now` that of the plan before, by parts too. Borrows all of them.
    Deciding(const Plan &taken, const Context &context, const Evaluation &now, const PartsAsPlanned &parts,
             const Evaluation &then);

    /// `found` is what was searched for the compute of the choice, `taken` what was taken of it, as that search counted it.
    void decide(const Result &found, const Candidate &taken, BestChoice &choice) const;
    void addRunnersUp(const ComputeChoice &chosen, const Candidate &taken, BestChoice &choice) const;

private:
    struct Part
    {
        Plan plan;
        Total total;
        Total owed;
        const Evaluation &now;
    };
    /// What the whole plan comes to.
    struct Sum
    {
        Total total;
        Total owed;
    };
    using Change = std::function<std::optional<Plan>(const Plan &)>;

    [[nodiscard]] std::vector<Part> partsNow(const PartsAsPlanned &parts) const;
    /// With the candidate in the plan as it was changed before; nullopt where it cannot be taken, or something new speaks against it.
    [[nodiscard]] std::optional<Sum> sumWith(const Candidate &candidate, const QString &compute,
                                             const Change &change) const;
    /// As the plan without the exclusion counts it; nullopt where it decides nothing.
    [[nodiscard]] std::optional<Candidate> confirmed(Exclusion exclusion, const QString &compute,
                                                     const Candidate &other) const;

    const Plan &m_taken;
    const Context &m_context;
    const Evaluation &m_now;
    const Evaluation &m_then;
    std::vector<Part> m_parts; ///< of the plan as taken; empty where it is but one
    QHash<QString, std::size_t> m_partOf; ///< by compute
};

} // namespace slipway::search
