// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/base/lockfile.h"

#include <QFile>
#include <QLockFile>
#include <QThread>

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

} // namespace

bool takeLock(QLockFile &lock, int milliseconds)
{
    if (lock.tryLock(0))
        return true;
    if (lock.error() != QLockFile::LockFailedError)
        return false;
    if (namesNobody(lock))
        QFile::remove(lock.fileName());
    return lock.tryLock(milliseconds);
}

} // namespace slipway
