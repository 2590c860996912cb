// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testrun.h"

#include "resources/data.h"
#include "ui/start/machinelist.h"
#include "ui/start/paragraph.h"
#include "ui/start/proposalsview.h"
#include "ui/support/fonts.h"
#include "ui/support/signlabel.h"
#include "ui/support/theme.h"

#include <QApplication>
#include <QGraphicsEffect>
#include <QLabel>
#include <QPushButton>
#include <QScreen>
#include <QSignalSpy>
#include <QTest>

using namespace slipway;
using namespace Qt::StringLiterals;

/// Three cards, from proposals made by hand.
class ProposalsViewTest final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void initTestCase();
    void init();
    void cleanup() { m_view.reset(); }
    void everyCardShowsItsProposal();
    void theRecommendedOneIsTheDefault();
    void oneOverTheBudgetSaysSoAndIsNotTheDefault();
    void oneOverTheBudgetIsShownBeforeWhatWouldHaveToGo();
    void oneThatDoesNotExistSaysWhichAnswerRulesItOut();
    void theHeadingCountsThem();
    void otherAnswersStandInRows();
    void oldOnesStayAtHalfStrengthWhileNewerAreWorkedOut();
    void nothingOfBeforeShowsThrough();
    void boxesKeepTheirPlaces();
    void aButtonTellsWhichWasChosen();
    void aLongTextIsCutAndWholeInItsToolTip();
    void whatIsGivenUpHasThreeLines();
    void everyLineOfWhatIsGivenUpHasItsHeight();
    void readersHearTheWholeCard();

private:
    [[nodiscard]] static Proposal proposal(ProposalKind kind, std::int64_t amount);
    [[nodiscard]] static Async<Proposals> three();
    void show(const Async<Proposals> &found, bool faults = false)
    {
        m_view->show(found, usualSheet(WorkKind::Endpoint), faults, [](const QString &key) {
            return key == "budget"_L1 ? u"Budget"_s : QString();
        });
        QCoreApplication::processEvents();
    }
    [[nodiscard]] ProposalCard *card(const char *id) const
    {
        return m_view->findChild<ProposalCard *>(u"proposal_"_s + QLatin1StringView(id));
    }
    [[nodiscard]] QPushButton *button(const char *id) const
    {
        return m_view->findChild<QPushButton *>(u"start_"_s + QLatin1StringView(id));
    }
    [[nodiscard]] QString state() const { return m_view->findChild<QLabel *>(u"proposalState"_s)->accessibleName(); }

    std::optional<Catalog> m_catalog;
    std::unique_ptr<ProposalsView> m_view;
};

Proposal ProposalsViewTest::proposal(ProposalKind kind, std::int64_t amount)
{
    Proposal proposal;
    proposal.kind = kind;
    const auto total = [](std::int64_t units) { return Total(Money(units * 100, Currency())); };
    proposal.total = total(amount);
    proposal.averageMonth = proposal.total.dividedBy(12);
    proposal.uncertainty.total.p10 = total(amount * 9 / 10);
    proposal.uncertainty.total.p50 = total(amount);
    proposal.uncertainty.total.p90 = total(amount * 12 / 10);
    proposal.uncertainty.averageMonth.p10 = proposal.uncertainty.total.p10.dividedBy(12);
    proposal.uncertainty.averageMonth.p90 = proposal.uncertainty.total.p90.dividedBy(12);
    proposal.uncertainty.overBudget = Chance{0, 0};
    ProposedCompute compute;
    compute.work = u"Endpoint"_s;
    compute.size = u"Standard_D2as_v4"_s;
    compute.region = u"westeurope"_s;
    compute.nodes = 3;
    proposal.computes = {compute};
    proposal.givesUp = {u"It is slower."_s};
    return proposal;
}

