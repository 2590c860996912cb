// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testrun.h"

#include "model/cost/tally.h"
#include "model/eligibility/verdicts.h"
#include "model/plan/exchange.h"
#include "model/prices/laterprices.h"
#include "model/prices/priceupdate.h"
#include "model/prices/referencedata.h"
#include "tests/model/evaluation/evaluationfixture.h"

#include <QFile>
#include <QTest>

#include <algorithm>

using namespace slipway;
using namespace slipway::test;
using namespace Qt::StringLiterals;

/// Prices that were announced for a day ahead hold from the month of that day on, within the horizon.
class LaterPricesTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void monthsAreBilledAtThePriceThatThenHolds();
    void aDayWithinAMonthPricesThatMonth();
    void whatHoldsBeforeThePlanBeginsIsThePrice();
    void whatASheetAnnouncesHasNoDiscount();
    void aSheetThatBeginsLaterLeavesTheListUntilThen_data();
    void aSheetThatBeginsLaterLeavesTheListUntilThen();
    void whatAdditionsStateStays();
    void whatIsAgreedForARegionGoesBeforeAllRegions();
    void whatBeginsAfterTheHorizonChangesNothing();
    void aTermKeepsThePriceOfItsFirstMonth();
    void aPurchaseIsPaidAtThePriceOfItsMonth();
    void anEstimatedReservationFollowsPayAsYouGo();
    void workThatBeginsLaterHasAllOfTheAnnouncedPrice();
    void aRunCostsWhatItsFirstMonthDoes();
    void metersFollowToo();
    void drawsBillTheSame();
    void drawsTellRegionsApartByWhatIsAnnounced();
};

namespace {

const QString d4 = u"Standard_D4s_v3"_s;

AnnouncedPrice announced(PriceType type, const QDate &from, const char *usd)
{
    AnnouncedPrice price;
    price.size = *catalog().findSize(d4);
    price.region = *catalog().findRegion(u"westeurope"_s);
    price.type = type;
    price.from = from;
    price.hourly = *Rate::fromDecimal(QString::fromLatin1(usd));
    return price;
}

/// The built-in book with D4s v3 at USD 0.24 an hour in West Europe, USD 0.14 for a year, and what is announced of it.
PriceSnapshot bookWith(const std::vector<AnnouncedPrice> &list, const std::vector<AnnouncedMeter> &meters = {})
{
    PriceUpdate update;
    update.source = retailSource();
    update.date = asOf;
    const SizeId size = *catalog().findSize(d4);
    const RegionId region = *catalog().findRegion(u"westeurope"_s);
    update.prices = {{size, region, PriceType::PayAsYouGo, *Rate::fromDecimal(u"0.24"), {}, {}},
                     {size, region, PriceType::Reservation1Year, *Rate::fromDecimal(u"0.14"), {}, {}}};
    update.announced = list;
    update.announcedMeters = meters;
    return *PriceSnapshot::load(*updatedBook(prices(), catalog(), update), catalog());
}

/// One attached machine that always runs, for a job of an hour, from January 2027.
Plan alwaysOn(int months)
{
    Plan plan;
    plan.start = YearMonth(2027, 1);
    plan.months = months;
    Compute compute;
    compute.id = u"machines"_s;
    compute.target = u"remote_vm"_s;
    compute.size = d4;
    compute.publicIp = false;
    plan.computes.push_back(compute);
    TrainingJob job;
    job.compute = compute.id;
    job.runsPerMonth = 2;
    job.work.measuredHours = 1;
    Workload work;
    work.id = u"train"_s;
    work.detail = job;
    plan.workloads.push_back(work);
    return plan;
}

const CostLine &machines(const Evaluation &evaluation)
{
    const auto found = std::ranges::find_if(evaluation.lines, [](const CostLine &line) {
        return line.paidAs && line.sku == d4;
    });
    Q_ASSERT(found != evaluation.lines.end());
    return *found;
}

Evaluation evaluatedWith(const Plan &plan, const PriceSnapshot &book)
{
    return evaluate(plan, {catalog(), book, asOf});
}

} // namespace

