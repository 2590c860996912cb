// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/items/sizemodel.h"

#include <QFrame>

class QHBoxLayout;
class QLineEdit;
class QTableView;

namespace slipway {

class SizeFilter;

/// What a size is chosen for: "NC4as T4 v3 · 1 x T4", "D8s v3 · 8 vCPUs · 32 GiB"
[[nodiscard]] QString sizeText(const VmSize &size, const Catalog &catalog, const QLocale &locale);

/// A box to pick a VM size from: a search line over a table of all sizes, cheapest first. Every word typed has to
/// occur in the name, the family or the GPU. Enter chooses, Escape closes.
class SizeList final : public QFrame
{
    Q_OBJECT
public:
    /// `chosen` is selected; prices and support are those of `view`.
    SizeList(const Catalog &catalog, const PriceSnapshot &prices, const SizeModel::View &view,
             const QString &chosen, QWidget *parent = nullptr);

    /// Adds a button that asks about the current row.
    void offerWhyNot();

Q_SIGNALS:
    void picked(const QString &name);
    void whyNotAsked(const QString &name);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void pickCurrent();

    QLineEdit *m_search = nullptr;
    QTableView *m_table = nullptr;
    SizeFilter *m_shown = nullptr;
    QHBoxLayout *m_foot = nullptr;
};

} // namespace slipway
