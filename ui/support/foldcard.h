// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>
#include <QList>
#include <QString>

class QVBoxLayout;

namespace slipway {

class FoldHead;

/// A card that opens and folds by its heading: Space, Enter or the mouse. The heading says in words what the fields
/// inside hold, so that nobody has to open it to know. Folded at first.
class FoldCard : public QFrame
{
    Q_OBJECT

public:
    explicit FoldCard(const QString &title, QWidget *parent = nullptr);

    [[nodiscard]] QString title() const { return m_title; }
    /// "Basic registry, 5 GiB of logs a month".
    void setSummary(const QString &summary);
    [[nodiscard]] QString summary() const { return m_summary; }

    [[nodiscard]] bool isOpen() const;
    void setOpen(bool open);

    /// The vertical box under the heading.
    [[nodiscard]] QVBoxLayout *body() const { return m_bodyColumn; }

Q_SIGNALS:
    /// By the user or by setOpen().
    void openChanged(bool open);

private:
    void showHead();

    QString m_title;
    QString m_summary;
    FoldHead *m_head = nullptr;
    QWidget *m_body = nullptr;
    QVBoxLayout *m_bodyColumn = nullptr;
};

/// Cards of which at most one is open.
class FoldGroup final : public QWidget
{
    Q_OBJECT

public:
    explicit FoldGroup(QWidget *parent = nullptr);

    /// Takes `card`.
    void add(FoldCard *card);
    /// Opens the card that holds `widget`, if any does.
    void openFor(const QWidget *widget);

Q_SIGNALS:
    void opened(slipway::FoldCard *card);

private:
    QList<FoldCard *> m_cards;
    QVBoxLayout *m_column = nullptr;
};

} // namespace slipway