void LaterPricesTest::monthsAreBilledAtThePriceThatThenHolds()
{
    // 3 x 730 h x 0.24 = 525.60, then 9 x 730 h x 0.30 = 1,971.00.
    const PriceSnapshot book = bookWith({announced(PriceType::PayAsYouGo, {2027, 4, 1}, "0.30")});
    const Evaluation evaluation = evaluatedWith(alwaysOn(12), book);
    const CostLine &line = machines(evaluation);
    QCOMPARE(line.total.toDecimal(), u"2496.60"_s);
    QCOMPARE(line.amounts[2].toDecimal(), u"175.20"_s);
    QCOMPARE(line.amounts[3].toDecimal(), u"219.00"_s);
    QCOMPARE(line.rate->toDecimal(), u"0.24"_s);
    QCOMPARE(line.later.size(), 1U);
    QCOMPARE(line.later[0].month, 3);
    QVERIFY2(line.note.contains(u"announced for 2027-04-01: USD 0.3"), qPrintable(line.note));
    // A discount is taken off what is announced as well: 12.5 % off.
    Plan plan = alwaysOn(12);
    plan.discountPercent = 12.5;
    QCOMPARE(machines(evaluatedWith(plan, book)).amounts[3].toDecimal(), u"191.62"_s); // 730 x 0.2625 = 191.625, half to even
}

void LaterPricesTest::aDayWithinAMonthPricesThatMonth()
{
    const PriceSnapshot book = bookWith({announced(PriceType::PayAsYouGo, {2027, 4, 16}, "0.30"),
                                         announced(PriceType::PayAsYouGo, {2027, 11, 2}, "0.20")});
    const CostLine line = machines(evaluatedWith(alwaysOn(12), book));
    // 3 x 175.20 + 7 x 219.00 + 2 x 146.00
    QCOMPARE(line.total.toDecimal(), u"2350.60"_s);
}

void LaterPricesTest::whatHoldsBeforeThePlanBeginsIsThePrice()
{
    const PriceSnapshot book = bookWith({announced(PriceType::PayAsYouGo, {2026, 12, 1}, "0.20")});
    const CostLine line = machines(evaluatedWith(alwaysOn(12), book));
    QCOMPARE(line.total.toDecimal(), u"1752.00"_s);
    QCOMPARE(line.listRate.toDecimal(), u"0.20"_s);
    QVERIFY(line.later.empty());
    QVERIFY(line.note.contains(u"announced for 2026-12-01"));
}

void LaterPricesTest::whatASheetAnnouncesHasNoDiscount()
{
    PriceUpdate sheet;
    sheet.source = PriceSnapshot::sheetSource();
    sheet.date = asOf;
    // Before the plan begins, and in the month in which its work does: 12 and 9 months of 730 h x 0.20, all of it.
    for (const int start : {0, 3}) {
        sheet.announced = {announced(PriceType::PayAsYouGo, {start == 0 ? 2026 : 2027, start == 0 ? 12 : 4, 1}, "0.20")};
        const PriceSnapshot book = *PriceSnapshot::load(*updatedBook(bookWith({}), catalog(), sheet), catalog());
        Plan plan = alwaysOn(12);
        plan.workloads[0].startMonth = start;
        plan.serviceDiscounts = {{u"Virtual Machines"_s, 10, {}}};
        const CostLine line = machines(evaluatedWith(plan, book));
        QCOMPARE(line.total.toDecimal(), start == 0 ? u"1752.00"_s : u"1314.00"_s);
        QVERIFY(line.agreed);
        QCOMPARE(line.discountPercent, 0.0);
        QVERIFY2(!line.note.contains(u"negotiated"), qPrintable(line.note));
    }
}

void LaterPricesTest::aSheetThatBeginsLaterLeavesTheListUntilThen_data()
{
    QTest::addColumn<bool>("listFirst");
    QTest::newRow("the list was there") << true;
    QTest::newRow("the sheet was there") << false;
}

/// 3 months at 0.24, 3 at the 0.30 that are announced for April, 6 at the 0.22 that are agreed from July on:
/// 730 h x (0.72 + 0.90 + 1.32) = 2,146.20.
void LaterPricesTest::aSheetThatBeginsLaterLeavesTheListUntilThen()
{
    QFETCH(bool, listFirst);
    PriceUpdate list{retailSource(), asOf, {}, {}, {announced(PriceType::PayAsYouGo, {2027, 4, 1}, "0.30")}, {}, {}, {}};
    PriceUpdate sheet{PriceSnapshot::sheetSource(), asOf, {}, {}, {announced(PriceType::PayAsYouGo, {2027, 7, 1}, "0.22")}, {}, {}, {}};
    PriceSnapshot book = bookWith({});
    for (const PriceUpdate &each : listFirst ? std::vector{list, sheet, sheet} : std::vector{sheet, list, sheet})
        book = *PriceSnapshot::load(*updatedBook(book, catalog(), each), catalog());
    QCOMPARE(machines(evaluatedWith(alwaysOn(12), book)).total.toDecimal(), u"2146.20"_s);
}

