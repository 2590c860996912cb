// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/stages/stagepage.h"

namespace slipway {

/// Where the fields of one compute get their names, their places and their members from.
struct StagePage::ComputeFields
{
    const StagePage &page;
    StageScope &scope;
    QString prefix;

    [[nodiscard]] QString name(const QString &field) const { return prefix + QLatin1Char('/') + field; }
    /// A place that exists while the target counts `field`.
    [[nodiscard]] PointerOf at(ComputeField field, const QString &member) const
    {
        return [&page = page, &scope = scope, field, where = scope.computeMember(member)](const Plan &plan) {
            return page.counts(scope, plan, field) ? where(plan) : QString();
        };
    }
    template <typename Access> [[nodiscard]] auto member(Access access) const
    {
        return [&scope = scope, access](auto &plan) {
            auto *compute = scope.computeOf(plan);
            return compute ? access(*compute) : nullptr;
        };
    }
    /// Of options that a plan need not have: absent ones read as their defaults and come into being when edited.
    template <typename Options, typename Access>
    [[nodiscard]] auto option(std::optional<Options> Compute::*options, Access access) const
    {
        return [&scope = scope, options, access](auto &plan) {
            auto *compute = scope.computeOf(plan);
            if constexpr (std::is_const_v<std::remove_reference_t<decltype(plan)>>) {
                static const Options defaults;
                const auto *held = compute && compute->*options ? &*(compute->*options) : &defaults;
                return compute ? access(*held) : nullptr;
            } else {
                if (compute && !(compute->*options))
                    (compute->*options).emplace();
                return compute ? access(*(compute->*options)) : nullptr;
            }
        };
    }
};

} // namespace slipway
