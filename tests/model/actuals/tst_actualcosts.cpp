// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testrun.h"

#include "model/actuals/bill.h"

#include <QFile>
#include <QHash>
#include <QTemporaryDir>
#include <QTest>

using namespace slipway;
using namespace Qt::StringLiterals;

namespace {

Money usd(std::int64_t cents)
{
    return Money(cents, Currency());
}

CostLine line(const QString &id, const QString &compute, const QString &sku, std::int64_t centsAMonth)
{
    CostLine line;
    line.id = id;
    line.name = id;
    line.compute = compute;
    line.sku = sku;
    if (!compute.isEmpty())
        line.paidAs = PriceType::PayAsYouGo;
    line.rate = Rate(10'000'000'000);
    line.quantities.assign(3, Quantity::fromDouble(1));
    line.amounts.assign(3, usd(centsAMonth));
    line.total = usd(3 * centsAMonth);
    return line;
}

/// A commitment of the plan, called as every other of its kind is.
CostLine reservationLine(const QString &id, const std::vector<std::int64_t> &cents)
{
    CostLine reserved = line(id, {}, u"Standard_D4s_v5"_s, 0);
    reserved.name = u"1 x D4s v5, 1-year reservation"_s;
    reserved.paidAs = PriceType::Reservation1Year;
    reserved.quantities.assign(cents.size(), Quantity::fromDouble(730));
    reserved.amounts.clear();
    for (const std::int64_t month : cents)
        reserved.amounts.push_back(usd(month));
    return reserved;
}

BilledCharge charge(const QDate &day, double dollars, const QString &service, const QString &lineTag,
                    const QString &planTag = u"Tickets"_s)
{
    return {day, day, qRound64(dollars * 1e9), u"USD"_s, service, planTag, lineTag};
}

} // namespace

/// The example of docs/actuals.md, worked out there by hand.
class ActualCostsTest final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void init()
    {
        m_plan = Plan();
        m_plan.name = u"Tickets"_s;
        m_plan.start = YearMonth(2027, 1);
        m_plan.months = 3;
        m_evaluation = Evaluation();
        m_evaluation.lines
            = {line(u"compute/train/nodes"_s, u"train"_s, u"Standard_NC24ads_A100_v4"_s, 31000),
               line(u"compute/serve/nodes"_s, u"serve"_s, u"Standard_D4s_v5"_s, 15500),
               line(u"shared/storage"_s, {}, u"blob.hot"_s, 3100)};
        for (int month = 0; month < 3; ++month) {
            MonthCost &cost = m_evaluation.months.emplace_back();
            cost.month = m_plan.start.plusMonths(month);
            cost.total = Total(usd(49600));
        }
        m_evaluation.total = Total(usd(148800));
    }

    void theExampleByHand();
    void whatMayBeAPurchaseIsSaid();
    void aPurchaseIsNoPaceAndIsNotPlannedAgain();
    void whatIsPaidAtOnceIsOneCommitment_data();
    void whatIsPaidAtOnceIsOneCommitment();
    void taxesAreListed();
    void aServiceWithoutLinesIsHeldAsAWhole();
    void rowsAddUpToTheTotal();
    void linesOfOneNameAreToldApart();
    void thePaceIsOfWhatWasPlannedExactly_data();
    void thePaceIsOfWhatWasPlannedExactly();
    void thePaceOfWhateverAmountIsTold();
    void whatIsNotOfThePlanIsListed();
    void anotherCurrencyIsRefused();
    void whatIsNotOfThePlanKeepsItsCurrency();
    void aChargeOfTwoFilesCountsOnce();
    void twoFilesOfOneBill_data();
    void twoFilesOfOneBill();
    void deploymentsTellPlansOfOneNameApart();
    void aRenamedPlanIsFoundByItsDeployment();
    void actualAndAmortizedCostsOfAMonthAreRefused();
    void refundsTakeOff();
    void computesAreCalledByTheirWork();
    void aBillWithoutThePlanSaysSo();
    void whatHasNoPriceIsAtLeast();
    void aChargeCoversItsWholePeriod();
    void aScenarioIsBilledUnderThePlan();
    void sharesOfAMonthAddUpToTheMonth();

private:
    /// The plan costs this, in as many months as the lines have amounts.
    void plan(const std::vector<CostLine> &lines)
    {
        const Currency currency = lines.front().amounts.front().currency();
        const std::size_t months = lines.front().amounts.size();
        m_plan.months = static_cast<int>(months);
        m_evaluation = Evaluation();
        m_evaluation.currency = currency;
        m_evaluation.lines = lines;
        m_evaluation.total = Total(Money(0, currency));
        for (std::size_t month = 0; month < months; ++month) {
            MonthCost &cost = m_evaluation.months.emplace_back();
            cost.month = m_plan.start.plusMonths(static_cast<int>(month));
            cost.total = Total(Money(0, currency));
            for (const CostLine &each : lines)
                cost.total += Total(each.amounts[month]);
            m_evaluation.total += cost.total;
        }
    }

    Plan m_plan;
    Evaluation m_evaluation;
};

