// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/datamarks.h"
#include "tests/support/testrun.h"

#include "tests/model/evaluation/evaluationfixture.h"

#include "model/evaluation/reportparts.h"

#include <QTest>

#include <algorithm>

using namespace slipway;
using namespace slipway::test;
using namespace Qt::StringLiterals;

/// What a plan has to be asked, looked after and moved for: quota requests, the timeline, maintenance, moves, rejections.
class ReportPartsTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void init() { m_plan = templatePlan(u"vision-realtime"_s); }
    void aRequestSaysWhatHowMuchWhereAndWhen();
    void coveredQuotaNeedsNoRequest();
    void seriesOnRequestAreAskedForToo();
    void theTimelineHoldsEverySizeInUse();
    void aSizeThatEndsWithinItsUseIsInTheWay_data();
    void aSizeThatEndsWithinItsUseIsInTheWay();
    void termsOfCommitmentsAreOnTheTimeline();
    void termsThatDoNotTouchTheHorizonAreNot();
    void theTimelineIsInTheOrderOfItsDays();
    void toolsThatEndAreOnTheTimeline();
    void attachedComputeHasAList();
    void managedComputeHasNone();
    void whatTheCatalogSaysIsTranslated();
    void developHereThenMoveThere();
    void trainingOnTheInstanceIsAdvisedAgainst();
    void aStageWithoutWorkSaysWhatIsRecommended();
    void everyRejectedTargetHasReasonAndSource_data();
    void everyRejectedTargetHasReasonAndSource();
    void everySeriesIsUsableOrRejectedOnce();
    void stepsThatLeaveTheGpuToAnotherRejectNoSeriesForIt();
    void seriesThatEndAreRejectedWithTheirDay();

private:
    [[nodiscard]] static const RetirementNotice *noticeOf(const Evaluation &evaluation,
                                                          const QString &subject)
    {
        const auto found
            = std::find_if(evaluation.retirements.begin(), evaluation.retirements.end(),
                           [&](const RetirementNotice &notice) { return notice.subject == subject; });
        return found != evaluation.retirements.end() ? &*found : nullptr;
    }
    Plan m_plan;
};

void ReportPartsTest::aRequestSaysWhatHowMuchWhereAndWhen()
{
    m_plan.ownedQuota.clear();
    const Evaluation evaluation = evaluated(m_plan);
    QCOMPARE(evaluation.quotaRequests.size(), evaluation.quota.size());
    for (const QuotaRequest &request : evaluation.quotaRequests) {
        const QuotaNeed &need = evaluation.quota[request.need];
        for (const QString &part :
             {need.family, need.region, u"New limit: %1 v"_s.arg(need.needed), u"Limit today: 0 v"_s,
              need.by.firstDay().toString(Qt::ISODate), need.formula, u"Subscription: "_s, m_plan.name})
            QVERIFY2(request.text.contains(part), qPrintable(part + u" in "_s + request.text));
    }
    QVERIFY(evaluation.quotaRequests.front().text.contains(u"Dedicated vCPUs of Azure Machine Learning"_s));
    const QuotaRequest &first = evaluation.quotaRequests.front();
    const QuotaNeed &need = evaluation.quota[first.need];
    const QString command
        = u"az quota create --resource-name '%1' --scope '/subscriptions/<subscription id>/providers/Microsoft.MachineLearningServices/locations/%2' --limit-object value=%3 --resource-type dedicated"_s
              .arg(need.family, need.region, QString::number(need.needed));
    QVERIFY2(first.text.contains(command), qPrintable(first.text));
    // Fourteen days before it is needed.
    QVERIFY(first.text.contains(u"Ask by: "_s + need.by.firstDay().addDays(-14).toString(Qt::ISODate)));
}

