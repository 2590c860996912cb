// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testrun.h"

#include "model/prices/pricesnapshot.h"

#include <QTest>

using namespace slipway;

class PriceTermsTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void yearsHaveTwelveMonths();
    void whatHasATermIsAReservationOrASavingsPlan();
};

void PriceTermsTest::yearsHaveTwelveMonths()
{
    QCOMPARE(termMonths(PriceType::Reservation1Year), 12);
    QCOMPARE(termMonths(PriceType::Reservation3Years), 36);
    QCOMPARE(termMonths(PriceType::Reservation5Years), 60);
    QCOMPARE(termMonths(PriceType::SavingsPlan1Year), 12);
    QCOMPARE(termMonths(PriceType::SavingsPlan3Years), 36);
    QCOMPARE(termMonths(PriceType::PayAsYouGo), 0);
}

void PriceTermsTest::whatHasATermIsAReservationOrASavingsPlan()
{
    for (std::size_t i = 0; i < priceTypeCount; ++i) {
        const auto type = static_cast<PriceType>(i);
        QCOMPARE(termHours(type) > 0, isReservation(type) != isSavingsPlan(type));
    }
    QVERIFY(isReservation(PriceType::Reservation5Years) && isSavingsPlan(PriceType::SavingsPlan3Years));
}

SLIPWAY_TEST(PriceTermsTest)
#include "tst_terms.moc"
