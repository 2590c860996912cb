// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/items/recordmodel.h"
#include "model/prices/pricesnapshot.h"

#include <QDate>
#include <QLocale>

#include <vector>

namespace slipway {

// The catalog as tables for reading, each row with all that is known of it and where that comes from. What ended on
// or before `asOf` is called ended.

[[nodiscard]] RecordTable targetRecords(const Catalog &catalog, const QDate &asOf);
/// Targets against what they can do, of those that serve the stage: Training or Deployment.
[[nodiscard]] RecordTable capabilityRecords(const Catalog &catalog, LifecycleStage stage);
/// Two targets, ability by ability.
[[nodiscard]] RecordTable comparisonRecords(const Catalog &catalog, const QString &firstTarget,
                                            const QString &secondTarget);
[[nodiscard]] RecordTable creationRecords(const Catalog &catalog, const QDate &asOf);

[[nodiscard]] RecordTable seriesRecords(const Catalog &catalog, const QDate &asOf);
[[nodiscard]] RecordTable gpuRecords(const Catalog &catalog, const QLocale &locale);
/// What is known of one size, with its pay-as-you-go, spot and reserved prices in `region`.
[[nodiscard]] std::vector<RecordSection> sizeDetails(const Catalog &catalog, const PriceSnapshot &prices,
                                                     SizeId size, std::optional<RegionId> region,
                                                     const QLocale &locale);
/// The same of several sizes, one column each.
[[nodiscard]] RecordTable sizeComparison(const Catalog &catalog, const PriceSnapshot &prices,
                                         const std::vector<SizeId> &sizes, std::optional<RegionId> region,
                                         const QLocale &locale);

[[nodiscard]] RecordTable regionRecords(const Catalog &catalog, const PriceSnapshot &prices,
                                        const QLocale &locale);
[[nodiscard]] RecordTable isolationRecords(const Catalog &catalog);
[[nodiscard]] RecordTable limitRecords(const Catalog &catalog, const QLocale &locale);
[[nodiscard]] RecordTable endingRecords(const Catalog &catalog, const QDate &asOf);

} // namespace slipway
