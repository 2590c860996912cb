// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/pricebook/bookdifferences.h"
#include "model/pricebook/booklibrary.h"

#include <optional>
#include <vector>

namespace slipway {

/// A price that two books tell differently, or that an import has something to say of: a row of a table.
struct PriceChangeRow
{
    enum class Kind : std::uint8_t {
        Changed,
        Added,
        Gone,
        Announced,
        Withdrawn, ///< announced before, and no more
        Ending, ///< a last day is told, and was not before
        EndingNoMore, ///< the other way round
        Agreed, ///< by an agreement now, and not before
        Listed, ///< the other way round
        Suspicious,
        Contradicting
    };
    static constexpr std::size_t kindCount = 11;

    Kind kind = Kind::Changed;
    QString name; ///< of the size, or the id of the meter
    std::optional<PriceType> paidAs; ///< of a VM
    QString region;
    std::optional<Rate> before; ///< USD for one unit; none: there was none
    std::optional<Rate> after; ///< none: there is none any more
    double percent = 0;
    QDate from; ///< announced, or so before: the first day on which it holds
    QDate last; ///< of what ends, or did so before: the last such day
};

/// What an import found, those first that somebody has to look at, then the largest changes; at most `most` rows.
[[nodiscard]] std::vector<PriceChangeRow> changeRows(const ImportReport &report, const Catalog &catalog,
                                                     std::size_t most);
/// The same of two books.
[[nodiscard]] std::vector<PriceChangeRow> changeRows(const BookDifferences &differences,
                                                     const Catalog &catalog, std::size_t most);

/// A price book in a list.
struct PriceBookRow
{
    QString id;
    QString sha256;
    QDate oldest;
    QDate newest;
    std::int64_t prices = 0; ///< of VMs, estimates apart
    std::int64_t announced = 0;
    QDateTime kept; ///< invalid: built in
    bool isCurrent = false; ///< of plans that follow
    bool isOutdated = false; ///< older than the built-in one: no plan follows it
    QString fault; ///< why it cannot be read; else empty

    [[nodiscard]] bool isBuiltIn() const { return !kept.isValid() && fault.isEmpty(); }
};

/// Of a book by itself, kept or not.
[[nodiscard]] PriceBookRow bookRowOf(const BookSummary &book);

/// The built-in book first, then those kept, the newest first.
[[nodiscard]] std::vector<PriceBookRow> bookRows(const BookLibrary &library, const PriceSnapshot &builtIn,
                                                 const Catalog &catalog);

} // namespace slipway
