// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/support/icons.h"

#include <QFrame>

#include <functional>
#include <utility>
#include <vector>

class QHBoxLayout;
class QToolButton;

namespace slipway {

class SignLabel;

/// One line about something that happened, with what can be done about it as links. Stays until it is closed
/// or another notice takes its place; takes no room without one.
class NoticeBar final : public QFrame
{
    Q_OBJECT
public:
    using Link = std::pair<QString, std::function<void()>>;

    explicit NoticeBar(QWidget *parent = nullptr);

    void showNotice(IconId sign, const QString &text, const std::vector<Link> &links = {});
    /// Hides the bar.
    void clear();
    /// Empty without a notice.
    [[nodiscard]] QString text() const;

private:
    SignLabel *m_label = nullptr;
    QHBoxLayout *m_links = nullptr;
    QToolButton *m_close = nullptr;
};

} // namespace slipway
