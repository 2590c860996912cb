// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/commands/planinput.h"
#include "app/commands/task.h"

namespace slipway {

/// Prints one line of JSON for every plan (*.slipway) in the folder and below it, in the order of their names: what it costs and what
/// was found, or what is wrong with the file. Holds few plans at a time. Input where one could not be read: the others are
/// evaluated all the same. `context` names the day, the book and additions.
[[nodiscard]] Result<ExitCode> evaluateFolder(const QString &folder, const PlanInput &context,
                                              Console &console);

} // namespace slipway
