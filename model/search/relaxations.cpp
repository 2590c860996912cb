// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/search/relaxations.h"

#include "model/base/format.h"
#include "model/base/planwords.h"
#include "model/cost/linewriter.h"
#include "model/eligibility/verdicts.h"
#include "model/plan/plannedpurchase.h"

#include <QLocale>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace slipway::search {

namespace {

// As far as the plan's fields go: no work that fits into its months is longer.
constexpr double noLatencyTarget = 1e9;
constexpr double noWindow = 1e5;

class Constraints
{
public:
    explicit Constraints(const Plan &plan)
        : m_plan(plan)
    {
    }

    [[nodiscard]] std::vector<Relaxation> all(const Catalog &catalog)
    {
        for (std::size_t w = 0; w < m_plan.workloads.size(); ++w) {
            const std::size_t before = m_found.size();
            if (m_plan.workloads[w].enabled)
                ofWorkload(m_plan.workloads[w], u"/workloads/%1/"_s.arg(w));
            for (std::size_t i = before; i < m_found.size(); ++i)
                m_found[i].workload = w;
        }
        ofModel();
        if (!m_plan.preemptibleAcceptable)
            add(u"preemptible"_s, PlanWords::tr("Machines that may be taken away are not accepted"),
                PlanWords::tr("Accept machines that may be taken away"), u"/preemptibleAcceptable"_s, true);
        if (m_plan.isolation.isolatedSizesOnly)
            add(u"isolated_sizes"_s, PlanWords::tr("Isolated sizes only"),
                PlanWords::tr("Do without isolated sizes"), u"/isolation/isolatedSizesOnly"_s, false);
        ofPlace(catalog);
        ofBudget();
        m_found.push_back(
            {u"commitments"_s, PlanWords::tr("No reservations or savings plans"), {}, {}, false, true});
        return std::move(m_found);
    }

private:
    Relaxation &add(const QString &id, const QString &name, const QString &without, const QString &field,
                    const PlanEdit::Value &value)
    {
        return m_found.emplace_back(
            Relaxation{id, name, field, PlanEdit{without, Step::Restrictions, {{field, value}}}});
    }

    void ofWorkload(const Workload &workload, const QString &at)
    {
        const QLocale locale = wordsLocale();
        const QString name = workload.shownName();
        if (const auto *job = std::get_if<TrainingJob>(&workload.detail)) {
            if (job->deadlineHours)
                add(u"deadline"_s,
                    PlanWords::tr("Deadline of %1 for %2")
                        .arg(formatUnits(*job->deadlineHours, u"hour"_s, locale), name),
                    PlanWords::tr("Drop the deadline of %1").arg(name), at + u"training/deadlineHours"_s,
                    std::monostate());
        } else if (const auto *batch = std::get_if<BatchScoring>(&workload.detail)) {
            add(u"window"_s,
                PlanWords::tr("Window of %1 for %2")
                    .arg(formatUnits(batch->windowHours, u"hour"_s, locale), name),
                PlanWords::tr("Give %1 all the time it takes").arg(name), at + u"batch/windowHours"_s,
                noWindow);
        } else if (const auto *endpoint = std::get_if<RealtimeEndpoint>(&workload.detail)) {
            ofEndpoint(*endpoint, name, at + u"realtime/"_s);
        }
    }

    void ofEndpoint(const RealtimeEndpoint &endpoint, const QString &name, const QString &at)
    {
        const QLocale locale = wordsLocale();
        add(u"latency"_s,
            PlanWords::tr("%1 of answers within %2 for %3")
                .arg(formatPercent(endpoint.latencyPercentile, locale, 3),
                     formatDuration(endpoint.latencyTargetMilliseconds / 1000, locale), name),
            PlanWords::tr("Drop the latency target of %1").arg(name), at + u"latencyTargetMilliseconds"_s,
            noLatencyTarget);
        if (endpoint.spareInstance)
            add(u"spare"_s, PlanWords::tr("One spare instance for %1").arg(name),
                PlanWords::tr("Do without the spare instance of %1").arg(name), at + u"spareInstance"_s,
                false);
        if (endpoint.zones > 1)
            add(u"zones"_s,
                PlanWords::tr("%1 survives the loss of one of %2 zones")
                    .arg(name, QString::number(endpoint.zones)),
                PlanWords::tr("Run %1 in one zone").arg(name), at + u"zones"_s, 1);
    }

    void ofModel()
    {
        if (m_plan.model.gpuForTraining)
            add(u"gpu_training"_s, PlanWords::tr("Training needs a GPU"),
                PlanWords::tr("Train without a GPU"), u"/model/gpuForTraining"_s, false);
        if (m_plan.model.gpuForInference)
            add(u"gpu_inference"_s, PlanWords::tr("Serving needs a GPU"),
                PlanWords::tr("Serve without a GPU"), u"/model/gpuForInference"_s, false);
    }

    void ofPlace(const Catalog &catalog)
    {
        const QStringList &residency = m_plan.isolation.residency;
        if (!residency.isEmpty())
            add(u"residency"_s, PlanWords::tr("Data stays in %1").arg(residency.join(u", "_s)),
                PlanWords::tr("Let data go anywhere"), u"/isolation/residency"_s, QStringList())
                .everyRegion
                = true;
        const bool more = std::ranges::any_of(catalog.regions(), [&](const Region &region) {
            return !m_plan.namesRegion(region.id) && mayDataGoTo(m_plan, region);
        });
        QStringList named = QStringList(m_plan.region) + m_plan.otherRegions;
        named.removeDuplicates(); // one that is named twice is one
        if (more)
            m_found.push_back({u"regions"_s,
                               named.size() == 1
                                   ? PlanWords::tr("Only the plan's region")
                                   : PlanWords::tr("Only the plan's %1 regions").arg(named.size()),
                               u"/otherRegions"_s,
                               {},
                               true,
                               false});
    }

