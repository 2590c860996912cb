// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/buying/buying.h"

#include "model/base/format.h"
#include "model/base/planwords.h"
#include "model/buying/against.h"
#include "model/buying/leftout.h"
#include "model/buying/machineuse.h"
#include "model/buying/purchaserisk.h"
#include "model/buying/termprices.h"
#include "model/buying/weekofuse.h"
#include "model/cost/linewriter.h"
#include "model/cost/owedterms.h"
#include "model/cost/pricetypes.h"
#include "model/cost/pricing.h"
#include "model/plan/exchange.h"
#include "model/plan/plannedpurchase.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <iterator>
#include <limits>
#include <map>

using namespace Qt::StringLiterals;

namespace slipway {

namespace {

using buying::GroupMachines;
using buying::MachineGroup;
using buying::TermPrice;
using buying::UnitUse;
using cost::hoursPerMonth;

constexpr std::array termTypes
    = {PriceType::Reservation1Year, PriceType::Reservation3Years, PriceType::Reservation5Years,
       PriceType::SavingsPlan1Year, PriceType::SavingsPlan3Years};

/// A group with the size that would be bought for it, and how far units of that reach.
struct SizedGroup
{
    MachineGroup group;
    UnitUse use;
    std::vector<TermPrice> confirmed = {}; ///< reservations that may be bought, shortest first
};

/// What may be bought of a size: of one kind, or of several together.
struct SizedTerms
{
    const SizedGroup *sized = nullptr;
    std::vector<TermPrice> prices; ///< never empty
};

/// Prices of the sizes of a family are in proportion but for their rounding: another size is bought only where it saves so many
/// times as much.
constexpr double worthAnotherSize = 1.001;

Total inAll(const cost::Bill &bill)
{
    return bill.total + bill.owed;
}

/// How many nodes of a cluster are held at a time is told only where there are commitments: one of nothing.
Plan withHeldNodes(const Plan &plan)
{
    Plan result = plan;
    result.commitments.emplace_back().units = 0;
    return result;
}

class Advisor
{
public:
    /// `plan` tells what has begun, `begun`, as commitments, and has nothing that is late: `late`, as it was.
    Advisor(const Plan &plan, std::vector<cost::BegunTerm> begun, std::vector<Commitment> late,
            const Context &context, const BuyingOptions &options)
        : m_plan(plan)
        , m_begun(std::move(begun))
        , m_late(std::move(late))
        , m_context(context)
        , m_options(options)
        , m_exchange(exchangeOf(plan, context.prices))
        , m_asPlanned(billOf(m_plan))
        , m_committed(buying::paidAsItGoes(plan, m_asPlanned.lines, context.asOf))
        , m_committedBill(billOf(m_committed))
        , m_base(withoutPlanned())
        , m_bill(billOf(m_base))
        , m_use(billOf(withHeldNodes(m_base)))
        , m_against(m_base, m_context, m_bill)
        , m_prices({m_base, m_context.catalog, m_context.prices, m_exchange, m_bill.sizing, m_bill.index},
                   m_context, m_against)
    {
    }

