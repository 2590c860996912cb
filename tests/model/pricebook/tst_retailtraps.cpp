// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/prices/laterprices.h"
#include "tests/model/pricebook/retailfixture.h"
#include "tests/support/testrun.h"

#include <QTest>

using namespace slipway;
using namespace slipway::test;
using namespace Qt::StringLiterals;

Q_DECLARE_METATYPE(slipway::DropReason)

namespace {

/// A page with one row that has a member with this value, as it is written here.
QString oneRow(const QString &member, const QString &value, const QString &more = {})
{
    QString page = pageOf({u"\"retailPrice\": 0.24, %1\"%2\": \"(value)\""_s.arg(
        more.isEmpty() ? QString() : more + u", "_s, member)});
    return page.replace(u"\"(value)\""_s, value);
}

} // namespace

/// Each line of the table in docs/prices.md, by its name.
class RetailTrapsTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        m_traps = importPages({u"traps.json"_s});
        QVERIFY2(m_traps.ok(), qPrintable(m_traps.error.message));
        QCOMPARE(m_traps.report.rows, 41);
    }

    void trap01NineRowsAreOneSize()
    {
        const Imported done = importPages({u"d2s.json"_s});
        QVERIFY2(done.ok(), qPrintable(done.error.message));
        const QString size = u"Standard_D2s_v3"_s;
        QCOMPARE(done.report.rows, 9);
        QCOMPARE(done.rate(size, u"eastus"), u"0.096"_s);
        QCOMPARE(done.rate(size, u"eastus", PriceType::Spot), u"0.018816"_s);
        QCOMPARE(done.rate(size, u"eastus", PriceType::SavingsPlan1Year), u"0.06624"_s);
        QCOMPARE(done.rate(size, u"eastus", PriceType::SavingsPlan3Years), u"0.04512"_s);
        // Of the other six, four are Windows and two of these DevTest, which is told first.
        QCOMPARE(done.dropped(DropReason::DevTest), 3);
        QCOMPARE(done.dropped(DropReason::NotLinux), 3);
        QCOMPARE(done.dropped(DropReason::LowPriority), 1);
    }

    void trap02OtherNamesOfWindows()
    {
        QCOMPARE(m_traps.dropped(DropReason::NotLinux), 7);
        QCOMPARE(m_traps.rate(u"Standard_D4s_v5", u"westeurope"), u"0.23"_s);
        QCOMPARE(m_traps.rate(u"Standard_DC4as_v5", u"westeurope"), u"0.21"_s);
        const Imported weird = importPages({u"weird-rows.json"_s});
        QVERIFY2(weird.ok(), qPrintable(weird.error.message));
        QVERIFY(weird.dropped(DropReason::NotLinux) >= 4); // cloud services and dedicated hosts
        QCOMPARE(weird.rate(u"Standard_D4ads_v5", u"eastus2").left(4), u"old "_s);
    }

    void trap03ReservationsAreWholeTerms()
    {
        const Imported done = importPages({u"d2als-reservations.json"_s});
        const auto one = done.vm(u"Standard_D2als_v7", u"eastus", PriceType::Reservation1Year);
        const auto three = done.vm(u"Standard_D2als_v7", u"eastus", PriceType::Reservation3Years);
        QVERIFY(one && three);
        QCOMPARE(one->hourly.toDecimal(), u"0.0474885845"_s);
        QCOMPARE(one->termTotal->toDecimal(), u"416.00"_s);
        QCOMPARE(three->hourly.toDecimal(), u"0.0305555556"_s);
        QCOMPARE(three->termTotal->toDecimal(), u"803.00"_s);
        QCOMPARE(m_traps.rate(u"Standard_D4s_v5", u"westeurope", PriceType::Reservation5Years), u"0.10"_s);
        QCOMPARE(m_traps.dropped(DropReason::Term), 1);
    }

    void trap04DevTestIsNoPrice()
    {
        const Imported done = importPages({u"b1s.json"_s});
        // The row of Windows for development carries 0.0104 too: only that of Linux counts.
        QCOMPARE(done.dropped(DropReason::DevTest), 1);
        QCOMPARE(done.dropped(DropReason::NotLinux), 1);
        QCOMPARE(done.rate(u"Standard_B1s", u"eastus"), u"0.0104"_s);
        const Imported alone = importPages({pageOf({u"\"type\": \"DevTestConsumption\""_s})});
        QVERIFY(alone.ok());
        QVERIFY(alone.report.added.empty() && alone.report.changed.empty());
        QCOMPARE(alone.report.unchanged, 0);
    }

    void trap05SavingsPlansHangOnTheBaseRow()
    {
        const Imported done = importPages({u"b1s.json"_s});
        QCOMPARE(done.rate(u"Standard_B1s", u"eastus", PriceType::SavingsPlan3Years), u"0.00468624"_s);
        QCOMPARE(done.rate(u"Standard_B1s", u"eastus", PriceType::SavingsPlan1Year), u"0.0070044"_s);
        const QString size = u"Standard_D4s_v5"_s;
        QCOMPARE(m_traps.rate(size, u"swedencentral", PriceType::SavingsPlan1Year), u"0.20"_s);
        QCOMPARE(m_traps.rate(size, u"swedencentral", PriceType::SavingsPlan3Years), u"0.15"_s);
        QCOMPARE(m_traps.rate(size, u"swedencentral", PriceType::Spot), u"0.05"_s);
        const Imported without = importPages({pageOf({u"\"armRegionName\": \"japanwest\""_s})});
        QCOMPARE(without.rate(size, u"japanwest"), u"0.23"_s);
        QVERIFY(without.rate(size, u"japanwest", PriceType::SavingsPlan1Year) == u"-"
                || without.rate(size, u"japanwest", PriceType::SavingsPlan1Year).startsWith(u"old "));
    }

    // None of the three is a price: they are counted one by one, and the row is taken.
    void trap05PlansThatAreNoPriceAreCounted()
    {
        const QString plans
            = u"\"savingsPlan\": [{\"term\": \"3 Years\", \"retailPrice\": -0.1}, {\"term\": \"7 Years\", \"retailPrice\": 0.1}, {\"term\": \"1 Year\", \"retailPrice\": 0}]"_s;
        const Imported done = importPages({pageOf({u"\"retailPrice\": 0.25, "_s + plans})});
        QVERIFY2(done.ok(), qPrintable(done.error.message));
        QCOMPARE(done.rate(u"Standard_D4s_v5", u"westeurope"), u"0.25"_s);
        QCOMPARE(done.dropped(DropReason::SavingsPlan), 3);
        QCOMPARE(done.report.dropped[static_cast<std::size_t>(DropReason::SavingsPlan)].example,
                 u"Virtual Machines Dsv5 Series, D4s v5, westeurope: 3 Years at -0.1"_s);
        // A row of two sizes has them once, one that is no price itself has none, and what is good beside them is taken.
        const QString two
            = u"\"armSkuName\": \"\", \"skuName\": \"D14/DS14\", \"meterName\": \"D14/DS14\", "_s;
        QCOMPARE(importPages({pageOf({two + plans})}).dropped(DropReason::SavingsPlan), 3);
        QCOMPARE(importPages({pageOf({u"\"effectiveEndDate\": \"2026-10-31T00:00:00Z\", "_s + plans})})
                     .dropped(DropReason::SavingsPlan),
                 0);
        const Imported good = importPages({pageOf(
            {u"\"savingsPlan\": [{\"retailPrice\": 0.1}, {\"term\": \"3 Years\", \"retailPrice\": 0.11}]"_s})});
        QCOMPARE(good.dropped(DropReason::SavingsPlan), 1);
        QCOMPARE(good.rate(u"Standard_D4s_v5", u"westeurope", PriceType::SavingsPlan3Years), u"0.11"_s);
    }

    void trap06NamesOfSizes()
    {
        QCOMPARE(m_traps.rate(u"Standard_NM16ads_MA35D", u"westeurope"), u"1.50"_s);
        QCOMPARE(m_traps.rate(u"Standard_DC2s_v3", u"westeurope"), u"0.192"_s);
        QCOMPARE(m_traps.rate(u"Standard_E4s_v5", u"westeurope"), u"0.31"_s);
        QCOMPARE(m_traps.rate(u"Standard_D14", u"westeurope", PriceType::Spot), u"0.40"_s);
        QCOMPARE(m_traps.rate(u"Standard_DS14", u"westeurope", PriceType::Spot), u"0.40"_s);
        QCOMPARE(m_traps.dropped(DropReason::NoSize), 2);
        QCOMPARE(m_traps.report.unknownSizes.size(), std::size_t(2));
        QVERIFY(m_traps.report.unknownSizes.contains(u"DCadsv6_Type1"_s));
        QVERIFY(m_traps.report.unknownSizes.contains(u"SQLG7_1"_s));
    }

    void trap07PrimaryMeterRegionMeansNothing()
    {
        const QString base = u"\"isPrimaryMeterRegion\": %1, \"retailPrice\": 0.25"_s;
        for (const QString &flag : {u"true"_s, u"false"_s}) {
            const Imported done = importPages({pageOf({base.arg(flag)})});
            QCOMPARE(done.rate(u"Standard_D4s_v5", u"westeurope"), u"0.25"_s);
        }
        // In the real answer the base row is not primary.
        QCOMPARE(importPages({u"d2s.json"_s}).rate(u"Standard_D2s_v3", u"eastus"), u"0.096"_s);
    }

    void trap08TheNewestThatHoldsToday()
    {
        QCOMPARE(m_traps.rate(u"Standard_D4s_v5", u"northeurope"), u"0.22"_s);
        QCOMPARE(m_traps.dropped(DropReason::Ended), 2);
        QCOMPARE(m_traps.dropped(DropReason::Older), 1);
        QCOMPARE(m_traps.report.announced.size(), std::size_t(1));
        QCOMPARE(m_traps.report.announced.front().after.toDecimal(), u"0.24"_s);
        QCOMPARE(m_traps.report.announced.front().before->toDecimal(), u"0.22"_s);
        QCOMPARE(m_traps.report.announced.front().from, QDate(2026, 12, 1));
        const Catalog &catalog = builtIn().catalog;
        const auto on = [&](const QDate &day) {
            return m_traps.book->onDay(day, catalog)
                .vm(*catalog.findSize(u"Standard_D4s_v5"), *catalog.findRegion(u"northeurope"),
                    PriceType::PayAsYouGo)
                ->hourly.toDecimal();
        };
        QCOMPARE(on(QDate(2026, 11, 30)), u"0.22"_s);
        QCOMPARE(on(QDate(2026, 12, 1)), u"0.24"_s);
        QCOMPARE(m_traps.book->onDay(QDate(2026, 12, 1), catalog).announced().size(), std::size_t(0));
    }

    /// A price that ends without one that follows is known until its last day; a successor, or a row of the same price without an end, takes that away. What is
    /// announced may end as well.
    void trap08AnEndWithoutASuccessorIsTold()
    {
        const QString size = u"Standard_D4s_v5"_s;
        const auto lastDay = [&](const Imported &done) -> std::optional<QDate> {
            const std::vector<PriceGap> gaps
                = gapsOf(*done.book, *builtIn().catalog.findSize(size),
                         *builtIn().catalog.findRegion(u"westeurope"_s), PriceType::PayAsYouGo);
            if (gaps.empty() || gaps.back().next.isValid())
                return std::nullopt;
            return gaps.back().last;
        };
        const QString ends = u"\"effectiveEndDate\": \"2027-03-31T23:59:59Z\""_s;
        const QString follows = u"\"effectiveStartDate\": \"2027-04-01T00:00:00Z\", \"retailPrice\": 0.25"_s;
        const Imported alone = importPages({pageOf({ends})});
        QCOMPARE(lastDay(alone), std::optional(QDate(2027, 3, 31)));
        QCOMPARE(alone.report.ending, 1);
        QVERIFY2(alone.report.remarks.join(u' ').contains(u"1 price ends on a day"_s),
                 qPrintable(alone.report.remarks.join(u' ')));
        QVERIFY(!lastDay(importPages({pageOf({ends, follows})})));
        QVERIFY(!lastDay(importPages({pageOf({ends, {}})})));
        QCOMPARE(lastDay(importPages(
                     {pageOf({ends, follows + u", \"effectiveEndDate\": \"2027-09-30T00:00:00Z\""_s})})),
                 std::optional(QDate(2027, 9, 30)));
        // The end of a row that another has superseded is none of the price, and neither is one that is never.
        QVERIFY(
            !lastDay(importPages({pageOf({ends, u"\"effectiveStartDate\": \"2026-06-01T00:00:00Z\""_s})})));
        QVERIFY(!lastDay(importPages({pageOf({u"\"effectiveEndDate\": \"9999-12-31T23:59:59Z\""_s})})));
        // Newer pages say it anew, and other prices of the book keep their ends.
        const Imported anew = importPages({pageOf({{}})}, {.takeSuspicious = true}, *alone.book);
        QVERIFY(!lastDay(anew));
        const Imported other = importPages({pageOf({u"\"armRegionName\": \"northeurope\""_s})},
                                           {.takeSuspicious = true}, *alone.book);
        QCOMPARE(lastDay(other), std::optional(QDate(2027, 3, 31)));
    }

    /// The newest start that has come, without an end that is past. A row without an end holds again behind the end of a newer one; where no row
    /// holds, nobody knows.
    void trap08WhatHasNoEndHoldsAgain_data()
    {
        QTest::addColumn<QStringList>("rows");
        QTest::addColumn<QString>("later"); // what follows 2026-11-22, "day price"
        QTest::addColumn<QString>("gaps"); // "last..next"
        const auto row = [](const char *price, const char *from, const char *until = "") -> QString {
            return u"\"retailPrice\": %1, \"effectiveStartDate\": \"%2T00:00:00Z\""_s.arg(
                       QLatin1StringView(price), QLatin1StringView(from))
                + (*until ? u", \"effectiveEndDate\": \"%1T23:59:59Z\""_s.arg(QLatin1StringView(until))
                          : QString());
        };
        const QString base = row("0.25", "2026-01-01");
        const QString promotion = row("0.20", "2026-11-01", "2027-04-30");
        QTest::newRow("a promotion that holds")
            << QStringList{base, promotion} << u"2027-05-01 0.25"_s << QString();
        QTest::newRow("in the other order")
            << QStringList{promotion, base} << u"2027-05-01 0.25"_s << QString();
        QTest::newRow("one that is announced") << QStringList{base, row("0.20", "2027-01-01", "2027-04-30")}
                                               << u"2027-01-01 0.20, 2027-05-01 0.25"_s << QString();
        QTest::newRow("one after the other")
            << QStringList{base, promotion, row("0.22", "2027-08-01", "2027-08-31")}
            << u"2027-05-01 0.25, 2027-08-01 0.22, 2027-09-01 0.25"_s << QString();
        QTest::newRow("one within the other")
            << QStringList{base, promotion, row("0.15", "2027-01-01", "2027-01-31")}
            << u"2027-01-01 0.15, 2027-02-01 0.20, 2027-05-01 0.25"_s << QString();
        QTest::newRow("what holds beneath ends as well")
            << QStringList{row("0.25", "2026-01-01", "2027-06-30"), promotion} << u"2027-05-01 0.25"_s
            << u"2027-06-30.."_s;
        QTest::newRow("beneath it ends first")
            << QStringList{row("0.25", "2026-01-01", "2027-01-31"), promotion} << QString()
            << u"2027-04-30.."_s;
        QTest::newRow("superseded for good")
            << QStringList{base, row("0.20", "2026-11-01")} << QString() << QString();
        QTest::newRow("a gap") << QStringList{promotion, row("0.25", "2027-08-01")} << u"2027-08-01 0.25"_s
                               << u"2027-04-30..2027-08-01"_s;
        QTest::newRow("two gaps") << QStringList{promotion, row("0.25", "2027-08-01", "2027-08-31"),
                                                 row("0.26", "2027-10-01", "2027-12-31")}
                                  << u"2027-08-01 0.25, 2027-10-01 0.26"_s
                                  << u"2027-04-30..2027-08-01, 2027-08-31..2027-10-01, 2027-12-31.."_s;
        QTest::newRow("no day between")
            << QStringList{promotion, row("0.25", "2027-05-01")} << u"2027-05-01 0.25"_s << QString();
        QTest::newRow("the same price goes on")
            << QStringList{row("0.20", "2026-01-01"), promotion} << QString() << QString();
    }
    void trap08WhatHasNoEndHoldsAgain()
    {
        QFETCH(QStringList, rows);
        QFETCH(QString, later);
        QFETCH(QString, gaps);
        const Imported done = importPages({pageOf(rows)});
        QVERIFY2(done.ok(), qPrintable(done.error.message));
        const SizeId size = *builtIn().catalog.findSize(u"Standard_D4s_v5"_s);
        const RegionId region = *builtIn().catalog.findRegion(u"westeurope"_s);
        const auto told = [&](const PriceSnapshot &book) {
            QStringList prices;
            for (const LaterPrice &each : laterPrices(book, size, region, PriceType::PayAsYouGo))
                prices << each.from.toString(Qt::ISODate) + u' ' + each.hourly.toDecimal();
            return prices.join(u", "_s);
        };
        const auto unknown = [&](const PriceSnapshot &book) {
            QStringList days;
            for (const PriceGap &each : gapsOf(book, size, region, PriceType::PayAsYouGo))
                days << each.last.toString(Qt::ISODate) + u".." + each.next.toString(Qt::ISODate);
            return days.join(u", "_s);
        };
        QCOMPARE(told(*done.book), later);
        QCOMPARE(unknown(*done.book), gaps);
        // Seen from a day behind all of it what holds then is the price, and only what is still ahead is told.
        const PriceSnapshot then = done.book->onDay(QDate(2027, 9, 15), builtIn().catalog);
        QVERIFY(told(then).count(u'-') <= told(*done.book).count(u'-'));
        for (const PriceGap &each : gapsOf(then, size, region, PriceType::PayAsYouGo))
            QVERIFY(!each.next.isValid() || each.next > QDate(2027, 9, 15));
    }

    /// A page with the promotion alone: what the book has holds again behind it.
    void trap08WhatTheBookHasHoldsAgain()
    {
        const Imported base = importPages({pageOf({u"\"retailPrice\": 0.25"_s})});
        const Imported done = importPages(
            {pageOf(
                {u"\"retailPrice\": 0.20, \"effectiveStartDate\": \"2027-01-01T00:00:00Z\", \"effectiveEndDate\": \"2027-04-30T00:00:00Z\""_s})},
            {.takeSuspicious = true}, *base.book);
        const std::vector<LaterPrice> later
            = laterPrices(*done.book, *builtIn().catalog.findSize(u"Standard_D4s_v5"_s),
                          *builtIn().catalog.findRegion(u"westeurope"_s), PriceType::PayAsYouGo);
        QCOMPARE(later.size(), std::size_t(2));
        QCOMPARE(later[1].from, QDate(2027, 5, 1));
        QCOMPARE(later[1].hourly.toDecimal(), u"0.25"_s);
    }

    /// The same of a promotion that holds already. Read once more it changes nothing; one that is too cheap to be believed leaves all as it
    /// was; what the book announces for a day within it holds behind it.
    void trap08WhatTheBookHasHoldsAgainBehindWhatHoldsNow()
    {
        const QString promotion
            = u"\"retailPrice\": %1, \"effectiveStartDate\": \"2026-11-01T00:00:00Z\", \"effectiveEndDate\": \"2027-04-30T00:00:00Z\""_s;
        const SizeId size = *builtIn().catalog.findSize(u"Standard_D4s_v5"_s);
        const RegionId region = *builtIn().catalog.findRegion(u"westeurope"_s);
        const auto told = [](const std::vector<LaterPrice> &later) {
            QStringList prices;
            for (const LaterPrice &each : later)
                prices << each.from.toString(Qt::ISODate) + u' ' + each.hourly.toDecimal();
            return prices.join(u", "_s);
        };
        const auto behind = [&](const PriceSnapshot &book) {
            return told(laterPrices(book, size, region, PriceType::PayAsYouGo));
        };
        const PriceImportOptions careful{};
        const Imported base = importPages({pageOf({u"\"retailPrice\": 0.25"_s})});
        const Imported promoted = importPages({pageOf({promotion.arg(u"0.20")})}, careful, *base.book);
        QVERIFY2(promoted.ok(), qPrintable(promoted.error.message));
        QCOMPARE(promoted.rate(u"Standard_D4s_v5", u"westeurope"), u"0.20"_s);
        QCOMPARE(behind(*promoted.book), u"2027-05-01 0.25"_s);
        QVERIFY(gapsOf(*promoted.book, size, region, PriceType::PayAsYouGo).empty());
        QCOMPARE(promoted.report.ending, 0);
        const Imported again = importPages({pageOf({promotion.arg(u"0.20")})}, careful, *promoted.book);
        QCOMPARE(again.rate(u"Standard_D4s_v5", u"westeurope"), u"0.20"_s);
        QCOMPARE(behind(*again.book), u"2027-05-01 0.25"_s);
        QVERIFY(again.report.withdrawn.empty());
        // Over the price that is built in.
        QCOMPARE(behind(*importPages({pageOf({promotion.arg(u"0.20")})}, careful).book),
                 u"2027-05-01 0.23"_s);
        // 0.05 is less than a third of 0.25.
        const Imported doubtful = importPages({pageOf({promotion.arg(u"0.05")})}, careful, *base.book);
        QCOMPARE(doubtful.report.suspicious.size(), std::size_t(1));
        QVERIFY(doubtful.report.announced.empty());
        QCOMPARE(doubtful.book->sha256(), base.book->sha256());
        const Imported ahead = importPages(
            {pageOf({u"\"retailPrice\": 0.25"_s,
                     u"\"retailPrice\": 0.30, \"effectiveStartDate\": \"2027-03-01T00:00:00Z\""_s})});
        QCOMPARE(behind(*ahead.book), u"2027-03-01 0.30"_s);
        QCOMPARE(behind(*importPages({pageOf({promotion.arg(u"0.20")})}, careful, *ahead.book).book),
                 u"2027-05-01 0.30"_s);
        // Of a meter likewise.
        const QString registry
            = u"\"serviceName\": \"Container Registry\", \"productName\": \"Container Registry\", "
              u"\"skuName\": "
              u"\"Standard\", "
              "\"armSkuName\": \"\", \"meterName\": \"Standard Registry Unit\", \"unitOfMeasure\": \"1/Day\", "_s;
        const Imported day = importPages({pageOf({registry + u"\"retailPrice\": 0.70"_s})});
        const Imported cheaper
            = importPages({pageOf({registry + promotion.arg(u"0.60")})}, careful, *day.book);
        QCOMPARE(cheaper.meter(u"acr.standard.day"_s, u"westeurope"_s), u"0.60"_s);
        QCOMPARE(told(laterPrices(*cheaper.book, u"acr.standard.day"_s, u"westeurope"_s,
                                  *cheaper.book->meter(u"acr.standard.day"_s, u"westeurope"_s))),
                 u"2027-05-01 0.70"_s);
    }

    void trap09VolumeStepsAreNotPrices()
    {
        QCOMPARE(m_traps.meter(u"blob.hot.gb_month"_s, u"westeurope"_s), u"0.0196"_s);
        QCOMPARE(m_traps.meter(u"blob.hot.over_50tb.gb_month"_s, u"westeurope"_s), u"0.0188"_s);
        QCOMPARE(m_traps.meter(u"blob.hot.over_500tb.gb_month"_s, u"westeurope"_s).left(4), u"old "_s);
        QCOMPARE(m_traps.dropped(DropReason::Step), 2); // one of storage, one of a VM
        QCOMPARE(m_traps.rate(u"Standard_D4s_v5", u"uksouth").left(4), u"old "_s);
    }

    // Whatever cannot be read for a number of units is no 0, from which on the price would hold; 1e19 units are many.
    void trap09AStepThatIsNoneIsNoPrice_data()
    {
        QTest::addColumn<QString>("step");
        QTest::addColumn<DropReason>("reason");
        const auto row = [](const char *step, DropReason reason) {
            QTest::newRow(step) << QString::fromLatin1(step) << reason;
        };
        for (const char *many : {"1e19", "18446744073709551616", "1e300", "100", "1e-11", "0.5"})
            row(many, DropReason::Step);
        for (const char *below : {"-5", "-1e300", "-0.0001"})
            row(below, DropReason::NoStep);
        for (const char *kind : {"\"100\"", "\"0\"", "true", "[0]", "{}"})
            row(kind, DropReason::OtherKind);
    }
    void trap09AStepThatIsNoneIsNoPrice()
    {
        QFETCH(const QString, step);
        QFETCH(const DropReason, reason);
        const QString size = u"Standard_D4s_v5"_s;
        const QString kept = importPages({pageOf({})}).rate(size, u"westeurope");
        const Imported done = importPages({oneRow(u"tierMinimumUnits"_s, step)});
        QVERIFY2(done.ok(), qPrintable(done.error.message));
        QCOMPARE(done.dropped(reason), 1);
        QCOMPARE(done.rate(size, u"westeurope"), kept);
        // Of a meter as well, whose price it must not become.
        const Imported meter = importPages({oneRow(
            u"tierMinimumUnits"_s, step,
            u"\"serviceName\": \"%1\", \"productName\": \"%2\", \"skuName\": \"%3\", \"armSkuName\": \"\", "
            "\"meterName\": \"%4\", \"unitOfMeasure\": \"1 GB\""_s.arg(logs().service, logs().product,
                                                                       logs().sku, logs().meter))});
        QVERIFY2(meter.ok(), qPrintable(meter.error.message));
        if (reason != DropReason::Step) {
            QCOMPARE(meter.dropped(reason), 1);
            QVERIFY(meter.meter(u"log_analytics.gb"_s, u"westeurope"_s) != u"0.24"_s);
        }
    }

    // The reason that is told is true, and names the member.
    void trap20WhatCannotBeReadIsToldAsSuch_data()
    {
        QTest::addColumn<QString>("member");
        QTest::addColumn<QString>("value");
        QTest::addColumn<DropReason>("reason");
        QTest::addColumn<QString>("example"); // its end
        const auto row
            = [](const char *member, const char *value, DropReason reason, const QByteArray &example) {
                  QTest::newRow(qPrintable(QString::fromLatin1(member) + u' ' + QString::fromLatin1(value)))
                      << QString::fromLatin1(member) << QString::fromLatin1(value) << reason
                      << QString::fromLatin1(example);
              };
        const QByteArray place = "Virtual Machines Dsv5 Series, D4s v5, westeurope";
        row("retailPrice", "\"0.24\"", DropReason::OtherKind, place + ": retailPrice");
        row("retailPrice", "[0.24]", DropReason::OtherKind, place + ": retailPrice");
        row("retailPrice", "true", DropReason::OtherKind, place + ": retailPrice");
        row("retailPrice", "18446744073709551616", DropReason::PriceRange, place + ": 18446744073709551616");
        row("retailPrice", "1e-30", DropReason::PriceRange, place + ": 1e-30");
        row("retailPrice", "1e-400", DropReason::PriceRange, place + ": 1e-400");
        row("retailPrice", "0", DropReason::NoPrice, place);
        row("retailPrice", "-1", DropReason::NoPrice, place);
        row("retailPrice", "null", DropReason::NoPrice, place);
        row("unitPrice", "0.3", DropReason::TwoPrices, place);
        row("unitPrice", "\"0.24\"", DropReason::OtherKind, place + ": unitPrice");
        row("armSkuName", "5", DropReason::OtherKind, place + ": armSkuName");
        row("armSkuName", "false", DropReason::OtherKind, place + ": armSkuName");
        row("type", "[\"Consumption\"]", DropReason::OtherKind, place + ": type");
        row("effectiveEndDate", "{}", DropReason::OtherKind, place + ": effectiveEndDate");
        row("effectiveStartDate", "true", DropReason::OtherKind, place + ": effectiveStartDate");
        row("productName", "7", DropReason::OtherKind, ", D4s v5, westeurope: productName");
        row("savingsPlan", "\"none\"", DropReason::OtherKind, place + ": savingsPlan");
        // A row has two of them; which of many is the price nobody can say.
        const QByteArray one = "{\"term\": \"1 Year\", \"retailPrice\": 0.1}";
        row("savingsPlan", QByteArray('[' + QByteArray(one + ", ").repeated(16) + one + ']').constData(),
            DropReason::OtherKind, place + ": savingsPlan");
        row("savingsPlan", "{}", DropReason::OtherKind, place + ": savingsPlan");
        row("savingsPlan", "[{\"term\": 1, \"retailPrice\": 0.1}]", DropReason::OtherKind,
            place + ": savingsPlan");
        row("savingsPlan", "[{\"term\": \"1 Year\", \"retailPrice\": \"0.1\"}]", DropReason::OtherKind,
            place + ": savingsPlan");
        row("savingsPlan", "[[]]", DropReason::OtherKind, place + ": savingsPlan");
        row("savingsPlan", "[{\"term\": \"1 Year\", \"retailPrice\": 1e300}]", DropReason::PriceRange,
            place + ": 1e300");
    }
    void trap20WhatCannotBeReadIsToldAsSuch()
    {
        QFETCH(const QString, member);
        QFETCH(const QString, value);
        QFETCH(const DropReason, reason);
        QFETCH(const QString, example);
        const QString size = u"Standard_D4s_v5"_s;
        const QString kept = importPages({pageOf({})}).rate(size, u"westeurope");
        const Imported done = importPages({oneRow(member, value)});
        QVERIFY2(done.ok(), qPrintable(done.error.message));
        QCOMPARE(done.dropped(reason), 1);
        QCOMPARE(done.report.dropped[static_cast<std::size_t>(reason)].example, example);
        QCOMPARE(done.rate(size, u"westeurope"), kept);
        // What nobody reads may be of any kind, and nothing there is nothing.
        if (value != u"null")
            QVERIFY(importPages({oneRow(u"meterId"_s, value)}).rate(size, u"westeurope") == u"0.24"_s);
    }

    // Of Log Analytics the service lists the first 5 GB at nothing and the rest at a price, or that price alone: it is the price of a GB.
    // Where a row begins at the first unit with a price, steps are dropped as they were.
    void trap09TheLowestStepIsThePriceWhereNoneIsBelow_data()
    {
        QTest::addColumn<QStringList>("steps"); // where each begins, and its price
        QTest::addColumn<QString>("price");
        QTest::addColumn<int>("dropped");
        QTest::newRow("alone") << QStringList{u"5|3.10"_s} << u"3.10"_s << 0;
        QTest::newRow("after what is free") << QStringList{u"0|0"_s, u"5|3.10"_s} << u"3.10"_s << 0;
        QTest::newRow("two steps") << QStringList{u"100|2.50"_s, u"5|3.10"_s} << u"3.10"_s << 1;
        QTest::newRow("the first unit has a price")
            << QStringList{u"5|3.10"_s, u"0|2.90"_s} << u"2.90"_s << 1;
    }
    void trap09TheLowestStepIsThePriceWhereNoneIsBelow()
    {
        QFETCH(QStringList, steps);
        QFETCH(QString, price);
        QFETCH(int, dropped);
        QStringList rows;
        for (const QString &step : steps)
            rows << u"\"serviceName\": \"%1\", \"productName\": \"%2\", \"skuName\": \"%3\", \"armSkuName\": "
                    u"\"\", \"meterName\": \"%4\", "
                    "\"unitOfMeasure\": \"1 GB\", \"tierMinimumUnits\": %5, \"retailPrice\": %6"_s.arg(
                        logs().service, logs().product, logs().sku, logs().meter, step.section(u'|', 0, 0),
                        step.section(u'|', 1));
        const Imported done = importPages({pageOf(rows)});
        QVERIFY2(done.ok(), qPrintable(done.error.message));
        QCOMPARE(done.meter(u"log_analytics.gb"_s, u"westeurope"_s), price);
        QCOMPARE(done.dropped(DropReason::Step), dropped);
        QCOMPARE(done.report.remarks.join(u' ').contains(u"is priced beyond the first 5 units alone"_s),
                 price == u"3.10");
    }

    void trap10UnitsAreBroughtToTheMeters()
    {
        QCOMPARE(m_traps.meter(u"blob.hot.read_10k"_s, u"westeurope"_s), u"0.0045"_s);
        QCOMPARE(m_traps.meter(u"acr.task.vcpu_second"_s, u"westeurope"_s), u"0.0001"_s);
        QCOMPARE(m_traps.dropped(DropReason::Unit), 1);
        // 100 hours of a machine for 23 dollars are an hour for 0.23, its savings plan of 17.48 for 0.1748; a whole term is none of 100 hours.
        const Imported hundred = importPages({pageOf(
            {u"\"unitOfMeasure\": \"100 Hours\", \"retailPrice\": 23, \"savingsPlan\": [{\"term\": \"1 Year\", \"retailPrice\": 17.48, \"unitPrice\": 17.48}]"_s,
             u"\"unitOfMeasure\": \"100 Hours\", \"retailPrice\": 1189, \"type\": \"Reservation\", \"reservationTerm\": \"1 Year\""_s})});
        QCOMPARE(hundred.rate(u"Standard_D4s_v5", u"westeurope"), u"0.23"_s);
        QCOMPARE(hundred.rate(u"Standard_D4s_v5", u"westeurope", PriceType::SavingsPlan1Year), u"0.1748"_s);
        QCOMPARE(hundred.dropped(DropReason::Unit), 1);
        QCOMPARE(hundred.report.rounded, 0);
        const Rate one(10'000'000'000);
        QCOMPARE(rateInUnit(one, u"1/Hour", u"hour"), std::optional(one));
        QCOMPARE(rateInUnit(one, u"1 Hour", u"hour"), std::optional(one));
        QCOMPARE(rateInUnit(one, u"10K", u"10,000 operations"), std::optional(one));
        QCOMPARE(rateInUnit(one, u"1M", u"10,000 operations"), std::optional(Rate(100'000'000)));
        QCOMPARE(rateInUnit(one, u"1K", u"1M tokens"), std::optional(Rate(10'000'000'000'000)));
        QCOMPARE(rateInUnit(one, u"100 Seconds", u"second"), std::optional(Rate(100'000'000)));
        QCOMPARE(rateInUnit(one, u"1 GB/Month", u"GB month"), std::optional(one));
        QCOMPARE(rateInUnit(one, u"1/Day", u"day"), std::optional(one));
        QCOMPARE(rateInUnit(one, u"1/Month", u"month"), std::optional(one));
        QCOMPARE(rateInUnit(one, u"1 GiB/Hour", u"GiB hour"), std::optional(one));
        for (const QStringView other : {u"1 GiB", u"1/Day", u"1", u"", u"1 GB/Month", u"0 Hour", u"-1 Hour"})
            QVERIFY2(!rateInUnit(one, other, u"hour"), qPrintable(other.toString()));
    }

    void trap11RegionsThatAreNone()
    {
        QCOMPARE(m_traps.meter(u"lb.standard.hour"_s, u"Global"_s), u"0.03"_s);
        QCOMPARE(m_traps.book->meterPrices(u"lb.standard.hour"_s).size(), std::size_t(1));
        // A book that has a meter of the day alone is as new as that.
        const Imported disk = importPages({pageOf(
            {u"\"serviceName\": \"Storage\", \"productName\": \"Premium SSD Managed Disks\", \"meterName\": \"P10 LRS Disk\", \"skuName\": \"P10 LRS\", \"armSkuName\": \"\", \"unitOfMeasure\": \"1/Month\", \"retailPrice\": 21.5"_s})});
        QVERIFY2(disk.meter(u"disk.p10"_s, u"westeurope"_s) == u"21.50"_s,
                 qPrintable(disk.meter(u"disk.p10"_s, u"westeurope"_s)));
        QCOMPARE(disk.book->newest(), retailDay);
        // Three of the load balancer; "", "Global" and Texas of the government for a VM.
        QCOMPARE(m_traps.dropped(DropReason::NoRegion), 6);
    }

    void trap12PagesThatAreMissing()
    {
        const QString query = u"https://prices.azure.com:443/api/retail/prices?$filter=x&$skip=%1"_s;
        const QString first = pageOf({{}}, query.arg(1));
        const QString second = pageOf({{}}, query.arg(2));
        const QString last = pageOf({{}});
        const Imported whole = importPages({first, second, last});
        QVERIFY2(whole.ok(), qPrintable(whole.error.message));
        QCOMPARE(whole.dropped(DropReason::Older), 2); // the row that came three times
        // With the savings plans that hang on it a row is one row; so is one of two sizes, and one that is announced.
        const QString plans
            = u"\"savingsPlan\": [{\"term\": \"1 Year\", \"retailPrice\": 0.2}, {\"term\": \"3 Years\", \"retailPrice\": 0.15}]"_s;
        QCOMPARE(importPages({pageOf({plans, plans})}).dropped(DropReason::Older), 1);
        const QString two
            = u"\"armSkuName\": \"\", \"skuName\": \"D14/DS14 Spot\", \"meterName\": \"D14/DS14 Spot\""_s;
        QCOMPARE(importPages({pageOf({two, two, two})}).dropped(DropReason::Older), 2);
        const QString later = plans + u", \"effectiveStartDate\": \"2027-04-01T00:00:00Z\""_s;
        QCOMPARE(importPages({pageOf({plans, later, later})}).dropped(DropReason::Older), 1);
        for (const QStringList &pages :
             {QStringList{first}, QStringList{first, second}, QStringList{second, last}}) {
            const Imported cut = importPages(pages);
            QVERIFY2(cut.error.message.startsWith(u"Pages are missing"), qPrintable(cut.error.message));
            QVERIFY(importPages(pages, {.allowPartial = true}).ok());
        }
        QString wrong = last;
        wrong.replace(u"\"Count\": 1"_s, u"\"Count\": 2"_s);
        QVERIFY(wrong != last);
        QCOMPARE(importPages({wrong}).error.message, u"The page has 1 row and says that it has 2."_s);
    }

    void trap13OtherCurrenciesAreRefused()
    {
        QCOMPARE(importPages({pageOf({u"\"currencyCode\": \"EUR\""_s})}).error.message,
                 u"A row is in EUR; prices are read in USD only."_s);
        QCOMPARE(importPages({pageOf({u"\"currencyCode\": \"U\x7f\u202eS\\u2028D\""_s})}).error.message,
                 u"A row is in U S D; prices are read in USD only."_s);
        QString page = pageOf({{}});
        page.replace(u"\"BillingCurrency\": \"USD\""_s, u"\"BillingCurrency\": \"EUR\""_s);
        QCOMPARE(importPages({page}).error.message, u"The page is in EUR; prices are read in USD only."_s);
    }

    // What names no currency may be in any: the service names it in every row and on every page.
    void trap13NoCurrencyIsNotUsd_data()
    {
        QTest::addColumn<QString>("ofPage");
        QTest::addColumn<QStringList>("ofRows");
        QTest::addColumn<QString>("where"); // empty: taken
        const QString usd = u"\"USD\""_s;
        QTest::newRow("nowhere") << QString() << QStringList{QString()} << u"row 1"_s;
        QTest::newRow("on the page") << usd << QStringList{QString(), QString()} << QString();
        QTest::newRow("in the row") << QString() << QStringList{usd} << QString();
        QTest::newRow("in one row of two") << QString() << QStringList{usd, QString()} << u"row 2"_s;
        QTest::newRow("empty") << u"\"\""_s << QStringList{u"\"\""_s} << u"row 1"_s;
        QTest::newRow("null") << u"null"_s << QStringList{u"null"_s} << u"row 1"_s;
        QTest::newRow("no row") << QString() << QStringList{} << QString();
    }
    void trap13NoCurrencyIsNotUsd()
    {
        QFETCH(const QString, ofPage);
        QFETCH(const QStringList, ofRows);
        QFETCH(const QString, where);
        QStringList rows;
        for (const QString &each : ofRows)
            rows << (each.isEmpty() ? QString() : u"\"currencyCode\": %1"_s.arg(each));
        QString page = pageOf(rows);
        for (qsizetype i = ofRows.size() - 1; i >= 0; --i) {
            if (!ofRows[i].isEmpty())
                continue;
            const QString member = u"\"currencyCode\": \"USD\","_s;
            qsizetype at = -1;
            for (qsizetype skipped = 0; skipped <= i; ++skipped)
                at = page.indexOf(member, at + 1);
            page.remove(at, member.size());
        }
        // Behind the rows, where it may stand as well.
        page.remove(u"\"BillingCurrency\": \"USD\","_s);
        if (!ofPage.isEmpty())
            page.insert(page.lastIndexOf(u'}'), u",\"BillingCurrency\": "_s + ofPage);
        const Imported done = importPages({page});
        QCOMPARE(done.error.message,
                 where.isEmpty()
                     ? QString()
                     : u"Neither the page nor this row names a currency; prices are read in USD only."_s);
        QCOMPARE(done.error.where, where.isEmpty() ? QString() : u"page, "_s + where);
    }

    void trap14ErrorsAndEmptyAnswers()
    {
        const Imported error = importPages({u"error.json"_s});
        QCOMPARE(
            error.error.message,
            u"The price service answered with an error (BadRequest: Invalid OData parameters supplied)."_s);
        QVERIFY(error.error.where.endsWith(u"error.json"));
        const Imported empty = importPages({pageOf({})});
        QVERIFY2(empty.ok(), qPrintable(empty.error.message));
        QCOMPARE(empty.report.rows, 0);
        QCOMPARE(empty.report.remarks.size(), 1);
        QCOMPARE(empty.book->sha256(), builtIn().prices.sha256());
        // Asked for all regions there are hundreds of them: one sentence.
        const Imported many = importPages({pageOf({}), pageOf({}), pageOf({})});
        QVERIFY2(many.ok(), qPrintable(many.error.message));
        QCOMPARE(many.report.remarks.size(), 1);
        QVERIFY2(many.report.remarks.front().startsWith(u"3 of 3 pages hold no row"_s)
                     && many.report.remarks.front().endsWith(u" and others."_s),
                 qPrintable(many.report.remarks.front()));
    }

    void trap15APriceDeploysNothing()
    {
        QCOMPARE(m_traps.rate(u"Standard_NC6s_v3", u"westeurope"), u"3.50"_s);
        const Catalog &catalog = builtIn().catalog;
        const VmSize &size = catalog.size(*catalog.findSize(u"Standard_NC6s_v3"));
        QVERIFY(size.retirement.state == Retirement::State::Retired);
    }

    void trap16LowPriorityIsPaidAsSpot()
    {
        const Imported done = importPages({u"d2s.json"_s});
        QCOMPARE(done.dropped(DropReason::LowPriority), 1);
        const auto low = done.vm(u"Standard_D2s_v3", u"eastus", PriceType::LowPriority);
        QVERIFY(low);
        QCOMPARE(low->hourly.toDecimal(), u"0.018816"_s);
    }

    void trap17HostingIsNoSurcharge()
    {
        QCOMPARE(m_traps.meter(u"aml_hosting.ndisrh100v5.hour"_s, u"westeurope"_s), u"12.50"_s);
        QCOMPARE(m_traps.dropped(DropReason::Surcharge), 1);
        const QString size = u"Standard_ND96isr_H100_v5"_s;
        const Imported before = importPages({pageOf({})});
        QCOMPARE(m_traps.rate(size, u"westeurope"), before.rate(size, u"westeurope"));
    }

    void trap18QuotaReservesAreNoPrices()
    {
        // Which sizes keep a fifth more quota is in the catalog, and no price changes it.
        const Imported done = importPages({u"d2s.json"_s});
        for (const QString &target : {u"managed_online_endpoint"_s, u"compute_cluster"_s}) {
            for (std::size_t type = 0; type < priceTypeCount; ++type)
                QCOMPARE(done.book->use(target, PriceType(type)).support,
                         builtIn().prices.use(target, PriceType(type)).support);
        }
    }

    void trap19DaysThatThereAreNot()
    {
        const auto with = [](const QString &member) { return importPages({pageOf({member})}); };
        const QString size = u"Standard_D4s_v5"_s;
        const QString kept = importPages({pageOf({})}).rate(size, u"westeurope");
        for (const QString &day : {u"\"2026-13-01T00:00:00Z\""_s, u"\"2026-02-30T00:00:00Z\""_s,
                                   u"\"0000-01-01T00:00:00Z\""_s, u"\"12/01/2026\""_s, u"\"2026-12\""_s,
                                   u"\"2026-12-011\""_s, u"\"soon\""_s, u"20261201"_s, u"2e9"_s}) {
            for (const QString &member : {u"effectiveStartDate"_s, u"effectiveEndDate"_s}) {
                const Imported done = with(u"\"%1\": %2, \"retailPrice\": 0.24"_s.arg(member, day));
                QVERIFY2(done.ok(), qPrintable(done.error.message));
                QVERIFY2(done.dropped(DropReason::NoDay) == 1, qPrintable(member + u' ' + day));
                QCOMPARE(done.rate(size, u"westeurope"), kept);
            }
        }
        // Announced for a day that no book holds: left out, and the book can be read.
        for (const QString &day : {u"2300-01-01"_s, u"8569-01-01"_s, u"9999-12-31"_s}) {
            const Imported done
                = with(u"\"effectiveStartDate\": \"%1T00:00:00Z\", \"retailPrice\": 0.24"_s.arg(day));
            QVERIFY2(done.ok(), qPrintable(done.error.message));
            QCOMPARE(done.dropped(DropReason::NoDay), 1);
            QCOMPARE(done.rate(size, u"westeurope"), kept);
        }
        const Imported last = with(u"\"effectiveStartDate\": \"2299-12-31T00:00:00Z\", \"retailPrice\": 0.24"_s);
        QVERIFY2(last.ok(), qPrintable(last.error.message));
        QCOMPARE(last.dropped(DropReason::NoDay), 0);
        QCOMPARE(last.report.announced.size(), 1U);
        // Such an end is how the service says that there is none.
        QCOMPARE(with(u"\"effectiveEndDate\": \"9999-12-31T23:59:59Z\", \"retailPrice\": 0.24"_s)
                     .rate(size, u"westeurope"),
                 u"0.24"_s);
        // Nothing there is no damage: real rows have no end.
        for (const QString &nothing : {u"null"_s, u"\"\""_s}) {
            const Imported done = with(u"\"effectiveEndDate\": %1, \"retailPrice\": 0.24"_s.arg(nothing));
            QCOMPARE(done.dropped(DropReason::NoDay), 0);
            QCOMPARE(done.rate(size, u"westeurope"), u"0.24"_s);
        }
    }

private:
    static const RetailMeter &logs() { return *retailMeters().ofId(u"log_analytics.gb"_s); }
    Imported m_traps;
};

SLIPWAY_TEST(RetailTrapsTest)

#include "tst_retailtraps.moc"
