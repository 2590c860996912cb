// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/catalog/catalog.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace slipway {

QString VmSize::shortName() const
{
    QString shortened = name;
    if (shortened.startsWith(u"Standard_"_s))
        shortened.remove(0, 9);
    return shortened.replace(u'_', u' ');
}

const Capability *ComputeTarget::capability(QStringView capabilityId) const
{
    const auto found = std::find_if(capabilities.begin(), capabilities.end(),
                                    [&](const Capability &c) { return c.id == capabilityId; });
    return found == capabilities.end() ? nullptr : &*found;
}

bool ComputeTarget::serves(LifecycleStage stage) const
{
    return std::find(stages.begin(), stages.end(), stage) != stages.end();
}

const VmSeries *Catalog::seriesOf(const VmSize &size) const
{
    return size.series ? &m_series[indexOf(*size.series)] : nullptr;
}

const Gpu *Catalog::gpuOf(const VmSize &size) const
{
    return size.gpu ? &m_gpus[indexOf(*size.gpu)] : nullptr;
}

std::optional<SizeId> Catalog::findSize(QStringView name) const
{
    const QString key = name.toString().toLower().replace(u' ', u'_');
    auto found = m_sizeIndex.constFind(key);
    if (found == m_sizeIndex.constEnd())
        found = m_sizeIndex.constFind(u"standard_"_s + key);
    return found == m_sizeIndex.constEnd() ? std::nullopt : std::optional(*found);
}

std::optional<RegionId> Catalog::findRegion(QStringView id) const
{
    const auto found = m_regionIndex.constFind(id.toString().toLower());
    return found == m_regionIndex.constEnd() ? std::nullopt : std::optional(*found);
}

std::optional<TargetId> Catalog::findTarget(QStringView id) const
{
    const auto found = m_targetIndex.constFind(id.toString().toLower());
    return found == m_targetIndex.constEnd() ? std::nullopt : std::optional(*found);
}

const Limit *Catalog::limit(QStringView id) const
{
    const auto found
        = std::find_if(m_limits.begin(), m_limits.end(), [&](const Limit &limit) { return limit.id == id; });
    return found == m_limits.end() ? nullptr : &*found;
}

void Catalog::buildIndexes()
{
    m_sizeIndex.reserve(static_cast<qsizetype>(m_sizes.size()));
    for (std::size_t i = 0; i < m_sizes.size(); ++i)
        m_sizeIndex.insert(m_sizes[i].name.toLower(), SizeId(i));
    for (std::size_t i = 0; i < m_regions.size(); ++i)
        m_regionIndex.insert(m_regions[i].id.toLower(), RegionId(i));
    for (std::size_t i = 0; i < m_targets.size(); ++i)
        m_targetIndex.insert(m_targets[i].id.toLower(), TargetId(i));
}

} // namespace slipway
