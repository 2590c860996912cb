// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testrun.h"

#include "model/items/assumptionmodel.h"
#include "model/items/costlinemodel.h"
#include "model/items/findingmodel.h"
#include "model/items/monthcostmodel.h"
#include "model/items/quotamodel.h"
#include "model/items/retirementmodel.h"
#include "model/items/stepmodel.h"
#include "model/items/stopcost.h"
#include "model/items/targetmodel.h"
#include "model/plan/planjson.h"
#include "resources/data.h"
#include "resources/templates.h"
#include "tests/model/items/modelchecks.h"
#include "tests/support/locales.h"
#include "tests/support/sampleevaluation.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QSortFilterProxyModel>
#include <QTest>

using namespace slipway;
using namespace slipway::test;
using namespace Qt::StringLiterals;

namespace {

const QLocale german(QLocale::German, QLocale::Germany);

} // namespace

class EvaluationModelsTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void costLinesReadWithUnitsAndDates();
    void sharesAddUpToTheWhole();
    void aLineWithoutAPriceSaysSo();
    void anEstimatedPriceSaysSo();
    void costSortsByFiguresNotByText();
    void costLinesSurviveManyReplacements();
    void monthsAddUpAsShown();
    void monthsFollowTheLocale();
    void findingsCarryTheirFixAndSource();
    void stepsAreAlwaysSeven();
    void stepsReportOnlyRowsThatChanged();
    void stepsAreHeardInOneSentence();
    void targetsAreThoseOfOneStage();
    void quotaShowsWhatIsToRequest();
    void assumptionsAreNumbered();
    void retirementsWithoutADateSaySo();
    void whatForgettingCostsIsThatOfTheWholePlan_data();
    void whatForgettingCostsIsThatOfTheWholePlan();
};

void EvaluationModelsTest::costLinesReadWithUnitsAndDates()
{
    CostLineModel model;
    const QAbstractItemModelTester tester(&model, strict);
    model.setLocale(english);
    QCOMPARE(boundaryFaults(model), QStringList());
    const Sample sample = makeSample({12, true, false});
    model.setLines(sample.evaluation.lines, sample.evaluation.currency);
    QCOMPARE(boundaryFaults(model), QStringList());
    QCOMPARE(printed(model).value(1),
             u"notebooks, OS disks (P10) | Experimentation | 36 disk-months | USD 19.71 per disk-month | "
             "2026-06-18 | 709.56 | 1.7 %"_s);
    QCOMPARE(model.headerData(CostLineModel::TotalColumn, Qt::Horizontal).toString(), u"Total (USD)"_s);
    const QModelIndex total = model.index(1, CostLineModel::TotalColumn);
    QCOMPARE(total.data(Qt::AccessibleTextRole).toString(), u"USD 709.56"_s);
    QCOMPARE(total.data(CostLineModel::FormulaRole).toString(),
             u"3 instances x 1 disk, also while stopped"_s);
    QCOMPARE(total.data(CostLineModel::IdRole).toString(), u"compute/notebooks/disks"_s);
}

void EvaluationModelsTest::sharesAddUpToTheWhole()
{
    CostLineModel model;
    const Sample sample = makeSample({12, true, false});
    model.setLines(sample.evaluation.lines, sample.evaluation.currency);
    double shares = 0;
    for (int row = 0; row < model.rowCount(); ++row) {
        const QModelIndex cell = model.index(row, CostLineModel::ShareColumn);
        const QVariant share = cell.data(CostLineModel::ShareRole);
        QCOMPARE(share.isValid(), cell.data(CostLineModel::PricedRole).toBool());
        QCOMPARE(cell.data().toString().isEmpty(), !share.isValid());
        shares += share.toDouble();
        if (share.isValid())
            QCOMPARE(share.toDouble(),
                     double(model.line(row).total.minor()) / double(sample.evaluation.total.known().minor()));
    }
    QCOMPARE(shares, 1.0);
}

