// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/chartview.h"
#include "ui/charts/costseries.h"

namespace slipway {

/// The cost so far by month, small, for the summary. Hidden while there is none. Follows the palette.
class SummaryChart final : public ChartView
{
    Q_OBJECT
public:
    explicit SummaryChart(QWidget *parent = nullptr);

    void showSeries(const CumulativeSeries &series);

    [[nodiscard]] QSize sizeHint() const override { return {224, 140}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {180, 120}; }

protected:
    void changeEvent(QEvent *event) override;

private:
    void rebuild();

    CumulativeSeries m_series;
};

} // namespace slipway
