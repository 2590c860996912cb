// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testrun.h"
#include "tests/ui/pages/pagefixture.h"

#include "model/base/format.h"
#include "model/items/computefields.h"
#include "ui/fields/fold.h"
#include "ui/fields/multichoicefield.h"
#include "ui/fields/targetfield.h"
#include "ui/stages/stopcost.h"
#include "ui/support/numberfield.h"

#include <QAbstractButton>
#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QSignalSpy>

using namespace slipway;
using namespace slipway::test;
using namespace Qt::StringLiterals;

namespace {

/// An entry of a plan, and the name of its widget without the prefix of the page.
struct Entry
{
    const char *member;
    const char *widget;
    std::optional<ComputeField> field = std::nullopt; ///< none: every target counts it
};

const Entry computeEntries[] = {
    {"id", "computeName"},
    {"target", "target"},
    {"environment", "computeEnvironment"},
    {"note", "note"},
    {"size", "size", ComputeField::Size},
    {"region", "region", ComputeField::Region},
    {"instances", "instances", ComputeField::Instances},
    {"minNodes", "minNodes", ComputeField::MinNodes},
    {"maxNodes", "maxNodes", ComputeField::MaxNodes},
    {"idleSeconds", "idleSeconds", ComputeField::IdleSeconds},
    {"idleShutdownMinutes", "idleShutdown", ComputeField::IdleShutdown},
    {"schedule/enabled", "schedule", ComputeField::Schedule},
    {"schedule/start", "scheduleStart", ComputeField::Schedule},
    {"schedule/stop", "scheduleStop", ComputeField::Schedule},
    {"schedule/daysPerWeek", "scheduleDays", ComputeField::Schedule},
    {"schedule/timeZone", "timeZone", ComputeField::Schedule},
    {"priceType", "priceType", ComputeField::PriceType},
    {"publicIp", "publicIp", ComputeField::PublicIp},
    {"ownerPrice", "ownerPrice", ComputeField::OwnerPrice},
    {"kubernetes/controlPlane", "controlPlane", ComputeField::KubernetesCluster},
    {"kubernetes/systemNodes", "systemNodes", ComputeField::KubernetesCluster},
    {"kubernetes/systemSize", "systemSize", ComputeField::KubernetesCluster},
    {"kubernetes/podVcpus", "podVcpus", ComputeField::Pods},
    {"kubernetes/podMemoryGiB", "podMemory", ComputeField::Pods},
    {"kubernetes/podGpus", "podGpus", ComputeField::KubernetesCluster},
    {"kubernetes/servingFrontEndVcpus", "frontEnd", ComputeField::ServingFrontEnd},
    {"spark/driverVcpus", "driverVcpus", ComputeField::Spark},
    {"spark/executorVcpus", "executorVcpus", ComputeField::Spark},
    {"spark/executors", "executors", ComputeField::Spark},
    {"spark/idleMinutes", "sparkIdle", ComputeField::Spark},
    {"hosted/model", "hostedModel", ComputeField::HostedModel},
    {"hosted/regional", "hostedRegional", ComputeField::HostedModel},
    {"hosted/dataZone", "hostedDataZone", ComputeField::HostedModel},
    {"hosted/inputPrice", "hostedInput", ComputeField::HostedModel},
    {"hosted/outputPrice", "hostedOutput", ComputeField::HostedModel},
};

const Entry experimentationEntries[]
    = {{"people", "people"}, {"hoursPerDay", "hoursPerDay"}, {"daysPerWeek", "daysPerWeek"}};

const Entry trainingEntries[] = {{"kind", "kind"},
                                 {"work/method", "method"},
                                 {"work/measuredHours", "measuredHours"},
                                 {"work/measuredSize", "measuredSize"},
                                 {"work/measuredNodes", "measuredNodes"},
                                 {"nodesPerRun", "nodesPerRun"},
                                 {"runsPerMonth", "runsPerMonth"},
                                 {"pattern", "pattern"},
                                 {"failedPercent", "failedPercent"},
                                 {"checkpointMinutes", "checkpoint"},
                                 {"deadlineHours", "deadline"}};

const Entry realtimeEntries[] = {{"deployments/0/sizing", "sizing"},
                                 {"deployments/0/requestsPerSecondPerInstance", "perInstance"},
                                 {"peakRequestsPerSecond", "peak"},
                                 {"dayProfile", "dayProfile"},
                                 {"serviceMilliseconds", "service"},
                                 {"serviceVariation", "variation"},
                                 {"concurrency", "concurrency"},
                                 {"latencyTargetMilliseconds", "latency"},
                                 {"latencyPercentile", "percentile"},
                                 {"requestKB", "requestKB"},
                                 {"responseKB", "responseKB"},
                                 {"spareInstance", "spare"},
                                 {"zones", "zones"},
                                 {"promptTokens", "promptTokens"},
                                 {"outputTokens", "outputTokens"},
                                 {"servedModel", "servedModel"},
                                 {"servingPrecision", "servingPrecision"},
                                 {"rollout/perMonth", "rollouts"},
                                 {"rollout/overlapHours", "overlap"}};

const Entry batchEntries[] = {{"itemsPerRun", "items"},      {"secondsPerItem", "secondsPerItem"},
                              {"workersPerNode", "workers"}, {"runsPerMonth", "runs"},
                              {"windowHours", "window"},     {"nodesPerRun", "nodes"},
                              {"miniBatchSize", "miniBatch"}};

const Entry workloadEntries[] = {{"name", "name"},
                                 {"environment", "environment"}, {"placement", "placement"},
                                 {"startMonth", "startMonth"},   {"lengthMonths", "lengthMonths"}};

/// Which page shows which workload and compute of the sample plan.
struct Shown
{
    Step step;
    const char *prefix;
    const char *member;
    int workload;
    int compute;
};

constexpr Shown shownOnPages[] = {{Step::Experimentation, "experimentation", "experimentation", 0, 0},
                                  {Step::Training, "training", "training", 1, 1},
                                  {Step::Deployment, "realtime", "realtime", 2, 2},
                                  {Step::Deployment, "batch", "batch", 3, 3}};

QString focusName()
{
    const QWidget *focus = QApplication::focusWidget();
    for (; focus; focus = focus->parentWidget()) {
        if (focus->objectName().contains(u'/'))
            return focus->objectName();
    }
    return {};
}

template <std::size_t N>
void checkEntries(PageFixture &fixture, const Shown &shown, const QString &where, const Entry (&entries)[N])
{
    for (const Entry &entry : entries) {
        const QString pointer = where + QLatin1StringView(entry.member);
        const QString name = QLatin1StringView(shown.prefix) + u'/' + QLatin1StringView(entry.widget);
        QVERIFY2(fixture.page().focusField(pointer), qPrintable(pointer));
        QVERIFY2(focusName() == name, qPrintable(pointer + u" focuses "_s + focusName()));
    }
}

} // namespace

class StageFieldsTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void everyEntryOfAWorkloadHasItsWidget_data() { everyWorkload(); }
    void everyEntryOfAWorkloadHasItsWidget();
    void aComputeShowsWhatItsTargetCounts_data() { everyWorkload(); }
    void aComputeShowsWhatItsTargetCounts();
    void otherWaysToTellWorkHaveTheirFields();
    void trialsAreForSweepsAndAutoMl();
    void whatAStepWaitsForIsChosenInAList();
    void aTargetThatIsNotPossibleIsOnlyRead();
    void aHeadingSaysWhatIsFoldedAway();
    void aProblemFoldedAwayShowsInTheHeading();
    void forgettingToStopStandsBesideThePlan();
    void anOwnersPriceIsEntered();
    void undoLeadsToAFieldThatIsFoldedAway();
    void attachedComputeSaysWhatToLookAfter();

private:
    static void everyWorkload()
    {
        QTest::addColumn<int>("index");
        for (int i = 0; i < 4; ++i)
            QTest::newRow(shownOnPages[i].prefix) << i;
    }
};

void StageFieldsTest::everyEntryOfAWorkloadHasItsWidget()
{
    QFETCH(int, index);
    const Shown &shown = shownOnPages[index];
    Plan plan = PageFixture::samplePlan();
    std::get<TrainingJob>(plan.workloads[1].detail).work.method = WorkMethod::MeasuredHours;
    PageFixture fixture(shown.step, plan);
    const QString workload = u"/workloads/%1/"_s.arg(shown.workload);
    checkEntries(fixture, shown, workload, workloadEntries);
    // Whether it counts is said and changed at its chip.
    QVERIFY(fixture.page().focusField(workload + u"enabled"_s));
    QCOMPARE(focusName(),
             QLatin1StringView(shown.prefix) + u"/chip/"_s
                 + plan.workloads[static_cast<std::size_t>(shown.workload)].id);
    const QString detail = workload + QLatin1StringView(shown.member) + u'/';
    if (index == 0)
        checkEntries(fixture, shown, detail, experimentationEntries);
    else if (index == 1)
        checkEntries(fixture, shown, detail, trainingEntries);
    else if (index == 2)
        checkEntries(fixture, shown, detail, realtimeEntries);
    else
        checkEntries(fixture, shown, detail, batchEntries);
    const QString reference = detail + (index == 2 ? u"deployments/0/compute"_s : u"compute"_s);
    QVERIFY(fixture.page().focusField(reference));
    QCOMPARE(focusName(), QLatin1StringView(shown.prefix) + u"/compute"_s);
    QVERIFY(fixture.plan() == plan);
}

