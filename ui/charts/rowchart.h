// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/pickablechart.h"

namespace slipway {

/// A chart of horizontal bars, a row each, in the order given. Where there is no room for all, the arrow keys and the wheel move through them.
class RowChart : public PickableChart
{
    Q_OBJECT
public:
    using PickableChart::PickableChart;

    /// The rows on show: the first of them, how many there is room for (1 or more), and the one behind the last.
    [[nodiscard]] int firstShown() const { return m_first; }
    [[nodiscard]] int shownCount() const;
    [[nodiscard]] int endOfShown() const;

    bool scroll(int steps) override;

protected:
    static constexpr double gap = 8; ///< between names, bars and amounts
    static constexpr double barShare = 0.62; ///< of the height of a row

    /// Other rows are to be shown: forgets the current one, places and draws anew.
    void rowsChanged();
    /// Where the bars go, without their names and amounts.
    void setPlot(const QRectF &plot);
    [[nodiscard]] const QRectF &plot() const { return m_plot; }
    [[nodiscard]] bool hasRoom() const { return m_plot.width() >= 40 && m_plot.height() >= 20; }
    [[nodiscard]] double rowHeight() const { return m_plot.height() / shownCount(); }
    [[nodiscard]] double middleOf(int mark) const
    {
        return m_plot.top() + (mark - m_first + 0.5) * rowHeight();
    }
    /// Lines of text that a row has room for.
    [[nodiscard]] virtual int linesOfRow() const { return 1; }
    /// From where the keys set out while no row is current; -1: from above the first.
    [[nodiscard]] virtual int keysBegin() const { return -1; }
    /// Around a row that is pointed at or that the keys have come to.
    void drawFrame(QPainter &painter, int mark) const;

    [[nodiscard]] int markAt(const QPointF &position) const override;
    [[nodiscard]] int markAfter(int key) const override;
    void currentMoved() override;

private:
    void scrollTo(int first);

    int m_first = 0;
    QRectF m_plot;
};

} // namespace slipway
