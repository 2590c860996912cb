// SPDX-License-Identifier: GPL-3.0-or-later
// A stand-in for the Azure CLI. It keeps what it is told to make in files of AZ_STATE, takes only the commands and options
// below, and writes each command into AZ_LOG. Command number AZ_FAIL, or each that AZ_FAIL_IF matches, fails, as AZ_HOW says:
//   before  nothing was done; with the message AZ_SAYS and the exit code AZ_CODE
//   half    what is made is there and has failed, and so is what was not removed to the end
//   after   it was done, and the answer was lost
//   killed  it was begun, and Azure goes on with it
// What is not there is said as Azure says it; with AZ_ABSENT the command ends with that code in place of 3.
// Tests call it ten thousands of times: a program without Qt and sanitizers, linked whole, takes a tenth of what a script of bash takes.
#include "tests/model/exports/azureml/az/azcommand.h"

#include <cstdio>
#include <cstdlib>
#include <functional>

namespace az {

namespace {

bool isOption(const char *argument)
{
    return argument[0] == '-' && argument[1] == '-';
}

Command commandOf(int argc, char **argv)
{
    Command command;
    for (int i = 1; i < argc; ++i) {
        if (!isOption(argv[i])) {
            command.words.emplace_back(argv[i]);
            continue;
        }
        const std::string key = argv[i] + 2;
        std::string &value = command.options[key];
        value.clear();
        for (bool isFirst = true; i + 1 < argc && !isOption(argv[i + 1]) && (isFirst || key == "set");
             isFirst = false) { // --set A=1 B=2
            value += (isFirst ? "" : " ") + std::string(argv[++i]);
            if (key == "set")
                command.sets.emplace_back(argv[i]);
        }
    }
    return command;
}

Fails failureOf(const std::string &number, const std::string &arguments)
{
    const std::string matching = variable("AZ_FAIL_IF", "");
    if (number != variable("AZ_FAIL", "0") && (matching.empty() || !found(arguments, matching.c_str())))
        return Fails::Not;
    const std::string how = variable("AZ_HOW", "before");
    if (how == "before")
        return Fails::Before;
    if (how == "half")
        return Fails::Half;
    if (how == "killed")
        return Fails::Killed;
    return Fails::After;
}

/// The second word: "compute", "online-deployment".
std::string kindOf(const Command &command)
{
    return command.words.at(1);
}

std::string endpointKindOf(const Command &command)
{
    return before(kindOf(command), "-") + "-endpoint";
}

std::string deploymentOf(const Command &command, const std::string &name)
{
    return command.option("endpoint-name") + '.' + name;
}

std::string nameInFile(const Command &command)
{
    return member("name", command.option("file"));
}

void showWorkspace(const Command &command)
{
    command.takes({"name", "resource-group", "subscription"});
    const std::string query = command.option("query");
    if (query == "location")
        say(variable("AZ_REGION", "West Europe"));
    else if (query == "id")
        say("/subscriptions/s/resourceGroups/group/providers/Microsoft.MachineLearningServices/workspaces/w");
    else if (query == "image_build_compute")
        say(variable("AZ_BUILDS", ""));
    else
        refuse("no answer to " + query, 2);
}

void showThing(const Command &command)
{
    command.takes({"name", "place"});
    command.needs({"name", "place"});
    show(command, kindOf(command), command.name());
}

void listThings(const Command &command)
{
    command.takes({"place"});
    command.needs({"place"});
    list(command, kindOf(command));
}

/// "NAME.VERSION", as a test has it; in a registry "REGISTRY.NAME.VERSION". Of a workspace and a registry one is meant.
void showComponent(const Command &command)
{
    command.takes({"name", "version", "label", "registry-name", "place"});
    command.needs({"name", "subscription"});
    const std::string registry = command.option("registry-name");
    const std::string version = command.option("version");
    if (registry.empty())
        command.needs({"place"});
    else if (command.has("workspace-name") || command.has("resource-group"))
        refuse("a registry and a workspace", 2);
    if (command.option("query") != "to_string(@)")
        refuse("no answer to " + command.option("query"), 2);
    const std::string file
        = shownFile("component." + (registry.empty() ? "" : registry + '.') + command.name() + '.'
                    + (version.empty() ? command.option("label") : version));
    if (!isFile(file))
        refuseMissing("component", command.name());
    std::fputs(contents(file).c_str(), stdout);
}

void listSchedules(const Command &command)
{
    command.takes({"include-disabled", "place"});
    command.needs({"place"});
    list(command, "schedule");
}

void listJobs(const Command &command)
{
    command.takes({"max-results", "all-results", "place"});
    command.needs({"place"});
    list(command, "job");
}

void listDeployments(const Command &command)
{
    command.takes({"endpoint-name", "place"});
    command.needs({"endpoint-name", "place"});
    const std::string endpoint = command.option("endpoint-name");
    Thing kept;
    if (!readThing(endpointKindOf(command) + '.' + endpoint, kept))
        refuseMissing(endpointKindOf(command), endpoint);
    list(command, kindOf(command) + '.' + endpoint);
}

void showDeployment(const Command &command)
{
    command.takes({"name", "endpoint-name", "place"});
    command.needs({"name", "endpoint-name", "place"});
    show(command, kindOf(command), deploymentOf(command, command.name()));
}

void createCompute(const Command &command)
{
    command.takes({"file", "place"});
    command.needs({"place"});
    const std::string name = nameInFile(command);
    create(command, "compute", name);
    Thing kept;
    if (readThing("compute." + name, kept)) {
        kept.more = member("type", command.option("file"));
        writeThing("compute." + name, kept);
    }
}

/// The file of a schedule with the whole job in place of the path of its file, as it is shown.
std::string withItsJob(const std::string &file)
{
    std::string text;
    bool isInJob = false;
    for (const std::string &line : lines(file)) {
        if (line.starts_with("create_job:")) {
            isInJob = true;
        } else if (!isInJob || !line.starts_with(' ')) {
            text += line + '\n';
            isInJob = isInJob && line.empty();
        }
    }
    text += "create_job:\n";
    for (const std::string &line : lines(folderOf(file) + '/' + yamlMember("create_job.job", file)))
        text += "  " + line + '\n';
    return text;
}

void createSchedule(const Command &command)
{
    command.takes({"file", "set", "place"});
    command.needs({"place"});
    if (command.option("set").empty())
        refuse("nothing is set");
    const std::string name = nameInFile(command);
    create(command, "schedule", name);
    for (const std::string &one : command.sets) {
        if (!found(one, "^tags\\.[a-z-]+=[a-z]"))
            refuse(one + " is read as a number, or sets no tag");
        setMember("schedule." + name, before(one, "="), behind(one, "="));
    }
    write(shownFile("schedule." + name), withItsJob(command.option("file")));
}

void createEndpoint(const Command &command)
{
    command.takes({"name", "file", "place"});
    command.needs({"name", "place"});
    create(command, kindOf(command), command.name());
}

void createSubscription(const Command &command)
{
    command.takes({"file", "place"});
    command.needs({"place"});
    create(command, kindOf(command), nameInFile(command));
}

void createDeployment(const Command &command)
{
    command.takes({"endpoint-name", "file", "set", "place"});
    command.needs({"endpoint-name", "place"});
    Thing kept;
    if (!readThing(endpointKindOf(command) + '.' + command.option("endpoint-name"), kept))
        refuse("there is no endpoint " + command.option("endpoint-name"));
    const std::string name = deploymentOf(command, nameInFile(command));
    create(command, kindOf(command), name);
    for (const std::string &one : words(command.option("set")))
        setMember(kindOf(command) + '.' + name, before(one, "="), behind(one, "="));
}

/// A deployment that requests are to go to.
void needsWorking(const std::string &thing, const std::string &otherwise, const std::string &doing)
{
    Thing kept;
    if (!readThing(thing, kept))
        refuse(otherwise);
    if (kept.state != "Succeeded")
        refuse(doing + kept.state, 2);
}

void keepOfEndpoint(const Command &command, const std::string &more)
{
    const std::string thing = kindOf(command) + '.' + command.name();
    Thing kept;
    if (!readThing(thing, kept))
        refuse("there is no endpoint " + command.name());
    if (command.staysHalf())
        return;
    kept.more = more;
    writeThing(thing, kept);
}

void shareTraffic(const Command &command)
{
    command.takes({"name", "traffic", "place"});
    command.needs({"name", "traffic", "place"});
    for (const std::string &share : words(command.option("traffic"))) {
        const std::string to = share.substr(0, share.rfind('='));
        needsWorking("online-deployment." + command.name() + '.' + to, "there is no deployment " + to,
                     "traffic for " + to + ", which is ");
    }
    keepOfEndpoint(command, "traffic " + command.option("traffic"));
}

void setDefault(const Command &command)
{
    command.takes({"name", "set", "place"});
    command.needs({"name", "set", "place"});
    const std::string set = command.option("set");
    needsWorking("batch-deployment." + command.name() + '.' + behind(set, "="), "there is no deployment",
                 "the default is ");
    keepOfEndpoint(command, set);
}

void updateCompute(const Command &command)
{
    command.takes({"name", "min-instances", "max-instances", "idle-time-before-scale-down", "tags", "place"});
    command.needs({"name", "place"});
    const std::string thing = "compute." + command.name();
    if (command.has("tags"))
        setMember(thing, "tags." + before(command.option("tags"), "="), behind(command.option("tags"), "="));
    Thing kept;
    if (!readThing(thing, kept))
        refuseMissing("compute", command.name());
    if (kept.more != "amlcompute")
        refuse("only a cluster can be updated", 2);
    for (const auto &[option, shown] : {std::pair{"min-instances", "min_instances"},
                                        {"max-instances", "max_instances"},
                                        {"idle-time-before-scale-down", "idle_time_before_scale_down"}}) {
        if (command.has(option))
            setMember(thing, shown, command.option(option));
    }
}

void updateDeployment(const Command &command)
{
    command.takes({"endpoint-name", "name", "set", "place"});
    command.needs({"endpoint-name", "name", "set", "place"});
    if (command.option("set").find("instance_type") != std::string::npos)
        refuse("the size of a deployment stays");
    update(command, kindOf(command), deploymentOf(command, command.name()));
}

void updateAutoscale(const Command &command)
{
    command.takes({"name", "min-count", "max-count", "count", "resource-group", "subscription"});
    command.needs({"name", "resource-group", "subscription"});
    const std::string thing = "autoscale." + command.name();
    Thing kept;
    if (!readThing(thing, kept))
        refuseMissing("autoscale", command.name());
    Texts capacity = words(lastLine(fileOf(thing)));
    if (capacity.size() < 4)
        refuse("autoscale " + command.name() + " has no capacity", 2);
    std::size_t at = 0;
    for (const char *option : {"min-count", "max-count", "count"}) {
        if (const std::string count = command.option(option); !count.empty())
            capacity[at] = count;
        ++at;
    }
    writeThing(thing, kept);
    append(fileOf(thing), capacity[0] + ' ' + capacity[1] + ' ' + capacity[2] + ' ' + capacity[3] + '\n');
}

void dropCompute(const Command &command)
{
    command.takes({"name", "yes", "place"});
    command.needs({"name", "yes", "place"});
    Thing kept;
    const std::string way = command.words.at(2);
    if (readThing("compute." + command.name(), kept) && way != "detach" && kept.more != "amlcompute"
        && kept.more != "computeinstance")
        refuse("a compute of type " + kept.more + " cannot be " + way + 'd', 2);
    drop(command, "compute", command.name());
}

void dropEndpoint(const Command &command)
{
    command.takes({"name", "yes", "place"});
    command.needs({"name", "yes", "place"});
    drop(command, kindOf(command), command.name());
}

void dropDeployment(const Command &command)
{
    command.takes({"name", "endpoint-name", "yes", "place"});
    command.needs({"name", "endpoint-name", "yes", "place"});
    Thing kept;
    if (kindOf(command) == "online-deployment"
        && readThing("online-endpoint." + command.option("endpoint-name"), kept)
        && found(kept.more, (' ' + command.name() + "=[1-9]").c_str()))
        refuse("(Conflict) Deployment " + command.name() + " has requests of its endpoint.");
    drop(command, kindOf(command), deploymentOf(command, command.name()));
}

void dropHosted(const Command &command)
{
    command.takes({"name", "place"});
    drop(command, kindOf(command), command.name());
}

void switchSchedule(const Command &command)
{
    command.takes({"name", "place"});
    const std::string thing = "schedule." + command.name();
    Thing kept;
    if (!readThing(thing, kept))
        refuseMissing("schedule", command.name());
    if (command.staysHalf())
        return;
    kept.more = command.words.at(2) + 'd';
    writeThing(thing, kept);
}

void dropSchedule(const Command &command)
{
    command.takes({"name", "place"});
    Thing kept;
    if (!readThing("schedule." + command.name(), kept))
        refuseMissing("schedule", command.name());
    if (kept.more != "disabled")
        refuse("(UserError) Only disabled schedules can be deleted."); // also one that failed
    drop(command, "schedule", command.name());
}

void createJob(const Command &command)
{
    command.takes({"name", "file", "place"});
    command.needs({"name", "file", "place"});
    create(command, "job", command.name());
    Thing kept;
    if (readThing("job." + command.name(), kept)) {
        kept.state = "Completed"; // a run that was begun goes on by itself
        writeThing("job." + command.name(), kept);
    }
}

using Do = std::function<void(const Command &)>;

const std::map<std::string, Do> &commands()
{
    static const std::map<std::string, Do> all = {
        {"extension show",
         [](const Command &command) {
             command.takes({"name"});
             say(variable("AZ_EXTENSION", "2.38.0"));
         }},
        {"account show", [](const Command &command) { command.takes({"subscription"}); }},
        {"account set", [](const Command &) { refuse("the defaults of a user were changed", 2); }},
        {"provider show",
         [](const Command &command) {
             command.takes({"namespace", "subscription"});
             say(variable("AZ_PROVIDER", "Registered"));
         }},
        {"rest", rest},
        {"ml workspace show", showWorkspace},
        {"ml compute list-usage",
         [](const Command &command) {
             command.takes({"location", "place"});
             say(unescaped(variable("AZ_USAGE", "")));
         }},
        {"ml compute show", showThing},
        {"ml online-endpoint show", showThing},
        {"ml batch-endpoint show", showThing},
        {"ml serverless-endpoint show", showThing},
        {"ml marketplace-subscription show", showThing},
        {"ml schedule show", showThing},
        {"ml job show", showThing},
        {"ml compute list", listThings},
        {"ml online-endpoint list", listThings},
        {"ml batch-endpoint list", listThings},
        {"ml serverless-endpoint list", listThings},
        {"ml component show", showComponent},
        {"ml schedule list", listSchedules},
        {"ml job list", listJobs},
        {"ml online-deployment list", listDeployments},
        {"ml batch-deployment list", listDeployments},
        {"monitor autoscale list",
         [](const Command &command) {
             command.takes({"resource-group", "subscription"});
             command.needs({"resource-group", "subscription"});
             list(command, "autoscale");
         }},
        {"ml online-deployment show", showDeployment},
        {"ml batch-deployment show", showDeployment},
        {"ml compute create", createCompute},
        {"ml compute attach", createCompute},
        {"ml schedule create", createSchedule},
        {"ml online-endpoint create", createEndpoint},
        {"ml batch-endpoint create", createEndpoint},
        {"ml serverless-endpoint create", createEndpoint},
        {"ml marketplace-subscription create", createSubscription},
        {"ml online-deployment create", createDeployment},
        {"ml batch-deployment create", createDeployment},
        {"ml online-endpoint update", shareTraffic},
        {"ml batch-endpoint update", setDefault},
        {"ml compute update", updateCompute},
        {"ml online-deployment update", updateDeployment},
        {"ml batch-deployment update", updateDeployment},
        {"monitor autoscale update", updateAutoscale},
        {"ml compute delete", dropCompute},
        {"ml compute detach", dropCompute},
        {"ml online-endpoint delete", dropEndpoint},
        {"ml batch-endpoint delete", dropEndpoint},
        {"ml online-deployment delete", dropDeployment},
        {"ml batch-deployment delete", dropDeployment},
        {"ml serverless-endpoint delete", dropHosted},
        {"ml marketplace-subscription delete", dropHosted},
        {"ml schedule disable", switchSchedule},
        {"ml schedule enable", switchSchedule},
        {"ml schedule delete", dropSchedule},
        {"ml job create", createJob},
        {"monitor autoscale show",
         [](const Command &command) {
             command.takes({"name", "resource-group", "subscription"});
             show(command, "autoscale", command.name());
         }},
        {"monitor autoscale delete",
         [](const Command &command) {
             command.takes({"name", "resource-group", "subscription"});
             drop(command, "autoscale", command.name());
         }},
    };
    return all;
}

int run(int argc, char **argv)
{
    const std::string number = nextNumber();
    std::string arguments;
    for (int i = 1; i < argc; ++i)
        arguments += (i > 1 ? " " : "") + std::string(argv[i]);
    append(variable("AZ_LOG", "/dev/stderr"), "az " + arguments + '\n');
    Command command = commandOf(argc, argv);
    command.how = failureOf(number, arguments);
    if (command.how == Fails::Before)
        refuse(variable("AZ_SAYS", "(ServiceUnavailable) The service did not answer."),
               std::atoi(variable("AZ_CODE", "1").c_str()));
    if (command.text().starts_with("configure"))
        refuse("the defaults of a user were changed", 2);
    const auto known = commands().find(command.text());
    if (known == commands().end())
        refuse('\'' + command.text() + "' is not a command that is known here.", 2);
    known->second(command);
    if (command.how != Fails::Not)
        refuse("(Timeout) The answer was lost.");
    return 0;
}

} // namespace

} // namespace az

int main(int argc, char **argv)
{
    return az::run(argc, argv);
}