/// tests/data/additions/machine-room.json has D4s v3 at 0.20: 12 x 730 h x 0.20 = 1,752.00, whatever lists and sheets announce.
void LaterPricesTest::whatAdditionsStateStays()
{
    QFile file(QStringLiteral(SLIPWAY_SOURCE_DIR) + u"/tests/data/additions/machine-room.json"_s);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const PriceSnapshot list = bookWith({announced(PriceType::PayAsYouGo, {2027, 4, 1}, "0.30")});
    const PriceUpdate sheet{PriceSnapshot::sheetSource(), asOf, {}, {}, {announced(PriceType::PayAsYouGo, {2027, 7, 1}, "0.14")}, {}, {}, {}};
    const PriceSnapshot book = *PriceSnapshot::load(*updatedBook(list, catalog(), sheet), catalog());
    const ReferenceData own = withAdditions({catalog(), book}, readAdditions(file.readAll()).value()).value();
    QCOMPARE(machines(evaluate(alwaysOn(12), {own.catalog, own.prices, asOf})).total.toDecimal(), u"1752.00"_s);
}

void LaterPricesTest::whatIsAgreedForARegionGoesBeforeAllRegions()
{
    const QString logs = u"log_analytics.gb"_s;
    const QString west = u"westeurope"_s;
    const auto from = [&](const QString &region, const char *usd) {
        AnnouncedMeter meter;
        meter.meter = logs;
        meter.from = {2027, 5, 1};
        meter.price = *prices().meter(logs, west);
        meter.price.region = region;
        meter.price.rate = *Rate::fromDecimal(QString::fromLatin1(usd));
        return meter;
    };
    const std::vector<AnnouncedMeter> both{from(west, "2.00"), from(u"Global"_s, "2.50")};
    for (const auto &list : {both, std::vector<AnnouncedMeter>{both.rbegin(), both.rend()}}) {
        const PriceUpdate sheet{PriceSnapshot::sheetSource(), asOf, {}, {}, {}, list, {}, {}};
        const PriceSnapshot book = *PriceSnapshot::load(*updatedBook(prices(), catalog(), sheet), catalog());
        const std::vector<LaterPrice> later = laterPrices(book, logs, west, *book.meter(logs, west));
        QCOMPARE(later.size(), std::size_t(1));
        QCOMPARE(later[0].hourly, *Rate::fromDecimal(u"2.00"));
        QCOMPARE(laterPrices(book, logs, u"eastus"_s, *book.meter(logs, u"eastus"_s)).at(0).hourly, *Rate::fromDecimal(u"2.50"));
    }
}

void LaterPricesTest::whatBeginsAfterTheHorizonChangesNothing()
{
    const PriceSnapshot book = bookWith({announced(PriceType::PayAsYouGo, {2028, 1, 1}, "0.30")});
    QCOMPARE(machines(evaluatedWith(alwaysOn(12), book)).total.toDecimal(), u"2102.40"_s);
}

void LaterPricesTest::aTermKeepsThePriceOfItsFirstMonth()
{
    // Reserved for a year in January 2027 at 0.14, again in January 2028 at 0.16: 12 x 730 x 0.14 + 12 x 730 x 0.16.
    const PriceSnapshot book = bookWith({announced(PriceType::Reservation1Year, {2027, 4, 1}, "0.16")});
    Plan plan = alwaysOn(24);
    plan.computes[0].priceType = PriceType::Reservation1Year;
    QCOMPARE(machines(evaluatedWith(plan, book)).total.toDecimal(), u"2628.00"_s);
    // 14 months: the second term is owed for ten more.
    plan.months = 14;
    const Evaluation evaluation = evaluatedWith(plan, book);
    QCOMPARE(machines(evaluation).total.toDecimal(), u"1460.00"_s); // 12 x 102.20 + 2 x 116.80
    QCOMPARE(evaluation.owed.known().toDecimal(), u"1168.00"_s);
}

