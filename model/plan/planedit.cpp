// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/plan/planedit.h"

#include "model/base/jsontext.h"
#include "model/plan/plantree.h"

#include <nlohmann/json.hpp>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace slipway {

using nlohmann::ordered_json;

namespace {

Error leadsNowhere(const QString &pointer)
{
    return {ErrorCode::Invalid, u"The plan has no such place."_s, pointer};
}

/// The index that a segment of a pointer names; `size` for "-", the place after the last entry.
std::optional<std::size_t> indexIn(const QString &segment, std::size_t size)
{
    if (segment == u"-")
        return size;
    bool isNumber = false;
    const auto index = segment.toUInt(&isNumber);
    if (!isNumber || index >= size || QString::number(index) != segment)
        return std::nullopt;
    return index;
}

ordered_json *childOf(ordered_json &parent, const QString &segment)
{
    if (parent.is_array()) {
        const auto index = indexIn(segment, parent.size());
        return index && *index < parent.size() ? &parent[*index] : nullptr;
    }
    if (!parent.is_object())
        return nullptr;
    const auto it = parent.find(segment.toStdString());
    return it == parent.end() ? nullptr : &*it;
}

void setInList(ordered_json &list, std::size_t index, ordered_json value)
{
    if (index == list.size())
        list.push_back(std::move(value));
    else if (value.is_null())
        list.erase(index);
    else
        list[index] = std::move(value);
}

void setInObject(ordered_json &object, const std::string &key, ordered_json value)
{
    if (value.is_null())
        object.erase(key);
    else
        object[key] = std::move(value);
}

Result<void> apply(const PlanEdit::Change &change, ordered_json &tree)
{
    const auto segments = pointerSegments(change.pointer);
    if (!segments || segments->empty())
        return leadsNowhere(change.pointer);
    auto value = parseJson(change.value.toUtf8());
    if (!value)
        return Error{ErrorCode::Invalid, value.error().message, change.pointer};
    ordered_json *parent = &tree;
    for (std::size_t i = 0; i + 1 < segments->size(); ++i) {
        parent = childOf(*parent, (*segments)[i]);
        if (!parent)
            return leadsNowhere(change.pointer);
    }
    const QString &last = segments->back();
    if (parent->is_array()) {
        const auto index = indexIn(last, parent->size());
        if (!index)
            return leadsNowhere(change.pointer);
        setInList(*parent, *index, std::move(value).value());
    } else if (parent->is_object()) {
        setInObject(*parent, last.toStdString(), std::move(value).value());
    } else {
        return leadsNowhere(change.pointer);
    }
    return {};
}

} // namespace

Result<Plan> applied(const PlanEdit &edit, const Plan &plan)
{
    ordered_json tree = planToTree(plan);
    QStringList unknownBefore;
    if (const auto readable = planFromTree(JsonValue(tree), unknownBefore); !readable)
        return readable.error();
    for (const PlanEdit::Change &change : edit.changes) {
        if (const auto done = apply(change, tree); !done)
            return done.error();
    }
    QStringList unknownAfter;
    auto changed = planFromTree(JsonValue(tree), unknownAfter);
    if (!changed)
        return changed.error();
    // A misspelt member would be taken for one of a later version and kept without any effect.
    for (const PlanEdit::Change &change : edit.changes) {
        const bool unknown
            = std::any_of(unknownAfter.begin(), unknownAfter.end(), [&](const QString &pointer) {
                  return !unknownBefore.contains(pointer)
                      && (pointer == change.pointer || pointer.startsWith(change.pointer + u'/'));
              });
        if (unknown)
            return leadsNowhere(change.pointer);
    }
    return changed;
}

} // namespace slipway
