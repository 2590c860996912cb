// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/base/lockfile.h"

#include <QFile>
#include <QFileInfo>
#include <QLockFile>
#include <QThread>

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <optional>

namespace slipway {

namespace {

/// The very file: one that is removed and made again may get the same number, but no earlier time.
struct Identity
{
    dev_t device;
    ino_t number;
    timespec changed;

    friend bool operator==(const Identity &a, const Identity &b)
    {
        return a.device == b.device && a.number == b.number && a.changed.tv_sec == b.changed.tv_sec
            && a.changed.tv_nsec == b.changed.tv_nsec;
    }
};

std::optional<Identity> identityOf(const QByteArray &path)
{
    struct stat info = {};
    if (lstat(path.constData(), &info) != 0)
        return std::nullopt;
    return Identity{info.st_dev, info.st_ino, info.st_ctim};
}

/// A program that has made its lock holds the file before it has written who it is.
bool isHeldOpen(const QByteArray &path)
{
    const int file = open(path.constData(), O_RDONLY | O_NONBLOCK | O_NOFOLLOW | O_CLOEXEC);
    if (file < 0)
        return false;
    const bool held = flock(file, LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK;
    close(file);
    return held;
}

/// Whoever holds a lock that can be read.
bool namesSomebody(const QString &path)
{
    qint64 process = 0;
    QString host;
    QString application;
    return isReadableLock(path) && QLockFile(path).getLockInfo(&process, &host, &application);
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

bool isAbandonedLock(const QString &path)
{
    constexpr int longestWriting = 250; // milliseconds
    const QByteArray file = QFile::encodeName(path);
    const std::optional<Identity> met = identityOf(file);
    if (!met || namesSomebody(path))
        return false;
    QThread::msleep(longestWriting);
    return identityOf(file) == met && !namesSomebody(path) && !isHeldOpen(file);
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
    if (isAbandonedLock(lock.fileName()))
        QFile::remove(lock.fileName());
    return lock.tryLock(milliseconds);
}

} // namespace slipway
