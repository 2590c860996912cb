// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/report/report.h"

#include <QObject>

namespace slipway {

class PlanSession;

/// How the open plan is to be printed: what the Review page ticks and every export of the window follows. Lives as long as the session.
class ReportChoice final : public QObject
{
    Q_OBJECT
public:
    /// That of a session; made when first asked for.
    [[nodiscard]] static ReportChoice &of(PlanSession &session);

    [[nodiscard]] ReportParts parts() const { return m_parts; }
    void setPart(ReportPart part, bool chosen);
    [[nodiscard]] bool letterPaper() const { return m_letter; }
    void setLetterPaper(bool letter);

Q_SIGNALS:
    void changed();

private:
    explicit ReportChoice(QObject *parent)
        : QObject(parent)
    {
    }

    ReportParts m_parts = usualReportParts();
    bool m_letter = false;
};

} // namespace slipway
