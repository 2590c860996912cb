// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/model/evaluation/evaluationfixture.h"
#include "tests/support/testrun.h"

#include <QRegularExpression>
#include <QTest>

#include <algorithm>

using namespace slipway;
using namespace slipway::test;
using namespace Qt::StringLiterals;

namespace {

constexpr QLatin1StringView tooLarge("The amount is too large to compute with");

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
    void aMonthThatIsTooLargeLeavesTheOthersPriced();
    void aPriceTooSmallToComputeWithIsNone();
    void noFixAsksForMoreThanCanBeCounted();
    void nobodyReadsDozensOfDigits();
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
        QVERIFY2(!anyLarge || !line.whole(), qPrintable(line.id));
        if (line.missing.startsWith(tooLarge)) {
            ++large;
            QVERIFY(line.total.isZero() || line.priced());
            QVERIFY(evaluation.total.missing().contains(line.name));
        }
        total += line.total;
    }
    QVERIFY(large > 0);
    QVERIFY(!evaluation.total.isComplete());
    QCOMPARE(evaluation.total.known(), total);
    QVERIFY(!evaluation.total.known().isAtEnd());
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
    const auto large = std::ranges::find(evaluation.lines, QString(tooLarge + u'.'), &CostLine::missing);
    QVERIFY(large != evaluation.lines.end());
    QVERIFY(!large->priced() && large->total.isZero() && !evaluation.total.isComplete());
}

void AbsurdPlansTest::morePeopleThanCanBeCountedAreNoHonestTotal()
{
    Plan plan = templatePlan(u"proof-of-concept"_s);
    plan.months = 120;
    plan.growth.peoplePercent = 1000;
    const Evaluation evaluation = evaluated(plan);
    QVERIFY(!evaluation.total.isComplete());
    const auto large = std::ranges::find_if(
        evaluation.lines, [](const CostLine &line) { return line.missing.startsWith(tooLarge); });
    QVERIFY(large != evaluation.lines.end());
    QCOMPARE(large->stage, CostStage::Experimentation);
}

void AbsurdPlansTest::aMonthThatIsTooLargeLeavesTheOthersPriced()
{
    // Two people who double every month: 2^20 in month 19, more than are counted. Until then 2 + 4 + ... + 2^19 = 2^20 - 2 machine-months.
    Plan plan;
    plan.region = u"westeurope"_s;
    plan.start = YearMonth(2027, 1);
    plan.months = 24;
    plan.growth.peoplePercent = 100;
    Compute desks;
    desks.id = u"desks"_s;
    desks.target = u"compute_instance"_s;
    desks.size = u"Standard_D2s_v3"_s;
    desks.instances = 2;
    plan.computes = {desks};
    Workload explore;
    explore.id = u"explore"_s;
    Experimentation team;
    team.compute = desks.id;
    team.people = 2;
    explore.detail = team;
    plan.workloads = {explore};
    const Evaluation evaluation = evaluated(plan);
    QVERIFY(!evaluation.total.isComplete());
    const auto line = std::ranges::find(evaluation.lines, u"compute/desks/instances"_s, &CostLine::id);
    QVERIFY(line != evaluation.lines.end());
    QVERIFY(line->priced() && !line->whole());
    QCOMPARE(line->missing, u"The amount is too large to compute with in 5 of 24 months."_s);
    QCOMPARE(line->total.minor(), ((1LL << 20) - 2) * 730 * 12);
    for (std::size_t m = 0; m < 24; ++m)
        QCOMPARE(line->pricedIn(m), m < 19);
    QVERIFY(!findingsOf(evaluation, u"price.missing"_s).empty());
    QVERIFY(!findingsOf(evaluation, u"plan.growth"_s).empty());
    for (const CostLine &each : evaluation.lines) {
        QVERIFY2(!each.formula.contains(u"inf"_s), qPrintable(each.formula));
        QVERIFY2(each.formula.size() < 200, qPrintable(each.formula));
    }
}

void AbsurdPlansTest::aPriceTooSmallToComputeWithIsNone()
{
    QVERIFY(!Rate::fromDecimal(u"1e-40").has_value());
    QVERIFY(!Rate::fromDecimal(u"0.00000000001").has_value());
    QCOMPARE(Rate::fromDecimal(u"0.0000000001")->raw(), 1);
    QCOMPARE(Rate::fromDecimal(u"0.00")->raw(), 0);
    QCOMPARE(Rate::fromDecimal(u"0e5")->raw(), 0);
}

void AbsurdPlansTest::noFixAsksForMoreThanCanBeCounted()
{
    for (const TemplateInfo &info : templates().templates()) {
        const Evaluation evaluation = evaluated(absurd(templatePlan(info.id)));
        for (const Finding &finding : evaluation.findings) {
            for (const PlanEdit::Change &change : finding.fix ? finding.fix->changes : PlanEdit().changes) {
                const int *number = std::get_if<int>(&change.value);
                QVERIFY2(!number || (*number >= 0 && *number < 1'000'000), qPrintable(finding.rule));
            }
        }
    }
}

void AbsurdPlansTest::nobodyReadsDozensOfDigits()
{
    const QRegularExpression unreadable(u"[0-9]{17}|e\\+(1[6-9]|[2-9][0-9]|[0-9]{3})|\\b(inf|nan)\\b"_s);
    for (const TemplateInfo &info : templates().templates()) {
        const Evaluation evaluation = evaluated(absurd(templatePlan(info.id)));
        QStringList said;
        for (const Finding &finding : evaluation.findings)
            said << finding.title << finding.detail << (finding.fix ? finding.fix->label : QString());
        for (const CostLine &line : evaluation.lines)
            said << line.name << line.formula << line.note << line.missing;
        for (const TargetVerdict &verdict : evaluation.verdicts)
            said << verdict.reasons;
        for (const QString &text : said)
            QVERIFY2(!unreadable.match(text).hasMatch(), qPrintable(info.id + u": "_s + text));
    }
}

SLIPWAY_TEST(AbsurdPlansTest)
#include "tst_absurdplans.moc"
