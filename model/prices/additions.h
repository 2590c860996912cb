// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/base/money.h"
#include "model/base/result.h"
#include "model/catalog/catalog.h"
#include "model/prices/pricesnapshot.h"

#include <QByteArrayView>
#include <QDate>
#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace slipway {

/// A graphics processor that the built-in catalog does not know.
struct AddedGpu
{
    Gpu gpu;
    QString where; ///< JSON pointer in the file, as in all structs here
};

/// A machine that the built-in catalog does not know: of another cloud, or on premises.
struct AddedSize
{
    VmSize size; ///< `gpu` and `series` are not set yet
    QString gpuModel; ///< empty: none
    QString series; ///< id in the built-in catalog; empty: none
    QStringList targets; ///< ids of the compute targets that may use it, built in or added; never empty
    QString where;
};

/// What somebody has found out of a size that the catalog knows: it counts in place of the tables. What is absent stays as
/// the tables say.
struct SizeCorrection
{
    QString size; ///< name in the catalog
    QDate date; ///< of the finding; the file's where it has none of its own
    QString note; ///< may be empty
    std::optional<Support> clusters; ///< compute clusters and what runs like them
    std::optional<Support> instances; ///< compute instances
    std::optional<Support> endpoints; ///< managed online endpoints
    std::optional<int> vcpus;
    std::optional<double> memoryGiB;
    QString family; ///< empty: as the tables say
    QString gpuModel; ///< of the catalog or of the file; empty: as the tables say
    std::optional<Ratio> gpuCount;
    std::optional<double> tempDiskGiB;
    std::optional<double> nvmeDiskGiB;
    std::optional<bool> infiniband;
    std::optional<bool> arm64;
    std::optional<bool> isolated;
    std::optional<Support> lowPriority;
    std::optional<QString> confidential; ///< "SNP" or "TDX"
    QDate retires; ///< last day of service; invalid: as the tables say
    QStringList notDeployable; ///< ids of regions in which the subscription may not deploy it
    QStringList deployable; ///< in which it may, though somebody said before that it may not
    QString where;

    /// Whether it says anything at all.
    [[nodiscard]] bool saysSomething() const;
    /// "clusters: yes; GiB of memory: 64", for people.
    [[nodiscard]] QString words() const;

    friend bool operator==(const SizeCorrection &, const SizeCorrection &) = default;
};

struct AddedRegion
{
    Region region;
    QString where;
};

/// A compute target that works, is billed and is checked as a built-in one, under a name of its own.
struct AddedTarget
{
    QString id;
    QString name;
    QString description;
    QString like; ///< id of the built-in target
    std::vector<std::pair<QString, Support>> capabilities; ///< where it differs from that
    QString where;
};

/// A price of one hour of one machine: negotiated, of another cloud, or the owner's own calculation.
struct AddedPrice
{
    QString size;
    QString region;
    PriceType type = PriceType::PayAsYouGo;
    Rate hourly; ///< USD an hour
    std::optional<Rate> termTotal; ///< reservations: USD for the whole term
    QDate date; ///< of the price; the file's where it has none of its own
    QString where;
};

/// A price that is not a machine's, for a meter that the built-in prices know.
struct AddedMeter
{
    QString meter; ///< "spark.vcore_hour"
    QString region; ///< "Global" for everywhere
    Rate rate;
    QString unit; ///< must be the built-in one; empty: the built-in one
    QDate date;
    QString note;
    QString where;
};

/// What a user adds to the built-in catalog and prices: one JSON file, schema `slipway.additions`, described in
/// docs/formats.md. A value; nothing in it has been compared with the catalog yet.
struct Additions
{
    static constexpr int version = 1;

    QString id; ///< lower-case letters, digits, "-" and "_"; what a plan names it by
    QString name;
    QString source; ///< where its facts and prices come from, for the report
    QDate date; ///< of its facts and prices
    QString sha256; ///< of the bytes read, lower-case hex
    std::vector<AddedGpu> gpus;
    std::vector<AddedSize> sizes;
    std::vector<SizeCorrection> corrections; ///< at most one for a size
    std::vector<AddedRegion> regions;
    std::vector<AddedTarget> targets;
    std::vector<AddedPrice> prices;
    std::vector<AddedMeter> meters;
};

/// Whether additions can be called so.
[[nodiscard]] bool isAdditionsId(const QString &text);

/// At most this large; more is refused before it is read.
inline constexpr qsizetype maxAdditionsBytes = 10 * 1024 * 1024;

/// Reads a file of additions. An unknown or misspelt member is an error too: it would be left out of the plan silently.
/// `where` of an Error is the JSON pointer.
[[nodiscard]] Result<Additions> readAdditions(QByteArrayView bytes);

/// The file that holds these corrections and nothing else; readAdditions() reads the same ones back.
[[nodiscard]] QByteArray writeCorrections(const Additions &additions);

} // namespace slipway
