// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testrun.h"

#include "model/compare/comparison.h"
#include "tests/model/compare/comparedplans.h"
#include "tests/model/evaluation/evaluationfixture.h"

#include <QTest>

using namespace slipway;
using namespace slipway::test;
using namespace Qt::StringLiterals;

namespace {

QStringList texts(const ByCause<Money> &causes)
{
    QStringList result;
    for (const Money &each : causes)
        result << each.toDecimal();
    return result;
}

Money sumOf(const ByCause<Money> &causes, Currency currency)
{
    Money sum(0, currency);
    for (const Money &each : causes)
        sum += each;
    return sum;
}

const LineDifference &lineOf(const Comparison &comparison, const QString &id)
{
    static const LineDifference none;
    for (const LineDifference &line : comparison.lines) {
        if (line.id == id)
            return line;
    }
    return none;
}

Comparison comparisonOf(const Evaluated &before, const Evaluated &after)
{
    return comparePlans(before.plan, before.evaluation, after.plan, after.evaluation);
}

} // namespace

/// The causes of a difference, against the example of docs/compare.md and over random pairs of plans.
class WaterfallTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void aPurchaseIsComparedWithItself();
    void theExampleByHand();
    void anotherCurrencyIsNoCause();
    void aPriceThatCameToBeKnownIsAMatterOfPrices();
    void whatIsMissingBoundsTheDifference_data();
    void whatIsMissingBoundsTheDifference();
    void aBookThatIsNotThereBoundsTheDifference();
    void whatIsBoughtIsNoUsage();
    void causesAddUpForTwoHundredRandomPairs();
    void aPlanDiffersFromItselfByNothing();
};

void WaterfallTest::theExampleByHand()
{
    const Currency euro = *Currency::fromCode(u"EUR");
    const Evaluated before
        = handMade({{u"train"_s, u"Standard_NC24ads_A100_v4"_s, u"3.673"_s, 100},
                    {u"serve"_s, u"Standard_D4s_v5"_s, u"0.192"_s, 730, CostStage::Deployment},
                    {u"data"_s, u"blob.hot"_s, u"0.02"_s, 500, CostStage::Shared}},
                   ExchangeRate(euro, 900'000'000));
    const Evaluated after
        = handMade({{u"train"_s, u"Standard_NC24ads_A100_v4"_s, u"3.3057"_s, 120},
                    {u"serve"_s, u"Standard_D8s_v5"_s, u"0.3456"_s, 730, CostStage::Deployment},
                    {u"data"_s, u"blob.hot"_s, u"0.018"_s, 500, CostStage::Shared}},
                   ExchangeRate(euro, 920'000'000));
    const Comparison comparison = comparisonOf(before, after);
    QCOMPARE(comparison.total.before.known().toDecimal(), u"931.42"_s);
    QCOMPARE(comparison.total.after.known().toDecimal(), u"1210.66"_s);
    QCOMPARE(comparison.total.difference.known.toDecimal(), u"279.24"_s);
    QCOMPARE(comparison.total.difference.bound, CostDifference::Bound::Exact);
    QCOMPARE(texts(comparison.causes),
             (QStringList{u"201.84"_s, u"0.00"_s, u"132.22"_s, u"-81.12"_s, u"26.30"_s}));
    QCOMPARE(texts(lineOf(comparison, u"train"_s).causes),
             (QStringList{u"0.00"_s, u"0.00"_s, u"132.22"_s, u"-79.32"_s, u"15.86"_s}));
    QCOMPARE(texts(lineOf(comparison, u"serve"_s).causes),
             (QStringList{u"201.84"_s, u"0.00"_s, u"0.00"_s, u"0.00"_s, u"10.08"_s}));
    QCOMPARE(texts(lineOf(comparison, u"data"_s).causes),
             (QStringList{u"0.00"_s, u"0.00"_s, u"0.00"_s, u"-1.80"_s, u"0.36"_s}));
    QCOMPARE(comparison.stages[std::size_t(CostStage::Training)].difference.known.toDecimal(), u"68.76"_s);
}

