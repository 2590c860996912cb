// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

/// What the stand-in for the Azure CLI keeps, in files of AZ_STATE: of each thing what tells it apart, and in .shown the file that it was made of
/// with what was set since.
namespace az {

struct Thing
{
    std::string state; ///< as Azure names it: "Succeeded"
    std::string tag; ///< the deployment that made it
    std::string made;
    std::string
        more; ///< type of a compute, traffic, file of a job, rules of autoscale: "Increase:Metric:70 Decrease:Metric:31"
};

/// Of "KIND.NAME"; that of a deployment is "KIND.ENDPOINT.NAME".
[[nodiscard]] std::string fileOf(const std::string &thing);
[[nodiscard]] std::string shownFile(const std::string &thing);
/// Leaves `into` as it is where there is no such thing.
[[nodiscard]] bool readThing(const std::string &thing, Thing &into);
void writeThing(const std::string &thing, const Thing &what);
void removeFile(const std::string &path);

/// The number of this command, from 1.
[[nodiscard]] std::string nextNumber();

/// What a file of YAML has at "name:" wherever it stands, without quotes and comment.
[[nodiscard]] std::string member(const std::string &key, const std::string &file);
/// What a file of YAML has at "a", "a.b" or "a.b.c".
[[nodiscard]] std::string yamlMember(const std::string &path, const std::string &file);

void setMember(const std::string &thing, const std::string &key, const std::string &value);
/// As the query language writes it, without lists: what a thing has, or has at a key. Empty where that is nothing.
[[nodiscard]] std::string jsonOf(const std::string &thing, const std::string &key = {});
/// One member as the service shows it: as its file had it when it was made, and what was set since. "null" where it has none.
[[nodiscard]] std::string shownMember(const std::string &thing, const std::string &key);

} // namespace az
