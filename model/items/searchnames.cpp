// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/items/searchnames.h"

#include "model/base/format.h"
#include "model/items/names.h"

#include <QCoreApplication>

#include <algorithm>

namespace slipway {

using namespace Qt::StringLiterals;

namespace {

struct SearchTexts
{
    Q_DECLARE_TR_FUNCTIONS(slipway::Search)
};

QString lowered(const QString &text)
{
    return text.left(1).toLower() + text.mid(1);
}

} // namespace

QString displayName(Exclusion exclusion)
{
    return SearchTexts::tr(recordOf(exclusion).name);
}

QString constraintName(Exclusion exclusion)
{
    return SearchTexts::tr(recordOf(exclusion).givenUp);
}

QString displayName(search::Measure measure)
{
    switch (measure) {
    case search::Measure::None:
        return {};
    case search::Measure::HoursPerRun:
        return SearchTexts::tr("Hours per run");
    case search::Measure::LatencyMilliseconds:
        return SearchTexts::tr("Milliseconds to answer");
    case search::Measure::HoursPerBatch:
        return SearchTexts::tr("Hours per batch");
    }
    return {};
}

QString measureText(search::Measure measure, double value, const QLocale &locale)
{
    if (!(value > 0))
        return {};
    const QString duration = measuredDuration(measure, value, locale);
    switch (measure) {
    case search::Measure::None:
        return {};
    case search::Measure::HoursPerRun:
        return SearchTexts::tr("%1 per run").arg(duration);
    case search::Measure::LatencyMilliseconds:
        return SearchTexts::tr("%1 to answer").arg(duration);
    case search::Measure::HoursPerBatch:
        return SearchTexts::tr("%1 per batch").arg(duration);
    }
    return {};
}

QString measuredDuration(search::Measure measure, double value, const QLocale &locale)
{
    return formatMeasured(value, measure == search::Measure::LatencyMilliseconds ? u"ms"_s : u"h"_s, locale);
}

QString durationInColumn(search::Measure measure, double value, double longest, const QLocale &locale)
{
    // Below it formatDuration() tells milliseconds, from a minute on minutes and seconds.
    constexpr double second = 999.5;
    constexpr double minute = 59'500;
    if (measure != search::Measure::LatencyMilliseconds || longest < second || value >= minute)
        return measuredDuration(measure, value, locale);
    return SearchTexts::tr("%1 s", "seconds").arg(locale.toString(value / 1000, 'f', 2));
}

QString candidateText(const search::Candidate &candidate, const Catalog &catalog)
{
    const QString size = catalog.size(candidate.size).shortName();
    return candidate.nodes == 1 ? size : size + u" x "_s + QString::number(candidate.nodes);
}

QString placeText(const search::Candidate &candidate, const Catalog &catalog)
{
    return catalog.region(candidate.region).name + u", "_s + lowered(displayName(candidate.type));
}

QString candidateSentence(const search::Candidate &candidate, const Catalog &catalog)
{
    return candidateText(candidate, catalog) + u", "_s + placeText(candidate, catalog);
}

QString countsText(const search::Result &result, const QLocale &locale)
{
    return SearchTexts::tr("%1 costed, %2 meet the plan")
        .arg(formatNumber(static_cast<double>(result.costed), locale, 0),
             formatNumber(static_cast<double>(result.eligible), locale, 0));
}

QStringList exclusionCounts(const search::Result &result, const QLocale &locale, int most)
{
    std::vector<std::size_t> order;
    for (std::size_t i = 0; i < exclusionCount; ++i) {
        if (result.excludedBy[i] > 0)
            order.push_back(i);
    }
    std::stable_sort(order.begin(), order.end(), [&result](std::size_t a, std::size_t b) {
        return result.excludedBy[a] > result.excludedBy[b];
    });
    QStringList words;
    for (const std::size_t i : order) {
        if (words.size() < most)
            words << u"%1 (%2)"_s.arg(displayName(static_cast<Exclusion>(i)),
                                      formatNumber(static_cast<double>(result.excludedBy[i]), locale, 0));
    }
    return words;
}

QString overBudgetSentence(const search::BestPlan &best, const Plan &plan, const QLocale &locale)
{
    if (!best.overBudget || !plan.budget)
        return {};
    const bool monthly = plan.budget->period == BudgetPeriod::Month;
    const QString text = best.edit
        ? monthly ? SearchTexts::tr("Over budget: even the best choice exceeds it by %1 in the dearest month.")
                  : SearchTexts::tr("Over budget: even the best choice exceeds it by %1 over the horizon.")
        : monthly ? SearchTexts::tr("Over budget: the plan exceeds it by %1 in the dearest month.")
                  : SearchTexts::tr("Over budget: the plan exceeds it by %1 over the horizon.");
    return text.arg(formatTotal(*best.overBudget, locale));
}

QString nothingToChooseText(const Plan &plan)
{
    const bool isUsed = std::ranges::any_of(plan.workloads, [](const Workload &workload) {
        return workload.enabled && !workload.computeIds().isEmpty();
    });
    return isUsed
        ? SearchTexts::tr("No compute of the plan is billed by VM size: there is nothing to choose from.")
        : SearchTexts::tr("No work of the plan runs on a compute yet: there is nothing to choose from.");
}

QStringList exclusionNames(const search::Candidate &candidate)
{
    QStringList words;
    for (std::size_t i = 0; i < exclusionCount; ++i) {
        if (candidate.has(static_cast<Exclusion>(i)))
            words << displayName(static_cast<Exclusion>(i));
    }
    return words;
}

} // namespace slipway
