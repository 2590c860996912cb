// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/base/files.h"

#include <QByteArray>
#include <QHash>
#include <QString>
#include <QStringList>

#include <functional>
#include <vector>

namespace slipway {

/// Several files that belong together: they are written beside their places first, and put in place when all are
/// there. What is refused on the way leaves everything as it was. A new folder comes into being whole, by one rename.
/// Of several files a record is kept in each of their folders while they are put in place: after a kill in the middle the
/// next export into any of them finishes the rest, so that never some are new and some are old for longer than that.
class FileSet
{
public:
    FileSet() = default;
    ~FileSet();
    Q_DISABLE_COPY_MOVE(FileSet)

    /// Writes the bytes beside `path`, as writeFileAtomically() would. Error Unwritable.
    [[nodiscard]] Result<void> stage(const QString &path, const QByteArray &bytes, bool executable = false);
    /// The same for a file of a folder, which is made where it is not there.
    [[nodiscard]] Result<void> stageInFolder(const QString &folder, const QString &name,
                                             const QByteArray &bytes, bool executable = false);
    /// A regular file that is to go with the commit, and the folders that it leaves empty. Error Unwritable.
    [[nodiscard]] Result<void> stageRemoval(const QString &path);
    /// `before` is for tests: called ahead of each file that is put in place.
    [[nodiscard]] Result<void> commit(const std::function<void()> &before = {});

    /// Puts in place what a killed program had ready in this folder and those that it wrote to at the same time, and removes what it had
    /// not.
    static void finishInterrupted(const QString &folder);

private:
    struct Staged
    {
        StagedFile file; ///< of one that goes: `from` is a second name of it, by which it is brought back
        QString kept = {}; ///< what was there before, until all are in place
        bool isNew = true; ///< nothing was
        bool placed = false;
        bool removes = false;
    };

    [[nodiscard]] Result<void> makeFolders(const QString &folder);
    [[nodiscard]] Result<void> writeRecords();
    void removeRecords();
    [[nodiscard]] Result<void> place(Staged &entry);
    void takeBack();
    void clearUp();

    std::vector<Staged> m_staged;
    QHash<QString, QString> m_folders; ///< new ones, and where they are being filled
    QStringList m_made; ///< folders made on the way, the innermost first
    QStringList m_records; ///< one in each folder that files belong to
};

} // namespace slipway
