// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/cost/costline.h"
#include "model/cost/heldinstances.h"
#include "model/eligibility/verdict.h"
#include "model/evaluation/sizingresult.h"
#include "model/plan/owners.h"
#include "model/quota/quotaneed.h"
#include "model/rules/finding.h"

#include <QDate>
#include <QHash>
#include <QString>
#include <QStringList>

#include <array>
#include <optional>
#include <utility>
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
    enum class Kind : std::uint8_t {
        Method, ///< how figures are counted
        Choice, ///< the plan could do otherwise, at another price: told before ranges and ways of counting
        Risk, ///< a choice that may make answers worse or interrupt work: whoever signs agrees to it
    };

    QString text;
    QString effect;
    Source source;
    Kind kind = Kind::Method;
};

/// One row of the timeline: a size in use whether it ends or not, a target or tool in use that ends within the horizon
/// or the three years after it, or the term of a commitment.
struct RetirementNotice
{
    enum class Kind : std::uint8_t { Size, Target, Tool, Commitment };
    /// What becomes of a term that ends.
    enum class Renewal : std::uint8_t {
        Open, ///< somebody decides
        NotNeeded, ///< what it is for has ended
        NotSold, ///< reservations of the size are not sold any more by then
    };

    QString subject; ///< "NVv3 (compute notebooks)"
    QDate date; ///< last day; invalid where none is known, or where it does not end
    QStringList replacements;
    Source source;
    Kind kind = Kind::Size;
    QString compute = {}; ///< id; empty: no single one
    bool ends = true; ///< false: no end is announced in the sources read
    QDate from = {}; ///< first day of its use in the plan, or of the term
    QDate to = {}; ///< last day of its use in the plan, or of the term
    QDate moveBy
        = {}; ///< end of the last whole month of service; invalid: there is nothing to move, or no time left
    QString note = {}; ///< may be empty
    Renewal renewal = Renewal::Open; ///< of a commitment

    /// Of a tool nobody knows whether it is used.
    [[nodiscard]] bool isKnownToBeUsed() const { return kind != Kind::Tool; }
    /// Whether the plan still counts on it when it ends, or has ended already.
    [[nodiscard]] bool inTheWay() const
    {
        return ends && (kind == Kind::Size || kind == Kind::Target) && (!date.isValid() || date <= to);
    }
};

/// What the plan cannot use, and why.
struct Rejection
{
    enum class Kind : std::uint8_t { Target, Series };

    Kind kind = Kind::Target;
    LifecycleStage stage = LifecycleStage::Training; ///< it was judged for
    QString compute; ///< of a series: the compute it was judged for; empty for a target
    QStringList names; ///< one target; series with the same reason, with the day where they end
    QString reason;
    Source source;
};

/// From one stage to the next: where the work is developed, and where it should go from there.
struct StageMove
{
    LifecycleStage from = LifecycleStage::Experimentation;
    LifecycleStage to = LifecycleStage::Training;
    QStringList fromComputes; ///< ids; empty: the plan has no work of that stage
    QStringList toComputes;
    QString title; ///< "Develop on notebooks, then train on gpus"
    QString detail; ///< why, and what to take instead
    bool follows = true; ///< false: the plan does not do what is advised
    Source source;
};

/// What the owner of a compute that Azure Machine Learning does not manage has to do.
struct MaintenanceList
{
    QString target; ///< id in the catalog
    QStringList computes; ///< of that target, in use
    std::vector<Fact> steps;
};

/// A text ready to send for one quota need that is not covered.
struct QuotaRequest
{
    std::size_t need = 0; ///< index into Evaluation::quota
    QString text; ///< plain text of several lines; the subscription is left to fill in
};

/// A day on which somebody has to do something so that the plan holds.
struct CalendarEntry
{
    enum class Kind : std::uint8_t { Quota, Approval, Commitment, Move, Review, Removal };

    Kind kind = Kind::Quota;
    QDate date; ///< to do it on, or to begin
    QDate
        due; ///< the plan counts on it from then; `date` is earlier by the lead time of the plan's assumptions
    QString title; ///< "Ask for 96 more vCPUs of standardNCADSA100v4Family in West Europe"
    QString detail; ///< may be of several lines
    bool late = false; ///< the day was over when the plan was judged
    OwnerRole role = OwnerRole::Platform; ///< whose it is to do
    QString owner; ///< who that is, as the plan names them; empty: nobody is named
    bool isOnlyIfUsed = false; ///< a plan does not say whether it uses what this is about
    int vcpus = 0; ///< of Quota: how many more are asked for
};

