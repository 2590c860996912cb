// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/base/result.h"
#include "model/plan/plan.h"
#include "model/plan/planedit.h"

#include <QObject>
#include <QString>
#include <QUndoStack>

#include <functional>

namespace slipway {

/// The open plan: its value, one undo stack, its file. Every change is one undoable replacement of the
/// whole value; changes of one field that follow each other merge. The stack is the truth for undo and for "modified".
class PlanDocument final : public QObject
{
    Q_OBJECT
public:
    explicit PlanDocument(QObject *parent = nullptr);
    ~PlanDocument() override;

    [[nodiscard]] const Plan &plan() const { return m_plan; }
    [[nodiscard]] QUndoStack &undoStack() { return m_stack; }
    [[nodiscard]] bool isModified() const { return !m_stack.isClean(); }
    [[nodiscard]] bool isReadOnly() const { return m_readOnly; }
    [[nodiscard]] QString filePath() const { return m_filePath; } ///< empty: never saved
    [[nodiscard]] QString displayName() const; ///< file name without suffix, else the plan's name

    /// Changes the plan through `change`. `field` is the JSON pointer of what is edited: successive edits of one
    /// field become one undo step. `label` names the step: "max nodes". No change, no step. Ignored while read-only.
    void edit(const QString &field, Step step, const QString &label, const std::function<void(Plan &)> &change);
    /// Applies an edit value (a finding's fix, a chosen point) as one undo step of its own.
    [[nodiscard]] Result<void> apply(const PlanEdit &edit);
    /// Ends merging: the next edit of the same field is a step of its own (focus left the field).
    void finishField();

    /// Starts anew with `plan`, unmodified, without a file.
    void reset(Plan plan);
    /// Reads and replaces; on failure nothing changes. Notices of the reader come with the result.
    [[nodiscard]] Result<QStringList> open(const QString &path);
    /// Writes beside, flushes, renames; on failure the old file stays.
    [[nodiscard]] Result<void> save(const QString &path);

Q_SIGNALS:
    /// The plan's value changed, by edit, undo, redo, reset or open.
    void planChanged();
    /// Undo or redo touched this field on this step: the shell goes there.
    void fieldRevisited(slipway::Step step, const QString &field);
    void modifiedChanged(bool modified);
    void filePathChanged(const QString &path);

private:
    friend class ReplacePlan;
    void setPlan(Plan plan);

    Plan m_plan;
    QUndoStack m_stack;
    QString m_filePath;
    bool m_readOnly = false;
    int m_mergeGeneration = 0;
};

} // namespace slipway
