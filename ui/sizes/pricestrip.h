// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/items/sizedifferences.h"

#include <QWidget>

namespace slipway {

/// What one size costs an hour in every region, on one axis: blue where the plan may run, a ring where the price is an estimate.
class PriceStrip final : public QWidget
{
    Q_OBJECT
public:
    explicit PriceStrip(QWidget *parent = nullptr);

    void setPrices(const QString &size, std::vector<RegionPrice> prices);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent *event) override;
    bool event(QEvent *event) override;

private:
    [[nodiscard]] double x(double usd) const;
    [[nodiscard]] QString legend() const;
    /// Regions of one price and kind, as "4 regions 6.98".
    [[nodiscard]] QString label(double usd, bool allowed) const;

    QString m_size;
    std::vector<RegionPrice> m_prices;
};

} // namespace slipway
