// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/evaluation/choices.h"

#include "model/base/format.h"
#include "model/base/planwords.h"
#include "model/catalog/catalogwords.h"
#include "model/cost/pricetypes.h"
#include "model/evaluation/linewords.h"
#include "model/plan/away.h"
#include "model/sizing/plansizing.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace slipway {

namespace {

class Choices
{
public:
    Choices(const Plan &plan, const Catalog &catalog, const cost::Bill &bill)
        : m_plan(plan)
        , m_catalog(catalog)
        , m_bill(bill)
    {
    }

    std::vector<Assumption> list()
    {
        for (const Workload &workload : m_plan.workloads) {
            const auto *endpoint = std::get_if<RealtimeEndpoint>(&workload.detail);
            if (workload.enabled && endpoint && endpoint->promptTokens && endpoint->outputTokens
                && isOnMachines(*endpoint))
                addWeights(workload, *endpoint);
        }
        for (const auto add :
             {&Choices::addTier, &Choices::addRegion, &Choices::addCommitment, &Choices::addSchedule}) {
            for (const cost::ComputeUse &use : m_bill.computes) {
                const Compute *compute = m_plan.compute(use.id);
                if (use.used() && compute)
                    (this->*add)(*compute, use);
            }
        }
        return std::move(m_list);
    }

private:
    void add(const QString &text, const QString &effect, Assumption::Kind kind = Assumption::Kind::Choice)
    {
        m_list.push_back({text, effect, {PlanWords::tr("this plan"), {}}, kind});
    }

    /// Of a model that is billed by token its owner chooses the weights.
    [[nodiscard]] bool isOnMachines(const RealtimeEndpoint &endpoint) const
    {
        return std::ranges::any_of(endpoint.deployments, [&](const Deployment &deployment) {
            const Compute *compute = m_plan.compute(deployment.compute);
            return compute && !compute->size.isEmpty();
        });
    }

    void addWeights(const Workload &workload, const RealtimeEndpoint &endpoint)
    {
        const Precision precision = sizing::servedPrecision(m_plan, endpoint);
        const QString bits = weightBitsWords(precision);
        const QString model = endpoint.servedModel ? *endpoint.servedModel : PlanWords::tr("its model");
        const QString effect = PlanWords::tr("Memory, speed and so the number of machines rest on it.");
        if (sizing::bitsOf(precision) < sizing::publishedBits)
            add(PlanWords::tr(
                    "%1 answers with weights of %2, not the %3 bits that %4 is published in: compare "
                    "answers first.")
                    .arg(workload.shownName(), bits, QString::number(sizing::publishedBits), model),
                effect, Assumption::Kind::Risk);
        else
            add(PlanWords::tr("%1 answers by %2 with weights of %3.").arg(workload.shownName(), model, bits),
                effect);
    }

    void addTier(const Compute &compute, const cost::ComputeUse & /*use*/)
    {
        if (compute.tier == Tier::Dedicated)
            return;
        add(PlanWords::tr("%1 runs on machines that Azure may take away (%2).")
                .arg(workOn(m_plan, compute.id), cost::priceTypeWords(cost::effectivePriceType(compute))),
            PlanWords::tr("Work that loses its machines goes on from its last checkpoint, or begins again; "
                          "it may take longer."),
            Assumption::Kind::Risk);
    }

    void addRegion(const Compute &compute, const cost::ComputeUse & /*use*/)
    {
        if (!isAway(m_plan, compute.region))
            return;
        add(PlanWords::tr("%1 runs in %2, the rest of the plan in %3.")
                .arg(workOn(m_plan, compute.id), regionName(m_catalog, compute.region),
                     regionName(m_catalog, m_plan.region)),
            PlanWords::tr("Data crosses regions, which may cost money and may not be allowed."));
    }

    void addCommitment(const Compute &compute, const cost::ComputeUse & /*use*/)
    {
        const PriceType type = cost::effectivePriceType(compute);
        if (termHours(type) <= 0)
            return;
        add(PlanWords::tr("%1 is paid for by a %2.")
                .arg(workOn(m_plan, compute.id), cost::priceTypeWords(type)),
            PlanWords::tr("It is paid to the end of its term, used or not."));
    }

    /// Only machines of people follow it: what serves is on at all hours, nodes come and go with their jobs.
    void addSchedule(const Compute &compute, const cost::ComputeUse &use)
    {
        if (!compute.schedule.enabled || use.billing != cost::Billing::Instance
            || use.stage == CostStage::Deployment)
            return;
        const Schedule &schedule = compute.schedule;
        add(schedule.daysPerWeek == 7
                ? PlanWords::tr(
                      "Machines for %1 run from %2 to %3 (%4) each day and are stopped at other times.")
                      .arg(workOn(m_plan, compute.id), schedule.start, schedule.stop, schedule.timeZone)
                : PlanWords::tr("Machines for %1 run from %2 to %3 (%4) on %5 of a week and are stopped at "
                                "other times.")
                      .arg(workOn(m_plan, compute.id), schedule.start, schedule.stop, schedule.timeZone,
                           formatUnits(schedule.daysPerWeek, u"day"_s, wordsLocale())),
            PlanWords::tr("Who works at other times needs a longer schedule, which costs more."));
    }

    const Plan &m_plan;
    const Catalog &m_catalog;
    const cost::Bill &m_bill;
    std::vector<Assumption> m_list;
};

} // namespace

std::vector<Assumption> choicesOf(const Plan &plan, const Catalog &catalog, const cost::Bill &bill)
{
    return Choices(plan, catalog, bill).list();
}

} // namespace slipway