void ActualCostsTest::theExampleByHand()
{
    ActualCollector collector(m_plan, m_evaluation);
    const QDate january(2027, 1, 1);
    QVERIFY(collector.add(charge(january, 400, u"Virtual Machines"_s, u"compute/train"_s)));
    QVERIFY(collector.add(charge(january.addDays(30), 155, u"Virtual Machines"_s, u"compute/serve"_s)));
    QVERIFY(collector.add(charge(january, 30.5, u"Storage"_s, u"shared/storage"_s)));
    QVERIFY(collector.add(charge(QDate(2027, 2, 14), 250, u"Virtual Machines"_s, u"compute/train/nodes"_s)));
    const ActualCosts actual = collector.result();
    QCOMPARE(actual.first, january);
    QCOMPARE(actual.last, QDate(2027, 2, 14));
    // January whole, February 14 of 28 days: 496.00 + 248.00.
    QCOMPARE(actual.planned, Total(usd(74400)));
    QCOMPARE(actual.billed, usd(83550));
    QCOMPARE(actual.months.size(), 2U);
    QCOMPARE(actual.months[1].plannedToDate, Total(usd(24800)));
    QCOMPARE(actual.months[1].billed, usd(25000));
    // 835.50 and the rest, 1,488.00 - 744.00.
    QCOMPARE(actual.forecastAsPlanned, Total(usd(157950)));
    // 1,488.00 x 835.50 / 744.00
    QCOMPARE(*actual.forecastAtPace, usd(167100));
    // train: 650.00 of 310.00 + 155.00; serve: 155.00 of 232.50; storage: 30.50 of 46.50.
    QCOMPARE(actual.lines.size(), 3U);
    QCOMPARE(actual.lines[0].name, u"train"_s);
    QCOMPARE(actual.lines[0].planned, Total(usd(46500)));
    QCOMPARE(actual.lines[0].billed, usd(65000));
    QCOMPARE(actual.lines[1].name, u"serve"_s);
    QCOMPARE(actual.lines[1].difference(), usd(-7750));
    QCOMPARE(actual.lines[2].difference(), usd(-1600));
}

/// 310 for what was used, and 900 that may be a reservation: both count, the 900 are named, and nobody can say that they come again each month.
void ActualCostsTest::whatMayBeAPurchaseIsSaid()
{
    ActualCollector collector(m_plan, m_evaluation);
    const QString machines = u"Virtual Machines"_s;
    QVERIFY(collector.add(charge(QDate(2027, 1, 31), 310, machines, u"compute/train/nodes"_s)));
    QCOMPARE(collector.result().mayBePurchases, 0);
    QVERIFY(collector.result().forecastAtPace);
    BilledCharge bought = charge(QDate(2027, 1, 1), 900, machines, u"compute/train/nodes"_s);
    bought.mayBePurchase = true;
    QVERIFY(collector.add(bought));
    bought.planTag = u"Another"_s;
    QVERIFY(collector.add(bought));
    const ActualCosts actual = collector.result();
    QCOMPARE(actual.billed, usd(121000));
    QCOMPARE(actual.mayBePurchases, 1);
    QCOMPARE(actual.mayBePurchasesCost, usd(90000));
    QVERIFY(!actual.forecastAtPace);
}

/// A reservation planned at 100.00 a month beside the 496.00: 596.00 a month, 1,788.00 in all. Bought at once in January for 1,200.00: billed is
/// 1,696.00 with all that January was to cost, and 992.00 are to come, two months without the reservation. By months, 596.00 and 1,192.00.
void ActualCostsTest::aPurchaseIsNoPaceAndIsNotPlannedAgain()
{
    m_evaluation.lines.push_back(line(u"commitment/0"_s, {}, u"vm"_s, 10000));
    for (MonthCost &month : m_evaluation.months)
        month.total = Total(usd(59600));
    m_evaluation.total = Total(usd(178800));
    const auto billed = [this](double amount, bool isRecurring) {
        ActualCollector collector(m_plan, m_evaluation);
        const QString machines = u"Virtual Machines"_s;
        BilledCharge bought = charge(QDate(2027, 1, 1), amount, machines, u"commitment/0"_s);
        bought.isPurchase = true;
        bought.isRecurring = isRecurring;
        if (!collector.add(charge(QDate(2027, 1, 31), 496, machines, u"compute/train/nodes"_s))
            || !collector.add(bought))
            qFatal("refused");
        return collector.result();
    };
    const ActualCosts once = billed(1200, false);
    QCOMPARE(once.purchases, 1);
    QCOMPARE(once.purchasesCost, usd(120000));
    QCOMPARE(once.billed, usd(169600));
    QVERIFY(!once.forecastAtPace);
    QCOMPARE(once.forecastAsPlanned, Total(usd(268800)));
    const ActualCosts byMonths = billed(100, true);
    QVERIFY(!byMonths.forecastAtPace);
    QCOMPARE(byMonths.forecastAsPlanned, Total(usd(178800)));
}

