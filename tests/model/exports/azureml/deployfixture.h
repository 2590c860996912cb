// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/exports/azureml/azureml.h"

#include <QMap>
#include <QProcessEnvironment>
#include <QStringList>
#include <QTemporaryDir>

namespace slipway::test {

struct Run
{
    int exitCode = -1;
    QString results;
    QString messages;
};
Run run(const QString &program, const QStringList &arguments, const QProcessEnvironment &environment);

/// A plan with one of everything that deploy.sh makes: instance, cluster, autoscaled deployment beside another, which becomes more with its load,
/// batch endpoint, serverless API, pipeline with a schedule, and two jobs of which one waits for the other.
Plan planOfEverything();

/// An exported folder with every value filled in, beside a stand-in for the Azure CLI (az/az.cpp) and what that keeps.
class DeployFolder
{
public:
    DeployFolder();

    void write(const QString &name, const QByteArray &bytes) const;
    void writeFolder(const std::vector<ExportFile> &folder) const;
    /// `deployment` empty: that of the tests.
    void writeFilled(const Plan &plan, const QString &deployment = {}) const;

    /// Runs deploy.sh.
    [[nodiscard]] Run deploy(const QStringList &arguments = {}) const;
    /// Runs commands of bash in the folder.
    [[nodiscard]] Run shell(const QString &commands) const;
    /// deploy() with one command of az failing; 1 is the first.
    [[nodiscard]] Run deployFailing(int command, const QString &how, const QStringList &arguments = {}) const;

    void set(const QString &variable, const QString &value) { m_environment.insert(variable, value); }
    void unset(const QString &variable) { m_environment.remove(variable); }

    /// The commands that az was given since forget().
    [[nodiscard]] QStringList log() const;
    /// All that az keeps: contents by names.
    [[nodiscard]] QMap<QString, QByteArray> state() const;
    void forget() const; ///< the log, and how many commands there were
    void clear() const; ///< all that az keeps
    [[nodiscard]] QString path(const QString &name) const { return m_folder.filePath(name); }

private:
    QTemporaryDir m_folder;
    QProcessEnvironment m_environment;
};

} // namespace slipway::test
