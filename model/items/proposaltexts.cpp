// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/items/proposaltexts.h"

#include "model/base/format.h"
#include "model/catalog/catalogwords.h"
#include "model/cost/pricetypes.h"
#include "model/decision/keptwords.h"
#include "model/evaluation/linewords.h"
#include "model/items/rangetexts.h"
#include "model/items/robusttexts.h"
#include "model/plan/stages.h"
#include "model/sizing/machine.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>
#include <limits>

namespace slipway {

using namespace Qt::StringLiterals;

namespace {

struct ProposalTexts
{
    Q_DECLARE_TR_FUNCTIONS(Proposals)
};

/// Below it the budget counts as kept: one case of fifty is within what draws can tell.
constexpr double remoteChance = 0.02;

double units(const Money &money)
{
    return static_cast<double>(money.minor()) / std::pow(10.0, money.currency().digits());
}

QString whole(const Total &total, const QLocale &locale)
{
    const QString amount = formatNumber(units(total.known()), locale, 0);
    return total.isComplete() ? amount : ProposalTexts::tr("at least %1").arg(amount);
}

CostStage stageOfCompute(const Plan &plan, const QString &compute)
{
    for (const Workload &workload : plan.workloads) {
        if (workload.computeIds().contains(compute))
            return costStageOf(stageOf(workload));
    }
    return CostStage::Shared;
}

QString measured(const ProposedCompute &compute, double percentile, const QLocale &locale)
{
    switch (compute.measure) {
    case search::Measure::None:
        break;
    case search::Measure::HoursPerRun:
        return ProposalTexts::tr("%1 a run").arg(formatDuration(compute.value * 3600, locale));
    case search::Measure::HoursPerBatch:
        return ProposalTexts::tr("a day's items in %1").arg(formatDuration(compute.value * 3600, locale));
    case search::Measure::LatencyMilliseconds:
        return (!compute.isLanguageModel() ? ProposalTexts::tr("%1 answered in %2")
                    : compute.isTimeTyped  ? ProposalTexts::tr("%1 answered in %2 by the time typed")
                                           : ProposalTexts::tr("%1 answered in %2 with every place taken"))
            .arg(formatPercent(percentile, locale), formatDuration(compute.value / 1000, locale));
    }
    return {};
}

QString briefly(const ProposedCompute &compute, double percentile, const QLocale &locale)
{
    if (compute.measure != search::Measure::LatencyMilliseconds)
        return measured(compute, percentile, locale);
    return ProposalTexts::tr("%1 in %2").arg(formatPercent(percentile, locale),
                                             formatDuration(compute.value / 1000, locale));
}

enum class Words { All, Fewest };

/// What changes the quality of its answers or how it is paid for. Mostly empty.
QStringList termsOf(const ProposedCompute &compute, Words words)
{
    QStringList terms;
    if (compute.precision && sizing::bitsOf(*compute.precision) < sizing::publishedBits)
        terms << (words == Words::All
                      ? ProposalTexts::tr("weights of %1").arg(weightBitsWords(*compute.precision))
                      : ProposalTexts::tr("%1 bits").arg(sizing::bitsOf(*compute.precision)));
    if (compute.priceType != PriceType::PayAsYouGo)
        terms << cost::priceTypeWords(compute.priceType);
    return terms;
}

ProposalMachine machine(const ProposedCompute &compute, const Proposal &proposal, const Sheet &sheet,
                        const Catalog &catalog, const QLocale &locale)
{
    ProposalMachine told;
    told.stage = stageOfCompute(proposal.plan, compute.compute);
    told.work = compute.work;
    told.machines = ProposalTexts::tr("%1 x %2").arg(formatNumber(compute.nodes, locale, 0),
                                                     sizeName(catalog, compute.size));
    const QString where = regionName(catalog, compute.region);
    const QString measure = measured(compute, sheet.percentile, locale);
    const QStringList terms = termsOf(compute, Words::All);
    const QString shortMeasure = measure.isEmpty() ? QString() : briefly(compute, sheet.percentile, locale);
    // A card has one line for it. Beside terms the time is told in short, and first: it is what was asked for, and cut last. The region is
    // missed least.
    QStringList result = terms.isEmpty() ? QStringList{where, measure}
                                         : QStringList{shortMeasure} + terms + QStringList{where};
    result.removeAll(QString());
    told.result = result.join(u", "_s);
    for (const QStringList &parts : {QStringList{terms.isEmpty() ? measure : shortMeasure} + terms,
                                     QStringList{shortMeasure} + termsOf(compute, Words::Fewest)}) {
        QStringList words = parts;
        words.removeAll(QString());
        const QString text = words.join(u", "_s);
        if (!text.isEmpty() && text != told.result && !told.shorter.contains(text))
            told.shorter << text;
    }
    return told;
}

void addBudget(ProposalText &text, const Proposal &proposal, const QLocale &locale)
{
    using State = ProposalText::BudgetState;
    const std::optional<Chance> &over = proposal.uncertainty.overBudget;
    const auto take = [&text](const BudgetVerdict &verdict) {
        text.budgetState = verdict.state;
        text.budget = verdict.words;
    };
    if (over && !over->isKnown()) {
        take(budgetVerdict(std::nullopt, false, locale));
    } else if (proposal.overBudget || (over && over->share <= remoteChance)) {
        take(budgetVerdict(proposal.overBudget, true, locale));
    } else if (over) {
        take({State::Chance, ProposalTexts::tr("%1 chance over budget").arg(chanceText(*over, locale))});
    } else {
        text.budget = ProposalTexts::tr("no budget given");
    }
}

} // namespace

BudgetVerdict budgetVerdict(const std::optional<Total> &over, bool isKnown, const QLocale &locale)
{
    using State = ProposalText::BudgetState;
    if (!isKnown)
        return {State::Chance, ProposalTexts::tr("whether it keeps the budget is not known")};
    if (over)
        return {State::Over, ProposalTexts::tr("over budget by %1 in all at P90").arg(whole(*over, locale))};
    return {State::Kept, ProposalTexts::tr("keeps the budget")};
}

ProposalText proposalText(const Proposal &proposal, const Sheet &sheet, const Catalog &catalog,
                          const QLocale &locale)
{
    ProposalText text;
    text.month = formatAmount(proposal.averageMonth, locale);
    text.p10 = ProposalTexts::tr("P10 %1").arg(whole(proposal.uncertainty.averageMonth.p10, locale));
    text.p90 = ProposalTexts::tr("P90 %1").arg(whole(proposal.uncertainty.averageMonth.p90, locale));
    addBudget(text, proposal, locale);
    for (const ProposedCompute &compute : proposal.computes)
        text.machines.push_back(machine(compute, proposal, sheet, catalog, locale));
    text.vcpusToRequest = proposal.vcpusToRequest;
    text.blockers = proposal.blockers;
    text.warnings = proposal.warnings;
    // Over its budget it is of use only with another answer: that comes first, and is read also where there is little room.
    QStringList sentences
        = proposal.wouldHaveToGo + proposal.buys + proposal.byToken + proposal.staying + proposal.givesUp;
    if (!proposal.outside.isEmpty())
        sentences << proposal.outside;
    if (const QStringList missed = missedTexts(proposal.robustness, locale); !missed.isEmpty())
        sentences.insert(proposal.wouldHaveToGo.isEmpty() ? 0 : 1, QString(missed.join(u"; "_s) + u'.'));
    text.givesUp = sentences.isEmpty() ? ProposalTexts::tr("Nothing, against the other two.")
                                       : sentences.join(u' ');
    return text;
}

ProposalBand proposalBand(const Proposal &proposal)
{
    return {units(proposal.uncertainty.total.p10.known()), units(proposal.uncertainty.total.p90.known()),
            units(proposal.total.known())};
}

namespace {

/// For the whole time.
std::optional<Money> budgetOf(const Sheet &sheet)
{
    const std::optional<Currency> currency = Currency::fromCode(sheet.currency);
    const std::optional<Money> amount
        = sheet.budget && currency ? Money::fromDecimal(sheet.budget->amount, *currency) : std::nullopt;
    if (!amount || sheet.budget->period == BudgetPeriod::Horizon)
        return amount;
    Money whole(0, *currency);
    for (int month = 0; month < sheet.months; ++month)
        whole = whole + *amount;
    return whole;
}

} // namespace

QString proposalKey(const Sheet &sheet, const QLocale &locale)
{
    const std::optional<Money> budget = budgetOf(sheet);
    if (!budget)
        return ProposalTexts::tr("a month; diamond: likely, bar: P10 to P90");
    // What is asked for is of the whole time, what is shown is of a month.
    return ProposalTexts::tr("a month; diamond: likely, bar: P10 to P90, dashed: budget, %1")
        .arg(formatNumber(budget->dividedBy(std::max(1, sheet.months)).toDouble(), locale, 0));
}

ProposalScale proposalScale(const Proposals &proposals, const Sheet &sheet)
{
    ProposalScale scale;
    double low = std::numeric_limits<double>::infinity();
    double high = -low;
    const auto take = [&](double amount) {
        low = std::min(low, amount);
        high = std::max(high, amount);
    };
    for (const std::optional<Proposal> &each : proposals.proposals) {
        if (!each)
            continue;
        const ProposalBand band = proposalBand(*each);
        take(band.p10);
        take(band.p90);
        take(band.planned);
    }
    if (const std::optional<Money> budget = budgetOf(sheet)) {
        scale.budget = units(*budget);
        take(*scale.budget);
    }
    if (low > high)
        return scale;
    // Room at both ends, so that the outermost mark is seen whole.
    const double room = std::max(0.04 * (high - low), 1.0);
    scale.low = low - room;
    scale.high = high + room;
    return scale;
}

} // namespace slipway
