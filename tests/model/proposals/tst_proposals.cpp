// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testrun.h"

#include "model/plan/planjson.h"
#include "model/proposals/proposals.h"
#include "tests/model/evaluation/evaluationfixture.h"

#include <QDir>
#include <QRegularExpression>
#include <QTest>

using namespace slipway;
using namespace slipway::test;
using namespace Qt::StringLiterals;

/// Three whole plans from a sheet.
class ProposalsTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void thePlanMadeOfItHasTheSameDigits();
    void proposalsAreWholePlans_data();
    void proposalsAreWholePlans();
    void choicesAgreedRight_data();
    void choicesAgreedRight();
    void theNumberOfThreadsChangesNothing();
    void aSmallBudgetIsToldWhatWouldHaveToGo();
    void idleMachinesStandBesideTokens();
    void tunedWeightsHaveNoPriceByTheToken();
    void anImpossibleAnswerIsNamed();
    void whatWasNotStatedIsNamed();
    void waysOutSayWhetherTheyKeepTheBudget();
    void whatNoAnswerMendsIsNamed();
    void aPlaceAndAGpuAreAnswersToo();
    void idleInstancesAreNotRecommended();
    void isolationAndAManagedNetworkConflict();
    void whatIsGivenUpIsSaid();
    void aBudgetIsNamedOnlyWhereThereIsOne();
    void aFlagEndsIt();
};

namespace {

Context context()
{
    return {catalog(), prices(), asOf};
}

Sheet sheetNamed(const QString &name)
{
    QFile file(QStringLiteral(SLIPWAY_SOURCE_DIR) + u"/tests/data/proposals/%1.sheet.json"_s.arg(name));
    return file.open(QIODevice::ReadOnly) ? readSheet(file.readAll()).value() : Sheet();
}

ProposeOptions quick()
{
    ProposeOptions options;
    options.draws = 400;
    return options;
}

/// Each sheet is proposed for once.
const Proposals &proposalsOf(const QString &name)
{
    static std::map<QString, Proposals> known;
    const auto found = known.find(name);
    return found != known.end()
        ? found->second
        : known.emplace(name, propose(sheetNamed(name), context(), quick()).value()).first->second;
}

QStringList names()
{
    QStringList found;
    for (const QString &file :
         QDir(QStringLiteral(SLIPWAY_SOURCE_DIR) + u"/tests/data/proposals"_s).entryList({u"*.sheet.json"_s}))
        found << file.left(file.indexOf(u'.'));
    return found;
}

const ProposedCompute *computeOf(const Proposal &proposal, const QString &id)
{
    const auto found = std::ranges::find(proposal.computes, id, &ProposedCompute::compute);
    return found == proposal.computes.end() ? nullptr : &*found;
}

} // namespace

void ProposalsTest::proposalsAreWholePlans_data()
{
    QTest::addColumn<QString>("name");
    for (const QString &name : names())
        QTest::addRow("%s", qPrintable(name)) << name;
}

