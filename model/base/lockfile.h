// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QLockFile;

namespace slipway {

/// Takes the lock, waiting so long for whoever holds it. A lock that names nobody holds nothing: it was left by a full disk, or by
/// a kill while it was written, and is removed. On false the lock's error says why not.
[[nodiscard]] bool takeLock(QLockFile &lock, int milliseconds);

} // namespace slipway
