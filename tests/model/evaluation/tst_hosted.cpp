// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/model/evaluation/rulecases.h"
#include "tests/support/testrun.h"

#include <QTest>

using namespace slipway;
using namespace slipway::test;
using namespace Qt::StringLiterals;

namespace {

/// One instance in production, behind a managed endpoint; or a hosted model in its place.
Plan plan(bool hosted)
{
    Plan plan = templatePlan(u"vision-realtime"_s);
    serving(plan).deployments[0].instances = 1;
    if (hosted)
        plan.compute(u"serve")->target = u"serverless_api"_s;
    return plan;
}

HostedModel answering(bool regional, bool dataZone)
{
    HostedModel hosted;
    hosted.model = u"gpt-4o-0806"_s;
    hosted.regional = regional;
    hosted.dataZone = dataZone;
    return hosted;
}

bool says(const Evaluation &evaluation, const QString &rule)
{
    return !findingsOf(evaluation, rule).empty();
}

} // namespace

/// What a hosted model is told: nothing about instances, of which a plan has none to count.
class HostedModelTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void nobodyAsksForItsInstances();
    void longPromptsAreNotCountedAtTheirPrice();
    void thePriceOfTokensIsThatOfItsDeployment();
    void aModelWithoutAPriceInTheZoneHasNone();
    void aDataZoneIsWiderThanACountry();
    void aStatedTimeIsNotThatOfAFasterSize();
    void aTargetThatIsTooShortIsToldAtTheTarget();
};

void HostedModelTest::nobodyAsksForItsInstances()
{
    const Evaluation managed = evaluated(plan(false));
    const Evaluation hosted = evaluated(plan(true));
    QVERIFY(says(managed, u"endpoint.production_floor"_s));
    for (const QString &rule : {u"endpoint.production_floor"_s, u"endpoint.never_zero"_s,
                                u"endpoint.throughput"_s, u"serving.instances"_s, u"serving.surplus"_s})
        QVERIFY2(!says(hosted, rule), qPrintable(rule));
}

void HostedModelTest::longPromptsAreNotCountedAtTheirPrice()
{
    Plan long128 = plan(true);
    serving(long128).promptTokens = 128'000;
    const std::size_t usual = findingsOf(evaluated(long128), u"hosted.conditions"_s).size();
    serving(long128).promptTokens = 400'000;
    const std::vector<Finding> told = findingsOf(evaluated(long128), u"hosted.conditions"_s);
    QCOMPARE(told.size(), usual + 1);
    QVERIFY(told.back().field.endsWith(u"promptTokens"));
}

/// USD for a million tokens in Sweden Central, 2026-07-31 (genai-prices): 2.50 and 10 from anywhere, 2.75 and 11 in the data zone and in the
/// region. A peak of 1 request/s all day of 1,000 tokens and 100 of answer is 2,628 and 262.8 million tokens a month of 730 hours.
void HostedModelTest::thePriceOfTokensIsThatOfItsDeployment()
{
    Plan tokens = plan(true);
    RealtimeEndpoint &endpoint = serving(tokens);
    endpoint.promptTokens = 1000;
    endpoint.outputTokens = 100;
    endpoint.peakRequestsPerSecond = 1;
    endpoint.dayProfile.fill(100);
    tokens.region = u"swedencentral"_s; // which has all three
    tokens.workload(u"serve")->startMonth = 0;
    tokens.discountPercent = 0;
    struct Case
    {
        bool regional;
        bool dataZone;
        QString note;
        QString in;
        QString out;
    };
    const Case cases[] = {
        {false, false, u"price of a global deployment"_s, u"6570.00"_s, u"2628.00"_s},
        {false, true, u"price of a deployment in the data zone of the region"_s, u"7227.00"_s, u"2890.80"_s},
        {true, false, u"price of a regional deployment"_s, u"7227.00"_s, u"2890.80"_s},
        {true, true, u"price of a regional deployment"_s, u"7227.00"_s, u"2890.80"_s},
    };
    for (const Case &each : cases) {
        tokens.compute(u"serve")->hosted = answering(each.regional, each.dataZone);
        QStringList amounts;
        for (const CostLine &line : evaluated(tokens).lines) {
            if (!line.sku.startsWith(u"tokens."_s) || !line.priced())
                continue;
            QVERIFY2(line.note.contains(each.note), qPrintable(line.note));
            amounts << line.amounts[0].toDecimal();
        }
        QCOMPARE(amounts, (QStringList{each.in, each.out}));
    }
}

