// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace slipway {

/// The name of a file, or its beginning and a hash of all of it where it leaves no room for so many bytes more: no file system in use
/// takes more than 255.
[[nodiscard]] QString nameWithRoom(const QString &name, qsizetype room);

/// What a file may be called that is made of this text: its name and a suffix, on every system that may get to see it. Signs that
/// some system keeps for itself are "-", names that Windows keeps for devices get a "_", the rest is shortened to fit.
[[nodiscard]] QString suggestedFileName(const QString &text, const QString &suffix);

/// The same, with a "_" behind the name before its suffix where Windows keeps it for a device, whatever its suffix is: "CON", "nul.yml".
[[nodiscard]] QString noDeviceName(const QString &name);

} // namespace slipway
