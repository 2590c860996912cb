// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/commands.h"
#include "app/commands/outputs.h"
#include "app/commands/planinput.h"
#include "app/wiring/clock.h"
#include "app/wiring/referencedata.h"
#include "model/base/plaintext.h"
#include "model/evaluation/reportparts.h"
#include "model/exports/exports.h"
#include "model/plan/assignments.h"
#include "model/plan/plancheck.h"
#include "model/plan/planedit.h"
#include "model/plan/planjson.h"
#include "model/plan/scenarios.h"

#include <QFileInfo>

#include <CLI/CLI.hpp>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <iterator>
#include <memory>
#include <optional>
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

nlohmann::json treeOf(const Plan &plan)
{
    const QByteArray bytes = writePlan(plan);
    return nlohmann::json::parse(bytes.begin(), bytes.end());
}

/// Ends of ranges that went with a likely value outside of them: a range that does not hold it is of an earlier belief. What somebody takes away or
/// sets is not named.
void sayDroppedRanges(const PlanEdit &edit, const Plan &before, const Plan &after, Console &console)
{
    const nlohmann::json from = treeOf(before);
    const nlohmann::json to = treeOf(after);
    for (const PlanEdit::Change &change : edit.changes) {
        if (!change.pointer.endsWith(u"/likely"))
            continue;
        const QString place = change.pointer.chopped(7);
        QStringList dropped;
        for (const QString &end : {u"low"_s, u"high"_s}) {
            const QString whole = place + u'/' + end;
            const nlohmann::json::json_pointer pointer(whole.toStdString());
            const bool isSet = std::ranges::any_of(edit.changes, [&](const PlanEdit::Change &each) { return each.pointer == whole; });
            if (!isSet && from.contains(pointer) && !to.contains(pointer))
                dropped << u"%1 %2"_s.arg(end, QString::fromStdString(from[pointer].dump()));
        }
        if (!dropped.isEmpty())
            console.say(u"The new value of %1 lies outside of its range, %2: the range is dropped."_s.arg(place, dropped.join(u", "_s)));
    }
}

/// All that follows from a plan, as the JSON of a report has it.
nlohmann::ordered_json followsFrom(const Plan &plan, const ReferenceData &data, const QDate &asOf)
{
    const QByteArray report
        = writeReportJson(plan, evaluateForReport(plan, {data.catalog, data.prices, asOf}));
    return nlohmann::ordered_json::parse(report.begin(), report.end()).at("evaluation");
}

/// Whether a change is of a number or a switch of a workload or a compute. What only ranges hang on is none: they are drawn, not evaluated.
bool isWorkedWith(const PlanEdit::Change &change)
{
    const bool isOfUse
        = change.pointer.startsWith(u"/workloads/") || change.pointer.startsWith(u"/computes/");
    const QString member = change.pointer.mid(change.pointer.lastIndexOf(u'/') + 1);
    // Whether a time is kept is drawn, not evaluated.
    const bool isTime = change.pointer.contains(u"/deadlineHours") || change.pointer.contains(u"/windowHours")
        || change.pointer.contains(u"/latencyTargetMilliseconds");
    return isOfUse && !isTime && member != u"low" && member != u"high"
        && (std::holds_alternative<int>(change.value) || std::holds_alternative<double>(change.value)
            || std::holds_alternative<bool>(change.value));
}

/// Fields that were set and that nothing looks at as the plan stands: the highest number of instances where their number is fixed.
void sayWithoutEffect(const PlanEdit &edit, const Plan &before, const Plan &after, const ReferenceData &data,
                      const QDate &asOf, Console &console)
{
    constexpr std::size_t mostTried = 16; // each is an evaluation
    std::optional<nlohmann::ordered_json> whole;
    for (std::size_t i = 0; i < std::min(edit.changes.size(), mostTried); ++i) {
        if (!isWorkedWith(edit.changes[i]))
            continue;
        PlanEdit others = edit;
        others.changes.erase(others.changes.begin() + static_cast<std::ptrdiff_t>(i));
        const Result<Plan> without = applied(others, before);
        if (!without || *without == after)
            continue;
        if (!whole)
            whole = followsFrom(after, data, asOf);
        if (followsFrom(*without, data, asOf) == *whole)
            console.say(u"No figure and no finding changes with %1 as the plan stands."_s.arg(
                edit.changes[i].pointer));
    }
}

