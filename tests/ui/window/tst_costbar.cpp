// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/base/format.h"
#include "model/catalog/catalog.h"
#include "model/document/plansession.h"
#include "model/prices/pricesnapshot.h"
#include "resources/data.h"
#include "tests/support/sampleevaluation.h"
#include "tests/support/testrun.h"

#include "ui/support/fonts.h"
#include "ui/support/labels.h"
#include "ui/support/theme.h"
#include "ui/window/barcell.h"
#include "ui/window/costband.h"
#include "ui/window/costbar.h"
#include "ui/window/pendingbar.h"

#include <QApplication>
#include <QDir>
#include <QLabel>
#include <QSignalSpy>
#include <QTest>

using namespace slipway;
using namespace slipway::test;
using namespace Qt::StringLiterals;

namespace {

Total usd(std::int64_t whole)
{
    return Total(Money(100 * whole, Currency()));
}

/// Ranges around a total, of a plan whose figures are uncertain.
Async<Uncertainty> drawn(std::int64_t p10, std::int64_t p50, std::int64_t p90)
{
    Uncertainty ranges;
    ranges.draws = 600;
    ranges.inputs.resize(1);
    ranges.total.p10 = usd(p10);
    ranges.total.p50 = usd(p50);
    ranges.total.p90 = usd(p90);
    ranges.overBudget = Chance{0.34, 0.02};
    Async<Uncertainty> result;
    result.state = Async<Uncertainty>::State::Ready;
    result.value = ranges;
    return result;
}

} // namespace

/// The bar along the bottom: what it says, in how much room, and that nothing in it moves.
class CostBarTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() { QVERIFY(loadFonts().ok()); }
    void init();
    void anIncompleteTotalSaysAtLeast();
    void stageTotalsAddUpToTheTotal();
    void shareOfTheBudget();
    void aBudgetOfAMonthCountsForEach();
    void withoutABudgetALinkLeadsToIt();
    void theBandSaysItsEnds();
    void theOldBandStaysWhileDrawsRun();
    void withoutRangesALinkLeadsToThem();
    void chipsSayWhatThereIsToResolve();
    void theLastEditAndItsChange();
    void theLastEditIsWhole();
    void inASmallWindowTheLastEditSaysWhatItWas();
    void pendingFiguresSaySoInThePlaceOfTheLastEdit();
    void inTheLeastWidthNoAmountIsCut();
    void nothingIsCutAndTheHeightIsKept_data();
    void nothingIsCutAndTheHeightIsKept();
    void cleanup() { m_bar.reset(); }
    void cleanupTestCase() { applyTheme(*qApp, ThemeChoice::Light); }

private:
    void show(const Sample &sample, const std::optional<Total> &change = {})
    {
        m_bar->showEvaluation(sample.plan, sample.evaluation, u"West Europe"_s, change);
        m_bar->showJudgement({sample.evaluation.findings, sample.evaluation.steps});
        QCoreApplication::processEvents();
    }
    template <typename Widget = QLabel> [[nodiscard]] Widget *find(const QString &name) const
    {
        return m_bar->findChild<Widget *>(u"costBar/"_s + name);
    }
    [[nodiscard]] QList<QRect> places() const;
    [[nodiscard]] QStringList cutTexts() const;

    std::unique_ptr<CostBar> m_bar;
};

void CostBarTest::init()
{
    applyTheme(*qApp, ThemeChoice::Light);
    m_bar = std::make_unique<CostBar>();
    m_bar->resize(1280, m_bar->height());
    m_bar->show();
}

QList<QRect> CostBarTest::places() const
{
    QList<QRect> all;
    for (const char *name : {"monthCell", "totalCell", "band", "budgetCell", "editCell", "chip0", "prices"})
        all << QRect(find<QWidget>(QString::fromLatin1(name))->mapTo(m_bar.get(), QPoint()),
                     find<QWidget>(QString::fromLatin1(name))->size());
    return all;
}