void EvaluationModelsTest::aLineWithoutAPriceSaysSo()
{
    CostLineModel model;
    model.setLocale(english);
    const Sample sample = makeSample();
    model.setLines(sample.evaluation.lines, sample.evaluation.currency);
    const int last = model.rowCount() - 1;
    QCOMPARE(printed(model).constLast(),
             u"Log ingestion | Shared services | 60 GB | no price |  | not priced | "_s);
    const QModelIndex total = model.index(last, CostLineModel::TotalColumn);
    QCOMPARE(total.data(CostLineModel::PricedRole).toBool(), false);
    QCOMPARE(total.data(CostLineModel::RemarkRole).toString(),
             u"The price book has no price for log ingestion in West Europe."_s);
    QVERIFY(total.data(Qt::ToolTipRole).toString().contains(u"5 GiB a month"));
}

void EvaluationModelsTest::anEstimatedPriceSaysSo()
{
    CostLineModel model;
    model.setLocale(german);
    const Sample sample = makeSample();
    model.setLines(sample.evaluation.lines, sample.evaluation.currency);
    const QModelIndex price = model.index(3, CostLineModel::UnitPriceColumn);
    QCOMPARE(price.data().toString(), u"about USD 0,33 per day"_s);
    QCOMPARE(price.data(CostLineModel::EstimatedRole).toBool(), true);
    QVERIFY(price.data(Qt::ToolTipRole).toString().contains(u"East US"));
}

void EvaluationModelsTest::costSortsByFiguresNotByText()
{
    CostLineModel model;
    QSortFilterProxyModel proxy;
    const QAbstractItemModelTester tester(&proxy, strict);
    proxy.setSortRole(CostLineModel::SortRole);
    proxy.setSourceModel(&model);
    const Sample sample = makeSample();
    model.setLines(sample.evaluation.lines, sample.evaluation.currency);
    proxy.sort(CostLineModel::TotalColumn, Qt::DescendingOrder);
    qlonglong before = std::numeric_limits<qlonglong>::max();
    for (int row = 0; row < proxy.rowCount(); ++row) {
        const qlonglong now
            = proxy.index(row, CostLineModel::TotalColumn).data(CostLineModel::SortRole).toLongLong();
        QVERIFY(now <= before);
        before = now;
    }
    QCOMPARE(before, qlonglong(-1)); // the line without a price
}

void EvaluationModelsTest::costLinesSurviveManyReplacements()
{
    CostLineModel model;
    QSortFilterProxyModel proxy;
    proxy.setSourceModel(&model);
    const QAbstractItemModelTester tester(&model, strict);
    const QAbstractItemModelTester proxyTester(&proxy, strict);
    const QSignalSpy resets(&model, &QAbstractItemModel::modelReset);
    for (int round = 0; round < 20; ++round) {
        Sample sample = makeSample({1 + round, true, round % 2 == 0});
        sample.evaluation.lines.resize(static_cast<std::size_t>(round % 9));
        model.setLines(sample.evaluation.lines, sample.evaluation.currency);
        QCOMPARE(proxy.rowCount(), round % 9);
    }
    QCOMPARE(resets.count(), 20);
}

void EvaluationModelsTest::monthsAddUpAsShown()
{
    MonthCostModel model;
    const QAbstractItemModelTester tester(&model, strict);
    QCOMPARE(boundaryFaults(model), QStringList());
    const Sample sample = makeSample();
    model.setMonths(sample.evaluation.months, sample.evaluation.currency);
    QCOMPARE(boundaryFaults(model), QStringList());
    qlonglong sum = 0;
    for (int row = 0; row < model.rowCount(); ++row) {
        const auto minor
            = [&](int column) { return model.index(row, column).data(TableModel::SortRole).toLongLong(); };
        qlonglong stages = 0;
        for (int column = MonthCostModel::ExperimentationColumn; column <= MonthCostModel::SharedColumn;
             ++column)
            stages += minor(column);
        QCOMPARE(stages, minor(MonthCostModel::TotalColumn));
        sum += stages;
        QCOMPARE(sum, minor(MonthCostModel::CumulativeColumn));
    }
    QCOMPARE(sum, qlonglong(sample.evaluation.total.known().minor()));
}

