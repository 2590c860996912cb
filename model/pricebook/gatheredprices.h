// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/pricebook/importreport.h"

#include <QString>
#include <QStringList>

#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <utility>
#include <vector>

namespace slipway {

/// What rows of the price service offer: one price for every size, region and type, one for every meter and region, and what is announced.
/// Of several that hold on a day the newest: one that has an end has the older one beneath it, which holds again behind that end. Borrows the
/// catalog.
class GatheredPrices
{
public:
    struct Candidate
    {
        std::int64_t rate = 0; ///< 0: none
        std::int64_t total = 0; ///< of the term; 0: none
        std::int64_t other = 0; ///< the lower of two that began on the same day; 0: none
        qint32 from = 0;
        qint32 until = 0; ///< 0: no end is told
    };
    struct Ahead
    {
        std::size_t slot = 0;
        qint32 from = 0;
        qint32 until = 0;
        std::int64_t rate = 0;
        std::int64_t total = 0;
        bool isFirst = true; ///< of its row: savings plans and further sizes come with another
        bool resumed = false; ///< of an older row, behind the end of a newer one
        bool isOfBook = false; ///< what is resumed is no row of the pages, but what the book has
    };
    struct MeterCandidate
    {
        Rate rate;
        qint32 from = 0;
        std::optional<Rate> other = {}; ///< that begins on the same day, and is lower
        qint32 until = 0;
    };
    struct MeterAhead
    {
        QString meter;
        QString region;
        qint32 from = 0;
        Rate rate;
        qint32 until = 0;
        bool resumed = false; ///< as Ahead::resumed
        bool isOfBook = false;
    };

    explicit GatheredPrices(const Catalog &catalog);

    /// Both say whether the offer, or one that came before, is of an older price or comes once more.
    [[nodiscard]] bool addVm(const VmOffer &offer, const RowOutcome &outcome, bool isFirst);
    [[nodiscard]] bool addMeter(const MeterOffer &offer, const RowOutcome &outcome);
    void addStep(const MeterOffer &offer, const RowOutcome &outcome);

    /// Prices that the pages have for some time only, and nothing besides: one row that holds now, and its last day. By slot, and by meter
    /// and region.
    [[nodiscard]] std::map<std::size_t, qint32> promotions() const;
    [[nodiscard]] std::map<std::pair<QString, QString>, qint32> meterPromotions() const;
    /// What a book has of a price, where the pages have it for some time only: it holds again behind that. `until` as of a row.
    void addKnown(std::size_t slot, Rate rate, std::optional<Rate> total, qint32 until);
    void addKnown(const QString &meter, const QString &region, Rate rate, qint32 until);

    /// Where no row of a meter begins at the first unit with a price, that of the lowest step is the price of all: a sentence for each.
    [[nodiscard]] QStringList takeLowestSteps();
    /// Puts what is announced in the order of its days, with what holds again behind an end; how many rows came twice, less those that hold
    /// again.
    [[nodiscard]] std::int64_t sortAnnounced();

    /// Frees what is held.
    void clear();

    [[nodiscard]] std::size_t slot(SizeId size, RegionId region, PriceType type) const;
    [[nodiscard]] SizeId sizeOf(std::size_t slot) const;
    [[nodiscard]] RegionId regionOf(std::size_t slot) const;
    [[nodiscard]] static PriceType typeOf(std::size_t slot);

    [[nodiscard]] const std::vector<Candidate> &now() const { return m_now; } ///< by slot
    [[nodiscard]] const Candidate &now(SizeId size, RegionId region, PriceType type) const { return m_now[slot(size, region, type)]; }
    [[nodiscard]] const std::vector<Ahead> &ahead() const { return m_ahead; }
    [[nodiscard]] const std::map<std::pair<QString, QString>, MeterCandidate> &meterNow() const { return m_meterNow; } ///< by meter and region
    [[nodiscard]] const std::vector<MeterAhead> &meterAhead() const { return m_meterAhead; }

private:
    /// The lowest step of a meter on the newest day.
    struct StepCandidate
    {
        double step = 0;
        Rate rate;
        qint32 from = 0;
    };

    /// A row that holds now beneath a newer one, and longer.
    struct Beneath
    {
        qint32 from = 0;
        qint32 until = 0;
        std::int64_t rate = 0;
        std::int64_t total = 0;
        bool isRow = true; ///< of the pages, and counted there; else of the book, or savings plans of a row
    };

    void keepBeneath(std::size_t slot, const Beneath &row, qint32 newerUntil);
    void keepBeneath(const std::pair<QString, QString> &meter, const Beneath &row, qint32 newerUntil);
    [[nodiscard]] std::int64_t resume();
    [[nodiscard]] std::int64_t resumeMeters();

    const Catalog &m_catalog;
    std::vector<Candidate> m_now;
    std::vector<Ahead> m_ahead;
    std::map<std::pair<QString, QString>, MeterCandidate> m_meterNow;
    std::vector<MeterAhead> m_meterAhead;
    std::map<std::pair<QString, QString>, StepCandidate> m_meterSteps; ///< by meter and region
    std::map<std::size_t, std::vector<Beneath>> m_beneath; ///< by slot; mostly empty
    std::map<std::pair<QString, QString>, std::vector<Beneath>> m_metersBeneath; ///< by meter and region
    /// Of which several rows hold now, one of them with an end.
    std::set<std::size_t> m_several;
    std::set<std::pair<QString, QString>> m_metersSeveral;
};

} // namespace slipway
