// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/commands.h"
#include "app/commands/outputs.h"
#include "app/commands/planinput.h"
#include "model/plan/planedit.h"
#include "model/plan/planjson.h"
#include "model/plan/scenarios.h"

#include <CLI/CLI.hpp>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>
#include <iterator>
#include <memory>
#include <string>
#include <vector>

namespace slipway {

using namespace Qt::StringLiterals;

namespace {

struct SetOptions
{
    std::string plan;
    std::vector<std::string> settings;
    std::string scenario;
};

template <typename Entry> QString indexById(const std::vector<Entry> &entries, const QString &id)
{
    for (std::size_t i = 0; i < entries.size(); ++i) {
        if (entries[i].id == id)
            return QString::number(i);
    }
    return id;
}

/// The pointer with ids of computes, workloads and deployments in place of indices: "/computes/tune/size".
QString pointerOf(const QString &place, const Plan &plan)
{
    QStringList names = (place.startsWith(u'/') ? place.mid(1) : place).split(u'/');
    if (names.size() > 1 && names[0] == u"computes")
        names[1] = indexById(plan.computes, names[1]);
    if (names.size() > 1 && names[0] == u"workloads") {
        names[1] = indexById(plan.workloads, names[1]);
        bool isIndex = false;
        const auto workload = names[1].toULongLong(&isIndex);
        if (names.size() > 4 && names[3] == u"deployments" && isIndex && workload < plan.workloads.size()) {
            if (const auto *endpoint = std::get_if<RealtimeEndpoint>(&plan.workloads[workload].detail))
                names[4] = indexById(endpoint->deployments, names[4]);
        }
    }
    return u'/' + names.join(u'/');
}

/// JSON where it is some, else a text: 4, 2.5, true, null, ["westeurope"], Standard_D4s_v3.
Result<PlanEdit::Value> valueOf(const QString &text)
{
    const std::string bytes = text.toStdString();
    const auto json = nlohmann::json::parse(bytes, nullptr, false);
    if (json.is_null())
        return PlanEdit::Value(std::monostate());
    if (json.is_boolean())
        return PlanEdit::Value(json.get<bool>());
    if (json.is_number()) {
        const auto number = json.get<double>();
        const bool isInt = std::trunc(number) == number && std::abs(number) <= 1e9;
        return isInt ? PlanEdit::Value(static_cast<int>(number)) : PlanEdit::Value(number);
    }
    if (json.is_string())
        return PlanEdit::Value(QString::fromStdString(json.get<std::string>()));
    const bool isTexts = json.is_array()
        && std::all_of(json.begin(), json.end(), [](const auto &each) { return each.is_string(); });
    if (json.is_object() || (json.is_array() && !isTexts))
        return Error{ErrorCode::Usage,
                     u"\"%1\" is more than one value: set numbers, true, false, texts, lists of texts or "
                     u"null, one field each. "
                     "The ends of a range are its fields low, likely and high"_s.arg(text.left(60)),
                     {}};
    if (!isTexts)
        return PlanEdit::Value(text);
    QStringList texts;
    for (const auto &each : json)
        texts << QString::fromStdString(each.template get<std::string>());
    return PlanEdit::Value(texts);
}

Result<PlanEdit> editOf(const SetOptions &options, const Plan &plan)
{
    PlanEdit edit;
    for (const std::string &each : options.settings) {
        const QString setting = QString::fromStdString(each);
        const qsizetype equals = setting.indexOf(u'=');
        if (equals < 1)
            return Error{ErrorCode::Usage,
                         u"\"%1\" is no FIELD=VALUE, such as /computes/train/maxNodes=4"_s.arg(setting),
                         {}};
        Result<PlanEdit::Value> value = valueOf(setting.mid(equals + 1).trimmed());
        if (!value)
            return value.error();
        edit.changes.push_back({pointerOf(setting.left(equals).trimmed(), plan), *std::move(value)});
    }
    return edit;
}

/// Fields whose stated range the changes took away: a range that a new value lies outside of does not hold any more.
void sayDroppedRanges(const PlanEdit &edit, const Plan &before, const Plan &after, Console &console)
{
    const auto tree = [](const Plan &plan) {
        const QByteArray bytes = writePlan(plan);
        return nlohmann::json::parse(bytes.begin(), bytes.end());
    };
    const nlohmann::json from = tree(before);
    const nlohmann::json to = tree(after);
    for (const PlanEdit::Change &change : edit.changes) {
        QString place = change.pointer;
        if (place.endsWith(u"/likely"))
            place.chop(7);
        const nlohmann::json::json_pointer pointer(place.toStdString());
        const auto hasRange = [&](const nlohmann::json &plan) {
            return plan.contains(pointer) && plan[pointer].is_object() && plan[pointer].contains("likely");
        };
        if (hasRange(from) && to.contains(pointer) && !hasRange(to))
            console.say(u"The range of %1 does not hold around the new value and was dropped."_s.arg(place));
    }
}

/// The whole plan of the file with what is set, in the plan itself or in one of its scenarios.
Result<Plan> withSettings(const Plan &plan, const SetOptions &options, Console &console)
{
    const QString scenario = QString::fromStdString(options.scenario);
    Plan shown = plan;
    if (scenarioIndex(plan, scenario) >= 0) {
        Result<ScenarioPlan> found = scenarioPlan(plan, scenario);
        if (!found)
            return found.error();
        for (const QString &notice : found->notices)
            console.say(notice);
        shown = std::move(*std::move(found)).plan;
    }
    const Result<PlanEdit> edit = editOf(options, shown);
    if (!edit)
        return edit.error();
    Result<Plan> changed = applied(*edit, shown);
    if (changed)
        sayDroppedRanges(*edit, shown, *changed, console);
    if (!changed || scenario.isEmpty())
        return changed;
    if (scenarioIndex(plan, scenario) < 0 && std::ssize(plan.scenarios) >= maxScenarios)
        return Error{ErrorCode::Invalid, u"A plan holds at most %1 scenarios."_s.arg(maxScenarios),
                     u"/scenarios"_s};
    return withScenario(plan, scenario, *changed);
}

Result<ExitCode> runSet(const SetOptions &options, Console &console)
{
    const QString path = decodedPath(options.plan);
    const Result<PlanFileChange> change = openForChange(path, console);
    if (!change)
        return change.error();
    const Result<Plan> changed = withSettings(change->loaded().plan, options, console);
    if (!changed)
        return changed.error().code == ErrorCode::Usage ? changed.error() : inFile(path, changed.error());
    // What the file would be refused for when it is opened next is refused now.
    const QByteArray bytes = writePlan(*changed);
    if (const Result<LoadedPlan> again = readPlan(bytes); !again)
        return inFile(path, again.error());
    Outputs outputs(Outputs::Existing::Overwrite);
    outputs.replace(path, bytes);
    if (const Result<void> written = outputs.write(console); !written)
        return written.error();
    return ExitCode::Done;
}

} // namespace

void addSet(CLI::App &parser, Task &task)
{
    const auto options = std::make_shared<SetOptions>();
    CLI::App *command = parser.add_subcommand("set", "Change fields of a plan, or of one of its scenarios");
    command->add_option("PLAN", options->plan, "A plan file; it is changed in place")->required();
    command
        ->add_option("SETTING", options->settings,
                     "FIELD=VALUE: the field as in the plan's JSON, entries by id or place, such as "
                     "/computes/train/maxNodes=4; null takes an optional field away")
        ->required();
    command->add_option("--scenario", options->scenario,
                        "Put the changes into this scenario; it is made where there is none of the name");
    command->callback([options, &task] {
        task.needs = Task::Needs::Core;
        task.run = [options](Console &console) { return runSet(*options, console); };
    });
}

} // namespace slipway
