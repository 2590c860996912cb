// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/model/explain/explanationplans.h"
#include "tests/support/testrun.h"

#include "model/evaluation/priceoptions.h"
#include "model/evaluation/reportparts.h"
#include "model/explain/derivations.h"
#include "model/explain/explanation.h"
#include "tests/support/locales.h"

#include <QSet>
#include <QTest>

#include <algorithm>

using namespace slipway;
using namespace slipway::test;
using namespace Qt::StringLiterals;

namespace {

/// All that can be asked about a plan but what takes evaluations of its own.
std::vector<Figure> allFigures(const Evaluation &evaluation)
{
    std::vector<Figure> all = summaryFigures(evaluation);
    for (std::size_t m = 0; m < evaluation.months.size(); ++m)
        all.push_back({Figure::Kind::Month, {}, {}, {}, static_cast<int>(m)});
    for (const CostLine &line : evaluation.lines)
        all.push_back({Figure::Kind::Line, line.id});
    for (const QuotaNeed &need : evaluation.quota)
        all.push_back({Figure::Kind::Quota, need.family, need.region, {}, static_cast<int>(need.pool)});
    for (const SizingResult &result : evaluation.sizing) {
        const std::vector<Figure> sized = figuresOf(result);
        all.insert(all.end(), sized.begin(), sized.end());
    }
    return all;
}

QString faultOf(const Explanation &answer)
{
    if (answer.title.isEmpty() || answer.result.isEmpty() || answer.formula.isEmpty())
        return u"no title, result or formula"_s;
    if (answer.inputs.empty())
        return u"no inputs"_s;
    for (const ExplainedInput &input : answer.inputs) {
        if (input.name.isEmpty() || input.value.isEmpty() || input.origin.isEmpty())
            return u"input '%1' '%2' '%3'"_s.arg(input.name, input.value, input.origin);
    }
    for (const ExplainedFormula &formula : answer.formulas) {
        if (formula.id.isEmpty() || formula.name.isEmpty() || formula.text.isEmpty()
            || formula.source.isEmpty())
            return u"formula '%1'"_s.arg(formula.id);
    }
    return {};
}

const ExplainedInput *inputOf(const Explanation &answer, const QString &name)
{
    const auto found = std::find_if(answer.inputs.begin(), answer.inputs.end(),
                                    [&](const ExplainedInput &each) { return each.name == name; });
    return found == answer.inputs.end() ? nullptr : &*found;
}

/// Ids of figures without a unit: counts, shares of one, numbers of times.
const QSet<QString> countsAndShares = {u"nodes"_s,
                                       u"trials"_s,
                                       u"parallel_trials"_s,
                                       u"parameters"_s,
                                       u"tokens"_s,
                                       u"mfu"_s,
                                       u"goodput"_s,
                                       u"tokens_per_exchange"_s,
                                       u"images"_s,
                                       u"epochs"_s,
                                       u"epoch_overhead"_s,
                                       u"gpu_serial_share"_s,
                                       u"parallel_share"_s,
                                       u"layers"_s,
                                       u"hidden_size"_s,
                                       u"unused_memory"_s,
                                       u"growth"_s,
                                       u"items"_s,
                                       u"mini_batch"_s,
                                       u"workers_per_node"_s,
                                       u"service_variation"_s,
                                       u"concurrency"_s,
                                       u"most_rejected"_s,
                                       u"spare"_s,
                                       u"zones"_s,
                                       u"key_value_heads"_s,
                                       u"head_size"_s,
                                       u"active_parameters"_s,
                                       u"memory_share"_s,
                                       u"machine_availability"_s};

} // namespace

class ExplanationsTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyFigureIsExplained_data();
    void everyFigureIsExplained();
    void everyInputHasAUnitOrIsACount_data() { everyFigureIsExplained_data(); }
    void everyInputHasAUnitOrIsACount();
    void everySizingIsDerivedByItsFormulas_data() { everyFigureIsExplained_data(); }
    void everySizingIsDerivedByItsFormulas();
    void aLineCanBeCheckedByHand();
    void otherWaysToPayAndToIsolateAreExplained();
    void whatIsGoneHasNoExplanation();
    void textHasAllOfIt();
};

void ExplanationsTest::everyFigureIsExplained_data()
{
    QTest::addColumn<Plan>("plan");
    for (const NamedPlan &named : explanationPlans())
        QTest::newRow(qPrintable(named.name)) << named.plan;
}