void ReportPartsTest::coveredQuotaNeedsNoRequest()
{
    m_plan.ownedQuota.clear();
    const Evaluation before = evaluated(m_plan);
    const QuotaNeed &need = before.quota.front();
    OwnedQuota owned;
    owned.pool = need.pool;
    owned.family = need.family;
    owned.region = need.region;
    owned.vcpus = need.needed - 1;
    m_plan.ownedQuota = {owned};
    QCOMPARE(evaluated(m_plan).quotaRequests.size(), before.quotaRequests.size());
    QVERIFY(
        evaluated(m_plan).quotaRequests.front().text.contains(u"Limit today: %1 v"_s.arg(need.needed - 1)));
    m_plan.ownedQuota[0].vcpus = need.needed;
    QCOMPARE(evaluated(m_plan).quotaRequests.size(), before.quotaRequests.size() - 1);
}

void ReportPartsTest::seriesOnRequestAreAskedForToo()
{
    m_plan.ownedQuota.clear();
    const auto asks = [&] {
        const Evaluation evaluation = evaluated(m_plan);
        return std::any_of(evaluation.quotaRequests.begin(), evaluation.quotaRequests.end(),
                           [&](const QuotaRequest &request) {
                               return evaluation.quota[request.need].computes.contains(u"train"_s)
                                   && request.text.contains(u"on request only"_s);
                           });
    };
    m_plan.compute(u"train")->size = u"Standard_NC24ads_A100_v4"_s;
    QVERIFY(asks());
    m_plan.compute(u"train")->size = u"Standard_D4s_v3"_s;
    QVERIFY(!asks());
}

void ReportPartsTest::theTimelineHoldsEverySizeInUse()
{
    const Evaluation evaluation = evaluated(m_plan);
    for (const Compute &compute : m_plan.computes) {
        const auto found = std::find_if(evaluation.retirements.begin(), evaluation.retirements.end(),
                                        [&](const RetirementNotice &notice) {
                                            return notice.kind == RetirementNotice::Kind::Size
                                                && notice.compute == compute.id;
                                        });
        QVERIFY2(compute.size.isEmpty() || found != evaluation.retirements.end(), qPrintable(compute.id));
    }
}

void ReportPartsTest::aSizeThatEndsWithinItsUseIsInTheWay_data()
{
    QTest::addColumn<int>("length");
    QTest::addColumn<bool>("inTheWay");
    // HC44rs is retired on 2027-05-31.
    QTest::newRow("until April") << 4 << false;
    QTest::newRow("until May") << 5 << true;
}

void ReportPartsTest::aSizeThatEndsWithinItsUseIsInTheWay()
{
    QFETCH(int, length);
    QFETCH(bool, inTheWay);
    m_plan.start = YearMonth(2027, 1);
    m_plan.months = 12;
    m_plan.compute(u"train")->size = u"Standard_HC44rs"_s;
    m_plan.workload(u"train")->startMonth = 0;
    m_plan.workload(u"train")->lengthMonths = length;
    const Evaluation evaluation = evaluated(m_plan);
    const RetirementNotice *notice = noticeOf(evaluation, u"HC44rs (train)"_s);
    QVERIFY(notice);
    QCOMPARE(notice->date, QDate(2027, 5, 31));
    QCOMPARE(notice->moveBy, QDate(2027, 4, 30));
    QCOMPARE(notice->from, QDate(2027, 1, 1));
    QCOMPARE(notice->to, YearMonth(2027, length).lastDay());
    QCOMPARE(notice->inTheWay(), inTheWay);
    QVERIFY(notice->replacements.contains(u"HBv5"_s));
}

