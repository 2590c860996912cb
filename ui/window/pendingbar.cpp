// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/pendingbar.h"

#include "model/document/plansession.h"
#include "ui/support/labels.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

namespace slipway {

using namespace Qt::StringLiterals;

PendingBar::PendingBar(PlanSession &session, QWidget *parent)
    : QWidget(parent)
    , m_session(session)
    , m_text(new PlainLabel(this))
    , m_button(new QPushButton(this))
{
    setObjectName(u"pending"_s);
    m_text->setObjectName(u"pending/text"_s);
    m_button->setObjectName(u"pending/button"_s);
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(m_text);
    row->addWidget(m_button);
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

void PendingBar::follow()
{
    setVisible(m_session.isReportPending());
    if (!m_session.isBusy())
        m_text->setText(tr("Figures are of an earlier plan"));
    else
        m_text->setText(m_session.isPending() ? tr("Computing a large plan...") : tr("Comparing choices..."));
    m_button->setText(m_session.isBusy() ? tr("Cancel") : tr("Compute"));
}

} // namespace slipway
