// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>

namespace slipway {

/// Where texts of charts outside a class are translated.
struct ChartTexts
{
    Q_DECLARE_TR_FUNCTIONS(slipway::Charts)
};

} // namespace slipway