Async<Proposals> ProposalsViewTest::three()
{
    Async<Proposals> found;
    found.state = Async<Proposals>::State::Ready;
    found.revision = 1;
    Proposals all;
    all.proposals[0] = proposal(ProposalKind::Cheapest, 6'000);
    all.proposals[1] = proposal(ProposalKind::Balanced, 7'000);
    all.proposals[2] = proposal(ProposalKind::Fastest, 8'000);
    all.recommended = ProposalKind::Balanced;
    found.value = all;
    return found;
}

void ProposalsViewTest::initTestCase()
{
    QVERIFY(loadFonts().ok());
    applyTheme(*qApp, ThemeChoice::Light);
    m_catalog = Catalog::load(embeddedCatalog()).value();
}

void ProposalsViewTest::init()
{
    m_view = std::make_unique<ProposalsView>(*m_catalog);
    m_view->setLocale(QLocale::c());
    m_view->setShape(ProposalCard::Shape::Column);
    m_view->resize(812, 504);
    static_cast<QWidget *>(m_view.get())->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_view.get()));
}

void ProposalsViewTest::everyCardShowsItsProposal()
{
    show(three());
    QCOMPARE(card("cheapest")->findChild<QLabel *>(u"monthAmount"_s)->text(), u"500.00"_s);
    QCOMPARE(card("fastest")->findChild<QLabel *>(u"monthAmount"_s)->text(), u"666.67"_s);
    QCOMPARE(card("balanced")->findChild<MachineList *>()->text(), u"Endpoint: 3 x D2as v4, West Europe"_s);
    QCOMPARE(card("cheapest")->findChild<Paragraph *>(u"givesUp"_s)->text(), u"It is slower."_s);
    QVERIFY(card("cheapest")->findChild<QWidget *>(u"givesUp"_s)->isVisible());
    QVERIFY(!card("cheapest")->findChild<QWidget *>(u"whyNone"_s)->isVisible());
    QVERIFY(state().startsWith(u"a month"_s));
}

void ProposalsViewTest::theRecommendedOneIsTheDefault()
{
    show(three());
    QCOMPARE(m_view->recommended(), ProposalKind::Balanced);
    QVERIFY(button("balanced")->property("primary").toBool());
    QVERIFY(!button("cheapest")->property("primary").toBool());
    Async<Proposals> found = three();
    found.revision = 2;
    found.value->proposals[1].reset();
    found.value->recommended = ProposalKind::Cheapest;
    show(found);
    QCOMPARE(m_view->recommended(), ProposalKind::Cheapest);
    QVERIFY(button("cheapest")->property("primary").toBool());
    QVERIFY(!button("balanced")->isVisible());
}

void ProposalsViewTest::oneOverTheBudgetSaysSoAndIsNotTheDefault()
{
    Async<Proposals> found = three();
    found.value->proposals[2]->overBudget = Total(Money(50'000, Currency()));
    show(found);
    auto *line = card("fastest")->findChild<SignLabel *>(u"budgetLine"_s);
    QCOMPARE(line->word(), u"over budget by 500 in all at P90"_s);
    QVERIFY(!button("fastest")->property("primary").toBool());
    QVERIFY(button("fastest")->isEnabled());
}

void ProposalsViewTest::oneOverTheBudgetIsShownBeforeWhatWouldHaveToGo()
{
    Async<Proposals> found = three();
    found.busy = true;
    found.value->isWhole = false;
    found.value->proposals[2]->overBudget = Total(Money(50'000, Currency()));
    show(found);
    const auto *givesUp = card("fastest")->findChild<Paragraph *>(u"givesUp"_s);
    QCOMPARE(givesUp->text(), u"Looking for other answers that would change that... It is slower."_s);
    QCOMPARE(card("cheapest")->findChild<Paragraph *>(u"givesUp"_s)->text(), u"It is slower."_s);
    QVERIFY(button("fastest")->isEnabled()); // who wants it does not wait
    // The rest comes with the same revision.
    found.busy = false;
    found.value->isWhole = true;
    found.value->proposals[2]->wouldHaveToGo = {u"Without it, less."_s};
    show(found);
    QCOMPARE(givesUp->text(), u"Without it, less. It is slower."_s);
}

void ProposalsViewTest::oneThatDoesNotExistSaysWhichAnswerRulesItOut()
{
    Async<Proposals> found = three();
    found.value->proposals[2].reset();
    found.value->whyNone[2] = u"\"budget\" rules it out."_s;
    show(found);
    QCOMPARE(card("fastest")->findChild<Paragraph *>(u"whyNone"_s)->text(), u"\"Budget\" rules it out."_s);
    QVERIFY(card("fastest")->findChild<QWidget *>(u"whyNone"_s)->isVisible());
    QVERIFY(!button("fastest")->isVisible());
    // And it comes back.
    found = three();
    found.revision = 3;
    show(found);
    QVERIFY(button("fastest")->isVisible());
}

void ProposalsViewTest::theHeadingCountsThem()
{
    const auto *heading = m_view->findChild<QLabel *>(u"proposalHeading"_s);
    QVERIFY(heading);
    QCOMPARE(heading->text(), u"Ways to do it"_s); // nobody knows yet
    Async<Proposals> found = three();
    QStringList said;
    for (std::size_t gone = 0; gone <= proposalCount; ++gone) {
        if (gone > 0)
            found.value->proposals[gone - 1].reset();
        found.revision = 10 + gone;
        show(found);
        said << heading->text();
        QCOMPARE(m_view->accessibleName(), heading->text());
    }
    QCOMPARE(said,
             QStringList({u"Three ways to do it"_s, u"Two ways to do it"_s, u"One way to do it"_s,
                          u"No way with these answers"_s}));
}

/// Where the other cards would be empty: what to change, what it then costs, whether that keeps the budget, and a button for it.
void ProposalsViewTest::otherAnswersStandInRows()
{
    Async<Proposals> found = three();
    found.value->proposals[0]->overBudget = Total(Money(50'000, Currency()));
    found.value->proposals[0]->wouldHaveToGo = {u"With another answer, less."_s};
    found.value->proposals[1].reset();
    found.value->proposals[2].reset();
    found.value->recommended.reset();
    found.value->lacking = u"\"budget\" rules it out."_s;
    Sheet asked = usualSheet(WorkKind::Endpoint);
    asked.answerWithinMilliseconds = 2000;
    asked.budget = Budget{u"5000"_s, BudgetPeriod::Horizon, {}};
    Sheet patient = asked;
    patient.answerWithinMilliseconds = 3000;
    Sheet fewer = asked;
    fewer.leastInstances = 1;
    found.value->otherAnswers
        = {{u"With \"answerWithinMilliseconds\" of 3 s in place of 2 s"_s,
            u"answerWithinMilliseconds"_s,
            patient,
            Total(Money(40'000, Currency())),
            {},
            true,
            false},
           {u"With \"leastInstances\" of 1"_s, u"leastInstances"_s, fewer, Total(Money(45'000, Currency())),
            Total(Money(31'800, Currency())), false, true}};
    m_view->show(found, asked, false, [](const QString &key) {
        return key == "answerWithinMilliseconds"_L1 ? u"Answer <b>within</b>"_s : QString();
    });
    QCoreApplication::processEvents();
    auto *rows = m_view->findChild<OtherAnswersView *>();
    QVERIFY(rows && rows->isVisible());
    QVERIFY(card("cheapest")->isVisible() && !card("balanced")->isVisible() && !card("fastest")->isVisible());
    QVERIFY(rows->width() > card("cheapest")->width());
    // Told once.
    QVERIFY(!card("cheapest")->findChild<Paragraph *>(u"givesUp"_s)->text().contains(u"With another"_s));
    auto *first = rows->findChild<QPushButton *>(u"takeAnswer_0"_s);
    auto *second = rows->findChild<QPushButton *>(u"takeAnswer_1"_s);
    QVERIFY(first && second && !rows->findChild<QPushButton *>(u"takeAnswer_2"_s));
    QCOMPARE(first->accessibleName(),
             u"Change the answer: With \"Answer <b>within</b>\" of 3 s in place of 2 s"_s);
    QVERIFY2(first->accessibleDescription().endsWith(u" 400.00 a month; keeps the budget"_s),
             qPrintable(first->accessibleDescription()));
    QVERIFY2(second->accessibleDescription().endsWith(u" 450.00 a month; over budget by 318 in all at P90"_s),
             qPrintable(second->accessibleDescription()));
    QStringList texts;
    for (const QLabel *label : rows->findChildren<QLabel *>()) {
        // The label beside a sign has markup of its own, and escapes what goes into it.
        QVERIFY(label->textFormat() == Qt::PlainText || !label->text().contains(u"<b>within"_s));
        texts << label->text();
    }
    QVERIFY2(texts.contains(u"With \"Answer <b>within</b>\" of 3 s in place of 2 s"_s),
             qPrintable(texts.join(u'|')));
    // By the keyboard alone.
    const QSignalSpy chosen(m_view.get(), &ProposalsView::answerChosen);
    first->setFocus();
    QTest::keyClick(first, Qt::Key_Tab);
    QVERIFY(second->hasFocus());
    QTest::keyClick(second, Qt::Key_Space);
    QCOMPARE(chosen.size(), 1);
    QCOMPARE(chosen.front().at(0).value<Sheet>(), fewer);
    QCOMPARE(chosen.front().at(1).toString(), u"leastInstances"_s);
    // While others are worked out these are of the answers before.
    found.state = Async<Proposals>::State::Stale;
    found.busy = true;
    show(found);
    QVERIFY(rows->isVisible() && !first->isEnabled());
    found = three();
    found.revision = 2;
    show(found);
    QVERIFY(!rows->isVisible() && card("fastest")->isVisible());
}

void ProposalsViewTest::oldOnesStayAtHalfStrengthWhileNewerAreWorkedOut()
{
    show(three());
    Async<Proposals> found = three();
    found.state = Async<Proposals>::State::Stale;
    found.busy = true;
    show(found);
    QCOMPARE(state(), u"updating"_s);
    QCOMPARE(card("cheapest")->findChild<QLabel *>(u"monthAmount"_s)->text(), u"500.00"_s);
    QVERIFY(!button("cheapest")->isEnabled());
    QVERIFY(!m_view->recommended());
    int pale = 0;
    for (const QWidget *each : card("cheapest")->findChildren<QWidget *>()) {
        if (each->graphicsEffect() && each->graphicsEffect()->isEnabled())
            ++pale;
    }
    QCOMPARE(pale, 1);
    found.busy = false;
    show(found, true);
    QVERIFY(state().contains(u"marked"_s));
    found = three();
    found.revision = 2;
    show(found);
    QVERIFY(button("cheapest")->isEnabled());
}

void ProposalsViewTest::nothingOfBeforeShowsThrough()
{
    show(three());
    // Another page was here, and the proposals are worked out anew while this one comes back.
    QWidget page(m_view.get());
    page.setAutoFillBackground(true);
    page.setPalette(QPalette(Qt::black));
    page.setGeometry(m_view->rect());
    page.show();
    QCoreApplication::processEvents();
    Async<Proposals> found = three();
    found.state = Async<Proposals>::State::Stale;
    found.busy = true;
    page.hide();
    show(found);
    const auto shown = [this] { return m_view->screen()->grabWindow(m_view->winId()).toImage(); };
    const auto painted = [this] { return m_view->grab().toImage(); };
    QCOMPARE(shown().convertToFormat(QImage::Format_RGB32), painted().convertToFormat(QImage::Format_RGB32));
    show(three());
    QCOMPARE(shown().convertToFormat(QImage::Format_RGB32), painted().convertToFormat(QImage::Format_RGB32));
}

void ProposalsViewTest::boxesKeepTheirPlaces()
{
    show(three());
    const auto places = [this] {
        QList<QRect> all;
        for (const char *id : {"cheapest", "balanced", "fastest"})
            all << card(id)->geometry();
        all << card("cheapest")->findChild<QWidget *>(u"budgetLine"_s)->geometry();
        return all;
    };
    const QList<QRect> before = places();
    Async<Proposals> found = three();
    found.revision = 2;
    Proposal &cheapest = *found.value->proposals[0];
    cheapest.givesUp = {u"It is slower, by a lot, and in ways that take many lines to tell. "_s.repeated(12)};
    cheapest.computes.resize(4, cheapest.computes.front());
    cheapest.overBudget = Total(Money(50'000, Currency()));
    cheapest.warnings = 12;
    found.value->proposals[2].reset();
    found.value->whyNone[2] = u"No machine does this with these answers. "_s.repeated(20);
    show(found);
    QCOMPARE(places(), before);
    m_view->setShape(ProposalCard::Shape::Row);
    m_view->resize(616, 420);
    QCoreApplication::processEvents();
    // Three machines of two lines, 3 x 37 - 5, and a line of what it gives up, with edges of 8.
    QVERIFY2(card("balanced")->height() >= 138 && card("balanced")->height() <= 146, qPrintable(QString::number(card("balanced")->height())));
    QVERIFY2(card("fastest")->height() >= 118 && card("fastest")->height() <= 124, qPrintable(QString::number(card("fastest")->height())));
    // None of four machines is counted away. What it gives up is what it is chosen by: up to six lines of it make the row higher, and no more.
    QVERIFY2(card("cheapest")->height() >= 175 && card("cheapest")->height() <= 265,
             qPrintable(QString::number(card("cheapest")->height())));
    QVERIFY(card("balanced")->y() > card("cheapest")->y());
}

void ProposalsViewTest::aButtonTellsWhichWasChosen()
{
    show(three());
    const QSignalSpy chosen(m_view.get(), &ProposalsView::chosen);
    QTest::mouseClick(button("fastest"), Qt::LeftButton);
    QCOMPARE(chosen.size(), 1);
    QCOMPARE(chosen.front().front().value<ProposalKind>(), ProposalKind::Fastest);
    button("cheapest")->setFocus();
    QTest::keyClick(button("cheapest"), Qt::Key_Space);
    QCOMPARE(chosen.size(), 2);
}

void ProposalsViewTest::aLongTextIsCutAndWholeInItsToolTip()
{
    Paragraph paragraph;
    paragraph.resize(160, 40);
    paragraph.setText(u"Short."_s);
    QVERIFY(paragraph.toolTip().isEmpty());
    const QString text = u"A text that is far too long for the room it gets. "_s.repeated(5);
    paragraph.setText(text);
    QVERIFY(paragraph.toolTip().contains(u"far too long"_s));
    QCOMPARE(paragraph.accessibleName(), text);
    paragraph.resize(600, 400);
    QCoreApplication::processEvents();
    paragraph.setText(text);
    QVERIFY(paragraph.toolTip().isEmpty());
}

void ProposalsViewTest::whatIsGivenUpHasThreeLines()
{
    Async<Proposals> found = three();
    for (std::optional<Proposal> &proposal : found.value->proposals)
        proposal->computes.resize(4, proposal->computes.front());
    show(found);
    // As high as its page is in a window of 1280 x 800.
    m_view->resize(812, 511);
    QCoreApplication::processEvents();
    for (const char *id : {"cheapest", "balanced", "fastest"}) {
        const auto *text = card(id)->findChild<Paragraph *>(u"givesUp"_s);
        QVERIFY2(text->height() >= 3 * text->fontMetrics().lineSpacing(), qPrintable(QString::number(text->height())));
        QVERIFY(card(id)->rect().contains(QRect(text->mapTo(card(id), QPoint()), text->size())));
    }
}

/// German needs more lines, in the same room: each of them gets its height.
void ProposalsViewTest::everyLineOfWhatIsGivenUpHasItsHeight()
{
    Async<Proposals> found = three();
    found.value->proposals[0]->givesUp
        = {u"Es kostet USD 72,69 mehr im Monat als das g\u00fcnstigste, und die Anpassung dauert 21 min 59 s statt 4 min 46 s mit dem schnellsten."_s};
    show(found);
    m_view->resize(812, 511);
    QCoreApplication::processEvents();
    const auto *text = card("cheapest")->findChild<Paragraph *>(u"givesUp"_s);
    QVERIFY2(text->toolTip().isEmpty(), "its last line is cut");
    QVERIFY(card("cheapest")->rect().contains(QRect(text->mapTo(card("cheapest"), QPoint()), text->size())));
    m_view->setShape(ProposalCard::Shape::Row);
    m_view->resize(616, 420);
    QCoreApplication::processEvents();
    QVERIFY(text->height() >= 2 * text->fontMetrics().lineSpacing());
}

void ProposalsViewTest::readersHearTheWholeCard()
{
    show(three());
    QCOMPARE(card("cheapest")->accessibleName(), u"Cheapest: USD 500.00 a month"_s);
    const QString all = card("cheapest")->accessibleDescription();
    for (const char *part : {"P10 450", "P90 600", "D2as v4", "It is slower."})
        QVERIFY2(all.contains(QLatin1StringView(part)), part);
}

SLIPWAY_TEST(ProposalsViewTest)
#include "tst_proposalsview.moc"