void ReportPartsTest::termsOfCommitmentsAreOnTheTimeline()
{
    m_plan.start = YearMonth(2027, 1);
    m_plan.months = 24;
    m_plan.commitments = {{u"Standard_D4s_v3"_s,
                           {},
                           PriceType::Reservation1Year,
                           2,
                           {},
                           {},
                           true,
                           {},
                           YearMonth(2027, 4),
                           {},
                           {}}};
    m_plan.compute(u"notebooks")->priceType = PriceType::Reservation3Years;
    m_plan.workload(u"explore")->startMonth = 0;
    const Evaluation evaluation = evaluated(m_plan);
    const RetirementNotice *bought = noticeOf(evaluation, u"1-year reservation of 2 x D4s v3"_s);
    QVERIFY(bought);
    QCOMPARE(bought->from, QDate(2027, 4, 1));
    QCOMPARE(bought->date, QDate(2028, 3, 31));
    QVERIFY(!bought->inTheWay());
    const RetirementNotice *planned
        = noticeOf(evaluation, u"3-year reservation of 2 x NC4as T4 v3 (notebooks)"_s);
    QVERIFY(planned);
    QCOMPARE(planned->date, QDate(2029, 12, 31));
    QVERIFY(planned->note.contains(u"after the horizon"_s));
    // Of two that are the same but for their month each says which it is.
    m_plan.commitments.push_back(m_plan.commitments[0]);
    m_plan.commitments[1].start = YearMonth(2027, 7);
    const Evaluation two = evaluated(m_plan);
    QVERIFY(!noticeOf(two, u"1-year reservation of 2 x D4s v3"_s));
    QCOMPARE(noticeOf(two, u"1-year reservation of 2 x D4s v3, from Apr 2027"_s)->date, QDate(2028, 3, 31));
    QCOMPARE(noticeOf(two, u"1-year reservation of 2 x D4s v3, from Jul 2027"_s)->date, QDate(2028, 6, 30));
}

void ReportPartsTest::termsThatDoNotTouchTheHorizonAreNot()
{
    m_plan.start = YearMonth(2027, 1);
    m_plan.months = 12;
    const auto terms = [&](YearMonth start) {
        m_plan.commitments
            = {{u"Standard_D4s_v3"_s, {}, PriceType::Reservation1Year, 1, {}, {}, true, {}, start, {}, {}}};
        return noticeOf(evaluated(m_plan), u"1-year reservation of 1 x D4s v3"_s) != nullptr;
    };
    QVERIFY(!terms(YearMonth(2026, 1)));
    QVERIFY(terms(YearMonth(2026, 2)));
    QVERIFY(terms(YearMonth(2027, 12)));
    QVERIFY(!terms(YearMonth(2028, 1)));
}

void ReportPartsTest::theTimelineIsInTheOrderOfItsDays()
{
    m_plan.compute(u"train")->size = u"Standard_HC44rs"_s;
    const Evaluation evaluation = evaluated(m_plan);
    bool dated = true;
    QDate last;
    for (const RetirementNotice &notice : evaluation.retirements) {
        QVERIFY(dated || !notice.date.isValid());
        dated = notice.date.isValid();
        if (dated)
            QVERIFY(!last.isValid() || last <= notice.date);
        last = notice.date;
        if (!notice.ends)
            QVERIFY(!notice.date.isValid() && !notice.note.isEmpty());
    }
}

void ReportPartsTest::toolsThatEndAreOnTheTimeline()
{
    const Evaluation evaluation = evaluated(templatePlan(u"spark-features-batch"_s));
    for (const RetirementNotice &notice : evaluation.retirements) {
        if (notice.kind == RetirementNotice::Kind::Tool)
            QVERIFY(notice.date >= asOf && !notice.source.title.isEmpty());
    }
    // The standard tier of Databricks ends on 2026-10-01, before the day of judgement: it is not in use any more.
    QVERIFY(std::none_of(evaluation.retirements.begin(), evaluation.retirements.end(),
                         [](const RetirementNotice &notice) {
                             return notice.kind == RetirementNotice::Kind::Tool && notice.date < asOf;
                         }));
}

void ReportPartsTest::attachedComputeHasAList()
{
    const Evaluation evaluation = evaluated(templatePlan(u"edge-arc"_s));
    QVERIFY(!evaluation.maintenance.empty());
    for (const MaintenanceList &list : evaluation.maintenance) {
        QVERIFY(!list.computes.isEmpty());
        QVERIFY(list.steps == catalog().target(*catalog().findTarget(list.target)).maintenance);
        for (const Fact &step : list.steps)
            QVERIFY(!step.source.title.isEmpty());
    }
}