void EvaluationModelsTest::monthsFollowTheLocale()
{
    MonthCostModel model;
    MonthCost month;
    month.month = YearMonth(2027, 1);
    month.total = Total(Money(123456, Currency()));
    month.cumulative = Total(Money(987654321, Currency()));
    model.setMonths({month}, Currency());
    model.setLocale(english);
    QCOMPARE(printed(model).constFirst(),
             u"Jan 2027 | 0.00 | 0.00 | 0.00 | 0.00 | 1,234.56 | 9,876,543.21"_s);
    const QSignalSpy changes(&model, &QAbstractItemModel::dataChanged);
    model.setLocale(german);
    QCOMPARE(changes.count(), 1);
    QCOMPARE(printed(model).constFirst(),
             u"Jan 2027 | 0,00 | 0,00 | 0,00 | 0,00 | 1.234,56 | 9.876.543,21"_s);
}

void EvaluationModelsTest::findingsCarryTheirFixAndSource()
{
    FindingModel model;
    const QAbstractItemModelTester tester(&model, strict);
    QCOMPARE(boundaryFaults(model), QStringList());
    Sample sample = makeSample();
    sample.evaluation.findings[0].fix = PlanEdit{u"Use dedicated nodes"_s, Step::Deployment, {}};
    sample.evaluation.findings[0].field = u"/computes/3/tier"_s;
    sample.evaluation.findings[1].subject.clear();
    model.setFindings(sample.evaluation.findings);
    QCOMPARE(boundaryFaults(model), QStringList());
    QCOMPARE(printed(model).constFirst(),
             u"Blocker | Deployment | score | Low-priority nodes are no longer offered for new clusters."_s);
    const QModelIndex title = model.index(0, FindingModel::TitleColumn);
    QCOMPARE(title.data(FindingModel::FixRole).toString(), u"Use dedicated nodes"_s);
    QCOMPARE(title.data(FindingModel::FieldRole).toString(), u"/computes/3/tier"_s);
    QCOMPARE(title.data(FindingModel::SourceRole).toString(), u"Supported VM series and sizes, 2026-03-31"_s);
    QCOMPARE(title.data(Qt::AccessibleTextRole).toString(),
             u"Blocker, Deployment, score: Low-priority nodes are no longer offered for new clusters."_s);
    QVERIFY(model.index(1, 0).data(FindingModel::FixRole).toString().isEmpty());
    QCOMPARE(model.index(1, FindingModel::SubjectColumn).data().toString(), u"Plan"_s);
}

void EvaluationModelsTest::stepsAreAlwaysSeven()
{
    StepModel model;
    const QAbstractItemModelTester tester(&model, strict);
    QCOMPARE(model.rowCount(), 7);
    QCOMPARE(boundaryFaults(model), QStringList());
    std::array<StepStatus, stepCount> steps;
    steps[3] = {StepState::NotNeeded, u"No deployment"_s, 0, 0};
    model.setSteps(steps);
    QCOMPARE(model.rowCount(), 7);
    QCOMPARE(printed(model).value(3), u"4 | Deployment | No deployment | not needed"_s);
    QCOMPARE(printed(model).value(6), u"7 | Review and export |  | not started"_s);
}

void EvaluationModelsTest::stepsReportOnlyRowsThatChanged()
{
    StepModel model;
    QSignalSpy changes(&model, &QAbstractItemModel::dataChanged);
    std::array<StepStatus, stepCount> steps;
    steps[2] = {StepState::Done, u"4 nodes"_s, 0, 0};
    model.setSteps(steps);
    QCOMPARE(changes.count(), 1);
    QCOMPARE(changes.constFirst().constFirst().toModelIndex().row(), 2);
    model.setSteps(steps);
    QCOMPARE(changes.count(), 1);
}

