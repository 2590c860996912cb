// SPDX-License-Identifier: GPL-3.0-or-later
// What to buy for a term, how much of it and when.
#pragma once

#include "model/cost/owedterms.h"
#include "model/cost/weekuse.h"
#include "model/evaluation/evaluate.h"
#include "model/uncertainty/drawoptions.h"
#include "model/uncertainty/statistics.h"

#include <QDate>
#include <QString>
#include <QStringList>

#include <cstddef>
#include <optional>
#include <vector>

namespace slipway {

/// What becomes of a purchase when the plan's uncertain figures are drawn. All money counts terms to their end.
struct PurchaseRisk
{
    int draws = 0;
    Chance loses; ///< that the plan as it stands would have cost less
    Total p10; ///< of what is saved
    Total p50;
    Total p90;
    bool incomplete = false; ///< something has no price in some draws: nobody knows quite
};

/// How a compute is paid for.
struct ComputePayment
{
    QString compute; ///< id
    PriceType type = PriceType::PayAsYouGo;

    friend bool operator==(const ComputePayment &, const ComputePayment &) = default;
};

/// One way of paying for the machines of a group, and what the whole plan then costs. In the plan's currency.
struct BuyingOption
{
    enum class Kind : std::uint8_t {
        PayAsYouGo, ///< nothing is bought beyond what is bought already
        AsPlanned, ///< what the plan is yet to buy, where it is to buy something
        Preemptible,
        OneTerm,
        Mixed
    };

    Kind kind = Kind::PayAsYouGo;
    PriceType type = PriceType::PayAsYouGo; ///< not of Mixed and AsPlanned
    QString whyNot; ///< a sentence; where it is not empty, there are no figures
    QString remark; ///< what to know before choosing it; may be empty
    bool unconfirmed = false; ///< no document says that Azure Machine Learning may use it: never the best
    bool estimated = false; ///< its price is worked out from other regions
    std::vector<ComputePayment> payments; ///< of the computes of the group
    std::vector<Commitment> purchases; ///< by month, shortest term first; empty: nothing is worth buying
    std::vector<Commitment>
        replaced; ///< commitments of the plan, yet to be bought, that these stand in place of
    /// Terms that have begun as the prices of computes, which bought() tells as commitments first: see Buying::begun.
    std::vector<cost::BegunTerm> begun;
    QDate day; ///< judged on: what is late on it, see isLatePurchase(), begins in the month after it
    Total total; ///< of the plan over its horizon, with nothing else changed
    Total owed; ///< after the horizon, for terms that run on
    Total inAll; ///< total + owed: what the options are compared by
    /// What the plan as it stands costs in all, less `inAll`. May be below 0.
    std::optional<Total> saved;
    std::optional<Total>
        savedAtDearest; ///< the same at the highest price that other regions show; where estimated
    /// Price for a term of pay-as-you-go, in percent: a machine that runs a smaller part of the term's hours is cheaper unbought.
    /// Of one term only.
    std::optional<double> breakEvenPercent;
    /// Part of the hours bought, to the ends of their terms, that the plan uses, in percent. Empty: nothing is bought.
    std::optional<double> usedPercent;
    /// The first month in whose course pay-as-you-go would have cost more than all terms to their end: from then on nothing can be
    /// lost. None: not within the horizon.
    std::optional<YearMonth> paidBackIn;

    [[nodiscard]] bool isOffered() const { return whyNot.isEmpty(); }
};

/// At which hours of the week machines run and what is owned covers them, in the mean of the horizon. All in machines of one size.
struct WeekOfUse
{
    cost::WeekHours machines{}; ///< that run, paid as they go or covered
    cost::WeekHours owned{}; ///< units of the plan's commitments
    cost::WeekHours used{}; ///< of `owned`; as much in all as the bill covers, where the plan tells when machines run
    bool isTold = true; ///< false: the plan does not tell when some of the machines run; their hours are spread evenly

    [[nodiscard]] double unused(std::size_t hour) const { return owned[hour] - used[hour]; }
};

/// Hours of a week in which the same runs on several days.
struct WeekSpan
{
    int firstDay = 0; ///< 0: Monday
    int lastDay = 0;
    int fromHour = 0;
    int toHour = 24; ///< exclusive
    double machines = 0;
    double owned = 0;
    double used = 0;
};
/// The week told in as few spans as it takes, by day and hour; figures to a hundredth.
[[nodiscard]] std::vector<WeekSpan> weekSpans(const WeekOfUse &week);

/// A savings plan of the plan, by amount or by machines. Unconfirmed for Azure Machine Learning: what it would cover is in no total.
struct OwnedSavingsPlan
{
    Commitment commitment;
    /// What it takes every hour, as the plan has it, or worked out of its machines in dollars; 0 where that has no price.
    HourlyAmount anHour = {};
    int monthsLeft = 0; ///< of its term, from the first month of the plan or of the term; 0: it ended before the plan begins
    Total billed; ///< within the horizon
    Total wouldSave; ///< pay-as-you-go that it would take over, were it confirmed; the amount is billed all the same
    double wouldUsePercent = 0; ///< of its amount over the horizon
    cost::WeekHours usedPercent{}; ///< of its amount by hour of the week
    bool isTold = true; ///< see WeekOfUse
    bool isPlanned = false; ///< see isYetToBuy() (model/plan/plannedpurchase.h)
    /// Why nobody can say what it would take over; empty: it is known. Its amount has no price either where `billed` is not complete.
    QString whyUnknown;
    QStringList unpriced; ///< sizes whose savings-plan price is not known: they may use more than what is said

