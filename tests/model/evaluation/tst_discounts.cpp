// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testrun.h"

#include "model/cost/discounts.h"
#include "model/evaluation/pricebasis.h"
#include "model/evaluation/reportparts.h"
#include "model/plan/exchange.h"
#include "model/prices/referencedata.h"
#include "tests/model/evaluation/evaluationfixture.h"

#include <QFile>
#include <QTest>

#include <algorithm>

using namespace slipway;
using namespace slipway::test;
using namespace Qt::StringLiterals;

/// Discounts by service and factors that a plan states itself, against arithmetic by hand.
class DiscountsTest final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void everyMeterHasTheServiceOfThePriceList();
    void aServiceHasItsOwnDiscount();
    void noneComesOffWhatSomebodyStates_data();
    void noneComesOffWhatSomebodyStates();
    void noneComesOffWhatAnOwnerAsksFor();
    void linesWithoutAnyAreNamed();
    void nothingIsSaidOfLinesThatSomebodyWroteZeroFor();
    void aLineWithoutAPriceIsOfItsService();
    void aTypedFactorTakesThePlaceOfTheBooks();
    void aFactorThatIsNoneIsNotUsed_data();
    void aFactorThatIsNoneIsNotUsed();
    void aFactorStaysWithItsCurrency();
    void aCurrencyThatTheBookHasNot();
    void aListPriceSaysNothing();
    void whatIsDiscountedSaysSo();
    void sharesOfWhatIsPaidAreTold();
};