void StageFieldsTest::aComputeShowsWhatItsTargetCounts()
{
    QFETCH(int, index);
    const Shown &shown = shownOnPages[index];
    const bool serving = shown.workload == 2;
    PageFixture fixture(shown.step);
    for (const QString &target :
         {u"local"_s, u"compute_instance"_s, u"compute_cluster"_s, u"serverless_compute"_s, u"remote_vm"_s,
          u"serverless_spark"_s, u"kubernetes"_s, u"aci"_s, u"databricks"_s, u"managed_online_endpoint"_s}) {
        fixture.document().edit({}, shown.step, u"target"_s, [&](Plan &plan) {
            plan.computes[static_cast<std::size_t>(shown.compute)].target = target;
            plan.computes[static_cast<std::size_t>(shown.compute)].schedule.enabled = true;
            plan.computes[static_cast<std::size_t>(shown.compute)].tier = Tier::Dedicated;
            plan.computes[static_cast<std::size_t>(shown.compute)].maxNodes
                = plan.computes[static_cast<std::size_t>(shown.compute)].instances + 1;
        });
        const Plan before = fixture.plan();
        for (const Entry &entry : computeEntries) {
            const bool onlyServing
                = entry.field == ComputeField::Pods || entry.field == ComputeField::ServingFrontEnd;
            const bool counts
                = (!entry.field || fixture.session().context().catalog.traits(target).uses(*entry.field))
                && (serving || !onlyServing);
            QString name = QLatin1StringView(shown.prefix) + u'/' + QLatin1StringView(entry.widget);
            if (serving && entry.field == ComputeField::Instances)
                name = u"realtime/machines"_s;
            const QString pointer
                = u"/computes/%1/%2"_s.arg(shown.compute).arg(QLatin1StringView(entry.member));
            const QString what = target + u' ' + pointer;
            QVERIFY2(fixture.page().focusField(pointer), qPrintable(what));
            QVERIFY2((focusName() == name) == counts, qPrintable(what + u" focuses "_s + focusName()));
            const auto *widget = fixture.find<QWidget>(name);
            QVERIFY2(widget, qPrintable(name));
            QVERIFY2(widget->isVisible() == counts, qPrintable(what));
        }
        QVERIFY2(fixture.plan() == before, qPrintable(target));
    }
}

void StageFieldsTest::otherWaysToTellWorkHaveTheirFields()
{
    PageFixture fixture(Step::Training);
    const auto setMethod = [&](WorkMethod method) {
        fixture.document().edit({}, Step::Training, u"method"_s, [method](Plan &plan) {
            std::get<TrainingJob>(plan.workloads[1].detail).work.method = method;
        });
    };
    const QString work = u"/workloads/1/training/work/"_s;
    setMethod(WorkMethod::ParametersAndTokens);
    checkEntries(fixture, shownOnPages[1], work,
                 {{"parametersBillion", "parameters"},
                  {"tokensBillion", "tokens"},
                  {"exampleTokens", "exampleTokens"},
                  {"fineTuning", "fineTuning"},
                  {"trainedModel", "trainedModel"},
                  {"trainingPrecision", "trainingPrecision"}});
    QVERIFY(!fixture.find<QWidget>(u"training/measuredHours"_s)->isVisible());
    QVERIFY(!fixture.find<QWidget>(u"training/images"_s)->isVisible());
    setMethod(WorkMethod::ImagesAndEpochs);
    checkEntries(fixture, shownOnPages[1], work,
                 {{"images", "images"},
                  {"epochs", "epochs"},
                  {"imagesPerSecond", "imagesPerSecond"},
                  {"measuredNodes", "measuredNodes"},
                  {"measuredSize", "measuredSize"}});
    QVERIFY(!fixture.find<QWidget>(u"training/tokens"_s)->isVisible());
}

