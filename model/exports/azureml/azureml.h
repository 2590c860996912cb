// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/evaluation/evaluation.h"
#include "model/exports/azureml/names.h"
#include "model/plan/plan.h"

#include <QByteArray>
#include <QHash>
#include <QList>
#include <QSet>
#include <QString>
#include <QStringList>

#include <vector>

namespace slipway {

struct ExportFile
{
    QString path; ///< within the folder: "computes/train.yml"
    QByteArray bytes; ///< UTF-8
    bool executable = false;
};

/// A value of an exported file that is left to the person who deploys, as the export wrote it.
struct Blank
{
    QString file; ///< path within the folder
    QStringList key; ///< the keys that lead to it; in a list the position, from "0"
    QString token; ///< "REPLACE_TRAIN_SCRIPT"; empty: the value is an example that a person may change
    QString text; ///< the whole value: the token, and what stands around it; of an example its YAML
    QString value = {}; ///< YAML: what was filled in before the plan had no place for it; empty: nothing, or it stands in the file

    friend bool operator==(const Blank &, const Blank &) = default;
};

/// What an earlier export into the same folder left: docs/decisions/0019-filled-in.md.
struct EarlierExport
{
    QHash<QString, QByteArray> files; ///< those that may be filled in, as they are now, by their path within the folder; each is YAML
    QList<Blank> blanks;
    QSet<QString> told; ///< files of which `blanks` has all; of others nothing says how they were written
    azureml::GivenNames names = {}; ///< of all exports into the folder until now
};

/// The folder that creates what a plan describes: Azure ML CLI v2 YAML for each resource, deploy.sh, README.md and the record of the
/// folder. Pure; `planFile` is the name that the files give as their origin, may be empty; `deployment` is what the folder's record
/// has, or newDeployment(). What somebody filled in in `earlier` is taken over. Blockers of the evaluation stand
/// on top of each file. Fields and defaults: resources/azureml/fields.json.
[[nodiscard]] std::vector<ExportFile> writeAzureMl(const Plan &plan, const Evaluation &evaluation,
                                                   const Catalog &catalog, const QString &planFile,
                                                   const QString &deployment, const EarlierExport &earlier = {});

} // namespace slipway
