// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QImage>
#include <QRectF>
#include <QString>

#include <memory>

class QChart;
class QPainter;

namespace slipway {

/// Size a chart is laid out at when it leaves the window; pictures are drawn from it at any scale.
inline constexpr QSizeF chartPictureSize = {720, 400};

/// Draws `chart`, laid out at `size`, into `target` of the painter: vector where the painter is. No event loop and
/// no view are needed.
void paintChart(QPainter &painter, const QRectF &target, std::unique_ptr<QChart> chart,
                const QSizeF &size = chartPictureSize);

[[nodiscard]] QByteArray chartSvg(std::unique_ptr<QChart> chart, const QString &title,
                                  const QString &description);
/// At twice the layout's size.
[[nodiscard]] QImage chartImage(std::unique_ptr<QChart> chart);
[[nodiscard]] QByteArray chartPng(std::unique_ptr<QChart> chart);

} // namespace slipway
