// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/barcell.h"

#include "ui/support/theme.h"

#include <QGuiApplication>
#include <QPainter>
#include <QVBoxLayout>

namespace slipway {

namespace {

constexpr int chipHeight = 24; ///< px at 100 %

} // namespace

BarCell::BarCell(QWidget *parent)
    : QPushButton(parent)
    , m_lines(new QVBoxLayout(this))
{
    setProperty("cell", true);
    setAutoDefault(false);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Expanding);
    m_lines->setContentsMargins(edge, 0, edge, 0);
    m_lines->setSpacing(0);
}

void BarCell::setLeastWidth(int pixels)
{
    m_leastWidth = pixels;
    updateGeometry();
}

QSize BarCell::sizeHint() const
{
    return m_lines->sizeHint().expandedTo({m_leastWidth, 0});
}

QSize BarCell::minimumSizeHint() const
{
    return m_lines->minimumSize().expandedTo({m_leastWidth, 0});
}

BarChip::BarChip(QWidget *parent)
    : QPushButton(parent)
{
    setProperty("chip", true);
    setAutoDefault(false);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

QSize BarChip::sizeHint() const
{
    constexpr int sides = 16; // frame and padding
    constexpr int gap = 6; // what Fusion leaves between a sign and its word, and a pixel for rounding
    const qreal scale = textScaleOf(font());
    return {fontMetrics().horizontalAdvance(text()) + iconSize().width() + sides + gap,
            qRound(chipHeight * scale)};
}

BarLine::BarLine(Qt::Orientation orientation, int inset, QWidget *parent)
    : QWidget(parent)
    , m_orientation(orientation)
    , m_inset(inset)
{
    if (orientation == Qt::Vertical)
        setFixedWidth(1);
    else
        setFixedHeight(1);
}

void BarLine::paintEvent(QPaintEvent * /*event*/)
{
    QPainter painter(this);
    const int inset = qRound(m_inset * textScaleOf(font()));
    const QRect line = m_orientation == Qt::Vertical ? rect().adjusted(0, inset, 0, -inset)
                                                     : rect().adjusted(inset, 0, -inset, 0);
    painter.fillRect(line, Colors::of(QGuiApplication::palette()).line);
}

} // namespace slipway
