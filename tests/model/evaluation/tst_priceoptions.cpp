// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/model/evaluation/evaluationfixture.h"
#include "tests/support/testrun.h"

#include "model/evaluation/priceoptions.h"
#include "model/prices/referencedata.h"

#include <QFile>
#include <QTest>

#include <algorithm>
#include <cmath>

using namespace slipway;
using namespace slipway::test;
using namespace Qt::StringLiterals;

namespace {

/// One cluster for one job, in a region with reservations and savings plans in the price book.
Plan clusterPlan()
{
    Plan plan;
    plan.region = u"polandcentral"_s;
    plan.start = YearMonth(2027, 1);
    plan.months = 24;
    Compute compute;
    compute.id = u"train"_s;
    compute.target = u"compute_cluster"_s;
    compute.size = u"Standard_D4s_v5"_s;
    compute.maxNodes = 2;
    plan.computes = {compute};
    Workload job;
    job.id = u"job"_s;
    job.name = u"Job"_s;
    TrainingJob detail;
    detail.compute = compute.id;
    detail.work.measuredHours = 10;
    job.detail = detail;
    plan.workloads = {job};
    return plan;
}

std::vector<PriceOption> optionsOf(const Plan &plan)
{
    return priceOptions(plan, {catalog(), prices(), asOf}, u"train"_s);
}

const PriceOption *find(const std::vector<PriceOption> &options, PriceType type)
{
    const auto found = std::find_if(options.begin(), options.end(),
                                    [type](const PriceOption &option) { return option.type == type; });
    return found == options.end() ? nullptr : &*found;
}

} // namespace

class PriceOptionsTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void whatThePlanPaysNowCostsWhatItCostsNow();
    void anAddedTargetIsSoldAsTheOneItBehavesAs();
    void everyTotalIsThatOfThePlanWithItsEdit();
    void aReservationBillsEveryHourOfEveryNode();
    void spotIsForMachinesOfOnesOwn();
    void spotNeedsAPlanThatAcceptsInterruptions();
    void whatHasNoPriceSaysSo();
    void savingsPlansAreMarkedUnconfirmed();
    void aTermThatHasBegunStaysOwed();
    void aTermBeyondTheHorizonIsSaid();
    void lowPriorityIsListedOnlyWhereItIsInUse();
    void onlyComputesOnVmSizesHaveOptions();
    void anUnknownComputeHasNone();
};

void PriceOptionsTest::whatThePlanPaysNowCostsWhatItCostsNow()
{
    const Plan plan = clusterPlan();
    const std::vector<PriceOption> options = optionsOf(plan);
    const PriceOption *now = find(options, PriceType::PayAsYouGo);
    QVERIFY(now && now->current && now->isOffered());
    QCOMPARE(now->planTotal.known().minor(), evaluated(plan).total.known().minor());
    QVERIFY(now->difference && now->difference->isZero());
    QCOMPARE(std::count_if(options.begin(), options.end(), [](const auto &each) { return each.current; }), 1);
}

void PriceOptionsTest::everyTotalIsThatOfThePlanWithItsEdit()
{
    const Plan plan = clusterPlan();
    const std::int64_t now = evaluated(plan).total.known().minor();
    int offered = 0;
    for (const PriceOption &option : optionsOf(plan)) {
        if (!option.isOffered())
            continue;
        ++offered;
        const Result<Plan> chosen = applied(option.choose, plan);
        QVERIFY(chosen);
        const Evaluation evaluation = evaluated(*chosen);
        QCOMPARE(option.planTotal.known().minor(), evaluation.total.known().minor());
        QCOMPARE(option.difference->known().minor(), evaluation.total.known().minor() - now);
        QCOMPARE(option.owed, evaluation.owed);
        // Of 36 months twelve are left when the 24 of the plan are over.
        QCOMPARE(option.owed.isZero(),
                 option.type != PriceType::Reservation3Years && option.type != PriceType::SavingsPlan3Years);
        Money compute(0, evaluation.currency);
        for (const CostLine &line : evaluation.lines) {
            if (line.compute == u"train")
                compute += line.total;
        }
        QCOMPARE(option.computeTotal.known().minor(), compute.minor());
        QCOMPARE(option.computeMonth.known().minor(), compute.dividedBy(24).minor());
    }
    QVERIFY2(offered >= 3, qPrintable(QString::number(offered)));
}

