// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/explain/keyfigures.h"

#include "model/base/format.h"
#include "model/cost/loads.h"
#include "model/cost/timeline.h"
#include "model/explain/sizingtext.h"
#include "model/items/stopcost.h"
#include "model/sizing/plansizing.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace slipway {

namespace {

struct KeyTexts
{
    Q_DECLARE_TR_FUNCTIONS(slipway::KeyFigures)
};

using KeyTone = KeyFigure::Tone;

const QString noValue = u"\u2013"_s;

/// Number and unit apart: "7 h 30" and "min", "20.8" and "GiB".
void splitUnit(KeyFigure &out, const QString &text)
{
    const qsizetype space = text.lastIndexOf(u' ');
    const QString last = text.sliced(space + 1);
    const bool isUnit = space > 0 && !last.isEmpty() && !last.at(0).isDigit();
    out.value = isUnit ? text.first(space) : text;
    out.unit = isUnit ? last : QString();
}

QString joined(QStringList parts)
{
    parts.removeAll(QString());
    return parts.join(u", "_s);
}

KeyTone toneOf(double share)
{
    if (share > 1 + 1e-9)
        return KeyTone::Bad;
    return share >= nearLimit ? KeyTone::Caution : KeyTone::Plain;
}

class Maker
{
public:
    Maker(const KeySubject &subject, const Plan &plan, const Evaluation &evaluation, const Context &context,
          const QLocale &locale)
        : m_subject(subject)
        , m_plan(plan)
        , m_evaluation(evaluation)
        , m_context(context)
        , m_locale(locale)
    {
        for (std::size_t i = 0; i < plan.workloads.size(); ++i) {
            if (plan.workloads[i].id == subject.workload) {
                m_workload = &plan.workloads[i];
                m_place = u"/workloads/%1/"_s.arg(i);
            }
        }
        if (!m_workload) {
            m_absent.detail = subject.kind;
            m_absent.enabled = false;
            m_workload = &m_absent;
        }
        const auto found
            = std::find_if(evaluation.sizing.begin(), evaluation.sizing.end(), [&](const SizingResult &each) {
                  return each.workload == subject.workload && each.deployment == subject.deployment;
              });
        m_result = found == evaluation.sizing.end() ? nullptr : &*found;
    }

    [[nodiscard]] KeyFigures make() const
    {
        if (const auto *job = std::get_if<TrainingJob>(&m_workload->detail))
            return {runTime(*job), runCost(), month({}), memory(*job)};
        if (const auto *endpoint = std::get_if<RealtimeEndpoint>(&m_workload->detail))
            return {answerTime(*endpoint), busy(), instances(*endpoint), month(perRequest(*endpoint))};
        if (std::holds_alternative<BatchScoring>(m_workload->detail))
            return {batchTime(), batchBusy(), batchNodes(), month(perItem())};
        const auto &people = std::get<Experimentation>(m_workload->detail);
        return {hours(people), forgotten(people), perMachine(people), month({})};
    }

private:
    [[nodiscard]] const SizedFigure *output(QStringView id) const
    {
        const SizedFigure *found = m_result ? m_result->output(id) : nullptr;
        return found && found->likely > 0 ? found : nullptr;
    }
    [[nodiscard]] const SizedFigure *input(QStringView id) const
    {
        if (!m_result)
            return nullptr;
        const auto found = std::find_if(m_result->inputs.begin(), m_result->inputs.end(),
                                        [&](const SizingInput &each) { return each.figure.id == id; });
        return found == m_result->inputs.end() ? nullptr : &found->figure;
    }
    [[nodiscard]] Figure figureOf(const QString &id) const
    {
        return {Figure::Kind::Sizing, m_subject.workload, m_subject.deployment, id};
    }
    [[nodiscard]] QString text(const SizedFigure &figure) const { return figureText(figure, m_locale); }
    [[nodiscard]] QString number(double value, int decimals = 2) const
    {
        return formatNumber(value, m_locale, decimals);
    }
    [[nodiscard]] KeyFigure unknown(const QString &caption, const QString &why,
                                    const QString &field = {}) const
    {
        KeyFigure out;
        out.caption = caption;
        out.value = noValue;
        out.detail = m_workload->enabled ? why : KeyTexts::tr("not part of the plan");
        if (m_workload->enabled)
            out.field = field;
        return out;
    }
    [[nodiscard]] KeyFigure shown(const QString &caption, const SizedFigure &figure) const
    {
        KeyFigure out;
        out.caption = caption;
        splitUnit(out, text(figure));
        out.figure = figureOf(figure.id);
        return out;
    }
    /// A time beside its limit: range and limit, and the words for too long.
    void limit(KeyFigure &out, const SizedFigure &figure, const SizedFigure &most, const QString &words) const
    {
        out.share = figure.likely / most.likely;
        out.tone = toneOf(*out.share);
        const QString beside = besideLimit(figure, most);
        splitUnit(out, beside);
        if (beside != figureTextBeside(figure, most, m_locale))
            out.figure
                .reset(); // its explanation would read otherwise: the tab below has it as it is explained
        const QString over = KeyTexts::tr("over: %1").arg(words);
        out.detail = out.tone == KeyTone::Bad ? over : joined({rangeText(figure, m_locale), words});
    }

