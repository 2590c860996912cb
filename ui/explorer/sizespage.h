// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/items/sizemodel.h"
#include "ui/explorer/explorerpage.h"

class QPushButton;
class QSettings;
class QStackedWidget;

namespace slipway {

class CatalogFilters;
class ComboField;
class SizeFilter;

/// Every VM size with its price in a region, as a whole and for what it gives, and whether a target supports it. Several selected rows are
/// shown side by side, with what differs marked. Where it is narrow the filters open by a button, and figures of the machine go into the details.
class SizesPage final : public ExplorerPage
{
    Q_OBJECT
public:
    static constexpr int mostCompared = 4;

    /// Borrows all. `view` says which region and target come first.
    SizesPage(const Catalog &catalog, const PriceSnapshot &prices, const SizeModel::View &view, Dialogs &dialogs,
              QSettings *settings, QWidget *parent = nullptr);

    [[nodiscard]] const SizeModel::View &view() const { return m_sizes->view(); }
    [[nodiscard]] QString currentId() const override;

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void makeTools();
    void takeView();
    void showNarrowed();
    void placeColumns();
    void applySearch(const QString &words) override;
    void showSelection() override;

    const Catalog &m_catalog;
    const PriceSnapshot &m_prices;
    SizeModel *m_sizes = nullptr;
    SizeFilter *m_shown = nullptr;
    RecordModel *m_compared = nullptr;
    CatalogFilters *m_filters = nullptr;
    QPushButton *m_filterButton = nullptr;
    QStackedWidget *m_side = nullptr;
    QTableView *m_comparison = nullptr;
    ComboField *m_region = nullptr;
    ComboField *m_target = nullptr;
    TextWidths m_widths; ///< of m_sizes
    bool m_filtersOpen = false; ///< where they do not stand there by themselves
};

} // namespace slipway
