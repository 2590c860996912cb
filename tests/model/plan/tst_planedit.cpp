// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/model/plan/randomplan.h"
#include "tests/support/testrun.h"

#include "model/plan/assignments.h"
#include "model/plan/plancheck.h"
#include "model/plan/planedit.h"
#include "resources/data.h"

#include <QTest>

using namespace slipway;
using namespace Qt::StringLiterals;

Q_DECLARE_METATYPE(slipway::PlanEdit::Value)

class PlanEditTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void whatIsWrongWithANumberIsSaid_data();
    void whatIsWrongWithANumberIsSaid();
    void changesAreAppliedInTheirOrder();
    void nothingTakesAwayAnOptionalMember();
    void aGroupThatIsAbsentTakesItsDefaults();
    void entriesCanBeAddedAndRemoved();
    void aFieldOfTheLastPlaceMakesAnEntry();
    void whatDoesNotFitIsRefused_data();
    void whatDoesNotFitIsRefused();
    void anEmptyEditChangesNothing();
    void wordsAreSpelledAsInTheCatalog();

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
    static Result<Plan> apply(const QString &pointer, const PlanEdit::Value &value)
    {
        return applied({u"Test"_s, Step::Training, {{pointer, value}}}, plan());
    }
};

void PlanEditTest::whatIsWrongWithANumberIsSaid_data()
{
    QTest::addColumn<QString>("setting");
    QTest::addColumn<QString>("message");
    const auto row = [](const QString &setting, const QString &message) {
        QTest::newRow(qPrintable(setting)) << setting << message;
    };
    row(u"months=007"_s, u"\"007\" begins with a zero that says nothing: write 7."_s);
    row(u"months=+5"_s, u"\"+5\" begins with a plus, which no number of a plan has: write 5."_s);
    row(u"/model/ramGiB=+00.5"_s,
        u"\"+00.5\" begins with a plus, which no number of a plan has: write 0.5."_s);
    row(u"/model/ramGiB=-05"_s, u"\"-05\" begins with a zero that says nothing: write -5."_s);
    row(u"/model/ramGiB=1e-400"_s, u"\"1e-400\" is too near to zero to compute with."_s);
    row(u"/model/ramGiB=1e400"_s, u"\"1e400\" is too large to compute with."_s);
    row(u"/model/ramGiB=+1e400"_s, u"\"+1e400\" is too large to compute with."_s);
    row(u"/model/ramGiB=9.999999999999999999"_s,
        u"\"9.999999999999999999\" has more digits than can be computed with."_s);
}

void PlanEditTest::whatIsWrongWithANumberIsSaid()
{
    QFETCH(QString, setting);
    QFETCH(QString, message);
    const Result<PlanEdit> edit = assignments({setting}, Plan());
    QVERIFY(!edit);
    QCOMPARE(edit.error().message, message);
}

void PlanEditTest::wordsAreSpelledAsInTheCatalog()
{
    const Result<Catalog> catalog = Catalog::load(embeddedCatalog());
    QVERIFY(catalog.ok());
    const auto spell = [&](const QString &pointer, const PlanEdit::Value &value) {
        return spelledAsInCatalog({u"Test"_s, Step::Training, {{pointer, value}}}, *catalog).changes[0].value;
    };
    const PlanEdit::Value europe = u"westeurope"_s;
    const PlanEdit::Value size = u"Standard_D4s_v3"_s;
    QCOMPARE(spell(u"/region"_s, u"WestEurope"_s), europe);
    QCOMPARE(spell(u"/computes/0/region"_s, u"westEurope"_s), europe);
    QCOMPARE(spell(u"/otherRegions/-"_s, u"WESTEUROPE"_s), europe);
    QCOMPARE(spell(u"/otherRegions"_s, QStringList({u"NorthEurope"_s, u"WestEurope"_s})),
             PlanEdit::Value(QStringList({u"northeurope"_s, u"westeurope"_s})));
    QCOMPARE(spell(u"/computes/0/size"_s, u"standard_d4s_v3"_s), size);
    QCOMPARE(spell(u"/computes/0/kubernetes/systemSize"_s, u"STANDARD_D4S_V3"_s), size);
    QCOMPARE(spell(u"/workloads/0/training/measuredSize"_s, u"standard_D4s_v3"_s), size);
    // What is no word of the catalog, and what the catalog does not know, stays.
    QCOMPARE(spell(u"/name"_s, u"WestEurope"_s), PlanEdit::Value(u"WestEurope"_s));
    QCOMPARE(spell(u"/region"_s, u"Atlantis"_s), PlanEdit::Value(u"Atlantis"_s));
    QCOMPARE(spell(u"/months"_s, 4), PlanEdit::Value(4));
}

void PlanEditTest::changesAreAppliedInTheirOrder()
{
    const PlanEdit edit = {u"Set highest nodes to 4"_s,
                           Step::Training,
                           {{u"/computes/0/maxNodes"_s, 9},
                            {u"/computes/0/maxNodes"_s, 4},
                            {u"/computes/0/size"_s, u"Standard_D4s_v3"_s},
                            {u"/computes/0/tier"_s, u"spot"_s},
                            {u"/workloads/0/training/nodesPerRun"_s, 3},
                            {u"/data/sizeGiB"_s, 2.5}}};
    Plan expected = plan();
    expected.computes[0].maxNodes = 4;
    expected.computes[0].size = u"Standard_D4s_v3"_s;
    expected.computes[0].tier = Tier::Spot;
    std::get<TrainingJob>(expected.workloads[0].detail).nodesPerRun = 3;
    expected.data.sizeGiB = 2.5;
    const auto changed = applied(edit, plan());
    QVERIFY(changed.ok());
    QCOMPARE(changed.value(), expected);
}