void LaterPricesTest::aPurchaseIsPaidAtThePriceOfItsMonth()
{
    const PriceSnapshot book = bookWith({announced(PriceType::Reservation1Year, {2027, 4, 1}, "0.16")});
    Plan plan = alwaysOn(12);
    plan.commitments.emplace_back().size = d4;
    plan.commitments[0].start = YearMonth(2027, 1);
    const auto bought = [&]() -> std::vector<Money> {
        const Evaluation evaluation = evaluatedWith(plan, book);
        return std::ranges::find(evaluation.lines, u"commitment/0"_s, &CostLine::id)->amounts;
    };
    QCOMPARE(bought()[11].toDecimal(), u"102.20"_s);
    plan.commitments[0].start = YearMonth(2027, 5);
    QCOMPARE(bought()[11].toDecimal(), u"116.80"_s);
    plan.commitments[0].start = YearMonth(2026, 6);
    QCOMPARE(bought()[4].toDecimal(), u"102.20"_s);
}

void LaterPricesTest::anEstimatedReservationFollowsPayAsYouGo()
{
    // Three years have no published price there: pay-as-you-go times a discount of another region.
    const PriceSnapshot book = bookWith({announced(PriceType::PayAsYouGo, {2026, 12, 1}, "0.48")});
    const PriceSnapshot before = bookWith({});
    const SizeId size = *catalog().findSize(d4);
    const RegionId region = *catalog().findRegion(u"westeurope"_s);
    const std::optional<VmPrice> three = before.vm(size, region, PriceType::Reservation3Years);
    QVERIFY(three && three->estimate);
    Plan plan = alwaysOn(36);
    plan.computes[0].priceType = PriceType::Reservation3Years;
    const double twice = 2 * machines(evaluatedWith(plan, before)).total.toDouble();
    QVERIFY(std::abs(machines(evaluatedWith(plan, book)).total.toDouble() - twice) < 0.5);
}

void LaterPricesTest::workThatBeginsLaterHasAllOfTheAnnouncedPrice()
{
    const PriceSnapshot before = bookWith({});
    PriceUpdate update;
    update.source = retailSource();
    update.date = asOf.addDays(1);
    update.announced = {announced(PriceType::PayAsYouGo, {2027, 4, 1}, "0.48")};
    const PriceSnapshot book = *PriceSnapshot::load(*updatedBook(before, catalog(), update), catalog());
    Plan plan = alwaysOn(36);
    plan.workloads[0].startMonth = 3;
    const CostLine paid = machines(evaluatedWith(plan, book));
    QCOMPARE(paid.rate->toDecimal(), u"0.48"_s);
    QCOMPARE(paid.origin.date, asOf.addDays(1));
    // A reservation that is worked out of it: twice the price, and twice what it lies between.
    plan.computes[0].priceType = PriceType::Reservation3Years;
    const CostLine low = machines(evaluatedWith(plan, before));
    const CostLine high = machines(evaluatedWith(plan, book));
    QVERIFY(low.spread && high.spread);
    QVERIFY(high.later.empty());
    QVERIFY(std::abs(high.rate->usd() - 2 * low.rate->usd()) < 1e-6);
    QVERIFY(std::abs(high.spread->low.usd() - 2 * low.spread->low.usd()) < 1e-6);
    QVERIFY(std::abs(high.spread->high.usd() - 2 * low.spread->high.usd()) < 1e-6);
    QCOMPARE(high.origin.date, asOf.addDays(1));
}

void LaterPricesTest::aRunCostsWhatItsFirstMonthDoes()
{
    const PriceSnapshot book = bookWith({announced(PriceType::PayAsYouGo, {2027, 4, 1}, "0.30")});
    Plan plan = alwaysOn(12);
    plan.workloads.push_back(plan.workloads[0]);
    plan.workloads[1].id = u"later"_s;
    plan.workloads[1].startMonth = 3;
    const Evaluation evaluation = evaluatedWith(plan, book);
    const auto perHour = [&](const QString &workload) {
        const auto sized = std::ranges::find(evaluation.sizing, workload, &SizingResult::workload);
        return std::ranges::find(sized->inputs, u"price_per_hour"_s,
                                 [](const SizingInput &input) { return input.figure.id; })
            ->figure.likely;
    };
    QCOMPARE(perHour(u"train"_s), 0.24);
    QCOMPARE(perHour(u"later"_s), 0.30);
}

