// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/sampleevaluation.h"
#include "tests/support/testrun.h"

#include "model/items/comparemodel.h"

#include <QTest>

using namespace slipway;
using namespace slipway::test;
using namespace Qt::StringLiterals;

namespace {

using Mark = CompareModel::Mark;

/// The sample plan and a second one that costs so many cents less over the horizon.
std::vector<ComparedPlan> cheaperBy(std::int64_t cents)
{
    const Sample sample = makeSample({.blocker = false, .unpriced = false});
    std::vector<ComparedPlan> plans(2);
    for (ComparedPlan &each : plans) {
        each.plan = sample.plan;
        each.evaluation = sample.evaluation;
    }
    plans[1].name = plans[1].scenario = u"Other"_s;
    Comparison comparison
        = comparePlans(plans[0].plan, plans[0].evaluation, plans[1].plan, plans[1].evaluation);
    for (CostPair *pair : {&comparison.total, &comparison.averageMonth}) {
        pair->difference.known = Money(-cents, sample.evaluation.currency);
        pair->difference.bound = CostDifference::Bound::Exact;
    }
    plans[1].comparison = comparison;
    return plans;
}

Mark markOfTotal(const std::vector<ComparedPlan> &plans)
{
    CompareModel model;
    model.setPlans(plans);
    return model.index(1, 2).data(CompareModel::MarkRole).value<Mark>();
}

bool anyBetter(const std::vector<ComparedPlan> &plans)
{
    CompareModel model;
    model.setPlans(plans);
    for (int row = 0; row < model.rowCount(); ++row) {
        if (model.index(row, 2).data(CompareModel::MarkRole).value<Mark>() == Mark::Better)
            return true;
    }
    return false;
}

} // namespace

/// How plans side by side are marked.
class CompareModelTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void lessIsBetter()
    {
        const std::vector<ComparedPlan> plans = cheaperBy(100);
        QCOMPARE(markOfTotal(plans), Mark::Better);
    }

    /// 1,000.00 that only the second still pays when it is over: a row of its own, and no better for a cheaper month.
    void whatIsOwedAfterThePlanIsARow()
    {
        const auto rowOf = [](const CompareModel &model) {
            for (int row = 0; row < model.rowCount(); ++row) {
                if (model.index(row, 0).data().toString().startsWith(u"Owed after the plan"_s))
                    return row;
            }
            return -1;
        };
        std::vector<ComparedPlan> plans = cheaperBy(100);
        CompareModel model;
        model.setPlans(plans);
        QCOMPARE(rowOf(model), -1);
        plans[1].evaluation.owed = Total(Money(100'000, plans[1].evaluation.currency));
        plans[1].comparison
            = comparePlans(plans[0].plan, plans[0].evaluation, plans[1].plan, plans[1].evaluation);
        model.setLocale(QLocale::c());
        model.setPlans(plans);
        const int row = rowOf(model);
        QVERIFY(row > 0);
        QCOMPARE(model.index(row, 1).data().toString(), u"0.00"_s);
        QVERIFY(model.index(row, 2).data().toString().startsWith(u"1,000.00"_s));
        QCOMPARE(model.index(row, 2).data(CompareModel::MarkRole).value<Mark>(), Mark::Worse);
    }

    /// A run that does not fit costs nothing: that is no improvement.
    void whatCanNotBeDoneIsNoImprovement()
    {
        std::vector<ComparedPlan> plans = cheaperBy(100);
        Finding blocker;
        blocker.rule = u"training.fit"_s;
        blocker.severity = Severity::Blocker;
        blocker.title = u"It does not fit"_s;
        plans[1].evaluation.findings.push_back(blocker);
        QVERIFY(!anyBetter(plans));
        CompareModel model;
        model.setPlans(plans);
        QCOMPARE(model.index(1, 2).data(CompareModel::RemarkRole).toString(), u"1.00 less, but does not hold"_s);
    }

    void whatHasNoPriceIsNoImprovement()
    {
        std::vector<ComparedPlan> plans = cheaperBy(100);
        plans[1].evaluation.total = Total(plans[1].evaluation.total.known(), {u"a line"_s});
        QVERIFY(!anyBetter(plans));
    }
};

SLIPWAY_TEST(CompareModelTest)
#include "tst_comparemodel.moc"
