// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/model/evaluation/evaluationfixture.h"
#include "tests/support/testrun.h"

#include <QTest>

#include <algorithm>

using namespace slipway;
using namespace slipway::test;
using namespace Qt::StringLiterals;

namespace {

constexpr QLatin1StringView tooLarge("The amount is too large to compute with.");

/// Everything grows elevenfold a month for ten years, from the largest amount of data that a plan may hold.
Plan absurd(Plan plan)
{
    plan.months = 120;
    plan.growth.requestsPercent = plan.growth.dataPercent = plan.growth.peoplePercent = 1000;
    plan.data.sizeGiB = 1e9;
    return plan;
}

} // namespace

/// What no number of 64 bits can hold is told to be so, and not added up.
class AbsurdPlansTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void whatIsTooLargeHasNoPriceAndMakesTheTotalALowerBound_data();
    void whatIsTooLargeHasNoPriceAndMakesTheTotalALowerBound();
    void statedPricesMayBeTooLargeAsWell();
    void morePeopleThanCanBeCountedAreNoHonestTotal();
    void noFixAsksForMoreThanCanBeCounted();
};

void AbsurdPlansTest::whatIsTooLargeHasNoPriceAndMakesTheTotalALowerBound_data()
{
    QTest::addColumn<QString>("id");
    QTest::addColumn<QString>("currency");
    for (const TemplateInfo &info : templates().templates()) {
        for (const QString &currency : {u"USD"_s, u"JPY"_s, u"IDR"_s})
            QTest::addRow("%s, %s", qPrintable(info.id), qPrintable(currency)) << info.id << currency;
    }
}

void AbsurdPlansTest::whatIsTooLargeHasNoPriceAndMakesTheTotalALowerBound()
{
    QFETCH(QString, id);
    QFETCH(QString, currency);
    Plan plan = absurd(templatePlan(id));
    plan.currency = currency;
    const Evaluation evaluation = evaluated(plan);
    Money total(0, evaluation.currency);
    int large = 0;
    for (const CostLine &line : evaluation.lines) {
        for (const Money &amount : line.amounts)
            QVERIFY2(amount.minor() >= 0 && amount.minor() < Money::limit, qPrintable(line.id));
        const bool anyLarge
            = std::ranges::any_of(line.quantities, [](const Quantity &each) { return each.tooLarge(); });
        QVERIFY2(!anyLarge || !line.priced(), qPrintable(line.id));
        if (line.missing == tooLarge) {
            ++large;
            QVERIFY(line.total.isZero());
            QVERIFY(evaluation.unpriced.contains(line.name));
        }
        total += line.total;
    }
    QVERIFY(large > 0);
    QVERIFY(!evaluation.complete);
    QCOMPARE(evaluation.total, total);
    QVERIFY(!evaluation.total.isAtEnd());
    QVERIFY(findingsOf(evaluation, u"price.missing"_s).size() >= static_cast<std::size_t>(large));
}

void AbsurdPlansTest::statedPricesMayBeTooLargeAsWell()
{
    Plan plan;
    plan.start = YearMonth(2027, 1);
    Compute compute;
    compute.id = u"own"_s;
    compute.target = u"databricks"_s;
    compute.ownerPrice = u"900000000"_s;
    plan.computes = {compute};
    Workload job;
    job.id = u"job"_s;
    TrainingJob detail;
    detail.compute = compute.id;
    detail.work.measuredHours = 700;
    detail.runsPerMonth = 1e6;
    job.detail = detail;
    plan.workloads = {job};
    const Evaluation evaluation = evaluated(plan);
    const auto large = std::ranges::find(evaluation.lines, QString(tooLarge), &CostLine::missing);
    QVERIFY(large != evaluation.lines.end());
    QVERIFY(!large->priced() && large->total.isZero() && !evaluation.complete);
}

void AbsurdPlansTest::morePeopleThanCanBeCountedAreNoHonestTotal()
{
    Plan plan = templatePlan(u"proof-of-concept"_s);
    plan.months = 120;
    plan.growth.peoplePercent = 1000;
    const Evaluation evaluation = evaluated(plan);
    QVERIFY(!evaluation.complete);
    const auto large = std::ranges::find(evaluation.lines, QString(tooLarge), &CostLine::missing);
    QVERIFY(large != evaluation.lines.end());
    QCOMPARE(large->stage, CostStage::Experimentation);
}

void AbsurdPlansTest::noFixAsksForMoreThanCanBeCounted()
{
    for (const TemplateInfo &info : templates().templates()) {
        const Evaluation evaluation = evaluated(absurd(templatePlan(info.id)));
        for (const Finding &finding : evaluation.findings) {
            for (const PlanEdit::Change &change : finding.fix ? finding.fix->changes : PlanEdit().changes)
                QVERIFY2(!change.value.startsWith(u'-') && change.value.toDouble() < 1e6,
                         qPrintable(finding.rule));
        }
    }
}

SLIPWAY_TEST(AbsurdPlansTest)
#include "tst_absurdplans.moc"
