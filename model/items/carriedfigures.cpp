// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/items/carriedfigures.h"

#include "model/base/format.h"

#include <QCoreApplication>

#include <algorithm>

namespace slipway {

namespace {

struct CarriedTexts
{
    Q_DECLARE_TR_FUNCTIONS(slipway::CarriedFigures)
};

void compareServing(QStringList &parts, const RealtimeEndpoint &before, const RealtimeEndpoint &after,
                    const QLocale &locale)
{
    if (before.concurrency != after.concurrency)
        parts << CarriedTexts::tr("one serves %1 instead of %2 at a time")
                     .arg(formatNumber(after.concurrency, locale), formatNumber(before.concurrency, locale));
    if (before.serviceMilliseconds.likely != after.serviceMilliseconds.likely)
        parts << CarriedTexts::tr("a request takes %1 instead of %2")
                     .arg(formatDuration(after.serviceMilliseconds.likely / 1000, locale),
                          formatDuration(before.serviceMilliseconds.likely / 1000, locale));
    for (std::size_t d = 0; d < std::min(before.deployments.size(), after.deployments.size()); ++d) {
        const std::optional<double> was = before.deployments[d].requestsPerSecondPerInstance;
        const std::optional<double> is = after.deployments[d].requestsPerSecondPerInstance;
        if (was && is && *was != *is)
            parts << CarriedTexts::tr("one instance answers %1 requests a second instead of %2")
                         .arg(formatNumber(*is, locale), formatNumber(*was, locale));
    }
}

void compareBatch(QStringList &parts, const BatchScoring &before, const BatchScoring &after,
                  const QLocale &locale)
{
    if (before.workersPerNode != after.workersPerNode)
        parts << CarriedTexts::tr("a node has %1 workers instead of %2")
                     .arg(formatNumber(after.workersPerNode, locale),
                          formatNumber(before.workersPerNode, locale));
    if (before.secondsPerItem.likely != after.secondsPerItem.likely)
        parts << CarriedTexts::tr("an item takes %1 instead of %2")
                     .arg(formatDuration(after.secondsPerItem.likely, locale),
                          formatDuration(before.secondsPerItem.likely, locale));
}

} // namespace

QStringList carriedFigures(const Plan &before, const Plan &after, const QLocale &locale)
{
    QStringList all;
    for (std::size_t w = 0; w < std::min(before.workloads.size(), after.workloads.size()); ++w) {
        QStringList parts;
        const Workload &was = before.workloads[w];
        const Workload &is = after.workloads[w];
        if (const auto *endpoint = std::get_if<RealtimeEndpoint>(&is.detail);
            endpoint && std::holds_alternative<RealtimeEndpoint>(was.detail))
            compareServing(parts, std::get<RealtimeEndpoint>(was.detail), *endpoint, locale);
        else if (const auto *batch = std::get_if<BatchScoring>(&is.detail);
                 batch && std::holds_alternative<BatchScoring>(was.detail))
            compareBatch(parts, std::get<BatchScoring>(was.detail), *batch, locale);
        if (!parts.isEmpty())
            all << CarriedTexts::tr("%1: %2").arg(is.name, parts.join(CarriedTexts::tr(", ")));
    }
    return all;
}

} // namespace slipway
