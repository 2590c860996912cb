// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testrun.h"

#include "tests/model/evaluation/evaluationfixture.h"

#include "model/evaluation/linewords.h"

#include <QRegularExpression>
#include <QSet>
#include <QTest>

#include <map>

using namespace slipway;
using namespace slipway::test;
using namespace Qt::StringLiterals;

/// Lines, requests and findings in the words of whoever pays: by the names of the work, never by the ids of computes.
class LineWordsTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void everyLineOfATemplateSaysWhatItIsFor_data();
    void everyLineOfATemplateSaysWhatItIsFor();
    void aLineHasOneName();
    void tokensOfLongRequestsAreToldApart();
    void deploymentsOfOneEndpointAreToldApart();
    void aSavingsPlanIsNoMachine();
    void aSubjectIsTheWorkOnIt();
};

void LineWordsTest::everyLineOfATemplateSaysWhatItIsFor_data()
{
    QTest::addColumn<QString>("id");
    for (const TemplateInfo &each : templates().templates())
        QTest::newRow(qPrintable(each.id)) << each.id;
}

void LineWordsTest::everyLineOfATemplateSaysWhatItIsFor()
{
    QFETCH(QString, id);
    Plan plan = templatePlan(id);
    // Names in which no id can hide.
    for (std::size_t i = 0; i < plan.workloads.size(); ++i)
        plan.workloads[i].name = u"Work %1"_s.arg(i + 1);
    QSet<QString> said;
    for (const CostLine &line : evaluated(plan).lines) {
        const QString purpose = purposeOf(line, plan);
        QVERIFY2(!said.contains(purpose + line.sku), qPrintable(purpose));
        said << purpose + line.sku;
        for (const Compute &compute : plan.computes) {
            const QRegularExpression alone(u"\\b%1\\b"_s.arg(QRegularExpression::escape(compute.id)));
            QVERIFY2(!purpose.contains(alone), qPrintable(line.id + u": "_s + purpose));
        }
        if (!line.compute.isEmpty())
            QVERIFY2(purpose.contains(u"Work "_s), qPrintable(line.id + u": "_s + purpose));
    }
}

/// What the window, the report and tables call a line: its name is made of its purpose and of what the purpose leaves open.
void LineWordsTest::aLineHasOneName()
{
    const Plan plan = templatePlan(u"llm-finetune-endpoint"_s);
    std::map<QString, QString> names;
    for (const CostLine &line : evaluated(plan).lines) {
        names[line.id] = line.name;
        QVERIFY2(line.name.startsWith(purposeOf(line, plan)), qPrintable(line.name));
    }
    const std::pair<QString, QString> expected[] = {
        {u"endpoint/serve/blue"_s, u"Answering requests: Assistant endpoint, NC24ads A100 v4"_s},
        {u"endpoint/serve/blue/rollout"_s,
         u"Both versions at once while renewing Assistant endpoint, NC24ads A100 v4"_s},
        {u"compute/tune/nodes"_s, u"Training: Weekly fine-tuning, NC48ads A100 v4"_s},
        {u"compute/notebooks/disk"_s, u"Disks, also while stopped: Prompts, data, evaluation (P10)"_s},
        {u"compute/tune/balancer"_s, u"Load balancer for Weekly fine-tuning"_s},
        {u"shared/registry"_s, u"Store of container images that work starts from"_s},
    };
    for (const auto &[id, name] : expected)
        QCOMPARE(names[id], name);
}

