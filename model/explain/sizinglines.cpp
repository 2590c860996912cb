// SPDX-License-Identifier: GPL-3.0-or-later
// What the cards of a sizing show, in their order.
#include "model/base/format.h"
#include "model/evaluation/evaluation.h"
#include "model/explain/sizingtext.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <cmath>

using namespace Qt::StringLiterals;

namespace slipway {

namespace {

struct SizingLines
{
    Q_DECLARE_TR_FUNCTIONS(slipway::SizingLines)
};

using Tone = SizingLine::Tone;

/// Puts the lines of one result together.
class Writer
{
public:
    Writer(const SizingResult &result, const QLocale &locale)
        : m_result(result)
        , m_locale(locale)
    {
    }

    [[nodiscard]] const SizedFigure *output(const char *id) const
    {
        return m_result.output(QString::fromLatin1(id));
    }
    [[nodiscard]] const SizedFigure *input(const char *id) const
    {
        const auto found
            = std::find_if(m_result.inputs.begin(), m_result.inputs.end(),
                           [id](const SizingInput &each) { return each.figure.id == QLatin1StringView(id); });
        return found == m_result.inputs.end() ? nullptr : &found->figure;
    }
    /// Whether the plan states it: what it is worked out of has no field there.
    [[nodiscard]] bool isTyped(const char *id) const
    {
        return std::ranges::any_of(m_result.inputs, [id](const SizingInput &each) {
            return each.figure.id == QLatin1StringView(id) && !each.field.isEmpty();
        });
    }
    [[nodiscard]] double likely(const char *id, double otherwise = 0) const
    {
        const SizedFigure *figure = output(id);
        return figure ? figure->likely : otherwise;
    }
    [[nodiscard]] double given(const char *id, double otherwise = 0) const
    {
        const SizedFigure *figure = input(id);
        return figure ? figure->likely : otherwise;
    }
    [[nodiscard]] QString text(const char *id) const
    {
        const SizedFigure *figure = output(id);
        if (!figure)
            figure = input(id);
        return figure ? figureText(*figure, m_locale) : QString();
    }
    [[nodiscard]] QString givenText(const char *id) const
    {
        const SizedFigure *figure = input(id);
        return figure ? figureText(*figure, m_locale) : QString();
    }
    [[nodiscard]] QString range(const char *id) const
    {
        const SizedFigure *figure = output(id);
        return figure ? rangeText(*figure, m_locale) : QString();
    }
    [[nodiscard]] QString units(double value, const QString &unit) const
    {
        return formatUnits(value, unit, m_locale, 0);
    }

