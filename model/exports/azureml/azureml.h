// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/evaluation/evaluation.h"
#include "model/plan/plan.h"

#include <QByteArray>
#include <QHash>
#include <QString>

#include <vector>

namespace slipway {

struct ExportFile
{
    QString path; ///< within the folder: "computes/train.yml"
    QByteArray bytes; ///< UTF-8
    bool executable = false;
};

/// The files of an earlier export into the same folder, by their path within it.
using EarlierFiles = QHash<QString, QByteArray>;

/// The folder that creates what a plan describes: Azure ML CLI v2 YAML for each resource, deploy.sh, README.md and the record of the
/// folder. Pure; `planFile` is the name that the files give as their origin, may be empty; `deployment` is what the folder's record
/// has, or newDeployment(). What somebody filled in in `earlier` is taken over. Blockers of the evaluation stand
/// on top of each file. Fields and defaults: resources/azureml/fields.json.
[[nodiscard]] std::vector<ExportFile> writeAzureMl(const Plan &plan, const Evaluation &evaluation,
                                                   const Catalog &catalog, const QString &planFile,
                                                   const QString &deployment, const EarlierFiles &earlier = {});

} // namespace slipway
