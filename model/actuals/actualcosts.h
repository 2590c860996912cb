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
        Repeated, ///< it stands in an earlier file as well: where it is the plan's, it is counted already
        OtherDeployment, ///< with the tag of a deployment that does not count, whatever plan it names
        Tax, ///< of this plan, which is told before taxes
    };

    QString service;
    Why why = Why::NotTagged;
    qint64 charges = 0;
    Money cost; ///< in the currency of the charges: what does not count may be in any
};

/// By what charges are the plan's, beside its own name.
struct BilledAs
{
    QString otherName = {}; ///< another name that counts: a scenario is billed under the plan's
    /// Deployments (the tag slipway-deployment) that count, whatever the plan was called then; a charge of another does not. Empty: the
    /// name decides. Charges without that tag always go by the name.
    QStringList deployments = {};
};

/// What the bill has of a plan and a deployment: by this a plan that was renamed is found, and two of one name are told apart.
struct BilledDeployment
{
    QString plan; ///< the tag slipway-plan
    QString deployment; ///< the tag slipway-deployment; empty: it carries none
    bool counts = false;
    qint64 charges = 0;
    Money cost; ///< in the currency of the charges
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
    std::vector<BilledDeployment> deployments; ///< those that count first, then the dearest
    Total planned; ///< of the time that the bill covers
    Money billed;
    /// What of `billed` nobody can tell from purchases of reservations and savings plans, which count whole on the day that they were bought: none
    /// where the exports say of everything what it is.
    qint64 mayBePurchases = 0;
    Money mayBePurchasesCost;
    /// What of `billed` was bought as a whole, reservations for the most part: actual costs have it on the day of the purchase, amortized ones spread
    /// it over the term. Refunds take off.
    qint64 purchases = 0;
    Money purchasesCost;
    Total plannedWhole; ///< over the horizon
    /// Something was bought at once, and nothing says which of the plan's commitments it is: any of them may be paid.
    bool isCommitmentOpen = false;
    /// Billed so far and the rest as planned; without the rest of the commitments that were bought at once, as that is paid: of all where it is open
    /// which.
    Total forecastAsPlanned;
    /// The whole as planned, times billed to planned so far, neither of them rounded before; none where nothing was planned so far, something of
    /// it has no price, or something billed is or may be a purchase, which does not go on.
    std::optional<Money> forecastAtPace;

    /// Whether nobody chose deployments and it is open which count: several carry the plan's name, of which one may be of another plan, or
    /// one that counts carries another name as well, as of a plan that was renamed.
    bool isAmbiguous = false;

    /// Whether any charge counts for the plan.
    [[nodiscard]] bool hasCharges() const { return first.isValid(); }
};

/// Takes charges and holds them against a plan. Memory does not grow with the number of charges: services beyond
/// `mostServices` count as one.
class ActualCollector
{
public:
    static constexpr std::size_t mostServices = 1000;
    /// Charges of the plan that are known again in a later file, at 16 bytes each, and as many of others. Where the plan has more, a later file
    /// is refused; others beyond count in every file.
    static constexpr std::size_t mostRemembered = 4'000'000;
    /// Subscriptions by month whose kind of export is remembered; those beyond are taken for one.
    static constexpr std::size_t mostAccounts = 100'000;

    /// Plans with a deployment that are told apart; those beyond are not told.
    static constexpr std::size_t mostDeployments = 1000;

    /// Borrows plan and evaluation. Charges count that carry the name of the plan, or what `as` says.
    ActualCollector(const Plan &plan, const Evaluation &evaluation, const BilledAs &as = {});

    /// What is added from now on is of another file: of a charge that stands in several, the first counts. Where this is never
    /// called, nothing is remembered.
    void beginFile();
    /// Error Invalid where the charge is in another currency than the evaluation, and where two bills of the same come together: actual and
    /// amortized costs of a month, exports with different columns of a subscription's month, a charge of the plan with two amounts, and more
    /// charges of the plan than are known again.
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
    /// Charges of files, to know them again.
    struct Remembered
    {
        struct Key
        {
            std::uint64_t identity = 0;
            std::int64_t cost = 0;

