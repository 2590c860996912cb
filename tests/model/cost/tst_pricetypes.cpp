// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testrun.h"

#include "model/cost/pricetypes.h"

#include <QTest>

using namespace slipway;
using namespace slipway::cost;

class PriceTypesTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void whatIsPaidIsWhatIsBilled();
    void theTierKeepsTheCommitmentForTheWayBack();
};

void PriceTypesTest::whatIsPaidIsWhatIsBilled()
{
    Compute compute;
    for (std::size_t i = 0; i < priceTypeCount; ++i) {
        pay(compute, static_cast<PriceType>(i));
        QCOMPARE(effectivePriceType(compute), static_cast<PriceType>(i));
        QCOMPARE(compute.tier, tierOf(static_cast<PriceType>(i)));
    }
}

void PriceTypesTest::theTierKeepsTheCommitmentForTheWayBack()
{
    Compute compute;
    pay(compute, PriceType::Reservation3Years);
    pay(compute, PriceType::Spot);
    QCOMPARE(compute.tier, Tier::Spot);
    QCOMPARE(compute.priceType, PriceType::Reservation3Years);
    compute.tier = Tier::Dedicated;
    QCOMPARE(effectivePriceType(compute), PriceType::Reservation3Years);
}

SLIPWAY_TEST(PriceTypesTest)
#include "tst_pricetypes.moc"
