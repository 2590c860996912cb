// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/model/explain/explanationplans.h"
#include "tests/support/testrun.h"

#include "model/explain/runrows.h"
#include "model/explain/sizingtext.h"
#include "tests/support/locales.h"

#include <QTest>

#include <algorithm>
#include <limits>

using namespace slipway;
using namespace slipway::test;
using namespace Qt::StringLiterals;

namespace {

const SizingResult &resultOf(const Evaluation &evaluation, const QString &workload)
{
    return *std::find_if(evaluation.sizing.begin(), evaluation.sizing.end(),
                         [&](const SizingResult &each) { return each.workload == workload; });
}

const SizingLine *lineOf(const std::vector<SizingLine> &lines, QStringView output)
{
    const auto found = std::find_if(lines.begin(), lines.end(),
                                    [&](const SizingLine &each) { return each.output == output; });
    return found == lines.end() ? nullptr : &*found;
}

RealtimeEndpoint &endpoint(Plan &plan)
{
    return std::get<RealtimeEndpoint>(plan.workload(u"serve")->detail);
}

} // namespace

class SizingTextTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void figuresReadWithUnitAndRange_data();
    void figuresReadWithUnitAndRange();
    void everyLineShowsItsOutput();
    void aRunShowsTimeCostAndMemory();
    void aRunHasARowForTimeHoursAndCost();
    void aRunThatCannotBeTimedSaysWhy();
    void tooLittleMemoryIsBad();
    void aTimeThatWasTypedIsNotOfFullPlaces();
    void assumptionsLeadToTheirEntry();
    void statedInstancesGiveWayToDerivedOnes();
    void statedNodesOfABatchGiveWay();
};

void SizingTextTest::figuresReadWithUnitAndRange_data()
{
    QTest::addColumn<QString>("id");
    QTest::addColumn<QString>("unit");
    QTest::addColumn<double>("low");
    QTest::addColumn<double>("likely");
    QTest::addColumn<double>("high");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("range");
    constexpr double infinite = std::numeric_limits<double>::infinity();
    const auto row = [](const char *name, const QString &id, const QString &unit, double low, double likely,
                        double high, const QString &text, const QString &range) {
        QTest::newRow(name) << id << unit << low << likely << high << text << range;
    };
    row("hours", u"hours_per_run"_s, u"h"_s, 3.6, 5.2, 7.9, u"5 h 12 min"_s, u"3.6 to 7.9 h"_s);
    row("minutes", u"hours_per_run"_s, u"h"_s, 0.1, 0.2, 0.5, u"12 min"_s, u"6 to 30 min"_s);
    row("milliseconds", u"p95_ms"_s, u"ms"_s, 210, 210, 210, u"210 ms"_s, {});
    row("money", u"cost_per_run"_s, u"USD"_s, 120.1, 163.414, 250, u"USD 163.41"_s, u"120.10 to 250.00"_s);
    row("small money", u"cost_per_thousand"_s, u"USD"_s, 0.000421, 0.000421, 0.000421, u"USD 0.000421"_s, {});
    row("yen", u"cost_per_run"_s, u"JPY"_s, 24000, 24000.4, 25000, u"JPY 24,000"_s, u"24,000 to 25,000"_s);
    row("share", u"mfu"_s, {}, 0.24, 0.4, 0.52, u"40 %"_s, u"24 to 52 %"_s);
    row("nearly all", u"availability"_s, {}, 0.9999979, 0.9999979, 0.9999979, u"99.99979 %"_s, {});
    row("hardly any", u"rejected"_s, {}, 1.48e-11, 1.48e-11, 1.48e-11, u"< 0.001 %"_s, {});
    row("percent", u"percentile"_s, u"%"_s, 95, 95, 95, u"95 %"_s, {});
    row("times", u"scale"_s, {}, 4.8, 5.27, 6.1, u"5.27 times"_s, u"4.8 to 6.1 times"_s);
    row("count", u"instances_needed"_s, {}, 2, 3, 4, u"3"_s, u"2 to 4"_s);
    row("billions", u"parameters"_s, {}, 8e9, 8e9, 8e9, u"8 billion"_s, {});
    row("operations", u"flops"_s, u"FLOP"_s, 2.1e21, 2.1e21, 2.1e21, u"2.1e21 FLOP"_s, {});
    row("no end", u"p99_ms"_s, u"ms"_s, infinite, infinite, infinite, u"no end"_s, {});
    row("high end open", u"hours"_s, u"h"_s, 2, 4, infinite, u"4 h"_s, u"2 to no end h"_s);
}

void SizingTextTest::figuresReadWithUnitAndRange()
{
    QFETCH(QString, id);
    QFETCH(QString, unit);
    QFETCH(double, low);
    QFETCH(double, likely);
    QFETCH(double, high);
    const SizedFigure figure{id, u"name"_s, unit, low, likely, high};
    QTEST(figureText(figure, english), "text");
    QTEST(rangeText(figure, english), "range");
}

