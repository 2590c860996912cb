// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testrun.h"
#include "tests/ui/pages/pagefixture.h"

#include "model/plan/fieldplaces.h"
#include "model/plan/planfields.h"
#include "ui/fields/rangefield.h"
#include "ui/fields/units.h"
#include "ui/support/numberfield.h"

#include <QMap>
#include <QSet>

using namespace slipway;
using namespace slipway::test;
using namespace Qt::StringLiterals;

namespace {

template <typename T> struct Plain
{
    using Type = T;
};
template <typename T> struct Plain<std::optional<T>> : Plain<T>
{
};
template <typename T> struct Plain<std::vector<T>> : Plain<T>
{
};

/// Collects "type.member" of every entry that holds a value itself, from the one list of fields.
class Entries
{
public:
    void type(const char *name, const char * /*text*/) { m_type = QLatin1StringView(name); }

    template <typename Object, typename Member> void field(const Field &field, Member Object::*)
    {
        using Type = typename Plain<Member>::Type;
        if constexpr (requires(Entries & visitor) { describe(visitor, Of<Type>()); })
            visit<Type>();
        else
            m_entries << m_type + u'.' + field.key;
    }
    template <typename Object, typename... Detail>
    void detail(const Field &, std::variant<Detail...> Object::*)
    {
        (visit<Detail>(), ...); // the kind itself is chosen when a workload is added
    }
    template <typename Type> void visit()
    {
        Entries inner;
        describe(inner, Of<Type>());
        m_entries += inner.m_entries;
    }
    [[nodiscard]] const QStringList &entries() const { return m_entries; }

private:
    QString m_type;
    QStringList m_entries;
};

/// Where an entry is put in: the object name of its widget on the page of a step.
struct Input
{
    const char *entry;
    Step step;
    const char *widget;
};

constexpr Step about = Step::Workload;
constexpr Step explore = Step::Experimentation;
constexpr Step train = Step::Training;
constexpr Step serve = Step::Deployment;
constexpr Step restrict = Step::Restrictions;
constexpr Step costStep = Step::Cost;

const Input inputs[] = {
    {"plan.name", about, "workload/name"},
    {"plan.author", about, "workload/author"},
    {"owners.plan", about, "workload/ownerOfPlan"},
    {"owners.finance", about, "workload/ownerOfBudget"},
    {"owners.platform", about, "workload/ownerOfQuota"},
    {"owners.security", about, "workload/ownerOfApprovals"},
    {"plan.notes", about, "workload/notes"},
    {"plan.region", about, "workload/region"},
    {"plan.otherRegions", about, "workload/otherRegions"},
    {"plan.currency", about, "workload/currency"},
    {"plan.discountPercent", about, "workload/discount"},
    {"serviceDiscount.service", about, "workload/serviceDiscounts"},
    {"serviceDiscount.percent", about, "workload/serviceDiscounts"},
    {"currencyFactor.perDollar", about, "workload/currencyFactor"},
    {"currencyFactor.day", about, "workload/currencyFactorDay"},
    {"currencyFactor.source", about, "workload/currencyFactorSource"},
    {"plan.start", about, "workload/start"},
    {"plan.months", about, "workload/months"},
    {"plan.placement", about, "workload/placement"},
    {"plan.preemptibleAcceptable", about, "workload/preemptible"},
    {"budget.amount", about, "workload/budget"},
    {"budget.period", about, "workload/budgetPeriod"},
    {"growth.requestsPercent", about, "workload/growthRequests"},
    {"growth.dataPercent", about, "workload/growthData"},
    {"growth.peoplePercent", about, "workload/growthPeople"},
    {"dataProfile.sizeGiB", about, "workload/dataSize"},
    {"dataProfile.experimentSharePercent", about, "workload/experimentShare"},
    {"dataProfile.egressGiBPerMonth", about, "workload/egress"},
    {"modelProfile.kind", about, "workload/modelKind"},
    {"modelProfile.parametersBillion", about, "workload/parameters"},
    {"modelProfile.precision", about, "workload/precision"},
    {"modelProfile.ramGiB", about, "workload/ram"},
    {"modelProfile.gpuForTraining", about, "workload/gpuTraining"},
    {"modelProfile.gpuForInference", about, "workload/gpuInference"},
    {"modelProfile.layers", about, "workload/layers"},
    {"modelProfile.hiddenSize", about, "workload/hiddenSize"},
    {"modelProfile.attentionHeads", about, "workload/attentionHeads"},
    {"modelProfile.keyValueHeads", about, "workload/keyValueHeads"},
    {"modelProfile.contextTokens", about, "workload/contextTokens"},
    {"tools.notebooks", about, "workload/notebooks"},
    {"tools.spark", about, "workload/spark"},
    {"tools.automl", about, "workload/automl"},
    {"tools.pipelines", about, "workload/pipelines"},
    {"tools.designer", about, "workload/designer"},
    {"isolation.network", restrict, "restrictions/network"},
    {"isolation.noPublicIp", restrict, "restrictions/noPublicIp"},
    {"isolation.fqdnRules", restrict, "restrictions/fqdnRules"},
    {"isolation.privateLink", restrict, "restrictions/privateLink"},
    {"isolation.privateEndpoints", restrict, "restrictions/privateEndpoints"},
    {"isolation.natGateway", restrict, "restrictions/natGateway"},
    {"isolation.isolatedSizesOnly", restrict, "restrictions/isolatedSizesOnly"},
    {"isolation.customerManagedKeys", restrict, "restrictions/customerManagedKeys"},
    {"isolation.highBusinessImpact", restrict, "restrictions/highBusinessImpact"},
    {"isolation.residency", restrict, "restrictions/residency"},
    {"sharedServices.registry", about, "workload/registry"},
    {"sharedServices.logGiBPerMonth", about, "workload/logs"},
    {"sharedServices.modelAndArtifactGiB", about, "workload/artifacts"},
    {"assumptions.mfuPercent", about, "assumptions/mfuPercent"},
    {"assumptions.goodputPercent", about, "assumptions/goodputPercent"},
    {"assumptions.nodeStartMinutes", about, "assumptions/nodeStartMinutes"},
    {"assumptions.targetUtilizationPercent", about, "assumptions/targetUtilizationPercent"},
    {"assumptions.parallelSharePercent", about, "assumptions/parallelSharePercent"},
    {"assumptions.evictionPercentPerHour", about, "assumptions/evictionPercentPerHour"},
    {"assumptions.requestLeadDays", about, "assumptions/requestLeadDays"},
    {"assumptions.migrationLeadDays", about, "assumptions/migrationLeadDays"},
    {"assumptions.requiredConfidencePercent", about, "assumptions/requiredConfidencePercent"},
    {"assumptions.idleForgottenHoursPerDay", about, "assumptions/idleForgottenHoursPerDay"},
    {"compute.id", about, "computes/id"},
    {"compute.target", train, "training/target"},
    {"compute.size", train, "training/size"},
    {"compute.region", train, "training/region"},
    {"compute.environment", train, "training/computeEnvironment"},
    {"compute.instances", explore, "experimentation/instances"},
    {"compute.minNodes", train, "training/minNodes"},
    {"compute.maxNodes", train, "training/maxNodes"},
    {"compute.tier", train, "training/tier"},
    {"compute.priceType", train, "training/priceType"},
    {"compute.idleSeconds", train, "training/idleSeconds"},
    {"compute.idleShutdownMinutes", explore, "experimentation/idleShutdown"},
    {"compute.publicIp", train, "training/publicIp"},
    {"compute.ownerPrice", train, "training/ownerPrice"},
    {"compute.note", train, "training/note"},
    {"schedule.enabled", explore, "experimentation/schedule"},
    {"schedule.start", explore, "experimentation/scheduleStart"},
    {"schedule.stop", explore, "experimentation/scheduleStop"},
    {"schedule.daysPerWeek", explore, "experimentation/scheduleDays"},
    {"schedule.timeZone", explore, "experimentation/timeZone"},
    {"kubernetesOptions.controlPlane", serve, "realtime/controlPlane"},
    {"kubernetesOptions.systemNodes", serve, "realtime/systemNodes"},
    {"kubernetesOptions.systemSize", serve, "realtime/systemSize"},
    {"kubernetesOptions.podVcpus", serve, "realtime/podVcpus"},
    {"kubernetesOptions.podMemoryGiB", serve, "realtime/podMemory"},
    {"kubernetesOptions.podGpus", serve, "realtime/podGpus"},
    {"kubernetesOptions.servingFrontEndVcpus", serve, "realtime/frontEnd"},
    {"hostedModel.model", serve, "realtime/hostedModel"},
    {"hostedModel.regional", serve, "realtime/hostedRegional"},
    {"hostedModel.dataZone", serve, "realtime/hostedDataZone"},
    {"hostedModel.inputPrice", serve, "realtime/hostedInput"},
    {"hostedModel.outputPrice", serve, "realtime/hostedOutput"},
    {"sparkOptions.driverVcpus", train, "training/driverVcpus"},
    {"sparkOptions.executorVcpus", train, "training/executorVcpus"},
    {"sparkOptions.executors", train, "training/executors"},
    {"sparkOptions.idleMinutes", train, "training/sparkIdle"},
    {"workload.name", about, "workloads/name"},
    {"workload.enabled", about, "workloads/enabled"},
    {"workload.environment", about, "workloads/environment"},
    {"workload.placement", train, "training/placement"},
    {"workload.startMonth", about, "workloads/start"},
    {"workload.lengthMonths", about, "workloads/length"},
    {"experimentation.compute", explore, "experimentation/compute"},
    {"experimentation.people", explore, "experimentation/people"},
    {"experimentation.hoursPerDay", explore, "experimentation/hoursPerDay"},
    {"experimentation.daysPerWeek", explore, "experimentation/daysPerWeek"},
    {"training.compute", train, "training/compute"},
    {"training.kind", train, "training/kind"},
    {"training.pipeline", train, "training/pipeline"},
    {"training.dependsOn", train, "training/dependsOn"},
    {"training.nodesPerRun", train, "training/nodesPerRun"},
    {"training.runsPerMonth", train, "training/runsPerMonth"},
    {"training.pattern", train, "training/pattern"},
    {"training.trials", train, "training/trials"},
    {"training.parallelTrials", train, "training/parallelTrials"},
    {"training.earlyStoppedPercent", train, "training/earlyStopped"},
    {"training.failedPercent", train, "training/failedPercent"},
    {"training.checkpointMinutes", train, "training/checkpoint"},
    {"training.deadlineHours", train, "training/deadline"},
    {"trainingWork.method", train, "training/method"},
    {"trainingWork.measuredHours", train, "training/measuredHours"},
    {"trainingWork.measuredSize", train, "training/measuredSize"},
    {"trainingWork.measuredNodes", train, "training/measuredNodes"},
    {"trainingWork.parametersBillion", train, "training/parameters"},
    {"trainingWork.tokensBillion", train, "training/tokens"},
    {"trainingWork.exampleTokens", train, "training/exampleTokens"},
    {"trainingWork.fineTuning", train, "training/fineTuning"},
    {"trainingWork.images", train, "training/images"},
    {"trainingWork.epochs", train, "training/epochs"},
    {"trainingWork.imagesPerSecond", train, "training/imagesPerSecond"},
    {"trainingWork.trainedModel", train, "training/trainedModel"},
    {"trainingWork.trainingPrecision", train, "training/trainingPrecision"},
    {"realtime.peakRequestsPerSecond", serve, "realtime/peak"},
    {"realtime.dayProfile", serve, "realtime/dayProfile"},
    {"realtime.serviceMilliseconds", serve, "realtime/service"},
    {"realtime.serviceVariation", serve, "realtime/variation"},
    {"realtime.concurrency", serve, "realtime/concurrency"},
    {"realtime.latencyTargetMilliseconds", serve, "realtime/latency"},
    {"realtime.latencyPercentile", serve, "realtime/percentile"},
    {"realtime.requestKB", serve, "realtime/requestKB"},
    {"realtime.responseKB", serve, "realtime/responseKB"},
    {"realtime.spareInstance", serve, "realtime/spare"},
    {"realtime.zones", serve, "realtime/zones"},
    {"realtime.promptTokens", serve, "realtime/promptTokens"},
    {"realtime.outputTokens", serve, "realtime/outputTokens"},
    {"realtime.servedModel", serve, "realtime/servedModel"},
    {"realtime.servingPrecision", serve, "realtime/servingPrecision"},
    {"deployment.id", serve, "realtime/deploymentName"},
    {"deployment.compute", serve, "realtime/compute"},
    {"deployment.sizing", serve, "realtime/sizing"},
    {"deployment.instances", serve, "realtime/instances"},
    {"deployment.minInstances", serve, "realtime/minInstances"},
    {"deployment.maxInstances", serve, "realtime/maxInstances"},
    {"deployment.requestsPerSecondPerInstance", serve, "realtime/perInstance"},
    {"deployment.trafficPercent", serve, "realtime/traffic"},
    {"rollout.perMonth", serve, "realtime/rollouts"},
    {"rollout.overlapHours", serve, "realtime/overlap"},
    {"batch.compute", serve, "batch/compute"},
    {"batch.itemsPerRun", serve, "batch/items"},
    {"batch.secondsPerItem", serve, "batch/secondsPerItem"},
    {"batch.workersPerNode", serve, "batch/workers"},
    {"batch.runsPerMonth", serve, "batch/runs"},
    {"batch.windowHours", serve, "batch/window"},
    {"batch.nodesPerRun", serve, "batch/nodes"},
    {"batch.miniBatchSize", serve, "batch/miniBatch"},
    {"ownedQuota.pool", restrict, "ownedQuota/pool"},
    {"ownedQuota.family", restrict, "ownedQuota/family"},
    {"ownedQuota.region", restrict, "ownedQuota/region"},
    {"ownedQuota.vcpus", restrict, "ownedQuota/vcpus"},
    {"ownedQuota.day", restrict, "ownedQuota/day"},
    {"commitment.size", costStep, "commitments/size"},
    {"commitment.region", costStep, "commitments/region"},
    {"commitment.type", costStep, "commitments/type"},
    {"commitment.units", costStep, "commitments/units"},
    {"hourlyAmount.amount", costStep, "commitments/hourlyAmount"},
    {"hourlyAmount.currency", costStep, "commitments/hourlyCurrency"},
    {"termAmount.amount", costStep, "commitments/paidAmount"},
    {"termAmount.currency", costStep, "commitments/paidCurrency"},
    {"commitment.flexible", costStep, "commitments/flexible"},
    {"commitment.scope", costStep, "commitments/scope"},
    {"commitment.start", costStep, "commitments/start"},
    {"commitment.note", costStep, "commitments/note"},
};

/// Entries that no page has a field for, and why.
const QMap<QString, QString> withoutInput = {
    {u"plan.templateId"_s, u"Set when a plan is started from a template, and never changed after."_s},
    {u"workload.id"_s, u"Given when a workload is added; people see its name."_s},
    {u"currencyFactor.currency"_s, u"That of the plan when the factor is typed."_s},
    {u"pinnedInput.id"_s, u"Written by the menu commands that choose price books and additions."_s},
    {u"pinnedInput.sha256"_s, u"The hash of that file."_s},
    {u"scenario.name"_s, u"Given on the page Compare, where scenarios are made."_s},
    {u"scenario.patch"_s, u"Worked out from every edit while the scenario is on show."_s},
};

} // namespace

