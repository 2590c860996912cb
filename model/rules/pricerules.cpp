// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/rules/rulebook.h"

#include <array>

using namespace Qt::StringLiterals;

namespace slipway {

namespace {

/// After this many days a price is called old: list prices of VMs change a few times a year.
constexpr int staleDays = 180;

Step stepOfLine(const CostLine &line)
{
    return line.stage == CostStage::Shared ? Step::Cost : stepOf(line.stage);
}

QString fieldOf(const RuleInput &in, const CostLine &line)
{
    const int index = in.plan.computeIndex(line.compute);
    return index < 0 ? QString() : computeField(static_cast<std::size_t>(index), u"size");
}

void checkMissing(const RuleInput &in, FindingSink &sink)
{
    for (const CostLine &line : in.bill.lines) {
        if (!line.priced())
            sink.add({stepOfLine(line), fieldOf(in, line), line.compute}, u"No price: %1"_s.arg(line.name),
                     line.missing + u" The total is a lower bound."_s);
    }
}

void checkDoubtful(const RuleInput &in, FindingSink &sink)
{
    for (const CostLine &line : in.bill.lines) {
        if (line.priced() && line.origin.flag != PriceFlag::None)
            sink.add(
                {stepOfLine(line), fieldOf(in, line), line.compute}, u"Doubtful price: %1"_s.arg(line.name),
                u"The price of %1 is used, but %2."_s.arg(line.origin.date.toString(Qt::ISODate), line.note));
    }
}

void checkStale(const RuleInput &in, FindingSink &sink)
{
    if (!in.bill.oldestPrice.isValid() || in.bill.oldestPrice.daysTo(in.asOf) <= staleDays)
        return;
    sink.add(
        {Step::Cost, {}, {}}, u"Some prices are old"_s,
        u"The oldest price used is of %1, %2 days before %3."_s.arg(in.bill.oldestPrice.toString(Qt::ISODate))
            .arg(in.bill.oldestPrice.daysTo(in.asOf))
            .arg(in.asOf.toString(Qt::ISODate)));
}

void checkSavingsPlan(const RuleInput &in, FindingSink &sink)
{
    for (std::size_t i = 0; i < in.plan.computes.size(); ++i) {
        const Compute &compute = in.plan.computes[i];
        const bool savings = compute.priceType == PriceType::SavingsPlan1Year
            || compute.priceType == PriceType::SavingsPlan3Years;
        if (in.bill.computes[i].used() && savings)
            sink.add({stepOf(in.bill.computes[i].stage), computeField(i, u"priceType"), compute.id},
                     u"Savings plans are not confirmed for Azure ML"_s,
                     u"The pages read speak of reservations only. Ask before you commit."_s);
    }
}

constexpr std::array rules = {
    Rule{"price.missing", Severity::Warning, "Every line has a price.", "Slipway price book", "2026-08-22",
         checkMissing},
    Rule{"price.doubtful", Severity::Warning, "Prices in use carry no doubt.", "Slipway price book",
         "2026-08-22", checkDoubtful},
    Rule{"price.stale", Severity::Advice, "No price is older than 180 days.", "Slipway price book",
         "2026-08-22", checkStale},
    Rule{"price.savings_plan", Severity::Warning, "Savings plans are unconfirmed for Azure Machine Learning.",
         "Azure savings plan for compute", "2024", checkSavingsPlan},
};

} // namespace

std::span<const Rule> priceRules()
{
    return rules;
}

} // namespace slipway
