// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QLockFile;
class QString;

namespace slipway {

/// Whether a lock file may be read: it is absent, or a file as short as locks are. Qt reads one to its end, which in a pipe, in a link to
/// a device or in a file of some GiB takes for ever, or all the memory.
[[nodiscard]] bool isReadableLock(const QString &path);

/// Whether a lock is there that nobody living can have made: it names nobody, and is the very same a quarter of a second later, held by no
/// program. Where many wait for one another, the lock of one goes and that of the next is being written a moment later: seen once
/// each, both name nobody, and who removed the second would write at the same time as its owner.
[[nodiscard]] bool isAbandonedLock(const QString &path);

/// Takes the lock where nobody living holds it; does not wait. QLockFile::tryLock() keeps to what a program left behind that was killed while
/// it removed the lock of another.
[[nodiscard]] bool tryLock(QLockFile &lock);

/// Takes the lock, waiting so long for whoever holds it. A lock that names nobody holds nothing: it was left by a full disk, or by
/// a kill while it was written, or is no lock at all, and is removed. On false the lock's error says why not.
[[nodiscard]] bool takeLock(QLockFile &lock, int milliseconds);

} // namespace slipway
