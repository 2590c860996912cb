// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/catalog/catalog.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace slipway {

Catalog::Catalog() = default;
Catalog::Catalog(const Catalog &other) = default;
Catalog::Catalog(Catalog &&other) noexcept = default;
Catalog &Catalog::operator=(const Catalog &other) = default;
Catalog &Catalog::operator=(Catalog &&other) noexcept = default;
Catalog::~Catalog() = default;

namespace {

QString sizeKey(const QString &name)
{
    return name.toLower().replace(u' ', u'_');
}

} // namespace

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
    const QString key = sizeKey(name.toString());
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
    // Plans mostly spell it as the catalog does, and a search asks for it once for each size.
    if (const auto same = std::ranges::find(m_targets, id, &ComputeTarget::id); same != m_targets.end())
        return TargetId(same - m_targets.begin());
    const auto found = m_targetIndex.constFind(id.toString().toLower());
    return found == m_targetIndex.constEnd() ? std::nullopt : std::optional(*found);
}

const Limit *Catalog::limit(QStringView id) const
{
    const auto found
        = std::find_if(m_limits.begin(), m_limits.end(), [&](const Limit &limit) { return limit.id == id; });
    return found == m_limits.end() ? nullptr : &*found;
}

Support IsolationOption::supportOn(QStringView targetId) const
{
    const auto found = std::find_if(targets.begin(), targets.end(),
                                    [&](const Capability &target) { return target.id == targetId; });
    return found == targets.end() ? Support::Unknown : found->support;
}

QStringList IsolationOption::excludedTargets() const
{
    QStringList ids;
    for (const Capability &target : targets) {
        if (target.support == Support::No)
            ids << target.id;
    }
    return ids;
}

const IsolationOption *Catalog::isolationOption(QStringView id) const
{
    const auto found = std::find_if(m_isolationOptions.begin(), m_isolationOptions.end(),
                                    [&](const IsolationOption &option) { return option.id == id; });
    return found == m_isolationOptions.end() ? nullptr : &*found;
}

const Ending *Catalog::ending(QStringView id) const
{
    const auto found = std::find_if(m_endings.begin(), m_endings.end(),
                                    [&](const Ending &ending) { return ending.id == id; });
    return found == m_endings.end() ? nullptr : &*found;
}

const TargetTraits &Catalog::traits(QStringView targetId) const
{
    static const TargetTraits unknown;
    const std::optional<TargetId> id = findTarget(targetId);
    return id ? target(*id).traits : unknown;
}

QString Catalog::usualTarget(UsualFor work) const
{
    const auto found = std::ranges::find_if(m_targets, [work](const ComputeTarget &target) {
        return std::ranges::find(target.traits.usualFor, work) != target.traits.usualFor.end();
    });
    return found == m_targets.end() ? QString() : found->id;
}

QString Catalog::targetOfDocument(QStringView kind) const
{
    const auto found = std::ranges::find_if(m_targets, [kind](const ComputeTarget &target) {
        return target.traits.documentKinds.contains(kind);
    });
    return found == m_targets.end() ? QString() : found->id;
}

QString Catalog::behaviourOf(const QString &targetId) const
{
    const std::optional<TargetId> id = findTarget(targetId);
    return !id || target(*id).behavesAs.isEmpty() ? targetId : target(*id).behavesAs;
}

const IsolatedSize *Catalog::isolatedSize(SizeId id) const
{
    const auto found = std::find_if(m_isolatedSizes.begin(), m_isolatedSizes.end(),
                                    [&](const IsolatedSize &size) { return size.size == id; });
    return found == m_isolatedSizes.end() ? nullptr : &*found;
}

void Catalog::buildIndexes()
{
    m_sizeIndex.reserve(static_cast<qsizetype>(m_sizes.size()));
    for (std::size_t i = 0; i < m_sizes.size(); ++i)
        m_sizeIndex.insert(sizeKey(m_sizes[i].name), SizeId(i));
    for (std::size_t i = 0; i < m_regions.size(); ++i)
        m_regionIndex.insert(m_regions[i].id.toLower(), RegionId(i));
    for (std::size_t i = 0; i < m_targets.size(); ++i)
        m_targetIndex.insert(m_targets[i].id.toLower(), TargetId(i));
}

} // namespace slipway