    [[nodiscard]] Buying advice()
    {
        Buying buying;
        buying.begun = m_begun;
        buying.day = m_context.asOf;
        buying.asPlanned = inAll(m_asPlanned);
        buying.payAsYouGo = inAll(m_bill);
        const std::vector<MachineGroup> groups = buying::machineGroups(m_base, m_context, m_use);
        buying.savingsPlans
            = buying::ownedSavingsPlans(m_committed, m_context, committedInput(), m_committedBill, groups);
        for (const MachineGroup &group : groups)
            buying.groups.push_back(adviceOn(group));
        buying.useless = useless(buying.groups);
        const Plan all = withBest(m_plan, buying);
        const cost::Bill best = billOf(all);
        buying.best = inAll(best);
        const auto changesPlan = [this](const BuyingGroup &group) {
            const BuyingOption &option = group.options[group.best];
            return option.kind != BuyingOption::Kind::Preemptible && !(bought(m_plan, option) == m_plan);
        };
        const std::optional<Total> saved = buying.asPlanned.less(buying.best);
        if (saved && saved->isComplete()
            && (!buying.useless.empty() || std::ranges::any_of(buying.groups, changesPlan)))
            buying.risk = riskOf(all, best);
        // Each was judged alone: what they spend together may be more than the plan allows.
        buying.remark = m_against.added(all).join(u' ');
        buying.leftOut = buying::leftOut(m_base, m_bill, m_plan.commitments, buying.groups, m_context);
        return buying;
    }

private:
    [[nodiscard]] cost::Bill billOf(const Plan &plan, std::size_t supposed = 0) const
    {
        return cost::makeBill(plan, m_context.catalog, m_context.prices, m_exchange, supposed);
    }
    /// Of the plan with an option; a savings plan as if it were confirmed.
    [[nodiscard]] cost::Bill billWith(const BuyingOption &option) const
    {
        if (option.kind != BuyingOption::Kind::OneTerm || !isSavingsPlan(option.type))
            return billOf(bought(m_plan, option));
        BuyingOption none = option;
        none.purchases.clear();
        Plan plan = bought(m_plan, none);
        plan.commitments.insert(plan.commitments.end(), option.purchases.begin(), option.purchases.end());
        return billOf(plan, option.purchases.size());
    }
    [[nodiscard]] cost::BillInput committedInput() const
    {
        return {m_committed, m_context.catalog,      m_context.prices,
                m_exchange,  m_committedBill.sizing, m_committedBill.index};
    }

    /// What the plan is yet to buy is what is to be decided on, and no part of what the options begin with.
    [[nodiscard]] Plan withoutPlanned() const
    {
        Plan result = m_committed;
        std::erase_if(result.commitments,
                      [this](const Commitment &each) { return isYetToBuy(each, m_context.asOf); });
        return result;
    }

    /// Of what is yet to be bought, what no group is to buy.
    [[nodiscard]] std::vector<UselessPurchase> useless(const std::vector<BuyingGroup> &groups) const
    {
        std::vector<UselessPurchase> result;
        for (const Commitment &each : m_plan.commitments) {
            const bool reaches = std::ranges::any_of(groups, [&](const BuyingGroup &group) {
                return std::ranges::find(group.planned, each) != group.planned.end();
            });
            const bool isBilled = m_plan.start < each.start.plusMonths(termMonths(each.type))
                && each.start < m_plan.start.plusMonths(m_plan.months);
            const bool isNothing = each.units <= 0 && !each.isByAmount();
            if (reaches || isNothing || !isBilled || !isYetToBuy(each, m_context.asOf))
                continue;
            Plan without = m_plan;
            without.commitments.erase(std::ranges::find(without.commitments, each));
            const std::optional<Total> saved = inAll(m_asPlanned).less(inAll(billOf(without)));
            // Where it has no price nothing is known to be saved.
            result.push_back({each, saved.value_or(Total(Money(0, m_exchange.currency()))),
                              buying::whyNoGroup(each, m_base, m_context)});
        }
        return result;
    }

    [[nodiscard]] std::optional<PurchaseRisk> riskOf(const Plan &with, const cost::Bill &bill) const
    {
        if (!m_options.drawn)
            return {};
        return buying::purchaseRisk(m_plan, with, bill.owed.known() - m_asPlanned.owed.known(), m_context,
                                    m_options.draws);
    }

    /// The first month of the horizon that is yet to come: a term that begins in this one counts as bought (isYetToBuy()).
    [[nodiscard]] int firstStart() const
    {
        return m_context.asOf.isValid() ? std::max(0, cost::monthsFrom(m_base.start, m_context.asOf) + 1) : 0;
    }

    [[nodiscard]] BuyingGroup adviceOn(const MachineGroup &group)
    {
        BuyingGroup result;
        const Catalog &catalog = m_context.catalog;
        result.size = catalog.size(group.size).name;
        result.region = catalog.region(group.region).id;
        for (const GroupMachines &each : group.machines)
            (each.areSystemNodes ? result.systemNodesOf : result.computes) << m_base.computes[each.compute].id;
        for (const SizeId size : group.sizes)
            result.sizes << catalog.size(size).name;
        std::vector<SizedGroup> family = sizesOf(group, PriceType::Reservation3Years);
        const std::vector<SizedGroup> apart = sizesOf(group, PriceType::SavingsPlan3Years);
        describeUse(family.front().use, result);
        describeOwned(group, result);
        result.blockedBy = m_against.machines(group);

        BuyingOption none;
        none.payments = paidAsTheyGo(result);
        none.remark = result.blockedBy;
        complete(none, result);
        result.options.push_back(std::move(none));
        if (result.isToBuy())
            addAsPlanned(result);
        if (!result.blockedBy.isEmpty())
            return result;
        if (m_options.preemptible)
            addPreemptible(group, result);
        for (const PriceType type : termTypes) {
            if (isReservation(type))
                addReservation(type, family, result);
            else
                addSavingsPlan(type, apart, result);
        }
        addMixed(family, result);
        chooseBest(result);
        return result;
    }

