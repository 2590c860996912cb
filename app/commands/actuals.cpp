// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/commands.h"
#include "app/commands/planinput.h"
#include "app/commands/words.h"
#include "model/actuals/bill.h"
#include "model/base/format.h"
#include "model/base/jsontext.h"
#include "model/base/table.h"
#include "model/exports/azureml/exportfolder.h"
#include "model/exports/comparisons.h"
#include "model/plan/shownnames.h"

#include <QFileInfo>

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
    std::vector<std::string> deployments;
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
    case UnmatchedCost::Why::OtherDeployment:
        return u"of another deployment"_s;
    case UnmatchedCost::Why::Tax:
        return u"tax, which plans are without"_s;
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
    QString text = months.rows.empty() ? QString() : u'\n' + months.toText();
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

/// What carries a plan's tag, by plan and deployment: by it a plan is found that had another name, or is told from one of its name.
QString deploymentTable(const ActualCosts &actual)
{
    Table table;
    table.columns = {{u"plan"_s}, {u"deployment"_s}, {u"counts"_s}, {u"charges"_s, Table::Kind::Number}, {u"cost"_s}};
    for (const BilledDeployment &each : actual.deployments)
        table.rows.push_back({each.plan, each.deployment, each.counts ? u"yes"_s : u"no"_s, each.charges,
                              formatMoney(each.cost, QLocale::c())});
    return u"\nPlans and deployments of the bill\n"_s + table.toText();
}

/// Empty where it is clear what counts.
QString deploymentText(const ActualCosts &actual)
{
    if (actual.isAmbiguous)
        return u"\nIt is not clear which charges are the plan's: several deployments carry its name, or one of them carries another "
               "name as well. Those with its name count; say otherwise by --deployment, with a name from below or the exported folder.\n"_s
            + deploymentTable(actual);
    if (!actual.hasCharges() && !actual.deployments.empty())
        return u"\nWhere the plan was called otherwise when it was deployed, say what counts: --deployment, with a name from below or "
               "the exported folder.\n"_s
            + deploymentTable(actual);
    return {};
}

QString mayBePurchaseWords(const ActualCosts &actual)
{
    const QString cost = formatMoney(actual.mayBePurchasesCost, QLocale::c());
    return (actual.mayBePurchases == 1
                ? u"not known: 1 charge of %1 counts whole on its day, and may be"_s.arg(cost)
                : u"not known: %1 charges of %2 count whole on their days, and may be"_s.arg(QLocale::c().toString(actual.mayBePurchases),
                                                                                         cost))
        + u" a reservation or savings plan that was bought; the columns ChargeType and PricingModel tell"_s;
}

QString purchaseWords(const ActualCosts &actual)
{
    const QString cost = formatMoney(actual.purchasesCost, QLocale::c());
    const QString counted = actual.purchases == 1
        ? u"1 charge of %1 counts whole on its day"_s.arg(cost)
        : u"%1 charges of %2 count whole on their days"_s.arg(QLocale::c().toString(actual.purchases), cost);
    const QString open = actual.isCommitmentOpen
        ? u"; as nothing says which commitment was paid at once, none of the plan's is planned again"_s
        : QString();
    return counted
        + u": what would come if it goes on as it has begun is not told, and what is paid at once is not "
          u"planned again; amortized "
          "costs spread it"_s
        + open;
}

QString actualsText(const ActualCosts &actual, const QString &plan)
{
    const auto row = [](const QString &name, const QString &value) -> QString {
        return name.leftJustified(22) + value + u'\n';
    };
    const QLocale c = QLocale::c();
    QString text = row(u"Plan"_s, plan) + row(u"Charges read"_s, c.toString(actual.charges));
    if (!actual.hasCharges())
        return text
            + row(u"Of the plan"_s, u"none: no charge carries the plan's tag slipway-plan in its months"_s)
            + deploymentText(actual) + lineTables(actual);
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
    if (actual.purchases > 0)
        text += row(u"Purchases"_s, purchaseWords(actual));
    if (actual.mayBePurchases > 0)
        text += row(u"Purchases"_s, mayBePurchaseWords(actual));
    if (actual.unreadableTags > 0)
        text += row(u"Unreadable tags"_s,
                    actual.unreadableTags == 1
                        ? u"of 1 charge; it counts as not tagged"_s
                        : u"of %1 charges; they count as not tagged"_s.arg(actual.unreadableTags));
    return text + deploymentText(actual) + lineTables(actual);
}

ActualsJson actualTotal(const Total &total)
{
    return {{"amount", jsonText(total.known().toDecimal())}, {"complete", total.isComplete()}};
}

