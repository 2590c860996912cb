// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/exports/azureml/autoscale.h"
#include "model/exports/azureml/pricedcounts.h"
#include "model/exports/azureml/readmeparts.h"
#include "model/exports/azureml/removals.h"

#include "model/base/format.h"
#include "model/exports/markdown.h"
#include "model/plan/workends.h"

#include <QLocale>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace slipway::azureml {

namespace {

/// So that commands of the README leave the settings of the Azure CLI alone.
const QString shellWorkspace
    = u"workspace=(--resource-group \"$AZURE_RESOURCE_GROUP\" --workspace-name \"$AZUREML_WORKSPACE\" "
      "--subscription \"$AZURE_SUBSCRIPTION_ID\")\n"_s;

QString row(const QStringList &cells)
{
    return u"| "_s + cells.join(u" | "_s) + u" |\n"_s;
}

QString workspaceDemands(const Emission &emission)
{
    const Isolation &isolation = emission.plan.isolation;
    QStringList demands;
    if (isolation.network == Network::ManagedInternet)
        demands
            << u"a managed network, isolation mode `allow_internet_outbound`, which cannot be switched off later"_s;
    if (isolation.network == Network::ManagedApproved)
        demands
            << u"a managed network, isolation mode `allow_only_approved_outbound`, which cannot be switched off later"_s;
    if (isolation.network == Network::Own)
        demands << u"a virtual network of your own, with a subnet for computes"_s;
    if (isolation.fqdnRules)
        demands
            << u"outbound rules by name (FQDN) in the managed network, which come with an Azure Firewall"_s;
    if (isolation.privateLink)
        demands << (isolation.privateEndpoints == 1
                        ? u"1 private endpoint"_s
                        : u"%1 private endpoints"_s.arg(isolation.privateEndpoints));
    if (const RegistryTier tier = emission.plan.services.registry; tier != RegistryTier::Basic)
        demands << u"a container registry of the %1 tier"_s.arg(
            tier == RegistryTier::Premium ? u"Premium"_s : u"Standard"_s);
    if (isolation.customerManagedKeys)
        demands << u"a key of your own (customer-managed key)"_s;
    if (isolation.highBusinessImpact)
        demands
            << u"the setting for high business impact, which can only be made when the workspace is created"_s;
    if (demands.isEmpty())
        return {};
    return u"The workspace is not created by these files. It has to be there with:\n\n- %1\n\n"_s.arg(
        demands.join(u"\n- "_s));
}

/// When jobs start, and what happens to them when the script is run a second time.
QString whenJobsRun(const Layout &layout)
{
    QStringList jobs;
    QStringList waiting;
    QStringList unstarted;
    for (const StartedRun &run : startedRuns(layout)) {
        jobs << u'`' + run.name + u'`';
        // What follows something that is not started is not started either.
        QStringList before = run.waits;
        for (const QString &name : run.before) {
            if (unstarted.contains(name))
                before << name;
        }
        if (before.isEmpty())
            continue;
        unstarted << run.name;
        waiting << u"`%1` (for %2)"_s.arg(run.name, shown(before.join(u", "_s)));
    }
    QString text;
    if (!layout.schedules.empty())
        text += u" Schedules run nothing before the month of their work; to change one, remove it first."_s;
    if (!jobs.isEmpty())
        text += u" Nothing starts %1 but `./deploy.sh --submit-jobs`, and that only once: "
                "`--submit-jobs=RUN` with another name starts and bills another run."_s.arg(
                    jobs.join(u", "_s));
    QStringList idle;
    for (const JobResource &job : layout.jobs) {
        if (!hasRuns(job))
            idle << u'`' + job.name + u'`';
    }
    for (const PipelineResource &pipeline : layout.pipelines) {
        if (std::ranges::none_of(pipeline.steps, hasRuns))
            idle << u'`' + pipeline.name + u'`';
    }
    if (!idle.isEmpty())
        text += u" Nothing starts %1 at all: the plan has no run of it and prices none."_s.arg(
            idle.join(u", "_s));
    if (!waiting.isEmpty())
        text += u" What waits for something that this does not start before it, %1, starts only where its "
                u"workload is named as well: "
                "when that has ended, `./deploy.sh --submit-jobs WORKLOAD`."_s.arg(waiting.join(u", "_s));
    return text;
}

/// What has to be in the workspace or the clusters before.
QString prerequisites(const Emission &emission)
{
    QString text;
    QStringList clusters;
    for (const ComputeResource &compute : emission.layout.computes) {
        if (compute.kind == ComputeKind::Kubernetes)
            clusters << u'`' + compute.name + u'`';
    }
    if (!clusters.isEmpty())
        text
            += u"The clusters behind %1 need the extension `Microsoft.AzureML.Kubernetes` before they can be "
               u"attached: `az k8s-extension create`.\n\n"_s.arg(clusters.join(u", "_s));
    QStringList counted;
    for (const EndpointResource &endpoint : emission.layout.endpoints) {
        for (const DeploymentResource &deployment : endpoint.deployments) {
            const std::optional<Autoscale> autoscale = autoscaleOf(emission, endpoint, deployment);
            if (autoscale && autoscale->rules.front().of == MetricOf::Instance)
                counted << u"%1 / %2 (one more above %3 a minute for each instance)"_s.arg(
                    endpoint.name, deployment.name,
                    QString::number(autoscale->rules.front().threshold, 'g', 10));
        }
    }
    if (!counted.isEmpty())
        text += u"Autoscale counts requests: %1. This was never tried in a subscription. When it is "
                u"deployed, compare the metric "
                u"`RequestsPerMinute` of the endpoint in Azure Monitor with the requests that it gets.\n\n"_s
                    .arg(counted.join(u", "_s));
    return text;
}

/// How what has to be registered is registered.
QString registrations(const QList<Placeholder> &placeholders)
{
    const auto asked = [&](QStringView end) {
        return std::any_of(placeholders.begin(), placeholders.end(),
                           [&](const Placeholder &one) { return one.token.endsWith(end); });
    };
    const QString where = u" \"${workspace[@]}\"\n"_s;
    QString commands;
    if (asked(u"_MODEL"))
        commands += u"az ml model create --name NAME --version 1 --path FOLDER"_s + where;
    if (asked(u"_ENVIRONMENT"))
        commands += u"az ml environment create --file ENVIRONMENT.yml"_s + where;
    if (asked(u"_TRAINING_DATA"))
        commands += u"az ml data create --name NAME --version 1 --type mltable --path FOLDER"_s + where;
    if (commands.isEmpty())
        return {};
    return u"What is not registered yet is registered with these, after the variables above are set:\n\n```sh\n"_s
        + shellWorkspace + commands + u"```\n\n"_s;
}

} // namespace

