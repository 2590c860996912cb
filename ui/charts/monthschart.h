// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/compare/comparedplan.h"
#include "ui/charts/niceaxis.h"
#include "ui/charts/pickablechart.h"

#include <optional>
#include <vector>

namespace slipway {

/// The months of several plans in one chart: a line for each plan, told apart by stroke as well as by colour, and over each month a
/// bracket from P10 to P90 where ranges were drawn.
class MonthsChart final : public PickableChart
{
    Q_OBJECT
public:
    struct Month
    {
        double cost = 0;
        bool isComplete = true; ///< false: something has no price, `cost` is the least
        std::optional<std::pair<double, double>> range; ///< P10, P90
        bool isRangeComplete = true; ///< false: something that was drawn has no price, both are the least
    };
    struct Line
    {
        QString name;
        YearMonth start;
        std::vector<Month> months;
    };
    struct Figures
    {
        QString currency;
        std::vector<Line> lines; ///< the basis first; at most four
    };

    MonthsChart(Figures figures, const slipway::ChartTheme &theme);

    void setFigures(Figures figures);

    /// Line by line, month by month.
    [[nodiscard]] int markCount() const override;
    [[nodiscard]] QString reading(int mark) const override;
    [[nodiscard]] QPointF placeOf(int mark) const override;
    [[nodiscard]] QStringList texts() const override;

protected:
    [[nodiscard]] int markAt(const QPointF &position) const override;
    [[nodiscard]] int markAfter(int key) const override;
    void draw(QPainter &painter) const override;
    void place() override;

private:
    struct Place
    {
        std::size_t line = 0;
        std::size_t month = 0;
    };
    [[nodiscard]] Place placeAt(int mark) const;
    [[nodiscard]] int markOf(const Place &place) const;
    [[nodiscard]] QPointF pointOf(const Place &place) const;
    [[nodiscard]] double yOf(double value) const;
    [[nodiscard]] QPen strokeOf(std::size_t line) const;
    void drawAxes(QPainter &painter) const;
    void drawLegend(QPainter &painter) const;
    void drawLine(QPainter &painter, std::size_t line) const;

    Figures m_figures;
    NiceAxis m_axis;
    YearMonth m_first; ///< of all lines
    int m_count = 1; ///< months from it to the last of all lines
    QRectF m_plot;
};

/// Of compared plans, in the currency of the first; those that could not be evaluated are left out.
[[nodiscard]] MonthsChart::Figures monthsOf(const std::vector<ComparedPlan> &plans, const QStringList &names);

} // namespace slipway