void ExplanationsTest::everyFigureIsExplained()
{
    QFETCH(Plan, plan);
    const Context context = explanationContext();
    const Evaluation evaluation = evaluate(plan, context);
    const std::vector<Figure> all = allFigures(evaluation);
    QVERIFY(all.size() > 10);
    for (const Figure &figure : all) {
        const QString name = u"%1 %2 %3"_s.arg(int(figure.kind)).arg(figure.subject, figure.output);
        const std::optional<Explanation> answer = explain(figure, plan, evaluation, context, english);
        QVERIFY2(answer, qPrintable(name));
        const QString fault = faultOf(*answer);
        QVERIFY2(fault.isEmpty(), qPrintable(name + u": "_s + fault));
        for (const ExplainedInput &input : answer->inputs)
            QVERIFY2(!input.figure || explain(*input.figure, plan, evaluation, context, english),
                     qPrintable(name + u": "_s + input.name));
    }
}

void ExplanationsTest::everyInputHasAUnitOrIsACount()
{
    QFETCH(Plan, plan);
    const Evaluation evaluation = evaluate(plan, explanationContext());
    for (const SizingResult &result : evaluation.sizing) {
        for (const SizingInput &input : result.inputs)
            QVERIFY2(!input.figure.unit.isEmpty() || countsAndShares.contains(input.figure.id),
                     qPrintable(input.figure.id));
    }
}

void ExplanationsTest::everySizingIsDerivedByItsFormulas()
{
    QFETCH(Plan, plan);
    const Evaluation evaluation = evaluate(plan, explanationContext());
    for (const SizingResult &result : evaluation.sizing) {
        QSet<QString> named;
        for (const SizedFigure &output : result.outputs) {
            const Derivation *derivation = derivationOf(result, output.id);
            QVERIFY2(derivation, qPrintable(output.id));
            const QStringList ids = idsIn(derivation->registry);
            named.unite(QSet<QString>(ids.begin(), ids.end()));
        }
        // What the evaluation says it used is shown with some figure.
        for (const QString &id : result.formulas)
            QVERIFY2(named.contains(id), qPrintable(id));
    }
}

void ExplanationsTest::aLineCanBeCheckedByHand()
{
    Plan plan = explanationTemplate(u"vision-realtime"_s);
    plan.currency = u"EUR"_s;
    plan.discountPercent = 12.5;
    const Context context = explanationContext();
    const Evaluation evaluation = evaluate(plan, context);
    const CostLine &line = evaluation.lines.front();
    const Explanation answer
        = explain({Figure::Kind::Line, line.id}, plan, evaluation, context, english).value();
    QCOMPARE(answer.title, line.name);
    QCOMPARE(answer.result, u"EUR "_s + english.toString(line.total.toDouble(), 'f', 2));
    const ExplainedInput *price = inputOf(answer, u"List price"_s);
    QVERIFY(price && price->value.startsWith(u"USD ") && price->origin.contains(line.origin.source)
            && price->origin.contains(line.origin.date.toString(Qt::ISODate)));
    const ExplainedInput *discount = inputOf(answer, u"Discount"_s);
    QVERIFY(discount && discount->value == u"12.5 %"_s && discount->field == u"/discountPercent"_s);
    const ExplainedInput *exchange = inputOf(answer, u"Exchange"_s);
    QVERIFY(exchange && exchange->value == u"1 USD = %1 EUR"_s.arg(evaluation.provenance.exchange));
    const ExplainedInput *quantity = inputOf(answer, u"Quantity, all months"_s);
    QVERIFY(quantity && quantity->origin.contains(line.formula));
    // The example month gives its amount when worked out from what it prints.
    const QString example = answer.notes.value(0);
    QVERIFY2(example.startsWith(u"For example"_s), qPrintable(example));
    const auto month = static_cast<std::size_t>(std::find_if(line.quantities.begin(), line.quantities.end(),
                                                             [](Quantity each) { return each != Quantity(); })
                                                - line.quantities.begin());
    const double amount
        = line.quantities[month].units() * line.rate->usd() * evaluation.provenance.exchange.toDouble();
    QVERIFY(example.contains(u"EUR "_s + english.toString(amount, 'f', 2)));
}

