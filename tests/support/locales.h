// SPDX-License-Identifier: GPL-3.0-or-later
// Inside the tests: what numbers and dates are written in.
#pragma once

#include <QLocale>

namespace slipway::test {

inline const QLocale english(QLocale::English, QLocale::UnitedStates);

} // namespace slipway::test
