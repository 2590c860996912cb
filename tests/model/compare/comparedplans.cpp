// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/model/compare/comparedplans.h"

#include "tests/model/evaluation/evaluationfixture.h"
#include "tests/model/plan/randomplan.h"

#include <QRandomGenerator>

using namespace Qt::StringLiterals;

namespace slipway::test {

namespace {

/// Totals of an evaluation whose lines were changed.
void addUp(Evaluation &evaluation)
{
    const Money nothing(0, evaluation.currency);
    evaluation.total = Total(nothing);
    evaluation.stageTotals.fill(Total(nothing));
    for (CostLine &line : evaluation.lines) {
        line.total = nothing;
        for (const Money &each : line.amounts)
            line.total += each;
        evaluation.total += line.cost();
        evaluation.stageTotals[static_cast<std::size_t>(line.stage)] += line.cost();
    }
}

/// Some of what people change, each of it now and then.
Plan varied(Plan plan, QRandomGenerator &random)
{
    const auto chance = [&](double share) { return random.generateDouble() < share; };
    if (chance(0.3))
        plan.discountPercent = random.bounded(4000) / 100.0;
    if (chance(0.2))
        plan.months = random.bounded(1, 37);
    if (chance(0.15))
        plan.region = QStringList{u"westeurope"_s, u"eastus"_s, u"northeurope"_s}[random.bounded(3)];
    if (chance(0.4))
        plan.currency = QStringList{u"USD"_s, u"EUR"_s, u"JPY"_s, u"GBP"_s}[random.bounded(4)];
    if (chance(0.3))
        plan.data.sizeGiB = random.bounded(1, 100'000);
    if (chance(0.2))
        plan.services.registry = RegistryTier::Premium;
    for (Compute &compute : plan.computes) {
        if (chance(0.2) && !compute.size.isEmpty())
            compute.size = QStringList{u"Standard_D8s_v5"_s, u"Standard_NC24ads_A100_v4"_s,
                                       u"Standard_Nowhere"_s}[random.bounded(3)];
        if (chance(0.1))
            compute.priceType = PriceType::Reservation1Year;
    }
    for (Workload &workload : plan.workloads) {
        if (chance(0.1))
            workload.enabled = false;
        if (auto *job = std::get_if<TrainingJob>(&workload.detail); job && chance(0.5))
            job->runsPerMonth = random.bounded(1, 60);
    }
    if (chance(0.3))
        plan.serviceDiscounts = {{u"Virtual Machines"_s, random.bounded(4000) / 100.0, {}},
                                 {u"Storage"_s, random.bounded(4000) / 100.0, {}}};
    if (chance(0.3)) {
        Commitment machines;
        machines.size = u"Standard_D4s_v3"_s;
        machines.type = chance(0.5) ? PriceType::Reservation1Year : PriceType::SavingsPlan3Years;
        machines.units = random.bounded(1, 5);
        machines.start = plan.start.plusMonths(random.bounded(-6, 7));
        Commitment byAmount;
        byAmount.type = PriceType::SavingsPlan1Year;
        byAmount.hourly = HourlyAmount{u"0.%1"_s.arg(random.bounded(1, 999)), chance(0.5) ? u"USD"_s : u"EUR"_s, {}};
        byAmount.start = plan.start.plusMonths(random.bounded(-6, 7));
        plan.commitments = {machines, byAmount};
    }
    if (plan.currency != u"USD" && chance(0.3))
        plan.currencyFactor
            = CurrencyFactor{QString::number(random.bounded(50, 200) / 100.0), u"2026-10-01"_s, u"treasury"_s, {}};
    return plan;
}

Evaluated evaluatedPlan(const Plan &plan)
{
    return {plan, evaluated(plan)};
}

} // namespace

Evaluated handMade(const std::vector<HandLine> &lines, const ExchangeRate &exchange, int months)
{
    Evaluated made;
    made.plan.months = months;
    made.plan.currency = exchange.currency().code();
    Evaluation &evaluation = made.evaluation;
    evaluation.currency = exchange.currency();
    evaluation.provenance.currency = exchange.currency().code();
    evaluation.provenance.exchange = formatScaled(exchange.raw(), ExchangeRate::scale);
    evaluation.months.resize(static_cast<std::size_t>(months));
    for (const HandLine &hand : lines) {
        CostLine line;
        line.id = hand.id;
        line.name = hand.id;
        line.sku = hand.sku;
        line.unit = u"h"_s;
        line.stage = hand.stage;
        line.rate = Rate::fromDecimal(hand.usd);
        if (!line.rate)
            line.missing = u"No price of it is known."_s;
        for (int month = 0; month < months; ++month) {
            line.quantities.push_back(Quantity::fromDouble(hand.quantity));
            line.amounts.push_back(line.rate ? amount(*line.rate, line.quantities.back(), exchange)
                                             : Money(0, exchange.currency()));
        }
        evaluation.lines.push_back(line);
    }
    evaluation.owed = Total(Money(0, evaluation.currency));
    addUp(evaluation);
    return made;
}

Evaluation withFactor(Evaluation evaluation, std::int64_t raw)
{
    const ExchangeRate exchange(evaluation.currency, raw);
    evaluation.provenance.exchange = formatScaled(raw, ExchangeRate::scale);
    for (CostLine &line : evaluation.lines) {
        for (std::size_t month = 0; month < line.amounts.size(); ++month) {
            if (line.pricedIn(month))
                line.amounts[month] = amount(*line.rate, line.quantities[month], exchange);
        }
    }
    addUp(evaluation);
    return evaluation;
}

std::pair<Evaluated, Evaluated> randomPair(quint32 seed)
{
    QRandomGenerator random(seed);
    if (seed % 5 == 4)
        return {evaluatedPlan(randomPlan(seed)), evaluatedPlan(randomPlan(seed + 1'000'000))};
    const std::vector<TemplateInfo> &all = templates().templates();
    const auto drawn = [&] { return templatePlan(all[std::size_t(random.bounded(int(all.size())))].id); };
    Plan first = varied(drawn(), random);
    Plan second = varied(seed % 5 == 3 ? drawn() : first, random);
    const bool otherFactor = seed % 3 == 0;
    if (otherFactor) {
        first.currency = QStringList{u"EUR"_s, u"JPY"_s, u"GBP"_s}[random.bounded(3)];
        second.currency = first.currency;
    }
    std::pair<Evaluated, Evaluated> pair{evaluatedPlan(first), evaluatedPlan(second)};
    if (otherFactor) {
        const std::int64_t raw
            = parseScaled(pair.second.evaluation.provenance.exchange, ExchangeRate::scale).value_or(1);
        pair.second.evaluation
            = withFactor(pair.second.evaluation, raw + raw / 100 * random.bounded(-20, 21));
    }
    return pair;
}

} // namespace slipway::test