void ReportPartsTest::managedComputeHasNone()
{
    QVERIFY(evaluated(m_plan).maintenance.empty());
}

/// In findings, verdicts, requests and the checklist: what stands in no braces would be English in a German report.
void ReportPartsTest::whatTheCatalogSaysIsTranslated()
{
    m_plan = templatePlan(u"edge-arc"_s);
    const test::DataMarks marks;
    const Evaluation evaluation = evaluated(m_plan);
    QVERIFY(!evaluation.maintenance.empty());
    for (const MaintenanceList &list : evaluation.maintenance) {
        for (const Fact &step : list.steps)
            QVERIFY2(step.value.startsWith(u'{'), qPrintable(step.value));
    }
    QStringList tasks;
    for (const Finding &finding : evaluation.findings) {
        if (finding.rule == u"attached.maintenance")
            tasks << finding.detail;
    }
    QVERIFY(!tasks.isEmpty());
    for (const QString &detail : tasks)
        QVERIFY2(detail.startsWith(u'{') && detail.endsWith(u'}'), qPrintable(detail));

    QStringList reasons;
    for (const TargetVerdict &verdict : evaluation.verdicts)
        reasons << verdict.reasons;
    int described = 0;
    for (const ComputeTarget &target : catalog().targets()) {
        QVERIFY2(!reasons.contains(target.description), qPrintable(target.description));
        QVERIFY2(target.statusNote.isEmpty() || !reasons.contains(target.statusNote),
                 qPrintable(target.statusNote));
        if (reasons.contains(u'{' + target.description + u'}'))
            ++described;
    }
    QVERIFY(described > 0);

    m_plan.currency = u"ARS"_s;
    const Evaluation doubted = evaluated(m_plan);
    QVERIFY2(doubted.provenance.exchangeDoubt.startsWith(u'{'), qPrintable(doubted.provenance.exchangeDoubt));
    QVERIFY(std::ranges::any_of(doubted.findings, [&doubted](const Finding &finding) {
        return finding.detail.contains(doubted.provenance.exchangeDoubt);
    }));

    m_plan = templatePlan(u"vision-realtime"_s);
    m_plan.ownedQuota.clear();
    const std::vector<QuotaRequest> requests = evaluated(m_plan).quotaRequests;
    QVERIFY(!requests.empty());
    for (const QuotaRequest &request : requests)
        QVERIFY2(request.text.contains(u"vCPUs of Azure Machine Learning}"), qPrintable(request.text));
}

void ReportPartsTest::developHereThenMoveThere()
{
    const std::vector<StageMove> moves = evaluated(m_plan).moves;
    QCOMPARE(moves.size(), std::size_t(2));
    QCOMPARE(moves[0].fromComputes, QStringList(u"notebooks"_s));
    QCOMPARE(moves[0].toComputes, QStringList(u"train"_s));
    QVERIFY(moves[0].follows);
    QCOMPARE(moves[0].title,
             u"Develop on notebooks (Compute instance), then train on train (Compute cluster)"_s);
    QVERIFY(moves[1].follows);
    for (const StageMove &move : moves)
        QVERIFY(!move.detail.isEmpty() && !move.source.title.isEmpty());
}

void ReportPartsTest::trainingOnTheInstanceIsAdvisedAgainst()
{
    std::get<TrainingJob>(m_plan.workload(u"train")->detail).compute = u"notebooks"_s;
    const StageMove move = evaluated(m_plan).moves.front();
    QVERIFY(!move.follows);
    QVERIFY2(move.detail.contains(u"Recommended for this plan: Compute cluster"_s), qPrintable(move.detail));
}

