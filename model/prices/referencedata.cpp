// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/prices/referencedata.h"

#include "model/base/nearmatch.h"
#include "model/base/plaintext.h"

#include <QCryptographicHash>

#include <algorithm>
#include <limits>
#include <set>

using namespace Qt::StringLiterals;

namespace slipway {

/// Lays one file of additions over a copy of catalog and prices; the first fault ends it.
class AdditionsMerge
{
public:
    AdditionsMerge(const ReferenceData &base, const Additions &file)
        : m_file(file)
        , m_base(base)
        , m_data(base)
    {
    }

    Result<ReferenceData> run()
    {
        for (const AdditionsInUse &other : m_data.catalog.additions()) {
            if (other.id == m_file.id)
                fail(u"Additions \"%1\" are in use already."_s.arg(m_file.id), u"/id"_s);
        }
        addGpus();
        addRegions();
        addTargets();
        addSizes();
        correctSizes();
        m_data.catalog.m_additions.push_back(
            {m_file.id, m_file.name, m_file.source, m_file.date, m_file.sha256});
        if (!m_error)
            layOutPrices();
        for (const AddedPrice &price : m_file.prices)
            addPrice(price);
        for (const AddedMeter &meter : m_file.meters)
            addMeter(meter);
        if (m_error)
            return *std::move(m_error);
        finish();
        return std::move(m_data);
    }

private:
    void fail(const QString &message, const QString &where)
    {
        if (!m_error)
            m_error = Error{ErrorCode::Invalid, oneLine(message), where};
    }

    template <typename List, typename Name>
    void failUnknown(const QString &what, const QString &word, const List &known, Name name,
                     const QString &where)
    {
        QStringList names;
        for (const auto &each : known)
            names << name(each);
        fail(u"There is no %1 \"%2\""_s.arg(what, word) + sentenceEndFor(word, names), where);
    }

    void failTaken(const QString &what, const QString &word, const QString &where)
    {
        fail(u"The catalog has a %1 \"%2\" already."_s.arg(what, word), where);
    }

    /// Lists show names: two of one name cannot be told apart.
    template <typename List>
    void failNamedAlike(const QString &what, const QString &name, const List &known, const QString &where)
    {
        const auto told = [](const QString &text) { return withoutUnseenSigns(text).simplified(); };
        const bool taken = !name.isEmpty() && std::ranges::any_of(known, [&](const auto &each) {
            return told(each.name).compare(told(name), Qt::CaseInsensitive) == 0;
        });
        if (taken)
            fail(u"The catalog has a %1 of the name \"%2\" already."_s.arg(what, name), where);
    }

    void addGpus()
    {
        std::vector<Gpu> &gpus = m_data.catalog.m_gpus;
        for (const AddedGpu &added : m_file.gpus) {
            if (gpuOf(added.gpu.model))
                failTaken(u"GPU"_s, added.gpu.model, added.where + u"/model"_s);
            gpus.push_back(added.gpu);
        }
        if (gpus.size() > std::size_t(std::numeric_limits<std::uint8_t>::max()) + 1)
            fail(u"There are more than 256 kinds of GPUs."_s, u"/gpus"_s);
    }

    [[nodiscard]] std::optional<GpuId> gpuOf(const QString &model) const
    {
        const std::vector<Gpu> &gpus = m_data.catalog.m_gpus;
        const auto found = std::find_if(gpus.begin(), gpus.end(), [&](const Gpu &gpu) {
            return gpu.model.compare(model, Qt::CaseInsensitive) == 0;
        });
        return found == gpus.end() ? std::nullopt : std::optional(GpuId(found - gpus.begin()));
    }

    void addRegions()
    {
        for (const AddedRegion &added : m_file.regions) {
            if (!added.region.id.isEmpty() && m_data.catalog.findRegion(added.region.id))
                failTaken(u"region"_s, added.region.id, added.where + u"/id"_s);
            failNamedAlike(u"region"_s, added.region.name, m_data.catalog.m_regions,
                           added.where + u"/name"_s);
            m_data.catalog.m_regionIndex.insert(added.region.id, RegionId(m_data.catalog.m_regions.size()));
            m_data.catalog.m_regions.push_back(added.region);
        }
    }

