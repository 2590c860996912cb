// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

class QWidget;

namespace slipway::test {

/// Everything on show in `root` of which text cannot be read whole: what it is and which text. Labels, buttons, chips, fields, tabs, headings
/// and figures of tables, key figures, paragraphs. What the design lets be cut counts only without its tool tip.
[[nodiscard]] QStringList cutTexts(const QWidget &root);

} // namespace slipway::test
