// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/items/sizemodel.h"

#include "model/base/format.h"
#include "model/catalog/catalogwords.h"
#include "model/eligibility/eligibility.h"
#include "model/eligibility/verdicts.h"
#include "model/items/names.h"

#include <QCollator>

#include <algorithm>
#include <limits>
#include <numeric>

namespace slipway {

using namespace Qt::StringLiterals;

namespace {

bool isUsable(const std::optional<VmPrice> &price)
{
    return price && PriceSnapshot::usable(price->origin.flag);
}

/// Once for all: to compare names as people read them takes too long for every step of sorting.
std::vector<int> nameRanks(const Catalog &catalog)
{
    QCollator collator(QLocale(QLocale::English)); // that of the C locale takes no notice of numbers
    collator.setNumericMode(true);
    const auto &sizes = catalog.sizes();
    std::vector<QCollatorSortKey> keys;
    keys.reserve(sizes.size());
    for (const VmSize &size : sizes)
        keys.push_back(collator.sortKey(size.shortName()));
    std::vector<std::size_t> order(sizes.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::stable_sort(order, [&](std::size_t a, std::size_t b) { return keys[a] < keys[b]; });
    std::vector<int> ranks(sizes.size());
    for (std::size_t i = 0; i < order.size(); ++i)
        ranks[order[i]] = static_cast<int>(i);
    return ranks;
}

QString retirementText(const Retirement &retirement)
{
    if (retirement.date.isValid())
        return formatIsoDate(retirement.date);
    switch (retirement.state) {
    case Retirement::State::None:
        return {};
    case Retirement::State::Announced:
        return SizeModel::tr("announced", "the end of a VM size");
    case Retirement::State::Retired:
        return SizeModel::tr("retired", "a VM size");
    }
    return {};
}

} // namespace

QStringList targetsOnVmSizes(const Catalog &catalog)
{
    QStringList ids;
    for (const ComputeTarget &target : catalog.targets()) {
        if (usesVmSizes(catalog, target.id))
            ids << target.id;
    }
    return ids;
}

SizeModel::SizeModel(const Catalog &catalog, const PriceSnapshot &prices, QObject *parent)
    : TableModel(parent)
    , m_catalog(catalog)
    , m_prices(prices)
    , m_nameRanks(nameRanks(catalog))
{
}

void SizeModel::setView(const View &view)
{
    if (view == m_view)
        return;
    m_view = view;
    if (rows() > 0)
        Q_EMIT dataChanged(index(0, PriceColumn), index(rows() - 1, SupportColumn));
}

int SizeModel::rowOf(QStringView sizeName) const
{
    const std::optional<SizeId> size = m_catalog.findSize(sizeName);
    return size ? static_cast<int>(indexOf(*size)) : -1;
}

std::optional<VmPrice> SizeModel::price(int row) const
{
    if (!m_view.region)
        return std::nullopt;
    return m_prices.vm(static_cast<SizeId>(row), *m_view.region, m_view.priceType);
}

std::optional<double> SizeModel::unitPrice(int row, Column column) const
{
    const VmSize &size = this->size(row);
    const std::optional<VmPrice> known = price(row);
    if (!isUsable(known) || !size.gpu)
        return std::nullopt;
    const double count = size.gpuCount.value();
    double units = 0;
    if (column == PerGpuColumn)
        units = count;
    else if (column == PerMemoryColumn) // of a part of a GPU, the memory is that of the part
        units = count > 0 ? std::max(1.0, count) * size.gpuMemoryGiB.value_or(0) : 0;
    else if (column == PerTflopsColumn)
        units = count * m_catalog.gpus()[indexOf(*size.gpu)].bf16Tflops.value_or(0);
    return units > 0 ? std::optional(known->hourly.usd() / units) : std::nullopt;
}

Support SizeModel::support(const VmSize &size) const
{
    return usesVmSizes(m_catalog, m_view.target) ? supportOn(m_catalog, size, m_view.target)
                                                 : Support::Unknown;
}

QString SizeModel::supportText(const VmSize &size) const
{
    if (m_view.target.isEmpty())
        return tr("no target chosen");
    if (!usesVmSizes(m_catalog, m_view.target))
        return tr("has no size", "a compute target");
    switch (support(size)) {
    case Support::No:
        return tr("not supported");
    case Support::Unknown:
        return tr("not stated", "support of a VM size");
    case Support::Yes:
        break;
    }
    if (acceptsAnySize(m_catalog, m_view.target))
        return tr("any size");
    const VmSeries *series = m_catalog.seriesOf(size);
    return series && series->needsQuotaRequest ? tr("on request", "a VM size") : tr("supported");
}

QString SizeModel::supportTip(const VmSize &size) const
{
    if (m_view.target.isEmpty() || !usesVmSizes(m_catalog, m_view.target))
        return {};
    if (acceptsAnySize(m_catalog, m_view.target))
        return tr("You create these machines yourself, of any size that Azure has.");
    switch (support(size)) {
    case Support::No:
        return aboutSupport(Exclusion::NotSupported, m_catalog, size, m_view.target).detail;
    case Support::Unknown:
        return aboutSupport(Exclusion::SupportUnknown, m_catalog, size, m_view.target).detail;
    case Support::Yes:
        break;
    }
    const VmSeries *series = m_catalog.seriesOf(size);
    return series && series->needsQuotaRequest
        ? tr("Supported. Its quota starts at zero: ask for it before the first use.")
        : QString();
}

QString SizeModel::title(int column) const
{
    switch (static_cast<Column>(column)) {
    case NameColumn:
        return tr("VM size");
    case VcpusColumn:
        return tr("vCPUs");
    case MemoryColumn:
        return tr("GiB", "memory of a machine");
    case GpuColumn:
        return tr("GPU");
    case PriceColumn:
        return tr("USD\nan hour");
    case PerGpuColumn:
        return tr("USD/h\na GPU");
    case PerMemoryColumn:
        return tr("USD/h\na GiB", "of GPU memory");
    case PerTflopsColumn:
        return tr("USD/h\na TFLOPS");
    case PriceDateColumn:
        return tr("Price of", "a date follows");
    case SupportColumn:
        return tr("Supported", "by the compute target");
    case RetirementColumn:
        return tr("Retirement");
    case ColumnCount:
        break;
    }
    return {};
}

bool SizeModel::isFigure(int column) const
{
    return column == VcpusColumn || column == MemoryColumn
        || (column >= PriceColumn && column <= PerTflopsColumn);
}

QString SizeModel::text(int row, Column column) const
{
    const VmSize &size = this->size(row);
    switch (column) {
    case NameColumn:
        return size.shortName();
    case VcpusColumn:
        return size.vcpus > 0 ? formatNumber(size.vcpus, locale(), 0) : displayName(Support::Unknown);
    case MemoryColumn:
        return size.memoryGiB > 0 ? formatNumber(size.memoryGiB, locale()) : displayName(Support::Unknown);
    case GpuColumn:
        return gpuText(m_catalog, size);
    case PriceColumn: {
        const std::optional<VmPrice> known = price(row);
        if (!known)
            return tr("no price");
        const QString figure = formatRate(known->hourly, {}, locale()).section(u' ', 1);
        return isUsable(known) ? figure : tr("%1, doubtful", "a price").arg(figure);
    }
    case PerGpuColumn:
    case PerMemoryColumn:
    case PerTflopsColumn: {
        const std::optional<double> usd = unitPrice(row, column);
        return usd ? locale().toString(*usd, 'f', column == PerGpuColumn ? 3 : 4) : u"\u2013"_s;
    }
    case PriceDateColumn: {
        const std::optional<VmPrice> known = price(row);
        return known ? formatIsoDate(known->origin.date) : QString();
    }
    case SupportColumn:
        return supportText(size);
    case RetirementColumn:
        return retirementText(size.retirement);
    case ColumnCount:
        break;
    }
    return {};
}

QVariant SizeModel::sortKey(int row, Column column) const
{
    const VmSize &size = this->size(row);
    switch (column) {
    case NameColumn:
        return m_nameRanks.at(static_cast<std::size_t>(row));
    case VcpusColumn:
        return size.vcpus;
    case MemoryColumn:
        return size.memoryGiB;
    case GpuColumn:
        return std::max(1.0, size.gpuCount.value()) * size.gpuMemoryGiB.value_or(0);
    case PriceColumn: { // what has no usable price comes last when the cheapest comes first
        const std::optional<VmPrice> known = price(row);
        return isUsable(known) ? static_cast<qlonglong>(known->hourly.raw())
                               : std::numeric_limits<qlonglong>::max();
    }
    case PerGpuColumn:
    case PerMemoryColumn:
    case PerTflopsColumn: {
        const std::optional<double> usd = unitPrice(row, column);
        return usd.value_or(-1); // what is not known is below everything; a SizeFilter puts it last
    }
    case PriceDateColumn: {
        const std::optional<VmPrice> known = price(row);
        return known ? known->origin.date : QDate();
    }
    case SupportColumn:
        return static_cast<int>(support(size));
    case RetirementColumn:
        return size.retirement.date;
    case ColumnCount:
        break;
    }
    return {};
}

QString SizeModel::tip(int row, Column column) const
{
    const VmSize &size = this->size(row);
    switch (column) {
    case NameColumn:
        return size.name;
    case PriceColumn:
    case PriceDateColumn: {
        const std::optional<VmPrice> known = price(row);
        if (!known || isUsable(known))
            return {};
        return tr("The published price looks wrong and is not used until a price of your own replaces it.");
    }
    case RetirementColumn:
        return size.retirement.replacements.isEmpty()
            ? QString()
            : tr("Replaced by %1").arg(size.retirement.replacements.join(u", "_s));
    case SupportColumn:
        return supportTip(size);
    case PerGpuColumn:
    case PerMemoryColumn:
    case PerTflopsColumn:
        return unitPrice(row, column) ? QString() : size.gpu ? tr("No usable price, or no figure of its GPU.") : tr("No GPU.");
    case VcpusColumn:
    case MemoryColumn:
    case GpuColumn:
    case ColumnCount:
        break;
    }
    return {};
}

QVariant SizeModel::cell(int row, int column, int role) const
{
    const VmSize &size = this->size(row);
    switch (role) {
    case Qt::DisplayRole:
        return text(row, static_cast<Column>(column));
    case Qt::AccessibleTextRole:
        if (column == VcpusColumn && size.vcpus > 0)
            return formatUnits(size.vcpus, u"vCPU"_s, locale(), 0);
        if (column == MemoryColumn && size.memoryGiB > 0)
            return formatUnits(size.memoryGiB, u"GiB"_s, locale());
        return text(row, static_cast<Column>(column));
    case Qt::ToolTipRole:
    case Qt::AccessibleDescriptionRole:
        return tip(row, static_cast<Column>(column));
    case SortRole:
        return sortKey(row, static_cast<Column>(column));
    case Qt::EditRole: // what a completer or a combo box matches, and figures as they are
        if (column == NameColumn)
            return size.name;
        if (column == VcpusColumn)
            return size.vcpus > 0 ? QVariant(double(size.vcpus)) : QVariant();
        if (column == MemoryColumn)
            return size.memoryGiB > 0 ? QVariant(size.memoryGiB) : QVariant();
        if (column == PriceColumn)
            return cell(row, column, HourlyRole);
        if (column >= PerGpuColumn && column <= PerTflopsColumn) {
            const std::optional<double> usd = unitPrice(row, static_cast<Column>(column));
            return usd ? QVariant(*usd) : QVariant();
        }
        return text(row, static_cast<Column>(column));
    case SizeRole:
        return size.name;
    case SupportRole:
        return static_cast<int>(support(size));
    case HasGpuRole:
        return size.gpu.has_value();
    case HasPriceRole:
        return isUsable(price(row));
    case FamilyRole:
        return size.family;
    case GpuNameRole:
        return size.gpu ? m_catalog.gpus()[indexOf(*size.gpu)].model : QString();
    case GpusRole:
        return size.gpu ? size.gpuCount.value() : 0.0;
    case HourlyRole: {
        const std::optional<VmPrice> known = price(row);
        return isUsable(known) ? QVariant(known->hourly.usd()) : QVariant();
    }
    case EndsRole:
        return size.retirement.state != Retirement::State::None || size.retirement.date.isValid();
    case EndedRole:
        return m_view.asOf.isValid() && size.retirement.endedBy(m_view.asOf);
    default:
        return {};
    }
}

} // namespace slipway
