// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/cost/commitmentreach.h"
#include "model/search/bestplan.h"
#include "model/search/refusals.h"

#include <QSet>

#include <map>
#include <memory>

namespace slipway::search {

/// One compute of a proposal: what was found for it and what is taken.
struct ComputeChoice
{
    QString compute;
    std::shared_ptr<const Result> result;
    std::optional<Candidate> taken; ///< none: nothing meets the plan, it stays as it is
    Refusals refused; ///< what the plan as a whole does not go with
    std::shared_ptr<const Result> alone = nullptr; ///< where it shares commitments: what is found where all is left to it

    /// The best that is not refused; what is there already where nothing is cheaper; else, at the same total, what is in `home`.
    /// A size of which nobody knows how fast its CPUs are must save a tenth of what the compute costs to come before one that is known.
    void choose(RegionId home, const Catalog &catalog);
    /// Nothing of the list is left, though more was found than it holds: the search must be asked for the rest.
    [[nodiscard]] bool isExhausted() const;
    /// Never again what is taken, for what stands against it: its region, its way of paying, the size, as few nodes where there are fewer
    /// than planned, else the size paid for in that way. What does not share the fault stays possible. A compute that is wanted where the
    /// workspace is stands against `home` wherever else it goes: then all other regions are refused at once.
    void refuse(const Finding &finding, RegionId home);
    /// Nobody knows how fast its CPUs are, while that is known of those as planned.
    [[nodiscard]] bool isGuess(const Candidate &candidate, const Catalog &catalog) const;
    [[nodiscard]] bool changes() const { return taken && taken != result->current; }
};

/// By compute, what is found with the workspace in each region.
using ByHome = std::map<QString, std::map<RegionId, std::shared_ptr<const Result>>>;

[[nodiscard]] Query queryFor(const BestOptions &options, const QString &compute);

/// The parts of a plan that have nothing to do with each other, as they are planned.
struct PartsAsPlanned
{
    PartsAsPlanned(const Plan &plan, const Context &context);

    std::vector<Evaluation>
        now; ///< by part, without the budget, which is of the whole; empty where the plan is but one
};

/// The whole plan with its workspace in one region, each compute on the best that was found for it.
class PlanChoice
{
public:
    /// What was found already for another proposal, and holds for this one.
    struct Known
    {
        const std::vector<ComputeChoice> *choices = nullptr; ///< none: nothing was
        /// Else only those hold that do not depend on where the workspace is; commitments reach nothing where it is and was.
        bool sameHome = false;
        QStringList except = {}; ///< computes that must be searched again
        const ByHome *byHome = nullptr; ///< of computes that stay with the workspace
    };

    /// Finds the best for each compute by itself. Borrows all but `home`.
    PlanChoice(const Plan &plan, const Evaluation &now, const PartsAsPlanned &parts, const Context &context,
               const BestOptions &options, RegionId home, const Known &known,
               const std::atomic<bool> *cancel);

    /// What the plan is bound to pay there at the least, in minor units, whatever more is refused of what was found; nullopt where that
    /// is not known before it is settled.
    [[nodiscard]] std::optional<std::int64_t> atLeast();
    /// Takes the next size where what was found alone does not go together.
    void settle();
    /// Searches again what depends on the others, now that they are chosen.
    void refine();