QString shown(const QString &text)
{
    return markdownText(text);
}

QString tableOf(const QStringList &header, const QList<QStringList> &rows)
{
    QString text = row(header) + row(QStringList(header.size(), u"---"_s));
    for (const QStringList &cells : rows)
        text += row(cells);
    return text + u'\n';
}

QString linkTo(const QString &path)
{
    return u"[%1](%1)"_s.arg(path);
}

namespace {

QString steps()
{
    return u"## How to run it\n\n"
           "1. Install the Azure CLI and its extension: `az extension add --name ml`. Sign in: `az login`.\n"
           "2. Fill in what a plan cannot know, see below. `deploy.sh` lists what is left and creates "
           "nothing "
           "before all of it is there.\n"
           "3. Name subscription, resource group and workspace, and run the script:\n\n"
           "```sh\n"
           "export AZURE_SUBSCRIPTION_ID=... AZURE_RESOURCE_GROUP=... AZUREML_WORKSPACE=...\n"
           "./deploy.sh --dry-run         # looks at everything and says what it would do\n"
           "./deploy.sh --computes-only   # only the computes, needs no model and no code\n"
           "./deploy.sh                   # everything\n"
           "```\n\n"
           "Before it creates anything the script looks at names, files, providers, your roles and the "
           "quota. What "
           "exists already under a name stays as it is; where it is not as the plan is priced, or was not "
           "made "
           "from this folder, that is said "
           "at the "
           "end, with what changes it, and the exit code is 2. A schedule keeps the job that it was made "
           "with: "
           "after a change of that it is removed and made anew, with the commands that are said. What failed "
           "when this plan made it is made "
           "anew: "
           "after any failure run it again. The settings of your Azure CLI are not changed."_s;
}

} // namespace

