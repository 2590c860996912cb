// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/document/replaceplan.h"

#include "model/document/plandocument.h"

#include <utility>

namespace slipway {

ReplacePlan::ReplacePlan(PlanDocument &document, State after, Origin origin, const QString &text)
    : QUndoCommand(text)
    , m_document(document)
    , m_before{document.whole(), document.scenario()}
    , m_after(std::move(after))
    , m_origin(std::move(origin))
{
}

void ReplacePlan::undo()
{
    m_document.setWhole(m_before.whole, m_before.scenario);
    revisit();
}

void ReplacePlan::redo()
{
    m_document.setWhole(m_after.whole, m_after.scenario);
    if (std::exchange(m_done, true))
        revisit();
}

void ReplacePlan::revisit()
{
    if (m_origin.hasPlace)
        m_document.m_revisited = {m_origin.step, m_origin.field};
}

bool ReplacePlan::mergeWith(const QUndoCommand *other)
{
    // The stack asks only for commands of the same id, and this is the only class.
    const auto *next = static_cast<const ReplacePlan *>(other);
    if (m_origin.field.isEmpty() || next->m_origin.field != m_origin.field
        || next->m_origin.step != m_origin.step || next->m_origin.generation != m_origin.generation)
        return false;
    m_after = next->m_after;
    setObsolete(m_after == m_before);
    return true;
}

} // namespace slipway
