// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testrun.h"
#include "tests/ui/search/searchfixture.h"

#include "model/items/breakevenmodel.h"
#include "ui/search/breakevenchart.h"

#include <QTest>

#include <algorithm>
#include <cmath>

using namespace slipway;
using namespace slipway::test;
using namespace Qt::StringLiterals;

namespace {

Total usd(double amount)
{
    return Total(Money(static_cast<std::int64_t>(std::llround(amount * 100)), Currency()));
}

/// One machine costs 1,000 and carries 4 requests a second, two carry the rest. Tokens cost by the request: 500 for one a second meet 1,000 at 2,
/// 4,000 at 0.25; 100 never do, since 1,000 requests would take a hundred machines.
BreakEvenTable sampleTable()
{
    BreakEvenTable table;
    table.compute = u"serve"_s;
    table.load = 1;
    table.tokensPerRequest = 1450;
    const QString size = u"Standard_NC24ads_A100_v4"_s;
    for (const double load : {0.01, 0.1, 0.25, 1.0, 2.0, 4.0})
        table.own.push_back({load, usd(1'000), size});
    for (const double load : {4.1, 8.0})
        table.own.push_back({load, usd(2'000), size});
    table.models = {{u"dear"_s, HostedReach::Anywhere, usd(4'000), 0.25, size, true},
                    {u"fair"_s, HostedReach::Region, usd(500), 2.0, size, false},
                    {u"cheap"_s, HostedReach::DataZone, usd(100), std::nullopt, {}, false}};
    return table;
}

ChartTheme theme()
{
    return ChartTheme::print(u"Inter"_s);
}

} // namespace

/// Own machines against tokens: which crossings are shown, where, and in which words.
class BreakEvenChartTest final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void theNearestCrossingsAreShown();
    void aMarkLiesWhereTheLinesCross();
    void marksAreWalkedAndRead();
    void theTableHasAllModels();
    void theSentenceCounts();
};

void BreakEvenChartTest::theNearestCrossingsAreShown()
{
    BreakEvenTable table = sampleTable();
    for (const double load : {0.0001, 0.5, 300.0})
        table.models.push_back({u"at %1"_s.arg(load), HostedReach::Anywhere, usd(1'000 / load), load, {}, false});
    nearestFirst(table);
    const BreakEvenFigures figures = figuresOf(table, SearchFixture::catalog(), 12);
    QStringList names;
    for (const BreakEvenFigures::Hosted &each : figures.hosted)
        names << each.name;
    // By how many times the planned load they are away: 2, 2, 4, 300; then by load.
    QCOMPARE(names, (QStringList{u"dear"_s, u"at 0.5"_s, u"fair, regional"_s, u"at 300"_s}));
    QCOMPARE(figures.hosted[2].perLoad, 500.0);
    QCOMPARE(figures.hosted[0].size, u"NC24ads A100 v4"_s);
    QCOMPARE(figures.planned, 1.0);
}

void BreakEvenChartTest::aMarkLiesWhereTheLinesCross()
{
    BreakEvenChart chart(figuresOf(sampleTable(), SearchFixture::catalog(), 12), theme());
    chart.resize(600, 300);
    QCOMPARE(chart.markCount(), 2); // the third crosses nowhere
    const QPointF dear = chart.placeOf(0);
    const QPointF fair = chart.placeOf(1);
    // Both on the line of one machine, three doublings apart.
    QVERIFY(std::abs(dear.y() - fair.y()) < 1e-6);
    QVERIFY(dear.x() < fair.x());
    QVERIFY(chart.texts().contains(u"own machines"_s));
    chart.pointAt(fair);
    QCOMPARE(chart.pointed(), 1);
    chart.pointAt(fair + QPointF(60, 0));
    QCOMPARE(chart.pointed(), -1);
}

void BreakEvenChartTest::marksAreWalkedAndRead()
{
    BreakEvenChart chart(figuresOf(sampleTable(), SearchFixture::catalog(), 12), theme());
    chart.resize(600, 300);
    QVERIFY(chart.pressKey(Qt::Key_Home));
    QCOMPARE(chart.current(), 0);
    chart.pressKey(Qt::Key_Right);
    QCOMPARE(chart.current(), 1);
    chart.pressKey(Qt::Key_Right);
    QCOMPARE(chart.current(), 1);
    QCOMPARE(chart.reading(1),
             u"fair, regional: from 2 requests/s on own machines (NC24ads A100 v4) cost no more, USD 1,000 "
             u"over 12 "
             "months there"_s);
}

void BreakEvenChartTest::theTableHasAllModels()
{
    BreakEvenModel model(SearchFixture::catalog());
    model.setLocale(QLocale(QLocale::English, QLocale::UnitedStates));
    model.setTable(sampleTable());
    QCOMPARE(model.rowCount(), 3);
    const auto text = [&](int row, int column) { return model.index(row, column).data().toString(); };
    QCOMPARE(text(1, BreakEvenModel::ModelColumn), u"fair, regional"_s);
    QCOMPARE(text(1, BreakEvenModel::TokenColumn), u"500.00"_s);
    QCOMPARE(text(1, BreakEvenModel::LoadColumn), u"2"_s);
    QCOMPARE(text(1, BreakEvenModel::SizeColumn), u"NC24ads A100 v4"_s);
    QCOMPARE(text(2, BreakEvenModel::LoadColumn), u"at no load"_s);
    QVERIFY(text(2, BreakEvenModel::SizeColumn).isEmpty());
}

void BreakEvenChartTest::theSentenceCounts()
{
    QCOMPARE(breakEvenSentence(sampleTable(), QLocale(QLocale::English, QLocale::UnitedStates)),
             u"At the planned 1 requests/s own machines cost no more than 1 of 3 hosted models."_s);
}

SLIPWAY_TEST(BreakEvenChartTest)
#include "tst_breakevenchart.moc"
