// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/items/sizefilter.h"

#include "model/items/sizemodel.h"

#include <QDate>

#include <algorithm>
#include <array>

namespace slipway {

using namespace Qt::StringLiterals;

namespace {

using CatalogGroup = SizeFilter::Group;
using CatalogLimit = SizeFilter::Limit;

struct CatalogGroupName
{
    CatalogGroup group;
    const char *id; ///< in kept filters
};
constexpr std::array catalogGroups
    = {CatalogGroupName{CatalogGroup::Gpu, "gpu"},           CatalogGroupName{CatalogGroup::GpuModel, "gpuModel"},
       CatalogGroupName{CatalogGroup::Gpus, "gpus"},         CatalogGroupName{CatalogGroup::Vcpus, "vcpus"},
       CatalogGroupName{CatalogGroup::Memory, "memory"},     CatalogGroupName{CatalogGroup::Price, "price"},
       CatalogGroupName{CatalogGroup::Support, "supported"}, CatalogGroupName{CatalogGroup::Retirement, "retirement"}};

struct CatalogLimitName
{
    CatalogLimit limit;
    SizeModel::Column column;
    const char *id;
};
constexpr std::array catalogLimits
    = {CatalogLimitName{CatalogLimit::Hour, SizeModel::PriceColumn, "usdPerHour"},
       CatalogLimitName{CatalogLimit::Gpu, SizeModel::PerGpuColumn, "usdPerGpu"},
       CatalogLimitName{CatalogLimit::Memory, SizeModel::PerMemoryColumn, "usdPerGiB"},
       CatalogLimitName{CatalogLimit::Tflops, SizeModel::PerTflopsColumn, "usdPerTflops"}};

struct CatalogStep
{
    double upTo; ///< included
    const char *name;
};
constexpr std::array catalogVcpus
    = {CatalogStep{8, QT_TRANSLATE_NOOP("slipway::SizeFilter", "to 8 vCPUs")},
       CatalogStep{32, QT_TRANSLATE_NOOP("slipway::SizeFilter", "9 to 32")},
       CatalogStep{1e9, QT_TRANSLATE_NOOP("slipway::SizeFilter", "more than 32")}};
constexpr std::array catalogMemory
    = {CatalogStep{32, QT_TRANSLATE_NOOP("slipway::SizeFilter", "to 32 GiB")},
       CatalogStep{256, QT_TRANSLATE_NOOP("slipway::SizeFilter", "33 to 256 GiB")},
       CatalogStep{1e9, QT_TRANSLATE_NOOP("slipway::SizeFilter", "more than 256")}};
constexpr std::array catalogGpus
    = {CatalogStep{0.999, QT_TRANSLATE_NOOP("slipway::SizeFilter", "a part of one")},
       CatalogStep{1, QT_TRANSLATE_NOOP("slipway::SizeFilter", "1 GPU")},
       CatalogStep{2, QT_TRANSLATE_NOOP("slipway::SizeFilter", "2 GPUs")},
       CatalogStep{4, QT_TRANSLATE_NOOP("slipway::SizeFilter", "3 or 4 GPUs")},
       CatalogStep{1e9, QT_TRANSLATE_NOOP("slipway::SizeFilter", "more than 4")}};

/// Empty for nothing: no source says how many there are.
template <typename Steps> QString catalogStep(const Steps &steps, double value)
{
    if (!(value > 0))
        return {};
    const auto step = std::ranges::find_if(steps, [value](const CatalogStep &each) { return value <= each.upTo; });
    return QString::number(step - steps.begin());
}

template <typename Steps> QString catalogStepName(const Steps &steps, const QString &id)
{
    const auto at = static_cast<std::size_t>(id.toUInt());
    return at < steps.size() ? SizeFilter::tr(steps[at].name) : QString();
}

QString catalogFacetName(CatalogGroup group, const QString &id)
{
    switch (group) {
    case CatalogGroup::Gpu:
        return id == "with"_L1 ? SizeFilter::tr("With GPU") : SizeFilter::tr("Without");
    case CatalogGroup::GpuModel:
        return id;
    case CatalogGroup::Gpus:
        return catalogStepName(catalogGpus, id);
    case CatalogGroup::Vcpus:
        return catalogStepName(catalogVcpus, id);
    case CatalogGroup::Memory:
        return catalogStepName(catalogMemory, id);
    case CatalogGroup::Price:
        return id == "priced"_L1 ? SizeFilter::tr("With a price") : SizeFilter::tr("Without a price");
    case CatalogGroup::Support:
        return id == "yes"_L1 ? SizeFilter::tr("Supported")
            : id == "no"_L1   ? SizeFilter::tr("Not supported")
                              : SizeFilter::tr("Not stated");
    case CatalogGroup::Retirement:
        break;
    }
    return id == "ends"_L1 ? SizeFilter::tr("Its end is announced") : SizeFilter::tr("No end announced");
}

/// Nothing is known in this column: a price that may not be used is none.
bool isMissing(const QModelIndex &index)
{
    const QVariant key = index.data(SizeModel::SortRole);
    switch (index.column()) {
    case SizeModel::PriceColumn:
        return !index.data(SizeModel::HasPriceRole).toBool();
    case SizeModel::GpuColumn:
        return !index.data(SizeModel::HasGpuRole).toBool();
    case SizeModel::VcpusColumn:
    case SizeModel::MemoryColumn:
        return !(key.toDouble() > 0);
    case SizeModel::PriceDateColumn:
    case SizeModel::RetirementColumn:
        return !key.toDate().isValid();
    case SizeModel::PerGpuColumn:
    case SizeModel::PerMemoryColumn:
    case SizeModel::PerTflopsColumn:
        return key.toDouble() < 0;
    default:
        return !key.isValid();
    }
}

} // namespace

SizeFilter::SizeFilter(QObject *parent)
    : QSortFilterProxyModel(parent)
{
    setSortRole(SizeModel::SortRole);
    setDynamicSortFilter(true);
}

void SizeFilter::setText(const QString &text)
{
    QString plain = text;
    const QStringList words = plain.replace(u'_', u' ').simplified().split(u' ', Qt::SkipEmptyParts);
    if (words == m_words)
        return;
    m_words = words;
    invalidateRowsFilter();
}

void SizeFilter::setGpu(Gpu gpu)
{
    setFacet(Group::Gpu, u"with"_s, gpu == Gpu::With);
    setFacet(Group::Gpu, u"without"_s, gpu == Gpu::Without);
}

void SizeFilter::setPricedOnly(bool pricedOnly)
{
    setFacet(Group::Price, u"priced"_s, pricedOnly);
}

void SizeFilter::setSupportedOnly(bool supportedOnly)
{
    setFacet(Group::Support, u"yes"_s, supportedOnly);
}

void SizeFilter::setFacet(Group group, const QString &id, bool ticked)
{
    QStringList &ids = m_ticked[group];
    if (ids.contains(id) == ticked)
        return;
    if (ticked)
        ids << id;
    else
        ids.removeAll(id);
    invalidateRowsFilter();
}

void SizeFilter::setMost(Limit limit, std::optional<double> usd)
{
    if (usd == most(limit))
        return;
    if (usd)
        m_most[limit] = *usd;
    else
        m_most.erase(limit);
    invalidateRowsFilter();
}

std::optional<double> SizeFilter::most(Limit limit) const
{
    const auto found = m_most.find(limit);
    return found == m_most.end() ? std::nullopt : std::optional(found->second);
}

QString SizeFilter::facetOf(int row, Group group) const
{
    const QModelIndex size = sourceModel()->index(row, SizeModel::NameColumn);
    const auto figure = [&](SizeModel::Column column) {
        return size.siblingAtColumn(column).data(SizeModel::SortRole).toDouble();
    };
    switch (group) {
    case Group::Gpu:
        return size.data(SizeModel::HasGpuRole).toBool() ? u"with"_s : u"without"_s;
    case Group::GpuModel:
        return size.data(SizeModel::GpuNameRole).toString();
    case Group::Gpus:
        return catalogStep(catalogGpus, size.data(SizeModel::GpusRole).toDouble());
    case Group::Vcpus:
        return catalogStep(catalogVcpus, figure(SizeModel::VcpusColumn));
    case Group::Memory:
        return catalogStep(catalogMemory, figure(SizeModel::MemoryColumn));
    case Group::Price:
        return size.data(SizeModel::HasPriceRole).toBool() ? u"priced"_s : u"unpriced"_s;
    case Group::Support:
        switch (static_cast<Support>(size.data(SizeModel::SupportRole).toInt())) {
        case Support::Yes:
            return u"yes"_s;
        case Support::No:
            return u"no"_s;
        case Support::Unknown:
            break;
        }
        return u"unknown"_s;
    case Group::Retirement:
        break;
    }
    return size.data(SizeModel::EndsRole).toBool() ? u"ends"_s : u"stays"_s;
}

bool SizeFilter::accepts(int row, std::optional<Group> except) const
{
    for (const auto &[group, ids] : m_ticked) {
        if (group != except && !ids.isEmpty() && !ids.contains(facetOf(row, group)))
            return false;
    }
    for (const CatalogLimitName &each : catalogLimits) {
        const std::optional<double> usd = most(each.limit);
        if (!usd)
            continue;
        const QModelIndex cell = sourceModel()->index(row, each.column);
        if (isMissing(cell))
            return false;
        const double price = cell.data(each.limit == Limit::Hour ? int(SizeModel::HourlyRole) : int(SizeModel::SortRole)).toDouble();
        if (price > *usd)
            return false;
    }
    if (m_words.isEmpty())
        return true;
    const QModelIndex name = sourceModel()->index(row, SizeModel::NameColumn);
    const QString hay = QString(name.data(SizeModel::SizeRole).toString()).replace(u'_', u' ') + u'\n'
        + name.data(SizeModel::FamilyRole).toString() + u'\n'
        + name.siblingAtColumn(SizeModel::GpuColumn).data().toString();
    return std::all_of(m_words.begin(), m_words.end(),
                       [&hay](const QString &word) { return hay.contains(word, Qt::CaseInsensitive); });
}

bool SizeFilter::filterAcceptsRow(int sourceRow, const QModelIndex & /*sourceParent*/) const
{
    return accepts(sourceRow, std::nullopt);
}

bool SizeFilter::lessThan(const QModelIndex &left, const QModelIndex &right) const
{
    // What can no longer be used is looked for by the day of its end only: in every other order it is last.
    const bool leftEnded = left.data(SizeModel::EndedRole).toBool();
    if (left.column() != SizeModel::RetirementColumn
        && leftEnded != right.data(SizeModel::EndedRole).toBool())
        return (sortOrder() == Qt::AscendingOrder) != leftEnded;
    const bool leftMissing = isMissing(left);
    // Turned round with the order of the column, so that what is not known stays last either way.
    if (leftMissing != isMissing(right))
        return (sortOrder() == Qt::AscendingOrder) != leftMissing;
    return QSortFilterProxyModel::lessThan(left, right);
}

std::vector<SizeFilter::Facet> SizeFilter::facets() const
{
    std::vector<Facet> all;
    const int rows = sourceModel() ? sourceModel()->rowCount() : 0;
    for (const auto &[group, key] : catalogGroups) {
        std::map<QString, int> counts;
        for (int row = 0; row < rows; ++row) {
            if (const QString id = facetOf(row, group); !id.isEmpty())
                counts[id] += accepts(row, group) ? 1 : 0;
        }
        const auto ticked = m_ticked.find(group);
        for (const auto &[id, count] : counts)
            all.push_back({group, id, catalogFacetName(group, id), count,
                           ticked != m_ticked.end() && ticked->second.contains(id)});
    }
    return all;
}

QVariantMap SizeFilter::state() const
{
    QVariantMap state;
    for (const auto &[group, key] : catalogGroups) {
        const auto ticked = m_ticked.find(group);
        if (ticked != m_ticked.end() && !ticked->second.isEmpty())
            state.insert(QString::fromLatin1(key), ticked->second);
    }
    for (const CatalogLimitName &each : catalogLimits) {
        if (const std::optional<double> usd = most(each.limit))
            state.insert(QString::fromLatin1(each.id), *usd);
    }
    return state;
}

void SizeFilter::setState(const QVariantMap &state)
{
    m_ticked.clear();
    m_most.clear();
    for (const auto &[group, key] : catalogGroups) {
        if (const QStringList ids = state.value(QString::fromLatin1(key)).toStringList(); !ids.isEmpty())
            m_ticked[group] = ids;
    }
    for (const CatalogLimitName &each : catalogLimits) {
        bool isNumber = false;
        const double usd = state.value(QString::fromLatin1(each.id)).toDouble(&isNumber);
        if (isNumber && usd >= 0)
            m_most[each.limit] = usd;
    }
    invalidateRowsFilter();
}

bool SizeFilter::isNarrowed() const
{
    return !m_most.empty()
        || std::ranges::any_of(m_ticked, [](const auto &each) { return !each.second.isEmpty(); });
}

} // namespace slipway