/// Two lines of one price each, for the same work: their names may not be the same.
void LineWordsTest::tokensOfLongRequestsAreToldApart()
{
    Plan plan;
    plan.workloads.emplace_back();
    plan.workloads.back().id = u"ask"_s;
    plan.workloads.back().name = u"Assistant"_s;
    CostLine line;
    line.workloads = QStringList{u"ask"_s};
    line.compute = u"model"_s;
    QStringList names;
    for (const auto &[id, role] : {std::pair(u"compute/model/tokens-in"_s, CostRole::Tokens),
                                   std::pair(u"compute/model/tokens-in/long"_s, CostRole::Tokens),
                                   std::pair(u"compute/model/tokens-long"_s, CostRole::Tokens),
                                   std::pair(u"compute/model/tokens-out"_s, CostRole::AnswerTokens),
                                   std::pair(u"compute/model/tokens-out/long"_s, CostRole::AnswerTokens)}) {
        line.id = id;
        line.role = role;
        names << lineTitle(line, plan, catalog());
    }
    QCOMPARE(names,
             (QStringList{u"Text that a hosted model reads for Assistant"_s,
                          u"Long requests that a hosted model reads for Assistant"_s,
                          u"What long requests to a hosted model cost more for Assistant"_s,
                          u"Text that a hosted model writes for Assistant"_s,
                          u"Answers of a hosted model to long requests for Assistant"_s}));
}

void LineWordsTest::deploymentsOfOneEndpointAreToldApart()
{
    Plan plan = templatePlan(u"llm-finetune-endpoint"_s);
    auto &endpoint = std::get<RealtimeEndpoint>(plan.workload(u"serve")->detail);
    endpoint.deployments.push_back(endpoint.deployments.front());
    endpoint.deployments.back().id = u"green"_s;
    QStringList purposes;
    for (const CostLine &line : evaluated(plan).lines)
        purposes << purposeOf(line, plan);
    QVERIFY2(purposes.contains(u"Answering requests: Assistant endpoint (blue)"_s), qPrintable(purposes.join(u'\n')));
    QVERIFY(purposes.contains(u"Answering requests: Assistant endpoint (green)"_s));
}

void LineWordsTest::aSavingsPlanIsNoMachine()
{
    Plan plan = templatePlan(u"llm-finetune-endpoint"_s);
    Commitment byAmount;
    byAmount.type = PriceType::SavingsPlan1Year;
    byAmount.hourly = HourlyAmount{u"2"_s, u"USD"_s, {}};
    byAmount.units = 0;
    byAmount.start = plan.start;
    Commitment year;
    year.size = u"Standard_D4s_v5"_s;
    year.units = 2;
    year.start = plan.start;
    Commitment years = year;
    years.size = u"Standard_D8s_v5"_s;
    years.units = 1;
    years.type = PriceType::Reservation3Years;
    plan.commitments = {byAmount, year, years};
    QStringList purposes;
    for (const CostLine &line : evaluated(plan).lines)
        purposes << purposeOf(line, plan);
    QVERIFY2(purposes.contains(u"Savings plan, paid whether used or not"_s), qPrintable(purposes.join(u'\n')));
    // Of several reservations each says which it is.
    QVERIFY2(purposes.contains(u"2 x D4s v5, 1-year reservation, paid whether used or not"_s),
             qPrintable(purposes.join(u'\n')));
    QVERIFY(purposes.contains(u"1 x D8s v5, 3-year reservation, paid whether used or not"_s));
}

void LineWordsTest::aSubjectIsTheWorkOnIt()
{
    const Plan plan = templatePlan(u"llm-finetune-endpoint"_s);
    QCOMPARE(subjectInWords(plan, u"tune, serve"_s), u"Weekly fine-tuning and Assistant endpoint"_s);
    QCOMPARE(subjectInWords(plan, u"tune, serve, steps"_s), u"Weekly fine-tuning and 3 more"_s);
    // A name with commas is one name, and an id that nothing runs on is all there is to say.
    QCOMPARE(subjectInWords(plan, u"Prompts, data, evaluation"_s), u"Prompts, data, evaluation"_s);
    QCOMPARE(subjectInWords(plan, u"nowhere"_s), u"nowhere"_s);
    QCOMPARE(subjectInWords(plan, QString()), QString());
}

SLIPWAY_TEST(LineWordsTest)
#include "tst_linewords.moc"
