// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/base/files.h"
#include "model/plan/planjson.h"
#include "model/plan/planlists.h"
#include "tests/support/testrun.h"
#include "tests/ui/window/windowfixture.h"
#include "ui/fields/stepnames.h"
#include "ui/fields/steppage.h"
#include "ui/support/captionedfield.h"
#include "ui/support/foldcard.h"
#include "ui/support/fonts.h"
#include "ui/support/numberfield.h"

#include <QApplication>
#include <QListView>
#include <QPushButton>
#include <QTest>
#include <QWindow>

using namespace slipway;
using namespace slipway::test;
using namespace Qt::StringLiterals;

/// Typed text and plan never differ without a word.
class OpenEntriesTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QVERIFY(loadFonts()); }

    void init()
    {
        m_fixture = std::make_unique<WindowFixture>(WindowFixture::Pages::Real);
        QVERIFY(m_fixture->openTemplate(u"proof-of-concept"_s));
        QVERIFY(m_fixture->show());
        m_fixture->window().goTo(Step::Workload);
        m_months = m_fixture->window().document().plan().months;
    }

    void whatIsOutOfRangeIsNotDone()
    {
        type(u"240"_s);
        QCOMPARE(m_fixture->window().document().plan().months, m_months);
        QTRY_VERIFY(stepText().contains(u"1 entry is not in the plan"_s));
        QVERIFY2(!stepText().contains(u"done"_s), qPrintable(stepText()));
        // What is exported lacks it: nothing is ready to be.
        const QString review = stepText(Step::Review);
        QVERIFY2(review.contains(u"1 entry is not in the plan"_s) && !review.contains(u"Ready to export"_s), qPrintable(review));
        auto *link = m_fixture->find<QPushButton>(u"costBar/openEntries"_s);
        QVERIFY(link->isVisible());
        QVERIFY(link->accessibleDescription().startsWith(u"Horizon: "_s));
        // The words under the field say both.
        field()->clearFocus();
        auto *captioned = qobject_cast<CaptionedField *>(field()->parentWidget());
        QVERIFY2(captioned->messageText().contains(u"too high"_s), qPrintable(captioned->messageText()));
        QVERIFY2(captioned->messageText().contains(u"The plan keeps %1"_s.arg(m_months)),
                 qPrintable(captioned->messageText()));
        // The link leads there, from any step.
        m_fixture->window().goTo(Step::Cost);
        link->click();
        QCOMPARE(QApplication::focusWidget(), field());
        QCOMPARE(field()->text(), u"240"_s);

        type(u"30"_s);
        QCOMPARE(m_fixture->window().document().plan().months, 30);
        QTRY_VERIFY(!link->isVisible());
        QVERIFY(!stepText().contains(u"not in the plan"_s));
    }

    // A plan of somebody with a newer catalog, or whose additions went: it opens to be mended, and looking at it changes nothing.
    void wordsThatTheCatalogDoesNotHaveStayInThePlan()
    {
        Plan plan = m_fixture->window().document().plan();
        plan.region = u"neverland"_s;
        plan.currency = u"XXX"_s;
        plan.computes.at(0).size = u"Standard_D99s_v9"_s;
        plan.computes.at(1).target = u"quantum_cluster"_s;
        plan.computes.at(1).region = u"atlantis"_s;
        const QString file = m_fixture->path(u"unknown.slipway"_s);
        QVERIFY(writeFileAtomically(file, writePlan(plan)));
        QVERIFY(m_fixture->window().openFile(file));
        for (const Step step : allSteps) {
            m_fixture->window().goTo(step);
            for (int part = 0; part < m_fixture->showPart(part); ++part)
                QApplication::processEvents();
        }
        QVERIFY(m_fixture->window().document().plan() == plan);
        QVERIFY(!m_fixture->window().document().isModified());
        QStringList blockers;
        for (const Finding &each : m_fixture->window().session().evaluation().findings) {
            if (each.severity == Severity::Blocker)
                blockers << each.title;
        }
        QVERIFY2(blockers.contains(u"neverland is no region"_s), qPrintable(blockers.join(u'\n')));
    }

    void theWholeTypingIsOneStepOfUndo()
    {
        type(u"240"_s);
        // "2" and "24" came and went: there is nothing that undo could bring.
        QCOMPARE(m_fixture->window().document().plan().months, m_months);
        m_fixture->window().document().undoStack().undo();
        QCOMPARE(m_fixture->window().document().plan().months, m_months);
    }

    void exportsNameThem()
    {
        type(u"1e400"_s);
        const int before = static_cast<int>(m_fixture->dialogs.asked.size());
        QVERIFY(m_fixture->takeAlong(u"exportJson"_s));
        QCOMPARE(m_fixture->dialogs.asked.size(), before + 1);
        QCOMPARE(m_fixture->dialogs.asked.last().what, u"choose"_s);
        QVERIFY(m_fixture->dialogs.asked.last().text.contains(u"Horizon: "_s));
        QCOMPARE(m_fixture->dialogs.asked.last().choices, QStringList{u"Export without them"_s});

        m_fixture->dialogs.chooseAnswers = {0};
        m_fixture->dialogs.saveFileAnswers = {m_fixture->path(u"out.json"_s)};
        QVERIFY(m_fixture->takeAlong(u"exportJson"_s));
        QVERIFY(QFile::exists(m_fixture->path(u"out.json"_s)));
    }

    void savingAndClosingNameThem()
    {
        type(u"many"_s);
        m_fixture->window().document().edit(u"/author"_s, Step::Workload, u"author"_s,
                                            [](Plan &plan) { plan.author = u"changed"_s; });
        m_fixture->action(u"save"_s)->trigger();
        QVERIFY(m_fixture->dialogs.asked.last().text.contains(u"Horizon: "_s));
        QVERIFY(m_fixture->window().document().isModified());
        m_fixture->dialogs.chooseAnswers = {0};
        m_fixture->action(u"save"_s)->trigger();
        QVERIFY(!m_fixture->window().document().isModified());
        // Saved, but the text is still there and would be lost.
        QVERIFY(!m_fixture->window().close());
        QCOMPARE(m_fixture->dialogs.asked.last().choices, QStringList{u"Give them up"_s});
        m_fixture->dialogs.chooseAnswers = {0};
        QVERIFY(m_fixture->window().close());
    }

    void anotherPlanStartsWithoutThem()
    {
        type(u"240"_s);
        m_fixture->dialogs.chooseAnswers = {0};
        QVERIFY(m_fixture->openTemplate(u"vision-realtime"_s));
        QVERIFY(m_fixture->window().document().openEntries().isEmpty());
        QVERIFY(field()->problem().isEmpty());
    }

    // A field that was emptied is as empty without a plan: it is open no longer, and nobody is asked about it again.
    void aPlanThatIsClosedLeavesNoneOpen()
    {
        int emptied = 0;
        for (const Step step : allSteps) {
            m_fixture->window().goTo(step);
            for (int part = 0; part < m_fixture->showPart(part); ++part) {
                for (NumberField *number : m_fixture->shownPage()->findChildren<NumberField *>()) {
                    if (!number->isVisible() || !number->isEnabled() || number->isReadOnly()
                        || number->text().isEmpty())
                        continue;
                    number->setFocus();
                    number->selectAll();
                    QTest::keyClick(number, Qt::Key_Delete);
                    ++emptied;
                }
            }
        }
        QVERIFY(emptied > 10);
        QVERIFY(m_fixture->window().document().openEntries().all().size() > 5);
        m_fixture->dialogs.chooseAnswers = {0};
        m_fixture->dialogs.saveAnswers = {Dialogs::SaveAnswer::Discard};
        m_fixture->action(u"closePlan"_s)->trigger();
        QVERIFY(!m_fixture->window().isPlanOpen());
        m_fixture->dialogs.chooseAnswers.clear();
        QVERIFY2(m_fixture->window().document().openEntries().isEmpty(),
                 qPrintable(m_fixture->window().document().openEntries().text()));
        QVERIFY(m_fixture->openTemplate(u"vision-realtime"_s));
    }

    void everyNumberOfEveryStepKeepsItsOldValue()
    {
        int tried = 0;
        QStringList problems;
        for (const Step step : allSteps) {
            m_fixture->window().goTo(step);
            for (int part = 0; part < m_fixture->showPart(part); ++part) {
                for (NumberField *number : m_fixture->shownPage()->findChildren<NumberField *>()) {
                    if (!number->isVisible() || !number->isEnabled() || number->isReadOnly())
                        continue;
                    const Plan before = m_fixture->window().document().plan();
                    const QString text = number->text();
                    number->setFocus();
                    number->selectAll();
                    QTest::keyClicks(number, u"1e400"_s);
                    if (m_fixture->window().document().plan() != before)
                        problems << number->objectName() + u": another plan"_s;
                    if (m_fixture->window().document().openEntries().all().size() != 1)
                        problems << number->objectName() + u": not named"_s;
                    QTest::keyClick(number, Qt::Key_Escape);
                    if (number->text() != text || m_fixture->window().document().plan() != before
                        || !m_fixture->window().document().openEntries().isEmpty())
                        problems << number->objectName() + u": Escape left \"%1\""_s.arg(number->text());
                    ++tried;
                }
            }
        }
        QVERIFY2(problems.isEmpty(), qPrintable(problems.join(u'\n')));
        QVERIFY(tried > 20);
    }

    // Numbers, texts that the plan follows letter by letter, and lines that are taken as a whole.
    void escapePutsBackWhatWasThere()
    {
        const Plan before = m_fixture->window().document().plan();
        type(u"30"_s);
        QCOMPARE(m_fixture->window().document().plan().months, 30);
        QTest::keyClick(field(), Qt::Key_Escape);
        QVERIFY(m_fixture->window().document().plan() == before);
        QCOMPARE(field()->selectedText(), QString::number(m_months));

        auto *name = m_fixture->find<QLineEdit>(u"workload/name"_s);
        name->setFocus();
        name->selectAll();
        QTest::keyClicks(name, u"Another"_s);
        QCOMPARE(m_fixture->window().document().plan().name, u"Another"_s);
        QTest::keyClick(name, Qt::Key_Escape);
        QCOMPARE(name->text(), before.name);
        QVERIFY(m_fixture->window().document().plan() == before);

        auto *discounts = m_fixture->find<QLineEdit>(u"workload/serviceDiscounts"_s);
        discounts->setFocus();
        QTest::keyClicks(discounts, u"nonsense"_s);
        QTest::keyClick(discounts, Qt::Key_Return);
        QVERIFY(!m_fixture->window().document().openEntries().isEmpty());
        field()->setFocus();
        discounts->setFocus();
        QTest::keyClick(discounts, Qt::Key_Escape);
        QCOMPARE(discounts->text(), QString());
        QVERIFY(m_fixture->window().document().openEntries().isEmpty());
        QVERIFY(m_fixture->window().document().plan() == before);
    }

    // Whatever brought the keyboard there, a window that is shown with a plan or one that comes back, and whatever plan took the place
    // of another meanwhile: a field that nobody typed in has nothing to put back.
    void escapeInAnUntouchedFieldChangesNothing()
    {
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
        escapeEverywhere(u"as shown"_s);
        QVERIFY(m_fixture->openTemplate(u"llm-finetune-endpoint"_s)); // with ranges
        escapeEverywhere(u"opened over another"_s);
    }

    // A plan that is read from a file is there before its window is, and the first field has the keyboard from its activation.
    void escapeAfterAPlanOfTheCommandLineChangesNothing()
    {
        WindowFixture fixture(WindowFixture::Pages::Real);
        QVERIFY(fixture.openTemplate(u"proof-of-concept"_s));
        const Plan before = fixture.window().document().plan();
        QVERIFY(fixture.show());
        auto *name = fixture.find<QLineEdit>(u"workload/name"_s);
        name->setFocus(Qt::ActiveWindowFocusReason);
        QTest::keyClick(name, Qt::Key_Escape);
        QVERIFY(fixture.window().document().plan() == before);
        QVERIFY(!fixture.window().document().isModified());
    }

    // A text that changes under the keyboard, by undo and by another plan, is what is put back from then on.
    void escapePutsBackTheTextOfThePlanThatIsThere()
    {
        auto *name = m_fixture->find<QLineEdit>(u"workload/name"_s);
        name->setFocus();
        const Plan &plan = m_fixture->window().document().plan();
        const QString first = plan.name;
        name->selectAll();
        QTest::keyClicks(name, u"Another"_s);
        m_fixture->window().document().undoStack().undo();
        QCOMPARE(name->text(), first);
        m_fixture->window().document().undoStack().redo();
        QTest::keyClick(name, Qt::Key_Escape);
        QCOMPARE(plan.name, u"Another"_s);
        // The months of the plan that comes are those that are being typed: they are its own from then on.
        Plan other = plan;
        other.months = 30;
        const QString file = m_fixture->path(u"thirty.slipway"_s);
        QVERIFY(writeFileAtomically(file, writePlan(other)));
        type(u"30"_s);
        m_fixture->dialogs.saveAnswers = {Dialogs::SaveAnswer::Discard};
        QVERIFY(m_fixture->window().openFile(file));
        QTest::keyClick(field(), Qt::Key_Escape);
        QCOMPARE(plan.months, 30);
        QVERIFY(!m_fixture->window().document().isModified());
    }

    // A field is left by the press on a button below: with a message in between the button would be gone when the mouse is let go.
    void aMessageComesWhenTheMouseIsLetGo()
    {
        type(u"240"_s);
        auto *captioned = qobject_cast<CaptionedField *>(field()->parentWidget());
        auto *budget = m_fixture->find<NumberField>(u"workload/budget"_s);
        QVERIFY(budget);
        QWindow *window = m_fixture->window().windowHandle();
        const QPoint place = budget->mapTo(&m_fixture->window(), budget->rect().center());
        QTest::mousePress(window, Qt::LeftButton, {}, place);
        QVERIFY(budget->hasFocus());
        QVERIFY(captioned->hasProblem());
        QTest::qWait(100);
        QVERIFY(!captioned->messageBelow());
        QCOMPARE(budget->mapTo(&m_fixture->window(), budget->rect().center()), place);
        QTest::mouseRelease(window, Qt::LeftButton, {}, place);
        QTRY_VERIFY(captioned->messageBelow());
        // It stands under its own field, and begins before it only as far as one line takes.
        const QRect message = captioned->messageBelow()->geometry();
        const int first = m_fixture->find<QLineEdit>(u"workload/name"_s)->parentWidget()->geometry().left();
        QVERIFY2(message.left() > first && message.left() <= captioned->geometry().left()
                     && message.top() >= captioned->geometry().bottom(),
                 qPrintable(u"%1 under %2"_s.arg(message.left()).arg(captioned->geometry().left())));
    }

    // In German "1.5" is neither one and a half nor fifteen. Every number that stands anywhere, steps, ranges and filters: what is
    // typed is what the field holds, or it says why not and the plan stays.
    void germanNumbersAreTakenOrNamed()
    {
        const QLocale german(QLocale::German, QLocale::Germany);
        m_fixture->window().setLocale(german);
        QVERIFY(m_fixture->openTemplate(u"llm-finetune-endpoint"_s)); // with ranges
        const std::vector<std::pair<QString, std::optional<double>>> typed{
            {u"1.5"_s, std::nullopt}, {u"1,5"_s, 1.5},         {u"1.500"_s, 1500},
            {u"1,500"_s, 1.5},        {u"1e400"_s, std::nullopt}, {u"240"_s, 240},
            {u"15.00"_s, std::nullopt}, {u"zwei"_s, std::nullopt}};
        int taken = 0;
        int refused = 0;
        QStringList problems;
        const auto tryAll = [&](const QString &place) {
            for (NumberField *number : m_fixture->window().findChildren<NumberField *>()) {
                if (!number->isVisible() || !number->isEnabled() || number->isReadOnly())
                    continue;
                QCOMPARE(number->locale(), german);
                for (const auto &[text, value] : typed) {
                    const QString where = place + u' ' + number->objectName() + u": "_s + text;
                    const QString old = number->text();
                    const Plan before = m_fixture->window().document().plan();
                    number->setFocus();
                    number->selectAll();
                    QTest::keyClicks(number, text);
                    const bool isOpen = !number->problem().isEmpty();
                    if (!value && !isOpen)
                        problems << where + u" was taken"_s;
                    if (isOpen && m_fixture->window().document().plan() != before)
                        problems << where + u" is refused, and changed the plan"_s;
                    if (!isOpen && number->value() != value)
                        problems << where + u" became %1"_s.arg(number->value().value_or(-1));
                    ++(isOpen ? refused : taken);
                    number->selectAll();
                    QTest::keyClicks(number, old);
                    if (old.isEmpty())
                        QTest::keyClick(number, Qt::Key_Delete);
                }
            }
        };
        for (const Step step : allSteps) {
            m_fixture->window().goTo(step);
            for (int part = 0; part < m_fixture->showPart(part); ++part)
                tryAll(u"step %1"_s.arg(static_cast<int>(step)));
        }
        m_fixture->action(u"catalog"_s)->trigger();
        QCoreApplication::processEvents();
        tryAll(u"catalog"_s);
        problems.removeDuplicates();
        QVERIFY2(problems.isEmpty(), qPrintable(problems.join(u'\n')));
        QVERIFY2(taken > 60 && refused > 100, qPrintable(u"%1 taken, %2 refused"_s.arg(taken).arg(refused)));
    }

    void cleanup() { m_fixture.reset(); }

