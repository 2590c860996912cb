// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testrun.h"

#include "model/cost/bill.h"
#include "model/prices/priceupdate.h"
#include "model/prices/referencedata.h"
#include "model/rules/rulebook.h"
#include "tests/model/evaluation/rulecases.h"

#include <QFile>
#include <QSet>
#include <QTest>

#include <algorithm>

using namespace slipway;
using namespace slipway::test;
using namespace Qt::StringLiterals;

namespace {

/// The day that makes a rule fire, for the two that judge a day, which is no input of the plan.
QDate dayOf(const QString &rule)
{
    if (rule == u"price.clock"_s)
        return {2019, 1, 1};
    return rule == u"price.stale"_s ? QDate(2029, 1, 1) : asOf;
}

/// A list of SKUs that keeps the subscription from the size of "train".
ReferenceData restrictedData()
{
    Additions additions;
    additions.id = u"skus"_s;
    additions.source = u"Answer of the Azure CLI: skus.json"_s;
    additions.date = QDate(2026, 11, 19);
    SizeCorrection refused;
    refused.size = u"Standard_NC24ads_A100_v4"_s;
    refused.date = additions.date;
    refused.notDeployable = QStringList{u"westeurope"_s};
    additions.corrections.push_back(refused);
    return withAdditions({catalog(), prices()}, additions).value();
}

/// A price sheet that states one price only.
ReferenceData agreedData()
{
    PriceUpdate update;
    update.source = PriceSnapshot::sheetSource();
    update.date = asOf;
    update.prices = {{*catalog().findSize(u"Standard_NC4as_T4_v3"), *catalog().findRegion(u"westeurope"),
                      PriceType::PayAsYouGo, *Rate::fromDecimal(u"0.5"), {}, {}}};
    return {catalog(), *PriceSnapshot::load(*updatedBook(prices(), catalog(), update), catalog())};
}

/// A price list that ends a price on the day.
ReferenceData endingData()
{
    PriceUpdate update;
    update.source = retailSource();
    update.date = asOf;
    const SizeId size = *catalog().findSize(u"Standard_NC4as_T4_v3");
    const RegionId region = *catalog().findRegion(u"westeurope");
    update.prices = {{size, region, PriceType::PayAsYouGo, *Rate::fromDecimal(u"0.6"), {}, {}}};
    update.endings = {{size, region, PriceType::PayAsYouGo, asOf}};
    return {catalog(), *PriceSnapshot::load(*updatedBook(prices(), catalog(), update), catalog())};
}

/// What the plans of a case are judged with: for the rules that judge what was imported, an import.
const ReferenceData &dataOf(const QString &rule)
{
    static const ReferenceData builtIn{catalog(), prices()};
    static const ReferenceData restricted = restrictedData();
    static const ReferenceData agreed = agreedData();
    static const ReferenceData ending = endingData();
    return rule == u"size.deployable" ? restricted
        : rule == u"price.sheet"      ? agreed
        : rule == u"price.ends"       ? ending
                                      : builtIn;
}

Evaluation evaluatedFor(const QString &rule, const Plan &plan, const QDate &day = asOf)
{
    return evaluate(plan, {dataOf(rule).catalog, dataOf(rule).prices, day});
}

} // namespace

class RulesTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void reservationsAreSoldAsMicrosoftSays_data();
    void reservationsAreSoldAsMicrosoftSays();
    void dedicatedNodesArePaidAsSuch();
    void theRuleBookHoldsTheseRules();
    void everyRuleHasACase();
    void aRuleFires_data();
    void aRuleFires();
    void aRuleStaysSilent_data() { aRuleFires_data(); }
    void aRuleStaysSilent();
    void everyFixResolvesItsFinding_data() { aRuleFires_data(); }
    void everyFixResolvesItsFinding();
    void withoutItsRuleACaseIsSilent_data() { aRuleFires_data(); }
    void withoutItsRuleACaseIsSilent();
    void everyRuleNamesADatedSource();
    void findingsComeBlockersFirst();
    void regionsGoByTheirNames();
    void aSizeThatCannotBePreemptedIsNotOfLowPriority();
    void aTargetIsJudgedByTheWorkOnIt();
    void adviceCountsTheInstancesThatRun();
    void whatThePlanStatesIsNoOldPrice();
    void theDocumentIsTheRuleBook();

