// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/steps/exportformats.h"

#include "model/exports/exports.h"

#include <QCoreApplication>

namespace slipway {

using namespace Qt::StringLiterals;

namespace {

struct ExportFormats
{
    Q_DECLARE_TR_FUNCTIONS(slipway::ExportFormats)
};

} // namespace

std::vector<ExportFormat> standardExports(const Catalog &catalog)
{
    ExportFormat pdf;
    pdf.id = u"exportPdf"_s;
    pdf.name = u"PDF"_s;
    pdf.actionText = ExportFormats::tr("Export &PDF...");
    pdf.statusTip = ExportFormats::tr("Write the plan, its cost and its restrictions as a report to sign");
    pdf.suffix = u"pdf"_s;
    pdf.filter = ExportFormats::tr("PDF (*.pdf)");
    pdf.keys = u"Ctrl+E"_s;
    pdf.make = [&catalog](const Plan &plan, const Evaluation &evaluation, const ReportOptions &options) {
        return renderReport(plan, evaluation, catalog, options);
    };

    ExportFormat json;
    json.id = u"exportJson"_s;
    json.name = u"JSON"_s;
    json.actionText = ExportFormats::tr("Export &JSON...");
    json.statusTip = ExportFormats::tr("Write plan, cost and the source of every figure for scripts");
    json.suffix = u"json"_s;
    json.filter = ExportFormats::tr("JSON (*.json)");
    json.keys = u"Ctrl+Shift+E"_s;
    json.make = [](const Plan &plan, const Evaluation &evaluation,
                   const ReportOptions &) -> Result<QByteArray> { return writeReportJson(plan, evaluation); };

    ExportFormat csv;
    csv.id = u"exportCsv"_s;
    csv.name = u"CSV"_s;
    csv.actionText = ExportFormats::tr("Export CS&V...");
    csv.statusTip = ExportFormats::tr("Write every cost line by month as a table");
    csv.suffix = u"csv"_s;
    csv.filter = ExportFormats::tr("CSV (*.csv)");
    csv.make = [](const Plan &plan, const Evaluation &evaluation,
                  const ReportOptions &) -> Result<QByteArray> { return writeCostCsv(plan, evaluation); };

    return {pdf, json, csv};
}

} // namespace slipway