            friend auto operator<=>(const Key &, const Key &) = default;
        };
        std::vector<Key> earlier; ///< of the files before, sorted
        std::vector<Key> here; ///< of this file
        std::map<Key, std::size_t> again; ///< of this file as well: how often so far
        bool isFull = false; ///< some were not taken

        void beginFile();
        void take(const Key &key);
        /// Whether the files before have it as often as this one has until now: alike are as many charges as one file has of them.
        [[nodiscard]] bool repeats(const Key &key);
        [[nodiscard]] bool has(const Key &key) const;
        [[nodiscard]] bool hasOtherCost(const Key &key) const;
    };
    /// Whether an earlier file has the charge; else it is remembered for the files that follow. Error: nobody can say.
    [[nodiscard]] Result<bool> isRepeated(const BilledCharge &charge, bool isOurs);
    /// Whether an export with other columns was there for the month and the subscription of the charge.
    [[nodiscard]] bool isOfTwoForms(const BilledCharge &charge);
    [[nodiscard]] Result<void> checkOneBill(const BilledCharge &charge);
    /// What `row` adds to the rounded sum of all rows until now: so rows add up to the rounded whole.
    [[nodiscard]] Money nextRow(Sum &until, Sum row) const;
    void addUnmatched(const BilledCharge &charge, UnmatchedCost::Why why);
    /// Why a charge is not the plan's; nothing where it is.
    [[nodiscard]] std::optional<UnmatchedCost::Why> whyNotOurs(const BilledCharge &charge) const;
    void addDeployment(const BilledCharge &charge, bool counts);
    /// Which commitments a purchase pays that is not billed by months.
    void addBoughtAtOnce(const BilledCharge &charge);
    /// Whether the other kind of costs was there for the month of the charge.
    [[nodiscard]] bool isOfBothKinds(const BilledCharge &charge);
    void fillDeployments(ActualCosts &result) const;
    /// What of each line is planned up to m_last, month by month of those covered: shares of a month add up to the share of the
    /// whole month.
    [[nodiscard]] std::vector<std::vector<Money>> plannedShares() const;
    [[nodiscard]] Total plannedOf(const std::vector<std::size_t> &lines,
                                  const std::vector<std::vector<Money>> &shares) const;
    [[nodiscard]] bool isCovered(std::size_t month) const;
    /// Planned of commitments that were bought at once, beyond what the bill covers.
    [[nodiscard]] Money commitmentsAhead(const std::vector<std::vector<Money>> &shares) const;
    void fillLines(ActualCosts &result, const std::vector<std::vector<Money>> &shares) const;
    void fillMonths(ActualCosts &result, const std::vector<std::vector<Money>> &shares) const;
    void fillPace(ActualCosts &result) const;

    const Plan &m_plan;
    const Evaluation &m_evaluation;
    QString m_currency;
    std::set<QString> m_planTags;
    QStringList m_deployments;
    std::map<std::tuple<bool, QString, QString, QString>, Count> m_billed; ///< counts, plan, deployment, currency
    std::map<YearMonth, ChargeKind> m_kinds;
    std::vector<Group> m_groups;
    std::map<QString, std::size_t> m_groupOfLine; ///< ids of lines, and "compute/ID"
    std::map<std::size_t, Sum> m_byGroup;
    std::map<QString, Sum> m_byService; ///< tagged for the plan, not for a line
    std::vector<Sum> m_byMonth;
    Count m_mayBePurchases;
    Count m_purchases;
    std::set<int> m_boughtAtOnce; ///< commitments that are not billed by months
    bool m_boughtAnyAtOnce = false; ///< so is one of which nobody can say which it is
    std::map<std::tuple<int, QString, QString>, Count> m_unmatched; ///< why, service, currency
    bool m_remembers = false;
    Remembered m_ours;
    Remembered m_others;
    std::map<std::pair<YearMonth, std::uint64_t>, std::uint64_t> m_forms; ///< by month and account
    QDate m_first;
    QDate m_last;
    qint64 m_charges = 0;
};

/// One name for what FOCUS and Cost Management call a service: "Storage Accounts" and "Managed Disks" are "Storage".
[[nodiscard]] QString billedService(const QString &name);

} // namespace slipway
