// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/base/packreader.h"
#include "model/catalog/catalog.h"

#include <limits>

using namespace Qt::StringLiterals;

namespace slipway {

/// Reads the values in the order in which CatalogPacker writes them.
class CatalogReader
{
public:
    explicit CatalogReader(PackReader reader)
        : m_reader(std::move(reader))
    {
    }

    Result<Catalog> run()
    {
        Catalog catalog;
        catalog.m_version = m_reader.string();
        fill(m_sources, [this] { return Source{m_reader.string(), m_reader.string()}; });
        fill(catalog.m_series, [this] { return series(); });
        fill(catalog.m_gpus, [this] { return gpu(); });
        m_seriesCount = catalog.m_series.size();
        m_gpuCount = catalog.m_gpus.size();
        fill(catalog.m_sizes, [this] { return size(); });
        m_sizeCount = catalog.m_sizes.size();
        fill(catalog.m_regions, [this] { return region(); });
        fill(catalog.m_targets, [this] { return target(); });
        fill(catalog.m_limits, [this] { return limit(); });
        fill(catalog.m_isolationOptions, [this] { return isolationOption(); });
        fill(catalog.m_endings, [this] { return ending(); });
        fill(catalog.m_quotaPools, [this] { return quotaPool(); });
        fill(catalog.m_isolatedSizes, [this] { return isolatedSize(); });
        if (!m_reader.complete())
            return damagedPack(u"the catalog cannot be read to its end"_s);
        constexpr std::size_t limit = std::numeric_limits<std::uint16_t>::max();
        if (catalog.m_sizes.size() > limit || m_seriesCount > limit || catalog.m_regions.size() > limit
            || m_gpuCount > 256 || catalog.m_targets.size() > 256)
            return damagedPack(u"the catalog is too large"_s);
        catalog.buildIndexes();
        return catalog;
    }

private:
    template <typename T, typename Read> void fill(std::vector<T> &items, Read read)
    {
        const std::size_t count = m_reader.count();
        items.reserve(count);
        for (std::size_t i = 0; i < count && m_reader.ok(); ++i)
            items.push_back(read());
    }

    Source source()
    {
        const std::uint64_t place = m_reader.varint();
        if (place >= m_sources.size()) {
            m_reader.fail();
            return {};
        }
        return m_sources[place];
    }

    Source sourceOrNone()
    {
        const std::uint64_t place = m_reader.bounded(m_sources.size());
        return place > 0 ? m_sources[place - 1] : Source();
    }

    Fact fact()
    {
        Fact fact;
        fact.value = m_reader.string();
        fact.source = source();
        return fact;
    }

    Retirement retirement()
    {
        Retirement retirement;
        retirement.state = m_reader.code(Retirement::State::Retired);
        retirement.date = m_reader.date();
        const std::size_t count = m_reader.count();
        for (std::size_t i = 0; i < count && m_reader.ok(); ++i)
            retirement.replacements << m_reader.string();
        retirement.note = m_reader.string();
        retirement.source = sourceOrNone();
        return retirement;
    }

    VmSeries series()
    {
        VmSeries series;
        series.id = m_reader.string();
        series.category = m_reader.string();
        series.onAmlCompute = m_reader.code(Support::Unknown);
        series.onComputeInstance = m_reader.code(Support::Unknown);
        series.needsQuotaRequest = m_reader.flag();
        series.retirement = retirement();
        series.yearReservationsEnd = m_reader.date();
        series.longReservationsEnd = m_reader.date();
        series.reservationsSource = sourceOrNone();
        fill(series.restrictions, [this] { return fact(); });
        return series;
    }

    Gpu gpu()
    {
        Gpu gpu;
        gpu.model = m_reader.string();
        gpu.memoryGiB = m_reader.real();
        for (std::optional<double> *value :
             {&gpu.bandwidthGBps, &gpu.fp32Tflops, &gpu.tf32Tflops, &gpu.bf16Tflops, &gpu.fp8Tflops,
              &gpu.int8Tops, &gpu.watts, &gpu.interconnectGBps})
            *value = m_reader.optionalReal();
        gpu.provenance = m_reader.string();
        return gpu;
    }

