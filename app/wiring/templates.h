// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/plan/templates.h"

namespace slipway {

/// The templates that are built into the program.
[[nodiscard]] Result<TemplateLibrary> loadTemplates();

} // namespace slipway
