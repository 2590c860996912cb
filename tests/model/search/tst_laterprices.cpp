// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testrun.h"

#include "model/prices/priceupdate.h"
#include "model/search/search.h"
#include "tests/model/search/searchfixture.h"

#include <QTest>

#include <array>

using namespace slipway;
using namespace slipway::test;
using namespace Qt::StringLiterals;

/// Candidates whose prices change within the horizon cost what evaluate() says of them.
class LaterPricesSearchTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void candidatesCostWhatTheirPlansDo_data();
    void candidatesCostWhatTheirPlansDo();
};

namespace {

bool changes(SizeId size)
{
    return indexOf(size) % 3 == 0;
}

/// Pay-as-you-go and spot of every third size grow by half after two months, and reservations by a fifth after one.
PriceSnapshot changingBook(const Plan &plan)
{
    PriceUpdate update;
    update.source = retailSource();
    update.date = asOf;
    prices().visitPublished([&](SizeId size, RegionId region, PriceType type) {
        const bool reservation = isReservation(type);
        if (!changes(size) || (type != PriceType::PayAsYouGo && type != PriceType::Spot && !reservation))
            return;
        const VmPrice now = *prices().vm(size, region, type);
        AnnouncedPrice later;
        later.size = size;
        later.region = region;
        later.type = type;
        later.from = plan.start.plusMonths(reservation ? 1 : 2).firstDay();
        later.hourly = Rate(now.hourly.raw() * (reservation ? 6 : 15) / (reservation ? 5 : 10));
        update.announced.push_back(later);
    });
    return *PriceSnapshot::load(*updatedBook(prices(), catalog(), update), catalog());
}

} // namespace

void LaterPricesSearchTest::candidatesCostWhatTheirPlansDo_data()
{
    QTest::addColumn<QString>("id");
    QTest::addColumn<QString>("compute");
    for (const QString &id : {u"proof-of-concept"_s, u"vision-realtime"_s, u"regulated-isolated"_s,
                              u"tabular-automl-batch"_s, u"many-models-forecast"_s}) {
        for (const QString &compute : search::searchable(templatePlan(id), catalog()))
            QTest::addRow("%s %s", qPrintable(id), qPrintable(compute)) << id << compute;
    }
}

void LaterPricesSearchTest::candidatesCostWhatTheirPlansDo()
{
    QFETCH(QString, id);
    QFETCH(QString, compute);
    const Plan plan = templatePlan(id);
    const PriceSnapshot book = changingBook(plan);
    const Context changing{catalog(), book, asOf};
    search::Query query;
    query.compute = compute;
    query.commitments = true;
    query.mostNodes = 2;
    query.top = 1000;
    const search::Result found = search::search(plan, changing, query);
    QVERIFY(!found.ranked.empty());
    // Of those whose price changes and of the others the first and some further down.
    std::array<int, 2> judged{};
    for (std::size_t i = 0; i < found.ranked.size(); ++i) {
        const search::Candidate &each = found.ranked[i];
        int &count = judged[changes(each.size) ? 1 : 0];
        if (count == 4 || (count > 0 && i % 7 != 0))
            continue;
        ++count;
        const Result<Plan> with = applied(search::choice(plan, changing, compute, each), plan);
        QVERIFY(with.ok());
        const Evaluation evaluation = evaluate(*with, changing);
        QVERIFY2(evaluation.total.known().minor() == each.total, qPrintable(search::words(changing, each)));
        // All that is announced is dearer; what is reserved in the first month keeps its price.
        QVERIFY(evaluate(*with, context()).total.known() <= evaluation.total.known());
    }
    QVERIFY(judged[1] > 0);
}

SLIPWAY_TEST(LaterPricesSearchTest)
#include "tst_laterprices.moc"