/// Of the models that answer from anywhere not all have a price in a data zone, nor each data zone all of them.
void HostedModelTest::aModelWithoutAPriceInTheZoneHasNone()
{
    Plan tokens = plan(true);
    serving(tokens).promptTokens = 1000;
    serving(tokens).outputTokens = 100;
    tokens.region = u"brazilsouth"_s; // in no data zone
    tokens.compute(u"serve")->hosted = answering(false, true);
    const Evaluation evaluation = evaluated(tokens);
    QVERIFY(!evaluation.total.isComplete());
    QVERIFY2(
        evaluation.total.missing().contains(u"Text that a hosted model reads for Inspection at the line"_s),
        qPrintable(evaluation.total.missing().join(u' ')));
}

/// A data zone has several countries.
void HostedModelTest::aDataZoneIsWiderThanACountry()
{
    Plan tokens = plan(true);
    tokens.region = u"swedencentral"_s;
    tokens.isolation.residency = {u"Sweden"_s};
    tokens.compute(u"serve")->hosted = answering(false, true);
    const auto titles = [&] {
        QStringList told;
        for (const Finding &finding : findingsOf(evaluated(tokens), u"hosted.conditions"_s))
            told << finding.title;
        return told;
    };
    QVERIFY(titles().contains(u"Answers may come from other countries of the data zone"_s));
    tokens.compute(u"serve")->hosted->regional = true;
    QVERIFY(!titles().join(u' ').contains(u"Answers may come"));
    tokens.compute(u"serve")->hosted = answering(false, false);
    QVERIFY(titles().contains(u"Answers may come from any region"_s));
}

/// 4 s were measured on an A100. On an H100 the blocker stays, since they are stated; it offers to work the time out, which is shorter there.
void HostedModelTest::aStatedTimeIsNotThatOfAFasterSize()
{
    Plan plan = templatePlan(u"llm-finetune-endpoint"_s);
    plan.compute(u"serve")->size = u"Standard_ND96isr_H100_v5"_s;
    serving(plan).serviceMilliseconds = 4000;
    serving(plan).latencyTargetMilliseconds = 2000;
    const std::vector<Finding> told = findingsOf(evaluated(plan), u"endpoint.latency"_s);
    QCOMPARE(told.size(), std::size_t(1));
    QVERIFY2(told.front().detail.contains(u"stated"), qPrintable(told.front().detail));
    QVERIFY(told.front().fix);
    // "2 s against a target of 2 s" says nothing.
    Plan hardly = plan;
    serving(hardly).serviceMilliseconds = 2004;
    const QString detail = findingsOf(evaluated(hardly), u"endpoint.latency"_s).at(0).detail;
    QVERIFY2(detail.contains(u"2,004 ms to serve, against a target of 2,000 ms"_s), qPrintable(detail));
    const Plan mended = applied(*told.front().fix, plan).value();
    Plan copy = mended;
    QCOMPARE(serving(copy).serviceMilliseconds.likely, 0.0);
}

/// The time follows from model and size: what can be changed is the target, and it stands there. Figures read as everywhere.
void HostedModelTest::aTargetThatIsTooShortIsToldAtTheTarget()
{
    Plan plan = templatePlan(u"llm-finetune-endpoint"_s);
    serving(plan).serviceMilliseconds = 0;
    serving(plan).latencyTargetMilliseconds = 1500;
    const std::vector<Finding> told = findingsOf(evaluated(plan), u"endpoint.latency"_s);
    QCOMPARE(told.size(), std::size_t(1));
    QVERIFY2(told.front().field.endsWith(u"/realtime/latencyTargetMilliseconds"_s),
             qPrintable(told.front().field));
    QVERIFY2(told.front().detail.contains(u"against a target of 1.5 s"_s), qPrintable(told.front().detail));
    QVERIFY2(!told.front().detail.contains(u" ms"_s), qPrintable(told.front().detail));
    QCOMPARE(told.front().source.title, u"The plan"_s);
}

SLIPWAY_TEST(HostedModelTest)
#include "tst_hosted.moc"
