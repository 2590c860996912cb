// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/report/reportchoice.h"

#include "model/document/plansession.h"

namespace slipway {

ReportChoice &ReportChoice::of(PlanSession &session)
{
    auto *choice = session.findChild<ReportChoice *>(QString(), Qt::FindDirectChildrenOnly);
    return choice ? *choice : *new ReportChoice(&session);
}

void ReportChoice::setPart(ReportPart part, bool chosen)
{
    const auto index = static_cast<std::size_t>(part);
    if (m_parts.test(index) == chosen)
        return;
    m_parts.set(index, chosen);
    Q_EMIT changed();
}

void ReportChoice::setLetterPaper(bool letter)
{
    if (m_letter == letter)
        return;
    m_letter = letter;
    Q_EMIT changed();
}

} // namespace slipway
