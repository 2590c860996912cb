// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/chartpictures.h"

#include <QBuffer>
#include <QChart>
#include <QGraphicsScene>
#include <QPainter>
#include <QSvgGenerator>

namespace slipway {

using namespace Qt::StringLiterals;

void paintChart(QPainter &painter, const QRectF &target, std::unique_ptr<QChart> chart, const QSizeF &size)
{
    QGraphicsScene scene;
    QChart *shown = chart.release(); // the scene owns it
    scene.addItem(shown);
    shown->setGeometry(QRectF(QPointF(0, 0), size));
    scene.setSceneRect(QRectF(QPointF(0, 0), size));
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    scene.render(&painter, target, scene.sceneRect(), Qt::KeepAspectRatio);
    painter.restore();
}

QByteArray chartSvg(std::unique_ptr<QChart> chart, const QString &title, const QString &description)
{
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    const QRect area(QPoint(0, 0), chartPictureSize.toSize());
    QSvgGenerator generator;
    generator.setOutputDevice(&buffer);
    generator.setSize(area.size());
    generator.setViewBox(area);
    generator.setTitle(title);
    generator.setDescription(description);
    QPainter painter(&generator);
    paintChart(painter, area, std::move(chart));
    painter.end();
    return buffer.data();
}

QImage chartImage(std::unique_ptr<QChart> chart)
{
    constexpr int scale = 2;
    QImage image(chartPictureSize.toSize() * scale, QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    paintChart(painter, image.rect(), std::move(chart));
    return image;
}

QByteArray chartPng(std::unique_ptr<QChart> chart)
{
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    chartImage(std::move(chart)).save(&buffer, "PNG");
    return buffer.data();
}

} // namespace slipway