QString howTo(const Emission &emission)
{
    QString text = steps() + whenJobsRun(emission.layout);
    if (!emission.layout.endpoints.empty() || !emission.layout.batches.empty())
        text += u" Names of endpoints have to be unique in the region: where one is taken, "
                "`export ENDPOINT_SUFFIX=-contoso` puts something of yours behind all of them."_s;
    text += u"\n\n"_s;
    text += workspaceDemands(emission);
    text += prerequisites(emission);
    for (const BatchResource &batch : emission.layout.batches)
        text += u"Score in batches, about %1 a month. Schedules start jobs, not batch endpoints: start each run yourself, or by a timer of yours:\n\n"
                "```sh\naz ml batch-endpoint invoke --name \"%2${ENDPOINT_SUFFIX:-}\" --input "
                "azureml:DATA@latest "
                "--workspace-name \"$AZUREML_WORKSPACE\" --resource-group \"$AZURE_RESOURCE_GROUP\" "
                "--subscription "
                "\"$AZURE_SUBSCRIPTION_ID\"\n```\n\n"_s.arg(
                    formatUnits(batch.detail->runsPerMonth.likely, u"run"_s, QLocale::c()), batch.name);
    return text;
}

namespace {

QString stillOpen(const Emission &emission)
{
    if (emission.placeholders.isEmpty())
        return {};
    QList<QStringList> rows;
    for (const Placeholder &placeholder : emission.placeholders)
        rows << QStringList{u"`%1`"_s.arg(placeholder.token), shown(placeholder.what),
                            linkTo(placeholder.file)};
    return u"## To fill in\n\nEach stands for the same everywhere; `grep -rn --include='*.yml' REPLACE_ .` finds what is left.\n\n"_s
        + tableOf({u"in place of"_s, u"put"_s, u"first in"_s}, rows) + registrations(emission.placeholders);
}

/// A value that somebody may copy: where it would be parted so that no link is made of it, it is code, which is never one.
QString valueText(const QString &value)
{
    const QString text = shown(value);
    if (!text.contains(QChar(0x200b)))
        return text;
    QString line = oneLine(value);
    QString fence = u"`"_s;
    while (line.contains(fence))
        fence += u'`';
    return fence + u' ' + line.replace(u'|', u"\\|"_s) + u' ' + fence;
}

/// Nothing that somebody filled in goes without a word.
QString withoutPlace(const Emission &emission)
{
    QList<QStringList> rows;
    for (const Blank &blank : emission.filledIn.kept())
        rows << QStringList{u"`%1`"_s.arg(blank.token.isEmpty() ? blank.key.last() : blank.token), shown(blank.file), shown(blank.key.join(u'.')), valueText(blank.value)};
    if (rows.isEmpty())
        return {};
    return withoutPlaceTitle.toString() + u"\n\nWhat the plan does not have any more, or under another name. It comes back with "
           "it: the record of the folder, `slipway-folder.json`, keeps it.\n\n"_s
        + tableOf({u"in place of"_s, u"in the file"_s, u"at"_s, u"value"_s}, rows);
}

QString keptUnexplained(const Emission &emission)
{
    QList<QStringList> rows;
    for (const Blank &blank : emission.filledIn.unexplained())
        rows << QStringList{linkTo(blank.file), shown(blank.key.join(u'.')), valueText(blank.value), valueText(blank.text)};
    if (rows.isEmpty())
        return {};
    return u"## Other than the plan would have it\n\nNo record of the folder told who wrote these examples, so they stay as they stood. Where "
           "nobody changed them by hand, put there what the plan would have.\n\n"_s
        + tableOf({u"in the file"_s, u"at"_s, u"stands"_s, u"the plan"_s}, rows);
}

} // namespace

QString toFillIn(const Emission &emission)
{
    return stillOpen(emission) + withoutPlace(emission) + keptUnexplained(emission);
}