void LaterPricesTest::metersFollowToo()
{
    Plan plan = templatePlan(u"tabular-automl-batch"_s);
    const PriceSnapshot before = bookWith({});
    const Evaluation now = evaluatedWith(plan, before);
    const auto storage = std::ranges::find_if(
        now.lines, [](const CostLine &line) { return !line.paidAs && line.priced() && !line.sku.isEmpty(); });
    QVERIFY(storage != now.lines.end());
    AnnouncedMeter later;
    later.meter = storage->sku;
    later.from = plan.start.plusMonths(2).firstDay();
    later.price = *before.meter(storage->sku, storage->region);
    later.price.rate = Rate(3 * storage->listRate.raw());
    later.price.estimated = false;
    const Evaluation then = evaluatedWith(plan, bookWith({}, {later}));
    const auto same = std::ranges::find(then.lines, storage->id, &CostLine::id);
    QCOMPARE(same->amounts[1], storage->amounts[1]);
    QVERIFY(std::abs(same->amounts[2].toDouble() - 3 * storage->amounts[2].toDouble()) < 0.03);
}

void LaterPricesTest::drawsBillTheSame()
{
    std::vector<AnnouncedPrice> list{announced(PriceType::PayAsYouGo, {2027, 4, 1}, "0.30"),
                                     announced(PriceType::Reservation1Year, {2027, 3, 1}, "0.16")};
    for (const QString &id : {u"tabular-automl-batch"_s, u"vision-realtime"_s, u"regulated-isolated"_s}) {
        Plan plan = templatePlan(id);
        for (Compute &compute : plan.computes)
            compute.size = usesVmSizes(catalog(), compute.target) ? d4 : compute.size;
        const PriceSnapshot book = bookWith(list);
        const ExchangeRate exchange = exchangeOf(plan, book);
        const cost::Bill bill = cost::makeBill(plan, catalog(), book, exchange);
        const cost::Tally tally(plan, catalog(), book, exchange,
                                std::vector<bool>(plan.workloads.size(), true));
        for (int month = 0; month < plan.months; ++month) {
            std::int64_t sum = 0;
            for (std::size_t stage = 0; stage < costStageCount; ++stage)
                sum += tally.amount(static_cast<CostStage>(stage), month);
            QCOMPARE(sum, bill.months[static_cast<std::size_t>(month)].total.known().minor());
        }
    }
}

void LaterPricesTest::drawsTellRegionsApartByWhatIsAnnounced()
{
    // One published price for both regions, another is announced for one of them.
    Plan plan = alwaysOn(6);
    plan.computes[0].target = u"compute_cluster"_s;
    plan.computes[0].publicIp = true;
    plan.computes[0].region = u"westeurope"_s;
    plan.computes.push_back(plan.computes[0]);
    plan.computes[1].id = u"others"_s;
    plan.computes[1].region = u"northeurope"_s;
    plan.workloads.push_back(plan.workloads[0]);
    plan.workloads[1].id = u"other"_s;
    std::get<TrainingJob>(plan.workloads[1].detail).compute = u"others"_s;
    AnnouncedMeter later;
    later.meter = u"lb.standard.hour"_s;
    later.from = {2027, 3, 1};
    later.price = *prices().meter(later.meter, u"westeurope"_s);
    QCOMPARE(prices().meter(later.meter, u"northeurope"_s)->region, later.price.region);
    later.price.region = u"westeurope"_s;
    later.price.rate = Rate(3 * later.price.rate.raw());
    const PriceSnapshot book = bookWith({}, {later});
    const cost::Bill bill = cost::makeBill(plan, catalog(), book, exchangeOf(plan, book));
    const auto balancer = [&](const QString &compute) -> const CostLine & {
        return *std::ranges::find_if(bill.lines, [&](const CostLine &line) {
            return line.compute == compute && line.role == CostRole::Balancers;
        });
    };
    QVERIFY(balancer(u"machines"_s).amounts[2] > balancer(u"others"_s).amounts[2]);
    const cost::Tally tally(plan, catalog(), book, exchangeOf(plan, book), {true, true});
    for (int month = 0; month < plan.months; ++month) {
        std::int64_t sum = 0;
        for (std::size_t stage = 0; stage < costStageCount; ++stage)
            sum += tally.amount(static_cast<CostStage>(stage), month);
        QCOMPARE(sum, bill.months[static_cast<std::size_t>(month)].total.known().minor());
    }
}

SLIPWAY_TEST(LaterPricesTest)
#include "tst_laterprices.moc"
