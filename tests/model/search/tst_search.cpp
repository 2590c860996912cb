// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/search/meeting.h"
#include "model/search/searchedcompute.h"
#include "model/sizing/machine.h"
#include "tests/model/search/searchfixture.h"
#include "tests/support/testrun.h"

#include <QTest>

#include <algorithm>
#include <random>

using namespace slipway;
using namespace slipway::test;
using namespace Qt::StringLiterals;

namespace {

search::Query wideQuery(const QString &compute)
{
    search::Query query;
    query.compute = compute;
    query.everyRegion = true;
    query.commitments = true;
    query.mostNodes = 4;
    return query;
}

bool sameFigures(const search::Result &a, const search::Result &b)
{
    return a.scanned == b.scanned && a.excluded == b.excluded && a.costed == b.costed
        && a.eligible == b.eligible && a.excludedBy == b.excludedBy && a.current == b.current
        && a.ranked == b.ranked && a.front == b.front && a.others == b.others && a.without == b.without
        && a.rest == b.rest;
}

} // namespace

/// What a search finds in the built-in catalog.
class SearchTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyRankedCandidateIsEvaluatedToItsTotal_data() { addComputesOfTemplates(); }
    void everyRankedCandidateIsEvaluatedToItsTotal();
    void threadsDoNotChangeTheResult_data() { addComputesOfTemplates(); }
    void threadsDoNotChangeTheResult();
    void countsAddUp_data() { addComputesOfTemplates(); }
    void countsAddUp();
    void lessWorkFindsTheSameMachines_data() { addComputesOfTemplates(); }
    void lessWorkFindsTheSameMachines();
    void theFrontHoldsWhatNothingIsFasterAndCheaperThan_data() { addComputesOfTemplates(); }
    void theFrontHoldsWhatNothingIsFasterAndCheaperThan();
    void unknownSupportIsNeverRanked();
    void incompleteTotalsRankAfterCompleteOnes();
    void whatIsTooLargeToComputeWithIsNoCheapTotal();
    void aCancelledSearchIsEmpty();
    void whatIsNotSearchableIsEmpty();
    void retiredSizesAreNeverRanked();
    void onlyClustersLeaveTheWorkspacesRegion();
    void noReservationsOfWhatIsNoLongerSold();
    void constrainedSizesWorkWithFewerVcpus();
};

void SearchTest::everyRankedCandidateIsEvaluatedToItsTotal()
{
    QFETCH(QString, id);
    QFETCH(QString, compute);
    const Plan plan = templatePlan(id);
    const Evaluation now = evaluated(plan);
    search::Query query = wideQuery(compute);
    query.top = 100'000;
    const search::Result found = search::search(plan, context(), query);
    QVERIFY(!found.ranked.empty());
    // The first, and some of all the others: in the release build all of them are a check of its own.
    std::vector<std::size_t> chosen;
    for (std::size_t i = 0; i < std::min<std::size_t>(3, found.ranked.size()); ++i)
        chosen.push_back(i);
    std::mt19937 random(20261121);
    for (int i = 0; i < 5; ++i)
        chosen.push_back(random() % found.ranked.size());
    for (const std::size_t i : chosen) {
        const search::Candidate &each = found.ranked[i];
        const Result<Plan> with = applied(search::choice(plan, context(), compute, each), plan);
        QVERIFY(with.ok());
        const Evaluation evaluation = evaluated(*with);
        QVERIFY2(evaluation.total.known().minor() == each.total, qPrintable(search::words(context(), each)));
        QCOMPARE(evaluation.total.isComplete(), each.complete);
        const QString blocker = newBlockerOf(now, evaluation);
        QVERIFY2(blocker.isEmpty(), qPrintable(search::words(context(), each) + u": "_s + blocker));
    }
}

void SearchTest::threadsDoNotChangeTheResult()
{
    QFETCH(QString, id);
    QFETCH(QString, compute);
    const Plan plan = templatePlan(id);
    search::Query query;
    query.compute = compute;
    query.mostNodes = 3;
    query.threads = 1;
    const search::Result one = search::search(plan, context(), query);
    QVERIFY(one.scanned > 0);
    for (const int threads : {2, 5}) {
        query.threads = threads;
        QVERIFY2(sameFigures(search::search(plan, context(), query), one),
                 qPrintable(QString::number(threads)));
    }
}

