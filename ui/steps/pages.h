// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/steps/steppage.h"

#include <vector>

namespace slipway {

/// The page of one step, a child of `parent`.
[[nodiscard]] StepPage *makePage(Step step, const PageContext &context, QWidget *parent);
/// The seven pages in the order of Step, children of `parent`.
[[nodiscard]] std::vector<StepPage *> makePages(const PageContext &context, QWidget *parent);

} // namespace slipway
