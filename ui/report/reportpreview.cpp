// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/report/reportpreview.h"

#include "ui/support/theme.h"

#include <QElapsedTimer>
#include <QPaintEvent>
#include <QPainter>
#include <QScrollBar>

#include <algorithm>
#include <utility>

namespace slipway {

namespace {

constexpr int sheetGap = 12; ///< pixels around and between pages
constexpr int turnMilliseconds = 12; ///< of painting, then others have their turn
constexpr double screenDotsPerPoint = 96.0 / 72;

} // namespace

ReportPreview::ReportPreview(QWidget *parent)
    : QAbstractScrollArea(parent)
{
    setObjectName(QStringLiteral("review/preview"));
    setFocusPolicy(Qt::StrongFocus);
    setFrameShape(QFrame::NoFrame);
    setAccessibleName(tr("Preview of the report"));
    verticalScrollBar()->setSingleStep(24);
    m_timer.setSingleShot(true);
    m_timer.setInterval(0);
    connect(&m_timer, &QTimer::timeout, this, &ReportPreview::paintSome);
}

ReportPreview::~ReportPreview() = default;

void ReportPreview::setPages(std::unique_ptr<ReportPages> pages)
{
    m_pages = std::move(pages);
    m_sheets.clear();
    if (m_pages)
        m_sheets.resize(static_cast<std::size_t>(m_pages->pageCount()));
    arrange();
}

void ReportPreview::setZoom(Zoom zoom)
{
    if (m_zoom == zoom)
        return;
    const int page = currentPage();
    m_zoom = zoom;
    arrange();
    showPlace(page, 0);
}

double ReportPreview::scale() const
{
    const double page = m_pages ? m_pages->pageSize().width() : 595;
    // Room for the scroll bar is kept, so that its coming does not change the size of what it scrolls.
    const int room = width() - verticalScrollBar()->sizeHint().width();
    switch (m_zoom) {
    case Zoom::TwoPages:
        return std::max(0.2, (room - 3 * sheetGap) / (2 * page));
    case Zoom::PageWidth:
        return std::max(0.2, (room - 2 * sheetGap) / page);
    case Zoom::FullSize:
        break;
    }
    return screenDotsPerPoint;
}

QRect ReportPreview::view() const
{
    return {QPoint(horizontalScrollBar()->value(), verticalScrollBar()->value()), viewport()->size()};
}

void ReportPreview::arrange()
{
    m_whole = {};
    if (m_pages) {
        const double factor = scale();
        const QSize size = (m_pages->pageSize() * factor).toSize();
        const int columns = m_zoom == Zoom::TwoPages ? 2 : 1;
        const int row = columns * size.width() + (columns + 1) * sheetGap;
        const int left = std::max(0, (viewport()->width() - row) / 2);
        for (std::size_t i = 0; i < m_sheets.size(); ++i) {
            const int index = static_cast<int>(i);
            const QPoint at(left + sheetGap + (index % columns) * (size.width() + sheetGap),
                            sheetGap + (index / columns) * (size.height() + sheetGap));
            Sheet &sheet = m_sheets[i];
            if (sheet.place.size() != size) {
                sheet.image = {};
                sheet.next = 0;
            }
            sheet.place = {at, size};
            m_whole = m_whole.expandedTo({sheet.place.right() + sheetGap, sheet.place.bottom() + sheetGap});
        }
    }
    verticalScrollBar()->setPageStep(viewport()->height());
    verticalScrollBar()->setRange(0, std::max(0, m_whole.height() - viewport()->height()));
    horizontalScrollBar()->setPageStep(viewport()->width());
    horizontalScrollBar()->setRange(0, std::max(0, m_whole.width() - viewport()->width()));
    m_timer.start();
    viewport()->update();
    Q_EMIT currentPageChanged(currentPage());
}

QRect ReportPreview::surroundings() const
{
    const int screen = viewport()->height();
    return view().adjusted(0, -screen, 0, screen);
}

int ReportPreview::keptSheets() const
{
    return static_cast<int>(
        std::ranges::count_if(m_sheets, [](const Sheet &sheet) { return !sheet.image.isNull(); }));
}

/// What is in view first, then its surroundings from the first on; -1: all that is painted.
int ReportPreview::nextSheet() const
{
    const QRect seen = view();
    const QRect near = surroundings();
    int other = -1;
    for (std::size_t i = 0; i < m_sheets.size(); ++i) {
        if (!m_sheets[i].image.isNull() && m_sheets[i].next >= m_pages->pieceCount(static_cast<int>(i)))
            continue;
        if (m_sheets[i].place.intersects(seen))
            return static_cast<int>(i);
        if (other < 0 && m_sheets[i].place.intersects(near))
            other = static_cast<int>(i);
    }
    return other;
}

void ReportPreview::paintSome()
{
    const int index = m_pages && m_pages->isDone() ? nextSheet() : -1;
    if (index < 0)
        return;
    QElapsedTimer timer;
    timer.start();
    Sheet &sheet = m_sheets[static_cast<std::size_t>(index)];
    const double ratio = devicePixelRatioF();
    if (sheet.image.isNull()) {
        sheet.image = QImage((QSizeF(sheet.place.size()) * ratio).toSize(), QImage::Format_RGB32);
        sheet.image.setDevicePixelRatio(ratio);
        sheet.image.fill(Qt::white);
    }
    QPainter painter(&sheet.image);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
    const double dots = sheet.place.width() / m_pages->pageSize().width() / m_pages->dotsPerPoint();
    painter.scale(dots, dots);
    while (sheet.next < m_pages->pieceCount(index) && timer.elapsed() < turnMilliseconds)
        m_pages->paintPiece(index, sheet.next++, painter);
    painter.end();
    viewport()->update(sheet.place.translated(-view().topLeft()));
    m_longestTurn = std::max(m_longestTurn, static_cast<double>(timer.nsecsElapsed()) * 1e-6);
    m_timer.start();
}

bool ReportPreview::isPainted() const
{
    if (!m_pages || !m_pages->isDone())
        return false;
    const int next = nextSheet();
    return next < 0 || !m_sheets[static_cast<std::size_t>(next)].place.intersects(view());
}

void ReportPreview::showPlace(int page, double fromTop)
{
    if (page < 0 || page >= static_cast<int>(m_sheets.size()))
        return;
    const QRect &place = m_sheets[static_cast<std::size_t>(page)].place;
    const int y = place.top() + static_cast<int>(std::max(0.0, fromTop * scale() - 24)) - sheetGap;
    verticalScrollBar()->setValue(y);
}

int ReportPreview::currentPage() const
{
    const int middle = view().top() + viewport()->height() / 3;
    for (std::size_t i = 0; i < m_sheets.size(); ++i) {
        if (m_sheets[i].place.bottom() >= middle)
            return static_cast<int>(i);
    }
    return std::max(0, static_cast<int>(m_sheets.size()) - 1);
}

void ReportPreview::paintEvent(QPaintEvent *event)
{
    QPainter painter(viewport());
    const Colors &colors = Colors::of(palette());
    painter.fillRect(event->rect(), colors.window);
    const QPoint origin = view().topLeft();
    for (const Sheet &sheet : m_sheets) {
        const QRect place = sheet.place.translated(-origin);
        if (!place.intersects(event->rect()))
            continue;
        if (sheet.image.isNull())
            painter.fillRect(place, Qt::white);
        else
            painter.drawImage(place.topLeft(), sheet.image);
        painter.setPen(colors.fieldLine);
        painter.drawRect(place.adjusted(-1, -1, 0, 0));
    }
}

void ReportPreview::resizeEvent(QResizeEvent *event)
{
    QAbstractScrollArea::resizeEvent(event);
    arrange();
}

void ReportPreview::scrollContentsBy(int /*dx*/, int /*dy*/)
{
    // A report of a thousand workloads has hundreds of pages.
    const QRect near = surroundings();
    for (Sheet &sheet : m_sheets) {
        if (!sheet.place.intersects(near)) {
            sheet.image = {};
            sheet.next = 0;
        }
    }
    viewport()->update();
    m_timer.start();
    Q_EMIT currentPageChanged(currentPage());
}

} // namespace slipway
