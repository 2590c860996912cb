// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/explain/explanation.h"

#include "model/explain/explanationparts.h"
#include "model/explain/sizingtext.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace slipway {

namespace {

struct Explaining
{
    Q_DECLARE_TR_FUNCTIONS(slipway::Explaining)
};

void addInputs(QStringList &lines, const std::vector<ExplainedInput> &inputs)
{
    if (inputs.empty())
        return;
    lines << QString() << Explaining::tr("What goes in");
    for (const ExplainedInput &input : inputs)
        lines << u"  %1: %2 (%3)"_s.arg(input.name, input.value, input.origin);
}

void addFormulas(QStringList &lines, const std::vector<ExplainedFormula> &formulas)
{
    for (const ExplainedFormula &formula : formulas) {
        lines << QString() << u"%1 [%2]"_s.arg(formula.name, formula.id);
        for (const QString &line : formula.text.split(u'\n'))
            lines << u"  "_s + line;
        if (!formula.valid.isEmpty())
            lines << u"  "_s + Explaining::tr("Holds for: %1").arg(formula.valid);
        lines << u"  "_s + Explaining::tr("Source: %1").arg(formula.source);
    }
}

} // namespace

namespace explaining {

QString originOf(const QString &field)
{
    if (field.startsWith(u"/assumptions/"))
        return Explaining::tr("assumption of the plan");
    return Explaining::tr("typed in the plan");
}

} // namespace explaining

std::optional<Explanation> explain(const Figure &figure, const Plan &plan, const Evaluation &evaluation,
                                   const Context &context, const QLocale &locale)
{
    const explaining::Question ask{figure, plan, evaluation, context, locale};
    switch (figure.kind) {
    case Figure::Kind::AverageMonth:
        return explaining::averageMonth(ask);
    case Figure::Kind::Total:
        return explaining::total(ask);
    case Figure::Kind::PeakMonth:
    case Figure::Kind::Month:
        return explaining::month(ask);
    case Figure::Kind::Stage:
        return explaining::stage(ask);
    case Figure::Kind::Line:
        return explaining::line(ask);
    case Figure::Kind::Quota:
        return explaining::quota(ask);
    case Figure::Kind::QuotaToRequest:
        return explaining::quotaToRequest(ask);
    case Figure::Kind::Sizing:
        return explaining::sizing(ask);
    case Figure::Kind::PriceOption:
        return explaining::priceOption(ask);
    case Figure::Kind::StopCost:
        return explaining::stopping(ask);
    case Figure::Kind::Isolation:
        return explaining::isolation(ask);
    }
    return std::nullopt;
}

QString plainText(const Explanation &explanation)
{
    QStringList lines{explanation.title,
                      explanation.range.isEmpty() ? explanation.result
                                                  : u"%1 (%2)"_s.arg(explanation.result, explanation.range)};
    lines << QString() << Explaining::tr("How: %1").arg(explanation.formula);
    addInputs(lines, explanation.inputs);
    addFormulas(lines, explanation.formulas);
    if (!explanation.notes.isEmpty())
        lines << QString() << explanation.notes;
    return lines.join(u'\n') + u'\n';
}

std::vector<Figure> figuresOf(const SizingResult &result)
{
    QStringList ids;
    for (const SizingLine &line : sizingLines(result, QLocale::c())) {
        if (!line.output.isEmpty())
            ids << line.output;
    }
    for (const SizedFigure &output : result.outputs) {
        if (!ids.contains(output.id))
            ids << output.id;
    }
    std::vector<Figure> figures;
    for (const QString &id : ids)
        figures.push_back({Figure::Kind::Sizing, result.workload, result.deployment, id});
    return figures;
}

std::vector<Figure> summaryFigures(const Evaluation &evaluation)
{
    std::vector<Figure> figures{
        {Figure::Kind::AverageMonth}, {Figure::Kind::Total}, {Figure::Kind::PeakMonth}};
    for (std::size_t stage = 0; stage < costStageCount; ++stage) {
        if (stage != std::size_t(CostStage::Shared) || !evaluation.stageTotals[stage].isZero())
            figures.push_back({Figure::Kind::Stage, {}, {}, {}, static_cast<int>(stage)});
    }
    for (const QuotaNeed &need : evaluation.quota) {
        if (need.toRequest() > 0) {
            figures.push_back({Figure::Kind::QuotaToRequest});
            break;
        }
    }
    return figures;
}

} // namespace slipway
