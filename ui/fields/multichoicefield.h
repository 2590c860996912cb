// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QPair>
#include <QPushButton>
#include <QStringList>

class QMenu;

namespace slipway {

/// Any number of choices out of a list, on a button that says which. Its list stays open while boxes are ticked
/// (Space, Enter or the mouse); Escape closes it.
class MultiChoiceField final : public QPushButton
{
    Q_OBJECT
public:
    /// `none` stands on the button while nothing is chosen.
    explicit MultiChoiceField(const QString &none, QWidget *parent = nullptr);

    /// Id and name of each choice, and the ids chosen. An id that is not among the choices stays in the list, under
    /// its id, so that it can be taken out. Does not emit.
    void show(const QList<QPair<QString, QString>> &choices, const QStringList &chosen);
    using QPushButton::show;
    [[nodiscard]] QStringList chosen() const;

    bool eventFilter(QObject *watched, QEvent *event) override;

Q_SIGNALS:
    void edited(const QStringList &chosen);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    void showText();

    QMenu *m_menu = nullptr;
    QString m_none;
    QString m_names; ///< of what is chosen, or m_none
};

} // namespace slipway
