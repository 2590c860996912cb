// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalog/catalog.h"
#include "model/prices/pricesnapshot.h"

#include <QAbstractButton>

#include <functional>

namespace slipway {

/// The VM size of a compute: its full name, under it GPU and price, and "Change". Space, Enter, F2 and the mouse open what
/// sizes are chosen in.
class SizeButton final : public QAbstractButton
{
    Q_OBJECT
public:
    /// What the button opens; it says what was chosen by take().
    using Opener = std::function<void(SizeButton &)>;

    /// Borrows the catalog and the prices.
    SizeButton(const Catalog &catalog, const PriceSnapshot &prices, QWidget *parent = nullptr);

    /// Without a signal. A size that the catalog does not know is shown by its name. `region` and `target` are ids.
    void showSize(const QString &name, const QString &region, const QString &target, PriceType paidAs);
    [[nodiscard]] QString size() const { return m_name; }
    [[nodiscard]] QString region() const { return m_region; }
    [[nodiscard]] QString target() const { return m_target; }

    /// In place of the list of sizes that opens under the button.
    void setOpener(Opener opener) { m_open = std::move(opener); }
    void open();
    /// A size was chosen: the catalog's full name.
    void take(const QString &name);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

Q_SIGNALS:
    /// The user chose another size than the one on show.
    void sizeChosen(const QString &name);
    /// The user wants to know what stands against this size.
    void whyNotAsked(const QString &name);

protected:
    void paintEvent(QPaintEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    void openList();

    const Catalog &m_catalog;
    const PriceSnapshot &m_prices;
    Opener m_open;
    QString m_name;
    QString m_region;
    QString m_target;
    QString m_title;
    QString m_detail;
};

} // namespace slipway
