// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/costbartexts.h"

#include "model/base/format.h"
#include "model/evaluation/priceshare.h"
#include "model/items/names.h"
#include "model/items/rangetexts.h"
#include "ui/charts/costseries.h"

#include <QCoreApplication>

#include <cmath>

namespace slipway::bar {

using namespace Qt::StringLiterals;

namespace {

struct BarTexts
{
    Q_DECLARE_TR_FUNCTIONS(slipway::CostBar)
};

std::int64_t unitsOf(const Currency &currency)
{
    std::int64_t units = 1;
    for (int digit = 0; digit < currency.digits(); ++digit)
        units *= 10;
    return units;
}

/// A budget is mostly a round figure, and is shown as it was typed.
QString budgetAmount(const Money &budget, const QLocale &locale)
{
    return budget.minor() % unitsOf(budget.currency()) == 0 ? wholeAmount(budget, locale)
                                                            : formatAmount(budget, locale);
}

} // namespace

QString wholeAmount(const Money &money, const QLocale &locale)
{
    return formatNumber(static_cast<double>(money.dividedBy(unitsOf(money.currency())).minor()), locale, 0);
}

QString monthsText(int months)
{
    return months == 1 ? BarTexts::tr("1 month") : BarTexts::tr("%1 months").arg(months);
}

QString partsText(const Evaluation &evaluation, const QLocale &locale)
{
    QStringList lines;
    if (evaluation.peakIndex >= 0 && evaluation.peakIndex < static_cast<int>(evaluation.months.size())) {
        const YearMonth peak = evaluation.months[static_cast<std::size_t>(evaluation.peakIndex)].month;
        lines << BarTexts::tr("Peak in %1: %2")
                     .arg(formatMonth(peak, locale), formatAmount(evaluation.peakMonth, locale));
    }
    for (std::size_t stage = 0; stage < costStageCount; ++stage) {
        if (stage == std::size_t(CostStage::Shared) && evaluation.stageTotals[stage].isZero())
            continue;
        lines << BarTexts::tr("%1: %2", "a stage and its total")
                     .arg(displayName(static_cast<CostStage>(stage)),
                          formatAmount(evaluation.stageTotals[stage], locale));
    }
    return lines.join(u'\n');
}

std::optional<BudgetText> budgetText(const Plan &plan, const Evaluation &evaluation, const QLocale &locale)
{
    const std::optional<Money> budget = horizonBudget(plan, evaluation.currency);
    if (!budget || budget->minor() <= 0)
        return std::nullopt;
    const Money &total = evaluation.total.known();
    const bool whole = evaluation.total.isComplete();
    QString share = shareText(total, *budget, locale);
    if (!whole)
        share = BarTexts::tr("at least %1").arg(share);
    BudgetText text;
    const QString amount = budgetAmount(*budget, locale);
    text.share = BarTexts::tr("%1 of budget %2").arg(share, amount);
    text.shortShare = BarTexts::tr("%1 of %2", "share of the budget").arg(share, amount);
    text.over = total > *budget;
    if (text.over)
        text.left = BarTexts::tr("%1 over").arg(
            formatAmount(Total(total - *budget, evaluation.total.missing()), locale));
    else
        text.left = (whole ? BarTexts::tr("%1 left") : BarTexts::tr("at most %1 left"))
                        .arg(formatAmount(*budget - total, locale));
    return text;
}

QString chanceOfMore(const Uncertainty &ranges, const QLocale &locale)
{
    if (!ranges.overBudget)
        return {};
    if (!ranges.overBudget->isKnown())
        return BarTexts::tr("chance of more not known");
    return BarTexts::tr("%1 chance of more").arg(chanceText(*ranges.overBudget, locale));
}

QString rangeLines(const Uncertainty &ranges, const Total &planned, const QLocale &locale)
{
    return QStringList{
        BarTexts::tr("P10, one draw in ten costs less: %1").arg(formatTotal(ranges.total.p10, locale)),
        BarTexts::tr("P50, half cost less: %1").arg(formatTotal(ranges.total.p50, locale)),
        BarTexts::tr("P90, one in ten costs more: %1").arg(formatTotal(ranges.total.p90, locale)),
        BarTexts::tr("Point estimate, all figures at their likely values: %1")
            .arg(formatTotal(planned, locale))}
        .join(u'\n');
}

QString changeText(const std::optional<Total> &change, const QLocale &locale)
{
    if (!change || !change->isComplete())
        return BarTexts::tr("change not known");
    if (change->isZero())
        return BarTexts::tr("same cost");
    const QString sign = change->known().minor() > 0 ? u"+"_s : QString();
    return BarTexts::tr("%1 a month").arg(sign + formatAmount(*change, locale));
}

QString countText(Severity severity, int count)
{
    const bool one = count == 1;
    QString text;
    switch (severity) {
    case Severity::Blocker:
        text = one ? BarTexts::tr("%1 blocker") : BarTexts::tr("%1 blockers");
        break;
    case Severity::Approval:
        text = one ? BarTexts::tr("%1 approval") : BarTexts::tr("%1 approvals");
        break;
    case Severity::Warning:
        text = one ? BarTexts::tr("%1 warning") : BarTexts::tr("%1 warnings");
        break;
    case Severity::Advice:
        text = one ? BarTexts::tr("%1 piece of advice") : BarTexts::tr("%1 pieces of advice");
        break;
    }
    return text.arg(count);
}

QString shortCountText(Severity severity, int count)
{
    return severity == Severity::Advice ? BarTexts::tr("%1 advice").arg(count) : countText(severity, count);
}

int quotaToRequest(const Evaluation &evaluation)
{
    int vcpus = 0;
    for (const QuotaNeed &need : evaluation.quota)
        vcpus += need.toRequest();
    return vcpus;
}

PricesText pricesText(const Evaluation &evaluation, const QString &regionName, const QLocale &locale)
{
    const std::optional<PriceAge> age = priceAge(evaluation);
    if (!age) {
        const QString none = BarTexts::tr("No prices in use yet");
        return {none + u", "_s + regionName, none, none};
    }
    if (!age->date.isValid()) {
        const QString stated = BarTexts::tr("Prices stated by the plan");
        return {stated + u", "_s + regionName, stated, stated};
    }
    const QString day = formatIsoDate(age->date);
    PricesText text;
    text.shortest = BarTexts::tr("Prices %1").arg(day);
    if (age->isWhole) {
        text.text = age->isExact ? BarTexts::tr("Prices of %1").arg(day)
                                 : BarTexts::tr("Prices of %1 or later").arg(day);
    } else {
        const QString share = shareText(*age->since, evaluation.total.known(), locale);
        text.text
            = (age->isExact ? BarTexts::tr("%1 at prices of %2") : BarTexts::tr("%1 at prices since %2"))
                  .arg(share, day);
        text.shortest = BarTexts::tr("%1 of %2", "share of the total, day of its prices").arg(share, day);
    }
    text.whole = text.text + u", "_s + regionName;
    return text;
}

} // namespace slipway::bar
