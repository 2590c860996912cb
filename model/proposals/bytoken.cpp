// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/base/format.h"
#include "model/base/planwords.h"
#include "model/decision/breakeven.h"
#include "model/formulas/llmtables.h"
#include "model/proposals/proposer.h"
#include "model/search/planpart.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace slipway::proposals {

namespace {

/// Whether somebody else's machines may answer: with weights as they were published, on hosts that others use too, and without servers of one's own.
bool maybeHosted(const Sheet &sheet)
{
    return sheet.usesLanguageModel() && sheet.adaptation == Adaptation::None && !sheet.isolatedHosts
        && sheet.ownPercent == 0;
}

/// "gpt-oss-120b" of "openai/gpt-oss-120b".
QString publishedName(const QString &model)
{
    return model.section(u'/', -1).toLower();
}

/// The endpoint that answers with a language model on the compute, and of which it is known how long requests and answers are.
const Workload *answeringOn(const Plan &plan, const QString &compute)
{
    const auto found = std::ranges::find_if(plan.workloads, [&](const Workload &workload) {
        const auto *endpoint = std::get_if<RealtimeEndpoint>(&workload.detail);
        return workload.enabled && endpoint && endpoint->promptTokens && endpoint->outputTokens
            && endpoint->deployments.size() == 1 && endpoint->deployments[0].compute == compute;
    });
    return found == plan.workloads.end() ? nullptr : &*found;
}

QString amountOf(const Total &total)
{
    return formatTotal(total, wordsLocale());
}

/// `hosted` is not empty and in the order of its costs, which are by the month; `own` is what machines of one's own cost, where some do it.
QString sentence(const QString &work, const std::optional<Total> &own, const std::vector<HostedCost> &hosted, const QString &model)
{
    const formulas::LlmModel *known = formulas::LlmTables::builtIn().findModel(model);
    const auto itself
        = std::ranges::find(hosted, publishedName(known ? known->name : model), &HostedCost::model);
    if (itself != hosted.end())
        return own
            ? PlanWords::tr("%1: by the token %2 itself costs %3 a month at this load, on these machines %4.")
                  .arg(work, itself->model, amountOf(itself->total), amountOf(*own))
            : PlanWords::tr("%1: by the token %2 itself costs %3 a month at this load.")
                  .arg(work, itself->model, amountOf(itself->total));
    if (!own)
        return PlanWords::tr("%1: by the token %2 hosted models cost from %3 a month (%4) to %5 (%6) at this load. Whether their answers "
                             "are as good only a trial can tell; of %7 no price by the token is known.")
            .arg(work)
            .arg(hosted.size())
            .arg(amountOf(hosted.front().total), hosted.front().model, amountOf(hosted.back().total), hosted.back().model, model);
    const auto cheaper = std::ranges::partition_point(hosted, [&](const HostedCost &each) { return each.total < *own; });
    if (cheaper == hosted.begin())
        return PlanWords::tr("%1: by the token no hosted model costs less at this load; the cheapest, %2, costs %3 a month.")
            .arg(work, hosted.front().model, amountOf(hosted.front().total));
    const HostedCost &dearest = *std::prev(cheaper);
    return PlanWords::tr("%1: by the token %2 of %3 hosted models cost less than these machines at this load, from %4 a month (%5) to %6 "
                         "(%7). Whether their answers are as good only a trial can tell; of %8 no price by the token is known.")
        .arg(work)
        .arg(cheaper - hosted.begin())
        .arg(hosted.size())
        .arg(amountOf(hosted.front().total), hosted.front().model, amountOf(dearest.total), dearest.model, model);
}

/// For the endpoint on the compute, if it is one; empty where nothing hosted may answer in its place.
QString sentenceFor(const Sheet &sheet, const Context &context, const Plan &plan, const QString &compute,
                    const std::optional<Total> &own)
{
    const Workload *workload = answeringOn(plan, compute);
    if (!workload)
        return {};
    const std::optional<Plan> part = search::partOf(plan, *search::billOf(plan, context), compute);
    std::vector<HostedCost> hosted = hostedCosts(part ? *part : plan, context, compute);
    // What answers from other geographies is no choice where the data may not leave: a data zone has several of them.
    std::erase_if(hosted, [&](const HostedCost &each) {
        return !sheet.residency.isEmpty() && each.reach != HostedReach::Region;
    });
    if (hosted.empty())
        return {};
    for (HostedCost &each : hosted)
        each.total = each.total.dividedBy(std::max(1, plan.months));
    std::ranges::stable_sort(hosted, {}, &HostedCost::total);
    return sentence(workload->name, own, hosted, sheet.model);
}

} // namespace

QStringList byToken(const Sheet &sheet, const Context &context, const Proposal &proposal)
{
    QStringList sentences;
    if (!maybeHosted(sheet))
        return sentences;
    for (const ProposedCompute &compute : proposal.computes) {
        if (compute.month.isComplete())
            sentences << sentenceFor(sheet, context, proposal.plan, compute.compute, compute.month);
    }
    sentences.removeAll(QString());
    return sentences;
}

QStringList byTokenAlone(const Sheet &sheet, const Context &context, const Plan &plan)
{
    QStringList sentences;
    if (!maybeHosted(sheet))
        return sentences;
    for (const Compute &compute : plan.computes)
        sentences << sentenceFor(sheet, context, plan, compute.id, std::nullopt);
    sentences.removeAll(QString());
    return sentences;
}

} // namespace slipway::proposals
