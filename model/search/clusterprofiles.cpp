// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/search/clusterprofiles.h"

#include "model/cost/kernel.h"
#include "model/search/choice.h"

#include <algorithm>

namespace slipway::search {

namespace {

/// Runs of the month on the subject's compute.
cost::MonthSeries ownSeries(const Subject &subject, int month)
{
    cost::MonthSeries all = cost::seriesIn(subject.plan, subject.bill.sizing, month);
    cost::MonthSeries own;
    for (std::size_t s = 0; s < all.series.size(); ++s) {
        if (all.series[s].pool != subject.compute)
            continue;
        own.series.push_back(all.series[s]);
        own.workloads.push_back(all.workloads[s]);
    }
    return own;
}

bool waits(const Subject &subject)
{
    for (int month = 0; month < subject.plan.months; ++month) {
        const cost::MonthSeries all = cost::seriesIn(subject.plan, subject.bill.sizing, month);
        for (const cost::RunSeries &series : all.series) {
            for (const std::size_t other : series.after) {
                if (series.pool == subject.compute || all.series[other].pool == subject.compute)
                    return true;
            }
        }
    }
    return false;
}

/// Adds to the last term if that is of the same amount.
void addTerm(std::vector<Term> &terms, double units, int months, std::uint16_t rate)
{
    const Quantity quantity = Quantity::fromDouble(units);
    if (quantity == Quantity())
        return;
    if (!terms.empty() && terms.back().quantity == quantity.raw() && terms.back().rate == rate)
        terms.back().months += months;
    else
        terms.push_back({quantity.raw(), months, rate});
}

} // namespace

bool ClusterProfiles::serve(const Subject &subject)
{
    const cost::Billing billing = subject.billing();
    return (billing == cost::Billing::Cluster || billing == cost::Billing::Serverless) && subject.workload
        && subject.plan.commitments.empty() && !waits(subject);
}

ClusterProfiles::ClusterProfiles(const Subject &subject, const Places &places)
    : m_subject(subject)
    , m_works(subject)
{
    for (int month = 0; month < subject.plan.months; ++month) {
        Months months;
        cost::MonthSeries own = ownSeries(subject, month);
        months.series = std::move(own.series);
        months.exists = subject.use().existsIn(month);
        for (const std::size_t workload : own.workloads) {
            std::size_t work = 0;
            while (m_works.workload(work) != workload)
                ++work;
            months.works.push_back(work);
        }
        months.count = 1;
        const auto same = std::ranges::find_if(m_months, [&](const Months &each) {
            return each.exists == months.exists && each.works == months.works;
        });
        if (same == m_months.end())
            m_months.push_back(std::move(months));
        else
            ++same->count;
    }
    for (const CostLine &line : subject.bill.lines) {
        if (line.compute == subject.asPlanned().id)
            continue;
        m_empty.rest += line.total.minor();
        m_empty.restComplete = m_empty.restComplete && line.priced();
    }
    const bool publicIp = subject.asPlanned().publicIp && !subject.plan.isolation.noPublicIp;
    if (const auto meter = places.meterOf(u"balancer"); meter && publicIp)
        m_balancerRate = static_cast<std::uint16_t>(static_cast<std::size_t>(RateOf::Meter) + *meter);
}

const Profile &ClusterProfiles::profile(SizeId size, const sizing::Machine &machine, int nodes,
                                        Payment payment)
{
    const bool preemptible = payment == Payment::Preemptible;
    m_outcomes.clear();
    m_hours.clear();
    Exclusions exclusions = 0;
    for (std::size_t work = 0; work < m_works.count(); ++work) {
        m_outcomes.push_back(m_works.outcome(work, size, machine, nodes, preemptible));
        m_hours.push_back(m_outcomes.back().runs.hours);
        m_hours.push_back(m_outcomes.back().runs.nodes);
        exclusions |= m_outcomes.back().exclusions;
    }
    if (m_known.size() <= static_cast<std::size_t>(nodes))
        m_known.resize(static_cast<std::size_t>(nodes) + 1);
    Known &known = m_known[static_cast<std::size_t>(nodes)][static_cast<std::size_t>(payment)];
    if (known.hours != m_hours) {
        known.hours = m_hours;
        known.profile.rest = m_empty.rest;
        known.profile.restComplete = m_empty.restComplete;
        known.profile.nodes = nodes;
        playInto(known.profile, m_outcomes, nodes, payment);
    }
    // What the month makes of the runs is known; what stands against the machine may differ.
    Exclusions &all = known.profile.exclusions;
    all = (all & bit(Exclusion::Capacity)) | exclusions;
    return known.profile;
}

void ClusterProfiles::playInto(Profile &profile, const std::vector<WorkModel::Outcome> &outcomes, int nodes,
                               Payment payment)
{
    Compute compute = m_subject.asPlanned();
    compute.maxNodes = highestNodes(m_subject, nodes);
    const cost::ClusterLimits limits
        = cost::limitsOf(m_subject.plan, m_subject.bill.sizing, compute, m_subject.billing());
    const int committed = payment == Payment::Committed ? compute.maxNodes : 0;
    profile.terms.clear();
    profile.exclusions = 0;
    int existing = 0;
    for (Months &months : m_months) {
        for (std::size_t s = 0; s < months.series.size(); ++s) {
            const cost::JobRuns &runs = outcomes[months.works[s]].runs;
            months.series[s].runs = runs.runs;
            months.series[s].hours = runs.hours;
            months.series[s].nodes = runs.nodes;
        }
        const cost::ClusterMonth month
            = months.exists ? cost::clusterMonth(months.series, limits) : cost::ClusterMonth();
        addTerm(profile.terms, cost::clusterNodeHours(month, months.exists, committed), months.count,
                static_cast<std::uint16_t>(RateOf::Own));
        existing += months.exists ? months.count : 0;
        const double capacity = cost::hoursPerMonth * compute.maxNodes;
        const bool isCluster = m_subject.billing() == cost::Billing::Cluster;
        if (isCluster && (month.impossible || (capacity > 0 && month.demand > capacity)))
            profile.exclusions |= bit(Exclusion::Capacity);
    }
    if (m_balancerRate)
        addTerm(profile.terms, cost::hoursPerMonth * cost::balancersOf(compute.maxNodes), existing,
                *m_balancerRate);
    for (std::size_t work = 0; work < outcomes.size(); ++work) {
        if (m_works.isMain(work))
            profile.measure = outcomes[work].runs.hours + limits.startHours;
    }
}

} // namespace slipway::search
