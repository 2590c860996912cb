// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/plan/workload.h"

#include <QWidget>

namespace slipway {

/// The load of a day as 24 bars, in percent of the peak. Left and Right choose an hour, Up and Down change it by 5,
/// Page Up and Page Down by 25, digits type it; the mouse drags bars. What it stands on is read out by name.
class DayProfileField final : public QWidget
{
    Q_OBJECT
public:
    explicit DayProfileField(QWidget *parent = nullptr);

    /// Does not emit.
    void setProfile(const DayProfile &profile);
    [[nodiscard]] const DayProfile &profile() const { return m_profile; }
    [[nodiscard]] int currentHour() const { return m_hour; }
    void setCurrentHour(int hour);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

Q_SIGNALS:
    void edited(const slipway::DayProfile &profile);
    void currentHourChanged(int hour);

protected:
    void paintEvent(QPaintEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;

private:
    [[nodiscard]] QRectF plotArea() const;
    [[nodiscard]] QRectF barArea(int hour) const;
    void setHour(int hour, double percent);
    void drag(const QPointF &position);
    void describe();

    DayProfile m_profile{};
    int m_hour = 0;
    int m_typed = -1; ///< digits typed so far for the current hour
};

} // namespace slipway
