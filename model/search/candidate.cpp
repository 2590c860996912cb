// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/search/candidate.h"

#include "model/base/planwords.h"

#include <tuple>

using namespace Qt::StringLiterals;

namespace slipway::search {

bool takeTheSame(const Candidate &a, const Candidate &b)
{
    return a.size == b.size && a.region == b.region && a.type == b.type && a.nodes == b.nodes;
}

bool ranksBefore(const Candidate &a, const Candidate &b)
{
    if (a.complete != b.complete || a.committed() != b.committed())
        return std::pair(!a.complete, a.committed()) < std::pair(!b.complete, b.committed());
    const auto key = [](const Candidate &each) {
        return std::tuple(each.measure, indexOf(each.size), indexOf(each.region), each.type, each.nodes);
    };
    return key(a) < key(b);
}

Total totalOf(const Candidate &candidate, const Total &rest, const QString &compute)
{
    QStringList missing = rest.missing();
    // A candidate knows that something of its own has no price, not what.
    if (candidate.has(Exclusion::NoPrice) || (!candidate.complete && rest.isComplete()))
        missing << PlanWords::tr("a line of %1").arg(compute);
    return Total(Money(candidate.total, rest.currency()), missing);
}

} // namespace slipway::search
