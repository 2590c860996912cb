// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/explain/fielduse.h"

#include <algorithm>

namespace slipway {

namespace {

/// What evaluates anew when it is explained (price options, stopping) is left out.
std::vector<Figure> figuresAtHand(const Evaluation &evaluation)
{
    std::vector<Figure> figures;
    for (const SizingResult &result : evaluation.sizing) {
        const std::vector<Figure> sized = figuresOf(result);
        figures.insert(figures.end(), sized.begin(), sized.end());
    }
    const std::vector<Figure> summary = summaryFigures(evaluation);
    figures.insert(figures.end(), summary.begin(), summary.end());
    for (const CostLine &line : evaluation.lines)
        figures.push_back({Figure::Kind::Line, line.id});
    return figures;
}

} // namespace

FieldUse useOfField(const QString &pointer, const Plan &plan, const Evaluation &evaluation,
                    const Context &context, const QLocale &locale)
{
    FieldUse use;
    if (pointer.isEmpty())
        return use;
    for (const Figure &figure : figuresAtHand(evaluation)) {
        const std::optional<Explanation> answer = explain(figure, plan, evaluation, context, locale);
        if (!answer)
            continue;
        const auto input = std::find_if(answer->inputs.begin(), answer->inputs.end(),
                                        [&](const ExplainedInput &each) { return each.field == pointer; });
        if (input == answer->inputs.end())
            continue;
        if (use.origin.isEmpty())
            use.origin = input->origin;
        if (!use.figures.contains(answer->title))
            use.figures << answer->title;
    }
    return use;
}

} // namespace slipway