/// A year of a machine, two reservations and a registry: 1,343.20 + 499.98 + 990.80 + 60.84 = 2,894.82, of which January is 167.90 + 83.33 + 5.07 =
/// 256.30. Billed in January are 83.33 + 167.90 and a purchase of 1,188.96, 1,440.19. If the rest goes as planned, 1,440.19 + 2,894.82 - 256.30 =
/// 4,078.71, less what is to come of what was bought: 5 x 83.33 = 416.65 of the first reservation, 10 x 99.08 = 990.80 of the second.
void ActualCostsTest::whatIsPaidAtOnceIsOneCommitment_data()
{
    QTest::addColumn<QString>("service"); // empty: none is named
    QTest::addColumn<QString>("lineTag");
    QTest::addColumn<qint64>("forecast");
    QTest::addColumn<bool>("isOpen");
    const QString machines = u"Virtual Machines"_s;
    const qint64 second = 308791; // 4,078.71 - 990.80
    const qint64 none = 407871;
    const qint64 both = 267126; // 4,078.71 - 416.65 - 990.80
    QTest::newRow("the first") << machines << u"commitment/0"_s << qint64(366206)
                               << false; // 4,078.71 - 416.65
    QTest::newRow("the second") << machines << u"commitment/1"_s << second << false;
    QTest::newRow("the second, whatever the service")
        << u"Databricks"_s << u"commitment/1"_s << second << false;
    QTest::newRow("another line, another service") << u"Databricks"_s << u"compute/other"_s << none << false;
    QTest::newRow("another line") << machines << u"compute/vm"_s << none << false;
    QTest::newRow("another service") << u"Databricks"_s << QString() << none << false;
    QTest::newRow("nobody says which") << machines << QString() << both << true;
    QTest::newRow("a savings plan, nobody says which")
        << u"Azure Savings Plan for Compute"_s << QString() << both << true;
    QTest::newRow("of no service, nobody says which") << QString() << QString() << both << true;
    QTest::newRow("one that the plan has not") << machines << u"commitment/7"_s << both << true;
    QTest::newRow("one that the plan has not, another service")
        << u"Databricks"_s << u"commitment/7"_s << none << false;
}

void ActualCostsTest::whatIsPaidAtOnceIsOneCommitment()
{
    QFETCH(QString, service);
    QFETCH(QString, lineTag);
    QFETCH(qint64, forecast);
    QFETCH(bool, isOpen);
    CostLine machine = line(u"compute/vm/machines"_s, u"vm"_s, u"Standard_D4s_v5"_s, 0);
    machine.quantities.assign(12, Quantity::fromDouble(730));
    machine.amounts.assign(12, usd(16790));
    for (std::size_t month = 2; month < 6; ++month)
        machine.amounts[month] = usd(0); // both are covered
    CostLine registry = line(u"shared/registry"_s, {}, u"acr.basic"_s, 0);
    registry.quantities.assign(12, Quantity::fromDouble(30));
    registry.amounts.assign(12, usd(507));
    plan({machine,
          reservationLine(u"commitment/1"_s,
                          {0, 0, 9908, 9908, 9908, 9908, 9908, 9908, 9908, 9908, 9908, 9908}),
          reservationLine(u"commitment/0"_s, {8333, 8333, 8333, 8333, 8333, 8333, 0, 0, 0, 0, 0, 0}),
          registry});
    QCOMPARE(m_evaluation.total, Total(usd(289482)));
    ActualCollector collector(m_plan, m_evaluation);
    const QDate january(2027, 1, 31);
    QVERIFY(collector.add(charge(january, 83.33, u"Virtual Machines"_s, u"commitment/0"_s)));
    QVERIFY(collector.add(charge(january, 167.9, u"Virtual Machines"_s, u"compute/vm"_s)));
    BilledCharge bought
        = charge(QDate(2027, 1, 20), 1188.96, service.isEmpty() ? u"Purchase"_s : service, lineTag);
    bought.namesService = !service.isEmpty();
    bought.isPurchase = true;
    QVERIFY(collector.add(bought));
    const ActualCosts actual = collector.result();
    QCOMPARE(actual.planned, Total(usd(25630)));
    QCOMPARE(actual.billed, usd(144019));
    QCOMPARE(actual.forecastAsPlanned, Total(usd(forecast)));
    QCOMPARE(actual.isCommitmentOpen, isOpen);
}

void ActualCostsTest::taxesAreListed()
{
    ActualCollector collector(m_plan, m_evaluation);
    BilledCharge tax = charge(QDate(2027, 1, 31), 9.99, u"Virtual Machines"_s, u"compute/train/nodes"_s);
    tax.isTax = true;
    QVERIFY(collector.add(tax));
    QVERIFY(collector.add(charge(QDate(2027, 1, 31), 310, u"Virtual Machines"_s, u"compute/train/nodes"_s)));
    const ActualCosts actual = collector.result();
    QCOMPARE(actual.billed, usd(31000));
    QCOMPARE(actual.unmatched.size(), 1U);
    QVERIFY(actual.unmatched[0].why == UnmatchedCost::Why::Tax);
    QCOMPARE(actual.unmatched[0].cost, usd(999));
}

void ActualCostsTest::aServiceWithoutLinesIsHeldAsAWhole()
{
    ActualCollector collector(m_plan, m_evaluation);
    const QDate end(2027, 1, 31);
    QVERIFY(collector.add(charge(end, 300, u"Virtual Machines"_s, u"compute/train"_s)));
    QVERIFY(collector.add(charge(end, 200, u"Virtual Machines"_s, {})));
    QVERIFY(collector.add(charge(end, 31, u"Storage Accounts"_s, u"shared/storage"_s)));
    const ActualCosts actual = collector.result();
    QCOMPARE(actual.lines.size(), 2U);
    QVERIFY(actual.lines[0].wholeService);
    QCOMPARE(actual.lines[0].service, u"Virtual Machines"_s);
    QCOMPARE(actual.lines[0].planned, Total(usd(46500)));
    QCOMPARE(actual.lines[0].billed, usd(50000));
    QVERIFY(!actual.lines[1].wholeService);
    QCOMPARE(actual.lines[1].difference(), usd(0));
}

