// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalog/catalog.h"
#include "model/prices/pricesnapshot.h"

#include <QAbstractButton>

#include <functional>
#include <optional>

namespace slipway {

/// The VM size of a compute: its full name, under it GPU and price, and "Change". Space, Enter, F2 and the mouse open what
/// sizes are chosen in.
class SizeButton final : public QAbstractButton
{
    Q_OBJECT
public:
    /// Borrows the catalog and the prices.
    SizeButton(const Catalog &catalog, const PriceSnapshot &prices, QWidget *parent = nullptr);

    /// Without a signal. A size that the catalog does not know is shown by its name. `region` and `target` are ids. Its price is
    /// that of the list until showPaid() says another.
    void showSize(const QString &name, const QString &region, const QString &target, PriceType paidAs);
    /// What the plan pays for an hour, in USD: less a discount, or as it states itself. None where it bills no such hours.
    void showPaid(std::optional<Rate> hourly);
    [[nodiscard]] QString size() const { return m_name; }
    [[nodiscard]] QString region() const { return m_region; }
    [[nodiscard]] QString target() const { return m_target; }

    /// What sizes are chosen in: it changes the plan itself.
    void setOpener(std::function<void()> opener) { m_open = std::move(opener); }
    void open();

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    [[nodiscard]] std::optional<Rate> listPrice(SizeId size) const;
    void showDetail();

    const Catalog &m_catalog;
    const PriceSnapshot &m_prices;
    std::function<void()> m_open;
    QString m_name;
    QString m_region;
    QString m_target;
    PriceType m_paidAs = PriceType::PayAsYouGo;
    std::optional<Rate> m_paid;
    QString m_title;
    QString m_detail;
};

} // namespace slipway