namespace {

/// Two machines D4s v3 in West Europe that always run, at 0.24 an hour: 2 x 730 x 0.24 = 350.40 a month.
Plan machinePlan()
{
    Plan plan;
    plan.start = YearMonth(2027, 1);
    plan.months = 12;
    Compute compute;
    compute.id = u"machines"_s;
    compute.target = u"remote_vm"_s;
    compute.size = u"Standard_D4s_v3"_s;
    compute.instances = 2;
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

const CostLine &machinesOf(const Evaluation &evaluation)
{
    const auto line = std::ranges::find(evaluation.lines, CostRole::Machines, &CostLine::role);
    Q_ASSERT(line != evaluation.lines.end());
    return *line;
}

} // namespace

void DiscountsTest::aListPriceSaysNothing()
{
    const Evaluation evaluation = evaluated(machinePlan());
    QCOMPARE(basisMark(machinesOf(evaluation)), QString());
    QVERIFY(basisShares(evaluation.lines, evaluation.currency).isPlain());
    QCOMPARE(basisRemark(evaluation), u"List prices."_s);
}

void DiscountsTest::whatIsDiscountedSaysSo()
{
    Plan plan = machinePlan();
    plan.discountPercent = 12.5;
    const Evaluation evaluation = evaluated(plan);
    QCOMPARE(basisMark(machinesOf(evaluation)), u"less 12.5 %"_s);
    QVERIFY2(machinesOf(evaluation).note.contains(u"list price less the plan's discount of 12.5 %"_s),
             qPrintable(machinesOf(evaluation).note));
    QCOMPARE(basisRemark(evaluation), u"List prices less 12.5 %."_s);
    // What a plan assumes says the same as what is printed beside its total.
    plan = machinePlan();
    plan.discountPercent = 12.5;
    const std::vector<Assumption> assumptions
        = evaluateForReport(plan, {catalog(), prices(), asOf}).assumptions;
    QVERIFY(std::ranges::any_of(assumptions, [](const Assumption &each) {
        return each.text.startsWith(u"List prices less 12.5 %, in USD"_s);
    }));
    QVERIFY(std::ranges::none_of(
        assumptions, [](const Assumption &each) { return each.text.startsWith(u"List prices in USD"_s); }));
}

/// A second machine for which its owner asks 0.24 an hour: half of what the two cost together is stated, the other half list price.
void DiscountsTest::sharesOfWhatIsPaidAreTold()
{
    Plan plan = machinePlan();
    plan.computes[0].instances = 1;
    plan.computes.push_back(plan.computes[0]);
    plan.computes[1].id = u"own"_s;
    plan.computes[1].ownerPrice = u"0.24"_s;
    plan.workloads.push_back(plan.workloads[0]);
    plan.workloads[1].id = u"own"_s;
    std::get<TrainingJob>(plan.workloads[1].detail).compute = u"own"_s;
    Evaluation evaluation = evaluated(plan);
    std::erase_if(evaluation.lines, [](const CostLine &line) { return line.compute.isEmpty(); });
    evaluation.total = Total(evaluation.lines[0].total + evaluation.lines[1].total);
    QCOMPARE(evaluation.lines.size(), std::size_t(2));
    QCOMPARE(basisWords(evaluation.lines, evaluation.total),
             u"Agreed or stated prices (50 % of the total), list prices (50 %)"_s);
    QCOMPARE(basisMark(*std::ranges::find(evaluation.lines, u"own"_s, &CostLine::compute)), u"stated"_s);
}

void DiscountsTest::everyMeterHasTheServiceOfThePriceList()
{
    const QStringList known = cost::knownServices();
    for (const QString &meter : prices().meters())
        QVERIFY2(known.contains(cost::serviceOf(meter)), qPrintable(meter));
    QCOMPARE(cost::serviceOf(u"disk.p10"), u"Storage"_s);
    QCOMPARE(cost::serviceOf(u"nothing.of.this"), QString());
}

void DiscountsTest::aServiceHasItsOwnDiscount()
{
    Plan plan = machinePlan();
    const Evaluation list = evaluated(plan);
    QCOMPARE(machinesOf(list).total.toDecimal(), u"4204.80"_s);
    plan.discountPercent = 5;
    plan.serviceDiscounts = {{u" virtual machines "_s, 12.5, {}}};
    const Evaluation evaluation = evaluated(plan);
    // 0.24 less 12.5 % is 0.21: 2 x 730 x 0.21 = 306.60 a month.
    const CostLine &machines = machinesOf(evaluation);
    QCOMPARE(machines.total.toDecimal(), u"3679.20"_s);
    QCOMPARE(machines.service, u"Virtual Machines"_s);
    QCOMPARE(machines.discountPercent, 12.5);
    QVERIFY2(machines.note.contains(u"less 12.5 %, negotiated for Virtual Machines"), qPrintable(machines.note));
    // All others have the plan's own.
    bool any = false;
    for (const CostLine &line : evaluation.lines) {
        if (&line == &machines || !line.priced())
            continue;
        any = true;
        QCOMPARE(line.discountPercent, 5.0);
        QVERIFY(!line.note.contains(u"negotiated"));
    }
    QVERIFY(any);
    QVERIFY(std::ranges::any_of(evaluation.assumptions, [](const Assumption &each) {
        return each.text.contains(u"12.5 % is negotiated");
    }));
}

void DiscountsTest::noneComesOffWhatSomebodyStates_data()
{
    QTest::addColumn<PriceType>("type");
    QTest::addColumn<QString>("total");
    QTest::newRow("as it goes: 12 x 2 x 730 h x 0.20") << PriceType::PayAsYouGo << u"3504.00"_s;
    QTest::newRow("a term: 2 x 876.00 a year") << PriceType::Reservation1Year << u"1752.00"_s;
}

/// tests/data/additions/machine-room.json has a D4s v3 at the 0.20 that were negotiated. Taking the plan's 10 % or the 30 % of
/// Microsoft off that again would be a price that nobody asks for.
void DiscountsTest::noneComesOffWhatSomebodyStates()
{
    QFETCH(PriceType, type);
    QFETCH(QString, total);
    QFile file(QStringLiteral(SLIPWAY_SOURCE_DIR) + u"/tests/data/additions/machine-room.json"_s);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const ReferenceData own = withAdditions({catalog(), prices()}, readAdditions(file.readAll()).value()).value();
    Plan plan = machinePlan();
    plan.computes.front().priceType = type;
    plan.discountPercent = 10;
    plan.serviceDiscounts = {{u"Virtual Machines"_s, 30, {}}};
    const Evaluation evaluation = evaluate(plan, {own.catalog, own.prices, asOf});
    const CostLine &line = machinesOf(evaluation);
    QVERIFY(line.agreed);
    QCOMPARE(line.discountPercent, 0.0);
    QCOMPARE(line.total.toDecimal(), total);
    QVERIFY2(line.note.contains(u"stated in the additions"), qPrintable(line.note));
}

/// An attached machine whose owner asks for 3.00 an hour.
void DiscountsTest::noneComesOffWhatAnOwnerAsksFor()
{
    Plan plan = machinePlan();
    plan.computes.front().target = u"databricks"_s;
    plan.computes.front().ownerPrice = u"3.00"_s;
    const auto owned = [](const Evaluation &evaluation) {
        return std::ranges::find(evaluation.lines, CostRole::Attached, &CostLine::role);
    };
    const Evaluation before = evaluated(plan);
    plan.discountPercent = 10;
    const Evaluation after = evaluated(plan);
    QVERIFY(owned(before) != before.lines.end() && owned(after) != after.lines.end());
    QVERIFY(owned(after)->rate == Rate::fromDecimal(u"3.00"_s));
    QCOMPARE(owned(after)->total, owned(before)->total);
    QVERIFY(!owned(before)->total.isZero());
}

void DiscountsTest::linesWithoutAnyAreNamed()
{
    Plan plan = machinePlan();
    plan.serviceDiscounts = {{u"Virtual Machines"_s, 10, {}}, {u"Virtual machines"_s, 20, {}}, {u"Blockchain"_s, 3, {}}};
    const Evaluation evaluation = evaluated(plan);
    const std::vector<Finding> found = findingsOf(evaluation, u"price.discount"_s);
    QCOMPARE(found.size(), 3U);
    const auto has = [&](const QString &field, const QString &words) {
        return std::ranges::any_of(found, [&](const Finding &each) {
            // The page that has their field.
            return each.step == Step::Workload && each.field == field && QString(each.title + each.detail).contains(words);
        });
    };
    QVERIFY(has(u"/serviceDiscounts/1/service"_s, u"Two discounts"_s));
    QVERIFY(has(u"/serviceDiscounts/2/service"_s, u"Blockchain reaches nothing"_s));
    const QString uncovered = [&] {
        const auto line = std::ranges::find_if(evaluation.lines, [](const CostLine &each) {
            return each.priced() && each.service == u"Storage" && !each.total.isZero();
        });
        return line == evaluation.lines.end() ? QString() : line->name;
    }();
    QVERIFY(!uncovered.isEmpty());
    QVERIFY(has(u"/serviceDiscounts"_s, uncovered));
    QCOMPARE(machinesOf(evaluation).discountPercent, 10.0);
}

void DiscountsTest::nothingIsSaidOfLinesThatSomebodyWroteZeroFor()
{
    Plan plan = machinePlan();
    plan.serviceDiscounts = {{u"Virtual Machines"_s, 10, {}}};
    const auto uncovered = [&] {
        QString told;
        for (const Finding &each : findingsOf(evaluated(plan), u"price.discount"_s))
            told += each.title + u": "_s + each.detail;
        return told;
    };
    const QString open = uncovered();
    QVERIFY2(open.startsWith(u"No discount covers"), qPrintable(open));
    // Every other service of the plan: 0 % on purpose leaves no gap.
    QStringList services;
    for (const CostLine &line : evaluated(plan).lines) {
        if (line.service != u"Virtual Machines" && !line.service.isEmpty() && !services.contains(line.service)
            && line.priced() && !line.total.isZero())
            services << line.service;
    }
    QVERIFY(services.size() > 1);
    for (const QString &service : services)
        plan.serviceDiscounts.push_back({service, 0, {}});
    QCOMPARE(uncovered(), QString());
    // One line is told as one.
    const QString last = services.last();
    int lines = 0;
    for (const CostLine &line : evaluated(plan).lines)
        lines += line.service == last && line.priced() && !line.total.isZero() ? 1 : 0;
    plan.serviceDiscounts.pop_back();
    QVERIFY2(uncovered().startsWith(lines == 1 ? u"No discount covers 1 line:"_s : u"No discount covers %1 lines:"_s.arg(lines)),
             qPrintable(uncovered()));
}

void DiscountsTest::aLineWithoutAPriceIsOfItsService()
{
    Plan plan = machinePlan();
    plan.computes[0].size = u"Standard_D4s_v99"_s;
    plan.serviceDiscounts = {{u"Virtual Machines"_s, 10, {}}};
    const Evaluation evaluation = evaluated(plan);
    const CostLine &machines = machinesOf(evaluation);
    QVERIFY(!machines.priced());
    QCOMPARE(machines.service, u"Virtual Machines"_s);
    QVERIFY(!machines.note.contains(u"negotiated"));
    for (const Finding &each : findingsOf(evaluation, u"price.discount"_s))
        QVERIFY2(!each.title.contains(u"reaches nothing"), qPrintable(each.title));
}

void DiscountsTest::aTypedFactorTakesThePlaceOfTheBooks()
{
    Plan plan = machinePlan();
    plan.currency = u"EUR"_s;
    plan.currencyFactor = CurrencyFactor{u"0.5"_s, u"2026-11-01"_s, u"treasury"_s, {}};
    const Evaluation evaluation = evaluated(plan);
    QCOMPARE(machinesOf(evaluation).total.toDecimal(), u"2102.40"_s);
    QCOMPARE(evaluation.currency.code(), u"EUR"_s);
    QCOMPARE(evaluation.provenance.exchange, u"0.5"_s);
    QCOMPARE(evaluation.provenance.exchangeDate, QDate(2026, 11, 1));
    QCOMPARE(evaluation.provenance.exchangeSource, u"treasury"_s);
    QVERIFY(findingsOf(evaluation, u"price.currency"_s).empty());
    // Half a year later it is old.
    plan.currencyFactor->day = u"2026-01-01"_s;
    const std::vector<Finding> old = findingsOf(evaluated(plan), u"price.currency"_s);
    QCOMPARE(old.size(), 1U);
    QCOMPARE(old[0].field, u"/currencyFactor/day"_s);
}

void DiscountsTest::aFactorThatIsNoneIsNotUsed_data()
{
    QTest::addColumn<QString>("currency");
    QTest::addColumn<QString>("factor");
    QTest::newRow("nothing") << u"EUR"_s << u"0"_s;
    QTest::newRow("beyond all bounds") << u"EUR"_s << u"99999999999999"_s;
    QTest::newRow("more than a million") << u"EUR"_s << u"1000000.1"_s;
    QTest::newRow("dollars") << u"USD"_s << u"0.5"_s;
}

void DiscountsTest::aFactorThatIsNoneIsNotUsed()
{
    QFETCH(QString, currency);
    QFETCH(QString, factor);
    Plan plan = machinePlan();
    plan.currency = currency;
    const Total book = evaluated(plan).total;
    plan.currencyFactor = CurrencyFactor{factor, u"2026-11-01"_s, {}, {}};
    const Evaluation evaluation = evaluated(plan);
    QCOMPARE(evaluation.total, book);
    QVERIFY(evaluation.provenance.exchangeSource.isEmpty());
    QCOMPARE(findingsOf(evaluation, u"plan.currency"_s).size(), 1U);
}

void DiscountsTest::aFactorStaysWithItsCurrency()
{
    Plan plan = machinePlan();
    plan.currency = u"EUR"_s;
    plan.currencyFactor = CurrencyFactor{u"0.86"_s, u"2026-11-20"_s, u"treasury"_s, {}, u"EUR"_s};
    QCOMPARE(evaluated(plan).provenance.exchange, u"0.86"_s);
    // Who changes the currency of the plan, here or in a scenario, does not pay 0.86 yen for a dollar.
    plan.currency = u"JPY"_s;
    const Evaluation yen = evaluated(plan);
    QCOMPARE(yen.provenance.exchange, evaluated([&] {
                                          Plan without = plan;
                                          without.currencyFactor.reset();
                                          return without;
                                      }()).provenance.exchange);
    const std::vector<Finding> found = findingsOf(yen, u"plan.currency"_s);
    QCOMPARE(found.size(), 1U);
    QVERIFY2(found[0].detail.contains(u"It is of EUR, and the plan is in JPY"), qPrintable(found[0].detail));
    // A factor that names none is the plan's, and doubted where it is far off.
    plan.currencyFactor->currency.reset();
    QCOMPARE(evaluated(plan).provenance.exchange, u"0.86"_s);
    const std::vector<Finding> far = findingsOf(evaluated(plan), u"price.currency"_s);
    QCOMPARE(far.size(), 1U);
    QVERIFY2(far[0].title.contains(u"far from the price book's"), qPrintable(far[0].title));
    plan.currency = u"EUR"_s;
    QVERIFY(findingsOf(evaluated(plan), u"price.currency"_s).empty());
}

void DiscountsTest::aCurrencyThatTheBookHasNot()
{
    Plan plan = machinePlan();
    plan.currency = u"XTS"_s; // ISO 4217 keeps it for tests
    // 4,000 of it are no 4,000 dollars: with what the plan costs in dollars, 4,204.80, they have nothing to do.
    plan.budget = Budget{u"4000"_s, BudgetPeriod::Horizon, {}};
    QCOMPARE(findingsOf(evaluated(plan), u"plan.currency"_s).size(), 1U);
    QVERIFY(findingsOf(evaluated(plan), u"plan.budget"_s).empty());
    plan.currencyFactor = CurrencyFactor{u"2"_s, u"2026-11-01"_s, {}, {}};
    const Evaluation evaluation = evaluated(plan);
    QVERIFY(findingsOf(evaluation, u"plan.currency"_s).empty());
    QCOMPARE(evaluation.currency.code(), u"XTS"_s);
    QCOMPARE(machinesOf(evaluation).total.toDecimal(), u"8409.60"_s);
    QCOMPARE(findingsOf(evaluation, u"plan.budget"_s).size(), 1U);
}

SLIPWAY_TEST(DiscountsTest)
#include "tst_discounts.moc"
