// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/base/format.h"
#include "model/evaluation/linewords.h"
#include "model/plan/planjson.h"
#include "model/plan/plannedpurchase.h"
#include "tests/model/evaluation/evaluationfixture.h"
#include "tests/support/testrun.h"

#include <QTest>

#include <algorithm>
#include <functional>

using namespace slipway;
using namespace slipway::test;
using namespace Qt::StringLiterals;

using Change = std::function<void(Plan &, Commitment &)>;
Q_DECLARE_METATYPE(Change)

namespace {

/// Two instances of an endpoint for 12 months from January 2027 on, all the time; one of them reserved for these.
Plan servingPlan()
{
    Plan plan = templatePlan(u"vision-realtime"_s);
    std::erase_if(plan.workloads, [](const Workload &each) { return each.id != u"serve"_s; });
    plan.start = YearMonth(2027, 1);
    plan.months = 12;
    plan.workloads[0].startMonth = 0;
    auto &endpoint = std::get<RealtimeEndpoint>(plan.workloads[0].detail);
    endpoint.rollout.perMonth = 0; // else both versions run side by side
    Deployment &deployment = endpoint.deployments[0];
    deployment.sizing = InstanceSizing::Fixed;
    deployment.instances = 2;
    Commitment reserved;
    reserved.size = plan.compute(u"serve")->size;
    reserved.start = plan.start;
    plan.commitments = {reserved};
    return plan;
}

} // namespace

/// Whatever a commitment says takes effect, is refused, or is a finding that says what to change.
class CommitmentsTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void aTermOfAComputeIsJudgedAsAPurchaseIs();
    void onlyTermsAreCommitments_data();
    void onlyTermsAreCommitments();
    void whatHasNoEffectIsFound_data();
    void whatHasNoEffectIsFound();
    void useIsToldInTheOrderOfThePlan();
    void linesOfTheSameNameAreToldApart();
    void whatToBuySaysThatItDoesNotPay();
    void aTermThatHasBegunCanBeToldAsBought();
    void whatCostsMoreThanItSavesIsFound();
    void eachMachineIsJudgedByItself();
    void anAmountOfNothingIsOneFinding();
    void whatIsCoveredInWholeStaysOnTheBill();
    void whatIsCoveredIsToldByCommitment();
    void aTermOfAComputeTellsWhatOfItIsUsed();
    void whatIsOwnedIsNotToBeApproved_data();
    void whatIsOwnedIsNotToBeApproved();
    void aSavingsPlanTakesNothingOffHoweverItIsTyped();
    void whatWasPaidIsPriceOfNoLaterDay();
    void aPriceOfALaterDayIsAnEstimate();
};

/// By when they begin, then by where they are, then by their place: a reader of a bill has nothing but their names.
void CommitmentsTest::linesOfTheSameNameAreToldApart()
{
    Plan plan = servingPlan();
    const Commitment first = plan.commitments[0];
    Commitment later = first;
    later.start = YearMonth(2027, 2);
    Commitment elsewhere = first;
    elsewhere.region = u"northeurope"_s;
    Commitment other = first;
    other.units = 3;
    const auto names = [&plan] {
        const std::vector<CostLine> lines = evaluated(plan).lines;
        QStringList told;
        for (std::size_t i = 0; i < plan.commitments.size(); ++i)
            told << std::ranges::find(lines, u"commitment/%1"_s.arg(i), &CostLine::id)->name;
        return told;
    };
    const QString year = u"1 x NC4as T4 v3, 1-year reservation"_s;
    QVERIFY2(names() == QStringList{year}, qPrintable(names().join(u'\n')));
    plan.commitments = {first, other};
    QCOMPARE(names(), QStringList({year, u"3 x NC4as T4 v3, 1-year reservation"_s}));
    plan.commitments = {first, later};
    QCOMPARE(names(), QStringList({year + u" from Jan 2027"_s, year + u" from Feb 2027"_s}));
    plan.commitments = {first, later, elsewhere};
    QCOMPARE(names(),
             QStringList({year + u" from Jan 2027, West Europe"_s, year + u" from Feb 2027"_s,
                          year + u" from Jan 2027, North Europe"_s}));
    plan.commitments = {first, first};
    QCOMPARE(names(),
             QStringList(
                 {year + u" from Jan 2027, West Europe (1)"_s, year + u" from Jan 2027, West Europe (2)"_s}));
}