void PriceOptionsTest::aReservationBillsEveryHourOfEveryNode()
{
    const Plan plan = clusterPlan();
    const std::vector<PriceOption> options = optionsOf(plan);
    const PriceOption *reserved = find(options, PriceType::Reservation1Year);
    QVERIFY(reserved && reserved->isOffered());
    const std::optional<VmPrice> price
        = prices().vm(*catalog().findSize(u"Standard_D4s_v5"), *catalog().findRegion(u"polandcentral"),
                      PriceType::Reservation1Year);
    const double hours = 730.0 * 2 * 24;
    const double usd = price->hourly.toDecimal().toDouble() * hours;
    const Money balancer = [&] {
        Money sum(0, evaluated(plan).currency);
        for (const CostLine &line : evaluated(plan).lines) {
            if (line.id.endsWith(u"balancer"))
                sum += line.total;
        }
        return sum;
    }();
    const double cents = static_cast<double>((reserved->computeTotal.known() - balancer).minor());
    // Each of the 24 months is rounded once.
    QVERIFY2(std::abs(cents - usd * 100) <= 12, qPrintable(QString::number(cents - usd * 100)));
    QVERIFY(reserved->difference->known().minor() > 0);
}

void PriceOptionsTest::spotIsForMachinesOfOnesOwn()
{
    Plan plan = clusterPlan();
    plan.preemptibleAcceptable = true;
    const std::vector<PriceOption> cluster = optionsOf(plan);
    QVERIFY(!find(cluster, PriceType::Spot)->isOffered());
    plan.computes[0].target = u"remote_vm"_s;
    const std::vector<PriceOption> machine = optionsOf(plan);
    const PriceOption *spot = find(machine, PriceType::Spot);
    QVERIFY2(spot->isOffered(), qPrintable(spot->whyNot));
    QVERIFY(spot->difference && spot->difference->known().minor() < 0);
    const Result<Plan> chosen = applied(spot->choose, plan);
    QCOMPARE(chosen->computes[0].tier, Tier::Spot);
    QCOMPARE(chosen->computes[0].priceType, PriceType::PayAsYouGo);
}

void PriceOptionsTest::spotNeedsAPlanThatAcceptsInterruptions()
{
    Plan plan = clusterPlan();
    plan.computes[0].target = u"remote_vm"_s;
    const std::vector<PriceOption> options = optionsOf(plan);
    QVERIFY(find(options, PriceType::Spot)->whyNot.contains(u"taken away"));
}

void PriceOptionsTest::whatHasNoPriceSaysSo()
{
    Plan plan = clusterPlan();
    plan.region = u"westeurope"_s;
    // No region has a reservation of it: nothing to estimate from.
    plan.computes[0].size = u"Standard_B4ms"_s;
    const std::vector<PriceOption> options = optionsOf(plan);
    const PriceOption *reserved = find(options, PriceType::Reservation3Years);
    QVERIFY(reserved);
    QCOMPARE(reserved->whyNot,
             u"No price of a 3-year reservation of B4ms in West Europe is known."_s);
}

void PriceOptionsTest::savingsPlansAreMarkedUnconfirmed()
{
    for (const PriceOption &option : optionsOf(clusterPlan())) {
        const bool savings
            = option.type == PriceType::SavingsPlan1Year || option.type == PriceType::SavingsPlan3Years;
        QCOMPARE(option.remark.contains(u"Savings plans are unconfirmed"), savings);
        // 2 nodes x 730 h x 24 months at the savings plan's price, or 36 of which 12 are owed, and the hours of the runs as they go: nothing is
        // taken off.
        const Total now = find(optionsOf(clusterPlan()), PriceType::PayAsYouGo)->planTotal;
        const double term = 2 * 730 * 24
            * prices()
                  .vm(*catalog().findSize(u"Standard_D4s_v5"_s), *catalog().findRegion(u"polandcentral"_s),
                      option.type)
                  ->hourly.usd();
        if (savings)
            QVERIFY2(std::abs(option.planTotal.less(now)->known().toDouble() - term) < 0.2,
                     qPrintable(option.remark));
    }
}

