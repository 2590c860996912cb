// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/search/reasons.h"

#include "model/base/format.h"
#include "model/base/planwords.h"
#include "model/catalog/catalogwords.h"
#include "model/cost/computeuse.h"
#include "model/cost/packing.h"
#include "model/cost/pricetypes.h"
#include "model/plan/plannames.h"
#include "model/rules/concerned.h"
#include "model/search/blockers.h"
#include "model/search/choice.h"

#include <QLocale>

#include <algorithm>
#include <cmath>
#include <optional>

using namespace Qt::StringLiterals;

namespace slipway::search {

namespace {

QString sentenceOf(const Finding &finding)
{
    if (finding.detail.isEmpty())
        return finding.title + u'.';
    return finding.title + u". "_s + finding.detail;
}

Reason reasonOf(const Statement &statement)
{
    return {statement.rule, statement.text(), statement.source};
}

/// Words for what only a candidate has: hours, answers and memory on a machine that the plan is not on. Of all else eligibility
/// tells.
class Words
{
public:
    Words(const SearchedCompute &searched, const Candidate &candidate)
        : m_searched(searched)
        , m_catalog(searched.context.catalog)
        , m_candidate(candidate)
        , m_size(searched.context.catalog.size(candidate.size))
        , m_machine(sizing::machineOf(searched.context.catalog, m_size))
    {
    }

    [[nodiscard]] Reason of(Exclusion exclusion) const
    {
        const Eligibility &eligibility = m_searched.eligibility;
        if (contains(eligibility.ofSize(m_candidate.size), exclusion))
            return reasonOf(eligibility.aboutSize(exclusion, m_candidate.size));
        switch (exclusion) {
        case Exclusion::NotDeployable:
            return reasonOf(eligibility.aboutPlace(m_candidate.size, m_candidate.region));
        case Exclusion::Region: {
            const std::vector<Statement> told = eligibility.aboutRegion(m_candidate.region);
            return told.empty() ? Reason() : reasonOf(told.front());
        }
        case Exclusion::PriceType:
        case Exclusion::Preemptible:
            if (contains(eligibility.ofPriceType(m_candidate.type), exclusion))
                return reasonOf(eligibility.aboutPriceType(exclusion, m_candidate.type));
            if (exclusion == Exclusion::Preemptible)
                return make(
                    exclusion,
                    PlanWords::tr("A run that is interrupted there starts again from its beginning: it "
                                  "writes no checkpoints."));
            return reasonOf(m_candidate.type == PriceType::LowPriority
                                ? eligibility.aboutLowPriority(m_candidate.size)
                                : eligibility.aboutReserving(m_candidate.size, m_candidate.type));
        case Exclusion::Term:
            return make(exclusion,
                        PlanWords::tr("%1 is retired on %2, before such a term would end.")
                            .arg(name(), formatIsoDate(m_size.retirement.date)));
        case Exclusion::TimeUnknown:
            return make(exclusion, whyNoTime());
        case Exclusion::Memory:
            return make(exclusion,
                        PlanWords::tr("The model does not fit into the %1 of %2.")
                            .arg(memoryWords(m_machine), name()));
        case Exclusion::Weaker:
            return {
                u"search.weaker"_s,
                PlanWords::tr("%1 has less than what the plan was made on: %2. Whether that suffices is not "
                              "known: %3.")
                    .arg(name(), lessWords(), whatToMeasure()),
                recordOf(exclusion).document()};
        case Exclusion::Deadline:
            return deadline();
        case Exclusion::Latency:
            return latency();
        case Exclusion::Capacity:
            return make(exclusion, capacity());
        case Exclusion::NoPrice:
            return make(exclusion,
                        PlanWords::tr("No price of %1 in %2 that may be used without asking is known for %3.")
                            .arg(name(), m_catalog.region(m_candidate.region).name,
                                 cost::priceTypeWords(m_candidate.type)));
        default:
            return {};
        }
    }

private:
    [[nodiscard]] QString name() const { return m_size.shortName(); }

