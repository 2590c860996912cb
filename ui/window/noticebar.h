// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/support/icons.h"

#include <QFrame>
#include <QPointer>
#include <QTimer>

#include <functional>
#include <utility>
#include <vector>

class QHBoxLayout;
class QToolButton;

namespace slipway {

class SignLabel;

/// One line about something that happened, with what can be done about it as links. Stays until it is closed
/// or another notice takes its place; what was done well goes by itself, as messages of the top row do, but never under the pointer or while
/// it has the keyboard. Lies over the foot of what it belongs to, so that nothing there moves.
class NoticeBar final : public QFrame
{
    Q_OBJECT
public:
    using Link = std::pair<QString, std::function<void()>>;

    /// Lies over `over`, its parent, and follows its size.
    explicit NoticeBar(QWidget *over);

    /// What is kept free below it.
    void setFoot(int pixels);
    /// Stands at the leading side and is not lain over; nullptr: nothing does.
    void setBeside(QWidget *widget);
    void showNotice(IconId sign, const QString &text, const std::vector<Link> &links = {});
    /// Hides the bar.
    void clear();
    /// Empty without a notice.
    [[nodiscard]] QString text() const;

    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void place();
    void leave();

    int m_foot = 0;
    QPointer<QWidget> m_beside;
    SignLabel *m_label = nullptr;
    QHBoxLayout *m_links = nullptr;
    QToolButton *m_close = nullptr;
    QTimer m_timer; ///< runs while a notice may go by itself
};

} // namespace slipway
