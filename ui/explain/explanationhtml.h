// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/explain/explanation.h"
#include "ui/support/theme.h"

#include <QString>
#include <QUrl>

#include <optional>

namespace slipway {

/// An explanation as rich text in the colours of a theme. Links of inputs lead to what they are typed in or how they are computed.
[[nodiscard]] QString explanationHtml(const Explanation &explanation, const Colors &colors);

/// What a link of explanationHtml() stands for: a JSON pointer into the plan; empty for other links.
[[nodiscard]] QString fieldOfLink(const QUrl &link);
/// The index of the input whose computation the link asks about.
[[nodiscard]] std::optional<std::size_t> inputOfLink(const QUrl &link);

} // namespace slipway
