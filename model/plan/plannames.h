// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/plan/owners.h"
#include "model/plan/plantypes.h"
#include "model/plan/workload.h"
#include "model/prices/pricesnapshot.h"

#include <QLatin1StringView>
#include <QStringView>

#include <array>
#include <optional>
#include <span>
#include <type_traits>

namespace slipway {

/// Which alternative of Workload::Detail a workload is. In the order of the variant.
enum class WorkloadKind : std::uint8_t { Experimentation, Training, Realtime, Batch };

/// The words of the enumerations in JSON, each list in the order of its enumeration. Stable: files and command
/// lines hold them. Never shown to people as they are.
namespace names {

using Word = QLatin1StringView;

inline constexpr std::array modelKind
    = {Word("tabular"),     Word("vision"),         Word("language"), Word("speech"),
       Word("time_series"), Word("recommendation"), Word("other")};
inline constexpr std::array precision
    = {Word("float32"), Word("tensorfloat32"), Word("bfloat16"), Word("float16"),
       Word("float8"),  Word("int8"),          Word("int4")};
inline constexpr std::array placement = {Word("cloud"), Word("on_premises"), Word("edge")};
inline constexpr std::array network
    = {Word("public"), Word("managed_internet"), Word("managed_approved"), Word("own")};
inline constexpr std::array budgetPeriod = {Word("month"), Word("horizon")};
inline constexpr std::array ownerRole = {Word("plan"), Word("finance"), Word("platform"), Word("security")};
inline constexpr std::array registryTier = {Word("basic"), Word("standard"), Word("premium")};
inline constexpr std::array quotaPool
    = {Word("dedicated"), Word("low_priority"), Word("vm"), Word("spark"), Word("container_instances")};
inline constexpr std::array environment = {Word("development"), Word("test"), Word("production")};
inline constexpr std::array tier = {Word("dedicated"), Word("low_priority"), Word("spot")};
inline constexpr std::array step
    = {Word("workload"), Word("experimentation"), Word("training"), Word("deployment"), Word("restrictions"),
       Word("cost"),     Word("review")};
inline constexpr std::array rangeShape
    = {Word("pert"), Word("triangular"), Word("lognormal"), Word("uniform")};
inline constexpr std::array workMethod
    = {Word("measured_hours"), Word("parameters_and_tokens"), Word("images_and_epochs")};
inline constexpr std::array runPattern = {Word("spread"), Word("together")};
inline constexpr std::array fineTuning = {Word("full"), Word("low_rank"), Word("quantized_low_rank")};
inline constexpr std::array trainingKind
    = {Word("job"), Word("pipeline_step"), Word("sweep"), Word("automl"), Word("spark")};
inline constexpr std::array instanceSizing
    = {Word("fixed"), Word("autoscale"), Word("derived"), Word("derived_autoscale")};
inline constexpr std::array workloadKind
    = {Word("experimentation"), Word("training"), Word("realtime"), Word("batch")};
inline constexpr std::array priceType = {Word("payg"),  Word("spot"),  Word("low_priority"), Word("res1y"),
                                         Word("res3y"), Word("res5y"), Word("sp1y"),         Word("sp3y")};

} // namespace names

/// All words of an enumeration, indexed by its values.
template <typename Enum>
requires std::is_enum_v<Enum>
[[nodiscard]] constexpr std::span<const QLatin1StringView> wordsOf()
{
    if constexpr (std::is_same_v<Enum, ModelKind>)
        return names::modelKind;
    else if constexpr (std::is_same_v<Enum, Precision>)
        return names::precision;
    else if constexpr (std::is_same_v<Enum, Placement>)
        return names::placement;
    else if constexpr (std::is_same_v<Enum, Network>)
        return names::network;
    else if constexpr (std::is_same_v<Enum, BudgetPeriod>)
        return names::budgetPeriod;
    else if constexpr (std::is_same_v<Enum, RegistryTier>)
        return names::registryTier;
    else if constexpr (std::is_same_v<Enum, QuotaPool>)
        return names::quotaPool;
    else if constexpr (std::is_same_v<Enum, Environment>)
        return names::environment;
    else if constexpr (std::is_same_v<Enum, Tier>)
        return names::tier;
    else if constexpr (std::is_same_v<Enum, Step>)
        return names::step;
    else if constexpr (std::is_same_v<Enum, RangeShape>)
        return names::rangeShape;
    else if constexpr (std::is_same_v<Enum, WorkMethod>)
        return names::workMethod;
    else if constexpr (std::is_same_v<Enum, RunPattern>)
        return names::runPattern;
    else if constexpr (std::is_same_v<Enum, FineTuning>)
        return names::fineTuning;
    else if constexpr (std::is_same_v<Enum, TrainingKind>)
        return names::trainingKind;
    else if constexpr (std::is_same_v<Enum, InstanceSizing>)
        return names::instanceSizing;
    else if constexpr (std::is_same_v<Enum, WorkloadKind>)
        return names::workloadKind;
    else {
        static_assert(std::is_same_v<Enum, PriceType>, "this enumeration has no words yet");
        return names::priceType;
    }
}

template <typename Enum> [[nodiscard]] constexpr QLatin1StringView wordOf(Enum value)
{
    return wordsOf<Enum>()[static_cast<std::size_t>(value)];
}

/// Exact match; nullopt for any other word.
template <typename Enum> [[nodiscard]] std::optional<Enum> fromWord(QStringView word)
{
    const auto words = wordsOf<Enum>();
    for (std::size_t i = 0; i < words.size(); ++i) {
        if (word == words[i])
            return static_cast<Enum>(i);
    }
    return std::nullopt;
}

[[nodiscard]] inline WorkloadKind kindOf(const Workload &workload)
{
    return static_cast<WorkloadKind>(workload.detail.index());
}

/// An empty detail of that kind, with the defaults of its fields.
[[nodiscard]] inline Workload::Detail emptyDetail(WorkloadKind kind)
{
    switch (kind) {
    case WorkloadKind::Experimentation:
        return Experimentation();
    case WorkloadKind::Training:
        return TrainingJob();
    case WorkloadKind::Realtime:
        return RealtimeEndpoint();
    case WorkloadKind::Batch:
        break;
    }
    return BatchScoring();
}

static_assert(names::modelKind.size() == std::size_t(ModelKind::Other) + 1);
static_assert(names::precision.size() == std::size_t(Precision::Int4) + 1);
static_assert(names::ownerRole.size() == ownerRoleCount);
static_assert(names::step.size() == std::size_t(stepCount));
static_assert(names::priceType.size() == priceTypeCount);
static_assert(names::workloadKind.size() == std::variant_size_v<Workload::Detail>);

} // namespace slipway
