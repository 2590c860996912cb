// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/base/lockfile.h"

#include <QFile>
#include <QFileInfo>
#include <QLockFile>
#include <QThread>

#include <sys/stat.h>

namespace slipway {

namespace {

/// A living program fills its lock at once, so one that stays empty is nobody's.
bool namesNobody(const QLockFile &lock)
{
    constexpr int longestWriting = 100; // milliseconds
    qint64 process = 0;
    QString host;
    QString application;
    if (lock.getLockInfo(&process, &host, &application))
        return false;
    QThread::msleep(longestWriting);
    return !lock.getLockInfo(&process, &host, &application);
}

/// Qt removes the lock of a dead program under a second one beside it. What a kill leaves of that one would keep the first for good.
void clearRemovalLock(const QString &path)
{
    const QString removal = path + QStringLiteral(".rmlock");
    if (!QFileInfo::exists(removal) && !QFileInfo(removal).isSymLink())
        return;
    QLockFile lock(removal);
    lock.setStaleLockTime(0);
    if (takeLock(lock, 0))
        lock.unlock(); // which removes it
}

} // namespace

bool isReadableLock(const QString &path)
{
    constexpr off_t longest = 4096; // process, program and ids of a computer
    struct stat info = {};
    return lstat(QFile::encodeName(path).constData(), &info) != 0
        || (S_ISREG(info.st_mode) && info.st_size <= longest);
}

bool tryLock(QLockFile &lock)
{
    clearRemovalLock(lock.fileName());
    return lock.tryLock(0);
}

bool takeLock(QLockFile &lock, int milliseconds)
{
    if (!isReadableLock(lock.fileName()))
        QFile::remove(lock.fileName());
    if (tryLock(lock))
        return true;
    if (lock.error() != QLockFile::LockFailedError)
        return false;
    if (namesNobody(lock))
        QFile::remove(lock.fileName());
    return lock.tryLock(milliseconds);
}

} // namespace slipway