    /// Whether `wouldUsePercent` and `usedPercent` are lower bounds, as `wouldSave` then is.
    [[nodiscard]] bool isUseAtLeast() const { return !unpriced.isEmpty(); }
};

/// Machines that one reservation reaches.
struct BuyingGroup
{
    QString size; ///< full name; that of most hours: what would be bought, where no other of the family saves more
    QString region;
    QStringList computes; ///< ids of those with machines in it, beside system nodes
    QStringList systemNodesOf; ///< ids of the Kubernetes clusters whose system nodes are in it
    QStringList sizes; ///< of the computes; several where those of a family stand in for each other
    double machineHours
        = 0; ///< pay-as-you-go over the horizon, in machines of `size`, less what the plan owns
    /// Hours a month that the first, second... machine runs, in the mean of the horizon; falling.
    std::vector<double> hoursOfMachine;
    std::vector<BuyingOption> options;
    std::size_t best = 0; ///< index into options: the least in all among those that are confirmed
    QString blockedBy; ///< the finding that forbids the machines as planned: nothing is advised; mostly empty
    std::vector<Commitment> owned; ///< commitments of the plan that reach the machines within the horizon
    std::vector<Commitment> planned; ///< the same of those that are yet to be bought, see isYetToBuy()
    double ownedCoversPercent = 0; ///< what both cover of the machines' hours over the horizon
    double ownedUsedPercent = 0; ///< of the hours of both within the horizon
    WeekOfUse week;
    std::vector<ComputePayment> reserved; ///< computes that the plan itself is to pay for a term
    std::optional<YearMonth>
        decideBefore; ///< the month in which the first of `planned` and `reserved` begins
    std::optional<PurchaseRisk>
        risk; ///< of the best, against the plan as it stands; none where the best is what it does

    [[nodiscard]] bool hasCommitments() const { return !owned.empty() || !planned.empty(); }
    /// Whether the plan is yet to buy something for the machines, one way or the other.
    [[nodiscard]] bool isToBuy() const { return !planned.empty() || !reserved.empty(); }
};

/// What the plan is yet to buy and takes nothing off its bill: a savings plan, which no document confirms, or a reservation that reaches no
/// machine paid by the hour.
struct UselessPurchase
{
    Commitment commitment;
    Total saved; ///< by doing without it, with what is owed after the horizon
    QString why; ///< a sentence that names it
};

/// What is best to buy, machine by machine, and for the whole plan.
struct Buying
{
    /// Terms that have begun as the prices of computes. They are bought, and so all is computed from the plan that tells them as commitments:
    /// their idle hours cover others, and what comes after their end is paid as it goes.
    std::vector<cost::BegunTerm> begun;
    QDate day; ///< judged on, as BuyingOption::day
    Total
        asPlanned; ///< of the plan as it stands, terms to their end; what is yet to be bought and late begins in the month after the day
    Total payAsYouGo; ///< if nothing were bought that is not bought already
    Total best; ///< with the best of each group, without what is useless
    std::vector<BuyingGroup> groups; ///< in the order of the plan
    std::vector<UselessPurchase> useless; ///< in the order of the plan
    std::vector<OwnedSavingsPlan> savingsPlans; ///< by amount, in the order of the plan
    std::optional<PurchaseRisk>
        risk; ///< of all the best together, against the plan as it stands; none where that is what it does
    QString remark; ///< what the plan would be blocked by with all the best together, though not with one; mostly empty
    QStringList leftOut; ///< a sentence for each compute that costs something and could not be looked at
};

struct BuyingOptions
{
    DrawOptions draws = {.draws = 1000};
    bool drawn = true; ///< false: no PurchaseRisk
    bool preemptible
        = true; ///< false: machines that may be taken away are no option, since whoever asks has weighed them
    bool owedAfterwards = true; ///< false: only terms that end with the plan are bought
};

/// For every size and region of which the plan pays machines as it goes, or is to pay them for a term: paying as it goes, what the plan is yet
/// to buy, machines that may be taken away, each reservation and savings plan at the number of units and the months that cost least in all, and reservations of all
/// confirmed terms together. Terms are paid to their end, what is owed after the horizon counts in full: nothing is known of its
/// use. Nothing is advised that a finding forbids: of machines that a blocker stands against, and of terms that are no longer sold,
/// outlive their size or would add a blocker. Hours and amounts are those of the bill; see docs/buying.md. Takes an evaluation or more for each option: not for inner
/// loops.
[[nodiscard]] Buying buyingAdvice(const Plan &plan, const Context &context,
                                  const BuyingOptions &options = {});

/// What an option does to the purchases that a plan is yet to make.
struct PurchaseChange
{
    std::vector<Commitment> added;
    std::vector<Commitment> kept; ///< as the plan has them
    std::vector<Commitment> dropped;
};
[[nodiscard]] PurchaseChange changeOf(const BuyingOption &option);

/// The plan with an option, or as it is where that changes nothing: what has begun is told as commitments, what is late begins in a month to come, its computes are paid as the option says, and its purchases are commitments of the plan, in place of those that it
/// replaces. A purchase that the plan makes already stays as it is.
[[nodiscard]] Plan bought(const Plan &plan, const BuyingOption &option);
/// The plan with the best of every group and without what is useless: what `Buying::best` is the cost of.
[[nodiscard]] Plan withBest(const Plan &plan, const Buying &buying);

} // namespace slipway