    /// Each size of the group, that of most hours first, with how far units of it reach when they are bought as `type`: the whole
    /// family with a reservation, the size alone with a savings plan.
    [[nodiscard]] std::vector<SizedGroup> sizesOf(const MachineGroup &group, PriceType type) const
    {
        std::vector<SizedGroup> result;
        MachineGroup sized = group;
        const auto add = [&](SizeId size) {
            sized.size = size;
            result.push_back({sized, buying::unitUse(m_base, m_context, m_use, sized, type)});
        };
        add(group.size);
        for (const SizeId size : group.sizes) {
            if (size != group.size)
                add(size);
        }
        return result;
    }

    /// A reservation reaches its family, so each size of the group may be what is bought: the one with which it saves most.
    void addReservation(PriceType type, std::vector<SizedGroup> &sizes, BuyingGroup &result)
    {
        std::vector<BuyingOption> options;
        for (SizedGroup &sized : sizes) {
            TermPrice price = m_prices.of(sized.group, type);
            options.push_back(termsOf(BuyingOption::Kind::OneTerm, {{&sized, {price}}}, result));
            if (!price.unconfirmed && price.whyNot.isEmpty())
                sized.confirmed.push_back(std::move(price));
        }
        BuyingOption &best = bestSize(options, result);
        // Sold for a handful of sizes: no news where it is not there.
        if (type != PriceType::Reservation5Years || best.isOffered())
            result.options.push_back(std::move(best));
    }

    /// A savings plan covers every size, each at its own price and counted in its own units: what is least of each is least in all.
    void addSavingsPlan(PriceType type, const std::vector<SizedGroup> &sizes, BuyingGroup &result)
    {
        std::vector<SizedTerms> terms;
        for (const SizedGroup &sized : sizes) {
            MachineGroup own = sized.group;
            std::erase_if(own.machines, [&](const GroupMachines &each) { return each.size != own.size; });
            terms.push_back({&sized, {m_prices.of(own, type)}});
        }
        result.options.push_back(termsOf(BuyingOption::Kind::OneTerm, terms, result));
    }

    /// Several terms together, where that is news.
    void addMixed(const std::vector<SizedGroup> &sizes, BuyingGroup &result)
    {
        std::vector<BuyingOption> options;
        for (const SizedGroup &sized : sizes) {
            if (sized.confirmed.size() > 1)
                options.push_back(termsOf(BuyingOption::Kind::Mixed, {{&sized, sized.confirmed}}, result));
        }
        if (options.empty())
            return;
        BuyingOption &best = bestSize(options, result);
        const std::vector<Commitment> &mixed = best.purchases;
        if (std::ranges::any_of(mixed, [&](const Commitment &each) { return each.type != mixed[0].type; }))
            result.options.push_back(std::move(best));
    }

    /// Of the same way of paying with one size after another; the first unless another is offered and saves more.
    static BuyingOption &bestSize(std::vector<BuyingOption> &options, const BuyingGroup &group)
    {
        // Against paying as it goes, whatever the plan itself pays.
        const auto saved = [&group](const BuyingOption &option) {
            const std::optional<Total> less = group.options.front().inAll.less(option.inAll);
            return option.isOffered() && less && less->isComplete()
                ? less->known().toDouble()
                : -std::numeric_limits<double>::infinity();
        };
        BuyingOption *best = &options.front();
        for (BuyingOption &option : options) {
            const double least = saved(*best);
            if (saved(option) > std::max(least, least * worthAnotherSize))
                best = &option;
        }
        return *best;
    }