/// Words of closed lists that are new have to be known: to what is built in, else with the additions that the plan names. The edit that
/// leads from `before` to `after` as the catalog spells it.
Result<PlanEdit> withKnownWords(const PlanEdit &edit, const Plan &before, const Plan &after,
                                const QString &path, Console &console)
{
    const auto spelled = [&](const ReferenceData &data, const QDate &asOf) -> Result<PlanEdit> {
        Result<PlanEdit> result = spelledAsInCatalog(edit, data.catalog);
        if (result)
            sayWithoutEffect(*result, before, after, data, asOf, console);
        return result;
    };
    const Result<QDate> today = asOfDay({});
    if (!today)
        return today.error();
    const Result<ReferenceData> base = loadReferenceData({}, after.prices, *today);
    if (!base)
        return base.error();
    const Result<void> checked = checkNewWords(before, after, base->catalog, base->prices);
    if (checked)
        return spelled(*base, *today);
    if (after.additions.empty())
        return checked.error();
    const Result<ReferenceData> data = referenceWith(*base, after.additions, {}, additionsLibrary(),
                                                     QFileInfo(path).absolutePath());
    if (!data)
        return data.error();
    if (const Result<void> added = checkNewWords(before, after, data->catalog, data->prices); !added)
        return added.error();
    return spelled(*data, *today);
}

/// What is stored as a text of the plan; bytes that are none would be stored as the sign for what cannot be read.
Result<QString> textOf(const std::string &argument)
{
    const QString text = QString::fromStdString(argument);
    if (text.toStdString() != argument)
        return Error{ErrorCode::Usage, u"%1 is no text in UTF-8."_s.arg(quotedText(text)), {}};
    return text;
}

/// The whole plan of the file with what is set, in the plan itself or in one of its scenarios.
Result<Plan> withSettings(const Plan &plan, const SetOptions &options, const QString &path, Console &console)
{
    const Result<QString> named = textOf(options.scenario);
    if (!named)
        return named.error();
    const QString &scenario = *named;
    Plan shown = plan;
    if (scenarioIndex(plan, scenario) >= 0) {
        Result<ScenarioPlan> found = scenarioPlan(plan, scenario);
        if (!found)
            return found.error();
        for (const QString &notice : found->notices)
            console.say(notice);
        shown = std::move(*std::move(found)).plan;
    }
    QStringList settings;
    for (const std::string &each : options.settings) {
        const Result<QString> setting = textOf(each);
        if (!setting)
            return setting.error();
        settings << *setting;
    }
    const Result<PlanEdit> edit = assignments(settings, shown);
    if (!edit)
        return edit.error();
    Result<Plan> changed = applied(*edit, shown);
    if (!changed)
        return changed;
    const Result<PlanEdit> spelled = withKnownWords(*edit, shown, *changed, path, console);
    if (!spelled)
        return spelled.error();
    changed = applied(*spelled, shown);
    if (!changed)
        return changed;
    sayDroppedRanges(*edit, shown, *changed, console);
    if (scenario.isEmpty())
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
    const Result<Plan> changed = withSettings(change->loaded().plan, options, path, console);
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
                     "/computes/train/maxNodes=4; null takes an optional field away. A figure with a range has the fields low, likely "
                     "and high, and takes {\"low\": 80, \"likely\": 100, \"high\": 120}")
        ->required();
    command->add_option("--scenario", options->scenario,
                        "Put the changes into this scenario; it is made where there is none of the name");
    command->callback([options, &task] {
        task.needs = Task::Needs::Core;
        task.run = [options](Console &console) { return runSet(*options, console); };
    });
}

} // namespace slipway
