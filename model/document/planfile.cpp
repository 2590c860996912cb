// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/document/planfile.h"

#include "model/base/files.h"
#include "model/base/lockfile.h"

#include <QCoreApplication>
#include <QDeadlineTimer>
#include <QThread>

using namespace Qt::StringLiterals;

namespace slipway {

namespace {

struct PlanFileWords
{
    Q_DECLARE_TR_FUNCTIONS(slipway::PlanFileWords)
};

} // namespace

Error writtenByNewer(const QString &path)
{
    return {ErrorCode::Newer,
            PlanFileWords::tr("This plan was written by a newer version of Slipway; saving it here would lose parts of it."),
            path};
}

Result<void> mayWriteBack(const LoadedPlan &loaded)
{
    if (loaded.readOnly)
        return writtenByNewer({});
    if (loaded.fromReport) {
        return Error{ErrorCode::Invalid,
                     PlanFileWords::tr("This is a report and no plan file; a plan written here would take its place."),
                     {}};
    }
    return {};
}

Result<FileLock> lockPlanFile(const QString &path, int waitMilliseconds)
{
    constexpr unsigned long pause = 20;
    FileLock lock;
    const QDeadlineTimer end(waitMilliseconds);
    while (lock.acquire(path) == FileLock::State::HeldElsewhere) {
        // One that names nobody was left by a kill or a full disk.
        if (lock.isDoubtful() && lock.owner().isEmpty() && isAbandonedLock(FileLock::lockPath(path))
            && lock.takeOver(path) != FileLock::State::HeldElsewhere)
            break;
        if (end.hasExpired()) {
            const QString lockFile = FileLock::lockPath(path);
            const QString way = lock.isDoubtful()
                ? PlanFileWords::tr("If nobody has it open, remove %1 and try again.").arg(lockFile)
                : PlanFileWords::tr("Save and close it there, then try again.");
            const QString who = lock.owner().isEmpty() ? PlanFileWords::tr("somebody") : lock.owner();
            return Error{ErrorCode::Unwritable,
                         PlanFileWords::tr("The plan is in use by %1, so it was not written. %2").arg(who, way),
                         {}};
        }
        QThread::msleep(pause);
    }
    return lock;
}

Result<PlanFileChange> PlanFileChange::open(const QString &path)
{
    // What cannot be read is said before a lock is looked for beside it.
    const Result<QByteArray> before = readFile(path, maxPlanBytes);
    if (!before)
        return before.error();
    Result<FileLock> lock = lockPlanFile(path);
    if (!lock)
        return lock.error();
    const Result<QByteArray> bytes = readFile(path, maxPlanBytes);
    if (!bytes)
        return bytes.error();
    Result<LoadedPlan> loaded = readPlan(*bytes);
    if (!loaded)
        return loaded.error();
    if (const Result<void> allowed = mayWriteBack(*loaded); !allowed)
        return allowed.error();
    return PlanFileChange(*std::move(lock), *std::move(loaded));
}

} // namespace slipway
