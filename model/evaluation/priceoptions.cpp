// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/evaluation/priceoptions.h"

#include "model/base/datawords.h"
#include "model/base/planwords.h"
#include "model/cost/bill.h"
#include "model/cost/owedterms.h"
#include "model/cost/pricetypes.h"
#include "model/eligibility/verdicts.h"
#include "model/plan/plannames.h"

#include <QSet>

#include <algorithm>
#include <array>
#include <optional>

using namespace Qt::StringLiterals;

namespace slipway {

namespace {

constexpr std::array allTypes = {PriceType::PayAsYouGo,        PriceType::Spot,
                                 PriceType::LowPriority,       PriceType::Reservation1Year,
                                 PriceType::Reservation3Years, PriceType::Reservation5Years,
                                 PriceType::SavingsPlan1Year,  PriceType::SavingsPlan3Years};

QString words(PriceType type)
{
    switch (type) {
    case PriceType::PayAsYouGo:
        return PlanWords::tr("pay-as-you-go");
    case PriceType::Spot:
        return PlanWords::tr("spot");
    case PriceType::LowPriority:
        return PlanWords::tr("low priority");
    case PriceType::Reservation1Year:
        return PlanWords::tr("a 1-year reservation");
    case PriceType::Reservation3Years:
        return PlanWords::tr("a 3-year reservation");
    case PriceType::Reservation5Years:
        return PlanWords::tr("a 5-year reservation");
    case PriceType::SavingsPlan1Year:
        return PlanWords::tr("a 1-year savings plan");
    case PriceType::SavingsPlan3Years:
        return PlanWords::tr("a 3-year savings plan");
    }
    return {};
}

PlanEdit editTo(std::size_t index, const Compute &compute, PriceType type, Step step)
{
    PlanEdit edit;
    edit.label = PlanWords::tr("Pay %1 for %2").arg(words(type), compute.id);
    edit.step = step;
    const QString at = u"/computes/%1/"_s.arg(index);
    edit.changes.push_back({at + u"tier"_s, QString(wordOf(cost::tierOf(type)))});
    if (cost::tierOf(type) == Tier::Dedicated)
        edit.changes.push_back({at + u"priceType"_s, QString(wordOf(type))});
    return edit;
}

/// Why the target or the plan rules it out whatever it costs; empty where they do not.
QString whyNotAllowed(const Plan &plan, PriceType type, const PriceUse &told)
{
    if (told.support == Support::No)
        return told.note.isEmpty() ? PlanWords::tr("This target is not sold that way.")
                                   : dataWords(told.note);
    return isPreemptible(type) && !plan.preemptibleAcceptable
        ? PlanWords::tr("The plan does not accept machines that may be taken away.")
        : QString();
}

/// Why the compute's machines have no price of that type; empty where they have one.
QString whyNoPrice(const Plan &plan, const Context &context, const Compute &compute, PriceType type)
{
    const std::optional<SizeId> size = context.catalog.findSize(compute.size);
    const std::optional<RegionId> region = context.catalog.findRegion(plan.regionOr(compute.region));
    if (!size || !region)
        return PlanWords::tr("The size or the region is not in the catalog.");
    const std::optional<VmPrice> price = context.prices.vm(*size, *region, type);
    if (price && PriceSnapshot::usable(price->origin.flag))
        return {};
    const QString what = PlanWords::tr("%1 of %2 in %3")
                             .arg(words(type), context.catalog.size(*size).shortName(),
                                  context.catalog.region(*region).name);
    return price ? PlanWords::tr("The only price known of %1 is doubtful and not used.").arg(what)
                 : PlanWords::tr("No price of %1 is known.").arg(what);
}

QString remarkOn(const Plan &plan, PriceType type, const PriceUse &told)
{
    const int term = termMonths(type);
    QStringList parts;
    if (term > 0)
        parts << (term > plan.months
                      ? PlanWords::tr(
                            "Every hour of every machine is paid for %1 months, %2 more than the plan has.")
                            .arg(term)
                            .arg(term - plan.months)
                      : PlanWords::tr("Every hour of every machine is paid for %1 months.").arg(term));
    if (told.support == Support::Unknown)
        parts << (isSavingsPlan(type)
                      ? PlanWords::tr("Savings plans are unconfirmed for Azure Machine Learning: the term "
                                      "counts in full, and every machine is paid for besides.")
                      : PlanWords::tr("Whether this target may use it is unconfirmed."));
    if (type == PriceType::LowPriority)
        parts << PlanWords::tr("Low-priority nodes ended on 2026-03-31: they are spot machines.");
    if (isPreemptible(type))
        parts << PlanWords::tr(
            "Spot prices move by tens of percent within months, and machines may be taken away.");
    return parts.join(u' ');
}

} // namespace

QStringList computesWithPriceOptions(const Plan &plan, const Catalog &catalog, const Evaluation &evaluation)
{
    QSet<QString> billed;
    for (const CostLine &line : evaluation.lines)
        billed.insert(line.compute);
    QStringList ids;
    for (const Compute &compute : plan.computes) {
        if (billed.contains(compute.id) && usesVmSizes(catalog, compute.target) && !compute.ownerPrice)
            ids << compute.id;
    }
    return ids;
}

std::vector<PriceOption> priceOptions(const Plan &plan, const Context &context, const QString &computeId)
{
    std::vector<PriceOption> options;
    const int found = plan.computeIndex(computeId);
    if (found < 0)
        return options;
    const auto index = static_cast<std::size_t>(found);
    const PriceType current = cost::effectivePriceType(plan.computes[index]);
    // A target that somebody added is billed as the built-in one that it behaves as.
    const QString target = context.catalog.behaviourOf(plan.computes[index].target);
    const Evaluation now = evaluate(plan, context);
    // What is bought stays owed, however the compute pays from here on.
    const std::optional<Plan> told = cost::withBegunAsCommitments(plan, now.lines, context.asOf);
    for (const PriceType type : allTypes) {
        Plan other = told && type != current ? *told : plan;
        cost::pay(other.computes[index], type);
        const Evaluation evaluation = evaluate(other, context);

        PriceOption option;
        option.type = type;
        option.current = type == current;
        const PriceUse use = context.prices.use(target, type);
        option.whyNot = whyNotAllowed(plan, type, use);
        if (option.whyNot.isEmpty())
            option.whyNot = whyNoPrice(plan, context, plan.computes[index], type);
        // Ended, or sold for a handful of sizes: no news where it is not there.
        const bool rare = type == PriceType::LowPriority || type == PriceType::Reservation5Years;
        if (rare && !option.current && !option.isOffered())
            continue;
        option.remark = remarkOn(plan, type, use);
        option.computeTotal = evaluation.costOf(computeId);
        option.computeMonth = option.computeTotal.dividedBy(std::max(1, plan.months));
        option.planTotal = evaluation.total;
        option.owed = evaluation.owed;
        option.difference = evaluation.total.less(now.total);
        option.choose = editTo(index, plan.computes[index], type, Step::Cost);
        if (told && type != current) {
            option.remark += (option.remark.isEmpty() ? QString() : u" "_s)
                + PlanWords::tr("The term that has begun stays as a commitment, owed to its end.");
            const std::vector<PlanEdit::Change> telling = cost::changesTelling(*told, plan);
            option.choose.changes.insert(option.choose.changes.begin(), telling.begin(), telling.end());
        }
        options.push_back(std::move(option));
    }
    return options;
}

} // namespace slipway