private:
    std::vector<RuleCase> m_cases = ruleCases();
};

/// The list of SKUs: B series are not capable of low priority, D series are.
void RulesTest::aSizeThatCannotBePreemptedIsNotOfLowPriority()
{
    Plan plan = templatePlan(u"tabular-automl-batch"_s);
    Compute &steps = *plan.compute(u"steps");
    steps.tier = Tier::LowPriority;
    const auto judged = [&](const QString &size) {
        steps.size = size;
        return findingsOf(evaluated(plan), u"cluster.low_priority"_s);
    };
    QCOMPARE(judged(u"Standard_B4ms"_s).front().severity, Severity::Blocker);
    QCOMPARE(judged(u"Standard_D4s_v3"_s).front().severity, Severity::Warning);
}

/// Its owner's price makes 79.8 %, prices of August 2026 make 16.1 % and of July 2024 4.0 %: of the total no more than that is old in
/// November 2026, and ten months after August a fifth of it.
void RulesTest::whatThePlanStatesIsNoOldPrice()
{
    const Plan plan = templatePlan(u"edge-arc"_s);
    const auto judged = [&](const QDate &day) {
        return findingsOf(evaluate(plan, {catalog(), prices(), day}), u"price.stale"_s);
    };
    QVERIFY(judged({2026, 11, 26}).empty());
    const std::vector<Finding> later = judged({2027, 6, 1});
    QCOMPARE(later.size(), 1U);
    QVERIFY2(later.front().detail.startsWith(
                 u"20 % of the total is at prices of more than 180 days before 2027-06-01"_s),
             qPrintable(later.front().detail));
}

/// Data is prepared with Spark while training has its GPU, and steps run on Kubernetes while AutoML has its cluster.
void RulesTest::aTargetIsJudgedByTheWorkOnIt()
{
    Plan plan = templatePlan(u"llm-finetune-endpoint"_s);
    Compute &steps = *plan.compute(u"steps");
    steps.target = u"serverless_spark"_s;
    steps.size = u"Standard_E4s_v3"_s;
    auto &prepare = std::get<TrainingJob>(plan.workload(u"prepare")->detail);
    prepare.kind = TrainingKind::Spark;
    std::get<TrainingJob>(plan.workload(u"register")->detail).compute = u"tune"_s;
    QVERIFY(findingsOf(evaluated(plan), u"plan.target"_s).empty());
    prepare.kind = TrainingKind::Job;
    QCOMPARE(findingsOf(evaluated(plan), u"plan.target"_s).size(), 1U);

    plan = templatePlan(u"tabular-automl-batch"_s);
    plan.compute(u"steps")->target = u"kubernetes"_s;
    plan.compute(u"steps")->kubernetes = KubernetesOptions();
    QVERIFY(findingsOf(evaluated(plan), u"plan.target"_s).empty());
    plan.compute(u"automl")->target = u"kubernetes"_s;
    QCOMPARE(findingsOf(evaluated(plan), u"plan.target"_s).size(), 1U);
}

/// Written out, so that a rule that was taken away is named.
/// Autoscaling may go to 40 and runs its least of 8: eight serve. Of one that runs two nobody has anything to say.
void RulesTest::adviceCountsTheInstancesThatRun()
{
    Plan plan = templatePlan(u"vision-realtime"_s);
    plan.model.gpuForInference = false;
    plan.compute(u"serve"_s)->size = u"Standard_D2as_v4"_s;
    auto &endpoint = std::get<RealtimeEndpoint>(plan.workload(u"serve"_s)->detail);
    endpoint.peakRequestsPerSecond = 0.01;
    Deployment &deployment = endpoint.deployments[0];
    deployment.sizing = InstanceSizing::Autoscale;
    deployment.minInstances = 2;
    deployment.maxInstances = 40;
    QVERIFY(findingsOf(evaluated(plan), u"advice.scale_up"_s).empty());
    deployment.minInstances = 8;
    const std::vector<Finding> found = findingsOf(evaluated(plan), u"advice.scale_up"_s);
    QCOMPARE(found.size(), 1U);
    QVERIFY2(found[0].title.startsWith(u"8 small machines"_s), qPrintable(found[0].title));
}

