// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/actuals/costexport.h"
#include "model/base/decimal.h"
#include "model/base/total.h"
#include "model/evaluation/evaluation.h"
#include "model/plan/plan.h"

#include <QDate>
#include <QString>

#include <map>
#include <optional>
#include <set>
#include <tuple>
#include <utility>
#include <vector>

namespace slipway {

/// Planned and billed of a compute, a line or a whole service, over the time that the bill covers.
struct ActualLine
{
    QString name; ///< "Weekly fine-tuning (tune)" for a compute, the name of the line, or of the service
    QString service;
    bool wholeService
        = false; ///< charges of this service do not say which line they are of: all lines together
    Total planned;
    Money billed;
    QString compute; ///< its id, as the tags have it; empty for what is of none

    [[nodiscard]] Money difference() const { return billed - planned.known(); }
};

struct ActualMonth
{
    YearMonth month;
    Total planned; ///< of the whole month
    Total plannedToDate; ///< the share of the days that the bill covers
    Money billed;
};

/// Charges that do not count for the plan, by service.
struct UnmatchedCost
{
    enum class Why : std::uint8_t {
        NotTagged, ///< no tag of a plan
        OtherPlan, ///< the tag of another
        OutsideHorizon, ///< of this plan, but before its first month or after its last
        Repeated, ///< of this plan, and counted already: it stands in an earlier file as well
    };

    QString service;
    Why why = Why::NotTagged;
    qint64 charges = 0;
    Money cost; ///< in the currency of the charges: what does not count may be in any
};

/// A bill held against a plan. docs/actuals.md says how each figure comes about, with an example by hand.
struct ActualCosts
{
    QDate first; ///< day of a charge of the plan
    QDate last;
    qint64 charges = 0; ///< of the whole file
    qint64 unreadableTags = 0;
    std::vector<ActualLine> lines; ///< what differs most first
    std::vector<ActualMonth> months; ///< those that the bill covers
    std::vector<UnmatchedCost> unmatched; ///< dearest first
    Total planned; ///< of the time that the bill covers
    Money billed;
    Total plannedWhole; ///< over the horizon
    /// Billed so far and the rest as planned.
    Total forecastAsPlanned;
    /// The whole as planned, times billed to planned so far; none where nothing was planned so far, or something of it has no price.
    std::optional<Money> forecastAtPace;
};

/// Takes charges and holds them against a plan. Memory does not grow with the number of charges: services beyond
/// `mostServices` count as one.
class ActualCollector
{
public:
    static constexpr std::size_t mostServices = 1000;
    /// Charges of the plan that are known again in a later file, at eight bytes each; those beyond are not.
    static constexpr std::size_t mostRemembered = 4'000'000;

    /// Borrows both. Charges count that carry the name of the plan, or `otherName`: a scenario is billed under the plan's.
    ActualCollector(const Plan &plan, const Evaluation &evaluation, const QString &otherName = {});

    /// What is added from now on is of another file: of a charge that stands in several, the first counts. Where this is never
    /// called, nothing is remembered.
    void beginFile();
    /// Error Invalid where the charge is in another currency than the evaluation.
    [[nodiscard]] Result<void> add(const BilledCharge &charge);
    [[nodiscard]] ActualCosts result() const;

private:
    using Sum = Int128; ///< in units of 10^-9
    struct Count
    {
        Sum cost = 0;
        qint64 charges = 0;
    };
    struct Group
    {
        QString name;
        QString service;
        QString compute; ///< of which it is; empty for none
        std::vector<std::size_t> lines;
    };

    void addGroups();
    /// "Weekly fine-tuning (tune)": the work, and what the tags say.
    [[nodiscard]] QString nameOf(const Group &group) const;
    [[nodiscard]] std::optional<std::size_t> groupOf(const QString &lineTag) const;
    [[nodiscard]] Money money(Sum sum) const { return money(sum, m_evaluation.currency); }
    [[nodiscard]] static Money money(Sum sum, Currency currency);
    /// Whether an earlier file has the charge; else it is remembered for the files that follow.
    [[nodiscard]] bool isRepeated(const BilledCharge &charge);
    /// What `row` adds to the rounded sum of all rows until now: so rows add up to the rounded whole.
    [[nodiscard]] Money nextRow(Sum &until, Sum row) const;
    void addUnmatched(const BilledCharge &charge, UnmatchedCost::Why why);
    /// What of each line is planned up to m_last, month by month of those covered: shares of a month add up to the share of the
    /// whole month.
    [[nodiscard]] std::vector<std::vector<Money>> plannedShares() const;
    [[nodiscard]] Total plannedOf(const std::vector<std::size_t> &lines,
                                  const std::vector<std::vector<Money>> &shares) const;
    [[nodiscard]] bool isCovered(std::size_t month) const;
    void fillLines(ActualCosts &result, const std::vector<std::vector<Money>> &shares) const;
    void fillMonths(ActualCosts &result, const std::vector<std::vector<Money>> &shares) const;

    const Plan &m_plan;
    const Evaluation &m_evaluation;
    QString m_currency;
    std::set<QString> m_planTags;
    std::vector<Group> m_groups;
    std::map<QString, std::size_t> m_groupOfLine; ///< ids of lines, and "compute/ID"
    std::map<std::size_t, Sum> m_byGroup;
    std::map<QString, Sum> m_byService; ///< tagged for the plan, not for a line
    std::vector<Sum> m_byMonth;
    std::map<std::tuple<int, QString, QString>, Count> m_unmatched; ///< why, service, currency
    bool m_remembers = false;
    std::vector<std::uint64_t> m_earlier; ///< fingerprints of the files before, sorted
    std::vector<std::uint64_t> m_here; ///< of this file
    QDate m_first;
    QDate m_last;
    qint64 m_charges = 0;
};

/// One name for what FOCUS and Cost Management call a service: "Storage Accounts" and "Managed Disks" are "Storage".
[[nodiscard]] QString billedService(const QString &name);

} // namespace slipway
