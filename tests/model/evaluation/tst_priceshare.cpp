// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/evaluation/pricedates.h"
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

    void theOldestPriceIsNamedWhereItIsAnother()
    {
        Provenance provenance;
        QVERIFY(priceDates(provenance).isEmpty());
        QVERIFY(priceDateRemark(provenance).isEmpty());
        provenance.priceDate = {2026, 5, 20};
        provenance.oldestPrice = provenance.priceDate;
        provenance.newestPrice = {2026, 8, 22};
        QCOMPARE(priceDates(provenance), u"2026-05-20"_s);
        QCOMPARE(priceDateRemark(provenance), u"Prices of 2026-05-20 or later."_s);
        provenance.oldestPrice = {2025, 12, 9};
        QCOMPARE(priceDates(provenance), u"2026-05-20 (oldest 2025-12-09)"_s);
        QCOMPARE(priceDateRemark(provenance),
                 u"Prices of 2026-05-20 or later make up 90 % of the total; the oldest price used is of 2025-12-09."_s);
    }
};

SLIPWAY_TEST(PriceShareTest)
#include "tst_priceshare.moc"
