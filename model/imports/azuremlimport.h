// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/base/result.h"
#include "model/catalog/catalog.h"
#include "model/exports/azureml/fieldrules.h"
#include "model/plan/plan.h"

#include <QByteArray>
#include <QDate>
#include <QString>
#include <QStringList>

#include <vector>

namespace slipway {

struct ImportFile
{
    QString name; ///< as messages name it
    QByteArray bytes;
};

struct ImportedPlan
{
    Plan plan;
    QStringList remarks; ///< one sentence each: what was assumed, and what was left out
};

/// Tells an imported reservation among the commitments of a plan, by what its note begins with; empty for those typed by hand.
[[nodiscard]] QString commitmentKey(const Commitment &commitment);

/// A plan with what the files describe: Azure ML YAML of computes, endpoints, deployments, jobs and schedules in any order,
/// and lists that the Azure CLI prints as JSON (`az ml compute list`, `az ml compute list-usage`, `az vm list-usage`,
/// `az reservations reservation list`, `az billing-benefits savings-plan list`).
/// What such files do not hold (people, requests, hours of work) has the defaults of a plan, which the plan's notes say.
/// An Error of the code Invalid for a file that breaks the field rules, names a size that the catalog does not know, or
/// describes something twice; `where` is FILE:LINE. `day` is that of the answers, which the quota bears; a limit of 0 is told as well. Keys that no rule knows are remarked, not refused.
[[nodiscard]] Result<ImportedPlan> importAzureMl(const std::vector<ImportFile> &files,
                                                 const azureml::FieldRules &rules, const Catalog &catalog,
                                                 const QDate &day = {});

} // namespace slipway
