// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/pendingbar.h"

#include "model/document/plansession.h"
#include "ui/support/labels.h"
#include "ui/support/theme.h"

#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace slipway {

using namespace Qt::StringLiterals;

PendingBar::PendingBar(PlanSession &session, QWidget *parent)
    : QWidget(parent)
    , m_session(session)
    , m_lines(new QVBoxLayout(this))
    , m_text(new PlainLabel(this))
    , m_button(new LinkButton({}, this))
{
    setObjectName(u"pending"_s);
    m_text->setObjectName(u"pending/text"_s);
    m_button->setObjectName(u"pending/button"_s);
    setTextRole(m_text, TextRole::Caption);
    m_lines->addWidget(m_text);
    m_lines->addWidget(m_button, 0, Qt::AlignLeading);
    m_lines->addStretch(1);
    setSpacing(0, 0);
    hide();
    connect(m_button, &QPushButton::clicked, this, [this] {
        if (m_session.isBusy())
            m_session.cancelEvaluation();
        else
            m_session.resumeEvaluation();
    });
    connect(&m_session, &PlanSession::pendingChanged, this, &PendingBar::follow);
    connect(&m_session, &PlanSession::evaluationChanged, this, &PendingBar::follow);
    follow();
}

void PendingBar::setSpacing(int above, int between)
{
    m_lines->setContentsMargins(space::field - 2, above, space::field - 2, 0);
    m_lines->setSpacing(between);
}

void PendingBar::follow()
{
    const bool active = m_session.isReportPending();
    // In few letters, so that it needs no more room than what it stands for.
    QString text = tr("Earlier figures");
    QString whole = tr("These figures are of an earlier plan: the computing was cancelled.");
    if (m_session.isBusy() && m_session.isPending()) {
        text = tr("Computing...");
        whole = tr("Computing a large plan: these figures are of an earlier one.");
    } else if (m_session.isBusy()) {
        text = tr("Comparing...");
        whole = tr("Comparing choices of this plan.");
    } else if (!m_session.isPending()) {
        text = tr("Not compared");
        whole = tr("Choices of this plan are not compared: the computing was cancelled.");
    }
    m_text->setText(text);
    setToolTip(whole);
    m_text->setAccessibleName(whole);
    m_button->setAccessibleDescription(whole);
    m_button->setText(m_session.isBusy() ? tr("Cancel") : tr("Compute"));
    setVisible(active);
    if (active == m_active)
        return;
    m_active = active;
    Q_EMIT activeChanged();
}

} // namespace slipway
