// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testrun.h"

#include "model/items/proposaltexts.h"
#include "model/items/sheettexts.h"
#include "resources/data.h"
#include "tests/support/locales.h"

#include <QTest>

using namespace slipway;
using namespace slipway::test;
using namespace Qt::StringLiterals;

namespace {

Money dollars(std::int64_t amount)
{
    return Money(amount * 100, Currency());
}

CostRange range(std::int64_t low, std::int64_t middle, std::int64_t high)
{
    CostRange result;
    result.p10 = Total(dollars(low));
    result.p50 = Total(dollars(middle));
    result.p90 = Total(dollars(high));
    return result;
}

/// One endpoint of three machines, 12,000 in all.
Proposal sampleProposal()
{
    Proposal proposal;
    Workload serve;
    serve.id = u"serve"_s;
    serve.name = u"Endpoint"_s;
    RealtimeEndpoint endpoint;
    Deployment deployment;
    deployment.compute = u"serve"_s;
    endpoint.deployments = {deployment};
    serve.detail = endpoint;
    proposal.plan.workloads = {serve};
    proposal.total = Total(dollars(12'000));
    proposal.averageMonth = Total(dollars(1'000));
    proposal.uncertainty.total = range(10'000, 12'500, 15'000);
    proposal.uncertainty.averageMonth = range(833, 1'042, 1'250);
    proposal.uncertainty.overBudget = Chance{0.28, 0.01};
    ProposedCompute compute;
    compute.compute = u"serve"_s;
    compute.work = u"Endpoint"_s;
    compute.size = u"Standard_NC24ads_A100_v4"_s;
    compute.region = u"westeurope"_s;
    compute.nodes = 3;
    compute.measure = search::Measure::LatencyMilliseconds;
    compute.value = 5600;
    proposal.computes = {compute};
    proposal.vcpusToRequest = 72;
    proposal.warnings = 2;
    return proposal;
}

Sheet sheet(const QString &budget, BudgetPeriod period)
{
    Sheet sheet = usualSheet(WorkKind::Endpoint);
    Budget given;
    given.amount = budget;
    given.period = period;
    sheet.budget = given;
    return sheet;
}

} // namespace

class ProposalTextsTest final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void aCardSaysWhatTheProposalHolds();
    void theBudgetIsWordedByWhatBecomesOfIt();
    void whatMissesAPriceIsAtLeast();
    void theScaleHoldsEveryMark();
    void captionsTakeThePlaceOfEntries();
    void helpNamesUnitAndWhatEmptyMeans();
    void onlyModelsThatASheetTakesAreOffered();
};

void ProposalTextsTest::aCardSaysWhatTheProposalHolds()
{
    const ProposalText text
        = proposalText(sampleProposal(), sheet(u"15000"_s, BudgetPeriod::Horizon), catalog(), english);
    QCOMPARE(text.month, u"1,000.00"_s);
    // In the unit of the month above them: 10,000 and 15,000 over 12 months.
    QCOMPARE(text.p10, u"P10 833"_s);
    QCOMPARE(text.p90, u"P90 1,250"_s);
    QCOMPARE(text.machines.size(), std::size_t(1));
    QCOMPARE(text.machines.front().machines, u"3 x NC24ads A100 v4"_s);
    QCOMPARE(text.machines.front().result, u"West Europe, 95 % answered in 5.6 s"_s);
    QCOMPARE(text.machines.front().stage, CostStage::Deployment);
    QCOMPARE(text.vcpusToRequest, 72);
    QCOMPARE(text.warnings, 2);
    QVERIFY(!text.givesUp.isEmpty());
    // The time is what was asked for: beside terms it is told first, and cut last where a card has little room.
    Proposal coarse = sampleProposal();
    coarse.computes.front().precision = Precision::Int8;
    QCOMPARE(proposalText(coarse, sheet(u"15000"_s, BudgetPeriod::Horizon), catalog(), english)
                 .machines.front()
                 .result,
             u"95 % in 5.6 s, weights of 8 bits (integer), West Europe"_s);
    // Where a card is too narrow for it there are texts that fit whole, and none is cut in its middle.
    QCOMPARE(proposalText(coarse, sheet(u"15000"_s, BudgetPeriod::Horizon), catalog(), english)
                 .machines.front()
                 .shorter,
             (QStringList{u"95 % in 5.6 s, weights of 8 bits (integer)"_s, u"95 % in 5.6 s, 8 bits"_s}));
    Proposal slower = sampleProposal();
    slower.givesUp = {u"It is slow."_s};
    slower.wouldHaveToGo = {u"Without it, less."_s};
    const QString all
        = proposalText(slower, sheet(u"15000"_s, BudgetPeriod::Horizon), catalog(), english).givesUp;
    QVERIFY(all.contains(u"Without it, less. It is slow."_s));
}

void ProposalTextsTest::theBudgetIsWordedByWhatBecomesOfIt()
{
    using State = ProposalText::BudgetState;
    const Sheet with = sheet(u"15000"_s, BudgetPeriod::Horizon);
    Proposal proposal = sampleProposal();
    ProposalText text = proposalText(proposal, with, catalog(), english);
    QCOMPARE(text.budgetState, State::Chance);
    QCOMPARE(text.budget, u"28 % chance over budget"_s);
    proposal.uncertainty.overBudget = Chance{0, 0};
    text = proposalText(proposal, with, catalog(), english);
    QCOMPARE(text.budgetState, State::Kept);
    proposal.uncertainty.overBudget = Chance{0, 0, Chance::Bound::AtLeast};
    text = proposalText(proposal, with, catalog(), english);
    QCOMPARE(text.budgetState, State::Chance);
    QCOMPARE(text.budget, u"whether it keeps the budget is not known"_s);
    proposal.uncertainty.overBudget = Chance{0, 0};
    proposal.overBudget = Total(dollars(2'500));
    text = proposalText(proposal, with, catalog(), english);
    QCOMPARE(text.budgetState, State::Over);
    QCOMPARE(text.budget, u"over budget by 2,500 in all at P90"_s);
    proposal.overBudget.reset();
    proposal.uncertainty.overBudget.reset();
    text = proposalText(proposal, with, catalog(), english);
    QCOMPARE(text.budgetState, State::None);
}

void ProposalTextsTest::whatMissesAPriceIsAtLeast()
{
    Proposal proposal = sampleProposal();
    proposal.averageMonth = Total(dollars(1'000), {u"Disk"_s});
    proposal.uncertainty.averageMonth.p90 = Total(dollars(1'250), {u"Disk"_s});
    const ProposalText text
        = proposalText(proposal, sheet(u"15000"_s, BudgetPeriod::Horizon), catalog(), english);
    QCOMPARE(text.month, u"at least 1,000.00"_s);
    QCOMPARE(text.p90, u"P90 at least 1,250"_s);
    QCOMPARE(text.p10, u"P10 833"_s);
}

void ProposalTextsTest::theScaleHoldsEveryMark()
{
    Proposals all;
    all.proposals[0] = sampleProposal();
    all.proposals[2] = sampleProposal();
    all.proposals[2]->uncertainty.total = range(30'000, 35'000, 40'000);
    all.proposals[2]->total = Total(dollars(29'000));
    const ProposalScale scale = proposalScale(all, sheet(u"4000"_s, BudgetPeriod::Month));
    QCOMPARE(scale.budget.value(), 48'000.0); // of twelve months
    for (const double mark : {10'000.0, 15'000.0, 12'000.0, 29'000.0, 40'000.0, 48'000.0}) {
        QVERIFY(scale.share(mark) > 0);
        QVERIFY(scale.share(mark) < 1);
    }
    QVERIFY(scale.share(10'000) < scale.share(40'000));
    const ProposalBand band = proposalBand(*all.proposals[2]);
    QCOMPARE(band.p10, 30'000.0);
    QCOMPARE(band.p90, 40'000.0);
    QCOMPARE(band.planned, 29'000.0);
    Sheet without = sheet(u"1"_s, BudgetPeriod::Month);
    without.budget.reset();
    QVERIFY(!proposalScale(all, without).budget.has_value());
    const ProposalScale none = proposalScale(Proposals(), without);
    QVERIFY(none.high > none.low);
}

void ProposalTextsTest::captionsTakeThePlaceOfEntries()
{
    const auto captionOf = [](const QString &key) { return key == "budget"_L1 ? u"Budget"_s : QString(); };
    QCOMPARE(withCaptions(u"\"budget\" rules it out, \"work\" does not."_s, captionOf),
             u"\"Budget\" rules it out, \"work\" does not."_s);
    QCOMPARE(withCaptions(u"No entries."_s, captionOf), u"No entries."_s);
    QCOMPARE(withCaptions({}, captionOf), QString());
    // Without a page around them, too.
    QCOMPARE(withCaptions(u"With \"servingPrecision\" of int4 it costs less."_s, sheetCaption),
             u"With \"Number format of the weights\" of int4 it costs less."_s);
    QVERIFY(sheetCaption(u"work"_s).isEmpty());
}

void ProposalTextsTest::helpNamesUnitAndWhatEmptyMeans()
{
    const SheetFieldInfo within = sheetFieldInfo(u"answerWithinMilliseconds"_s);
    QCOMPARE(within.unit, u"ms"_s);
    QVERIFY(within.help.startsWith(u"Latency to keep, in ms. "_s));
    QVERIFY(within.help.contains(u"Left empty: 500"_s));
    QCOMPARE(within.low, 1.0);
    QCOMPARE(sheetFieldInfo(u"months"_s).decimals, 0);
    QCOMPARE(sheetFieldInfo(u"months"_s).high, 120.0);
    QVERIFY(!sheetFieldInfo(u"requestMilliseconds"_s).help.contains(u"measuredOn"_s));
    QVERIFY(sheetFieldInfo(u"nothing"_s).help.isEmpty());
}

void ProposalTextsTest::onlyModelsThatASheetTakesAreOffered()
{
    const std::array kinds = {SheetModels::Answering, SheetModels::Embedding, SheetModels::Reranking};
    for (const SheetModels kind : kinds) {
        const std::vector<SheetModel> models = sheetModels(kind);
        QVERIFY(models.size() >= 3);
        for (const SheetModel &model : models) {
            QVERIFY(model.name.endsWith(model.shortName));
            QVERIFY(!model.shortName.contains(u'/'));
            Sheet sheet = usualSheet(WorkKind::Retrieval);
            sheet.promptTokens = 100;
            sheet.answerTokens = 100;
            (kind == SheetModels::Answering         ? sheet.model
                 : kind == SheetModels::Embedding ? sheet.embeddingModel
                                                  : sheet.rerankerModel)
                = model.name;
            static const PriceSnapshot prices = PriceSnapshot::load(embeddedPrices(), catalog()).value();
            const std::vector<Error> faults = sheetFaults(sheet, catalog(), prices);
            QVERIFY2(faults.empty(), qPrintable(model.name + (faults.empty() ? QString() : faults.front().message)));
        }
    }
}

SLIPWAY_TEST(ProposalTextsTest)
#include "tst_proposaltexts.moc"
