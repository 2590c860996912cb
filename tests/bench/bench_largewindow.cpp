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
#include "ui/window/exportformats.h"
#include "ui/window/pages.h"
#include "ui/window/planexport.h"
#include "ui/window/planwindow.h"
#include "ui/window/scenariobox.h"

#include <benchmark/benchmark.h>

#include <QAction>
#include <QApplication>
#include <QElapsedTimer>
#include <QKeyEvent>
#include <QLineEdit>
#include <QPrinter>
#include <QPushButton>
#include <QSettings>
#include <QTemporaryDir>
#include <QThread>

#include <algorithm>
#include <cstdio>
#include <ctime>
#include <functional>
#include <memory>
#include <string>

using namespace slipway;

namespace {

constexpr double msInNanoseconds = 1e-6;
constexpr double turnBar = 50; ///< milliseconds

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
    LargeWindow(const Catalog &catalog, const PriceSnapshot &prices, const Plan &base, int workloads,
                bool preparePages)
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
            .planFromTemplate = [this](const QString &) -> Result<Plan> { return m_plan; },
            .exports = standardExports(m_reference.catalog),
            .choosePrinter =
                [this](QPrinter &printer, QWidget *) {
                    printer.setOutputFormat(QPrinter::PdfFormat);
                    printer.setOutputFileName(m_folder.filePath(QStringLiteral("printed.pdf")));
                    return true;
                },
            .now = [] { return QDateTime(QDate(2026, 6, 18), QTime(12, 0), Qt::UTC); },
            .priceSource = PriceSource{std::make_shared<const ReferenceData>(m_reference),
                                       BookLibrary(m_folder.filePath(QStringLiteral("prices"))),
                                       {}},
            .recoveryFolder = m_folder.filePath(QStringLiteral("recovery")),
            .preparePages = preparePages});
        m_window->resize(1280, 800);
        m_window->show();
    }

    bool open() { return m_window->startFromTemplate(QStringLiteral("it")); }
    PlanWindow &window() { return *m_window; }
    /// As from its menu, to a new file where it asks for one.
    void trigger(const QString &action)
    {
        m_dialogs.saveFileAnswers = {m_folder.filePath(QStringLiteral("out%1").arg(++m_files))};
        m_window->findChild<QAction *>(action)->trigger();
    }
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
        Watch watch(*m_window);
        watch.look();
        Settled settled;
        const auto turn = [&](const std::function<void()> &work) {
            watch.begin();
            const double before = worked();
            work();
            const double took = worked() - before;
            settled.longestTurn = std::max(settled.longestTurn, took);
            if (watch.painted)
                settled.painted = now();
            if (took > turnBar)
                watch.tell(took);
        };
        turn(action);
        watch.look();
        double last = now();
        while (watch.pending() || now() - last < quiet) {
            turn([] { QApplication::processEvents(QEventLoop::AllEvents); });
            if (watch.painted || watch.pending())
                last = now();
            else
                QThread::usleep(500); // the other threads have work to do
        }
        return settled;
    }

private:
    /// Sees what is painted, and which event of a turn took longest.
    class Watch final : public QObject
    {
    public:
        explicit Watch(const PlanWindow &window)
            : m_bar(window.findChild<QWidget *>(QStringLiteral("pending")))
            , m_export(window.findChild<PlanExport *>())
            , m_window(window)
        {
            qApp->installEventFilter(this);
        }
        bool eventFilter(QObject *receiver, QEvent *event) override
        {
            painted = painted || event->type() == QEvent::Paint;
            next();
            m_what = {receiver->metaObject()->className(), receiver->objectName(), event->type()};
            return false;
        }
        void begin()
        {
            painted = false;
            m_longest = 0;
            m_since.start();
            m_what = {"before the first event", {}, QEvent::None};
        }
        /// On stderr: what to look into.
        void tell(double took)
        {
            next();
            std::fprintf(stderr, "turn of %.0f ms, of which %.0f by the clock: %s %s event %d\n", took,
                         m_longest, m_slowest.className, qPrintable(m_slowest.name),
                         static_cast<int>(m_slowest.type));
        }
        /// Before and after something that may make pages: to look for one in each turn would be a third of what is measured.
        void look() { m_review = m_window.findChild<ReviewPage *>(); }
        [[nodiscard]] bool pending() const
        {
            return (m_bar && !m_bar->isHidden()) || m_export->isRunning()
                || (m_review && m_review->isVisible() && !m_review->isUpToDate());
        }
        bool painted = false;

    private:
        struct What
        {
            const char *className = "";
            QString name;
            QEvent::Type type = QEvent::None;
        };
        /// By the clock, which costs a twentieth of asking for the processor time of a thread: there are thousands of events in a turn.
        void next()
        {
            const double took = static_cast<double>(m_since.nsecsElapsed()) * msInNanoseconds;
            m_since.start();
            if (took > m_longest) {
                m_longest = took;
                m_slowest = m_what;
            }
        }

        const QWidget *m_bar;
        const PlanExport *m_export;
        const PlanWindow &m_window;
        const ReviewPage *m_review = nullptr;
        QElapsedTimer m_since;
        double m_longest = 0;
        What m_what;
        What m_slowest;
    };

    QTemporaryDir m_folder;
    QSettings m_settings;
    ReferenceData m_reference;
    test::FakeDialogs m_dialogs;
    Plan m_plan;
    int m_files = 0;
    std::unique_ptr<PlanWindow> m_window;
};

