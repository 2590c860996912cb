// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/model/items/modelchecks.h"
#include "tests/support/testrun.h"

#include "model/items/bestchoicemodel.h"
#include "model/items/candidatemodel.h"
#include "model/items/constraintpricemodel.h"
#include "model/items/regioncostmodel.h"
#include "model/items/searchnames.h"
#include "resources/data.h"
#include "tests/support/locales.h"

#include <QAbstractItemModelTester>
#include <QTest>

using namespace slipway;
using namespace slipway::test;
using namespace Qt::StringLiterals;

namespace {

search::Candidate candidate(const QString &size, int nodes, double measure, std::int64_t total,
                            Exclusions exclusions = 0)
{
    search::Candidate result;
    result.size = catalog().findSize(size).value();
    result.region = catalog().findRegion(u"westeurope"_s).value();
    result.nodes = static_cast<std::uint16_t>(nodes);
    result.measure = measure;
    result.total = total;
    result.exclusions = exclusions;
    return result;
}

/// The plan costs 100.00 without the compute, over 10 months.
std::shared_ptr<search::Result> sampleResult()
{
    auto result = std::make_shared<search::Result>();
    result->measure = search::Measure::HoursPerRun;
    result->months = 10;
    result->rest = Total(Money(10'000, Currency()));
    result->scanned = 500'000;
    result->costed = 408'112;
    result->excluded = 91'888;
    result->eligible = 1'284;
    const search::Candidate fast = candidate(u"Standard_NC24ads_A100_v4"_s, 2, 1.5, 310'000);
    const search::Candidate cheap = candidate(u"Standard_NC4as_T4_v3"_s, 1, 20, 60'000);
    result->front = {fast, cheap};
    result->ranked = {cheap, fast};
    result->others = {candidate(u"Standard_NC8as_T4_v3"_s, 4, 21, 110'000)};
    result->current = candidate(u"Standard_NC6s_v3"_s, 1, 12, 90'000, bit(Exclusion::Ends));
    return result;
}

} // namespace

class SearchModelsTest final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void choicesStandOnceCheapestFirst();
    void aChoiceOnTheFrontThatIsThePlansSaysSo();
    void filesGetPlainFigures();
    void incompleteTotalsSayAtLeastAndMissingPricesNothing();
    void peoplesMachinesHaveNoTime();
    void exclusionsAllHaveWords();
    void countsAreWords();
    void timesOfAColumnHaveOneUnit();
    void regionsSayWhatStandsAgainstThem();
    void bestPlanStandsBesideThePlan();
    void aMoveToAnotherTargetIsToldWithBothTargets();
    void constraintsHaveTheirPrice();
};

void SearchModelsTest::choicesStandOnceCheapestFirst()
{
    CandidateModel model(catalog());
    const QAbstractItemModelTester tester(&model, strict);
    QCOMPARE(boundaryFaults(model), QStringList());
    model.setLocale(english);
    model.setResult(sampleResult());
    QCOMPARE(boundaryFaults(model), QStringList());
    QCOMPARE(
        printed(model),
        (QStringList{
            u"NC4as T4 v3 | West Europe | Pay as you go | 20 h | 50.00 | 600.00 | on the front"_s,
            u"NC6s v3 | West Europe | Pay as you go | 12 h | 80.00 | 900.00 | "
            "your choice: ends while the plan uses it"_s,
            u"NC8as T4 v3 x 4 | West Europe | Pay as you go | 21 h | 100.00 | 1,100.00 | "_s,
            u"NC24ads A100 v4 x 2 | West Europe | Pay as you go | 1 h 30 min | 300.00 | 3,100.00 | on the front"_s}));
    QCOMPARE(model.currentRow(), 1);
    QCOMPARE(model.index(0, 0).data(CandidateModel::StandingRole).toInt(), int(CandidateModel::OnFront));
    QCOMPARE(model.headerData(CandidateModel::MonthColumn, Qt::Horizontal).toString(), u"A month (USD)"_s);
    model.setResult(nullptr);
    QCOMPARE(model.rowCount(), 0);
    QCOMPARE(model.currentRow(), -1);
}

void SearchModelsTest::aChoiceOnTheFrontThatIsThePlansSaysSo()
{
    const auto result = sampleResult();
    result->current = result->front.front();
    CandidateModel model(catalog());
    model.setResult(result);
    QCOMPARE(model.rowCount(), 3);
    QCOMPARE(model.index(model.currentRow(), CandidateModel::StandingColumn).data().toString(),
             u"your choice"_s);
}

void SearchModelsTest::filesGetPlainFigures()
{
    CandidateModel model(catalog());
    model.setLocale(QLocale(QLocale::German));
    model.setResult(sampleResult());
    const QModelIndex total = model.index(3, CandidateModel::TotalColumn);
    QCOMPARE(total.data().toString(), u"3.100,00"_s);
    QCOMPARE(total.data(Qt::EditRole).toString(), u"3100.00"_s);
    const QModelIndex time = model.index(3, CandidateModel::MeasureColumn);
    QCOMPARE(time.data(Qt::EditRole).toDouble(), 1.5);
    // People read a time as everywhere; a file has hours, and says so.
    QCOMPARE(time.data().toString(), u"1 h 30 min"_s);
    const auto heading = [&](int role) {
        return model.headerData(CandidateModel::MeasureColumn, Qt::Horizontal, role).toString();
    };
    QCOMPARE(heading(Qt::DisplayRole), u"A run takes"_s);
    QCOMPARE(heading(Qt::EditRole), u"Hours per run"_s);
    QCOMPARE(model.headerData(CandidateModel::RegionColumn, Qt::Horizontal, Qt::EditRole),
             model.headerData(CandidateModel::RegionColumn, Qt::Horizontal));
}

void SearchModelsTest::incompleteTotalsSayAtLeastAndMissingPricesNothing()
{
    const auto result = sampleResult();
    result->ranked.clear();
    result->others.clear();
    result->front.resize(1);
    result->front.front().complete = false;
    result->current->exclusions = bit(Exclusion::NoPrice);
    result->current->total = 0;
    CandidateModel model(catalog());
    model.setLocale(english);
    model.setResult(result);
    QStringList totals;
    for (int row = 0; row < model.rowCount(); ++row)
        totals << model.index(row, CandidateModel::TotalColumn).data().toString();
    totals.sort();
    QCOMPARE(totals, (QStringList{u"at least 3,100.00"_s, u"\u2013"_s}));
}

void SearchModelsTest::peoplesMachinesHaveNoTime()
{
    const auto result = sampleResult();
    result->measure = search::Measure::None;
    result->front.resize(1);
    result->front.front().measure = 0;
    result->others.clear();
    result->ranked.clear();
    result->current.reset();
    CandidateModel model(catalog());
    model.setResult(result);
    QCOMPARE(model.index(0, CandidateModel::MeasureColumn).data().toString(), u"\u2013"_s);
    QCOMPARE(model.index(0, CandidateModel::StandingColumn).data().toString(), QString());
    QVERIFY(measureText(search::Measure::None, 3, english).isEmpty());
}

void SearchModelsTest::exclusionsAllHaveWords()
{
    QStringList names;
    Exclusions all = 0;
    for (std::size_t i = 0; i < exclusionCount; ++i) {
        const auto exclusion = static_cast<Exclusion>(i);
        QVERIFY(!displayName(exclusion).isEmpty());
        QVERIFY(!constraintName(exclusion).isEmpty());
        names << displayName(exclusion);
        all |= bit(exclusion);
    }
    QCOMPARE(names.removeDuplicates(), 0);
    search::Candidate everything;
    everything.exclusions = all;
    QCOMPARE(exclusionNames(everything), names);
    QVERIFY(exclusionNames({}).isEmpty());
}

void SearchModelsTest::countsAreWords()
{
    const auto result = sampleResult();
    QCOMPARE(countsText(*result, english), u"408,112 costed, 1,284 meet the plan"_s);
    result->excludedBy[std::size_t(Exclusion::Deadline)] = 9;
    result->excludedBy[std::size_t(Exclusion::NeedsGpu)] = 1'200;
    result->excludedBy[std::size_t(Exclusion::Memory)] = 10;
    QCOMPARE(exclusionCounts(*result, english, 2),
             (QStringList{u"no GPU (1,200)"_s, u"too little memory (10)"_s}));
    QCOMPARE(measureText(search::Measure::HoursPerRun, 5.2, english), u"5 h 12 min per run"_s);
    QCOMPARE(measureText(search::Measure::LatencyMilliseconds, 84, english), u"84 ms to answer"_s);
}

/// "1.4 s" above "854 ms" reads as if the second were longer: where one of a column takes a second, all are told in seconds.
void SearchModelsTest::timesOfAColumnHaveOneUnit()
{
    constexpr auto latency = search::Measure::LatencyMilliseconds;
    QCOMPARE(durationInColumn(latency, 1390, 1390, english), u"1.39 s"_s);
    QCOMPARE(durationInColumn(latency, 854, 1390, english), u"0.85 s"_s);
    QCOMPARE(durationInColumn(latency, 12'000, 12'000, english), u"12.00 s"_s);
    QCOMPARE(durationInColumn(latency, 854, 999, english), u"854 ms"_s);
    QCOMPARE(durationInColumn(latency, 84, 999, english), u"84 ms"_s);
    QCOMPARE(durationInColumn(search::Measure::HoursPerRun, 5.2, 7, english), u"5 h 12 min"_s);
}

void SearchModelsTest::regionsSayWhatStandsAgainstThem()
{
    const auto cost = [](const QString &region, std::int64_t minor) {
        search::RegionCost result;
        result.region = catalog().findRegion(region).value();
        result.total = Total(Money(minor, Currency()));
        return result;
    };
    std::vector<search::RegionCost> costs
        = {cost(u"eastus"_s, 100'000), cost(u"westeurope"_s, 120'050), cost(u"northeurope"_s, 119'000)};
    costs[0].allowed = false;
    costs[1].current = true;
    costs[2].total = Total(costs[2].total.known(), {u"Endpoint"_s});
    costs[2].blockers = 2;
    RegionCostModel model(catalog());
    const QAbstractItemModelTester tester(&model, strict);
    QCOMPARE(boundaryFaults(model), QStringList());
    model.setLocale(english);
    model.setCosts(costs);
    QCOMPARE(boundaryFaults(model), QStringList());
    QCOMPARE(
        printed(model),
        (QStringList{u"East US | 1,000.00 | \u2212USD 200.50 | not allowed by the plan"_s,
                     u"West Europe | 1,200.50 | \u2013 | the plan's region"_s,
                     u"North Europe | at least 1,190.00 | \u2013 | 2 more blockers; no price: Endpoint"_s}));
    QCOMPARE(model.currentRow(), 1);
    QCOMPARE(model.index(0, RegionCostModel::TotalColumn).data(Qt::EditRole).toString(), u"1000.00"_s);
}

void SearchModelsTest::bestPlanStandsBesideThePlan()
{
    search::BestPlan best;
    search::BestChoice moved;
    moved.compute = u"train"_s;
    moved.measure = search::Measure::HoursPerRun;
    moved.before = candidate(u"Standard_NC6s_v3"_s, 1, 12, 90'000);
    moved.after = candidate(u"Standard_NC4as_T4_v3"_s, 2, 10, 60'000);
    moved.beforeCost = Total(Money(80'000, Currency()));
    moved.afterCost = Total(Money(50'000, Currency()));
    search::BestChoice stays = moved;
    stays.compute = u"serve"_s;
    stays.measure = search::Measure::None;
    stays.before = stays.after;
    search::BestChoice fresh = moved;
    fresh.compute = u"new"_s;
    fresh.before.reset();
    best.choices = {moved, stays, fresh};
    BestChoiceModel model(catalog());
    const QAbstractItemModelTester tester(&model, strict);
    QCOMPARE(boundaryFaults(model), QStringList());
    model.setLocale(english);
    // A compute is named by the work on it, and by its id where there is none.
    Plan plan;
    Workload &work = plan.workloads.emplace_back();
    work.id = u"w"_s;
    work.name = u"Evening runs"_s;
    work.detail = TrainingJob();
    std::get<TrainingJob>(work.detail).compute = u"train"_s;
    model.setBest(best, plan);
    QCOMPARE(boundaryFaults(model), QStringList());
    QCOMPARE(
        printed(model),
        (QStringList{
            u"Evening runs, now | NC6s v3 | West Europe | Pay as you go | 12 h per run | 800.00"_s,
            u"Evening runs, best | NC4as T4 v3 x 2 | West Europe | Pay as you go | 10 h per run | 500.00"_s,
            u"serve, stays | NC4as T4 v3 x 2 | West Europe | Pay as you go | \u2013 | 500.00"_s,
            u"new, best | NC4as T4 v3 x 2 | West Europe | Pay as you go | 10 h per run | 500.00"_s}));
    QCOMPARE(model.index(2, 0).data(BestChoiceModel::ChoiceRole).toInt(), 1);
    QVERIFY(!model.index(0, 0).data(BestChoiceModel::AfterRole).toBool());
}

void SearchModelsTest::aMoveToAnotherTargetIsToldWithBothTargets()
{
    const TargetId cluster = *catalog().findTarget(u"compute_cluster"_s);
    const TargetId serverless = *catalog().findTarget(u"serverless_compute"_s);
    search::BestChoice moved;
    moved.compute = u"train"_s;
    moved.before = candidate(u"Standard_NC6s_v3"_s, 1, 12, 90'000);
    moved.after = *moved.before;
    moved.beforeCost = Total(Money(80'000, Currency()));
    moved.afterCost = Total(Money(50'000, Currency()));
    search::BestChoice unseen = moved;
    unseen.compute = u"steps"_s;
    unseen.before.reset();
    search::BestPlan best;
    best.choices = {moved, unseen};
    best.moves = {{u"train"_s, cluster, serverless}, {u"steps"_s, cluster, serverless}};
    BestChoiceModel model(catalog());
    model.setLocale(english);
    model.setBest(best, Plan());
    const QString from = catalog().target(cluster).name;
    const QString to = catalog().target(serverless).name;
    const QString dash = u"\u2013"_s;
    QCOMPARE(
        printed(model),
        (QStringList{u"train, now | NC6s v3, %1 | West Europe | Pay as you go | %2 | 800.00"_s.arg(from, dash),
                     u"train, best | NC6s v3, %1 | West Europe | Pay as you go | %2 | 500.00"_s.arg(to, dash),
                     u"steps, now | %1 | %2 | %2 | %2 | 800.00"_s.arg(from, dash),
                     u"steps, best | NC6s v3, %1 | West Europe | Pay as you go | %2 | 500.00"_s.arg(to, dash)}));
}

void SearchModelsTest::constraintsHaveTheirPrice()
{
    ConstraintPriceModel model;
    const QAbstractItemModelTester tester(&model, strict);
    QCOMPARE(boundaryFaults(model), QStringList());
    model.setLocale(english);
    search::ConstraintPrice deadline;
    deadline.name = u"Deadline of 8 hours for train"_s;
    deadline.total = Total(Money(100'000, Currency()));
    deadline.price = Money(20'050, Currency());
    deadline.owed = deadline.moving = Total(Money(0, Currency()));
    search::ConstraintPrice regions = deadline;
    regions.name = u"Regions"_s;
    regions.owed = Total(Money(5'000, Currency()));
    regions.moving = Total(Money(1'827, Currency()));
    regions.price = Money(0, Currency());
    search::ConstraintPrice unknown = deadline;
    unknown.name = u"Zones"_s;
    unknown.price.reset();
    unknown.owed = unknown.moving = deadline.moving;
    unknown.total = Total(deadline.total.known(), {u"Endpoint"_s});
    search::ConstraintPrice nowhere = deadline;
    nowhere.name = u"Region"_s;
    nowhere.moving = Total(Money(0, Currency()), {u"moving the data"_s});
    search::ConstraintPrice kept = deadline;
    kept.name = u"Deadline of 1 minute for train"_s;
    kept.price.reset();
    kept.stands = true;
    model.setConstraints({kept, deadline, regions, unknown, nowhere}, Currency());
    QCOMPARE(boundaryFaults(model), QStringList());
    QCOMPARE(printed(model),
             (QStringList{u"Deadline of 1 minute for train | nothing keeps it | 1,000.00 | nothing"_s,
                          u"Deadline of 8 hours for train | 200.50 | 1,000.00 | nothing"_s,
                          u"Regions | nothing | 1,000.00 | 68.27"_s,
                          u"Zones | not comparable | at least 1,000.00 | nothing"_s,
                          u"Region | 200.50 | 1,000.00 | at least 0.00"_s}));
    QCOMPARE(model.index(2, ConstraintPriceModel::BesidesColumn).data(Qt::AccessibleTextRole).toString(),
             u"USD 50.00 of its terms after the horizon, USD 18.27 at the most to move the data, once"_s);
}

SLIPWAY_TEST(SearchModelsTest)
#include "tst_searchmodels.moc"
