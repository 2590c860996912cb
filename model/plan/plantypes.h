// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace slipway {

// The words of each enumeration in JSON are in model/plan/plannames.h; tests hold the two together.

enum class ModelKind : std::uint8_t { Tabular, Vision, Language, Speech, TimeSeries, Recommendation, Other };
enum class Precision : std::uint8_t { Float32, TensorFloat32, BFloat16, Float16, Float8, Int8, Int4 };
enum class Placement : std::uint8_t { Cloud, OnPremises, Edge };
enum class Network : std::uint8_t { Public, ManagedInternet, ManagedApproved, Own };
enum class BudgetPeriod : std::uint8_t { Month, Horizon };
enum class RegistryTier : std::uint8_t { Basic, Standard, Premium };
enum class QuotaPool : std::uint8_t { Dedicated, LowPriority, Vm, Spark, ContainerInstances };
enum class Environment : std::uint8_t { Development, Test, Production };
enum class Tier : std::uint8_t { Dedicated, LowPriority, Spot };

/// The seven steps, in their order. Numbers never change.
enum class Step : std::uint8_t { Workload, Experimentation, Training, Deployment, Restrictions, Cost, Review };
inline constexpr int stepCount = 7;

} // namespace slipway
