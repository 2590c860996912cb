// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/plan/planjson.h"

#include "model/base/jsondigits.h"
#include "model/base/plaintext.h"
#include "model/plan/planmigrate.h"
#include "model/plan/plantree.h"

#include <nlohmann/json.hpp>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace slipway {

using nlohmann::ordered_json;

namespace {

constexpr int maxVersion = 1'000'000;
constexpr qsizetype listedPointers = 5;

/// The schema that a document names: nothing else is taken for a plan, however much it looks like one.
Result<QString> schemaOf(const JsonValue &document)
{
    if (!document.isObject()) {
        return Error{ErrorCode::Invalid,
                     u"This is not a Slipway plan: it is %1, not an object."_s.arg(document.kind()),
                     document.pointer()};
    }
    const auto schema = document.member(u"schema");
    if (!schema) {
        return Error{ErrorCode::Invalid,
                     u"This is not a Slipway plan: it has no \"schema\" of \"slipway.plan\"."_s,
                     schema.error().where};
    }
    auto name = schema->text();
    if (name && *name != u"slipway.plan" && *name != u"slipway.report") {
        return Error{ErrorCode::Invalid,
                     u"This is not a Slipway plan: its \"schema\" is \"%1\", not \"slipway.plan\"."_s.arg(
                         quotedText(*name)),
                     schema->pointer()};
    }
    return name;
}

Result<int> versionOf(const JsonValue &document)
{
    const auto version = document.member(u"version");
    if (!version)
        return version.error();
    return version->integer(1, maxVersion);
}

QString unknownNotice(const QStringList &pointers)
{
    QStringList listed;
    for (const QString &pointer : pointers.first(std::min(pointers.size(), listedPointers)))
        listed << quotedText(pointer, 100);
    QString places = listed.join(u", "_s);
    if (pointers.size() > listedPointers)
        places += u" and %1 more"_s.arg(pointers.size() - listedPointers);
    return pointers.size() == 1
        ? u"One entry is not known to this version of Slipway and is kept as it is: %1."_s.arg(places)
        : u"%1 entries are not known to this version of Slipway and are kept as they are: %2."_s
              .arg(pointers.size())
              .arg(places);
}

Result<LoadedPlan> readVersion(const ordered_json &tree, const QString &pointer, int version,
                               const SchemaHistory &history)
{
    LoadedPlan loaded;
    loaded.version = version;
    loaded.readOnly = version > history.current;
    QStringList unknownPointers;
    auto plan = planFromTree(JsonValue(tree, pointer), unknownPointers);
    if (!plan) {
        if (!loaded.readOnly)
            return plan.error();
        return Error{ErrorCode::Newer,
                     u"The plan has version %1 of its format, this Slipway reads up to %2, and there is a "
                     u"difference that it "
                     "cannot read: %3"_s.arg(version)
                         .arg(history.current)
                         .arg(plan.error().message),
                     plan.error().where};
    }
    loaded.plan = std::move(plan).value();
    if (loaded.readOnly) {
        loaded.notices << u"The plan was written by a newer Slipway (version %1 of its format, this one "
                          u"knows %2), so it "
                          "opens read-only."_s.arg(version)
                              .arg(history.current);
    } else if (version < history.current) {
        loaded.notices
            << u"The plan was brought from version %1 of its format to %2; its file changes when it is saved."_s
                   .arg(version)
                   .arg(history.current);
    }
    if (!unknownPointers.isEmpty())
        loaded.notices << unknownNotice(unknownPointers);
    return loaded;
}

Result<LoadedPlan> readTree(ordered_json &tree, const QString &pointer, const SchemaHistory &history)
{
    const auto version = versionOf(JsonValue(tree, pointer));
    if (!version)
        return version.error();
    migrate(tree, *version, history);
    return readVersion(tree, pointer, *version, history);
}

} // namespace

const SchemaHistory &planHistory()
{
    // Version 1 is the first: there is nothing to migrate from yet.
    static const SchemaHistory history = {planSchemaVersion, {}};
    return history;
}

void migrate(ordered_json &tree, int version, const SchemaHistory &history)
{
    for (int from = version; from < history.current; ++from) {
        const auto step = std::find_if(history.migrations.begin(), history.migrations.end(),
                                       [&](const Migration &migration) { return migration.from == from; });
        if (step != history.migrations.end())
            step->apply(tree);
    }
}

Result<LoadedPlan> readPlanOf(QByteArrayView bytes, const SchemaHistory &history)
{
    auto parsed = parseJsonKeepingDigits(bytes, {maxPlanBytes, maxJsonDepth, maxPlanValues});
    if (!parsed)
        return parsed.error();
    ordered_json document = std::move(parsed).value();
    const auto schema = schemaOf(JsonValue(document));
    if (!schema)
        return schema.error();
    if (*schema == u"slipway.plan")
        return readTree(document, {}, history);

    const auto inside = JsonValue(document).member(u"plan");
    if (!inside)
        return inside.error();
    const auto insideSchema = schemaOf(*inside);
    if (!insideSchema)
        return insideSchema.error();
    ordered_json &tree = document["plan"];
    auto loaded = readTree(tree, u"/plan"_s, history);
    if (!loaded)
        return loaded;
    loaded.value().fromReport = true;
    loaded.value().notices.prepend(
        u"This is the plan inside a report export; saving it makes a plan file of its own."_s);
    return loaded;
}

Result<LoadedPlan> readPlan(QByteArrayView bytes)
{
    return readPlanOf(bytes, planHistory());
}

} // namespace slipway