void RulesTest::theRuleBookHoldsTheseRules()
{
    static constexpr const char *ids[] = {
        "advice.early_stop",
        "advice.light_steps",
        "advice.move_to_cluster",
        "advice.scale_up",
        "advice.start_small",
        "attached.maintenance",
        "batch.memory",
        "cluster.capacity",
        "cluster.deadline",
        "cluster.idle_time",
        "cluster.job_lifetime",
        "cluster.low_priority",
        "cluster.min_nodes",
        "cluster.nodes",
        "cluster.run_fits",
        "cluster.waits",
        "commitment.form",
        "commitment.owed",
        "commitment.paid",
        "commitment.planned",
        "commitment.price",
        "commitment.use",
        "container.copies",
        "container.memory",
        "container.model",
        "container.platform",
        "databricks.tier",
        "endpoint.autoscale",
        "endpoint.bandwidth",
        "endpoint.deployment",
        "endpoint.latency",
        "endpoint.memory",
        "endpoint.never_zero",
        "endpoint.production_floor",
        "endpoint.small_size",
        "endpoint.spare",
        "endpoint.throughput",
        "endpoint.timeout",
        "endpoint.traffic",
        "endpoint.workers",
        "endpoint.zones",
        "hosted.conditions",
        "instance.data",
        "instance.never_stopped",
        "instance.parallel_jobs",
        "instance.schedule",
        "instance.single_user",
        "instance.stopped_bills",
        "instance.time_zone",
        "isolation.addresses",
        "isolation.approved_outbound",
        "isolation.batch_storage",
        "isolation.container",
        "isolation.disk_keys",
        "isolation.endpoint",
        "isolation.high_impact",
        "isolation.inbound",
        "isolation.registry",
        "isolation.isolated_sizes",
        "isolation.keys",
        "isolation.managed_network",
        "isolation.managed_one_way",
        "isolation.name_rules",
        "isolation.outbound",
        "isolation.private_endpoint",
        "isolation.residency",
        "isolation.spark_first",
        "kubernetes.idle_nodes",
        "kubernetes.nodes",
        "kubernetes.pods",
        "kubernetes.router",
        "kubernetes.single_node",
        "limit.batch_nodes",
        "limit.cluster_nodes",
        "limit.computes",
        "limit.connections",
        "limit.deployment_instances",
        "limit.deployments",
        "limit.endpoint_deployments",
        "limit.endpoints",
        "limit.kubernetes_cluster",
        "limit.payload",
        "limit.rdma_nodes",
        "limit.requests",
        "limit.run_nodes",
        "machine.capacity",
        "machine.working_days",
        "name.compute",
        "name.endpoint",
        "name.kubernetes",
        "plan.budget",
        "plan.currency",
        "plan.empty",
        "plan.estimate",
        "plan.first_month",
        "plan.growth",
        "plan.other_regions",
        "plan.past",
        "plan.reference",
        "plan.region",
        "plan.start",
        "plan.target",
        "plan.unused_compute",
        "plan.waits",
        "preemptible.accepted",
        "preemptible.checkpoints",
        "price.book",
        "price.clock",
        "price.currency",
        "price.discount",
        "price.doubtful",
        "price.ends",
        "price.missing",
        "price.savings_plan",
        "price.sheet",
        "price.stale",
        "price.term",
        "price.type",
        "quota.request",
        "quota.unknown",
        "region.same",
        "request.late",
        "serving.answer_time",
        "serving.idle",
        "serving.instances",
        "serving.model_fits",
        "serving.model_name",
        "serving.places",
        "serving.surplus",
        "serving.target",
        "size.arm",
        "size.burstable",
        "size.deployable",
        "size.ends_soon",
        "size.gpu",
        "size.infiniband",
        "size.isolated_confirm",
        "size.known",
        "size.measured_elsewhere",
        "size.reservation_sale",
        "size.retired",
        "size.supported",
        "size.work_method",
        "spark.network",
        "spark.runtime",
        "spark.size",
        "target.automl",
        "target.multi_node",
        "target.old_table",
        "target.pipeline",
        "target.spark",
        "target.steps_only",
        "target.tests_only",
        "training.disk",
        "training.interval",
        "training.memory",
        "training.stated_hours",
    };
    QStringList book;
    for (const Rule &rule : ruleBook())
        book << QString::fromLatin1(rule.id);
    QStringList missing;
    for (const char *id : ids) {
        if (!book.removeOne(QString::fromLatin1(id)))
            missing << QString::fromLatin1(id);
    }
    QVERIFY2(missing.isEmpty(), qPrintable(u"no longer in the rule book: "_s + missing.join(u", "_s)));
    QVERIFY2(book.isEmpty(), qPrintable(u"not in this list yet: "_s + book.join(u", "_s)));
}

