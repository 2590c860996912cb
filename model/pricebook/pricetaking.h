// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/pricebook/chargeduntil.h"
#include "model/pricebook/gatheredprices.h"
#include "model/prices/priceupdate.h"

#include <QString>

#include <cstddef>
#include <map>
#include <set>
#include <utility>
#include <vector>

namespace slipway {

/// Judges what was gathered against a book: what is taken goes into the update, of which source and day are set, and what became of all of it into
/// the report. Borrows all it is given.
class PriceTaking
{
public:
    PriceTaking(const Catalog &catalog, const PriceSnapshot &book, const GatheredPrices &gathered,
                const PriceImportOptions &options, PriceUpdate &update, ImportReport &report);

    void run();

private:
    /// Whether the book knows better: pages of an earlier day bring nothing back.
    [[nodiscard]] bool isEarlierThan(const PriceOrigin &known) const;
    void findAnnouncedLater();
    /// Until an agreement begins what lists announce is charged. What lists announced before, the pages of a list say anew.
    void findListedAhead();
    /// Whether the book's price stays: what was agreed is replaced by what is agreed anew alone.
    [[nodiscard]] bool keeps(const PriceOrigin &known) const;
    void takeVms();
    void takeMeters();
    void takeAnnounced();
    /// nullptr: the price that holds now is not taken, or not told.
    [[nodiscard]] const UpdatedPrice *takenOf(std::size_t slot) const;
    [[nodiscard]] const UpdatedMeter *takenOf(const QString &meter, const QString &region) const;
    /// What is charged of a slot once this is taken, whatever the pages announce.
    [[nodiscard]] ChargedUntil chargedNow(std::size_t slot) const;
    /// The same of a meter in a region.
    [[nodiscard]] ChargedUntil chargedNow(const QString &meter, const QString &region) const;
    /// The last days of what was taken, where nothing that was taken follows at once.
    void takeEndings();
    [[nodiscard]] bool isAgreedMeter(const GatheredPrices::MeterAhead &ahead) const;
    void findWithdrawn();
    [[nodiscard]] PriceFlag flagOf(std::size_t slot) const;
    /// Whether a price that takes the place of none stands out against what the size costs otherwise.
    [[nodiscard]] bool standsOut(const UpdatedPrice &price) const;
    /// Pay-as-you-go as the pages have it, unless that is suspicious itself; no rate: neither.
    [[nodiscard]] Rate payAsYouGoRead(SizeId size, RegionId region) const;
    /// Whether a term costs more than that: nobody would buy it.
    [[nodiscard]] bool isDearerTerm(const UpdatedPrice &price, Rate payAsYouGo) const;
    /// The same of a meter against what it costs in other regions.
    [[nodiscard]] bool meterStandsOut(const QString &meter, const QString &region, Rate rate) const;

    const Catalog &m_catalog;
    const PriceSnapshot &m_book;
    const GatheredPrices &m_gathered;
    const PriceImportOptions &m_options;
    PriceUpdate &m_update;
    ImportReport &m_report;
    std::set<std::size_t>
        m_announcedLater; ///< slots of which the book announces something on a later day than these
    std::set<std::pair<QString, QString>> m_metersAnnouncedLater; ///< the same by meter and region
    /// By slot: what lists of the book announce, where a sheet is read.
    std::map<std::size_t, std::vector<ChargedUntil::Step>> m_listedAhead;
    std::map<std::pair<QString, QString>, std::vector<ChargedUntil::Step>>
        m_metersListedAhead; ///< the same by meter and region
};

} // namespace slipway
