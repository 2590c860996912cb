// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testrun.h"

#include "model/decision/asked.h"

#include <QTest>

using namespace slipway;
using namespace Qt::StringLiterals;

namespace {

Total dollars(std::int64_t cents, const QStringList &missing = {})
{
    return Total(Money(cents, Currency()), missing);
}

/// A plan of twelve months and what was drawn of it; amounts in cents.
struct Drawn
{
    Plan plan;
    Evaluation evaluation;
    Uncertainty ranges;

    Drawn(std::int64_t p50, std::int64_t p90, double over)
    {
        plan.months = 12;
        evaluation.total = dollars(p50);
        evaluation.peakMonth = dollars(p50 / 12);
        ranges.draws = 1000;
        ranges.inputs.emplace_back();
        ranges.total.p50 = dollars(p50);
        ranges.total.p90 = dollars(p90);
        ranges.peakMonth.p90 = dollars(p90 / 12);
        ranges.overBudget = Chance{over, 0.01};
    }

    void setBudget(const QString &amount, BudgetPeriod period = BudgetPeriod::Horizon)
    {
        plan.budget = Budget{amount, period, {}};
    }
    [[nodiscard]] Asked asked() const { return askedFor(plan, evaluation, &ranges); }
};

} // namespace

/// What a memo asks for.
class AskedTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void isWhatNineOfTenCasesTake();
    void isTheBudgetWhereThatIsLessAndKept();
    void isMoreThanABudgetThatIsKeptTooSeldom();
    void tellsOfADearestMonthAboveAMonthsBudget();
    void isThePlansOwnFigureWithoutRanges();
    void tellsWhatIsKeptTooSeldom();
};

/// 1,973.40 is likely and 2,329.25 is P90, the budget 3,600: asked for is 2,329, of which 356 are a reserve, and 1,271 of the budget are not asked for.
void AskedTest::isWhatNineOfTenCasesTake()
{
    Drawn drawn(197'340, 232'925, 0);
    drawn.setBudget(u"300"_s, BudgetPeriod::Month);
    const Asked asked = drawn.asked();
    QCOMPARE(asked.reason, Asked::Reason::NineOfTen);
    QCOMPARE(asked.amount, dollars(232'900));
    QCOMPARE(asked.likely, dollars(197'300));
    QCOMPARE(asked.reserve.minor(), 35'600);
    QCOMPARE(asked.budget->minor(), 360'000);
    QCOMPARE(asked.unasked()->minor(), 127'100);
    QVERIFY(asked.isBudgetMet);
    // Small amounts keep their digits.
    QCOMPARE(Drawn(42'162, 44'243, 0).asked().amount, dollars(44'243));
    QVERIFY(!Drawn(42'162, 44'243, 0).asked().unasked());
}

/// A budget of 105,000 lies between what is likely (90,000) and P90 (111,000), and is kept in 85 % of all cases where 80 % are asked for.
void AskedTest::isTheBudgetWhereThatIsLessAndKept()
{
    Drawn drawn(9'000'000, 11'100'000, 0.15);
    drawn.setBudget(u"105000"_s);
    const Asked asked = drawn.asked();
    QCOMPARE(asked.reason, Asked::Reason::Budget);
    QCOMPARE(asked.amount, dollars(10'500'000));
    QCOMPARE(asked.reserve.minor(), 1'500'000);
    QCOMPARE(asked.unasked()->minor(), 0);
    QCOMPARE(asked.budgetKept->share, 0.85);
}

void AskedTest::isMoreThanABudgetThatIsKeptTooSeldom()
{
    Drawn drawn(9'000'000, 11'100'000, 0.4);
    drawn.setBudget(u"95000"_s);
    const Asked asked = drawn.asked();
    QCOMPARE(asked.reason, Asked::Reason::NineOfTen);
    QCOMPARE(asked.amount, dollars(11'100'000));
    QCOMPARE(asked.unasked()->minor(), -1'600'000);
    QVERIFY(!asked.isBudgetMet);
}

/// 12,000 at P90 and 1,500 a month: 18,000 in all are enough, but the dearest month is above.
void AskedTest::tellsOfADearestMonthAboveAMonthsBudget()
{
    Drawn drawn(1'000'000, 1'200'000, 0.9);
    drawn.ranges.peakMonth.p90 = dollars(400'000);
    drawn.setBudget(u"1500"_s, BudgetPeriod::Month);
    const Asked asked = drawn.asked();
    QCOMPARE(asked.amount, dollars(1'200'000));
    QVERIFY(!asked.isBudgetMet);
    QCOMPARE(asked.dearestMonth, std::optional(dollars(400'000)));
}

void AskedTest::isThePlansOwnFigureWithoutRanges()
{
    Drawn drawn(123'456, 0, 0);
    drawn.setBudget(u"2000"_s);
    Asked asked = askedFor(drawn.plan, drawn.evaluation, nullptr);
    QCOMPARE(asked.reason, Asked::Reason::NotDrawn);
    QCOMPARE(asked.amount, dollars(123'456));
    QVERIFY(asked.isBudgetMet);
    drawn.ranges.inputs.clear();
    asked = drawn.asked();
    QCOMPARE(asked.reason, Asked::Reason::Exact);
    QCOMPARE(asked.amount, dollars(123'456));
    QVERIFY(asked.reserve.isZero());
}

void AskedTest::tellsWhatIsKeptTooSeldom()
{
    Drawn drawn(9'000'000, 11'100'000, 0);
    TargetChance late;
    late.kind = TargetChance::Kind::Latency;
    late.name = u"Assistant"_s;
    late.kept.share = 0.45;
    TargetChance kept = late;
    kept.kept.share = 0.8;
    drawn.ranges.targets = {kept, late};
    const Asked asked = drawn.asked();
    QCOMPARE(asked.missed.size(), std::size_t(1));
    QCOMPARE(asked.missed.front().kept.share, 0.45);
}

SLIPWAY_TEST(AskedTest)
#include "tst_asked.moc"
