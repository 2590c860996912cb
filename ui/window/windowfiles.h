// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/document/filelock.h"
#include "model/plan/plan.h"

#include <QDateTime>
#include <QObject>

#include <functional>
#include <optional>
#include <utility>

class QMimeData;

namespace slipway {

class Dialogs;
class PlanDocument;
class RecentFiles;
class RecoveryStore;
struct Error;

/// What the window does with plan files. Whatever would replace or lose the open plan asks maybeSave() first;
/// failures are shown once, here. Borrows all it is given.
class WindowFiles final : public QObject
{
    Q_OBJECT
public:
    WindowFiles(PlanDocument &document, RecentFiles &recent, Dialogs &dialogs, QObject *parent = nullptr);

    /// Names what is typed and not in the plan before something is done with the plan; `goOn` is the button that does it
    /// all the same. True where there is nothing to name, too. A text that is taken over when its field is left is taken over now.
    [[nodiscard]] bool mayGoOn(const QString &goOn);
    /// Whether the open plan may go: nothing to lose, saved, or given up by the user.
    [[nodiscard]] bool maybeSave();

    /// Asked by maybeSave() last of all: false keeps the plan open. Whatever it gives up ends with left(), should that come.
    void setMayLeave(std::function<bool()> mayLeave) { m_mayLeave = std::move(mayLeave); }

    /// What a plan is that no file holds: what can be had again at any time, or somebody's answers, which are lost with it.
    enum class Origin { Ready, Answers };

    // Each returns whether it was done.
    bool startFrom(Plan plan, Origin origin = Origin::Ready);
    bool open(const QString &path);
    bool askAndOpen();
    bool save();
    bool saveAs();
    bool closePlan();
    /// Offers each plan that a dead process left behind, until one is restored; with a `path` only what belongs to that
    /// file, the rest waits for a start without one. Returns whether one was restored.
    bool offerRecovered(RecoveryStore &store, const QString &path = {});

    /// Looks whether another program wrote the open file, and says so once for each time it did.
    void lookAtFile();
    /// Reads the open file again; asks first if edits would be lost.
    bool reload();

    /// Shows what differs between the plan here and in its file.
    void compareWithFile();

    /// Why the open plan cannot be changed, a sentence; empty where it can.
    [[nodiscard]] QString readOnlyReason() const;
    /// The one plan file dropped, if it is that: one local file that ends in .slipway or .json.
    [[nodiscard]] static std::optional<QString> droppedFile(const QMimeData *data);

Q_SIGNALS:
    /// A plan was started or opened.
    void planOpened();
    void planClosed();
    /// The plan that maybeSave() was asked for is no longer open.
    void left();
    /// One sentence on what was done.
    void done(const QString &text);
    /// Another program wrote the open file, or took it away and put another there.
    void fileChanged();

private:
    [[nodiscard]] bool isOpenFile(const QString &path) const;
    bool read(const QString &path);
    /// The question of maybeSave() about the plan itself.
    [[nodiscard]] bool mayLosePlan();
    bool writeTo(const QString &path);
    bool saveChangedFile();
    bool saveUnderName();
    /// Takes the lock of the file; false where the user would rather not open it. `shared`: another window has it.
    [[nodiscard]] bool lock(const QString &path, bool &shared);
    /// Where somebody has the file open that is about to be replaced: 0 another name, 1 replace it, none: leave it.
    [[nodiscard]] std::optional<int> askToReplace(const QString &name, const FileLock &lock);
    [[nodiscard]] static QString doubtText(const FileLock &lock);

    PlanDocument &m_document;
    RecentFiles &m_recent;
    Dialogs &m_dialogs;
    FileLock m_lock;
    std::function<bool()> m_mayLeave;
    QDateTime m_lookedAt; ///< time of the file that was last said to have changed
};

/// "Message (place)": what a person is told of an error.
[[nodiscard]] QString errorText(const Error &error);

} // namespace slipway
