// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testrun.h"

#include "model/catalog/catalog.h"
#include "model/prices/pricesnapshot.h"
#include "resources/data.h"

#include <QTest>

#include <array>

using namespace slipway;
using namespace Qt::StringLiterals;

class PriceSnapshotTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void initTestCase();
    void everyPriceIsThere();
    void pricesAreThoseOfTheSources_data();
    void pricesAreThoseOfTheSources();
    void absentIsNotZero();
    void doubtfulPricesKeepTheirFlagAndAreNotUsed_data();
    void doubtfulPricesKeepTheirFlagAndAreNotUsed();
    void usableRateAgreesWithThePriceEverywhere();
    void reservationsKnowWhatTheirTermCosts_data();
    void reservationsKnowWhatTheirTermCosts();
    void shortPricesDoNotPretendToKnowTheTerm();
    void metersOfTheRegionComeFirst();
    void metersOfAnotherRegionAreEstimates();
    void unknownMetersHaveNoPrice();
    void aFirewallHasADatedPriceOfAnotherRegion();
    void stepsOfAMeterSayWhereTheyBegin();
    void transfersArePricedByZone();
    void reservationsNobodyPublishedAreEstimates();
    void reservationsReachTheirFamily();
    void everyTargetSaysWhichPriceTypesItTakes();
    void exchangeRatesAreExact_data();
    void exchangeRatesAreExact();
    void priceTypesHaveStableIds();
    void aBookOfAnotherCatalogIsRefused();

private:
    std::optional<VmPrice> price(QStringView size, QStringView region, PriceType type) const
    {
        return m_prices.vm(*m_catalog.findSize(size), *m_catalog.findRegion(region), type);
    }

    Catalog m_catalog;
    PriceSnapshot m_prices;
};

void PriceSnapshotTest::initTestCase()
{
    Result<Catalog> catalog = Catalog::load(embeddedCatalog());
    QVERIFY(catalog.ok());
    m_catalog = std::move(catalog).value();
    Result<PriceSnapshot> prices = PriceSnapshot::load(embeddedPrices(), m_catalog);
    QVERIFY2(prices.ok(), prices.ok() ? "" : qPrintable(prices.error().message));
    m_prices = std::move(prices).value();
}

