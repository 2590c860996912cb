// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testrun.h"

#include "model/compare/fielddifferences.h"
#include "tests/model/evaluation/evaluationfixture.h"

#include <QTest>

#include <algorithm>

using namespace slipway;
using namespace slipway::test;
using namespace Qt::StringLiterals;

/// Which fields two plans fill in otherwise.
class FieldDifferencesTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void aPlanDiffersFromItselfInNothing();
    void fieldsAreNamedAsTheyAreSet();
    void aRangeIsOneFigure();
    void wholeEntriesAreToldOnce();
    void theOrderOfEntriesIsNoDifference();
};

void FieldDifferencesTest::aPlanDiffersFromItselfInNothing()
{
    const Plan plan = templatePlan(u"llm-finetune-endpoint"_s);
    QVERIFY(fieldDifferences(plan, plan).empty());
}

void FieldDifferencesTest::fieldsAreNamedAsTheyAreSet()
{
    const Plan plan = templatePlan(u"llm-finetune-endpoint"_s);
    Plan other = plan;
    other.name = u"another"_s; // told elsewhere
    Workload &serve = *std::ranges::find_if(other.workloads, [](const Workload &each) {
        return std::holds_alternative<RealtimeEndpoint>(each.detail);
    });
    auto &endpoint = std::get<RealtimeEndpoint>(serve.detail);
    endpoint.servingPrecision = Precision::Int8;
    endpoint.deployments.front().instances = 7;
    const QString at = u"/workloads/%1/realtime/"_s.arg(serve.id);
    const std::vector<FieldDifference> differences = fieldDifferences(plan, other);
    QCOMPARE(differences.size(), std::size_t(2));
    QCOMPARE(differences[0].field, at + u"deployments/%1/instances"_s.arg(endpoint.deployments.front().id));
    QCOMPARE(differences[0].after, std::optional(u"7"_s));
    QCOMPARE(differences[1].field, at + u"servingPrecision"_s);
    QCOMPARE(differences[1].after, std::optional(u"int8"_s));
}

void FieldDifferencesTest::aRangeIsOneFigure()
{
    Plan plan;
    Plan other = plan;
    other.data.sizeGiB = Estimate(200, 100, 300);
    const std::vector<FieldDifference> differences = fieldDifferences(plan, other);
    QCOMPARE(differences.size(), std::size_t(1));
    QCOMPARE(differences[0].field, u"/data/sizeGiB"_s);
    QCOMPARE(differences[0].before, std::optional(u"100"_s));
    QVERIFY(differences[0].after->contains(u"\"likely\":200"_s));
}

void FieldDifferencesTest::wholeEntriesAreToldOnce()
{
    const Plan plan = templatePlan(u"proof-of-concept"_s);
    Plan other = plan;
    other.computes.pop_back();
    const std::vector<FieldDifference> gone = fieldDifferences(plan, other);
    QCOMPARE(gone.size(), std::size_t(1));
    QVERIFY(gone[0].isEntry && !gone[0].after);
    QCOMPARE(gone[0].field, u"/computes/"_s + plan.computes.back().id);
    const std::vector<FieldDifference> added = fieldDifferences(other, plan);
    QCOMPARE(added.size(), std::size_t(1));
    QVERIFY(added[0].isEntry && !added[0].before);
}

void FieldDifferencesTest::theOrderOfEntriesIsNoDifference()
{
    const Plan plan = templatePlan(u"proof-of-concept"_s);
    Plan other = plan;
    std::ranges::reverse(other.computes);
    QVERIFY(fieldDifferences(plan, other).empty());
}

SLIPWAY_TEST(FieldDifferencesTest)
#include "tst_fielddifferences.moc"
