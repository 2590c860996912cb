// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/uncertainty/drawoptions.h"

namespace slipway {

struct Plan;

/// How often, and in how many threads, what is on show is drawn behind the window: the same for the cost bar, the comparison and the
/// proposals, so that one plan has the same digits in all.
[[nodiscard]] DrawOptions backgroundDraws();
/// The same for this plan. One that takes long to evaluate is drawn a tenth as often: its standard error is three times as large.
[[nodiscard]] DrawOptions backgroundDraws(const Plan &plan);

/// Draws no more than `most` times from now on, in the whole process; DrawOptions::fewest to DrawOptions::most. Tests of windows ask for
/// fewer: with sanitizers 37 % of the time of one that walks through all pages went into draws that it does not look at. Called in the thread of the window.
void limitBackgroundDraws(int most);

} // namespace slipway
