// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLocale>
#include <QStringList>

namespace slipway {

class PlanSession;

/// What the open plan keeps too seldom, see missedTexts(); empty until it has been drawn.
[[nodiscard]] QStringList missedTextsOf(PlanSession &session, const QLocale &locale);

} // namespace slipway
