// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/items/sizechoicefilter.h"

#include <algorithm>
#include <array>

namespace slipway {

using namespace Qt::StringLiterals;

namespace {

using Group = SizeChoiceFilter::Group;
constexpr std::array allGroups
    = {Group::Answer, Group::Gpu, Group::GpuModel, Group::Vcpus, Group::Memory, Group::Age};

struct FacetStep
{
    double below;
    const char *id;
    const char *name;
};
constexpr std::array vcpuSteps
    = {FacetStep{8.5, "0", QT_TRANSLATE_NOOP("slipway::SizeChoiceFilter", "to 8 vCPUs")},
       FacetStep{32.5, "1", QT_TRANSLATE_NOOP("slipway::SizeChoiceFilter", "9 to 32")},
       FacetStep{1e9, "2", QT_TRANSLATE_NOOP("slipway::SizeChoiceFilter", "more than 32")}};
constexpr std::array memorySteps
    = {FacetStep{32.5, "0", QT_TRANSLATE_NOOP("slipway::SizeChoiceFilter", "to 32 GiB")},
       FacetStep{256.5, "1", QT_TRANSLATE_NOOP("slipway::SizeChoiceFilter", "33 to 256 GiB")},
       FacetStep{1e9, "2", QT_TRANSLATE_NOOP("slipway::SizeChoiceFilter", "more than 256")}};

template <typename Steps> QString stepOf(const Steps &steps, double value)
{
    for (const FacetStep &step : steps) {
        if (value < step.below)
            return QString::fromLatin1(step.id);
    }
    return {};
}

QString nameOf(Group group, const QString &id)
{
    const auto stepName = [&](const auto &steps) {
        return SizeChoiceFilter::tr(steps[static_cast<std::size_t>(id.toInt())].name);
    };
    switch (group) {
    case Group::Answer:
        return id == "can"_L1    ? SizeChoiceFilter::tr("Can do it")
            : id == "ask"_L1     ? SizeChoiceFilter::tr("Ask Azure first")
            : id == "unknown"_L1 ? SizeChoiceFilter::tr("Not known")
                                 : SizeChoiceFilter::tr("Can't");
    case Group::Gpu:
        return id == "with"_L1 ? SizeChoiceFilter::tr("With GPU") : SizeChoiceFilter::tr("Without");
    case Group::GpuModel:
        return id;
    case Group::Vcpus:
        return stepName(vcpuSteps);
    case Group::Memory:
        return stepName(memorySteps);
    case Group::Age:
        break;
    }
    return id == "ends"_L1 ? SizeChoiceFilter::tr("Retiring too soon")
                           : SizeChoiceFilter::tr("Stays long enough");
}

} // namespace

SizeChoiceFilter::SizeChoiceFilter(QObject *parent)
    : QSortFilterProxyModel(parent)
{
    setSortRole(TableModel::SortRole);
    setDynamicSortFilter(true);
    sort(SizeChoiceModel::MonthColumn);
}

QVariant SizeChoiceFilter::value(int row, int column, int role) const
{
    return sourceModel()->index(row, column).data(role);
}

QString SizeChoiceFilter::facetOf(int row, Group group) const
{
    using Model = SizeChoiceModel;
    switch (group) {
    case Group::Answer: {
        const auto answer = static_cast<SizeAnswer>(value(row, 0, Model::AnswerRole).toInt());
        switch (answer) {
        case SizeAnswer::Planned:
        case SizeAnswer::Can:
            break;
        case SizeAnswer::Ask:
            return u"ask"_s;
        case SizeAnswer::Unknown:
            return u"unknown"_s;
        case SizeAnswer::Cannot:
            return u"cannot"_s;
        }
        return u"can"_s;
    }
    case Group::Gpu:
        return value(row, 0, Model::GpuNameRole).toString().isEmpty() ? u"without"_s : u"with"_s;
    case Group::GpuModel:
        return value(row, 0, Model::GpuNameRole).toString();
    case Group::Vcpus:
        return stepOf(vcpuSteps, value(row, Model::VcpusColumn, TableModel::SortRole).toDouble());
    case Group::Memory:
        return stepOf(memorySteps, value(row, Model::MemoryColumn, TableModel::SortRole).toDouble());
    case Group::Age:
        break;
    }
    return value(row, 0, Model::EndsRole).toBool() ? u"ends"_s : u"stays"_s;
}

bool SizeChoiceFilter::accepts(int row, std::optional<Group> except) const
{
    for (const auto &[group, ids] : m_ticked) {
        if (group != except && !ids.isEmpty() && !ids.contains(facetOf(row, group)))
            return false;
    }
    if (m_mostHourly) {
        const double hourly = value(row, 0, SizeChoiceModel::HourRole).toDouble();
        if (hourly < 0 || hourly > *m_mostHourly)
            return false;
    }
    if (m_words.isEmpty())
        return true;
    const QString text = value(row, SizeChoiceModel::NameColumn, Qt::DisplayRole).toString() + u' '
        + value(row, SizeChoiceModel::NameColumn, SizeChoiceModel::SecondLineRole).toString();
    return std::ranges::all_of(m_words,
                               [&](const QString &word) { return text.contains(word, Qt::CaseInsensitive); });
}

bool SizeChoiceFilter::filterAcceptsRow(int row, const QModelIndex & /*parent*/) const
{
    return accepts(row, std::nullopt);
}

bool SizeChoiceFilter::lessThan(const QModelIndex &left, const QModelIndex &right) const
{
    const auto rank = [](const QModelIndex &index) {
        const bool isUnknown
            = index.data(SizeChoiceModel::AnswerRole).toInt() == static_cast<int>(SizeAnswer::Unknown);
        return !index.data(SizeChoiceModel::LastRole).toBool() ? 0 : isUnknown ? 1 : 2;
    };
    // Turned round with the order of the column, so that what cannot be used stays last either way.
    if (rank(left) != rank(right))
        return (sortOrder() == Qt::AscendingOrder) == (rank(left) < rank(right));
    const QVariant a = left.data(sortRole());
    const QVariant b = right.data(sortRole());
    if (a.typeId() == QMetaType::QString) {
        const int order = QString::localeAwareCompare(a.toString(), b.toString());
        return order != 0 ? order < 0 : left.row() < right.row();
    }
    const double first = a.toDouble();
    const double second = b.toDouble();
    // What is not known is below zero: it comes after what is, also where none of them will do.
    if (const bool isMissing = first < 0; isMissing != (second < 0))
        return (sortOrder() == Qt::AscendingOrder) != isMissing;
    return first != second ? first < second : left.row() < right.row();
}

void SizeChoiceFilter::setText(const QString &text)
{
    QString plain = text;
    const QStringList words = plain.replace(u'_', u' ').split(u' ', Qt::SkipEmptyParts);
    if (words == m_words)
        return;
    m_words = words;
    invalidateFilter();
}

void SizeChoiceFilter::setMostHourly(std::optional<double> usd)
{
    if (usd == m_mostHourly)
        return;
    m_mostHourly = usd;
    invalidateFilter();
}

void SizeChoiceFilter::setFacet(Group group, const QString &id, bool ticked)
{
    QStringList &ids = m_ticked[group];
    if (ids.contains(id) == ticked)
        return;
    if (ticked)
        ids << id;
    else
        ids.removeAll(id);
    invalidateFilter();
}

void SizeChoiceFilter::clearFilters()
{
    m_words.clear();
    m_ticked.clear();
    m_mostHourly.reset();
    invalidateFilter();
}

bool SizeChoiceFilter::isFiltered() const
{
    return !m_words.isEmpty() || m_mostHourly
        || std::ranges::any_of(m_ticked, [](const auto &each) { return !each.second.isEmpty(); });
}

std::vector<SizeChoiceFilter::Facet> SizeChoiceFilter::facets() const
{
    std::vector<Facet> all;
    const int rows = sourceModel() ? sourceModel()->rowCount() : 0;
    for (const Group group : allGroups) {
        std::map<QString, int> counts;
        for (int row = 0; row < rows; ++row) {
            const QString id = facetOf(row, group);
            if (!id.isEmpty())
                counts[id] += accepts(row, group) ? 1 : 0;
        }
        const auto ticked = m_ticked.find(group);
        for (const auto &[id, count] : counts)
            all.push_back({group, id, nameOf(group, id), count,
                           ticked != m_ticked.end() && ticked->second.contains(id)});
    }
    return all;
}

} // namespace slipway
