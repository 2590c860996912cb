// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/planinput.h"

#include "app/wiring/clock.h"
#include "app/wiring/templates.h"
#include "model/base/files.h"
#include "model/evaluation/reportparts.h"
#include "model/plan/planjson.h"
#include "model/plan/scenarios.h"
#include "model/pricebook/booklibrary.h"

#include <QFile>
#include <QFileInfo>
#include <QRegularExpression>

#include <CLI/CLI.hpp>

#include <algorithm>

namespace slipway {

using namespace Qt::StringLiterals;

namespace {

Result<Plan> templatePlan(const QString &id)
{
    const Result<TemplateLibrary> library = loadTemplates();
    if (!library)
        return library.error();
    return library->plan(id);
}

/// Catalog and prices asked for, with the additions that the plan names and those given on the command line.
Result<ReferenceData> referenceOf(const Plan &plan, const QString &path, const PlanInput &input,
                                  const QDate &day, Console &console)
{
    const std::vector<std::string> &files = input.additions;
    Result<ReferenceData> base = loadReferenceData(QString::fromLocal8Bit(input.prices), plan.prices, day);
    if (!base || (plan.additions.empty() && files.empty()))
        return base;
    std::vector<Additions> given;
    for (const std::string &file : files) {
        Result<Additions> read = readAdditionsFile(decodedPath(file));
        if (!read)
            return read.error();
        const bool named = std::any_of(plan.additions.begin(), plan.additions.end(),
                                       [&](const PinnedInput &pin) { return pin.id == read->id; });
        if (!named)
            console.say(u"Uses the additions \"%1\", which the plan does not name."_s.arg(read->id));
        given.push_back(*std::move(read));
    }
    Result<ReferenceData> data = referenceWith(*base, plan.additions, given, additionsLibrary(),
                                               path.isEmpty() ? QString() : QFileInfo(path).absolutePath());
    if (!data && data.error().where == u"/additions" && !path.isEmpty())
        return inFile(path, data.error());
    return data;
}

/// The plan, the additions given, and wherever those that it names may lie.
QStringList inputsOf(const Plan &plan, const QString &path, const std::vector<std::string> &given)
{
    QStringList inputs;
    if (!path.isEmpty())
        inputs << path;
    for (const std::string &file : given)
        inputs << decodedPath(file);
    if (plan.additions.empty())
        return inputs;
    for (const PinnedInput &pin : plan.additions) {
        if (!path.isEmpty())
            inputs << QFileInfo(path).absolutePath() + u'/' + pin.id + u".json"_s;
    }
    for (const AdditionsLibrary::Entry &kept : additionsLibrary().entries())
        inputs << kept.path;
    return inputs;
}

} // namespace

std::string noBook(std::string &name)
{
    const QString text = QString::fromStdString(name);
    if (isHashBeginning(text, text.toLower()))
        return {};
    static const QRegularExpression form(u"^(builtin|current|[a-z]+-[0-9]{4}-[0-9]{2}-[0-9]{2}|[0-9a-f]{8,64})$"_s);
    return form.match(text).hasMatch()
        ? std::string()
        : '"' + name + "\" is no price book: builtin, current, an id or a hash";
}

QString decodedPath(const std::string &argument)
{
    return QFile::decodeName(QByteArray::fromStdString(argument));
}

void PlanInput::addTo(CLI::App &command, bool orTemplate)
{
    CLI::Option *plan = command.add_option("PLAN", file, "A plan file, or a report in JSON");
    if (orTemplate) {
        command
            .add_option("--template", templateId, "A template in place of PLAN; slipway templates lists them")
            ->excludes(plan);
    } else {
        plan->required();
    }
    command.add_option("--scenario", scenario,
                       "A scenario of the plan, by its name, in place of the plan itself");
    addContextTo(command);
}

void PlanInput::addContextTo(CLI::App &command)
{
    command.add_option(
        "--as-of", asOf,
        "The day that rules and retirements are judged on, YYYY-MM-DD (default: today, or the day "
        "of SOURCE_DATE_EPOCH)");
    command
        .add_option("--prices", prices,
                    "The price book: builtin, current, or one that \"slipway prices list\" names, by id or hash "
                    "(default: the one the plan is pinned to, else the current one)")
        ->check(CLI::Validator(noBook, "{builtin,current}"));
    command.add_option("--additions", additions,
                       "Files of your own sizes and prices to use besides those that the plan names");
}

void sayNotices(const QString &path, const LoadedPlan &loaded, Console &console)
{
    for (const QString &notice : loaded.notices)
        console.say(u"%1: %2"_s.arg(path, notice));
}

Result<Plan> readPlanFile(const QString &path, Console &console)
{
    const Result<QByteArray> bytes = readFile(path, maxPlanBytes);
    if (!bytes)
        return inFile(path, bytes.error());
    Result<LoadedPlan> loaded = readPlan(*bytes);
    if (!loaded)
        return inFile(path, loaded.error());
    sayNotices(path, *loaded, console);
    return std::move(*std::move(loaded)).plan;
}

Result<Plan> planOrScenario(Plan plan, const QString &scenario, Console &console)
{
    if (scenario.isEmpty())
        return plan;
    Result<ScenarioPlan> found = scenarioPlan(plan, scenario);
    if (!found)
        return found.error();
    for (const QString &notice : found->notices)
        console.say(notice);
    return namedScenario(std::move(*std::move(found)).plan, plan.name, scenario);
}

Result<void> checkBook(const Plan &plan, const PriceSnapshot &prices)
{
    if (!plan.prices || prices.isBook(plan.prices->id, plan.prices->sha256))
        return {};
    const QString has = plan.prices->id == prices.bookId()
        ? u"the one of that name here holds other prices (its SHA-256 differs)"_s
        : u"none of the books that are kept here is that one (\"slipway prices list\" names them)"_s;
    return Error{
        ErrorCode::Invalid,
        u"The plan is pinned to the price book %1, and %2. \"slipway prices use follow --plan FILE\" takes the "
        "pin out and prices it anew; else import that book again (slipway prices import)."_s.arg(plan.prices->id, has),
        u"/prices"_s};
}

Result<PlanFileChange> openForChange(const QString &path, Console &console)
{
    Result<PlanFileChange> change = PlanFileChange::open(path);
    if (!change)
        return inFile(path, change.error());
    sayNotices(path, change->loaded(), console);
    return change;
}

Result<EvaluatedPlan> evaluateInput(const PlanInput &input, Console &console)
{
    if (input.file.empty() && input.templateId.empty())
        return Error{ErrorCode::Usage, u"A plan file or --template is needed."_s, {}};
    const Result<QDate> asOf = asOfDay(QString::fromLocal8Bit(input.asOf));
    if (!asOf)
        return asOf.error();

    const QString path = decodedPath(input.file);
    Result<Plan> plan = path.isEmpty() ? templatePlan(QString::fromLocal8Bit(input.templateId))
                                       : readPlanFile(path, console);
    if (!plan)
        return plan.error();
    const QString planName = plan->name;
    plan = planOrScenario(*std::move(plan), QString::fromLocal8Bit(input.scenario), console);
    if (!plan)
        return path.isEmpty() ? plan.error() : inFile(path, plan.error());
    const std::optional<PinnedInput> pin = plan->prices;
    // Who names a book asks for that one.
    if (input.anyPin || !input.prices.empty())
        plan.value().prices.reset();
    Result<ReferenceData> data = referenceOf(*plan, path, input, *asOf, console);
    if (!data)
        return data.error();
    if (!input.anyPin && pin && !data->prices.isBook(pin->id, pin->sha256) && !input.prices.empty())
        console.say(u"The plan is pinned to the price book %1; these are the prices of %2, as --prices asks."_s.arg(
            pin->id, data->prices.bookId()));
    if (const Result<void> book = checkBook(*plan, data->prices); !book)
        return path.isEmpty() ? book.error() : inFile(path, book.error());
    EvaluatedPlan result{*std::move(data), QFileInfo(path).fileName(), *std::move(plan), {}};
    result.planName = planName;
    result.inputs = inputsOf(result.plan, path, input.additions);
    result.evaluation = evaluateForReport(result.plan, {result.data.catalog, result.data.prices, *asOf});
    return result;
}

} // namespace slipway
