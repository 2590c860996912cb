// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/cost/billinput.h"
#include "model/cost/pricetypes.h"

#include <functional>
#include <vector>

namespace slipway::cost {

struct Pricing;

/// Adds lines to a bill: finds the price with its origin, multiplies month by month.
class LineWriter
{
public:
    /// `words`: false leaves out what is only read: formulas, notes and names, of which a line keeps the id of its compute.
    LineWriter(const BillInput &input, std::vector<CostLine> &lines, bool words = true);

    [[nodiscard]] bool tellsWords() const { return m_words; }
    [[nodiscard]] const BillInput &input() const { return m_input; }

    /// What a line is about, before it has a price.
    struct Subject
    {
        QString id;
        QString name;
        CostStage stage = CostStage::Shared;
        QString compute;
        QStringList workloads;
        QString formula;
        CostRole role = CostRole::Other;
        QString missing = {}; ///< why nothing prices it
        std::vector<double> owed = {}; ///< by month after the horizon: what a term still bills
        int month = -1; ///< of the horizon, whose figures the formula has; -1: the first that has any
        std::vector<double> used = {}; ///< of what a term bills by month: what is used; empty: it bills no term
    };
    using QuantityOf = std::function<double(int month)>;

    /// What a compute bills, at whatever prices it.
    void use(const Subject &subject, const Compute &compute, const ComputeUse &use, const Use &billed);
    /// Hours of a VM size at the compute's price type, less what the plan's commitments cover of them. No line where
    /// every month's quantity is zero, unless commitments made it so.
    void vm(const Subject &subject, const Compute &paid, const ComputeUse &use, const Use &billed,
            const QuantityOf &hours);
    /// As vm(), for a size that is not the compute's own (system nodes).
    void vmOfSize(const Subject &subject, const Compute &compute, const QString &size,
                  std::optional<RegionId> region, const QString &unit, const QuantityOf &hours);
    /// The same at a price that is known.
    void vmAt(const Subject &subject, const Compute &compute, const QString &size,
              std::optional<RegionId> region, const Pricing &pricing, const QString &unit,
              const QuantityOf &hours);
    /// A meter of resources/prices/meters.csv; `sameRegionOnly` refuses the price of another region.
    void meter(const Subject &subject, const QString &meterId, const QString &region, const QString &unit,
               const QuantityOf &quantity, bool sameRegionOnly = false);
    /// A price that the plan states itself.
    void stated(const Subject &subject, const QString &usd, const QString &unit, const QuantityOf &quantity);
    /// Hours of a savings plan that is bought by amount: `commitment` has one.
    void byAmount(const Subject &subject, const Commitment &commitment, const QuantityOf &hours);
    /// By month: hours of its own size that the lines written so far take from a commitment of the plan.
    [[nodiscard]] std::vector<double> takenFrom(std::size_t commitment) const;
    /// Something that costs but has no known price.
    void unpriced(const Subject &subject, const QString &unit, const QString &why,
                  const QuantityOf &quantity);

private:
    void takeCovered(CostLine &line, const ComputeUse &use, const Use &billed, const QuantityOf &hours) const;
    [[nodiscard]] CostLine begin(const Subject &subject, const QString &unit,
                                 const QuantityOf &quantity) const;
    void finish(CostLine line);
    /// Of a line with so many months whose amount is beyond what is counted.
    [[nodiscard]] QString whyTooLarge(const CostLine &line, int months) const;
    void addOwed(CostLine &line, const std::vector<double> &owed, const Pricing &pricing) const;
    void take(CostLine &line, const Pricing &pricing) const;
    void takeSize(CostLine &line, const Compute &paid, std::optional<SizeId> size,
                  std::optional<RegionId> region, const Pricing &pricing, const QString &sizeName) const;

    const BillInput &m_input;
    std::vector<CostLine> &m_lines;
    bool m_words = true;
    bool m_hasSheet = false; ///< where words are told
};

/// A figure for a formula: at most two decimals, no group separators, C locale.
[[nodiscard]] QString figure(double value);

void writeSharedLines(LineWriter &writer);
/// After all others: what of a commitment is used is what they take from it.
void writeCommitmentLines(LineWriter &writer);
/// "2 x D4s v3, 1-year reservation", "5 USD an hour, 3-year savings plan".
[[nodiscard]] QString commitmentName(const Catalog &catalog, const Commitment &commitment);
/// What the line of each commitment of the plan is called: no two alike, "2 x D4s v3, 1-year reservation from Jan 2027" where they would be.
[[nodiscard]] std::vector<QString> commitmentNames(const Plan &plan, const Catalog &catalog);
/// Fills what each commitment bills and what it is worth from the lines of the bill: CommitmentUse::billed, takesOver, breakEven and worthwhile.
void weighCommitments(const BillInput &input, const std::vector<CostLine> &lines, std::vector<CommitmentUse> &uses);
/// Enabled work that no compute of the plan bills, because it has none, because its compute bills no work of the kind, because
/// the plan says nothing of its hours or because it hardly ever ends: named without an amount, so that the total is "at least".
/// `uses` tells billing; in the order of Plan::computes.
void writeUncountedLines(LineWriter &writer, const std::vector<ComputeUse> &uses);
/// Whether any enabled run is one of those: taken away again and again where its hours are billed.
[[nodiscard]] bool hasEndlessRuns(const BillInput &input, const std::vector<ComputeUse> &uses);

/// Sets ComputeUse::covered of every compute from the commitments that the plan has bought already, and says what each of these comes to.
std::vector<CommitmentUse> coverByCommitments(const BillInput &input, std::vector<ComputeUse> &uses);

} // namespace slipway::cost
