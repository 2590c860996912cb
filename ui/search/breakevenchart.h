// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/decision/breakeven.h"
#include "ui/charts/logaxis.h"
#include "ui/charts/pickablechart.h"

#include <QPointF>

#include <optional>
#include <vector>

namespace slipway {

/// What the chart of one endpoint shows: load from left to right, cost upwards, both in equal ratios.
struct BreakEvenFigures
{
    struct Hosted
    {
        QString name;
        double perLoad = 0; ///< cost over the horizon of one request a second
        std::optional<double> load; ///< where its line meets that of one's own; none: at no load
        QString size; ///< of the endpoint of one's own there
    };

    QString currency;
    int months = 1; ///< of the horizon that costs are of
    double planned = 0; ///< requests a second
    std::vector<QPointF> own; ///< requests a second, cost of the cheapest endpoint of one's own; rising
    std::vector<Hosted> hosted; ///< those that cross nearest to the planned load, earliest first
};

inline constexpr std::size_t mostHostedShown = 4;

/// `months` is the horizon of the plan that the table is of.
[[nodiscard]] BreakEvenFigures figuresOf(const BreakEvenTable &table, const Catalog &catalog, int months);

/// "At the planned 5 requests/s own machines cost no more than 61 of 68 hosted models."
[[nodiscard]] QString breakEvenSentence(const BreakEvenTable &table, const QLocale &locale);

/// An endpoint of one's own against prices by the token: a line for each, and a mark at each load where they cross.
class BreakEvenChart final : public PickableChart
{
    Q_OBJECT
public:
    BreakEvenChart(BreakEvenFigures figures, const slipway::ChartTheme &theme);

    void setFigures(BreakEvenFigures figures);

    /// A mark for each crossing.
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
    [[nodiscard]] const BreakEvenFigures::Hosted &hostedAt(int mark) const;
    [[nodiscard]] QPointF pointOf(double load, double cost) const;
    [[nodiscard]] QPen strokeOf(std::size_t hosted) const;
    [[nodiscard]] QString ownName() const;
    void drawAxes(QPainter &painter) const;
    void drawLegend(QPainter &painter) const;
    void drawLines(QPainter &painter) const;

    BreakEvenFigures m_figures;
    std::vector<std::size_t> m_marks; ///< which of the hosted ones cross
    LogAxis m_loads;
    LogAxis m_costs;
    QRectF m_plot;
};

} // namespace slipway