void SearchTest::countsAddUp()
{
    QFETCH(QString, id);
    QFETCH(QString, compute);
    search::Query query;
    query.compute = compute;
    query.mostNodes = 2;
    query.top = 100'000;
    const search::Result found = search::search(templatePlan(id), context(), query);
    QCOMPARE(found.scanned, found.excluded + found.costed);
    QCOMPARE(found.ranked.size(), found.eligible);
    QVERIFY(std::ranges::all_of(found.ranked, &search::Candidate::meetsPlan));
    QVERIFY(std::ranges::is_sorted(found.ranked, search::ranksBefore));
    for (std::size_t e = 0; e < exclusionCount; ++e) {
        QVERIFY(found.excludedBy[e] <= found.scanned);
        if (found.without[e])
            QCOMPARE(found.without[e]->exclusions, bit(static_cast<Exclusion>(e)));
    }
}

/// Who does not ask what giving up a constraint would buy gets the same for a part of the work: in a plan of one region most of it is for others.
void SearchTest::lessWorkFindsTheSameMachines()
{
    QFETCH(QString, id);
    QFETCH(QString, compute);
    search::Query query;
    query.compute = compute;
    query.mostNodes = 2;
    const Plan plan = templatePlan(id);
    const search::Result all = search::search(plan, context(), query);
    const search::Result less
        = search::searchMeeting(plan, search::billOf(plan, context()), context(), query);
    QCOMPARE(less.ranked, all.ranked);
    QCOMPARE(less.front, all.front);
    QCOMPARE(less.current, all.current);
    QCOMPARE(less.eligible, all.eligible);
    QCOMPARE(less.costed, less.eligible);
    QVERIFY(less.costed < all.costed);
    QCOMPARE(less.scanned, less.excluded + less.costed);
}

void SearchTest::theFrontHoldsWhatNothingIsFasterAndCheaperThan()
{
    QFETCH(QString, id);
    QFETCH(QString, compute);
    search::Query query;
    query.compute = compute;
    query.mostNodes = 3;
    query.top = 100'000;
    const search::Result found = search::search(templatePlan(id), context(), query);
    // Where no total is complete, those that are not.
    std::vector<search::Candidate> complete = found.ranked;
    QCOMPARE(found.front.empty(), found.ranked.empty());
    std::erase_if(complete, [&found](const search::Candidate &each) {
        return each.complete != found.ranked.front().complete;
    });
    // Cheapest first: what is on the front is faster than all before it.
    std::vector<std::pair<std::int64_t, double>> wanted;
    for (const search::Candidate &each : complete) {
        if (wanted.empty() || each.measure < wanted.back().second)
            wanted.emplace_back(each.total, each.measure);
    }
    std::vector<std::pair<std::int64_t, double>> front;
    for (const search::Candidate &each : found.front)
        front.emplace_back(each.total, each.measure);
    std::ranges::sort(front);
    QVERIFY(front == wanted);
}

void SearchTest::unknownSupportIsNeverRanked()
{
    const Plan plan = templatePlan(u"vision-realtime"_s);
    search::Query query = wideQuery(u"train"_s);
    query.top = 100'000;
    const search::Result found = search::search(plan, context(), query);
    QVERIFY(found.excludedBy[std::size_t(Exclusion::SupportUnknown)] > 0);
    for (const search::Candidate &each : found.ranked)
        QVERIFY(catalog().size(each.size).onAmlCompute == Support::Yes);
}

void SearchTest::incompleteTotalsRankAfterCompleteOnes()
{
    search::Candidate complete;
    complete.total = 100;
    search::Candidate atLeast;
    atLeast.total = 1;
    atLeast.complete = false;
    QVERIFY(search::ranksBefore(complete, atLeast));
    QVERIFY(!search::ranksBefore(atLeast, complete));

    // Another compute without a price: no total is complete, and all say so.
    Plan plan = templatePlan(u"vision-realtime"_s);
    plan.compute(u"notebooks")->size = u"Standard_Nothing"_s;
    search::Query query;
    query.compute = u"train"_s;
    const search::Result found = search::search(plan, context(), query);
    QVERIFY(!found.ranked.empty());
    QVERIFY(std::ranges::none_of(found.ranked, &search::Candidate::complete));
}

