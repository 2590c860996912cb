// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testrun.h"
#include "tests/ui/window/windowfixture.h"

#include "model/document/plansearch.h"
#include "model/items/names.h"
#include "ui/explorer/explorerpage.h"
#include "ui/explorer/catalogpage.h"
#include "ui/search/bestchoicepage.h"
#include "ui/search/choicescard.h"
#include "ui/search/regionscard.h"
#include "ui/search/whynotdialog.h"
#include "ui/fields/sizebutton.h"
#include "ui/fields/steppage.h"
#include "ui/fields/targetfield.h"
#include "ui/sizes/sizesheet.h"
#include "ui/support/fonts.h"
#include "ui/support/labels.h"
#include "ui/support/theme.h"

#include <QApplication>
#include <QDir>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTableView>
#include <QTest>

using namespace slipway;
using namespace slipway::test;
using namespace Qt::StringLiterals;

/// Search in the window: where it is asked for, and that it ends with what it borrows.
class WindowSearchTest final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() { QVERIFY(loadFonts()); }

    void init()
    {
        m_fixture = std::make_unique<WindowFixture>(WindowFixture::Pages::Real);
        QVERIFY(m_fixture->openTemplate(u"vision-realtime"_s));
        QVERIFY(m_fixture->show());
    }

    void controlBFindsTheBestChoice()
    {
        QTest::keyClick(&window(), Qt::Key_B, Qt::ControlModifier);
        auto *page = window().findChild<BestChoicePage *>();
        QVERIFY(page && page->isVisible());
        QVERIFY(window().session().search().best().busy);
        // The window goes while it is searched.
        m_fixture->close();
    }

    void theBestChoiceNeedsAPlan()
    {
        QVERIFY(m_fixture->action(u"bestChoice"_s)->isEnabled());
        m_fixture->action(u"closePlan"_s)->trigger();
        QVERIFY(!m_fixture->action(u"bestChoice"_s)->isEnabled());
    }

    void everyStageShowsItsChoices()
    {
        for (const Step step : {Step::Experimentation, Step::Training, Step::Deployment}) {
            window().goTo(step);
            auto *card = m_fixture->shownPage()->findChild<ChoicesCard *>(u"choices"_s);
            QVERIFY(card);
            QVERIFY(!card->compute().isEmpty());
        }
    }

    void theSheetOfSizesSaysWhyNot()
    {
        window().goTo(Step::Training);
        auto *field = m_fixture->shownPage()->findChild<SizeButton *>(u"training/size"_s);
        QVERIFY(field);
        field->setFocus();
        field->open();
        auto *sheet = window().findChild<SizeSheet *>();
        QVERIFY(sheet);
        auto *sizes = sheet->findChild<QTableView *>(u"sizeTable"_s);
        QTRY_VERIFY_WITH_TIMEOUT(sizes->model()->rowCount() > 0, 60'000);
        QTest::keyClicks(sheet->findChild<QLineEdit *>(u"sizeSearch"_s), u"ND40rs"_s);
        QVERIFY(sheet->currentSize().contains(u"ND40rs"_s));
        // What can't stands last.
        sheet->findChild<QLineEdit *>(u"sizeSearch"_s)->clear();
        sizes->setCurrentIndex(sizes->model()->index(sizes->model()->rowCount() - 1, 1));
        QTRY_VERIFY_WITH_TIMEOUT(window().session().search().whyNot().isReady(), 60'000);
        const search::WhyNot &answer = *window().session().search().whyNot().value;
        QCOMPARE(answer.subject, sizes->currentIndex().data().toString());
        QVERIFY(!answer.reasons.empty());
        QVERIFY(sheet->findChild<QLabel *>(u"againstNow"_s)->text().startsWith(answer.reasons.front().text.left(40)));
        // Another page takes it away.
        window().goTo(Step::Deployment);
        QTRY_VERIFY(!window().findChild<SizeSheet *>());
    }

    void aTargetThatIsLookedAtHasItsReasons()
    {
        window().goTo(Step::Deployment);
        TargetField *field = nullptr;
        int row = -1;
        for (TargetField *each : m_fixture->shownPage()->findChildren<TargetField *>()) {
            for (int i = 0; row < 0 && each->isVisible() && i < each->count(); ++i) {
                each->setCurrentIndex(i);
                if (each->verdict() && each->verdict()->verdict == Verdict::NotPossible) {
                    field = each;
                    row = i;
                }
            }
        }
        QVERIFY(field);
        Q_EMIT field->activated(row);
        auto *why = m_fixture->shownPage()->findChild<LinkButton *>(u"realtime/whyNot"_s);
        QVERIFY(why && !why->isHidden());
        why->click();
        auto *dialog = window().findChild<WhyNotDialog *>();
        QVERIFY(dialog);
        QVERIFY(dialog->windowTitle().contains(field->currentText()));
        dialog->close();
    }

    void theCatalogSaysWhyNotInThePlan()
    {
        m_fixture->action(u"catalog"_s)->trigger();
        auto *explorer = window().findChild<CatalogPage *>();
        QVERIFY(explorer);
        for (const QString &list : {u"sizes"_s, u"regions"_s, u"targets"_s}) {
            explorer->showList(list);
            const QString id = explorer->page()->currentId();
            QVERIFY(!id.isEmpty());
            auto *ask = explorer->page()->findChild<QPushButton *>(u"explorerWhyNot"_s);
            QVERIFY(ask->isVisible());
            ask->click();
            auto *dialog = window().findChild<WhyNotDialog *>();
            QVERIFY2(dialog, qPrintable(list));
            delete dialog;
        }
        explorer->showList(u"limits"_s);
        QVERIFY(!explorer->page()->findChild<QPushButton *>(u"explorerWhyNot"_s)->isVisible());
        // Escape empties the search first, then leads back to the page.
        explorer->showList(u"sizes"_s);
        auto *search = static_cast<QLineEdit *>(explorer->firstField());
        search->setFocus();
        QTest::keyClicks(search, u"A100"_s);
        QTest::keyClick(search, Qt::Key_Escape);
        QVERIFY(search->text().isEmpty());
        QVERIFY(explorer->isVisible());
        QTest::keyClick(search, Qt::Key_Escape);
        QVERIFY(!explorer->isVisible());
        QVERIFY(m_fixture->shownPage()->isVisible());
    }

    void anotherCatalogEndsTheSearchInTheOldOne()
    {
        window().goTo(Step::Training);
        auto *card = m_fixture->shownPage()->findChild<ChoicesCard *>(u"choices"_s);
        QVERIFY(card);
        m_fixture->dialogs.openAnswers.append(QStringLiteral(SLIPWAY_TEST_DATA)
                                              + u"/additions/machine-room.json"_s);
        m_fixture->action(u"additions"_s)->trigger();
        m_fixture->find<QPushButton>(u"additionsAdd"_s)->click();
        QVERIFY(window().session().context().catalog.findSize(u"Rack_4x6000"_s).has_value());
        window().findChild<QDialog *>(u"additionsDialog"_s)->close();
        PlanSearch &search = window().session().search();
        search.costRegions();
        QTRY_VERIFY_WITH_TIMEOUT(search.regions().isReady(), 60'000);
    }

    void theFrontStandsOnThePageInEveryLook_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<bool>("dark");
        QTest::newRow("large-light") << QSize(1280, 800) << false;
        QTest::newRow("small-dark") << QSize(900, 600) << true;
    }

    void theFrontStandsOnThePageInEveryLook()
    {
        QFETCH(QSize, size);
        QFETCH(bool, dark);
        applyTheme(*qApp, dark ? ThemeChoice::Dark : ThemeChoice::Light);
        window().resize(size);
        for (const Step step : {Step::Experimentation, Step::Training, Step::Deployment}) {
            window().goTo(step);
            auto *card = showPartOf<ChoicesCard>(u"choices"_s);
            QVERIFY(card->isVisible());
            waitFor(*card);
            takePicture(displayName(step));
            if (step != Step::Training)
                continue;
            window().document().edit(u"/workloads"_s, Step::Training, u"runs"_s, [](Plan &plan) {
                for (Workload &workload : plan.workloads) {
                    if (auto *job = std::get_if<TrainingJob>(&workload.detail))
                        job->runsPerMonth = Estimate{job->runsPerMonth.likely * 4};
                }
            });
            waitFor(*card);
            takePicture(u"Training-after"_s);
        }
        window().goTo(Step::Cost);
        QVERIFY(showPartOf<RegionsCard>(u"cost/regions"_s)->isVisible());
        PlanSearch &search = window().session().search();
        QTRY_VERIFY_WITH_TIMEOUT(search.regions().isReady(), 60'000);
        takePicture(u"Regions"_s);
    }

    void cleanup()
    {
        m_fixture.reset();
        applyTheme(*qApp, ThemeChoice::Light);
    }

private:
    [[nodiscard]] PlanWindow &window() { return m_fixture->window(); }
    /// Brings the part of the page that holds the card to the front.
    template <typename Card> Card *showPartOf(const QString &name)
    {
        auto *card = m_fixture->shownPage()->findChild<Card *>(name);
        for (int part = 0; !card->isVisible() && part < m_fixture->showPart(part); ++part)
            continue;
        return card;
    }

    void waitFor(const ChoicesCard &card)
    {
        const auto &found = window().session().search().choices(card.compute());
        QTRY_VERIFY_WITH_TIMEOUT(found.isReady() && !found.busy, 60'000);
    }

    void takePicture(const QString &name)
    {
        QCoreApplication::processEvents();
        const QString folder = QStringLiteral(SLIPWAY_BUILD_DIR) + u"/pictures/search/"_s;
        QVERIFY(QDir().mkpath(folder));
        QVERIFY(window().grab().save(
            folder + u"window-%1-%2.png"_s.arg(QString::fromLatin1(QTest::currentDataTag()), name)));
    }

    std::unique_ptr<WindowFixture> m_fixture;
};

SLIPWAY_TEST(WindowSearchTest)

#include "tst_windowsearch.moc"