    void addTargets()
    {
        for (const AddedTarget &added : m_file.targets) {
            const auto like = m_base.catalog.findTarget(added.like);
            if (!like || !m_base.catalog.target(*like).behavesAs.isEmpty()) {
                failUnknown(
                    u"built-in compute target"_s, added.like, m_base.catalog.targets(),
                    [](const ComputeTarget &target) { return target.id; }, added.where + u"/like"_s);
                return;
            }
            if (m_data.catalog.findTarget(added.id))
                failTaken(u"compute target"_s, added.id, added.where + u"/id"_s);
            // One that is called as what it is like is billed as its name says.
            std::vector<ComputeTarget> others = m_data.catalog.m_targets;
            std::erase_if(others, [&](const ComputeTarget &each) { return each.id == added.like; });
            failNamedAlike(u"compute target"_s, added.name, others, added.where + u"/name"_s);
            ComputeTarget target = m_base.catalog.target(*like);
            target.behavesAs = target.id;
            target.id = added.id;
            target.name = added.name;
            if (!added.description.isEmpty())
                target.description = added.description;
            for (const auto &[id, support] : added.capabilities)
                setCapability(target, id, support, added.where);
            m_data.catalog.m_targetIndex.insert(target.id, TargetId(m_data.catalog.m_targets.size()));
            m_data.catalog.m_targets.push_back(target);
        }
        if (m_data.catalog.m_targets.size() > 256)
            fail(u"There are more than 256 compute targets."_s, u"/targets"_s);
    }

    void setCapability(ComputeTarget &target, const QString &id, Support support, const QString &where)
    {
        const auto found = std::find_if(target.capabilities.begin(), target.capabilities.end(),
                                        [&](const Capability &each) { return each.id == id; });
        if (found == target.capabilities.end()) {
            failUnknown(
                u"capability"_s, id, target.capabilities, [](const Capability &each) { return each.id; },
                where + u"/capabilities"_s);
            return;
        }
        *found = {id, support, {}, source()};
    }

    void addSizes()
    {
        for (const AddedSize &added : m_file.sizes) {
            VmSize size = added.size;
            if (m_data.catalog.findSize(size.name))
                failTaken(u"VM size"_s, size.name, added.where + u"/name"_s);
            if (!added.gpuModel.isEmpty()) {
                size.gpu = gpuOf(added.gpuModel);
                if (!size.gpu) {
                    failUnknown(
                        u"GPU"_s, added.gpuModel, m_data.catalog.gpus(),
                        [](const Gpu &gpu) { return gpu.model; }, added.where + u"/gpu"_s);
                } else {
                    size.gpuMemoryGiB
                        = m_data.catalog.gpuOf(size)->memoryGiB * std::min(1.0, size.gpuCount.value());
                }
            }
            if (!added.series.isEmpty())
                setSeries(size, added);
            setTargets(size, added);
            m_data.catalog.m_sizeIndex.insert(size.name.toLower(), SizeId(m_data.catalog.m_sizes.size()));
            m_data.catalog.m_sizes.push_back(size);
        }
        if (m_data.catalog.m_sizes.size() > std::numeric_limits<std::uint16_t>::max())
            fail(u"There are more than 65,535 VM sizes."_s, u"/sizes"_s);
    }

    void correctSizes()
    {
        std::set<SizeId> corrected;
        for (const SizeCorrection &correction : m_file.corrections) {
            const auto id = m_data.catalog.findSize(correction.size);
            if (!id) {
                failUnknown(
                    u"VM size"_s, correction.size, m_data.catalog.sizes(),
                    [](const VmSize &each) { return each.name; }, correction.where + u"/size"_s);
                return;
            }
            if (!corrected.insert(*id).second) {
                fail(u"%1 is corrected twice."_s.arg(correction.size), correction.where + u"/size"_s);
                return;
            }
            correct(m_data.catalog.m_sizes[static_cast<std::size_t>(*id)], correction);
            // What is known of it counts in place of what the lists of isolated sizes say.
            if (correction.isolated)
                std::erase_if(m_data.catalog.m_isolatedSizes,
                              [&](const IsolatedSize &each) { return each.size == id; });
        }
    }

