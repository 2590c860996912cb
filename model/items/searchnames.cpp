// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/items/searchnames.h"

#include "model/base/format.h"
#include "model/items/names.h"

#include <QCoreApplication>

#include <algorithm>

namespace slipway {

using namespace Qt::StringLiterals;

namespace {

QString tr(const char *text)
{
    return QCoreApplication::translate("slipway::Search", text);
}

QString lowered(const QString &text)
{
    return text.left(1).toLower() + text.mid(1);
}

} // namespace

QString displayName(search::Exclusion exclusion)
{
    switch (exclusion) {
    case search::Exclusion::NotSupported:
        return tr("not supported by the target");
    case search::Exclusion::SupportUnknown:
        return tr("support by the target not stated");
    case search::Exclusion::Ends:
        return tr("ends while the plan uses it");
    case search::Exclusion::NotIsolated:
        return tr("not isolated");
    case search::Exclusion::NeedsGpu:
        return tr("no GPU");
    case search::Exclusion::Architecture:
        return tr("another processor architecture");
    case search::Exclusion::TimeUnknown:
        return tr("time of its work not known");
    case search::Exclusion::Memory:
        return tr("too little memory");
    case search::Exclusion::Weaker:
        return tr("weaker than what was planned on");
    case search::Exclusion::Region:
        return tr("region not allowed");
    case search::Exclusion::PriceType:
        return tr("way of paying not offered");
    case search::Exclusion::Preemptible:
        return tr("may be taken away");
    case search::Exclusion::Deadline:
        return tr("later than the deadline");
    case search::Exclusion::Latency:
        return tr("misses the targets for answers");
    case search::Exclusion::Capacity:
        return tr("the work does not fit");
    case search::Exclusion::NoPrice:
        return tr("no price known");
    }
    return {};
}

QString constraintName(search::Exclusion exclusion)
{
    switch (exclusion) {
    case search::Exclusion::NotSupported:
    case search::Exclusion::SupportUnknown:
        return tr("support by the target");
    case search::Exclusion::Ends:
        return tr("retirement dates");
    case search::Exclusion::NotIsolated:
        return tr("isolated sizes");
    case search::Exclusion::NeedsGpu:
        return tr("the GPU");
    case search::Exclusion::Architecture:
        return tr("the processor architecture");
    case search::Exclusion::TimeUnknown:
        return tr("a known time");
    case search::Exclusion::Memory:
        return tr("memory that suffices");
    case search::Exclusion::Weaker:
        return tr("a machine as strong as planned on");
    case search::Exclusion::Region:
        return tr("the allowed regions");
    case search::Exclusion::PriceType:
        return tr("a way of paying that is offered");
    case search::Exclusion::Preemptible:
        return tr("machines that nobody takes away");
    case search::Exclusion::Deadline:
        return tr("the deadline");
    case search::Exclusion::Latency:
        return tr("the targets for answers");
    case search::Exclusion::Capacity:
        return tr("room for all work");
    case search::Exclusion::NoPrice:
        return tr("a known price");
    }
    return {};
}

QString displayName(search::Measure measure)
{
    switch (measure) {
    case search::Measure::None:
        return {};
    case search::Measure::HoursPerRun:
        return tr("Hours per run");
    case search::Measure::LatencyMilliseconds:
        return tr("Milliseconds to answer");
    case search::Measure::HoursPerBatch:
        return tr("Hours per batch");
    }
    return {};
}

QString measureText(search::Measure measure, double value, const QLocale &locale)
{
    if (!(value > 0))
        return {};
    switch (measure) {
    case search::Measure::None:
        return {};
    case search::Measure::HoursPerRun:
        return tr("%1 per run").arg(formatDuration(value * 3600, locale));
    case search::Measure::LatencyMilliseconds:
        return tr("%1 to answer").arg(formatDuration(value / 1000, locale));
    case search::Measure::HoursPerBatch:
        return tr("%1 per batch").arg(formatDuration(value * 3600, locale));
    }
    return {};
}

QString candidateText(const search::Candidate &candidate, const Catalog &catalog)
{
    const QString size = catalog.size(candidate.size).shortName();
    return candidate.nodes == 1 ? size : size + u" x "_s + QString::number(candidate.nodes);
}

QString candidateSentence(const search::Candidate &candidate, const Catalog &catalog)
{
    return candidateText(candidate, catalog) + u", "_s + catalog.region(candidate.region).name + u", "_s
        + lowered(displayName(candidate.type));
}

QString countsText(const search::Result &result, const QLocale &locale)
{
    return tr("%1 costed, %2 meet the plan")
        .arg(formatNumber(static_cast<double>(result.costed), locale, 0),
             formatNumber(static_cast<double>(result.eligible), locale, 0));
}

QStringList exclusionCounts(const search::Result &result, const QLocale &locale, int most)
{
    std::vector<std::size_t> order;
    for (std::size_t i = 0; i < search::exclusionCount; ++i) {
        if (result.excludedBy[i] > 0)
            order.push_back(i);
    }
    std::stable_sort(order.begin(), order.end(), [&result](std::size_t a, std::size_t b) {
        return result.excludedBy[a] > result.excludedBy[b];
    });
    QStringList words;
    for (const std::size_t i : order) {
        if (words.size() < most)
            words << u"%1 (%2)"_s.arg(displayName(static_cast<search::Exclusion>(i)),
                                      formatNumber(static_cast<double>(result.excludedBy[i]), locale, 0));
    }
    return words;
}

QStringList exclusionNames(const search::Candidate &candidate)
{
    QStringList words;
    for (std::size_t i = 0; i < search::exclusionCount; ++i) {
        if (candidate.has(static_cast<search::Exclusion>(i)))
            words << displayName(static_cast<search::Exclusion>(i));
    }
    return words;
}

} // namespace slipway
