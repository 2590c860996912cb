// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/chartpictures.h"

#include <QAbstractItemModel>
#include <QBuffer>
#include <QChart>
#include <QGraphicsScene>
#include <QLocale>
#include <QPainter>
#include <QSvgGenerator>

namespace slipway {

using namespace Qt::StringLiterals;

namespace {

template <typename CellText>
QString joined(const QAbstractItemModel &model, const QString &separator, const QString &lineEnd,
               CellText text)
{
    QString result;
    for (int row = -1; row < model.rowCount(); ++row) {
        for (int column = 0; column < model.columnCount(); ++column) {
            if (column > 0)
                result += separator;
            result += text(row < 0 ? model.headerData(column, Qt::Horizontal)
                                   : model.data(model.index(row, column), Qt::DisplayRole),
                           row < 0 ? QVariant() : model.data(model.index(row, column), Qt::EditRole));
        }
        result += lineEnd;
    }
    return result;
}

QString csvField(QString text)
{
    if (!text.contains(u',') && !text.contains(u'"') && !text.contains(u'\n') && !text.contains(u'\r'))
        return text;
    return u'"' + text.replace(u'"', u"\"\""_s) + u'"';
}

} // namespace

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

QString tableTsv(const QAbstractItemModel &model)
{
    return joined(model, u"\t"_s, u"\n"_s,
                  [](const QVariant &shown, const QVariant &) { return shown.toString().simplified(); });
}

QByteArray tableCsv(const QAbstractItemModel &model)
{
    return joined(model, u","_s, u"\r\n"_s,
                  [](const QVariant &shown, const QVariant &raw) {
                      if (raw.typeId() == QMetaType::Double)
                          return QLocale::c().toString(raw.toDouble(), 'g', QLocale::FloatingPointShortest);
                      return csvField(raw.isValid() ? raw.toString() : shown.toString());
                  })
        .toUtf8();
}

} // namespace slipway
