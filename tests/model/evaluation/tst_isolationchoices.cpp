// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testrun.h"

#include "tests/model/evaluation/evaluationfixture.h"

#include "model/evaluation/reportparts.h"

#include <QTest>

#include <algorithm>

using namespace slipway;
using namespace slipway::test;
using namespace Qt::StringLiterals;

namespace {

using State = IsolationChoice::State;

std::vector<IsolationChoice> choicesOf(const Plan &plan)
{
    return evaluateForReport(plan, {catalog(), prices(), asOf}).isolation;
}

const IsolationChoice &choiceOf(const std::vector<IsolationChoice> &choices, const QString &id)
{
    const auto found = std::find_if(choices.begin(), choices.end(),
                                    [&](const IsolationChoice &choice) { return choice.id == id; });
    if (found == choices.end())
        qFatal("no isolation choice %s", qPrintable(id));
    return *found;
}

QStringList blocked(const IsolationChoice &choice)
{
    QStringList computes;
    for (const IsolationChoice::Exclusion &each : choice.excluded) {
        if (each.blocks)
            computes << each.compute;
    }
    return computes;
}

} // namespace

class IsolationChoicesTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void init() { m_plan = templatePlan(u"vision-realtime"_s); }
    void everyOptionOfTheCatalogIsJudged_data();
    void everyOptionOfTheCatalogIsJudged();
    void bothModesOfTheManagedNetworkAreChoices();
    void thePriceIsTheDifferenceOfTwoPlans_data();
    void thePriceIsTheDifferenceOfTwoPlans();
    void aChosenOptionCostsWhatItAdds();
    void whatHasNoPriceIsNamed();
    void anOptionThatRulesForbidIsNotPossibleWithTheReason();
    void anOptionThatDoesNotReachAComputeIsStillPossible();
    void onPremisesExcludesWhatRunsInAzureOnly();
    void residencyKeepsToTheGeographyOfTheRegion();
    void whatThePlanHasNoEntryForIsOutside();
    void everyEditDoesWhatItSays_data() { everyOptionOfTheCatalogIsJudged_data(); }
    void everyEditDoesWhatItSays();

private:
    Plan m_plan;
};

void IsolationChoicesTest::everyOptionOfTheCatalogIsJudged_data()
{
    QTest::addColumn<QString>("id");
    for (const TemplateInfo &info : templates().templates())
        QTest::newRow(qPrintable(info.id)) << info.id;
}

void IsolationChoicesTest::everyOptionOfTheCatalogIsJudged()
{
    QFETCH(QString, id);
    const std::vector<IsolationChoice> choices = choicesOf(templatePlan(id));
    for (const IsolationOption &option : catalog().isolationOptions()) {
        const bool judged = std::any_of(choices.begin(), choices.end(), [&](const IsolationChoice &choice) {
            return choice.id == option.id || choice.id.startsWith(option.id + u'.');
        });
        QVERIFY2(judged, qPrintable(option.id));
    }
    for (const IsolationChoice &choice : choices) {
        QVERIFY2(choice.why.endsWith(u'.') && !choice.source.title.isEmpty(), qPrintable(choice.id));
        QCOMPARE(choice.edit.has_value(), !choice.field.isEmpty());
        QCOMPARE(choice.monthly.has_value(), !choice.field.isEmpty());
        for (const IsolationChoice::Exclusion &each : choice.excluded)
            QVERIFY2(each.reason.endsWith(u'.'), qPrintable(each.reason));
    }
}

void IsolationChoicesTest::bothModesOfTheManagedNetworkAreChoices()
{
    const auto choices = choicesOf(m_plan);
    QVERIFY(choiceOf(choices, u"managed_vnet.internet"_s).name
            != choiceOf(choices, u"managed_vnet.approved"_s).name);
    m_plan.isolation.network = Network::ManagedApproved;
    const auto approved = choicesOf(m_plan);
    QCOMPARE(choiceOf(approved, u"managed_vnet.approved"_s).state, State::Chosen);
    QVERIFY(choiceOf(approved, u"managed_vnet.internet"_s).state != State::Chosen);
    QVERIFY(!choiceOf(approved, u"managed_vnet.approved"_s).warning.isEmpty());
}

void IsolationChoicesTest::thePriceIsTheDifferenceOfTwoPlans_data()
{
    QTest::addColumn<QString>("id");
    QTest::addColumn<QString>("pointer");
    QTest::addColumn<QVariant>("value"); // true, or a word
    QTest::newRow("private endpoints") << u"private_link"_s << u"/isolation/privateLink"_s << QVariant(true);
    QTest::newRow("managed network") << u"managed_vnet.approved"_s << u"/isolation/network"_s
                                     << QVariant(u"managed_approved"_s);
    QTest::newRow("no public addresses") << u"no_public_ip"_s << u"/isolation/noPublicIp"_s << QVariant(true);
    QTest::newRow("own network") << u"own_vnet"_s << u"/isolation/network"_s << QVariant(u"own"_s);
    QTest::newRow("isolated sizes") << u"isolated_sizes"_s << u"/isolation/isolatedSizesOnly"_s
                                    << QVariant(true);
}

