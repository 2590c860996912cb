// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/formulas/units.h"

namespace slipway::formulas {

// Serving a model: rules that Azure Machine Learning documents. Inputs are checked by the registry.

/// Replicas by Little's law and headroom: requests in flight over what a replica may carry. Source: Azure ML documentation,
/// how to deploy to Azure Kubernetes Service, 2024. Says nothing of how long the slowest requests take.
[[nodiscard]] double aksReplicas(PerSecond arrivals, Seconds service, double concurrentPerReplica,
                                 double targetUtilization) noexcept;

/// Cores of quota that an endpoint needs: the reserve for upgrades is rounded up in whole instances first.
/// Source: Manage and increase quotas with Azure Machine Learning, 2026-01-27.
[[nodiscard]] double endpointQuotaCores(double instances, double coresPerInstance, double reserve) noexcept;

/// A serving machine has 150 % of the memory that the model uses while it serves (not of its file).
/// Source: What are compute targets in Azure Machine Learning, 2026-03-31.
constexpr double servingMemoryFactor = 1.5;

/// Instances that are left after one fails (`needed` + 1).
[[nodiscard]] double withOneSpare(double needed) noexcept;
/// Instances spread evenly over `zones` (2 or more) of which any one may fail.
[[nodiscard]] double withZoneSpare(double needed, double zones) noexcept;
/// Servers for a large pool: load + beta * sqrt(load), beta 1 to 2. Source: Halfin and Whitt, 1981.
[[nodiscard]] double squareRootStaffing(double load, double beta) noexcept;

} // namespace slipway::formulas
