// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/report/reporttable.h"

#include <QPainter>

#include <algorithm>
#include <numeric>

namespace slipway {

namespace {

class TableSetter
{
public:
    TableSetter(PageFlow &flow, const ReportTable &table)
        : m_flow(flow)
        , m_table(table)
        , m_style(flow.style())
        , m_gap(m_style.points(9))
        , m_padding(flow.spacing() * m_style.points(2))
    {
        findWidths();
        for (const ReportRow &row : table.rows)
            m_heights.push_back(rowHeight(row));
    }

    void set();
    [[nodiscard]] double wholeHeight() const
    {
        return headerHeight() + std::accumulate(m_heights.begin(), m_heights.end(), 0.0) + m_style.points(6);
    }
    [[nodiscard]] double startHeight() const
    {
        return headerHeight() + (m_heights.empty() ? 0 : heightThatStays(0));
    }

private:
    [[nodiscard]] TextStyle styleOf(ReportRow::Kind kind, const ReportCell &cell) const
    {
        if (cell.sign)
            return m_style.tableStrong.in(severityColor(*cell.sign, m_style.colors));
        return kind == ReportRow::Kind::Normal ? m_style.table : m_style.tableStrong;
    }
    [[nodiscard]] double signWidth() const { return m_style.points(12); }
    [[nodiscard]] double widthOf(std::size_t column, ReportRow::Kind kind) const;
    [[nodiscard]] double rowHeight(const ReportRow &row) const;
    [[nodiscard]] double headerHeight() const;
    [[nodiscard]] double heightThatStays(std::size_t row) const;
    void findWidths();
    /// Where distances are kept small a short note stands behind its text, not below it.
    [[nodiscard]] bool isOneLine(std::size_t column, ReportRow::Kind kind, const ReportCell &cell,
                                 double width) const
    {
        return m_flow.spacing() < 1 && !m_table.columns[column].right && !cell.text.isEmpty()
            && !cell.note.isEmpty() && !cell.note.contains(QChar::LineFeed)
            && m_flow.textWidth(cell.text, styleOf(kind, cell)) + m_style.points(5)
                + m_flow.textWidth(cell.note, m_style.tableNote)
            < width - m_style.points(1);
    }
    [[nodiscard]] double noteHeight(const ReportRow &row) const
    {
        return row.note.isEmpty() ? 0 : m_flow.textHeight(row.note, m_style.tableNote, m_flow.width());
    }
    double narrow(double taken);
    /// Where all stands compact a note runs on behind its text over as many lines as both take.
    [[nodiscard]] bool runsOn(std::size_t column, const ReportCell &cell) const
    {
        return m_flow.density() == Density::Compact && !m_table.columns[column].right && !cell.text.isEmpty()
            && !cell.note.isEmpty();
    }
    void setHeader();
    void setRow(const ReportRow &row, double height);