/// The calendar asks to buy what is planned: who reads nothing else would buy what covers nothing.
void CommitmentsTest::whatToBuySaysThatItDoesNotPay()
{
    Plan plan = servingPlan();
    Commitment idle = plan.commitments[0];
    idle.size = u"Standard_D4s_v3"_s;
    plan.commitments.push_back(idle);
    QStringList told;
    for (const CalendarEntry &entry : evaluated(plan).calendar) {
        if (entry.kind == CalendarEntry::Kind::Commitment && entry.title.startsWith(u"Buy "_s))
            told << entry.title;
    }
    told.sort();
    QCOMPARE(told,
             QStringList({u"Buy 1 x D4s v3 in West Europe, 1-year reservation (does not pay as planned)"_s,
                          u"Buy 1 x NC4as T4 v3 in West Europe, 1-year reservation"_s}));
}

void CommitmentsTest::onlyTermsAreCommitments_data()
{
    QTest::addColumn<QByteArray>("type");
    QTest::addColumn<bool>("taken");
    for (const char *type : {"res1y", "res3y", "res5y", "sp1y", "sp3y"})
        QTest::newRow(type) << QByteArray(type) << true;
    for (const char *type : {"payg", "spot", "low_priority", "reservation"})
        QTest::newRow(type) << QByteArray(type) << false;
}

void CommitmentsTest::onlyTermsAreCommitments()
{
    QFETCH(QByteArray, type);
    QFETCH(bool, taken);
    const QByteArray json = R"({"schema":"slipway.plan","version":1,"name":"x","start":"2027-01","commitments":[{"size":"Standard_D4s_v5","type":")"
        + type + R"("}]})";
    const auto read = readPlan(json);
    QCOMPARE(read.ok(), taken);
    if (!taken) {
        QCOMPARE(read.error().where, u"/commitments/0/type"_s);
        QVERIFY2(read.error().message.contains(u"must be res1y, res3y, res5y, sp1y or sp3y"_s), qPrintable(read.error().message));
    }
}

