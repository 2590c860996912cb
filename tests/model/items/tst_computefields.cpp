// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testrun.h"

#include "model/items/computefields.h"
#include "model/items/targetmodel.h"
#include "resources/data.h"

#include <QTest>

#include <algorithm>

using namespace slipway;
using namespace Qt::StringLiterals;

class ComputeFieldsTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void eachTargetHasItsFields_data();
    void eachTargetHasItsFields();
    void spotIsOfferedWhereThePricesAllowIt();
    void nothingIsOfferedThatThePricesSayNoOf();
    void aTargetThatAnswersNothingIsNotPossible();

private:
    const Result<Catalog> m_catalog = Catalog::load(embeddedCatalog());
    const Result<PriceSnapshot> m_prices = PriceSnapshot::load(embeddedPrices(), *m_catalog);
};

void ComputeFieldsTest::eachTargetHasItsFields_data()
{
    using F = ComputeField;
    QTest::addColumn<QString>("target");
    QTest::addColumn<QList<int>>("used");
    QTest::addColumn<QList<int>>("unused");
    const auto row = [](const char *target, const QList<F> &used, const QList<F> &unused) {
        QList<int> with;
        QList<int> without;
        for (const F field : used)
            with << static_cast<int>(field);
        for (const F field : unused)
            without << static_cast<int>(field);
        QTest::newRow(target) << QString::fromLatin1(target) << with << without;
    };
    row("local", {}, {F::Size, F::Instances, F::PriceType, F::OwnerPrice, F::Region});
    row("compute_instance", {F::Size, F::Instances, F::IdleShutdown, F::Schedule, F::PublicIp},
        {F::MinNodes, F::MaxNodes, F::IdleSeconds, F::OwnerPrice, F::Tier, F::Pods});
    row("compute_cluster", {F::Size, F::MinNodes, F::MaxNodes, F::IdleSeconds, F::PublicIp},
        {F::Instances, F::IdleShutdown, F::Schedule, F::OwnerPrice, F::Spark});
    row("serverless_compute", {F::Size, F::MaxNodes, F::Tier}, {F::MinNodes, F::IdleSeconds, F::Instances});
    row("serverless_spark", {F::Spark, F::OwnerPrice}, {F::Size, F::Instances, F::MaxNodes, F::PriceType});
    row("kubernetes_online_endpoint", {F::Size, F::Instances, F::Pods, F::KubernetesCluster, F::OwnerPrice},
        {F::IdleShutdown, F::Schedule, F::Spark, F::PublicIp});
    row("remote_vm", {F::Size, F::Instances, F::Schedule, F::OwnerPrice, F::Tier},
        {F::IdleShutdown, F::MaxNodes, F::Pods});
    row("databricks", {F::Instances, F::OwnerPrice}, {F::Size, F::Schedule, F::PriceType});
    row("aci", {F::Instances, F::Pods}, {F::Size, F::KubernetesCluster, F::OwnerPrice});
    row("managed_online_endpoint", {F::Size, F::Region, F::PriceType},
        {F::Instances, F::MinNodes, F::MaxNodes, F::Schedule, F::OwnerPrice});
    row("batch_endpoint", {F::Size, F::MinNodes, F::MaxNodes, F::IdleSeconds}, {F::Instances, F::Spark});
}

void ComputeFieldsTest::eachTargetHasItsFields()
{
    QFETCH(QString, target);
    QFETCH(QList<int>, used);
    QFETCH(QList<int>, unused);
    QVERIFY(m_catalog->findTarget(target));
    for (const int field : used)
        QVERIFY2(m_catalog->traits(target).uses(static_cast<ComputeField>(field)),
                 qPrintable(QString::number(field)));
    for (const int field : unused)
        QVERIFY2(!m_catalog->traits(target).uses(static_cast<ComputeField>(field)),
                 qPrintable(QString::number(field)));
}

void ComputeFieldsTest::spotIsOfferedWhereThePricesAllowIt()
{
    const std::vector<Tier> ended = {Tier::Dedicated, Tier::LowPriority};
    QCOMPARE(tiersOf(*m_catalog, *m_prices, u"compute_cluster"_s), ended);
    QCOMPARE(tiersOf(*m_catalog, *m_prices, u"batch_endpoint"_s), ended);
    const std::vector<Tier> both = {Tier::Dedicated, Tier::Spot};
    QCOMPARE(tiersOf(*m_catalog, *m_prices, u"remote_vm"_s), both);
    QCOMPARE(tiersOf(*m_catalog, *m_prices, u"kubernetes"_s), both);
    QCOMPARE(tiersOf(*m_catalog, *m_prices, u"managed_online_endpoint"_s), std::vector{Tier::Dedicated});
}

void ComputeFieldsTest::nothingIsOfferedThatThePricesSayNoOf()
{
    for (const ComputeTarget &target : m_catalog->targets()) {
        const std::vector<PriceType> types = priceTypesOf(*m_catalog, *m_prices, target.id);
        QCOMPARE(types.front(), PriceType::PayAsYouGo);
        for (std::size_t i = 1; i < types.size(); ++i)
            QVERIFY2(m_prices->use(target.id, types[i]).support != Support::No, qPrintable(target.id));
    }
    QCOMPARE(priceTypesOf(*m_catalog, *m_prices, u"databricks"_s).size(), std::size_t(1));
    QVERIFY(priceTypesOf(*m_catalog, *m_prices, u"compute_cluster"_s).size() > 2);
}

void ComputeFieldsTest::aTargetThatAnswersNothingIsNotPossible()
{
    std::vector<TargetVerdict> verdicts;
    for (const ComputeTarget &target : m_catalog->targets())
        verdicts.push_back({target.id, LifecycleStage::Deployment, Verdict::Possible, {u"why"_s}});
    for (const ServingUse use : {ServingUse::Realtime, ServingUse::Batch}) {
        const std::vector<TargetVerdict> choices
            = targetChoices(verdicts, LifecycleStage::Deployment, use, *m_catalog);
        QCOMPARE(choices.size(), m_catalog->targets().size());
        for (const TargetVerdict &choice : choices) {
            const ComputeTarget &target = m_catalog->target(m_catalog->findTarget(choice.target).value());
            const bool can = use == ServingUse::Realtime ? target.realTime : target.batch;
            QCOMPARE(choice.verdict, can ? Verdict::Possible : Verdict::NotPossible);
            QVERIFY(!choice.reasons.isEmpty());
        }
        QVERIFY(std::is_sorted(choices.begin(), choices.end(),
                               [](const auto &a, const auto &b) { return a.verdict < b.verdict; }));
    }
}

SLIPWAY_TEST(ComputeFieldsTest)

#include "tst_computefields.moc"