    /// A choice that would exceed it gives way to another, where the plan as it stands keeps it.
    void ofBudget()
    {
        if (!m_plan.budget)
            return;
        const std::optional<Currency> currency = Currency::fromCode(m_plan.currency);
        const std::optional<Money> amount
            = currency ? Money::fromDecimal(m_plan.budget->amount, *currency) : std::nullopt;
        if (!amount)
            return;
        const QString text = formatMoney(*amount, wordsLocale());
        add(u"budget"_s,
            (m_plan.budget->period == BudgetPeriod::Month ? PlanWords::tr("Budget of %1 a month")
                                                          : PlanWords::tr("Budget of %1 in all"))
                .arg(text),
            PlanWords::tr("Drop the budget"), u"/budget"_s, std::monostate());
    }

    const Plan &m_plan;
    std::vector<Relaxation> m_found;
};

/// The constraint with `limit` in place of `now`; nullopt where that is no longer.
std::optional<Relaxation> lengthened(Relaxation constraint, double now, double limit, const QString &label)
{
    if (!(limit > now))
        return std::nullopt;
    constraint.edit = PlanEdit{label, constraint.edit.step, {{constraint.field, limit}}};
    return constraint;
}

} // namespace

std::optional<Relaxation> easedTo(const Relaxation &constraint, const Plan &plan, double measure)
{
    if (!constraint.workload || !(measure > 0) || !std::isfinite(measure))
        return std::nullopt;
    const Workload &workload = plan.workloads[*constraint.workload];
    const QString name = workload.shownName();
    const QLocale locale = wordsLocale();
    if (const auto *job = std::get_if<TrainingJob>(&workload.detail);
        job && job->deadlineHours && constraint.id == "deadline"_L1) {
        const double hours = upToTwoFigures(measure);
        return lengthened(
            constraint, *job->deadlineHours, hours,
            PlanWords::tr("Give %1 a deadline of %2").arg(name, formatUnits(hours, u"hour"_s, locale)));
    }
    if (const auto *batch = std::get_if<BatchScoring>(&workload.detail);
        batch && constraint.id == "window"_L1) {
        // Nodes have to start within the window as well.
        const double hours = upToTwoFigures(measure + plan.assumptions.nodeStartMinutes.likely / 60);
        return lengthened(
            constraint, batch->windowHours, hours,
            PlanWords::tr("Give %1 a window of %2").arg(name, formatUnits(hours, u"hour"_s, locale)));
    }
    if (const auto *endpoint = std::get_if<RealtimeEndpoint>(&workload.detail);
        endpoint && constraint.id == "latency"_L1) {
        const double milliseconds = upToTwoFigures(measure);
        return lengthened(
            constraint, endpoint->latencyTargetMilliseconds, milliseconds,
            PlanWords::tr("Let %1 answer within %2").arg(name, formatDuration(milliseconds / 1000, locale)));
    }
    return std::nullopt;
}

std::optional<Relaxation> widenedTo(const Relaxation &constraint, const Plan &plan, const Region &region)
{
    if (constraint.id != "residency"_L1 || mayDataGoTo(plan, region))
        return std::nullopt;
    Relaxation wider = constraint;
    wider.edit = PlanEdit{PlanWords::tr("Let data be in %1 as well").arg(region.geography),
                          constraint.edit.step,
                          {{constraint.field + u"/-"_s, region.geography}}};
    return wider;
}

std::vector<Relaxation> relaxationsOf(const Plan &plan, const Catalog &catalog)
{
    return Constraints(plan).all(catalog);
}

std::optional<Relaxation> purchasesOf(const Plan &plan, const Catalog &catalog, const QDate &day)
{
    QStringList names;
    Relaxation purchases{u"purchases"_s, {}, u"/commitments"_s, PlanEdit{{}, Step::Cost, {}}};
    // From the last on, so that no place moves before its turn.
    for (std::size_t i = plan.commitments.size(); i-- > 0;) {
        if (!isYetToBuy(plan.commitments[i], day))
            continue;
        names.prepend(cost::commitmentName(catalog, plan.commitments[i]));
        purchases.edit.changes.push_back({u"/commitments/%1"_s.arg(i), std::monostate()});
    }
    if (names.isEmpty())
        return std::nullopt;
    const QString all = names.join(u"; "_s);
    purchases.name = PlanWords::tr("Yet to be bought: %1").arg(all);
    purchases.edit.label = PlanWords::tr("Without buying %1").arg(all);
    return purchases;
}

QStringList relaxationsFor(Exclusion exclusion)
{
    switch (exclusion) {
    case Exclusion::NotIsolated:
        return {u"isolated_sizes"_s};
    case Exclusion::NeedsGpu:
        return {u"gpu_training"_s, u"gpu_inference"_s};
    case Exclusion::Region:
        return {u"residency"_s};
    case Exclusion::Preemptible:
        return {u"preemptible"_s};
    case Exclusion::Deadline:
        return {u"deadline"_s, u"window"_s};
    case Exclusion::Latency:
        return {u"latency"_s, u"spare"_s, u"zones"_s};
    default:
        return {};
    }
}

bool isAbout(const Relaxation &relaxation, const Plan &plan, const QString &compute)
{
    return !relaxation.workload || plan.workloads[*relaxation.workload].computeIds().contains(compute);
}

} // namespace slipway::search
