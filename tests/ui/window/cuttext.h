// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

class QWidget;

namespace slipway::test {

/// Everything on show in `root` of which text cannot be read whole, by what each widget draws: words that are cut off, that lie outside of
/// what holds them or over other words, figures that are shortened, names that are shortened without a tool tip.
[[nodiscard]] QStringList cutTexts(const QWidget &root);

} // namespace slipway::test
