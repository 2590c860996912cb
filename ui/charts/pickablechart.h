// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/charttheme.h"

#include <QChart>

#include <memory>

namespace slipway {

/// A chart whose marks can be pointed at, walked with the arrow keys and chosen with Enter, Space or a click. ChartView
/// passes on what the user does. It draws all of itself in one item: Qt's own series make an object of each point.
class PickableChart : public QChart
{
    Q_OBJECT
public:
    explicit PickableChart(const slipway::ChartTheme &theme);
    ~PickableChart() override;

    [[nodiscard]] const slipway::ChartTheme &look() const { return m_theme; }
    /// The mark that the arrow keys have come to; -1 before they were used.
    [[nodiscard]] int current() const { return m_current; }
    void setCurrent(int mark);
    /// The mark under the pointer; -1 where there is none.
    [[nodiscard]] int pointed() const { return m_pointed; }
    /// Whether the frame around the current mark is drawn: while the view has the focus.
    void setFocusShown(bool shown);

    /// What the user did; positions are in the chart. False where it means nothing here.
    bool pressKey(int key);
    void pointAt(const QPointF &position);
    void stopPointing();
    bool clickAt(const QPointF &position);
    /// By a step of the wheel, positive is down; false where there is nothing to scroll.
    virtual bool scroll(int steps);

    [[nodiscard]] virtual int markCount() const = 0;
    /// Name and figures of a mark in one line.
    [[nodiscard]] virtual QString reading(int mark) const = 0;
    /// The middle of a mark, in the chart.
    [[nodiscard]] virtual QPointF placeOf(int mark) const = 0;
    /// All texts drawn, in reading order: for tests.
    [[nodiscard]] virtual QStringList texts() const = 0;

Q_SIGNALS:
    /// The pointer or the arrow keys came to a mark; empty: neither is at one.
    void pointedAt(const QString &reading);
    /// Enter or a click.
    void chosen(int mark);

protected:
    [[nodiscard]] virtual int markAt(const QPointF &position) const = 0; ///< -1: none
    /// Where a key leads from the current mark; -1 where it means nothing.
    [[nodiscard]] virtual int markAfter(int key) const = 0;
    virtual void draw(QPainter &painter) const = 0;
    /// Called when the chart has another size.
    virtual void place() = 0;
    /// Called when another mark is current.
    virtual void currentMoved() { }

    [[nodiscard]] bool isFocusShown() const { return m_focusShown; }
    void redraw();
    void resizeEvent(QGraphicsSceneResizeEvent *event) override;

private:
    class Canvas;

    slipway::ChartTheme m_theme; // QChart has an enumeration of that name
    std::unique_ptr<Canvas> m_canvas;
    int m_current = -1;
    int m_pointed = -1;
    bool m_focusShown = false;
};

} // namespace slipway