void RulesTest::everyRuleHasACase()
{
    QStringList missing;
    QSet<QString> seen;
    for (const Rule &rule : ruleBook()) {
        const QString id = QString::fromLatin1(rule.id);
        QVERIFY2(!seen.contains(id), rule.id);
        seen.insert(id);
        const bool found = std::any_of(m_cases.begin(), m_cases.end(),
                                       [&](const RuleCase &c) { return id == QLatin1String(c.rule); });
        if (!found)
            missing << id;
    }
    QCOMPARE(missing, QStringList());
    QCOMPARE(std::size_t(seen.size()), m_cases.size());
}

void RulesTest::aRuleFires_data()
{
    QTest::addColumn<int>("index");
    for (std::size_t i = 0; i < m_cases.size(); ++i)
        QTest::newRow(m_cases[i].rule) << static_cast<int>(i);
}

void RulesTest::aRuleFires()
{
    QFETCH(int, index);
    const RuleCase &c = m_cases[static_cast<std::size_t>(index)];
    Plan plan = templatePlan(u"vision-realtime"_s);
    c.fires(plan);
    const QDate day = dayOf(QString::fromLatin1(c.rule));
    const Evaluation evaluation = evaluatedFor(QString::fromLatin1(c.rule), plan, day);
    const std::vector<Finding> found = findingsOf(evaluation, QString::fromLatin1(c.rule));
    QVERIFY2(!found.empty(), c.rule);
    for (const Finding &finding : found) {
        QVERIFY(!finding.title.isEmpty());
        QVERIFY(!finding.detail.isEmpty());
        QVERIFY(!finding.source.title.isEmpty());
    }
}

void RulesTest::aRuleStaysSilent()
{
    QFETCH(int, index);
    const RuleCase &c = m_cases[static_cast<std::size_t>(index)];
    Plan plan = templatePlan(u"vision-realtime"_s);
    c.silent(plan);
    const QDate day = QLatin1String(c.rule) == u"price.stale" ? QDate(2024, 8, 1) : asOf;
    const Evaluation evaluation = evaluate(plan, {catalog(), prices(), day});
    QStringList titles;
    for (const Finding &finding : findingsOf(evaluation, QString::fromLatin1(c.rule)))
        titles << finding.title + u": "_s + finding.detail;
    QCOMPARE(titles, QStringList());
}

void RulesTest::everyFixResolvesItsFinding()
{
    QFETCH(int, index);
    const RuleCase &c = m_cases[static_cast<std::size_t>(index)];
    Plan plan = templatePlan(u"vision-realtime"_s);
    c.fires(plan);
    const QString rule = QString::fromLatin1(c.rule);
    for (const Finding &finding : findingsOf(evaluatedFor(rule, plan), rule)) {
        if (!finding.fix)
            continue;
        const Result<Plan> fixed = applied(*finding.fix, plan);
        QVERIFY2(fixed.ok(), fixed.ok() ? "" : qPrintable(fixed.error().message));
        for (const Finding &after : findingsOf(evaluatedFor(rule, *fixed), rule))
            // What stood behind it in a list has its place then.
            QVERIFY2(after.field != finding.field || after.title != finding.title, qPrintable(after.title));
    }
}