void EvaluationModelsTest::stepsAreHeardInOneSentence()
{
    StepModel model;
    std::array<StepStatus, stepCount> steps;
    steps[2] = {StepState::Blocked, u"4 nodes"_s, 1, 1};
    model.setSteps(steps);
    const QModelIndex name = model.index(2, StepModel::NameColumn);
    QCOMPARE(name.data(Qt::AccessibleTextRole).toString(), u"Training, step 3 of 7, 2 to resolve"_s);
    QCOMPARE(name.data(StepModel::StateRole).toInt(), static_cast<int>(StepState::Blocked));
    QCOMPARE(model.index(0, 0).data(Qt::AccessibleTextRole).toString(),
             u"Workload, step 1 of 7, not started"_s);
}

void EvaluationModelsTest::targetsAreThoseOfOneStage()
{
    const Catalog catalog;
    TargetModel model(catalog);
    const QAbstractItemModelTester tester(&model, strict);
    QCOMPARE(boundaryFaults(model), QStringList());
    model.setVerdicts(makeSample().evaluation.verdicts, LifecycleStage::Training);
    QCOMPARE(boundaryFaults(model), QStringList());
    const QStringList expected = {
        u"compute_cluster | recommended | Scales to 0 nodes between runs, and takes several nodes a run."_s,
        u"hdinsight | not possible | Retired on 2025-01-31."_s};
    QCOMPARE(printed(model), expected);
    QCOMPARE(model.index(1, 0).data(TargetModel::VerdictRole).toInt(),
             static_cast<int>(Verdict::NotPossible));
    QCOMPARE(model.index(1, 0).data(Qt::AccessibleTextRole).toString(), u"hdinsight, not possible"_s);
}

void EvaluationModelsTest::quotaShowsWhatIsToRequest()
{
    const Catalog catalog;
    QuotaModel model(catalog);
    const QAbstractItemModelTester tester(&model, strict);
    QCOMPARE(boundaryFaults(model), QStringList());
    model.setLocale(english);
    model.setNeeds(makeSample().evaluation.quota);
    QCOMPARE(boundaryFaults(model), QStringList());
    QCOMPARE(
        printed(model).constFirst(),
        u"Azure ML dedicated | Standard NCADS_A100_v4 Family vCPUs | westeurope | 96 | 0 | 96 | Aug 2026 | train"_s);
    const QModelIndex request = model.index(0, QuotaModel::RequestColumn);
    QCOMPARE(request.data(Qt::AccessibleTextRole).toString(), u"96 vCPUs"_s);
    QCOMPARE(request.data(QuotaModel::FormulaRole).toString(), u"4 nodes x 24 vCPUs"_s);
    QCOMPARE(model.index(1, 0).data(QuotaModel::RequestRole).toInt(), 0);

    // 12 are needed, nobody told what is there, and a subscription starts with 24: nothing is to request, and the row says why.
    QuotaNeed given;
    given.family = u"standardDSv3Family"_s;
    given.region = u"westeurope"_s;
    given.needed = 12;
    given.given = 24;
    given.by = YearMonth(2026, 8);
    model.setNeeds({given});
    QCOMPARE(
        printed(model).constFirst(),
        u"Azure ML dedicated | Standard DSv3 Family vCPUs | westeurope | 12 | 24 by default | 0 | Aug 2026 | "_s);
    // Whoever says that there is nothing has to ask.
    given.isTold = true;
    model.setNeeds({given});
    QCOMPARE(printed(model).constFirst(),
             u"Azure ML dedicated | Standard DSv3 Family vCPUs | westeurope | 12 | 0 | 12 | Aug 2026 | "_s);
}