void ActualCostsTest::rowsAddUpToTheTotal()
{
    ActualCollector collector(m_plan, m_evaluation);
    // Thirds of a cent: each row rounded by itself would lose one.
    for (int i = 0; i < 3; ++i) {
        const QDate day = QDate(2027, 1 + i, 5);
        QVERIFY(collector.add(charge(day, 0.003333333, u"Virtual Machines"_s, u"compute/train"_s)));
        QVERIFY(collector.add(charge(day, 0.003333333, u"Virtual Machines"_s, u"compute/serve"_s)));
        QVERIFY(collector.add(charge(day, 0.003333334, u"Storage"_s, {})));
    }
    const ActualCosts actual = collector.result();
    Money lines(0, Currency());
    Total planned{usd(0)};
    for (const ActualLine &each : actual.lines) {
        lines += each.billed;
        planned += each.planned;
    }
    Money months(0, Currency());
    for (const ActualMonth &each : actual.months)
        months += each.billed;
    QCOMPARE(actual.billed, usd(3));
    QCOMPARE(lines, usd(3));
    QCOMPARE(months, usd(3));
    QCOMPARE(planned, actual.planned);
}

/// Two reservations of one size: 83.33 in January and February, and 99.08 from March on. Each is billed as planned, beside 310.00 for a compute.
void ActualCostsTest::linesOfOneNameAreToldApart()
{
    plan({line(u"compute/train/nodes"_s, u"train"_s, u"Standard_NC24ads_A100_v4"_s, 31000),
          reservationLine(u"commitment/0"_s, {8333, 8333, 0}),
          reservationLine(u"commitment/1"_s, {0, 0, 9908})});
    ActualCollector collector(m_plan, m_evaluation);
    const QString machines = u"Virtual Machines"_s;
    for (int month = 1; month <= 3; ++month)
        QVERIFY(collector.add(charge(QDate(2027, month, 28), 310, machines, u"compute/train"_s)));
    QVERIFY(collector.add(charge(QDate(2027, 1, 31), 83.33, machines, u"commitment/0"_s)));
    QVERIFY(collector.add(charge(QDate(2027, 2, 28), 83.33, machines, u"commitment/0"_s)));
    QVERIFY(collector.add(charge(QDate(2027, 3, 31), 99.08, machines, u"commitment/1"_s)));
    const ActualCosts actual = collector.result();
    // 3 x 310.00 + 2 x 83.33 + 99.08
    QCOMPARE(actual.billed, usd(119574));
    QCOMPARE(actual.lines.size(), 3U);
    for (const ActualLine &each : actual.lines)
        QCOMPARE(each.difference(), usd(0));
    QCOMPARE(actual.lines[0].billed, usd(93000));
    QCOMPARE(actual.lines[1].billed, usd(16666));
    QCOMPARE(actual.lines[2].billed, usd(9908));
}