void CommitmentsTest::whatHasNoEffectIsFound_data()
{
    QTest::addColumn<Change>("change");
    QTest::addColumn<QString>("rule"); ///< none: silent
    QTest::addColumn<QString>("field");
    QTest::addColumn<QString>("says");
    const auto row = [](const char *name, const Change &change, const QString &rule = {}, const QString &field = {},
                        const QString &says = {}) { QTest::newRow(name) << change << rule << field << says; };
    const QString form = u"commitment.form"_s;
    const QString use = u"commitment.use"_s;
    const HourlyAmount two{u"2"_s, u"USD"_s, {}};
    const auto byAmount = [two](Commitment &each) {
        each = {};
        each.start = YearMonth(2027, 1);
        each.type = PriceType::SavingsPlan1Year;
        each.hourly = two;
    };
    row("as many as run", [](Plan &, Commitment &each) { each.units = 2; });
    row("a savings plan by machine", [](Plan &, Commitment &each) { each.type = PriceType::SavingsPlan3Years; });
    row("a savings plan by amount", [byAmount](Plan &, Commitment &each) { byAmount(each); });
    row("an amount of a reservation", [two](Plan &, Commitment &each) { each.hourly = two; }, form, u"hourly"_s,
        u"2 USD an hour"_s);
    row("machines of an amount",
        [byAmount](Plan &, Commitment &each) {
            byAmount(each);
            each.units = 3;
        },
        form, u"units"_s, u"3 x a size that is to be chosen"_s);
    row("a size of an amount",
        [byAmount](Plan &, Commitment &each) {
            const QString size = each.size;
            byAmount(each);
            each.size = size;
        },
        form, u"size"_s, u"whatever its size"_s);
    row("no machines", [](Plan &, Commitment &each) { each.units = 0; }, form, u"units"_s, u"0 machines"_s);
    row("no amount",
        [byAmount](Plan &, Commitment &each) {
            byAmount(each);
            each.hourly->amount = u"0"_s;
        },
        form, u"hourly"_s, u"takes no amount"_s);
    row("no size", [](Plan &, Commitment &each) { each.size.clear(); }, form, u"size"_s, u"choose its size"_s);
    row("another size", [](Plan &, Commitment &each) { each.size = u"Standard_F72s_v2"_s; }, use, u"size"_s,
        u"No compute in use has machines of F72s v2, or of its family"_s);
    row("a region nobody knows", [](Plan &, Commitment &each) { each.region = u"West Europe"_s; }, use, u"size"_s,
        u"The catalog has no region \"West Europe\""_s);
    row("work of one month in twelve", [](Plan &plan, Commitment &) { plan.workloads[0].startMonth = 11; }, use, u"units"_s,
        u"8 % of its own hours"_s);
    row("another region", [](Plan &, Commitment &each) { each.region = u"japaneast"_s; }, use, u"size"_s, u"Japan East"_s);
    row("work that is switched off", [](Plan &plan, Commitment &) { plan.workloads[0].enabled = false; }, use,
        u"size"_s, u"No compute in use"_s);
    row("paid otherwise",
        [](Plan &plan, Commitment &) { plan.compute(u"serve")->priceType = PriceType::Reservation3Years; }, use,
        u"start"_s, u"serve pays otherwise"_s);
    row("over before the work",
        [](Plan &plan, Commitment &each) {
            plan.workloads[0].startMonth = 6;
            each.start = YearMonth(2026, 3);
        },
        use, u"start"_s, u"In no month of its term, Mar 2026 to Feb 2027, does serve run"_s);
    row("more than run", [](Plan &, Commitment &each) { each.units = 5; }, use, u"units"_s,
        u"At the most 2 of 5 are in use"_s);
    row("covered by another",
        [](Plan &plan, Commitment &each) {
            each.units = 2;
            const Commitment same = each;
            plan.commitments.push_back(same);
        },
        use, u"start"_s, u"covered by other commitments"_s);
    row("over before the plan", [](Plan &, Commitment &each) { each.start = YearMonth(2026, 1); }, use, u"start"_s,
        u"from Jan 2026 to Dec 2026, the plan from Jan 2027 to Dec 2027"_s);
    row("after the plan", [](Plan &, Commitment &each) { each.start = YearMonth(2028, 1); }, use, u"start"_s,
        u"outside"_s);
    row("planned for a month gone by",
        [](Plan &, Commitment &each) {
            each.note = noteOfPlanned() + u", ask Eve"_s;
            each.start = YearMonth(2026, 10);
        },
        u"commitment.planned"_s, u"note"_s, u"began in Oct 2026"_s);
    row("planned for a month to come", [](Plan &, Commitment &each) { each.note = noteOfPlanned(); });
}

void CommitmentsTest::whatHasNoEffectIsFound()
{
    QFETCH(Change, change);
    QFETCH(QString, rule);
    QFETCH(QString, field);
    QFETCH(QString, says);
    Plan plan = servingPlan();
    change(plan, plan.commitments[0]);
    std::vector<Finding> found = evaluated(plan).findings;
    // What it leaves to pay is another matter.
    std::erase_if(found, [](const Finding &each) {
        return !each.rule.startsWith(u"commitment."_s) || each.rule == u"commitment.owed"_s
            || each.rule == u"commitment.price"_s || each.rule == u"commitment.paid"_s;
    });
    QCOMPARE(found.size(), rule.isEmpty() ? 0U : 1U);
    if (rule.isEmpty())
        return;
    QCOMPARE(found[0].rule, rule);
    QCOMPARE(found[0].field.section(u'/', 3), field);
    const QString words = found[0].title + u". "_s + found[0].detail;
    QVERIFY2(words.contains(says), qPrintable(words));
}

