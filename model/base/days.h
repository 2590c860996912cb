// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDate>
#include <QLocale>

namespace slipway {

/// A day as it is typed: in the short form of the locale with all four digits of the year, "15.03.2026" in German. In English, whose short
/// forms mean different days on the two sides of the ocean, "2026-03-15". Empty for an invalid date.
[[nodiscard]] QString typedDay(const QDate &day, const QLocale &locale);

/// The day that `text` says, as 2026-03-15 or in the locale's short form, its year with two digits (of this century) or four; invalid where
/// it says none.
[[nodiscard]] QDate readTypedDay(const QString &text, const QLocale &locale);

} // namespace slipway
