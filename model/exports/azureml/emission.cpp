// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/exports/azureml/emission.h"

#include "model/base/filenames.h"
#include "model/exports/azureml/decidedin.h"
#include "model/exports/azureml/exportfolder.h"
#include "model/plan/plannames.h"

#include <QCryptographicHash>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace slipway {

std::vector<ExportFile> writeAzureMl(const Plan &plan, const Evaluation &evaluation, const Catalog &catalog,
                                     const QString &planFile, const QString &deployment, const EarlierExport &earlier)
{
    using namespace azureml;
    const Layout layout = layoutOf(plan, catalog, earlier.names);
    const auto begin = [&](FilledIn filledIn) {
        Emission emission{plan, evaluation, catalog, layout, planFile, deployment, {}, {}, std::move(filledIn)};
        writeComputes(emission);
        writeEndpoints(emission);
        writeJobs(emission);
        writeSchedules(emission);
        return emission;
    };
    FilledIn filledIn;
    if (!earlier.files.isEmpty() || !earlier.blanks.isEmpty())
        filledIn = FilledIn(begin({}).blanks, earlier);
    Emission emission = begin(std::move(filledIn));
    writeDeployScript(emission);
    writeReadme(emission);
    FolderRecord record{deployment, {}, {}, {}};
    record.plan = oneLine(plan.name).left(longestTag);
    record.earlier.blanks = emission.blanks + emission.filledIn.kept();
    record.earlier.names = earlier.names;
    record.earlier.names.insert(layout.names);
    for (const ExportFile &file : emission.files)
        record.files << file.path;
    for (const ExportFile &file : emission.files)
        record.said.insert(file.path, saidByFile(file.path, file.bytes, emission.blanks));
    record.files.sort();
    emission.files.push_back({folderRecordName.toString(), writeFolderRecord(record), false});
    return std::move(emission).files;
}

} // namespace slipway