    [[nodiscard]] static std::vector<ComputePayment> paidAsTheyGo(const BuyingGroup &group)
    {
        std::vector<ComputePayment> payments;
        for (const QString &compute : group.computes)
            payments.push_back({compute, PriceType::PayAsYouGo});
        return payments;
    }

    void describeUse(const UnitUse &use, BuyingGroup &result) const
    {
        const std::size_t units = use.hours.empty() ? 0 : use.hours.front().size();
        for (std::size_t unit = 0; unit < units; ++unit) {
            double hours = 0;
            for (const std::vector<double> &month : use.hours)
                hours += month[unit];
            result.machineHours += hours;
            result.hoursOfMachine.push_back(hours / std::max(1, m_base.months));
        }
    }

    void describeOwned(const MachineGroup &group, BuyingGroup &result) const
    {
        for (const std::size_t compute : group.computes()) {
            const PriceType type = cost::effectivePriceType(m_plan.computes[compute]);
            if (termMonths(type) <= 0)
                continue;
            result.reserved.push_back({m_plan.computes[compute].id, type});
            decideBefore(firstMonthOf(m_plan.computes[compute].id), result);
        }
        const std::vector<Commitment> commitments = buying::commitmentsOf(m_committed, m_context, group);
        result.week = buying::weekOfUse(committedInput(), m_committedBill, group, commitments);
        if (commitments.empty())
            return;
        for (const Commitment &each : commitments) {
            const bool isPlanned = isYetToBuy(each, m_context.asOf);
            (isPlanned ? result.planned : result.owned).push_back(each);
            if (isPlanned)
                decideBefore(each.start, result);
        }
        const auto ratio = [this](SizeId size) {
            return m_context.prices.flexibility(size).value_or(Flexibility()).ratio;
        };
        double hours = 0;
        for (const Commitment &each : commitments) {
            const double units = each.units * ratio(*m_context.catalog.findSize(each.size)) / ratio(group.size);
            for (int month = 0; month < m_base.months; ++month)
                hours += buying::runsIn(each, m_base.start.plusMonths(month)) ? units * hoursPerMonth : 0;
        }
        const buying::OwnedUse use = buying::ownedUse(m_committed, m_context, m_committedBill, group);
        result.ownedCoversPercent = use.hours > 0 ? 100 * use.covered / use.hours : 0;
        result.ownedUsedPercent = hours > 0 ? std::min(100.0, 100 * use.covered / hours) : 0;
    }

    static void decideBefore(YearMonth month, BuyingGroup &group)
    {
        group.decideBefore = std::min(group.decideBefore.value_or(month), month);
    }

    /// Of the plan as it stands: the first in which a machine of a compute is billed.
    [[nodiscard]] YearMonth firstMonthOf(const QString &compute) const
    {
        for (int month = 0; month < m_plan.months; ++month) {
            for (const CostLine &line : m_asPlanned.lines) {
                if (line.compute == compute && line.role == CostRole::Machines
                    && line.quantities.at(static_cast<std::size_t>(month)).units() > 0)
                    return m_plan.start.plusMonths(month);
            }
        }
        return m_plan.start;
    }

    /// What nobody has to decide on where it is the best.
    void addAsPlanned(BuyingGroup &group) const
    {
        BuyingOption option;
        option.kind = BuyingOption::Kind::AsPlanned;
        option.payments = paidAsTheyGo(group);
        for (ComputePayment &payment : option.payments) {
            const auto reserved
                = std::ranges::find(group.reserved, payment.compute, &ComputePayment::compute);
            if (reserved != group.reserved.end())
                payment.type = reserved->type;
        }
        option.purchases = group.planned;
        option.remark = lateWords(group);
        complete(option, group);
        if (group.blockedBy.isEmpty())
            refuse(option);
        if (option.isOffered())
            group.best = group.options.size();
        group.options.push_back(std::move(option));
    }

