// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/model/pricebook/retailfixture.h"
#include "tests/support/testrun.h"

#include "model/pricebook/bookdifferences.h"

#include <QTest>

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
        // The same size without it: withdrawn.
        const Imported withdrawn = importPages({pageOf({{}})}, {}, *first.book);
        QCOMPARE(withdrawn.book->announced().size(), std::size_t(0));
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
};

SLIPWAY_TEST(PriceUpdateTest)

#include "tst_priceupdate.moc"