    [[nodiscard]] QString number(double value) const { return formatNumber(value, wordsLocale()); }

    [[nodiscard]] QString nodeWords() const
    {
        return formatUnits(m_candidate.nodes, u"node"_s, wordsLocale());
    }

    [[nodiscard]] Reason make(Exclusion exclusion, const QString &text) const
    {
        const ExclusionRecord &record = recordOf(exclusion);
        return {record.rule(), text, record.document()};
    }

    [[nodiscard]] QString capacity() const
    {
        if (m_searched.billing() == cost::Billing::Kubernetes
            && m_searched.measure == Measure::LatencyMilliseconds) {
            KubernetesOptions pod = m_searched.asPlanned().kubernetes.value_or(KubernetesOptions());
            pod.podGpus = m_searched.podGpusOn(m_candidate.size, m_machine);
            const QString misfit
                = cost::misfitWords(pod, cost::roomForPods(m_catalog, m_size, m_searched.asPlanned()));
            if (!misfit.isEmpty())
                return PlanWords::tr("A pod fits no node of %1: it asks for %2.").arg(name(), misfit);
        }
        return PlanWords::tr("The work of a month does not fit on %1 of %2.").arg(nodeWords(), name());
    }

    /// What would settle whether a machine with less suffices.
    [[nodiscard]] QString whatToMeasure() const
    {
        if (m_searched.measure == Measure::None)
            return PlanWords::tr("ask those who work on it");
        if (m_searched.measure != Measure::LatencyMilliseconds)
            return PlanWords::tr("measure how much memory a run takes, and the time of it");
        return m_searched.usesGpu() && m_searched.billing() == cost::Billing::Endpoint
            ? PlanWords::tr("state the parameters of the model, or measure an answer there")
            : PlanWords::tr("state the memory of the model, or measure an answer there");
    }

    [[nodiscard]] QString whyNoTime() const
    {
        const bool measured = m_searched.planned.has_value();
        if (measured && m_searched.planned->hasGpu() && !m_machine.hasGpu())
            return PlanWords::tr("Its time was measured with a GPU, and %1 has none: nothing tells how much "
                                 "longer a CPU takes.")
                .arg(name());
        if (measured && !m_searched.planned->hasGpu() && m_machine.hasGpu())
            return PlanWords::tr(
                       "Its time was measured without a GPU: nothing tells how much faster the %1 of %2 is.")
                .arg(gpuText(m_catalog, m_size), name());
        return PlanWords::tr("Its time on %1 does not follow from what the plan tells: the precision (%2) is "
                             "missing there, or no source gives the speed.")
            .arg(name(), QString(wordOf(precision())));
    }

    /// Of the first training on the compute.
    [[nodiscard]] Precision precision() const
    {
        const Plan &plan = m_searched.plan;
        for (const std::size_t w : m_searched.bill().index.users(m_searched.asPlanned().id)) {
            if (const auto *job = std::get_if<TrainingJob>(&plan.workloads[w].detail))
                return job->work.trainingPrecision.value_or(plan.model.precision);
        }
        return plan.model.precision;
    }

    [[nodiscard]] QString memoryWords(const sizing::Machine &machine) const
    {
        return machine.hasGpu() ? PlanWords::tr("%1 GiB of GPU memory").arg(number(machine.allGpuMemoryGiB()))
                                : PlanWords::tr("%1 GiB of memory").arg(number(machine.memoryGiB));
    }

    template <typename Compare> void compareGpus(const Compare &compare, const sizing::Machine &planned) const
    {
        compare(m_machine.allGpuMemoryGiB(), planned.allGpuMemoryGiB(),
                PlanWords::tr("%1 of %2 GiB of GPU memory"));
        compare(m_machine.gpuMemoryGiB, planned.gpuMemoryGiB,
                PlanWords::tr("%1 of %2 GiB of memory in each GPU"));
    }

