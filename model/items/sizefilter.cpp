// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/items/sizefilter.h"

#include "model/items/sizemodel.h"

#include <algorithm>

namespace slipway {

using namespace Qt::StringLiterals;

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
    if (gpu == m_gpu)
        return;
    m_gpu = gpu;
    invalidateRowsFilter();
}

void SizeFilter::setPricedOnly(bool pricedOnly)
{
    if (pricedOnly == m_pricedOnly)
        return;
    m_pricedOnly = pricedOnly;
    invalidateRowsFilter();
}

void SizeFilter::setSupportedOnly(bool supportedOnly)
{
    if (supportedOnly == m_supportedOnly)
        return;
    m_supportedOnly = supportedOnly;
    invalidateRowsFilter();
}

bool SizeFilter::filterAcceptsRow(int sourceRow, const QModelIndex &sourceParent) const
{
    const QModelIndex name = sourceModel()->index(sourceRow, SizeModel::NameColumn, sourceParent);
    if (m_gpu != Gpu::Any && name.data(SizeModel::HasGpuRole).toBool() != (m_gpu == Gpu::With))
        return false;
    if (m_supportedOnly && name.data(SizeModel::SupportRole).toInt() != static_cast<int>(Support::Yes))
        return false;
    if (m_pricedOnly && !name.data(SizeModel::HasPriceRole).toBool())
        return false;
    if (m_words.isEmpty())
        return true;
    const QString hay = QString(name.data(SizeModel::SizeRole).toString()).replace(u'_', u' ') + u'\n'
        + name.data(SizeModel::FamilyRole).toString() + u'\n'
        + name.siblingAtColumn(SizeModel::GpuColumn).data().toString();
    return std::all_of(m_words.begin(), m_words.end(),
                       [&hay](const QString &word) { return hay.contains(word, Qt::CaseInsensitive); });
}

} // namespace slipway
