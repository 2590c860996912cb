// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testrun.h"
#include "tests/ui/report/memomaker.h"
#include "tests/ui/report/pdftools.h"

#include "model/catalog/familywords.h"
#include "model/items/names.h"
#include "ui/report/sections.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QTest>

#include <tuple>

using namespace slipway;
using namespace slipway::test;
using namespace Qt::StringLiterals;

namespace {

/// One purchase of two machines, so that each word of it can be checked. `amount` makes an amount of whole units.
template <typename Amount> Buying madeUpBuying(Amount amount)
{
    Buying buying;
    buying.asPlanned = amount(100'000);
    buying.best = amount(80'000);
    BuyingOption best;
    best.kind = BuyingOption::Kind::OneTerm;
    best.type = PriceType::Reservation1Year;
    best.owed = amount(3'400);
    best.purchases = {{u"Standard_NC24ads_A100_v4"_s,
                       u"westeurope"_s,
                       PriceType::Reservation1Year,
                       2,
                       {},
                       {},
                       true,
                       {},
                       YearMonth(2027, 3),
                       {},
                       {}}};
    BuyingGroup group;
    group.size = u"Standard_NC24ads_A100_v4"_s;
    group.region = u"westeurope"_s;
    BuyingOption asItGoes;
    asItGoes.owed = amount(400); // of what the plan has already
    group.options = {asItGoes, best};
    group.best = 1;
    PurchaseRisk risk;
    risk.p10 = amount(3'000);
    risk.p50 = amount(20'000);
    risk.p90 = amount(31'000);
    risk.loses.share = 0.04;
    group.risk = risk;
    buying.groups = {group};
    return buying;
}

} // namespace

/// What the decision memo says, so that nobody who signs is misled.
class MemoWordsTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void showsP50AndHowTheOwnFigureLies();
    void asksForWhatTheRangeTakes();
    void asksForTheBudgetWhereThatIsLessAndKept();
    void showsWhatKeepsTheBudgetFirst();
    void saysWhatIsKeptTooSeldom();
    void aChanceAgainstAtLeastIsNotKnown();
    void leavesOutWhatMovesNothing();
    void namesOfDriversAreWhole();
    void namesAlternativesAndWhatTheyGiveUp();
    void cutsAlternativesAndRisks();
    void saysDraftWithTheBlockers();
    void saysWhatIsOwedAfterwards();
    void asksForWhatBindsLonger();
    void asksForWhatIsOwedAfterwards();
    void comparesWithWhatIsOwed();
    void tellsTheSamePlanOnce();
    void tellsNodesAsTheSearchDoes();
    void theMachineTellsMoreThanTheRegionOfAllElse();
    void whatLeadsBackToTheBudgetIsNoSmallDifference();
    void saysWhyNothingIsRobust();
    void sharesOfTheStagesAddUp();
    void assumptionsHaveOneNumber_data();
    void assumptionsHaveOneNumber();
    void nothingToDecideFallsOffThePage();
    void aSingleWarningStandsOnTheFirstPage_data();
    void aSingleWarningStandsOnTheFirstPage();
    void theLargestRequestsStandOnTheFirstPage();
    void savingsAreThoseOfThePlanAsItStands();
    void whatIsOwedIsNeverCut();
    void saysWhenThePlanCanStart();
    void callsTheCheapestByItsLimits();
    void saysWhatIsNotBought();
    void nothingIsAskedForBeforeAMonthThatHasBegun();
    void saysWhatTakesLonger();
    void whoeverOwnsSomethingSigns();
    void ownersAreCalledByTheirNames();
    void conditionsCanBeThoughtOf();
    void furtherComputesOfAnEndpointAreToldOnce();
    void namesOfInputsAreQuotedInSentences();
    void sourcesAndFamiliesHaveNames();
    void saysWhatIsWorthBuying();
    void callsComputesByTheirWork();
    void marksWhatIsDiscountedOrAgreed();
    void whatHasNoPriceMayGoBeyondTheBudget();
    void aBudgetOfAllMonthsIsNoneOfEach();
    void nobodyMovesOffWhatIsPerhapsNotUsed();
    void whatASubscriptionStartsWithIsOwned();
    void whatIsAdvisedStandsInTheCalendar();
    void whatDecidesIsNeverLeftOut();
    void whatMissesAPriceIsNoExactFigure();
    void whatIsMissingFromTheRangeIsSaid();
    void signsOfAddedUpLinesAreTold();
    void everyPurchaseIsNamed();
    void whatIsOwnedIsNotAskedFor();
    void saysTheExchangeRateOnItsFirstPage();
    void driversSayWhoseTheyAre();
    void missingPricesAreCalledByTheirWork();

private:
    /// With other ranges.
    template <typename Change> static void changeRanges(Prepared &what, Change change)
    {
        auto ranges = *what.options.uncertainty;
        change(ranges);
        what.options.uncertainty = std::make_shared<const Uncertainty>(ranges);
    }
    /// With other alternatives.
    template <typename Change> static void changeAlternatives(Prepared &what, Change change)
    {
        auto found = *what.options.alternatives;
        change(found);
        what.options.alternatives = std::make_shared<const Alternatives>(found);
    }
    /// As one line, with single spaces.
    [[nodiscard]] static QString page1(const Prepared &what)
    {
        return test::PdfFile(maker().render(what, false, true)).pages().front().simplified();
    }
    /// The same of a plan as it is: printed once.
    [[nodiscard]] static QString page1(const Plan &plan)
    {
        return maker().document(plan, false, true).pages().front().simplified();
    }

    [[nodiscard]] static const MemoMaker &maker() { return MemoMaker::spoken(); }
};

void MemoWordsTest::showsP50AndHowTheOwnFigureLies()
{
    const Prepared &what = maker().preparedTemplate(u"llm-finetune-endpoint"_s);
    const test::PdfFile &memo = maker().templateDocument(u"llm-finetune-endpoint"_s, false, true);
    const QString page = memo.pages().front().simplified();
    const Uncertainty &ranges = *what.options.uncertainty;
    const QLocale english(QLocale::English, QLocale::UnitedStates);
    for (const Total *total : {&ranges.total.p10, &ranges.total.p50, &ranges.total.p90})
        QVERIFY(page.contains(english.toString(total->known().toDouble(), 'f', 0)));
    QVERIFY(page.contains(u"12 months, P50"_s));
    QVERIFY(page.contains(u"The point estimate, with every figure at its likely value, is USD "_s));
    QVERIFY(page.contains(u"of all cases cost more."_s));
    const QString basis = memo.pages().at(1).simplified();
    QVERIFY2(basis.contains(QRegularExpression(
                 u"P10 to P90: 200 draws of \\d+ ranges \\(\\d+ most likely near their likely value"_s)),
             qPrintable(basis));
}

/// Of a budget of 180,000 a plan is asked 111,316 for, of which 89,747 are likely: 21,569 are a reserve, and 68,684 stay.
void MemoWordsTest::asksForWhatTheRangeTakes()
{
    Prepared what = maker().preparedTemplate(u"llm-finetune-endpoint"_s);
    what.plan.budget = Budget{u"15000"_s, BudgetPeriod::Month, {}};
    const auto amount = [&](std::int64_t cents) { return Total(Money(cents, what.evaluation.currency)); };
    changeRanges(what, [&](Uncertainty &ranges) {
        ranges.total.p50 = amount(8'974'700);
        ranges.total.p90 = amount(11'131'600);
        ranges.overBudget = Chance{0, 0};
        ranges.targets.clear();
    });
    QString page = page1(what);
    QVERIFY2(page.contains(u"Approve up to USD 111,316 for 12 months from Jan 2027 in West Europe"_s),
             qPrintable(page));
    QVERIFY2(
        page.contains(
            u"Half of all cases cost no more than USD 89,747 (P50); with a reserve of USD 21,569 nine in ten are covered (P90)."_s),
        qPrintable(page));
    QVERIFY2(
        page.contains(
            u"Of the budget of USD 15,000 a month (USD 180,000 over 12 months), USD 68,684 is not asked for."_s),
        qPrintable(page));
    QVERIFY(!page.contains(u"accepts that"_s));
    what.plan.budget.reset();
    changeRanges(what, [](Uncertainty &ranges) { ranges.overBudget.reset(); });
    page = page1(what);
    QVERIFY2(page.contains(u"No budget has been set."_s), qPrintable(page));
    what.options.uncertainty = nullptr;
    QVERIFY(page1(what).contains(u"no ranges were drawn, so no reserve is known."_s));
}

void MemoWordsTest::asksForTheBudgetWhereThatIsLessAndKept()
{
    Prepared what = maker().preparedTemplate(u"llm-finetune-endpoint"_s);
    what.plan.budget = Budget{u"105000"_s, BudgetPeriod::Horizon, {}};
    const auto amount = [&](std::int64_t cents) { return Total(Money(cents, what.evaluation.currency)); };
    changeRanges(what, [&](Uncertainty &ranges) {
        ranges.total.p50 = amount(9'000'000);
        ranges.total.p90 = amount(11'100'000);
        ranges.overBudget = Chance{0.15, 0.01};
    });
    const QString page = page1(what);
    QVERIFY2(page.contains(u"Approve the budget of USD 105,000 for 12 months"_s), qPrintable(page));
    QVERIFY2(
        page.contains(u"leaves a reserve of USD 15,000 and is kept in 85 % of all cases (80 % asked for)."_s),
        qPrintable(page));
}

/// The plan costs three times its budget: what would keep it stands above dearer plans, and what is asked says so.
void MemoWordsTest::showsWhatKeepsTheBudgetFirst()
{
    Prepared what = maker().preparedTemplate(u"llm-finetune-endpoint"_s);
    what.plan.budget = Budget{u"30000"_s, BudgetPeriod::Horizon, {}};
    changeRanges(what, [](Uncertainty &ranges) { ranges.overBudget = Chance{1, 0}; });
    const auto wayOut = [&](const QString &how, std::int64_t cents, bool keeps) {
        Alternative way;
        way.kind = Alternative::Kind::WayOut;
        way.plan = what.plan;
        way.total = Total(Money(cents, what.evaluation.currency));
        way.how = how;
        ConstraintChance budget;
        budget.kept.share = keeps ? 0.97 : 0;
        budget.met = keeps;
        way.robustness.constraints = {budget};
        return way;
    };
    changeAlternatives(what, [&](Alternatives &found) {
        found.isOverBudget = true;
        found.waysOut
            = {wayOut(u"Run it alone"_s, 2'900'000, true), wayOut(u"Buy for a term"_s, 4'000'000, false)};
        ConstraintChance budget;
        found.robustness.constraints = {budget};
    });
    QString page = page1(what);
    QVERIFY2(
        page.contains(
            u"more than the budget of USD 30,000. What would keep it stands first under the alternatives."_s),
        qPrintable(page));
    const qsizetype within = page.indexOf(u"Within the budget: Run it alone"_s);
    const qsizetype nearer = page.indexOf(u"Nearer to the budget: Buy for a term"_s);
    const qsizetype cheapest = page.indexOf(u"Cheapest"_s);
    QVERIFY2(within > 0 && within < nearer && nearer < cheapest, qPrintable(page));
    QVERIFY2(page.contains(u"keeps the budget in 97 % of all cases instead of 0 %"_s), qPrintable(page));
    // Beside other work that costs less the cheapest plan is so for the work as planned.
    QVERIFY(!page.contains(u"Cheapest for the work as planned"_s));
    const std::shared_ptr<const Alternatives> dearer = what.options.alternatives;
    changeAlternatives(what, [&](Alternatives &found) {
        found.plans.front().total = Total(Money(3'000'000, what.evaluation.currency));
        found.plans.front().owed = Total(Money(0, what.evaluation.currency));
    });
    page = page1(what);
    QVERIFY2(page.contains(u"Cheapest for the work as planned"_s), qPrintable(page));
    what.options.alternatives = dearer;
    changeAlternatives(what, [](Alternatives &found) { found.waysOut.erase(found.waysOut.begin()); });
    QVERIFY(page1(what).contains(u"Nothing that was tried keeps it; what comes nearest stands first"_s));
    changeAlternatives(what, [](Alternatives &found) { found.waysOut.clear(); });
    QVERIFY(page1(what).contains(u"Nothing that was tried makes the plan clearly cheaper."_s));
}

/// Whoever signs reads it where he signs: in what is asked, and among the risks with owner and day.
void MemoWordsTest::saysWhatIsKeptTooSeldom()
{
    Prepared what = maker().preparedTemplate(u"llm-finetune-endpoint"_s);
    what.plan.owners.plan = u"Ida Lead"_s;
    const auto serve = std::ranges::find_if(what.plan.workloads, [](const Workload &each) {
        return std::holds_alternative<RealtimeEndpoint>(each.detail);
    });
    changeRanges(what, [&](Uncertainty &ranges) {
        TargetChance target;
        target.kind = TargetChance::Kind::Latency;
        target.workload = serve->id;
        target.name = serve->shownName();
        target.kept.share = 0.45;
        ranges.targets = {target};
    });
    const QString page = page1(what);
    const QString promise = u"Assistant endpoint answers in time in 45 % of all cases (80 % asked for)"_s;
    QVERIFY2(page.contains(u"Whoever approves accepts that "_s + promise + u'.'), qPrintable(page));
    // The columns of a row stand beside each other.
    QVERIFY2(page.contains(QRegularExpression(
                 u"Missed Assistant endpoint answers in time in 45 %.* Ida Lead before Mar 2027"_s)),
             qPrintable(page));
}

/// A line without a price can only add: that nothing known exceeds the budget says nothing, that much does says at least as much.
void MemoWordsTest::aChanceAgainstAtLeastIsNotKnown()
{
    Prepared what = maker().preparedTemplate(u"regulated-isolated"_s);
    QVERIFY(what.options.uncertainty->incomplete.share > 0);
    QVERIFY(what.options.uncertainty->overBudget->bound == Chance::Bound::AtLeast);
    changeRanges(what, [](Uncertainty &ranges) { ranges.overBudget->share = 0; });
    QString page = page1(what);
    QVERIFY2(
        page.contains(QRegularExpression(u"Chance over budget.*not known.*while something has no price"_s)),
        qPrintable(page));
    changeRanges(what, [](Uncertainty &ranges) { ranges.overBudget->share = 0.25; });
    page = page1(what);
    QVERIFY2(page.contains(u"at least 25 %"_s), qPrintable(page));
}

/// By hand: nothing uncertain moves the total by a hundredth, so that no chart of trifles is drawn and the dearest line is named.
void MemoWordsTest::leavesOutWhatMovesNothing()
{
    Prepared what = maker().preparedTemplate(u"llm-finetune-endpoint"_s);
    QVERIFY(page1(what).contains(u"of the three that weigh most"_s));
    changeRanges(what, [](Uncertainty &ranges) {
        for (Swing &swing : ranges.swings) {
            swing.atP10 = ranges.atMedians;
            swing.atP90 = Total(ranges.atMedians.known() + Money(ranges.atMedians.known().minor() / 200, {}));
        }
    });
    const QString page = page1(what);
    QVERIFY2(page.contains(u"No uncertain figure moves its cost by 1 % from its P10 to its P90."_s),
             qPrintable(page));
    QVERIFY2(page.contains(u"first of all: Answering requests: Assistant endpoint"_s), qPrintable(page));
}

void MemoWordsTest::namesOfDriversAreWhole()
{
    Prepared what = maker().preparedTemplate(u"llm-finetune-endpoint"_s);
    changeRanges(what, [](Uncertainty &ranges) {
        ranges.inputs[ranges.swings.front().input].name
            = u"Time of one item on one worker of the nodes that it runs on"_s;
    });
    const QString page = page1(what);
    const qsizetype chart = page.indexOf(u"of the three that weigh most"_s);
    QVERIFY(chart > 0);
    QVERIFY2(!page.mid(chart).contains(u'\u2026'), qPrintable(page));
}

void MemoWordsTest::namesAlternativesAndWhatTheyGiveUp()
{
    const QString page = page1(maker().planOf(u"llm-finetune-endpoint"_s));
    for (const QString &part :
         {u"Cheapest"_s, u"Cheapest robust"_s, u"Next best"_s, u"all in Sweden Central"_s, u"new warning"_s,
          u"Another plan becomes the choice if"_s, u"is above"_s, u"The plan asked for is"_s})
        QVERIFY2(page.contains(part), qPrintable(part));
}

void MemoWordsTest::cutsAlternativesAndRisks()
{
    const QString &memo = maker().templateDocument(u"regulated-isolated"_s, false, true).pages().front();
    static const QRegularExpression more(u"(\\d+) more in the full report, under Findings"_s);
    QVERIFY(more.match(memo).hasMatch());
    QCOMPARE(memo.count(QRegularExpression(u"^\\s*(Blocker|Missed|Approval|Risk|To do)\\s"_s,
                                           QRegularExpression::MultilineOption)),
             4);
    const QString &report = maker().templateDocument(u"regulated-isolated"_s).pages().front();
    QVERIFY(report.contains(u"10 more choices in the appendix"_s));
}

/// Whoever signs knows the work by its name, and never saw the ids of its computes.
void MemoWordsTest::callsComputesByTheirWork()
{
    const Plan plan = maker().planOf(u"llm-finetune-endpoint"_s);
    const QStringList &pages = maker().document(plan, false, true).pages();
    for (const QString &page : pages) {
        for (const Compute &compute : plan.computes) {
            const QRegularExpression alone(u"\\b%1\\b"_s.arg(QRegularExpression::escape(compute.id)));
            QVERIFY2(!page.contains(alone), qPrintable(compute.id + u": "_s + page));
        }
    }
    QVERIFY(pages[1].contains(u"Load balancer for Weekly fine-tuning"_s));
}

void MemoWordsTest::saysDraftWithTheBlockers()
{
    Prepared what = maker().preparedTemplate(u"proof-of-concept"_s);
    QVERIFY(!maker().templateDocument(u"proof-of-concept"_s).text().contains(u"DRAFT"_s));
    Finding blocker;
    blocker.severity = Severity::Blocker;
    blocker.title = u"This cannot be"_s;
    what.evaluation.findings.insert(what.evaluation.findings.begin(), {blocker, blocker});
    for (const QString &page : test::PdfFile(maker().render(what)).pages())
        QVERIFY(page.contains(u"DRAFT: 2 blockers to resolve"_s));
    const QString page = test::PdfFile(maker().render(what, true, true)).pages().front().simplified();
    QVERIFY(page.contains(u"Nothing yet: this is a draft with 2 blockers to resolve."_s));
    QVERIFY(page.contains(u"This cannot be"_s));
}

void MemoWordsTest::saysWhatIsOwedAfterwards()
{
    Prepared what = maker().preparedTemplate(u"vision-realtime"_s);
    QVERIFY(maker()
                .templateDocument(u"vision-realtime"_s, false, true)
                .text()
                .contains(u"None: no reservation or savings plan"_s));
    what.evaluation.owed = Total(Money(1'234'500, what.evaluation.currency));
    const QString page = test::PdfFile(maker().render(what, false, true)).pages().at(1).simplified();
    QVERIFY(page.contains(u"USD 12,345.00 is owed for reservations and savings plans"_s));
}

void MemoWordsTest::asksForWhatBindsLonger()
{
    Plan plan = maker().planOf(u"llm-finetune-endpoint"_s);
    QVERIFY(!page1(plan).contains(u"and buy the"_s));
    for (Compute &compute : plan.computes) {
        if (compute.id == u"serve"_s)
            compute.priceType = PriceType::Reservation1Year;
    }
    const QString page = page1(plan);
    // Its third instance is there for some hours and bought for all: within the plan the year costs more than the hours as they go.
    QVERIFY2(
        page.contains(
            u"and buy the 1-year reservation for Assistant endpoint (does not pay as planned), so that"_s),
        qPrintable(page));
    QVERIFY2(page.contains(u"Buy the 1-year reservation for Assistant endpoint (does not pay as planned) Finance by 2027-03-01"_s),
             qPrintable(page.mid(page.indexOf(u"Risks and approvals"_s))));
}

/// By hand: three years from March 2027 end in February 2030, of which ten months are in the plan and 26 are owed.
void MemoWordsTest::asksForWhatIsOwedAfterwards()
{
    Plan plan = maker().planOf(u"llm-finetune-endpoint"_s);
    plan.compute(u"serve")->priceType = PriceType::Reservation3Years;
    const Prepared &what = maker().prepared(plan);
    const QLocale english(QLocale::English, QLocale::UnitedStates);
    const QString owed = english.toString(what.evaluation.owed.known().toDouble(), 'f', 0);
    const QString page = page1(what);
    QVERIFY2(
        page.contains(
            u"in West Europe, and USD %1 owed until Feb 2030 for terms that run on, and request"_s.arg(owed)),
        qPrintable(page));
}

/// By hand: the plan costs 61,062.66 and owes 134,526.86, 195,589.52 in all. Paid as it goes it would cost 85,288, 24,225 more in the months
/// asked for and 110,301.52 less in all. What owes as much says nothing of it.
void MemoWordsTest::comparesWithWhatIsOwed()
{
    Prepared what = maker().preparedTemplate(u"llm-finetune-endpoint"_s);
    const auto amount = [&](std::int64_t cents) { return Total(Money(cents, what.evaluation.currency)); };
    changeAlternatives(what, [&](Alternatives &found) {
        found.planned = amount(6'106'266);
        found.plannedOwed = amount(13'452'686);
        found.plans.resize(2);
        found.plans[0].total = amount(8'528'800);
        found.plans[0].owed = amount(0);
        found.plans[1].total = amount(6'073'300);
        found.plans[1].owed = amount(13'452'686);
    });
    const QString page = page1(what);
    QVERIFY2(page.contains(u"110,302 less (56 %) in all, with 134,527 less owed afterwards; "_s),
             qPrintable(page));
    QVERIFY2(page.contains(u"329.66 less"_s), qPrintable(page));
    QCOMPARE(page.count(u"owed afterwards"_s), 1);
    QVERIFY(!page.contains(u"Cheapest that keeps every limit"_s));
    QVERIFY(page.contains(u"Alternatives considered, by point estimate"_s));
}

/// What leads back to the budget may be what is cheapest as well.
void MemoWordsTest::tellsTheSamePlanOnce()
{
    Prepared what = maker().preparedTemplate(u"llm-finetune-endpoint"_s);
    changeAlternatives(what, [&](Alternatives &found) {
        Alternative way = found.plans.front();
        way.kind = Alternative::Kind::WayOut;
        way.how = u"Run it elsewhere"_s;
        found.waysOut = {way};
    });
    const QString page = page1(what);
    QVERIFY(page.contains(u"Run it elsewhere"_s));
    QVERIFY2(!page.contains(u"Cheapest that keeps"_s), qPrintable(page));
    QVERIFY(page.contains(u"Cheapest robust"_s) && page.contains(u"Next best"_s));
}

/// Four nodes a run on a cluster of at most five: "Best choice" says four, and so does the memo.
void MemoWordsTest::tellsNodesAsTheSearchDoes()
{
    const Prepared &what = maker().preparedTemplate(u"vision-realtime"_s);
    Plan other = what.plan;
    Compute *train = other.compute(u"train"_s);
    QVERIFY(train);
    train->size = u"Standard_NC4as_T4_v3"_s;
    train->maxNodes = 5;
    for (Workload &workload : other.workloads) {
        if (auto *job = std::get_if<TrainingJob>(&workload.detail))
            job->nodesPerRun = 4;
    }
    const auto text = [&] { return changesText(what.plan, other, maker().catalog(), QLocale(u"en_US"_s)); };
    QCOMPARE(text(), u"Training of the inspection model on NC4as T4 v3, 4 nodes a run"_s);
    other = what.plan;
    other.compute(u"train"_s)->maxNodes = 7;
    QCOMPARE(text(), u"Training of the inspection model on at most 7 nodes"_s);
    // More instances beside other machines for other work are told: they are what answers in time.
    for (Workload &workload : other.workloads) {
        if (auto *endpoint = std::get_if<RealtimeEndpoint>(&workload.detail))
            endpoint->deployments[0].maxInstances = 9;
    }
    QVERIFY2(text().contains(u"; Inspection at the line with "_s) && text().contains(u"to 9 instances"_s),
             qPrintable(text()));
}

/// A training that runs in North Europe on another machine while the plan moves to Sweden Central: in two lines the machine has room.
void MemoWordsTest::theMachineTellsMoreThanTheRegionOfAllElse()
{
    Prepared what = maker().preparedTemplate(u"vision-realtime"_s);
    changeAlternatives(what, [&](Alternatives &found) {
        found.plans.resize(1);
        Plan &other = found.plans[0].plan = what.plan;
        other.region = u"swedencentral"_s;
        other.compute(u"train"_s)->size = u"Standard_NC40ads_H100_v5"_s;
        other.compute(u"train"_s)->region = u"northeurope"_s;
    });
    const Alternatives &found = *what.options.alternatives;
    QCOMPARE(
        changesText(what.plan, found.plans[0].plan, maker().catalog(), QLocale(u"en_US"_s)),
        u"Training of the inspection model on NC40ads H100 v5, in North Europe; all else in Sweden Central"_s);
    QVERIFY2(page1(what).contains(u"NC40ads H100 v5"_s), qPrintable(page1(what)));
}

/// The others cost 1 more, what leads back to the budget 15 of 100 less: nobody may read that all of them cost the same.
void MemoWordsTest::whatLeadsBackToTheBudgetIsNoSmallDifference()
{
    Prepared what = maker().preparedTemplate(u"llm-finetune-endpoint"_s);
    const QString differ = u"The alternatives differ by under 1 % of the total"_s;
    changeAlternatives(what, [&](Alternatives &found) {
        found.flipsTo = -1;
        found.flips.clear();
    });
    QVERIFY2(page1(what).contains(differ), qPrintable(page1(what)));
    changeAlternatives(what, [&](Alternatives &found) {
        Alternative way = found.plans.front();
        way.kind = Alternative::Kind::WayOut;
        way.how = u"Run it elsewhere"_s;
        way.total = Total(Money(found.planned.known().minor() / 100 * 85, found.planned.currency()));
        found.waysOut = {way};
    });
    const QString page = page1(what);
    QVERIFY(page.contains(u"Run it elsewhere"_s));
    QVERIFY2(!page.contains(differ), qPrintable(page));
}

/// The template's four seconds were typed: whoever buys a faster machine buys in vain.
void MemoWordsTest::saysWhyNothingIsRobust()
{
    Prepared what = maker().preparedTemplate(u"llm-finetune-endpoint"_s);
    const auto serve = std::ranges::find_if(what.plan.workloads, [](const Workload &each) {
        return std::holds_alternative<RealtimeEndpoint>(each.detail);
    });
    changeAlternatives(what, [&](Alternatives &found) {
        ConstraintChance latency;
        latency.kind = ConstraintChance::Kind::Latency;
        latency.workload = serve->id;
        latency.name = serve->shownName();
        latency.kept.share = 0.45;
        found.robustness.constraints = {latency};
        for (Alternative &each : found.plans)
            each.robustness = found.robustness;
    });
    const QString page = page1(what);
    QVERIFY2(page.contains(
                 u"No machine changes that: a request of Assistant endpoint takes the 4 s that were typed on "
                 "each. Measure it there."_s),
             qPrintable(page));
}

/// Each rounded alone, they may come to 99.9 or 100.1.
void MemoWordsTest::sharesOfTheStagesAddUp()
{
    static const QRegularExpression band(
        u"^ *(?:Experimentation|Training|Deployment|Shared services)(?:, at least)? +[\\d,.]+ +([\\d.]+) %"_s,
        QRegularExpression::MultilineOption);
    for (const char *id :
         {"tabular-automl-batch", "vision-realtime", "llm-finetune-endpoint", "spark-features-batch",
          "many-models-forecast", "edge-arc", "regulated-isolated", "proof-of-concept"}) {
        const QString page = maker().templateDocument(QString::fromLatin1(id)).pages().at(1);
        int tenths = 0;
        for (const QRegularExpressionMatch &match : band.globalMatch(page))
            tenths += qRound(10 * match.captured(1).toDouble());
        QVERIFY2(tenths == 1000,
                 qPrintable(u"%1: %2\n%3"_s.arg(QString::fromLatin1(id)).arg(tenths).arg(page)));
    }
}

void MemoWordsTest::assumptionsHaveOneNumber_data()
{
    QTest::addColumn<QString>("id");
    for (const char *id :
         {"vision-realtime", "llm-finetune-endpoint", "many-models-forecast", "regulated-isolated"})
        QTest::newRow(id) << QString::fromLatin1(id);
}

/// A3 is the third assumption of the evaluation on page 2 and in the appendix alike, as in the window and in all files; ranges have numbers of
/// their own.
void MemoWordsTest::assumptionsHaveOneNumber()
{
    QFETCH(QString, id);
    const Prepared &what = maker().preparedTemplate(id);
    const QStringList &pages = maker().templateDocument(id).pages();
    const QString memo = pages.at(1).simplified();
    const QString appendix = QStringList(pages.mid(2)).join(u' ').simplified();
    int inMemo = 0;
    for (std::size_t i = 0; i < what.evaluation.assumptions.size(); ++i) {
        const QString words = what.evaluation.assumptions[i].text.section(u' ', 0, 3);
        const QString numbered = u"A%1 %2"_s.arg(i + 1).arg(words);
        const QRegularExpression any(u"[A-Z]\\d+ %1"_s.arg(QRegularExpression::escape(words)));
        for (const QString &text : {memo, appendix}) {
            const QRegularExpressionMatch match = any.match(text);
            if (match.hasMatch())
                QCOMPARE(match.captured(), numbered);
        }
        QVERIFY2(appendix.contains(numbered), qPrintable(numbered));
        inMemo += memo.contains(numbered) ? 1 : 0;
    }
    QVERIFY(inMemo > 0);
    QVERIFY2(memo.contains(u" R1 "_s) && appendix.contains(u" R1 "_s), qPrintable(memo));
}

void MemoWordsTest::nothingToDecideFallsOffThePage()
{
    Prepared what = maker().preparedTemplate(u"vision-realtime"_s);
    const auto amount
        = [&](std::int64_t units) { return Total(Money(units * 100, what.evaluation.currency)); };
    changeAlternatives(what, [&](Alternatives &found) { found.buying = madeUpBuying(amount); });
    CalendarEntry request;
    request.date = request.due = QDate(2026, 12, 2);
    request.title = u"Ask for something"_s;
    for (int i = 0; i < 6; ++i)
        what.evaluation.calendar.push_back(request);
    QString page = page1(what);
    QVERIFY2(page.contains(u"To decide Buy 2 x NC24ads A100 v4 in West Europe"_s), qPrintable(page));
    QVERIFY(page.indexOf(u"To decide"_s) < page.indexOf(u"Approval "_s));
    QVERIFY(page.contains(QRegularExpression(u"\\d more in the full report, under Findings and Calendar"_s)));
    QVERIFY(!page.contains(u"more to decide"_s));
    // A second one finds no room, and is where it is said to be.
    changeAlternatives(what, [&](Alternatives &found) {
        found.buying.groups.push_back(found.buying.groups.front());
        found.buying.groups.back().risk->p50 = amount(500);
    });
    const QStringList pages = test::PdfFile(maker().render(what, false, true)).pages();
    page = pages.front().simplified();
    QVERIFY2(page.contains(u"1 more to decide on page 2, under What to buy for a term."_s), qPrintable(page));
    QVERIFY(pages.at(1).simplified().contains(u"saves USD 500.00 in the middle"_s));
}

void MemoWordsTest::aSingleWarningStandsOnTheFirstPage_data()
{
    QTest::addColumn<QString>("id");
    QTest::addColumn<int>("severity");
    for (const char *id :
         {"tabular-automl-batch", "vision-realtime", "llm-finetune-endpoint", "spark-features-batch",
          "many-models-forecast", "edge-arc", "regulated-isolated", "proof-of-concept"}) {
        QTest::addRow("%s, warning", id) << QString::fromLatin1(id) << int(Severity::Warning);
        QTest::addRow("%s, blocker", id) << QString::fromLatin1(id) << int(Severity::Blocker);
    }
}

/// However much is to be asked for and bought: who signs reads of the one thing that is wrong before.
void MemoWordsTest::aSingleWarningStandsOnTheFirstPage()
{
    QFETCH(QString, id);
    QFETCH(int, severity);
    Prepared what = maker().preparedTemplate(id);
    Finding finding;
    finding.rule = u"made.up"_s;
    finding.severity = Severity(severity);
    finding.title = u"The storage is in another country"_s;
    what.evaluation.findings = {finding};
    CalendarEntry request;
    request.date = request.due = QDate(2026, 12, 2);
    for (int i = 0; i < 6; ++i) {
        request.title = u"Ask for something, number %1"_s.arg(i);
        what.evaluation.calendar.push_back(request);
    }
    const auto amount
        = [&](std::int64_t units) { return Total(Money(units * 100, what.evaluation.currency)); };
    changeAlternatives(what, [&](Alternatives &found) { found.buying = madeUpBuying(amount); });
    const QString page = page1(what);
    QVERIFY2(page.contains(finding.title), qPrintable(page.mid(page.indexOf(u"Risks and approvals"_s))));
    QCOMPARE(QString(page).count(finding.title), 1);
}

/// Of more requests than find room those are shown that weigh most: what is late, then what is largest.
void MemoWordsTest::theLargestRequestsStandOnTheFirstPage()
{
    Prepared what = maker().preparedTemplate(u"llm-finetune-endpoint"_s);
    what.evaluation.findings.clear();
    what.evaluation.calendar.clear();
    CalendarEntry request;
    for (const auto &[vcpus, day, late] :
         {std::tuple(8, 2, false), std::tuple(240, 20, false), std::tuple(4, 25, true)}) {
        request.vcpus = vcpus;
        request.late = late;
        request.date = request.due = QDate(2026, 12, day);
        request.title = u"Ask for %1 more vCPUs"_s.arg(vcpus);
        what.evaluation.calendar.push_back(request);
    }
    const QString page = page1(what);
    const qsizetype late = page.indexOf(u"Ask for 4 more"_s);
    const qsizetype large = page.indexOf(u"Ask for 240 more"_s);
    const qsizetype small = page.indexOf(u"Ask for 8 more"_s);
    QVERIFY2(late >= 0 && large > late && (small < 0 || small > large),
             qPrintable(page.mid(page.indexOf(u"Risks and approvals"_s))));
}

/// A plan that asks for a term is told what another saves of that.
void MemoWordsTest::savingsAreThoseOfThePlanAsItStands()
{
    Prepared what = maker().preparedTemplate(u"llm-finetune-endpoint"_s);
    const auto amount
        = [&](std::int64_t units) { return Total(Money(units * 100, what.evaluation.currency)); };
    changeAlternatives(what, [&](Alternatives &found) {
        found.buying = madeUpBuying(amount);
        BuyingGroup &group = found.buying.groups.front();
        group.reserved = {{u"serve"_s, PriceType::Reservation3Years}};
        group.risk->p50 = amount(125'000);
    });
    QString page = page1(what);
    // The columns of a row stand beside each other.
    QVERIFY2(page.contains(
                 QRegularExpression(u"To decide Buy .*in place of.*3-year reservation.*saves USD 125,000"_s)),
             qPrintable(page.mid(page.indexOf(u"Risks and approvals"_s))));
    QVERIFY(!page.contains(u"saves USD 20,000"_s));
    // Nothing to buy, but less than the term: that is to be decided too.
    what.plan.compute(u"serve")->priceType = PriceType::Reservation3Years;
    changeAlternatives(what, [&](Alternatives &found) {
        found.buying.groups.front().best = 0;
        found.buying.groups.front().options[0].payments = {{u"serve"_s, PriceType::PayAsYouGo}};
    });
    page = page1(what);
    QVERIFY2(page.contains(QRegularExpression(
                 u"Pay for NC24ads A100 v4.*as you go.*3-year.*reservation.*saves USD 125,000"_s)),
             qPrintable(page.mid(page.indexOf(u"Risks and approvals"_s))));
}

/// Money that is owed is told to its last word, whatever stands before it.
void MemoWordsTest::whatIsOwedIsNeverCut()
{
    Prepared what = maker().preparedTemplate(u"regulated-isolated"_s);
    const auto amount
        = [&](std::int64_t units) { return Total(Money(units * 100, what.evaluation.currency)); };
    changeAlternatives(what, [&](Alternatives &found) {
        found.buying = madeUpBuying(amount);
        BuyingOption &best = found.buying.groups.front().options[1];
        best.estimated = true;
        best.purchases.front().region = u"germanywestcentral"_s;
        best.purchases.resize(4, best.purchases.front());
        best.purchases.back().type = PriceType::Reservation3Years;
    });
    for (const bool letter : {false, true}) {
        const QStringList pages = test::PdfFile(maker().render(what, letter, true)).pages();
        QCOMPARE(pages.size(), 2);
        const QString basis = pages.at(1).simplified();
        QVERIFY2(basis.contains(u"of what is bought is owed after the horizon."_s), qPrintable(basis));
        QVERIFY2(basis.contains(u"have it confirmed first."_s), qPrintable(basis));
        QVERIFY2(basis.contains(u"reserved for 1 year from Mar 2027; 2 more of them, reserved"_s),
                 qPrintable(basis));
        QVERIFY2(!basis.contains(u'\u2026'), qPrintable(basis));
    }
}

/// By hand: judged on 1 December with 14 days to an answer, what is asked for now is there on 15 December, so what is needed on the first of
/// December is there for January.
void MemoWordsTest::saysWhenThePlanCanStart()
{
    Plan plan = maker().planOf(u"llm-finetune-endpoint"_s);
    QVERIFY(!page1(plan).contains(u"late: "_s)); // from January 2027
    plan.start = YearMonth(2026, 12);
    const QString page = page1(plan);
    QVERIFY2(page.contains(u"an answer takes 14 days, so the plan can start in Jan 2027. Ask now"_s),
             qPrintable(page));
    QVERIFY2(page.contains(u"late: 2026-11-17"_s), qPrintable(page));
}

void MemoWordsTest::callsTheCheapestByItsLimits()
{
    // The made-up ones cost more than the plan; see MemoMaker.
    Prepared what = maker().preparedTemplate(u"llm-finetune-endpoint"_s);
    QVERIFY(page1(what).contains(u"Cheapest that keeps every limit"_s));
    auto found = *what.options.alternatives;
    found.plans.front().total = Total(Money(100, what.evaluation.currency));
    what.options.alternatives = std::make_shared<const Alternatives>(found);
    QVERIFY(!page1(what).contains(u"Cheapest that keeps every limit"_s));
    // What misses a price is cheaper than nothing for certain.
    found.plans.resize(1);
    found.plans.front().total = Total(Money(100, what.evaluation.currency), {u"something"_s});
    what.options.alternatives = std::make_shared<const Alternatives>(found);
    const QString page = page1(what);
    QVERIFY2(page.contains(u"Cheapest of what has a price"_s), qPrintable(page));
    QVERIFY2(page.contains(u"cost not comparable"_s), qPrintable(page));
    QVERIFY2(page.contains(QRegularExpression(u"Whether .* is cheaper nobody can say"_s)), qPrintable(page));
    QVERIFY(!page.contains(u"Cheaper already"_s));
}

/// "Without" says what is not bought; of a plan that is searched from there as well.
void MemoWordsTest::saysWhatIsNotBought()
{
    Prepared what = maker().preparedTemplate(u"vision-realtime"_s);
    Commitment year;
    year.size = u"Standard_NC24ads_A100_v4"_s;
    year.start = what.plan.start.plusMonths(1);
    what.plan.commitments = {year};
    changeAlternatives(what, [&](Alternatives &found) {
        found.plans[0].kind = Alternative::Kind::Unbought;
        found.plans[0].plan = what.plan;
        found.plans[0].plan.commitments.clear();
        found.plans[0].objections.clear();
        found.plans[0].vcpus = 0;
    });
    const QString page = page1(what);
    QVERIFY2(
        page.contains(QRegularExpression(u"Buy less: without 1 x NC24ads A100 v4,.*1-year reservation"_s)),
        qPrintable(page.mid(page.indexOf(u"Alternatives considered"_s))));
    QVERIFY(page.contains(u"as fast and as sure, with no new warning"_s));
}

/// A plan of August is judged in November: what is to be done is to be done now.
void MemoWordsTest::nothingIsAskedForBeforeAMonthThatHasBegun()
{
    Plan plan = maker().planOf(u"vision-realtime"_s);
    plan.start = YearMonth(2026, 8);
    const Prepared &what = maker().prepared(plan);
    QVERIFY(what.evaluation.provenance.asOf > QDate(2026, 9, 1));
    const QString page = page1(what);
    QVERIFY2(!page.contains(u"before Aug 2026"_s), qPrintable(page));
}

void MemoWordsTest::saysWhatTakesLonger()
{
    Prepared what = maker().preparedTemplate(u"llm-finetune-endpoint"_s);
    auto found = *what.options.alternatives;
    found.plans.resize(1);
    found.plans.front().objections.clear();
    found.plans.front().vcpus = 0;
    what.options.alternatives = std::make_shared<const Alternatives>(found);
    QVERIFY(page1(what).contains(u"as fast and as sure, with no new warning"_s));
    found.plans.front().longer = LongerTime{u"tune"_s, true, 4, 6.5, u"h"_s};
    what.options.alternatives = std::make_shared<const Alternatives>(found);
    const QString page = page1(what);
    QVERIFY2(page.contains(u"a run of tune takes 6 h"_s), qPrintable(page));
    QVERIFY(!page.contains(u"as fast"_s));
    // Of the two times of a language model it is told under which load this one holds.
    found.plans.front().longer
        = LongerTime{u"serve"_s, false, 8, 20, u"s"_s, LongerTime::Load::EveryPlaceTaken};
    what.options.alternatives = std::make_shared<const Alternatives>(found);
    const QString loaded = page1(what);
    QVERIFY2(loaded.contains(QRegularExpression(u"serve answers 95 % of requests in 20 s.*every place"_s)),
             qPrintable(loaded));
    // What reads the same is no difference.
    found.plans.front().longer = LongerTime{u"serve"_s, false, 17.8, 18.1, u"ms"_s};
    what.options.alternatives = std::make_shared<const Alternatives>(found);
    QVERIFY(page1(what).contains(u"as fast and as sure, with no new warning"_s));
}

void MemoWordsTest::whoeverOwnsSomethingSigns()
{
    Prepared what = maker().preparedTemplate(u"llm-finetune-endpoint"_s);
    what.plan.author = u"Jo Doe"_s;
    std::erase_if(what.evaluation.calendar,
                  [](const CalendarEntry &entry) { return entry.kind == CalendarEntry::Kind::Approval; });
    const QString without = page1(what);
    QVERIFY(without.contains(u"Jo Doe"_s));
    QVERIFY(!without.contains(u"Security"_s));
    CalendarEntry entry;
    entry.kind = CalendarEntry::Kind::Approval;
    entry.date = entry.due = QDate(2027, 1, 1);
    entry.title = u"Something to approve"_s;
    what.evaluation.calendar.push_back(entry);
    QVERIFY(page1(what).contains(u"Approvals Security"_s));
}

/// "If people at work is below 0.1016 (planned 1)", "if the price is 379 % higher": nobody decides by that. Three times is 200 % more.
void MemoWordsTest::conditionsCanBeThoughtOf()
{
    static const QRegularExpression higher(u"([0-9.,]+) % higher"_s);
    static const QRegularExpression other(u"(?:below|above) ([0-9.,]+)[^()0-9]*\\(planned ([0-9.,]+)"_s);
    for (const QString &id : {u"proof-of-concept"_s, u"edge-arc"_s, u"many-models-forecast"_s}) {
        const QString memo = maker().templateDocument(id, false, true).text().simplified();
        const auto numberOf = [](QString text) { return text.remove(u',').toDouble(); };
        for (auto found = higher.globalMatch(memo); found.hasNext();)
            QVERIFY2(numberOf(found.next().captured(1)) <= 200, qPrintable(id));
        for (auto found = other.globalMatch(memo); found.hasNext();) {
            const QRegularExpressionMatch each = found.next();
            const double factor = numberOf(each.captured(1)) / numberOf(each.captured(2));
            QVERIFY2(factor > 0.33 && factor < 3.01, qPrintable(id + u": "_s + each.captured()));
        }
        // The middle of the chart is neither the P50 of the total nor what is likely: it says what it is.
        QVERIFY2(memo.contains(u"all others at P50"_s), qPrintable(id));
    }
}

/// The plants of the template have two deployments on one compute: a row for the second would repeat it without a name.
void MemoWordsTest::furtherComputesOfAnEndpointAreToldOnce()
{
    Plan plan = maker().planOf(u"edge-arc"_s);
    const auto planned = [&] {
        const QString text = maker().document(plan).text().simplified();
        const qsizetype from = text.indexOf(u"What is planned"_s, text.indexOf(u"What is planned"_s) + 1);
        return text.mid(from, text.indexOf(u"\u2013 "_s, from) - from);
    };
    const QString once = planned();
    QCOMPARE(once.count(QRegularExpression(u"\\bplant\\b"_s)), 1);
    // On a compute of its own it is named.
    for (Workload &workload : plan.workloads) {
        auto *endpoint = std::get_if<RealtimeEndpoint>(&workload.detail);
        if (!endpoint || endpoint->deployments.size() < 2)
            continue;
        Compute own = *plan.compute(endpoint->deployments[1].compute);
        own.id = u"second"_s;
        plan.computes.push_back(own);
        endpoint->deployments[1].compute = own.id;
        const QString both = planned();
        QVERIFY2(both.contains(u"%1 (%2)"_s.arg(workload.shownName(), endpoint->deployments[1].id)),
                 qPrintable(both));
        return;
    }
    QFAIL("the template has no endpoint with two deployments");
}

/// A name that begins like a sentence is no part of the one that it stands in: "or From request to run is above 11 min".
void MemoWordsTest::namesOfInputsAreQuotedInSentences()
{
    Flip flip;
    flip.input.name = u"From asking to running, billed"_s;
    flip.input.unit = u"min"_s;
    flip.likely = 10;
    flip.at = 11;
    const QLocale english(QLocale::English);
    QCOMPARE(flipText(flip, maker().catalog(), english),
             u"\"From asking to running, billed\" is above 11 min (planned 10 min)"_s);
    flip.at = 9;
    QCOMPARE(flipText(flip, maker().catalog(), english),
             u"\"From asking to running, billed\" is below 9 min (planned 10 min)"_s);
}

/// Whoever pays knows neither repositories nor the names under which Azure keeps quota.
void MemoWordsTest::sourcesAndFamiliesHaveNames()
{
    QFile sources(QStringLiteral(SLIPWAY_SOURCE_DIR "/resources/prices/sources.csv"));
    QVERIFY(sources.open(QIODevice::ReadOnly));
    QStringList ids;
    for (const QByteArray &line : sources.readAll().split('\n').sliced(1)) {
        if (const QString id = QString::fromUtf8(line).section(u',', 0, 0); !id.isEmpty())
            ids << id;
    }
    QVERIFY(ids.size() >= 20);
    // No price is of these: ratios of sizes, zones, names of meters, currencies, and what is never used.
    for (const QString &other : {u"instance-flexibility"_s, u"transfer-zones"_s, u"products-list"_s,
                                 u"calculator"_s, u"unverified"_s})
        QCOMPARE(ids.removeAll(other), 1);
    for (const QString &id : ids)
        QVERIFY2(sourceInWords(id).startsWith(u"Public "_s), qPrintable(id));
    QCOMPARE(sourceInWords(u"my-own"_s), u"my-own"_s);
    QCOMPARE(vcpusOfFamily(u"standardDSv3Family"_s), u"vCPUs of the DSv3 family"_s);
    QCOMPARE(vcpusOfFamily(u"Standard NCASv3_T4 Family"_s), u"vCPUs of the NCASv3_T4 family"_s);
    // One name in what is signed and in what is asked for.
    QCOMPARE(vcpusOfFamily(u"StandardNCADSA100v4Family"_s), u"vCPUs of the NCADS_A100_v4 family"_s);
    QCOMPARE(vcpusOfFamily(u"standardDv2PromoFamily"_s), u"vCPUs of the Dv2 Promo family"_s);
    QCOMPARE(vcpusOfFamily(u"of our own"_s), u"vCPUs of of our own"_s);
    QCOMPARE(vcpusOfFamily(QString()), u"vCPUs"_s);
    // As `az vm list-usage` gives them beside each other, value and localizedValue.
    QFile usage(QStringLiteral(SLIPWAY_TEST_DATA "/azurecli/vm-list-usage.json"));
    QVERIFY(usage.open(QIODevice::ReadOnly));
    int families = 0;
    for (const QJsonValue &each : QJsonDocument::fromJson(usage.readAll()).array()) {
        const QJsonValue name = each[u"name"];
        if (!name[u"value"].toString().endsWith(u"Family"_s))
            continue;
        ++families;
        QCOMPARE(familyTitle(name[u"value"].toString()), name[u"localizedValue"].toString());
    }
    QVERIFY(families > 0);
    // And as the portal is quoted.
    QCOMPARE(familyTitle(u"StandardNCADSA100v4Family"_s), u"Standard NCADS_A100_v4 Family vCPUs"_s);
    QCOMPARE(familyTitle(u"Standard NCASv3_T4 Family"_s), u"Standard NCASv3_T4 Family vCPUs"_s);
    QCOMPARE(familyTitle(u"standard NDAMSv4_A100Family"_s), u"Standard NDAMSv4_A100Family vCPUs"_s);
    QCOMPARE(familyTitle(u"standardNDSH100v5Family"_s), u"Standard NDSH100v5 Family vCPUs"_s);
    QCOMPARE(familyTitle(u"standardDv2PromoFamily"_s), u"Standard Dv2 Promo Family vCPUs"_s);
    QCOMPARE(familyTitle(u"of our own"_s), u"of our own"_s);
    static const QRegularExpression idOnly(
        u"standard\\w+Family|PERT|lognormal|pricing-radar|infracost|finfocus|karpenter|azcalc"_s);
    for (const QString &id : {u"tabular-automl-batch"_s, u"edge-arc"_s, u"llm-finetune-endpoint"_s}) {
        const QString &memo = maker().templateDocument(id, false, true).text();
        QVERIFY2(!memo.contains(idOnly), qPrintable(idOnly.match(memo).captured()));
        // In the appendix the ids of families stand in commands to paste, and nowhere else.
        static const QRegularExpression family(u"^[Ss]tandard\\w+Family"_s); // in a command it is quoted
        const PdfFile &report = maker().templateDocument(id);
        for (int page = 3; page <= report.pages().size(); ++page) {
            for (const PdfWord &word : report.words(page))
                QVERIFY2(!word.text.contains(family), qPrintable(word.text));
        }
    }
}

void MemoWordsTest::ownersAreCalledByTheirNames()
{
    Plan plan = maker().planOf(u"llm-finetune-endpoint"_s);
    plan.author = u"Jo Doe"_s;
    plan.owners.plan = u"Ida Lead"_s;
    plan.owners.finance = u"Max Money"_s;
    plan.owners.platform = u"Pia Platform"_s;
    plan.owners.security = u"Sam Secure"_s;
    const QString pages = maker().document(plan).text().simplified();
    const QString memo = page1(plan);
    for (const QString &name : {plan.owners.plan, plan.owners.finance, plan.owners.platform})
        QVERIFY2(memo.contains(name), qPrintable(name));
    QVERIFY(!memo.contains(u"Jo Doe"_s)); // somebody else answers for the plan
    // In the calendar of the appendix with the role below the name.
    QVERIFY2(pages.contains(QRegularExpression(u"Pia Platform.*Platform"_s)), qPrintable(pages));
}

void MemoWordsTest::saysWhatIsWorthBuying()
{
    Prepared what = maker().preparedTemplate(u"llm-finetune-endpoint"_s);
    QVERIFY(!page1(what).contains(u"To decide"_s));
    const Currency currency = what.evaluation.currency;
    const auto amount = [&](std::int64_t units) { return Total(Money(units * 100, currency)); };
    auto found = *what.options.alternatives;
    found.buying = madeUpBuying(amount);
    what.options.alternatives = std::make_shared<const Alternatives>(found);
    what.plan.owners.finance = u"Max Money"_s;
    std::erase_if(what.evaluation.calendar, [](const CalendarEntry &) { return true; }); // room on page 1
    const QString page = page1(what);
    QVERIFY2(page.contains(u"To decide Buy 2 x NC24ads A100 v4 in West Europe"_s), qPrintable(page));
    QVERIFY2(page.contains(u"Max Money by 2027-03-01"_s), qPrintable(page));
    const QString basis = test::PdfFile(maker().render(what, false, true)).pages().at(1).simplified();
    QVERIFY2(
        basis.contains(u"from Mar 2027: saves USD 20,000 in the middle of all cases (P10 3,000, P90 31,000), and "
                       "loses money in 4 % of them. USD 3,000.00 of what is bought is owed after the horizon."_s),
        qPrintable(basis));
    // An estimated price is told on both pages.
    found.buying.groups.front().options[1].estimated = true;
    found.buying.groups.front().options[1].saved = amount(20'000);
    found.buying.groups.front().options[1].savedAtDearest = amount(12'000);
    what.options.alternatives = std::make_shared<const Alternatives>(found);
    QVERIFY(page1(what).contains(QRegularExpression(u"saves USD 20,000.*at an.*estimated"_s)));
    QVERIFY(
        test::PdfFile(maker().render(what, false, true))
            .pages()
            .at(1)
            .simplified()
            .contains(
                u"Its price is estimated from other regions: at the dearest of them it saves USD 12,000."_s));
    found.buying.groups.front().options[1].savedAtDearest = amount(20'000);
    what.options.alternatives = std::make_shared<const Alternatives>(found);
    QVERIFY(
        test::PdfFile(maker().render(what, false, true))
            .pages()
            .at(1)
            .simplified()
            .contains(
                u"Its price is estimated from other regions and counts as exact here: have it confirmed first."_s));
    // What is to be bought and takes nothing off saves more undone, and is decided on first.
    Commitment useless;
    useless.size = u"Standard_NC24ads_A100_v4"_s;
    useless.type = PriceType::SavingsPlan3Years;
    useless.start = YearMonth(2027, 2);
    found.buying.useless = {{useless, amount(30'000), {}}};
    what.options.alternatives = std::make_shared<const Alternatives>(found);
    const QString undone = page1(what);
    QVERIFY2(undone.contains(QRegularExpression(u"To decide Do without 1 x NC24ads A100 v4.*30,000"_s)),
             qPrintable(undone.mid(undone.indexOf(u"Risks and approvals"_s))));
    QVERIFY(!undone.contains(QRegularExpression(u"To decide Buy.*Do without"_s)));
    QVERIFY(
        test::PdfFile(maker().render(what, false, true))
            .pages()
            .at(1)
            .simplified()
            .contains(
                u"Do without 1 x NC24ads A100 v4, 3-year savings plan, which takes nothing off: saves USD 30,000."_s));
    found.buying.useless.clear();
    // Where the plan as it stands is as cheap, there is nothing to buy.
    found.buying.best = found.buying.asPlanned;
    what.options.alternatives = std::make_shared<const Alternatives>(found);
    QVERIFY(!page1(what).contains(u"To decide"_s));
    const QString denied = u"makes this plan cheaper than it is."_s;
    const auto secondPage
        = [&] { return test::PdfFile(maker().render(what, false, true)).pages().at(1).simplified(); };
    QVERIFY(secondPage().contains(denied));
    // Where a blocker stands nothing was looked for, so nothing is denied.
    found.buying.groups.front().blockedBy = u"The size retires"_s;
    what.options.alternatives = std::make_shared<const Alternatives>(found);
    QVERIFY(!secondPage().contains(denied));
    QVERIFY(secondPage().contains(u"Nothing is advised as long as a finding blocks the plan."_s));
}

void MemoWordsTest::marksWhatIsDiscountedOrAgreed()
{
    Plan plan = maker().planOf(u"vision-realtime"_s);
    const QString sign = u"\u2021 A list price less a negotiated discount: 100 % of the total."_s;
    const QString published = u"Published prices are not an invoice"_s;
    const auto pages = [&] { return maker().document(plan).text().simplified(); };
    QString all = pages();
    QVERIFY(!all.contains(u"\u2021"_s) && all.contains(published)
            && all.contains(u"List prices, in USD, before tax"_s));
    plan.discountPercent = 12;
    all = pages();
    QVERIFY2(all.contains(sign), qPrintable(all));
    QVERIFY(!all.contains(published) && !all.contains(u"List prices, in USD"_s));
    // Page 2, what was assumed; the appendix, each line and the provenance.
    QVERIFY(all.contains(u"List prices less 12 %, in USD, before tax"_s));
    QVERIFY(all.contains(u"list price less the plan's discount of 12 %"_s));
    QVERIFY(all.count(u"less 12 %"_s) > 4);
}

/// 3,000 for a plan of 12 months: no month has to keep 250, and each has to keep 250 a month.
void MemoWordsTest::aBudgetOfAllMonthsIsNoneOfEach()
{
    Plan plan = maker().planOf(u"vision-realtime"_s);
    plan.budget = Budget{u"24000"_s, BudgetPeriod::Horizon, {}};
    QVERIFY(page1(plan).contains(u"Budget for all months: on average 2,000"_s));
    plan.budget = Budget{u"2000"_s, BudgetPeriod::Month, {}};
    const QString page = page1(plan);
    QVERIFY(page.contains(u"Budget 2,000 a month"_s) && !page.contains(u"on average 2,000"_s));
}

/// Azure Disk Encryption ends on 2028-09-15, within a plan of 24 months from January 2027: no plan says whether it is used.
void MemoWordsTest::nobodyMovesOffWhatIsPerhapsNotUsed()
{
    Plan plan = maker().planOf(u"proof-of-concept"_s);
    plan.months = 24;
    const QStringList &pages = maker().document(plan).pages();
    QVERIFY(!pages.at(0).contains(u"Disk Encryption"_s) && !pages.at(1).contains(u"Disk Encryption"_s));
    QVERIFY(pages.mid(2).join(u' ').simplified().contains(
        u"If it is used: begin to move off Azure Disk Encryption"_s));
}

/// Quota that every subscription starts with is there, whether the plan says so or not.
void MemoWordsTest::whatASubscriptionStartsWithIsOwned()
{
    const Prepared &what = maker().preparedTemplate(u"proof-of-concept"_s);
    const auto given = std::ranges::find_if(what.evaluation.quota, &QuotaNeed::isByDefault);
    QVERIFY(given != what.evaluation.quota.end());
    const QString text = maker().templateDocument(u"proof-of-concept"_s).text().simplified();
    QVERIFY2(text.contains(u"%1 by default"_s.arg(given->given)), qPrintable(text));
}

void MemoWordsTest::whatIsAdvisedStandsInTheCalendar()
{
    Prepared what = maker().preparedTemplate(u"llm-finetune-endpoint"_s);
    const auto amount
        = [&](std::int64_t units) { return Total(Money(units * 100, what.evaluation.currency)); };
    changeAlternatives(what, [&](Alternatives &found) { found.buying = madeUpBuying(amount); });
    const QStringList pages = test::PdfFile(maker().render(what)).pages();
    const QString appendix = pages.mid(2).join(u' ').simplified();
    QVERIFY2(
        appendix.contains(u"Decide whether to buy 2 x NC24ads A100 v4 in West Europe, 1-year reservation"_s),
        qPrintable(appendix));
    // On the memo it is to be decided already, and nothing that is to be done.
    QVERIFY(!pages.front().contains(u"Decide whether"_s));
}

/// Where all three alternatives have more to tell than there is room for, warnings and quota are counted, and never what one costs and gives up.
void MemoWordsTest::whatDecidesIsNeverLeftOut()
{
    Prepared what = maker().preparedTemplate(u"regulated-isolated"_s);
    const QString name = u"Weekly training of the model that reads claims for the north"_s;
    ConstraintChance deadline;
    deadline.kind = ConstraintChance::Kind::Deadline;
    deadline.workload = u"train"_s;
    deadline.name = name;
    deadline.kept.share = 1;
    deadline.met = true;
    const auto amount = [&](std::int64_t cents) { return Total(Money(cents, what.evaluation.currency)); };
    changeAlternatives(what, [&](Alternatives &found) {
        found.plannedOwed = amount(9'000'000);
        found.robustness.constraints = {deadline};
        deadline.kept.share = 0.7;
        for (Alternative &each : found.plans) {
            each.owed = amount(1'000'000);
            each.robustness.constraints = {deadline};
            each.longer = LongerTime{u"Answers to the claims of all regions"_s, false, 100, 400, u"ms"_s};
        }
    });
    const QString page = page1(what);
    const qsizetype from = page.indexOf(u"Alternatives considered"_s);
    const QString part = page.mid(from, page.indexOf(u"What it depends on"_s) - from);
    const auto rows = part.count(u"owed afterwards"_s);
    QVERIFY2(rows >= 2, qPrintable(part));
    QCOMPARE(part.count(u"70 %"_s), rows);
    QCOMPARE(part.count(u"400 ms"_s), rows);
    QVERIFY2(!part.contains(u'\u2026'), qPrintable(part));
    // What finds no room at all is counted.
    QVERIFY2(rows == 3 || part.contains(u"1 more alternative finds no room here"_s), qPrintable(part));
    QVERIFY(page.contains(u"Sign-off"_s));
}

/// P90 of 111,316 and more, of a budget of 180,000: 68,684 are left at the most, and one of 100,000 is exceeded by 11,316 at the least.
void MemoWordsTest::whatMissesAPriceIsNoExactFigure()
{
    Prepared what = maker().preparedTemplate(u"llm-finetune-endpoint"_s);
    what.plan.budget = Budget{u"180000"_s, BudgetPeriod::Horizon, {}};
    const auto atLeast
        = [&](std::int64_t cents) { return Total(Money(cents, what.evaluation.currency), {u"something"_s}); };
    changeRanges(what, [&](Uncertainty &ranges) {
        ranges.total.p50 = atLeast(8'974'700);
        ranges.total.p90 = atLeast(11'131'600);
        ranges.overBudget = Chance{0, 0};
        ranges.targets.clear();
    });
    QString page = page1(what);
    QVERIFY2(page.contains(u"Of the budget of USD 180,000, at most USD 68,684 is not asked for."_s),
             qPrintable(page));
    what.plan.budget = Budget{u"100000"_s, BudgetPeriod::Horizon, {}};
    changeRanges(what, [](Uncertainty &ranges) { ranges.overBudget = Chance{0.6, 0}; });
    page = page1(what);
    QVERIFY2(page.contains(u"That is at least USD 11,316 more than the budget of USD 100,000."_s),
             qPrintable(page));
}

void MemoWordsTest::whatIsMissingFromTheRangeIsSaid()
{
    Prepared what = maker().preparedTemplate(u"llm-finetune-endpoint"_s);
    const QString said = u"In 12 % of all cases something has no price"_s;
    QVERIFY(what.evaluation.total.isComplete() && !page1(what).contains(said));
    changeRanges(what, [&](Uncertainty &ranges) {
        ranges.incomplete = Chance{0.12, 0.01};
        for (Total *each : {&ranges.total.p10, &ranges.total.p50, &ranges.total.p90})
            *each = Total(each->known(), {u"what has no price in some draws"_s});
    });
    const QString page = page1(what);
    QVERIFY2(page.contains(said), qPrintable(page));
}

/// Sixty lines of a cent each, of one estimated and one in ten of the money: they are added up, and the page says so of their row and of the sign.
void MemoWordsTest::signsOfAddedUpLinesAreTold()
{
    Prepared what = maker().preparedTemplate(u"vision-realtime"_s);
    const Currency currency = what.evaluation.currency;
    for (CostLine &line : what.evaluation.lines)
        line.estimated = false;
    std::vector<CostLine> lines;
    const CostLine &one = what.evaluation.lines.front();
    for (int i = 0; i < 70; ++i) {
        CostLine line = one;
        line.total = Money(i == 0 ? 900'000 : i < 60 ? 1000 : 4100, currency);
        line.estimated = i >= 50 && i < 60; // 10 x 10.00 = 100.00 of 10,000.00
        lines.push_back(line);
    }
    lines[0].total = Money(1'000'000 - 59 * 1000 - 10 * 4100, currency);
    what.evaluation.lines = lines;
    what.evaluation.total = Total(Money(1'000'000, currency));
    const QString page = test::PdfFile(maker().render(what, true, true)).pages().at(1).simplified();
    QVERIFY2(page.contains(QRegularExpression(u"smaller lines, in the full report \\*"_s)), qPrintable(page));
    QVERIFY2(page.contains(u"These lines are 1 % of the total, of which 1 % is among smaller lines."_s),
             qPrintable(page));
}

/// Four terms in turn: the first page has two of them and says where the others are, the second has all.
void MemoWordsTest::everyPurchaseIsNamed()
{
    Prepared what = maker().preparedTemplate(u"llm-finetune-endpoint"_s);
    const auto amount
        = [&](std::int64_t units) { return Total(Money(units * 100, what.evaluation.currency)); };
    changeAlternatives(what, [&](Alternatives &found) {
        found.buying = madeUpBuying(amount);
        BuyingOption &best = found.buying.groups[0].options[1];
        for (int i = 1; i < 4; ++i) {
            best.purchases.push_back(best.purchases[0]);
            best.purchases.back().start = YearMonth(2027, 3 + i);
        }
    });
    std::erase_if(what.evaluation.calendar, [](const CalendarEntry &) { return true; }); // room on page 1
    const QStringList pages = test::PdfFile(maker().render(what, false, true)).pages();
    QVERIFY2(pages[0].simplified().contains(u"2 more purchases on page 2"_s),
             qPrintable(pages[0].simplified()));
    for (const QString &month : {u"Mar 2027"_s, u"Apr 2027"_s, u"May 2027"_s, u"Jun 2027"_s})
        QVERIFY2(pages[1].simplified().contains(u"reserved for 1 year from "_s + month),
                 qPrintable(pages[1].simplified()));
}

/// A term of three years that began two months before the plan was judged is owed with and without it.
void MemoWordsTest::whatIsOwnedIsNotAskedFor()
{
    Plan plan = maker().planOf(u"vision-realtime"_s);
    Commitment owned;
    owned.size = u"Standard_NC4as_T4_v3"_s;
    owned.type = PriceType::Reservation3Years;
    owned.units = 2;
    owned.start = YearMonth(2026, 9);
    plan.commitments = {owned};
    const Prepared &what = maker().prepared(plan);
    QVERIFY(!what.evaluation.owed.isZero());
    const QStringList &pages = maker().document(plan, false, true).pages();
    QVERIFY2(!pages[0].contains(u"owed"_s), qPrintable(pages[0]));
    const QString basis = pages[1].simplified();
    QVERIFY2(
        basis.contains(u"All of it is for terms that had begun before this memo: it is not asked for."_s),
        qPrintable(basis));
    QVERIFY2(basis.contains(u"is bound already by what was bought before."_s), qPrintable(basis));
}

void MemoWordsTest::saysTheExchangeRateOnItsFirstPage()
{
    Plan plan = maker().planOf(u"vision-realtime"_s);
    QVERIFY(!page1(plan).contains(u"1 USD = "_s));
    plan.currency = u"EUR"_s;
    const Prepared &what = maker().prepared(plan);
    const Provenance &from = what.evaluation.provenance;
    const QString rate
        = u"1 USD = %1 EUR on %2."_s.arg(from.exchange, from.exchangeDate.toString(Qt::ISODate));
    QVERIFY2(page1(plan).contains(rate), qPrintable(rate));
}

/// The plan has two kinds of runs, and "Runs a month" alone would be of either.
void MemoWordsTest::driversSayWhoseTheyAre()
{
    const Prepared &what = maker().preparedTemplate(u"vision-realtime"_s);
    const Uncertainty &ranges = *what.options.uncertainty;
    const QString page = page1(what.plan);
    const qsizetype from = page.indexOf(u"What it depends on"_s);
    int told = 0;
    for (std::size_t i = 0; i < 3; ++i) {
        const UncertainInput &input = ranges.inputs[ranges.swings[i].input];
        if (input.owner.isEmpty())
            continue;
        ++told;
        QVERIFY2(page.indexOf(input.owner, from) > 0, qPrintable(input.owner));
    }
    QVERIFY(told > 0);
    // What is no workload's is of something else.
    QVERIFY(page1(maker().planOf(u"spark-features-batch"_s)).contains(u"Data: Size in the first month"_s));
}

void MemoWordsTest::missingPricesAreCalledByTheirWork()
{
    const Prepared &what = maker().preparedTemplate(u"spark-features-batch"_s);
    QVERIFY(!what.evaluation.total.isComplete());
    const QString page = page1(what.plan);
    QVERIFY2(page.contains(
                 u"missing from every total: Processors, by use, for Nightly features (Spark vCores)."_s),
             qPrintable(page));
    QVERIFY2(!page.contains(u"spark: "_s), qPrintable(page));
}

/// The processors of Spark have no price in West Europe: no sum that leaves them out can be below anything, and no choice that has them is known whole.
void MemoWordsTest::whatHasNoPriceMayGoBeyondTheBudget()
{
    Plan plan = maker().planOf(u"spark-features-batch"_s);
    plan.budget = Budget{u"470"_s, BudgetPeriod::Month, {}};
    const Prepared &what = maker().prepared(plan);
    QVERIFY(!what.evaluation.total.isComplete());
    const QString page = page1(plan);
    QVERIFY2(!page.contains(u"All months together stay below"_s), qPrintable(page));
    QVERIFY2(page.contains(u"whether they do with the rest nobody can say"_s), qPrintable(page));
    const auto rows = what.options.alternatives->plans;
    QVERIFY(!rows.empty());
    QVERIFY2(rows.front().total.isComplete()
                 || page.contains(u"at least "_s + roundAmount(rows.front().total.known(), QLocale::c())),
             qPrintable(page));
}

SLIPWAY_TEST(MemoWordsTest)
#include "tst_memowords.moc"