void ProposalsTest::proposalsAreWholePlans()
{
    QFETCH(QString, name);
    const Proposals &all = proposalsOf(name);
    if (name == u"bank-isolated"_s) {
        QVERIFY(!all.recommended);
        return; // see isolationAndAManagedNetworkConflict()
    }
    QVERIFY(all.of(ProposalKind::Cheapest).has_value());
    const Proposal &cheapest = *all.of(ProposalKind::Cheapest);
    QCOMPARE(all.recommended.has_value(), !cheapest.overBudget && cheapest.robustness.isInTime());
    QVERIFY(!all.recommended || (all.of(*all.recommended) && !all.of(*all.recommended)->overBudget));
    for (std::size_t k = 0; k < proposalCount; ++k) {
        const std::optional<Proposal> &proposal = all.proposals[k];
        QCOMPARE(all.whyNone[k].isEmpty(), proposal.has_value());
        if (!proposal)
            continue;
        // What is told of it is what its plan comes to.
        const Evaluation evaluation = evaluated(proposal->plan);
        QVERIFY(evaluation.total == proposal->total);
        QCOMPARE(evaluation.count(Severity::Blocker), 0);
        QCOMPARE(proposal->blockers, 0);
        QVERIFY(readPlan(writePlan(proposal->plan)).ok());
        QVERIFY(!proposal->computes.empty());
        for (const ProposedCompute &compute : proposal->computes)
            QCOMPARE(proposal->plan.compute(compute.compute)->size, compute.size);
        QVERIFY(proposal->uncertainty.total.p10.known() <= proposal->uncertainty.total.p90.known());
        QVERIFY(!(proposal->total < cheapest.total));
        if (k > 0)
            QVERIFY(proposal->withinBudget);
    }
    // No one is faster than the fastest.
    const std::optional<Proposal> &fastest = all.of(ProposalKind::Fastest);
    for (const ProposedCompute &compute : cheapest.computes)
        QVERIFY(!fastest || computeOf(*fastest, compute.compute)->value <= compute.value + 1e-9);
}

void ProposalsTest::choicesAgreedRight_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("compute");
    QTest::addColumn<QString>("size");
    QTest::addColumn<int>("fewest");
    QTest::addColumn<int>("most");
    QTest::addColumn<double>("leastMonth"); ///< of the whole plan, USD
    QTest::addColumn<double>("mostMonth");
    const auto row = [](const char *name, const char *compute, const char *size, int fewest, int most,
                        double leastMonth, double mostMonth) {
        QTest::addRow("%s %s", name, compute)
            << QString::fromLatin1(name) << QString::fromLatin1(compute) << QString::fromLatin1(size)
            << fewest << most << leastMonth << mostMonth;
    };
    // As written down in docs/proposals.md before, or where Slipway was found right there.
    row("lora-70b", "serve", "NC80adis_H100_v5", 7, 9, 93'000, 125'000);
    row("batch-3tb", "score", "HB120rs_v3", 1, 1, 550, 750);
    row("cpu-endpoint", "serve", "D2as_v4", 3, 3, 210, 260);
    row("students", "notebooks", "D4_v3", 40, 40, 1'600, 2'900);
    row("retrieval", "serve", "NC24ads_A100_v4", 3, 4, 12'000, 16'000);
    row("retrieval", "rerank", "NC4as_T4_v3", 3, 3, 12'000, 16'000);
    row("qlora-8b", "serve", "NV36ads_A10_v5", 3, 3, 8'400, 9'700);
    row("small-chat", "serve", "NC4as_T4_v3", 3, 3, 1'150, 1'250);
    row("full-tuning", "tune", "NC80adis_H100_v5", 1, 1, 400, 550);
}

void ProposalsTest::choicesAgreedRight()
{
    QFETCH(QString, name);
    QFETCH(QString, compute);
    QFETCH(QString, size);
    QFETCH(int, fewest);
    QFETCH(int, most);
    QFETCH(double, leastMonth);
    QFETCH(double, mostMonth);
    const Proposal &cheapest = *proposalsOf(name).of(ProposalKind::Cheapest);
    const ProposedCompute *chosen = computeOf(cheapest, compute);
    QVERIFY(chosen);
    QVERIFY2(chosen->size.contains(size), qPrintable(chosen->size));
    QVERIFY2(chosen->nodes >= fewest && chosen->nodes <= most, qPrintable(QString::number(chosen->nodes)));
    const double month = cheapest.averageMonth.known().toDecimal().toDouble();
    QVERIFY2(month >= leastMonth && month <= mostMonth, qPrintable(QString::number(month)));
}

