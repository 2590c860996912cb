// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>

namespace slipway {

/// Where texts of charts outside a class are translated.
struct ChartTexts
{
    Q_DECLARE_TR_FUNCTIONS(slipway::Charts)
};

/// A painter sets the text of a chart a little wider than the metrics of its font say: what ends at the edge has so much more room.
inline constexpr double textSlack = 1.06;

} // namespace slipway
