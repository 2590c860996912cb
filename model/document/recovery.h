// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/base/result.h"

#include <QDateTime>
#include <QLockFile>
#include <QObject>
#include <QString>
#include <QTimer>

#include <memory>
#include <vector>

namespace slipway {

class PlanDocument;

/// A copy that a process left behind when it died.
struct RecoverablePlan
{
    QString copyPath; ///< in the recovery folder
    QString name; ///< of the plan; empty where the copy is damaged
    QString filePath; ///< the user's file it belongs to; empty: never saved
    QDateTime written;
};

/// Keeps a copy of a modified document in a folder of its own, never over the user's file: two seconds after the last
/// edit and at most five seconds apart. The copy is gone as soon as the document is unmodified, and when the store is
/// destroyed: what is left belongs to a process that died. Each store holds a lock with its process id beside its copy.
class RecoveryStore final : public QObject
{
    Q_OBJECT
public:
    static constexpr int quietMilliseconds = 2000;
    static constexpr int longestMilliseconds = 5000;

    /// Borrows the document. The folder is created when it is first needed.
    RecoveryStore(PlanDocument &document, const QString &folder, QObject *parent = nullptr);
    ~RecoveryStore() override;

    /// Off: no copies are written, and the present one is removed. On at first.
    void setEnabled(bool enabled);
    /// For tests that do not want to wait; the defaults are the constants above.
    void setDelays(int quiet, int longest);

    /// Copies whose process is dead, newest first. The folder of another window in use is not listed.
    [[nodiscard]] std::vector<RecoverablePlan> orphans() const;
    /// Puts the copy into the document, modified, and keeps it as a copy of this store's own from then on. On failure
    /// document and copy stay as they are.
    [[nodiscard]] Result<void> restore(const RecoverablePlan &orphan);
    /// Removes the copy, unless another process has taken it meanwhile.
    void discard(const RecoverablePlan &orphan);

    /// Writes the copy at once if the document is modified: at the end of a session, before something risky.
    void flush();
    [[nodiscard]] QString copyPath() const { return m_copyPath; }

Q_SIGNALS:
    /// The copy could not be written. Sent once, until it works again.
    void failed(const QString &message);

private:
    void schedule();
    void removeCopy();
    Result<void> write();

    PlanDocument &m_document;
    QString m_folder;
    QString m_copyPath;
    std::unique_ptr<QLockFile> m_lock;
    QTimer m_quiet;
    QTimer m_longest;
    bool m_enabled = true;
    bool m_failing = false;
};

} // namespace slipway
