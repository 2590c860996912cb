// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/base/money.h"
#include "model/base/result.h"

#include <QByteArray>
#include <QHash>
#include <QString>
#include <QStringList>

#include <optional>
#include <string_view>
#include <vector>

namespace slipway {

/// What a meter of the book is called by the price service: a row of resources/prices/retailmeters.csv.
struct RetailMeter
{
    QString id; ///< in the book: "disk.p10"
    QString service;
    QString product;
    QString sku; ///< empty: any
    QString meter;
    double fromUnits = 0; ///< where its volume step begins
};

/// The meters a plan may bill, by the names that rows have.
class RetailMeters
{
public:
    [[nodiscard]] static Result<RetailMeters> parse(const QByteArray &csv);

    /// Every step of what is called so; case does not matter.
    [[nodiscard]] std::vector<const RetailMeter *> find(std::string_view product, std::string_view meter,
                                                        std::string_view sku) const;
    /// The first of that id; null where the service has no name for it.
    [[nodiscard]] const RetailMeter *ofId(const QString &id) const;

    [[nodiscard]] QStringList services() const; ///< of all meters, sorted

private:
    std::vector<RetailMeter> m_meters;
    QHash<QByteArray, std::vector<std::size_t>> m_byName;
};

/// `price` of one `unitOfMeasure` of the service ("10K", "1/Hour", "100 Seconds") as that of one `unit` of the book
/// ("10,000 operations", "hour", "second"), rounded half to even; nullopt where they count other things.
[[nodiscard]] std::optional<Rate> rateInUnit(Rate price, QStringView unitOfMeasure, QStringView unit);

} // namespace slipway
