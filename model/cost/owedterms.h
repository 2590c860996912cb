// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/cost/costline.h"
#include "model/plan/plan.h"
#include "model/plan/planedit.h"

#include <QDate>

#include <optional>

namespace slipway::cost {

/// What a part of the terms bills after the horizon.
struct OwedPart
{
    Total amount;
    int months = 0; ///< after the horizon, of the term that runs longest
    QStringList names; ///< of its lines
    const CostLine *first = nullptr; ///< line that owes; null: none does
};

/// What is owed after the horizon: for terms that are still to be bought, which whoever approves the plan binds to, and for those that
/// were bought before, which is due whatever becomes of the plan.
struct OwedTerms
{
    OwedPart toBuy;
    OwedPart bought;
};

/// Index in Plan::commitments of the one that a line bills; -1: it bills none.
[[nodiscard]] int commitmentOf(const CostLine &line);
/// The same by the id of a line.
[[nodiscard]] int commitmentOf(const QString &line);

/// Whether the term that a line bills is not bought on a day: as isYetToBuy() judges a commitment; what a compute is paid by is bought in
/// the month in which its work begins.
[[nodiscard]] bool isYetToBuy(const Plan &plan, const CostLine &line, const QDate &day);

/// Whether a compute that is paid for a term has begun the first one by a day: its machines are bought, whatever becomes of them.
[[nodiscard]] bool isTermBegun(const Plan &plan, const Compute &compute, const std::vector<CostLine> &lines,
                               const QDate &day);

/// A term that has begun as the price of a compute, as the commitments that tell the same.
struct BegunTerm
{
    QString compute; ///< id
    PriceType type = PriceType::Reservation1Year; ///< that the compute pays as long as it is not told
    std::vector<Commitment> commitments; ///< by month; those that renew it later are noted as planned

    friend bool operator==(const BegunTerm &, const BegunTerm &) = default;
};

/// Of every compute whose term has begun, where its units are whole machines. `only`: id of the one compute that is meant; empty: all.
[[nodiscard]] std::vector<BegunTerm> begunTerms(const Plan &plan, const std::vector<CostLine> &lines,
                                                const QDate &day, const QString &only = {});
/// Makes commitments of them in the plan, whose computes pay as they go beside them. What it tells so already stays as it is.
void tell(Plan &plan, const std::vector<BegunTerm> &terms);

/// The plan with every term that has begun told as commitments instead of as the price of its compute, which pays as it goes beside them: what
/// is bought stays so, whatever becomes of the compute, and its idle hours cover others. Terms that begin later are yet to be bought. nullopt:
/// begunTerms() finds none.
[[nodiscard]] std::optional<Plan> withBegunAsCommitments(const Plan &plan, const std::vector<CostLine> &lines,
                                                         const QDate &day, const QString &only = {});

/// Changes that make a plan the one that withBegunAsCommitments() gives back for it.
[[nodiscard]] std::vector<PlanEdit::Change> changesTelling(const Plan &told, const Plan &plan);
/// The plan with what is bought by a day paid at the rates of `lines`, where it does not tell what was paid: other prices change nothing of
/// that. `lines` are those of the plan.
[[nodiscard]] Plan paidAsBilled(const Plan &plan, const std::vector<CostLine> &lines, const QDate &day);

/// `lines` are those of the plan, judged on `day`.
[[nodiscard]] OwedTerms owedTerms(const Plan &plan, const std::vector<CostLine> &lines, Currency currency,
                                  const QDate &day);

} // namespace slipway::cost
