// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/support/theme.h"

#include <QPainter>
#include <QWidget>

namespace slipway {

/// The small square of a stage's colour before its name in a legend. The name beside it says what it means.
class StageMark final : public QWidget
{
public:
    StageMark(QColor Colors::*color, QWidget *parent)
        : QWidget(parent)
        , m_color(color)
    {
        setFixedSize(12, 12);
    }

protected:
    void paintEvent(QPaintEvent *) override
    {
        const Colors &colors = Colors::of(palette());
        QPainter painter(this);
        painter.setPen(colors.text);
        painter.setBrush(colors.*m_color);
        painter.drawRect(rect().adjusted(1, 1, -2, -2));
    }

private:
    QColor Colors::*m_color;
};

/// A vertical line between two grounds.
class Hairline final : public QWidget
{
public:
    explicit Hairline(QWidget *parent)
        : QWidget(parent)
    {
        setFixedWidth(1);
    }

protected:
    void paintEvent(QPaintEvent *) override
    {
        QPainter painter(this);
        painter.fillRect(rect(), Colors::of(palette()).line);
    }
};

} // namespace slipway
