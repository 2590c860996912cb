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

/// Until the proposals are there with their robustness, and until what would have to go is there as well.
enum class Until : bool { Proposals, All };

static void proposals(benchmark::State &state, Until until)
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
    for ([[maybe_unused]] auto round : state) {
        std::atomic<bool> enough = false;
        const FirstProposals first = [&](const Proposals &) { enough = until == Until::Proposals; };
        benchmark::DoNotOptimize(propose(*sheet, context(), options, &enough, first));
    }
    state.SetLabel(name.toStdString());
}

/// Bar: 300 ms on two threads, 10,000 draws of each proposal.
static void threeProposals(benchmark::State &state)
{
    proposals(state, Until::Proposals);
}
BENCHMARK(threeProposals)
    ->ArgsProduct({benchmark::CreateDenseRange(0, 9, 1), {1, 2}})
    ->UseRealTime()
    ->Unit(benchmark::kMillisecond);

static void threeProposalsAndWhatWouldHaveToGo(benchmark::State &state)
{
    proposals(state, Until::All);
}
BENCHMARK(threeProposalsAndWhatWouldHaveToGo)
    ->ArgsProduct({benchmark::CreateDenseRange(0, 9, 1), {2}})
    ->UseRealTime()
    ->Unit(benchmark::kMillisecond);
