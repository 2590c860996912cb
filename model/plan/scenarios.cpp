// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/plan/scenarios.h"

#include "model/base/jsondigits.h"
#include "model/base/jsontext.h"
#include "model/base/plaintext.h"
#include "model/plan/field.h"
#include "model/plan/planjson.h"
#include "model/plan/plantree.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <optional>
#include <string>
#include <unordered_map>
#include <unordered_set>
#include <vector>

namespace slipway {

using namespace Qt::StringLiterals;
using nlohmann::ordered_json;

namespace {

/// Members that belong to the file and not to what is planned.
bool isOfTheFile(const std::string &key)
{
    return key == "schema" || key == "version" || key == "scenarios";
}

const ordered_json *idOf(const ordered_json &entry)
{
    if (!entry.is_object())
        return nullptr;
    const auto id = entry.find("id");
    return id != entry.end() && id->is_string() ? &*id : nullptr;
}

/// Whether every entry has an id: such a list can be told entry by entry.
bool hasIds(const ordered_json &list)
{
    return list.is_array()
        && std::all_of(list.begin(), list.end(), [](const ordered_json &entry) { return idOf(entry); });
}

/// Finds entries of a list by their ids, and members of an object by their keys: thousands of them are not looked for one after the
/// other. Of equal ones the first counts.
using Places = std::unordered_map<std::string, std::size_t>;

/// Of a list whose entries have ids.
Places placesOfEntries(const ordered_json &list)
{
    Places places;
    for (std::size_t i = 0; i < list.size(); ++i)
        places.emplace(idOf(list[i])->get<std::string>(), i);
    return places;
}

Places placesOfMembers(const ordered_json::object_t &members)
{
    Places places;
    for (std::size_t i = 0; i < members.size(); ++i)
        places.emplace((members.begin() + static_cast<std::ptrdiff_t>(i))->first, i);
    return places;
}

void patchValue(ordered_json &target, const ordered_json &patch, QStringList &lost);

void patchEntries(ordered_json &list, const ordered_json &patch, QStringList &lost)
{
    const Places places = placesOfEntries(list);
    std::unordered_set<std::size_t> gone;
    for (const auto &[id, change] : patch.items()) {
        const auto place = places.find(id);
        if (place == places.end()) {
            if (idOf(change))
                list.push_back(change);
            else if (!change.is_null())
                lost << QString::fromStdString(id);
        } else if (change.is_null()) {
            gone.insert(place->second);
        } else {
            patchValue(list[place->second], change, lost);
        }
    }
    if (gone.empty())
        return;
    ordered_json kept = ordered_json::array();
    for (std::size_t i = 0; i < list.size(); ++i) {
        if (!gone.contains(i))
            kept.push_back(std::move(list[i]));
    }
    list = std::move(kept);
}

void patchValue(ordered_json &target, const ordered_json &patch, QStringList &lost)
{
    if (!patch.is_object()) {
        target = patch;
        return;
    }
    if (target.is_array() && hasIds(target)) {
        patchEntries(target, patch, lost);
        return;
    }
    if (!target.is_object())
        target = ordered_json::object();
    auto &members = target.get_ref<ordered_json::object_t &>();
    const Places places = placesOfMembers(members);
    std::unordered_set<std::string> gone;
    for (const auto &[key, change] : patch.items()) {
        const auto place = places.find(key);
        if (change.is_null()) {
            gone.insert(key);
        } else if (place != places.end()) {
            patchValue((members.begin() + static_cast<std::ptrdiff_t>(place->second))->second, change, lost);
        } else {
            ordered_json value;
            patchValue(value, change, lost);
            appendMember(target, key, std::move(value));
        }
    }
    if (gone.empty())
        return;
    ordered_json kept = ordered_json::object();
    for (auto &[key, value] : members) {
        if (!gone.contains(key))
            appendMember(kept, key, std::move(value));
    }
    target = std::move(kept);
}

/// The ids of `from` that `to` has as well, in the order of `from`.
std::vector<std::string> sharedIds(const ordered_json &from, const Places &to)
{
    std::vector<std::string> ids;
    for (const ordered_json &entry : from) {
        std::string id = idOf(entry)->get<std::string>();
        if (to.contains(id))
            ids.push_back(std::move(id));
    }
    return ids;
}

ordered_json difference(const ordered_json &from, const ordered_json &to);

/// None where the changes can not be told entry by entry: what is new stands between others, the order is another one, or two entries
/// have the same id.
std::optional<ordered_json> entryDifference(const ordered_json &from, const ordered_json &to)
{
    const Places places = placesOfEntries(to);
    const Places earlier = placesOfEntries(from);
    if (places.size() != to.size() || earlier.size() != from.size())
        return std::nullopt;
    const std::vector<std::string> kept = sharedIds(from, places);
    if (kept != sharedIds(to, earlier))
        return std::nullopt;
    for (std::size_t i = 0; i < kept.size(); ++i) {
        if (*idOf(to[i]) != kept[i])
            return std::nullopt;
    }
    ordered_json patch = ordered_json::object();
    for (const ordered_json &entry : from) {
        const std::string id = idOf(entry)->get<std::string>();
        const auto other = places.find(id);
        if (other == places.end())
            appendMember(patch, id, nullptr);
        else if (entry != to[other->second])
            appendMember(patch, id, difference(entry, to[other->second]));
    }
    for (std::size_t i = kept.size(); i < to.size(); ++i)
        appendMember(patch, idOf(to[i])->get<std::string>(), to[i]);
    return patch;
}

/// Of two values that differ.
ordered_json difference(const ordered_json &from, const ordered_json &to)
{
    if (hasIds(from) && hasIds(to) && !(from.empty() && to.empty())) {
        if (std::optional<ordered_json> patch = entryDifference(from, to))
            return *std::move(patch);
        return to;
    }
    if (!from.is_object() || !to.is_object())
        return to;
    ordered_json patch = ordered_json::object();
    const auto &before = from.get_ref<const ordered_json::object_t &>();
    const auto &after = to.get_ref<const ordered_json::object_t &>();
    const Places places = placesOfMembers(before);
    const Places staying = placesOfMembers(after);
    for (const auto &[key, value] : before) {
        if (!staying.contains(key))
            appendMember(patch, key, nullptr);
    }
    for (const auto &[key, value] : after) {
        const auto old = places.find(key);
        if (old == places.end()) {
            appendMember(patch, key, value);
            continue;
        }
        const ordered_json &was = (before.begin() + static_cast<std::ptrdiff_t>(old->second))->second;
        if (was != value)
            appendMember(patch, key, difference(was, value));
    }
    return patch;
}

ordered_json treeOf(const Plan &plan)
{
    ordered_json tree = planToTree(plan);
    tree.erase("scenarios");
    return tree;
}

Error inScenario(const QString &name, int index, const QString &message)
{
    return {ErrorCode::Invalid, u"The scenario \"%1\" makes no plan: %2"_s.arg(quotedText(name), message),
            u"/scenarios/%1/patch"_s.arg(index)};
}

/// Never half a sign: a file would have another one in its place.
QString beginningOf(const QString &name, qsizetype longest)
{
    QString beginning = name.left(longest);
    if (!beginning.isEmpty() && beginning.back().isHighSurrogate())
        beginning.chop(1);
    return beginning.trimmed();
}

QStringList quotedNames(const Plan &plan)
{
    QStringList names;
    for (const Scenario &each : plan.scenarios)
        names << quotedText(each.name);
    return names;
}

} // namespace

Plan namedScenario(Plan shown, const QString &planName, const QString &scenario)
{
    if (!scenario.isEmpty() && shown.name == planName)
        shown.name = planName.isEmpty() ? scenario : u"%1: %2"_s.arg(planName, scenario);
    return shown;
}

int scenarioIndex(const Plan &plan, QStringView name)
{
    const auto found = std::find_if(plan.scenarios.begin(), plan.scenarios.end(),
                                    [&](const Scenario &each) { return each.name == name; });
    return found == plan.scenarios.end() ? -1 : static_cast<int>(found - plan.scenarios.begin());
}

QStringList scenarioNames(const Plan &plan)
{
    QStringList names;
    for (const Scenario &each : plan.scenarios)
        names << each.name;
    return names;
}

QString scenarioName(const QString &typed)
{
    return beginningOf(idText(typed.simplified()), longestId);
}

QString freeScenarioName(const Plan &plan, const QString &name)
{
    const QString wanted = beginningOf(scenarioName(name), longestId - 4);
    QString free = wanted;
    for (int i = 2; scenarioIndex(plan, free) >= 0; ++i)
        free = u"%1 %2"_s.arg(wanted, QString::number(i));
    return free;
}

Result<ScenarioPlan> scenarioPlan(const Plan &plan, const QString &name)
{
    const int index = scenarioIndex(plan, name);
    if (index < 0) {
        const QString others = plan.scenarios.empty()
            ? u"it has no scenarios"_s
            : u"it has \"%1\""_s.arg(quotedNames(plan).join(u"\", \""_s));
        return Error{ErrorCode::Usage,
                     u"The plan has no scenario \"%1\": %2."_s.arg(quotedText(name), others),
                     u"/scenarios"_s};
    }
    const Result<ordered_json> patch
        = parseJsonKeepingDigits(plan.scenarios[static_cast<std::size_t>(index)].patch.toUtf8(),
                                 {maxPlanBytes, maxJsonDepth, maxPlanValues});
    if (!patch)
        return inScenario(name, index, patch.error().message);
    for (const auto &[key, value] : patch->items()) {
        if (isOfTheFile(key)) {
            return inScenario(name, index,
                              u"\"%1\" belongs to the file, not to what is planned."_s.arg(
                                  quotedText(QString::fromStdString(key))));
        }
    }
    ordered_json tree = treeOf(plan);
    QStringList lost;
    patchValue(tree, *patch, lost);
    QStringList unknown;
    Result<Plan> patched = planFromTree(JsonValue(tree), unknown);
    if (!patched)
        return inScenario(
            name, index, u"at %1, %2"_s.arg(quotedText(patched.error().where, 200), patched.error().message));
    ScenarioPlan result{*std::move(patched), {}};
    for (const QString &id : lost)
        result.notices << u"The scenario \"%1\" changes \"%2\", which the plan does not have."_s.arg(
            quotedText(name), quotedText(id));
    return result;
}

QString scenarioPatch(const Plan &plan, const Plan &changed)
{
    const ordered_json from = treeOf(plan);
    const ordered_json to = treeOf(changed);
    return from == to ? u"{}"_s : compactJson(difference(from, to));
}

Plan withScenario(Plan plan, const QString &name, const Plan &changed)
{
    QString patch = scenarioPatch(plan, changed);
    const int index = scenarioIndex(plan, name);
    Scenario &scenario
        = index < 0 ? plan.scenarios.emplace_back() : plan.scenarios[static_cast<std::size_t>(index)];
    scenario.name = name;
    scenario.patch = std::move(patch);
    return plan;
}

} // namespace slipway
