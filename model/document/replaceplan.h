// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/plan/plan.h"

#include <QUndoCommand>

namespace slipway {

class PlanDocument;

/// The one undo command: the whole plan and what of it is on show, before and after. Edits of one field and one generation merge; a field that ends as
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
        bool hasPlace = true; ///< false: undoing it leads nowhere
        QString label = {}; ///< what is edited, in words
    };

    /// The whole plan and the scenario of it that is on show.
    struct State
    {
        Plan whole;
        QString scenario;

        friend bool operator==(const State &, const State &) = default;
    };

    ReplacePlan(PlanDocument &document, State after, Origin origin, const QString &text);

    void undo() override;
    void redo() override;
    [[nodiscard]] int id() const override { return 1; }
    [[nodiscard]] bool mergeWith(const QUndoCommand *other) override;

    [[nodiscard]] const Origin &origin() const { return m_origin; }

private:
    void revisit();

    PlanDocument &m_document;
    State m_before;
    State m_after;
    Origin m_origin;
    bool m_done = false;
};

} // namespace slipway
