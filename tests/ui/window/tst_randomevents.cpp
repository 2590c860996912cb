// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/plan/planjson.h"
#include "model/plan/scenarios.h"
#include "tests/support/testrun.h"
#include "tests/ui/window/windowfixture.h"
#include "ui/fields/stepnames.h"
#include "ui/support/fonts.h"

#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QContextMenuEvent>
#include <QTest>
#include <QTimer>
#include <QWheelEvent>

#include <algorithm>
#include <array>
#include <random>

using namespace slipway;
using namespace slipway::test;
using namespace Qt::StringLiterals;

namespace {

/// Somebody who presses and types anything anywhere. The same events every time: what is drawn does not depend on the library.
class Monkey
{
public:
    Monkey(WindowFixture &fixture, std::uint32_t start)
        : m_fixture(fixture)
        , m_random(start)
    {
        // What waits for an answer is closed, or it would wait for ever.
        QObject::connect(&m_closer, &QTimer::timeout, &m_closer, [] {
            if (QWidget *popup = QApplication::activePopupWidget())
                popup->close();
            else if (QWidget *modal = QApplication::activeModalWidget())
                modal->close();
        });
        m_closer.start(3);
    }

    void act()
    {
        switch (upTo(11)) {
        case 0:
            m_fixture.window().goTo(allSteps[upTo(allSteps.size())]);
            break;
        case 1:
            trigger();
            break;
        case 2:
            m_fixture.action(upTo(3) > 0 ? u"undo"_s : u"redo"_s)->trigger();
            break;
        case 3:
            switchScenario();
            break;
        case 4:
            m_fixture.window().resize(static_cast<int>(900 + upTo(1000)), static_cast<int>(600 + upTo(500)));
            break;
        case 5:
        case 6:
            press();
            break;
        case 7:
            wheelOrMenu();
            break;
        default:
            type();
        }
    }

private:
    std::size_t upTo(std::size_t count) { return count == 0 ? 0 : m_random() % count; }

    /// Any widget that somebody could reach now; none where there is none.
    QWidget *anyWidget(bool withKeys)
    {
        QList<QWidget *> all = m_fixture.window().findChildren<QWidget *>();
        all.removeIf([withKeys](const QWidget *each) {
            return !each->isVisible() || !each->isEnabled() || each->size().isEmpty()
                || (withKeys && each->focusPolicy() == Qt::NoFocus);
        });
        return all.isEmpty() ? nullptr
                             : all.at(static_cast<qsizetype>(upTo(static_cast<std::size_t>(all.size()))));
    }

    QPoint anyPlace(const QWidget &widget)
    {
        return {static_cast<int>(upTo(static_cast<std::size_t>(widget.width()))),
                static_cast<int>(upTo(static_cast<std::size_t>(widget.height())))};
    }

    void press()
    {
        QWidget *widget = anyWidget(false);
        if (!widget)
            return;
        const QPoint place = anyPlace(*widget);
        if (upTo(6) == 0)
            QTest::mouseDClick(widget, Qt::LeftButton, {}, place);
        else
            QTest::mouseClick(widget, upTo(8) == 0 ? Qt::RightButton : Qt::LeftButton,
                              upTo(10) == 0 ? Qt::ControlModifier : Qt::NoModifier, place);
    }

    void wheelOrMenu()
    {
        QWidget *widget = anyWidget(false);
        if (!widget)
            return;
        const QPoint place = anyPlace(*widget);
        if (upTo(3) == 0) {
            QContextMenuEvent menu(QContextMenuEvent::Mouse, place, widget->mapToGlobal(place));
            QApplication::sendEvent(widget, &menu);
            return;
        }
        QWheelEvent wheel(place, widget->mapToGlobal(place), {}, {0, upTo(2) == 0 ? 120 : -120}, Qt::NoButton,
                          Qt::NoModifier, Qt::NoScrollPhase, false);
        QApplication::sendEvent(widget, &wheel);
    }

    void type()
    {
        static constexpr std::array keys = {
            Qt::Key_Tab,  Qt::Key_Backtab,  Qt::Key_Return, Qt::Key_Space,     Qt::Key_Escape, Qt::Key_Up,
            Qt::Key_Down, Qt::Key_Left,     Qt::Key_Right,  Qt::Key_Home,      Qt::Key_End,    Qt::Key_PageUp,
            Qt::Key_F2,   Qt::Key_PageDown, Qt::Key_Delete, Qt::Key_Backspace, Qt::Key_F6,     Qt::Key_F4};
        static const QStringList texts = {u"0"_s, u"240"_s,         u"1.5"_s, u"1,5"_s, u"1e400"_s, u"-1"_s,
                                          u"x"_s, u"<img src=x>"_s, u"R&D"_s, u"%1"_s,  u"7"_s,     u" "_s};
        QWidget *widget = upTo(2) == 0 ? QApplication::focusWidget() : anyWidget(true);
        if (!widget || !widget->isVisible() || !m_fixture.window().isAncestorOf(widget))
            return;
        widget->setFocus();
        if (upTo(2) == 0)
            QTest::keyClick(widget, keys[upTo(keys.size())],
                            upTo(6) == 0 ? Qt::ShiftModifier : Qt::NoModifier);
        else
            QTest::keyClicks(widget,
                             texts.at(static_cast<qsizetype>(upTo(static_cast<std::size_t>(texts.size())))));
    }

