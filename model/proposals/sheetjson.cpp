// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/base/jsontext.h"
#include "model/base/nearmatch.h"
#include "model/base/plaintext.h"
#include "model/plan/treereader.h"
#include "model/plan/treeschema.h"
#include "model/plan/treewriter.h"
#include "model/proposals/sheet.h"
#include "model/proposals/sheetfields.h"

#include <nlohmann/json.hpp>

using namespace Qt::StringLiterals;

namespace slipway {

using nlohmann::ordered_json;

namespace {

constexpr auto sheetSchemaName = "slipway.sheet"_L1;

/// Collects the keys of a sheet, to name the nearest.
struct SheetKeys
{
    QStringList keys;

    void type(const char *, const char *) { }
    template <typename T> void field(const Field &field, T Sheet::*) { keys << QString(field.key); }
};

/// A sheet of another schema or a newer version means something else.
std::optional<Error> headFault(const JsonValue &document)
{
    if (!document.isObject())
        return Error{ErrorCode::Invalid,
                     u"This is not a sheet: it is %1, not an object."_s.arg(document.kind()),
                     document.pointer()};
    for (const auto &[key, member] : document.members()) {
        if (key == u"schema") {
            const Result<QString> name = member.text();
            if (!name)
                return name.error();
            if (*name != sheetSchemaName)
                return member.fault(u"must be \"slipway.sheet\", not \"%1\""_s.arg(quotedText(*name)));
        } else if (key == u"version") {
            const Result<int> version = member.integer(1, 1'000'000);
            if (!version)
                return version.error();
            if (*version > sheetSchemaVersion)
                return Error{
                    ErrorCode::Newer,
                    u"The sheet has version %1 of its format, this Slipway reads up to %2."_s.arg(*version)
                        .arg(sheetSchemaVersion),
                    member.pointer()};
        }
    }
    return std::nullopt;
}

Error unknownEntry(const QString &pointer)
{
    const std::optional<std::vector<QString>> segments = pointerSegments(pointer);
    const QString key = segments && !segments->empty() ? oneLine(segments->back().left(60)) : QString();
    SheetKeys known;
    if (segments && segments->size() == 1)
        describe(known, Of<Sheet>());
    return {ErrorCode::Invalid, u"A sheet has no entry \"%1\"%2"_s.arg(key, sentenceEndFor(key, known.keys)),
            pointer};
}

} // namespace

Result<Sheet> readSheet(QByteArrayView bytes)
{
    JsonLimits limits;
    limits.maxBytes = maxSheetBytes;
    limits.maxValues = 10'000;
    const Result<ordered_json> tree = parseJson(bytes, limits);
    if (!tree)
        return tree.error();
    const JsonValue document(*tree);
    if (const std::optional<Error> fault = headFault(document))
        return *fault;
    Sheet sheet;
    QStringList unknown;
    TreeReader reader(unknown);
    reader.object(document, sheet, {"schema"_L1, "version"_L1});
    if (reader.failed())
        return *reader.error();
    if (!unknown.isEmpty())
        return unknownEntry(unknown.front());
    return sheet;
}

QByteArray writeSheet(const Sheet &sheet)
{
    ordered_json tree = {{"schema", sheetSchemaName.data()}, {"version", sheetSchemaVersion}};
    tree.update(treeOf(sheet));
    return formatJson(tree);
}

QByteArray sheetSchema()
{
    treeschema::Definitions definitions;
    const ordered_json defaults = treeOf(Sheet());
    treeschema::ObjectSchema<Sheet> visitor(definitions, defaults);
    describe(visitor, Of<Sheet>());
    const ordered_json sheet = visitor.finished();
    ordered_json properties
        = {{"schema",
            {{"description", "Says that this is a sheet; may be left out"}, {"const", "slipway.sheet"}}},
           {"version", {{"description", "Version of the format"}, {"type", "integer"}, {"minimum", 1}}}};
    properties.update(sheet["properties"]);
    ordered_json schema = {{"$schema", "https://json-schema.org/draft/2020-12/schema"},
                           {"$id", "urn:slipway:sheet:" + std::to_string(sheetSchemaVersion)},
                           {"title", "Slipway sheet"}};
    schema["description"] = sheet["description"];
    schema["type"] = "object";
    schema["properties"] = properties;
    schema["required"] = sheet["required"];
    // What nobody knows is refused: a typing error would else change the answer without a word.
    schema["additionalProperties"] = false;
    schema["$defs"] = definitions.definitions();
    return formatJson(schema);
}

} // namespace slipway