    void correct(VmSize &size, const SizeCorrection &correction)
    {
        correctSupport(size, correction);
        correctGpu(size, correction);
        const auto take = [](auto &member, const auto &value) {
            if (value)
                member = *value;
        };
        if (correction.vcpus)
            size.vcpus = static_cast<std::uint16_t>(*correction.vcpus);
        take(size.memoryGiB, correction.memoryGiB);
        if (!correction.family.isEmpty())
            size.family = correction.family;
        if (correction.tempDiskGiB)
            size.tempDiskGiB = correction.tempDiskGiB;
        if (correction.nvmeDiskGiB)
            size.nvmeDiskGiB = correction.nvmeDiskGiB;
        take(size.infiniband, correction.infiniband);
        take(size.arm64, correction.arm64);
        take(size.isolatedToday, correction.isolated);
        take(size.lowPriorityCapable, correction.lowPriority);
        take(size.confidential, correction.confidential);
        const Source said{m_file.source, correction.date.toString(Qt::ISODate)};
        size.confirmed = true;
        if (correction.retires.isValid()) {
            size.retirement.state = Retirement::State::Announced;
            size.retirement.date = correction.retires;
            size.retirement.source = said;
        }
        // What an older list says of a region leaves what a newer one has said of it.
        const auto forget = [&](const QString &region) {
            std::erase_if(size.notDeployable, [&](const Fact &each) {
                return each.value == region && each.source.asOf <= said.asOf;
            });
        };
        for (const QString &region : correction.deployable)
            forget(region);
        for (const QString &region : correction.notDeployable) {
            forget(region);
            if (!std::ranges::count(size.notDeployable, region, &Fact::value))
                size.notDeployable.push_back({region, said});
        }
        size.corrections.insert(size.corrections.begin(), Fact{correction.words(), said});
    }

    void correctSupport(VmSize &size, const SizeCorrection &correction)
    {
        if (!correction.clusters && !correction.instances && !correction.endpoints)
            return;
        if (!size.onlyOn.empty()) {
            fail(u"%1 was added with the targets that may use it: name them there."_s.arg(size.name),
                 correction.where + u"/support"_s);
            return;
        }
        size.onAmlCompute = correction.clusters.value_or(size.onAmlCompute);
        size.onComputeInstance = correction.instances.value_or(size.onComputeInstance);
        size.onManagedEndpoint = correction.endpoints.value_or(size.onManagedEndpoint);
    }

    void correctGpu(VmSize &size, const SizeCorrection &correction)
    {
        if (!correction.gpuModel.isEmpty()) {
            size.gpu = gpuOf(correction.gpuModel);
            if (!size.gpu) {
                failUnknown(
                    u"GPU"_s, correction.gpuModel, m_data.catalog.gpus(),
                    [](const Gpu &gpu) { return gpu.model; }, correction.where + u"/gpu"_s);
                return;
            }
            if (size.gpuCount.numerator == 0)
                size.gpuCount = {1, 1};
        } else if (correction.gpuCount && !size.gpu) {
            fail(u"%1 has no GPU that could be counted: name its model too."_s.arg(size.name),
                 correction.where + u"/gpuCount"_s);
            return;
        }
        if (correction.gpuCount)
            size.gpuCount = *correction.gpuCount;
        if (correction.gpuCount || !correction.gpuModel.isEmpty())
            size.gpuMemoryGiB = m_data.catalog.gpuOf(size)->memoryGiB * std::min(1.0, size.gpuCount.value());
    }

    void setSeries(VmSize &size, const AddedSize &added)
    {
        const std::vector<VmSeries> &series = m_data.catalog.series();
        const auto found = std::find_if(series.begin(), series.end(),
                                        [&](const VmSeries &each) { return each.id == added.series; });
        if (found == series.end()) {
            failUnknown(
                u"VM series"_s, added.series, series, [](const VmSeries &each) { return each.id; },
                added.where + u"/series"_s);
            return;
        }
        size.series = SeriesId(found - series.begin());
        size.retirement = found->retirement;
    }

    void setTargets(VmSize &size, const AddedSize &added)
    {
        for (qsizetype i = 0; i < added.targets.size(); ++i) {
            const auto target = m_data.catalog.findTarget(added.targets.at(i));
            if (!target) {
                failUnknown(
                    u"compute target"_s, added.targets.at(i), m_data.catalog.targets(),
                    [](const ComputeTarget &each) { return each.id; },
                    added.where + u"/targets/"_s + QString::number(i));
                continue;
            }
            size.onlyOn.push_back(*target);
        }
    }