    PageFlow &m_flow;
    const ReportTable &m_table;
    const ReportStyle &m_style;
    double m_gap;
    double m_padding;
    std::vector<double> m_widths;
    std::vector<double> m_lefts;
    std::vector<double> m_heights;
};

void TableSetter::findWidths()
{
    const std::size_t count = m_table.columns.size();
    m_widths.assign(count, 0);
    double taken = m_gap * static_cast<double>(count - 1);
    double flex = 0;
    for (std::size_t i = 0; i < count; ++i) {
        const ReportTable::Column &column = m_table.columns[i];
        flex += column.flex;
        if (column.flex > 0)
            continue;
        double width = m_flow.textWidth(column.title, m_style.tableHead);
        for (const ReportRow &row : m_table.rows) {
            if (i >= row.cells.size() || row.kind == ReportRow::Kind::Group)
                continue;
            const ReportCell &cell = row.cells[i];
            width = std::max(
                {width, m_flow.textWidth(cell.text, styleOf(row.kind, cell)) + (cell.sign ? signWidth() : 0),
                 m_flow.textWidth(cell.note, m_style.tableNote)});
        }
        m_widths[i] = width;
        taken += width;
    }
    taken -= narrow(taken);
    double x = m_flow.left();
    for (std::size_t i = 0; i < count; ++i) {
        if (m_table.columns[i].flex > 0)
            m_widths[i] = std::max(m_style.millimetres(15),
                                   (m_flow.width() - taken) * m_table.columns[i].flex / flex);
        m_lefts.push_back(x);
        x += m_widths[i] + m_gap;
    }
}

/// Where columns of words leave too little of the page, the widest of them are cut back; their words wrap. Returns what
/// that gives.
double TableSetter::narrow(double taken)
{
    const double least = m_style.millimetres(25);
    double needed = taken - m_flow.width();
    for (const ReportTable::Column &column : m_table.columns)
        needed += column.flex > 0 ? m_style.millimetres(40) : 0;
    double given = 0;
    for (std::size_t round = 0; round < m_widths.size() && needed > given; ++round) {
        std::size_t widest = m_widths.size();
        for (std::size_t i = 0; i < m_widths.size(); ++i) {
            const bool words = m_table.columns[i].flex <= 0 && !m_table.columns[i].right;
            if (words && m_widths[i] > least && (widest == m_widths.size() || m_widths[i] > m_widths[widest]))
                widest = i;
        }
        if (widest == m_widths.size())
            break;
        const double cut = std::min(needed - given, m_widths[widest] - least);
        m_widths[widest] -= cut;
        given += cut;
    }
    return given;
}

/// A group's name may run over all columns.
double TableSetter::widthOf(std::size_t column, ReportRow::Kind kind) const
{
    return kind == ReportRow::Kind::Group ? m_flow.width() : m_widths[column];
}

double TableSetter::rowHeight(const ReportRow &row) const
{
    double height = 0;
    for (std::size_t i = 0; i < row.cells.size(); ++i) {
        const ReportCell &cell = row.cells[i];
        const double width = widthOf(i, row.kind) - (cell.sign ? signWidth() : 0);
        double cellHeight = m_flow.textHeight(cell.text, styleOf(row.kind, cell), width);
        if (runsOn(i, cell))
            cellHeight = m_flow.textHeight(cell.text, styleOf(row.kind, cell), cell.note,
                                           m_style.tableNote.color, width);
        else if (!cell.note.isEmpty() && !isOneLine(i, row.kind, cell, width))
            cellHeight += m_flow.textHeight(cell.note, m_style.tableNote, width);
        height = std::max(height, cellHeight);
    }
    const double above = row.kind == ReportRow::Kind::Group ? m_style.points(3) : 0;
    return height + 2 * m_padding + above + noteHeight(row);
}

double TableSetter::headerHeight() const
{
    double height = 0;
    for (std::size_t i = 0; i < m_table.columns.size(); ++i)
        height
            = std::max(height, m_flow.textHeight(m_table.columns[i].title, m_style.tableHead, m_widths[i]));
    return height + 2 * m_padding;
}

/// The row and what must not be parted from it: the first row of its group, the sums under it, and enough rows that
/// neither the start nor the end of a table stands alone on a page.
double TableSetter::heightThatStays(std::size_t row) const
{
    const std::size_t count = m_table.rows.size();
    const double page = m_style.body.height() - headerHeight();
    double height = m_heights[row];
    for (std::size_t i = row; i + 1 < count; ++i) {
        const ReportRow::Kind next = m_table.rows[i + 1].kind;
        const bool sums = next == ReportRow::Kind::Subtotal || next == ReportRow::Kind::Total;
        const bool together = m_table.rows[i].kind == ReportRow::Kind::Group
            || m_table.rows[i].kind == ReportRow::Kind::Band || sums || i < 2 || i + 4 >= count;
        if (!together || height + m_heights[i + 1] > page)
            break;
        height += m_heights[i + 1];
    }
    return height;
}

void TableSetter::setHeader()
{
    const double y = m_flow.y() + m_padding;
    for (std::size_t i = 0; i < m_table.columns.size(); ++i) {
        const Qt::Alignment alignment = m_table.columns[i].right ? Qt::AlignRight : Qt::AlignLeft;
        m_flow.setText({m_lefts[i], y}, m_widths[i], m_table.columns[i].title,
                       m_style.tableHead.with(alignment));
    }
    m_flow.advance(headerHeight());
    m_flow.rule(m_flow.y(), m_style.colors.secondary, m_style.points(0.5));
}

void TableSetter::setRow(const ReportRow &row, double height)
{
    if (row.kind == ReportRow::Kind::Band)
        m_flow.draw([area = QRectF(m_flow.left(), m_flow.y(), m_flow.width(), height),
                     color = m_style.colors.window](QPainter &painter) { painter.fillRect(area, color); });
    if (row.kind == ReportRow::Kind::Total)
        m_flow.rule(m_flow.y(), m_style.colors.text, m_style.points(0.75));
    const double y = m_flow.y() + m_padding + (row.kind == ReportRow::Kind::Group ? m_style.points(3) : 0);
    for (std::size_t i = 0; i < row.cells.size(); ++i) {
        const ReportCell &cell = row.cells[i];
        const Qt::Alignment alignment = m_table.columns[i].right ? Qt::AlignRight : Qt::AlignLeft;
        double x = m_lefts[i];
        double width = widthOf(i, row.kind);
        const TextStyle style = styleOf(row.kind, cell).with(alignment);
        if (cell.sign) {
            const QPointF at(x, y + m_style.points(1));
            m_flow.draw([severity = *cell.sign, at, side = m_style.points(8.5), &colors = m_style.colors](
                            QPainter &painter) { paintSign(painter, severity, at, side, colors); });
            x += signWidth();
            width -= signWidth();
        }
        if (runsOn(i, cell)) {
            m_flow.setText({x, y}, width, cell.text, style, cell.note, m_style.tableNote.color);
            continue;
        }
        const double used = m_flow.setText({x, y}, width, cell.text, style);
        if (isOneLine(i, row.kind, cell, width)) {
            const double textWidth = m_flow.textWidth(cell.text, style) + m_style.points(5);
            m_flow.setText({x + textWidth, y}, width - textWidth, cell.note,
                           m_style.tableNote.with(alignment));
        } else if (!cell.note.isEmpty())
            m_flow.setText({x, y + used}, width, cell.note, m_style.tableNote.with(alignment));
    }
    m_flow.advance(height);
    if (!row.note.isEmpty())
        m_flow.setText({m_flow.left(), m_flow.y() - m_padding - noteHeight(row)}, m_flow.width(), row.note,
                       m_style.tableNote);
    m_flow.rule(m_flow.y(), m_style.colors.line, m_style.points(0.5));
}

void TableSetter::set()
{
    if (m_table.rows.empty())
        return;
    m_flow.need(startHeight());
    setHeader();
    for (std::size_t i = 0; i < m_table.rows.size(); ++i) {
        // A whole page has room for any row with its sums; only an oversized note could not fit.
        if (heightThatStays(i) > m_flow.room()) {
            m_flow.newPage();
            setHeader();
        }
        setRow(m_table.rows[i], m_heights[i]);
    }
    m_flow.advance(m_style.points(6));
}

} // namespace

void setTable(PageFlow &flow, const ReportTable &table)
{
    TableSetter(flow, table).set();
}

double tableHeight(const PageFlow &flow, const ReportTable &table)
{
    return TableSetter(const_cast<PageFlow &>(flow), table).wholeHeight();
}

double tableStartHeight(const PageFlow &flow, const ReportTable &table)
{
    // Measuring only: nothing is set.
    return TableSetter(const_cast<PageFlow &>(flow), table).startHeight();
}

} // namespace slipway
