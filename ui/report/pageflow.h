// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/report/reportstyle.h"

#include <functional>
#include <map>
#include <memory>
#include <tuple>
#include <vector>

class QPainter;
class QTextLayout;

namespace slipway {

/// Fills pages from top to bottom and remembers what to draw on each, because "page 2 of 7" and a table of contents
/// are known only at the end. Coordinates are those of the whole sheet.
class PageFlow
{
public:
    using Paint = std::function<void(QPainter &)>;

    /// A heading and where it stands.
    struct Entry
    {
        QString title;
        int level = 1; ///< 1: section, 2: part of one
        int page = 0; ///< from 0
        double top = 0; ///< from the upper edge of the sheet
        int part = -1; ///< what setPart() said
    };

    explicit PageFlow(const ReportStyle &style);

    [[nodiscard]] const ReportStyle &style() const { return m_style; }
    [[nodiscard]] double left() const { return m_style.body.left(); }
    [[nodiscard]] double width() const { return m_style.body.width(); }
    [[nodiscard]] double y() const { return m_y; }
    [[nodiscard]] double room() const { return m_style.body.bottom() - m_y; }
    [[nodiscard]] int pageCount() const { return static_cast<int>(m_pages.size()); }
    [[nodiscard]] int currentPage() const { return pageCount() - 1; }
    [[nodiscard]] const std::vector<Entry> &entries() const { return m_entries; }

    /// What the headings from here on belong to.
    void setPart(int part) { m_part = part; }
    /// Of lines of tables, paragraphs and headings, from here on.
    void setDensity(Density density) { m_density = density; }
    [[nodiscard]] Density density() const { return m_density; }
    /// So much of a usual distance is kept; 1 where all stands apart.
    [[nodiscard]] double spacing() const
    {
        return m_density == Density::Apart ? 1 : m_density == Density::Dense ? 0.4 : 0.3;
    }
    void newPage();
    /// Takes back that page and all behind it.
    void cutFrom(int page);
    /// Takes the last page back where nothing was set on it.
    void dropEmptyPage();
    /// Goes to a new page unless there is that much room. What is higher than a page stays where it is.
    void need(double height);
    /// Vertical space; none at the top of a page.
    void space(double height);
    void advance(double height) { m_y += height; }

    /// With `follow` more dots of what belongs under it on the same page.
    void heading(int level, const QString &text, double follow = 0);
    /// Remembers a heading at this place without setting it.
    void mark(int level, const QString &text);
    void paragraph(const QString &text, const TextStyle &style);
    void paragraph(const QString &text) { paragraph(text, m_style.text); }
    /// A paragraph behind a dash or a number, hanging.
    struct Item
    {
        QString mark;
        QString text;
    };
    /// One below the other; where all stands compact in two columns, if those are lower.
    void items(const std::vector<Item> &items, const TextStyle &style, double indent);

    [[nodiscard]] double textHeight(const QString &text, const TextStyle &style, double width) const;
    /// Of a text and what runs on behind it.
    [[nodiscard]] double textHeight(const QString &text, const TextStyle &style, const QString &note,
                                    const QColor &noteColor, double width) const;
    /// The text as it is where it takes no more than so many lines; else so much of it as does, with an ellipsis.
    [[nodiscard]] QString fitted(const QString &text, const TextStyle &style, double width, int lines) const;
    [[nodiscard]] double textWidth(const QString &text, const TextStyle &style) const;
    /// Sets text at a place of the current page, without moving on. Returns its height.
    double setText(const QPointF &at, double width, const QString &text, const TextStyle &style);
    /// The same with a note in the colour of notes that runs on behind it.
    double setText(const QPointF &at, double width, const QString &text, const TextStyle &style,
                   const QString &note, const QColor &noteColor);
    void rule(double y, const QColor &color, double thickness);
    void rule(double x1, double x2, double y, const QColor &color, double thickness);
    void draw(Paint paint) { drawOn(currentPage(), std::move(paint)); }
    void drawOn(int page, Paint paint);
    double setTextOn(int page, const QPointF &at, double width, const QString &text, const TextStyle &style);

    /// Nothing more is set: what was kept for that goes.
    void finish() { m_lines.clear(); }

    void paint(int page, QPainter &painter) const;
    /// How many pieces a page is painted in.
    [[nodiscard]] std::size_t pieceCount(int page) const
    {
        return m_pages[static_cast<std::size_t>(page)].size();
    }
    void paintPiece(int page, std::size_t piece, QPainter &painter) const
    {
        m_pages[static_cast<std::size_t>(page)][piece](painter);
    }

private:
    /// A text in lines, and the height of those.
    struct Lines
    {
        std::shared_ptr<QTextLayout> layout;
        double height = 0;
    };
    /// Laid out once: what is measured several times before it is set takes most of the time of a report.
    [[nodiscard]] const Lines &laidOut(const QString &text, const TextStyle &style, double width,
                                       const QString &note = {}, const QColor &noteColor = {}) const;
    /// How items are set on what is left of a page.
    struct Columns
    {
        std::size_t count = 0; ///< that it has room for
        std::size_t inLeft = 0; ///< of them in the left of two columns; all: in one
        double height = 0;
    };
    /// Of the items from `first` on, in the columns that make them lowest.
    [[nodiscard]] Columns columnsOf(const std::vector<Item> &items, std::size_t first, const TextStyle &style,
                                    double indent) const;
    [[nodiscard]] double halfWidth() const { return (width() - m_style.points(14)) / 2; }
    void drawLayout(int page, const QPointF &at, const std::shared_ptr<QTextLayout> &layout,
                    const QColor &color);

    const ReportStyle &m_style;
    std::vector<std::vector<Paint>> m_pages;
    std::vector<Entry> m_entries;
    double m_y = 0;
    Density m_density = Density::Apart;
    int m_part = -1;
    /// By text, note and how both are set.
    using LinesKey = std::tuple<QString, QString, double, double, double, int, int, QRgb>;
    mutable std::map<LinesKey, Lines> m_lines;
};

} // namespace slipway
