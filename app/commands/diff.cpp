// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/commands.h"
#include "app/commands/diffoutput.h"
#include "app/commands/planinput.h"
#include "app/commands/words.h"
#include "model/base/format.h"
#include "model/base/table.h"
#include "model/exports/comparisons.h"
#include "model/exports/exportnames.h"

#include <CLI/CLI.hpp>

#include <memory>
#include <string>

namespace slipway {

using namespace Qt::StringLiterals;

namespace {

struct DiffOptions
{
    PlanInput before; ///< with what both are evaluated in
    std::string after; ///< empty: the file of `before`
    std::string scenario; ///< of the second
    std::string book; ///< of prices, for the second
    std::string fromBook; ///< for the first
    bool json = false;
    bool markdown = false;
    double maxIncrease = -1; ///< below 0: none
    bool allowFindings = false;
};

QString diffRow(const QString &name, const QString &value)
{
    return name.leftJustified(18) + value + u'\n';
}

QString totalText(const std::optional<Total> &total)
{
    return total ? formatAmount(*total, QLocale::c()) : u"-"_s;
}

QString pairText(const CostPair &pair)
{
    return u"%1 -> %2, %3"_s.arg(totalText(pair.before), totalText(pair.after),
                                 differenceText(pair.difference));
}

QString costsText(const Comparison &comparison)
{
    const QString currency = comparison.currency.code() + u' ';
    QString text = diffRow(u"Plans"_s, u"%1 -> %2"_s.arg(comparison.nameBefore, comparison.nameAfter))
        + diffRow(u"Months"_s, u"%1 -> %2"_s.arg(comparison.monthsBefore).arg(comparison.monthsAfter))
        + diffRow(u"Average month"_s,
                  currency + pairText(comparison.averageMonth) + riseText(comparison.risePercent()))
        + diffRow(u"Total"_s, currency + pairText(comparison.total));
    for (std::size_t stage = 0; stage < costStageCount; ++stage)
        text += diffRow(u"  "_s + stageWord(static_cast<CostStage>(stage)),
                        pairText(comparison.stages[stage]));
    if (comparison.owesAnything())
        text += diffRow(u"Owed after that"_s, currency + pairText(comparison.owed))
            + diffRow(u"Month with that"_s,
                      currency + pairText(comparison.committedMonth)
                          + riseText(comparison.commitmentRisePercent()));
    if (comparison.afterInItsCurrency)
        text += diffRow(u"The second costs"_s, formatTotal(*comparison.afterInItsCurrency, QLocale::c()));
    return text;
}

QString causesText(const Comparison &comparison)
{
    QString text;
    for (std::size_t cause = 0; cause < costCauseCount; ++cause) {
        const Total amount(comparison.causes[cause]);
        if (!amount.known().isZero())
            text += diffRow(u"  "_s + QString(names::costCause[cause]),
                            u"%1  %2"_s.arg(signedAmount(amount).rightJustified(14),
                                            causeWords(static_cast<CostCause>(cause))));
    }
    if (text.isEmpty())
        return {};
    const QString remark = causesRemark(comparison);
    return remark.isEmpty() ? u"Why\n"_s + text : u"%1%2\n"_s.arg(u"Why"_s.leftJustified(18), remark) + text;
}

QString fieldsText(const Comparison &comparison)
{
    QString text;
    for (const FieldDifference &field : comparison.fields)
        text += u"  %1: %2\n"_s.arg(field.field, fieldText(field));
    return text.isEmpty() ? text : u"\nChanged fields\n"_s + text;
}

QString linesText(const Comparison &comparison)
{
    Table table;
    table.columns = {{u"line"_s}, {u"before"_s}, {u"after"_s}, {u"difference"_s}};
    for (const LineDifference *line : movedLines(comparison))
        table.rows.push_back(
            {line->name, totalText(line->before), totalText(line->after), differenceText(line->difference)});
    return table.rows.empty() ? QString() : u'\n' + table.toText();
}

QString changedFindingsText(const Comparison &comparison)
{
    QString text = u"\n"_s
        + diffRow(u"Findings"_s,
                  u"%1 gained, %2 worsened, %3 eased, %4 lost, %5 changed, %6 stay"_s
                      .arg(comparison.count(FindingDifference::Kind::Gained))
                      .arg(comparison.count(FindingDifference::Kind::Worsened))
                      .arg(comparison.count(FindingDifference::Kind::Eased))
                      .arg(comparison.count(FindingDifference::Kind::Lost))
                      .arg(comparison.count(FindingDifference::Kind::Changed))
                      .arg(comparison.count(FindingDifference::Kind::Kept)));
    for (const FindingDifference &each : comparison.findings) {
        if (each.kind == FindingDifference::Kind::Kept)
            continue;
        const Finding &finding = each.finding();
        const QString subject = finding.subject.isEmpty() ? QString() : u" (%1)"_s.arg(finding.subject);
        text += u"  %1: %2%3\n"_s.arg(changeWords(each), finding.title, subject);
    }
    return text;
}

QString figuresText(const Comparison &comparison)
{
    QString text;
    for (const FigureDifference &figure : comparison.figures) {
        if (!figure.isSame())
            text += u"  %1: %2, %3 -> %4\n"_s.arg(ownerOf(figure), figure.name,
                                                  figureText(figure.before, figure.unit),
                                                  figureText(figure.after, figure.unit));
    }
    return text.isEmpty() ? QString() : u"\nTime and latency\n"_s + text;
}

/// What is wrong with the text of a limit; empty: nothing.
std::string notAPercentage(std::string &text)
{
    constexpr double most = 1e6;
    bool isNumber = false;
    const double value = QString::fromStdString(text).toDouble(&isNumber);
    return isNumber && value >= 0 && value <= most ? std::string()
                                                   : "\"" + text.substr(0, 40) + "\" is no percentage from 0 to a million.";
}

QByteArray written(const Comparison &comparison, const DiffOptions &options, const DiffLimits &limits)
{
    if (options.json)
        return writeComparisonJson(comparison, limits);
    if (options.markdown)
        return writeComparisonMarkdown(comparison, limits);
    return comparisonText(comparison).toUtf8();
}

Result<ExitCode> runDiff(const DiffOptions &options, Console &console)
{
    if (options.after.empty() && options.scenario == options.before.scenario
        && options.book == options.fromBook)
        return Error{ErrorCode::Usage,
                     u"AFTER, --scenario or --book is required: a plan does not differ from itself."_s,
                     {}};
    PlanInput first = options.before;
    PlanInput second = options.before;
    // A book that is asked for by name holds, whatever the plan is pinned to.
    if (!options.fromBook.empty()) {
        first.prices = options.fromBook;
        first.anyPin = true;
    }
    if (!options.book.empty()) {
        second.prices = options.book;
        second.anyPin = true;
    }
    const Result<EvaluatedPlan> before = evaluateInput(first, console);
    if (!before)
        return before.error();
    second.scenario = options.scenario;
    if (!options.after.empty())
        second.file = options.after;
    const Result<EvaluatedPlan> after = evaluateInput(second, console);
    if (!after)
        return after.error();
    const Comparison comparison
        = comparePlans(before->plan, before->evaluation, after->plan, after->evaluation);
    DiffLimits limits;
    limits.findingsMayGetWorse = options.allowFindings;
    if (options.maxIncrease >= 0)
        limits.maxIncreasePercent = options.maxIncrease;
    const QByteArray text = written(comparison, options, limits);
    const Result<void> shown = console.writeAnswer(text, options.json || options.markdown);
    if (!shown)
        return shown.error();
    const QStringList broken = limitsBroken(comparison, limits);
    for (const QString &sentence : broken)
        console.say(sentence);
    return broken.isEmpty() ? ExitCode::Done : ExitCode::Blocked;
}

} // namespace

QString comparisonText(const Comparison &comparison)
{
    return costsText(comparison) + causesText(comparison) + fieldsText(comparison) + linesText(comparison)
        + changedFindingsText(comparison) + figuresText(comparison);
}

void addDiff(CLI::App &parser, Task &task)
{
    const auto options = std::make_shared<DiffOptions>();
    CLI::App *command = parser.add_subcommand(
        "diff", "Print what differs between two plans and why; ends with 1 when findings get worse");
    command
        ->add_option("BEFORE", options->before.file, "The plan to compare with: a file, or a report in JSON")
        ->required();
    command->add_option("AFTER", options->after, "The plan to compare (default: BEFORE, with --scenario)");
    command->add_option("--scenario", options->scenario, "A scenario of AFTER in place of the plan itself");
    command->add_option("--from-scenario", options->before.scenario,
                        "A scenario of BEFORE in place of the plan itself");
    command
        ->add_option(
            "--book", options->book,
            "The price book for AFTER, as with --prices: the same plan under two books differs by its prices")
        ->check(CLI::Validator(noBook, ""));
    command->add_option("--from-book", options->fromBook, "The price book for BEFORE")
        ->check(CLI::Validator(noBook, ""));
    options->before.addContextTo(*command);
    CLI::Option *json = command->add_flag("--json", options->json, "Print JSON, schema slipway.diff");
    command->add_flag("--markdown", options->markdown, "Print Markdown, for a pull request")->excludes(json);
    command
        ->add_option("--max-increase", options->maxIncrease,
                     "End with 1 when the average month rises by more than so many percent, alone or with "
                     "what is owed after the plan spread over its months")
        // The range of the library lets "nan" pass, and nothing is more than that.
        ->check(CLI::Validator(notAPercentage, "NUMBER"));
    command->add_flag("--allow-findings", options->allowFindings, "End with 0 though findings got worse");
    command->callback([options, &task] {
        task.needs = Task::Needs::Core;
        task.run = [options](Console &console) { return runDiff(*options, console); };
    });
}

} // namespace slipway