/// Whatever a plan can hold, a page has a field for, or the reason is here.
class PlanInputsTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void everyEntryIsListed();
    void everyListedWidgetIsOnItsPage_data();
    void everyListedWidgetIsOnItsPage();
    void numbersAreAsTheirFieldsSay_data();
    void numbersAreAsTheirFieldsSay();
};

void PlanInputsTest::everyEntryIsListed()
{
    Entries entries;
    entries.visit<Plan>();
    const QSet<QString> known(entries.entries().begin(), entries.entries().end());
    QVERIFY(known.size() > 100);
    QSet<QString> listed;
    for (const Input &input : inputs) {
        QVERIFY2(!listed.contains(QString::fromLatin1(input.entry)), input.entry);
        listed << QString::fromLatin1(input.entry);
    }
    for (auto reason = withoutInput.begin(); reason != withoutInput.end(); ++reason) {
        QVERIFY2(!listed.contains(reason.key()), qPrintable(reason.key()));
        QVERIFY(!reason->isEmpty());
        listed << reason.key();
    }
    QCOMPARE(QStringList((known - listed).values()).join(u' '), QString());
    QCOMPARE(QStringList((listed - known).values()).join(u' '), QString());
}

void PlanInputsTest::everyListedWidgetIsOnItsPage_data()
{
    QTest::addColumn<int>("step");
    for (const Step step : {about, explore, train, serve, restrict, costStep})
        QTest::addRow("step %d", static_cast<int>(step) + 1) << static_cast<int>(step);
}

