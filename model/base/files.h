// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/base/result.h"

#include <QByteArray>
#include <QByteArrayView>
#include <QString>

class QFileInfo;

namespace slipway {

/// All bytes of a regular file. Refused with one sentence and the code Unreadable, before a byte is read: what does
/// not exist, folders, pipes and devices, and files of more than `maxBytes`. `where` is the path.
[[nodiscard]] Result<QByteArray> readFile(const QString &path, qsizetype maxBytes);

/// Who may do what with a file that is written.
enum class Access {
    Usual, ///< as the session has it; what was there before keeps who may read it
    OwnerOnly, ///< also where the file was there before
    Executable, ///< by everybody who may read it
};

/// Writes beside the file, has the bytes on the disk and renames: afterwards there is the whole new file, or on an Error of
/// the code Unwritable what was there before. A link stays a link: what it points to is replaced. What a killed
/// program left of an earlier write is removed.
[[nodiscard]] Result<void> writeFileAtomically(const QString &path, QByteArrayView bytes,
                                               Access access = Access::Usual);

/// A whole file beside the place that it is for: what writeFileAtomically() and FileSet have before they rename.
struct StagedFile
{
    QString from; ///< where its bytes are, on the disk
    QString to; ///< where it belongs: `path` without links
};
/// Refused as writeFileAtomically() refuses it; then nothing is left.
[[nodiscard]] Result<StagedFile> stageFile(const QString &path, QByteArrayView bytes,
                                           Access access = Access::Usual);
/// A file where none is, synced; on an Error none is left. Messages name `shownPath`.
[[nodiscard]] Result<void> writeNewFile(const QString &path, QByteArrayView bytes, Access access,
                                        const QString &shownPath);
/// Puts in place what was staged, whatever is there; false: `errno` says why not.
bool renameFile(const QString &from, const QString &to);

/// Names of staged files and folders: that of the place, shortened where it is too long for more, then this, then the number of the process.
inline constexpr QStringView stagingMark = u".slipway-new-";
/// All of it before the number.
[[nodiscard]] QString stagingBegin(const QString &realPath);
[[nodiscard]] QString stagingName(const QString &realPath);
/// Number of this process and a count: what a dead one left can be told from what another is writing.
[[nodiscard]] QString ownMark();
/// Whether this file, named by ownMark() behind `mark`, is of a process of ours that is no more.
[[nodiscard]] bool isOfDeadProcess(const QFileInfo &file, QStringView mark);
/// The path without links, of a file that need not be there.
[[nodiscard]] QString realPath(const QString &path);

/// "PATH" could not be written: CAUSE.
[[nodiscard]] Error unwritable(const QString &path, const QString &cause);
/// The reason in `errno` as the end of a sentence: "no space left on device".
[[nodiscard]] QString systemReason();

/// Until its folder is on the disk a rename can be lost with the power. What refuses that (some network disks) is left
/// alone: the bytes themselves are safe.
void syncFolder(const QString &folder);

} // namespace slipway
