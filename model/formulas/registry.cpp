// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/formulas/registry.h"

#include "model/base/nearmatch.h"
#include "model/base/plaintext.h"

#include <algorithm>
#include <iterator>

namespace slipway::formulas {

using namespace Qt::StringLiterals;

std::vector<Formula> formulaRegistry()
{
    std::vector<Formula> registry;
    for (const auto topic :
         {servingFormulas, queueFormulas, llmFormulas, llmServingFormulas, trainingFormulas, scalingFormulas,
          memoryFormulas, preemptionFormulas, costFormulas, financeFormulas, uncertaintyFormulas,
          paretoFormulas, carbonFormulas, reliabilityFormulas}) {
        std::vector<Formula> formulas = topic();
        std::move(formulas.begin(), formulas.end(), std::back_inserter(registry));
    }
    return registry;
}

Result<const Formula *> findFormula(const std::vector<Formula> &registry, QStringView id)
{
    const auto found = std::find_if(registry.begin(), registry.end(), [id](const Formula &formula) {
        return id == QLatin1StringView(formula.id);
    });
    if (found != registry.end())
        return &*found;
    QStringList ids;
    for (const Formula &formula : registry)
        ids.append(QString::fromLatin1(formula.id));
    return Error{ErrorCode::Usage,
                 u"There is no formula \"%1\"%2"_s.arg(quotedText(id.toString()), sentenceEndFor(id, ids)),
                 {}};
}

namespace {

QString rangeOf(const Input &input)
{
    QString range = input.kind == ValueKind::YesNo ? u"true or false"_s
        : input.kind == ValueKind::Text            ? u"a text"_s
                                                   : input.range.text();
    if (input.kind == ValueKind::Whole)
        range += u", whole"_s;
    if (input.optional)
        range += u", optional"_s;
    return range;
}

QString sourcesOf(const Formula &formula)
{
    QStringList sources;
    for (const Source &source : formula.sources)
        sources.append(u"%1, %2"_s.arg(QString::fromUtf8(source.title), QString::fromLatin1(source.date)));
    return sources.join(u"; "_s);
}

QString sectionOf(const Formula &formula)
{
    QString text = u"\n## `%1`: %2\n\n```\n%3\n```\n\n"_s.arg(
        QString::fromLatin1(formula.id), QString::fromUtf8(formula.name), QString::fromUtf8(formula.text));
    text += u"| input | unit | range |\n|---|---|---|\n"_s;
    for (const Input &input : formula.inputs)
        text += u"| `%1` | %2 | %3 |\n"_s.arg(QString::fromLatin1(input.name), QString::fromUtf8(input.unit),
                                              rangeOf(input));
    text += u"\n| output | unit |\n|---|---|\n"_s;
    for (const Output &output : formula.outputs)
        text += u"| `%1` | %2 |\n"_s.arg(QString::fromLatin1(output.name), QString::fromUtf8(output.unit));
    text += u"\nHolds: %1.\n"_s.arg(QString::fromUtf8(formula.valid));
    text += u"Source: %1.\n"_s.arg(sourcesOf(formula));
    return text;
}

} // namespace

QString formulaText(const Formula &formula)
{
    QString text = u"%1: %2\n"_s.arg(QString::fromLatin1(formula.id), QString::fromUtf8(formula.name));
    for (const QString &line : QString::fromUtf8(formula.text).split(u'\n'))
        text += u"    %1\n"_s.arg(line);
    text += u"Inputs\n"_s;
    for (const Input &input : formula.inputs)
        text += u"    %1 [%2]: %3\n"_s.arg(QString::fromLatin1(input.name), QString::fromUtf8(input.unit),
                                           rangeOf(input));
    text += u"Outputs\n"_s;
    for (const Output &output : formula.outputs)
        text += u"    %1 [%2]\n"_s.arg(QString::fromLatin1(output.name), QString::fromUtf8(output.unit));
    return text + u"Holds: %1\nSource: %2\n"_s.arg(QString::fromUtf8(formula.valid), sourcesOf(formula));
}

QString formulasMarkdown()
{
    QString text
        = u"# Formulas\n\nThe mathematics behind every computed figure. Generated from the registry in "
          u"`model/formulas`; a test holds the two together.\n`slipway formula eval ID --inputs JSON` "
          u"computes one (see [command-line.md](command-line.md)). What is out of range is an error that "
          u"says why, never a number.\n\nGB are 1e9 bytes, GiB 2^30. A share is a number from 0 to 1. "
          u"`roundUp` takes what exceeds a whole number by less than 1e-9 for that number.\n"_s;
    for (const Formula &formula : formulaRegistry())
        text += sectionOf(formula);
    return text;
}

} // namespace slipway::formulas
