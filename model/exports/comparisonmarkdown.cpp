// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/base/format.h"
#include "model/exports/comparisons.h"
#include "model/exports/exportnames.h"
#include "model/exports/markdown.h"

using namespace Qt::StringLiterals;

namespace slipway {

namespace {

using Align = MarkdownTable::Align;

/// A comment is read, not studied: the rest is said in a number.
constexpr std::size_t mostLines = 15;
constexpr std::size_t mostFindings = 20;
constexpr std::size_t mostFields = 20;

QString cellOf(const std::optional<Total> &total)
{
    return total ? formatAmount(*total, QLocale::c()) : u"-"_s;
}

QString more(std::size_t shown, std::size_t all)
{
    return all > shown ? u"%1 more are not shown.\n\n"_s.arg(all - shown) : QString();
}

QString headOf(const Comparison &comparison, const DiffLimits &limits)
{
    const QLocale locale = QLocale::c();
    // Mostly the same plan before and after a change.
    const QString name = markdownText(comparison.nameAfter);
    QString text = comparison.nameAfter == comparison.nameBefore
        ? u"### %1\n\n"_s.arg(name)
        : u"### %1 against %2\n\n"_s.arg(name, markdownText(comparison.nameBefore));
    text += u"Average month: %1, before %2%3.\n\n"_s.arg(formatTotal(comparison.averageMonth.after, locale),
                                                         formatTotal(comparison.averageMonth.before, locale),
                                                         riseText(comparison.risePercent()));
    if (comparison.owesAnything())
        text += u"Owed after the plan: %1, before %2.\n\n"_s.arg(formatTotal(comparison.owed.after, locale),
                                                                 formatTotal(comparison.owed.before, locale));
    if (comparison.afterInItsCurrency)
        text += u"The second plan costs %1 in its own currency; amounts below are in that of the first.\n\n"_s
                    .arg(formatTotal(*comparison.afterInItsCurrency, locale));
    for (const QString &broken : limitsBroken(comparison, limits))
        text += u"**%1**\n\n"_s.arg(broken);
    return text;
}

QString costsOf(const Comparison &comparison)
{
    const QString currency = comparison.currency.code();
    MarkdownTable table({{currency},
                         {u"before"_s, Align::Right},
                         {u"after"_s, Align::Right},
                         {u"difference"_s, Align::Right}});
    const auto add = [&](const QString &name, const CostPair &pair) {
        table.add({name, cellOf(pair.before), cellOf(pair.after), differenceText(pair.difference)});
    };
    for (std::size_t stage = 0; stage < costStageCount; ++stage)
        add(QString(names::costStage[stage]), comparison.stages[stage]);
    const QString months = comparison.monthsBefore == comparison.monthsAfter
        ? formatUnits(comparison.monthsAfter, u"month"_s, QLocale::c())
        : u"%1 and %2 months"_s.arg(comparison.monthsBefore).arg(comparison.monthsAfter);
    add(u"**total over %1**"_s.arg(months), comparison.total);
    add(u"**average month**"_s, comparison.averageMonth);
    if (comparison.owesAnything()) {
        add(u"**owed after that**"_s, comparison.owed);
        add(u"**average month with that**"_s, comparison.committedMonth);
    }
    return table.toText();
}

QString causesOf(const Comparison &comparison)
{
    MarkdownTable table({{u"cause"_s}, {comparison.currency.code(), Align::Right}, {u"what it is"_s}});
    for (std::size_t cause = 0; cause < costCauseCount; ++cause) {
        if (!comparison.causes[cause].isZero())
            table.add({QString(names::costCause[cause]), signedAmount(Total(comparison.causes[cause])),
                       causeWords(static_cast<CostCause>(cause))});
    }
    if (table.isEmpty())
        return {};
    table.add({u"**difference**"_s, signedAmount(Total(comparison.total.difference.known)), causesRemark(comparison)});
    return u"#### Why\n\n"_s + table.toText();
}

QString fieldsOf(const Comparison &comparison)
{
    MarkdownTable table({{u"field"_s}, {u"before"_s}, {u"after"_s}});
    for (std::size_t i = 0; i < std::min(mostFields, comparison.fields.size()); ++i) {
        const FieldDifference &field = comparison.fields[i];
        const auto cell
            = [&](const std::optional<QString> &value) { return value ? markdownText(*value) : u"-"_s; };
        table.add({markdownText(field.field), cell(field.before), cell(field.after)});
    }
    return table.isEmpty()
        ? QString()
        : u"#### Changed fields\n\n"_s + table.toText() + more(mostFields, comparison.fields.size());
}

QString linesOf(const Comparison &comparison)
{
    const std::vector<const LineDifference *> moved = movedLines(comparison);
    if (moved.empty())
        return {};
    MarkdownTable table({{u"line"_s},
                         {u"stage"_s},
                         {u"before"_s, Align::Right},
                         {u"after"_s, Align::Right},
                         {u"difference"_s, Align::Right}});
    for (std::size_t i = 0; i < std::min(mostLines, moved.size()); ++i) {
        const LineDifference &line = *moved[i];
        table.add({markdownText(line.name), QString(names::costStage[static_cast<std::size_t>(line.stage)]),
                   cellOf(line.before), cellOf(line.after), differenceText(line.difference)});
    }
    return u"#### Lines that differ\n\n"_s + table.toText() + more(mostLines, moved.size());
}

QString findingsOf(const Comparison &comparison)
{
    MarkdownTable table({{u"finding"_s}, {u"what"_s}, {u"where"_s}});
    std::size_t changed = 0;
    for (const FindingDifference &each : comparison.findings) {
        if (each.kind == FindingDifference::Kind::Kept || ++changed > mostFindings)
            continue;
        const QString change = changeWords(each);
        table.add({each.isWorse() ? u"**%1**"_s.arg(change) : change, markdownText(each.finding().title),
                   markdownText(each.finding().subject)});
    }
    const QString kept
        = u"Findings that stay: %1.\n\n"_s.arg(comparison.count(FindingDifference::Kind::Kept));
    if (table.isEmpty())
        return kept;
    return u"#### Findings\n\n"_s + table.toText() + more(mostFindings, changed) + kept;
}

QString figuresOf(const Comparison &comparison)
{
    MarkdownTable table({{u"time"_s}, {u"of"_s}, {u"before"_s, Align::Right}, {u"after"_s, Align::Right}});
    for (const FigureDifference &figure : comparison.figures) {
        if (!figure.isSame())
            table.add({markdownText(figure.name), markdownText(ownerOf(figure)),
                       figureText(figure.before, figure.unit), figureText(figure.after, figure.unit)});
    }
    return table.isEmpty() ? QString() : u"#### Time and latency\n\n"_s + table.toText();
}

} // namespace

QByteArray writeComparisonMarkdown(const Comparison &comparison, const DiffLimits &limits)
{
    QString text = headOf(comparison, limits) + costsOf(comparison) + causesOf(comparison)
        + fieldsOf(comparison) + linesOf(comparison) + findingsOf(comparison) + figuresOf(comparison);
    while (text.endsWith(u"\n\n"_s))
        text.chop(1);
    return text.toUtf8();
}

} // namespace slipway