void ProposalsTest::theNumberOfThreadsChangesNothing()
{
    ProposeOptions one = quick();
    one.threads = 1;
    const Proposals alone = propose(sheetNamed(u"many-models"_s), context(), one).value();
    const Proposals &both = proposalsOf(u"many-models"_s);
    for (std::size_t k = 0; k < proposalCount; ++k) {
        QCOMPARE(alone.proposals[k].has_value(), both.proposals[k].has_value());
        if (!alone.proposals[k])
            continue;
        QVERIFY(alone.proposals[k]->plan == both.proposals[k]->plan);
        QVERIFY(alone.proposals[k]->uncertainty.total == both.proposals[k]->uncertainty.total);
        QCOMPARE(alone.proposals[k]->givesUp, both.proposals[k]->givesUp);
    }
}

void ProposalsTest::aSmallBudgetIsToldWhatWouldHaveToGo()
{
    Sheet sheet = sheetNamed(u"lora-70b"_s);
    sheet.budget->amount = u"100000"_s;
    const Proposals all = propose(sheet, context(), quick()).value();
    const std::optional<Proposal> &cheapest = all.of(ProposalKind::Cheapest);
    QVERIFY(cheapest && !cheapest->withinBudget);
    QVERIFY(cheapest->overBudget && cheapest->overBudget->known().minor() > 0);
    QVERIFY(!all.recommended);
    QVERIFY(cheapest->wouldHaveToGo.size() > 1);
    QVERIFY(cheapest->wouldHaveToGo.front().contains(u"with a \"budget\" of "_s));
    // The budget that is named would do.
    const QString amount = cheapest->wouldHaveToGo.front().section(u"of "_s, 1, 1).section(u'.', 0, 0).section(u';', 0, 0);
    sheet.budget->amount = QString(amount).remove(QRegularExpression(u"[^0-9]"_s));
    QVERIFY2(sheet.budget->amount.toDouble() > 100'000, qPrintable(amount));
    const Proposals enough = propose(sheet, context(), quick()).value();
    QVERIFY(enough.of(ProposalKind::Cheapest)->withinBudget);
    QVERIFY(!all.of(ProposalKind::Fastest) && !all.of(ProposalKind::Balanced));
    QVERIFY(all.whyNone[2].contains(u"\"budget\""_s));
    QVERIFY(all.whyNone[2].endsWith(cheapest->wouldHaveToGo.front()));
}

/// 52,560 requests a month: 78.84 million tokens in and 21.024 million out, 12.35 at 0.05 and 0.40 a million, 24.44 at 0.15 and 0.60.
void ProposalsTest::idleMachinesStandBesideTokens()
{
    const Proposal &cheapest = *proposalsOf(u"low-traffic"_s).of(ProposalKind::Cheapest);
    // 3 machines of 6.98 an hour, all month: 15,286.20.
    QVERIFY(cheapest.averageMonth.known().toDecimal().toDouble() > 15'286.20);
    QCOMPARE(cheapest.byToken.size(), 1);
    const QString told = cheapest.byToken.front();
    QVERIFY2(told.contains(u"from USD 12.35 a month (gpt-5-nano)"_s), qPrintable(told));
    QVERIFY2(told.contains(u"of Llama 3.1 70B Instruct no price"_s), qPrintable(told));

    Sheet sheet = sheetNamed(u"low-traffic"_s);
    sheet.model = u"gpt-oss-120b"_s;
    const Proposals itself = propose(sheet, context(), quick()).value();
    QVERIFY2(itself.of(ProposalKind::Cheapest)->byToken.value(0).contains(u"gpt-oss-120b itself costs USD 24.44 a month"_s),
             qPrintable(itself.of(ProposalKind::Cheapest)->byToken.join(u' ')));
    sheet = sheetNamed(u"low-traffic"_s);
    sheet.residency = QStringList{u"United States"_s};
    const Proposals there = propose(sheet, context(), quick()).value();
    const QString regional = there.of(ProposalKind::Cheapest)->byToken.value(0);
    QVERIFY2(!regional.isEmpty() && !regional.contains(u"gpt-5-nano"_s), qPrintable(regional));
}

/// Nobody else serves weights that were tuned, nor isolated hosts.
void ProposalsTest::tunedWeightsHaveNoPriceByTheToken()
{
    QVERIFY(proposalsOf(u"lora-70b"_s).of(ProposalKind::Cheapest)->byToken.isEmpty());
    QVERIFY(proposalsOf(u"cpu-endpoint"_s).of(ProposalKind::Cheapest)->byToken.isEmpty());
}

void ProposalsTest::anImpossibleAnswerIsNamed()
{
    Sheet sheet = sheetNamed(u"lora-70b"_s);
    sheet.answerWithinMilliseconds = 20;
    const Proposals all = propose(sheet, context(), quick()).value();
    for (std::size_t k = 0; k < proposalCount; ++k) {
        QVERIFY(!all.proposals[k]);
        QVERIFY2(all.whyNone[k].contains(u"\"answerWithinMilliseconds\""_s), qPrintable(all.whyNone[k]));
    }
    QVERIFY(!all.recommended);
}

namespace {

Sheet sheetOf(const char *json)
{
    return readSheet(json).value();
}

/// Of the sentence that has `words`, what it says that it costs a month.
double costSaid(const QString &text, const QString &words)
{
    static const QRegularExpression amount(u"it costs USD ([0-9,.]+) a month"_s);
    const qsizetype at = text.indexOf(words);
    const QRegularExpressionMatch match = at < 0 ? QRegularExpressionMatch() : amount.match(text, at);
    return match.hasMatch() ? match.captured(1).remove(u',').toDouble() : 0;
}

} // namespace

/// Half a second is taken where nobody says; 95 % of requests of 800 ms take longer on every machine, and 2.1 s on three D2as v4, which cost 251.85
/// a month and with all else 274.03.
void ProposalsTest::whatWasNotStatedIsNamed()
{
    const Sheet sheet = sheetOf(
        R"({"work":"endpoint","requestsPerSecond":5,"requestMilliseconds":800,"regions":["westeurope"]})");
    const QString why = propose(sheet, context(), quick()).value().whyNone[0];
    QVERIFY2(why.contains(u"with an answer within 500 ms, which was not stated"_s), qPrintable(why));
    QVERIFY2(costSaid(why, u"With \"answerWithinMilliseconds\" of"_s) == 274.03, qPrintable(why));
}

/// 405 billion weights: six ND96is H100 v5 answer within a minute for some 388,000 a month, over a budget of 250,000; 4 bits in 32 s cost
/// 775,000. An answer of 500 tokens is given 2 s and 500 times 60 ms where nobody says.
void ProposalsTest::waysOutSayWhetherTheyKeepTheBudget()
{
    Sheet sheet
        = sheetOf(R"({"work":"language_endpoint","model":"meta-llama/Llama-3.1-405B","requestsPerSecond":5,
        "promptTokens":2000,"answerTokens":500,"regions":["eastus2","swedencentral"],
        "budget":{"amount":"250000","period":"month"},"months":12,"start":"2027-02"})");
    const QString why = propose(sheet, context(), quick()).value().whyNone[0];
    QVERIFY2(why.contains(u"an answer within 32 s, which was not stated"_s), qPrintable(why));
    QVERIFY2(costSaid(why, u"in place of 32 s, which was not stated,"_s) < 400'000, qPrintable(why));
    QVERIFY2(why.contains(u"USD 387,599.75 a month, in one case of ten USD "_s), qPrintable(why));
    QCOMPARE(why.count(u" a month, in one case of ten "_s) + why.count(u" a month, within \"budget\""_s),
             why.count(u"it costs USD "_s));
    // The dearer and coarser way comes later.
    QVERIFY2(why.indexOf(u"\"servingPrecision\" of int4"_s) > why.indexOf(u"in place of 32 s"_s),
             qPrintable(why));
    QVERIFY2(why.contains(u"by the token"_s), qPrintable(why));

    sheet = sheetOf(R"({"work":"batch","itemsPerDay":1000000000,"secondsPerItem":10,"windowHours":0.1,
        "regions":["westeurope"],"budget":{"amount":"1","period":"month"}})");
    const QString batch = propose(sheet, context(), quick()).value().whyNone[0];
    // 2.8 million hours of a vCPU a day, whatever the window: over a budget of 1 in any case.
    QVERIFY2(batch.contains(u"With \"windowHours\" of "_s), qPrintable(batch));
    QVERIFY2(batch.contains(u"or more over \"budget\""_s), qPrintable(batch));
    QVERIFY2(costSaid(batch, u"With \"windowHours\" of "_s) > 2'000'000, qPrintable(batch));
}

/// All weights of 405 billion parameters take 16 bytes each, 6.5 TB, and 100 billion tokens 2.4e23 operations: at 0.4 x 1e15 a second of
/// 64 H100 that is 2,600 hours, and a month has 730. So neither memory, nor the hour, nor the month.
void ProposalsTest::whatNoAnswerMendsIsNamed()
{
    const Sheet sheet = sheetOf(R"({"work":"training","model":"meta-llama/Llama-3.1-405B","adaptation":"full",
        "tuningTokensBillion":100,"deadlineHours":1,"regions":["westeurope"],"budget":{"amount":"50","period":"month"}})");
    const QString why = propose(sheet, context(), quick()).value().whyNone[0];
    for (const QString &entry : {u"model"_s, u"adaptation"_s, u"tuningTokensBillion"_s})
        QVERIFY2(why.contains(u'"' + entry + u'"'), qPrintable(why));
}

