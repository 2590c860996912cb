// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/wiring/referencedata.h"
#include "app/wiring/templates.h"
#include "model/evaluation/evaluate.h"
#include "ui/report/report.h"

#include <QApplication>

#include <benchmark/benchmark.h>

using namespace slipway;

/// Bar: 300 ms.
static void renderThePdf(benchmark::State &state)
{
    const Result<ReferenceData> data = loadReferenceData();
    const Result<TemplateLibrary> library = loadTemplates();
    if (!data || !library) {
        state.SkipWithError("the built-in data could not be loaded");
        return;
    }
    const Result<Plan> plan = library->plan(QStringLiteral("vision-realtime"));
    const Evaluation evaluation = evaluate(*plan, {data->catalog, data->prices, QDate(2026, 12, 1)});
    const ReportOptions options{QStringLiteral("bench.slipway"),
                                QDateTime(QDate(2026, 12, 1), QTime(9, 0), Qt::UTC), false};
    for ([[maybe_unused]] auto round : state) {
        const Result<QByteArray> pdf = renderReport(*plan, evaluation, data->catalog, options);
        if (!pdf) {
            state.SkipWithError(qPrintable(pdf.error().message));
            break;
        }
        // Charts delete parts of themselves later; without an event loop nobody else would.
        state.PauseTiming();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        state.ResumeTiming();
    }
}
BENCHMARK(renderThePdf)->Unit(benchmark::kMillisecond);
