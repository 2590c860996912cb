// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/document/plansearch.h"
#include "model/document/plansession.h"
#include "model/plan/planjson.h"
#include "resources/data.h"
#include "resources/templates.h"
#include "tests/support/fakedialogs.h"
#include "ui/search/choicescard.h"

#include <benchmark/benchmark.h>

#include <QApplication>
#include <QWidget>

using namespace slipway;

namespace {

/// From an edit of a field to the front of the changed plan painted, as while a slider moves: evaluated, searched in
/// the background, drawn.
void editToFront(benchmark::State &state, const char *templateId)
{
    const Result<Catalog> catalog = Catalog::load(embeddedCatalog());
    if (!catalog)
        return state.SkipWithError("the catalog cannot be read");
    const Result<PriceSnapshot> prices = PriceSnapshot::load(embeddedPrices(), *catalog);
    const Result<LoadedPlan> plan = readPlan(embeddedTemplate(QString::fromLatin1(templateId)));
    if (!prices || !plan)
        return state.SkipWithError("prices or template cannot be read");
    PlanDocument document;
    document.reset(plan->plan);
    PlanSession session(document, *catalog, *prices, QDate(2026, 6, 18));
    test::FakeDialogs dialogs;
    QWidget window;
    auto *card = new ChoicesCard(session, dialogs, LifecycleStage::Training, &window);
    card->resize(780, 420);
    window.resize(780, 420);
    window.show();
    card->follow(search::searchable(document.plan(), *catalog, LifecycleStage::Training));
    const auto &found = session.search().choices(card->compute());
    const auto settle = [&] {
        while (found.busy || !found.isReady())
            QApplication::processEvents(QEventLoop::WaitForMoreEvents);
        benchmark::DoNotOptimize(card->grab());
    };
    settle();
    double runs = 10;
    for ([[maybe_unused]] auto round : state) {
        runs = runs > 100 ? 10 : runs + 1;
        document.edit(QStringLiteral("/runs"), Step::Training, QStringLiteral("runs"), [runs](Plan &changed) {
            for (Workload &workload : changed.workloads) {
                if (auto *job = std::get_if<TrainingJob>(&workload.detail))
                    job->runsPerMonth = Estimate{runs};
            }
        });
        settle();
    }
    state.counters["costed"] = static_cast<double>(found.value->costed);
    state.counters["front"] = static_cast<double>(found.value->front.size());
}

BENCHMARK_CAPTURE(editToFront, vision, "vision-realtime.slipway")
    ->Unit(benchmark::kMillisecond)
    ->UseRealTime();
BENCHMARK_CAPTURE(editToFront, tabular, "tabular-automl-batch.slipway")
    ->Unit(benchmark::kMillisecond)
    ->UseRealTime();

} // namespace
