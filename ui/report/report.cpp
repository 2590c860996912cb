// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/report/report.h"

#include "model/plan/planjson.h"
#include "ui/report/pdfoutline.h"
#include "ui/report/sections.h"
#include "ui/support/fonts.h"

#include <QBuffer>
#include <QPainter>
#include <QPdfWriter>

namespace slipway {

using namespace Qt::StringLiterals;

namespace {

void write(PageFlow &flow, const ReportInput &input)
{
    writeTitleBlock(flow, input);
    writeSummary(flow, input);
    const bool chartShown = writeMonthlyChart(flow, input, contentsHeight(flow));
    const ContentsPlace contents = reserveContents(flow);
    writePlanned(flow, input);
    writeCost(flow, input, !chartShown);
    writeMonths(flow, input);
    writeFindings(flow, input);
    writeIsolation(flow, input);
    writeQuota(flow, input);
    writeTimeline(flow, input);
    writeCalendar(flow, input);
    writeUpkeep(flow, input);
    writeRejected(flow, input);
    writeAssumptions(flow, input);
    writeNotIncluded(flow, input);
    writeProvenance(flow, input);
    writeContents(flow, contents);
    writeFooters(flow, input);
}

QString attachmentName(const ReportInput &input)
{
    QString name = input.options.planFileName;
    if (name.isEmpty()) {
        for (const QChar c : planTitle(input.plan).toLower())
            name += c.isLetterOrNumber() ? c : QChar(u'-');
    }
    return name.endsWith(u".slipway"_s) ? name : name + u".slipway"_s;
}

PdfAdditions additionsOf(const PageFlow &flow, const ReportInput &input)
{
    PdfAdditions additions;
    additions.author = input.plan.author;
    additions.madeOn = input.options.madeOn;
    for (const PageFlow::Entry &entry : flow.entries())
        additions.bookmarks.push_back(
            {entry.title, entry.level, entry.page, entry.top / flow.style().dotsPerPoint});
    return additions;
}

} // namespace

Result<QByteArray> renderReport(const Plan &plan, const Evaluation &evaluation, const Catalog &catalog,
                                const ReportOptions &options)
{
    // Without a font Qt writes pages without any text and reports success.
    const Result<QString> family = loadFonts();
    if (!family)
        return family.error();
    const ReportInput input = {plan, evaluation, catalog, options, writePlan(plan)};
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    PdfAdditions additions;
    {
        QPdfWriter writer(&buffer);
        writer.setResolution(1200);
        writer.setPageLayout({QPageSize(options.letterPaper ? QPageSize::Letter : QPageSize::A4),
                              QPageLayout::Portrait, QMarginsF()});
        writer.setTitle(planTitle(plan));
        writer.setCreator(u"Slipway"_s);
        writer.addFileAttachment(attachmentName(input), input.planBytes,
                                 u"application/vnd.slipwayplanner.slipway+json"_s);
        const ReportStyle style(*family, writer, options.letterPaper);
        PageFlow flow(style);
        write(flow, input);
        QPainter painter;
        if (!painter.begin(&writer))
            return Error{ErrorCode::Unwritable, Report::tr("The PDF could not be started."), {}};
        for (int page = 0; page < flow.pageCount(); ++page) {
            if (page > 0)
                writer.newPage();
            flow.paint(page, painter);
        }
        painter.end();
        additions = additionsOf(flow, input);
    }
    return withPdfAdditions(buffer.data(), additions);
}

} // namespace slipway