void ReportPartsTest::aStageWithoutWorkSaysWhatIsRecommended()
{
    for (Workload &workload : m_plan.workloads)
        workload.enabled = workload.id == u"explore"_s;
    const std::vector<StageMove> moves = evaluated(m_plan).moves;
    QCOMPARE(moves.size(), std::size_t(1));
    QVERIFY(moves[0].toComputes.isEmpty());
    QVERIFY(moves[0].detail.contains(u"Compute cluster"_s));
    m_plan.workload(u"explore")->enabled = false;
    QVERIFY(evaluated(m_plan).moves.empty());
}

void ReportPartsTest::everyRejectedTargetHasReasonAndSource_data()
{
    QTest::addColumn<QString>("id");
    for (const TemplateInfo &info : templates().templates())
        QTest::newRow(qPrintable(info.id)) << info.id;
}

void ReportPartsTest::everyRejectedTargetHasReasonAndSource()
{
    QFETCH(QString, id);
    const Plan plan = templatePlan(id);
    const Evaluation evaluation = evaluateForReport(plan, {catalog(), prices(), asOf});
    QVERIFY(!evaluation.rejections.empty());
    for (const Rejection &rejection : evaluation.rejections) {
        const QString what = rejection.names.join(u", "_s);
        QVERIFY2(!rejection.names.isEmpty() && rejection.reason.endsWith(u'.'), qPrintable(what));
        QVERIFY2(!rejection.source.title.isEmpty() || rejection.reason == u"No size of it is known."_s,
                 qPrintable(what));
        QCOMPARE(rejection.compute.isEmpty(), rejection.kind == Rejection::Kind::Target);
    }
    for (const TargetVerdict &verdict : evaluation.verdicts)
        QVERIFY2(!verdict.source.title.isEmpty(), qPrintable(verdict.target));
}

void ReportPartsTest::everySeriesIsUsableOrRejectedOnce()
{
    const Evaluation evaluation = evaluateForReport(m_plan, {catalog(), prices(), asOf});
    QStringList rejected;
    for (const Rejection &rejection : evaluation.rejections) {
        if (rejection.compute != u"train"_s)
            continue;
        for (const QString &name : rejection.names)
            rejected << name.section(u" (20"_s, 0, 0);
    }
    QCOMPARE(rejected.removeDuplicates(), 0);
    const VmSize &used = catalog().size(*catalog().findSize(m_plan.compute(u"train")->size));
    QVERIFY(!rejected.contains(catalog().seriesOf(used)->id));
    QVERIFY(rejected.contains(u"FX"_s)); // no GPU
    for (const Rejection &rejection : evaluation.rejections) {
        if (rejection.compute == u"train"_s && rejection.reason.startsWith(u"The newest list"_s))
            QCOMPARE(rejection.source.asOf, u"2026-03-31"_s);
    }
    QVERIFY(rejected.size() < static_cast<qsizetype>(catalog().series().size()));
}

void ReportPartsTest::stepsThatLeaveTheGpuToAnotherRejectNoSeriesForIt()
{
    const Evaluation evaluation
        = evaluateForReport(templatePlan(u"llm-finetune-endpoint"_s), {catalog(), prices(), asOf});
    const auto rejectsCpus = [&](const QString &compute) {
        return std::any_of(evaluation.rejections.begin(), evaluation.rejections.end(), [&](const auto &each) {
            return each.compute == compute && each.reason.startsWith(u"No GPU"_s);
        });
    };
    QVERIFY(rejectsCpus(u"tune"_s));
    QVERIFY(!rejectsCpus(u"steps"_s));
}

void ReportPartsTest::seriesThatEndAreRejectedWithTheirDay()
{
    const Evaluation evaluation = evaluateForReport(m_plan, {catalog(), prices(), asOf});
    const bool named = std::any_of(
        evaluation.rejections.begin(), evaluation.rejections.end(), [](const Rejection &rejection) {
            return rejection.compute == u"train"_s && rejection.names.contains(u"NCv3 (2025-09-30)"_s)
                && rejection.reason.startsWith(u"Ended"_s);
        });
    QVERIFY(named);
}

SLIPWAY_TEST(ReportPartsTest)
#include "tst_reportparts.moc"
