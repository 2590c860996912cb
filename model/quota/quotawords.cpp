// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/quota/quotawords.h"

#include "model/base/datawords.h"
#include "model/base/planwords.h"
#include "model/catalog/familywords.h"
#include "model/plan/plannames.h"

#include <algorithm>

using namespace Qt::StringLiterals;

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

QString quotaPoolName(const Catalog &catalog, QuotaPool pool)
{
    const QLatin1StringView word = names::quotaPool[static_cast<std::size_t>(pool)];
    const auto &pools = catalog.quotaPools();
    const auto record = std::find_if(pools.begin(), pools.end(),
                                     [&](const QuotaPoolRecord &each) { return each.id == word; });
    return record != pools.end() ? dataWords(record->name) : QString(word);
}

} // namespace slipway
