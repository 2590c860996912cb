// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalog/catalog.h"
#include "model/prices/pricesnapshot.h"

#include <QDate>
#include <QHash>
#include <QString>

#include <cstddef>
#include <cstdint>
#include <deque>
#include <optional>
#include <vector>

namespace slipway {

/// A price that an import brings, beside the one of the book before.
struct PriceChange
{
    std::optional<SizeId> size; ///< of a VM; none: of a meter
    QString meter; ///< empty: of a VM
    QString region; ///< "Global" for everywhere
    PriceType type = PriceType::PayAsYouGo; ///< of a VM
    std::optional<Rate> before; ///< none: the book had no published price
    Rate after;
    QDate from; ///< announced prices: the first day; else invalid
    QDate beforeDate; ///< of the price before
    bool isDearerTerm = false; ///< a term that costs more an hour than pay-as-you-go

    /// +12.5 for an eighth more; 0 where there was none.
    [[nodiscard]] double percent() const;
};

/// Hundreds of thousands of changes, a third as large in memory as so many PriceChange: names are kept once.
class PriceChanges
{
public:
    void push_back(const PriceChange &change);
    [[nodiscard]] std::size_t size() const { return m_entries.size(); }
    [[nodiscard]] bool empty() const { return m_entries.empty(); }
    [[nodiscard]] PriceChange operator[](std::size_t index) const;
    [[nodiscard]] PriceChange front() const { return (*this)[0]; }
    void clear();
    /// Indices of the largest in percent, up or down, at the most so many; those of equal size in their order. Where several are of one price they
    /// follow each other in the order of their days, in the place of the largest of them.
    [[nodiscard]] std::vector<std::size_t> largest(std::size_t most) const;

    class Iterator
    {
    public:
        Iterator(const PriceChanges &changes, std::size_t index)
            : m_changes(&changes)
            , m_index(index)
        {
        }
        [[nodiscard]] PriceChange operator*() const { return (*m_changes)[m_index]; }
        Iterator &operator++()
        {
            ++m_index;
            return *this;
        }
        friend bool operator==(const Iterator &, const Iterator &) = default;

    private:
        const PriceChanges *m_changes;
        std::size_t m_index;
    };
    [[nodiscard]] Iterator begin() const { return {*this, 0}; }
    [[nodiscard]] Iterator end() const { return {*this, size()}; }

private:
    struct Entry
    {
        std::uint16_t size = 0; ///< none where it is of a meter
        std::uint16_t meter = 0; ///< in m_names
        std::uint16_t region = 0; ///< likewise
        PriceType type = PriceType::PayAsYouGo;
        bool isDearerTerm = false;
        std::int32_t from = 0; ///< Julian days; 0: invalid
        std::int32_t beforeDate = 0;
        std::int64_t before = -1; ///< Rate::raw(); below 0: none
        std::int64_t after = 0;
    };

    [[nodiscard]] std::uint16_t nameOf(const QString &name);

    std::deque<Entry> m_entries; ///< never copied while it grows
    std::vector<QString> m_names;
    QHash<QString, std::uint16_t> m_places; ///< of m_names
};

} // namespace slipway
