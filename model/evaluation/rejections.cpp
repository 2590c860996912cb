// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/evaluation/rejections.h"

#include "model/base/cancellation.h"
#include "model/base/planwords.h"
#include "model/cost/bill.h"
#include "model/eligibility/eligibility.h"
#include "model/eligibility/verdicts.h"
#include "model/plan/stages.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace slipway {

namespace {

/// Stages that an enabled workload of the plan belongs to.
bool isPlanned(const Plan &plan, LifecycleStage stage)
{
    return std::any_of(plan.workloads.begin(), plan.workloads.end(), [stage](const Workload &workload) {
        return workload.enabled && stageOf(workload) == stage;
    });
}

std::vector<Rejection> rejectedTargets(const Plan &plan, const Catalog &catalog,
                                       const std::vector<TargetVerdict> &verdicts)
{
    std::vector<Rejection> list;
    for (const TargetVerdict &verdict : verdicts) {
        const std::optional<TargetId> id = catalog.findTarget(verdict.target);
        if (verdict.verdict != Verdict::NotPossible || !isPlanned(plan, verdict.stage) || !id
            || !catalog.target(*id).serves(verdict.stage))
            continue;
        list.push_back({Rejection::Kind::Target,
                        verdict.stage,
                        {},
                        {catalog.target(*id).name},
                        verdict.reasons.join(u' '),
                        verdict.source});
    }
    return list;
}

/// Judges series by series for one compute: a series is rejected where no size of it is left.
class SeriesJudge
{
public:
    SeriesJudge(const Plan &plan, const Context &context, const cost::PlanIndex &index,
                const Compute &compute, const cost::ComputeUse &use)
        : m_catalog(context.catalog)
        , m_prices(context.prices)
        , m_compute(compute)
        , m_use(use)
        , m_eligibility(plan, index, context.catalog, context.prices, context.asOf, compute, use)
    {
        // What lists a series is the newest table of the target; other statements are of retirements.
        for (const VmSeries &series : m_catalog.series()) {
            if (series.onAmlCompute == Support::Yes && !series.restrictions.empty()
                && series.restrictions.front().value.startsWith(u"Listed"_s)
                && m_table.asOf < series.restrictions.front().source.asOf)
                m_table = series.restrictions.front().source;
        }
        if (m_catalog.traits(compute.target).sizes == SizeChoice::OnlineEndpoints)
            m_table = {PlanWords::tr("Managed online endpoints SKU list"), u"2025-10-18"_s};
    }

    [[nodiscard]] std::vector<Rejection> take()
    {
        std::vector<Sizes> sizes(m_catalog.series().size());
        for (std::size_t i = 0; i < m_catalog.sizes().size(); ++i) {
            if (const std::optional<SeriesId> &series = m_catalog.sizes()[i].series)
                sizes[indexOf(*series)].push_back(SizeId(i));
        }
        for (std::size_t i = 0; i < sizes.size(); ++i)
            judge(m_catalog.series()[i], std::move(sizes[i]));
        return std::move(m_list);
    }

private:
    using Sizes = std::vector<SizeId>;

    void judge(const VmSeries &series, Sizes sizes)
    {
        const Retirement &retirement = series.retirement;
        const QString dated = retirement.date.isValid()
            ? u"%1 (%2)"_s.arg(series.id, retirement.date.toString(Qt::ISODate))
            : series.id;
        if (retirement.endedBy(m_eligibility.lastDay())) {
            add(dated, PlanWords::tr("Ended, or ends while the plan uses %1.").arg(m_compute.id),
                retirement.source);
            return;
        }
        if (sizes.empty()) {
            add(series.id, PlanWords::tr("No size of it is known."), {});
            return;
        }
        const auto keep = [&](Exclusion exclusion) {
            std::erase_if(sizes,
                          [&](SizeId size) { return contains(m_eligibility.ofSize(size), exclusion); });
            return !sizes.empty();
        };
        const bool refused = std::ranges::any_of(sizes, [&](SizeId size) {
            return contains(m_eligibility.ofSize(size), Exclusion::NotSupported);
        });
        if (!keep(Exclusion::NotSupported) || !keep(Exclusion::SupportUnknown))
            add(series.id,
                refused ? PlanWords::tr("The newest list for the target leaves it out.")
                        : PlanWords::tr("The newest list for the target does not speak of it."),
                m_table);
        else if (const Statement undeployable = takeUndeployable(sizes); sizes.empty())
            add(series.id, undeployable.text(), undeployable.source);
        else if (!keep(Exclusion::NotIsolated))
            add(series.id, PlanWords::tr("No isolated size, which the plan asks for."),
                recordOf(Exclusion::NotIsolated).document());
        else if (!keep(Exclusion::NeedsGpu))
            add(series.id, PlanWords::tr("No GPU, which the work needs."), {PlanWords::tr("this plan"), {}});
        else if (std::ranges::none_of(sizes, [this](SizeId size) { return isPriced(size); }))
            add(series.id, PlanWords::tr("No pay-as-you-go price is known in the region."),
                {m_prices.id(), {}});
    }

    /// Leaves the sizes that may be deployed in the region of the compute; says of the last other one why not.
    [[nodiscard]] Statement takeUndeployable(std::vector<SizeId> &sizes) const
    {
        Statement refused;
        std::erase_if(sizes, [&](SizeId size) {
            if (!m_use.region || m_eligibility.ofPlace(size, *m_use.region) == 0)
                return false;
            refused = m_eligibility.aboutPlace(size, *m_use.region);
            return true;
        });
        return refused;
    }

    [[nodiscard]] bool isPriced(SizeId size) const
    {
        return m_use.region && !(m_prices.usableRate(size, *m_use.region, PriceType::PayAsYouGo) < Rate(0));
    }

    void add(const QString &name, const QString &reason, const Source &source)
    {
        const auto known = std::find_if(m_list.begin(), m_list.end(), [&](const Rejection &each) {
            return each.reason == reason && each.source == source;
        });
        if (known != m_list.end())
            known->names << name;
        else
            m_list.push_back(
                {Rejection::Kind::Series, lifecycleOf(m_use.stage), m_compute.id, {name}, reason, source});
    }

    const Catalog &m_catalog;
    const PriceSnapshot &m_prices;
    const Compute &m_compute;
    const cost::ComputeUse &m_use;
    Eligibility m_eligibility;
    Source m_table; ///< the newest list of sizes for the target
    std::vector<Rejection> m_list;
};

} // namespace

std::vector<Rejection> rejections(const Plan &plan, const Context &context,
                                  const std::vector<TargetVerdict> &verdicts)
{
    std::vector<Rejection> list = rejectedTargets(plan, context.catalog, verdicts);
    // What a compute is used for, and when, does not depend on the currency.
    const cost::Bill bill = cost::makeBill(plan, context.catalog, context.prices, ExchangeRate());
    for (std::size_t i = 0; i < bill.computes.size(); ++i) {
        throwIfCancelled();
        const Compute &compute = plan.computes[i];
        const cost::ComputeUse &use = bill.computes[i];
        if (!use.used() || !usesVmSizes(context.catalog, compute.target)
            || acceptsAnySize(context.catalog, compute.target))
            continue;
        for (Rejection &rejection : SeriesJudge(plan, context, bill.index, compute, use).take())
            list.push_back(std::move(rejection));
    }
    return list;
}

} // namespace slipway
