// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rules/finding.h"

#include <QLatin1StringView>

#include <array>

namespace slipway {

namespace names {

/// The words of severities in files, in docs/rules.md and on the terminal, in the order of the enumeration. Stable.
inline constexpr std::array severity = {QLatin1StringView("blocker"), QLatin1StringView("approval"),
                                        QLatin1StringView("warning"), QLatin1StringView("advice")};
static_assert(severity.size() == std::size_t(Severity::Advice) + 1);

} // namespace names

[[nodiscard]] constexpr QLatin1StringView severityWord(Severity severity)
{
    return names::severity[static_cast<std::size_t>(severity)];
}

} // namespace slipway
