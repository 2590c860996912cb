// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/base/result.h"
#include "model/catalog/ids.h"
#include "model/catalog/targettraits.h"

#include <QByteArrayView>
#include <QDate>
#include <QHash>
#include <QString>
#include <QStringList>

#include <cstdint>
#include <optional>
#include <vector>

namespace slipway {

/// Unknown is an answer of its own: shown, and never recommended.
enum class Support : std::uint8_t { No, Yes, Unknown };

/// Where a statement comes from: the document's title and its date as the document gives it
/// ("2026-03-31", "undated (about 2021)").
struct Source
{
    QString title;
    QString asOf;

    friend bool operator==(const Source &, const Source &) = default;
};

/// One statement with its source. Where several vintages exist the newest stands first.
struct Fact
{
    QString value;
    Source source;

    friend bool operator==(const Fact &, const Fact &) = default;
};

/// An exact ratio: fractional GPUs exist (1/6 of an A10).
struct Ratio
{
    std::int16_t numerator = 0;
    std::int16_t denominator = 1;

    [[nodiscard]] double value() const { return static_cast<double>(numerator) / denominator; }
    friend bool operator==(const Ratio &, const Ratio &) = default;
};

/// Retirement of a series, size or target. State None: none announced in the sources read; replacements may be
/// named all the same.
struct Retirement
{
    enum class State : std::uint8_t { None, Announced, Retired };
    State state = State::None;
    QDate date; ///< last day of service as announced; invalid where none is known
    QStringList replacements;
    QString note; ///< "The replacement is our inference, not a documented one."; may be empty
    Source source;

    /// Whether it can no longer be used on `day`.
    [[nodiscard]] bool endedBy(const QDate &day) const
    {
        return state == State::Retired || (date.isValid() && date <= day);
    }
};

struct Gpu
{
    QString model; ///< "A100 80GB"
    double memoryGiB = 0;
    std::optional<double> bandwidthGBps; ///< of the memory; absent where the source gives none, as all below
    std::optional<double> fp32Tflops; ///< dense peaks
    std::optional<double> tf32Tflops;
    std::optional<double> bf16Tflops;
    std::optional<double> fp8Tflops;
    std::optional<double> int8Tops;
    std::optional<double> watts;
    std::optional<double> interconnectGBps; ///< bidirectional, per GPU
    QString provenance; ///< "verified", "partly recalled: ...", "memory only: ..."
};

struct VmSeries
{
    QString id; ///< "NCasT4_v3"
    QString category; ///< "General purpose", "GPU"...
    Support onAmlCompute = Support::Unknown; ///< compute clusters, newest table (2026-03-31)
    Support onComputeInstance = Support::Unknown; ///< the same table; FX is for clusters only
    bool needsQuotaRequest = false; ///< specialised: default quota is zero
    Retirement retirement;
    /// First days on which reservations are neither sold nor renewed any more: of one year, and of all longer terms. Invalid: they are sold.
    QDate yearReservationsEnd;
    QDate longReservationsEnd;
    Source reservationsSource; ///< of both; none where they are sold
    std::vector<Fact> restrictions; ///< one for each vintage of the tables, newest first

    /// That of reservations for a term of so many months.
    [[nodiscard]] QDate reservationsEnd(int months) const
    {
        return months <= 12 ? yearReservationsEnd : longReservationsEnd;
    }
};

/// Speed of one vCPU of a family of sizes, as a multiple of one of Dv3 (resources/catalog/cpuspeeds.csv).
struct CpuSpeed
{
    enum class Basis : std::uint8_t {
        Measured, ///< CoreMark, 2020 and 2022; the ends are those of the processors behind the family
        ComputeUnits, ///< Azure compute units over 160; 15 % either way
    };

    double relative = 0; ///< above 0
    double lowest = 0;
    double highest = 0;
    Basis basis = Basis::Measured;

