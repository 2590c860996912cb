// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/model/exports/azureml/az/azcommand.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <dirent.h>

namespace az {

namespace {

constexpr const char *places[] = {"resource-group", "workspace-name", "subscription"};

bool names(std::initializer_list<const char *> given, const std::string &option)
{
    return std::any_of(given.begin(), given.end(), [&](const char *one) {
        return option == one
            || (std::strcmp(one, "place") == 0
                && std::find(std::begin(places), std::end(places), option) != std::end(places));
    });
}

/// The files of what there is of a kind, "KIND.NAME", in order.
Texts thingsOf(const std::string &kind)
{
    Texts things;
    DIR *folder = opendir(fileOf("").c_str());
    if (folder == nullptr)
        return things;
    while (const dirent *entry = readdir(folder)) {
        const std::string thing = entry->d_name;
        if (thing.starts_with(kind + '.') && isFile(fileOf(thing)))
            things.push_back(thing);
    }
    closedir(folder);
    std::sort(things.begin(), things.end());
    return things;
}

/// Refuses a file that runs on a compute that is not there.
void computesStand(const std::string &file)
{
    for (const std::string &line : lines(file)) {
        if (line.find("compute:") == std::string::npos)
            continue;
        const auto parts = found(line, "^ *compute: \"?azureml:([A-Za-z0-9-]+)");
        if (parts && parts->at(1) != "serverless" && !isFile(fileOf("compute." + parts->at(1))))
            refuse("(UserError) Compute " + parts->at(1) + " of " + file + " does not exist.");
    }
}

/// What a member of a list or of what is shown is asked by: "to_string(MEMBER)".
std::string askedMember(const Command &command, const std::string &asked)
{
    const auto parts = found(asked, "^to_string\\((.*)\\)$");
    if (!parts)
        refuse("no answer to " + command.option("query"), 2);
    return parts->at(1);
}

/// Of the tags that are known here.
std::string jsonOfTags(const std::string &thing)
{
    std::string text;
    for (const char *tag : {"slipway-deployment", "slipway-ends", "slipway-line"}) {
        const std::string value = shownMember(thing, std::string("tags.\"") + tag + '"');
        if (value != "null")
            text += std::string(text.empty() ? "" : ",") + '"' + tag + "\":\"" + value + '"';
    }
    return text.empty() ? "null" : '{' + text + '}';
}

/// "blue=90 green=10" as the query language writes it.
std::string jsonOfTraffic(const std::string &shares)
{
    std::string text;
    for (const std::string &share : words(shares))
        text += (text.empty() ? "\"" : ",\"") + before(share, "=") + "\":" + behind(share, "=");
    return '{' + text + '}';
}

std::string targetOf(const std::string &thing)
{
    const std::string last = lastLine(fileOf(thing));
    const Texts fields = split(last, " ");
    return fields.size() == 1 ? last : fields.size() > 3 ? fields[3] : std::string();
}

/// Only schedules that are on are listed, and jobs are asked for that have not ended.
bool isHidden(const Command &command, const std::string &kind, const Thing &thing)
{
    if (kind == "schedule")
        return thing.more == "disabled" && !command.has("include-disabled");
    return kind == "job"
        && (thing.state == "Completed" || thing.state == "Failed" || thing.state == "Canceled");
}

/// All names, or those that another deployment made; false where something else was asked.
bool listNames(const std::string &kind, const std::string &query)
{
    const auto others = found(query, "^\\[\\?tags\\.\"slipway-deployment\"!=.([a-z0-9-]+).\\]\\.name$");
    if (query != "[].name" && !others)
        return false;
    for (const std::string &thing : thingsOf(kind)) {
        Thing kept;
        if (!others || (readThing(thing, kept) && kept.tag != others->at(1)))
            say(thing.substr(kind.size() + 1));
    }
    return true;
}

/// Name and members of each, at most `most`.
void listMembers(const Command &command, const std::string &kind, const std::string &asked, long most)
{
    for (const std::string &thing : thingsOf(kind)) {
        Thing kept;
        if (most-- <= 0)
            break;
        if (!readThing(thing, kept) || isHidden(command, kind, kept))
            continue;
        std::string told = thing.substr(kind.size() + 1);
        for (const std::string &one : split(asked, ", "))
            told += '|' + shownMember(thing, askedMember(command, one));
        say(told);
    }
}

/// Name, one more member and two tags of what one deployment made.
void listMade(const Command &command, const std::string &kind)
{
    const std::string query = command.option("query");
    const auto parts
        = found(query,
                "^\\[\\?tags\\.\"slipway-deployment\"==.([a-z0-9-]+).\\]\\.join\\(. ., \\[name, "
                "to_string\\(([A-Za-z]+)\\), "
                "to_string\\(tags\\.\"slipway-ends\"\\), to_string\\(tags\\.\"slipway-line\"\\)\\]\\)$");
    if (!parts)
        refuse("no answer to " + query, 2);
    const std::string &told = parts->at(2);
    if (told != "name" && told != "type" && told != "targetResourceUri")
        refuse("no answer to " + query, 2);
    for (const std::string &thing : thingsOf(kind)) {
        Thing kept;
        if (!readThing(thing, kept) || kept.tag != parts->at(1)
            || (kind == "schedule" && told == "name" && isHidden(command, kind, kept)))
            continue;
        const std::string name = thing.substr(kind.size() + 1);
        const std::string one = told == "name" ? name : told == "type" ? kept.more : targetOf(thing);
        say(name + ' ' + one + ' ' + shownMember(thing, "tags.slipway-ends") + ' '
            + shownMember(thing, "tags.slipway-line"));
    }
}

} // namespace

std::string Command::option(const std::string &name) const
{
    const auto at = options.find(name);
    return at == options.end() ? std::string() : at->second;
}

std::string Command::text() const
{
    std::string text;
    for (const std::string &word : words)
        text += (text.empty() ? "" : " ") + word;
    return text;
}

void Command::takes(std::initializer_list<const char *> given) const
{
    for (const auto &[key, value] : options) {
        if (key != "output" && key != "query" && !names(given, key))
            refuse("unrecognized arguments: --" + key + " of " + text(), 2);
    }
}

void Command::needs(std::initializer_list<const char *> given) const
{
    const auto need = [&](const char *key) {
        if (!has(key))
            refuse(std::string("the following arguments are required: --") + key + " of " + text(), 2);
    };
    for (const char *key : given) {
        if (std::strcmp(key, "place") == 0)
            std::for_each(std::begin(places), std::end(places), need);
        else
            need(key);
    }
}

std::string variable(const char *name, const std::string &otherwise)
{
    const char *value = std::getenv(name);
    return value != nullptr && *value != '\0' ? value : otherwise;
}

void say(const std::string &line)
{
    std::printf("%s\n", line.c_str());
}

void refuseMissing(const std::string &kind, const std::string &name)
{
    const std::string of = "Microsoft.MachineLearningServices/workspaces/workspace";
    const int code = std::atoi(variable("AZ_ABSENT", "3").c_str());
    if (kind == "job")
        refuse("(UserError) Run " + name + " was not found.", code);
    const std::string endpoint = before(name, ".");
    if (kind.ends_with("-deployment")
        && !isFile(fileOf(kind.substr(0, kind.size() - 10) + "endpoint." + endpoint)))
        refuse("(ParentResourceNotFound) Failed to perform 'read' on resource(s) of type "
               "'workspaces/onlineEndpoints/deployments', because the "
               "parent resource '/subscriptions/s/resourceGroups/group/providers/"
                   + of + "/onlineEndpoints/" + endpoint + "' could not be found.",
               code);
    refuse("(ResourceNotFound) The Resource '" + of + '/' + kind + "s/" + behind(name, ".")
               + "' under resource group 'group' was not found. For more details please go to "
                 "https://aka.ms/ARMResourceNotFoundFix",
           code);
}

void create(const Command &command, const std::string &kind, const std::string &name)
{
    const std::string thing = kind + '.' + name;
    const std::string file = command.option("file");
    command.needs({"file"});
    if (!isFile(file))
        refuse("No such file: " + file);
    computesStand(file);
    if (kind == "schedule")
        computesStand(folderOf(file) + '/' + yamlMember("create_job.job", file));
    Thing kept;
    if (readThing(thing, kept))
        refuse(thing + " exists: it would be changed");
    kept = {"Succeeded", member("slipway-deployment", file), "1", file};
    if (command.how == Fails::Half)
        kept.state = "Failed";
    if (command.how == Fails::Killed)
        kept.state = "Creating";
    writeThing(thing, kept);
    write(shownFile(thing), contents(file));
    removeFile(shownFile(thing) + ".set");
}

void show(const Command &command, const std::string &kind, const std::string &name)
{
    const std::string thing = kind + '.' + name;
    const std::string query = command.option("query");
    Thing kept;
    if (!readThing(thing, kept))
        refuseMissing(kind, name);
    if (query == "provisioning_state") {
        say(kept.state);
        if (kept.state == "Creating") { // the next time it is looked at it is there
            kept.state = "Succeeded";
            writeThing(thing, kept);
        }
        if (kept.state == "Deleting")
            removeThing(kind, name);
    } else if (query == "tags.\"slipway-deployment\"") {
        say(kept.tag);
    } else if (query == "tags.\"slipway-ends\"") {
        const std::string ends = shownMember(thing, "tags.slipway-ends");
        if (ends != "null")
            say(ends);
    } else if (query == "to_string(@)") {
        std::fputs(jsonOf(thing).c_str(), stdout);
    } else if (query == "to_string(tags)") {
        say(jsonOfTags(thing));
    } else if (query == "name") {
        say(name);
    } else if (query == "status") {
        say(kept.state);
    } else if (query == "resource_id") {
        say(shownMember(thing, query));
    } else if (query == "to_string(traffic)") {
        say(kept.more.starts_with("traffic ") ? jsonOfTraffic(kept.more.substr(8)) : "{}");
    } else if (query == "defaults.deployment_name") {
        say(kept.more.starts_with(query + '=') ? behind(kept.more, "=") : "");
    } else if (query == "targetResourceUri") {
        say(targetOf(thing));
    } else if (query.starts_with("join('|', [") && query.ends_with("])")) {
        const std::string asked = behind(query, "[");
        std::string text;
        for (const std::string &one : split(asked.substr(0, asked.size() - 2), ", "))
            text += '|' + shownMember(thing, askedMember(command, one));
        say(text.substr(1));
    } else {
        refuse("no answer to " + query, 2);
    }
}

// By --set, which sets no tag and takes those away that are there (https://github.com/Azure/azure-cli/issues/33834).
void update(const Command &command, const std::string &kind, const std::string &name)
{
    const std::string thing = kind + '.' + name;
    const Texts sets = words(command.option("set"));
    Thing kept;
    if (!readThing(thing, kept))
        refuseMissing(kind, name);
    for (const std::string &one : sets) {
        if (one.starts_with("tags."))
            refuse("Couldn't find 'tags' in ''. Available options: ['environment']");
        const std::string compute = behindLast(one, ":=");
        if (one.starts_with("compute=") && !isFile(fileOf("compute." + compute)))
            refuse("(UserError) Compute " + compute + " does not exist.");
    }
    for (const std::string &one : sets)
        setMember(thing, before(one, "="), behind(one, "="));
    for (const char *tag : {"tags.slipway-ends", "tags.slipway-line"})
        setMember(thing, tag, "null");
    kept.tag.clear();
    writeThing(thing, kept);
}

void list(Command command, const std::string &kind)
{
    std::string query = command.option("query");
    if (listNames(kind, query))
        return;
    long most = 1000000;
    if (kind
        == "job") { // of those that it is asked for; the query sees what the list gives, which has an end
        const std::string asked = "[?status!='Completed' && status!='Failed' && status!='Canceled']";
        if (command.option("all-results") != "true")
            most = command.has("max-results") ? std::atol(command.option("max-results").c_str()) : 50;
        if (!query.starts_with(asked))
            refuse("no answer to " + query, 2);
        query = "[]" + query.substr(asked.size());
        command.options["query"] = query;
    }
    if (const auto each = found(query, "^\\[\\]\\.join\\('\\|', \\[name, (.*)\\]\\)$"))
        listMembers(command, kind, each->at(1), most);
    else
        listMade(command, kind);
}

void removeThing(const std::string &kind, const std::string &name)
{
    removeFile(fileOf(kind + '.' + name));
    if (kind != "online-endpoint" && kind != "batch-endpoint")
        return;
    for (const std::string &deployment : thingsOf(before(kind, "-") + "-deployment." + name))
        removeFile(fileOf(deployment));
}

void drop(const Command &command, const std::string &kind, const std::string &name)
{
    const std::string thing = kind + '.' + name;
    Thing kept;
    if (!readThing(thing, kept))
        refuseMissing(kind, name);
    if (kept.state == "Deleting")
        refuse("(Conflict) " + kind + ' ' + name + " is being deleted.");
    if (!command.staysHalf()) {
        removeThing(kind, name);
    } else if (kind != "autoscale" && kind != "marketplace-subscription") {
        kept.state = command.how == Fails::Half ? "Failed" : "Deleting";
        writeThing(thing, kept);
    }
}

} // namespace az