    void sizeGpu(VmSize &size)
    {
        if (!m_reader.flag())
            return;
        const std::uint64_t place = m_reader.varint();
        if (place >= m_gpuCount)
            m_reader.fail();
        size.gpu = static_cast<GpuId>(place);
        size.gpuCount.numerator = static_cast<std::int16_t>(m_reader.bounded(1'024));
        size.gpuCount.denominator = static_cast<std::int16_t>(m_reader.bounded(1'024));
        if (size.gpuCount.denominator == 0) {
            m_reader.fail();
            size.gpuCount.denominator = 1;
        }
        size.gpuMemoryGiB = m_reader.optionalReal();
    }

    CpuSpeed cpuSpeed()
    {
        CpuSpeed speed;
        speed.relative = m_reader.real();
        speed.lowest = m_reader.real();
        speed.highest = m_reader.real();
        speed.basis = m_reader.code(CpuSpeed::Basis::ComputeUnits);
        return speed;
    }

    VmSize size()
    {
        VmSize size;
        size.name = m_reader.string();
        size.family = m_reader.string();
        size.endpointFamily = m_reader.string();
        const std::uint64_t series = m_reader.varint();
        if (series >= m_seriesCount)
            m_reader.fail();
        size.series = static_cast<SeriesId>(series);
        size.vcpus = static_cast<std::uint16_t>(m_reader.bounded(4'096));
        size.memoryGiB = m_reader.real();
        sizeGpu(size);
        size.tempDiskGiB = m_reader.optionalReal();
        size.nvmeDiskGiB = m_reader.optionalReal();
        size.infiniband = m_reader.flag();
        size.lowPriorityCapable = m_reader.code(Support::Unknown);
        size.confidential = m_reader.string();
        size.arm64 = m_reader.flag();
        if (m_reader.flag())
            size.cpuSpeed = cpuSpeed();
        size.confirmed = m_reader.flag();
        size.isolatedToday = m_reader.flag();
        size.onAmlCompute = m_reader.code(Support::Unknown);
        size.onComputeInstance = m_reader.code(Support::Unknown);
        size.onManagedEndpoint = m_reader.flag() ? Support::Yes : Support::No;
        size.exemptFromEndpointReserve = m_reader.flag();
        size.retirement = retirement();
        size.sources = m_reader.string();
        return size;
    }

    Region region()
    {
        Region region;
        for (QString *text :
             {&region.id, &region.name, &region.geography, &region.geographyGroup, &region.paired})
            *text = m_reader.string();
        region.availabilityZones = static_cast<int>(m_reader.bounded(16));
        if (m_reader.flag())
            region.carbon = {m_reader.real(), m_reader.real(), m_reader.real()};
        const std::size_t latencies = m_reader.count();
        for (std::size_t i = 0; i < latencies && m_reader.ok(); ++i) {
            const QString to = m_reader.string();
            region.latencies.insert(to, static_cast<int>(m_reader.bounded(10'000)));
        }
        return region;
    }

    Capability capability()
    {
        Capability capability;
        capability.id = m_reader.string();
        capability.support = m_reader.code(Support::Unknown);
        capability.note = m_reader.string();
        capability.source = source();
        return capability;
    }

    ComputeTarget target()
    {
        ComputeTarget target;
        for (QString *text : {&target.id, &target.name, &target.description})
            *text = m_reader.string();
        fill(target.stages, [this] { return m_reader.code(LifecycleStage::Deployment); });
        for (bool *flag : {&target.managed, &target.shared, &target.realTime, &target.batch,
                           &target.scalesToZero, &target.multiNode})
            *flag = m_reader.flag();
        target.traits = traits();
        target.status = retirement();
        target.statusNote = m_reader.string();
        target.lastListed = sourceOrNone();
        fill(target.capabilities, [this] { return capability(); });
        fill(target.facts, [this] { return fact(); });
        fill(target.history, [this] { return capability(); });
        fill(target.creation, [this] { return creationWay(); });
        fill(target.maintenance, [this] { return fact(); });
        return target;
    }

    TargetTraits traits()
    {
        TargetTraits traits;
        traits.billing = m_reader.code(Billing::Tokens);
        traits.machines = m_reader.code(Machines::Copies);
        traits.sizes = m_reader.code(SizeChoice::OnlineEndpoints);
        traits.resource = m_reader.code(WorkspaceResource::ServerlessApi);
        traits.spark = m_reader.code(SparkUse::Only);
        traits.fields = static_cast<std::uint32_t>(
            m_reader.bounded((std::uint64_t(TargetTraits::bit(ComputeField::HostedModel)) << 1) - 1));
        for (bool *flag : {&traits.named, &traits.outsideAzure, &traits.stepsOnly, &traits.testsOnly})
            *flag = m_reader.flag();
        traits.whyNoFile = m_reader.string();
        traits.requestLimit = m_reader.string();
        traits.sessionSizes = texts();
        traits.documentKinds = texts();
        fill(traits.usualFor, [this] { return m_reader.code(UsualFor::Batch); });
        fill(traits.recommended, [this] {
            Recommendation recommendation;
            recommendation.stage = m_reader.code(LifecycleStage::Deployment);
            recommendation.when = m_reader.code(Recommendation::When::Batch);
            recommendation.reason = m_reader.string();
            return recommendation;
        });
        return traits;
    }

    CreationWay creationWay()
    {
        CreationWay way;
        for (QString *text : {&way.id, &way.name, &way.note})
            *text = m_reader.string();
        way.ended = m_reader.date();
        way.source = source();
        return way;
    }

    QStringList texts()
    {
        QStringList list;
        const std::size_t count = m_reader.count();
        for (std::size_t i = 0; i < count && m_reader.ok(); ++i)
            list << m_reader.string();
        return list;
    }

    IsolationOption isolationOption()
    {
        IsolationOption option;
        for (QString *text : {&option.id, &option.name, &option.description, &option.field})
            *text = m_reader.string();
        fill(option.targets, [this] { return capability(); });
        fill(option.demands, [this] { return fact(); });
        option.costLines = texts();
        option.costNote = m_reader.string();
        option.oneWayNote = m_reader.string();
        option.oneWay = !option.oneWayNote.isEmpty();
        option.source = source();
        return option;
    }

    Ending ending()
    {
        Ending ending;
        ending.id = m_reader.string();
        ending.what = m_reader.string();
        ending.date = m_reader.date();
        ending.note = m_reader.string();
        ending.targets = texts();
        ending.source = source();
        return ending;
    }

    IsolatedSize isolatedSize()
    {
        IsolatedSize isolated;
        isolated.listedAs = m_reader.string();
        const std::uint64_t size = m_reader.bounded(m_sizeCount);
        if (size > 0)
            isolated.size = static_cast<SizeId>(size - 1);
        isolated.today = m_reader.flag();
        isolated.until = m_reader.date();
        isolated.note = m_reader.string();
        isolated.source = source();
        return isolated;
    }

    QuotaPoolRecord quotaPool()
    {
        QuotaPoolRecord pool;
        for (QString *text : {&pool.id, &pool.name, &pool.note})
            *text = m_reader.string();
        pool.source = source();
        return pool;
    }

    Limit limit()
    {
        Limit limit;
        limit.id = m_reader.string();
        limit.value = m_reader.real();
        limit.unit = m_reader.string();
        limit.text = m_reader.string();
        limit.source = source();
        return limit;
    }

    PackReader m_reader;
    std::vector<Source> m_sources;
    std::size_t m_seriesCount = 0;
    std::size_t m_gpuCount = 0;
    std::size_t m_sizeCount = 0;
};

Result<Catalog> Catalog::load(QByteArrayView bytes)
{
    Result<PackReader> reader = PackReader::open(bytes, pack::Kind::Catalog, pack::catalogVersion, pack::catalogVersion);
    if (!reader.ok())
        return reader.error();
    return CatalogReader(std::move(reader).value()).run();
}

} // namespace slipway
