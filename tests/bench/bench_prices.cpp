// SPDX-License-Identifier: GPL-3.0-or-later
// Imports a million rows that it makes, and lets Python's json read the same files: rows and megabytes a second, and the memory at
// most. Prints figures and asserts none (docs/benchmarks.md).
//     slipway_bench_prices [ROWS]
#include "model/pricebook/retailimport.h"
#include "model/prices/referencedata.h"
#include "resources/data.h"
#include "resources/retail.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>

#include <cstdio>

using namespace slipway;
using namespace Qt::StringLiterals;

namespace {

constexpr int rowsAPage = 1'000;

/// Rows as the service writes them, of the sizes, regions and types of the catalog in turn.
QByteArray rowOf(const Catalog &catalog, int number)
{
    const auto sizes = static_cast<int>(catalog.sizes().size());
    const auto regions = static_cast<int>(catalog.regions().size());
    const QByteArray size = catalog.sizes()[static_cast<std::size_t>(number % sizes)].name.toUtf8();
    const QByteArray region
        = catalog.regions()[static_cast<std::size_t>(number / sizes % regions)].id.toUtf8();
    const int kind = number / sizes / regions % 4;
    const QByteArray name = size.mid(9).replace('_', ' ') + (kind == 1 ? " Spot" : "");
    const QByteArray price = QByteArray::number(0.01 + number % 997 * 0.013, 'f', 6);
    const QByteArray plans = kind == 0 ? ",\"savingsPlan\":[{\"unitPrice\":" + price
            + ",\"retailPrice\":" + price + ",\"term\":\"3 Years\"},{\"unitPrice\":" + price
            + ",\"retailPrice\":" + price + ",\"term\":\"1 Year\"}]"
                                       : QByteArray();
    return "{\"currencyCode\":\"USD\",\"tierMinimumUnits\":0.0,\"retailPrice\":" + price
        + ",\"unitPrice\":" + price + ",\"armRegionName\":\"" + region
        + "\",\"location\":\"US East\",\"effectiveStartDate\":\"2025-10-01T00:00:00Z\",\"meterId\":\""
          "e5d2dca6-ab7b-4a73-bba7-202798e84cd4\",\"meterName\":\""
        + name
        + "\",\"productId\":\"DZH318Z0BQNH\",\"skuId\":\"DZH318Z0BQNH/0056\",\"productName\":\"Virtual "
          "Machines "
        + (kind == 3 ? "Series Windows" : "Series") + "\",\"skuName\":\"" + name
        + "\",\"serviceName\":\"Virtual "
          "Machines\",\"serviceId\":\"DZH313Z7MMC8\",\"serviceFamily\":\"Compute\","
          "\"unitOfMeasure\":\"1 Hour\",\"type\":\""
        + (kind == 2 ? "Reservation\",\"reservationTerm\":\"1 Year" : "Consumption")
        + "\",\"isPrimaryMeterRegion\":true,\"armSkuName\":\"" + size + '"' + plans + '}';
}

qint64 writePages(const Catalog &catalog, const QString &folder, int rows)
{
    qint64 bytes = 0;
    for (int from = 0; from < rows; from += rowsAPage) {
        QByteArrayList list;
        const int count = std::min(rowsAPage, rows - from);
        for (int i = 0; i < count; ++i)
            list << rowOf(catalog, from + i);
        QFile file(u"%1/page-%2.json"_s.arg(folder, QString::number(from).rightJustified(9, u'0')));
        const QByteArray page = "{\"BillingCurrency\":\"USD\",\"Items\":[" + list.join(',')
            + "],\"NextPageLink\":null,\"Count\":" + QByteArray::number(count) + "}";
        if (!file.open(QIODevice::WriteOnly) || file.write(page) != page.size())
            qFatal("The pages could not be written.");
        bytes += page.size();
    }
    return bytes;
}

/// "VmHWM" of this process in MiB.
double memoryAtMost()
{
    QFile file(u"/proc/self/status"_s);
    if (!file.open(QIODevice::ReadOnly))
        return 0;
    for (const QByteArray &line : file.readAll().split('\n')) {
        if (line.startsWith("VmHWM:"))
            return line.mid(6).trimmed().split(' ').front().toDouble() / 1024;
    }
    return 0;
}

double pythonSeconds(const QString &folder)
{
    QProcess python;
    python.start(u"python3"_s,
                 {u"-c"_s,
                  u"import glob, json, sys, time\nt = time.perf_counter()\nn = 0\n"
                  "for name in sorted(glob.glob(sys.argv[1] + '/*.json')):\n"
                  "    with open(name) as page:\n        n += len(json.load(page)['Items'])\n"
                  "print(time.perf_counter() - t)"_s,
                  folder});
    if (!python.waitForFinished(-1) || python.exitCode() != 0)
        return 0;
    return python.readAllStandardOutput().trimmed().toDouble();
}

} // namespace

int main(int argc, char **argv)
{
    const QCoreApplication application(argc, argv);
    const int rows = argc > 1 ? QByteArray(argv[1]).toInt() : 1'000'000;
    const Result<Catalog> catalog = Catalog::load(embeddedCatalog());
    if (!catalog || rows < 1)
        return 2;
    const Result<PriceSnapshot> prices = PriceSnapshot::load(embeddedPrices(), *catalog);
    const Result<RetailMeters> meters = RetailMeters::parse(embeddedRetailMeters());
    const QTemporaryDir folder;
    if (!prices || !meters || !folder.isValid())
        return 2;
    const qint64 bytes = writePages(*catalog, folder.path(), rows);
    const double python = pythonSeconds(folder.path());

    QElapsedTimer timer;
    timer.start();
    RetailImport import(*catalog, *prices, *meters, QDate(2026, 11, 22));
    if (const Result<void> added = import.addPath(folder.path()); !added)
        qFatal("%s", qPrintable(added.error().message));
    const double read = static_cast<double>(timer.nsecsElapsed()) * 1e-9;
    const Result<ImportedBook> done = import.finish({.allowPartial = true, .takeSuspicious = true});
    if (!done)
        qFatal("%s", qPrintable(done.error().message));
    const double all = static_cast<double>(timer.nsecsElapsed()) * 1e-9;
    const double megabytes = static_cast<double>(bytes) * 1e-6;
    std::printf("%d rows, %.0f MB: read %.2f s (%.0f MB/s), book made after %.2f s, Python's json %.2f s "
                "(%.0f MB/s), "
                "ratio %.2f, memory at most %.0f MiB\n",
                rows, megabytes, read, megabytes / read, all, python, python > 0 ? megabytes / python : 0,
                python > 0 ? python / all : 0, memoryAtMost());
    return 0;
}