void IsolationChoicesTest::thePriceIsTheDifferenceOfTwoPlans()
{
    QFETCH(QString, id);
    QFETCH(QString, pointer);
    QFETCH(QVariant, value);
    const PlanEdit::Value set = value.typeId() == QMetaType::Bool ? PlanEdit::Value(true) : value.toString();
    Plan before = m_plan;
    if (id == u"private_link") // one of them is the registry's, and only Premium takes it
        before.services.registry = RegistryTier::Premium;
    const Result<Plan> with = applied({u"x"_s, Step::Restrictions, {{pointer, set}}}, before);
    QVERIFY(with.ok());
    const std::optional<Total> expected = evaluated(*with).averageMonth.less(evaluated(m_plan).averageMonth);
    QVERIFY(expected);
    QCOMPARE(choiceOf(choicesOf(m_plan), id).monthly, expected);
}

/// Switching them on takes a Premium registry in place of the Standard one as well, 50.69 - 20.28 = 30.41 a month (365 / 12 days at USD 50 / 30 and 20 / 30);
/// switching them off leaves the registry as it is.
void IsolationChoicesTest::aChosenOptionCostsWhatItAdds()
{
    const IsolationChoice open = choiceOf(choicesOf(m_plan), u"private_link"_s);
    m_plan = applied(open.edit.value(), m_plan).value();
    QCOMPARE(m_plan.services.registry, RegistryTier::Premium);
    const auto choices = choicesOf(m_plan);
    const IsolationChoice &chosen = choiceOf(choices, u"private_link"_s);
    QCOMPARE(chosen.state, State::Chosen);
    QCOMPARE(open.monthly->less(*chosen.monthly)->known().toDecimal(), u"30.41"_s);
}

void IsolationChoicesTest::whatHasNoPriceIsNamed()
{
    QCOMPARE(choiceOf(choicesOf(m_plan), u"cmk"_s).monthly->missing().size(), 1);
    m_plan.isolation.customerManagedKeys = true;
    const auto choices = choicesOf(m_plan);
    QCOMPARE(choiceOf(choices, u"cmk"_s).monthly->missing().size(), 1);
    QVERIFY(choiceOf(choices, u"private_link"_s).monthly->isComplete());
}

void IsolationChoicesTest::anOptionThatRulesForbidIsNotPossibleWithTheReason()
{
    const auto choices = choicesOf(m_plan);
    const IsolationChoice &isolated = choiceOf(choices, u"isolated_sizes"_s);
    QCOMPARE(isolated.state, State::NotPossible);
    QVERIFY(blocked(isolated).contains(u"train"_s));
    const IsolationChoice &addresses = choiceOf(choices, u"no_public_ip"_s);
    QCOMPARE(addresses.state, State::NotPossible);
    QVERIFY(!addresses.excluded.front().reason.isEmpty());
}

void IsolationChoicesTest::anOptionThatDoesNotReachAComputeIsStillPossible()
{
    const auto choices = choicesOf(m_plan);
    const IsolationChoice &keys = choiceOf(choices, u"cmk"_s);
    QCOMPARE(keys.state, State::Open);
    QCOMPARE(blocked(keys), QStringList());
    QVERIFY(!keys.excluded.empty());
    QVERIFY(keys.why.contains(u"does not reach"_s));
}

void IsolationChoicesTest::onPremisesExcludesWhatRunsInAzureOnly()
{
    const auto cloud = choicesOf(m_plan);
    const IsolationChoice &arc = choiceOf(cloud, u"arc_on_premises"_s);
    QCOMPARE(arc.state, State::NotPossible);
    QVERIFY(arc.excludedTargets.contains(u"Compute cluster"_s));
    QVERIFY(blocked(arc).contains(u"train"_s));
    const auto edge = choicesOf(templatePlan(u"edge-arc"_s));
    QCOMPARE(choiceOf(edge, u"arc_on_premises"_s).state, State::Chosen);
}

void IsolationChoicesTest::residencyKeepsToTheGeographyOfTheRegion()
{
    m_plan.region = u"westeurope"_s;
    const auto choices = choicesOf(m_plan);
    const IsolationChoice &residency = choiceOf(choices, u"data_residency"_s);
    const Result<Plan> with = applied(*residency.edit, m_plan);
    QVERIFY(with.ok());
    QCOMPARE(with->isolation.residency,
             QStringList(catalog().region(*catalog().findRegion(m_plan.region)).geography));
}

void IsolationChoicesTest::whatThePlanHasNoEntryForIsOutside()
{
    const auto choices = choicesOf(m_plan);
    QCOMPARE(choiceOf(choices, u"identity"_s).state, State::Outside);
    // None of the computes of this plan can be confidential.
    QCOMPARE(choiceOf(choices, u"confidential_vm"_s).state, State::NotPossible);
}

void IsolationChoicesTest::everyEditDoesWhatItSays()
{
    QFETCH(QString, id);
    const Plan plan = templatePlan(id);
    for (const IsolationChoice &choice : choicesOf(plan)) {
        if (!choice.edit)
            continue;
        const Result<Plan> changed = applied(*choice.edit, plan);
        QVERIFY2(changed.ok(), qPrintable(choice.id));
        QVERIFY2(!(*changed == plan), qPrintable(choice.id));
        const auto after = choicesOf(*changed);
        QCOMPARE(choiceOf(after, choice.id).state == State::Chosen, choice.state != State::Chosen);
    }
}

SLIPWAY_TEST(IsolationChoicesTest)
#include "tst_isolationchoices.moc"