QStringList CostBarTest::cutTexts() const
{
    QStringList cut;
    for (const QWidget *each : m_bar->findChildren<QWidget *>()) {
        if (!each->isVisible())
            continue;
        const QRect place(each->mapTo(m_bar.get(), QPoint()), each->size());
        const auto *label = qobject_cast<const QLabel *>(each);
        const bool elides = qobject_cast<const ElidedLabel *>(each) || qobject_cast<const BarCell *>(each);
        const bool speaks
            = label ? !label->text().isEmpty() : qobject_cast<const QPushButton *>(each) != nullptr;
        if (!speaks)
            continue;
        if (!elides && each->sizeHint().width() > each->width() + 1)
            cut << each->objectName();
        if (each->sizeHint().height() > each->height() + 1 || !m_bar->rect().contains(place))
            cut << each->objectName() + u" outside"_s;
    }
    return cut;
}

void CostBarTest::anIncompleteTotalSaysAtLeast()
{
    for (const bool unpriced : {true, false}) {
        show(makeSample({.unpriced = unpriced}));
        QCOMPARE(find(u"monthCaption"_s)->text().contains(u"at least"_s), unpriced);
        QCOMPARE(find(u"total"_s)->text().startsWith(u"at least "_s), unpriced);
        QCOMPARE(find<BarCell>(u"monthCell"_s)->accessibleName().contains(u"at least"_s), unpriced);
        QCOMPARE(find<BarCell>(u"monthCell"_s)->toolTip().contains(u"Without a price"_s), unpriced);
        QCOMPARE(m_bar->spokenCost().contains(u"at least"_s), unpriced);
    }
}

void CostBarTest::stageTotalsAddUpToTheTotal()
{
    const Sample sample = makeSample();
    show(sample);
    const QStringList lines
        = find<BarCell>(u"monthCell"_s)->accessibleDescription().split(u'\n', Qt::SkipEmptyParts);
    QVERIFY(lines.first().startsWith(u"Peak in "_s));
    Money sum(0, sample.evaluation.currency);
    for (const QString &line : lines.mid(1, costStageCount)) {
        QString amount = line.section(u": "_s, 1);
        sum += *Money::fromDecimal(amount.remove(u',').remove(u"at least "_s), sample.evaluation.currency);
    }
    QCOMPARE(sum, sample.evaluation.total.known());
    QCOMPARE(find(u"total"_s)->text(), formatTotal(sample.evaluation.total, QLocale()));
    QCOMPARE(find(u"months"_s)->text(), u"%1 months"_s.arg(sample.plan.months));
}