/// No T4 in Switzerland: 120 A100 at 39,744 a month. North Europe has them at 8,842 in all, and without GPUs it is some 7,100.
void ProposalsTest::aPlaceAndAGpuAreAnswersToo()
{
    const Sheet sheet = sheetOf(
        R"({"work":"experimentation","people":120,"hoursPerDay":2,"gpu":true,"regions":["switzerlandnorth"],
        "residency":["Switzerland"],"budget":{"amount":"9000","period":"horizon"},"months":3,"start":"2027-02"})");
    const Proposals found = propose(sheet, context(), quick()).value();
    const QString ways = found.of(ProposalKind::Cheapest)->wouldHaveToGo.join(u'\n');
    QVERIFY2(costSaid(ways, u"Without \"residency\""_s) > 0, qPrintable(ways));
    QVERIFY2(costSaid(ways, u"Without \"residency\""_s) <= 8'842, qPrintable(ways));
    const double without = costSaid(ways, u"Without \"gpu\""_s);
    QVERIFY2(without > 7'000 && without < 7'300, qPrintable(ways));
    QCOMPARE(std::round(costSaid(ways, u"With \"people\" of 60"_s)), 19'883.0);
    QCOMPARE(std::round(costSaid(ways, u"With \"hoursPerDay\" of 1"_s)), 26'051.0);
}

/// Exponential answers of 3 s on average: 95 % take ln 20 x 3 s = 8.99 s even where nobody waits. Within 9 s each instance may be busy for 1 % of
/// the time, 285 of them for one request a second. Busy for 35 % of it, 95 % take 8.99 / (1 - 0.35) = 13.8 s.
void ProposalsTest::idleInstancesAreNotRecommended()
{
    const char *json
        = R"({"work":"language_endpoint","model":"my/own-13B","requestMilliseconds":3000,"requestsPerSecond":1,
        "promptTokens":500,"answerTokens":100,"regions":["westeurope"],"memoryGiB":26,"measuredOn":"Standard_NC24ads_A100_v4",
        "answerWithinMilliseconds":%1})";
    const auto within = [&](int milliseconds) {
        return propose(sheetOf(qPrintable(QString::fromLatin1(json).arg(milliseconds))), context(), quick())
            .value();
    };
    const Proposals all = within(9000);
    QVERIFY(!all.recommended);
    const Proposal &idle = *all.of(ProposalKind::Cheapest);
    QCOMPARE(idle.warnings, 1);
    QVERIFY2(idle.outside.contains(u"above its own P90"_s)
                 && idle.outside.contains(u"works on one request"_s),
             qPrintable(idle.outside));
    const Evaluation evaluation = evaluated(idle.plan);
    const auto told = std::ranges::find(evaluation.findings, u"serving.idle"_s, &Finding::rule);
    QVERIFY(told != evaluation.findings.end());
    QVERIFY2(told->detail.contains(u"within 14 s"_s, Qt::CaseInsensitive), qPrintable(told->detail));
    const QString ways = idle.wouldHaveToGo.join(u'\n');
    const double longer = costSaid(ways, u"With \"answerWithinMilliseconds\" of"_s);
    QVERIFY2(longer > 0 && longer < 60'000, qPrintable(ways));
    // 20 s leave time to wait: nine machines, and nothing to warn of.
    const Proposals calm = within(20'000);
    QVERIFY(calm.recommended);
    QCOMPARE(calm.of(ProposalKind::Cheapest)->warnings, 0);
}

/// No CPU size for managed endpoints is isolated, and the managed network doesn't reach Kubernetes: both nearest plans are told.
void ProposalsTest::isolationAndAManagedNetworkConflict()
{
    const Proposals &all = proposalsOf(u"bank-isolated"_s);
    for (const QString &why : all.whyNone) {
        QVERIFY2(why.contains(u"Without \"isolatedHosts\""_s), qPrintable(why));
        QVERIFY2(why.contains(u"\"network\" of own"_s) && why.contains(u"Kubernetes"_s), qPrintable(why));
    }
}

void ProposalsTest::whatIsGivenUpIsSaid()
{
    const Proposals &all = proposalsOf(u"full-tuning"_s);
    const std::optional<Proposal> &cheapest = all.of(ProposalKind::Cheapest);
    const std::optional<Proposal> &fastest = all.of(ProposalKind::Fastest);
    QVERIFY(cheapest && fastest);
    QVERIFY(cheapest->givesUp.join(u' ').contains(u"instead of"_s));
    QVERIFY(fastest->givesUp.join(u' ').contains(u"more a month than the cheapest"_s));
    QVERIFY(fastest->total.known() > cheapest->total.known());
}

/// Who gives no budget is not told of one.
void ProposalsTest::aBudgetIsNamedOnlyWhereThereIsOne()
{
    Sheet sheet = sheetNamed(u"cpu-endpoint"_s);
    sheet.budget = std::nullopt;
    const Proposals all = propose(sheet, context(), quick()).value();
    for (const QString &why : all.whyNone)
        QVERIFY2(!why.contains(u"budget"_s), qPrintable(why));
    QVERIFY(!all.of(ProposalKind::Fastest));
}

void ProposalsTest::aFlagEndsIt()
{
    const std::atomic<bool> cancel = true;
    const Result<Proposals> found = propose(sheetNamed(u"lora-70b"_s), context(), quick(), &cancel);
    QVERIFY(found.ok());
    QVERIFY(!found->recommended);
}

/// What a card says is what the window says of the plan that it makes: as many draws of the same seed.
void ProposalsTest::thePlanMadeOfItHasTheSameDigits()
{
    const Proposals found = propose(sheetNamed(u"cpu-endpoint"_s), context()).value();
    int compared = 0;
    for (const std::optional<Proposal> &each : found.proposals) {
        if (!each)
            continue;
        const Evaluation evaluation = evaluate(each->plan, context());
        const Uncertainty drawn = drawCosts(each->plan, context(), evaluation.total);
        QCOMPARE(each->uncertainty.draws, drawn.draws);
        QCOMPARE(each->uncertainty.total, drawn.total);
        QCOMPARE(each->uncertainty.peakMonth, drawn.peakMonth);
        ++compared;
    }
    QVERIFY(compared > 0);
}

SLIPWAY_TEST(ProposalsTest)
#include "tst_proposals.moc"
