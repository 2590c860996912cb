// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/base/result.h"

#include <QDate>
#include <QDateTime>
#include <QString>

namespace slipway {

/// The time that goes into files: that of SOURCE_DATE_EPOCH (seconds since 1970, UTC) where it is set, so that
/// output can be made again byte for byte, else now. Error Usage when the variable is set to anything else.
[[nodiscard]] Result<QDateTime> outputTime();

/// Whether SOURCE_DATE_EPOCH says it: what else would be new each time follows from it then.
[[nodiscard]] bool isOutputTimeGiven();

/// The day rules are judged on: `text` as an ISO date, or the day of outputTime() where it is empty.
[[nodiscard]] Result<QDate> asOfDay(const QString &text);

/// The day on which something was read elsewhere, likewise. None to come: what is dated ahead would hold against all that is read
/// until then. Error Usage.
[[nodiscard]] Result<QDate> dayOfAnswers(const QString &text);

} // namespace slipway
