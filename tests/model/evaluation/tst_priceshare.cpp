// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/cost/bill.h"
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
    line.totalQuantity = Quantity::fromDouble(1);
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

    /// 65 % of August, 26 % of the first of August, 9 % of 2024: 91 % are of the first of August or later.
    void theDayIsTheLastSinceWhichNineTenthsAre()
    {
        const QDate august(2026, 8, 22);
        const QDate before(2026, 8, 1);
        const QDate old(2024, 7, 1);
        const auto since = [](const std::vector<CostLine> &lines, int percent) {
            return cost::pricedSince(lines, Money(10'000, Currency()), percent);
        };
        const std::vector<CostLine> lines{lineOf(900, old), lineOf(6500, august), lineOf(2600, before)};
        QCOMPARE(since(lines, 90), before);
        QCOMPARE(since(lines, 65), august);
        QCOMPARE(since(lines, 92), old);
        // What has no day counts as older than any: whoever asks for a part of what is dated names that as the total.
        QCOMPARE(since({lineOf(5000, {}), lineOf(5000, august)}, 90), august);
        QVERIFY(!since({lineOf(5000, {})}, 90).isValid());
    }

    /// 79.8 % stated by the plan, 12.6 % of 22 August, 3.5 % of 1 August, 4.1 % of 2024: of the dated 20.2 % the first two days make 16.1,
    /// less than nine tenths (18.18), and the first more than half (10.1).
    void whatThePlanStatesIsNotOld()
    {
        const QDate august(2026, 8, 22);
        const QDate old(2024, 7, 1);
        Evaluation evaluation;
        evaluation.lines
            = {lineOf(7980, {}), lineOf(1260, august), lineOf(350, {2026, 8, 1}), lineOf(410, old)};
        evaluation.total = Total(Money(10'000, Currency()));
        Provenance &provenance = evaluation.provenance;
        provenance.newestPrice = august;
        provenance.oldestPrice = old;
        provenance.priceDate = cost::pricedSince(evaluation.lines, Money(2020, Currency()), 90);
        QCOMPARE(provenance.priceDate, old);
        QCOMPARE(billedAsStated(evaluation), Money(7980, Currency()));
        QCOMPARE(
            priceDates(evaluation),
            u"2026-08-22 for 13 % of the total, 80 % as stated by the plan, the rest back to 2024-07-01"_s);
        QCOMPARE(briefPriceDates(evaluation), u"2026-08-22 (13 %), own (80 %), back to 2024-07-01"_s);
        // Nothing else is left: that is not said twice.
        evaluation.lines = {lineOf(8000, {}), lineOf(2000, august)};
        provenance.oldestPrice = provenance.priceDate = august;
        QCOMPARE(priceDateRemark(evaluation),
                 u"20 % of the total is at prices of 2026-08-22, the rest as stated by the plan."_s);
        evaluation.lines = {lineOf(10'000, {})};
        provenance.oldestPrice = provenance.newestPrice = provenance.priceDate = {};
        QCOMPARE(priceDateRemark(evaluation), u"All prices are stated by the plan."_s);
    }

    void theOldestPriceIsNamedWhereItIsAnother()
    {
        Evaluation evaluation;
        Provenance &provenance = evaluation.provenance;
        QVERIFY(priceDates(evaluation).isEmpty());
        QVERIFY(priceDateRemark(evaluation).isEmpty());
        provenance.priceDate = {2026, 5, 20};
        provenance.oldestPrice = provenance.priceDate;
        provenance.newestPrice = {2026, 8, 22};
        QCOMPARE(priceDates(evaluation), u"2026-05-20 or later"_s);
        QCOMPARE(priceDateRemark(evaluation), u"Prices of 2026-05-20 or later."_s);
        provenance.oldestPrice = {2025, 12, 9};
        // The share that it is, not the one by which the day is found.
        evaluation.lines = {lineOf(9400, {2026, 5, 20}), lineOf(600, {2025, 12, 9})};
        evaluation.total = Total(Money(10'000, Currency()));
        QCOMPARE(priceDates(evaluation),
                 u"2026-05-20 or later for 94 % of the total, the rest back to 2025-12-09"_s);
        QCOMPARE(priceDateRemark(evaluation),
                 u"94 % of the total is at prices of 2026-05-20 or later, the rest back to 2025-12-09."_s);
    }

    /// 76 % of August 2026 and the rest of 2024: nine tenths reach back to 2024, and yet most of the money is of August. Neither hides the other.
    void aSmallOldPartDoesNotMakeTheRestLookOld()
    {
        Evaluation evaluation;
        Provenance &provenance = evaluation.provenance;
        provenance.newestPrice = {2026, 8, 22};
        provenance.oldestPrice = provenance.priceDate = {2024, 7, 1};
        evaluation.lines = {lineOf(7600, {2026, 8, 22}), lineOf(2400, {2024, 7, 1})};
        evaluation.total = Total(Money(10'000, Currency()));
        QCOMPARE(priceDates(evaluation), u"2026-08-22 for 76 % of the total, the rest back to 2024-07-01"_s);
        QCOMPARE(priceDateRemark(evaluation),
                 u"76 % of the total is at prices of 2026-08-22, the rest back to 2024-07-01."_s);
        QCOMPARE(briefPriceDates(evaluation), u"2026-08-22 (76 %), the rest back to 2024-07-01"_s);
        // A few weeks apart are no matter: the day of nine tenths stands.
        provenance.oldestPrice = provenance.priceDate = {2026, 7, 1};
        evaluation.lines[1].origin.date = {2026, 7, 1};
        QCOMPARE(priceDates(evaluation), u"2026-07-01 or later"_s);
    }
};

SLIPWAY_TEST(PriceShareTest)
#include "tst_priceshare.moc"