void WaterfallTest::anotherCurrencyIsNoCause()
{
    const std::vector<HandLine> lines{{u"train"_s, u"Standard_NC24ads_A100_v4"_s, u"3.673"_s, 100}};
    const Evaluated before = handMade(lines);
    const Evaluated after = handMade(lines, ExchangeRate(*Currency::fromCode(u"JPY"), 155'300'000'000));
    const Comparison comparison = comparisonOf(before, after);
    QCOMPARE(comparison.currency, Currency());
    QVERIFY(comparison.total.difference.known.isZero());
    QCOMPARE(comparison.total.after, comparison.total.before);
    QVERIFY(comparison.afterInItsCurrency);
    // 3.673 x 100 x 155.3 = 57,041.69, twice.
    QCOMPARE(comparison.afterInItsCurrency->known().toDecimal(), u"114084"_s);
}

void WaterfallTest::aPriceThatCameToBeKnownIsAMatterOfPrices()
{
    const Evaluated before = handMade({{u"logs"_s, u"logs.gb"_s, {}, 10}});
    const Evaluated after = handMade({{u"logs"_s, u"logs.gb"_s, u"2.76"_s, 10}});
    const Comparison comparison = comparisonOf(before, after);
    QCOMPARE(texts(comparison.causes), (QStringList{u"0.00"_s, u"0.00"_s, u"0.00"_s, u"55.20"_s, u"0.00"_s}));
    QCOMPARE(comparison.total.difference.bound, CostDifference::Bound::AtMost);
}

void WaterfallTest::whatIsMissingBoundsTheDifference_data()
{
    using Bound = CostDifference::Bound;
    QTest::addColumn<double>("missingBefore"); // quantity of a line without a price; 0: no such line
    QTest::addColumn<double>("missingAfter");
    QTest::addColumn<Bound>("bound");
    QTest::addColumn<bool>("mayRise");
    QTest::newRow("neither") << 0.0 << 0.0 << Bound::Exact << false;
    QTest::newRow("the second") << 0.0 << 5.0 << Bound::AtLeast << true;
    QTest::newRow("the first") << 5.0 << 0.0 << Bound::AtMost << false;
    QTest::newRow("as much in both") << 5.0 << 5.0 << Bound::Exact << false;
    QTest::newRow("more in the second") << 5.0 << 6.0 << Bound::Unknown << true;
}

void WaterfallTest::whatIsMissingBoundsTheDifference()
{
    QFETCH(double, missingBefore);
    QFETCH(double, missingAfter);
    QFETCH(CostDifference::Bound, bound);
    QFETCH(bool, mayRise);
    const auto planWith = [](double missing) {
        std::vector<HandLine> lines{{u"train"_s, u"a"_s, u"1"_s, 100}};
        if (missing > 0)
            lines.push_back({u"keys"_s, {}, {}, missing, CostStage::Shared});
        return handMade(lines);
    };
    const Comparison comparison = comparisonOf(planWith(missingBefore), planWith(missingAfter));
    QCOMPARE(comparison.total.difference.bound, bound);
    QVERIFY(comparison.total.difference.known.isZero());
    QCOMPARE(comparison.stages[std::size_t(CostStage::Shared)].difference.bound, bound);
    QCOMPARE(comparison.stages[std::size_t(CostStage::Training)].difference.bound,
             CostDifference::Bound::Exact);
    QCOMPARE(comparison.risesByMoreThan(50), mayRise);
    QCOMPARE(comparison.total.before.isComplete(), missingBefore == 0);
    QCOMPARE(comparison.total.after.isComplete(), missingAfter == 0);
}

void WaterfallTest::aBookThatIsNotThereBoundsTheDifference()
{
    const Evaluated plain = handMade({{u"train"_s, u"a"_s, u"1"_s, 100}});
    Evaluated pinned = plain;
    pinned.evaluation.total += Total(Money(), {u"prices of another book"_s});
    const Comparison after = comparisonOf(plain, pinned);
    QCOMPARE(after.total.difference.bound, CostDifference::Bound::AtLeast);
    QVERIFY(!after.total.after.isComplete());
    QVERIFY(after.risesByMoreThan(1000));
    QCOMPARE(comparisonOf(pinned, plain).total.difference.bound, CostDifference::Bound::AtMost);
    QCOMPARE(comparisonOf(pinned, pinned).total.difference.bound, CostDifference::Bound::Exact);
}

/// Two D4s v5 run all year in Poland Central, at 0.23 an hour as they go: 12 x 730 h x 0.23 = 2,014.80 each. Of one that is reserved nothing is more or less
/// used: its price of the year comes and 2,014.80 go, both of the purchase. A third machine beside is 2,014.80 of usage. As the price of the compute
/// the year is as much of a purchase.
void WaterfallTest::whatIsBoughtIsNoUsage()
{
    Plan plan;
    plan.region = u"polandcentral"_s;
    plan.start = YearMonth(2027, 1);
    plan.months = 12;
    Compute machines;
    machines.id = u"m"_s;
    machines.target = u"remote_vm"_s;
    machines.size = u"Standard_D4s_v5"_s;
    machines.instances = 2;
    machines.publicIp = false;
    plan.computes = {machines};
    Workload work;
    work.id = u"w"_s;
    TrainingJob job;
    job.compute = machines.id;
    job.work.measuredHours = 1;
    work.detail = job;
    plan.workloads = {work};
    const auto made = [](const Plan &each) { return Evaluated{each, evaluated(each)}; };
    Plan bought = plan;
    Commitment year;
    year.size = machines.size;
    year.start = plan.start;
    bought.commitments = {year};
    const Evaluated with = made(bought);
    const QString price
        = lineOf(comparisonOf(made(plan), with), u"commitment/0"_s).after->known().toDecimal();
    const Comparison one = comparisonOf(made(plan), with);
    QCOMPARE(texts(lineOf(one, u"compute/m/machines"_s).causes),
             (QStringList{u"0.00"_s, u"-2014.80"_s, u"0.00"_s, u"0.00"_s, u"0.00"_s}));
    QCOMPARE(texts(lineOf(one, u"commitment/0"_s).causes),
             (QStringList{u"0.00"_s, price, u"0.00"_s, u"0.00"_s, u"0.00"_s}));
    QCOMPARE(one.causes[std::size_t(CostCause::Purchase)], one.total.difference.known);
    bought.computes[0].instances = 3;
    const Comparison three = comparisonOf(made(plan), made(bought));
    QCOMPARE(texts(lineOf(three, u"compute/m/machines"_s).causes),
             (QStringList{u"0.00"_s, u"-2014.80"_s, u"2014.80"_s, u"0.00"_s, u"0.00"_s}));
    Plan priced = plan;
    priced.computes[0].priceType = PriceType::Reservation1Year;
    const Comparison asPrice = comparisonOf(made(plan), made(priced));
    QCOMPARE(asPrice.causes[std::size_t(CostCause::Purchase)], asPrice.total.difference.known);
    // A machine of another size with what is bought for it: 2 x 8,760 x 0.46 instead of 0.23 as they go is the design.
    Plan other = bought;
    other.computes[0].instances = 2;
    other.computes[0].size = other.commitments[0].size = u"Standard_D8s_v5"_s;
    const Comparison sized = comparisonOf(made(plan), made(other));
    const LineDifference &line = lineOf(sized, u"compute/m/machines"_s);
    QCOMPARE(line.causes[std::size_t(CostCause::Design)].toDecimal(), u"4029.60"_s);
    QCOMPARE(line.causes[std::size_t(CostCause::Purchase)].toDecimal(), u"-4029.60"_s);
}

void WaterfallTest::causesAddUpForTwoHundredRandomPairs()
{
    ByCause<int> seen{};
    int differing = 0;
    for (quint32 seed = 0; seed < 200; ++seed) {
        const auto [before, after] = randomPair(seed);
        const Comparison comparison = comparisonOf(before, after);
        const Currency currency = before.evaluation.currency;
        const QByteArray name = "seed " + QByteArray::number(seed);
        QCOMPARE(comparison.currency, currency);
        QVERIFY2(comparison.total.before == before.evaluation.total, name.constData());
        if (after.evaluation.currency == currency)
            QVERIFY2(comparison.total.after.known() == after.evaluation.total.known(), name.constData());
        QVERIFY2(comparison.total.after.isComplete() == after.evaluation.total.isComplete(),
                 name.constData());
        QVERIFY2(comparison.total.difference.known
                     == comparison.total.after.known() - comparison.total.before.known(),
                 name.constData());
        QVERIFY2(sumOf(comparison.causes, currency) == comparison.total.difference.known, name.constData());

        Money stages(0, currency);
        for (const CostPair &stage : comparison.stages)
            stages += stage.difference.known;
        QVERIFY2(stages == comparison.total.difference.known, name.constData());
        Money lines(0, currency);
        for (const LineDifference &line : comparison.lines) {
            QVERIFY2(sumOf(line.causes, currency) == line.difference.known, name.constData());
            lines += line.difference.known;
        }
        QVERIFY2(lines == comparison.total.difference.known, name.constData());

        differing += comparison.total.difference.known.isZero() ? 0 : 1;
        for (std::size_t cause = 0; cause < costCauseCount; ++cause)
            seen[cause] += comparison.causes[cause].isZero() ? 0 : 1;
    }
    // That the pairs try what they are meant to.
    QVERIFY2(differing > 130, QByteArray::number(differing).constData());
    for (const int count : seen)
        QVERIFY2(count > 20, QByteArray::number(count).constData());
}

void WaterfallTest::aPlanDiffersFromItselfByNothing()
{
    for (quint32 seed = 0; seed < 20; ++seed) {
        const Evaluated plan = randomPair(seed).first;
        const Comparison comparison = comparisonOf(plan, plan);
        QVERIFY(comparison.total.difference.known.isZero());
        QCOMPARE(comparison.total.difference.bound, CostDifference::Bound::Exact);
        for (const LineDifference &line : comparison.lines)
            QVERIFY2(line.isSame(), qPrintable(line.id));
        for (const FigureDifference &figure : comparison.figures)
            QVERIFY(figure.isSame());
        QCOMPARE(comparison.count(FindingDifference::Kind::Kept), qsizetype(comparison.findings.size()));
        QVERIFY(!comparison.findingsGotWorse());
        QVERIFY(!comparison.risesByMoreThan(0));
    }
}

/// Purchases are told by what they are, not by their place in the list: one that goes, and another order of the same.
void WaterfallTest::aPurchaseIsComparedWithItself()
{
    Plan plan;
    plan.start = YearMonth(2027, 1);
    plan.months = 12;
    for (const QString &size : {u"Standard_D8as_v4"_s, u"Standard_D4as_v4"_s}) {
        Commitment &bought = plan.commitments.emplace_back();
        bought.size = size;
        bought.start = plan.start;
    }
    Plan without = plan;
    without.commitments.erase(without.commitments.begin());
    Plan reversed = plan;
    std::ranges::reverse(reversed.commitments);
    const auto made = [](const Plan &each) { return Evaluated{each, evaluated(each)}; };
    const Evaluated before = made(plan);
    const CostLine &larger = *std::ranges::find(before.evaluation.lines, u"commitment/0"_s, &CostLine::id);
    const Comparison one = comparisonOf(before, made(without));
    QStringList told;
    for (const LineDifference &line : one.lines) {
        if (!line.isSame())
            told << line.name + u' ' + line.difference.known.toDecimal();
    }
    QCOMPARE(told, QStringList(QString(larger.name + u" -"_s + larger.total.toDecimal())));
    const Comparison other = comparisonOf(before, made(reversed));
    QVERIFY(std::ranges::all_of(other.lines, &LineDifference::isSame));
    for (const FindingDifference &each : other.findings)
        QCOMPARE(each.kind, FindingDifference::Kind::Kept);
}

SLIPWAY_TEST(WaterfallTest)
#include "tst_waterfall.moc"
