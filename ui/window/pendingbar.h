// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;
class QPushButton;

namespace slipway {

class PlanSession;

/// Says that figures are of an earlier plan while a large one is evaluated in the background, and lets that be ended and begun
/// again. Not to be seen while the figures are those of the plan.
class PendingBar final : public QWidget
{
    Q_OBJECT
public:
    explicit PendingBar(PlanSession &session, QWidget *parent = nullptr);

private:
    void follow();

    PlanSession &m_session;
    QLabel *m_text;
    QPushButton *m_button;
};

} // namespace slipway
