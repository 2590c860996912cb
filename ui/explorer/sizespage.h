// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/items/sizemodel.h"
#include "ui/explorer/explorerpage.h"

class QCheckBox;
class QStackedWidget;

namespace slipway {

class ComboField;
class SegmentedControl;
class SizeFilter;

/// Every VM size with its price in a region and whether a target supports it. Several selected rows are shown side by
/// side.
class SizesPage final : public ExplorerPage
{
    Q_OBJECT
public:
    static constexpr int mostCompared = 4;

    /// Borrows both. `view` says which region and target come first.
    SizesPage(const Catalog &catalog, const PriceSnapshot &prices, const SizeModel::View &view,
              QWidget *parent = nullptr);

    [[nodiscard]] const SizeModel::View &view() const { return m_sizes->view(); }
    [[nodiscard]] QString currentId() const override;

private:
    void makeTools();
    void applyTools();
    void applySearch(const QString &words) override;
    void showSelection() override;

    const Catalog &m_catalog;
    const PriceSnapshot &m_prices;
    SizeModel *m_sizes = nullptr;
    SizeFilter *m_shown = nullptr;
    RecordModel *m_compared = nullptr;
    QStackedWidget *m_side = nullptr;
    QTableView *m_comparison = nullptr;
    ComboField *m_region = nullptr;
    ComboField *m_target = nullptr;
    SegmentedControl *m_gpu = nullptr;
    QCheckBox *m_priced = nullptr;
    QCheckBox *m_supported = nullptr;
};

} // namespace slipway