void ExplanationsTest::otherWaysToPayAndToIsolateAreExplained()
{
    const Plan plan = explanationTemplate(u"vision-realtime"_s);
    const Context context = explanationContext();
    Evaluation evaluation = evaluate(plan, context);
    addReportParts(evaluation, plan, context);
    int offered = 0;
    for (const PriceOption &option : priceOptions(plan, context, u"serve"_s)) {
        const auto answer = explain({Figure::Kind::PriceOption, u"serve"_s, {}, {}, int(option.type)}, plan,
                                    evaluation, context, english);
        QCOMPARE(answer.has_value(), option.isOffered());
        offered += option.isOffered() ? 1 : 0;
        if (answer)
            QVERIFY2(faultOf(*answer).isEmpty(), qPrintable(faultOf(*answer)));
    }
    QVERIFY(offered > 1);
    int isolated = 0;
    for (const IsolationChoice &choice : evaluation.isolation) {
        const auto answer = explain({Figure::Kind::Isolation, choice.id}, plan, evaluation, context, english);
        QCOMPARE(answer.has_value(), choice.monthly.has_value());
        if (answer)
            QVERIFY2(faultOf(*answer).isEmpty(), qPrintable(faultOf(*answer)));
        isolated += answer ? 1 : 0;
    }
    QVERIFY(isolated > 0);
    int stopped = 0;
    for (const Compute &compute : plan.computes) {
        const auto answer = explain({Figure::Kind::StopCost, compute.id}, plan, evaluation, context, english);
        stopped += answer ? 1 : 0;
        if (answer)
            QVERIFY2(faultOf(*answer).isEmpty(), qPrintable(faultOf(*answer)));
    }
    QVERIFY(stopped > 0);
}

void ExplanationsTest::whatIsGoneHasNoExplanation()
{
    const Plan plan = explanationTemplate(u"vision-realtime"_s);
    const Context context = explanationContext();
    const Evaluation evaluation = evaluate(plan, context);
    for (const Figure &figure :
         {Figure{Figure::Kind::Line, u"compute/gone/nodes"_s}, Figure{Figure::Kind::Month, {}, {}, {}, 1000},
          Figure{Figure::Kind::Month, {}, {}, {}, -1}, Figure{Figure::Kind::Stage, {}, {}, {}, 9},
          Figure{Figure::Kind::Quota, u"none"_s},
          Figure{Figure::Kind::Sizing, u"gone"_s, {}, u"hours_per_run"_s},
          Figure{Figure::Kind::Sizing, u"train"_s, {}, u"gone"_s}, Figure{Figure::Kind::StopCost, u"gone"_s},
          Figure{Figure::Kind::PriceOption, u"gone"_s}, Figure{Figure::Kind::Isolation, u"gone"_s}})
        QVERIFY2(!explain(figure, plan, evaluation, context, english), qPrintable(figure.subject));
}

void ExplanationsTest::textHasAllOfIt()
{
    const Plan plan = explanationPlans().at(8).plan;
    QCOMPARE(explanationPlans().at(8).name, u"by tokens"_s);
    const Context context = explanationContext();
    const Evaluation evaluation = evaluate(plan, context);
    const Explanation answer = explain({Figure::Kind::Sizing, u"tune"_s, {}, u"hours_per_trial"_s}, plan,
                                       evaluation, context, english)
                                   .value();
    QVERIFY(!answer.formulas.empty() && !answer.range.isEmpty() && !answer.notes.isEmpty());
    const QString text = plainText(answer);
    for (const QString &part :
         {answer.title, answer.result, answer.range, answer.formula, answer.notes.first()})
        QVERIFY2(text.contains(part), qPrintable(part));
    for (const ExplainedInput &input : answer.inputs)
        QVERIFY2(text.contains(u"%1: %2 (%3)"_s.arg(input.name, input.value, input.origin)),
                 qPrintable(input.name));
    for (const ExplainedFormula &formula : answer.formulas)
        QVERIFY(text.contains(formula.id) && text.contains(formula.source));
    const ExplainedInput *mfu = inputOf(answer, u"Model FLOPs utilisation"_s);
    QVERIFY(mfu && mfu->value == u"40 % (24 to 52 %)"_s && mfu->origin == u"assumption of the plan"_s
            && mfu->field == u"/assumptions/mfuPercent"_s);
}

SLIPWAY_TEST(ExplanationsTest)
#include "tst_explanations.moc"