    /// Any command but those that end the window or write files.
    void trigger()
    {
        QList<QAction *> actions
            = m_fixture.window().findChildren<QAction *>(QString(), Qt::FindDirectChildrenOnly);
        actions.removeIf([](const QAction *each) {
            return !each->isEnabled() || each->objectName() == u"quit" || each->objectName() == u"fullScreen"
                || each->objectName().startsWith(u"export");
        });
        if (!actions.isEmpty())
            actions.at(static_cast<qsizetype>(upTo(static_cast<std::size_t>(actions.size()))))->trigger();
    }

    void switchScenario()
    {
        auto *names = m_fixture.find<QComboBox>(u"scenarioBox/names"_s);
        if (!names || !names->isVisible() || names->count() == 0)
            return;
        names->setCurrentIndex(static_cast<int>(upTo(static_cast<std::size_t>(names->count()))));
        Q_EMIT names->activated(names->currentIndex());
    }

    WindowFixture &m_fixture;
    std::mt19937 m_random;
    QTimer m_closer;
};

} // namespace

/// Whatever is pressed and typed, the window stays, and what it holds can be saved and read.
class RandomEventsTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QVERIFY(loadFonts()); }

    void nothingBreaks_data()
    {
        QTest::addColumn<QString>("id");
        QTest::addColumn<quint32>("start");
        QTest::newRow("finetuning") << u"llm-finetune-endpoint"_s << 1U;
        QTest::newRow("own machines") << u"edge-arc"_s << 2U;
    }

    void nothingBreaks()
    {
        QFETCH(const QString, id);
        QFETCH(const quint32, start);
        // More for a long look: SLIPWAY_RANDOM_EVENTS=5000 SLIPWAY_RANDOM_START=7.
        bool isGiven = false;
        const int given = qEnvironmentVariableIntValue("SLIPWAY_RANDOM_EVENTS", &isGiven);
        const int events = isGiven ? given : 400;
        const int other = qEnvironmentVariableIntValue("SLIPWAY_RANDOM_START");
        WindowFixture fixture(WindowFixture::Pages::Real);
        QVERIFY(fixture.show());
        Monkey monkey(fixture, start + static_cast<quint32>(other));
        for (int event = 0; event < events; ++event) {
            if (event % 40 == 0) {
                // From where somebody works: most of what is pressed leads away from it.
                if (!fixture.window().isPlanOpen()) {
                    fixture.dialogs.saveAnswers = {Dialogs::SaveAnswer::Discard};
                    QVERIFY(fixture.openTemplate(id));
                }
                keepScenario(fixture);
            }
            monkey.act();
            QCoreApplication::processEvents();
            QVERIFY2(fixture.window().isVisible(), qPrintable(u"event %1"_s.arg(event)));
            if (event % 10 == 0)
                lookAt(fixture, event);
            if (QTest::currentTestFailed())
                return;
        }
        lookAt(fixture, events);
    }

private:
    static void keepScenario(WindowFixture &fixture)
    {
        const Plan &plan = fixture.window().document().plan();
        if (!plan.scenarios.empty())
            return;
        Plan longer = plan;
        longer.months = std::min(longer.months + 3, 60);
        const Plan with = withScenario(plan, u"Longer"_s, longer);
        fixture.window().document().edit(u"/scenarios"_s, Step::Workload, u"a scenario"_s,
                                         [&with](Plan &each) { each = with; });
    }

    /// What the window holds is a plan.
    static void lookAt(const WindowFixture &fixture, int event)
    {
        const Plan &plan = fixture.window().document().plan();
        const Result<LoadedPlan> again = readPlan(writePlan(plan));
        QVERIFY2(again.ok(),
                 again.ok() ? "" : qPrintable(u"event %1: %2"_s.arg(event).arg(again.error().message)));
        QVERIFY2(again->plan == plan, qPrintable(u"event %1: another plan"_s.arg(event)));
    }
};

SLIPWAY_TEST(RandomEventsTest)

#include "tst_randomevents.moc"