    /// Not to be read like the limit where it is not: "11.98 s" beside 12 s.
    [[nodiscard]] QString besideLimit(const SizedFigure &figure, const SizedFigure &most) const
    {
        const QString like = text(most);
        if (text(figure) != like || figure.likely == most.likely || figure.unit != u"ms"
            || figure.likely < 1000)
            return figureTextBeside(figure, most, m_locale);
        for (int decimals = 1; decimals <= 6; ++decimals) {
            const QString seconds = number(figure.likely / 1000, decimals);
            if (seconds != number(most.likely / 1000, decimals))
                return KeyTexts::tr("%1 s", "seconds").arg(seconds);
        }
        return like;
    }

    [[nodiscard]] KeyFigure runTime(const TrainingJob &job) const
    {
        const QString caption = KeyTexts::tr("A run takes");
        const SizedFigure *time = output(u"hours_per_run");
        if (!time)
            return unknown(caption, KeyTexts::tr("no work told yet"), missingWork(job));
        KeyFigure out = shown(caption, *time);
        if (job.deadlineHours && *job.deadlineHours > 0) {
            const SizedFigure most{u"deadline"_s,     {}, u"h"_s, *job.deadlineHours, *job.deadlineHours,
                                   *job.deadlineHours};
            limit(out, *time, most, KeyTexts::tr("deadline %1").arg(text(most)));
        } else {
            out.detail = joined({rangeText(*time, m_locale), KeyTexts::tr("no deadline")});
        }
        return out;
    }
    /// The first entry without which the time of a run is not known.
    [[nodiscard]] QString missingWork(const TrainingJob &job) const
    {
        const QString work = m_place + u"training/work/"_s;
        const TrainingWork &told = job.work;
        switch (told.method) {
        case WorkMethod::MeasuredHours:
            return work + u"measuredHours"_s;
        case WorkMethod::ParametersAndTokens:
            return work + (told.tokensBillion.likely > 0 ? u"parametersBillion"_s : u"tokensBillion"_s);
        case WorkMethod::ImagesAndEpochs:
            break;
        }
        return work
            + (!(told.images.likely > 0)       ? u"images"_s
                   : !(told.epochs.likely > 0) ? u"epochs"_s
                                               : u"imagesPerSecond"_s);
    }
    /// What stands in the way of the run comes before a price that nobody looks for then.
    [[nodiscard]] QString whyNoCost() const
    {
        const std::size_t compute = computeIndex();
        const QString ofCompute = u"/computes/%1/"_s.arg(compute);
        for (const Finding &finding : m_evaluation.findings) {
            if (finding.severity == Severity::Blocker && !finding.rule.startsWith(u"price.")
                && (finding.field.startsWith(m_place) || finding.field.startsWith(ofCompute)))
                return finding.title;
        }
        return output(u"hours_per_run") ? KeyTexts::tr("no price by the machine-hour")
                                        : KeyTexts::tr("its time is not known");
    }
    /// Of the compute that the workload runs on; as many as there are where it has none.
    [[nodiscard]] std::size_t computeIndex() const
    {
        const QStringList ids = m_workload->computeIds();
        const auto found = std::find_if(m_plan.computes.begin(), m_plan.computes.end(),
                                        [&](const Compute &each) { return ids.contains(each.id); });
        return static_cast<std::size_t>(found - m_plan.computes.begin());
    }
    [[nodiscard]] KeyFigure runCost() const
    {
        const QString caption = KeyTexts::tr("A run costs");
        const SizedFigure *cost = output(u"cost_per_run");
        if (!cost)
            return unknown(caption, whyNoCost());
        KeyFigure out = shown(caption, *cost);
        // "USD 72.42": the currency is the unit.
        out.value = text(*cost).section(u' ', 1);
        out.unit = cost->unit;
        const QString range = rangeText(*cost, m_locale);
        out.detail = range.isEmpty() ? KeyTexts::tr("no range typed in") : range;
        return out;
    }
    [[nodiscard]] KeyFigure month(const QString &detail) const
    {
        // Of all months of the plan, as its own average is: a workload that starts later costs more in each of its own.
        const auto months = static_cast<std::int64_t>(std::max<std::size_t>(1, m_evaluation.months.size()));
        const QString caption = KeyTexts::tr("Average over %1")
                                    .arg(formatUnits(static_cast<double>(months), u"month"_s, m_locale, 0));
        if (!m_workload->enabled)
            return unknown(caption, {});
        const WorkloadCost cost = costOfWorkload(m_evaluation, m_subject.workload);
        KeyFigure out;
        out.caption = caption;
        const Total average = cost.total.dividedBy(months);
        out.value = formatAmount(average, m_locale);
        out.unit = m_evaluation.currency.code();
        const double whole = m_evaluation.total.known().toDouble();
        if (whole > 0)
            out.share = cost.total.known().toDouble() / whole;
        const QString part = out.share
            ? KeyTexts::tr("%1 of the plan").arg(formatPercent(100 * *out.share, m_locale))
            : QString();
        out.detail = detail.isEmpty() ? part : detail;
        if (cost.sharedWith > 0 && detail.isEmpty())
            out.detail = KeyTexts::tr("shared, %1").arg(formatPercent(100 * out.share.value_or(0), m_locale));
        return out;
    }
    [[nodiscard]] KeyFigure memory(const TrainingJob &job) const
    {
        const QString caption = KeyTexts::tr("GPU memory used");
        const SizedFigure *room = output(u"gpu_memory_gib");
        if (!room) {
            const Compute *compute = m_plan.compute(job.compute);
            const std::optional<SizeId> size
                = compute ? m_context.catalog.findSize(compute->size) : std::nullopt;
            const bool hasGpu = size && m_context.catalog.size(*size).gpu;
            return hasGpu
                ? unknown(caption, KeyTexts::tr("no parameters told"), u"/model/parametersBillion"_s)
                : unknown(caption, KeyTexts::tr("this size has no GPU"));
        }
        const SizedFigure *used = nullptr;
        for (const char *id :
             {"gib_per_gpu_stage0", "gib_per_gpu_stage1", "gib_per_gpu_stage2", "gib_per_gpu_stage3"}) {
            const SizedFigure *stage = output(QLatin1StringView(id).toString());
            if (stage && (!used || used->likely > room->likely))
                used = stage;
        }
        if (!used)
            return unknown(caption, KeyTexts::tr("no parameters told"), u"/model/parametersBillion"_s);
        KeyFigure out = shown(caption, *used);
        out.unit = KeyTexts::tr("of %1").arg(text(*room));
        out.figure.reset(); // two figures in one: each is explained in the tab below
        out.share = used->likely / room->likely;
        const QString percent = formatPercent(100 * *out.share, m_locale, 0);
        out.tone = *out.share > 1 ? KeyTone::Bad : *out.share >= nearLimit ? KeyTone::Caution : KeyTone::Good;
        out.detail
            = *out.share > 1 ? KeyTexts::tr("does not fit") : KeyTexts::tr("fits, %1 used").arg(percent);
        return out;
    }

