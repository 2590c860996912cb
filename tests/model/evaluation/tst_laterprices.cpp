// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testrun.h"

#include "model/cost/tally.h"
#include "model/eligibility/verdicts.h"
#include "model/evaluation/exchange.h"
#include "model/prices/priceupdate.h"
#include "tests/model/evaluation/evaluationfixture.h"

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
    void whatBeginsAfterTheHorizonChangesNothing();
    void aTermKeepsThePriceOfItsFirstMonth();
    void aPurchaseIsPaidAtThePriceOfItsMonth();
    void anEstimatedReservationFollowsPayAsYouGo();
    void metersFollowToo();
    void drawsBillTheSame();
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

SLIPWAY_TEST(LaterPricesTest)
#include "tst_laterprices.moc"
