// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QProcess>
#include <QProcessEnvironment>
#include <QString>
#include <QStringList>

namespace slipway::test {

/// How the real program ended, and what it printed.
struct Ended
{
    int exitCode = -1; ///< -1: crashed, or did not end in time
    QByteArray results; ///< standard output
    QString messages; ///< standard error
    qint64 milliseconds = 0;

    /// Messages as lines, without the one that points to the help.
    [[nodiscard]] QStringList sentences() const;
};

/// Runs the program without any display. `variables` are set besides; an empty value removes one.
[[nodiscard]] Ended runSlipway(const QStringList &arguments,
                               const QList<std::pair<QString, QString>> &variables = {},
                               const QString &folder = {});

} // namespace slipway::test
