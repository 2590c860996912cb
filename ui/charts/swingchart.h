// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/uncertainty/uncertainty.h"
#include "ui/charts/rowchart.h"

#include <memory>

namespace slipway {

/// What moves the plan's total, as horizontal bars around the total of the medians: from where an input stands at its P10 to where it stands at
/// its P90.
class SwingChart final : public RowChart
{
    Q_OBJECT
public:
    SwingChart(const Uncertainty &uncertainty, const slipway::ChartTheme &theme);

    void setUncertainty(const Uncertainty &uncertainty);

    [[nodiscard]] int markCount() const override { return static_cast<int>(m_swings.size()); }
    [[nodiscard]] QString reading(int mark) const override;
    [[nodiscard]] QPointF placeOf(int mark) const override;
    [[nodiscard]] QStringList texts() const override;

protected:
    void draw(QPainter &painter) const override;
    void place() override;
    [[nodiscard]] int linesOfRow() const override { return m_linesOfName; }

private:
    void drawBar(QPainter &painter, int mark) const;
    [[nodiscard]] QStringList linesOfName(int mark, double width) const;
    void drawName(QPainter &painter, int mark, const QRectF &place) const;
    void drawFoot(QPainter &painter) const;
    [[nodiscard]] QString foot() const;
    [[nodiscard]] const Swing &swing(int mark) const { return m_swings[static_cast<std::size_t>(mark)]; }
    [[nodiscard]] QString name(int mark) const;
    [[nodiscard]] QString amounts(int mark) const;
    [[nodiscard]] double xOf(const Total &total) const;

    std::vector<Swing> m_swings;
    std::vector<UncertainInput> m_inputs;
    Total m_middle;
    double m_lowest = 0;
    double m_highest = 0;
    int m_linesOfName = 1;
    int m_linesOfFoot = 1;
};

/// "Half of all totals lie below USD 12,000.00. The total moves most with ...". One sentence or two.
[[nodiscard]] QString swingSentence(const Uncertainty &uncertainty, const QLocale &locale);

} // namespace slipway
