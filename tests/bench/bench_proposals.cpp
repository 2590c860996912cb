// SPDX-License-Identifier: GPL-3.0-or-later
// What three proposals with their robustness take, from a sheet to the words.
#include "model/proposals/proposals.h"
#include "resources/data.h"

#include <benchmark/benchmark.h>

#include <QDir>
#include <QFile>

using namespace slipway;
using namespace Qt::StringLiterals;

namespace {

const Catalog &catalog()
{
    static const Catalog loaded = Catalog::load(embeddedCatalog()).value();
    return loaded;
}

Context context()
{
    static const PriceSnapshot prices = PriceSnapshot::load(embeddedPrices(), catalog()).value();
    return {catalog(), prices, QDate(2026, 12, 1)};
}

QStringList names()
{
    return QDir(QStringLiteral(SLIPWAY_SOURCE_DIR) + u"/tests/data/proposals"_s)
        .entryList({u"*.sheet.json"_s});
}

} // namespace

/// Bar: 300 ms on two threads, 10,000 draws of each proposal.
static void threeProposals(benchmark::State &state)
{
    const QString name = names().value(static_cast<qsizetype>(state.range(0)));
    QFile file(QStringLiteral(SLIPWAY_SOURCE_DIR) + u"/tests/data/proposals/"_s + name);
    const Result<Sheet> sheet = readSheet(file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray());
    if (!sheet) {
        state.SkipWithError("no sheet");
        return;
    }
    ProposeOptions options;
    options.threads = static_cast<int>(state.range(1));
    for ([[maybe_unused]] auto round : state)
        benchmark::DoNotOptimize(propose(*sheet, context(), options));
    state.SetLabel(name.toStdString());
}
BENCHMARK(threeProposals)
    ->ArgsProduct({benchmark::CreateDenseRange(0, 9, 1), {1, 2}})
    ->UseRealTime()
    ->Unit(benchmark::kMillisecond);