namespace slipway::azureml {

QStringList Emission::blockerLines() const
{
    QStringList lines;
    for (const Finding &finding : evaluation.findings) {
        if (finding.severity != Severity::Blocker)
            continue;
        QString subject = oneLine(finding.subject);
        if (!subject.isEmpty())
            subject += u": "_s;
        lines << subject + oneLine(finding.title) + u". "_s + oneLine(finding.detail);
    }
    return lines;
}

QString Emission::planName() const
{
    const QString name = oneLine(plan.name);
    return name.isEmpty() ? u"without a name"_s : u'"' + name + u'"';
}

YamlWriter Emission::document(const QString &what, const QString &schema) const
{
    YamlWriter yaml;
    yaml.comment(u"%1. Written by Slipway from the plan %2."_s.arg(what, planName()));
    if (const QStringList blockers = blockerLines(); !blockers.isEmpty()) {
        yaml.comment(blockers.size() == 1
                         ? u"The plan has a blocker. This cannot work before it is resolved:"_s
                         : u"The plan has %1 blockers. This cannot work before they are resolved:"_s.arg(
                             blockers.size()));
        for (const QString &blocker : blockers)
            yaml.comment(u"- "_s + blocker);
    }
    if (!schema.isEmpty())
        yaml.text(u"$schema"_s, u"https://azuremlschemas.azureedge.net/latest/%1.schema.json"_s.arg(schema));
    return yaml;
}

void Emission::add(const QString &path, YamlWriter yaml)
{
    likePlaceholders += yaml.likePlaceholders();
    likePlaceholders.removeDuplicates();
    if (const QList<QStringList> examples = yaml.examples(); !examples.isEmpty()) {
        const Result<YamlNode> written = parseYaml(yaml.bytes(), path);
        for (const QStringList &key : examples) {
            const YamlNode *value = written ? written->at(key) : nullptr;
            blanks.append({path, key, {}, value ? yamlText(*value) : QString()});
            if (const auto changed = filledIn.value(blanks.last()))
                yaml.replaceExample(key, *changed);
        }
    }
    for (const Placeholder &placeholder : QList(yaml.placeholders())) {
        blanks.append({path, placeholder.key, placeholder.token, placeholder.value});
        if (const auto value = filledIn.value(blanks.last()))
            yaml.fillIn(placeholder, *value);
    }
    for (Placeholder placeholder : yaml.placeholders()) {
        placeholder.file = path;
        const auto same = [&](const Placeholder &other) { return other.token == placeholder.token; };
        if (std::none_of(placeholders.begin(), placeholders.end(), same))
            placeholders.append(placeholder);
    }
    files.push_back({path, yaml.bytes(), false});
}

int Emission::gpusOf(const QString &size) const
{
    const std::optional<SizeId> id = catalog.findSize(size);
    if (!id || !catalog.size(*id).gpu)
        return 0;
    return std::max(1, static_cast<int>(std::floor(catalog.size(*id).gpuCount.value())));
}

QString Emission::regionOf(const Compute &compute) const
{
    return plan.regionOr(compute.region);
}

namespace {

/// Tells apart texts that are the same once they are a name.
QString shortHash(const QString &text, int digits)
{
    return QString::fromLatin1(
        QCryptographicHash::hash(text.toUtf8(), QCryptographicHash::Sha256).toHex().left(digits));
}

bool isOwnName(const QString &owner)
{
    return std::all_of(owner.begin(), owner.end(), [](QChar c) {
        return (c >= u'a' && c <= u'z') || (c >= u'0' && c <= u'9') || c == u'-' || c == u' ';
    });
}

} // namespace

QString token(const QString &owner, const QString &what)
{
    NameList names;
    QString name = names.take(owner, NameRule::Step, u"plan"_s);
    if (!isOwnName(owner))
        name += u'_' + shortHash(owner, 6);
    return u"REPLACE_"_s + name.toUpper() + u'_' + what;
}

QString plannedModel(const EndpointResource &endpoint)
{
    const Compute *compute = endpoint.deployments.empty() ? nullptr : endpoint.deployments.front().compute;
    return compute && compute->hosted ? oneLine(compute->hosted->model) : QString();
}

QString planTag(const Plan &plan)
{
    NameList names;
    return names.take(plan.name, NameRule::Endpoint, u"plan"_s) + u'-' + shortHash(plan.name, 8);
}

QString lineTag(const QString &line)
{
    return oneLine(line).left(longestTag);
}

std::vector<std::pair<QString, QString>> tagsOf(const Plan &plan, Environment environment,
                                                const QString &line, std::optional<int> end)
{
    std::vector<std::pair<QString, QString>> tags;
    if (const QString name = oneLine(plan.name).left(longestTag); !name.isEmpty())
        tags.emplace_back(u"slipway-plan"_s, name);
    tags.emplace_back(u"slipway-id"_s, planTag(plan));
    if (!line.isEmpty())
        tags.emplace_back(u"slipway-line"_s, lineTag(line));
    tags.emplace_back(u"environment"_s, QString(wordOf(environment)));
    if (end)
        tags.emplace_back(u"slipway-ends"_s, plan.start.plusMonths(*end).firstDay().toString(Qt::ISODate));
    return tags;
}

void writeTags(YamlWriter &yaml, const Emission &emission, Environment environment, const QString &line,
               std::optional<int> end, const std::vector<std::pair<QString, QString>> &others)
{
    yaml.begin(u"tags"_s);
    for (const auto &[name, value] : tagsOf(emission.plan, environment, line, end))
        yaml.text(name, value);
    yaml.text(u"slipway-deployment"_s, emission.deployment);
    for (const auto &[name, value] : others)
        yaml.text(name, value);
    yaml.end();
}

QString monthStart(const Plan &plan, int month)
{
    return plan.start.plusMonths(month).firstDay().toString(Qt::ISODate) + u"T00:00:00"_s;
}

int firstMonthOf(const std::vector<const Workload *> &workloads)
{
    int first = workloads.empty() ? 0 : workloads.front()->startMonth;
    for (const Workload *workload : workloads)
        first = std::min(first, workload->startMonth);
    return std::max(0, first);
}

QString computePath(const ComputeResource &compute)
{
    return u"computes/%1.yml"_s.arg(noDeviceName(compute.name));
}

QString endpointPath(const EndpointResource &endpoint)
{
    return u"endpoints/%1.yml"_s.arg(noDeviceName(endpoint.name));
}

QString deploymentPath(const EndpointResource &endpoint, const DeploymentResource &deployment)
{
    return u"deployments/%1/%2.yml"_s.arg(noDeviceName(endpoint.name), noDeviceName(deployment.name));
}

QString batchEndpointPath(const BatchResource &batch)
{
    return u"endpoints/%1.yml"_s.arg(noDeviceName(batch.name));
}

QString batchDeploymentPath(const BatchResource &batch)
{
    return u"deployments/%1/%2.yml"_s.arg(noDeviceName(batch.name), noDeviceName(batch.deploymentName));
}

QString jobPath(const QString &name)
{
    return u"jobs/%1.yml"_s.arg(noDeviceName(name));
}

QString schedulePath(const ScheduleResource &schedule)
{
    return u"schedules/%1.yml"_s.arg(noDeviceName(schedule.name));
}

QString subscriptionName(const EndpointResource &endpoint)
{
    return endpoint.name + u"-subscription"_s;
}

QString subscriptionPath(const EndpointResource &endpoint)
{
    return u"subscriptions/%1.yml"_s.arg(subscriptionName(endpoint));
}

QString kindName(ComputeKind kind)
{
    switch (kind) {
    case ComputeKind::Instance:
        return u"Compute instance"_s;
    case ComputeKind::Cluster:
        return u"Compute cluster"_s;
    case ComputeKind::Kubernetes:
        return u"Attached Kubernetes cluster"_s;
    case ComputeKind::Machine:
        return u"Attached virtual machine"_s;
    case ComputeKind::SparkPool:
        return u"Attached Synapse Spark pool"_s;
    }
    Q_UNREACHABLE();
}

QString kindName(EndpointKind kind)
{
    switch (kind) {
    case EndpointKind::Managed:
        return u"Managed online endpoint"_s;
    case EndpointKind::Kubernetes:
        return u"Kubernetes online endpoint"_s;
    case EndpointKind::ServerlessApi:
        return u"Serverless API endpoint"_s;
    }
    Q_UNREACHABLE();
}

QString kindName(JobKind kind)
{
    switch (kind) {
    case JobKind::Command:
        return u"Command job"_s;
    case JobKind::Sweep:
        return u"Sweep job"_s;
    case JobKind::AutoMl:
        return u"AutoML job"_s;
    case JobKind::Spark:
        return u"Spark job"_s;
    }
    Q_UNREACHABLE();
}

QString poolName(QuotaPool pool)
{
    switch (pool) {
    case QuotaPool::Dedicated:
        return u"Azure ML dedicated"_s;
    case QuotaPool::LowPriority:
        return u"Azure ML low priority"_s;
    case QuotaPool::Vm:
        return u"VM"_s;
    case QuotaPool::Spark:
        return u"Spark"_s;
    case QuotaPool::ContainerInstances:
        return u"Container Instances"_s;
    }
    Q_UNREACHABLE();
}

namespace {

int limitMs(const EndpointResource &endpoint, double milliseconds)
{
    constexpr double documentedDefault = 5000;
    const double longest = endpoint.kind == EndpointKind::Kubernetes ? 300'000 : 180'000;
    return static_cast<int>(std::clamp(std::ceil(milliseconds), documentedDefault, longest));
}

} // namespace

int requestTimeoutMs(const EndpointResource &endpoint)
{
    return limitMs(endpoint, 2 * endpoint.detail->latencyTargetMilliseconds);
}

int queueWaitMs(const EndpointResource &endpoint)
{
    return limitMs(endpoint, endpoint.detail->latencyTargetMilliseconds);
}

int miniBatchTimeout(const BatchScoring &batch)
{
    constexpr double documentedDefault = 30;
    constexpr double longest = 86'400;
    const double item = batch.secondsPerItem.high.value_or(batch.secondsPerItem.likely);
    const double expected = std::ceil(2 * item * batch.miniBatchSize);
    return static_cast<int>(
        std::clamp(std::isfinite(expected) ? expected : longest, documentedDefault, longest));
}

bool isPublic(const Plan &plan)
{
    return plan.isolation.network == Network::Public && !plan.isolation.privateLink;
}

bool hasPublicIp(const Plan &plan, const Compute &compute)
{
    return compute.publicIp && !plan.isolation.noPublicIp;
}

bool startsByClock(const Compute &compute)
{
    return compute.schedule.enabled && !compute.idleShutdownMinutes;
}

} // namespace slipway::azureml
