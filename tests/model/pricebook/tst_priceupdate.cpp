// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/model/pricebook/retailfixture.h"
#include "tests/support/testrun.h"

#include "model/pricebook/pricerows.h"

#include <QTest>

#include <algorithm>
#include <cmath>

using namespace slipway;
using namespace slipway::test;
using namespace Qt::StringLiterals;

/// Books written and read again.
class PriceUpdateTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// Every price, meter, use and factor of the built-in book comes back from the bytes that are written of it.
    void aBookComesBackAsItWas()
    {
        const PriceSnapshot &book = builtIn().prices;
        const Catalog &catalog = builtIn().catalog;
        const QByteArray bytes = writeBook(book, catalog, book.id());
        const Result<PriceSnapshot> again = PriceSnapshot::load(bytes, catalog);
        QVERIFY2(again.ok(), again.ok() ? "" : qPrintable(again.error().message));
        for (std::size_t size = 0; size < catalog.sizes().size(); ++size) {
            for (std::size_t region = 0; region < catalog.regions().size(); ++region) {
                for (std::size_t type = 0; type < priceTypeCount; ++type) {
                    const auto a = book.vm(SizeId(size), RegionId(region), PriceType(type));
                    const auto b = again->vm(SizeId(size), RegionId(region), PriceType(type));
                    if (a.has_value() != b.has_value())
                        QFAIL("A price came or went.");
                    if (a
                        && (a->hourly != b->hourly || a->termTotal != b->termTotal
                            || !(a->origin == b->origin)))
                        QFAIL("A price is another.");
                }
            }
            const auto flexible = book.flexibility(SizeId(size));
            const auto flexibleAgain = again->flexibility(SizeId(size));
            QCOMPARE(flexibleAgain.has_value(), flexible.has_value());
            if (flexible)
                QCOMPARE(flexibleAgain->ratio, flexible->ratio);
        }
        QCOMPARE(again->meters(), book.meters());
        for (const QString &id : book.meters()) {
            for (const Region &region : catalog.regions()) {
                const auto a = book.meter(id, region.id);
                const auto b = again->meter(id, region.id);
                QCOMPARE(b->rate, a->rate);
                QCOMPARE(b->region, a->region);
                QCOMPARE(b->note, a->note);
                QCOMPARE(b->fromUnits, a->fromUnits);
                QCOMPARE(b->estimated, a->estimated);
            }
        }
        for (const Currency &currency : book.currencies()) {
            QCOMPARE(again->exchange(currency)->raw(), book.exchange(currency)->raw());
            QCOMPARE(again->exchangeDoubt(currency), book.exchangeDoubt(currency));
        }
        for (const ComputeTarget &target : catalog.targets()) {
            for (std::size_t type = 0; type < priceTypeCount; ++type)
                QCOMPARE(again->use(target.id, PriceType(type)).support,
                         book.use(target.id, PriceType(type)).support);
        }
        QCOMPARE(again->oldest(), book.oldest());
        QCOMPARE(again->newest(), book.newest());
        QCOMPARE(writeBook(*again, catalog, book.id()), bytes);
    }

    void theSameImportGivesTheSameBytes()
    {
        const Imported one = importPages({u"traps.json"_s, u"d2s.json"_s});
        const Imported two = importPages({u"d2s.json"_s, u"traps.json"_s});
        QCOMPARE(one.book->sha256(), two.book->sha256());
        QCOMPARE(one.book->id(), u"retail-2026-11-22"_s);
        QVERIFY(one.book->sha256() != builtIn().prices.sha256());
    }

    void whatIsAnnouncedStaysUntilItIsSaidOtherwise()
    {
        const QString ahead = u"\"effectiveStartDate\": \"2027-02-01T00:00:00Z\", \"retailPrice\": 0.30"_s;
        const Imported first = importPages({pageOf({{}, ahead})});
        QCOMPARE(first.book->announced().size(), std::size_t(1));
        // Of another size: nothing is said of this one.
        const Imported other = importPages({u"b1s.json"_s}, {}, *first.book);
        QCOMPARE(other.book->announced().size(), std::size_t(1));
        QVERIFY(other.report.withdrawn.empty());
        // The same size without it: withdrawn.
        const Imported withdrawn = importPages({pageOf({{}})}, {}, *first.book);
        QCOMPARE(withdrawn.book->announced().size(), std::size_t(0));
        QCOMPARE(withdrawn.report.withdrawn.size(), 1U);
        QCOMPARE(withdrawn.report.withdrawn.front().after.toDecimal(), u"0.30"_s);
        QCOMPARE(withdrawn.report.withdrawn.front().from, QDate(2027, 2, 1));
        // Said again, at another figure: it is announced. For another day: the one of before is withdrawn.
        const Imported dearer = importPages({pageOf({{}, QString(ahead).replace(u"0.30"_s, u"0.31"_s)})}, {}, *first.book);
        QVERIFY(dearer.report.withdrawn.empty());
        QCOMPARE(dearer.report.announced.size(), 1U);
        const Imported later = importPages({pageOf({{}, QString(ahead).replace(u"2027-02"_s, u"2027-03"_s)})}, {}, *first.book);
        QCOMPARE(later.report.withdrawn.size(), 1U);
        QCOMPARE(later.report.announced.front().from, QDate(2027, 3, 1));
    }

    void whatBooksAnnounceIsCompared()
    {
        const Catalog &catalog = builtIn().catalog;
        const Imported ahead
            = importPages({pageOf({u"\"effectiveStartDate\": \"2027-02-01T00:00:00Z\", \"retailPrice\": 0.30"_s})});
        const BookDifferences there = bookDifferences(builtIn().prices, *ahead.book, catalog);
        QCOMPARE(there.announced.size(), 1U);
        QCOMPARE(there.announced.front().before->toDecimal(), u"0.23"_s);
        QCOMPARE(there.announced.front().after.toDecimal(), u"0.30"_s);
        QCOMPARE(there.announced.front().from, QDate(2027, 2, 1));
        QVERIFY(there.withdrawn.empty() && there.changed.empty());
        const BookDifferences back = bookDifferences(*ahead.book, builtIn().prices, catalog);
        QVERIFY(back.announced.empty());
        QCOMPARE(back.withdrawn.size(), 1U);
        QCOMPARE(back.withdrawn.front().after.toDecimal(), u"0.30"_s);
        const BookDifferences none = bookDifferences(*ahead.book, *ahead.book, catalog);
        QVERIFY(none.announced.empty() && none.withdrawn.empty());
    }

    void everyAnnouncedPriceFollowsTheOneBeforeIt()
    {
        // 0.20 until April 2027, 0.30 from July, 0.60 from March 2028: 0.20 to 0.30 is +50 %, 0.30 to 0.60 is +100 %, and not 0.20 to 0.60.
        const auto day = [](const char *from, const char *rate, const char *until = "") -> QString {
            return u"\"effectiveStartDate\": \"%1T00:00:00Z\", \"retailPrice\": %2"_s.arg(
                       QLatin1StringView(from), QLatin1StringView(rate))
                + (*until ? u", \"effectiveEndDate\": \"%1T23:59:59Z\""_s.arg(QLatin1StringView(until))
                          : QString());
        };
        const Imported ahead
            = importPages({pageOf({day("2028-03-01", "0.60"), day("2026-09-01", "0.20", "2027-04-30"),
                                   day("2027-07-01", "0.30")})});
        QVERIFY(ahead.ok());
        const Catalog &catalog = builtIn().catalog;
        const BookDifferences found = bookDifferences(builtIn().prices, *ahead.book, catalog);
        for (const PriceChanges *announced : {&ahead.report.announced, &found.announced}) {
            QCOMPARE(announced->size(), 2U);
            QCOMPARE((*announced)[0].from, QDate(2027, 7, 1));
            QCOMPARE((*announced)[0].before->toDecimal(), u"0.20"_s);
            QCOMPARE(std::lround((*announced)[0].percent()), 50);
            QCOMPARE((*announced)[1].from, QDate(2028, 3, 1));
            QCOMPARE((*announced)[1].before->toDecimal(), u"0.30"_s);
            QCOMPARE(std::lround((*announced)[1].percent()), 100);
            QCOMPARE(announced->largest(10), (std::vector<std::size_t>{0, 1}));
        }
    }

    void lastDaysOfBooksAreCompared()
    {
        // 0.23 until 2026-12-31 and 0.30 from February 2027 to its end in June: of the first and of the second nobody knows what follows.
        const Catalog &catalog = builtIn().catalog;
        const SizeId size = *catalog.findSize(u"Standard_D4s_v5");
        const RegionId region = *catalog.findRegion(u"westeurope");
        PriceUpdate update;
        update.source = retailSource();
        update.date = retailDay;
        update.announced.push_back(
            {size, region, PriceType::PayAsYouGo, QDate(2027, 2, 1), *Rate::fromDecimal(u"0.30"), {}, {}});
        update.endings = {{size, region, PriceType::PayAsYouGo, QDate(2026, 12, 31)},
                          {size, region, PriceType::PayAsYouGo, QDate(2027, 6, 30)}};
        const PriceSnapshot ends
            = *PriceSnapshot::load(*updatedBook(builtIn().prices, catalog, update), catalog);
        QCOMPARE(ends.endings().size(), 2U);
        const BookDifferences there = bookDifferences(builtIn().prices, ends, catalog);
        QCOMPARE(there.ending.size(), 2U);
        QCOMPARE(there.ending[0].from, QDate(2026, 12, 31));
        QCOMPARE(there.ending[0].after.toDecimal(), u"0.23"_s);
        QCOMPARE(there.ending[1].from, QDate(2027, 6, 30));
        QCOMPARE(there.ending[1].after.toDecimal(), u"0.30"_s);
        QVERIFY(there.endingNoMore.empty() && there.changed.empty());
        const BookDifferences back = bookDifferences(ends, builtIn().prices, catalog);
        QCOMPARE(back.endingNoMore.size(), 2U);
        QVERIFY(back.ending.empty());
        QVERIFY(bookDifferences(ends, ends, catalog).ending.empty());
        const std::vector<PriceChangeRow> rows = changeRows(there, catalog, 10);
        const auto row = std::ranges::find(rows, PriceChangeRow::Kind::Ending, &PriceChangeRow::kind);
        QVERIFY(row != rows.end());
        QCOMPARE(row->last, QDate(2026, 12, 31));
        QVERIFY(!row->from.isValid());
    }

    void aListPriceOfWhatIsAgreedIsNotAnnounced()
    {
        // Agreed at 0.20 from January on: the list's 0.30 of February is never charged, and no book is said to announce it.
        const Catalog &catalog = builtIn().catalog;
        const SizeId size = *catalog.findSize(u"Standard_D4s_v5");
        const RegionId region = *catalog.findRegion(u"westeurope");
        PriceUpdate sheet;
        sheet.source = PriceSnapshot::sheetSource();
        sheet.date = retailDay;
        sheet.announced.push_back(
            {size, region, PriceType::PayAsYouGo, QDate(2027, 1, 1), *Rate::fromDecimal(u"0.20"), {}, {}});
        const PriceSnapshot agreed
            = *PriceSnapshot::load(*updatedBook(builtIn().prices, catalog, sheet), catalog);
        PriceUpdate list;
        list.source = retailSource();
        list.date = retailDay;
        list.announced.push_back(
            {size, region, PriceType::PayAsYouGo, QDate(2027, 2, 1), *Rate::fromDecimal(u"0.30"), {}, {}});
        const PriceSnapshot both = *PriceSnapshot::load(*updatedBook(agreed, catalog, list), catalog);
        QCOMPARE(both.announced().size(), 2U);
        const BookDifferences found = bookDifferences(builtIn().prices, both, catalog);
        QCOMPARE(found.announced.size(), 1U);
        QCOMPARE(found.announced.front().from, QDate(2027, 1, 1));
        QVERIFY(bookDifferences(agreed, both, catalog).announced.empty());
    }

    void whatIsAgreedAnewIsTold()
    {
        // The figure of the list, agreed: the plan's discount comes off no more.
        const Catalog &catalog = builtIn().catalog;
        PriceUpdate update;
        update.source = PriceSnapshot::sheetSource();
        update.date = retailDay;
        const auto region = *catalog.findRegion(u"westeurope");
        update.prices = {{*catalog.findSize(u"Standard_D4s_v5"), region, PriceType::PayAsYouGo,
                          *Rate::fromDecimal(u"0.23"), {}, {}},
                         {*catalog.findSize(u"Standard_D4s_v3"), region, PriceType::PayAsYouGo,
                          *Rate::fromDecimal(u"0.20"), {}, {}}};
        const PriceSnapshot agreed = *PriceSnapshot::load(*updatedBook(builtIn().prices, catalog, update), catalog);
        const BookDifferences found = bookDifferences(builtIn().prices, agreed, catalog);
        QCOMPARE(found.agreed.size(), 2U);
        QCOMPARE(found.changed.size(), 1U);
        QVERIFY(found.listed.empty());
        const BookDifferences back = bookDifferences(agreed, builtIn().prices, catalog);
        QCOMPARE(back.listed.size(), 2U);
        QVERIFY(back.agreed.empty());
        QCOMPARE(found.same, bookDifferences(builtIn().prices, builtIn().prices, catalog).same - 2);
        // A list that announces another price changes nothing of it, and does not say so.
        const QString ahead = u"\"effectiveStartDate\": \"2027-02-01T00:00:00Z\", \"retailPrice\": 0.30"_s;
        const Imported list = importPages({pageOf({{}, ahead})}, {}, agreed);
        QVERIFY(list.report.announced.empty());
        QCOMPARE(list.report.keptAhead, 1);
        QCOMPARE(list.report.kept, 1);
        QVERIFY(list.book->announced().empty());
    }

    void estimatesFollowPayAsYouGo()
    {
        const Catalog &catalog = builtIn().catalog;
        const auto size = *catalog.findSize(u"Standard_D4s_v5");
        const auto region = *catalog.findRegion(u"westeurope");
        const Imported done = importPages({pageOf({u"\"retailPrice\": 0.46"_s})});
        const auto before = builtIn().prices.vm(size, region, PriceType::Reservation1Year);
        const auto after = done.book->vm(size, region, PriceType::Reservation1Year);
        QVERIFY(before && before->estimate && after && after->estimate);
        QVERIFY(std::abs(after->hourly.usd() - 2 * before->hourly.usd()) < 1e-9);
    }

    void booksAreComparedPriceByPrice()
    {
        const Imported done = importPages({pageOf({u"\"retailPrice\": 0.25"_s})});
        const BookDifferences found = bookDifferences(builtIn().prices, *done.book, builtIn().catalog);
        QCOMPARE(found.changed.size(), std::size_t(1));
        QCOMPARE(found.changed.front().before->toDecimal(), u"0.23"_s);
        QCOMPARE(found.changed.front().after.toDecimal(), u"0.25"_s);
        QVERIFY(found.added.empty());
        QVERIFY(found.gone.empty());
    }

    void whatOnlyTheFirstBookHasIsGone()
    {
        const Catalog &catalog = builtIn().catalog;
        const auto region = *catalog.findRegion(u"westeurope");
        std::optional<SizeId> unpriced;
        for (std::size_t i = 0; i < catalog.sizes().size() && !unpriced; ++i) {
            if (!builtIn().prices.vm(SizeId(i), region, PriceType::PayAsYouGo))
                unpriced = SizeId(i);
        }
        QVERIFY(unpriced);
        PriceUpdate update;
        update.source = retailSource();
        update.date = retailDay;
        update.prices = {{*unpriced, region, PriceType::PayAsYouGo, *Rate::fromDecimal(u"1.25"), {}, {}}};
        const PriceSnapshot with = *PriceSnapshot::load(*updatedBook(builtIn().prices, catalog, update), catalog);
        const BookDifferences gone = bookDifferences(with, builtIn().prices, catalog);
        QCOMPARE(gone.gone.size(), 1U);
        QCOMPARE(gone.gone.front().size, unpriced);
        QCOMPARE(gone.gone.front().after.toDecimal(), u"1.25"_s);
        QVERIFY(gone.added.empty() && gone.changed.empty());
        const std::vector<PriceChangeRow> rows = changeRows(gone, catalog, 10);
        QCOMPARE(rows.size(), 1U);
        QCOMPARE(rows[0].kind, PriceChangeRow::Kind::Gone);
        QCOMPARE(rows[0].before, Rate::fromDecimal(u"1.25"));
        QVERIFY(!rows[0].after);
        const BookDifferences added = bookDifferences(builtIn().prices, with, catalog);
        QCOMPARE(added.added.size(), 1U);
        QVERIFY(added.gone.empty());
    }
};

SLIPWAY_TEST(PriceUpdateTest)

#include "tst_priceupdate.moc"