void PlanEditTest::nothingTakesAwayAnOptionalMember()
{
    const auto changed = apply(u"/computes/0/ownerPrice"_s, {});
    QVERIFY(changed.ok());
    QVERIFY(!changed->computes[0].ownerPrice);
}

void PlanEditTest::aGroupThatIsAbsentTakesItsDefaults()
{
    QVERIFY(!plan().budget);
    const auto changed = apply(u"/budget/amount"_s, u"1"_s);
    QVERIFY(changed.ok());
    Plan expected = plan();
    expected.budget = Budget();
    expected.budget->amount = u"1"_s;
    QCOMPARE(changed.value(), expected);
}

void PlanEditTest::entriesCanBeAddedAndRemoved()
{
    const auto added = apply(u"/otherRegions/-"_s, u"northeurope"_s);
    QVERIFY(added.ok());
    QCOMPARE(added->otherRegions, QStringList(u"northeurope"_s));
    const auto removed = apply(u"/computes/0"_s, {});
    QVERIFY(removed.ok());
    QVERIFY(removed->computes.empty());
    const auto shorter = applied({{}, Step::Workload, {{u"/otherRegions/0"_s, {}}}}, *added);
    QVERIFY(shorter.ok());
    QVERIFY(shorter->otherRegions.isEmpty());
    const auto whole = apply(u"/isolation/residency"_s, QStringList{u"Europe"_s, u"France"_s});
    QVERIFY(whole.ok());
    QCOMPARE(whole->isolation.residency, (QStringList{u"Europe"_s, u"France"_s}));
}

void PlanEditTest::aFieldOfTheLastPlaceMakesAnEntry()
{
    const PlanEdit edit{u"Test"_s,
                        Step::Cost,
                        {{u"/commitments/-/size"_s, u"Standard_D4s_v3"_s},
                         {u"/commitments/0/units"_s, 3},
                         {u"/commitments/-/type"_s, u"res3y"_s}}};
    const Result<Plan> changed = applied(edit, plan());
    QVERIFY(changed.ok());
    QCOMPARE(changed->commitments.size(), 2U);
    QCOMPARE(changed->commitments[0].size, u"Standard_D4s_v3"_s);
    QCOMPARE(changed->commitments[0].units, 3);
    QCOMPARE(changed->commitments[1].type, PriceType::Reservation3Years);
    QCOMPARE(changed->commitments[1].units, 1);
    // What others name by its id needs one, and a place without a field is none.
    QVERIFY(!apply(u"/computes/-/size"_s, u"Standard_D4s_v3"_s).ok());
    QVERIFY(!apply(u"/commitments/-"_s, u"Standard_D4s_v3"_s).ok());
    QVERIFY(!apply(u"/commitments/-/none"_s, 1).ok());
    QVERIFY(!apply(u"/commitments/1/size"_s, u"Standard_D4s_v3"_s).ok());
}

void PlanEditTest::whatDoesNotFitIsRefused_data()
{
    QTest::addColumn<QString>("pointer");
    QTest::addColumn<PlanEdit::Value>("value");
    const auto row = [](const char *name, const QString &pointer, const PlanEdit::Value &value) {
        QTest::newRow(name) << pointer << value;
    };
    row("no such list entry", u"/computes/7/maxNodes"_s, 1);
    row("past the end", u"/computes/1"_s, {});
    row("an entry as a whole", u"/computes/0"_s, u"x"_s);
    row("no such object", u"/nothing/here"_s, 1);
    row("misspelt member", u"/computes/0/maxNode"_s, 1);
    row("in a figure", u"/computes/0/ownerPrice/amount"_s, u"1"_s);
    row("in a figure that is not there", u"/workloads/0/lengthMonths/amount"_s, 1);
    row("of another kind", u"/workloads/0/batch/nodesPerRun"_s, 1);
    row("into a number", u"/months/x"_s, 1);
    row("an object as a whole", u"/data"_s, 1);
    row("no pointer", u"months"_s, 1);
    row("no field", {}, 1);
    row("nothing in what must be", u"/months"_s, {});
    row("number out of range", u"/months"_s, 500);
    row("half a month", u"/months"_s, 1.5);
    row("number for a text", u"/computes/0/size"_s, 4);
    row("text for a number", u"/months"_s, u"4"_s);
    row("no word of the enumeration", u"/computes/0/tier"_s, u"cheap"_s);
    row("an empty id", u"/computes/0/id"_s, QString());
    row("an id that another has", u"/computes/0/id"_s, u"second"_s);
}

void PlanEditTest::whatDoesNotFitIsRefused()
{
    QFETCH(QString, pointer);
    QFETCH(PlanEdit::Value, value);
    Plan two = plan();
    two.computes.push_back(two.computes.front());
    two.computes.back().id = u"second"_s;
    const Plan before = pointer == u"/computes/1"_s ? plan() : two;
    const auto changed = applied({u"Test"_s, Step::Training, {{pointer, value}}}, before);
    QVERIFY(!changed.ok());
    QCOMPARE(changed.error().where, pointer);
    QVERIFY(changed.error().message.endsWith(u'.') || changed.error().message.endsWith(u'?'));
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
