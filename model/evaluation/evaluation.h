// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/base/money.h"
#include "model/base/yearmonth.h"
#include "model/catalog/catalog.h"
#include "model/plan/planedit.h"
#include "model/plan/plantypes.h"
#include "model/prices/pricesnapshot.h"

#include <QDate>
#include <QString>
#include <QStringList>

#include <array>
#include <optional>
#include <vector>

namespace slipway {

/// What a cost belongs to. Shared: services that all stages use (storage, registry, logs, network).
enum class CostStage : std::uint8_t { Experimentation, Training, Deployment, Shared };
inline constexpr std::size_t costStageCount = 4;
template<typename T>
using ByStage = std::array<T, costStageCount>;

/// One line of the bill over the horizon. Without a rate it could not be priced: its amounts are zero,
/// `missing` says why, and every total above it reads "at least".
struct CostLine
{
    QString id; ///< stable: "compute/train/nodes"
    QString name; ///< "train, NC24ads A100 v4 nodes"
    CostStage stage = CostStage::Shared;
    QString compute; ///< id of the compute it bills, may be empty
    QStringList workloads; ///< ids of the workloads that cause it
    QString unit; ///< "node-hour", "GiB-month"
    std::optional<Rate> rate; ///< USD per unit after the plan's discount
    Rate listRate; ///< USD per unit as published
    PriceOrigin origin;
    QString priceRegion; ///< the region the price was published for
    bool estimated = false; ///< the price of another region, or another doubt; `note` says which
    QString note;
    QString formula; ///< how the quantity comes about, in words and figures of the first month that has any
    QString missing; ///< why there is no price
    std::vector<Quantity> quantities; ///< by month of the horizon
    std::vector<Money> amounts; ///< by month: rate x quantity, rounded once
    Quantity totalQuantity;
    Money total;

    [[nodiscard]] bool priced() const { return rate.has_value(); }
};

struct MonthCost
{
    YearMonth month;
    ByStage<Money> byStage;
    Money total;
    Money cumulative;
};

enum class Severity : std::uint8_t { Blocker, Approval, Warning, Advice };

/// Something the rules found. Blockers first, then in the order of the steps.
struct Finding
{
    QString rule; ///< id in docs/rules.md
    Severity severity = Severity::Advice;
    Step step = Step::Workload; ///< where it is resolved
    QString field; ///< JSON pointer into the plan; empty where it concerns no single field
    QString subject; ///< name of the compute or workload; empty: the plan
    QString title; ///< the problem, one short sentence
    QString detail; ///< cause and way out
    Source source;
    std::optional<PlanEdit> fix;

    friend bool operator==(const Finding &, const Finding &) = default;
};

enum class Verdict : std::uint8_t { Recommended, Possible, NotPossible };

/// Whether a target can do a stage of this plan, with the reasons in words, the deciding one first.
struct TargetVerdict
{
    QString target;
    LifecycleStage stage = LifecycleStage::Experimentation;
    Verdict verdict = Verdict::Possible;
    QStringList reasons;
};

/// vCPUs of one pool, family and region, at the highest the plan ever holds.
struct QuotaNeed
{
    QuotaPool pool = QuotaPool::Dedicated;
    QString family;
    QString region;
    int needed = 0;
    int owned = 0; ///< as far as the plan says
    YearMonth by; ///< first month it is needed in full
    QString formula; ///< "4 nodes x 24 vCPUs"
    QStringList computes;

    [[nodiscard]] int toRequest() const { return needed > owned ? needed - owned : 0; }
};

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
