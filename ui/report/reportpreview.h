// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/report/reportpages.h"

#include <QAbstractScrollArea>
#include <QImage>
#include <QTimer>

#include <memory>
#include <vector>

namespace slipway {

/// The pages of a report as they will print, white in a dark window as well. Paints what is in view first, piece by piece and never for longer
/// than a few milliseconds between two events, then what is a screen away; of what is further off it keeps no picture.
class ReportPreview final : public QAbstractScrollArea
{
    Q_OBJECT
public:
    enum class Zoom { TwoPages, PageWidth, FullSize };

    explicit ReportPreview(QWidget *parent = nullptr);
    ~ReportPreview() override;

    /// Shows other pages, at the place where the former ones stood. Null: none.
    void setPages(std::unique_ptr<ReportPages> pages);
    [[nodiscard]] const ReportPages *pages() const { return m_pages.get(); }
    void setZoom(Zoom zoom);
    [[nodiscard]] Zoom zoom() const { return m_zoom; }
    /// Scrolls to a place: points from the upper edge of a page (from 0).
    void showPlace(int page, double fromTop);
    /// The page at the top of the view, from 0.
    [[nodiscard]] int currentPage() const;
    /// Whether all that is in view is painted.
    [[nodiscard]] bool isPainted() const;
    /// Sheets that have a picture.
    [[nodiscard]] int keptSheets() const;
    /// The longest that painting kept the window from its events, milliseconds.
    [[nodiscard]] double longestTurn() const { return m_longestTurn; }

Q_SIGNALS:
    void currentPageChanged(int page);

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void scrollContentsBy(int dx, int dy) override;

private:
    struct Sheet
    {
        QRect place; ///< in the whole of all pages
        QImage image; ///< null: not begun
        std::size_t next = 0; ///< piece to be painted
    };

    void arrange();
    void paintSome();
    [[nodiscard]] int nextSheet() const;
    [[nodiscard]] QRect view() const;
    /// Sheets here are painted and kept.
    [[nodiscard]] QRect surroundings() const;
    [[nodiscard]] double scale() const; ///< pixels in a point

    std::unique_ptr<ReportPages> m_pages;
    std::vector<Sheet> m_sheets;
    QTimer m_timer;
    Zoom m_zoom = Zoom::TwoPages;
    QSize m_whole;
    double m_longestTurn = 0;
};

} // namespace slipway