void CommitmentsTest::useIsToldInTheOrderOfThePlan()
{
    // Two run all the time: the first commitment has its one, of the second's three one is left.
    Plan plan = servingPlan();
    plan.commitments.push_back(plan.commitments[0]);
    plan.commitments[1].units = 3;
    const std::vector<Finding> found = findingsOf(evaluated(plan), u"commitment.use"_s);
    QCOMPARE(found.size(), 1U);
    QCOMPARE(found[0].field, u"/commitments/1/units"_s);
    QVERIFY2(found[0].detail.contains(u"At the most 1 of 3"_s), qPrintable(found[0].detail));
    // To buy as many as run is a change that can be made.
    const Result<Plan> fewer = applied(found[0].fix.value(), plan);
    QVERIFY(fewer.ok());
    QCOMPARE(fewer->commitments[1].units, 1);
    QVERIFY(findingsOf(evaluated(*fewer), u"commitment.use"_s).empty());
}

namespace {

double hourly(const Plan &plan, PriceType type)
{
    const Compute &compute = *plan.compute(u"serve"_s);
    return prices().vm(*catalog().findSize(compute.size), *catalog().findRegion(plan.region), type)->hourly.usd();
}

const CostLine &lineOf(const Evaluation &evaluation, const QString &id)
{
    return *std::ranges::find(evaluation.lines, id, &CostLine::id);
}

double sumOf(const std::vector<Quantity> &quantities)
{
    double sum = 0;
    for (const Quantity each : quantities)
        sum += each.units();
    return sum;
}

} // namespace

/// Two machines are reserved for a year and run its second half: by hand they take over 2 x 6 x 730 h at pay-as-you-go and bill 2 x 12 x 730 h of the
/// term, which is more where an hour of it costs more than half. Each of two entries of one machine is told.
void CommitmentsTest::whatCostsMoreThanItSavesIsFound()
{
    Plan plan = servingPlan();
    plan.workloads[0].startMonth = 6;
    const double term = hourly(plan, PriceType::Reservation1Year);
    const double asItGoes = hourly(plan, PriceType::PayAsYouGo);
    QVERIFY(term > asItGoes / 2 && term < asItGoes);
    plan.commitments[0].units = 2;
    std::vector<Finding> found = findingsOf(evaluated(plan), u"commitment.use"_s);
    QCOMPARE(found.size(), 1U);
    QVERIFY2(found[0].title.startsWith(u"A commitment costs more than it saves"_s), qPrintable(found[0].title));
    for (const double amount : {2 * 12 * 730 * term, 2 * 6 * 730 * asItGoes}) {
        const QString whole = QLocale(QLocale::English).toString(static_cast<qlonglong>(amount));
        QVERIFY2(found[0].detail.contains(whole), qPrintable(whole + u": "_s + found[0].detail));
    }
    // It is yet to be bought: without it the plan costs what it bills more than it takes over.
    const Evaluation with = evaluated(plan);
    const Result<Plan> without = applied(found[0].fix.value(), plan);
    QVERIFY(without.ok() && without->commitments.empty());
    const double saved = with.total.less(evaluated(*without).total)->known().toDouble();
    QVERIFY(std::abs(saved - (2 * 12 * 730 * term - 2 * 6 * 730 * asItGoes)) < 1);
    // What is bought is owed, and no change of the plan undoes it.
    Plan owed = plan;
    owed.commitments[0].start = YearMonth::of(asOf);
    const std::vector<Finding> ofOwed = findingsOf(evaluated(owed), u"commitment.use"_s);
    QCOMPARE(ofOwed.size(), 1U);
    QVERIFY(!ofOwed[0].fix);
    QVERIFY2(ofOwed[0].detail.contains(u"It is bought, and billed to its end"_s),
             qPrintable(ofOwed[0].detail));
    plan.commitments[0].units = 1;
    plan.commitments.push_back(plan.commitments[0]);
    found = findingsOf(evaluated(plan), u"commitment.use"_s);
    QCOMPARE(found.size(), 2U);
    QCOMPARE(found[0].field, u"/commitments/0/units"_s);
    QCOMPARE(found[1].field, u"/commitments/1/units"_s);
    // Nine months of twelve are 75 % of the hours.
    QVERIFY(term < 0.75 * asItGoes);
    plan.workloads[0].startMonth = 3;
    QVERIFY(findingsOf(evaluated(plan), u"commitment.use"_s).empty());
}