/// Data and the plan that large ones are made of; null where they cannot be read.
std::unique_ptr<LargeWindow> largeWindow(int workloads, bool preparePages = false)
{
    static const Result<Catalog> catalog = Catalog::load(embeddedCatalog());
    static const Result<PriceSnapshot> prices = PriceSnapshot::load(embeddedPrices(), *catalog);
    const Result<LoadedPlan> plan = readPlan(embeddedTemplate(QStringLiteral("vision-realtime.slipway")));
    if (!catalog || !prices || !plan || !loadFonts())
        return nullptr;
    applyTheme(*qApp, ThemeChoice::Light);
    return std::make_unique<LargeWindow>(*catalog, *prices, plan->plan, workloads, preparePages);
}

/// The longest turn while a plan is opened and the pages of its steps are made behind the first, and while each is shown then, as in
/// the program. Bar: 50 ms.
void preparedSteps(benchmark::State &state)
{
    for ([[maybe_unused]] auto round : state) {
        const std::unique_ptr<LargeWindow> large = largeWindow(static_cast<int>(state.range(0)), true);
        if (!large)
            return state.SkipWithError("data cannot be read");
        state.counters["open_ms"] = large->settle([&] { (void)large->open(); }).longestTurn;
        for (int i = 0; i < stepCount; ++i) // it is quiet for longer than between two of them
            state.counters["make_ms"]
                = std::max<double>(state.counters["make_ms"], large->settle([] {}).longestTurn);
        for (int number = 1; number <= stepCount; ++number) {
            const auto step = static_cast<Step>(number - 1);
            const auto name = "step" + std::to_string(number) + "_ms";
            state.counters[name] = large->settle([&] { large->window().goTo(step); }).longestTurn;
        }
    }
}

/// The same where each page is made when its step is gone to. Bars: 100 ms from the click to the painting, 50 ms for a turn of the
/// event loop.
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

/// The longest turn while a tool is opened for the first time. Bar: 50 ms.
void toolsOfALargePlan(benchmark::State &state)
{
    for ([[maybe_unused]] auto round : state) {
        const std::unique_ptr<LargeWindow> large = largeWindow(static_cast<int>(state.range(0)));
        if (!large)
            return state.SkipWithError("data cannot be read");
        large->settle([&] { (void)large->open(); });
        for (const char *tool : {"bestChoice", "compare", "catalog", "prices"}) {
            if (!large->window().findChild<QAction *>(QString::fromLatin1(tool)))
                return state.SkipWithError(tool);
            const double turn = large->settle([&] { large->trigger(QString::fromLatin1(tool)); }).longestTurn;
            state.counters[std::string(tool) + "_ms"] = turn;
        }
    }
}

/// The longest turn while the plan is written or printed. Bar: 50 ms.
void exportsOfALargePlan(benchmark::State &state)
{
    const std::unique_ptr<LargeWindow> large = largeWindow(static_cast<int>(state.range(0)));
    if (!large)
        return state.SkipWithError("data cannot be read");
    large->settle([&] { (void)large->open(); });
    for ([[maybe_unused]] auto round : state) {
        for (const char *format : {"exportPdf", "exportMemo", "exportJson", "exportCsv", "exportXlsx", "exportFocus",
                                   "exportMarkdown", "exportAzureMl", "exportArm", "exportCalendar", "print"}) {
            const double turn = large->settle([&] { large->trigger(QString::fromLatin1(format)); }).longestTurn;
            state.counters[std::string(format) + "_ms"] = turn;
        }
    }
}

} // namespace

BENCHMARK(preparedSteps)->Arg(10)->Arg(1000)->Iterations(1)->Unit(benchmark::kMillisecond);
BENCHMARK(toolsOfALargePlan)->Arg(10)->Arg(100)->Arg(1000)->Iterations(1)->Unit(benchmark::kMillisecond);
BENCHMARK(exportsOfALargePlan)->Arg(10)->Arg(100)->Arg(1000)->Iterations(1)->Unit(benchmark::kMillisecond);
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
