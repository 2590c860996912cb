// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/exports/azureml/azureml.h"
#include "model/exports/azureml/fieldrules.h"

#include <QJsonObject>
#include <QStringList>

namespace slipway::test {

/// The field rules that are in the program.
const azureml::FieldRules &fieldRules();

const QStringList &templateIds();

/// What the folders of tests are known by.
inline constexpr QStringView testDeployment = u"tests-0123456789abcdef";

/// The folder of a plan, judged on the day of the tests.
std::vector<ExportFile> azureMlFolder(const Plan &plan);
/// The bytes of one of its files; null where there is none.
QByteArray fileOf(const std::vector<ExportFile> &folder, const QString &path);

/// What a template for Azure Resource Manager gives for a value: the default of a parameter, or the value itself.
QJsonValue resolved(const QJsonObject &arm, const QJsonValue &value);

/// A plan drawn by `seed` with a compute of every target, workloads that use them, and figures that Azure accepts.
/// Names are anything at all.
Plan randomDeployablePlan(quint32 seed);

} // namespace slipway::test