    [[nodiscard]] KeyFigure answerTime(const RealtimeEndpoint &endpoint) const
    {
        const QString caption
            = KeyTexts::tr("%1 answered in").arg(formatPercent(endpoint.latencyPercentile, m_locale, 2));
        // The worse of the two ways to send requests, which bound what a balancer does.
        const SizedFigure *worse = output(u"latency_pooled_ms");
        if (const SizedFigure *split = output(u"latency_split_ms");
            split && (!worse || split->likely > worse->likely))
            worse = split;
        const SizedFigure *target = input(u"target_ms");
        if (!worse)
            return unknown(caption, KeyTexts::tr("no service time told"),
                           m_place + u"realtime/serviceMilliseconds"_s);
        KeyFigure out = shown(caption, *worse);
        if (target && target->likely > 0)
            limit(out, *worse, *target, KeyTexts::tr("target is %1").arg(text(*target)));
        return out;
    }
    [[nodiscard]] KeyFigure busy() const
    {
        const QString caption = KeyTexts::tr("Busy at the peak");
        const SizedFigure *used = output(u"utilization");
        if (!used)
            return unknown(caption, KeyTexts::tr("no service time told"),
                           m_place + u"realtime/serviceMilliseconds"_s);
        KeyFigure out = shown(caption, *used);
        const double most = m_plan.assumptions.targetUtilizationPercent.likely / 100;
        out.share = most > 0 ? used->likely / most : 0;
        out.tone = toneOf(*out.share);
        const QString limit = KeyTexts::tr("%1 is the limit").arg(formatPercent(100 * most, m_locale));
        out.detail = out.tone == KeyTone::Bad ? KeyTexts::tr("over: %1").arg(limit) : limit;
        return out;
    }
    [[nodiscard]] KeyFigure instances(const RealtimeEndpoint &endpoint) const
    {
        const QString caption = KeyTexts::tr("Instances");
        const SizedFigure *planned = output(u"instances_planned");
        const auto deployment
            = std::find_if(endpoint.deployments.begin(), endpoint.deployments.end(),
                           [&](const Deployment &each) { return each.id == m_subject.deployment; });
        if (!planned || deployment == endpoint.deployments.end())
            return unknown(caption, KeyTexts::tr("not sized"));
        KeyFigure out = shown(caption, *planned);
        out.unit.clear();
        const int peak = qRound(planned->likely);
        const bool follows = deployment->sizing == InstanceSizing::Autoscale
            || deployment->sizing == InstanceSizing::DerivedAutoscale;
        const int least
            = follows ? m_evaluation.leastInstances(m_workload->id, deployment->id).value_or(peak) : peak;
        if (least < peak)
            out.value = KeyTexts::tr("%1 to %2").arg(least).arg(peak);
        out.detail = KeyTexts::tr("%1 at the peak").arg(peak);
        const SizedFigure *wanted = output(u"instances_needed");
        if (wanted && wanted->likely > planned->likely) {
            out.tone = KeyTone::Bad;
            out.detail = KeyTexts::tr("the peak needs %1").arg(text(*wanted));
        }
        return out;
    }
    /// "3.44 a million tokens", "0.12 for 1,000 requests": by the load that the plan expects.
    [[nodiscard]] QString perRequest(const RealtimeEndpoint &endpoint) const
    {
        double requests = 0;
        for (int month = 0; month < m_plan.months; ++month) {
            const bool runs = month >= m_workload->startMonth
                && (!m_workload->lengthMonths || month < m_workload->startMonth + *m_workload->lengthMonths);
            if (runs)
                requests += cost::requestsPerMonth(m_plan, *m_workload, endpoint, month);
        }
        const WorkloadCost cost = costOfWorkload(m_evaluation, m_subject.workload);
        if (!(requests > 0) || !cost.total.isComplete())
            return {};
        const double each = cost.total.known().toDouble() / requests;
        if (endpoint.outputTokens && *endpoint.outputTokens > 0)
            return KeyTexts::tr("%1 a million tokens").arg(small(each * 1e6 / *endpoint.outputTokens));
        return KeyTexts::tr("%1 for 1,000 requests").arg(small(each * 1000));
    }
    /// An amount with the digits that count.
    [[nodiscard]] QString small(double amount) const
    {
        const int decimals
            = amount > 0 && amount < 1 ? 1 - static_cast<int>(std::floor(std::log10(amount))) : 2;
        return number(amount, std::clamp(decimals, 2, 9));
    }

