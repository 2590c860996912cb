// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QPointer>
#include <QTimer>
#include <QWidget>

class QScrollArea;
class QTabBar;
class QVBoxLayout;

namespace slipway {

class ScrollCard;

/// Lays out the page of a stage. In windows of 1200 px of width and more: the inputs in one card at the left, what follows from them at the right. Below:
/// the key figures on top and two tabs, Inputs and What follows; in the first, where there is room, the compute is the left card and the
/// rest the right one. Everything else stays where it is, whatever the plan holds. Widths grow with the text.
class Workbench final : public QWidget
{
    Q_OBJECT
public:
    enum class Mode { Wide, Cards, Column };

    /// The page gives its parts; they become children.
    struct Parts
    {
        QWidget *head; ///< second row of the header
        QWidget *figures;
        QWidget *compute; ///< inputs: the first section
        QWidget *work; ///< inputs: all others
        QWidget *chart;
        QWidget *detail; ///< the tab card
    };

    /// Without parts, which setParts() brings before it is shown. Made first, so that they are made in their place: with another parent
    /// later all of them would be styled once more.
    explicit Workbench(QWidget *parent = nullptr);
    /// The parent that the inputs should be made with; that of the other parts is the workbench.
    [[nodiscard]] QWidget *inputs() const;
    void setParts(const Parts &parts);

    [[nodiscard]] Mode mode() const { return m_mode; }
    /// The tabs of the narrow page; hidden on the wide one.
    [[nodiscard]] QTabBar *tabs() const { return m_tabs; }
    /// What F6 goes round: the cards of the inputs, then those of what follows. Some of them are hidden, by tab and width.
    [[nodiscard]] QList<QWidget *> panes() const;
    /// Brings the tab that holds `widget` to the front and scrolls to it.
    void reveal(QWidget *widget);
    /// Makes Tab follow the order on the page; after widgets came.
    void orderTabs();

    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;
    bool event(QEvent *event) override;

private:
    void place();
    void setMode(Mode mode);
    void showTab();

    Parts m_parts = {};
    QTabBar *m_tabs = nullptr;
    ScrollCard *m_left = nullptr;
    ScrollCard *m_right = nullptr;
    Mode m_mode = Mode::Wide;
    bool m_placed = false;
};

/// A card whose content scrolls by itself. The bar takes its room from the card's edge: nothing inside moves when it comes. The field
/// with the keyboard stays where it is while messages come and go above it: what is above it is scrolled instead.
class ScrollCard final : public QWidget
{
    Q_OBJECT
public:
    explicit ScrollCard(QWidget *parent = nullptr);
    ~ScrollCard() override;
    ScrollCard(const ScrollCard &) = delete;
    ScrollCard &operator=(const ScrollCard &) = delete;

    [[nodiscard]] QVBoxLayout *column() const { return m_column; }
    /// What is scrolled.
    [[nodiscard]] QWidget *content() const;
    void scrollTo(QWidget *widget);

protected:
    void resizeEvent(QResizeEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    void hold(QWidget *focus);
    void remember();
    void keep();
    void settle();
    [[nodiscard]] bool isHolding() const;
    [[nodiscard]] int lineOfHeld() const;

    QScrollArea *m_area = nullptr;
    QVBoxLayout *m_column = nullptr;
    QPointer<QWidget> m_held; ///< has the keyboard and is inside; null: none
    QList<QPointer<QWidget>> m_around; ///< m_held and what it is in, whose moves move it
    int m_line = 0; ///< of m_held in the viewport
    QTimer m_settling; ///< until what is laid out anew is in its place
    bool m_isKeeping = false;
    bool m_isNew = true; ///< came into view in this turn: what is inside is still laid out
};

} // namespace slipway
