// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalog/catalog.h"
#include "model/prices/pricesnapshot.h"
#include "ui/support/combofield.h"

#include <QStringList>

namespace slipway {

/// Several regions: the field names those chosen; opened (Space, Enter, Alt+Down, or the mouse) it lists all of the
/// catalog with a filter, each with how many sizes have a price there.
class RegionsField final : public ComboField
{
    Q_OBJECT
public:
    RegionsField(const Catalog &catalog, const PriceSnapshot &prices, QWidget *parent = nullptr);

    /// Without a signal. `excluded` is left out of the list: the plan's own region.
    void showRegions(const QStringList &ids, const QString &excluded);
    [[nodiscard]] QStringList regions() const { return m_chosen; }

    void showPopup() override;
    /// "West Europe +2" where there is no room for all names.
    [[nodiscard]] QString wordsWithin(int room) const override;

Q_SIGNALS:
    /// The user ticked or unticked one; ids, in the order they were chosen.
    void regionsChosen(const QStringList &ids);
    /// The list closed.
    void chosenAll();

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;

private:
    [[nodiscard]] QString nameOf(const QString &id) const;

    const Catalog &m_catalog;
    const PriceSnapshot &m_prices;
    QStringList m_chosen;
    QString m_excluded;
};

} // namespace slipway
