// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testrun.h"

#include "model/formulas/commitments.h"
#include "model/formulas/finance.h"
#include "model/formulas/philox.h"
#include "tests/support/near.h"

#include <QTest>

#include <cmath>
#include <vector>

using namespace slipway::formulas;
using namespace slipway::test;

namespace {

std::vector<double> randomUsage(std::uint64_t seed)
{
    const Philox random(seed);
    std::vector<double> usage(50);
    for (std::size_t hour = 0; hour < usage.size(); ++hour)
        usage[hour] = std::floor(6 * random.uniform(hour, 0)); // with ties and zeros
    return usage;
}

} // namespace

class CostFormulasTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aMonthHas730Hours()
    {
        QCOMPARE(hoursPerMonth.value, 730.0);
        QCOMPARE((UsdPerHour(0.5) * hoursPerMonth).value, 365.0);
    }

    void loadBalancersAreCountedByStartedFifties()
    {
        QCOMPARE(loadBalancers(0, 0), 0.0);
        QCOMPARE(loadBalancers(1, 0), 1.0);
        QCOMPARE(loadBalancers(50, 0), 1.0);
        QCOMPARE(loadBalancers(51, 3), 5.0);
    }

    void aSavingsPlanCoversUpToItsCommitment()
    {
        const std::vector<double> usage{0, 1, 2, 4};
        // Nothing committed: pay as you go. By hand for 1 USD/h at 50 %: it covers 2 USD of usage, so hours cost 1, 1, 1, 3.
        QCOMPARE(savingsPlanCost(usage, UsdPerHour(0), 0.5).cost.value, 7.0);
        QCOMPARE(savingsPlanCost(usage, UsdPerHour(1), 0.5).cost.value, 6.0);
        QCOMPARE(savingsPlanCost(usage, UsdPerHour(1), 0.5).payAsYouGo.value, 7.0);
        // Without a discount it never saves.
        for (const double commitment : {0.5, 1.0, 3.0})
            QVERIFY(savingsPlanCost(usage, UsdPerHour(commitment), 0).cost.value >= 7);
        QCOMPARE(savingsPlanCost(std::vector<double>(10, 3.0), UsdPerHour(3 * 0.6), 0.4).cost.value, 18.0);
    }

    void theBestCommitmentIsTheCheapestOfAll()
    {
        for (std::uint64_t seed = 0; seed < 40; ++seed) {
            const std::vector<double> usage = randomUsage(seed);
            for (const double discount : {0.0, 0.1, 0.33, 0.5, 0.72, 0.99}) {
                const double best
                    = savingsPlanCost(usage, bestCommitment(usage, discount), discount).cost.value;
                for (double level = 0; level <= 6; level += 0.25) {
                    const UsdPerHour other(level * (1 - discount));
                    QVERIFY(best <= savingsPlanCost(usage, other, discount).cost.value + 1e-9);
                }
            }
        }
    }

    void aReservationBreaksEvenWhereItCostsTheSame()
    {
        const double discount = 0.38;
        QCOMPARE(reservationBreakEven(discount) * 100, (1 - discount) * 100);
    }

    void tiersAreFilledInOrder()
    {
        const std::vector<double> widths{100, 900};
        const std::vector<double> prices{0, 0.08, 0.05};
        QCOMPARE(tieredCost(50, widths, prices).value, 0.0);
        QCOMPARE(tieredCost(600, widths, prices).value, 40.0);
        QCOMPARE(tieredCost(2000, widths, prices).value, 72.0 + 50.0);
        QCOMPARE(tieredCost(10, {}, std::vector<double>{2}).value, 20.0);
    }

    void growthAndItsRateUndoEachOther()
    {
        // 20 requests a second that grow by 5 % a month: 35.917 after twelve, 79.586 % a year.
        QVERIFY(nearFromOne(grown(20, 0.05, 12), 35.9171265204426, 1e-12));
        QVERIFY(nearFromOne(growthRate(20, 35.9171265204426, 12), 0.05, 1e-12));
        QVERIFY(nearFromOne(growthRate(20, 35.9171265204426, 1), 0.7958563260221301, 1e-12));
        double sum = 0;
        for (int month = 0; month < 12; ++month)
            sum += grown(20, 0.05, month);
        QVERIFY(nearFromOne(sum / 12, 26.528544200737667, 1e-12));
        QCOMPARE(growthRate(5, 0, 3), -1.0);
        QVERIFY(nearFromOne(grown(1, monthlyRate(0.08), 12), 1.08, 1e-12));
    }

    void aLoanIsPaidBackByItsPayments()
    {
        for (const double rate : {-0.01, 0.0, 1e-14, 1e-6, 0.01, 0.2}) {
            for (const double periods : {1.0, 12.0, 360.0}) {
                const Usd each = payment(rate, periods, Usd(1000));
                const std::vector<double> flows(static_cast<std::size_t>(periods), each.value);
                QVERIFY(nearFromOne(netPresentValue(rate, flows).value, 1000, 1e-9));
            }
        }
    }

    void presentValueFallsWithTheRate()
    {
        const std::vector<double> flows{50, 60, 40};
        QCOMPARE(netPresentValue(0, flows).value, 150.0);
        QVERIFY(netPresentValue(0.1, flows) < netPresentValue(0.05, flows));
    }
};

SLIPWAY_TEST(CostFormulasTest)
#include "tst_costs.moc"
