// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/evaluation/priceshare.h"
#include "tests/support/testrun.h"

#include <QTest>

using namespace slipway;
using namespace slipway::test;
using namespace Qt::StringLiterals;

namespace {

CostLine lineOf(std::int64_t minor, const QDate &date, bool priced = true)
{
    CostLine line;
    if (priced)
        line.rate = Rate(1);
    line.origin.date = date;
    line.total = Money(minor, Currency());
    return line;
}

} // namespace

class PriceShareTest final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void countsWhatIsPricedOnTheDayOrLater()
    {
        const QDate day(2026, 8, 22);
        Evaluation evaluation;
        evaluation.lines = {lineOf(7000, day), lineOf(1500, day.addDays(3)), lineOf(1000, day.addDays(-1)),
                            lineOf(500, {}), lineOf(0, day, false)};
        evaluation.total = Total(Money(10'000, Currency()));
        QCOMPARE(shareOfPricesSince(evaluation, day), std::optional(0.85));
        QCOMPARE(shareOfPricesSince(evaluation, day.addDays(1)), std::optional(0.15));
        QCOMPARE(shareOfPricesSince(evaluation, day.addDays(-1)), std::optional(0.95));
        QVERIFY(!shareOfPricesSince(evaluation, {}));
        evaluation.total = Total();
        QVERIFY(!shareOfPricesSince(evaluation, day));
    }
};

SLIPWAY_TEST(PriceShareTest)
#include "tst_priceshare.moc"