    /// What of a group's planned purchases the plan bills from a month on that is over; empty: nothing.
    [[nodiscard]] QString lateWords(const BuyingGroup &group) const
    {
        QStringList sentences;
        for (const Commitment &late : m_late) {
            Commitment now = late;
            now.start = YearMonth::of(m_context.asOf).plusMonths(1);
            if (std::ranges::find(group.planned, now) != group.planned.end())
                sentences
                    << PlanWords::tr(
                           "%1 is not bought yet: it counts from %2 on, the first month in which it can "
                           "begin, not from %3 on as the plan bills it.",
                           "a purchase, months")
                           .arg(cost::commitmentName(m_context.catalog, late),
                                formatMonth(now.start, wordsLocale()),
                                formatMonth(late.start, wordsLocale()));
        }
        sentences.removeDuplicates();
        return sentences.join(u' ');
    }

    /// All that follows from the bill of the plan with the option, and nothing else changed: who is yet to buy asks what another way saves of
    /// that, not of a price that is not asked for.
    void complete(BuyingOption &option, const BuyingGroup &group) const
    {
        option.replaced = group.planned;
        option.begun = m_begun;
        option.day = m_context.asOf;
        const cost::Bill bill = billWith(option);
        option.total = bill.total;
        option.owed = bill.owed;
        option.inAll = inAll(bill);
        option.saved = inAll(m_asPlanned).less(option.inAll);
    }

    /// How much of what is bought the plan uses, and when it is paid back.
    void describePurchases(BuyingOption &option, const std::vector<SizedTerms> &sizes) const
    {
        double boughtHours = 0;
        double price = 0;
        for (const Commitment &each : option.purchases) {
            const double hours = hoursPerMonth * termMonths(each.type) * each.units;
            boughtHours += hours;
            price += hours * rateOf(each);
        }
        double usedHours = 0;
        double saved = 0;
        for (int month = 0; month < m_base.months; ++month) {
            const auto m = static_cast<std::size_t>(month);
            for (const SizedTerms &each : sizes) {
                const UnitUse &use = each.sized->use;
                const std::size_t units = unitsIn(option, nameOf(each), month);
                for (std::size_t unit = 0; unit < std::min(use.hours[m].size(), units); ++unit) {
                    usedHours += use.hours[m][unit];
                    saved += static_cast<double>(use.saves[m][unit]) * 1e-6;
                }
            }
            if (!option.paidBackIn && saved > 0 && saved >= price)
                option.paidBackIn = m_base.start.plusMonths(month);
        }
        option.usedPercent = boughtHours > 0 ? 100 * usedHours / boughtHours : 0;
    }

    [[nodiscard]] int monthOf(const Commitment &purchase) const
    {
        return cost::monthsFrom(m_base.start, purchase.start.firstDay());
    }

    [[nodiscard]] double rateOf(const Commitment &purchase) const
    {
        const auto found = m_rates.find({purchase.size + purchase.region, purchase.type});
        return found == m_rates.end() ? 0 : found->second.at(static_cast<std::size_t>(monthOf(purchase)));
    }

    [[nodiscard]] QString nameOf(const SizedTerms &terms) const
    {
        return m_context.catalog.size(terms.sized->group.size).name;
    }

    [[nodiscard]] std::size_t unitsIn(const BuyingOption &option, const QString &size, int month) const
    {
        std::size_t units = 0;
        const YearMonth now = m_base.start.plusMonths(month);
        for (const Commitment &each : option.purchases) {
            if (each.size == size && buying::runsIn(each, now))
                units += static_cast<std::size_t>(each.units);
        }
        return units;
    }

    void addPreemptible(const MachineGroup &group, BuyingGroup &result) const
    {
        BuyingOption option;
        option.kind = BuyingOption::Kind::Preemptible;
        option.type = PriceType::Spot;
        for (const GroupMachines &machines : group.machines) {
            if (machines.areSystemNodes)
                continue; // they must not be taken back
            const std::size_t compute = machines.compute;
            const QString target = m_context.catalog.behaviourOf(m_base.computes[compute].target);
            for (const PriceType type : {PriceType::Spot, PriceType::LowPriority}) {
                const PriceUse told = m_context.prices.use(target, type);
                if (told.support == Support::No)
                    continue;
                option.unconfirmed = option.unconfirmed || told.support == Support::Unknown;
                option.type = type;
                option.payments.push_back({m_base.computes[compute].id, type});
                break;
            }
        }
        if (option.payments.empty())
            option.whyNot = PlanWords::tr("None of the targets is sold on machines that may be taken away.");
        else if (!m_base.preemptibleAcceptable)
            option.whyNot = PlanWords::tr("The plan does not accept machines that may be taken away.");
        if (option.whyNot.isEmpty()) {
            option.remark
                = PlanWords::tr("Spot prices move by tens of percent within months, and machines may be taken away.");
            complete(option, result);
            if (!option.saved)
                option.whyNot = PlanWords::tr("No price of spot machines is known for all of them.");
            else
                refuse(option);
        }
        result.options.push_back(std::move(option));
    }

