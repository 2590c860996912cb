// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/evaluation/evaluate.h"
#include "model/proposals/sheet.h"

namespace slipway {

/// A whole plan of the sheet, as it is set up before machines are chosen: computes on the usual targets, sizes only where times were
/// measured on one. The first of sheetFaults() where there is any.
[[nodiscard]] Result<Plan> planFor(const Sheet &sheet, const Context &context);

/// Time of one pass of an encoder over `tokens` on all vCPUs of the machine, or on one GPU. Assumption of Slipway, 2026-11-22:
/// 12 x layers x width^2 weights are multiplied, 15e9 operations a second of a vCPU, 30 % of a GPU's peak in 16 bits, and 5 ms besides.
[[nodiscard]] double encoderMilliseconds(double layers, double hiddenSize, double tokens, const VmSize &size,
                                         const Catalog &catalog);

} // namespace slipway