void EvaluationModelsTest::assumptionsAreNumbered()
{
    AssumptionModel model;
    const QAbstractItemModelTester tester(&model, strict);
    QCOMPARE(boundaryFaults(model), QStringList());
    model.setAssumptions(makeSample().evaluation.assumptions);
    QCOMPARE(boundaryFaults(model), QStringList());
    QCOMPARE(printed(model).constFirst(),
             u"A1 | A month has 730 hours for resources that are always on. | All node-hours of endpoints. | "
             "Azure pricing calculator, 2026-06-18"_s);
    QCOMPARE(model.index(2, 0).data(TableModel::SortRole).toInt(), 3);
}

void EvaluationModelsTest::retirementsWithoutADateSaySo()
{
    RetirementModel model;
    const QAbstractItemModelTester tester(&model, strict);
    QCOMPARE(boundaryFaults(model), QStringList());
    std::vector<RetirementNotice> notices = {makeSample().evaluation.retirements.front()};
    notices.push_back({u"HDInsight"_s, QDate(), {}, {}});
    RetirementNotice stays{u"D4s v5 (train)"_s, QDate(), {}, {}};
    stays.ends = false;
    stays.note = u"No end is announced in the sources read."_s;
    notices.push_back(stays);
    notices[0].from = QDate(2027, 1, 1);
    notices[0].to = QDate(2027, 12, 31);
    notices[0].moveBy = QDate(2027, 4, 30);
    model.setNotices(notices);
    QCOMPARE(boundaryFaults(model), QStringList());
    const QStringList expected = {
        u"NC24ads A100 v4 on Ubuntu 20.04 images | VM size | 2027-05-31 | 2027-04-30 | Ubuntu 22.04 images | "
        "Supported VM series and sizes, 2026-03-31"_s,
        u"HDInsight | VM size | no date known | now |  | "_s,
        u"D4s v5 (train) | VM size | no end announced | nothing to move |  | "_s};
    QCOMPARE(printed(model), expected);
    QCOMPARE(model.index(2, 0).data(Qt::ToolTipRole).toString(), stays.note);
}

void EvaluationModelsTest::whatForgettingCostsIsThatOfTheWholePlan_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<bool>("committed");
    // Those with machines that people stop: alone, beside jobs, and beside other machines.
    for (const char *name :
         {"vision-realtime", "many-models-forecast", "regulated-isolated", "proof-of-concept"}) {
        const QString file = QLatin1StringView(name) + u".slipway"_s;
        QTest::addRow("%s", name) << file << false;
        QTest::addRow("%s, committed", name) << file << true;
    }
}

/// Worked out on what is tied to the compute alone, it is what the whole plan says of it when nobody stops its machines.
void EvaluationModelsTest::whatForgettingCostsIsThatOfTheWholePlan()
{
    QFETCH(QString, file);
    QFETCH(bool, committed);
    static const Result<Catalog> catalog = Catalog::load(embeddedCatalog());
    QVERIFY(catalog.ok());
    static const Result<PriceSnapshot> prices = PriceSnapshot::load(embeddedPrices(), *catalog);
    const Result<LoadedPlan> read = readPlan(embeddedTemplate(file));
    QVERIFY(prices.ok() && read.ok());
    Plan plan = read->plan;
    const Context context{*catalog, *prices, QDate(2026, 6, 18)};
    if (committed && !plan.computes.empty()) {
        Commitment commitment;
        commitment.size = plan.computes.front().size;
        commitment.start = plan.start;
        plan.commitments.push_back(commitment);
    }
    const Evaluation evaluation = evaluate(plan, context);
    int stopped = 0;
    for (const Compute &compute : plan.computes) {
        const std::optional<StopCost> cost = stopCost(plan, evaluation, compute.id, context);
        Plan forgetful = plan;
        forgetful.compute(compute.id)->schedule.enabled = false;
        forgetful.compute(compute.id)->idleShutdownMinutes.reset();
        if (cost)
            QCOMPARE(cost->forgotten, evaluate(forgetful, context).costOf(compute.id));
        stopped += cost ? 1 : 0;
    }
    QVERIFY(stopped > 0);
}

SLIPWAY_TEST(EvaluationModelsTest)
#include "tst_evaluationmodels.moc"