    friend bool operator==(const CpuSpeed &, const CpuSpeed &) = default;
};

struct VmSize
{
    QString name; ///< "Standard_NC4as_T4_v3"
    QString family; ///< quota family, "standardNCASv3_T4Family"; empty where unknown
    QString
        endpointFamily; ///< as the list of sizes for managed online endpoints spells it; empty: not listed
    std::optional<SeriesId> series;
    std::uint16_t vcpus = 0; ///< 0: no source says; such a size must never be a candidate
    double memoryGiB = 0; ///< 0: no source says; likewise
    std::optional<GpuId> gpu;
    Ratio gpuCount; ///< 0 with a GPU: no source says
    std::optional<double> gpuMemoryGiB; ///< of each; of the part where it has less than one
    std::optional<double> tempDiskGiB; ///< without NVMe disks
    std::optional<double> nvmeDiskGiB;
    bool infiniband = false; ///< as the list of SKUs says, else from the name (HB, HC, HX, "r" in N-series)
    Support lowPriorityCapable = Support::Unknown; ///< spot and low priority, by the list of SKUs
    QString confidential; ///< "SNP" or "TDX"; empty: no confidential computing is known
    bool arm64 = false;
    std::optional<CpuSpeed> cpuSpeed; ///< nothing: no source says; so are all v6 and v7, Arm and GPU series
    bool confirmed = false; ///< named by a resource dump, not only by a price list
    bool isolatedToday = false; ///< in the Azure list of isolated sizes, newest vintage
    Support onAmlCompute = Support::Unknown; ///< compute clusters, by series
    Support onComputeInstance = Support::Unknown; ///< by series
    Support onManagedEndpoint = Support::Unknown; ///< on the list of sizes for managed online endpoints
    bool exemptFromEndpointReserve = false; ///< no 20 % extra quota on managed online endpoints
    Retirement retirement; ///< own date, else the series'
    QString sources;
    std::vector<Fact> corrections; ///< what additions say of it against the tables, newest first
    std::vector<Fact> notDeployable; ///< ids of regions in which the subscription may not deploy it, as additions say
    std::vector<TargetId> onlyOn; ///< of an added size: the targets that may use it; empty: as the tables say

    /// "NC4as T4 v3": the name as people say it.
    [[nodiscard]] QString shortName() const;
};

/// Kilograms of CO2 equivalent for a kilowatt-hour of a region's grid (resources/catalog/carbon.csv): the latest vintage, and the
/// lowest and highest of those published.
struct CarbonIntensity
{
    double likely = 0;
    double low = 0;
    double high = 0;

    friend bool operator==(const CarbonIntensity &, const CarbonIntensity &) = default;
};

struct Region
{
    QString id; ///< "westeurope"
    QString name; ///< "West Europe"
    QString geography; ///< "Europe"; the unit of data residency
    QString geographyGroup;
    QString paired; ///< region id, may be empty
    int availabilityZones = 0;
    std::optional<CarbonIntensity> carbon;
    QHash<QString, int> latencies; ///< milliseconds to another region and back, by its id (resources/catalog/latencies.csv)
};

/// A row of a capability table: "AutoML", "pipelines", "designer", "GPU"...
struct Capability
{
    QString id;
    Support support = Support::Unknown;
    QString note; ///< "through the SDK"
    Source source;
};

/// A way to create or attach a target. Ended ones stay, with their last day.
struct CreationWay
{
    QString
        id; ///< "studio", "portal", "sdk-v2", "cli-v2", "template", "sdk-v1", "cli-v1", "r-sdk", "no-need"...
    QString name; ///< "Azure Machine Learning studio"
    QString note; ///< may be empty
    QDate ended; ///< last day of support; invalid: none announced in the sources read
    Source source;

