// SPDX-License-Identifier: GPL-3.0-or-later
// What a user waits for with the largest plans: from a click on a step to its painting, and the longest turn of the event loop. Turns
// are in processor time of the window's thread, so that other work of the machine does not count.
#include "model/document/plansession.h"
#include "model/plan/planjson.h"
#include "model/plan/scenarios.h"
#include "resources/data.h"
#include "resources/templates.h"
#include "tests/support/fakedialogs.h"
#include "tests/support/largeplans.h"
#include "ui/pages/reviewpage.h"
#include "ui/support/fonts.h"
#include "ui/support/theme.h"
#include "ui/window/pages.h"
#include "ui/window/planwindow.h"
#include "ui/window/scenariobox.h"

#include <benchmark/benchmark.h>

#include <QAction>
#include <QApplication>
#include <QElapsedTimer>
#include <QKeyEvent>
#include <QLineEdit>
#include <QPushButton>
#include <QSettings>
#include <QTemporaryDir>

#include <algorithm>
#include <ctime>
#include <functional>
#include <memory>

using namespace slipway;

namespace {

constexpr double msInNanoseconds = 1e-6;

/// Processor time of this thread, milliseconds.
double worked()
{
    timespec time = {};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return static_cast<double>(time.tv_sec) * 1e3 + static_cast<double>(time.tv_nsec) * msInNanoseconds;
}

/// The window with a plan of so many workloads, each on computes of its own, and a scenario that lasts one month longer.
class LargeWindow
{
public:
    LargeWindow(const Catalog &catalog, const PriceSnapshot &prices, const Plan &base, int workloads)
        : m_settings(m_folder.filePath(QStringLiteral("settings.ini")), QSettings::IniFormat)
        , m_reference{catalog, prices}
        , m_plan(test::manyWorkloads(base, workloads))
    {
        Plan longer = m_plan;
        ++longer.months;
        m_plan = withScenario(m_plan, scenarioName, longer);
        m_window = std::make_unique<PlanWindow>(WindowDependencies{
            .reference = m_reference,
            .settings = m_settings,
            .asOf = QDate(2026, 6, 18),
            .dialogs = &m_dialogs,
            .makePage = makePage,
            .templates = {{QStringLiteral("it"), QStringLiteral("It"), {}}},
            .planFromTemplate = [this](const QString &) -> Result<Plan> { return m_plan; }});
        m_window->resize(1280, 800);
        m_window->show();
    }

    bool open() { return m_window->startFromTemplate(QStringLiteral("it")); }
    PlanWindow &window() { return *m_window; }
    static inline const QString scenarioName = QStringLiteral("Longer");

    struct Settled
    {
        double longestTurn = 0; ///< milliseconds of this thread's work
        double painted = 0; ///< milliseconds from the beginning to the last painting
    };
    /// Does something and turns the event loop until nothing is painted any more and nothing runs behind.
    Settled settle(const std::function<void()> &action)
    {
        constexpr double quiet = 300;
        QElapsedTimer clock;
        clock.start();
        const auto now = [&clock] { return static_cast<double>(clock.nsecsElapsed()) * msInNanoseconds; };
        Watch watch;
        Settled settled;
        const auto turn = [&](const std::function<void()> &work) {
            watch.painted = false;
            const double before = worked();
            work();
            settled.longestTurn = std::max(settled.longestTurn, worked() - before);
            if (watch.painted)
                settled.painted = now();
        };
        turn(action);
        double last = now();
        while (watch.pending(*m_window) || now() - last < quiet) {
            turn([] { QApplication::processEvents(QEventLoop::AllEvents); });
            if (watch.painted || watch.pending(*m_window))
                last = now();
        }
        return settled;
    }

private:
    class Watch final : public QObject
    {
    public:
        Watch() { qApp->installEventFilter(this); }
        bool eventFilter(QObject *, QEvent *event) override
        {
            painted = painted || event->type() == QEvent::Paint;
            return false;
        }
        static bool pending(const PlanWindow &window)
        {
            const auto *bar = window.findChild<QWidget *>(QStringLiteral("pending"));
            const auto *review = window.findChild<ReviewPage *>();
            return (bar && !bar->isHidden()) || (review && review->isVisible() && !review->isUpToDate());
        }
        bool painted = false;
    };

