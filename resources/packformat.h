// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>

/// What the packer writes and the loaders in model/catalog and model/prices read. A change of either side
/// raises the format version of its kind; docs/data.md describes the layout.
namespace slipway::pack {

inline constexpr std::array<char, 4> magic = {'S', 'L', 'P', 'K'};
/// Magic, kind, format version, two zero bytes, 8 bytes payload size (little endian), BLAKE2b-256 of all that
/// follows, SHA-256 of the payload. The first is checked on every load, because it takes a tenth of the time; the
/// second is how people and plans name a book of prices.
inline constexpr int checksumAt = 4 + 1 + 1 + 2 + 8;
inline constexpr int hashAt = checksumAt + 32;
inline constexpr int headerSize = hashAt + 32;

enum class Kind : std::uint8_t { Catalog = 1, Prices = 2 };
inline constexpr std::uint8_t catalogVersion = 6;
inline constexpr std::uint8_t pricesVersion = 4; // since 4 announced prices may follow; the built-in book has none
/// Of books with factors of currencies behind that, or with prices of a sheet in another currency than dollars. An older program would
/// call the first damaged and take a discount off the second. What has neither stays as it was.
inline constexpr std::uint8_t pricesWithFactorsVersion = 5;
/// Behind the factors, which may be none, follow the days on which prices end.
inline constexpr std::uint8_t pricesWithEndsVersion = 6;

/// Words of the source files; the position is the code in the pack and the value of the enum in the model.
inline constexpr std::array supportWords = {"no", "yes", "unknown"};
/// Of the tables of sizes, where an empty cell is not known.
inline constexpr std::array capabilityWords = {"no", "yes", ""};
inline constexpr std::array speedWords = {"measured", "acu"};
inline constexpr std::array retirementWords = {"none", "announced", "retired"};
inline constexpr std::array stageWords = {"experimentation", "training", "deployment"};
inline constexpr std::array billingWords
    = {"instance", "cluster", "serverless", "endpoint", "kubernetes", "machine",
       "spark",    "owner",   "container",  "free",     "tokens"};
inline constexpr std::array machinesWords = {"none", "one", "each", "pool", "nodes", "per_run", "copies"};
inline constexpr std::array sizeChoiceWords = {"none", "any", "instances", "clusters", "online_endpoints"};
inline constexpr std::array workspaceResourceWords
    = {"none",       "instance",   "cluster", "kubernetes",      "machine",
       "spark_pool", "serverless", "local",   "online_endpoint", "serverless_api"};
inline constexpr std::array sparkUseWords = {"no", "also", "only"};
inline constexpr std::array computeFieldWords
    = {"size",         "region",        "instances",          "min_nodes", "max_nodes",
       "idle_seconds", "idle_shutdown", "schedule",           "tier",      "price_type",
       "public_ip",    "owner_price",   "kubernetes_cluster", "pods",      "serving_front_end",
       "spark",        "hosted_model"};
inline constexpr std::array usualForWords = {"experimentation", "training", "real_time", "batch"};
inline constexpr std::array recommendedWhenWords
    = {"in_azure", "outside_azure", "notebooks", "spark", "real_time", "batch"};
inline constexpr std::array priceTypeWords
    = {"payg", "spot", "low_priority", "res1y", "res3y", "res5y", "sp1y", "sp3y"};
inline constexpr std::array priceFlagWords = {"",
                                              "suspect_windows_price",
                                              "old_2024",
                                              "spot_not_cheaper",
                                              "outlier_vs_other_regions",
                                              "estimated_by_ratio"};
/// Ratios of discounts.csv are whole millionths.
inline constexpr int ratioScale = 6;
inline constexpr std::array<int, 8> termHours = {0, 0, 0, 8'760, 26'280, 43'800, 8'760, 26'280};

} // namespace slipway::pack