    [[nodiscard]] bool endedBy(const QDate &day) const { return ended.isValid() && ended <= day; }
    friend bool operator==(const CreationWay &, const CreationWay &) = default;
};

struct ComputeTarget
{
    QString id; ///< "compute_cluster"
    QString behavesAs; ///< of an added target: the built-in one that it is billed and checked as; else empty
    QString name; ///< "Compute cluster"
    QString description; ///< one sentence: what it is for
    std::vector<LifecycleStage> stages; ///< what it is offered for
    bool managed = false;
    bool shared = true; ///< several people of a workspace may use it at a time
    bool realTime = false;
    bool batch = false;
    bool scalesToZero = false;
    bool multiNode = false;
    TargetTraits traits;
    Retirement status; ///< of the target itself; replacements are target ids
    QString statusNote;
    Source lastListed; ///< the last table that names it, where later ones leave it out; else of no title
    std::vector<Capability> capabilities;
    std::vector<Capability> history; ///< cells of older tables, newest first; the vintage is source.asOf
    std::vector<Fact> facts; ///< limits and remarks shown to people
    std::vector<CreationWay> creation; ///< current ways first
    std::vector<Fact> maintenance; ///< what its owner has to do; one step each, empty for managed targets

    [[nodiscard]] const Capability *capability(QStringView capabilityId) const;
    [[nodiscard]] bool serves(LifecycleStage stage) const;
    /// Whether the newest tables do not name it any more.
    [[nodiscard]] bool isLeftOut() const { return !lastListed.title.isEmpty(); }
};

/// A documented limit or sizing constant that rules use by id ("quota.online_reserve_percent").
struct Limit
{
    QString id;
    double value = 0;
    QString unit;
    QString text; ///< the statement in words
    Source source;
};

/// A way to keep work apart from others: what it demands, which targets it leaves, what it costs.
struct IsolationOption
{
    QString id; ///< "managed_vnet"
    QString name; ///< "Managed virtual network"
    QString description; ///< one sentence
    QString field; ///< JSON pointer of the plan's entry; empty: the plan has none
    std::vector<Capability> targets; ///< by target id: whether it is available there; others: not stated
    std::vector<Fact> demands; ///< and consequences, one sentence each
    QStringList costLines; ///< ids of the cost lines it adds ("shared/firewall"); empty: none
    QString costNote; ///< one sentence; empty: no effect on cost is known
    bool oneWay = false; ///< cannot be undone later
    QString oneWayNote; ///< what cannot be undone
    Source source;

    /// Unknown where the sources do not speak of the target.
    [[nodiscard]] Support supportOn(QStringView targetId) const;
    /// Targets that cannot be used together with it, in the order of `targets`.
    [[nodiscard]] QStringList excludedTargets() const;
};

/// Something that ended or will end, in the order of its date: series, targets, tools and services around them.
struct Ending
{
    QString id; ///< "sdk-v1"
    QString what; ///< "Python SDK v1"
    QDate date; ///< last day as announced
    QString note; ///< may be empty
    QStringList targets; ///< ids of compute targets it concerns; may be empty
    Source source;
};

/// A size that one of the lists of isolated sizes names, now or before.
struct IsolatedSize
{
    QString listedAs; ///< "Standard_NC24s_v3", as the list has it
    std::optional<SizeId> size; ///< absent where the catalog has no such size
    bool today = false; ///< on the newest list
    QDate until; ///< last day of the promise as announced; invalid: none announced
    QString note; ///< may be empty
    Source source;

    /// Whether the promise of isolation holds on `day`, as far as is announced.
    [[nodiscard]] bool isolatedOn(const QDate &day) const
    {
        return today && (!until.isValid() || day <= until);
    }
};

/// A pool that quota is counted in.
struct QuotaPoolRecord
{
    QString id; ///< the word that plans use: "dedicated"
    QString name;
    QString note; ///< one sentence
    Source source;
};

/// A user's own additions that a catalog holds besides what is built in.
struct AdditionsInUse
{
    QString id;
    QString name;
    QString source;
    QDate date;
    QString sha256; ///< of the file's bytes, lower-case hex

    friend bool operator==(const AdditionsInUse &, const AdditionsInUse &) = default;
};

/// Everything that is known of Azure Machine Learning compute apart from prices. Immutable; shared by
/// reference. Lists are in the order of their ids.
class Catalog
{
public:
    // Written once, in the .cpp: whoever copies one would have the code of all its parts in each file.
    Catalog();
    Catalog(const Catalog &other);
    Catalog(Catalog &&other) noexcept;
    Catalog &operator=(const Catalog &other);
    Catalog &operator=(Catalog &&other) noexcept;
    ~Catalog();