/// As the price of the endpoint and as commitments the same two machines of a year that has begun bill the same, and are owed the same.
void CommitmentsTest::aTermThatHasBegunCanBeToldAsBought()
{
    Plan plan = servingPlan();
    plan.commitments.clear();
    plan.start = YearMonth::of(asOf).plusMonths(-2);
    plan.compute(u"serve"_s)->priceType = PriceType::Reservation1Year;
    const Evaluation before = evaluated(plan);
    const std::vector<Finding> found = findingsOf(before, u"commitment.price"_s);
    QCOMPARE(found.size(), 1U);
    const Result<Plan> told = applied(found[0].fix.value(), plan);
    QVERIFY2(told.ok(), told.ok() ? "" : qPrintable(told.error().message));
    QCOMPARE(told->compute(u"serve"_s)->priceType, PriceType::PayAsYouGo);
    QCOMPARE(told->commitments.size(), 1U);
    QCOMPARE(told->commitments[0].units, 2);
    QCOMPARE(told->commitments[0].start, plan.start);
    QVERIFY(told->commitments[0].note.isEmpty());
    const Evaluation after = evaluated(*told);
    QCOMPARE(after.total, before.total);
    QCOMPARE(after.owed, before.owed);
    // A second year, of which the first month is to come, is yet to be bought.
    plan.months = 24;
    const Result<Plan> renewed
        = applied(findingsOf(evaluated(plan), u"commitment.price"_s).at(0).fix.value(), plan);
    QVERIFY(renewed.ok());
    QCOMPARE(renewed->commitments.size(), 2U);
    QVERIFY(!isYetToBuy(renewed->commitments[0], asOf));
    QVERIFY(isNotedAsPlanned(renewed->commitments[1]));
    QCOMPARE(renewed->commitments[1].start, plan.start.plusMonths(12));
    QCOMPARE(evaluated(*renewed).total, evaluated(plan).total);
}

/// One machine runs all year and a second for two months: together the two are used for 58 % of their hours, and the second for 17 %.
void CommitmentsTest::eachMachineIsJudgedByItself()
{
    Plan plan = servingPlan();
    std::get<RealtimeEndpoint>(plan.workloads[0].detail).deployments[0].instances = 1;
    plan.workloads.push_back(plan.workloads[0]);
    plan.workloads[1].id = u"later"_s;
    plan.workloads[1].startMonth = 10;
    plan.commitments[0].units = 2;
    const std::vector<Finding> found = findingsOf(evaluated(plan), u"commitment.use"_s);
    QCOMPARE(found.size(), 1U);
    QVERIFY2(found[0].detail.contains(u"1 of its 2 machines"_s), qPrintable(found[0].detail));
}

void CommitmentsTest::anAmountOfNothingIsOneFinding()
{
    Plan plan = servingPlan();
    plan.commitments[0] = {};
    plan.commitments[0].start = plan.start;
    plan.commitments[0].type = PriceType::SavingsPlan1Year;
    plan.commitments[0].hourly = HourlyAmount{u"0"_s, u"USD"_s, {}};
    const std::vector<Finding> found = evaluated(plan).findings;
    QCOMPARE(std::ranges::count_if(found, [](const Finding &each) { return each.field.startsWith(u"/commitments/0"_s); }), 1);
}

/// Two machines run all the time and two are reserved: 2 x 730 h of each month are covered, nothing is left to pay, and the work is still there to
/// see.
void CommitmentsTest::whatIsCoveredInWholeStaysOnTheBill()
{
    Plan plan = servingPlan();
    plan.commitments[0].units = 2;
    const Evaluation evaluation = evaluated(plan);
    const CostLine &line = lineOf(evaluation, u"endpoint/serve/blue"_s);
    QVERIFY(line.total.isZero() && line.whole() && line.hasAmount());
    QCOMPARE(line.totalQuantity, Quantity());
    QCOMPARE(line.covered.size(), 1U);
    QCOMPARE(line.covered[0].commitment, 0U);
    QCOMPARE(sumOf(line.covered[0].quantities), 2 * 12 * 730.0);
    const QString note = noteOf(line, evaluation.lines);
    QVERIFY2(note.contains(u"covered by 2 x "_s) && note.contains(u"17,520 instance-hours"_s), qPrintable(note));
    // Of a month its own: 2 x 730 h. What is said of the price is no place for it.
    const QString month = noteIn(line, evaluation.lines, 3);
    QVERIFY2(month.contains(u"covered by 2 x "_s) && month.contains(u"1,460 instance-hours"_s), qPrintable(month));
    QVERIFY2(!line.note.contains(u"covered"_s), qPrintable(line.note));
    QVERIFY(lineOf(evaluation, u"commitment/0"_s).used == lineOf(evaluation, u"commitment/0"_s).quantities);
    // What nothing is paid for needs no price.
    QVERIFY(evaluation.total.isComplete());
}

