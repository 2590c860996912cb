// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/search/bestplan.h"
#include "ui/charts/rowchart.h"

#include <memory>
#include <vector>

namespace slipway {

/// A bar of the chart of regions.
struct RegionBar
{
    QString name;
    search::RegionCost cost;
};

/// The plan's total in every region as horizontal bars, in the order given.
class RegionChart final : public RowChart
{
    Q_OBJECT
public:
    RegionChart(std::vector<RegionBar> bars, const slipway::ChartTheme &theme);

    void setBars(std::vector<RegionBar> bars);
    [[nodiscard]] const RegionBar &bar(int mark) const { return m_bars[static_cast<std::size_t>(mark)]; }

    [[nodiscard]] int markCount() const override { return static_cast<int>(m_bars.size()); }
    [[nodiscard]] QString reading(int mark) const override;
    [[nodiscard]] QPointF placeOf(int mark) const override;
    [[nodiscard]] QStringList texts() const override;

protected:
    void draw(QPainter &painter) const override;
    void place() override;
    /// At the plan's own region.
    [[nodiscard]] int keysBegin() const override;

private:
    void drawBar(QPainter &painter, int mark) const;
    void drawFoot(QPainter &painter) const;
    [[nodiscard]] QString amountText(const RegionBar &bar) const;
    [[nodiscard]] QString footText() const;
    [[nodiscard]] QBrush brushOf(const RegionBar &bar) const;

    std::vector<RegionBar> m_bars;
    double m_highest = 0;
};

[[nodiscard]] std::unique_ptr<QChart> makeRegionChart(const std::vector<RegionBar> &bars,
                                                      const ChartTheme &theme);

/// "Cheapest: North Central US, USD 12,345.00. The plan is in West Europe, USD 14,000.00, 12th of 57."
[[nodiscard]] QString regionSentence(const std::vector<RegionBar> &bars, const QLocale &locale);

} // namespace slipway