    /// What the plan would be blocked by is not offered.
    void refuse(BuyingOption &option) const
    {
        if (const QStringList blockers = m_against.added(bought(m_base, option)); !blockers.isEmpty())
            option.whyNot = blockers.join(u' ');
    }

    /// Terms of one kind, or of several together, at the numbers and months that cost least: of each of the sizes, which reach nothing
    /// of one another. What may not be bought of a size is left out and said.
    [[nodiscard]] BuyingOption termsOf(BuyingOption::Kind kind, const std::vector<SizedTerms> &sizes,
                                       const BuyingGroup &group)
    {
        BuyingOption option;
        option.kind = kind;
        option.type = sizes.front().prices.front().type;
        option.payments = paidAsTheyGo(group);
        std::vector<SizedTerms> offered;
        QStringList remarks;
        for (const SizedTerms &each : sizes) {
            if (const QString &whyNot = each.prices.front().whyNot; whyNot.isEmpty())
                offered.push_back(each);
            else
                remarks << PlanWords::tr("%1 stays pay-as-you-go: %2")
                               .arg(m_context.catalog.size(each.sized->group.size).shortName(), whyNot);
        }
        if (offered.empty()) {
            option.whyNot = sizes.front().prices.front().whyNot;
            option.payments.clear();
            return option;
        }
        for (const SizedTerms &each : offered)
            addPurchases(option, each, group);
        std::ranges::stable_sort(option.purchases, {}, &Commitment::start);
        if (kind == BuyingOption::Kind::OneTerm) {
            addBreakEven(option, offered);
            if (!offered.front().prices.front().remark.isEmpty())
                remarks.prepend(offered.front().prices.front().remark);
            option.remark = remarks.join(u' ');
        }
        complete(option, group);
        if (option.purchases.empty())
            return option;
        describePurchases(option, offered);
        if (option.estimated && option.saved)
            option.savedAtDearest
                = Total(option.saved->known() - dearer(option, offered), option.saved->missing());
        refuse(option);
        return option;
    }

    /// The last month of the horizon in which a term may begin; below 0: none.
    [[nodiscard]] int lastStart(const TermPrice &price) const
    {
        const int last = price.lastStart.value_or(m_base.months);
        return m_options.owedAfterwards ? last : std::min(last, m_base.months - termMonths(price.type));
    }

    void addPurchases(BuyingOption &option, const SizedTerms &sized, const BuyingGroup &group)
    {
        const UnitUse &use = sized.sized->use;
        const QString size = nameOf(sized);
        std::vector<buying::Term> terms;
        for (const TermPrice &price : sized.prices) {
            const int months = termMonths(price.type);
            std::vector<double> &rates = m_rates[{size + group.region, price.type}];
            rates.clear();
            buying::Term term{months, 0, lastStart(price), {}, firstStart()};
            for (int month = 0; month < m_base.months; ++month) {
                rates.push_back(price.boughtIn(month).usd());
                term.prices.push_back(
                    static_cast<buying::Micros>(std::llround(rates.back() * hoursPerMonth * months * 1e6)));
            }
            terms.push_back(std::move(term));
            option.unconfirmed = option.unconfirmed || price.unconfirmed;
            option.estimated = option.estimated || price.pricing.spread.has_value();
        }
        for (const buying::TermPurchase &each : buying::cheapestTerms(use.saves, terms)) {
            Commitment commitment;
            commitment.size = size;
            commitment.region = group.region;
            commitment.type = sized.prices[each.term].type;
            commitment.units = each.units;
            commitment.start = m_base.start.plusMonths(each.month);
            commitment.note = noteOfPlanned();
            option.purchases.push_back(std::move(commitment));
        }
    }