private:
    void escapeEverywhere(const QString &what)
    {
        PlanDocument &document = m_fixture->window().document();
        QStringList problems;
        int tried = 0;
        for (const Step step : allSteps) {
            m_fixture->window().goTo(step);
            for (int part = 0; part < m_fixture->showPart(part); ++part) {
                for (FoldCard *fold : m_fixture->shownPage()->findChildren<FoldCard *>())
                    fold->setOpen(true);
                WindowFixture::settle();
                for (QWidget *each : m_fixture->shownPage()->findChildren<QWidget *>())
                    tried += escapeIn(*each, document, problems);
            }
        }
        QVERIFY2(problems.isEmpty(), qPrintable(what + u'\n' + problems.join(u'\n')));
        QVERIFY2(tried > 60, qPrintable(what + u": %1 fields"_s.arg(tried)));
    }
    /// Presses Escape in a field that was reached in several ways. Returns 1 where it is one.
    static int escapeIn(QWidget &each, PlanDocument &document, QStringList &problems)
    {
        if (!each.isVisible() || !each.isEnabled() || !(each.focusPolicy() & Qt::TabFocus)
            || each.focusProxy())
            return 0;
        const Plan before = document.plan();
        const auto press = [&](const QString &way) {
            const int steps = document.undoStack().index();
            QTest::keyClick(&each, Qt::Key_Escape);
            if (document.plan() != before || document.undoStack().index() != steps)
                problems << u"%1, %2"_s.arg(each.objectName(), way);
            while (document.undoStack().index() > steps)
                document.undoStack().undo();
        };
        each.setFocus(Qt::ActiveWindowFocusReason);
        press(u"by its window"_s);
        if (!qobject_cast<QLineEdit *>(&each))
            return 1;
        // With the keyboard in it another plan comes and goes.
        document.edit({}, Step::Workload, u"another plan"_s, [](Plan &plan) {
            plan.name = u"Another"_s;
            for (Compute &compute : plan.computes)
                planlists::renameCompute(plan, compute.id, compute.id + u"-b"_s);
        });
        document.finishField();
        document.undoStack().undo();
        press(u"after undo"_s);
        each.clearFocus();
        if (document.plan() != before)
            problems << each.objectName() + u", when it was left"_s;
        return 1;
    }
    [[nodiscard]] NumberField *field() const { return m_fixture->find<NumberField>(u"workload/months"_s); }
    void type(const QString &text)
    {
        field()->setFocus();
        field()->selectAll();
        QTest::keyClicks(field(), text);
    }
    [[nodiscard]] QString stepText(Step step = Step::Workload) const
    {
        return m_fixture->find<QListView>(u"stepList"_s)
            ->model()
            ->index(static_cast<int>(step), 0)
            .data(Qt::AccessibleTextRole)
            .toString();
    }

    std::unique_ptr<WindowFixture> m_fixture;
    int m_months = 0;
};

SLIPWAY_TEST(OpenEntriesTest)

#include "tst_openentries.moc"
