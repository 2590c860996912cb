// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalog/catalog.h"
#include "model/items/tablemodel.h"
#include "model/prices/pricesnapshot.h"

namespace slipway {

/// Ids of the targets that a VM size is chosen for, in the order of the catalog.
[[nodiscard]] QStringList targetsOnVmSizes(const Catalog &catalog);

/// Every VM size of the catalog, in its order (row n is SizeId n), with its price in one region and whether one target
/// supports it.
class SizeModel final : public TableModel
{
    Q_OBJECT
public:
    enum Column {
        NameColumn,
        VcpusColumn,
        MemoryColumn,
        GpuColumn,
        PriceColumn,
        PerGpuColumn, ///< of that price: for one GPU
        PerMemoryColumn, ///< for a GiB of GPU memory
        PerTflopsColumn, ///< for a TFLOPS of the GPUs' dense BF16 peak
        PriceDateColumn,
        SupportColumn,
        RetirementColumn,
        ColumnCount
    };
    Q_ENUM(Column)
    enum Role {
        SizeRole = FirstOwnRole, ///< full name, "Standard_NC24ads_A100_v4"
        SupportRole, ///< int of Support, by the target
        HasGpuRole, ///< bool
        HasPriceRole, ///< bool: a price that may be used without asking
        FamilyRole, ///< quota family, may be empty
        GpuNameRole, ///< "A100 80GB"; empty: none
        GpusRole, ///< double; 0: none, or no source says
        HourlyRole, ///< double, USD; not valid without a usable price
        EndsRole, ///< bool: its end is announced, or past
        EndedRole ///< bool: it can no longer be used on the day of the view
    };
    Q_ENUM(Role)

    /// What price and support are shown of. Without a region there are no prices; without a target, and for one that
    /// has no VM sizes, support is unknown.
    struct View
    {
        std::optional<RegionId> region;
        PriceType priceType = PriceType::PayAsYouGo;
        QString target; ///< id
        QDate asOf = {}; ///< what has ended by then can no longer be used; invalid: no such day is known

        friend bool operator==(const View &, const View &) = default;
    };

    /// Borrows both.
    SizeModel(const Catalog &catalog, const PriceSnapshot &prices, QObject *parent = nullptr);

    void setView(const View &view);
    [[nodiscard]] const View &view() const { return m_view; }
    [[nodiscard]] const VmSize &size(int row) const
    {
        return m_catalog.sizes()[static_cast<std::size_t>(row)];
    }
    /// -1 for a size that the catalog does not know.
    [[nodiscard]] int rowOf(QStringView sizeName) const;

private:
    [[nodiscard]] int rows() const override { return static_cast<int>(m_catalog.sizes().size()); }
    [[nodiscard]] int columns() const override { return ColumnCount; }
    [[nodiscard]] QString title(int column) const override;
    [[nodiscard]] QVariant cell(int row, int column, int role) const override;
    [[nodiscard]] bool isFigure(int column) const override;
    [[nodiscard]] QString text(int row, Column column) const;
    [[nodiscard]] QVariant sortKey(int row, Column column) const;
    [[nodiscard]] QString tip(int row, Column column) const;
    [[nodiscard]] Support support(const VmSize &size) const;
    [[nodiscard]] QString supportText(const VmSize &size) const;
    [[nodiscard]] QString supportTip(const VmSize &size) const;
    [[nodiscard]] std::optional<VmPrice> price(int row) const;
    /// USD an hour for one of what the column is about; nothing without a usable price or where no source says how many there are.
    [[nodiscard]] std::optional<double> unitPrice(int row, Column column) const;

    const Catalog &m_catalog;
    const PriceSnapshot &m_prices;
    std::vector<int> m_nameRanks; ///< of each row among all names, D2 before D16
    View m_view;
};

} // namespace slipway
