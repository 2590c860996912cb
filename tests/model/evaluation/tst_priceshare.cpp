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
        const auto since = [&](const QDate &date) { return billedSince(evaluation, date); };
        QCOMPARE(since(day), std::optional(Money(8500, Currency())));
        QCOMPARE(since(day.addDays(1)), std::optional(Money(1500, Currency())));
        QCOMPARE(since(day.addDays(-1)), std::optional(Money(9500, Currency())));
        QVERIFY(!since({}));
        evaluation.total = Total();
        QVERIFY(!since(day));
    }

    void aShareIsNeverRoundedToNothingOrAll()
    {
        const auto share = [](std::int64_t part) {
            return shareText(Money(part, Currency()), Money(10'000, Currency()), QLocale::c());
        };
        QCOMPARE(share(0), u"0 %"_s);
        QCOMPARE(share(1), u"under 1 %"_s);
        QCOMPARE(share(9380), u"94 %"_s);
        QCOMPARE(share(9999), u"over 99 %"_s);
        QCOMPARE(share(10'000), u"100 %"_s);
    }

    void theOldestPriceIsNamedWhereItIsAnother()
    {
        Evaluation evaluation;
        Provenance &provenance = evaluation.provenance;
        QVERIFY(priceDates(provenance).isEmpty());
        QVERIFY(priceDateRemark(evaluation).isEmpty());
        provenance.priceDate = {2026, 5, 20};
        provenance.oldestPrice = provenance.priceDate;
        provenance.newestPrice = {2026, 8, 22};
        QCOMPARE(priceDates(provenance), u"2026-05-20"_s);
        QCOMPARE(priceDateRemark(evaluation), u"Prices of 2026-05-20 or later."_s);
        provenance.oldestPrice = {2025, 12, 9};
        // The share that it is, not the one by which the day is found.
        evaluation.lines = {lineOf(9400, {2026, 8, 22}), lineOf(600, {2025, 12, 9})};
        evaluation.total = Total(Money(10'000, Currency()));
        QCOMPARE(priceDates(provenance), u"2026-05-20 (oldest 2025-12-09)"_s);
        QCOMPARE(
            priceDateRemark(evaluation),
            u"Prices of 2026-05-20 or later make up 94 % of the total; the oldest price used is of 2025-12-09."_s);
    }
};

SLIPWAY_TEST(PriceShareTest)
#include "tst_priceshare.moc"