    QTemporaryDir m_folder;
    QSettings m_settings;
    ReferenceData m_reference;
    test::FakeDialogs m_dialogs;
    Plan m_plan;
    std::unique_ptr<PlanWindow> m_window;
};

/// Data and the plan that large ones are made of; null where they cannot be read.
std::unique_ptr<LargeWindow> largeWindow(int workloads)
{
    static const Result<Catalog> catalog = Catalog::load(embeddedCatalog());
    static const Result<PriceSnapshot> prices = PriceSnapshot::load(embeddedPrices(), *catalog);
    const Result<LoadedPlan> plan = readPlan(embeddedTemplate(QStringLiteral("vision-realtime.slipway")));
    if (!catalog || !prices || !plan || !loadFonts())
        return nullptr;
    applyTheme(*qApp, ThemeChoice::Light);
    return std::make_unique<LargeWindow>(*catalog, *prices, plan->plan, workloads);
}

/// Bars: 100 ms from the click to the painting, 50 ms for a turn of the event loop.
void stepOfALargePlan(benchmark::State &state, Step step)
{
    const std::unique_ptr<LargeWindow> large = largeWindow(static_cast<int>(state.range(0)));
    if (!large)
        return state.SkipWithError("data cannot be read");
    bool open = false;
    large->settle([&] { open = large->open(); });
    if (!open)
        return state.SkipWithError("the plan cannot be opened");
    double longest = 0;
    double first = 0;
    for ([[maybe_unused]] auto round : state) {
        large->settle([&] { large->window().goTo(step == Step::Workload ? Step::Review : Step::Workload); });
        const LargeWindow::Settled settled = large->settle([&] { large->window().goTo(step); });
        longest = std::max(longest, settled.longestTurn);
        first = std::max(first, settled.painted);
        state.SetIterationTime(settled.painted / 1000);
    }
    state.counters["worst_ms"] = first;
    state.counters["turn_ms"] = longest;
}

/// The longest turn of what changes the whole plan, on the step where its months are typed. Bar: 50 ms each.
void changesOfALargePlan(benchmark::State &state)
{
    const std::unique_ptr<LargeWindow> large = largeWindow(static_cast<int>(state.range(0)));
    if (!large)
        return state.SkipWithError("data cannot be read");
    bool open = false;
    const double opened = large->settle([&] { open = large->open(); }).longestTurn;
    auto *scenarios = large->window().findChild<ScenarioBox *>();
    auto *months = large->window().findChild<QLineEdit *>(QStringLiteral("workload/months"));
    auto *undo = large->window().findChild<QAction *>(QStringLiteral("undo"));
    auto *compare = large->window().findChild<QAction *>(QStringLiteral("compare"));
    if (!open || !scenarios || !months || !undo || !compare)
        return state.SkipWithError("the plan, a field or an action is not there");
    const auto type = [&] {
        months->setFocus();
        months->selectAll();
        QKeyEvent press(QEvent::KeyPress, Qt::Key_9, Qt::NoModifier, QStringLiteral("9"));
        QApplication::sendEvent(months, &press);
    };
    const auto longest = [&](const char *name, const std::function<void()> &action) {
        const double before = state.counters[name];
        state.counters[name] = std::max(before, large->settle(action).longestTurn);
    };
    for ([[maybe_unused]] auto round : state) {
        longest("edit_ms", type);
        longest("undo_ms", [&] { undo->trigger(); });
        longest("scenario_ms", [&] { Q_EMIT scenarios->chosen(LargeWindow::scenarioName); });
        longest("back_ms", [&] { Q_EMIT scenarios->chosen({}); });
        longest("compare_ms", [&] { compare->trigger(); });
        longest("leave_ms", [&] { compare->trigger(); });
    }
    state.counters["open_ms"] = opened;
}

} // namespace

BENCHMARK(changesOfALargePlan)->Arg(10)->Arg(1000)->Iterations(2)->Unit(benchmark::kMillisecond);

#define SLIPWAY_LARGE_STEP(name)                                                                             \
    BENCHMARK_CAPTURE(stepOfALargePlan, name, Step::name)                                                    \
        ->Arg(10)                                                                                            \
        ->Arg(1000)                                                                                          \
        ->Iterations(5)                                                                                      \
        ->UseManualTime()                                                                                    \
        ->Unit(benchmark::kMillisecond)
SLIPWAY_LARGE_STEP(Workload);
SLIPWAY_LARGE_STEP(Experimentation);
SLIPWAY_LARGE_STEP(Training);
SLIPWAY_LARGE_STEP(Deployment);
SLIPWAY_LARGE_STEP(Cost);
SLIPWAY_LARGE_STEP(Restrictions);
SLIPWAY_LARGE_STEP(Review);