/// One way to keep work apart from others, judged for this plan.
struct IsolationChoice
{
    enum class State : std::uint8_t {
        Chosen, ///< the plan asks for it
        Open, ///< it can be switched on and nothing in the plan stands against it
        NotPossible, ///< something in the plan stands against it
        Outside, ///< settled where the resources are created, a plan has no entry for it
    };
    struct Exclusion
    {
        QString compute; ///< id; empty: the plan
        QString reason;
        bool blocks = false; ///< false: the option does not reach it, and both can stand together
    };

    QString id; ///< of the catalog's option; modes of a network add theirs: "managed_vnet.approved"
    QString name;
    QString description;
    QString field; ///< JSON pointer into the plan; empty where there is no entry
    State state = State::Open;
    QString why; ///< one sentence
    std::vector<Fact> demands;
    QStringList excludedTargets; ///< names of all targets it is not available on, used or not
    std::vector<Exclusion> excluded; ///< what of this plan it does not reach or cannot go with
    QString warning; ///< what cannot be undone later; may be empty
    /// Of the average month: with it less without it, missing the lines it adds that have no price. None: the plan has no entry.
    std::optional<Total> monthly;
    QString costNote; ///< may be empty
    std::optional<PlanEdit> edit; ///< switches it on, or off where it is chosen
    Source source;
};

/// What the figures were computed with.
struct Provenance
{
    QString catalogVersion;
    QString pricesId;
    QString pricesSha256;
    QDate priceDate; ///< the last day since which 90 % of what has a dated price is
    QDate oldestPrice; ///< among the prices used
    QDate newestPrice;
    QString currency;
    QString exchange; ///< units for one USD, decimal; "1" for USD
    QDate exchangeDate;
    QString exchangeSource; ///< who says so, where the plan states the factor itself; empty: the price book
    QString exchangeDoubt; ///< what speaks against the factor; mostly empty
    QDate asOf; ///< the day rules were judged on
    std::vector<AdditionsInUse> additions; ///< a user's own sizes, prices and targets
};

/// Everything that follows from a plan. A value: the window, the report and the command line show it
/// and compute nothing themselves.
struct Evaluation
{
    // Written once, in the .cpp: whoever copies one would have the code of all its parts in each file.
    Evaluation();
    Evaluation(const Evaluation &other);
    Evaluation(Evaluation &&other) noexcept;
    Evaluation &operator=(const Evaluation &other);
    Evaluation &operator=(Evaluation &&other) noexcept;
    ~Evaluation();

    Currency currency;
    std::vector<CostLine> lines; ///< by stage, dearest first
    std::vector<MonthCost> months;
    ByStage<Total> stageTotals;
    Total total; ///< over the horizon: the sum of all lines
    Total averageMonth; ///< total / months, rounded once
    Total
        peakMonth; ///< of what has a price; misses whatever the plan misses, which may make another month the dearest
    int peakIndex = 0;
    Total
        owed; ///< of reservations and savings plans when the plan bills no more of them; not part of the total

    std::vector<Finding> findings;
    std::array<StepStatus, stepCount> steps;
    std::vector<TargetVerdict> verdicts;
    std::vector<QuotaNeed> quota;
    std::vector<SizingResult> sizing; ///< how times and numbers of machines follow from the plan
    QHash<std::pair<QString, QString>, cost::HeldInstances>
        instances; ///< of enabled endpoints: by workload and deployment
    std::vector<QuotaRequest> quotaRequests; ///< one for each need with something to request
    std::vector<RetirementNotice>
        retirements; ///< earliest first, then what has no day, then what does not end
    std::vector<CalendarEntry> calendar; ///< earliest first
    std::vector<StageMove> moves; ///< between the stages, in their order
    std::vector<MaintenanceList> maintenance;
    // Empty after evaluate(), see addReportParts().
    std::vector<IsolationChoice> isolation;
    std::vector<Rejection> rejections;
    std::vector<Assumption> assumptions;
    QStringList notIncluded; ///< what the total leaves out, one sentence each
    Provenance provenance;

    /// Instances of a deployment at its highest load, as planned or derived; nothing where it is not sized.
    [[nodiscard]] std::optional<int> instancesAtPeak(QStringView workload, QStringView deployment) const;
    /// Instances of a deployment that stand at all times, see cost::HeldInstances; nothing where it has none in this plan.
    [[nodiscard]] std::optional<int> leastInstances(QStringView workload, QStringView deployment) const;
    /// All lines of a compute over the horizon.
    [[nodiscard]] Total costOf(QStringView compute) const;
    [[nodiscard]] int count(Severity severity) const;
    [[nodiscard]] bool hasBlockers() const { return count(Severity::Blocker) > 0; }
};

} // namespace slipway