void PriceSnapshotTest::everyPriceIsThere()
{
    std::array<std::size_t, priceTypeCount> count{};
    std::array<std::size_t, 6> flags{};
    for (std::size_t size = 0; size < m_catalog.sizes().size(); ++size) {
        for (std::size_t region = 0; region < m_catalog.regions().size(); ++region) {
            for (std::size_t type = 0; type < priceTypeCount; ++type) {
                // Low priority has ended and shows the prices of spot.
                const auto found = m_prices.vm(SizeId(size), RegionId(region), PriceType(type));
                if (!found || PriceType(type) == PriceType::LowPriority)
                    continue;
                count[type] += found->estimate ? 0U : 1U;
                ++flags[std::size_t(found->origin.flag)];
            }
        }
    }
    QCOMPARE(count, (std::array<std::size_t, 8>{66'738, 54'751, 0, 2'250, 1'606, 1, 7'554, 841}));
    // Estimates: 52,907 of one year and 47,317 of three, where a ratio and pay-as-you-go are known.
    QCOMPARE(flags, (std::array<std::size_t, 6>{132'353, 140, 1'181, 47, 20, 52'907 + 47'317}));
    // The tables have 137,573 rows, 3,832 of them of low priority, which has ended.
    QCOMPARE(m_prices.rows(), 137'573 - 3'832);
    std::size_t visited = 0;
    m_prices.visitPublished([&](SizeId, RegionId, PriceType) { ++visited; });
    QCOMPARE(visited, m_prices.rows());
    QCOMPARE(m_prices.oldest(), QDate(2024, 4, 17));
    QCOMPARE(m_prices.newest(), QDate(2026, 8, 22));
    QCOMPARE(m_prices.id(), u"builtin-2026-08-22"_s);
    QCOMPARE(m_prices.sha256().size(), 64);
}

void PriceSnapshotTest::pricesAreThoseOfTheSources_data()
{
    QTest::addColumn<QString>("size");
    QTest::addColumn<QString>("region");
    QTest::addColumn<QString>("type");
    QTest::addColumn<QString>("usd");
    QTest::addColumn<QString>("source");
    QTest::addColumn<QDate>("date");
    const QDate august(2026, 8, 22);
    QTest::newRow("DS3 v2") << u"Standard_DS3_v2"_s << u"westeurope"_s << u"payg"_s << u"0.272"_s
                            << u"pricing-radar"_s << august;
    QTest::newRow("DS3 v2 spot") << u"Standard_DS3_v2"_s << u"westeurope"_s << u"spot"_s << u"0.050266"_s
                                 << u"pricing-radar"_s << august;
    QTest::newRow("DS3 v2 low priority") << u"Standard_DS3_v2"_s << u"westeurope"_s << u"low_priority"_s
                                         << u"0.050266"_s << u"pricing-radar"_s << august;
    QTest::newRow("A100") << u"Standard_NC24ads_A100_v4"_s << u"westeurope"_s << u"payg"_s << u"4.775"_s
                          << u"pricing-radar"_s << august;
    QTest::newRow("a sixth of an A10") << u"Standard_NV6ads_A10_v5"_s << u"polandcentral"_s << u"payg"_s
                                       << u"0.59"_s << u"anycloud+karpenter"_s << QDate(2026, 6, 18);
    QTest::newRow("plan of three years") << u"Standard_D2s_v5"_s << u"polandcentral"_s << u"sp3y"_s
                                         << u"0.06325"_s << u"azcalc-poland"_s << QDate(2026, 1, 26);
    QTest::newRow("outlier, shown with its flag") << u"Standard_A10"_s << u"brazilsoutheast"_s << u"payg"_s
                                                  << u"0.13"_s << u"karpenter"_s << QDate(2026, 6, 18);
}

void PriceSnapshotTest::pricesAreThoseOfTheSources()
{
    QFETCH(QString, size);
    QFETCH(QString, region);
    QFETCH(QString, type);
    QFETCH(QString, usd);
    QFETCH(QString, source);
    QFETCH(QDate, date);
    const auto found = price(size, region, *priceTypeFromId(type));
    QVERIFY(found.has_value());
    QCOMPARE(found->hourly, *Rate::fromDecimal(usd));
    QCOMPARE(found->origin.source, source);
    QCOMPARE(found->origin.date, date);
}

void PriceSnapshotTest::absentIsNotZero()
{
    QVERIFY(!price(u"Standard_DS3_v2", u"eastus", PriceType::Reservation5Years).has_value());
    const SizeId size = *m_catalog.findSize(u"Standard_DS3_v2");
    const RegionId region = *m_catalog.findRegion(u"indiasouthcentral");
    QVERIFY(!m_prices.vm(size, region, PriceType::PayAsYouGo).has_value());
    QCOMPARE(m_prices.usableRate(size, region, PriceType::PayAsYouGo), PriceSnapshot::absent);
}

void PriceSnapshotTest::doubtfulPricesKeepTheirFlagAndAreNotUsed_data()
{
    QTest::addColumn<QString>("size");
    QTest::addColumn<QString>("region");
    QTest::addColumn<int>("type");
    QTest::addColumn<int>("flag");
    QTest::addColumn<bool>("usable");
    QTest::newRow("perhaps a Windows price")
        << u"Standard_B16als_v2"_s << u"swedensouth"_s << int(PriceType::PayAsYouGo)
        << int(PriceFlag::SuspectWindowsPrice) << false;
    QTest::newRow("spot not cheaper") << u"Standard_ND128isr_NDR_GB200_v6"_s << u"australiaeast"_s
                                      << int(PriceType::Spot) << int(PriceFlag::SpotNotCheaper) << false;
    QTest::newRow("outlier") << u"Standard_A10"_s << u"brazilsoutheast"_s << int(PriceType::PayAsYouGo)
                             << int(PriceFlag::OutlierVersusOtherRegions) << true;
    QTest::newRow("of 2024") << u"Standard_A1_v2"_s << u"eastus"_s << int(PriceType::Reservation1Year)
                             << int(PriceFlag::Old2024) << true;
}

void PriceSnapshotTest::doubtfulPricesKeepTheirFlagAndAreNotUsed()
{
    QFETCH(QString, size);
    QFETCH(QString, region);
    QFETCH(int, type);
    QFETCH(int, flag);
    QFETCH(bool, usable);
    const auto found = price(size, region, PriceType(type));
    QVERIFY(found.has_value());
    QCOMPARE(int(found->origin.flag), flag);
    QCOMPARE(PriceSnapshot::usable(found->origin.flag), usable);
    const Rate rate
        = m_prices.usableRate(*m_catalog.findSize(size), *m_catalog.findRegion(region), PriceType(type));
    QCOMPARE(rate, usable ? found->hourly : PriceSnapshot::absent);
}

void PriceSnapshotTest::usableRateAgreesWithThePriceEverywhere()
{
    const auto place = [&](std::size_t size, std::size_t region, std::size_t type) {
        return u"%1 in %2, price type %3"_s.arg(m_catalog.sizes()[size].name, m_catalog.regions()[region].id)
            .arg(type)
            .toUtf8();
    };
    for (std::size_t size = 0; size < m_catalog.sizes().size(); ++size) {
        for (std::size_t region = 0; region < m_catalog.regions().size(); ++region) {
            for (std::size_t type = 0; type < priceTypeCount; ++type) {
                const auto found = m_prices.vm(SizeId(size), RegionId(region), PriceType(type));
                const bool use = found && PriceSnapshot::usable(found->origin.flag);
                if (m_prices.usableRate(SizeId(size), RegionId(region), PriceType(type))
                    != (use ? found->hourly : PriceSnapshot::absent))
                    QFAIL(place(size, region, type).constData());
                if (found && (found->hourly <= Rate(0) || !found->origin.date.isValid()))
                    QFAIL(place(size, region, type).constData());
            }
        }
    }
}

void PriceSnapshotTest::reservationsKnowWhatTheirTermCosts_data()
{
    QTest::addColumn<QString>("size");
    QTest::addColumn<QString>("region");
    QTest::addColumn<int>("type");
    QTest::addColumn<QString>("hourly");
    QTest::addColumn<QString>("term");
    const int one = int(PriceType::Reservation1Year);
    const int three = int(PriceType::Reservation3Years);
    QTest::newRow("one year") << u"Standard_D2s_v5"_s << u"polandcentral"_s << one << u"0.067808219"_s
                              << u"594.00"_s;
    QTest::newRow("three years") << u"Standard_D2s_v5"_s << u"polandcentral"_s << three << u"0.042541857"_s
                                 << u"1118.00"_s;
    QTest::newRow("A100, one year") << u"Standard_NC24ads_A100_v4"_s << u"polandcentral"_s << one
                                    << u"3.121347"_s << u"27343.00"_s;
    QTest::newRow("whole without decimals")
        << u"Standard_NC80adis_H100_v5"_s << u"indonesiacentral"_s << one << u"12.25"_s << u"107310.00"_s;
}

void PriceSnapshotTest::reservationsKnowWhatTheirTermCosts()
{
    QFETCH(QString, size);
    QFETCH(QString, region);
    QFETCH(int, type);
    QFETCH(QString, hourly);
    QFETCH(QString, term);
    const auto found = price(size, region, PriceType(type));
    QVERIFY(found.has_value());
    QCOMPARE(found->hourly, *Rate::fromDecimal(hourly));
    QVERIFY(found->termTotal.has_value());
    QCOMPARE(found->termTotal->toDecimal(), term);
}

void PriceSnapshotTest::shortPricesDoNotPretendToKnowTheTerm()
{
    // Four decimals of an hour leave a year uncertain by almost a dollar.
    const auto found = price(u"Standard_A1_v2", u"eastus", PriceType::Reservation1Year);
    QVERIFY(found.has_value());
    QCOMPARE(found->hourly.toDecimal(), u"0.0253"_s);
    QVERIFY(!found->termTotal.has_value());
    QVERIFY(!price(u"Standard_DS3_v2", u"westeurope", PriceType::SavingsPlan1Year)->termTotal.has_value());
}

void PriceSnapshotTest::metersOfTheRegionComeFirst()
{
    const auto disk = m_prices.meter(u"disk.p10", u"westeurope");
    QVERIFY(disk.has_value());
    QCOMPARE(disk->rate.toDecimal(), u"21.68"_s);
    QCOMPARE(disk->unit, u"month"_s);
    QVERIFY(!disk->estimated);
    const auto balancer = m_prices.meter(u"lb.standard.hour", u"japaneast");
    QCOMPARE(balancer->rate.toDecimal(), u"0.025"_s);
    QCOMPARE(balancer->region, u"Global"_s);
    QVERIFY(!balancer->estimated);
}

void PriceSnapshotTest::metersOfAnotherRegionAreEstimates()
{
    const auto european = m_prices.meter(u"blob.hot.gb_month", u"germanywestcentral");
    QVERIFY(european->estimated);
    // The dearest of the newest European prices: 0.02024 above 500 TB is 0.022 below 50.
    QCOMPARE(european->region, u"northeurope"_s);
    QCOMPARE(european->rate.toDecimal(), u"0.022"_s);
    const auto american = m_prices.meter(u"blob.hot.gb_month", u"westus2");
    QVERIFY(american->estimated);
    QCOMPARE(american->region, u"eastus"_s);
    QCOMPARE(american->rate.toDecimal(), u"0.0208"_s);
    const auto registry = m_prices.meter(u"acr.basic.day", u"westeurope");
    QVERIFY(registry->estimated);
    QCOMPARE(registry->unit, u"day"_s);
    QCOMPARE(registry->origin.date, QDate(2024, 7, 1));
}

void PriceSnapshotTest::unknownMetersHaveNoPrice()
{
    QVERIFY(!m_prices.meter(u"firewall.golden.hour", u"westeurope").has_value());
    QVERIFY(!m_prices.meter(u"", u"westeurope").has_value());
    for (const QStringView meter :
         {u"acr.premium.day", u"acr.standard.day", u"blob.hot.gb_month", u"log_analytics.gb",
          u"private_endpoint.hour", u"nat.hour", u"aks.standard.hour", u"aci.vcpu_hour", u"spark.vcore_hour",
          u"public_ip.hour", u"egress.gb", u"app_insights.gb", u"key_vault.10k"})
        QVERIFY2(m_prices.meter(meter, u"northeurope").has_value(), qPrintable(meter.toString()));
}

void PriceSnapshotTest::aFirewallHasADatedPriceOfAnotherRegion()
{
    const auto firewall = m_prices.meter(u"firewall.standard.hour", u"westeurope");
    QVERIFY(firewall.has_value());
    QCOMPARE(firewall->rate, *Rate::fromDecimal(u"1.25"));
    QCOMPARE(firewall->region, u"eastus"_s);
    QCOMPARE(firewall->origin.date, QDate(2024, 5, 1));
    QVERIFY(firewall->estimated);
}

void PriceSnapshotTest::stepsOfAMeterSayWhereTheyBegin()
{
    QCOMPARE(m_prices.meter(u"egress.first_100.gb", u"westeurope")->fromUnits, 0.0);
    QCOMPARE(m_prices.meter(u"egress.gb", u"westeurope")->fromUnits, 100.0);
    QCOMPARE(m_prices.meter(u"egress.over_10335.gb", u"westeurope")->fromUnits, 10335.0);
    QCOMPARE(m_prices.meter(u"egress.over_51295.gb", u"westeurope")->fromUnits, 51295.0);
    QCOMPARE(m_prices.meter(u"blob.hot.over_500tb.gb_month", u"westeurope")->fromUnits, 512000.0);
    QCOMPARE(m_prices.meter(u"disk.p10", u"westeurope")->fromUnits, 0.0);
}

void PriceSnapshotTest::transfersArePricedByZone()
{
    const auto first = [&](QStringView region) { return *m_prices.meter(u"egress.gb", region); };
    QCOMPARE(first(u"westeurope").rate.toDecimal(), u"0.087"_s);
    QCOMPARE(first(u"japaneast").rate.toDecimal(), u"0.12"_s);
    QCOMPARE(first(u"uaenorth").rate.toDecimal(), u"0.181"_s);
    QVERIFY(!first(u"uaenorth").estimated);
    // No table of zones names it.
    QCOMPARE(first(u"chilecentral").rate.toDecimal(), u"0.181"_s);
    QVERIFY(first(u"chilecentral").estimated);
}

void PriceSnapshotTest::reservationsNobodyPublishedAreEstimates()
{
    const auto published = price(u"Standard_D4s_v5", u"polandcentral", PriceType::Reservation1Year);
    QCOMPARE(published->hourly.toDecimal(), u"0.13573059"_s);
    QVERIFY(!published->estimate);
    // 0.264 x 0.61676, and between x 0.58958 and x 0.61676.
    const auto estimated = price(u"Standard_D4s_v5", u"eastasia", PriceType::Reservation1Year);
    QCOMPARE(estimated->hourly.toDecimal(), u"0.16282464"_s);
    QCOMPARE(estimated->origin.flag, PriceFlag::EstimatedByRatio);
    QCOMPARE(estimated->origin.source, u"ibranibeny"_s);
    QCOMPARE(estimated->estimate->region, u"indonesiacentral"_s);
    QCOMPARE(estimated->estimate->low.toDecimal(), u"0.15564912"_s);
    QCOMPARE(estimated->estimate->high, estimated->hourly);
    QVERIFY(!estimated->termTotal);
    QCOMPARE(m_prices.usableRate(*m_catalog.findSize(u"Standard_D4s_v5"), *m_catalog.findRegion(u"eastasia"),
                                 PriceType::Reservation1Year),
             estimated->hourly);
    // Ratios of savings plans are not used.
    QVERIFY(!price(u"Standard_D4s_v5", u"eastasia", PriceType::SavingsPlan1Year));
}

void PriceSnapshotTest::reservationsReachTheirFamily()
{
    const auto of = [&](QStringView size) { return m_prices.flexibility(*m_catalog.findSize(size)); };
    QCOMPARE(of(u"Standard_D8s_v5")->family, of(u"Standard_D2s_v5")->family);
    QCOMPARE(of(u"Standard_D8s_v5")->ratio, 4.0);
    QVERIFY(of(u"Standard_D2s_v5")->family != of(u"Standard_D2s_v3")->family);
    QVERIFY(!of(u"Basic_A0"));
}

void PriceSnapshotTest::everyTargetSaysWhichPriceTypesItTakes()
{
    for (const ComputeTarget &target : m_catalog.targets()) {
        QVERIFY2(m_prices.use(target.id, PriceType::PayAsYouGo).support == Support::Yes,
                 qPrintable(target.id));
        const bool clusters = target.id == u"compute_cluster" || target.id == u"batch_endpoint";
        QVERIFY2(m_prices.use(target.id, PriceType::LowPriority).support
                     == (clusters ? Support::Yes : Support::No),
                 qPrintable(target.id));
    }
    // Spot is for pools of AKS and attached machines; of serverless jobs it is to be verified.
    QCOMPARE(m_prices.use(u"kubernetes", PriceType::Spot).support, Support::Yes);
    QCOMPARE(m_prices.use(u"remote_vm", PriceType::Spot).support, Support::Yes);
    QCOMPARE(m_prices.use(u"compute_cluster", PriceType::Spot).support, Support::No);
    QCOMPARE(m_prices.use(u"managed_online_endpoint", PriceType::Spot).support, Support::No);
    QCOMPARE(m_prices.use(u"serverless_compute", PriceType::Spot).support, Support::Unknown);
    QCOMPARE(m_prices.use(u"compute_cluster", PriceType::SavingsPlan3Years).support, Support::Unknown);
    QCOMPARE(m_prices.use(u"compute_cluster", PriceType::LowPriority).source.asOf, u"2026-08-19"_s);
    QCOMPARE(m_prices.use(u"aci", PriceType::Reservation1Year).support, Support::No);
    QCOMPARE(m_prices.use(u"a target of one's own", PriceType::Spot).support, Support::Unknown);
}

void PriceSnapshotTest::exchangeRatesAreExact_data()
{
    QTest::addColumn<QString>("code");
    QTest::addColumn<qint64>("raw");
    QTest::newRow("dollar") << u"USD"_s << qint64(1'000'000'000);
    QTest::newRow("euro") << u"EUR"_s << qint64(849'834'282);
    QTest::newRow("pound") << u"GBP"_s << qint64(740'823'054);
    QTest::newRow("yen") << u"JPY"_s << qint64(155'950'000'933);
    QTest::newRow("no newer factor") << u"IDR"_s << qint64(15'640'000'000'000);
}

void PriceSnapshotTest::exchangeRatesAreExact()
{
    QFETCH(QString, code);
    QFETCH(qint64, raw);
    const auto rate = m_prices.exchange(*Currency::fromCode(code));
    QVERIFY(rate.has_value());
    QCOMPARE(qint64(rate->raw()), raw);
    QCOMPARE(m_prices.exchangeDate(), QDate(2026, 1, 26));
    QCOMPARE(m_prices.currencies().size(), 24);
    QVERIFY(!m_prices.exchange(*Currency::fromCode(u"XYZ")).has_value());
    QVERIFY(m_prices.exchangeDoubt(*Currency::fromCode(u"TRY")).contains(u"far too low"));
    QVERIFY(m_prices.exchangeDoubt(*Currency::fromCode(u"EUR")).isEmpty());
}

void PriceSnapshotTest::priceTypesHaveStableIds()
{
    QStringList ids;
    for (std::size_t type = 0; type < priceTypeCount; ++type) {
        ids << priceTypeId(PriceType(type));
        QCOMPARE(priceTypeFromId(ids.last()), std::optional(PriceType(type)));
    }
    QCOMPARE(ids.join(u' '), u"payg spot low_priority res1y res3y res5y sp1y sp3y"_s);
    QVERIFY(!priceTypeFromId(u"reserved").has_value());
    QCOMPARE(termHours(PriceType::Reservation3Years), 26'280);
    QCOMPARE(termHours(PriceType::Spot), 0);
    QCOMPARE(priceFlagId(PriceFlag::Old2024), u"old_2024"_s);
}

void PriceSnapshotTest::aBookOfAnotherCatalogIsRefused()
{
    const Result<PriceSnapshot> prices = PriceSnapshot::load(embeddedPrices(), Catalog());
    QVERIFY(!prices.ok());
    QCOMPARE(prices.error().code, ErrorCode::Invalid);
    QVERIFY2(prices.error().message.contains(u"Basic_A0"_s), qPrintable(prices.error().message));
}

SLIPWAY_TEST(PriceSnapshotTest)
#include "tst_pricesnapshot.moc"
