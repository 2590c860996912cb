// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/document/plansession.h"
#include "model/plan/planjson.h"
#include "resources/data.h"
#include "resources/templates.h"
#include "tests/support/fakedialogs.h"
#include "ui/fields/sections.h"
#include "ui/stages/workbench.h"
#include "ui/support/fonts.h"
#include "ui/support/theme.h"
#include "ui/window/planwindow.h"

#include <benchmark/benchmark.h>

#include <QApplication>
#include <QElapsedTimer>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QSettings>
#include <QTemporaryDir>

#include <algorithm>

using namespace slipway;

namespace {

constexpr double nanosecondsPerMillisecond = 1e6;
constexpr double quietMilliseconds = 80; ///< without a painting: the window has settled

/// Sees what is painted.
class PaintWatch final : public QObject
{
public:
    explicit PaintWatch(const QObject *label)
        : m_label(label)
    {
        qApp->installEventFilter(this);
    }
    bool eventFilter(QObject *watched, QEvent *event) override
    {
        if (event->type() == QEvent::Paint) {
            painted = true;
            labelPainted = labelPainted || watched == m_label;
        }
        return false;
    }

    bool painted = false;
    bool labelPainted = false;

private:
    const QObject *m_label;
};

/// What one edit took, in milliseconds from the key: the total painted, everything painted, the longest turn of the
/// event loop.
struct Reaction
{
    double total = 0;
    double everything = 0;
    double longestTurn = 0;
};

Reaction react(QLineEdit &field, QChar digit, PaintWatch &watch)
{
    Reaction reaction;
    watch.labelPainted = false;
    QElapsedTimer clock;
    clock.start();
    const auto now
        = [&clock] { return static_cast<double>(clock.nsecsElapsed()) / nanosecondsPerMillisecond; };
    field.selectAll();
    QKeyEvent press(QEvent::KeyPress, Qt::Key_0 + digit.digitValue(), Qt::NoModifier, QString(digit));
    QApplication::sendEvent(&field, &press);
    reaction.longestTurn = now();
    while (now() - reaction.everything < quietMilliseconds) {
        watch.painted = false;
        const double before = now();
        QApplication::processEvents();
        reaction.longestTurn = std::max(reaction.longestTurn, now() - before);
        if (watch.painted)
            reaction.everything = now();
        if (watch.labelPainted && reaction.total <= 0)
            reaction.total = now();
    }
    return reaction;
}

double percentile(std::vector<double> values, double share)
{
    std::sort(values.begin(), values.end());
    const auto at = static_cast<std::size_t>(share * static_cast<double>(values.size()));
    return values.at(std::min(at, values.size() - 1));
}

/// A digit typed into a field of a step of the whole window, until the total and the charts are painted.
void keyToPainting(benchmark::State &state, const char *templateId, Step step, const char *fieldName)
{
    const Result<Catalog> catalog = Catalog::load(embeddedCatalog());
    if (!catalog)
        return state.SkipWithError("the catalog cannot be read");
    const Result<PriceSnapshot> prices = PriceSnapshot::load(embeddedPrices(), *catalog);
    const Result<LoadedPlan> plan = readPlan(embeddedTemplate(QString::fromLatin1(templateId)));
    if (!prices || !plan || !loadFonts())
        return state.SkipWithError("prices, template or font cannot be read");
    applyTheme(*qApp, ThemeChoice::Light);
    const QTemporaryDir folder;
    QSettings settings(folder.filePath(QStringLiteral("settings.ini")), QSettings::IniFormat);
    ReferenceData reference{*catalog, *prices};
    test::FakeDialogs dialogs;
    PlanWindow window({.reference = reference,
                       .settings = settings,
                       .asOf = QDate(2026, 6, 18),
                       .dialogs = &dialogs,
                       .makePage = makePage,
                       .templates = {{QStringLiteral("it"), QStringLiteral("It"), {}}},
                       .planFromTemplate = [&plan](const QString &) -> Result<Plan> { return plan->plan; }});
    window.resize(1280, 800);
    window.show();
    if (!window.startFromTemplate(QStringLiteral("it")))
        return state.SkipWithError("the template cannot be opened");
    window.goTo(step);
    auto *field = window.findChild<QLineEdit *>(QString::fromLatin1(fieldName));
    auto *total = window.findChild<QLabel *>(QStringLiteral("costBar/month"));
    if (!field || !total)
        return state.SkipWithError("the field or the total is not there");
    for (QWidget *each = field; each; each = each->parentWidget()) {
        if (auto *sections = qobject_cast<Sections *>(each))
            sections->reveal(field);
        if (auto *bench = qobject_cast<Workbench *>(each))
            bench->reveal(field);
    }
    if (!field->isVisible())
        return state.SkipWithError("the field is not on show");
    field->setFocus();
    PaintWatch watch(total);
    react(*field, u'2', watch);

    std::vector<double> totals;
    std::vector<double> everything;
    std::vector<double> turns;
    for ([[maybe_unused]] auto round : state) {
        const Reaction reaction = react(*field, totals.size() % 2 == 0 ? u'3' : u'2', watch);
        if (reaction.total <= 0)
            return state.SkipWithError("the total was not painted anew");
        state.SetIterationTime(reaction.everything / 1000);
        totals.push_back(reaction.total);
        everything.push_back(reaction.everything);
        turns.push_back(reaction.longestTurn);
    }
    state.counters["total_p50_ms"] = percentile(totals, 0.5);
    state.counters["total_p99_ms"] = percentile(totals, 0.99);
    state.counters["all_p99_ms"] = percentile(everything, 0.99);
    state.counters["turn_max_ms"] = percentile(turns, 1);
}

constexpr int rounds = 100;

BENCHMARK_CAPTURE(keyToPainting, visionTraining, "vision-realtime.slipway", Step::Training,
                  "training/measuredHours")
    ->Unit(benchmark::kMillisecond)
    ->UseManualTime()
    ->Iterations(rounds);
BENCHMARK_CAPTURE(keyToPainting, visionDeployment, "vision-realtime.slipway", Step::Deployment,
                  "realtime/instances")
    ->Unit(benchmark::kMillisecond)
    ->UseManualTime()
    ->Iterations(rounds);
BENCHMARK_CAPTURE(keyToPainting, regulatedTraining, "regulated-isolated.slipway", Step::Training,
                  "training/runsPerMonth")
    ->Unit(benchmark::kMillisecond)
    ->UseManualTime()
    ->Iterations(rounds);
BENCHMARK_CAPTURE(keyToPainting, tabularTraining, "tabular-automl-batch.slipway", Step::Training,
                  "training/runsPerMonth")
    ->Unit(benchmark::kMillisecond)
    ->UseManualTime()
    ->Iterations(rounds);

} // namespace
