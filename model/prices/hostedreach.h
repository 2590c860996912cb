// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <array>
#include <cstdint>

namespace slipway {

/// Where the machines stand that may answer for a model which Microsoft hosts: the deployment types Global Standard, Data Zone Standard and
/// Standard (learn.microsoft.com, "Deployment types for Foundry Models"; prices of each in resources/prices/meters.csv).
enum class HostedReach : std::uint8_t {
    Anywhere, ///< in any region of Azure
    DataZone, ///< in any region of the zone that the region lies in: such as the EU or the United States
    Region,
};
inline constexpr std::array allHostedReaches
    = {HostedReach::Anywhere, HostedReach::DataZone, HostedReach::Region};

/// What stands behind the model in ids of meters: "tokens.gpt-4o-0806.datazone.input".
[[nodiscard]] inline QString meterPart(HostedReach reach)
{
    switch (reach) {
    case HostedReach::Anywhere:
        break;
    case HostedReach::DataZone:
        return QStringLiteral(".datazone");
    case HostedReach::Region:
        return QStringLiteral(".regional");
    }
    return {};
}

/// What stands behind that in ids of meters for requests of more tokens than MeterPrice::fromUnits, and for their answers:
/// "tokens.gpt-5.5.datazone.long.input". The whole of such a request is dearer, not what lies beyond.
[[nodiscard]] inline QString longPart()
{
    return QStringLiteral(".long");
}

} // namespace slipway
