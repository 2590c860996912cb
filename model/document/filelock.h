// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLockFile>
#include <QString>

#include <memory>

namespace slipway {

/// Tells a second window that a plan is open in a first one. A hidden file beside the plan holds the process id; that
/// of a process that has died counts as free. Advice only: it never keeps anybody from reading or writing.
class FileLock
{
public:
    enum class State {
        Free, ///< nothing is locked here
        Held, ///< by this object
        HeldElsewhere, ///< by another window; owner() says which
        Unavailable ///< the folder takes no lock file: work on, nobody can be told
    };

    /// Releases what is held and tries for `planPath`; empty just releases. Does not wait.
    State acquire(const QString &planPath);
    void release();

    [[nodiscard]] State state() const { return m_state; }
    /// "process 4711 on build-host" of the window that holds it; empty unless HeldElsewhere.
    [[nodiscard]] QString owner() const { return m_owner; }
    /// Nobody here can tell that its holder lives: the file is empty, says nothing readable, or names another computer.
    [[nodiscard]] bool isDoubtful() const { return m_doubtful; }
    /// After the user said so: removes the lock that acquire() met, and tries again.
    State takeOver(const QString &planPath);

    /// "/home/a/.churn.slipway.lock" for "/home/a/churn.slipway".
    [[nodiscard]] static QString lockPath(const QString &planPath);

private:
    std::unique_ptr<QLockFile> m_lock;
    QString m_owner;
    bool m_doubtful = false;
    State m_state = State::Free;
};

} // namespace slipway
