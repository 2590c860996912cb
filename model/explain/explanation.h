// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/evaluation/evaluate.h"

#include <QLocale>
#include <QMetaType>
#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace slipway {

/// A computed figure that the window shows, by name: what "How is this computed?" asks about. Stays the same while the plan changes.
struct Figure
{
    enum class Kind : std::uint8_t {
        AverageMonth,
        Total,
        PeakMonth,
        Month, ///< `index` of the horizon
        Stage, ///< `index` of CostStage, over the horizon
        Line, ///< `subject`: id of the line
        Quota, ///< vCPUs needed: `index` of QuotaPool, `subject` family, `part` region
        QuotaToRequest, ///< vCPUs of all needs together
        Sizing, ///< `subject` workload, `part` deployment, `output` id of the output
        PriceOption, ///< the plan's total under `index` of PriceType for the compute `subject`
        StopCost, ///< of the compute `subject`, if nobody stopped it
        Isolation, ///< a month of the isolation choice `subject`; needs the report parts
    };

    Kind kind = Kind::Total;
    QString subject = {};
    QString part = {};
    QString output = {};
    int index = 0;

    friend bool operator==(const Figure &, const Figure &) = default;
};

struct ExplainedInput
{
    QString name;
    QString value; ///< with unit and range: "40 % (24 to 52 %)"
    QString origin; ///< "typed in the plan", "price book karpenter, West Europe, 2026-06-18"
    QString field = {}; ///< JSON pointer into the plan; empty where it is not typed there
    std::optional<Figure> figure = {}; ///< where it is computed itself
};

/// A formula of the registry, as docs/formulas.md has it.
struct ExplainedFormula
{
    QString id;
    QString name;
    QString text;
    QString valid; ///< where it holds; may be empty
    QString source;
};

/// How a figure comes about, ready to be shown or copied.
struct Explanation
{
    QString title; ///< "Time of one run, Weekly fine-tuning"
    QString result; ///< as the window shows it, with its unit: "5 h 12 min"
    QString range; ///< "3.6 to 7.9 h"; empty where there is none
    QString formula; ///< in words of the inputs
    std::vector<ExplainedInput> inputs;
    std::vector<ExplainedFormula> formulas; ///< of the registry that it uses
    QStringList notes; ///< sentences: doubts, what is missing
};

/// nullopt for a figure that the plan does not have (any more). `evaluation` is that of `plan` in `context`. Price options and the cost
/// of never stopping evaluate anew: a few milliseconds, not for loops.
[[nodiscard]] std::optional<Explanation> explain(const Figure &figure, const Plan &plan,
                                                 const Evaluation &evaluation, const Context &context,
                                                 const QLocale &locale);

/// All of it as lines of text.
[[nodiscard]] QString plainText(const Explanation &explanation);

/// Every figure of a sizing that can be asked about: its outputs, those that its card shows first.
[[nodiscard]] std::vector<Figure> figuresOf(const SizingResult &result);
/// Totals, average, peak and stages that are not zero: what a summary shows.
[[nodiscard]] std::vector<Figure> summaryFigures(const Evaluation &evaluation);

} // namespace slipway

Q_DECLARE_METATYPE(slipway::Figure)
