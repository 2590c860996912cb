// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/exports/azureml/emission.h"

namespace slipway::azureml {

// Parts of README.md. Internal to writeReadme().

/// Text that Markdown shows as it is, in a table as well.
[[nodiscard]] QString shown(const QString &text);
[[nodiscard]] QString tableOf(const QStringList &header, const QList<QStringList> &rows);
/// A link to a file of the folder.
[[nodiscard]] QString linkTo(const QString &path);

/// The sections "How to run it", "To fill in" and "How to remove it", and commands of "Different from the plan".
[[nodiscard]] QString howTo(const Emission &emission);
[[nodiscard]] QString toFillIn(const Emission &emission);
/// Commands that give deployments the numbers of later months; empty where all are priced as they are made.
[[nodiscard]] QString laterCounts(const Emission &emission);
[[nodiscard]] QString removal(const Emission &emission);
/// What has no work any more before the plan ends, with its day and commands; and the end of the plan.
[[nodiscard]] QString whenWorkEnds(const Emission &emission);

/// Of the list of what was filled in and has no place now, which the record of the folder keeps.
inline constexpr QStringView withoutPlaceTitle = u"## Filled in before, without a place now";

} // namespace slipway::azureml
