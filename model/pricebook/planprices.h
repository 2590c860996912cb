// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/evaluation/evaluation.h"
#include "model/pricebook/retailmeters.h"
#include "model/prices/laterprices.h"
#include "model/prices/referencedata.h"

#include <QDate>
#include <QString>
#include <QStringList>
#include <QUrl>

#include <optional>
#include <vector>

namespace slipway {

/// A price that a plan is billed at, and how far it is to be trusted. Lines that share it share the row.
struct PlanPrice
{
    QStringList lines; ///< names of the lines
    QString name; ///< of what it is the price of, in the language of the program
    QString sku; ///< a VM size or the id of a meter; empty: the plan states the price, or it has none
    std::optional<PriceType> paidAs; ///< of a VM
    QString region; ///< of the plan
    QString priceRegion; ///< the one it was published for
    /// USD for one unit, as published; none: missing. Of a plan that is billed at an announced price from its first month on, what is charged
    /// today.
    std::optional<Rate> rate;
    QString unit; ///< "node-hour"
    PriceOrigin origin;
    int days = 0; ///< from its date to the day judged on
    bool stale = false; ///< older than stalePriceDays
    bool estimated = false; ///< as CostLine::estimated says it wherever a price is shown
    bool workedOut
        = false; ///< its source works it out of another figure that is published: to be asked for again, and no estimate
    bool nameUnsure
        = false; ///< of a meter: its name is that of whoever told its price, and perhaps not that of the price service
    bool doubtful = false; ///< its flag says so
    bool missing = false;
    bool stated = false; ///< by the plan itself: it has no date
    QString whyNotAsked; ///< a sentence: why the price service has no answer for it; empty: it may have
    std::vector<LaterPrice> announced; ///< what the book announces of it, in the order of the days
    QDate knownUntil
        = {}; ///< the last day of what is known of it, where the plan bills months after that; else invalid
    QDate knownAgain = {}; ///< see cost::knownAgain()
    QString note;

    /// Not old, and published for its region, whatever is announced and however long it is known.
    [[nodiscard]] bool isFresh() const
    {
        return !stale && !estimated && !workedOut && !doubtful && !missing && !stated;
    }
};

inline constexpr int stalePriceDays = 180;

/// The prices of every line that is billed, none left out, in the order of the lines.
[[nodiscard]] std::vector<PlanPrice> planPrices(const Evaluation &evaluation, const Catalog &catalog,
                                                const PriceSnapshot &prices, const QDate &asOf);

/// One question to the price service.
struct PriceQuery
{
    QString service;
    QString region; ///< empty: everywhere
    QStringList names; ///< sizes, or meters as the service calls them; empty: all
    QStringList unsure; ///< those of the names that the service perhaps does not have: PlanPrice::nameUnsure
    QStringList lines; ///< names of the lines of the plan that it is for
    QString filter; ///< OData, as people read it
    QUrl url;
};

/// The service that prices are read from.
[[nodiscard]] QUrl retailService();
/// The address of a question. `service` is that of the price service or of one that answers like it.
[[nodiscard]] QUrl retailQuery(const QUrl &service, const QString &filter);

/// A price that the price service is not asked for.
struct UnaskedPrice
{
    QStringList lines; ///< names of the lines of the plan
    QString meter; ///< id of a meter that the service has no known name for; else empty
    QString why; ///< a sentence
};

/// What brings the prices of a plan up to date, and of all others why no question does: each price is in one of the two.
struct PriceDemand
{
    std::vector<PriceQuery> queries;
    std::vector<UnaskedPrice> unasked;
};

/// Sharded by service and region, at most 15 names a question.
[[nodiscard]] PriceDemand priceDemand(const std::vector<PlanPrice> &prices, const RetailMeters &meters,
                                      const QUrl &service);

/// What brings a whole book up to date: every service that a plan can be billed by, in each of the regions (ids of the catalog),
/// and what has no region.
[[nodiscard]] std::vector<PriceQuery> wholeDemand(const QStringList &regions, const RetailMeters &meters,
                                                  const QUrl &service);

/// The regions (ids) whose VMs these questions ask for without naming sizes: PriceImportOptions::wholeRegions of their answers.
[[nodiscard]] QStringList regionsAskedWhole(const std::vector<PriceQuery> &queries);

/// How the answer to the question of this number, from 1, is called: "virtual-machines-westeurope-1.json". Letters, digits, "-"
/// and "." only.
[[nodiscard]] QString answerFileName(const PriceQuery &query, std::size_t number);
/// A script of curl commands that asks the questions, for a shell where the network may be used.
[[nodiscard]] QString demandText(const PriceDemand &demand);

} // namespace slipway
