// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/search/search.h"
#include "ui/charts/logaxis.h"
#include "ui/charts/pickablechart.h"

#include <QPolygonF>

#include <functional>
#include <memory>
#include <vector>

namespace slipway {

/// What a time-against-cost chart is drawn from.
struct Tradeoff
{
    std::shared_ptr<const search::Result> result; ///< with a measure
    CostStage stage = CostStage::Training; ///< colour of the front
    /// Name and figures of a choice in one line.
    std::function<QString(const search::Candidate &)> words;
};

/// Whether the choice has a place on logarithmic axes: a measure and a cost above nothing.
[[nodiscard]] bool isDrawable(const search::Result &result, const search::Candidate &candidate);

/// Choices that meet the plan and are not on the front: the cheapest, and the sample of the others.
[[nodiscard]] std::vector<search::Candidate> besidesFront(const search::Result &result);

/// Time (or latency) of every choice against what its compute costs a month, both on logarithmic axes. The front is a
/// line with points, the plan's own choice a large one, the others are pale. The arrow keys walk the front.
class TradeoffChart final : public PickableChart
{
    Q_OBJECT
public:
    TradeoffChart(Tradeoff values, const slipway::ChartTheme &theme);

    /// The same chart with other values; the mark that the keys were at stays where it is still there.
    void setValues(Tradeoff values);
    /// Choices in the order of the marks: the front, the others, the plan's own.
    [[nodiscard]] const search::Candidate &candidate(int mark) const;
    [[nodiscard]] const LogAxis &timeAxis() const { return m_time; }
    [[nodiscard]] const LogAxis &costAxis() const { return m_cost; }
    [[nodiscard]] int frontCount() const { return m_front; }

    [[nodiscard]] int markCount() const override { return static_cast<int>(m_marks.size()); }
    [[nodiscard]] QString reading(int mark) const override;
    [[nodiscard]] QPointF placeOf(int mark) const override;
    [[nodiscard]] QStringList texts() const override;

protected:
    [[nodiscard]] int markAt(const QPointF &position) const override;
    [[nodiscard]] int markAfter(int key) const override;
    void draw(QPainter &painter) const override;
    void place() override;

private:
    struct Mark
    {
        search::Candidate candidate;
        double measure = 0;
        double cost = 0; ///< of a month, in units of the currency
    };
    struct LegendEntry
    {
        QString text;
        QColor color;
        double radius = 4;
    };

    void fill();
    void drawGrid(QPainter &painter) const;
    void drawMarks(QPainter &painter) const;
    void drawLegend(QPainter &painter) const;
    void drawDot(QPainter &painter, const QPointF &at, double radius, const QColor &color) const;
    [[nodiscard]] std::vector<LegendEntry> legend() const;
    [[nodiscard]] QColor frontColor() const;
    [[nodiscard]] int currentMark() const; ///< of the plan's own choice; -1

    Tradeoff m_values;
    std::vector<Mark> m_marks;
    int m_front = 0; ///< so many of the marks, from the first
    bool m_hasCurrent = false; ///< the last mark is the plan's own choice
    LogAxis m_time;
    LogAxis m_cost;
    QRectF m_plot;
};

[[nodiscard]] std::unique_ptr<QChart> makeTradeoffChart(const Tradeoff &values, const ChartTheme &theme);

/// What is to be seen in one sentence: fastest, cheapest, and where the plan stands between them.
[[nodiscard]] QString tradeoffSentence(const Tradeoff &values, const QLocale &locale);

} // namespace slipway
