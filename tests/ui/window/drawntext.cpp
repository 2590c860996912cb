// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/window/drawntext.h"

#include <QFontMetricsF>
#include <QPaintDevice>
#include <QPaintEngine>
#include <QPainter>
#include <QWidget>

#include <algorithm>

namespace slipway::test {

namespace {

/// Paints nothing and keeps what was written.
class TextEngine final : public QPaintEngine
{
public:
    TextEngine()
        : QPaintEngine(QPaintEngine::AllFeatures)
    {
    }

    QList<DrawnText> texts;
    QRectF widget;

    bool begin(QPaintDevice * /*device*/) override { return true; }
    bool end() override { return true; }
    void updateState(const QPaintEngineState & /*state*/) override {}
    void drawPixmap(const QRectF & /*place*/, const QPixmap & /*pixmap*/, const QRectF & /*part*/) override {}
    void drawPath(const QPainterPath & /*path*/) override {}
    void drawPolygon(const QPointF * /*points*/, int /*count*/, PolygonDrawMode /*mode*/) override {}
    [[nodiscard]] Type type() const override { return User; }

    void drawTextItem(const QPointF &at, const QTextItem &item) override
    {
        const QString text = item.text();
        if (text.trimmed().isEmpty())
            return;
        qreal wide = item.width();
        if (text.back().isSpace())
            wide = std::min(wide, QFontMetricsF(item.font()).horizontalAdvance(text.trimmed()));
        constexpr qreal capitals = 0.7; // of the ascent
        constexpr qreal descenders = 0.6;
        const QRectF letters(at.x(), at.y() - item.ascent() * capitals, wide,
                             item.ascent() * capitals + item.descent() * descenders);
        const QTransform &device = painter()->deviceTransform();
        QRectF room = widget;
        if (painter()->hasClipping())
            room = room.intersected(device.mapRect(painter()->clipBoundingRect()));
        texts.append({text, device.mapRect(letters), room, painter()->pen().color()});
    }
};

class TextDevice final : public QPaintDevice
{
public:
    explicit TextDevice(const QWidget &widget)
        : m_widget(widget)
    {
        m_engine.widget = QRectF(widget.rect());
    }

    [[nodiscard]] QPaintEngine *paintEngine() const override { return &m_engine; }
    [[nodiscard]] QList<DrawnText> texts() const { return m_engine.texts; }

protected:
    [[nodiscard]] int metric(PaintDeviceMetric metric) const override
    {
        switch (metric) {
        case PdmWidth:
            return m_widget.width();
        case PdmHeight:
            return m_widget.height();
        case PdmWidthMM:
            return m_widget.widthMM();
        case PdmHeightMM:
            return m_widget.heightMM();
        case PdmNumColors:
            return 0;
        case PdmDepth:
            return 32;
        case PdmDpiX:
        case PdmPhysicalDpiX:
            return m_widget.logicalDpiX();
        case PdmDpiY:
        case PdmPhysicalDpiY:
            return m_widget.logicalDpiY();
        case PdmDevicePixelRatio:
            return 1;
        case PdmDevicePixelRatioScaled:
            return qRound(devicePixelRatioFScale());
        }
        return 0;
    }

private:
    const QWidget &m_widget;
    mutable TextEngine m_engine;
};

} // namespace

QList<DrawnText> drawnTexts(QWidget &widget)
{
    TextDevice device(widget);
    widget.render(&device, QPoint(), QRegion(), QWidget::RenderFlags());
    return device.texts();
}

} // namespace slipway::test
