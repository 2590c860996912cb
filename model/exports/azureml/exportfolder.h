// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/base/result.h"
#include "model/exports/azureml/azureml.h"
#include "model/plan/plan.h"

#include <QByteArray>
#include <QMap>
#include <QString>
#include <QStringList>

#include <optional>

namespace slipway {

/// What an exported folder is known by, and which of its files an export wrote: the file slipway-folder.json in it. All that
/// deploy.sh makes carries `deployment` in its tag slipway-deployment. Why it is the folder's and not the plan's:
/// docs/decisions/0018-deployments.md.
struct FolderRecord
{
    QString deployment; ///< small letters, digits and single dashes, 8 to 64
    QStringList files; ///< paths within the folder, this record's not among them
    EarlierExport earlier = {}; ///< of the record itself are the blanks; the files are as they are now, those of an export's names among them
                                ///< that no record has
    QHash<QString, Error> unread = {}; ///< such files that are no YAML, by their paths; no part of the record
    QString plan
        = {}; ///< the name of the plan that it was written from last, on one line; empty: it had none, or nothing tells
    QMap<QString, QString> said
        = {}; ///< of each file what it said, see saidByFile(); records of before have none, or none of README.md and deploy.sh
};
inline constexpr QStringView folderRecordName = u"slipway-folder.json";

/// A deployment that no other folder has: the plan's name as far as it can stay, and 64 random bits.
[[nodiscard]] QString newDeployment(const Plan &plan);
/// The same with bits that follow from `seed`, for output that is made again byte for byte.
[[nodiscard]] QString newDeployment(const Plan &plan, const QByteArray &seed);

[[nodiscard]] QByteArray writeFolderRecord(const FolderRecord &record);
/// Error Invalid for what no export wrote: nothing is to be removed on the word of such a file.
[[nodiscard]] Result<FolderRecord> readFolderRecord(const QByteArray &bytes);
/// The record of a folder; nothing where it has none. Errors as readFile() and readFolderRecord() have them.
[[nodiscard]] Result<std::optional<FolderRecord>> recordOfFolder(const QString &folder);
/// What an export of the plan into the folder goes on with: its record; where that is lost, the deployment that the tags in its files agree on;
/// where they have none, a new one, made from `seed` where that is given; with the files whose filled-in values it takes over. What cannot be read stops the export; the error names its file. Of what no
/// record has, canReplace() tells it.
[[nodiscard]] Result<FolderRecord> recordForExport(const QString &folder, const Plan &plan,
                                                   const std::optional<QByteArray> &seed = {});

/// Whether nothing that somebody filled in is lost where `files` of the folder are written anew.
[[nodiscard]] Result<void> canReplace(const FolderRecord &record, const QStringList &files);

/// What has to be said where the folder was written from another plan before, or from this one under another name: it goes on as the same
/// deployment. Empty where it was not. For people, in their language.
[[nodiscard]] QString otherPlanRemark(const FolderRecord &record, const QString &folder, const Plan &plan);

/// What has to be said where somebody changed files otherwise than by filling them in: an export into the folder writes them as the plan has
/// them. Where the record has no word on any file, that is said of those that `files`, the new ones, have otherwise. Empty where there is none.
/// For people, in their language.
[[nodiscard]] QString changedFilesRemark(const FolderRecord &record, const QString &folder,
                                         const std::vector<ExportFile> &files = {});

/// What an earlier export left in the folder and `files` has no more: regular files of the record. What somebody put there stays.
[[nodiscard]] QStringList filesLeftBy(const FolderRecord &earlier, const QString &folder,
                                      const QStringList &files);

} // namespace slipway