void StageFieldsTest::trialsAreForSweepsAndAutoMl()
{
    PageFixture fixture(Step::Training);
    QVERIFY(fixture.page().focusField(u"/workloads/1/training/kind"_s));
    auto *kind = fixture.find<QComboBox>(u"training/kind"_s);
    QVERIFY(!fixture.find<QWidget>(u"training/trials"_s)->isVisible());
    QTest::keyClick(kind, Qt::Key_Down);
    QTest::keyClick(kind, Qt::Key_Down);
    QCOMPARE(std::get<TrainingJob>(fixture.plan().workloads[1].detail).kind, TrainingKind::Sweep);
    checkEntries(fixture, shownOnPages[1], u"/workloads/1/training/"_s,
                 {{"trials", "trials"},
                  {"parallelTrials", "parallelTrials"},
                  {"earlyStoppedPercent", "earlyStopped"}});
}

void StageFieldsTest::whatAStepWaitsForIsChosenInAList()
{
    Plan plan = PageFixture::samplePlan();
    std::get<TrainingJob>(plan.workloads[1].detail).kind = TrainingKind::PipelineStep;
    PageFixture fixture(Step::Training, plan);
    fixture.page().focusField(u"/workloads/1/training/pipeline"_s);
    fixture.type(u"training/pipeline"_s, u"nightly"_s);
    const auto job = [&] { return std::get<TrainingJob>(fixture.plan().workloads[1].detail); };
    QCOMPARE(job().pipeline, u"nightly"_s);
    auto *after = fixture.find<MultiChoiceField>(u"training/dependsOn"_s);
    QCOMPARE(after->text(), u"nothing"_s);
    QCOMPARE(after->menu()->actions().size(), 1);
    after->menu()->setActiveAction(after->menu()->actions().constFirst());
    QTest::keyClick(after->menu(), Qt::Key_Space);
    QCOMPARE(job().dependsOn, QStringList{u"nightly"_s});
    QCOMPARE(after->text(), u"Nightly ticket scoring"_s);
    QTest::keyClick(after->menu(), Qt::Key_Space);
    QCOMPARE(job().dependsOn, QStringList());
}

void StageFieldsTest::aTargetThatIsNotPossibleIsOnlyRead()
{
    PageFixture fixture(Step::Training);
    const Plan before = fixture.plan();
    QVERIFY(fixture.page().focusField(u"/computes/1/target"_s));
    auto *target = fixture.find<TargetField>(u"training/target"_s);
    const int ended = target->findData(u"data_lake_analytics"_s);
    QVERIFY(ended >= 0);
    target->setCurrentIndex(ended);
    Q_EMIT target->activated(ended);
    QVERIFY(fixture.plan() == before);
    QVERIFY(target->verdict());
    QCOMPARE(target->verdict()->verdict, Verdict::NotPossible);
    auto *why = fixture.find<QWidget>(u"training/verdict"_s);
    QString text;
    for (const QLabel *label : why->findChildren<QLabel *>())
        text += label->text();
    QVERIFY2(text.contains(u"2024-02-29"_s), qPrintable(text));
    QVERIFY2(text.contains(u"the plan keeps"_s), qPrintable(text));
    fixture.find<QWidget>(u"training/compute"_s)->setFocus();
    QCOMPARE(target->currentData().toString(), before.computes[1].target);
}

void StageFieldsTest::aHeadingSaysWhatIsFoldedAway()
{
    PageFixture fixture(Step::Experimentation);
    auto *more = fixture.find<Fold>(u"experimentation/foldPlace"_s);
    QVERIFY(!more->isOpen());
    QVERIFY2(more->summary().contains(u"West Europe"_s), qPrintable(more->summary()));
    fixture.document().edit({}, Step::Experimentation, u"region"_s,
                            [](Plan &plan) { plan.computes[0].region = u"northeurope"_s; });
    QVERIFY2(more->summary().contains(u"North Europe"_s), qPrintable(more->summary()));
    QVERIFY(fixture.page().focusField(u"/computes/0/region"_s));
    QVERIFY(more->isOpen());
    QCOMPARE(focusName(), u"experimentation/region"_s);
}

void StageFieldsTest::aProblemFoldedAwayShowsInTheHeading()
{
    Plan plan = PageFixture::samplePlan();
    plan.computes[0].region = u"atlantis"_s;
    PageFixture fixture(Step::Experimentation, plan);
    const auto *more = fixture.find<Fold>(u"experimentation/foldPlace"_s);
    bool said = false;
    for (const QAbstractButton *button : more->findChildren<QAbstractButton *>())
        said = said || button->accessibleDescription().contains(u"needs attention"_s);
    QVERIFY(said);
}

