// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/base/money.h"

#include <QLocale>
#include <QString>

namespace slipway {

/// `part` of `whole`: "54 %", "under 1 %", "over 99 %" where something is missing; empty where the whole is nothing. The one way in which
/// findings, window and papers round a share.
[[nodiscard]] QString shareText(const Money &part, const Money &whole, const QLocale &locale);

} // namespace slipway
