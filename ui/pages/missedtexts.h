// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/evaluation/evaluation.h"

#include <QLocale>
#include <QStringList>

#include <vector>

namespace slipway {

class PlanSession;

/// What the open plan keeps too seldom, see missedTexts(); empty until it has been drawn.
[[nodiscard]] QStringList missedTextsOf(PlanSession &session, const QLocale &locale);
/// The same as findings, see missedFindings(). Those in `last` until the plan as it stands has been drawn.
[[nodiscard]] std::vector<Finding> missedFindingsOf(PlanSession &session, const QLocale &locale,
                                                    std::vector<Finding> last);

} // namespace slipway
