// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/uncertainty/uncertainty.h"
#include "ui/charts/pickablechart.h"

#include <optional>
#include <vector>

namespace slipway {

/// How often the plan's total came out where, as columns of one width, with P10, P50, P90, the plan's own total and its budget marked. What
/// lies beyond the budget has its colour.
class SpreadChart final : public PickableChart
{
    Q_OBJECT
public:
    struct Figures
    {
        Uncertainty uncertainty;
        Total planned; ///< at the likely values
        std::optional<Money> budget; ///< over the whole horizon
    };

    SpreadChart(Figures figures, const slipway::ChartTheme &theme);

    void setFigures(Figures figures);

    [[nodiscard]] int markCount() const override;
    /// "USD 80,000.00 to 85,000.00: 12 % of all draws".
    [[nodiscard]] QString reading(int mark) const override;
    [[nodiscard]] QPointF placeOf(int mark) const override;
    [[nodiscard]] QStringList texts() const override;

protected:
    [[nodiscard]] int markAt(const QPointF &position) const override;
    [[nodiscard]] int markAfter(int key) const override;
    void draw(QPainter &painter) const override;
    void place() override;

private:
    /// A line through the columns with its words above them.
    struct Mark
    {
        double at = 0; ///< in the smallest unit of the currency
        QString words;
        bool isBudget = false;
        int row = 0; ///< of the words, from the top
        QRectF room; ///< of the words
    };
    [[nodiscard]] const Histogram &totals() const { return m_figures.uncertainty.totals; }
    [[nodiscard]] double xOf(double amount) const;
    [[nodiscard]] QRectF columnOf(int bin) const;
    [[nodiscard]] QString amount(double minor) const;
    void placeMarks();
    void drawColumn(QPainter &painter, int bin) const;
    void drawAxis(QPainter &painter) const;
    void drawMark(QPainter &painter, const Mark &mark) const;
    void drawWords(QPainter &painter, const Mark &mark) const;

    Figures m_figures;
    std::vector<Mark> m_marks;
    double m_low = 0; ///< both ends of the axis, in the smallest unit of the currency
    double m_high = 1;
    std::int64_t m_most = 1; ///< draws in the fullest bin
    QRectF m_plot;
};

/// "3 of 4 draws cost more than the point estimate of USD 89,747.40." and whether its likely values are in the middle of what may come.
[[nodiscard]] QString spreadSentence(const Uncertainty &uncertainty, const Total &planned, const QLocale &locale);

} // namespace slipway
