// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/document/filelock.h"
#include "model/plan/planjson.h"

namespace slipway {

/// Why a plan of a newer version is not saved, on the command line as in the window.
[[nodiscard]] Error writtenByNewer(const QString &path);

/// Whether the file that a plan was read from may be written with it. Error Newer for one of a newer version, which would
/// lose what this one does not know; Invalid for a report, which a plan would take the place of.
[[nodiscard]] Result<void> mayWriteBack(const LoadedPlan &loaded);

/// The lock that windows take, for a command that writes the plan: waits for another command, and is refused with one
/// sentence (Unwritable) by whoever keeps it longer. Where the folder takes no lock there is none.
[[nodiscard]] Result<FileLock> lockPlanFile(const QString &path, int waitMilliseconds = 5000);

/// A plan file that a command changes: nobody else who asks for the lock writes it between open() and the end of this. It is written
/// with the other files of the command.
class PlanFileChange
{
public:
    /// Errors as of lockPlanFile(), readFile(), readPlan() and mayWriteBack().
    [[nodiscard]] static Result<PlanFileChange> open(const QString &path);

    [[nodiscard]] const LoadedPlan &loaded() const { return m_loaded; }

private:
    PlanFileChange(FileLock lock, LoadedPlan loaded)
        : m_lock(std::move(lock))
        , m_loaded(std::move(loaded))
    {
    }

    FileLock m_lock;
    LoadedPlan m_loaded;
};

} // namespace slipway
