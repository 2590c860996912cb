// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;
class QVBoxLayout;

namespace slipway {

class ElidedLabel;
class LinkButton;

/// Fields that most plans leave as they are, folded away under a heading that says in words what they hold now. A
/// problem inside shows its sign in the heading.
class MoreSection final : public QWidget
{
    Q_OBJECT
public:
    explicit MoreSection(const QString &title, QWidget *parent = nullptr);

    /// The vertical box that is folded away.
    [[nodiscard]] QVBoxLayout *body() const { return m_column; }
    /// What the fields hold: "production, from the first month to the end".
    void setSummary(const QString &words);
    [[nodiscard]] QString summary() const;
    /// Whether a field inside has a message of a problem.
    void setAttention(bool attention);

    [[nodiscard]] bool isOpen() const { return m_open; }
    void setOpen(bool open);

Q_SIGNALS:
    void toggled(bool open);

protected:
    void changeEvent(QEvent *event) override;

private:
    void showHeading();

    LinkButton *m_button = nullptr;
    QLabel *m_sign = nullptr;
    ElidedLabel *m_summary = nullptr;
    QWidget *m_body = nullptr;
    QVBoxLayout *m_column = nullptr;
    QString m_title;
    bool m_open = false;
    bool m_attention = false;
};

} // namespace slipway
