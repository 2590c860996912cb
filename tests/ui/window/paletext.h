// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

class QWidget;

namespace slipway::test {

/// Every text on show in `root` that has less contrast than 4.5:1 (3:1 where it is large) to what it is painted on; not of what is disabled.
[[nodiscard]] QStringList paleTexts(QWidget &root);

} // namespace slipway::test
