// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/plan/planjson.h"
#include "model/plan/treeschema.h"

namespace slipway {

using nlohmann::ordered_json;
using treeschema::Definitions;
using treeschema::ObjectSchema;

QByteArray planSchema()
{
    Definitions definitions;
    const ordered_json defaults = treeOf(Plan());
    ObjectSchema<Plan> visitor(definitions, defaults);
    describe(visitor, Of<Plan>());
    const ordered_json plan = visitor.finished();

    ordered_json properties = {
        {"schema",
         {{"description", "Says that this is a plan; always the first member"}, {"const", "slipway.plan"}}},
        {"version", {{"description", "Version of the plan's format"}, {"type", "integer"}, {"minimum", 1}}}};
    properties.update(plan["properties"]);
    ordered_json schema = {{"$schema", "https://json-schema.org/draft/2020-12/schema"},
                           {"$id", "urn:slipway:plan:" + std::to_string(planSchemaVersion)},
                           {"title", "Slipway plan"}};
    schema["description"] = plan["description"];
    schema["type"] = "object";
    schema["properties"] = properties;
    schema["required"] = {"schema", "version"};
    schema["additionalProperties"] = true;
    schema["$defs"] = definitions.definitions();
    return formatJson(schema);
}

} // namespace slipway