void StageFieldsTest::forgettingToStopStandsBesideThePlan()
{
    PageFixture fixture(Step::Experimentation);
    const std::optional<StopCost> cost = stopCost(fixture.plan(), fixture.session().evaluation(),
                                                  u"notebooks"_s, fixture.session().context());
    QVERIFY(cost);
    QVERIFY(cost->planned < cost->forgotten);
    const auto *label = fixture.find<StopCostLabel>(u"experimentation/stopCost"_s);
    QVERIFY(label->isVisible());
    const QLocale english(QLocale::English);
    QVERIFY2(label->word().contains(formatTotal(cost->planned, english)), qPrintable(label->word()));
    QVERIFY2(label->text().contains(formatTotal(cost->forgotten, english)), qPrintable(label->text()));
    QVERIFY2(label->text().contains(u"nobody stopped"_s), qPrintable(label->text()));
    // Without a price nobody knows what stopping saves, which is not nothing.
    const Context &context = fixture.session().context();
    const QString before = fixture.plan().computes[0].size;
    const auto region = *context.catalog.findRegion(fixture.plan().region);
    const auto &sizes = context.catalog.sizes();
    const auto unpriced = std::ranges::find_if(sizes, [&](const VmSize &size) {
        return !context.prices.vm(*context.catalog.findSize(size.name), region, PriceType::PayAsYouGo);
    });
    QVERIFY(unpriced != sizes.end());
    const auto edit = [&](const std::function<void(Compute &)> &change) {
        fixture.document().edit({}, Step::Experimentation, u"compute"_s, [&](Plan &plan) { change(plan.computes[0]); });
    };
    edit([&](Compute &compute) { compute.size = unpriced->name; });
    QTRY_VERIFY2(label->text().contains(u"not known: a price is missing"), qPrintable(label->text()));
    QVERIFY2(label->word().startsWith(u"As planned: at least"), qPrintable(label->word()));
    // With one, and nothing that stops it.
    edit([&](Compute &compute) {
        compute.size = before;
        compute.schedule.enabled = false;
        compute.idleShutdownMinutes.reset();
    });
    QTRY_VERIFY2(label->word().startsWith(u"Never stopped"), qPrintable(label->word()));
    edit([](Compute &compute) { compute.target = u"local"_s; });
    QTRY_VERIFY(!label->isVisible());
}

void StageFieldsTest::anOwnersPriceIsEntered()
{
    Plan plan = PageFixture::samplePlan();
    plan.computes[1].target = u"databricks"_s;
    PageFixture fixture(Step::Training, plan);
    QVERIFY(fixture.page().focusField(u"/computes/1/ownerPrice"_s));
    fixture.type(u"training/ownerPrice"_s, u"0.125"_s);
    QCOMPARE(fixture.plan().computes[1].ownerPrice, std::optional<QString>(u"0.125"_s));
    fixture.document().undoStack().undo();
    QVERIFY(!fixture.plan().computes[1].ownerPrice);
}

void StageFieldsTest::undoLeadsToAFieldThatIsFoldedAway()
{
    PageFixture fixture(Step::Training);
    QSignalSpy revisited(&fixture.document(), &PlanDocument::fieldRevisited);
    QVERIFY(fixture.page().focusField(u"/workloads/1/training/deadlineHours"_s));
    fixture.type(u"training/deadline"_s, u"12"_s);
    QCOMPARE(std::get<TrainingJob>(fixture.plan().workloads[1].detail).deadlineHours,
             std::optional<double>(12));
    fixture.find<Fold>(u"training/foldSchedule"_s)->setOpen(false);
    fixture.document().undoStack().undo();
    QCOMPARE(revisited.size(), 1);
    QVERIFY(fixture.page().focusField(revisited.at(0).at(1).toString()));
    QCOMPARE(focusName(), u"training/deadline"_s);
    QVERIFY(QApplication::focusWidget()->isVisible());
}

void StageFieldsTest::attachedComputeSaysWhatToLookAfter()
{
    PageFixture fixture(Step::Training);
    const auto *tasks = fixture.find<Fold>(u"training/maintenance"_s);
    QVERIFY(!tasks->isVisible());
    fixture.document().edit({}, Step::Training, u"target"_s,
                            [](Plan &plan) { plan.computes[1].target = u"remote_vm"_s; });
    QVERIFY(tasks->isVisibleTo(&fixture.page()));
    QVERIFY(!fixture.find<QLabel>(u"training/maintenanceList"_s)->text().isEmpty());
}

SLIPWAY_TEST(StageFieldsTest)

#include "tst_stagefields.moc"