    [[nodiscard]] KeyFigure batchTime() const
    {
        const QString caption = KeyTexts::tr("Done in");
        const SizedFigure *time = output(u"hours_per_run");
        const SizedFigure *window = input(u"window_hours");
        if (!time) {
            const SizedFigure *items = input(u"items");
            return unknown(
                caption, KeyTexts::tr("no work told yet"),
                m_place + (items && items->likely > 0 ? u"batch/secondsPerItem"_s : u"batch/itemsPerRun"_s));
        }
        KeyFigure out = shown(caption, *time);
        if (window && window->likely > 0)
            limit(out, *time, *window, KeyTexts::tr("window %1").arg(text(*window)));
        if (window && out.tone != KeyTone::Bad)
            out.detail = KeyTexts::tr("window %1").arg(text(*window)); // the range has its table
        return out;
    }
    [[nodiscard]] KeyFigure batchBusy() const
    {
        const QString caption = KeyTexts::tr("Busy share");
        const SizedFigure *time = output(u"hours_per_run");
        const SizedFigure *nodes = output(u"nodes");
        const SizedFigure *billed = output(u"node_hours_per_run");
        if (!time || !nodes || !billed)
            return unknown(caption, KeyTexts::tr("no work told yet"));
        KeyFigure out;
        out.caption = caption;
        out.share = time->likely * nodes->likely / billed->likely;
        out.value = number(100 * *out.share, 0);
        out.unit = u"%"_s;
        out.detail = KeyTexts::tr("rest: start of nodes");
        return out;
    }
    [[nodiscard]] KeyFigure batchNodes() const
    {
        const QString caption = KeyTexts::tr("Nodes");
        const SizedFigure *nodes = output(u"nodes");
        if (!nodes)
            return unknown(caption, KeyTexts::tr("not sized"));
        KeyFigure out = shown(caption, *nodes);
        out.unit.clear();
        const SizedFigure *needed = output(u"nodes_needed");
        if (!needed) {
            out.tone = KeyTone::Bad;
            out.detail = KeyTexts::tr("no number keeps the window");
        } else if (needed->likely > nodes->likely) {
            out.tone = KeyTone::Bad;
            out.detail = KeyTexts::tr("the window needs %1").arg(text(*needed));
        } else {
            out.detail = KeyTexts::tr("%1 keep the window").arg(text(*needed));
        }
        return out;
    }
    [[nodiscard]] QString perItem() const
    {
        const SizedFigure *cost = output(u"cost_per_thousand");
        return cost ? KeyTexts::tr("%1 per 1,000").arg(text(*cost).section(u' ', 1)) : QString();
    }