void RulesTest::withoutItsRuleACaseIsSilent()
{
    QFETCH(int, index);
    const RuleCase &c = m_cases[static_cast<std::size_t>(index)];
    Plan plan = templatePlan(u"vision-realtime"_s);
    c.fires(plan);
    const QDate day = dayOf(QString::fromLatin1(c.rule));
    const Currency currency = Currency::fromCode(plan.currency).value_or(*Currency::fromCode(u"USD"));
    const auto &[ownCatalog, ownPrices] = dataOf(QString::fromLatin1(c.rule));
    const ExchangeRate exchange
        = ownPrices.exchange(currency).value_or(*ownPrices.exchange(*Currency::fromCode(u"USD")));
    const cost::Bill bill = cost::makeBill(plan, ownCatalog, ownPrices, exchange);
    const std::vector<QuotaNeed> quota = evaluated(plan).quota;
    std::vector<Rule> book = ruleBook();
    std::erase_if(book, [&](const Rule &rule) { return QLatin1String(rule.id) == QLatin1String(c.rule); });
    QCOMPARE(book.size(), ruleBook().size() - 1);
    const std::vector<Eligibility> eligibility = eligibilities(plan, ownCatalog, ownPrices, day, bill);
    for (const Finding &finding : checkRules(
             {plan, ownCatalog, ownPrices, day, bill, quota, eligibility, cost::heldInstances(plan, bill)},
             book))
        QVERIFY2(finding.rule != QLatin1String(c.rule), c.rule);
}

void RulesTest::everyRuleNamesADatedSource()
{
    for (const Rule &rule : ruleBook()) {
        QVERIFY2(QLatin1String(rule.says).endsWith(u'.'), rule.id);
        QVERIFY2(!QLatin1String(rule.source).isEmpty() && !QLatin1String(rule.asOf).isEmpty(), rule.id);
    }
}

void RulesTest::findingsComeBlockersFirst()
{
    Plan plan = templatePlan(u"vision-realtime"_s);
    plan.compute(u"train")->tier = Tier::Spot;
    const Evaluation evaluation = evaluated(plan);
    QVERIFY(evaluation.hasBlockers());
    QVERIFY(std::is_sorted(evaluation.findings.begin(), evaluation.findings.end(),
                           [](const Finding &a, const Finding &b) { return a.severity < b.severity; }));
}

