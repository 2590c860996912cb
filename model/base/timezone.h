// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include <optional>

namespace slipway {

/// "India Standard Time" for "Asia/Kolkata": what Azure calls a time zone of the IANA list. Nothing for what is not on it,
/// and for the few zones that Windows has no name for.
[[nodiscard]] std::optional<QString> windowsTimeZone(const QString &ianaName);

/// Whether the system or windowsTimeZone() knows a zone of this name: also "Antarctica/Troll", which Windows has no name for.
[[nodiscard]] bool isTimeZone(const QString &ianaName);

/// "Europe/Berlin" for "W. Europe Standard Time": a zone that windowsTimeZone() gives this name. Empty where there is none.
[[nodiscard]] QString ianaTimeZone(const QString &windowsName);

/// Names of zones that windowsTimeZone() knows: for saying what was perhaps meant. As the system lists them.
[[nodiscard]] QStringList knownTimeZones();

} // namespace slipway