/// A year at one amount a month, billed from the first of January on.
void ActualCostsTest::thePaceIsOfWhatWasPlannedExactly_data()
{
    QTest::addColumn<QString>("code");
    QTest::addColumn<qint64>("month"); // minor units
    QTest::addColumn<QDate>("last");
    QTest::addColumn<double>("billed");
    QTest::addColumn<qint64>("toDate");
    QTest::addColumn<qint64>("whole");
    // One month and a half of twelve, 259.455, printed as 172.97 + 86.48: 8 x 297.50 = 2,380.00.
    QTest::newRow("half a month more")
        << u"USD"_s << qint64(17297) << QDate(2027, 2, 14) << 297.5 << qint64(25945) << qint64(238000);
    // 12 x 5.07 x 0.17 x 31 / 5.07 = 12 x 5.27
    QTest::newRow("a day of a few dollars")
        << u"USD"_s << qint64(507) << QDate(2027, 1, 1) << 0.17 << qint64(16) << qint64(6324);
    // 12 x 27 x 31
    QTest::newRow("without decimals")
        << u"JPY"_s << qint64(791) << QDate(2027, 1, 1) << 27.0 << qint64(26) << qint64(10044);
    // 1/31 of a cent was planned and rounds to none: 12 x 31 x 0.50.
    QTest::newRow("less than a cent")
        << u"USD"_s << qint64(1) << QDate(2027, 1, 1) << 0.5 << qint64(0) << qint64(18600);
    // A tenth of a cent is billed until 31 January: 12 x 0.001 = 0.012.
    QTest::newRow("less than a cent billed")
        << u"USD"_s << qint64(507) << QDate(2027, 1, 31) << 0.001 << qint64(507) << qint64(1);
    // Money given back: 12 x 31 / 31 x -1.25.
    QTest::newRow("given back") << u"USD"_s << qint64(507) << QDate(2027, 1, 31) << -1.25 << qint64(507)
                                << qint64(-1500);
    // Ten trillions a month, nine billions of them billed in January: 12 x 9,000,000,000.00.
    QTest::newRow("trillions") << u"USD"_s << qint64(1'000'000'000'000'000) << QDate(2027, 1, 31) << 9e9
                               << qint64(1'000'000'000'000'000) << qint64(10'800'000'000'000);
}

void ActualCostsTest::thePaceIsOfWhatWasPlannedExactly()
{
    QFETCH(QString, code);
    QFETCH(qint64, month);
    QFETCH(QDate, last);
    QFETCH(double, billed);
    QFETCH(qint64, toDate);
    QFETCH(qint64, whole);
    const Currency currency = *Currency::fromCode(code);
    CostLine storage = line(u"shared/storage"_s, {}, u"blob.hot"_s, 0);
    storage.quantities.assign(12, Quantity::fromDouble(1));
    storage.amounts.assign(12, Money(month, currency));
    plan({storage});
    ActualCollector collector(m_plan, m_evaluation);
    BilledCharge first = charge(QDate(2027, 1, 1), billed, u"Storage"_s, u"shared/storage"_s);
    first.lastDay = last;
    first.currency = code;
    QVERIFY(collector.add(first));
    const ActualCosts actual = collector.result();
    QCOMPARE(actual.planned, Total(Money(toDate, currency)));
    QVERIFY(actual.forecastAtPace);
    QCOMPARE(*actual.forecastAtPace, Money(whole, currency));
}

/// Ten lines of ten trillions a month, and a hundred charges of nine billions in January: 12 x 900,000,000,000.00.
void ActualCostsTest::thePaceOfWhateverAmountIsTold()
{
    std::vector<CostLine> lines;
    for (int i = 0; i < 10; ++i) {
        CostLine each = line(u"shared/%1"_s.arg(i), {}, u"blob.hot"_s, 0);
        each.quantities.assign(12, Quantity::fromDouble(1));
        each.amounts.assign(12, usd(1'000'000'000'000'000));
        lines.push_back(each);
    }
    plan(lines);
    ActualCollector collector(m_plan, m_evaluation);
    for (int i = 0; i < 100; ++i)
        QVERIFY(collector.add(charge(QDate(2027, 1, 31), 9e9, u"Storage"_s, {})));
    QVERIFY(collector.result().forecastAtPace);
    QCOMPARE(*collector.result().forecastAtPace, usd(1'080'000'000'000'000));
}

void ActualCostsTest::whatIsNotOfThePlanIsListed()
{
    ActualCollector collector(m_plan, m_evaluation);
    const QDate day(2027, 1, 5);
    QVERIFY(collector.add(charge(day, 5, u"Virtual Machines"_s, {}, {})));
    QVERIFY(collector.add(charge(day, 7, u"Virtual Machines"_s, {}, {})));
    QVERIFY(collector.add(charge(day, 3, u"Storage"_s, {}, u"Another plan"_s)));
    QVERIFY(collector.add(charge(QDate(2026, 12, 31), 2, u"Storage"_s, {})));
    QVERIFY(collector.add(charge(QDate(2027, 4, 1), 1, u"Storage"_s, {})));
    const ActualCosts actual = collector.result();
    QCOMPARE(actual.billed, usd(0));
    QCOMPARE(actual.charges, 5);
    QCOMPARE(actual.unmatched.size(), 3U);
    QCOMPARE(actual.unmatched[0].cost, usd(1200));
    QCOMPARE(actual.unmatched[0].charges, 2);
    QVERIFY(actual.unmatched[0].why == UnmatchedCost::Why::NotTagged);
    QCOMPARE(actual.unmatched[1].cost, usd(300));
    QVERIFY(actual.unmatched[1].why == UnmatchedCost::Why::OtherPlan);
    QVERIFY(actual.unmatched[2].why == UnmatchedCost::Why::OutsideHorizon);
    // However many services there are, memory stays bounded and nothing is lost.
    for (int i = 0; i < 3000; ++i)
        QVERIFY(collector.add(charge(day, 1, u"service %1"_s.arg(i), {}, {})));
    const ActualCosts many = collector.result();
    QVERIFY(many.unmatched.size() <= ActualCollector::mostServices + 3);
    Money sum(0, Currency());
    for (const UnmatchedCost &each : many.unmatched)
        sum += each.cost;
    QCOMPARE(sum, usd(100 * (5 + 7 + 3 + 2 + 1 + 3000)));
}

void ActualCostsTest::anotherCurrencyIsRefused()
{
    ActualCollector collector(m_plan, m_evaluation);
    BilledCharge euro = charge(QDate(2027, 1, 5), 5, u"Storage"_s, {});
    euro.currency = u"EUR"_s;
    const Result<void> added = collector.add(euro);
    QVERIFY(!added);
    QVERIFY(added.error().message.contains(u"EUR"_s) && added.error().message.contains(u"USD"_s));
    euro.planTag.clear(); // what does not count may be in any
    QVERIFY(collector.add(euro));
}

/// By hand: 5.00 + 7.00 dollars and 1,000 yen of services nobody tagged are two amounts, never 1,012 dollars.
void ActualCostsTest::whatIsNotOfThePlanKeepsItsCurrency()
{
    ActualCollector collector(m_plan, m_evaluation);
    const QDate day(2027, 1, 5);
    QVERIFY(collector.add(charge(day, 5, u"Storage"_s, {}, {})));
    BilledCharge yen = charge(day, 1000, u"Storage"_s, {}, {});
    yen.currency = u"JPY"_s;
    QVERIFY(collector.add(yen));
    QVERIFY(collector.add(charge(day, 7, u"Storage"_s, {}, {})));
    const std::vector<UnmatchedCost> others = collector.result().unmatched;
    QCOMPARE(others.size(), 2U);
    QCOMPARE(others[0].cost, usd(1200)); // the plan's own currency first, whatever the other figure is
    QCOMPARE(others[0].charges, 2);
    QCOMPARE(others[1].cost, Money(1000, *Currency::fromCode(u"JPY")));
}

/// Exports of a month that is still running hold it from its beginning: the second has all charges of the first.
void ActualCostsTest::aChargeOfTwoFilesCountsOnce()
{
    ActualCollector collector(m_plan, m_evaluation);
    BilledCharge first = charge(QDate(2027, 1, 5), 5, u"Storage"_s, {});
    first.identity = 11;
    BilledCharge second = charge(QDate(2027, 1, 6), 7, u"Storage"_s, {});
    second.identity = 12;
    collector.beginFile();
    QVERIFY(collector.add(first));
    QVERIFY(collector.add(first)); // two of one file are two
    collector.beginFile();
    QVERIFY(collector.add(first));
    QVERIFY(collector.add(second));
    const ActualCosts actual = collector.result();
    QCOMPARE(actual.billed, usd(500 + 500 + 700));
    QCOMPARE(actual.charges, 4);
    QCOMPARE(actual.unmatched.size(), 1U);
    QVERIFY(actual.unmatched[0].why == UnmatchedCost::Why::Repeated);
    QCOMPARE(actual.unmatched[0].cost, usd(500));
    // A third file has it three times: as many as one file has of them are there, whichever comes first.
    collector.beginFile();
    for (int i = 0; i < 3; ++i)
        QVERIFY(collector.add(first));
    QCOMPARE(collector.result().billed, usd(3 * 500 + 700));
    QCOMPARE(collector.result().unmatched[0].cost, usd(3 * 500));
}

/// By hand: the plan is billed 100.00 on the second of January and 20.00 on the third, and 7.00 are nobody's. However often the files say so, that is
/// 120.00 and 7.00, or nothing at all.
void ActualCostsTest::twoFilesOfOneBill_data()
{
    QTest::addColumn<QByteArray>("first");
    QTest::addColumn<QByteArray>("second");
    QTest::addColumn<QString>("refusal"); // empty: it counts
    const QByteArray costHeading = "Date,MeterCategory,CostInBillingCurrency,BillingCurrencyCode,SubscriptionId,ResourceId,Tags\n";
    const QByteArray costTag = "\"\"\"slipway-plan\"\": \"\"Tickets\"\"\"\n";
    const QByteArray cost = costHeading + "01/02/2027,Storage,100,USD,s1,r1," + costTag + "01/03/2027,Storage,20,USD,s1,r1," + costTag
        + "01/03/2027,Storage,7,USD,s1,r2,\n";
    const QByteArray focusHeading
        = "EffectiveCost,BilledCost,BillingCurrency,ChargePeriodStart,ServiceName,ChargeCategory,SubAccountId,ResourceId,Tags\n";
    const QByteArray focusTag = "\"{\"\"slipway-plan\"\":\"\"Tickets\"\"}\"\n";
    const QByteArray focus = focusHeading + "100,100,USD,2027-01-02T00:00:00Z,Storage,Usage,/subscriptions/s1,r1," + focusTag
        + "20,20,USD,2027-01-03T00:00:00Z,Storage,Usage,/subscriptions/s1,r1," + focusTag
        + "7,7,USD,2027-01-03T00:00:00Z,Storage,Usage,/subscriptions/s1,r2,\n";
    QTest::newRow("the same file twice") << cost << cost << QString();
    QTest::newRow("saved anew") << cost << QByteArray(cost).replace("01/02/2027", "2027-01-02").replace(",100,", ",100.00,") << QString();
    QTest::newRow("columns in another order and case")
        << cost
        << "resourceid,DATE,MeterCategory,CostInBillingCurrency,BillingCurrencyCode,SubscriptionId,Tags\n"
                "r1,01/02/2027,Storage,100,USD,s1," + costTag + "r1,01/03/2027,Storage,20,USD,s1," + costTag
                + "r2,01/03/2027,Storage,7,USD,s1,\n"
        << QString();
    QTest::newRow("a month to date, then the month") << costHeading + "01/02/2027,Storage,100,USD,s1,r1," + costTag << cost << QString();
    QTest::newRow("FOCUS twice") << focus << focus << QString();
    QTest::newRow("FOCUS and Cost Management") << focus << cost << u"different columns"_s;
    QTest::newRow("Cost Management and FOCUS of a subscription nobody names")
        << cost << QByteArray(focus).replace("SubAccountId", "x_Account") << u"different columns"_s;
    QTest::newRow("a column more") << focus << QByteArray(focus).replace("EffectiveCost,", "EffectiveCost,x_More,").replace("\n100,", "\n100,a,").replace("\n20,", "\n20,a,").replace("\n7,", "\n7,a,")
                                   << u"different columns"_s;
    QTest::newRow("a day that went on") << QByteArray(cost).replace(",20,", ",15,") << cost << u"another amount"_s;
}

void ActualCostsTest::twoFilesOfOneBill()
{
    QFETCH(QByteArray, first);
    QFETCH(QByteArray, second);
    QFETCH(QString, refusal);
    QTemporaryDir folder;
    QStringList paths;
    for (const QByteArray &bytes : {first, second}) {
        QFile file(folder.filePath(u"%1.csv"_s.arg(paths.size())));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size());
        paths << file.fileName();
    }
    const Result<ActualCosts> read = readBills(m_plan, m_evaluation, {}, paths, CostBasis::Effective);
    QCOMPARE(read.ok(), refusal.isEmpty());
    if (!refusal.isEmpty()) {
        QVERIFY2(read.error().message.contains(refusal) && read.error().message.contains(paths[1]), qPrintable(read.error().message));
        return;
    }
    QCOMPARE(read->billed, usd(12000));
    Money others;
    for (const UnmatchedCost &each : read->unmatched) {
        if (each.why != UnmatchedCost::Why::Repeated)
            others += each.cost;
    }
    QCOMPARE(others, usd(700));
}

namespace {

BilledCharge deployed(const QString &deployment, double dollars, const QString &planTag = u"Tickets"_s)
{
    BilledCharge made = charge(QDate(2027, 1, 31), dollars, u"Virtual Machines"_s, u"compute/train"_s, planTag);
    made.deployment = deployment;
    return made;
}

} // namespace

void ActualCostsTest::deploymentsTellPlansOfOneNameApart()
{
    const auto billed = [&](const QStringList &deployments) {
        ActualCollector collector(m_plan, m_evaluation, {{}, deployments});
        [&] {
            QVERIFY(collector.add(deployed(u"tickets-1"_s, 300)));
            QVERIFY(collector.add(deployed(u"tickets-2"_s, 40)));
            QVERIFY(collector.add(deployed({}, 5))); // made before there were deployments
        }();
        return collector.result();
    };
    const ActualCosts all = billed({});
    QCOMPARE(all.billed, usd(34500));
    QVERIFY(all.isAmbiguous);
    QCOMPARE(all.deployments.size(), 3U);
    QCOMPARE(all.deployments[0].deployment, u"tickets-1"_s);
    QCOMPARE(all.deployments[0].cost, usd(30000));
    const ActualCosts one = billed({u"tickets-2"_s});
    QCOMPARE(one.billed, usd(4500));
    QVERIFY(!one.isAmbiguous);
    QCOMPARE(one.unmatched.size(), 1U);
    QVERIFY(one.unmatched[0].why == UnmatchedCost::Why::OtherDeployment);
    QCOMPARE(one.unmatched[0].cost, usd(30000));
    // Who names both means both.
    QVERIFY(!billed({u"tickets-1"_s, u"tickets-2"_s}).isAmbiguous);
}

void ActualCostsTest::aRenamedPlanIsFoundByItsDeployment()
{
    ActualCollector byName(m_plan, m_evaluation);
    QVERIFY(byName.add(deployed(u"old-1"_s, 300, u"Old name"_s)));
    const ActualCosts none = byName.result();
    QVERIFY(!none.first.isValid());
    QCOMPARE(none.deployments.size(), 1U); // what there is to choose from
    QCOMPARE(none.deployments[0].plan, u"Old name"_s);
    QVERIFY(!none.deployments[0].counts);
    // Deployed again under the new name: what is left of the old one is told.
    QVERIFY(byName.add(deployed(u"old-1"_s, 20)));
    QCOMPARE(byName.result().billed, usd(2000));
    QVERIFY(byName.result().isAmbiguous);
    ActualCollector byDeployment(m_plan, m_evaluation, {{}, {u"old-1"_s}});
    QVERIFY(byDeployment.add(deployed(u"old-1"_s, 300, u"Old name"_s)));
    QCOMPARE(byDeployment.result().billed, usd(30000));
}

void ActualCostsTest::actualAndAmortizedCostsOfAMonthAreRefused()
{
    ActualCollector collector(m_plan, m_evaluation);
    BilledCharge bought = charge(QDate(2027, 1, 5), 900, u"Virtual Machines"_s, {}, {});
    bought.kind = ChargeKind::Actual;
    BilledCharge used = bought;
    used.kind = ChargeKind::Amortized;
    QVERIFY(collector.add(bought));
    QVERIFY(collector.add(charge(QDate(2027, 1, 5), 5, u"Storage"_s, {}))); // in either
    const Result<void> both = collector.add(used);
    QVERIFY(!both);
    QVERIFY2(both.error().message.contains(u"Actual and amortized costs of 2027-01"_s), qPrintable(both.error().message));
    // Another month may be of the other kind: a bill may be changed over.
    used.day = used.lastDay = QDate(2027, 2, 5);
    QVERIFY(collector.add(used));
}

/// By hand: 400.00 billed for training in January, 150.00 given back in February: 250.00.
void ActualCostsTest::refundsTakeOff()
{
    ActualCollector collector(m_plan, m_evaluation);
    const QString tag = u"compute/train/nodes"_s;
    QVERIFY(collector.add(charge(QDate(2027, 1, 31), 400, u"Virtual Machines"_s, tag)));
    QVERIFY(collector.add(charge(QDate(2027, 2, 1), -150, u"Virtual Machines"_s, tag)));
    const ActualCosts actual = collector.result();
    QCOMPARE(actual.billed, usd(25000));
    QCOMPARE(actual.months.at(1).billed, usd(-15000));
}

/// For whoever reads; programs have the id, which no name of the work changes.
void ActualCostsTest::computesAreCalledByTheirWork()
{
    Workload work;
    work.id = u"tuning"_s;
    work.name = u"Weekly tuning"_s;
    TrainingJob job;
    job.compute = u"train"_s;
    work.detail = job;
    m_plan.workloads.push_back(work);
    ActualCollector collector(m_plan, m_evaluation);
    const QDate day(2027, 1, 31);
    QVERIFY(collector.add(charge(day, 400, u"Virtual Machines"_s, u"compute/train/nodes"_s)));
    QVERIFY(collector.add(charge(day, 155, u"Virtual Machines"_s, u"compute/serve/nodes"_s)));
    QVERIFY(collector.add(charge(day, 30, u"Storage"_s, u"shared/storage"_s)));
    QHash<QString, QString> computes;
    for (const ActualLine &each : collector.result().lines)
        computes.insert(each.name, each.compute);
    QCOMPARE(computes,
             (QHash<QString, QString>{{u"Weekly tuning (train)"_s, u"train"_s},
                                      {u"serve"_s, u"serve"_s},
                                      {u"shared/storage"_s, QString()}}));
}

void ActualCostsTest::aBillWithoutThePlanSaysSo()
{
    const ActualCosts actual = ActualCollector(m_plan, m_evaluation).result();
    QVERIFY(!actual.first.isValid());
    QVERIFY(actual.months.empty());
    QVERIFY(actual.lines.empty());
    QCOMPARE(actual.forecastAsPlanned, Total(usd(148800)));
    QVERIFY(!actual.forecastAtPace);
}

void ActualCostsTest::whatHasNoPriceIsAtLeast()
{
    CostLine &line = m_evaluation.lines[0];
    line.rate.reset();
    line.missing = u"No price."_s;
    line.amounts.assign(3, usd(0));
    m_evaluation.total = Total(usd(55800), {line.name});
    ActualCollector collector(m_plan, m_evaluation);
    QVERIFY(collector.add(charge(QDate(2027, 1, 31), 400, u"Virtual Machines"_s, u"compute/train"_s)));
    const ActualCosts actual = collector.result();
    QVERIFY(!actual.planned.isComplete());
    QVERIFY(!actual.forecastAsPlanned.isComplete());
    QVERIFY(!actual.forecastAtPace);
}

void ActualCostsTest::aChargeCoversItsWholePeriod()
{
    // As a monthly export has it, and the one of a plan itself.
    ActualCollector collector(m_plan, m_evaluation);
    for (int month = 1; month <= 2; ++month) {
        BilledCharge whole = charge(QDate(2027, month, 1), 496, u"Virtual Machines"_s, {});
        whole.lastDay = QDate(2027, month, 1).addMonths(1).addDays(-1);
        QVERIFY(collector.add(whole));
    }
    const ActualCosts actual = collector.result();
    QCOMPARE(actual.last, QDate(2027, 2, 28));
    QCOMPARE(actual.planned, Total(usd(99200)));
    QCOMPARE(actual.billed, usd(99200));
    QCOMPARE(*actual.forecastAtPace, usd(148800));
}

void ActualCostsTest::aScenarioIsBilledUnderThePlan()
{
    Plan scenario = m_plan;
    scenario.name = u"Tickets: larger"_s;
    const BilledCharge ofThePlan = charge(QDate(2027, 1, 5), 5, u"Storage"_s, {});
    ActualCollector alone(scenario, m_evaluation);
    QVERIFY(alone.add(ofThePlan));
    QCOMPARE(alone.result().billed, usd(0));
    ActualCollector both(scenario, m_evaluation, {u"Tickets"_s, {}});
    QVERIFY(both.add(ofThePlan));
    QCOMPARE(both.result().billed, usd(500));
}

void ActualCostsTest::sharesOfAMonthAddUpToTheMonth()
{
    // 100.01 a month in three lines, half of February: 50.005 by hand, to even 50.00; line by line it would be 16.67 + 16.67 + 16.67.
    for (CostLine &each : m_evaluation.lines)
        each.amounts.assign(3, usd(3334));
    m_evaluation.lines[2].amounts.assign(3, usd(3333));
    for (MonthCost &each : m_evaluation.months)
        each.total = Total(usd(10001));
    m_evaluation.total = Total(usd(30003));
    ActualCollector collector(m_plan, m_evaluation);
    QVERIFY(collector.add(charge(QDate(2027, 2, 14), 1, u"Storage"_s, u"shared/storage"_s)));
    const ActualCosts actual = collector.result();
    QCOMPARE(actual.months.size(), 1U);
    QCOMPARE(actual.months[0].plannedToDate, Total(usd(5000)));
    Total lines{usd(0)};
    for (const ActualLine &each : actual.lines)
        lines += each.planned;
    QCOMPARE(lines, Total(usd(5000)));
}

SLIPWAY_TEST(ActualCostsTest)
#include "tst_actualcosts.moc"
