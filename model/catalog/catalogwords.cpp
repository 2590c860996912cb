// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/catalog/catalogwords.h"

namespace slipway {

using namespace Qt::StringLiterals;

QString targetName(const Catalog &catalog, const QString &targetId)
{
    const std::optional<TargetId> id = catalog.findTarget(targetId);
    return id ? catalog.target(*id).name : targetId;
}

QString sizeName(const Catalog &catalog, const QString &name)
{
    const std::optional<SizeId> id = catalog.findSize(name);
    return id ? catalog.size(*id).shortName() : name;
}

QString regionName(const Catalog &catalog, const QString &regionId)
{
    const std::optional<RegionId> id = catalog.findRegion(regionId);
    return id ? catalog.region(*id).name : regionId;
}

QString gpuText(const Catalog &catalog, const VmSize &size)
{
    const Gpu *gpu = catalog.gpuOf(size);
    if (!gpu)
        return {};
    const QString count = QString::number(size.gpuCount.numerator);
    if (size.gpuCount.numerator == 0)
        return gpu->model;
    if (size.gpuCount.denominator != 1)
        return u"%1/%2 %3"_s.arg(count, QString::number(size.gpuCount.denominator), gpu->model);
    return u"%1 x %2"_s.arg(count, gpu->model);
}

} // namespace slipway
