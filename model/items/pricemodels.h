// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/items/tablemodel.h"
#include "model/pricebook/planprices.h"
#include "model/pricebook/pricerows.h"

#include <optional>
#include <vector>

namespace slipway {

/// The prices that a plan is billed at, one a row, and how far each is to be trusted: what `slipway prices check` prints.
class PlanPriceModel final : public TableModel
{
    Q_OBJECT
public:
    enum Column { NameColumn, PaidAsColumn, RegionColumn, RateColumn, DateColumn, DaysColumn, StateColumn, ColumnCount };
    Q_ENUM(Column)

    /// Borrows the catalog, which names sizes and regions as they are named everywhere.
    explicit PlanPriceModel(const Catalog &catalog, QObject *parent = nullptr);

    /// Those that somebody has to look at come first; else they keep their order.
    void setPrices(std::vector<PlanPrice> prices);
    /// Those that are not old and published for their region, whatever is announced.
    [[nodiscard]] int freshCount() const;
    [[nodiscard]] int judgedCount() const; ///< all but those that the plan states itself

    /// "stale, 0.12 from 2027-01-01"; "fine".
    [[nodiscard]] QString stateOf(const PlanPrice &price) const;

private:
    [[nodiscard]] int rows() const override { return static_cast<int>(m_prices.size()); }
    [[nodiscard]] int columns() const override { return ColumnCount; }
    [[nodiscard]] QString title(int column) const override;
    [[nodiscard]] QVariant cell(int row, int column, int role) const override;
    [[nodiscard]] bool isFigure(int column) const override { return column == RateColumn || column == DaysColumn; }

    [[nodiscard]] QString regionName(const QString &id) const;

    const Catalog &m_catalog;
    std::vector<PlanPrice> m_prices;
};

/// The price books of a user: the built-in one and those kept.
class PriceBookModel final : public TableModel
{
    Q_OBJECT
public:
    enum Column { BookColumn, UseColumn, PricesColumn, DatesColumn, AnnouncedColumn, KeptColumn, HashColumn, ColumnCount };
    Q_ENUM(Column)

    explicit PriceBookModel(QObject *parent = nullptr);

    /// `used`: SHA-256 of the book that the plan is shown with.
    void setBooks(std::vector<PriceBookRow> books, const QString &used);
    [[nodiscard]] const PriceBookRow &book(int row) const { return m_books[static_cast<std::size_t>(row)]; }

private:
    [[nodiscard]] int rows() const override { return static_cast<int>(m_books.size()); }
    [[nodiscard]] int columns() const override { return ColumnCount; }
    [[nodiscard]] QString title(int column) const override;
    [[nodiscard]] QVariant cell(int row, int column, int role) const override;
    [[nodiscard]] bool isFigure(int column) const override { return column == PricesColumn || column == AnnouncedColumn; }
    [[nodiscard]] QString useOf(const PriceBookRow &book) const;

    std::vector<PriceBookRow> m_books;
    QString m_used;
};

/// What differs between two books, or what an import found.
class PriceChangeModel final : public TableModel
{
    Q_OBJECT
public:
    enum Column { NameColumn, PaidAsColumn, RegionColumn, BeforeColumn, AfterColumn, PercentColumn, WhatColumn, ColumnCount };
    Q_ENUM(Column)

    explicit PriceChangeModel(QObject *parent = nullptr);

    void setChanges(std::vector<PriceChangeRow> changes);

private:
    [[nodiscard]] int rows() const override { return static_cast<int>(m_changes.size()); }
    [[nodiscard]] int columns() const override { return ColumnCount; }
    [[nodiscard]] QString title(int column) const override;
    [[nodiscard]] QVariant cell(int row, int column, int role) const override;
    [[nodiscard]] bool isFigure(int column) const override
    {
        return column == BeforeColumn || column == AfterColumn || column == PercentColumn;
    }

    std::vector<PriceChangeRow> m_changes;
};

} // namespace slipway