QByteArray actualsJson(const ActualCosts &actual, const Evaluation &evaluation)
{
    ActualsJson json{
        {"schema", "slipway.actuals"},
        {"version", 1},
        {"currency", jsonText(evaluation.currency.code())},
        {"charges", actual.charges},
        {"unreadableTags", actual.unreadableTags},
        {"first", jsonText(formatIsoDate(actual.first))},
        {"last", jsonText(formatIsoDate(actual.last))},
        {"plannedToDate", actualTotal(actual.planned)},
        {"billed", jsonText(actual.billed.toDecimal())},
        {"planned", actualTotal(actual.plannedWhole)},
        {"forecastAsPlanned", actualTotal(actual.forecastAsPlanned)},
        {"mayBePurchases",
         {{"charges", actual.mayBePurchases}, {"cost", jsonText(actual.mayBePurchasesCost.toDecimal())}}},
        {"purchases",
         {{"charges", actual.purchases},
          {"cost", jsonText(actual.purchasesCost.toDecimal())},
          {"commitmentOpen", actual.isCommitmentOpen}}}};
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
    constexpr std::array words{"not_tagged", "other_plan",       "outside_horizon",
                               "repeated",   "other_deployment", "tax"};
    for (const UnmatchedCost &each : actual.unmatched)
        others.push_back({{"service", jsonText(each.service)},
                          {"why", words[static_cast<std::size_t>(each.why)]},
                          {"charges", each.charges},
                          {"cost", jsonText(each.cost.toDecimal())},
                          {"currency", jsonText(each.cost.currency().code())}});
    json["ambiguous"] = actual.isAmbiguous;
    ActualsJson &deployments = json["deployments"] = ActualsJson::array();
    for (const BilledDeployment &each : actual.deployments)
        deployments.push_back({{"plan", jsonText(each.plan)},
                               {"deployment", jsonText(each.deployment)},
                               {"counts", each.counts},
                               {"charges", each.charges},
                               {"cost", jsonText(each.cost.toDecimal())},
                               {"currency", jsonText(each.cost.currency().code())}});
    return formatJson(json);
}

/// The deployment of an exported folder, or the name itself.
Result<QString> deploymentOf(const QString &given)
{
    if (!QFileInfo(given).isDir())
        return given;
    const Result<std::optional<FolderRecord>> record = recordOfFolder(given);
    if (!record)
        return inFile(given + u'/' + folderRecordName, record.error());
    if (!*record)
        return Error{ErrorCode::Invalid, u"%1 is not the folder of an export: it has no %2."_s.arg(given, folderRecordName), {}};
    return (*record)->deployment;
}

/// " They have: a, b."; empty where none has any.
QString deploymentsOf(const ActualCosts &actual)
{
    QStringList names;
    for (const BilledDeployment &each : actual.deployments) {
        if (!each.deployment.isEmpty() && !names.contains(each.deployment))
            names << each.deployment;
    }
    constexpr qsizetype mostNamed = 5;
    return names.isEmpty() ? QString() : u" They have: %1%2."_s.arg(names.first(std::min(mostNamed, names.size())).join(u", "_s),
                                                                    names.size() > mostNamed ? u" and others"_s : QString());
}

/// Why nothing counts: of other plans, outside the months, or the exports have no charge at all.
QString noChargeSentence(const ActualCosts &actual)
{
    if (actual.charges == 0)
        return u"The exports have no charges: nothing is held against the plan."_s;
    const bool isOutside = std::ranges::any_of(actual.unmatched, [](const UnmatchedCost &each) {
        return each.why == UnmatchedCost::Why::OutsideHorizon;
    });
    return isOutside ? u"The charges of the plan in these exports are all outside its months: nothing is held against it."_s
                     : u"No charge of these exports carries the plan's tag slipway-plan: nothing is held against it."_s;
}

Result<ExitCode> runActuals(const ActualsOptions &options, Console &console)
{
    const Result<EvaluatedPlan> evaluated = evaluateInput(options.input, console);
    if (!evaluated)
        return evaluated.error();
    QStringList paths;
    for (const std::string &file : options.files)
        paths << decodedPath(file);
    BilledAs billedAs{evaluated->planName, {}};
    for (const std::string &given : options.deployments) {
        const Result<QString> deployment = deploymentOf(decodedPath(given));
        if (!deployment)
            return deployment.error();
        billedAs.deployments << *deployment;
    }
    const Result<ActualCosts> read
        = readBills(evaluated->plan, evaluated->evaluation, billedAs, paths,
                    options.billed ? CostBasis::Billed : CostBasis::Effective);
    if (!read)
        return read.error();
    const ActualCosts &actual = *read;
    for (const QString &deployment : billedAs.deployments) {
        if (!std::ranges::any_of(actual.deployments, [&](const BilledDeployment &each) { return each.deployment == deployment; }))
            return Error{ErrorCode::Invalid, u"No charge of these exports has the deployment \"%1\".%2"_s.arg(deployment, deploymentsOf(actual)), {}};
    }
    const QByteArray text = options.json ? actualsJson(actual, evaluated->evaluation)
                                         : actualsText(actual, shownNameOf(evaluated->plan)).toUtf8();
    const Result<void> written = console.writeAnswer(text, options.json);
    if (!written)
        return written.error();
    if (actual.hasCharges())
        return ExitCode::Done;
    console.say(noChargeSentence(actual));
    return ExitCode::Blocked;
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
    command
        ->add_option("--deployment", options->deployments,
                     "What counts, whatever the plan was called then: the exported folder, or the tag slipway-deployment of what was "
                     "made from it")
        ->allow_extra_args(false);
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
