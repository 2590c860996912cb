// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/buying/against.h"

#include "model/base/format.h"
#include "model/base/planwords.h"
#include "model/rules/concerned.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace slipway::buying {

namespace {

/// Whether a term that begins then ends after the size does.
bool outlives(const VmSize &size, YearMonth start, PriceType type)
{
    return endsBefore(size, start.plusMonths(termMonths(type)));
}

QString sentencesOf(const Finding &finding)
{
    return finding.title + u". "_s + finding.detail;
}

} // namespace

Against::Against(const Plan &plan, const Context &context, const cost::Bill &bill)
    : m_plan(plan)
    , m_context(context)
    , m_findings(evaluate(plan, context).findings)
    , m_eligibility(eligibilities(plan, context.catalog, context.prices, context.asOf, bill))
{
}

QString Against::machines(const MachineGroup &group) const
{
    for (const Finding &finding : m_findings) {
        if (finding.severity != Severity::Blocker)
            continue;
        const QStringList concerned = computesOf(m_plan, finding);
        const auto isMeant = [&](std::size_t compute) { return concerned.contains(m_plan.computes[compute].id); };
        if (std::ranges::any_of(group.computes(), isMeant))
            return sentencesOf(finding);
    }
    return {};
}

QString Against::buying(const MachineGroup &group, PriceType type) const
{
    const Eligibility &eligibility = m_eligibility[group.machines.front().compute];
    if (eligibility.ofReserving(group.size, type) != 0)
        return eligibility.aboutReserving(group.size, type).text();
    const VmSize &size = m_context.catalog.size(group.size);
    if (const auto last = lastStart(group, type); last && *last < 0)
        return outlives(size, m_plan.start, type)
            ? PlanWords::tr("%1 is retired on %2, before such a term would end.")
                  .arg(size.shortName(), formatIsoDate(size.retirement.date))
            : aboutReserving(m_context.catalog, group.size, type).text();
    return {};
}

std::optional<int> Against::lastStart(const MachineGroup &group, PriceType type) const
{
    const VmSize &size = m_context.catalog.size(group.size);
    const VmSeries *series = m_context.catalog.seriesOf(size);
    const QDate soldUntil
        = series && isReservation(type) ? series->reservationsEnd(termMonths(type)) : QDate();
    if (!size.retirement.date.isValid() && !soldUntil.isValid())
        return std::nullopt;
    const auto mayBegin = [&](int month) {
        const YearMonth start = m_plan.start.plusMonths(month);
        return !outlives(size, start, type)
            && (!soldUntil.isValid() || start.firstDay() < soldUntil);
    };
    int last = -1;
    while (last + 1 < m_plan.months && mayBegin(last + 1))
        ++last;
    return last;
}

QStringList Against::added(const Plan &with) const
{
    QStringList sentences;
    for (const Finding &finding : evaluate(with, m_context).findings) {
        const auto isSame = [&](const Finding &before) {
            return before.rule == finding.rule && before.subject == finding.subject
                && before.title == finding.title;
        };
        if (finding.severity == Severity::Blocker && std::ranges::none_of(m_findings, isSame))
            sentences << sentencesOf(finding);
    }
    return sentences;
}

std::vector<Commitment> commitmentsOf(const Plan &plan, const Context &context, const MachineGroup &group)
{
    const auto familyOf = [&](SizeId size) {
        return context.prices.flexibility(size).value_or(Flexibility()).family;
    };
    std::vector<Commitment> reaching;
    for (const Commitment &each : plan.commitments) {
        const auto size = context.catalog.findSize(each.size);
        const auto region = context.catalog.findRegion(plan.regionOr(each.region));
        const bool runs = each.units > 0 && isReservation(each.type)
            && each.start < plan.start.plusMonths(plan.months)
            && plan.start < each.start.plusMonths(termMonths(each.type));
        if (!runs || !size || region != group.region)
            continue;
        const bool isFamily
            = each.flexible && familyOf(*size) >= 0 && familyOf(*size) == familyOf(group.size);
        if (isFamily || std::ranges::count(group.sizes, *size) > 0)
            reaching.push_back(each);
    }
    return reaching;
}

} // namespace slipway::buying