    /// New regions widen every row of the price table.
    void layOutPrices()
    {
        const PriceSnapshot &old = m_base.prices;
        PriceSnapshot &prices = m_data.prices;
        prices.m_regionCount = m_data.catalog.regions().size();
        const std::size_t slots = m_data.catalog.sizes().size() * prices.m_regionCount * priceTypeCount;
        prices.m_usable.assign(slots, PriceSnapshot::absent);
        prices.m_origin.assign(slots, PriceSnapshot::noOrigin);
        const std::size_t oldRow = old.m_regionCount * priceTypeCount;
        const std::size_t row = prices.m_regionCount * priceTypeCount;
        for (std::size_t size = 0; size < m_base.catalog.sizes().size(); ++size) {
            std::copy_n(old.m_usable.begin() + std::ptrdiff_t(size * oldRow), oldRow,
                        prices.m_usable.begin() + std::ptrdiff_t(size * row));
            std::copy_n(old.m_origin.begin() + std::ptrdiff_t(size * oldRow), oldRow,
                        prices.m_origin.begin() + std::ptrdiff_t(size * row));
        }
        for (auto *rates : {&prices.m_doubtful, &prices.m_termTotals}) {
            for (auto &rate : *rates)
                rate.slot = rate.slot / oldRow * row + rate.slot % oldRow;
        }
        for (const AddedRegion &added : m_file.regions)
            prices.m_places.insert(added.region.id, {added.region.geography, added.region.geographyGroup});
    }

    void addPrice(const AddedPrice &added)
    {
        if (m_error)
            return;
        const auto size = m_data.catalog.findSize(added.size);
        const auto region = m_data.catalog.findRegion(added.region);
        if (!size) {
            failUnknown(
                u"VM size"_s, added.size, m_data.catalog.sizes(),
                [](const VmSize &each) { return each.name; }, added.where + u"/size"_s);
            return;
        }
        if (!region) {
            failUnknown(
                u"region"_s, added.region, m_data.catalog.regions(),
                [](const Region &each) { return each.id; }, added.where + u"/region"_s);
            return;
        }
        PriceSnapshot &prices = m_data.prices;
        const std::size_t slot = prices.slot(*size, *region, added.type);
        if (!m_priced.insert(slot).second) {
            fail(u"The price of %1 in %2 is given twice."_s.arg(added.size, added.region), added.where);
            return;
        }
        const auto place = [slot](auto &rates) {
            return std::lower_bound(rates.begin(), rates.end(), slot,
                                    [](const auto &rate, std::size_t at) { return rate.slot < at; });
        };
        for (auto *rates : {&prices.m_doubtful, &prices.m_termTotals}) {
            const auto at = place(*rates);
            if (at != rates->end() && at->slot == slot)
                rates->erase(at);
        }
        if (added.termTotal)
            prices.m_termTotals.insert(place(prices.m_termTotals), {slot, *added.termTotal});
        if (!prices.isPublished(slot))
            ++prices.m_rows;
        prices.m_usable[slot] = added.hourly;
        prices.m_origin[slot] = originOf(added);
        note(added.date);
    }

    [[nodiscard]] std::uint8_t originOf(const AddedPrice &added)
    {
        std::vector<PriceOrigin> &origins = m_data.prices.m_origins;
        const PriceOrigin origin{m_file.id, added.date, PriceFlag::None, {}, true};
        const auto found = std::find(origins.begin(), origins.end(), origin);
        if (found != origins.end())
            return static_cast<std::uint8_t>(found - origins.begin());
        if (origins.size() >= PriceSnapshot::noOrigin) {
            fail(u"The prices have too many different dates."_s, added.where + u"/date"_s);
            return 0;
        }
        origins.push_back(origin);
        return static_cast<std::uint8_t>(origins.size() - 1);
    }