/// Three entries of one machine for two machines: the first two are used, and the third is not.
void CommitmentsTest::whatIsCoveredIsToldByCommitment()
{
    Plan plan = servingPlan();
    plan.commitments.assign(3, plan.commitments[0]);
    plan.commitments[1].start = YearMonth(2027, 7);
    const Evaluation evaluation = evaluated(plan);
    const CostLine &line = lineOf(evaluation, u"endpoint/serve/blue"_s);
    // Until June the first and the third have one each; from July on the first and the second.
    QCOMPARE(line.covered.size(), 3U);
    QCOMPARE(sumOf(line.covered[0].quantities), 12 * 730.0);
    QCOMPARE(sumOf(line.covered[1].quantities), 6 * 730.0);
    QCOMPARE(sumOf(line.covered[2].quantities), 6 * 730.0);
    for (int i = 0; i < 3; ++i)
        QCOMPARE(sumOf(lineOf(evaluation, u"commitment/%1"_s.arg(i)).used), sumOf(line.covered[std::size_t(i)].ownHours));
}

/// Four are paid for a year and two run: half of the hours are used.
void CommitmentsTest::aTermOfAComputeTellsWhatOfItIsUsed()
{
    Plan plan = servingPlan();
    plan.commitments.clear();
    plan.compute(u"serve"_s)->priceType = PriceType::Reservation1Year;
    Deployment &deployment = std::get<RealtimeEndpoint>(plan.workloads[0].detail).deployments[0];
    deployment.sizing = InstanceSizing::Autoscale;
    deployment.minInstances = 1;
    deployment.maxInstances = 4;
    const Evaluation evaluation = evaluated(plan);
    const CostLine &line = lineOf(evaluation, u"endpoint/serve/blue"_s);
    plan.compute(u"serve"_s)->priceType = PriceType::PayAsYouGo;
    const Evaluation running = evaluated(plan);
    QVERIFY(line.totalQuantity > lineOf(running, u"endpoint/serve/blue"_s).totalQuantity);
    QVERIFY(line.used == lineOf(running, u"endpoint/serve/blue"_s).quantities);
}

/// Judged on 2026-11-20, a plan of 12 months from October 2026 on: what began by November is bought, and owed with and without the plan.
void CommitmentsTest::whatIsOwnedIsNotToBeApproved_data()
{
    QTest::addColumn<int>("begins"); // months after October
    QTest::addColumn<QString>("note");
    QTest::addColumn<bool>("isAsked");
    QTest::newRow("long ago") << -9 << QString() << false;
    QTest::newRow("this month") << 1 << QString() << false;
    QTest::newRow("next month") << 2 << QString() << true;
    QTest::newRow("this month, noted as planned") << 1 << noteOfPlanned() << true;
}

void CommitmentsTest::whatIsOwnedIsNotToBeApproved()
{
    QFETCH(int, begins);
    QFETCH(QString, note);
    QFETCH(bool, isAsked);
    Plan plan = servingPlan();
    plan.start = YearMonth(2026, 10);
    plan.commitments[0].type = PriceType::Reservation3Years;
    plan.commitments[0].start = plan.start.plusMonths(begins);
    plan.commitments[0].note = note;
    const Evaluation evaluation = evaluated(plan);
    QVERIFY(!evaluation.owed.isZero());
    const std::vector<Finding> owed = findingsOf(evaluation, u"commitment.owed"_s);
    QCOMPARE(owed.size(), std::size_t(1));
    QCOMPARE(owed[0].severity, isAsked ? Severity::Approval : Severity::Advice);
    QVERIFY2(owed[0].title.contains(formatTotal(evaluation.owed, QLocale::c())), qPrintable(owed[0].title));
    const auto told = [&](QStringView words) {
        return std::ranges::any_of(evaluation.calendar,
                                   [&](const CalendarEntry &each) { return each.title.contains(words); });
    };
    QCOMPARE(told(u"is owed after the plan ends"), isAsked);
    QCOMPARE(told(u"Buy 1 x"), isAsked);
}

