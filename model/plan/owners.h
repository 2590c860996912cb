// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/plan/unknowns.h"

#include <QString>

#include <cstdint>

namespace slipway {

/// Who has something to do so that a plan comes about. Everything that is asked for, approved, bought or reviewed has one of these.
enum class OwnerRole : std::uint8_t {
    Plan, ///< answers for the plan and what it is for
    Finance, ///< approves the budget, buys what is bought for a term, reviews what was spent
    Platform, ///< asks for quota, creates and moves resources
    Security, ///< answers for findings of isolation, signs what needs approval
};
inline constexpr std::size_t ownerRoleCount = 4;

/// The people in these roles, as the plan names them: text as typed; empty: nobody is named yet.
struct Owners
{
    QString plan;
    QString finance;
    QString platform;
    QString security;
    Unknowns unknown;

    [[nodiscard]] const QString &of(OwnerRole role) const
    {
        switch (role) {
        case OwnerRole::Finance:
            return finance;
        case OwnerRole::Platform:
            return platform;
        case OwnerRole::Security:
            return security;
        case OwnerRole::Plan:
            break;
        }
        return plan;
    }
    friend bool operator==(const Owners &, const Owners &) = default;
};

} // namespace slipway
