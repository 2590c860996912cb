// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/fit/servingruns.h"

#include "resources/build/csvtable.h"

#include <QFile>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace slipway::fit {

using namespace formulas;

QString ServingRun::group() const
{
    return family.mid(family.indexOf(u'/') + 1) + u' ' + gpu + u' ' + wordOf(format) + u' ' + server;
}

std::vector<ServingRun> servingRuns(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        qFatal("%s cannot be read", qPrintable(path));
    pack::Faults faults;
    const Result<pack::CsvTable> table = pack::CsvTable::parse(file.readAll(), path);
    if (!table)
        qFatal("%s", qPrintable(table.error().message));
    const LlmTables &tables = LlmTables::builtIn();
    std::vector<ServingRun> runs;
    for (std::size_t i = 0; i < table->rows(); ++i) {
        const pack::CsvRow row(*table, i, faults);
        const auto number = [&row](const char *column) { return row.number(column).value_or(0); };
        ServingRun run;
        run.model = row.required("model");
        run.gpu = row.required("gpu");
        const LlmModel *model = tables.findModel(run.model);
        const LlmGpuRow *gpu = tables.findGpu(run.gpu);
        const auto format = weightFormat(row.required("precision"));
        if (!model || !gpu || !format)
            qFatal("A run names what no table has: %s", qPrintable(run.model));
        run.family = model->name;
        run.shape = model->shape;
        run.figures = gpu->gpu;
        run.format = *format;
        run.replica = {number("gpus"), std::min(number("gpus"), number("attention_data_parallel"))};
        run.prompt = number("prompt_tokens");
        run.answer = number("answer_tokens");
        run.users = number("concurrency");
        run.firstTokenSeconds = number("ttft_ms") / 1e3;
        run.tokenSeconds = number("tpot_ms") / 1e3;
        run.server = row.required("server");
        run.configuration
            = u"%1 %2 %3 %4 %5"_s.arg(run.model, run.gpu, run.server, row.text("server_version"))
                  .arg(run.replica.gpus);
        runs.push_back(std::move(run));
    }
    if (faults.any())
        qFatal("%s", qPrintable(faults.first().message));
    return runs;
}

LlmTimes predicted(const ServingRun &run, const LlmFit &fit)
{
    const LlmEngine engine(fit, run.shape, run.figures, run.format, run.replica, run.prompt, run.answer);
    // What was measured fitted: where the memory seems too small by our assumptions one request runs.
    return engine.fits() ? engine.atUsers(run.users) : LlmTimes{1, 1, 1, 1};
}

LlmFit roofline()
{
    LlmFit fit;
    for (double LlmFit::*share :
         {&LlmFit::bandwidthShare, &LlmFit::cacheShare, &LlmFit::decodePeakShare, &LlmFit::promptPeakShare16,
          &LlmFit::promptPeakShare8, &LlmFit::promptOverlap, &LlmFit::linkShare, &LlmFit::memoryShare})
        fit.*share = 1;
    fit.mostRunning = 1e6;
    return fit;
}

} // namespace slipway::fit
