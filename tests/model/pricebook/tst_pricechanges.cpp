// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testrun.h"

#include "model/pricebook/pricechanges.h"

#include <QTest>

using namespace slipway;
using namespace Qt::StringLiterals;

/// The list of changes gives back what was put in, however compactly it keeps it.
class PriceChangesTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void whatIsPutInComesBack();
    void theLargestComeFirst();
    void daysOfOnePriceStandInOrder();
};

namespace {

PriceChange changeOf(std::optional<Rate> before, Rate after)
{
    PriceChange change;
    change.size = SizeId(7);
    change.region = u"westeurope"_s;
    change.type = PriceType::Spot;
    change.before = before;
    change.after = after;
    return change;
}

} // namespace

void PriceChangesTest::whatIsPutInComesBack()
{
    PriceChanges changes;
    QVERIFY(changes.empty());
    PriceChange vm = changeOf(Rate(20), Rate(25));
    vm.from = QDate(2027, 3, 1);
    PriceChange meter;
    meter.meter = u"disk.p10"_s;
    meter.region = u"Global"_s;
    meter.after = Rate(5);
    meter.beforeDate = QDate(2026, 8, 22);
    changes.push_back(vm);
    changes.push_back(meter);
    QCOMPARE(changes.size(), 2U);
    QCOMPARE(*changes[0].size, SizeId(7));
    QCOMPARE(changes[0].region, u"westeurope"_s);
    QCOMPARE(changes[0].type, PriceType::Spot);
    QCOMPARE(*changes[0].before, Rate(20));
    QCOMPARE(changes[0].from, QDate(2027, 3, 1));
    QVERIFY(changes[0].meter.isEmpty() && !changes[0].beforeDate.isValid());
    QVERIFY(!changes[1].size && !changes[1].before && !changes[1].from.isValid());
    QCOMPARE(changes[1].meter, u"disk.p10"_s);
    QCOMPARE(changes[1].region, u"Global"_s);
    QCOMPARE(changes[1].after, Rate(5));
    QCOMPARE(changes[1].beforeDate, QDate(2026, 8, 22));
    changes.clear();
    QVERIFY(changes.empty());
}

void PriceChangesTest::theLargestComeFirst()
{
    // +25 %, new, -50 %, +50 %: of the two of equal size the first stays the first.
    PriceChanges changes;
    for (PriceChange each : {changeOf(Rate(20), Rate(25)), changeOf(std::nullopt, Rate(25)),
                             changeOf(Rate(20), Rate(10)), changeOf(Rate(20), Rate(30))}) {
        each.size = SizeId(changes.size());
        changes.push_back(each);
    }
    QCOMPARE(changes[0].percent(), 25.0);
    QCOMPARE(changes.largest(10), (std::vector<std::size_t>{2, 3, 0, 1}));
    QCOMPARE(changes.largest(1), (std::vector<std::size_t>{2}));
    QCOMPARE(changes.largest(0), std::vector<std::size_t>());
}

void PriceChangesTest::daysOfOnePriceStandInOrder()
{
    // +25 % of one, then of another 0.20 to 0.12 (-40 %) and from there to 0.15 (+25 %): the days of the second follow each other, in the place
    // of its 40 %, however they were told.
    PriceChanges changes;
    PriceChange first = changeOf(Rate(20), Rate(25));
    first.from = QDate(2027, 5, 1);
    PriceChange then = changeOf(Rate(12), Rate(15));
    then.size = SizeId(8);
    then.from = QDate(2028, 9, 1);
    PriceChange before = changeOf(Rate(20), Rate(12));
    before.size = SizeId(8);
    before.from = QDate(2027, 9, 1);
    for (const PriceChange &each : {first, then, before})
        changes.push_back(each);
    QCOMPARE(changes.largest(10), (std::vector<std::size_t>{2, 1, 0}));
    QCOMPARE(changes.largest(2), (std::vector<std::size_t>{2, 1}));
    QCOMPARE(changes.largest(1), (std::vector<std::size_t>{2}));
}

SLIPWAY_TEST(PriceChangesTest)
#include "tst_pricechanges.moc"
