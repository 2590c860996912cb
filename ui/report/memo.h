// SPDX-License-Identifier: GPL-3.0-or-later
// Inside ui/report: the decision memo, two pages whatever the plan.
#pragma once

#include "ui/report/sections.h"

#include <QPointF>
#include <QRectF>

namespace slipway {

/// Page 1: what is asked, figures, months, alternatives, what it depends on, risks and approvals, sign-off. Never longer.
void writeMemoDecision(PageFlow &flow, const ReportInput &input);
/// Page 2: lines, assumptions, what is not included, sources, how to check. Never longer.
void writeMemoBasis(PageFlow &flow, const ReportInput &input);

inline constexpr int memoPages = 2;

/// A piece of the memo: measured at first, drawn where there turned out to be room for it.
class MemoSheet
{
public:
    /// `draws` false: everything is only measured.
    MemoSheet(PageFlow &flow, double top, bool draws)
        : m_flow(flow)
        , m_top(top)
        , m_y(top)
        , m_draws(draws)
    {
    }

    [[nodiscard]] PageFlow &flow() { return m_flow; }
    [[nodiscard]] const ReportStyle &style() const { return m_flow.style(); }
    [[nodiscard]] double points(double value) const { return style().points(value); }
    [[nodiscard]] double left() const { return m_flow.left(); }
    [[nodiscard]] double width() const { return m_flow.width(); }
    [[nodiscard]] double y() const { return m_y; }
    [[nodiscard]] double used() const { return m_y - m_top; }
    [[nodiscard]] bool draws() const { return m_draws; }
    void advance(double height) { m_y += height; }

    /// A heading with its hairline, remembered for the outline.
    void section(const QString &title);
    /// Sets text of at most so many lines beside others, without moving on. Returns its height.
    double text(double x, double y, double width, const QString &text, const TextStyle &style, int lines = 1);
    /// Whether all of a text stands in so many lines.
    [[nodiscard]] bool fits(const QString &text, const TextStyle &style, double width, int lines) const;
    /// A paragraph over the whole width.
    void paragraph(const QString &text, const TextStyle &style, int lines);
    void hairline();
    void fill(const QRectF &area, const QColor &color);
    void paint(PageFlow::Paint paint);

private:
    PageFlow &m_flow;
    double m_top;
    double m_y;
    bool m_draws;
};

// The parts of page 1.
void setMemoMonths(MemoSheet &sheet, const ReportInput &input, double height);
/// As low as that can be: the legend beside it is whole.
[[nodiscard]] double leastMemoMonths(PageFlow &flow, const ReportInput &input);
/// What flips the choice is shortened to `flipLines`; what can not be has up to `mostLines`.
void setMemoSwings(MemoSheet &sheet, const ReportInput &input, int flipLines, int mostLines);
/// At most so many rows. What each gives up is shortened to `linesEach`; what can not be has up to `mostLines`, and what decides as many as it takes.
void setMemoAlternatives(MemoSheet &sheet, const ReportInput &input, std::size_t most, int linesEach,
                         int mostLines);
/// At most so many rows, the gravest; the others are counted.
void setMemoRisks(MemoSheet &sheet, const ReportInput &input, std::size_t most, int linesEach);

} // namespace slipway
