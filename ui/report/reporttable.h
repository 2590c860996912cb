// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/evaluation/evaluation.h"
#include "ui/report/pageflow.h"

#include <optional>
#include <vector>

namespace slipway {

struct ReportCell
{
    QString text;
    QString note; ///< second line, small
    std::optional<Severity> sign; ///< drawn before the text

    ReportCell() = default;
    ReportCell(QString cellText, QString cellNote = {})
        : text(std::move(cellText))
        , note(std::move(cellNote))
    {
    }
};

struct ReportRow
{
    enum class Kind {
        Normal,
        Group, ///< names the rows under it; never the last on a page
        Band, ///< the same with figures of its own, on a ground
        Subtotal, ///< never parted from the row above it
        Total,
    };
    Kind kind = Kind::Normal;
    std::vector<ReportCell> cells; ///< fewer than columns: the rest is empty
    QString note = {}; ///< small, below the cells and as wide as the table
};

/// A table without verticals: a hairline under each row, the header again on each page.
struct ReportTable
{
    struct Column
    {
        QString title;
        bool right = false; ///< figures
        double flex = 0; ///< share of the width that is left over; 0: as wide as its content
    };
    std::vector<Column> columns;
    std::vector<ReportRow> rows;

    void add(ReportRow::Kind kind, std::vector<ReportCell> cells)
    {
        rows.push_back({kind, std::move(cells)});
    }
    void add(std::vector<ReportCell> cells) { add(ReportRow::Kind::Normal, std::move(cells)); }
};

void setTable(PageFlow &flow, const ReportTable &table);

/// Height of the whole table on one page.
[[nodiscard]] double tableHeight(const PageFlow &flow, const ReportTable &table);
/// Height of the header and the first rows that stay together: what a heading above must leave room for.
[[nodiscard]] double tableStartHeight(const PageFlow &flow, const ReportTable &table);

/// The sign of a severity: octagon, key, triangle, lamp; vector, `side` dots square.
void paintSign(QPainter &painter, Severity severity, const QPointF &at, double side, const Colors &colors);
[[nodiscard]] QColor severityColor(Severity severity, const Colors &colors);

} // namespace slipway
