// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/document/filelock.h"

#include "model/base/filenames.h"
#include "model/base/lockfile.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>
#include <QSysInfo>

namespace slipway {

using namespace Qt::StringLiterals;

QString FileLock::lockPath(const QString &planPath)
{
    // Through links to the file itself: two names of one plan are one lock.
    const QFileInfo named(planPath);
    const QFileInfo file(named.exists() ? named.canonicalFilePath() : named.absoluteFilePath());
    // Qt puts another suffix behind that while it removes the lock of a dead program.
    constexpr qsizetype room = QLatin1StringView("..lock.rmlock").size();
    return file.path() + u"/."_s + nameWithRoom(file.fileName(), room) + u".lock"_s;
}

FileLock::State FileLock::acquire(const QString &planPath)
{
    release();
    if (planPath.isEmpty())
        return m_state;

    if (!isReadableLock(lockPath(planPath))) {
        m_state = State::HeldElsewhere;
        m_doubtful = true;
        return m_state;
    }
    auto lock = std::make_unique<QLockFile>(lockPath(planPath));
    lock->setStaleLockTime(0); // a plan may stay open for days; only a dead process gives way
    if (tryLock(*lock)) {
        m_lock = std::move(lock);
        m_state = State::Held;
        return m_state;
    }
    if (lock->error() != QLockFile::LockFailedError) {
        m_state = State::Unavailable;
        return m_state;
    }
    m_state = State::HeldElsewhere;
    qint64 process = 0;
    QString host;
    QString application;
    m_doubtful = true;
    if (lock->getLockInfo(&process, &host, &application)) {
        m_doubtful = host != QSysInfo::machineHostName();
        m_owner = QCoreApplication::translate("slipway::FileLock", "process %1 on %2", "a number, a computer")
                      .arg(QString::number(process), host);
    }
    return m_state;
}

FileLock::State FileLock::takeOver(const QString &planPath)
{
    QFile::remove(lockPath(planPath));
    return acquire(planPath);
}

void FileLock::release()
{
    m_lock.reset();
    m_doubtful = false;
    m_owner.clear();
    m_state = State::Free;
}

} // namespace slipway
