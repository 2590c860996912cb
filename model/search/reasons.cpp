// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/search/reasons.h"

#include "model/base/format.h"
#include "model/catalog/catalogwords.h"
#include "model/cost/pricetypes.h"
#include "model/eligibility/verdicts.h"
#include "model/plan/plannames.h"
#include "model/rules/rulebook.h"
#include "model/search/blockers.h"

#include <QLocale>

#include <algorithm>
#include <optional>

using namespace Qt::StringLiterals;

namespace slipway::search {

namespace {

/// What a rule of the book says of its source; Slipway itself for ids that are no rules.
Source sourceOf(const QString &rule)
{
    for (const Rule &each : ruleBook()) {
        if (rule == QLatin1StringView(each.id))
            return {QString::fromUtf8(each.source), QString::fromUtf8(each.asOf)};
    }
    return {u"The plan"_s, {}};
}

QString sentenceOf(const Finding &finding)
{
    if (finding.detail.isEmpty())
        return finding.title + u'.';
    return finding.title + u". "_s + finding.detail;
}

/// Rules that say the same with figures of the plan, the first that has found something first.
QStringList rulesFor(Exclusion exclusion)
{
    switch (exclusion) {
    case Exclusion::Memory:
        return {u"training.memory"_s, u"serving.model_fits"_s, u"serving.places"_s, u"endpoint.memory"_s};
    case Exclusion::TimeUnknown:
        return {u"size.measured_elsewhere"_s, u"size.work_method"_s};
    case Exclusion::Deadline:
        return {u"cluster.deadline"_s, u"cluster.job_lifetime"_s};
    case Exclusion::Latency:
        return {u"serving.target"_s, u"serving.instances"_s};
    case Exclusion::Capacity:
        return {u"cluster.capacity"_s, u"cluster.run_fits"_s};
    default:
        return {};
    }
}

class Words
{
public:
    Words(const Subject &subject, const Candidate &candidate)
        : m_subject(subject)
        , m_catalog(subject.context.catalog)
        , m_candidate(candidate)
        , m_size(subject.context.catalog.size(candidate.size))
        , m_machine(sizing::machineOf(subject.context.catalog, m_size))
    {
    }

    [[nodiscard]] Reason of(Exclusion exclusion) const
    {
        switch (exclusion) {
        case Exclusion::NotSupported:
            return told(u"size.supported"_s, u"The newest list of sizes for %1 does not contain %2."_s);
        case Exclusion::SupportUnknown:
            return told(u"search.support_unknown"_s,
                        u"No list of sizes for %1 names %2. Check with az ml compute list-sizes."_s,
                        u"size.supported"_s);
        case Exclusion::Ends:
            return ends();
        case Exclusion::NotIsolated:
            return notIsolated();
        case Exclusion::NeedsGpu:
            return make(u"size.gpu"_s,
                        u"The plan says that the work needs a GPU; %1 has none."_s.arg(name()));
        case Exclusion::Architecture:
            return make(u"size.arm"_s,
                        m_machine.arm64
                            ? u"%1 has Arm processors, the images are built for x86."_s.arg(name())
                            : u"%1 has x86 processors, the images are built for Arm."_s.arg(name()));
        case Exclusion::TimeUnknown:
            return make(u"size.measured_elsewhere"_s, whyNoTime());
        case Exclusion::Memory:
            return make(u"endpoint.memory"_s,
                        u"The model does not fit into the %1 of %2."_s.arg(memoryWords(m_machine), name()));
        case Exclusion::Weaker:
            return make(u"search.weaker"_s,
                        u"%1 has %2; the plan was made on %3."_s.arg(name(), machineWords(m_machine),
                                                                     machineWords(*m_subject.planned)));
        case Exclusion::Region:
            return region();
        case Exclusion::PriceType:
            return priceType();
        case Exclusion::Preemptible:
            return make(u"preemptible.accepted"_s,
                        u"It may be taken away at any time, which the plan does not accept."_s);
        case Exclusion::Deadline:
            return deadline();
        case Exclusion::Latency:
            return latency();
        case Exclusion::Capacity:
            return make(u"cluster.capacity"_s,
                        u"The work of a month does not fit on %1 of %2."_s.arg(nodeWords(), name()));
        case Exclusion::NoPrice:
            return make(u"price.missing"_s,
                        u"No price of %1 in %2 that may be used without asking is known for %3."_s.arg(
                            name(), m_catalog.region(m_candidate.region).name,
                            cost::priceTypeWords(m_candidate.type)));
        }
        return {};
    }

private:
    [[nodiscard]] QString name() const { return m_size.shortName(); }

    [[nodiscard]] QString number(double value) const { return formatNumber(value, QLocale::c()); }

    [[nodiscard]] QString nodeWords() const
    {
        return formatUnits(m_candidate.nodes, u"node"_s, QLocale::c());
    }

    [[nodiscard]] Reason make(const QString &rule, const QString &text) const
    {
        return {rule, text, sourceOf(rule)};
    }

