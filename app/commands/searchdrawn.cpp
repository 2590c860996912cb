// SPDX-License-Identifier: GPL-3.0-or-later
// What --robust and --targets add to the other answers of `slipway search`.
#include "app/commands/robustoutput.h"
#include "app/commands/searchjsonparts.h"
#include "app/commands/searchoutput.h"
#include "model/base/format.h"
#include "model/base/table.h"
#include "model/decision/robustplan.h"
#include "model/search/asbought.h"
#include "model/search/blockers.h"

#include <algorithm>

namespace slipway {

using namespace Qt::StringLiterals;
using namespace searchjson;

using nlohmann::ordered_json;
using search::Candidate;

std::optional<double> SearchedCompute::confidenceOf(const Candidate &candidate) const
{
    const auto found = std::ranges::find(confidence, candidate, &std::pair<Candidate, double>::first);
    return found == confidence.end() ? std::nullopt : std::optional(found->second);
}

QStringList SearchedCompute::objectionsTo(const Candidate &candidate) const
{
    const auto found = std::ranges::find(objections, candidate, &std::pair<Candidate, QStringList>::first);
    return found == objections.end() ? QStringList() : found->second;
}

void addObjections(SearchedCompute &searched, const Plan &plan, const Context &context)
{
    const search::Result &result = searched.result;
    const Evaluation now = weigh(search::AsBought(plan, context).plan(), context);
    std::vector<Candidate> all = result.ranked;
    all.resize(std::min(all.size(), mostJudgedCandidates));
    for (const Candidate &each : result.front) {
        if (all.size() < 2 * mostJudgedCandidates && std::ranges::find(all, each) == all.end())
            all.push_back(each);
    }
    for (const Candidate &each : all) {
        const Result<Plan> with = applied(search::choice(plan, context, result.query.compute, each), plan);
        if (!with)
            continue;
        QStringList titles;
        for (const Finding &finding : search::newObjections(weigh(*with, context), now))
            titles << finding.title;
        if (!titles.isEmpty())
            searched.objections.emplace_back(each, std::move(titles));
    }
}

void addConfidence(SearchedCompute &searched, const Plan &plan, const Context &context,
                   const DrawOptions &options)
{
    search::Result &result = searched.result;
    searched.required = requiredConfidence(plan);
    std::vector<Candidate> all = result.ranked;
    all.insert(all.end(), result.front.begin(), result.front.end());
    for (const Candidate &each : all) {
        if (searched.confidence.size() >= mostDrawnCandidates || searched.confidenceOf(each))
            continue;
        const QString &compute = result.query.compute;
        const Result<Plan> with = applied(search::choice(plan, context, compute, each), plan);
        searched.confidence.emplace_back(each, with ? confidenceOf(*with, context, compute, options) : 0);
    }
    std::ranges::stable_partition(result.ranked, [&searched](const Candidate &each) {
        return isConfident(searched.confidenceOf(each).value_or(0), searched.required);
    });
}

QByteArray withDrawn(const QByteArray &json, const std::vector<NamedDraws> &drawn)
{
    if (drawn.empty())
        return json;
    ordered_json list = ordered_json::parse(json.toStdString());
    for (std::size_t i = 0; i < std::min(list.size(), drawn.size()); ++i)
        list[i]["drawn"] = drawn[i].drawn ? drawnJson(*drawn[i].drawn) : ordered_json();
    return printed(list);
}

QByteArray withDrawn(const QByteArray &json, const std::optional<DrawnSummary> &drawn)
{
    if (!drawn)
        return json;
    ordered_json object = ordered_json::parse(json.toStdString());
    object["drawn"] = drawnJson(*drawn);
    return printed(object);
}

QString drawnText(const std::vector<NamedDraws> &drawn)
{
    if (drawn.empty())
        return {};
    const QLocale plain = QLocale::c();
    Table table;
    table.columns = {{u"drawn"_s},
                     {u"P10"_s, Table::Kind::Number},
                     {u"P50"_s, Table::Kind::Number},
                     {u"P90"_s, Table::Kind::Number},
                     {u"kept at least"_s, Table::Kind::Number},
                     {u"robust"_s}};
    for (const NamedDraws &each : drawn) {
        if (!each.drawn)
            continue;
        const CostRange &total = each.drawn->uncertainty.total;
        const Robustness &robustness = each.drawn->robustness;
        table.rows.push_back({each.name, formatAmount(total.p10, plain), formatAmount(total.p50, plain),
                              formatAmount(total.p90, plain),
                              formatPercent(100 * robustness.confidence(), plain, 0),
                              robustness.isRobust() ? u"yes"_s : u"no"_s});
    }
    return u'\n' + table.toText();
}

QString drawnText(const std::optional<DrawnSummary> &drawn)
{
    if (!drawn)
        return {};
    const CostRange &total = drawn->uncertainty.total;
    return u"Drawn %1 times: %2 to %3 (P10 to P90). The plan is then %4.\n"_s.arg(
        QString::number(drawn->uncertainty.draws), formatTotal(total.p10, QLocale::c()),
        formatAmount(total.p90.known(), QLocale::c()), robustnessText(drawn->robustness));
}

QByteArray withTargets(const QByteArray &json, const std::vector<WhyNotOnTarget> &answers,
                       const Context &context)
{
    if (answers.empty())
        return json;
    ordered_json object = ordered_json::parse(json.toStdString());
    object["targets"] = ordered_json::array();
    for (const WhyNotOnTarget &each : answers) {
        ordered_json on = ordered_json::parse(whyNotJson(each.why, {}).toStdString());
        on.erase("compute");
        ordered_json answer{{"target", text(context.catalog.target(each.target).id)},
                            {"possible", each.why.isPossible()}};
        answer.update(on);
        object["targets"].push_back(std::move(answer));
    }
    return printed(object);
}

QString whyNotTargetsText(const std::vector<WhyNotOnTarget> &answers, const Context &context)
{
    QString text;
    for (const WhyNotOnTarget &each : answers) {
        const search::WhyNot &why = each.why;
        QString answer = u"nothing stands against it"_s;
        if (!why.reasons.empty())
            answer = why.reasons.front().text;
        else if (why.total)
            answer += u", the plan then costs "_s + formatTotal(*why.total, QLocale::c());
        text += u"  %1: %2\n"_s.arg(context.catalog.target(each.target).name, answer);
    }
    return text.isEmpty() ? text : u"On other targets\n"_s + text;
}

QByteArray withBest(const QByteArray &json, const std::vector<BestInRegion> &best, const Context &context)
{
    if (best.empty())
        return json;
    ordered_json list = ordered_json::parse(json.toStdString());
    for (std::size_t i = 0; i < std::min(list.size(), best.size()); ++i) {
        list[i]["best"] = ordered_json();
        if (!best[i])
            continue;
        ordered_json there;
        setTotal(there, "total", best[i]->after);
        there["blockers"] = best[i]->afterBlockers;
        there["moves"] = ordered_json::array();
        for (const search::TargetMove &move : best[i]->moves)
            there["moves"].push_back({{"compute", text(move.compute)},
                                      {"before", text(context.catalog.target(move.before).id)},
                                      {"after", text(context.catalog.target(move.after).id)}});
        list[i]["best"] = std::move(there);
    }
    return printed(list);
}

QString bestInRegionsText(const std::vector<search::RegionCost> &costs, const std::vector<BestInRegion> &best,
                          const Context &context)
{
    QString text;
    for (std::size_t i = 0; i < best.size(); ++i) {
        if (!best[i])
            continue;
        QStringList moves;
        for (const search::TargetMove &move : best[i]->moves)
            moves << u"%1 as %2"_s.arg(move.compute, context.catalog.target(move.after).name);
        text += u"  %1: %2%3\n"_s.arg(context.catalog.region(costs[i].region).name,
                                      formatTotal(best[i]->after, QLocale::c()),
                                      moves.isEmpty() ? QString() : u" with "_s + moves.join(u", "_s));
    }
    return text.isEmpty() ? text : u"\nAt its best there, over the targets asked for\n"_s + text;
}

} // namespace slipway
