// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/plan/plan.h"

#include <QString>
#include <QStringList>

namespace slipway::planlists {

/// Ids of the workloads that use the compute, switched off or not.
[[nodiscard]] QStringList usersOf(const Plan &plan, const QString &computeId);

/// A copy right behind the workload, on the same computes, with an id and a name of its own. Returns its id; empty
/// where the plan has no such workload.
QString copyWorkload(Plan &plan, const QString &workloadId);

/// A copy right behind the compute that nothing uses yet. Returns its id; empty where the plan has no such compute.
QString copyCompute(Plan &plan, const QString &computeId);

/// Gives the compute another id, in every workload that names it too. False, and nothing changes, where the new id is
/// empty, taken, or there is no such compute.
bool renameCompute(Plan &plan, const QString &from, const QString &to);

/// Takes the compute away. False, and nothing changes, while a workload uses it.
bool removeCompute(Plan &plan, const QString &computeId);

/// Takes the workload away, its computes where no other workload uses them, and the waiting of others for it.
void removeWorkload(Plan &plan, const QString &workloadId);

/// Takes a deployment away from an endpoint of the plan: its requests go to the first of the others, its compute goes
/// where nothing else uses it.
void removeDeployment(Plan &plan, RealtimeEndpoint &endpoint, int index);

/// The same share for each deployment, in hundredths of a percent; the first takes what does not divide.
void splitEvenly(RealtimeEndpoint &endpoint);

} // namespace slipway::planlists