void SizingTextTest::everyLineShowsItsOutput()
{
    for (const NamedPlan &named : explanationPlans()) {
        const Evaluation evaluation = evaluate(named.plan, explanationContext());
        for (const SizingResult &result : evaluation.sizing) {
            const std::vector<SizingLine> lines = sizingLines(result, english);
            QVERIFY(lines.size() >= 2);
            for (const SizingLine &line : lines) {
                QVERIFY2(!line.caption.isEmpty() && !line.text.isEmpty(), qPrintable(named.name));
                if (line.output.isEmpty())
                    continue;
                const SizedFigure &shown = *result.output(line.output);
                // Beside a limit that reads alike it has more digits.
                const bool beside = std::ranges::any_of(result.inputs, [&](const SizingInput &limit) {
                    return line.text == figureTextBeside(shown, limit.figure, english);
                });
                QVERIFY2(beside || line.text == figureText(shown, english), qPrintable(line.text));
            }
        }
    }
}

void SizingTextTest::aRunShowsTimeCostAndMemory()
{
    const Plan plan = explanationPlans().at(8).plan;
    const Evaluation evaluation = evaluate(plan, explanationContext());
    const std::vector<SizingLine> lines = sizingLines(resultOf(evaluation, u"tune"_s), english);
    const SizingLine *time = lineOf(lines, u"hours_per_run");
    QVERIFY(time && time->detail.contains(u" to ") && time->detail.endsWith(u'h'));
    QVERIFY(lineOf(lines, u"efficiency"));
    QVERIFY(lineOf(lines, u"expected_hours") && lineOf(lines, u"best_interval_minutes"));
    const auto memory = std::find_if(lines.begin(), lines.end(), [](const SizingLine &each) {
        return each.output.startsWith(u"gib_per_gpu_stage");
    });
    QVERIFY(memory != lines.end() && memory->tone == SizingLine::Tone::Good
            && memory->detail.contains(u"it fits"));
    Plan dedicated = plan;
    dedicated.compute(u"tune")->tier = Tier::Dedicated;
    const Evaluation paid = evaluate(dedicated, explanationContext());
    const std::vector<SizingLine> paidLines = sizingLines(resultOf(paid, u"tune"_s), english);
    const SizingLine *cost = lineOf(paidLines, u"cost_per_run");
    QVERIFY(cost);
    QVERIFY2(cost->text.startsWith(u"EUR ") && cost->detail.contains(u" to "), qPrintable(cost->text));
}

void SizingTextTest::aRunHasARowForTimeHoursAndCost()
{
    SizingResult result;
    result.inputs = {{{u"measured_hours"_s, {}, u"h"_s, 5, 7.5, 13}, {}, {}},
                     {{u"start_minutes"_s, {}, u"min"_s, 3, 5, 10}, {}, {}}};
    result.outputs = {{u"hours_per_run"_s, {}, u"h"_s, 5, 7.5, 13},
                      {u"node_hours_per_run"_s, {}, u"h"_s, 5.05, 7.5 + 5.0 / 60, 13 + 10.0 / 60},
                      {u"cost_per_run"_s, {}, u"USD"_s, 72.42, 72.42, 72.42}};
    const std::vector<RunRow> rows = runRows(result, english);
    QCOMPARE(rows.size(), std::size_t(3));
    QCOMPARE(rows[0].low, u"5 h"_s);
    QCOMPARE(rows[0].likely, u"7 h 30 min"_s);
    QCOMPARE(rows[0].high, u"13 h"_s);
    QCOMPARE(rows[0].from, u"typed in"_s);
    QCOMPARE(rows[1].high, u"13 h 10 min"_s);
    QCOMPARE(rows[2].likely, u"USD 72.42"_s);
    QVERIFY(rows[2].low.isEmpty() && rows[2].high.isEmpty());
    QCOMPARE(rows[1].from, u"with the start of nodes"_s);
    QCOMPARE(runClock(result).idle, 0.0); // on serverless compute nothing is billed after a run
    result.inputs.push_back({{u"idle_minutes"_s, {}, u"min"_s, 5, 5, 5}, {}, {}});
    QCOMPARE(runRows(result, english)[1].from, u"with start, without idle"_s);
    const RunClock clock = runClock(result);
    QCOMPARE(clock.start, 5.0 / 60);
    QCOMPARE(clock.work, 7.5);
    QCOMPARE(clock.idle, 5.0 / 60);
    result.outputs[0].likely = 9; // scaled to another machine
    QCOMPARE(runRows(result, english)[0].from, u"worked out"_s);
    result.kind = SizingResult::Kind::Serving;
    QVERIFY(runRows(result, english).empty());
    QCOMPARE(runClock(result).work, 0.0);
}

void SizingTextTest::aRunThatCannotBeTimedSaysWhy()
{
    const Plan plan = explanationPlans().at(10).plan;
    QCOMPARE(explanationPlans().at(10).name, u"no time"_s);
    const Evaluation evaluation = evaluate(plan, explanationContext());
    const SizingResult &result = resultOf(evaluation, u"train"_s);
    QVERIFY2(result.remarks.join(u' ').contains(u"without a GPU"_s), qPrintable(result.remarks.join(u' ')));
}