QString laterCounts(const Emission &emission)
{
    QStringList commands;
    for (const EndpointResource &endpoint : emission.layout.endpoints) {
        for (const DeploymentResource &deployment : endpoint.deployments) {
            const std::vector<InstancesFrom> months = instancesByMonth(emission, endpoint, deployment);
            for (std::size_t at = 1; at < months.size(); ++at)
                commands << u"az ml online-deployment update --endpoint-name \"%1${ENDPOINT_SUFFIX:-}\" --name %2 --set instance_count=%3 "
                            "\"${workspace[@]}\"  # in %4"_s.arg(endpoint.name, deployment.name, QString::number(months[at].instances),
                                                                 formatMonth(months[at].month, QLocale::c()));
        }
    }
    return commands.isEmpty() ? QString() : QString(u"```sh\n"_s + shellWorkspace + commands.join(u'\n') + u"\n```\n\n"_s);
}

namespace {

/// What deploy.sh only attaches, and what its removal leaves. With `ending`, of what has no work any more before the end of the plan.
QString detachedRemark(const Emission &emission, bool ending)
{
    QStringList names;
    for (const ComputeResource &compute : emission.layout.computes) {
        const bool created = compute.kind == ComputeKind::Instance || compute.kind == ComputeKind::Cluster;
        if (!created && (!ending || endOfWork(compute.workloads, emission.plan.months)))
            names << u'`' + compute.name + u'`';
    }
    if (names.isEmpty())
        return {};
    return u"What is behind %1 is only detached from the workspace: it goes on and bills until it is "
           u"deleted, with all that runs on it: "
           "`az resource delete --ids RESOURCE_ID`, the `resource_id` of its file.\n\n"_s.arg(
               names.join(u", "_s));
}

} // namespace

QString whenWorkEnds(const Emission &emission)
{
    const Plan &plan = emission.plan;
    const QString after
        = u"The plan ends with %1 and prices nothing after it: `./deploy.sh --destroy` removes what still stands then.\n\n"_s
              .arg(formatMonth(plan.start.plusMonths(plan.months - 1), QLocale::c()));
    QStringList commands;
    QList<QStringList> rows;
    for (const Removal &removal : removalsOf(plan, emission.layout)) {
        if (!removal.end)
            continue;
        const QString day = formatIsoDate(plan.start.plusMonths(*removal.end).firstDay());
        rows << QStringList{day, shown(removal.title),
                            formatMonth(plan.start.plusMonths(*removal.end - 1), QLocale::c())};
        for (const QString &command : removal.commands)
            commands << command + u"  # on "_s + day;
    }
    if (rows.isEmpty())
        return u"## When work ends\n\n"_s + after;
    return u"## When work ends\n\nWhat is not needed any more is no cost of the plan, and bills until "
           u"somebody removes it. On each of these days "
           u"`./deploy.sh --remove-ended` removes what has no work any more and was made from this folder "
           u"(`--remove-ended=2027-06-01`: as of "
           u"that day; with `--dry-run` it only says so). A deployment goes with its endpoint.\n\n"_s
        + tableOf({u"on"_s, u"remove"_s, u"its work ends with"_s}, rows) + u"One by one:\n\n```sh\n"_s
        + shellWorkspace + commands.join(u'\n') + u"\n```\n\n"_s + detachedRemark(emission, true) + after;
}

QString removal(const Emission &emission)
{
    QStringList commands;
    for (const Removal &removal : removalsOf(emission.plan, emission.layout))
        commands << removal.commands;
    if (commands.isEmpty())
        return {};
    const QString detached = detachedRemark(emission, false);
    return u"## How to remove it\n\n`./deploy.sh --destroy` removes what was made from this folder, also "
           u"what the plan has no "
           u"more: it knows it by the tag `slipway-deployment`. With `--dry-run` it only says so. Export the "
           u"plan into this folder "
           u"again (`--force`) after a change: another folder is another deployment and leaves this one's "
           u"alone. That writes the "
           u"files anew and keeps what you filled in, and examples that you changed; other changes to them are lost. One by one:\n\n```sh\n"_s
        + shellWorkspace + commands.join(u'\n') + u"\n```\n"_s
        + (detached.isEmpty() ? QString() : u'\n' + detached.trimmed() + u'\n');
}

} // namespace slipway::azureml
