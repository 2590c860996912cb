// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/cost/costline.h"
#include "model/eligibility/verdict.h"
#include "model/quota/quotaneed.h"
#include "model/rules/finding.h"

#include <QDate>
#include <QString>
#include <QStringList>

#include <array>
#include <vector>

namespace slipway {

enum class StepState : std::uint8_t { Untouched, Done, Attention, Blocked, NotNeeded };

struct StepStatus
{
    StepState state = StepState::Untouched;
    QString summary; ///< one line: what was chosen, or what is to resolve
    int blockers = 0;
    int others = 0; ///< approvals and warnings; advice does not count
};

/// A stated assumption behind the figures, numbered A1, A2... in the report.
struct Assumption
{
    QString text;
    QString effect;
    Source source;
};

/// What a plan's horizon meets: a size or target in use that ends, with its date.
struct RetirementNotice
{
    QString subject; ///< "NVv3 (compute notebooks)"
    QDate date;
    QStringList replacements;
    Source source;
};

/// What the figures were computed with.
struct Provenance
{
    QString catalogVersion;
    QString pricesId;
    QString pricesSha256;
    QDate oldestPrice; ///< among the prices used
    QDate newestPrice;
    QString currency;
    QString exchange; ///< units for one USD, decimal; "1" for USD
    QDate exchangeDate;
    QDate asOf; ///< the day rules were judged on
};

/// Everything that follows from a plan. A value: the window, the report and the command line show it
/// and compute nothing themselves.
struct Evaluation
{
    Currency currency;
    std::vector<CostLine> lines; ///< by stage, dearest first
    std::vector<MonthCost> months;
    ByStage<Money> stageTotals;
    Money total; ///< over the horizon: the sum of all lines
    Money averageMonth; ///< total / months, rounded once
    Money peakMonth;
    int peakIndex = 0;
    bool complete = true; ///< false: some line has no price, totals are "at least"
    QStringList unpriced; ///< names of those lines

    std::vector<Finding> findings;
    std::array<StepStatus, stepCount> steps;
    std::vector<TargetVerdict> verdicts;
    std::vector<QuotaNeed> quota;
    std::vector<RetirementNotice> retirements;
    std::vector<Assumption> assumptions;
    QStringList notIncluded; ///< what the total leaves out, one sentence each
    Provenance provenance;

    [[nodiscard]] int count(Severity severity) const;
    [[nodiscard]] bool hasBlockers() const { return count(Severity::Blocker) > 0; }
};

} // namespace slipway
