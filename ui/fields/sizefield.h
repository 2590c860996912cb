// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalog/catalog.h"
#include "model/prices/pricesnapshot.h"
#include "ui/support/combofield.h"

#include <functional>

namespace slipway {

/// The VM size of a compute. Opens a searchable list of the catalog's sizes with their figures and prices
/// (Space, Enter, Alt+Down, or the mouse).
class SizeField final : public ComboField
{
    Q_OBJECT
public:
    SizeField(const Catalog &catalog, const PriceSnapshot &prices, QWidget *parent = nullptr);

    /// Without a signal. A size that the catalog does not know is shown by its name.
    void showSize(const QString &name, const QString &region, const QString &target);

    /// Whether the list offers to say why a size does not meet the plan.
    void setExplained(bool explained) { m_explained = explained; }

    /// Opens in place of the list of sizes.
    void setOpener(std::function<void()> opener) { m_open = std::move(opener); }

    void showPopup() override;

Q_SIGNALS:
    /// The user chose another size; the catalog's full name.
    void sizeChosen(const QString &name);
    /// The user wants to know what stands against this size.
    void whyNotAsked(const QString &name);

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;

private:
    const Catalog &m_catalog;
    const PriceSnapshot &m_prices;
    QString m_name;
    QString m_region;
    QString m_target;
    bool m_explained = false;
    std::function<void()> m_open;
};

} // namespace slipway
