// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalog/catalog.h"
#include "model/prices/pricesnapshot.h"

#include <QFrame>

class QLineEdit;
class QSortFilterProxyModel;
class QTableView;

namespace slipway {

/// "NC4as T4 v3 · 4 vCPUs · 28 GiB · 1 x T4"
[[nodiscard]] QString sizeText(const VmSize &size, const Catalog &catalog, const QLocale &locale);

/// A box to pick a VM size from: a search line over a table of all sizes, cheapest first. Every word typed has to
/// occur in the name, the GPU or the figures. Enter chooses, Escape closes.
class SizeList final : public QFrame
{
    Q_OBJECT
public:
    /// `chosen` is selected; prices are those of `region`, in USD an hour before any discount.
    SizeList(const Catalog &catalog, const PriceSnapshot &prices, const QString &region,
             const QString &chosen, QWidget *parent = nullptr);

Q_SIGNALS:
    void picked(const QString &name);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void pickCurrent();

    QLineEdit *m_search = nullptr;
    QTableView *m_table = nullptr;
    QSortFilterProxyModel *m_shown = nullptr;
};

} // namespace slipway
