// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/proposeoutput.h"
#include "app/commands/words.h"
#include "model/base/format.h"
#include "model/catalog/catalogwords.h"
#include "model/cost/pricetypes.h"
#include "model/evaluation/linewords.h"
#include "model/items/sheettexts.h"
#include "model/search/whynot.h"
#include "model/sizing/machine.h"
#include "model/uncertainty/chancewords.h"

#include <QLocale>

namespace slipway {

using namespace Qt::StringLiterals;

namespace {

QLocale plain()
{
    return QLocale::c();
}

QString money(const Total &total)
{
    return formatTotal(total, plain());
}

QString percent(double share)
{
    return formatPercent(100 * share, plain(), 0);
}

/// "  A month       USD 4,312.80": the name in a column of its own.
QString proposalRow(const QString &name, const QString &value)
{
    return u"  "_s + name.leftJustified(12) + u"  "_s + value + u'\n';
}

/// "a run takes 6 h 20 min"; empty where there is nothing to measure.
QString measured(const ProposedCompute &compute, double percentile)
{
    switch (compute.measure) {
    case search::Measure::None:
        break;
    case search::Measure::HoursPerRun:
        return u", a run takes %1"_s.arg(formatDuration(compute.value * 3600, plain()));
    case search::Measure::HoursPerBatch:
        return u", a day's items take %1"_s.arg(formatDuration(compute.value * 3600, plain()));
    case search::Measure::LatencyMilliseconds:
        return u", %1 % answered in %2%3"_s.arg(formatNumber(percentile, plain()),
                                                formatDuration(compute.value / 1000, plain()),
                                                !compute.isLanguageModel() ? QString()
                                                    : compute.isTimeTyped  ? u" by the time typed"_s
                                                                           : u" with every place taken"_s);
    }
    return {};
}

QString computeText(const ProposedCompute &compute, const Sheet &sheet, const Context &context)
{
    const Catalog &catalog = context.catalog;
    QString text = u"%1: %2 x %3, %4, %5%6"_s.arg(compute.work)
                       .arg(compute.nodes)
                       .arg(sizeName(catalog, compute.size), targetName(catalog, compute.target),
                            regionName(catalog, compute.region), measured(compute, sheet.percentile));
    if (compute.priceType != PriceType::PayAsYouGo)
        text += u", paid as %1"_s.arg(cost::priceTypeWords(compute.priceType));
    if (compute.precision)
        text += u", weights of %1, %2 at a time"_s.arg(weightBitsWords(*compute.precision),
                                                       counted(compute.atATime, u"request"_s, u"requests"_s));
    return search::withAssumed(text + u", %1 a month"_s.arg(money(compute.month)), compute.assumed);
}

QString budgetText(const Proposal &proposal)
{
    const std::optional<Chance> &over = proposal.uncertainty.overBudget;
    const QString kept = !over ? u"none given"_s
        : !over->isKnown()
        ? u"whether it is kept is not known while something has no price"_s
        : u"kept in %1 of all cases"_s.arg(chanceText(over->opposite(), percent(1 - over->share)));
    return proposal.overBudget ? kept + u"; at P90 it is exceeded by %1"_s.arg(money(*proposal.overBudget))
                               : kept;
}

QString proposalText(const Proposal &proposal, const Sheet &sheet, const Context &context)
{
    const CostRange &range = proposal.uncertainty.total;
    QString text = proposalRow(u"A month"_s, money(proposal.averageMonth))
        + proposalRow(u"Total"_s,
                      u"point estimate %1; P10 %2, P50 %3, P90 %4"_s.arg(
                          money(proposal.total), money(range.p10), money(range.p50), money(range.p90)))
        + (proposal.outside.isEmpty() ? QString() : proposalRow(QString(), proposal.outside))
        + proposalRow(u"Budget"_s, budgetText(proposal));
    for (const TargetChance &target : proposal.uncertainty.targets)
        text += proposalRow(u"In time"_s,
                    u"%1 in %2 of all cases"_s.arg(targetName(target), percent(target.kept.share)));
    for (const ProposedCompute &compute : proposal.computes)
        text += proposalRow(u"Runs on"_s, computeText(compute, sheet, context));
    text += proposalRow(
        u"To do"_s,
        u"%1 of quota to ask for; findings: %2 blocking, %3"_s.arg(
            counted(proposal.vcpusToRequest, u"vCPU"_s, u"vCPUs"_s), QString::number(proposal.blockers),
            counted(proposal.warnings, u"warning"_s, u"warnings"_s)));
    for (const QString &sentence : proposal.buys)
        text += proposalRow(u"Buys"_s, sentence);
    for (const QString &sentence : proposal.byToken)
        text += proposalRow(u"By token"_s, sentence);
    for (const QString &sentence : proposal.staying)
        text += proposalRow(u"Stays"_s, sentence);
    for (const QString &sentence : proposal.givesUp)
        text += proposalRow(u"Gives up"_s, withCaptions(sentence, sheetCaption));
    for (const QString &sentence : proposal.wouldHaveToGo)
        text += proposalRow(u"To cost less"_s, withCaptions(sentence, sheetCaption));
    return text;
}

QString headline(ProposalKind kind, const Proposals &all)
{
    const QString id = QString(proposalId(kind));
    const std::optional<Proposal> &proposal = all.of(kind);
    QString text = id.left(1).toUpper() + id.mid(1);
    if (proposal && proposal->overBudget)
        text += u", over the budget: in one case of ten by %1 or more"_s.arg(money(*proposal->overBudget));
    else if (proposal && !proposal->withinBudget)
        text += u", of which it is not known whether it keeps the budget"_s;
    else if (proposal && !proposal->robustness.isRobust())
        text += u", though it does not keep everything with the confidence that is required"_s;
    if (all.recommended == kind)
        text += u" (recommended)"_s;
    return text + u'\n';
}

} // namespace

QString proposalsText(const Proposals &proposals, const Sheet &sheet, const Context &context)
{
    QString text = u"%1, over %2; each proposal drawn %3 times\n"_s.arg(
        sheet.name.isEmpty() ? u"Three proposals"_s : sheet.name,
        formatUnits(sheet.months, u"month"_s, plain()), formatNumber(proposals.draws, plain()));
    for (const QString &remark : proposals.remarks)
        text += withCaptions(remark, sheetCaption) + u'\n';
    for (std::size_t k = 0; k < proposalCount; ++k) {
        const auto kind = static_cast<ProposalKind>(k);
        const std::optional<Proposal> &proposal = proposals.of(kind);
        text += u'\n' + headline(kind, proposals);
        text += proposal ? proposalText(*proposal, sheet, context)
                         : proposalRow(u"None"_s, withCaptions(proposals.whyNone[k], sheetCaption));
    }
    return text;
}

} // namespace slipway