    /// `text` takes the target and the size.
    [[nodiscard]] Reason told(const QString &rule, const QString &text, const QString &sourceRule = {}) const
    {
        return {rule, text.arg(targetName(m_catalog, m_subject.asPlanned().target), name()),
                sourceOf(sourceRule.isEmpty() ? rule : sourceRule)};
    }

    [[nodiscard]] Reason ends() const
    {
        const Retirement &retirement = m_size.retirement;
        const QString date
            = retirement.date.isValid() ? formatIsoDate(retirement.date) : u"a date not stated"_s;
        QString text = retirement.endedBy(m_subject.context.asOf)
            ? u"%1 ended on %2 and can no longer be created."_s.arg(name(), date)
            : u"%1 ends on %2, while the plan uses it until %3."_s.arg(name(), date,
                                                                       formatIsoDate(m_subject.lastDay));
        if (!retirement.replacements.isEmpty())
            text += u" Replacements: %1."_s.arg(retirement.replacements.join(u", "_s));
        return {u"size.retired"_s, text, retirement.source};
    }

    [[nodiscard]] Reason notIsolated() const
    {
        Reason reason = make(u"isolation.isolated_sizes"_s,
                             u"%1 is not on the list of sizes that are alone on their host."_s.arg(name()));
        const IsolatedSize *listed = m_catalog.isolatedSize(m_candidate.size);
        if (!listed)
            return reason;
        reason.source = listed->source;
        if (listed->until.isValid())
            reason.text = u"%1 is alone on its host until %2, and the plan uses it until %3."_s.arg(
                name(), formatIsoDate(listed->until), formatIsoDate(m_subject.lastDay));
        else if (!listed->note.isEmpty())
            reason.text += u' ' + listed->note;
        return reason;
    }

    [[nodiscard]] QString whyNoTime() const
    {
        const bool measured = m_subject.planned.has_value();
        if (measured && m_subject.planned->hasGpu() && !m_machine.hasGpu())
            return u"Its time was measured with a GPU, and %1 has none: nothing tells how much longer a CPU takes."_s
                .arg(name());
        if (measured && !m_subject.planned->hasGpu() && m_machine.hasGpu())
            return u"Its time was measured without a GPU: nothing tells how much faster the %1 of %2 is."_s
                .arg(gpuText(m_catalog, m_size), name());
        return u"Its time on %1 does not follow from what the plan tells: the precision (%2) is missing there, or no source gives the speed."_s
            .arg(name(), QString(wordOf(m_subject.plan.model.precision)));
    }

    [[nodiscard]] QString memoryWords(const sizing::Machine &machine) const
    {
        return machine.hasGpu() ? u"%1 GiB of GPU memory"_s.arg(number(machine.allGpuMemoryGiB()))
                                : u"%1 GiB of memory"_s.arg(number(machine.memoryGiB));
    }

    [[nodiscard]] QString machineWords(const sizing::Machine &machine) const
    {
        const QString words = u"%1 and %2 GiB of memory"_s.arg(
            formatUnits(machine.vcpus, u"vCPU"_s, QLocale::c()), number(machine.memoryGiB));
        return machine.hasGpu() ? words
                + u", %1 with %2 GiB"_s.arg(formatUnits(machine.gpus, u"GPU"_s, QLocale::c()),
                                            number(machine.allGpuMemoryGiB()))
                                : words;
    }

    [[nodiscard]] Reason region() const
    {
        const Plan &plan = m_subject.plan;
        const Region &place = m_catalog.region(m_candidate.region);
        if (!mayDataGoTo(plan, place))
            return make(u"isolation.residency"_s,
                        u"%1 is in %2, and data may stay in %3 only."_s.arg(
                            place.name, place.geography, plan.isolation.residency.join(u", "_s)));
        const bool allowed = plan.namesRegion(place.id);
        if (!allowed)
            return make(u"search.region"_s,
                        u"%1 is not among the regions of the plan: %2."_s.arg(place.name, regionNames()));
        if (plan.isolation.hasManagedNetwork())
            return make(u"isolation.managed_network"_s,
                        u"The workspace's managed network stays in %1."_s.arg(nameOf(plan.region)));
        return make(u"region.same"_s,
                    u"%1 has to be in the region of the workspace, %2."_s.arg(
                        targetName(m_catalog, m_subject.asPlanned().target), nameOf(plan.region)));
    }

    [[nodiscard]] QString nameOf(const QString &regionId) const
    {
        const std::optional<RegionId> id = m_catalog.findRegion(regionId);
        return id ? m_catalog.region(*id).name : regionId;
    }

    [[nodiscard]] QString regionNames() const
    {
        QStringList names{nameOf(m_subject.plan.region)};
        for (const QString &other : m_subject.plan.otherRegions)
            names << nameOf(other);
        return names.join(u", "_s);
    }

