// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/quota/quotawords.h"

#include "model/base/planwords.h"
#include "model/catalog/familywords.h"

namespace slipway {

QString vcpusOf(const QuotaNeed &need)
{
    switch (need.pool) {
    case QuotaPool::LowPriority:
        return PlanWords::tr("vCPUs of low priority");
    case QuotaPool::Spark:
        return PlanWords::tr("vCores of serverless Spark");
    case QuotaPool::ContainerInstances:
        return PlanWords::tr("cores of container instances");
    case QuotaPool::Dedicated:
    case QuotaPool::Vm:
        break;
    }
    return vcpusOfFamily(need.family);
}

} // namespace slipway
