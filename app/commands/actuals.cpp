// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/commands.h"
#include "app/commands/planinput.h"
#include "app/commands/words.h"
#include "model/actuals/bill.h"
#include "model/base/format.h"
#include "model/base/jsontext.h"
#include "model/base/table.h"
#include "model/exports/comparisons.h"

#include <CLI/CLI.hpp>
#include <nlohmann/json.hpp>

#include <memory>

namespace slipway {

using namespace Qt::StringLiterals;
using ActualsJson = nlohmann::ordered_json;

namespace {

struct ActualsOptions
{
    PlanInput input;
    std::vector<std::string> files;
    bool billed = false;
    bool json = false;
};

QString amountText(const Money &money)
{
    return formatAmount(money, QLocale::c());
}

QString signedText(const Money &money)
{
    return signedAmount(Total(money));
}

/// Plan against bill: a difference to "at least" is at most what it seems.
QString toPlanText(const Money &difference, const Total &planned)
{
    return planned.isComplete() ? signedText(difference) : u"at most "_s + signedText(difference);
}

QString whyWords(UnmatchedCost::Why why)
{
    switch (why) {
    case UnmatchedCost::Why::NotTagged:
        return u"no tag of a plan"_s;
    case UnmatchedCost::Why::OtherPlan:
        return u"tag of another plan"_s;
    case UnmatchedCost::Why::Repeated:
        return u"in an earlier file as well"_s;
    case UnmatchedCost::Why::OutsideHorizon:
        break;
    }
    return u"outside the plan's months"_s;
}

QString lineTables(const ActualCosts &actual)
{
    Table months;
    months.columns = {{u"month"_s}, {u"planned"_s}, {u"planned to date"_s}, {u"billed"_s}, {u"difference"_s}};
    for (const ActualMonth &each : actual.months)
        months.rows.push_back({each.month.toText(), formatAmount(each.planned, QLocale::c()),
                               formatAmount(each.plannedToDate, QLocale::c()), amountText(each.billed),
                               toPlanText(each.billed - each.plannedToDate.known(), each.plannedToDate)});
    Table lines;
    lines.columns = {{u"of"_s}, {u"service"_s}, {u"planned to date"_s}, {u"billed"_s}, {u"difference"_s}};
    for (const ActualLine &each : actual.lines)
        lines.rows.push_back({each.wholeService ? u"(all of the service)"_s : each.name, each.service,
                              formatAmount(each.planned, QLocale::c()), amountText(each.billed),
                              toPlanText(each.difference(), each.planned)});
    QString text = u'\n' + months.toText();
    if (!lines.rows.empty())
        text += u"\nWhat explains it\n"_s + lines.toText();
    if (actual.unmatched.empty())
        return text;
    Table others;
    others.columns = {{u"service"_s}, {u"why"_s}, {u"charges"_s, Table::Kind::Number}, {u"cost"_s}};
    for (const UnmatchedCost &each : actual.unmatched)
        others.rows.push_back({each.service, whyWords(each.why), each.charges,
                               each.cost.currency() == actual.billed.currency()
                                   ? amountText(each.cost)
                                   : formatMoney(each.cost, QLocale::c())});
    return text + u"\nNot counted\n"_s + others.toText();
}

QString actualsText(const ActualCosts &actual, const QString &plan)
{
    const auto row = [](const QString &name, const QString &value) -> QString {
        return name.leftJustified(22) + value + u'\n';
    };
    const QLocale c = QLocale::c();
    QString text = row(u"Plan"_s, plan) + row(u"Charges read"_s, c.toString(actual.charges));
    if (!actual.first.isValid())
        return text
            + row(u"Of the plan"_s, u"none: no charge carries the plan's tag slipway-plan in its months"_s)
            + lineTables(actual);
    text += row(u"Of the plan"_s, u"%1 to %2"_s.arg(formatIsoDate(actual.first), formatIsoDate(actual.last)))
        + row(u"Planned to date"_s, formatTotal(actual.planned, c))
        + row(u"Billed"_s, formatMoney(actual.billed, c))
        + row(u"Difference"_s, toPlanText(actual.billed - actual.planned.known(), actual.planned))
        + row(u"Planned in all"_s, formatTotal(actual.plannedWhole, c))
        + row(u"Forecast"_s,
              u"%1 if the rest goes as planned"_s.arg(formatTotal(actual.forecastAsPlanned, c)));
    if (actual.forecastAtPace)
        text += row(QString(),
                    u"%1 if it goes on as it has begun"_s.arg(formatMoney(*actual.forecastAtPace, c)));
    if (actual.unreadableTags > 0)
        text += row(u"Unreadable tags"_s,
                    actual.unreadableTags == 1
                        ? u"of 1 charge; it counts as not tagged"_s
                        : u"of %1 charges; they count as not tagged"_s.arg(actual.unreadableTags));
    return text + lineTables(actual);
}

ActualsJson actualTotal(const Total &total)
{
    return {{"amount", jsonText(total.known().toDecimal())}, {"complete", total.isComplete()}};
}

QByteArray actualsJson(const ActualCosts &actual, const Evaluation &evaluation)
{
    ActualsJson json{{"schema", "slipway.actuals"},
                     {"version", 1},
                     {"currency", jsonText(evaluation.currency.code())},
                     {"charges", actual.charges},
                     {"unreadableTags", actual.unreadableTags},
                     {"first", jsonText(formatIsoDate(actual.first))},
                     {"last", jsonText(formatIsoDate(actual.last))},
                     {"plannedToDate", actualTotal(actual.planned)},
                     {"billed", jsonText(actual.billed.toDecimal())},
                     {"planned", actualTotal(actual.plannedWhole)},
                     {"forecastAsPlanned", actualTotal(actual.forecastAsPlanned)}};
    if (actual.forecastAtPace)
        json["forecastAtPace"] = jsonText(actual.forecastAtPace->toDecimal());
    ActualsJson &months = json["months"] = ActualsJson::array();
    for (const ActualMonth &each : actual.months)
        months.push_back({{"month", jsonText(each.month.toText())},
                          {"planned", actualTotal(each.planned)},
                          {"plannedToDate", actualTotal(each.plannedToDate)},
                          {"billed", jsonText(each.billed.toDecimal())}});
    ActualsJson &lines = json["lines"] = ActualsJson::array();
    for (const ActualLine &each : actual.lines)
        lines.push_back({{"name", jsonText(each.compute.isEmpty() ? each.name : each.compute)},
                         {"service", jsonText(each.service)},
                         {"wholeService", each.wholeService},
                         {"plannedToDate", actualTotal(each.planned)},
                         {"billed", jsonText(each.billed.toDecimal())}});
    ActualsJson &others = json["unmatched"] = ActualsJson::array();
    constexpr std::array words{"not_tagged", "other_plan", "outside_horizon", "repeated"};
    for (const UnmatchedCost &each : actual.unmatched)
        others.push_back({{"service", jsonText(each.service)},
                          {"why", words[static_cast<std::size_t>(each.why)]},
                          {"charges", each.charges},
                          {"cost", jsonText(each.cost.toDecimal())},
                          {"currency", jsonText(each.cost.currency().code())}});
    return formatJson(json);
}

Result<ExitCode> runActuals(const ActualsOptions &options, Console &console)
{
    const Result<EvaluatedPlan> evaluated = evaluateInput(options.input, console);
    if (!evaluated)
        return evaluated.error();
    QStringList paths;
    for (const std::string &file : options.files)
        paths << decodedPath(file);
    const Result<ActualCosts> read
        = readBills(evaluated->plan, evaluated->evaluation, evaluated->planName, paths,
                    options.billed ? CostBasis::Billed : CostBasis::Effective);
    if (!read)
        return read.error();
    const ActualCosts &actual = *read;
    const QByteArray text = options.json ? actualsJson(actual, evaluated->evaluation)
                                         : actualsText(actual, evaluated->plan.name).toUtf8();
    const Result<void> written = options.json ? console.write(text) : console.write(QString::fromUtf8(text));
    if (!written)
        return written.error();
    return ExitCode::Done;
}

} // namespace

void addActuals(CLI::App &parser, Task &task)
{
    const auto options = std::make_shared<ActualsOptions>();
    CLI::App *command = parser.add_subcommand("actuals", "Hold what was billed against the plan");
    options->input.addTo(*command);
    command
        ->add_option("EXPORT", options->files,
                     "Exports of costs, FOCUS 1.0 to 1.2 or Cost Management, as CSV, plain or gzip")
        ->required();
    command->add_flag(
        "--billed", options->billed,
        "Count the costs of FOCUS as on the invoice, not spread over the terms that were bought");
    command->add_flag("--json", options->json, "Print JSON, schema slipway.actuals");
    command->callback([options, &task] {
        task.needs = Task::Needs::Core;
        task.run = [options](Console &console) { return runActuals(*options, console); };
    });
}

} // namespace slipway
