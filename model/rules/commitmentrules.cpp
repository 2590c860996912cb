// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/base/format.h"
#include "model/base/planwords.h"
#include "model/catalog/catalogwords.h"
#include "model/cost/linewriter.h"
#include "model/cost/owedterms.h"
#include "model/cost/pricetypes.h"
#include "model/cost/pricing.h"
#include "model/plan/exchange.h"
#include "model/plan/plannames.h"
#include "model/plan/plannedpurchase.h"
#include "model/rules/rulehelpers.h"

#include <algorithm>
#include <array>
#include <cmath>

using namespace Qt::StringLiterals;

namespace slipway {

namespace {

/// Machines that are no more than this apart are as many: units of a family are worked out by ratios.
constexpr double sameMachines = 1e-6;

/// No term of the price book costs less than this share of paying as it goes (of 2026-08-22: 0.279 at the least, three years of a
/// reservation), so below it none pays off.
constexpr double leastShare = 0.27;

FindingSink::Place placeOf(std::size_t commitment, QStringView member)
{
    return {Step::Cost, u"/commitments/%1/%2"_s.arg(commitment).arg(member), {}};
}

QString monthText(YearMonth month)
{
    return formatMonth(month, wordsLocale());
}

YearMonth lastMonth(const Commitment &commitment)
{
    return commitment.start.plusMonths(termMonths(commitment.type) - 1);
}

QString nameOf(const RuleInput &in, const Commitment &commitment)
{
    return cost::commitmentName(in.catalog, commitment);
}

QString percentText(double share)
{
    return formatNumber(100 * share, wordsLocale(), 0);
}

/// A reservation with an amount, a savings plan by amount with machines, machines without a size or number.
void checkForm(const RuleInput &in, FindingSink &sink)
{
    for (std::size_t i = 0; i < in.plan.commitments.size(); ++i) {
        const Commitment &each = in.plan.commitments[i];
        const QString name = nameOf(in, each);
        if (each.isByAmount()) {
            const bool isNothing = Rate::fromDecimal(each.hourly->amount).value_or(Rate()) == Rate();
            if (isNothing)
                sink.add(placeOf(i, u"hourly"), PlanWords::tr("A commitment is of nothing: %1").arg(name),
                         PlanWords::tr("It takes no amount an hour, so it bills and covers nothing. State its amount, or remove it."));
            if (each.units != Commitment().units || !each.size.isEmpty() || !each.region.isEmpty())
                sink.add(Severity::Advice, placeOf(i, each.units != Commitment().units ? u"units" : u"size"),
                         PlanWords::tr("Machines of a savings plan by amount do not count: %1").arg(name),
                         PlanWords::tr("It bills its amount, whatever its size, region and machines say. "
                                       "Take these out; or take "
                                       "the amount out, and it bills %1 x %2.")
                             .arg(QString::number(each.units),
                                  each.size.isEmpty() ? PlanWords::tr("a size that is to be chosen")
                                                      : sizeName(in.catalog, each.size)));
            continue;
        }
        if (each.hourly)
            sink.add(placeOf(i, u"hourly"), PlanWords::tr("The amount of a reservation does not count: %1").arg(name),
                     PlanWords::tr("Only savings plans are bought by an amount an hour; a reservation bills its machines. Take "
                                   "%1 %2 an hour out, or make it a savings plan.")
                         .arg(each.hourly->amount, each.hourly->currency));
        if (each.units == 0)
            sink.add(placeOf(i, u"units"), PlanWords::tr("A commitment is of nothing: %1").arg(name),
                     PlanWords::tr("It is of 0 machines, so it bills and covers nothing. State how many, or remove it."));
        else if (each.size.isEmpty())
            sink.add(placeOf(i, u"size"), PlanWords::tr("A commitment has no VM size"),
                     PlanWords::tr("Nobody can price it or say what it covers: choose its size, or state what it takes an hour."));
    }
}

/// Why a commitment that bills within the horizon covers nothing at all, and what to change.
QString whyNothing(const RuleInput &in, const Commitment &each, const cost::CommitmentUse &use)
{
    const QString region = in.plan.regionOr(each.region);
    if (!in.catalog.findRegion(region))
        return PlanWords::tr("The catalog has no region \"%1\": state its id, as in westeurope.").arg(region);
    if (!in.catalog.findSize(each.size))
        return PlanWords::tr("The catalog has no size \"%1\": state its name, as in Standard_D4s_v5.").arg(each.size);
    if (use.reached.isEmpty())
        return (each.flexible ? PlanWords::tr("No compute in use has machines of %1, or of its "
                                              "family, in %2. Choose a size and a region that the "
                                              "plan uses, or remove it.")
                              : PlanWords::tr("No compute in use has machines of %1 in %2. Choose "
                                              "a size and a region that the plan uses, or "
                                              "remove it."))
            .arg(sizeName(in.catalog, each.size), regionName(in.catalog, region));
    if (use.payingAsTheyGo.isEmpty())
        return PlanWords::tr("It covers hours that are paid as they go, and %1 pays otherwise. Pay as it goes there, or remove it: else the "
                             "machines are paid for twice.")
            .arg(use.reached.join(u", "_s));
    if (use.machinesRun)
        return PlanWords::tr("All machines of %1 that run within its term are covered by other commitments. Commit to fewer, or place "
                             "more work there.")
            .arg(use.payingAsTheyGo.join(u", "_s));
    return PlanWords::tr("In no month of its term, %1 to %2, does %3 run. Let its term begin when the work does, or remove it.")
        .arg(monthText(each.start), monthText(lastMonth(each)), use.payingAsTheyGo.join(u", "_s));
}

/// "what it bills and what that takes over, and how much of its hours"; without prices only the last.
QString worthText(const cost::CommitmentUse &use, double share)
{
    if (!use.billed || !use.takesOver)
        return PlanWords::tr("%1 % of the hours that it bills within the plan cover anything (%2).")
            .arg(percentText(share), use.payingAsTheyGo.join(u", "_s));
    return PlanWords::tr("Within the plan it bills %1, and the hours that it takes over (%2, %3 % of its own hours) would cost %4 as they go. A machine "
                         "of it pays off from %5 % of its hours on.")
        .arg(formatMoney(*use.billed, wordsLocale()), use.payingAsTheyGo.join(u", "_s), percentText(share),
             formatMoney(*use.takesOver, wordsLocale()), percentText(use.breakEven));
}

/// What is yet to be bought is to be bought only as far as it pays: `units` of it. What is bought is owed.
std::optional<PlanEdit> buyOnly(const RuleInput &in, std::size_t i, int units)
{
    const Commitment &each = in.plan.commitments[i];
    if (!isYetToBuy(each, in.asOf))
        return std::nullopt;
    if (units > 0)
        return PlanEdit{PlanWords::tr("Buy %1 of %2").arg(QString::number(units), nameOf(in, each)),
                        Step::Cost,
                        {{placeOf(i, u"units").field, units}}};
    return withoutPurchase(in, i);
}

/// A commitment of which some machines cost more than they save, each by itself; where a price is missing, of which some are never used or
/// so little that no term pays off.
void checkWorth(const RuleInput &in, std::size_t i, FindingSink &sink)
{
    const Commitment &each = in.plan.commitments[i];
    const cost::CommitmentUse &use = in.bill.commitments[i];
    const QString name = nameOf(in, each);
    const bool isBought = !isYetToBuy(each, in.asOf);
    const int used = static_cast<int>(std::ceil(use.mostMachines - sameMachines));
    const double share = use.usedHours / (cost::hoursPerMonth * each.units * use.months);
    const bool paysOff = use.worthwhile ? *use.worthwhile >= each.units : used >= each.units && share >= leastShare;
    if (paysOff)
        return;
    QStringList detail;
    if (used < each.units)
        detail << PlanWords::tr("At the most %1 of %2 are in use at one time within its term.").arg(used).arg(each.units);
    detail << worthText(use, share);
    if (isBought)
        detail << PlanWords::tr("It is bought, and billed to its end: place more work there.");
    else if (!use.worthwhile)
        detail << PlanWords::tr("Commit to fewer, or place more work there.");
    else if (*use.worthwhile == 0)
        detail << PlanWords::tr(
            "None of its machines is used so much: do without it, or place more work there.");
    else
        detail << PlanWords::tr("%1 of its %2 machines are used so much: commit to no more, or place more work there.")
                      .arg(*use.worthwhile)
                      .arg(each.units);
    const QString title = used < each.units ? PlanWords::tr("More machines are committed than run: %1")
        : use.worthwhile.value_or(0) > 0
        ? PlanWords::tr("Machines of a commitment cost more than they save: %1")
        : PlanWords::tr("A commitment costs more than it saves: %1");
    Finding &finding = sink.add(placeOf(i, u"units"), title.arg(name), detail.join(u' '));
    if (use.worthwhile)
        finding.fix = buyOnly(in, i, *use.worthwhile);
}

/// What a compute bills for a term within the plan, and what the hours of it that are used would cost as they go.
struct TermOfCompute
{
    Money billed;
    Money asTheyGo;
    double hours = 0;
    double used = 0;
};

/// nullopt: nothing of it has a price as it goes.
std::optional<TermOfCompute> termOf(const RuleInput &in, const QString &compute)
{
    const ExchangeRate exchange = exchangeOf(in.plan, in.prices);
    const Money nothing(0, exchange.currency());
    TermOfCompute term{nothing, nothing};
    for (const CostLine &line : in.bill.lines) {
        if (line.compute != compute || line.used.empty())
            continue;
        if (!line.asYouGo || !line.whole())
            return std::nullopt;
        term.billed += line.total;
        for (std::size_t month = 0; month < line.used.size(); ++month) {
            Rate asItGoes = line.asYouGo->rate;
            for (const RateFrom &later : line.asYouGo->later)
                asItGoes = later.month <= static_cast<int>(month) ? later.rate : asItGoes;
            term.asTheyGo += amount(asItGoes, line.used[month], exchange);
            term.hours += line.quantities[month].units();
            term.used += line.used[month].units();
        }
    }
    return term.hours > 0 ? std::optional(term) : std::nullopt;
}

/// A term as the price of a compute is judged as a purchase is: by what it bills within the plan.
void checkTermsOfComputes(const RuleInput &in, FindingSink &sink)
{
    constexpr double sameCost = 0.001; ///< whole cents of months are no difference
    forEachUsedCompute(in, [&](std::size_t i, const Compute &compute, const cost::ComputeUse &use) {
        const PriceType type = cost::effectivePriceType(compute);
        const std::optional<TermOfCompute> term
            = termMonths(type) > 0 ? termOf(in, compute.id) : std::nullopt;
        if (!term || term->billed.toDouble() <= term->asTheyGo.toDouble() * (1 + sameCost))
            return;
        const QString field = computeField(i, u"priceType");
        const bool isBought = cost::isTermBegun(in.plan, compute, in.bill.lines, in.asOf);
        Finding &finding = sink.add(
            {stepOf(use.stage), field, compute.id},
            PlanWords::tr("A term costs more than it saves: %1", "of a compute").arg(compute.id),
            PlanWords::tr("Within the plan its %1 bills %2, and the hours of it that are used (%3 %) would "
                          "cost %4 as they go.")
                    .arg(cost::priceTypeWords(type), formatMoney(term->billed, wordsLocale()),
                         percentText(term->used / term->hours), formatMoney(term->asTheyGo, wordsLocale()))
                + u' '
                + (isBought ? PlanWords::tr("It is bought, and billed to its end: place more work there.")
                            : PlanWords::tr("Pay as it goes, or place more work there.")));
        if (!isBought)
            finding.fix = setWord(PlanWords::tr("Pay as you go"), stepOf(use.stage), field,
                                  priceTypeId(PriceType::PayAsYouGo));
    });
}

void checkUse(const RuleInput &in, FindingSink &sink)
{
    checkTermsOfComputes(in, sink);
    for (std::size_t i = 0; i < in.plan.commitments.size(); ++i) {
        const Commitment &each = in.plan.commitments[i];
        const cost::CommitmentUse &use = in.bill.commitments[i];
        const QString name = nameOf(in, each);
        if (use.months == 0) {
            sink.add(Severity::Advice, placeOf(i, u"start"),
                     PlanWords::tr("The term of a commitment lies outside of the plan: %1").arg(name),
                     PlanWords::tr("It runs from %1 to %2, the plan from %3 to %4: it bills nothing and covers nothing here. Correct its "
                                   "first month, or remove it.")
                         .arg(monthText(each.start), monthText(lastMonth(each)), monthText(in.plan.start),
                              monthText(in.plan.start.plusMonths(in.plan.months - 1))));
            continue;
        }
        if (isSavingsPlan(each.type) || each.units == 0 || each.size.isEmpty())
            continue; // told by the rule of forms, or by that of savings plans
        if (use.usedHours <= 0)
            sink.add(placeOf(i, use.reached.isEmpty() ? u"size" : u"start"),
                     PlanWords::tr("A commitment covers nothing: %1").arg(name),
                     whyNothing(in, each, use) + u' '
                         + PlanWords::tr("Every hour of its term is billed all the same."))
                .fix
                = buyOnly(in, i, 0);
        else
            checkWorth(in, i, sink);
    }
}

void checkPlanned(const RuleInput &in, FindingSink &sink)
{
    for (std::size_t i = 0; i < in.plan.commitments.size(); ++i) {
        const Commitment &each = in.plan.commitments[i];
        if (isLatePurchase(each, in.asOf))
            sink.add(placeOf(i, u"note"), PlanWords::tr("A purchase is late or done: %1").arg(nameOf(in, each)),
                     PlanWords::tr("Its note says that it is not bought yet, while its term began in %1: the plan bills and counts on it "
                                   "from then on. Once it is bought, take \"%2\" out of the note; else give it a first month to come.")
                         .arg(monthText(each.start), noteOfPlanned()));
    }
}

/// The book keeps the newest price only: a term that began before that is billed at what nobody paid.
void checkPaid(const RuleInput &in, FindingSink &sink)
{
    for (std::size_t i = 0; i < in.plan.commitments.size(); ++i) {
        const Commitment &each = in.plan.commitments[i];
        const auto line = std::ranges::find(in.bill.lines, u"commitment/%1"_s.arg(i), &CostLine::id);
        if (line == in.bill.lines.end() || !line->priced() || line->total.isZero()
            || !cost::isOfLaterDay(line->origin, each))
            continue;
        sink.add(placeOf(i, u"paid"), PlanWords::tr("What was paid is not known: %1").arg(nameOf(in, each)),
                 PlanWords::tr("Its term began in %1, and the price that it is billed at is of %2: what was "
                               "bought before costs what it cost then. "
                               "Type what was paid for one machine and the whole term; a newer price list, a "
                               "discount or a price sheet "
                               "changes nothing of that.")
                     .arg(monthText(each.start), line->origin.date.toString(Qt::ISODate)));
    }
}

/// A term that has begun as the price of its compute: changes that tell the same as commitments.
std::optional<PlanEdit> tellAsCommitments(const RuleInput &in, std::size_t compute)
{
    const std::optional<Plan> told
        = cost::withBegunAsCommitments(in.plan, in.bill.lines, in.asOf, in.plan.computes[compute].id);
    if (!told)
        return std::nullopt;
    PlanEdit edit{PlanWords::tr("State it as what is bought"), Step::Cost,
                  cost::changesTelling(*told, in.plan)};
    return edit;
}

FindingSink::Place placeOfLine(const RuleInput &in, const CostLine &line)
{
    const int index = in.plan.computeIndex(line.compute);
    if (index >= 0)
        return {Step::Cost, computeField(static_cast<std::size_t>(index), u"priceType"), line.compute};
    return placeOf(static_cast<std::size_t>(std::max(0, cost::commitmentOf(line))), u"start");
}

/// As the price of a compute a term ends when the compute is changed, and covers nothing else: what is bought does neither.
void checkPrice(const RuleInput &in, FindingSink &sink)
{
    for (std::size_t i = 0; i < in.plan.computes.size(); ++i) {
        const Compute &compute = in.plan.computes[i];
        if (!in.asOf.isValid() || !cost::isTermBegun(in.plan, compute, in.bill.lines, in.asOf))
            continue;
        sink.add(
                {Step::Cost, computeField(i, u"priceType"), compute.id},
                PlanWords::tr("A term that has begun stands as the price of a compute: %1").arg(compute.id),
                PlanWords::tr("Its %1 is bought, and owed to its end. As the price of the compute it would "
                              "end with the next size, "
                              "region or way of paying, and its idle hours cover nothing else. State it as a "
                              "commitment that is bought, and let the compute pay as it goes.")
                    .arg(cost::priceTypeWords(cost::effectivePriceType(compute))))
            .fix
            = tellAsCommitments(in, i);
    }
}

/// What nobody sees in a month, a total or a budget of the plan is owed all the same: whoever signs the plan signs for what it buys. What was
/// bought before is due with and without the plan.
void checkOwed(const RuleInput &in, FindingSink &sink)
{
    const cost::OwedTerms owed = cost::owedTerms(in.plan, in.bill.lines, in.bill.owed.currency(), in.asOf);
    const YearMonth end = in.plan.start.plusMonths(in.plan.months - 1);
    const auto runOn = [&](const cost::OwedPart &part) {
        return PlanWords::tr(
                   "Terms run on after %1, the last until %2: %3. That is part of no month, no total "
                   "and no budget of the plan.")
            .arg(monthText(end), monthText(end.plusMonths(part.months)), part.names.join(u", "_s));
    };
    if (owed.toBuy.first)
        sink.add(placeOfLine(in, *owed.toBuy.first),
                 PlanWords::tr("%1 is owed after the plan ends")
                     .arg(formatTotal(owed.toBuy.amount, wordsLocale())),
                 runOn(owed.toBuy) + u' '
                     + PlanWords::tr("Have it signed with the plan, or buy terms that end with it."));
    if (owed.bought.first)
        sink.add(
            Severity::Advice, placeOfLine(in, *owed.bought.first),
            PlanWords::tr("%1 is owed after the plan ends for what was bought before")
                .arg(formatTotal(owed.bought.amount, wordsLocale())),
            runOn(owed.bought) + u' '
                + PlanWords::tr("Its terms have begun: it is due with and without this plan, and there is "
                                "nothing to approve."));
}

constexpr std::array commitmentRuleTable = {
    Rule{"commitment.form", Severity::Warning,
         "A commitment is told in one way: machines of a size, or of a savings plan an amount an hour.",
         "Slipway", "2026-11-23", checkForm},
    Rule{"commitment.use", Severity::Warning,
         "The machines that a commitment bills run within its term, pay as they go, and each saves what it "
         "costs; its term reaches into the plan. A term that a compute pays saves what it costs.",
         "Slipway", "2026-11-23", checkUse},
    Rule{"commitment.planned", Severity::Warning,
         "No purchase that is noted as planned began in an earlier month.", "Slipway", "2026-11-23",
         checkPlanned},
    Rule{"commitment.paid", Severity::Advice,
         "What is bought is billed at what was paid, or at a price that is no newer than its term.",
         "Slipway", "2026-11-26", checkPaid},
    Rule{"commitment.price", Severity::Advice,
         "What is bought stands among the commitments, not as the price of a compute: so it stays when the "
         "compute changes, and its idle hours "
         "cover others.",
         "Slipway", "2026-11-26", checkPrice},
    Rule{"commitment.owed", Severity::Approval, "Nothing is owed for terms that run on after the plan ends.",
         "Slipway", "2026-11-25", checkOwed},
};

} // namespace

std::span<const Rule> commitmentRules()
{
    return commitmentRuleTable;
}

} // namespace slipway
