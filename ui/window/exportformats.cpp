// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/exportformats.h"

#include "model/exports/azureml/arm.h"
#include "model/exports/exports.h"
#include "model/exports/tables.h"

#include <QCoreApplication>

namespace slipway {

using namespace Qt::StringLiterals;

namespace {

struct ExportFormats
{
    Q_DECLARE_TR_FUNCTIONS(slipway::ExportFormats)
};

ExportFormat memoFormat(const Catalog &catalog)
{
    ExportFormat format;
    format.id = u"exportMemo"_s;
    format.name = ExportFormats::tr("Decision memo");
    format.actionText = ExportFormats::tr("Export decision &memo...");
    format.statusTip = ExportFormats::tr("Write the two pages that a budget is decided with, as PDF");
    format.suffix = u"memo.pdf"_s;
    format.filter = ExportFormats::tr("PDF (*.pdf)");
    format.isReport = true;
    format.make = [&catalog](const Plan &plan, const Evaluation &evaluation, const ReportOptions &options) {
        ReportOptions memo = options;
        memo.memoOnly = true;
        return renderReport(plan, evaluation, catalog, memo);
    };
    return format;
}

ExportFormat azureMlFormat(const Catalog &catalog)
{
    ExportFormat format;
    format.id = u"exportAzureMl"_s;
    format.name = ExportFormats::tr("Azure ML files");
    format.actionText = ExportFormats::tr("Export A&zure ML files...");
    format.statusTip
        = ExportFormats::tr("Write a folder of CLI files with a script that creates the resources");
    format.suffix = u"azureml"_s;
    format.forPrograms = true;
    format.filter = ExportFormats::tr("Folder of Azure ML files (*.azureml)");
    format.makeFolder
        = [&catalog](const Plan &plan, const Evaluation &evaluation, const ReportOptions &options,
                     const FolderRecord &folder) {
              return writeAzureMl(plan, evaluation, catalog, options.planFileName, folder.deployment, folder.earlier);
          };
    return format;
}

ExportFormat armFormat(const Catalog &catalog)
{
    ExportFormat format;
    format.id = u"exportArm"_s;
    format.name = ExportFormats::tr("ARM template");
    format.actionText = ExportFormats::tr("Export ARM &template...");
    format.statusTip = ExportFormats::tr("Write computes, endpoints and deployments as one template");
    format.suffix = u"arm.json"_s;
    format.forPrograms = true;
    format.filter = ExportFormats::tr("ARM template (*.json)");
    format.make = [&catalog](const Plan &plan, const Evaluation &evaluation,
                             const ReportOptions &) -> Result<QByteArray> {
        return writeArmTemplate(plan, evaluation, catalog);
    };
    return format;
}

ExportFormat calendarFormat()
{
    ExportFormat format;
    format.id = u"exportCalendar"_s;
    format.name = ExportFormats::tr("Calendar");
    format.actionText = ExportFormats::tr("Export ca&lendar...");
    format.statusTip
        = ExportFormats::tr("Write what has to be asked for, bought, moved and reviewed by when (iCalendar)");
    format.suffix = u"ics"_s;
    format.filter = ExportFormats::tr("Calendar (*.ics)");
    format.hasPurchaseDays = true;
    format.make = [](const Plan &plan, const Evaluation &evaluation,
                     const ReportOptions &options) -> Result<QByteArray> {
        return writeCalendar(plan, evaluation, options.madeOn);
    };
    return format;
}

ExportFormat workbookFormat()
{
    ExportFormat format;
    format.id = u"exportXlsx"_s;
    format.name = ExportFormats::tr("Workbook");
    format.actionText = ExportFormats::tr("Export &workbook...");
    format.statusTip = ExportFormats::tr("Write lines by month and totals as formulas for a spreadsheet");
    format.suffix = u"xlsx"_s;
    format.forPrograms = true;
    format.filter = ExportFormats::tr("Workbook (*.xlsx)");
    format.make = [](const Plan &plan, const Evaluation &evaluation, const ReportOptions &options) {
        return writeWorkbook(plan, evaluation, options.madeOn, options.uncertainty.get());
    };
    return format;
}

ExportFormat focusFormat(const Catalog &catalog, std::shared_ptr<const ReferenceData> published)
{
    ExportFormat format;
    format.id = u"exportFocus"_s;
    format.name = u"FOCUS"_s;
    format.actionText = ExportFormats::tr("Export &FOCUS...");
    format.statusTip = ExportFormats::tr("Write the charges of each month as a cost tool reads a bill");
    format.suffix = u"focus.csv"_s;
    format.forPrograms = true;
    format.filter = ExportFormats::tr("FOCUS 1.2 (*.csv)");
    format.make = [&catalog, published = std::move(published)](const Plan &plan, const Evaluation &evaluation,
                                                               const ReportOptions &options) -> Result<QByteArray> {
        return writeFocusCsv(plan, evaluation, catalog, options.uncertainty.get(), published ? &published->prices : nullptr);
    };
    return format;
}

ExportFormat markdownFormat()
{
    ExportFormat format;
    format.id = u"exportMarkdown"_s;
    format.name = u"Markdown"_s;
    format.actionText = ExportFormats::tr("Export Mar&kdown...");
    format.statusTip = ExportFormats::tr("Write tables and text for a pull request or a wiki");
    format.suffix = u"md"_s;
    format.forPrograms = true;
    format.filter = ExportFormats::tr("Markdown (*.md)");
    format.make = [](const Plan &plan, const Evaluation &evaluation,
                     const ReportOptions &options) -> Result<QByteArray> {
        return writePlanMarkdown(plan, evaluation, options.uncertainty.get());
    };
    return format;
}

} // namespace

std::vector<ExportFormat> standardExports(const Catalog &catalog, std::shared_ptr<const ReferenceData> published)
{
    ExportFormat pdf;
    pdf.id = u"exportPdf"_s;
    pdf.name = u"PDF"_s;
    pdf.actionText = ExportFormats::tr("Export &PDF...");
    pdf.statusTip = ExportFormats::tr("Write the plan, its cost and its restrictions as a report to sign");
    pdf.suffix = u"pdf"_s;
    pdf.filter = ExportFormats::tr("PDF (*.pdf)");
    pdf.keys = u"Ctrl+E"_s;
    pdf.isReport = true;
    pdf.make = [&catalog](const Plan &plan, const Evaluation &evaluation, const ReportOptions &options) {
        return renderReport(plan, evaluation, catalog, options);
    };

    ExportFormat json;
    json.id = u"exportJson"_s;
    json.name = u"JSON"_s;
    json.actionText = ExportFormats::tr("Export &JSON...");
    json.statusTip = ExportFormats::tr("Write plan, cost and the source of every figure for scripts");
    json.suffix = u"json"_s;
    json.forPrograms = true;
    json.hasPurchaseDays = true;
    json.filter = ExportFormats::tr("JSON (*.json)");
    json.keys = u"Ctrl+Shift+E"_s;
    json.make = [](const Plan &plan, const Evaluation &evaluation,
                   const ReportOptions &options) -> Result<QByteArray> {
        return writeReportJson(plan, evaluation, options.uncertainty.get());
    };

    ExportFormat csv;
    csv.id = u"exportCsv"_s;
    csv.name = u"CSV"_s;
    csv.actionText = ExportFormats::tr("Export CS&V...");
    csv.statusTip = ExportFormats::tr("Write every cost line by month as a table");
    csv.suffix = u"csv"_s;
    csv.forPrograms = true;
    csv.filter = ExportFormats::tr("CSV (*.csv)");
    csv.make = [](const Plan &plan, const Evaluation &evaluation,
                  const ReportOptions &) -> Result<QByteArray> { return writeCostCsv(plan, evaluation); };

    return {pdf,
            memoFormat(catalog),
            json,
            csv,
            workbookFormat(),
            focusFormat(catalog, std::move(published)),
            markdownFormat(),
            azureMlFormat(catalog),
            armFormat(catalog),
            calendarFormat()};
}

} // namespace slipway