void SizingTextTest::tooLittleMemoryIsBad()
{
    Plan plan = explanationTemplate(u"llm-finetune-endpoint"_s);
    auto &work = std::get<TrainingJob>(plan.workload(u"tune")->detail).work;
    work.parametersBillion = 70;
    work.fineTuning = FineTuning::Full;
    const Evaluation evaluation = evaluate(plan, explanationContext());
    const std::vector<SizingLine> lines = sizingLines(resultOf(evaluation, u"tune"_s), english);
    const SizingLine *memory = lineOf(lines, u"gib_per_gpu_stage3");
    QVERIFY(memory && memory->tone == SizingLine::Tone::Bad && memory->detail.contains(u"does not fit"));
}

/// The template's 4 s of a request were typed, and hold however many places are taken.
void SizingTextTest::aTimeThatWasTypedIsNotOfFullPlaces()
{
    Plan plan = explanationTemplate(u"llm-finetune-endpoint"_s);
    const auto told = [&] {
        QString text;
        for (const SizingLine &line :
             sizingLines(resultOf(evaluate(plan, explanationContext()), u"serve"_s), english)) {
            if (line.output.startsWith(u"latency_"))
                text += line.detail;
        }
        return text;
    };
    QVERIFY(endpoint(plan).serviceMilliseconds.likely > 0 && endpoint(plan).promptTokens);
    QVERIFY2(told().startsWith(u"by the time typed, which decides; "), qPrintable(told()));
    endpoint(plan).serviceMilliseconds = 0;
    QVERIFY2(told().startsWith(u"with every place taken, which decides; "), qPrintable(told()));
}

void SizingTextTest::assumptionsLeadToTheirEntry()
{
    const Plan plan = explanationPlans().at(8).plan;
    const Evaluation evaluation = evaluate(plan, explanationContext());
    QStringList fields;
    for (const SizingAssumption &each : sizingAssumptions(resultOf(evaluation, u"tune"_s), english)) {
        fields << each.field;
        QVERIFY2(each.text.contains(u" to "), qPrintable(each.text));
    }
    for (const QString &field : {u"/assumptions/mfuPercent"_s, u"/assumptions/goodputPercent"_s,
                                 u"/assumptions/evictionPercentPerHour"_s})
        QVERIFY2(fields.contains(field), qPrintable(field));
}

void SizingTextTest::statedInstancesGiveWayToDerivedOnes()
{
    Plan plan = explanationTemplate(u"vision-realtime"_s);
    Deployment &deployment = endpoint(plan).deployments.front();
    deployment.sizing = InstanceSizing::Fixed;
    for (const int stated : {1, 4, 50}) {
        deployment.instances = stated;
        endpoint(plan).peakRequestsPerSecond = 60;
        const Evaluation evaluation = evaluate(plan, explanationContext());
        const SizingResult &result = resultOf(evaluation, u"serve"_s);
        const std::vector<PlanEdit> edits = sizingEdits(result, plan, evaluation);
        const auto use = std::find_if(edits.begin(), edits.end(), [](const PlanEdit &each) {
            return each.changes.front().pointer.endsWith(u"/instances");
        });
        const double wanted = result.output(u"instances_recommended")->likely;
        QCOMPARE(use != edits.end(), wanted != stated);
        if (use == edits.end())
            continue;
        QCOMPARE(use->changes.size(), std::size_t(1));
        QCOMPARE(use->label, u"Use %1 instances"_s.arg(std::get<int>(use->changes.front().value)));
        const Plan changed = applied(*use, plan).value();
        const Evaluation after = evaluate(changed, explanationContext());
        QVERIFY(after.instancesAtPeak(u"serve", deployment.id).value() >= wanted);
    }
    // Derived ones follow by themselves.
    deployment.sizing = InstanceSizing::Derived;
    const Evaluation derived = evaluate(plan, explanationContext());
    for (const PlanEdit &edit : sizingEdits(resultOf(derived, u"serve"_s), plan, derived))
        QVERIFY(!edit.label.contains(u"instances"_s));
}

void SizingTextTest::statedNodesOfABatchGiveWay()
{
    Plan plan = explanationTemplate(u"tabular-automl-batch"_s);
    int offered = 0;
    for (const Workload &workload : plan.workloads) {
        const auto *batch = std::get_if<BatchScoring>(&workload.detail);
        if (!batch)
            continue;
        Plan wide = plan;
        auto &changed = std::get<BatchScoring>(wide.workload(workload.id)->detail);
        changed.nodesPerRun = 9;
        changed.itemsPerRun = 1'000'000;
        const Evaluation evaluation = evaluate(wide, explanationContext());
        const SizingResult &result = resultOf(evaluation, workload.id);
        for (const PlanEdit &edit : sizingEdits(result, wide, evaluation)) {
            const Plan after = applied(edit, wide).value();
            const auto &now = std::get<BatchScoring>(after.workload(workload.id)->detail);
            QCOMPARE(double(now.nodesPerRun), result.output(u"nodes_needed")->likely);
            ++offered;
        }
    }
    QVERIFY(offered > 0);
}

SLIPWAY_TEST(SizingTextTest)
#include "tst_sizingtext.moc"