    [[nodiscard]] KeyFigure hours(const Experimentation &people) const
    {
        const QString caption = KeyTexts::tr("Worked a month");
        const double used
            = people.people.likely * people.hoursPerDay.likely * people.daysPerWeek * cost::weeksPerMonth;
        if (!m_workload->enabled || !(used > 0))
            return unknown(caption, KeyTexts::tr("nobody works yet"), m_place + u"experimentation/people"_s);
        KeyFigure out;
        out.caption = caption;
        out.value = number(used, 0);
        out.unit = u"h"_s;
        const auto machines
            = std::find_if(m_evaluation.lines.begin(), m_evaluation.lines.end(), [&](const CostLine &line) {
                  return line.compute == people.compute && line.role == CostRole::Machines;
              });
        const auto first = static_cast<std::size_t>(std::max(0, m_workload->startMonth));
        const double open = machines != m_evaluation.lines.end() && first < machines->quantities.size()
            ? machines->quantities[first].units()
            : 0;
        if (!(open > 0)) {
            out.detail = KeyTexts::tr("machines not billed by the hour");
            return out;
        }
        out.share = used / open;
        out.detail = KeyTexts::tr("of %1 open hours").arg(number(open, 0));
        return out;
    }
    [[nodiscard]] KeyFigure forgotten(const Experimentation &people) const
    {
        const QString caption = KeyTexts::tr("If never stopped");
        const std::optional<StopCost> cost
            = m_workload->enabled ? stopCost(m_plan, m_evaluation, people.compute, m_context) : std::nullopt;
        if (!cost)
            return unknown(caption, KeyTexts::tr("nothing to stop here"));
        KeyFigure out;
        out.caption = caption;
        const auto months = static_cast<std::int64_t>(std::max<std::size_t>(1, m_evaluation.months.size()));
        out.value = formatAmount(cost->forgotten.dividedBy(months), m_locale);
        out.unit = m_evaluation.currency.code();
        const double planned = cost->planned.known().toDouble();
        const double more = cost->forgotten.known().toDouble() - planned;
        if (!(more > 0) && !cost->forgotten.isComplete()) {
            out.detail = KeyTexts::tr("not known: a price is missing");
        } else if (more > 0 && planned > 0) {
            out.tone = KeyTone::Good;
            out.detail = KeyTexts::tr("%1 as planned")
                             .arg(formatPercent(100 * planned / (planned + more), m_locale, 0));
            out.share = planned / (planned + more);
        } else {
            out.tone = KeyTone::Caution;
            out.detail = KeyTexts::tr("never stopped as planned");
        }
        return out;
    }
    [[nodiscard]] KeyFigure perMachine(const Experimentation &people) const
    {
        const QString caption = KeyTexts::tr("People per instance");
        const Compute *compute = m_plan.compute(people.compute);
        const bool counted = compute
            && m_context.catalog.traits(compute->target).uses(ComputeField::Instances)
            && compute->instances > 0;
        if (!m_workload->enabled || !counted)
            return unknown(caption, KeyTexts::tr("machines not counted"));
        KeyFigure out;
        out.caption = caption;
        out.value = number(people.people.likely / compute->instances, 1);
        out.detail = KeyTexts::tr("%1 for %2", "machines, people")
                         .arg(compute->instances)
                         .arg(formatUnits(people.people.likely, u"person"_s, m_locale, 1));
        return out;
    }

    const KeySubject &m_subject;
    const Plan &m_plan;
    const Evaluation &m_evaluation;
    const Context &m_context;
    const QLocale &m_locale;
    Workload m_absent; ///< stands for one that the plan does not have
    const Workload *m_workload = nullptr;
    QString m_place;
    const SizingResult *m_result = nullptr;
};

} // namespace

WorkloadCost costOfWorkload(const Evaluation &evaluation, const QString &workload)
{
    WorkloadCost cost{Total(Money(0, evaluation.currency)), 0};
    QStringList others;
    for (const CostLine &line : evaluation.lines) {
        if (!line.workloads.contains(workload) || line.stage == CostStage::Shared)
            continue;
        cost.total += line.cost();
        others += line.workloads;
    }
    others.removeDuplicates();
    others.removeAll(workload);
    cost.sharedWith = static_cast<int>(others.size());
    return cost;
}

KeyFigures keyFigures(const KeySubject &subject, const Plan &plan, const Evaluation &evaluation,
                      const Context &context, const QLocale &locale)
{
    return Maker(subject, plan, evaluation, context, locale).make();
}

} // namespace slipway