    /// Reads what resources/build/pack writes. Any damage is an Error, never a partial catalog.
    [[nodiscard]] static Result<Catalog> load(QByteArrayView bytes);

    [[nodiscard]] const QString &version() const { return m_version; } ///< date of the newest fact, ISO
    [[nodiscard]] const std::vector<VmSize> &sizes() const { return m_sizes; }
    [[nodiscard]] const std::vector<VmSeries> &series() const { return m_series; }
    [[nodiscard]] const std::vector<Gpu> &gpus() const { return m_gpus; }
    [[nodiscard]] const std::vector<Region> &regions() const { return m_regions; }
    [[nodiscard]] const std::vector<ComputeTarget> &targets() const { return m_targets; }
    [[nodiscard]] const std::vector<Limit> &limits() const { return m_limits; }
    [[nodiscard]] const std::vector<IsolationOption> &isolationOptions() const { return m_isolationOptions; }
    [[nodiscard]] const std::vector<Ending> &endings() const { return m_endings; }
    /// Today's first, then those of older lists, as the lists have them.
    [[nodiscard]] const std::vector<IsolatedSize> &isolatedSizes() const { return m_isolatedSizes; }
    [[nodiscard]] const std::vector<QuotaPoolRecord> &quotaPools() const { return m_quotaPools; }

    [[nodiscard]] const VmSize &size(SizeId id) const { return m_sizes[indexOf(id)]; }
    [[nodiscard]] const Region &region(RegionId id) const { return m_regions[indexOf(id)]; }
    [[nodiscard]] const ComputeTarget &target(TargetId id) const { return m_targets[indexOf(id)]; }
    [[nodiscard]] const VmSeries *seriesOf(const VmSize &size) const;
    [[nodiscard]] const Gpu *gpuOf(const VmSize &size) const;

    /// Names are matched without regard to case; "Standard_" may be left out of a size.
    [[nodiscard]] std::optional<SizeId> findSize(QStringView name) const;
    [[nodiscard]] std::optional<RegionId> findRegion(QStringView id) const;
    [[nodiscard]] std::optional<TargetId> findTarget(QStringView id) const;
    [[nodiscard]] const Limit *limit(QStringView id) const;
    [[nodiscard]] const IsolationOption *isolationOption(QStringView id) const;
    [[nodiscard]] const Ending *ending(QStringView id) const;
    /// What a target is; the defaults for an id that nobody knows.
    [[nodiscard]] const TargetTraits &traits(QStringView targetId) const;
    /// The id of the first target that is the usual choice for this work; empty where none is.
    [[nodiscard]] QString usualTarget(UsualFor work) const;
    /// The id of the target that documents of this kind describe ("amlCompute"); empty where none does.
    [[nodiscard]] QString targetOfDocument(QStringView kind) const;
    /// The id of the built-in target that tables speak of in place of `targetId`: its own, unless it was added.
    [[nodiscard]] QString behaviourOf(const QString &targetId) const;
    /// What was added to the built-in catalog, in the order it was added.
    [[nodiscard]] const std::vector<AdditionsInUse> &additions() const { return m_additions; }
    /// What the lists of isolated sizes say of a size; null where they never named it.
    [[nodiscard]] const IsolatedSize *isolatedSize(SizeId id) const;

private:
    friend class AdditionsMerge;
    friend class CatalogReader;
    void buildIndexes();

    QString m_version;
    std::vector<VmSize> m_sizes;
    std::vector<VmSeries> m_series;
    std::vector<Gpu> m_gpus;
    std::vector<Region> m_regions;
    std::vector<ComputeTarget> m_targets;
    std::vector<Limit> m_limits;
    std::vector<IsolationOption> m_isolationOptions;
    std::vector<Ending> m_endings;
    std::vector<QuotaPoolRecord> m_quotaPools;
    std::vector<AdditionsInUse> m_additions;
    std::vector<IsolatedSize> m_isolatedSizes;
    QHash<QString, SizeId> m_sizeIndex;
    QHash<QString, RegionId> m_regionIndex;
    QHash<QString, TargetId> m_targetIndex;
};

} // namespace slipway