    void addMeter(const AddedMeter &added)
    {
        if (m_error)
            return;
        QHash<QString, std::vector<MeterPrice>> &meters = m_data.prices.m_meters;
        const auto found = meters.find(added.meter);
        if (found == meters.end()) {
            failUnknown(
                u"meter"_s, added.meter, meters.keys(), [](const QString &each) { return each; },
                added.where + u"/meter"_s);
            return;
        }
        if (added.region != u"Global" && !m_data.catalog.findRegion(added.region)) {
            failUnknown(
                u"region"_s, added.region, m_data.catalog.regions(),
                [](const Region &each) { return each.id; }, added.where + u"/region"_s);
            return;
        }
        const QString unit = found->front().unit;
        const double fromUnits = found->front().fromUnits;
        if (!added.unit.isEmpty() && added.unit != unit) {
            fail(u"The unit of \"%1\" is \"%2\"."_s.arg(added.meter, unit), added.where + u"/unit"_s);
            return;
        }
        // Where it holds everywhere, no region keeps a price of its own.
        std::erase_if(*found, [&](const MeterPrice &price) {
            return added.region == u"Global" || price.region == added.region;
        });
        MeterPrice price;
        price.rate = added.rate;
        price.unit = unit;
        price.fromUnits = fromUnits;
        price.origin = {m_file.id, added.date, PriceFlag::None, {}, true};
        price.region = added.region;
        price.note = added.note;
        found->push_back(price);
        note(added.date);
    }

    void note(const QDate &date)
    {
        m_data.prices.m_oldest = std::min(m_data.prices.m_oldest, date);
        m_data.prices.m_newest = std::max(m_data.prices.m_newest, date);
    }

    void finish()
    {
        PriceSnapshot &prices = m_data.prices;
        for (const std::size_t slot : m_priced) {
            if (slot % priceTypeCount == static_cast<std::size_t>(PriceType::Spot))
                payLowPriorityAsSpot(slot);
        }
        for (const SizeCorrection &correction : m_file.corrections)
            payLowPriorityAsCorrected(correction);
        // A price of their own for pay-as-you-go moves what is estimated from it.
        prices.estimateReservations();
        prices.m_id += u'+' + m_file.id;
        prices.m_sha256 = QString::fromLatin1(
            QCryptographicHash::hash((prices.m_sha256 + m_file.sha256).toLatin1(), QCryptographicHash::Sha256)
                .toHex());
    }

    /// Low priority is paid at the price of spot where the size is capable of it, unless they give it one.
    void payLowPriorityAsSpot(std::size_t spot)
    {
        PriceSnapshot &prices = m_data.prices;
        const std::size_t ended
            = spot - static_cast<std::size_t>(PriceType::Spot) + static_cast<std::size_t>(PriceType::LowPriority);
        if (m_priced.contains(ended))
            return;
        const VmSize &size = m_data.catalog.sizes()[spot / (prices.m_regionCount * priceTypeCount)];
        const bool isCapable = size.lowPriorityCapable != Support::No;
        prices.m_usable[ended] = isCapable ? prices.m_usable[spot] : PriceSnapshot::absent;
        prices.m_origin[ended] = isCapable ? prices.m_origin[spot] : PriceSnapshot::noOrigin;
    }

    /// A price that is there already stays where the size is still capable of it.
    void payLowPriorityAsCorrected(const SizeCorrection &correction)
    {
        const PriceSnapshot &prices = m_data.prices;
        const std::optional<SizeId> size = m_data.catalog.findSize(correction.size);
        if (!size || !correction.lowPriority)
            return;
        for (std::size_t region = 0; region < prices.m_regionCount; ++region) {
            const std::size_t ended = prices.slot(*size, RegionId(region), PriceType::LowPriority);
            if (correction.lowPriority == Support::No || prices.m_usable[ended] == PriceSnapshot::absent)
                payLowPriorityAsSpot(prices.slot(*size, RegionId(region), PriceType::Spot));
        }
    }

    [[nodiscard]] Source source() const { return {m_file.source, m_file.date.toString(Qt::ISODate)}; }

    const Additions &m_file;
    const ReferenceData &m_base;
    ReferenceData m_data;
    std::set<std::size_t> m_priced;
    std::optional<Error> m_error;
};

Result<ReferenceData> withAdditions(const ReferenceData &base, const Additions &additions)
{
    return AdditionsMerge(base, additions).run();
}

} // namespace slipway