    /// "4 of 8 vCPUs, 16 of 32 GiB of memory": of a machine that is larger all in all, what of it is less.
    [[nodiscard]] QString lessWords() const
    {
        const sizing::Machine &planned = *m_searched.planned;
        QStringList less;
        const auto compare = [&](double has, double wanted, const QString &words) {
            if (has < wanted)
                less << words.arg(number(has), number(wanted));
        };
        if (m_searched.measure == Measure::None)
            compare(m_machine.vcpus, planned.vcpus, PlanWords::tr("%1 of %2 vCPUs"));
        if (const double longer = sizing::cpuTimeRatio(planned, m_machine).likely;
            m_searched.measure == Measure::None && longer > longestOnCpu)
            less << PlanWords::tr("work on its CPUs takes %1 times as long").arg(number(longer));
        const bool isByMemory = !m_searched.usesGpu() || m_searched.measure == Measure::None;
        if (isByMemory && m_machine.memoryGiB <= 0)
            less << PlanWords::tr("how much memory it has is not known");
        else if (isByMemory)
            compare(m_machine.memoryGiB, planned.memoryGiB, PlanWords::tr("%1 of %2 GiB of memory"));
        if (planned.hasGpu() && !m_machine.hasGpu())
            less << PlanWords::tr("no GPU");
        else
            compareGpus(compare, planned);
        if (!less.isEmpty())
            return less.join(u", "_s);
        return m_searched.usesGpu()
            ? PlanWords::tr("slower GPUs, or fewer for each pod")
            : PlanWords::tr("fewer requests at a time, which are told for all deployments at once");
    }

    /// Whether there is a figure to tell: where work never ends, or nothing tells its time on the machine, there is none.
    [[nodiscard]] bool isTimeKnown() const { return std::isfinite(m_candidate.measure); }

    [[nodiscard]] Reason deadline() const
    {
        const QLocale locale = wordsLocale();
        const Workload *workload
            = m_searched.workload ? &m_searched.plan.workloads[*m_searched.workload] : nullptr;
        const auto *job = workload ? std::get_if<TrainingJob>(&workload->detail) : nullptr;
        const auto *batch = workload ? std::get_if<BatchScoring>(&workload->detail) : nullptr;
        const QString takes = formatDuration(m_candidate.measure * 3600, locale);
        QString text = PlanWords::tr("Its runs take too long on %1 of %2.").arg(nodeWords(), name());
        if (job && job->deadlineHours && isTimeKnown())
            text = PlanWords::tr("A run takes %1 on %2 of %3, and its deadline is %4.")
                       .arg(takes, nodeWords(), name(), formatDuration(*job->deadlineHours * 3600, locale));
        else if (batch && isTimeKnown())
            text = PlanWords::tr("A batch takes %1 on %2 of %3, and its window is %4.")
                       .arg(takes, nodeWords(), name(), formatDuration(batch->windowHours * 3600, locale));
        return make(Exclusion::Deadline, text);
    }

    [[nodiscard]] Reason latency() const
    {
        const QLocale locale = wordsLocale();
        const auto *endpoint = m_searched.workload
            ? std::get_if<RealtimeEndpoint>(&m_searched.plan.workloads[*m_searched.workload].detail)
            : nullptr;
        QString text
            = PlanWords::tr("Answers of %1 of %2 miss their target at the peak.").arg(nodeWords(), name());
        if (endpoint && isTimeKnown() && m_candidate.measure > endpoint->latencyTargetMilliseconds)
            text = PlanWords::tr("%1 of answers take up to %2 from %3 of %4, and the target is %5.")
                       .arg(formatPercent(endpoint->latencyPercentile, locale, 3),
                            formatDuration(m_candidate.measure / 1000, locale), nodeWords(), name(),
                            formatDuration(endpoint->latencyTargetMilliseconds / 1000, locale));
        else if (endpoint)
            text = PlanWords::tr(
                       "At the peak %1 of %2 are busier than the plan allows, or turn requests away.")
                       .arg(nodeWords(), name());
        return make(Exclusion::Latency, text);
    }

