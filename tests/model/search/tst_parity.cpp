// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/search/search.h"
#include "tests/model/evaluation/evaluationfixture.h"
#include "tests/support/testrun.h"

#include <QTest>

#include <random>
#include <set>

using namespace slipway;
using namespace slipway::test;
using namespace Qt::StringLiterals;

namespace {

/// The candidates of a search that a test looks at: the first, the front, those that give up a constraint, some of the others.
std::vector<search::Candidate> someOf(const search::Result &result, std::size_t first, std::size_t others)
{
    std::vector<search::Candidate> some = result.front;
    if (result.current)
        some.push_back(*result.current);
    for (std::size_t i = 0; i < std::min(first, result.ranked.size()); ++i)
        some.push_back(result.ranked[i]);
    for (const auto &each : result.without) {
        if (each)
            some.push_back(*each);
    }
    std::mt19937 random(20261121);
    for (std::size_t i = 0; i < others && !result.others.empty(); ++i)
        some.push_back(result.others[random() % result.others.size()]);
    return some;
}

} // namespace

/// A candidate's total is what evaluate() says of the plan with its choice.
class ParityTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void candidatesCostWhatEvaluateSays_data();
    void candidatesCostWhatEvaluateSays();
    void answersLeaveFromWhereTheyAreGiven();
    void whatIsPlannedCostsWhatThePlanCosts_data();
    void whatIsPlannedCostsWhatThePlanCosts();
};

void ParityTest::candidatesCostWhatEvaluateSays_data()
{
    QTest::addColumn<QString>("id");
    QTest::addColumn<QString>("compute");
    QTest::addColumn<bool>("bySpeed");
    QTest::addColumn<int>("lastMonths");
    for (const TemplateInfo &info : templates().templates()) {
        const Plan plan = templatePlan(info.id);
        for (const QString &compute : search::searchable(plan, catalog()))
            QTest::addRow("%s %s", qPrintable(info.id), qPrintable(compute))
                << info.id << compute << false << 0;
    }
    // Each size has a speed of its own, and the instances that it takes.
    QTest::newRow("speed of the model") << u"llm-finetune-endpoint"_s << u"serve"_s << true << 0;
    // Terms run on without work, within the horizon and after it; some are bought anew.
    for (const TemplateInfo &info : templates().templates()) {
        for (const QString &compute : search::searchable(templatePlan(info.id), catalog()))
            QTest::addRow("%s %s, early work", qPrintable(info.id), qPrintable(compute))
                << info.id << compute << false << 3;
    }
}

void ParityTest::candidatesCostWhatEvaluateSays()
{
    QFETCH(QString, id);
    QFETCH(QString, compute);
    QFETCH(bool, bySpeed);
    QFETCH(int, lastMonths);
    Plan plan = templatePlan(id);
    if (lastMonths > 0) {
        plan.months = 14;
        for (Workload &workload : plan.workloads)
            workload.lengthMonths = lastMonths;
    }
    for (Workload &workload : plan.workloads) {
        auto *endpoint = std::get_if<RealtimeEndpoint>(&workload.detail);
        if (!endpoint || !bySpeed)
            continue;
        endpoint->serviceMilliseconds = 0;
        endpoint->servingPrecision = Precision::Int8;
        endpoint->deployments[0].sizing = InstanceSizing::Derived;
    }
    search::Query query;
    query.compute = compute;
    query.everyRegion = true;
    query.commitments = true;
    query.mostNodes = 8;
    query.top = 10;
    const search::Result found = search::search(plan, context(), query);
    QCOMPARE(found.scanned, found.excluded + found.costed);
    QVERIFY(found.eligible > 0);
    for (const search::Candidate &each : someOf(found, 10, 15)) {
        const Result<Plan> chosen = applied(search::choice(plan, context(), compute, each), plan);
        QVERIFY2(chosen.ok(), chosen.ok() ? "" : qPrintable(chosen.error().message));
        const Evaluation evaluation = evaluated(chosen.value());
        const QString what = u"%1: %2 against %3"_s.arg(search::words(context(), each))
                                 .arg(each.total)
                                 .arg(evaluation.total.known().minor());
        QVERIFY2(evaluation.total.known().minor() == each.total, qPrintable(what));
        QVERIFY2(evaluation.total.isComplete() == each.complete, qPrintable(what));
        std::int64_t owed = 0;
        for (const CostLine &line : evaluation.lines)
            owed += line.compute == compute ? line.owed.minor() : 0;
        QVERIFY2(owed == each.owed, qPrintable(what));
        const int term = termMonths(each.type);
        QVERIFY2(each.owed == 0 || term > 0, qPrintable(what));
    }
}

/// Beside an endpoint that stays with the workspace: its answers fill the bands of the home zone, whatever leaves from elsewhere.
void ParityTest::answersLeaveFromWhereTheyAreGiven()
{
    Plan plan = templatePlan(u"vision-realtime"_s);
    plan.otherRegions = {u"brazilsouth"_s, u"japaneast"_s};
    plan.workloads.push_back(*plan.workload(u"serve"));
    plan.workloads.back().id = plan.workloads.back().name = u"near"_s;
    plan.computes.push_back(*plan.compute(u"serve"));
    plan.computes.back().id = u"near"_s;
    auto &near = std::get<RealtimeEndpoint>(plan.workloads.back().detail);
    near.deployments[0].compute = u"near"_s;
    near.responseKB = 50;
    plan.compute(u"serve")->target = u"kubernetes_online_endpoint"_s;
    std::get<RealtimeEndpoint>(plan.workload(u"serve")->detail).responseKB = 100;
    search::Query query;
    query.compute = u"serve"_s;
    query.top = 400;
    const search::Result found = search::search(plan, context(), query);
    std::set<QString> regions;
    for (std::size_t i = 0; i < found.ranked.size(); i += 7) {
        const search::Candidate &each = found.ranked[i];
        regions.insert(catalog().region(each.region).id);
        const Result<Plan> chosen = applied(search::choice(plan, context(), query.compute, each), plan);
        QVERIFY(chosen.ok());
        QCOMPARE(evaluated(chosen.value()).total.known().minor(), each.total);
    }
    QVERIFY(regions.size() > 1);
}

void ParityTest::whatIsPlannedCostsWhatThePlanCosts_data()
{
    candidatesCostWhatEvaluateSays_data();
}

void ParityTest::whatIsPlannedCostsWhatThePlanCosts()
{
    QFETCH(QString, id);
    QFETCH(QString, compute);
    const Plan plan = templatePlan(id);
    const Evaluation evaluation = evaluated(plan);
    const Compute &planned = *plan.compute(compute);
    const auto size = catalog().findSize(planned.size);
    QVERIFY(size);
    const auto region = catalog().findRegion(planned.region.isEmpty() ? plan.region : planned.region);
    search::Query query;
    query.compute = compute;
    query.mostNodes = 1;
    const search::Result found = search::search(plan, context(), query);
    QVERIFY(found.current);
    QCOMPARE(found.current->size, *size);
    QCOMPARE(found.current->region, *region);
    QCOMPARE(found.current->total, evaluation.total.known().minor());
    QCOMPARE(found.current->complete, evaluation.total.isComplete());
    QVERIFY(search::choice(plan, context(), compute, *found.current).changes.empty());
}

SLIPWAY_TEST(ParityTest)
#include "tst_parity.moc"
