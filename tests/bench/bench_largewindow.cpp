// SPDX-License-Identifier: GPL-3.0-or-later
// What a user waits for with the largest plans: from a click on a step to its painting, and the longest turn of the event loop.
#include "model/document/plansession.h"
#include "model/plan/planjson.h"
#include "resources/data.h"
#include "resources/templates.h"
#include "tests/support/fakedialogs.h"
#include "tests/support/largeplans.h"
#include "ui/support/fonts.h"
#include "ui/support/theme.h"
#include "ui/window/pages.h"
#include "ui/window/planwindow.h"

#include <benchmark/benchmark.h>

#include <QApplication>
#include <QElapsedTimer>
#include <QPushButton>
#include <QSettings>
#include <QTemporaryDir>

#include <algorithm>
#include <memory>

using namespace slipway;

namespace {

constexpr double msInNanoseconds = 1e-6;

/// The window with a plan of so many workloads, each on computes of its own.
class LargeWindow
{
public:
    LargeWindow(const Catalog &catalog, const PriceSnapshot &prices, const Plan &base, int workloads)
        : m_settings(m_folder.filePath(QStringLiteral("settings.ini")), QSettings::IniFormat)
        , m_reference{catalog, prices}
        , m_plan(test::manyWorkloads(base, workloads))
    {
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

    /// Turns the event loop until nothing is painted any more and nothing runs behind. Gives the longest turn and the time of the last
    /// painting, in milliseconds.
    std::pair<double, double> settle(const QElapsedTimer &clock)
    {
        constexpr double quiet = 100;
        const auto now = [&clock] { return static_cast<double>(clock.nsecsElapsed()) * msInNanoseconds; };
        Watch watch;
        double longest = 0;
        double painted = 0;
        while (watch.pending(*m_window) || now() - painted < quiet) {
            watch.painted = false;
            const double before = now();
            QApplication::processEvents(QEventLoop::AllEvents);
            longest = std::max(longest, now() - before);
            if (watch.painted)
                painted = now();
        }
        return {longest, painted};
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
            return bar && !bar->isHidden();
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

/// Bars: 100 ms from the click to the painting, 50 ms for a turn of the event loop.
void stepOfALargePlan(benchmark::State &state, Step step)
{
    static const Result<Catalog> catalog = Catalog::load(embeddedCatalog());
    static const Result<PriceSnapshot> prices = PriceSnapshot::load(embeddedPrices(), *catalog);
    const Result<LoadedPlan> plan = readPlan(embeddedTemplate(QStringLiteral("vision-realtime.slipway")));
    if (!catalog || !prices || !plan || !loadFonts())
        return state.SkipWithError("data cannot be read");
    applyTheme(*qApp, ThemeChoice::Light);
    LargeWindow large(*catalog, *prices, plan->plan, static_cast<int>(state.range(0)));
    QElapsedTimer clock;
    clock.start();
    if (!large.open())
        return state.SkipWithError("the plan cannot be opened");
    const double opened = static_cast<double>(clock.nsecsElapsed()) * msInNanoseconds;
    const auto [turn, ready] = large.settle(clock);
    double longest = 0;
    double first = 0;
    for ([[maybe_unused]] auto round : state) {
        large.window().goTo(step == Step::Workload ? Step::Review : Step::Workload);
        large.settle(clock);
        clock.restart();
        large.window().goTo(step);
        const double gone = static_cast<double>(clock.nsecsElapsed()) * msInNanoseconds;
        const auto [longestTurn, painted] = large.settle(clock);
        longest = std::max({longest, gone, longestTurn});
        first = std::max(first, painted);
        state.SetIterationTime(painted / 1000);
    }
    state.counters["opened_ms"] = opened;
    state.counters["open_turn_ms"] = turn;
    state.counters["ready_ms"] = ready;
    state.counters["worst_ms"] = first;
    state.counters["turn_ms"] = longest;
}

} // namespace

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
