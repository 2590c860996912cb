// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/compare/comparison.h"

#include "model/base/decimal.h"
#include "model/plan/shownnames.h"

#include <QLatin1StringView>

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

namespace slipway {

using namespace Qt::StringLiterals;

namespace {

/// What people compare; the other figures of sizing say how these come about.
constexpr std::array comparedFigures = {"hours_per_run"_L1,
                                        "p50_ms"_L1,
                                        "p95_ms"_L1,
                                        "p99_ms"_L1,
                                        "llm_first_token_p50_s"_L1,
                                        "llm_first_token_p95_s"_L1,
                                        "llm_first_token_p99_s"_L1,
                                        "llm_answer_p50_s"_L1,
                                        "llm_answer_p95_s"_L1,
                                        "llm_answer_p99_s"_L1};

bool isSameWork(const SizingResult &a, const SizingResult &b)
{
    return a.kind == b.kind && a.workload == b.workload && a.deployment == b.deployment;
}

const SizingResult *sameWork(const Evaluation &evaluation, const SizingResult &as)
{
    const auto found = std::ranges::find_if(evaluation.sizing,
                                            [&](const SizingResult &each) { return isSameWork(each, as); });
    return found == evaluation.sizing.end() ? nullptr : &*found;
}

void addFigures(std::vector<FigureDifference> &figures, const SizingResult *before, const SizingResult *after)
{
    const SizingResult &shown = after ? *after : *before;
    for (const QLatin1StringView id : comparedFigures) {
        const SizedFigure *old = before ? before->output(QString(id)) : nullptr;
        const SizedFigure *now = after ? after->output(QString(id)) : nullptr;
        if (!old && !now)
            continue;
        const SizedFigure &any = now ? *now : *old;
        FigureDifference figure{shown.workload, shown.deployment, QString(id), any.name, any.unit, {}, {}};
        if (old)
            figure.before = old->likely;
        if (now)
            figure.after = now->likely;
        figures.push_back(figure);
    }
}

std::vector<FigureDifference> figureDifferences(const Evaluation &before, const Evaluation &after)
{
    std::vector<FigureDifference> figures;
    for (const SizingResult &each : after.sizing)
        addFigures(figures, sameWork(before, each), &each);
    for (const SizingResult &each : before.sizing) {
        if (!sameWork(after, each))
            addFigures(figures, &each, nullptr);
    }
    return figures;
}

CostPair emptyPair(Currency currency)
{
    const Money nothing(0, currency);
    return {Total(nothing), Total(nothing), {nothing, CostDifference::Bound::Exact}};
}

void add(CostPair &pair, const LineDifference &line)
{
    pair.after += line.after.value_or(Total(Money(0, pair.after.currency())));
    pair.difference.bound = boundOfSum(pair.difference.bound, line.difference.bound);
}

/// A compute that went over to another stage leaves what it cost, and what it missed, in the first.
void addToStages(ByStage<CostPair> &stages, LineDifference line)
{
    if (line.stage != line.stageBefore) {
        CostPair &left = stages[static_cast<std::size_t>(line.stageBefore)];
        if (line.before && !line.before->isComplete())
            left.difference.bound = boundOfSum(left.difference.bound, CostDifference::Bound::AtMost);
        line.difference.bound = line.after && !line.after->isComplete() ? CostDifference::Bound::AtLeast
                                                                        : CostDifference::Bound::Exact;
    }
    add(stages[static_cast<std::size_t>(line.stage)], line);
}

/// What a total misses that is no line of it: the prices of a book that is not there.
QStringList missedBesideLines(const Evaluation &evaluation)
{
    QStringList names = evaluation.total.missing();
    for (const CostLine &line : evaluation.lines) {
        if (!line.whole())
            names.removeAll(line.name);
    }
    return names;
}

/// As of lines: what both miss counts for neither.
void addMissed(CostPair &pair, const QStringList &before, const QStringList &after)
{
    const auto others = [](const QStringList &names, const QStringList &known) {
        return std::ranges::any_of(names, [&](const QString &name) { return !known.contains(name); });
    };
    pair.after += Total(Money(0, pair.after.currency()), after);
    if (others(before, after))
        pair.difference.bound = boundOfSum(pair.difference.bound, CostDifference::Bound::AtMost);
    if (others(after, before))
        pair.difference.bound = boundOfSum(pair.difference.bound, CostDifference::Bound::AtLeast);
}

void close(CostPair &pair)
{
    pair.difference.known = pair.after.known() - pair.before.known();
    // Sums that reached the end of the range tell nothing of their difference.
    if (pair.after.known().isAtEnd() || pair.before.known().isAtEnd())
        pair.difference.bound = CostDifference::Bound::Unknown;
}

CostPair averageOf(const CostPair &total, int monthsBefore, int monthsAfter)
{
    CostPair pair{total.before.dividedBy(monthsBefore), total.after.dividedBy(monthsAfter), total.difference};
    close(pair);
    return pair;
}

/// a x b where it can be large.
Int128 product(std::int64_t a, std::int64_t b)
{
    return static_cast<Int128>(a) * b;
}

/// The terms of a plan that nobody knows the price of, each with the months that are owed.
QStringList owedWithoutPrice(const Evaluation &evaluation)
{
    QStringList terms;
    for (const CostLine &line : evaluation.lines) {
        if (line.owedMonths > 0 && !line.priced())
            terms << line.id + u' ' + QString::number(line.owedMonths);
    }
    return terms;
}

/// In another currency by the factor of the first plan, rounded once: a term keeps no quantities of the months after the horizon.
Money toldBy(const ExchangeRate &basis, const Money &amount, const ExchangeRate &own)
{
    if (own.currency() == basis.currency() || own.raw() <= 0)
        return Money(amount.minor(), basis.currency());
    const int more = basis.currency().digits() - own.currency().digits();
    const Int128 top = product(amount.minor(), basis.raw()) * (more > 0 ? powerOfTen(more) : 1);
    const Int128 parts = static_cast<Int128>(own.raw()) * (more < 0 ? powerOfTen(-more) : 1);
    constexpr Int128 most = std::numeric_limits<std::int64_t>::max();
    return Money(static_cast<std::int64_t>(std::clamp(divideHalfEven(top, parts), -most, most)),
                 basis.currency());
}

CostPair owedPair(const Evaluation &before, const Evaluation &after)
{
    CostPair pair = emptyPair(before.currency);
    pair.before = before.owed;
    pair.after = Total(toldBy(exchangeOf(before), after.owed.known(), exchangeOf(after)));
    addMissed(pair, owedWithoutPrice(before), owedWithoutPrice(after));
    pair.after = Total(pair.after.known(), after.owed.missing());
    close(pair);
    return pair;
}

} // namespace

bool Comparison::findingsGotWorse() const
{
    return std::ranges::any_of(findings, &FindingDifference::isWorse);
}

int Comparison::count(FindingDifference::Kind kind) const
{
    return static_cast<int>(std::ranges::count(findings, kind, &FindingDifference::kind));
}

bool Comparison::risesByMoreThan(double percent) const
{
    return risesByMoreThan(total, percent);
}

std::optional<double> Comparison::risePercent() const
{
    return risePercent(total);
}

bool Comparison::owesAnything() const
{
    return !owed.before.isZero() || !owed.after.isZero();
}

CostPair Comparison::committed() const
{
    CostPair sum{total.before + owed.before, total.after + owed.after, total.difference};
    sum.difference.bound = boundOfSum(total.difference.bound, owed.difference.bound);
    close(sum);
    return sum;
}

bool Comparison::commitmentRisesByMoreThan(double percent) const
{
    return risesByMoreThan(committed(), percent);
}

std::optional<double> Comparison::commitmentRisePercent() const
{
    return risePercent(committed());
}

bool Comparison::risesByMoreThan(const CostPair &sum, double percent) const
{
    using Bound = CostDifference::Bound;
    const Bound bound = sum.difference.bound;
    if (bound == Bound::AtLeast || bound == Bound::Unknown)
        return true;
    // What only the first plan misses would make the limit higher. Exact: after / its months > before / its months x (1 + percent / 100), in hundredths of a percent.
    const auto allowed = static_cast<std::int64_t>(std::llround(percent * 100));
    const Int128 now = product(sum.after.known().minor(), monthsBefore) * 10'000;
    const Int128 limit = product(sum.before.known().minor(), monthsAfter) * (10'000 + allowed);
    return now > limit;
}

std::optional<double> Comparison::risePercent(const CostPair &sum) const
{
    const double before = static_cast<double>(sum.before.known().minor()) / monthsBefore;
    const double after = static_cast<double>(sum.after.known().minor()) / monthsAfter;
    if (sum.difference.bound != CostDifference::Bound::Exact || sum.before.known().isZero())
        return std::nullopt;
    return (after - before) / before * 100;
}

Comparison comparePlans(const Plan &before, const Evaluation &evaluatedBefore, const Plan &after,
                        const Evaluation &evaluatedAfter)
{
    Comparison result;
    result.nameBefore = shownNameOf(before);
    result.nameAfter = shownNameOf(after);
    result.monthsBefore = std::max(1, static_cast<int>(evaluatedBefore.months.size()));
    result.monthsAfter = std::max(1, static_cast<int>(evaluatedAfter.months.size()));
    result.currency = evaluatedBefore.currency;
    if (evaluatedAfter.currency != result.currency)
        result.afterInItsCurrency = evaluatedAfter.total;

    result.causes.fill(Money(0, result.currency));
    result.total = emptyPair(result.currency);
    result.total.before = evaluatedBefore.total;
    result.stages.fill(emptyPair(result.currency));
    for (std::size_t stage = 0; stage < costStageCount; ++stage)
        result.stages[stage].before = evaluatedBefore.stageTotals[stage];

    result.lines = lineDifferences(evaluatedBefore, evaluatedAfter);
    for (const LineDifference &line : result.lines) {
        add(result.total, line);
        addToStages(result.stages, line);
        for (std::size_t cause = 0; cause < costCauseCount; ++cause)
            result.causes[cause] += line.causes[cause];
    }
    addMissed(result.total, missedBesideLines(evaluatedBefore), missedBesideLines(evaluatedAfter));
    close(result.total);
    for (CostPair &stage : result.stages)
        close(stage);
    result.averageMonth = averageOf(result.total, result.monthsBefore, result.monthsAfter);
    result.owed = owedPair(evaluatedBefore, evaluatedAfter);
    result.committedMonth = averageOf(result.committed(), result.monthsBefore, result.monthsAfter);
    result.fields = fieldDifferences(before, after);
    result.findings = findingDifferences(before, evaluatedBefore.findings, after, evaluatedAfter.findings);
    result.figures = figureDifferences(evaluatedBefore, evaluatedAfter);
    return result;
}

} // namespace slipway