    const SearchedCompute &m_searched;
    const Catalog &m_catalog;
    const Candidate &m_candidate;
    const VmSize &m_size;
    sizing::Machine m_machine;
};

bool concerns(const Plan &plan, const Finding &finding, const QString &compute)
{
    return computesOf(plan, finding).contains(compute);
}

/// What the rules say of the plan with the candidate, as far as it concerns the compute.
const Finding *findingFor(const Evaluation &with, const SearchedCompute &searched, Exclusion exclusion)
{
    const ExclusionRecord &record = recordOf(exclusion);
    for (const Finding &finding : with.findings) {
        const bool serious = finding.severity == Severity::Blocker || finding.severity == record.severity
            || finding.rule == u"serving.instances" || finding.rule == u"serving.places";
        if (serious && record.isToldBy(finding.rule)
            && concerns(searched.plan, finding, searched.asPlanned().id))
            return &finding;
    }
    return nullptr;
}

} // namespace

void addReason(const Finding &finding, std::vector<Reason> &reasons, bool warns)
{
    const bool told = std::ranges::any_of(
        reasons, [&finding](const Reason &reason) { return reason.rule == finding.rule; });
    if (!told)
        reasons.push_back({finding.rule, sentenceOf(finding), finding.source, finding.fix, warns});
}

namespace {

/// Several things may stand against a region, and only some of them are findings of a plan that is there.
void addRegionReasons(const SearchedCompute &searched, RegionId region, std::vector<Reason> &reasons)
{
    for (const Statement &statement : searched.eligibility.aboutRegion(region)) {
        const bool isAllowed = statement.rule == u"search.region" && searched.query.everyRegion;
        if (!isAllowed && std::ranges::find(reasons, statement.rule, &Reason::rule) == reasons.end())
            reasons.push_back(reasonOf(statement));
    }
}

} // namespace

std::vector<Reason> reasonsFor(const SearchedCompute &searched, const Candidate &candidate,
                               const Evaluation &now)
{
    const PlanEdit edit = choiceIn(searched.plan, searched.context, searched.asPlanned().id, candidate);
    const slipway::Result<Plan> plan = applied(edit, searched.plan);
    const std::optional<Evaluation> with
        = plan ? std::optional(evaluate(*plan, searched.context)) : std::nullopt;
    const Words words(searched, candidate);
    std::vector<Reason> reasons;
    for (std::size_t e = 0; e < exclusionCount; ++e) {
        const auto exclusion = static_cast<Exclusion>(e);
        if (!candidate.has(exclusion))
            continue;
        const Finding *finding = with ? findingFor(*with, searched, exclusion) : nullptr;
        // Of a time that nobody knows that is told, and not that it is too long.
        const bool isOfTime = exclusion == Exclusion::Deadline || exclusion == Exclusion::Latency;
        if (!finding && isOfTime && candidate.has(Exclusion::TimeUnknown))
            continue;
        // Two exclusions may be told by one finding.
        if (finding)
            addReason(*finding, reasons);
        else
            reasons.push_back(words.of(exclusion));
        if (exclusion == Exclusion::Region)
            addRegionReasons(searched, candidate.region, reasons);
    }
    if (!with)
        return reasons;
    for (const Finding &finding : newObjections(*with, now))
        addReason(finding, reasons, !rulesOut(finding));
    return reasons;
}

std::vector<Reason> reasonsAgainst(const Plan &plan, const Context &context, const QString &compute,
                                   const Candidate &candidate)
{
    Query query;
    query.compute = compute;
    const std::optional<SearchedCompute> searched = searchedComputeOf(plan, context, query);
    return searched ? reasonsFor(*searched, candidate, evaluate(plan, context)) : std::vector<Reason>();
}

} // namespace slipway::search
