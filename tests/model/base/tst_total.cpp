// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/base/total.h"
#include "tests/support/testrun.h"

#include <QTest>

#include <limits>

using namespace slipway;
using namespace Qt::StringLiterals;

namespace {

Total total(std::int64_t minor, const QStringList &missing = {})
{
    return Total(Money(minor, Currency()), missing);
}

} // namespace

/// Amounts that know what is missing from them.
class TotalTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatIsMissingGoesAlongWithSums();
    void partsMissWhatTheWholeMisses();
    void nothingIsOnlyWhatMissesNothing();
    void wholeTotalsComeFirst();
    void aDifferenceKnowsWhatItDoesNotKnow();
    void aSumAtTheEndOfTheRangeIsNotWhole();
    void currenciesAreNotCompared();
};

void TotalTest::whatIsMissingGoesAlongWithSums()
{
    QVERIFY((total(100) + total(50)).isComplete());
    const Total sum = total(100) + total(50, {u"train"_s}) + total(0, {u"serve"_s, u"train"_s});
    QCOMPARE(sum.known(), Money(150, Currency()));
    QCOMPARE(sum.missing(), (QStringList{u"train"_s, u"serve"_s}));
    QVERIFY(!sum.isComplete());
}

void TotalTest::partsMissWhatTheWholeMisses()
{
    const Total part = total(100, {u"train"_s}).dividedBy(3);
    QCOMPARE(part, total(33, {u"train"_s}));
}

void TotalTest::nothingIsOnlyWhatMissesNothing()
{
    QVERIFY(Total().isZero());
    QVERIFY(!total(1).isZero());
    QVERIFY(!total(0, {u"train"_s}).isZero());
}

void TotalTest::wholeTotalsComeFirst()
{
    QVERIFY(total(100) < total(101));
    QVERIFY(total(1'000'000) < total(1, {u"train"_s}));
    QVERIFY(total(1, {u"train"_s}) < total(2, {u"serve"_s}));
    QVERIFY(std::is_eq(total(1, {u"train"_s}) <=> total(1, {u"serve"_s})));
    QVERIFY(total(1, {u"train"_s}) != total(1, {u"serve"_s}));
}

void TotalTest::aDifferenceKnowsWhatItDoesNotKnow()
{
    QCOMPARE(total(100).less(total(30)), total(70));
    QCOMPARE(total(30).less(total(100)), total(-70));
    // What both miss counts for neither, what this alone misses stays missing.
    QCOMPARE(total(100, {u"train"_s}).less(total(30, {u"train"_s})), total(70));
    QCOMPARE(total(100, {u"train"_s}).less(total(30)), total(70, {u"train"_s}));
    // What the other alone misses may be any amount.
    QCOMPARE(total(100).less(total(30, {u"train"_s})), std::nullopt);
}

void TotalTest::aSumAtTheEndOfTheRangeIsNotWhole()
{
    const std::int64_t most = std::numeric_limits<std::int64_t>::max();
    const Total sum = total(most - 1) + total(most - 1);
    QVERIFY(sum.missing().isEmpty() && !sum.isComplete());
    QVERIFY(!sum.dividedBy(12).isComplete());
    QVERIFY(!(sum + total(-most)).isComplete());
    QCOMPARE(total(5).less(sum), std::nullopt);
    QVERIFY(!sum.less(total(5))->isComplete());
}

void TotalTest::currenciesAreNotCompared()
{
    const Total euros(Money(100, *Currency::fromCode(u"EUR")));
    QCOMPARE(total(100).less(euros), std::nullopt);
    QCOMPARE(euros.currency(), *Currency::fromCode(u"EUR"));
}

SLIPWAY_TEST(TotalTest)
#include "tst_total.moc"
