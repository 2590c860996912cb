// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/report/report.h"

#include "model/base/cancellation.h"
#include "ui/report/pdfoutline.h"
#include "ui/report/reportpages.h"
#include "ui/report/sections.h"

#include <QBuffer>
#include <QPainter>
#include <QPdfWriter>

namespace slipway {

using namespace Qt::StringLiterals;

namespace {

QString attachmentName(const ReportInput &input)
{
    QString name = input.options.planFileName;
    if (name.isEmpty()) {
        for (const QChar c : planTitle(input.plan).toLower())
            name += c.isLetterOrNumber() ? c : QChar(u'-');
    }
    return name.endsWith(u".slipway"_s) ? name : name + u".slipway"_s;
}

PdfAdditions additionsOf(const ReportPages &pages)
{
    PdfAdditions additions;
    additions.author = pages.input().plan.author;
    additions.madeOn = pages.input().options.madeOn;
    for (const PageFlow::Entry &entry : pages.headings())
        additions.bookmarks.push_back(
            {entry.title, entry.level, entry.page, entry.top / pages.dotsPerPoint()});
    return additions;
}

} // namespace

Result<QByteArray> renderReport(const Plan &plan, const Evaluation &evaluation, const Catalog &catalog,
                                const ReportOptions &options)
{
    const Result<std::unique_ptr<ReportPages>> laidOut
        = ReportPages::begin(plan, evaluation, catalog, options);
    if (!laidOut)
        return laidOut.error();
    ReportPages &pages = **laidOut;
    while (!pages.isDone())
        pages.layOutNext();
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    {
        QPdfWriter writer(&buffer);
        writer.setResolution(ReportPages::dotsPerInch);
        writer.setPageLayout({QPageSize(options.letterPaper ? QPageSize::Letter : QPageSize::A4),
                              QPageLayout::Portrait, QMarginsF()});
        writer.setTitle(planTitle(plan));
        writer.setCreator(u"Slipway"_s);
        writer.addFileAttachment(attachmentName(pages.input()), pages.input().planBytes,
                                 u"application/vnd.slipwayplanner.slipway+json"_s);
        QPainter painter;
        if (!painter.begin(&writer))
            return Error{ErrorCode::Unwritable, Report::tr("The PDF could not be started."), {}};
        for (int page = 0; page < pages.pageCount(); ++page) {
            throwIfCancelled();
            if (page > 0)
                writer.newPage();
            pages.paint(page, painter);
        }
        painter.end();
    }
    return withPdfAdditions(buffer.data(), additionsOf(pages));
}

} // namespace slipway
