// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/items/catalogrecords.h"

#include "model/base/datawords.h"
#include "model/base/format.h"
#include "model/base/planwords.h"
#include "model/catalog/catalogwords.h"
#include "model/items/names.h"

#include <QCoreApplication>

#include <array>
#include <functional>

namespace slipway {

using namespace Qt::StringLiterals;

namespace {

struct HardwareRecords
{
    Q_DECLARE_TR_FUNCTIONS(slipway::HardwareRecords)
};

QString unknown()
{
    return HardwareRecords::tr("unknown");
}

/// As Microsoft names what its series are for; what a later catalog adds stays as it is.
QString categoryName(const QString &category)
{
    static constexpr std::array known = {
        QT_TRANSLATE_NOOP("slipway::HardwareRecords", "General purpose"),
        QT_TRANSLATE_NOOP("slipway::HardwareRecords", "Compute optimized"),
        QT_TRANSLATE_NOOP("slipway::HardwareRecords", "Memory optimized"),
        QT_TRANSLATE_NOOP("slipway::HardwareRecords", "Storage optimized"),
        QT_TRANSLATE_NOOP("slipway::HardwareRecords", "High performance compute"),
        QT_TRANSLATE_NOOP("slipway::HardwareRecords", "Other"),
    };
    for (const char *each : known) {
        if (category == QLatin1StringView(each))
            return HardwareRecords::tr(each);
    }
    return category;
}

QString figure(const std::optional<double> &value, const QLocale &locale)
{
    return value ? formatNumber(*value, locale) : unknown();
}

QString withUnit(const std::optional<double> &value, const QString &unit, const QLocale &locale)
{
    return value && *value > 0 ? formatUnits(*value, unit, locale) : unknown();
}

QString endText(const Retirement &end, const QDate &asOf)
{
    if (end.endedBy(asOf))
        return HardwareRecords::tr("Retired");
    return end.state == Retirement::State::None ? HardwareRecords::tr("None announced")
                                                : HardwareRecords::tr("Announced");
}

/// "Announced, last day 2028-11-15; replaced by NCads H100 v5"
QString endSentence(const Retirement &end, const QDate &asOf)
{
    QString text = endText(end, asOf);
    if (end.date.isValid())
        text += HardwareRecords::tr(", last day %1").arg(formatIsoDate(end.date));
    if (!end.replacements.isEmpty())
        text += HardwareRecords::tr("; replaced by %1").arg(end.replacements.join(u", "_s));
    return text;
}

std::vector<Fact> endFacts(const Retirement &end, const QDate &asOf)
{
    std::vector<Fact> facts{{endSentence(end, asOf), end.source}};
    if (!end.note.isEmpty())
        facts.push_back({dataWords(end.note), {}});
    return facts;
}

QString priceText(const PriceSnapshot &prices, SizeId size, std::optional<RegionId> region, PriceType type,
                  const QLocale &locale)
{
    const std::optional<VmPrice> price = region ? prices.vm(size, *region, type) : std::nullopt;
    if (!price)
        return HardwareRecords::tr("no price");
    const QString text
        = HardwareRecords::tr("%1 (%2)", "a rate, its date")
              .arg(formatRate(price->hourly, u"hour"_s, locale), formatIsoDate(price->origin.date));
    return PriceSnapshot::usable(price->origin.flag)
        ? text
        : HardwareRecords::tr("%1, doubtful", "a price").arg(text);
}

/// Empty cells of the list mean that it names none, not that there is none.
QString confidentialText(const VmSize &size)
{
    if (size.confidential == u"SNP")
        return PlanWords::tr("AMD SEV-SNP");
    if (size.confidential == u"TDX")
        return PlanWords::tr("Intel TDX");
    return HardwareRecords::tr("none known", "confidential computing");
}

/// "verified: No bf16."
QString knownText(const Gpu &gpu)
{
    const qsizetype end = gpu.provenance.indexOf(u": "_s);
    return end < 0 ? dataWords(gpu.provenance)
                   : HardwareRecords::tr("%1: %2", "how figures are known, a remark")
                         .arg(dataWords(gpu.provenance.left(end)), dataWords(gpu.provenance.sliced(end + 2)));
}

/// One line of what is known of a size: a question and how it is answered.
struct SizeLine
{
    QString section;
    QString question;
    std::function<QString(const VmSize &, SizeId)> answer;
};

std::vector<SizeLine> machineLines(const Catalog &catalog, const QLocale &locale)
{
    const QString machine = HardwareRecords::tr("Machine");
    return {
        {machine, HardwareRecords::tr("Series"),
         [&catalog](const VmSize &size, SizeId) {
             const VmSeries *series = catalog.seriesOf(size);
             return series ? series->id : unknown();
         }},
        {machine, HardwareRecords::tr("Category"),
         [&catalog](const VmSize &size, SizeId) {
             const VmSeries *series = catalog.seriesOf(size);
             return series && !series->category.isEmpty() ? categoryName(series->category) : unknown();
         }},
        {machine, HardwareRecords::tr("vCPUs"),
         [locale](const VmSize &size, SizeId) {
             return size.vcpus > 0 ? formatNumber(size.vcpus, locale, 0) : unknown();
         }},
        {machine, HardwareRecords::tr("Memory"),
         [locale](const VmSize &size, SizeId) { return withUnit(size.memoryGiB, u"GiB"_s, locale); }},
        {machine, HardwareRecords::tr("Processor"),
         [](const VmSize &size, SizeId) { return size.arm64 ? u"Arm64"_s : u"x86-64"_s; }},
        {machine, HardwareRecords::tr("Temporary disk"),
         [locale](const VmSize &size, SizeId) {
             return size.tempDiskGiB && *size.tempDiskGiB == 0 ? HardwareRecords::tr("none")
                                                               : withUnit(size.tempDiskGiB, u"GiB"_s, locale);
         }},
        {machine, HardwareRecords::tr("NVMe disk"),
         [locale](const VmSize &size, SizeId) {
             return size.nvmeDiskGiB && *size.nvmeDiskGiB == 0 ? HardwareRecords::tr("none")
                                                               : withUnit(size.nvmeDiskGiB, u"GiB"_s, locale);
         }},
        {machine, HardwareRecords::tr("InfiniBand"),
         [](const VmSize &size, SizeId) {
             return displayName(size.infiniband ? Support::Yes : Support::No);
         }},
        {machine, HardwareRecords::tr("Confidential computing"),
         [](const VmSize &size, SizeId) { return confidentialText(size); }},
    };
}

std::vector<SizeLine> gpuLines(const Catalog &catalog, const QLocale &locale)
{
    const QString gpus = HardwareRecords::tr("GPU");
    const auto ofGpu = [&catalog, locale](std::optional<double> Gpu::*value, const QString &unit) {
        return [&catalog, locale, value, unit](const VmSize &size, SizeId) {
            const Gpu *gpu = catalog.gpuOf(size);
            return gpu ? withUnit(gpu->*value, unit, locale) : HardwareRecords::tr("none");
        };
    };
    return {
        {gpus, HardwareRecords::tr("GPUs"),
         [&catalog](const VmSize &size, SizeId) {
             const QString text = gpuText(catalog, size);
             return text.isEmpty() ? HardwareRecords::tr("none") : text;
         }},
        {gpus, HardwareRecords::tr("Memory of each GPU"),
         [&catalog, locale](const VmSize &size, SizeId) {
             return catalog.gpuOf(size) ? withUnit(size.gpuMemoryGiB, u"GiB"_s, locale)
                                        : HardwareRecords::tr("none");
         }},
        {gpus, HardwareRecords::tr("Memory bandwidth"), ofGpu(&Gpu::bandwidthGBps, u"GB/s"_s)},
        {gpus, HardwareRecords::tr("Peak, BF16 dense"), ofGpu(&Gpu::bf16Tflops, u"TFLOPS"_s)},
        {gpus, HardwareRecords::tr("Peak, FP32"), ofGpu(&Gpu::fp32Tflops, u"TFLOPS"_s)},
    };
}

std::vector<SizeLine> useLines(const Catalog &)
{
    const QString use = HardwareRecords::tr("Where it can be used");
    const auto support = [](Support VmSize::*value) {
        return [value](const VmSize &size, SizeId) { return displayName(size.*value); };
    };
    return {
        {use, HardwareRecords::tr("Compute clusters"), support(&VmSize::onAmlCompute)},
        {use, HardwareRecords::tr("Compute instances"), support(&VmSize::onComputeInstance)},
        {use, HardwareRecords::tr("Managed online endpoints"), support(&VmSize::onManagedEndpoint)},
        {use, HardwareRecords::tr("Isolated"),
         [](const VmSize &size, SizeId) {
             return displayName(size.isolatedToday ? Support::Yes : Support::No);
         }},
        {use, HardwareRecords::tr("Spot and low priority"), support(&VmSize::lowPriorityCapable)},
        {use, HardwareRecords::tr("Quota family"),
         [](const VmSize &size, SizeId) { return size.family.isEmpty() ? unknown() : size.family; }},
        {use, HardwareRecords::tr("Endpoint reserve of 20 %"),
         [](const VmSize &size, SizeId) {
             return size.exemptFromEndpointReserve ? HardwareRecords::tr("exempt")
                                                   : HardwareRecords::tr("needed");
         }},
        {use, HardwareRecords::tr("End of service"),
         [](const VmSize &size, SizeId) { return endSentence(size.retirement, QDate()); }},
    };
}

std::vector<SizeLine> priceLines(const PriceSnapshot &prices, std::optional<RegionId> region,
                                 const QLocale &locale)
{
    const QString title = HardwareRecords::tr("Prices, Linux, before any discount");
    std::vector<SizeLine> lines;
    for (const PriceType type :
         {PriceType::PayAsYouGo, PriceType::Spot, PriceType::SavingsPlan1Year, PriceType::SavingsPlan3Years,
          PriceType::Reservation1Year, PriceType::Reservation3Years, PriceType::Reservation5Years}) {
        lines.push_back(
            {title, displayName(type), [&prices, region, type, locale](const VmSize &, SizeId id) {
                 return priceText(prices, id, region, type, locale);
             }});
    }
    return lines;
}

std::vector<SizeLine> sizeLines(const Catalog &catalog, const PriceSnapshot &prices,
                                std::optional<RegionId> region, const QLocale &locale)
{
    std::vector<SizeLine> lines = machineLines(catalog, locale);
    for (const std::vector<SizeLine> &more :
         {gpuLines(catalog, locale), priceLines(prices, region, locale), useLines(catalog)})
        lines.insert(lines.end(), more.begin(), more.end());
    return lines;
}

} // namespace

RecordTable seriesRecords(const Catalog &catalog, const QDate &asOf)
{
    RecordTable table{
        u"series"_s,
        HardwareRecords::tr("VM series"),
        HardwareRecords::tr("Which series may be used where, with every vintage of the published tables."),
        {{HardwareRecords::tr("VM series"), false, 14},
         {HardwareRecords::tr("Category"), false, 22},
         {HardwareRecords::tr("Clusters"), false, 10},
         {HardwareRecords::tr("Instances"), false, 10},
         {HardwareRecords::tr("Quota request"), false, 14},
         {HardwareRecords::tr("End of service"), false, 15},
         {HardwareRecords::tr("Last day"), false, 12},
         {HardwareRecords::tr("Replaced by"), false, 24}},
        {}};
    for (const VmSeries &series : catalog.series()) {
        Record row;
        row.id = series.id;
        row.name = series.id;
        row.cells
            = {series.id,
               categoryName(series.category),
               displayName(series.onAmlCompute),
               displayName(series.onComputeInstance),
               series.needsQuotaRequest ? HardwareRecords::tr("needed") : HardwareRecords::tr("not stated"),
               endText(series.retirement, asOf),
               formatIsoDate(series.retirement.date),
               series.retirement.replacements.join(u", "_s)};
        row.details = {{HardwareRecords::tr("End of service"), endFacts(series.retirement, asOf)},
                       {HardwareRecords::tr("What the tables say, newest first"),
                        factsInDataWords(series.restrictions)}};
        QStringList sizes;
        for (const VmSize &size : catalog.sizes()) {
            if (catalog.seriesOf(size) == &series)
                sizes << size.shortName();
        }
        if (!sizes.isEmpty())
            row.details.push_back({HardwareRecords::tr("Sizes"), {{sizes.join(u", "_s), {}}}});
        table.rows.push_back(row);
    }
    return table;
}

RecordTable gpuRecords(const Catalog &catalog, const QLocale &locale)
{
    RecordTable table{
        u"gpus"_s,
        HardwareRecords::tr("GPUs"),
        HardwareRecords::tr(
            "Figures of one GPU; peaks are dense, without sparsity. Missing figures are unknown, not zero."),
        {{HardwareRecords::tr("GPU"), false, 16},
         {HardwareRecords::tr("Memory (GiB)"), true, 13},
         {HardwareRecords::tr("Bandwidth (GB/s)"), true, 16},
         {HardwareRecords::tr("FP32 (TFLOPS)"), true, 14},
         {HardwareRecords::tr("TF32 (TFLOPS)"), true, 14},
         {HardwareRecords::tr("BF16 (TFLOPS)"), true, 14},
         {HardwareRecords::tr("FP8 (TFLOPS)"), true, 14},
         {HardwareRecords::tr("Power (W)"), true, 11},
         {HardwareRecords::tr("Known by"), false, 16}},
        {}};
    for (const Gpu &gpu : catalog.gpus()) {
        Record row;
        row.id = gpu.model;
        row.name = gpu.model;
        row.cells = {gpu.model, formatNumber(gpu.memoryGiB, locale)};
        row.keys = {gpu.model, gpu.memoryGiB};
        for (const auto &value :
             {gpu.bandwidthGBps, gpu.fp32Tflops, gpu.tf32Tflops, gpu.bf16Tflops, gpu.fp8Tflops, gpu.watts}) {
            row.cells << figure(value, locale);
            row.keys << value.value_or(-1);
        }
        const QString known = knownText(gpu);
        row.cells << known;
        row.keys << known;
        row.details = {{HardwareRecords::tr("How its figures are known"), {{known, {}}}}};
        table.rows.push_back(row);
    }
    return table;
}

std::vector<RecordSection> sizeDetails(const Catalog &catalog, const PriceSnapshot &prices, SizeId size,
                                       std::optional<RegionId> region, const QLocale &locale)
{
    std::vector<RecordSection> sections;
    for (const SizeLine &line : sizeLines(catalog, prices, region, locale)) {
        if (sections.empty() || sections.back().title != line.section)
            sections.push_back({line.section, {}});
        sections.back().lines.push_back({HardwareRecords::tr("%1: %2", "a question, its answer")
                                             .arg(line.question, line.answer(catalog.size(size), size)),
                                         {}});
    }
    if (const std::vector<Fact> &found = catalog.size(size).corrections; !found.empty())
        sections.push_back({HardwareRecords::tr("What additions say of it, newest first"), found});
    if (const VmSeries *series = catalog.seriesOf(catalog.size(size));
        series && !series->restrictions.empty())
        sections.push_back({HardwareRecords::tr("What the tables say of its series, newest first"),
                            factsInDataWords(series->restrictions)});
    return sections;
}

RecordTable sizeComparison(const Catalog &catalog, const PriceSnapshot &prices,
                           const std::vector<SizeId> &sizes, std::optional<RegionId> region,
                           const QLocale &locale)
{
    RecordTable table{u"sizecomparison"_s,
                      HardwareRecords::tr("Sizes side by side"),
                      {},
                      {{HardwareRecords::tr("Question"), false, 24}},
                      {}};
    for (const SizeId size : sizes)
        table.columns.push_back({catalog.size(size).shortName(), false, 34});
    for (const SizeLine &line : sizeLines(catalog, prices, region, locale)) {
        Record row;
        row.name = line.question;
        row.cells << line.question;
        for (const SizeId size : sizes)
            row.cells << line.answer(catalog.size(size), size);
        table.rows.push_back(row);
    }
    return table;
}

} // namespace slipway
