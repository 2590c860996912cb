// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/document/plandocument.h"

#include <QUndoStack>

#include <optional>

namespace slipway {

/// What the user changed last, and whether that was taken back.
struct LastEdit
{
    PlanDocument::Edit edit;
    bool undone = false;

    friend bool operator==(const LastEdit &, const LastEdit &) = default;
};

/// Keeps up with a document's steps of undo, as CostChange does with its figures.
class EditTrail
{
public:
    /// Another plan is shown: nothing was edited yet.
    void restart() { *this = {}; }

    const std::optional<LastEdit> &update(PlanDocument &document)
    {
        const int index = document.undoStack().index();
        // A step that came to nothing is gone from the stack, and cannot be redone: what counts is the one before it again.
        m_isGone = index < m_index && !document.editAt(index);
        const bool undone = !m_isGone && (index < m_index || (index == m_index && m_last && m_last->undone));
        const std::optional<PlanDocument::Edit> edit = document.editAt(undone ? index : index - 1);
        m_index = index;
        m_last = edit ? std::optional(LastEdit{*edit, undone}) : std::nullopt;
        return m_last;
    }

    [[nodiscard]] const std::optional<LastEdit> &last() const { return m_last; }
    /// Whether what came last was the end of a step that in the end changed nothing: typed, and typed over.
    [[nodiscard]] bool isGone() const { return m_isGone; }

private:
    int m_index = 0;
    bool m_isGone = false;
    std::optional<LastEdit> m_last;
};

} // namespace slipway
