// SPDX-License-Identifier: GPL-3.0-or-later
// What is exported of plans that can be read: a spreadsheet runs nothing of it, calendars and YAML keep their form whatever names
// hold.
#include "model/exports/exports.h"
#include "model/exports/azureml/azureml.h"
#include "model/exports/azureml/yamltree.h"
#include "model/plan/planjson.h"
#include "tests/fuzz/reader.h"
#include "tests/model/evaluation/evaluationfixture.h"

#include <QDateTime>
#include <QJsonDocument>

using namespace slipway;
using namespace Qt::StringLiterals;

namespace {

void expectCalendar(const QByteArray &bytes)
{
    constexpr qsizetype longestLine = 75; // RFC 5545, 3.1: octets, without the line break
    fuzz::expect(bytes.startsWith("BEGIN:VCALENDAR\r\n") && bytes.endsWith("END:VCALENDAR\r\n"),
                 "a calendar begins and ends");
    int open = 0;
    for (QByteArray line : bytes.split('\n')) {
        if (line.isEmpty())
            continue;
        fuzz::expect(line.endsWith('\r') && line.count('\r') == 1, "lines end with CR LF and nowhere else");
        line.chop(1);
        fuzz::expect(line.size() <= longestLine, "lines are folded");
        open += line == "BEGIN:VEVENT" ? 1 : line == "END:VEVENT" ? -1 : 0;
        fuzz::expect(open == 0 || open == 1, "events are not nested");
    }
}

void expectCells(const QByteArray &csv)
{
    for (const QByteArray &row : csv.split('\n')) {
        for (QByteArray cell : row.split(',')) {
            if (cell.startsWith('"'))
                cell.remove(0, 1);
            fuzz::expect(cell.isEmpty() || QByteArrayView("=+@\t").indexOf(cell.front()) < 0,
                         "no cell is a formula");
        }
    }
}

} // namespace

int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const Result<LoadedPlan> read = readPlan(fuzz::bytesOf(data, size));
    if (!read)
        return 0;
    const Evaluation evaluation = test::evaluated(read->plan);
    expectCalendar(writeCalendar(read->plan, evaluation, QDateTime::fromSecsSinceEpoch(1795000000, Qt::UTC)));
    expectCells(writeCostCsv(read->plan, evaluation));
    fuzz::expect(QJsonDocument::fromJson(writeReportJson(read->plan, evaluation)).isObject(),
                 "a report is JSON");
    for (const ExportFile &file : writeAzureMl(read->plan, evaluation, test::catalog(), u"plan.slipway"_s,
                                               u"fuzz-0123456789abcdef"_s)) {
        fuzz::expect(!file.path.contains(u".."_s) && !file.path.startsWith(u'/'),
                     "files stay in their folder");
        if (file.path.endsWith(u".yml"_s))
            fuzz::expect(azureml::parseYaml(file.bytes, file.path).ok(), "YAML is YAML");
    }
    return 0;
}
