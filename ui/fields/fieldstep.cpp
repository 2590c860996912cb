// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/fields/fieldstep.h"

#include "model/plan/stages.h"
#include "ui/fields/steppage.h"

#include <algorithm>

namespace slipway {

using namespace Qt::StringLiterals;

Step stepOfField(const Plan &plan, const QString &field, Step otherwise)
{
    const QStringList parts = field.split(u'/', Qt::SkipEmptyParts);
    if (parts.isEmpty())
        return otherwise;
    const QString &group = parts.first();
    const std::size_t index = parts.size() > 1 ? parts.at(1).toUInt() : 0;
    if (group == u"workloads")
        return index < plan.workloads.size() ? stepOf(plan.workloads[index]) : otherwise;
    if (group == u"computes") {
        if (index >= plan.computes.size())
            return otherwise;
        const QString id = plan.computes[index].id;
        const auto user = std::find_if(plan.workloads.begin(), plan.workloads.end(),
                                       [&](const Workload &each) { return each.computeIds().contains(id); });
        return user == plan.workloads.end() ? otherwise : stepOf(*user);
    }
    if (group == u"isolation" || group == u"ownedQuota")
        return Step::Restrictions;
    if (group == u"commitments")
        return Step::Cost;
    return Step::Workload;
}

QString placeOf(const std::vector<Finding> &findings, std::size_t index)
{
    const Finding &finding = findings[index];
    if (finding.rule != "quota.request"_L1)
        return finding.field;
    // Findings and requests are of the same needs, in their order.
    const auto before = std::count_if(findings.begin(), findings.begin() + static_cast<std::ptrdiff_t>(index),
                                      [](const Finding &each) { return each.rule == "quota.request"_L1; });
    return findingpart::request + QString::number(before);
}

} // namespace slipway
