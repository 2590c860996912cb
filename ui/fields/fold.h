// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QAbstractButton;
class QVBoxLayout;

namespace slipway {

class FoldHeading;

/// Fields that most plans leave as they are, under a heading that opens and folds them and says in one line what they hold: "1 a run,
/// 10 % fail, none stopped early". A problem inside is said in the heading as well. Folded at first.
class Fold final : public QWidget
{
    Q_OBJECT
public:
    explicit Fold(const QString &title, QWidget *parent = nullptr);

    /// The vertical box that is folded away.
    [[nodiscard]] QVBoxLayout *body() const { return m_column; }
    [[nodiscard]] QAbstractButton *heading() const;
    [[nodiscard]] QString title() const { return m_title; }
    /// What the fields hold, in words.
    void setSummary(const QString &words);
    [[nodiscard]] QString summary() const { return m_summary; }
    /// Whether a field inside has a message of a problem.
    void setAttention(bool attention);
    [[nodiscard]] bool hasAttention() const { return m_attention; }

    [[nodiscard]] bool isOpen() const { return m_open; }
    void setOpen(bool open);

Q_SIGNALS:
    /// By the user or by setOpen().
    void toggled(bool open);

private:
    void showHeading();

    FoldHeading *m_heading = nullptr;
    QWidget *m_body = nullptr;
    QVBoxLayout *m_column = nullptr;
    QString m_title;
    QString m_summary;
    bool m_open = false;
    bool m_attention = false;
};

} // namespace slipway
