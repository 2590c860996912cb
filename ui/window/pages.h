// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/fields/steppage.h"

namespace slipway {

/// The page of one step, a child of `parent`.
[[nodiscard]] StepPage *makePage(Step step, const PageContext &context, QWidget *parent);

} // namespace slipway
