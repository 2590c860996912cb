// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/model/plan/randomplan.h"
#include "tests/support/testrun.h"

#include "model/plan/planedit.h"

#include <QTest>

using namespace slipway;
using namespace Qt::StringLiterals;

class PlanEditTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void changesAreAppliedInTheirOrder();
    void nullTakesAwayAnOptionalMember();
    void entriesCanBeAddedAndRemoved();
    void aKindCanBeChanged();
    void whatDoesNotFitIsRefused_data();
    void whatDoesNotFitIsRefused();
    void anEmptyEditChangesNothing();

private:
    static Plan plan()
    {
        Plan plan;
        Compute compute;
        compute.id = u"train"_s;
        compute.ownerPrice = u"0.5"_s;
        plan.computes = {compute};
        Workload workload;
        workload.id = u"w"_s;
        workload.detail = TrainingJob();
        plan.workloads = {workload};
        return plan;
    }
    static Result<Plan> apply(const QString &pointer, const QString &value)
    {
        return applied({u"Test"_s, Step::Training, {{pointer, value}}}, plan());
    }
};

void PlanEditTest::changesAreAppliedInTheirOrder()
{
    const PlanEdit edit = {u"Set highest nodes to 4"_s,
                           Step::Training,
                           {{u"/computes/0/maxNodes"_s, u"9"_s},
                            {u"/computes/0/maxNodes"_s, u"4"_s},
                            {u"/computes/0/size"_s, u"\"Standard_D4s_v3\""_s},
                            {u"/data/sizeGiB"_s, u"{\"low\": 1, \"likely\": 2, \"high\": 3}"_s}}};
    Plan expected = plan();
    expected.computes[0].maxNodes = 4;
    expected.computes[0].size = u"Standard_D4s_v3"_s;
    expected.data.sizeGiB = Estimate(2, 1, 3);
    const auto changed = applied(edit, plan());
    QVERIFY(changed.ok());
    QCOMPARE(changed.value(), expected);
}

void PlanEditTest::nullTakesAwayAnOptionalMember()
{
    const auto changed = apply(u"/computes/0/ownerPrice"_s, u"null"_s);
    QVERIFY(changed.ok());
    QVERIFY(!changed->computes[0].ownerPrice);
}

void PlanEditTest::entriesCanBeAddedAndRemoved()
{
    const auto added = apply(u"/computes/-"_s, u"{\"id\": \"second\", \"maxNodes\": 3}"_s);
    QVERIFY(added.ok());
    QCOMPARE(added->computes.size(), std::size_t(2));
    QCOMPARE(added->computes[1].maxNodes, 3);
    const auto removed = apply(u"/computes/0"_s, u"null"_s);
    QVERIFY(removed.ok());
    QVERIFY(removed->computes.empty());
}

void PlanEditTest::aKindCanBeChanged()
{
    const auto changed = apply(u"/workloads/0/kind"_s, u"\"batch\""_s);
    QVERIFY(changed.ok());
    QVERIFY(std::holds_alternative<BatchScoring>(changed->workloads[0].detail));
}

void PlanEditTest::whatDoesNotFitIsRefused_data()
{
    QTest::addColumn<QString>("pointer");
    QTest::addColumn<QString>("value");
    QTest::addColumn<QString>("where");
    const auto row
        = [](const char *name, const QString &pointer, const QString &value, const QString &where = {}) {
              QTest::newRow(name) << pointer << value << (where.isEmpty() ? pointer : where);
          };
    row("no such list entry", u"/computes/7/maxNodes"_s, u"1"_s);
    row("past the end", u"/computes/1"_s, u"{\"id\": \"x\"}"_s);
    row("no such object", u"/nothing/here"_s, u"1"_s);
    row("misspelt member", u"/computes/0/maxNode"_s, u"1"_s);
    row("misspelt inside a new object", u"/budget"_s, u"{\"amount\": \"1\", \"perod\": \"month\"}"_s);
    row("into a number", u"/months/x"_s, u"1"_s);
    row("no pointer", u"months"_s, u"1"_s);
    row("value is no JSON", u"/months"_s, u"twelve"_s);
    row("value out of range", u"/months"_s, u"500"_s);
    row("value of another type", u"/computes/0/size"_s, u"4"_s);
    row("a second entry of that id", u"/computes/-"_s, u"{\"id\": \"train\"}"_s, u"/computes/1"_s);
}

void PlanEditTest::whatDoesNotFitIsRefused()
{
    QFETCH(QString, pointer);
    QFETCH(QString, value);
    const auto changed = apply(pointer, value);
    QVERIFY(!changed.ok());
    QTEST(changed.error().where, "where");
    QVERIFY(changed.error().message.endsWith(u'.'));
}

void PlanEditTest::anEmptyEditChangesNothing()
{
    for (quint32 seed = 500; seed < 520; ++seed) {
        const Plan random = test::randomPlan(seed);
        const auto changed = applied({}, random);
        QVERIFY(changed.ok());
        QVERIFY(changed.value() == random);
    }
}

SLIPWAY_TEST(PlanEditTest)
#include "tst_planedit.moc"
