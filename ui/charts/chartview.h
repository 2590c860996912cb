// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QChartView>

#include <memory>

namespace slipway {

class PickableChart;

/// Shows one chart at a time. For assistive technology it is a chart with a name and a sentence, which a QChartView
/// by itself is not. Keys, pointer and clicks go to a PickableChart.
class ChartView : public QChartView
{
    Q_OBJECT

public:
    explicit ChartView(QWidget *parent = nullptr);

    /// Takes the chart and deletes the one before.
    void showChart(std::unique_ptr<QChart> chart);
    /// Modest: charts take what room there is, and ask for no more than they need to be read.
    [[nodiscard]] QSize sizeHint() const override;
    /// The chart in words; becomes the accessible description.
    void setReading(const QString &sentence);

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
    void leaveEvent(QEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    /// Into the room inside of the frame that shows the keyboard; Qt makes it as large as the whole view, so that its edges were cut.
    void fitChart();
    /// The chart on show where its marks can be chosen; null otherwise.
    [[nodiscard]] PickableChart *pickable() const;
    [[nodiscard]] QPointF inChart(const QPoint &position) const;
};

} // namespace slipway
