// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/compare/comparison.h"
#include "ui/charts/niceaxis.h"
#include "ui/charts/pickablechart.h"

#include <utility>
#include <vector>

namespace slipway {

/// How one total comes out of another: a line for each total, because the axis is cut, and a bar for each part of the difference.
/// The parts add up to the difference exactly.
class WaterfallChart final : public PickableChart
{
    Q_OBJECT
public:
    struct Part
    {
        QString name;
        Money change;
    };
    struct Figures
    {
        QString before; ///< name of the basis
        QString after;
        Total from;
        Total to; ///< in the currency of `from`
        std::vector<Part> parts; ///< their changes add up to `to` - `from`, of what has a price
    };

    WaterfallChart(Figures figures, const slipway::ChartTheme &theme);

    void setFigures(Figures figures);

    [[nodiscard]] int markCount() const override { return static_cast<int>(m_figures.parts.size()) + 2; }
    [[nodiscard]] QString reading(int mark) const override;
    [[nodiscard]] QPointF placeOf(int mark) const override;
    [[nodiscard]] QStringList texts() const override;

protected:
    [[nodiscard]] int markAt(const QPointF &position) const override;
    [[nodiscard]] int markAfter(int key) const override;
    void draw(QPainter &painter) const override;
    void place() override;

private:
    [[nodiscard]] bool isTotal(int mark) const { return mark == 0 || mark == markCount() - 1; }
    [[nodiscard]] QString name(int mark) const;
    /// "89,747" or "-313".
    [[nodiscard]] QString amount(int mark) const;
    enum class Form { Exact, Whole, InUnits }; ///< with decimals, without, in the unit of the axis
    [[nodiscard]] QString figure(int mark, Form form) const;
    [[nodiscard]] Form formThatFits() const;
    /// Where the bar of a mark begins and ends, as amounts.
    [[nodiscard]] std::pair<double, double> span(int mark) const;
    [[nodiscard]] QRectF barOf(int mark) const;
    [[nodiscard]] double yOf(double value) const;
    void drawMark(QPainter &painter, int mark, Form form) const;

    Figures m_figures;
    NiceAxis m_axis; ///< step and labels; it begins at m_low
    double m_low = 0;
    double m_high = 1;
    QRectF m_plot;
};

/// Of two compared plans: by stage where `byStage`, else by cause; parts of nothing are left out.
[[nodiscard]] WaterfallChart::Figures waterfallOf(const Comparison &comparison, const QString &before,
                                                  const QString &after, bool byStage);

} // namespace slipway
