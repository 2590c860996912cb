// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/faults/failingfiles.h"

#include <QByteArray>
#include <QMap>
#include <QString>

#include <functional>

namespace slipway::test {

/// Of the program: all that was asked for is done.
inline constexpr int exitDone = 0;

/// Everything in a folder: bytes by path. Folders have none, and end with a slash.
using FolderContent = QMap<QString, QByteArray>;
[[nodiscard]] FolderContent contentOfFolder(const QString &folder);
void fillFolder(const QString &folder, const FolderContent &content);

/// A way in which a call is refused.
struct Refusal
{
    const char *name = "";
    int error = 0;
    bool isShort = false;
};
[[nodiscard]] const std::vector<Refusal> &refusals();

/// Without second names a file is replaced all the same, only it cannot be taken back; a folder that is not synced or not
/// closed to others holds what is synced and closed itself; and where no lock can be kept nobody is told.
[[nodiscard]] bool mayBeDoneWithout(const std::string &call);

/// What AddressSanitizer is told in a program that has `failingfiles` loaded ahead of it: all that it is told here, so that it takes no longer.
[[nodiscard]] QString sanitizerOptions();

/// What is wrong with this sentence about a file that could not be written; empty: nothing.
[[nodiscard]] QString faultOfSentence(const QString &sentence, const std::string &call, int error);

/// Something that writes into a folder, without the program around it.
struct WriteCase
{
    QString name;
    FolderContent before;
    /// The sentence of what failed; empty: it is done.
    std::function<QString(const QString &folder)> run;
    /// Paths that begin so are not looked at: what two runs never name alike.
    QString ignored = {};
};

/// Runs it whole, and then once for each of its calls and each refusal of it: afterwards there is all that it writes, or
/// what was there before and one sentence. Returns what was otherwise, and how many refusals were tried.
struct Tried
{
    QStringList faults;
    int count = 0;
};
[[nodiscard]] Tried tryEveryFault(const WriteCase &writing);

} // namespace slipway::test
