// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/base/yearmonth.h"
#include "ui/charts/charttheme.h"
#include "ui/charts/niceaxis.h"

#include <QChart>
#include <QGraphicsSimpleTextItem>

#include <memory>
#include <vector>

namespace slipway {

/// A chart over months whose grid and labels are its own (those of QChart ignore a plot area that is set): amounts at the left, month names thinned to what fits with the year
/// under them, and each series named beside its end instead of in a legend. No animation and no shadow, because both
/// spoil what is rendered without an event loop.
class AnnotatedChart : public QChart
{
    Q_OBJECT

public:
    /// Names a series at its end: `at` is the value beside which the text should stand.
    struct EndLabel
    {
        QString text;
        QColor mark; ///< of the square before the text; invalid: none
        double at = 0;
    };

    /// Compact charts name no series: for places that do so beside the chart.
    enum class Density { Full, Compact };

    AnnotatedChart(const slipway::ChartTheme &theme, Density density);

    [[nodiscard]] const slipway::ChartTheme &look() const { return m_theme; }
    [[nodiscard]] const NiceAxis &axis() const { return m_axis; }
    /// Replaces all labels. The end labels are in their order from top to bottom.
    void annotate(const NiceAxis &axis, const QString &currency, YearMonth start, int months,
                  std::vector<EndLabel> endLabels);
    /// From one value to the other, of a month.
    struct Bracket
    {
        double low = 0;
        double high = 0;
    };
    /// A bracket over the middle of each month, on top of what is drawn there; goes with the next annotate(). Of other than as many as there
    /// are months, none is drawn.
    void setBrackets(const std::vector<Bracket> &brackets);
    [[nodiscard]] int brackets() const { return static_cast<int>(m_brackets.size()); } ///< for tests
    /// All label texts that are visible now, in reading order: for tests.
    [[nodiscard]] QStringList labelTexts() const;

Q_SIGNALS:
    /// The pointer is over a mark (its reading), or has left it (empty).
    void pointedAt(const QString &reading);

protected:
    void resizeEvent(QGraphicsSceneResizeEvent *event) override;

private:
    QGraphicsSimpleTextItem *addText(const QString &text, const QColor &color, bool strong = false);
    void place();
    void placeMonths(const QRectF &plot);
    void joinEndLabels(double plotHeight);
    void placeEndLabels(const QRectF &plot);
    void placeBrackets(const QRectF &plot);

    struct Month
    {
        QGraphicsSimpleTextItem *name = nullptr;
        QGraphicsSimpleTextItem *year = nullptr;
    };
    struct End
    {
        QString name;
        QGraphicsSimpleTextItem *text = nullptr; ///< hidden: the one before names it as well
        QGraphicsRectItem *mark = nullptr;
        double at = 0;
        double middle = 0; ///< of all that the text names
    };

    slipway::ChartTheme m_theme; // QChart has an enumeration of that name
    Density m_density;
    NiceAxis m_axis;
    YearMonth m_start;
    std::unique_ptr<QGraphicsItem> m_layer; ///< parent of all labels
    std::unique_ptr<QGraphicsItem> m_gridLayer; ///< parent of the grid, behind the series
    QGraphicsSimpleTextItem *m_unit = nullptr;
    std::vector<QGraphicsSimpleTextItem *> m_ticks;
    std::vector<QGraphicsLineItem *> m_grid; ///< one for each tick
    std::vector<Month> m_months;
    std::vector<End> m_ends;
    struct PlacedBracket
    {
        Bracket values;
        QGraphicsPathItem *under = nullptr; ///< of the card's colour, so that it stands out from any bar
        QGraphicsPathItem *mark = nullptr;
    };
    std::vector<PlacedBracket> m_brackets;
};

} // namespace slipway