/// Two machines by a savings plan of a year, of 12 months from January 2027 on: by machines at the price of the size, by amount at twice that, or as the
/// price of the two. All bill 12 x 730 h x twice the price, besides all hours of the machines, and are told the same.
void CommitmentsTest::aSavingsPlanTakesNothingOffHoweverItIsTyped()
{
    Plan plan = servingPlan();
    const double inPlan = hourly(plan, PriceType::SavingsPlan1Year);
    Plan none = plan;
    none.commitments.clear();
    Plan byMachines = plan;
    byMachines.commitments[0].type = PriceType::SavingsPlan1Year;
    byMachines.commitments[0].units = 2;
    Plan byAmount = none;
    Commitment amount;
    amount.type = PriceType::SavingsPlan1Year;
    amount.hourly = HourlyAmount{QString::number(2 * inPlan, 'f', 10), u"USD"_s, {}};
    amount.start = plan.start;
    byAmount.commitments = {amount};
    const double without = evaluated(none).total.known().toDouble();
    Plan byPrice = none;
    byPrice.compute(u"serve"_s)->priceType = PriceType::SavingsPlan1Year;
    const Evaluation priced = evaluated(byPrice);
    QCOMPARE(priced.total.known().toDecimal(), evaluated(byMachines).total.known().toDecimal());
    const CostLine &term = lineOf(priced, u"endpoint/serve/blue/term"_s);
    QCOMPARE(term.totalQuantity.units(), 2 * 8760.0);
    QVERIFY2(term.formula.contains(u"Unconfirmed for Azure Machine Learning"_s), qPrintable(term.formula));
    QCOMPARE(lineOf(priced, u"endpoint/serve/blue"_s).total,
             lineOf(evaluated(none), u"endpoint/serve/blue"_s).total);
    const std::vector<Finding> unconfirmed = findingsOf(priced, u"price.savings_plan"_s);
    QCOMPARE(unconfirmed.size(), 1U);
    QVERIFY2(unconfirmed[0].detail.contains(u"paid for besides"_s), qPrintable(unconfirmed[0].detail));
    // A reservation takes hours over either way.
    Plan reserved = byPrice;
    reserved.commitments = plan.commitments;
    QVERIFY(!lineOf(evaluated(reserved), u"endpoint/serve/blue"_s).covered.empty());
    for (const Plan *each : {&byMachines, &byAmount}) {
        const Evaluation evaluation = evaluated(*each);
        QVERIFY(std::abs(evaluation.total.known().toDouble() - without - 2 * 12 * 730 * inPlan) < 0.07);
        QVERIFY(lineOf(evaluation, u"endpoint/serve/blue"_s).covered.empty());
        const std::vector<Finding> found = findingsOf(evaluation, u"price.savings_plan"_s);
        QCOMPARE(found.size(), 1U);
        QVERIFY2(found[0].title.contains(u"takes nothing off"_s), qPrintable(found[0].title));
        QVERIFY(findingsOf(evaluation, u"commitment.use"_s).empty());
        const CostLine &line = lineOf(evaluation, u"commitment/0"_s);
        QVERIFY2(line.formula.contains(u"Unconfirmed for Azure Machine Learning"_s),
                 qPrintable(line.formula));
    }
}