    [[nodiscard]] Reason priceType() const
    {
        const QString target = m_catalog.behaviourOf(m_subject.asPlanned().target);
        const PriceUse told = m_subject.context.prices.use(target, m_candidate.type);
        Reason reason = make(u"price.type"_s,
                             (told.support == Support::No ? u"%1 is not sold as %2."_s
                                                          : u"Whether %1 is sold as %2 is not stated."_s)
                                 .arg(targetName(m_catalog, m_subject.asPlanned().target),
                                      cost::priceTypeWords(m_candidate.type)));
        if (!told.note.isEmpty())
            reason.text += u' ' + told.note;
        if (!told.source.title.isEmpty())
            reason.source = told.source;
        return reason;
    }

    [[nodiscard]] Reason deadline() const
    {
        const QLocale locale = QLocale::c();
        const Workload *workload
            = m_subject.workload ? &m_subject.plan.workloads[*m_subject.workload] : nullptr;
        const auto *job = workload ? std::get_if<TrainingJob>(&workload->detail) : nullptr;
        const auto *batch = workload ? std::get_if<BatchScoring>(&workload->detail) : nullptr;
        const QString takes = formatDuration(m_candidate.measure * 3600, locale);
        QString text = u"Its runs take too long on %1 of %2."_s.arg(nodeWords(), name());
        if (job && job->deadlineHours)
            text = u"A run takes %1 on %2 of %3, and its deadline is %4."_s.arg(
                takes, nodeWords(), name(), formatDuration(*job->deadlineHours * 3600, locale));
        else if (batch)
            text = u"A batch takes %1 on %2 of %3, and its window is %4."_s.arg(
                takes, nodeWords(), name(), formatDuration(batch->windowHours * 3600, locale));
        return make(u"cluster.deadline"_s, text);
    }

    [[nodiscard]] Reason latency() const
    {
        const QLocale locale = QLocale::c();
        const auto *endpoint = m_subject.workload
            ? std::get_if<RealtimeEndpoint>(&m_subject.plan.workloads[*m_subject.workload].detail)
            : nullptr;
        QString text = u"Answers of %1 of %2 miss their target at the peak."_s.arg(nodeWords(), name());
        if (endpoint && m_candidate.measure > endpoint->latencyTargetMilliseconds)
            text = u"%1 of answers take up to %2 from %3 of %4, and the target is %5."_s.arg(
                formatPercent(endpoint->latencyPercentile, locale, 3),
                formatDuration(m_candidate.measure / 1000, locale), nodeWords(), name(),
                formatDuration(endpoint->latencyTargetMilliseconds / 1000, locale));
        else if (endpoint)
            text = u"At the peak %1 of %2 are busier than the plan allows, or turn requests away."_s.arg(
                nodeWords(), name());
        return make(u"serving.instances"_s, text);
    }

    const Subject &m_subject;
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
const Finding *findingFor(const Evaluation &with, const Subject &subject, Exclusion exclusion)
{
    for (const QString &rule : rulesFor(exclusion)) {
        for (const Finding &finding : with.findings) {
            const bool serious = finding.severity == Severity::Blocker || rule == u"serving.instances"
                || rule == u"serving.places";
            if (finding.rule == rule && serious && concerns(subject.plan, finding, subject.asPlanned().id))
                return &finding;
        }
    }
    return nullptr;
}

} // namespace

void addReason(const Finding &finding, std::vector<Reason> &reasons)
{
    const bool told = std::ranges::any_of(
        reasons, [&finding](const Reason &reason) { return reason.rule == finding.rule; });
    if (!told)
        reasons.push_back({finding.rule, sentenceOf(finding), finding.source});
}

std::vector<Reason> reasonsFor(const Subject &subject, const Candidate &candidate, const Evaluation &now)
{
    const PlanEdit edit = choice(subject.plan, subject.context, subject.asPlanned().id, candidate);
    const slipway::Result<Plan> plan = applied(edit, subject.plan);
    const std::optional<Evaluation> with
        = plan ? std::optional(evaluate(*plan, subject.context)) : std::nullopt;
    const Words words(subject, candidate);
    std::vector<Reason> reasons;
    for (std::size_t e = 0; e < exclusionCount; ++e) {
        const auto exclusion = static_cast<Exclusion>(e);
        if (!candidate.has(exclusion))
            continue;
        const Finding *finding = with ? findingFor(*with, subject, exclusion) : nullptr;
        if (finding)
            reasons.push_back({finding->rule, sentenceOf(*finding), finding->source});
        else
            reasons.push_back(words.of(exclusion));
    }
    if (!with)
        return reasons;
    for (const Finding &finding : newBlockers(*with, now))
        addReason(finding, reasons);
    return reasons;
}

std::vector<Reason> reasonsAgainst(const Plan &plan, const Context &context, const QString &compute,
                                   const Candidate &candidate)
{
    Query query;
    query.compute = compute;
    const std::optional<Subject> subject = subjectOf(plan, context, query);
    return subject ? reasonsFor(*subject, candidate, evaluate(plan, context)) : std::vector<Reason>();
}

} // namespace slipway::search
