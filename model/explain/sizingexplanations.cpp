// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/explain/explanationparts.h"

#include "model/base/datawords.h"
#include "model/explain/derivations.h"
#include "model/explain/sizingtext.h"
#include "model/formulas/registry.h"
#include "model/items/names.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace slipway::explaining {

namespace {

struct Sizings
{
    Q_DECLARE_TR_FUNCTIONS(slipway::Sizings)
};

const SizingResult *resultOf(const Evaluation &evaluation, const Figure &figure)
{
    const auto found = std::find_if(
        evaluation.sizing.begin(), evaluation.sizing.end(), [&figure](const SizingResult &each) {
            return each.workload == figure.subject && each.deployment == figure.part;
        });
    return found == evaluation.sizing.end() ? nullptr : &*found;
}

QString titleOf(const SizingResult &result, const SizedFigure &figure, const Plan &plan)
{
    const Workload *workload = plan.workload(result.workload);
    const QString name = workload ? workload->shownName() : result.workload;
    return result.deployment.isEmpty() ? u"%1, %2"_s.arg(figure.name, name)
                                       : u"%1, %2, %3"_s.arg(figure.name, name, result.deployment);
}

/// Where an input comes from.
QString originOfInput(const SizingInput &input)
{
    if (input.field.isEmpty())
        return displayText(input.source);
    const bool ranged = input.figure.low != input.figure.high;
    const QString origin = originOf(input.field);
    return ranged && !input.field.startsWith(u"/assumptions/") ? Sizings::tr("%1, an estimate").arg(origin)
                                                               : origin;
}

void addInput(Explanation &answer, const SizingResult &result, const QString &id, QStringView self,
              const QLocale &locale)
{
    // An output and an input may have one id: what follows from the input of its own name means the input.
    for (const SizingInput &input : result.inputs) {
        if (input.figure.id == id) {
            answer.inputs.push_back({input.figure.name, figureWithRange(input.figure, locale),
                                     originOfInput(input), input.field});
            return;
        }
    }
    const SizedFigure *output = id == self ? nullptr : result.output(id);
    if (output)
        answer.inputs.push_back({output->name,
                                 figureWithRange(*output, locale),
                                 Sizings::tr("worked out"),
                                 {},
                                 Figure{Figure::Kind::Sizing, result.workload, result.deployment, id}});
}

ExplainedFormula shown(const formulas::Formula &formula)
{
    QStringList sources;
    for (const formulas::Source &source : formula.sources)
        sources << u"%1, %2"_s.arg(QString::fromUtf8(source.title), QString::fromUtf8(source.date));
    return {QString::fromUtf8(formula.id), QString::fromUtf8(formula.name), QString::fromUtf8(formula.text),
            QString::fromUtf8(formula.valid), sources.join(u"; "_s)};
}

/// Of the formulas that the derivation names, those that this result was worked out with, and those that only put it together.
void addFormulas(Explanation &answer, const Derivation &derivation)
{
    const std::vector<formulas::Formula> registry = formulas::formulaRegistry();
    for (const QString &id : idsIn(derivation.registry)) {
        if (const auto formula = formulas::findFormula(registry, id))
            answer.formulas.push_back(shown(**formula));
    }
}

/// A fact of the size in use, for what has no other input.
ExplainedInput sizeInput(const SizingResult &result, const Question &ask)
{
    const Compute *compute = ask.plan.compute(result.compute);
    const std::optional<SizeId> id = compute ? ask.context.catalog.findSize(compute->size) : std::nullopt;
    return {Sizings::tr("VM size"), id ? ask.context.catalog.size(*id).shortName() : result.compute,
            Sizings::tr("typed in the plan; its figures are of the catalog of %1")
                .arg(ask.evaluation.provenance.catalogVersion)};
}

/// As its line reads, with the digits that tell it from its limit.
QString shownText(const SizingResult &result, const SizedFigure &output, const QLocale &locale)
{
    for (const SizingLine &line : sizingLines(result, locale)) {
        if (line.output == output.id)
            return line.text;
    }
    return figureText(output, locale);
}

} // namespace

Answer sizing(const Question &ask)
{
    const SizingResult *result = resultOf(ask.evaluation, ask.figure);
    const SizedFigure *output = result ? result->output(ask.figure.output) : nullptr;
    const Derivation *derivation = result ? derivationOf(*result, ask.figure.output) : nullptr;
    if (!output || !derivation)
        return std::nullopt;
    Explanation answer;
    answer.title = titleOf(*result, *output, ask.plan);
    answer.result = shownText(*result, *output, ask.locale);
    answer.range = rangeText(*output, ask.locale);
    answer.formula = dataWords(QString::fromUtf8(derivation->formula));
    for (const QString &id : idsIn(derivation->from))
        addInput(answer, *result, id, ask.figure.output, ask.locale);
    answer.inputs.push_back(sizeInput(*result, ask));
    addFormulas(answer, *derivation);
    if (!answer.range.isEmpty())
        answer.notes << Sizings::tr(
            "Low and high are what comes out when everything goes well or badly at once: "
            "ends, not percentiles.");
    answer.notes << result->remarks;
    return answer;
}

} // namespace slipway::explaining
