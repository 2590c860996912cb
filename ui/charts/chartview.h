// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QChartView>

#include <memory>

namespace slipway {

/// Shows one chart at a time. For assistive technology it is a chart with a name and a sentence, which a QChartView
/// by itself is not.
class ChartView : public QChartView
{
    Q_OBJECT

public:
    explicit ChartView(QWidget *parent = nullptr);

    /// Takes the chart and deletes the one before.
    void showChart(std::unique_ptr<QChart> chart);
    /// The chart in words; becomes the accessible description.
    void setReading(const QString &sentence);
};

} // namespace slipway