    [[nodiscard]] RegionId home() const { return m_home; }
    [[nodiscard]] const std::vector<ComputeChoice> &choices() const { return m_choices; }
    [[nodiscard]] const Evaluation &evaluation() const { return m_evaluation; }
    [[nodiscard]] PlanEdit edit() const;
    /// Highest nodes, part of the edit, so that runs need not wait for nodes that others have.
    [[nodiscard]] const std::vector<PlanEdit::Change> &room() const { return m_room; }
    [[nodiscard]] bool isValid() const
    {
        return m_valid;
    } ///< false: cancelled, or brings blockers of its own
    /// Has a warning that the plan had not, other than of its budget: nothing there goes without one.
    [[nodiscard]] bool warns() const { return m_warns; }
    /// Meets more of the plan, else warns of nothing new, else costs less.
    [[nodiscard]] bool isBetterThan(const PlanChoice &other) const;
    [[nodiscard]] int withoutCount() const;
    [[nodiscard]] const Total &moving() const { return m_moving; } ///< of the plan's data, once
    /// What the plan is bound to pay then, with what its terms cost after the horizon and what it takes to move its data there once.
    [[nodiscard]] Total committed() const { return m_evaluation.total + m_evaluation.owed + m_moving; }

private:
    [[nodiscard]] std::optional<std::int64_t> atLeastBesideOthers();
    [[nodiscard]] std::vector<PlanEdit::Change> changesBut(const QString &compute) const;
    /// Of `known`, what holds for the compute; null: it must be searched.
    [[nodiscard]] std::shared_ptr<const Result> knownFor(const Known &known, const QString &compute) const;
    [[nodiscard]] const std::shared_ptr<const cost::Bill> &bill();
    /// All that are chosen, or those within a part.
    using Choices = std::vector<ComputeChoice *>;
    [[nodiscard]] Choices choicesIn(const Plan &part);
    /// The plan, or a part of it, with what is chosen.
    [[nodiscard]] Plan with(const Choices &choices, const Plan &base,
                            const std::shared_ptr<const cost::Bill> &bill) const;
    void combine();
    /// Takes for those that share commitments what is best for all of them together.
    void takeTogether(const Known &known);
    [[nodiscard]] std::shared_ptr<const Result> aloneOf(const ComputeChoice &chosen, const Known &known);
    /// Nothing that is searched again around the others would be cheaper, and nobody asks what stands beside it.
    [[nodiscard]] bool isSettledTogether() const;
    void settleOnChoices();
    void settleOverBudget(const std::vector<ComputeChoice> &found);
    /// The next that is not refused.
    void chooseAgain(ComputeChoice &chosen);
    void searchAround(ComputeChoice &chosen);
    struct Offence
    {
        ComputeChoice *chosen
            = nullptr; ///< that does not go with the plan; null where nothing of the kind is left
        const Finding *finding = nullptr;
    };
    /// `added`: what speaks against the choices.
    [[nodiscard]] static Offence offenceOf(const Choices &choices, const Plan &plan,
                                           const std::vector<Finding> &added);
    using Objections = std::vector<Finding> (*)(const Evaluation &after, const Evaluation &before);
    /// Other choices, until nothing new speaks against them; false where it still does.
    bool settleAgainst(Objections objections);
    /// The same within each part by itself, which takes no evaluation of the whole plan; false where something speaks against a part
    /// whatever is chosen in it.
    bool settleParts(Objections objections);
    bool settlePart(const Plan &part, const Evaluation &now, Objections objections);

    const Plan &m_plan;
    const Evaluation &m_now;
    const PartsAsPlanned &m_parts;
    const Context &m_context;
    const BestOptions &m_options;
    const std::atomic<bool> *m_cancel;
    RegionId m_home = {};
    std::vector<PlanEdit::Change> m_move;
    Total m_moving; ///< of the plan's data, where the workspace moves
    Plan m_base; ///< moved, nothing chosen yet
    std::shared_ptr<const cost::Bill> m_bill; ///< of m_base, once it was asked for
    cost::CommitmentReach m_reach; ///< of what the plan has bought
    QSet<QString> m_waiting; ///< computes whose runs wait for others, or others for them
    QSet<QString> m_answering; ///< computes that may answer from elsewhere, where there are several
    QStringList m_sharing; ///< computes that share what commitments cover; empty: at most one may
    QSet<QString> m_coupled; ///< both: their cost depends on what is chosen for others
    std::vector<ComputeChoice> m_choices;
    std::vector<std::optional<Candidate>> m_together; ///< by choice: the cheapest together; empty: nobody knows
    Evaluation m_evaluation; ///< with m_room
    std::vector<PlanEdit::Change> m_room;
    bool m_valid = false;
    bool m_warns = false;
};

} // namespace slipway::search
