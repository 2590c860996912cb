// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPushButton>

class QBoxLayout;

namespace slipway {

/// A part of the cost bar that leads somewhere: labels in lines, pressed as one. Give it an accessible name that says all of them.
class BarCell final : public QPushButton
{
    Q_OBJECT
public:
    explicit BarCell(QWidget *parent);

    /// The lines from the top, without room between them until it is set.
    [[nodiscard]] QBoxLayout *lines() const { return m_lines; }

    /// At least as wide, and as its lines need. In pixels.
    void setLeastWidth(int pixels);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

    static constexpr int edge = 6; ///< px between its frame and its text

private:
    QBoxLayout *m_lines = nullptr;
    int m_leastWidth = 0;
};

/// A sign and a count in a round frame.
class BarChip final : public QPushButton
{
    Q_OBJECT
public:
    explicit BarChip(QWidget *parent);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }
};

/// A line between two grounds, or between two parts of the cost bar: those end before its edges.
class BarLine final : public QWidget
{
    Q_OBJECT
public:
    static constexpr int betweenParts = 10;

    /// `inset` is how far from its ends it begins, in pixels at 100 %.
    BarLine(Qt::Orientation orientation, int inset, QWidget *parent);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    Qt::Orientation m_orientation;
    int m_inset;
};

} // namespace slipway
