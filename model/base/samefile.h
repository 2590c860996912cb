// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace slipway {

/// One text for one file, whatever name it is called by: through links, second names and folders written in another
/// way. A file that is not there, a folder, a pipe or a device is told by its path without links.
[[nodiscard]] QString fileIdentity(const QString &path);
/// The same of the file that standard output goes to; empty where that is no regular file.
[[nodiscard]] QString standardOutputIdentity();

} // namespace slipway
