// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/model/exports/azureml/deployfixture.h"

#include "tests/model/evaluation/evaluationfixture.h"
#include "tests/model/exports/azureml/azuremlfixture.h"

#include <QDir>
#include <QFile>
#include <QProcess>

using namespace Qt::StringLiterals;

namespace slipway::test {

Run run(const QString &program, const QStringList &arguments, const QProcessEnvironment &environment)
{
    QProcess process;
    process.setProcessEnvironment(environment);
    process.start(program, arguments);
    if (!process.waitForFinished(60'000))
        return {-1, {}, process.errorString()};
    return {process.exitCode(), QString::fromUtf8(process.readAllStandardOutput()),
            QString::fromUtf8(process.readAllStandardError())};
}

namespace {

Workload trainingOf(const QString &id, const QString &compute, const QStringList &after)
{
    TrainingJob job;
    job.compute = compute;
    job.dependsOn = after;
    Workload workload;
    workload.id = id;
    workload.name = id;
    workload.environment = Environment::Development;
    workload.detail = job;
    return workload;
}

constexpr auto runnable = QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner;

} // namespace

Plan planOfEverything()
{
    Plan plan = templatePlan(u"llm-finetune-endpoint"_s);
    plan.compute(u"notebooks")->instances = 1;
    for (const char16_t *step : {u"prepare", u"tune"})
        plan.workload(step)->enabled = false;
    auto &endpoint = std::get<RealtimeEndpoint>(plan.workload(u"serve")->detail);
    Deployment green = endpoint.deployments.front();
    green.id = u"green"_s;
    green.sizing = InstanceSizing::Derived;
    green.trafficPercent = 10;
    plan.growth.requestsPercent = 60;
    endpoint.deployments.front().trafficPercent = 90;
    endpoint.deployments.push_back(green);

    BatchScoring batch;
    batch.compute = u"steps"_s;
    Workload nightly;
    nightly.id = u"nightly"_s;
    nightly.detail = batch;
    plan.workloads.push_back(nightly);

    Compute api;
    api.id = u"api"_s;
    api.target = u"serverless_api"_s;
    plan.computes.push_back(api);
    RealtimeEndpoint hosted;
    hosted.deployments.push_back({});
    hosted.deployments.back().id = u"hosted"_s;
    hosted.deployments.back().compute = u"api"_s;
    Workload chat;
    chat.id = u"chat"_s;
    chat.detail = hosted;
    plan.workloads.push_back(chat);

    plan.workloads.push_back(trainingOf(u"first"_s, u"steps"_s, {}));
    plan.workloads.push_back(trainingOf(u"second"_s, u"steps"_s, {u"first"_s}));
    return plan;
}

DeployFolder::DeployFolder()
    : m_environment(QProcessEnvironment::systemEnvironment())
{
    QDir(m_folder.path()).mkdir(u"bin"_s);
    QFile::link(QStringLiteral(AZ_STAND_IN), path(u"bin/az"_s));
    set(u"PATH"_s, path(u"bin"_s) + u":/usr/bin:/bin"_s);
    set(u"AZ_LOG"_s, path(u"log"_s));
    set(u"AZ_STATE"_s, path(u"state"_s));
    set(u"AZURE_SUBSCRIPTION_ID"_s, u"00000000-0000-0000-0000-000000000000"_s);
    set(u"AZURE_RESOURCE_GROUP"_s, u"group"_s);
    set(u"AZUREML_WORKSPACE"_s, u"workspace"_s);
    set(u"SLIPWAY_WAIT_SECONDS"_s, u"0"_s);
    set(u"SLIPWAY_TODAY"_s, u"2026-11-25"_s);
}

void DeployFolder::write(const QString &name, const QByteArray &bytes) const
{
    QDir().mkpath(QFileInfo(path(name)).path());
    QFile file(path(name));
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
        qFatal("%s cannot be written", qPrintable(name));
}

void DeployFolder::writeFolder(const std::vector<ExportFile> &folder) const
{
    for (const ExportFile &file : folder) {
        write(file.path, file.bytes);
        if (file.executable)
            QFile::setPermissions(path(file.path), runnable);
    }
}

void DeployFolder::writeFilled(const Plan &plan, const QString &deployment) const
{
    std::vector<ExportFile> folder = deployment.isEmpty()
        ? azureMlFolder(plan)
        : writeAzureMl(plan, evaluated(plan), catalog(), {}, deployment);
    for (ExportFile &file : folder) {
        if (file.path.endsWith(u".yml"_s))
            file.bytes.replace("REPLACE_", "filled-");
    }
    writeFolder(folder);
}

Run DeployFolder::deploy(const QStringList &arguments) const
{
    return run(path(u"deploy.sh"_s), arguments, m_environment);
}

Run DeployFolder::shell(const QString &commands) const
{
    return run(u"/bin/bash"_s, {u"-ec"_s, u"cd \"$1\"\n"_s + commands, u"bash"_s, m_folder.path()}, m_environment);
}

Run DeployFolder::deployFailing(int command, const QString &how, const QStringList &arguments) const
{
    QProcessEnvironment environment = m_environment;
    environment.insert(u"AZ_FAIL"_s, QString::number(command));
    environment.insert(u"AZ_HOW"_s, how);
    return run(path(u"deploy.sh"_s), arguments, environment);
}

QStringList DeployFolder::log() const
{
    QFile file(path(u"log"_s));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    return QString::fromUtf8(file.readAll()).split(u'\n', Qt::SkipEmptyParts);
}

QMap<QString, QByteArray> DeployFolder::state() const
{
    QMap<QString, QByteArray> things;
    for (const QString &name : QDir(path(u"state"_s)).entryList(QDir::Files)) {
        QFile file(path(u"state/"_s + name));
        if (file.open(QIODevice::ReadOnly))
            things.insert(name, file.readAll());
    }
    return things;
}

void DeployFolder::forget() const
{
    QFile::remove(path(u"log"_s));
    QFile::remove(path(u"state/.count"_s));
}

void DeployFolder::clear() const
{
    forget();
    QDir(path(u"state"_s)).removeRecursively();
}

} // namespace slipway::test
