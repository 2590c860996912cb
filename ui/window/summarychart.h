// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/chartview.h"
#include "ui/charts/costseries.h"
#include "ui/support/theme.h"

namespace slipway {

/// The cost so far by month, small, for the summary. Hidden while there is none. Follows the palette.
class SummaryChart final : public ChartView
{
    Q_OBJECT
public:
    explicit SummaryChart(QWidget *parent = nullptr);

    /// Whoever lays the chart out shows it where there is something in it, and room.
    void showSeries(const CumulativeSeries &series);
    [[nodiscard]] bool isEmpty() const { return m_series.isEmpty(); }

    [[nodiscard]] QSize sizeHint() const override { return QSize(224, 140) * textScaleOf(font()); }
    [[nodiscard]] QSize minimumSizeHint() const override { return QSize(180, 120) * textScaleOf(font()); }

protected:
    void changeEvent(QEvent *event) override;

private:
    void rebuild();

    CumulativeSeries m_series;
};

} // namespace slipway