void PlanInputsTest::everyListedWidgetIsOnItsPage()
{
    QFETCH(int, step);
    PageFixture fixture(static_cast<Step>(step));
    QStringList missing;
    for (const Input &input : inputs) {
        if (static_cast<int>(input.step) == step && !fixture.find<QWidget>(QString::fromLatin1(input.widget)))
            missing << QString::fromLatin1(input.widget);
    }
    QCOMPARE(missing.join(u' '), QString());
}

void PlanInputsTest::numbersAreAsTheirFieldsSay_data()
{
    QTest::addColumn<int>("step");
    QTest::addColumn<int>("least"); // numbers that the sample plan shows there
    QTest::addRow("workload") << static_cast<int>(about) << 20;
    QTest::addRow("experimentation") << static_cast<int>(explore) << 3;
    QTest::addRow("training") << static_cast<int>(train) << 5;
    QTest::addRow("deployment") << static_cast<int>(serve) << 10;
    QTest::addRow("restrictions") << static_cast<int>(restrict) << 1;
    QTest::addRow("cost") << static_cast<int>(costStep) << 1;
}

void PlanInputsTest::numbersAreAsTheirFieldsSay()
{
    QFETCH(int, step);
    QFETCH(int, least);
    Plan plan = PageFixture::samplePlan();
    plan.isolation.privateLink = true;
    if (plan.ownedQuota.empty())
        plan.ownedQuota.push_back({QuotaPool::Dedicated, u"standardDSv3Family"_s, {}, 5'000'000, {}});
    if (plan.commitments.empty())
        plan.commitments.push_back({u"Standard_D4s_v3"_s,
                                    plan.region,
                                    PriceType::Reservation1Year,
                                    1,
                                    HourlyAmount{u"1"_s, u"USD"_s, {}},
                                    {},
                                    true,
                                    {},
                                    plan.start,
                                    {},
                                    {}});
    PageFixture fixture(static_cast<Step>(step), plan);
    int compared = 0;
    for (const NumberField *field : fixture.page().findChildren<NumberField *>()) {
        const QWidget *bound = field;
        while (bound && bound != &fixture.page() && bound->property("planField").toString().isEmpty())
            bound = bound->parentWidget();
        const QString pointer = bound ? bound->property("planField").toString() : QString();
        if (pointer.isEmpty()) {
            QVERIFY2(!field->isEnabled(), qPrintable(field->objectName()));
            continue; // the plan has no such member now
        }
        const std::optional<NumberRule> rule = numberRule(pointer);
        QVERIFY2(rule, qPrintable(pointer));
        // Of a range each end goes as far as the likely value; the unit stands once, at the end of the frame.
        const auto *range = qobject_cast<const RangeField *>(bound);
        const double likely = range ? range->number()->value().value_or(rule->lowest) : 0;
        QCOMPARE(field->lowest(), range && field == range->high() ? likely : rule->lowest);
        QCOMPARE(field->highest(), range && field == range->low() ? likely : rule->highest);
        QCOMPARE(field->decimals(), rule->decimals);
        if (!rule->unit.isEmpty() && range)
            QVERIFY2(field->accessibleName().endsWith(u", "_s + unitText(rule->unit)),
                     qPrintable(field->accessibleName()));
        else if (!rule->unit.isEmpty())
            QCOMPARE(field->unit(), unitText(rule->unit));
        QVERIFY2(field->problem().isEmpty(), qPrintable(pointer + field->problem()));
        ++compared;
    }
    QVERIFY2(compared >= least, qPrintable(QString::number(compared)));
}

SLIPWAY_TEST(PlanInputsTest)

#include "tst_planinputs.moc"
