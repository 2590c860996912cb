// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>

namespace slipway {

/// Translation context of what the model says of a plan: findings, lines of the bill, inputs and results, reasons. In the
/// language of the program when it is said; English without a translator, as in every command.
struct PlanWords
{
    Q_DECLARE_TR_FUNCTIONS(slipway::PlanWords)
};

} // namespace slipway
