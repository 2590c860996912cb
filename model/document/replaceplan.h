// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/plan/plan.h"

#include <QUndoCommand>

namespace slipway {

class PlanDocument;

/// The one undo command: the plan before and after. Edits of one field and one generation merge; a field that ends as
/// it began leaves no step.
class ReplacePlan final : public QUndoCommand
{
public:
    /// What is edited. The generation changes whenever merging must end.
    struct Origin
    {
        QString field;
        Step step = Step::Workload;
        int generation = 0;
    };

    ReplacePlan(PlanDocument &document, Plan after, Origin origin, const QString &text);

    void undo() override;
    void redo() override;
    [[nodiscard]] int id() const override { return 1; }
    [[nodiscard]] bool mergeWith(const QUndoCommand *other) override;

private:
    PlanDocument &m_document;
    Plan m_before;
    Plan m_after;
    Origin m_origin;
    bool m_done = false;
};

} // namespace slipway