void CostBarTest::shareOfTheBudget()
{
    Sample sample = makeSample({.unpriced = false});
    sample.evaluation.total = usd(89'747);
    sample.plan.budget = Budget{u"105000"_s, BudgetPeriod::Horizon, {}};
    show(sample);
    QCOMPARE(find(u"share"_s)->text(), u"85 % of budget 105,000"_s);
    QCOMPARE(find(u"chance"_s)->text(), u"15,253.00 left"_s);
    QVERIFY(!find(u"chanceSign"_s)->isVisible());
    m_bar->showRanges(drawn(84'397, 99'123, 112'487));
    QCOMPARE(find(u"chance"_s)->text(), u"34 % chance of more"_s);
    QVERIFY2(find(u"chanceSign"_s)->isVisible(), "never by colour alone");
    QCOMPARE(find<BarCell>(u"budgetCell"_s)->accessibleName(),
             u"85 % of budget 105,000, 34 % chance of more"_s);
    m_bar->resize(1024, m_bar->height());
    QCOMPARE(find(u"share"_s)->text(), u"85 % of 105,000"_s);

    sample.plan.budget->amount = u"80000.50"_s;
    m_bar->resize(1280, m_bar->height());
    m_bar->showRanges({});
    show(sample);
    QCOMPARE(find(u"share"_s)->text(), u"112 % of budget 80,000.50"_s);
    QCOMPARE(find(u"chance"_s)->text(), u"9,746.50 over"_s);
    QVERIFY(find(u"chanceSign"_s)->isVisible());

    // What has no price is something.
    sample.evaluation.total = Total(Money(5'000'000, Currency()), {u"Archive"_s});
    show(sample);
    QVERIFY(find(u"share"_s)->text().startsWith(u"at least 6"_s));
    QCOMPARE(find(u"chance"_s)->text(), u"at most 30,000.50 left"_s);
}

void CostBarTest::aBudgetOfAMonthCountsForEach()
{
    Sample sample = makeSample({.months = 12, .unpriced = false});
    sample.evaluation.total = usd(60'000);
    sample.plan.budget = Budget{u"10000"_s, BudgetPeriod::Month, {}};
    show(sample);
    QCOMPARE(find(u"share"_s)->text(), u"50 % of budget 120,000"_s);
}

void CostBarTest::withoutABudgetALinkLeadsToIt()
{
    Sample sample = makeSample();
    sample.plan.budget.reset();
    show(sample);
    auto *link = find<QPushButton>(u"noBudget"_s);
    QVERIFY(link->isVisible());
    QVERIFY(!find(u"share"_s)->isVisible() && !find(u"chance"_s)->isVisible());
    const QSignalSpy asked(m_bar.get(), &CostBar::budgetAsked);
    QTest::mouseClick(link, Qt::LeftButton);
    QCOMPARE(asked.size(), 1);
}

void CostBarTest::theBandSaysItsEnds()
{
    Sample sample = makeSample({.unpriced = false});
    sample.evaluation.total = usd(89'747);
    show(sample);
    m_bar->showRanges(drawn(84'397, 99'123, 112'487));
    QCOMPARE(find(u"p10"_s)->text(), u"P10 84,397"_s);
    QCOMPARE(find(u"p90"_s)->text(), u"112,487 P90"_s);
    const std::optional<CostBand::Marks> marks = find<CostBand>(u"band"_s)->marks();
    QCOMPARE(marks, (CostBand::Marks{84'397, 99'123, 112'487, 89'747}));
    const QString spoken = find<BarCell>(u"totalCell"_s)->accessibleDescription();
    for (const char *figure : {"84,397.00", "99,123.00", "112,487.00", "89,747.00"})
        QVERIFY2(spoken.contains(QString::fromLatin1(figure)), figure);
    // A plan outside its own band is drawn outside.
    show(sample);
    m_bar->showRanges(drawn(95'000, 99'123, 112'487));
    m_bar->grab();
}

void CostBarTest::theOldBandStaysWhileDrawsRun()
{
    show(makeSample({.unpriced = false}));
    Async<Uncertainty> ranges = drawn(84'397, 99'123, 112'487);
    m_bar->showRanges(ranges);
    QCoreApplication::processEvents();
    QVERIFY(!find(u"updating"_s)->isVisible());
    const QList<QRect> before = places();
    const QString low = find(u"p10"_s)->text();
    ranges.state = Async<Uncertainty>::State::Stale;
    ranges.busy = true;
    m_bar->showRanges(ranges);
    QCoreApplication::processEvents();
    QVERIFY(find(u"updating"_s)->isVisible());
    QCOMPARE(find(u"p10"_s)->text(), low);
    QVERIFY(find<CostBand>(u"band"_s)->marks().has_value());
    QCOMPARE(places(), before);
}

void CostBarTest::withoutRangesALinkLeadsToThem()
{
    show(makeSample());
    QVERIFY(!find<QPushButton>(u"noRanges"_s)->isVisible());
    Async<Uncertainty> exact;
    exact.state = Async<Uncertainty>::State::Ready;
    exact.value.emplace();
    m_bar->showRanges(exact);
    QCoreApplication::processEvents();
    auto *link = find<QPushButton>(u"noRanges"_s);
    QVERIFY(link->isVisible());
    QVERIFY(!find<CostBand>(u"band"_s)->isVisible());
    const QSignalSpy asked(m_bar.get(), &CostBar::rangesAsked);
    const QSignalSpy cost(m_bar.get(), &CostBar::costAsked);
    QTest::mouseClick(link, Qt::LeftButton);
    QCOMPARE(asked.size(), 1);
    QCOMPARE(cost.size(), 0);
    // The first draws are on their way: neither band nor link, and no promise that there is none.
    Async<Uncertainty> first;
    first.busy = true;
    m_bar->showRanges(first);
    QVERIFY(!link->isVisible());
    QVERIFY(find(u"updating"_s)->isVisible());
}

void CostBarTest::chipsSayWhatThereIsToResolve()
{
    const Sample sample = makeSample();
    show(sample);
    for (const int width : {1500, 1024}) {
        m_bar->resize(width, m_bar->height());
        for (const Severity severity : barSeverities) {
            auto *chip = find<BarChip>(u"chip%1"_s.arg(int(severity)));
            const int count = sample.evaluation.count(severity);
            QCOMPARE(chip->isVisible(), count > 0);
            if (count == 0)
                continue;
            QCOMPARE(chip->accessibleName(), bar::countText(severity, count));
            QVERIFY(chip->toolTip().contains(bar::countText(severity, count)));
            if (width == 1024)
                QCOMPARE(chip->text(), QString::number(count));
            else
                QVERIFY(chip->text() == bar::countText(severity, count)
                        || chip->text() == bar::shortCountText(severity, count));
            QSignalSpy asked(m_bar.get(), &CostBar::findingsAsked);
            QTest::mouseClick(chip, Qt::LeftButton);
            QCOMPARE(asked.size(), 1);
            QCOMPARE(asked.first().first().value<Severity>(), severity);
        }
        QVERIFY(!find(u"noProblems"_s)->isVisible());
    }
    show(makeEmptySample());
    QVERIFY(find(u"noProblems"_s)->isVisible());
    QVERIFY(!find<BarChip>(u"chip0"_s)->isVisible());
    // What is typed and not in the plan is something to resolve.
    OpenEntries entries;
    const int owner = 0;
    entries.set(&owner, OpenEntry{u"/months"_s, Step::Workload, u"Horizon"_s, u"240"_s, u"Too high."_s});
    m_bar->showOpenEntries(entries);
    QVERIFY(find<BarChip>(u"openEntries"_s)->isVisible());
    QVERIFY(!find(u"noProblems"_s)->isVisible());
}

void CostBarTest::theLastEditAndItsChange()
{
    const Sample sample = makeSample({.unpriced = false});
    show(sample, Total(Money(824, Currency())));
    m_bar->showLastEdit(LastEdit{{u"size of tune"_s, Step::Training, u"/computes/0/size"_s}, false});
    QCOMPARE(find<ElidedLabel>(u"edit"_s)->fullText(), u"Last edit: size of tune"_s);
    QCOMPARE(find(u"change"_s)->text(), u"+8.24 a month"_s);
    QVERIFY(m_bar->spokenCost().contains(u"+8.24 a month since the last edit"_s));
    show(sample, Total(Money(-824, Currency())));
    m_bar->showLastEdit(LastEdit{{u"size of tune"_s, Step::Training, u"/computes/0/size"_s}, true});
    QCOMPARE(find<ElidedLabel>(u"edit"_s)->fullText(), u"Undone: size of tune"_s);
    QCOMPARE(find(u"change"_s)->text(), u"-8.24 a month"_s);
    show(sample, Total(Money(0, Currency())));
    QCOMPARE(find(u"change"_s)->text(), u"same cost"_s);
    // Another currency, or a price that came or went: nobody knows.
    show(sample, Total(Money(824, Currency()), {u"Archive"_s}));
    QCOMPARE(find(u"change"_s)->text(), u"change not known"_s);
    show(sample);
    QCOMPARE(find(u"change"_s)->text(), u"change not known"_s);
    const QSignalSpy asked(m_bar.get(), &CostBar::lastEditAsked);
    QTest::mouseClick(find<BarCell>(u"editCell"_s), Qt::LeftButton);
    QCOMPARE(asked.size(), 1);
}

/// At 1280 others use shorter words before the last edit is cut.
void CostBarTest::theLastEditIsWhole()
{
    m_bar->resize(1280, m_bar->height());
    Sample sample = makeSample({.unpriced = false});
    sample.plan.budget = Budget{u"105000"_s, BudgetPeriod::Horizon, {}};
    show(sample, Total(Money(824, Currency())));
    m_bar->showRanges(drawn(79'000, 89'000, 112'000));
    m_bar->showLastEdit(LastEdit{{u"size of tune"_s, Step::Experimentation, {}}, false});
    QCoreApplication::processEvents();
    const auto *edit = find<ElidedLabel>(u"edit"_s);
    QVERIFY2(!edit->isElided(), qPrintable(edit->text()));
    QVERIFY(edit->fullText().contains(u"size of tune"_s));
}

/// A short one is whole, a long one is cut at its end and whole in the tool tip; neither moves anything else.
void CostBarTest::inASmallWindowTheLastEditSaysWhatItWas()
{
    m_bar->resize(1024, m_bar->height());
    Sample sample = makeSample({.unpriced = false});
    sample.plan.budget = Budget{u"105000"_s, BudgetPeriod::Horizon, {}};
    show(sample, Total(Money(824, Currency())));
    m_bar->showRanges(drawn(79'000, 89'000, 112'000));
    m_bar->showLastEdit(LastEdit{{u"runs"_s, Step::Training, {}}, false});
    QCoreApplication::processEvents();
    const auto *edit = find<ElidedLabel>(u"edit"_s);
    QVERIFY2(!edit->isElided() && edit->fullText().contains(u"runs"_s), qPrintable(edit->text()));
    const QList<QRect> before = places();
    const QString longest = u"hours of work in the notebooks of everybody who is in the project"_s;
    m_bar->showLastEdit(LastEdit{{longest, Step::Training, {}}, false});
    QCoreApplication::processEvents();
    QVERIFY2(edit->text().startsWith(u"hours of"_s), qPrintable(edit->text()));
    QVERIFY(edit->isElided() && edit->toolTip().contains(longest));
    QVERIFY(find<BarCell>(u"editCell"_s)->toolTip().contains(longest));
    const QList<QRect> after = places();
    for (const qsizetype part : {0, 1, 2, 3, 5, 6})
        QCOMPARE(after.at(part), before.at(part));
}

void CostBarTest::pendingFiguresSaySoInThePlaceOfTheLastEdit()
{
    const Catalog catalog = Catalog::load(embeddedCatalog()).value();
    const PriceSnapshot prices = PriceSnapshot::load(embeddedPrices(), catalog).value();
    PlanDocument document;
    PlanSession::Functions functions = PlanSession::Functions::real();
    functions.isQuick = [](const Plan &) { return false; };
    PlanSession session(document, catalog, prices, QDate(2026, 6, 18), functions);
    auto *pending = new PendingBar(session, m_bar.get());
    m_bar->setPendingBar(pending);
    show(makeSample());
    QTRY_VERIFY(!pending->isVisible() && find<BarCell>(u"editCell"_s)->isVisible());
    const QList<QRect> before = places();

    document.edit(u"/months"_s, Step::Workload, u"months"_s, [](Plan &plan) { ++plan.months; });
    QTRY_VERIFY(pending->isVisible());
    QVERIFY(!find<BarCell>(u"editCell"_s)->isVisible());
    QVERIFY(pending->button()->isVisible());
    QCOMPARE(pending->pos().x(), before.at(4).x());
    const QList<QRect> meanwhile = places();
    for (const qsizetype part : {0, 1, 2, 3, 5, 6})
        QCOMPARE(meanwhile.at(part), before.at(part));
    session.cancelEvaluation();
    QTRY_COMPARE(pending->button()->text(), u"Compute"_s);
    QTest::mouseClick(pending->button(), Qt::LeftButton);
    QTRY_VERIFY(!pending->isVisible());
    QVERIFY(find<BarCell>(u"editCell"_s)->isVisible());
    m_bar.reset(); // the bar of the session goes before it
}

/// A half amount is none: words give way.
void CostBarTest::inTheLeastWidthNoAmountIsCut()
{
    applyTheme(*qApp, ThemeChoice::Light);
    for (const std::int64_t total : {89'747, 1'234'567}) {
        m_bar = std::make_unique<CostBar>();
        m_bar->resize(m_bar->minimumSizeHint().width(), m_bar->height());
        QCOMPARE(m_bar->width(), 720);
        m_bar->show();
        Sample sample = makeSample();
        sample.evaluation.total = usd(total);
        sample.evaluation.averageMonth = sample.evaluation.total.dividedBy(12);
        sample.plan.budget = Budget{QString::number(total + total / 4), BudgetPeriod::Horizon, {}};
        show(sample, Total(Money(824, Currency())));
        m_bar->showRanges(drawn(total * 9 / 10, total, total * 12 / 10));
        QCoreApplication::processEvents();
        const QStringList cut = cutTexts();
        for (const auto &amount : {u"costBar/month"_s, u"costBar/total"_s, u"costBar/share"_s})
            QVERIFY2(!cut.contains(amount), qPrintable(cut.join(u", "_s)));
        QVERIFY(find<BarCell>(u"totalCell"_s)->accessibleName().startsWith(u"12 months: USD "_s));
    }
}

void CostBarTest::nothingIsCutAndTheHeightIsKept_data()
{
    QTest::addColumn<int>("width");
    QTest::addColumn<qreal>("textScale");
    QTest::addColumn<std::int64_t>("total");
    for (const int width : {960, 1024, 1280, 1366, 1920}) {
        for (const std::int64_t total : {89'747, 1'234'567, 123'456'789})
            QTest::addRow("%d, %lld", width, static_cast<long long>(total)) << width << 1.0 << total;
    }
    QTest::newRow("twice the text") << 1920 << 2.0 << std::int64_t(89'747);
    QTest::newRow("twice the text, large") << 1920 << 2.0 << std::int64_t(1'234'567);
}

void CostBarTest::nothingIsCutAndTheHeightIsKept()
{
    QFETCH(int, width);
    QFETCH(qreal, textScale);
    QFETCH(std::int64_t, total);
    applyTheme(*qApp, ThemeChoice::Light, textScale);
    m_bar = std::make_unique<CostBar>();
    m_bar->resize(width, m_bar->height());
    m_bar->show();
    Sample sample = makeSample();
    sample.evaluation.total = usd(total);
    sample.evaluation.averageMonth = sample.evaluation.total.dividedBy(12);
    sample.plan.budget = Budget{QString::number(total + total / 4), BudgetPeriod::Horizon, {}};
    show(sample, Total(Money(824, Currency())));
    m_bar->showRanges(drawn(total * 9 / 10, total, total * 12 / 10));
    m_bar->showLastEdit(
        LastEdit{{u"hours of work in the notebooks of everybody"_s, Step::Training, {}}, false});
    QCoreApplication::processEvents();
    const QString folder = QStringLiteral(SLIPWAY_BUILD_DIR) + u"/pictures/bar/"_s;
    QVERIFY(QDir().mkpath(folder));
    QVERIFY(m_bar->grab().save(folder + u"%1-%2-%3.png"_s.arg(width).arg(textScale).arg(total)));
    const QStringList cut = cutTexts();
    QVERIFY2(cut.isEmpty(), qPrintable(cut.join(u", "_s)));
    QCOMPARE(m_bar->size(), QSize(width, qRound(64 * textScale)));
}

SLIPWAY_TEST(CostBarTest)
#include "tst_costbar.moc"
