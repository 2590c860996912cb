// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/base/result.h"

#include <QByteArray>
#include <QByteArrayView>
#include <QString>

namespace slipway {

/// All bytes of a regular file. Refused with one sentence and the code Unreadable, before a byte is read: what does
/// not exist, folders, pipes and devices, and files of more than `maxBytes`. `where` is the path.
[[nodiscard]] Result<QByteArray> readFile(const QString &path, qsizetype maxBytes);

/// Who may read a file that was not there before.
enum class Access {
    Usual, ///< as the session has it
    OwnerOnly, ///< also where the file was there before
};

/// Writes beside the file, flushes and renames: afterwards there is the whole new file, or on an Error of the
/// code Unwritable what was there before. A link stays a link: what it points to is replaced.
[[nodiscard]] Result<void> writeFileAtomically(const QString &path, QByteArrayView bytes,
                                               Access access = Access::Usual);

/// Until its folder is on the disk a rename can be lost with the power. What refuses that (some network disks) is left
/// alone: the bytes themselves are safe.
void syncFolder(const QString &folder);

} // namespace slipway
