// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/model/items/modelchecks.h"
#include "tests/support/testrun.h"

#include "model/catalog/catalog.h"
#include "model/items/isolationmodel.h"
#include "model/items/ownedquotamodel.h"
#include "model/items/rejectionmodel.h"
#include "tests/support/locales.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

using namespace slipway;
using namespace slipway::test;
using namespace Qt::StringLiterals;

namespace {

IsolationChoice choice(const QString &id, const QString &field, IsolationChoice::State state,
                       std::optional<qint64> cents)
{
    IsolationChoice result;
    result.id = id;
    result.name = id + u" option"_s;
    result.field = field;
    result.state = state;
    result.why = u"Because."_s;
    if (cents)
        result.monthly = Total(Money(*cents, Currency()));
    return result;
}

} // namespace

class RestrictionModelsTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void optionsSayHowTheyStandAndWhatTheyAdd();
    void anOptionWithoutAKnownPriceSaysSo();
    void rowsStayWhereOnlyTheirContentsChange();
    void theRowOfAFieldIsTheChosenOne();
    void ownedQuotaNamesItsPoolAndRegion();
    void rejectionsNameAFewAndKeepTheRest();
};

void RestrictionModelsTest::optionsSayHowTheyStandAndWhatTheyAdd()
{
    IsolationModel model;
    const QAbstractItemModelTester tester(&model, strict);
    QCOMPARE(boundaryFaults(model), QStringList());
    model.setLocale(english);
    model.setChoices({choice(u"a"_s, u"/isolation/privateLink"_s, IsolationChoice::State::Open, 3650),
                      choice(u"b"_s, u"/isolation/noPublicIp"_s, IsolationChoice::State::NotPossible, -250),
                      choice(u"c"_s, u"/isolation/network"_s, IsolationChoice::State::Chosen, 0),
                      choice(u"d"_s, {}, IsolationChoice::State::Outside, std::nullopt)});
    QCOMPARE(boundaryFaults(model), QStringList());
    QCOMPARE(printed(model),
             (QStringList{u"a option | open | +USD 36.50"_s, u"b option | not possible here | USD -2.50"_s,
                          u"c option | chosen | no change"_s,
                          u"d option | outside the plan | not in the plan"_s}));
    QCOMPARE(model.index(1, 0).data(IsolationModel::WhyRole).toString(), u"Because."_s);
    QCOMPARE(model.index(1, IsolationModel::MonthlyColumn).data(TableModel::SortRole).toLongLong(), -250);
}

void RestrictionModelsTest::anOptionWithoutAKnownPriceSaysSo()
{
    IsolationChoice keys
        = choice(u"cmk"_s, u"/isolation/customerManagedKeys"_s, IsolationChoice::State::Open, 0);
    keys.monthly = Total(Money(0, Currency()), {u"Customer-managed keys"_s});
    QCOMPARE(monthlyEffect(keys, english), u"price not known"_s);
    keys.monthly = Total(Money(100, Currency()), {u"Customer-managed keys"_s});
    QCOMPARE(monthlyEffect(keys, english), u"at least +USD 1.00"_s);
}

void RestrictionModelsTest::rowsStayWhereOnlyTheirContentsChange()
{
    IsolationModel model;
    model.setChoices({choice(u"a"_s, u"/x"_s, IsolationChoice::State::Open, 1)});
    QSignalSpy reset(&model, &QAbstractItemModel::modelReset);
    QSignalSpy changed(&model, &QAbstractItemModel::dataChanged);
    model.setChoices({choice(u"a"_s, u"/x"_s, IsolationChoice::State::Chosen, 1)});
    QCOMPARE(reset.count(), 0);
    QCOMPARE(changed.count(), 1);
    model.setChoices({choice(u"b"_s, u"/x"_s, IsolationChoice::State::Chosen, 1)});
    QCOMPARE(reset.count(), 1);
}

void RestrictionModelsTest::theRowOfAFieldIsTheChosenOne()
{
    IsolationModel model;
    model.setChoices({choice(u"a"_s, u"/isolation/network"_s, IsolationChoice::State::Open, 0),
                      choice(u"b"_s, u"/isolation/network"_s, IsolationChoice::State::Chosen, 0)});
    QCOMPARE(model.rowOfField(u"/isolation/network"_s), 1);
    QCOMPARE(model.rowOfField(u"/isolation/privateLink"_s), -1);
}

void RestrictionModelsTest::ownedQuotaNamesItsPoolAndRegion()
{
    const Catalog catalog;
    OwnedQuotaModel model(catalog);
    const QAbstractItemModelTester tester(&model, strict);
    QCOMPARE(boundaryFaults(model), QStringList());
    model.setLocale(english);
    Plan plan;
    plan.region = u"westeurope"_s;
    OwnedQuota spark;
    spark.pool = QuotaPool::Spark;
    spark.vcpus = 1200;
    OwnedQuota dedicated;
    dedicated.family = u"standardDSv3Family"_s;
    dedicated.region = u"uksouth"_s;
    dedicated.vcpus = 8;
    dedicated.day = u"2026-11-20"_s;
    plan.ownedQuota = {spark, dedicated};
    model.setPlan(plan);
    QCOMPARE(boundaryFaults(model), QStringList());
    const QStringList rows = printed(model);
    QCOMPARE(rows.size(), 2);
    QVERIFY2(rows[0].endsWith(u" | all families | westeurope | 1,200 | not told"_s), qPrintable(rows[0]));
    QVERIFY2(rows[1].endsWith(u" | Standard DSv3 Family vCPUs | uksouth | 8 | 2026-11-20"_s),
             qPrintable(rows[1]));
}

void RestrictionModelsTest::rejectionsNameAFewAndKeepTheRest()
{
    RejectionModel model;
    const QAbstractItemModelTester tester(&model, strict);
    QCOMPARE(boundaryFaults(model), QStringList());
    const Source table{u"Supported series"_s, u"2026-03-31"_s};
    model.setRejections(
        {{Rejection::Kind::Target, LifecycleStage::Training, {}, {u"HDInsight"_s}, u"Ended."_s, table},
         {Rejection::Kind::Series,
          LifecycleStage::Training,
          u"train"_s,
          {u"A"_s, u"B"_s, u"C"_s, u"D"_s},
          u"No GPU."_s,
          table}});
    QCOMPARE(boundaryFaults(model), QStringList());
    QCOMPARE(printed(model),
             (QStringList{
                 u"Training | HDInsight | Ended. | Supported series, 2026-03-31"_s,
                 u"VM series for train | 4 series: A, B, C... | No GPU. | Supported series, 2026-03-31"_s}));
    QCOMPARE(model.index(1, RejectionModel::WhatColumn).data(Qt::ToolTipRole).toString(),
             u"4 series: A, B, C, D"_s);
}

SLIPWAY_TEST(RestrictionModelsTest)
#include "tst_restrictionmodels.moc"