    /// The output as a line, with its range in front of `detail`; nothing where there is no such output.
    void add(const QString &caption, const char *id, const QString &detail = {}, Tone tone = Tone::Plain)
    {
        if (!output(id))
            return;
        QStringList parts{range(id), detail};
        parts.removeAll(QString());
        m_lines.push_back({caption, text(id), parts.join(u"; "_s), QString::fromLatin1(id), tone});
    }
    /// The line just added shows its output beside this input, and must not read like it where it is not.
    void besideInput(const char *id)
    {
        const SizedFigure *limit = input(id);
        const SizedFigure *shown = m_lines.empty() ? nullptr : m_result.output(m_lines.back().output);
        if (limit && shown)
            m_lines.back().text = figureTextBeside(*shown, *limit, m_locale);
    }
    void addWords(const QString &caption, const QString &words, const QString &detail,
                  Tone tone = Tone::Plain)
    {
        m_lines.push_back({caption, words, detail, {}, tone});
    }
    [[nodiscard]] std::vector<SizingLine> take() { return std::move(m_lines); }

private:
    const SizingResult &m_result;
    QLocale m_locale;
    std::vector<SizingLine> m_lines;
};

void addCost(Writer &out)
{
    if (out.output("cost_per_run"))
        out.add(SizingLines::tr("Cost"), "cost_per_run");
    else
        out.addWords(SizingLines::tr("Cost"), SizingLines::tr("not told"),
                     SizingLines::tr("no machine-hour of it is billed: it has no price, or no run starts on it"));
}

void addMemory(Writer &out)
{
    if (!out.output("gpu_memory_gib"))
        return;
    constexpr std::array stages
        = {"gib_per_gpu_stage0", "gib_per_gpu_stage1", "gib_per_gpu_stage2", "gib_per_gpu_stage3"};
    const double room = out.likely("gpu_memory_gib");
    const auto fitting
        = std::find_if(stages.begin(), stages.end(), [&](const char *id) { return out.likely(id) <= room; });
    const bool fits = fitting != stages.end();
    const auto stage = static_cast<int>(std::min(fitting, stages.end() - 1) - stages.begin());
    const double gpus = out.likely("gpus_planned");
    QString detail = SizingLines::tr("of %1 on each GPU").arg(out.text("gpu_memory_gib"));
    if (fits && gpus <= 1)
        detail += SizingLines::tr(": it fits");
    else if (fits)
        detail += SizingLines::tr(": it fits on %1 with ZeRO stage %2")
                      .arg(out.units(gpus, u"GPU"_s))
                      .arg(stage);
    else if (out.output("gpus_needed"))
        detail += SizingLines::tr(": it does not fit on %1, on %2 of them it does")
                      .arg(out.units(gpus, u"GPU"_s), out.text("gpus_needed"));
    else
        detail += SizingLines::tr(": it does not fit on any number of them");
    out.add(SizingLines::tr("Memory"), stages[static_cast<std::size_t>(stage)], detail,
            fits ? Tone::Good : Tone::Bad);
}

void addTraining(Writer &out)
{
    out.add(SizingLines::tr("Time"), "hours_per_run",
            out.input("trials") ? SizingLines::tr("one trial %1").arg(out.text("hours_per_trial"))
                                : QString());
    addCost(out);
    addMemory(out);
    const QString nodes = out.units(out.given("nodes", 1), u"node"_s);
    if (out.output("efficiency"))
        out.add(SizingLines::tr("Computing"), "efficiency",
                SizingLines::tr("of the time on %1, the rest waits for the exchange").arg(nodes));
    else
        out.addWords(SizingLines::tr("Nodes used"), out.text("nodes"), {});
    if (out.likely("scale", 1) != 1)
        out.add(SizingLines::tr("Scaled"), "scale", SizingLines::tr("of what was measured"));
    if (out.output("expected_hours")) {
        out.add(SizingLines::tr("Expected"), "expected_hours",
                SizingLines::tr("with lost nodes, one every %1").arg(out.text("mtbf_hours")));
        out.add(SizingLines::tr("Checkpoints"), "best_interval_minutes",
                SizingLines::tr("between two is best: the run then takes %1")
                    .arg(out.text("best_expected_hours")));
    }
    out.add(SizingLines::tr("By tokens"), "hours_by_tokens",
            SizingLines::tr("from parameters and tokens; the hours typed in count"));
}

void addBatch(Writer &out)
{
    const QString window = out.text("window_hours");
    const QString planned = SizingLines::tr("the plan takes %1").arg(out.text("nodes"));
    if (out.output("nodes_needed"))
        out.add(SizingLines::tr("Nodes"), "nodes_needed",
                SizingLines::tr("finish within %1; %2").arg(window, planned));
    else
        out.addWords(SizingLines::tr("Nodes"), SizingLines::tr("none do"),
                     SizingLines::tr("no number of nodes finishes within %1; %2").arg(window, planned),
                     Tone::Bad);
    const bool late = out.likely("hours_per_run") + out.given("start_minutes") / 60
        > out.given("window_hours") * (1 + 1e-9);
    out.add(SizingLines::tr("Time"), "hours_per_run",
            late ? SizingLines::tr("longer than the window with the start of nodes") : QString(),
            late ? Tone::Bad : Tone::Plain);
    out.besideInput("window_hours");
    addCost(out);
    out.add(SizingLines::tr("1,000 items"), "cost_per_thousand");
}

void addInstances(Writer &out)
{
    if (!out.output("instances_recommended"))
        return;
    const double wanted = out.likely("instances_recommended");
    const double needed = out.likely("instances_needed");
    const double planned = out.likely("instances_planned");
    QStringList parts;
    if (wanted > needed)
        parts << SizingLines::tr("%1 for the load, the others spare").arg(out.text("instances_needed"));
    parts << SizingLines::tr("the plan has %1 at the highest load").arg(out.text("instances_planned"));
    out.add(SizingLines::tr("Instances"), "instances_recommended", parts.join(u"; "_s),
            planned < wanted ? Tone::Bad : Tone::Plain);
}

void addLatency(Writer &out)
{
    if (!out.output("latency_pooled_ms"))
        return;
    const bool split = out.likely("latency_split_ms") > out.likely("latency_pooled_ms");
    const char *worse = split ? "latency_split_ms" : "latency_pooled_ms";
    const QString target = SizingLines::tr("target %1").arg(out.text("target_ms"));
    QString detail = split
        ? SizingLines::tr("sent at random, %1 with one queue; %2").arg(out.text("latency_pooled_ms"), target)
        : SizingLines::tr("with one queue, %1 sent at random; %2").arg(out.text("latency_split_ms"), target);
    // Of a language model another time is told beside it.
    if (out.output("llm_answer_p95_s"))
        detail = (out.isTyped("service_ms") ? SizingLines::tr("by the time typed, which decides; %1")
                                            : SizingLines::tr("with every place taken, which decides; %1"))
                     .arg(detail);
    out.add(SizingLines::tr("%1 within").arg(out.text("percentile")), worse, detail,
            out.likely(worse) > out.given("target_ms") * (1 + 1e-9) ? Tone::Bad : Tone::Good);
    out.besideInput("target_ms");
}

void addLlm(Writer &out)
{
    if (out.output("llm_weights_gb") && !out.output("llm_tokens_per_s"))
        out.add(SizingLines::tr("Weights"), "llm_weights_gb",
                SizingLines::tr("the instance's GPUs have %1").arg(out.text("llm_memory_gb")), Tone::Bad);
    out.add(SizingLines::tr("Output"), "llm_tokens_per_s", SizingLines::tr("one instance, all slots taken"));
    out.add(SizingLines::tr("Million tokens"), "llm_cost_per_million", SizingLines::tr("fully used"));
    out.add(SizingLines::tr("First token"), "llm_first_token_s", SizingLines::tr("all slots taken"));
    if (out.output("llm_answer_p95_s"))
        out.add(SizingLines::tr("At the peak"), "llm_answer_p95_s",
                SizingLines::tr("95 % of the whole answers; the first token within %1")
                    .arg(out.text("llm_first_token_p95_s")));
}

void addServing(Writer &out)
{
    addInstances(out);
    out.add(SizingLines::tr("One carries"), "load_per_instance",
            SizingLines::tr("the highest load is %1").arg(out.text("load")));
    out.add(SizingLines::tr("Busy"), "utilization",
            SizingLines::tr("at the highest load; planned for %1").arg(out.givenText("utilization")));
    addLatency(out);
    out.add(SizingLines::tr("Turned away"), "rejected", SizingLines::tr("of requests sent at random"));
    out.add(SizingLines::tr("Enough are up"), "availability", SizingLines::tr("of the time at the most"));
    addLlm(out);
}

QString workloadPointer(const SizingResult &result, const Plan &plan)
{
    for (std::size_t i = 0; i < plan.workloads.size(); ++i) {
        if (plan.workloads[i].id == result.workload)
            return u"/workloads/%1/"_s.arg(i);
    }
    return {};
}

/// The stated number that a derived one could take the place of.
struct Stated
{
    QString pointer;
    int value = 0; ///< 0: the plan asks for the derived number
    int derived = 0;
    QString unit;
};

Stated statedOf(const SizingResult &result, const Plan &plan, const QString &pointer)
{
    const Workload *workload = plan.workload(result.workload);
    if (const auto *batch = std::get_if<BatchScoring>(&workload->detail)) {
        const SizedFigure *needed = result.output(u"nodes_needed");
        return {pointer + u"batch/nodesPerRun"_s, batch->nodesPerRun,
                needed ? static_cast<int>(needed->likely) : 0, u"node"_s};
    }
    const auto *endpoint = std::get_if<RealtimeEndpoint>(&workload->detail);
    const SizedFigure *wanted = result.output(u"instances_recommended");
    for (std::size_t d = 0; endpoint && wanted && d < endpoint->deployments.size(); ++d) {
        const Deployment &deployment = endpoint->deployments[d];
        if (deployment.id == result.deployment && deployment.sizing == InstanceSizing::Fixed)
            return {pointer + u"realtime/deployments/%1/instances"_s.arg(d), deployment.instances,
                    static_cast<int>(wanted->likely), u"instance"_s};
    }
    return {};
}

bool concerns(const Finding &finding, const SizingResult &result, const Plan &plan, const QString &pointer)
{
    static const QStringList rules = {u"serving.instances"_s, u"serving.surplus"_s, u"serving.places"_s,
                                      u"cluster.deadline"_s, u"training.interval"_s};
    if (!finding.fix || !rules.contains(finding.rule) || !finding.field.startsWith(pointer))
        return false;
    const QString list = pointer + u"realtime/deployments/"_s;
    if (!finding.field.startsWith(list))
        return true;
    const auto index = finding.field.mid(list.size()).section(u'/', 0, 0).toUInt();
    const auto &endpoint = std::get<RealtimeEndpoint>(plan.workload(result.workload)->detail);
    return index < endpoint.deployments.size() && endpoint.deployments[index].id == result.deployment;
}

} // namespace

std::vector<SizingLine> sizingLines(const SizingResult &result, const QLocale &locale)
{
    Writer out(result, locale);
    switch (result.kind) {
    case SizingResult::Kind::Training:
        addTraining(out);
        break;
    case SizingResult::Kind::Serving:
        addServing(out);
        break;
    case SizingResult::Kind::Batch:
        addBatch(out);
        break;
    }
    return out.take();
}

std::vector<SizingAssumption> sizingAssumptions(const SizingResult &result, const QLocale &locale)
{
    std::vector<SizingAssumption> all;
    for (const SizingInput &input : result.inputs) {
        if (input.field.startsWith(u"/assumptions/"))
            all.push_back(
                {u"%1: %2"_s.arg(input.figure.name, figureWithRange(input.figure, locale)), input.field});
    }
    return all;
}

std::vector<PlanEdit> sizingEdits(const SizingResult &result, const Plan &plan, const Evaluation &evaluation)
{
    const QString pointer = workloadPointer(result, plan);
    if (pointer.isEmpty())
        return {};
    const Stated stated = statedOf(result, plan, pointer);
    std::vector<PlanEdit> edits;
    bool covered = false;
    for (const Finding &finding : evaluation.findings) {
        if (!concerns(finding, result, plan, pointer))
            continue;
        PlanEdit edit = *finding.fix;
        const int *count = edit.changes.size() == 1 ? std::get_if<int>(&edit.changes.front().value) : nullptr;
        if (finding.field == stated.pointer && count) {
            covered = true;
            edit.label = SizingLines::tr("Use %1", "a number of instances or nodes")
                             .arg(formatUnits(*count, stated.unit, QLocale(), 0));
        }
        edits.push_back(std::move(edit));
    }
    if (!covered && stated.value > 0 && stated.derived > 0 && stated.value != stated.derived)
        edits.push_back({SizingLines::tr("Use %1", "a number of instances or nodes")
                             .arg(formatUnits(stated.derived, stated.unit, QLocale(), 0)),
                         Step::Deployment,
                         {{stated.pointer, stated.derived}}});
    return edits;
}

} // namespace slipway
