// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/model/exports/azureml/az/azcommand.h"

#include <cstdio>
#include <cstdlib>

namespace az {

namespace {

std::string need(const std::string &text, const char *expression, const char *otherwise)
{
    const auto parts = found(text, expression);
    if (!parts)
        refuse(otherwise);
    return parts->at(1);
}

void setIdleShutdown(const Command &command)
{
    if (command.option("method") != "post")
        refuse("a bad request");
    const std::string minutes = need(command.option("body"),
                                     "^\\{\"idleTimeBeforeShutdown\": \"PT([0-9]+)M\"\\}$", "a bad request");
    setMember(
        "compute."
            + need(command.option("url"), "/computes/([^/]+)/updateIdleShutdownSetting\\?", "a bad address"),
        "idle_time_before_shutdown_minutes", minutes);
}

/// The tags of a deployment, all of them.
void setTags(const Command &command)
{
    const auto parts = found(command.option("url"),
                             "/(online|batch)Endpoints/([^/]+)/deployments/([^/?]+)\\?api-version=20");
    if (!parts)
        refuse("a bad address");
    const std::string thing = parts->at(1) + "-deployment." + parts->at(2) + '.' + parts->at(3);
    Thing kept;
    if (!readThing(thing, kept))
        refuse("(ResourceNotFound) there is no " + thing, 3);
    if (!found(command.option("body"), "^\\{\"tags\": \\{.*\\}\\}$"))
        refuse("a bad request");
    kept.tag.clear();
    std::string rest = behind(command.option("body"), "tags");
    while (const auto tag = found(rest, "\"([a-z-]+)\": ?\"([^\"]*)\"")) {
        rest = behind(rest, tag->at(0));
        if (tag->at(1) == "slipway-deployment")
            kept.tag = tag->at(2);
        setMember(thing, "tags." + tag->at(1), tag->at(2));
    }
    writeThing(thing, kept);
}

/// "Increase:Metric:70 Decrease:Metric:31" of a body.
std::string rulesOf(std::string rest)
{
    std::string rules;
    while (rest.find("\"metricName\": \"") != std::string::npos) {
        rest = behind(rest, "\"metricName\": \"");
        rules += (rules.empty() ? "" : " ") + before(behind(rest, "\"direction\": \""), "\"") + ':'
            + before(rest, "\"") + ':' + before(behind(rest, "\"threshold\": "), ",");
    }
    return rules;
}

/// Autoscale, all of it at once.
void setAutoscale(const Command &command)
{
    const std::string body = command.option("body");
    const std::string thing = "autoscale."
        + need(command.option("url"),
               "/Microsoft\\.Insights/autoscaleSettings/([a-zA-Z0-9-]+)\\?api-version=2022-10-01$",
               "a bad address");
    const std::string tag = need(body, "\"slipway-deployment\": \"([a-z0-9-]+)\"", "no tag");
    const std::string target = need(body, "\"targetResourceUri\": \"([^\"]+)\"", "no target");
    const std::string deployment = behind(target, "/onlineEndpoints/");
    Thing kept;
    const Texts parts = split(deployment, "/deployments/");
    if (parts.size() != 2 || !readThing("online-deployment." + parts[0] + '.' + parts[1], kept))
        refuse("there is no " + deployment);
    if (readThing(thing, kept))
        refuse("autoscale " + behind(thing, ".") + " exists: it would be changed", 2);
    if (command.staysHalf())
        refuse("(Conflict) Nothing was made.");
    const auto capacity
        = found(body, "\"minimum\": \"([0-9]+)\", \"maximum\": \"([0-9]+)\", \"default\": \"([0-9]+)\"");
    if (!capacity)
        refuse("no capacity");
    kept = {"Succeeded", tag, "1", rulesOf(body)};
    if (kept.more.empty())
        refuse("no rules");
    writeThing(thing, kept);
    append(fileOf(thing),
           capacity->at(1) + ' ' + capacity->at(2) + ' ' + capacity->at(3) + ' ' + target + '\n');
    write(shownFile(thing) + ".set",
          "step=" + need(body, "\"type\": \"ChangeCount\", \"value\": \"([0-9]+)\"", "no step") + '\n');
    if (command.how == Fails::After)
        refuse("(Timeout) The answer was lost.");
}

} // namespace

void rest(const Command &command)
{
    command.takes({"method", "url", "body"});
    const std::string method = command.option("method");
    if (found(command.option("url"), "/computes/([^/]+)/updateIdleShutdownSetting\\?"))
        setIdleShutdown(command);
    else if (method == "patch")
        setTags(command);
    else if (method == "put")
        setAutoscale(command);
    else {
        say(unescaped(variable("AZ_GRANTS", "*\\t")));
        return;
    }
    std::exit(0); // what fails when it was done has said so
}

} // namespace az
