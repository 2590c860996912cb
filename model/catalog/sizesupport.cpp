// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/catalog/sizesupport.h"

#include <algorithm>

namespace slipway {

Support supportOn(const Catalog &catalog, const VmSize &size, const QString &targetId)
{
    if (!size.onlyOn.empty()) {
        const auto target = catalog.findTarget(targetId);
        const bool named
            = target && std::find(size.onlyOn.begin(), size.onlyOn.end(), *target) != size.onlyOn.end();
        return named ? Support::Yes : Support::No;
    }
    switch (catalog.traits(targetId).sizes) {
    case SizeChoice::None:
        break;
    case SizeChoice::Any:
        return Support::Yes;
    case SizeChoice::Instances:
        return size.onComputeInstance;
    case SizeChoice::Clusters:
        return size.onAmlCompute;
    case SizeChoice::OnlineEndpoints:
        return size.onManagedEndpoint;
    }
    return Support::No;
}

bool isBurstable(const VmSize &size)
{
    constexpr QLatin1StringView begin("Standard_B");
    return size.name.startsWith(begin, Qt::CaseInsensitive) && size.name.size() > begin.size()
        && size.name[begin.size()].isDigit();
}

} // namespace slipway
