// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/pickablechart.h"

#include <QCursor>
#include <QGraphicsLayout>
#include <QLegend>
#include <QPainter>

namespace slipway {

class PickableChart::Canvas final : public QGraphicsItem
{
public:
    explicit Canvas(PickableChart &chart)
        : QGraphicsItem(&chart)
        , m_chart(chart)
    {
        setZValue(10);
    }

    [[nodiscard]] QRectF boundingRect() const override { return {QPointF(0, 0), m_size}; }
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *) override
    {
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        painter->setLayoutDirection(Qt::LeftToRight); // axes are not mirrored, nor what is written at them
        painter->setFont(m_chart.look().font);
        m_chart.draw(*painter);
        painter->restore();
    }
    void resize(const QSizeF &size)
    {
        prepareGeometryChange();
        m_size = size;
    }

private:
    PickableChart &m_chart;
    QSizeF m_size;
};

PickableChart::PickableChart(const slipway::ChartTheme &theme)
    : m_theme(theme)
    , m_canvas(std::make_unique<Canvas>(*this))
{
    setAnimationOptions(QChart::NoAnimation);
    setDropShadowEnabled(false);
    setBackgroundRoundness(0);
    setBackgroundBrush(theme.ground);
    setBackgroundPen(Qt::NoPen);
    setMargins({});
    layout()->setContentsMargins(0, 0, 0, 0);
    legend()->hide();
}

PickableChart::~PickableChart() = default;

void PickableChart::setCurrent(int mark)
{
    mark = mark < markCount() ? mark : -1;
    if (mark == m_current)
        return;
    m_current = mark;
    currentMoved();
    redraw();
    Q_EMIT pointedAt(m_current < 0 ? QString() : reading(m_current));
}

void PickableChart::setFocusShown(bool shown)
{
    m_focusShown = shown;
    redraw();
}

bool PickableChart::pressKey(int key)
{
    if (key == Qt::Key_Return || key == Qt::Key_Enter || key == Qt::Key_Space) {
        if (m_current < 0)
            return false;
        Q_EMIT chosen(m_current);
        return true;
    }
    const int next = markAfter(key);
    if (next < 0)
        return false;
    setCurrent(next);
    return true;
}

void PickableChart::pointAt(const QPointF &position)
{
    const int mark = markAt(position);
    if (mark == m_pointed)
        return;
    m_pointed = mark;
    redraw();
    setCursor(QCursor(mark < 0 ? Qt::ArrowCursor : Qt::PointingHandCursor));
    Q_EMIT pointedAt(mark >= 0 ? reading(mark) : m_current >= 0 ? reading(m_current) : QString());
}

void PickableChart::stopPointing()
{
    pointAt({-1e6, -1e6});
}

bool PickableChart::clickAt(const QPointF &position)
{
    const int mark = markAt(position);
    if (mark < 0)
        return false;
    Q_EMIT chosen(mark);
    return true;
}

bool PickableChart::scroll(int)
{
    return false;
}

void PickableChart::redraw()
{
    m_canvas->update();
}

void PickableChart::resizeEvent(QGraphicsSceneResizeEvent *event)
{
    QChart::resizeEvent(event);
    m_canvas->resize(size());
    place();
    redraw();
}

} // namespace slipway