/// 990.85 for a year of one machine is 990.85 / 8,760 an hour, and 990.85 / 12 = 82.57 a month, whatever is listed or taken off now.
void CommitmentsTest::whatWasPaidIsPriceOfNoLaterDay()
{
    Plan plan = servingPlan();
    plan.commitments[0].start = YearMonth(2026, 6);
    plan.commitments[0].units = 2;
    plan.commitments[0].paid = TermAmount{u"990.85"_s, u"USD"_s, {}};
    for (const double discount : {0.0, 15.0}) {
        plan.discountPercent = discount;
        const CostLine line = lineOf(evaluated(plan), u"commitment/0"_s);
        // From January to May: five of its months.
        QVERIFY(std::abs(line.total.toDouble() - 5 * 2 * 990.85 / 12) < 0.03);
        QVERIFY(!line.estimated);
        QVERIFY2(line.note.contains(u"990.85"_s), qPrintable(line.note));
        QVERIFY(findingsOf(evaluated(plan), u"commitment.paid"_s).empty());
    }
    // In another currency at the factor of the plan.
    plan.currency = u"EUR"_s;
    plan.commitments[0].paid = TermAmount{u"900"_s, u"EUR"_s, {}};
    QVERIFY(std::abs(lineOf(evaluated(plan), u"commitment/0"_s).total.toDouble() - 5 * 2 * 900.0 / 12)
            < 0.03);
    plan.commitments[0].paid = TermAmount{u"900"_s, u"XXX"_s, {}};
    QVERIFY(!evaluated(plan).total.isComplete());
}

/// The book has the newest price alone: what began before it was bought at another, which nobody tells.
void CommitmentsTest::aPriceOfALaterDayIsAnEstimate()
{
    Plan plan = servingPlan();
    plan.commitments[0].type = PriceType::Reservation3Years;
    plan.commitments[0].start = YearMonth(2025, 3);
    Evaluation evaluation = evaluated(plan);
    const CostLine &line = lineOf(evaluation, u"commitment/0"_s);
    QVERIFY(line.origin.date > QDate(2025, 3, 31));
    QVERIFY(line.estimated);
    QVERIFY2(line.note.contains(u"the price of a later day"_s), qPrintable(line.note));
    const std::vector<Finding> found = findingsOf(evaluation, u"commitment.paid"_s);
    QCOMPARE(found.size(), 1U);
    QCOMPARE(found[0].severity, Severity::Advice);
    // One that is yet to be bought has the price of today.
    plan.commitments[0].note = noteOfPlanned();
    evaluation = evaluated(plan);
    QVERIFY(findingsOf(evaluation, u"commitment.paid"_s).empty());
    QVERIFY2(!lineOf(evaluation, u"commitment/0"_s).note.contains(u"later day"_s), "");
}

/// Three machines for three months, as in a plan that pays them for a year: 3 x 8,760 hours are billed and 3 x 3 x 730 used, a quarter of them, at prices of
/// which the year is more than a quarter.
void CommitmentsTest::aTermOfAComputeIsJudgedAsAPurchaseIs()
{
    Plan plan;
    plan.start = YearMonth(2027, 2);
    plan.months = 12;
    Compute machines;
    machines.id = u"machines"_s;
    machines.target = u"remote_vm"_s;
    machines.size = u"Standard_D4as_v4"_s;
    machines.instances = 3;
    machines.priceType = PriceType::Reservation1Year;
    plan.computes = {machines};
    Workload work;
    work.id = u"train"_s;
    work.lengthMonths = 3;
    TrainingJob job;
    job.compute = machines.id;
    job.work.measuredHours = 1;
    work.detail = job;
    plan.workloads = {work};
    const auto told = [&] { return findingsOf(evaluated(plan), u"commitment.use"_s); };
    QCOMPARE(told().size(), std::size_t(1));
    const Finding finding = told().front();
    QCOMPARE(finding.severity, Severity::Warning);
    QCOMPARE(finding.field, u"/computes/0/priceType"_s);
    QVERIFY2(finding.detail.contains(u"are used (25 %)"_s), qPrintable(finding.detail));
    // 9 x 730 x 0.23
    QVERIFY2(finding.detail.contains(u"would cost USD 1,511.10 as they go"_s), qPrintable(finding.detail));
    QVERIFY(finding.fix);
    plan = applied(*finding.fix, plan).value();
    QCOMPARE(plan.computes[0].priceType, PriceType::PayAsYouGo);
    QVERIFY(told().empty());
    // All of the year in use saves what it costs.
    plan.computes[0].priceType = PriceType::Reservation1Year;
    plan.workloads[0].lengthMonths.reset();
    QVERIFY(told().empty());
}

SLIPWAY_TEST(CommitmentsTest)

#include "tst_commitments.moc"
