// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/evaluation/sizingresult.h"
#include "model/base/yearmonth.h"
#include "ui/support/theme.h"

#include <QWidget>

#include <optional>

namespace slipway {

/// A day of an endpoint's busiest month: requests a second in each hour as bars, and what the instances that run then carry as a line above
/// them. Each hour has its figures under the pointer and in the accessible description.
class DayCard final : public QWidget
{
    Q_OBJECT
public:
    explicit DayCard(QColor Colors::*stage, QWidget *parent = nullptr);

    /// Hidden where there is no day. `month` is that of the day.
    void showDay(const std::optional<ServingDay> &day, YearMonth month);

    /// As high as it would be, where there are this many pixels for it; it is never too low to be read.
    void setRoom(int height);
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent *event) override;
    bool event(QEvent *event) override;

private:
    [[nodiscard]] QRectF plot() const;
    [[nodiscard]] QString hourText(std::size_t hour) const;
    [[nodiscard]] double left(double hour) const; ///< px; mirrored from right to left
    void paintLoad(QPainter &painter, const QRectF &area, double top) const;
    void paintInstances(QPainter &painter, const QRectF &area, double top) const;

    QColor Colors::*m_stage;
    int m_room = QWIDGETSIZE_MAX;
    std::optional<ServingDay> m_day;
    QString m_month;
};

} // namespace slipway
