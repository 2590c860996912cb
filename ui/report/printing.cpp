// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/report/printing.h"

#include "ui/report/reportpages.h"

#include <QPainter>
#include <QPrintDialog>
#include <QPrinter>

#include <algorithm>

namespace slipway {

namespace {

Error notPrinted()
{
    return Error{ErrorCode::Unwritable, Report::tr("The printer did not take the pages."), {}};
}

} // namespace

void prepareForPages(QPrinter &printer, const ReportPages &pages, bool letterPaper)
{
    // Pages bring their margins.
    printer.setFullPage(true);
    printer.setPageLayout({QPageSize(letterPaper ? QPageSize::Letter : QPageSize::A4), QPageLayout::Portrait,
                           QMarginsF()});
    printer.setCreator(QStringLiteral("Slipway"));
    printer.setFromTo(1, pages.pageCount());
}

bool choosePrinter(QPrinter &printer, QWidget *parent)
{
    QPrintDialog dialog(&printer, parent);
    dialog.setMinMax(1, printer.toPage());
    dialog.setFromTo(printer.fromPage(), printer.toPage());
    dialog.setOption(QAbstractPrintDialog::PrintPageRange);
    dialog.setOption(QAbstractPrintDialog::PrintSelection, false);
    dialog.setPrintRange(QAbstractPrintDialog::AllPages);
    return dialog.exec() == QDialog::Accepted;
}

Result<void> printPages(const ReportPages &pages, QPrinter &printer)
{
    const bool isRange = printer.printRange() == QPrinter::PageRange;
    const int first = isRange ? std::clamp(printer.fromPage(), 1, pages.pageCount()) : 1;
    const int last = isRange ? std::clamp(printer.toPage(), first, pages.pageCount()) : pages.pageCount();
    const bool backwards = printer.pageOrder() == QPrinter::LastPageFirst;
    // The dialog may have chosen other paper, with margins of its own.
    printer.setFullPage(true);
    QPainter painter;
    if (!painter.begin(&printer))
        return notPrinted();
    const QRectF paper = printer.paperRect(QPrinter::DevicePixel);
    const QSizeF dots = pages.pageSize() * pages.dotsPerPoint();
    const double scale = std::min(paper.width() / dots.width(), paper.height() / dots.height());
    // QPrinter copies the document itself only where the printer can.
    const int copies = printer.supportsMultipleCopies() ? 1 : std::max(1, printer.copyCount());
    for (int copy = 0; copy < copies; ++copy) {
        for (int i = first; i <= last; ++i) {
            if ((i > first || copy > 0) && !printer.newPage())
                return notPrinted();
            painter.save();
            painter.translate((paper.width() - dots.width() * scale) / 2,
                              (paper.height() - dots.height() * scale) / 2);
            painter.scale(scale, scale);
            pages.paint((backwards ? last - (i - first) : i) - 1, painter);
            painter.restore();
        }
    }
    return painter.end() ? Result<void>() : Result<void>(notPrinted());
}

} // namespace slipway
