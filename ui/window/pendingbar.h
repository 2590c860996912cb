// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QBoxLayout;
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

    /// Whether there is something to say.
    [[nodiscard]] bool isActive() const { return m_active; }
    [[nodiscard]] QPushButton *button() const { return m_button; }
    /// Pixels above the text, and between it and the button.
    void setSpacing(int above, int between);

Q_SIGNALS:
    void activeChanged();

private:
    void follow();

    PlanSession &m_session;
    QBoxLayout *m_lines;
    QLabel *m_text;
    QPushButton *m_button;
    bool m_active = false;
};

} // namespace slipway