    /// Of what is bought first; where nothing is, of a term of the first size from the first month on in which it may be bought.
    void addBreakEven(BuyingOption &option, const std::vector<SizedTerms> &sizes) const
    {
        const SizedTerms *sized = &sizes.front();
        int start = firstStart();
        if (!option.purchases.empty()) {
            const Commitment &first = option.purchases.front();
            sized = &*std::ranges::find_if(sizes, [&](const SizedTerms &each) { return nameOf(each) == first.size; });
            start = monthOf(first);
        }
        const TermPrice &price = sized->prices.front();
        const std::optional<double> paid
            = m_prices.meanPayAsYouGo(sized->sized->group, start, termMonths(price.type));
        if (paid && *paid > 0)
            option.breakEvenPercent = 100 * price.boughtIn(start).usd() / *paid;
    }

    /// What the purchases would cost more at the highest price that other regions show.
    [[nodiscard]] Money dearer(const BuyingOption &option, const std::vector<SizedTerms> &sizes) const
    {
        Money more(0, m_exchange.currency());
        for (const Commitment &each : option.purchases) {
            const auto sized
                = std::ranges::find_if(sizes, [&](const SizedTerms &terms) { return nameOf(terms) == each.size; });
            for (const TermPrice &price : sized->prices) {
                if (price.type != each.type || !price.pricing.spread)
                    continue;
                const Quantity hours
                    = Quantity::fromDouble(hoursPerMonth * termMonths(each.type) * each.units);
                const Rate paid = price.boughtIn(monthOf(each));
                more += amount(cost::movedWith(*price.pricing.spread, *price.pricing.rate, paid).high, hours, m_exchange)
                    - amount(paid, hours, m_exchange);
            }
        }
        return more;
    }

    /// What misses a price that the other has is no better, however little of it is known.
    static bool isBetter(const BuyingOption &option, const BuyingOption &than)
    {
        const std::optional<Total> less = than.inAll.less(option.inAll);
        return less && (!less->isComplete() || less->known().minor() > 0);
    }

    void chooseBest(BuyingGroup &result) const
    {
        for (std::size_t i = 0; i < result.options.size(); ++i) {
            const BuyingOption &option = result.options[i];
            if (option.isOffered() && !option.unconfirmed && option.saved
                && isBetter(option, result.options[result.best]))
                result.best = i;
        }
        const BuyingOption &best = result.options[result.best];
        const Plan with = bought(m_plan, best);
        // Beside a price that nobody knows nothing is lost or saved.
        const bool isKnown = best.saved && best.saved->isComplete();
        if (isKnown && !(with == m_plan) && best.kind != BuyingOption::Kind::Preemptible)
            result.risk = riskOf(with, billOf(with));
    }

    const Plan &m_plan;
    std::vector<cost::BegunTerm> m_begun;
    std::vector<Commitment> m_late;
    Context m_context;
    BuyingOptions m_options;
    ExchangeRate m_exchange;
    cost::Bill m_asPlanned; ///< of the plan as it stands
    Plan m_committed; ///< paid as it goes, with every commitment
    cost::Bill m_committedBill;
    Plan m_base; ///< the same without those that options take the place of
    cost::Bill m_bill; ///< of m_base
    cost::Bill m_use; ///< the same with the hours in which nodes of clusters are held at a time
    buying::Against m_against;
    buying::TermPrices m_prices;
    /// USD an hour by month of the purchase, by size with region, and type.
    std::map<std::pair<QString, PriceType>, std::vector<double>> m_rates;
};

} // namespace

Buying buyingAdvice(const Plan &plan, const Context &context, const BuyingOptions &options)
{
    const ExchangeRate exchange = exchangeOf(plan, context.prices);
    std::vector<cost::BegunTerm> begun;
    if (cost::hasTermsAsPrices(plan))
        begun = cost::begunTerms(plan, cost::makeBill(plan, context.catalog, context.prices, exchange).lines,
                                 context.asOf);
    Plan told = plan;
    cost::tell(told, begun);
    std::vector<Commitment> late;
    std::ranges::copy_if(told.commitments, std::back_inserter(late),
                         [&context](const Commitment &each) { return isLatePurchase(each, context.asOf); });
    postponeLatePurchases(told, context.asOf);
    return Advisor(told, std::move(begun), std::move(late), context, options).advice();
}

} // namespace slipway
