// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/base/jsonreader.h"

#include <string>
#include <string_view>

namespace slipway {

/// As parseJson(), for what is written back: a number with more digits than a double holds keeps all of them. In the tree
/// it is binary, its bytes the text of the number; JsonValue reads it as a number, formatJson() writes it as it was.
[[nodiscard]] Result<nlohmann::ordered_json> parseJsonKeepingDigits(QByteArrayView bytes,
                                                                    const JsonLimits &limits = {});

/// Whether `value`, written again, is the number that `text` was.
[[nodiscard]] bool holdsEveryDigit(double value, const std::string &text);

/// Whether the text of a number has no digit but zeros ahead of its power of ten: what else is read as zero is too near to it.
[[nodiscard]] bool saysZero(std::string_view text);

} // namespace slipway
