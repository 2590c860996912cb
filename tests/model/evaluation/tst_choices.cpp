// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testrun.h"

#include "tests/model/evaluation/evaluationfixture.h"

#include "model/exports/tables.h"

#include <QTest>

#include <algorithm>

using namespace slipway;
using namespace slipway::test;
using namespace Qt::StringLiterals;

/// What a plan decides is told once, and printed by whatever prints assumptions; what is assumed is what the bill does.
class ChoicesTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void fewerBitsAreARiskThatIsSigned();
    void weightsOfAHostedModelAreNotOurs();
    void whatMayBeTakenAwayIsToldWithItsLine();
    void regionsTermsAndSchedulesAreChoices();
    void assumptionsFollowTheBill();

private:
    /// The assumption that has this text in it; null: none has.
    static const Assumption *told(const Evaluation &evaluation, const QString &part)
    {
        const auto found = std::ranges::find_if(
            evaluation.assumptions, [&](const Assumption &each) { return each.text.contains(part); });
        return found == evaluation.assumptions.end() ? nullptr : &*found;
    }
};

void ChoicesTest::fewerBitsAreARiskThatIsSigned()
{
    Plan plan = templatePlan(u"llm-finetune-endpoint"_s);
    auto &endpoint = std::get<RealtimeEndpoint>(plan.workload(u"serve")->detail);
    endpoint.promptTokens = 1500;
    endpoint.outputTokens = 300;
    const Evaluation before = evaluated(plan);
    const Assumption *published = told(before, u"weights of 16 bits"_s);
    QVERIFY(published);
    QVERIFY(published->kind == Assumption::Kind::Choice);
    for (const auto &[precision, bits] : {std::pair(Precision::Float8, u"8 bits (float)"_s),
                                          std::pair(Precision::Int8, u"8 bits (integer)"_s),
                                          std::pair(Precision::Int4, u"4 bits (integer)"_s)}) {
        endpoint.servingPrecision = precision;
        const Evaluation evaluation = evaluated(plan);
        const Assumption *fewer = told(evaluation, u"weights of %1, not the 16 bits"_s.arg(bits));
        QVERIFY(fewer);
        QVERIFY(fewer->kind == Assumption::Kind::Risk);
        QVERIFY(fewer->text.startsWith(plan.workload(u"serve")->shownName()));
        QCOMPARE(fewer, &evaluation.assumptions.front());
        // In every paper of text that has the assumptions; the PDF sets the same list.
        QVERIFY(writePlanMarkdown(plan, evaluation).contains(", not the 16 bits"));
    }
    // Whoever does not answer decides nothing.
    plan.workload(u"serve")->enabled = false;
    QVERIFY(!told(evaluated(plan), u"weights of"_s));
}

void ChoicesTest::weightsOfAHostedModelAreNotOurs()
{
    Plan plan = templatePlan(u"llm-finetune-endpoint"_s);
    auto &endpoint = std::get<RealtimeEndpoint>(plan.workload(u"serve")->detail);
    endpoint.promptTokens = 1500;
    endpoint.outputTokens = 300;
    endpoint.servingPrecision = Precision::Float8;
    plan.compute(u"serve")->size.clear();
    QVERIFY(!told(evaluated(plan), u"weights of"_s));
}

void ChoicesTest::whatMayBeTakenAwayIsToldWithItsLine()
{
    Plan plan = templatePlan(u"llm-finetune-endpoint"_s);
    plan.preemptibleAcceptable = true;
    plan.compute(u"tune")->tier = Tier::LowPriority;
    const Evaluation evaluation = evaluated(plan);
    const Assumption *taken = told(evaluation, u"that Azure may take away (low-priority)"_s);
    QVERIFY(taken);
    QVERIFY(taken->kind == Assumption::Kind::Risk);
    QVERIFY(writePlanMarkdown(plan, evaluation).contains("Training: Weekly fine-tuning, low-priority"));
}

void ChoicesTest::regionsTermsAndSchedulesAreChoices()
{
    Plan plan = templatePlan(u"llm-finetune-endpoint"_s);
    plan.compute(u"tune")->region = u"swedencentral"_s;
    plan.compute(u"serve")->priceType = PriceType::Reservation1Year;
    Schedule &schedule = plan.compute(u"notebooks")->schedule;
    schedule.enabled = true;
    schedule.timeZone = u"UTC"_s;
    schedule.start = u"09:00"_s;
    schedule.stop = u"17:00"_s;
    schedule.daysPerWeek = 5;
    const Evaluation evaluation = evaluated(plan);
    for (const QString &part :
         {u"Weekly fine-tuning runs in Sweden Central, the rest of the plan in West Europe."_s,
          u"Assistant endpoint is paid for by a 1-year reservation."_s,
          u"run from 09:00 to 17:00 (UTC) on 5 days of a week"_s}) {
        const Assumption *choice = told(evaluation, part);
        QVERIFY2(choice, qPrintable(part));
        QVERIFY(choice->kind == Assumption::Kind::Choice);
    }
    schedule.enabled = false;
    QVERIFY(!told(evaluated(plan), u"are stopped at other times"_s));
}

void ChoicesTest::assumptionsFollowTheBill()
{
    Plan plan = templatePlan(u"llm-finetune-endpoint"_s);
    QVERIFY(told(evaluated(plan), u"load balancer for each started 50"_s));
    plan.isolation.noPublicIp = true; // then none is billed
    QVERIFY(!told(evaluated(plan), u"load balancer for each started 50"_s));

    QVERIFY(told(evaluated(plan), u"runs on for the idle time"_s));
    plan.compute(u"notebooks")->idleShutdownMinutes.reset();
    QVERIFY(!told(evaluated(plan), u"runs on for the idle time"_s));

    const auto reserve = [](const Evaluation &evaluation) {
        return told(evaluation, u"Instances of an online endpoint"_s)->effect;
    };
    bool seen[2] = {};
    for (const QString &size :
         {u"Standard_NC24ads_A100_v4"_s, u"Standard_DS3_v2"_s, u"Standard_NC80adis_H100_v5"_s}) {
        plan.compute(u"serve")->size = size;
        const Evaluation evaluation = evaluated(plan);
        const auto need = std::ranges::find_if(
            evaluation.quota, [](const QuotaNeed &each) { return each.computes.contains(u"serve"_s); });
        QVERIFY(need != evaluation.quota.end());
        const bool reserves = need->formula.contains(u"20 % in reserve"_s);
        seen[reserves ? 1 : 0] = true;
        QCOMPARE(reserve(evaluation).contains(u"20 % in reserve"_s), reserves);
    }
    QVERIFY(seen[0] && seen[1]);
}

SLIPWAY_TEST(ChoicesTest)
#include "tst_choices.moc"
