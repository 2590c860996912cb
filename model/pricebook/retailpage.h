// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/base/result.h"
#include "model/pricebook/bytesource.h"

#include <QString>

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace slipway {

/// A row of an answer of the Azure Retail Prices API, as it stands there: UTF-8, absent texts empty.
struct RetailRow
{
    struct Plan
    {
        std::string term; ///< "1 Year"
        std::string price; ///< of an hour
    };

    std::string currency;
    std::string region; ///< `armRegionName`
    std::string from; ///< `effectiveStartDate`
    std::string until; ///< `effectiveEndDate`
    std::string meter; ///< `meterName`
    std::string product;
    std::string sku; ///< `skuName`
    std::string size; ///< `armSkuName`
    std::string service; ///< `serviceName`
    std::string unit;
    std::string type;
    std::string term; ///< `reservationTerm`
    std::string price; ///< `retailPrice` as its digits stand there; empty where there is none
    std::string unitPrice; ///< likewise; the same as `price` wherever the service is right
    std::string step; ///< `tierMinimumUnits`, likewise
    std::vector<Plan> plans; ///< `savingsPlan`
    std::string_view
        otherKind; ///< the first member above whose value is of another kind than this, such as a price in quotes
    bool rounded = false; ///< `price` had more decimals where it was read than Rate::scale

    void clear();
};

/// What a page says besides its rows.
struct RetailPage
{
    std::int64_t rows = 0;
    QString next; ///< `NextPageLink` as it stands there; empty: the last page
};

/// The largest file that is read, unpacked; the whole price list of Azure has some 600 MB.
inline constexpr std::int64_t maxRetailBytes = 8LL * 1024 * 1024 * 1024;

/// Reads one answer. `row` is called for each row as it passes and may keep nothing of it; false ends the reading, without an
/// Error. Nothing but one row and one piece of the file is ever held. Refused with one sentence and the row or byte in `where`: what
/// is cut off, no JSON, or none of these answers; two members of one name; an error of the service; another currency than USD, or
/// none named by page and row; fewer or more rows than the page says it has.
[[nodiscard]] Result<RetailPage> readRetailPage(ByteSource &bytes,
                                                const std::function<bool(const RetailRow &)> &row);

/// Whether `error` of readRetailPage() says that the prices are in another currency, or in none: asked again, they would be, too.
[[nodiscard]] bool isOtherCurrency(const Error &error);

} // namespace slipway
