// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/evaluation/evaluation.h"

#include <QLocale>

namespace slipway {

/// What of the total is billed at prices of `date` or later. Lines without a dated price count as older. None while nothing costs.
[[nodiscard]] std::optional<Money> billedSince(const Evaluation &evaluation, const QDate &date);

/// `part` of `whole`: "54 %", "under 1 %", "over 99 %" where something is missing; empty where the whole is nothing. The one way in which
/// window and papers round a share.
[[nodiscard]] QString shareText(const Money &part, const Money &whole, const QLocale &locale);

} // namespace slipway
