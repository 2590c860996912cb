// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/base/result.h"
#include "model/document/openentries.h"
#include "model/plan/plan.h"
#include "model/plan/planedit.h"

#include <QByteArray>
#include <QObject>
#include <QString>
#include <QUndoStack>

#include <functional>
#include <optional>

namespace slipway {

/// The open plan: its value, one undo stack, its file. Every change is one undoable replacement of the
/// whole value; changes of one field that follow each other merge. The stack is the truth for undo and for "modified".
class PlanDocument final : public QObject
{
    Q_OBJECT
public:
    /// Steps that can be undone; older ones are forgotten.
    static constexpr int undoLimit = 200;

    explicit PlanDocument(QObject *parent = nullptr);
    ~PlanDocument() override;

    /// What is shown and edited: the plan itself, or its scenario on show, which then has no scenarios.
    [[nodiscard]] const Plan &plan() const { return m_scenario.isEmpty() ? m_whole : m_shown; }
    /// What the file holds: the plan itself with its scenarios, whichever is on show.
    [[nodiscard]] const Plan &whole() const { return m_whole; }
    /// The scenario on show; empty: the plan itself.
    [[nodiscard]] const QString &scenario() const { return m_scenario; }
    [[nodiscard]] QUndoStack &undoStack() { return m_stack; }
    /// What is typed and not in the plan: fields keep it, exports and saving name it.
    [[nodiscard]] OpenEntries &openEntries() { return m_entries; }
    /// Counts the plans that were started, opened or restored here: what was typed for one is not for the next.
    [[nodiscard]] int planNumber() const { return m_planNumber; }
    [[nodiscard]] bool isModified() const { return !m_stack.isClean(); }
    /// True for a plan of a newer version of Slipway, and for one in use elsewhere: edits are ignored.
    [[nodiscard]] bool isReadOnly() const { return m_newer || m_inUseElsewhere; }
    [[nodiscard]] QString filePath() const { return m_filePath; } ///< empty: never saved
    [[nodiscard]] QString displayName() const; ///< file name without suffix, else the plan's name

    /// Changes the plan through `change`. `field` is the JSON pointer of what is edited: successive edits of one
    /// field become one undo step; an empty field never merges. `label` names the step: "max nodes" gives
    /// "Change of max nodes". No change, no step. Ignored while read-only.
    void edit(const QString &field, Step step, const QString &label,
              const std::function<void(Plan &)> &change);
    /// Applies an edit value (a finding's fix, a chosen point) as one undo step of its own, named as the edit is.
    [[nodiscard]] Result<void> apply(const PlanEdit &edit);
    /// From now on `name` is shown and edited, empty for the plan itself. No step: nothing of the plan changes. Error where the
    /// scenario makes no plan; then everything stays.
    [[nodiscard]] Result<void> showScenario(const QString &name);
    // Each is one undo step and shows what it made. Ignored while read-only.
    /// A scenario that is a copy of what is on show. Returns its name, `name` or one like it that is free.
    QString addScenario(const QString &name);
    /// Nothing where there is no such scenario, or one of the new name.
    void renameScenario(const QString &from, const QString &to);
    void removeScenario(const QString &name);
    /// Ends merging: the next edit of the same field is a step of its own (focus left the field).
    void finishField();

    /// What one step of undo changed.
    struct Edit
    {
        QString label; ///< "max nodes", or the name of an edit that was applied
        Step step = Step::Workload;
        QString field; ///< JSON pointer; may be empty

        friend bool operator==(const Edit &, const Edit &) = default;
    };
    /// The step of undo at `index` of the stack; none where there is none.
    [[nodiscard]] std::optional<Edit> editAt(int index) const;

    /// What an opened plan of the file `path` must pass besides being readable: that what it is evaluated with is here.
    using Check = std::function<Result<void>(const Plan &, const QString &path)>;
    void setCheck(Check check);

    /// Starts anew with `plan`, unmodified, without a file.
    void reset(const Plan &plan);
    /// Reads, checks and replaces; on failure nothing changes. Notices of the reader come with the result.
    [[nodiscard]] Result<QStringList> open(const QString &path);
    /// Writes beside, flushes, renames; on failure the old file stays and so does everything here. A plan of a newer
    /// version is never saved; one in use elsewhere only under another name, which ends its being read-only.
    [[nodiscard]] Result<void> save(const QString &path);
    /// Takes over what no file holds, kept by recovery or answered on the start page: modified, not undoable.
    /// `filePath` and `fileHash` are what filePath() and savedHash() were; both may be empty.
    void restore(const Plan &plan, const QString &filePath, const QByteArray &fileHash);

    /// Another window holds this file: shown here, not edited. Back to false by open(), reset() and save().
    void setInUseElsewhere(bool inUse);

    /// Whether the file holds other bytes than were last read or written here. A file that is gone has nothing to
    /// lose and counts as unchanged; one that cannot be read counts as changed.
    [[nodiscard]] bool changedOnDisk() const;
    /// SHA-256 of the file's bytes as last read or written here, 32 bytes; empty before.
    [[nodiscard]] QByteArray savedHash() const { return m_savedHash; }

Q_SIGNALS:
    /// The plan on show changed, by edit, undo, redo, reset, open, restore or by showing a scenario. Once for a jump over many steps. Sent when
    /// the stack is at rest: slots may edit.
    void planChanged();
    /// Undo or redo touched this field on this step: the shell goes there.
    void fieldRevisited(slipway::Step step, const QString &field);
    void modifiedChanged(bool modified);
    void filePathChanged(const QString &path);
    void readOnlyChanged(bool readOnly);
    /// Another scenario is on show, or their names changed.
    void scenariosChanged();

private:
    friend class ReplacePlan;
    struct Place
    {
        Step step;
        QString field;
    };

    void setWhole(const Plan &whole, const QString &scenario);
    /// The whole plan where what is on show is `shown`.
    [[nodiscard]] Plan wholeWith(Plan shown) const;
    void push(Plan whole, const QString &scenario, const std::optional<Place> &place,
              const QString &text, const QString &label);
    void announce();
    void adopt(const Plan &plan, const QString &filePath, const QByteArray &hash, bool newer);
    void setFilePath(const QString &path);
    void setReadOnly(bool newer, bool inUseElsewhere);

    Plan m_whole;
    Plan m_shown; ///< the scenario on show, while there is one
    QString m_scenario;
    QUndoStack m_stack;
    OpenEntries m_entries;
    QString m_filePath;
    QByteArray m_savedHash;
    Check m_check;
    std::optional<Place> m_revisited; ///< by the undo or redo that is under way
    bool m_changed = false; ///< the plan since the last planChanged()
    bool m_scenariosChanged = false; ///< since the last scenariosChanged()
    bool m_newer = false;
    bool m_inUseElsewhere = false;
    int m_mergeGeneration = 0;
    int m_planNumber = 0;
};

} // namespace slipway