void RulesTest::theDocumentIsTheRuleBook()
{
    QFile wanted(QStringLiteral(SLIPWAY_BUILD_DIR "/rules.md"));
    QVERIFY(wanted.open(QIODevice::WriteOnly));
    wanted.write(ruleBookMarkdown().toUtf8());
    wanted.close();
    QFile file(QStringLiteral(SLIPWAY_SOURCE_DIR "/docs/rules.md"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    QVERIFY2(QString::fromUtf8(file.readAll()) == ruleBookMarkdown(),
             "docs/rules.md differs from the rule book: copy rules.md of the build folder over it");
}

void RulesTest::regionsGoByTheirNames()
{
    Plan plan = templatePlan(u"vision-realtime"_s);
    plan.otherRegions = {plan.region, u"northeurope"_s, u"northeurope"_s};
    QStringList titles;
    for (const Finding &finding : evaluated(plan).findings) {
        if (finding.field.startsWith(u"/otherRegions/"_s)) {
            titles << finding.title;
            QVERIFY2(finding.fix && finding.fix->label == u"Leave only North Europe in the list"_s,
                     qPrintable(finding.title));
        }
    }
    QCOMPARE(titles,
             (QStringList{u"West Europe is the plan's own region"_s, u"North Europe is named twice"_s}));
}

/// "Manage legacy VM reservations after July 1, 2026": one year of these is gone, of Dv3, Dsv3, Ev3 and Esv3 three years as well.
void RulesTest::reservationsAreSoldAsMicrosoftSays_data()
{
    QTest::addColumn<QString>("size");
    QTest::addColumn<bool>("year");
    QTest::addColumn<bool>("threeYears");
    QTest::newRow("Av2") << u"Standard_A2_v2"_s << false << true;
    QTest::newRow("Amv2") << u"Standard_A2m_v2"_s << false << true;
    QTest::newRow("Bv1") << u"Standard_B2ms"_s << false << true;
    QTest::newRow("Dv2") << u"Standard_D3_v2"_s << false << true;
    QTest::newRow("Dsv2") << u"Standard_DS3_v2"_s << false << true;
    QTest::newRow("F") << u"Standard_F4"_s << false << true;
    QTest::newRow("Fs") << u"Standard_F4s"_s << false << true;
    QTest::newRow("Fsv2") << u"Standard_F4s_v2"_s << false << true;
    QTest::newRow("Lsv2") << u"Standard_L8s_v2"_s << false << true;
    QTest::newRow("Dv3") << u"Standard_D4_v3"_s << false << false;
    QTest::newRow("Dsv3") << u"Standard_D4s_v3"_s << false << false;
    QTest::newRow("Ev3") << u"Standard_E4_v3"_s << false << false;
    QTest::newRow("Esv3") << u"Standard_E4s_v3"_s << false << false;
    QTest::newRow("HBv2") << u"Standard_HB120rs_v2"_s << false << false;
    QTest::newRow("Dasv4") << u"Standard_D4as_v4"_s << true << true;
    QTest::newRow("Bsv2") << u"Standard_B2s_v2"_s << true << true;
    QTest::newRow("NCasT4_v3") << u"Standard_NC4as_T4_v3"_s << true << true;
    QTest::newRow("Lsv3") << u"Standard_L8s_v3"_s << true << true;
}

void RulesTest::reservationsAreSoldAsMicrosoftSays()
{
    QFETCH(QString, size);
    QFETCH(bool, year);
    QFETCH(bool, threeYears);
    Plan plan = templatePlan(u"vision-realtime"_s);
    plan.compute(u"train")->size = size;
    for (const auto &[type, isSold] :
         {std::pair(PriceType::Reservation1Year, year), {PriceType::Reservation3Years, threeYears}}) {
        plan.commitments.clear();
        plan.compute(u"train")->priceType = type;
        QCOMPARE(findingsOf(evaluated(plan), u"size.reservation_sale"_s).empty(), isSold);
        plan.compute(u"train")->priceType = PriceType::PayAsYouGo;
        Commitment bought;
        bought.size = size;
        bought.type = type;
        bought.start = YearMonth(2026, 12);
        plan.commitments = {bought};
        QCOMPARE(findingsOf(evaluated(plan), u"size.reservation_sale"_s).empty(), isSold);
        plan.commitments[0].start = YearMonth(2026, 1); // HBv2 until 2026-04-02, the others until 2026-07-01
        QVERIFY(findingsOf(evaluated(plan), u"size.reservation_sale"_s).empty());
        // As the price of a compute whose term began then.
        Plan begun = plan;
        begun.commitments.clear();
        begun.start = YearMonth(2026, 1);
        begun.months = 12;
        begun.workload(u"train")->startMonth = 0;
        begun.compute(u"train")->priceType = type;
        QVERIFY(findingsOf(evaluated(begun), u"size.reservation_sale"_s).empty());
    }
}

/// Nodes that nobody takes away, paid for as if somebody did, would be a blocker in place of a warning.
void RulesTest::dedicatedNodesArePaidAsSuch()
{
    Plan plan = templatePlan(u"vision-realtime"_s);
    plan.compute(u"train")->tier = Tier::LowPriority;
    for (const PriceType type : {PriceType::PayAsYouGo, PriceType::LowPriority}) {
        plan.compute(u"train")->priceType = type;
        const std::vector<Finding> told = findingsOf(evaluated(plan), u"cluster.low_priority"_s);
        QCOMPARE(told.size(), std::size_t(1));
        QVERIFY(told.front().fix);
        const Plan then = applied(*told.front().fix, plan).value();
        QCOMPARE(then.compute(u"train")->tier, Tier::Dedicated);
        QCOMPARE(then.compute(u"train")->priceType, PriceType::PayAsYouGo);
        QVERIFY(findingsOf(evaluated(then), u"price.type"_s).empty());
    }
}

SLIPWAY_TEST(RulesTest)
#include "tst_rules.moc"
