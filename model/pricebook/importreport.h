// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/pricebook/pricechanges.h"
#include "model/pricebook/retailrow.h"

#include <QString>
#include <QStringList>

#include <array>
#include <cstdint>
#include <map>

namespace slipway {

/// What an import found.
struct ImportReport
{
    struct Dropped
    {
        std::int64_t rows = 0; ///< of DropReason::SavingsPlan: savings plans
        QString example; ///< product, meter and region of the first
    };

    std::int64_t files = 0;
    std::int64_t rows = 0;
    std::int64_t unchanged = 0; ///< prices that the book has with the same figure
    std::int64_t kept = 0; ///< prices of the book's agreement, which no list price replaces
    std::int64_t later = 0; ///< prices of the book of a later day than these, which they do not replace
    std::int64_t rounded = 0; ///< prices that are taken with Rate::scale of their decimals, of more
    std::int64_t ending = 0; ///< prices that are taken and end on a day without one that follows
    std::int64_t keptAhead = 0; ///< list prices announced for days on which an agreement of the book counts
    PriceChanges added;
    PriceChanges changed;
    PriceChanges announced; ///< `before` is what is charged until then, announced prices before it among them
    PriceChanges withdrawn; ///< what the book announced and the pages do not: `after` is what it was
    /// More than three times the price before, or less than a third of it; or two prices of the same day, of which the higher
    /// is taken. The first kind is left out unless it was asked for.
    PriceChanges suspicious;
    std::int64_t dearerTerms
        = 0; ///< suspicious ones that cost more an hour than pay-as-you-go of the same pages
    PriceChanges contradicting;
    bool tookSuspicious = false;
    std::array<Dropped, dropReasonCount> dropped;
    std::map<QString, std::int64_t>
        unknownSizes; ///< priced, without a specification: rows by name; at most 1,000 names
    QStringList regions; ///< that have a price of a VM in the pages
    QStringList remarks; ///< sentences
};

struct PriceImportOptions
{
    /// Takes pages though others are missing, and regions with fewer prices than before.
    bool allowPartial = false;
    bool takeSuspicious = false;
    /// Ids of regions that were asked for whole: one that has lost more than a fifth of its prices, or has none, lacks pages, however
    /// few are left.
    QStringList wholeRegions = {};
};

} // namespace slipway
