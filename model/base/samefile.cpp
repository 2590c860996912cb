// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/base/samefile.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <sys/stat.h>
#include <unistd.h>

using namespace Qt::StringLiterals;

namespace slipway {

namespace {

QString identityOf(const struct stat &file)
{
    // A path begins with a slash, so that this is none.
    return u"%1:%2"_s.arg(quint64{file.st_dev}).arg(quint64{file.st_ino});
}

} // namespace

QString fileIdentity(const QString &path)
{
    struct stat file = {};
    if (stat(QFile::encodeName(path).constData(), &file) == 0 && S_ISREG(file.st_mode))
        return identityOf(file);
    const QFileInfo info(path);
    if (const QString real = info.canonicalFilePath(); !real.isEmpty())
        return real;
    // What is not there yet still lies in a folder that may have two names.
    const QString folder = QFileInfo(info.absolutePath()).canonicalFilePath();
    return folder.isEmpty() ? QDir::cleanPath(info.absoluteFilePath())
                            : QDir(folder).filePath(info.fileName());
}

QString standardOutputIdentity()
{
    struct stat file = {};
    return fstat(STDOUT_FILENO, &file) == 0 && S_ISREG(file.st_mode) ? identityOf(file) : QString();
}

} // namespace slipway