/// Two nodes reserved for a year from the month of the day on are owed for all of it, however the cluster pays. Their 10 hours of work a month save nothing
/// of it: pay-as-you-go costs the same, and more where it is reserved for three years besides.
void PriceOptionsTest::aTermThatHasBegunStaysOwed()
{
    Plan plan = clusterPlan();
    plan.start = YearMonth::of(asOf);
    plan.months = 6;
    plan.computes[0].priceType = PriceType::Reservation1Year;
    const Evaluation reserved = evaluated(plan);
    const double hourly = reserved.lines.front().rate->usd();
    const std::vector<PriceOption> options = optionsOf(plan);
    const PriceOption *payg = find(options, PriceType::PayAsYouGo);
    QVERIFY(payg->planTotal == reserved.total);
    QVERIFY(payg->owed == reserved.owed);
    QVERIFY(std::abs(payg->owed.known().toDouble() - 2 * 730 * 6 * hourly) < 0.1);
    QVERIFY2(payg->remark.contains(u"stays as a commitment"_s), qPrintable(payg->remark));
    const Result<Plan> chosen = applied(payg->choose, plan);
    QVERIFY(chosen);
    QCOMPARE(chosen->computes[0].priceType, PriceType::PayAsYouGo);
    QCOMPARE(chosen->commitments.size(), 1U);
    QCOMPARE(chosen->commitments[0].units, 2);
    QVERIFY(evaluated(*chosen).total == payg->planTotal);
    const PriceOption *three = find(options, PriceType::Reservation3Years);
    QCOMPARE(evaluated(*applied(three->choose, plan)).total, three->planTotal);
    QVERIFY(three->difference->known().minor() > 0);
    // A term that is yet to begin goes with the next choice.
    plan.start = plan.start.plusMonths(1);
    QVERIFY(find(optionsOf(plan), PriceType::PayAsYouGo)->owed.known().isZero());
}

void PriceOptionsTest::aTermBeyondTheHorizonIsSaid()
{
    const std::vector<PriceOption> options = optionsOf(clusterPlan());
    QVERIFY(find(options, PriceType::Reservation3Years)->remark.contains(u"36 months, 12 more"));
    QVERIFY(find(options, PriceType::Reservation1Year)->remark.endsWith(u"for 12 months."));
}

void PriceOptionsTest::lowPriorityIsListedOnlyWhereItIsInUse()
{
    Plan plan = clusterPlan();
    QCOMPARE(find(optionsOf(plan), PriceType::LowPriority) == nullptr, true);
    plan.computes[0].tier = Tier::LowPriority;
    const std::vector<PriceOption> options = optionsOf(plan);
    const PriceOption *ended = find(options, PriceType::LowPriority);
    QVERIFY(ended && ended->current && !ended->isOffered());
    QCOMPARE(applied(find(options, PriceType::PayAsYouGo)->choose, plan)->computes[0].tier, Tier::Dedicated);
}

void PriceOptionsTest::onlyComputesOnVmSizesHaveOptions()
{
    Plan plan = clusterPlan();
    QCOMPARE(computesWithPriceOptions(plan, catalog(), evaluated(plan)), QStringList(u"train"_s));
    plan.workloads[0].enabled = false;
    QCOMPARE(computesWithPriceOptions(plan, catalog(), evaluated(plan)), QStringList());
    const Plan spark = templatePlan(u"spark-features-batch"_s);
    for (const QString &id : computesWithPriceOptions(spark, catalog(), evaluated(spark)))
        QVERIFY(spark.compute(id)->target != u"serverless_spark");
}

void PriceOptionsTest::anUnknownComputeHasNone()
{
    QVERIFY(priceOptions(clusterPlan(), {catalog(), prices(), asOf}, u"nothing"_s).empty());
}

void PriceOptionsTest::anAddedTargetIsSoldAsTheOneItBehavesAs()
{
    QFile file(QStringLiteral(SLIPWAY_SOURCE_DIR) + u"/tests/data/additions/machine-room.json"_s);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const ReferenceData all
        = withAdditions({catalog(), prices()}, readAdditions(file.readAll()).value()).value();
    const Context context{all.catalog, all.prices, asOf};
    Plan added = clusterPlan();
    added.computes[0].target = u"slurm"_s;
    Plan builtIn = added;
    builtIn.computes[0].target = all.catalog.behaviourOf(u"slurm"_s);
    for (std::size_t i = 0; i < priceTypeCount; ++i) {
        added.computes[0].priceType = builtIn.computes[0].priceType = static_cast<PriceType>(i);
        QCOMPARE(findingsOf(evaluate(added, context), u"price.type"_s).size(),
                 findingsOf(evaluate(builtIn, context), u"price.type"_s).size());
    }
    const std::vector<PriceOption> offered = priceOptions(added, context, u"train"_s);
    const std::vector<PriceOption> expected = priceOptions(builtIn, context, u"train"_s);
    QCOMPARE(offered.size(), expected.size());
    for (std::size_t i = 0; i < offered.size(); ++i) {
        QCOMPARE(offered[i].type, expected[i].type);
        QCOMPARE(offered[i].whyNot, expected[i].whyNot);
        QCOMPARE(offered[i].planTotal, expected[i].planTotal);
    }
}

SLIPWAY_TEST(PriceOptionsTest)

#include "tst_priceoptions.moc"