void SearchTest::whatIsTooLargeToComputeWithIsNoCheapTotal()
{
    Plan plan = templatePlan(u"vision-realtime"_s);
    plan.months = 120;
    plan.growth.requestsPercent = plan.growth.dataPercent = plan.growth.peoplePercent = 1000;
    plan.data.sizeGiB = 1e9;
    for (const QString &compute : search::searchable(plan, catalog())) {
        search::Query query;
        query.compute = compute;
        const search::Result found = search::search(plan, context(), query);
        QVERIFY(found.current);
        QVERIFY(!found.current->complete);
        QCOMPARE(found.current->total, evaluated(plan).total.known().minor());
        for (const search::Candidate &each : found.ranked)
            QVERIFY2(!each.complete && each.total >= 0, qPrintable(search::words(context(), each)));
    }
    // Runs without number on a machine each: the line of the compute itself has no amount.
    TrainingJob *job = nullptr;
    for (Workload &workload : plan.workloads) {
        if (auto *found = std::get_if<TrainingJob>(&workload.detail))
            job = found;
    }
    QVERIFY(job);
    plan.growth = {};
    plan.compute(job->compute)->target = u"serverless_compute"_s;
    job->runsPerMonth = 1e6;
    job->work.measuredHours = 1e5;
    search::Query query;
    query.compute = job->compute;
    const search::Result found = search::search(plan, context(), query);
    QVERIFY(found.current && !found.current->complete);
    QCOMPARE(found.current->total, evaluated(plan).total.known().minor());
}

void SearchTest::aCancelledSearchIsEmpty()
{
    const std::atomic<bool> cancel = true;
    const search::Result found
        = search::search(templatePlan(u"vision-realtime"_s), context(), wideQuery(u"train"_s), &cancel);
    QVERIFY(found.ranked.empty());
    QVERIFY(found.front.empty());
    QCOMPARE(found.costed, std::size_t(0));
}

void SearchTest::whatIsNotSearchableIsEmpty()
{
    const Plan plan = templatePlan(u"edge-arc"_s);
    // The plants' own servers have a price of their own.
    QVERIFY(!search::searchable(plan, catalog()).contains(u"plant"_s));
    QCOMPARE(search::search(plan, context(), wideQuery(u"plant"_s)).scanned, std::size_t(0));
    QCOMPARE(search::search(plan, context(), wideQuery(u"nothing"_s)).scanned, std::size_t(0));
}

void SearchTest::retiredSizesAreNeverRanked()
{
    const Plan plan = templatePlan(u"edge-arc"_s); // three years: beyond the end of several series
    search::Query query = wideQuery(u"train"_s);
    query.top = 100'000;
    const search::Result found = search::search(plan, context(), query);
    const QDate last = plan.start.plusMonths(plan.months - 1).lastDay();
    for (const search::Candidate &each : found.ranked)
        QVERIFY(!catalog().size(each.size).retirement.endedBy(last));
}

void SearchTest::onlyClustersLeaveTheWorkspacesRegion()
{
    const Plan plan = templatePlan(u"vision-realtime"_s);
    for (const QString &compute : {u"notebooks"_s, u"train"_s, u"serve"_s}) {
        search::Query query;
        query.compute = compute;
        query.top = 100'000;
        const search::Result found = search::search(plan, context(), query);
        const bool leaves = std::ranges::any_of(found.ranked, [&](const search::Candidate &each) {
            return catalog().region(each.region).id != plan.region;
        });
        QCOMPARE(leaves, compute == u"train");
    }
    Plan managed = plan;
    managed.isolation.network = Network::ManagedInternet;
    search::Query query = wideQuery(u"train"_s);
    query.top = 100'000;
    for (const search::Candidate &each : search::search(managed, context(), query).ranked)
        QCOMPARE(catalog().region(each.region).id, plan.region);
}

void SearchTest::noReservationsOfWhatIsNoLongerSold()
{
    Plan plan = templatePlan(u"proof-of-concept"_s);
    plan.compute(u"train")->size = u"Standard_HC44rs"_s;
    search::Query query = wideQuery(u"train"_s);
    query.top = 100'000;
    for (const search::Candidate &each : search::search(plan, context(), query).ranked) {
        const VmSeries *series = catalog().seriesOf(catalog().size(each.size));
        const bool ended = series && (series->id == u"HC" || series->id == u"HBv2");
        QVERIFY(!ended || termHours(each.type) == 0 || each.type == PriceType::SavingsPlan1Year
                || each.type == PriceType::SavingsPlan3Years);
    }
}

void SearchTest::constrainedSizesWorkWithFewerVcpus()
{
    const auto vcpus = [](const QString &name) {
        return sizing::machineOf(catalog(), catalog().size(sizeNamed(catalog(), name))).vcpus;
    };
    QCOMPARE(vcpus(u"Standard_E16-4s_v3"_s), 4.0);
    QCOMPARE(vcpus(u"Standard_E16s_v3"_s), 16.0);
    QCOMPARE(vcpus(u"Standard_ND96isr_H100_v5"_s), 96.0);
}

SLIPWAY_TEST(SearchTest)
#include "tst_search.moc"
