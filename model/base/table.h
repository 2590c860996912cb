// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QJsonValue>
#include <QString>

#include <vector>

namespace slipway {

/// Rows under named columns: what a list command prints, a file of costs holds, and a table of the window gives away. Everything that
/// leaves the program as CSV or by the clipboard is written here.
struct Table
{
    enum class Kind { Text, Number, YesNo };
    enum class Show { Always, InJsonOnly };

    struct Column
    {
        QString name; ///< also the JSON key and the name for --where: stable
        Kind kind = Kind::Text;
        Show show = Show::Always; ///< what is too wide for a terminal is everywhere else
    };
    /// One value a column: string, finite number, bool, or null where nothing is known.
    using Row = std::vector<QJsonValue>;

    std::vector<Column> columns;
    std::vector<Row> rows;

    /// Aligned, with a heading; numbers to the right, yes and no as words, "-" for what is missing.
    [[nodiscard]] QString toText() const;
    /// An array of objects whose keys are the columns' names, in their order.
    [[nodiscard]] QByteArray toJson() const;
    /// RFC 4180 with a heading, dot as decimal sign; what is missing is empty. A text that a spreadsheet would take for a formula has
    /// an apostrophe before it; numbers stay numbers.
    [[nodiscard]] QByteArray toCsv() const;
    /// For the clipboard: tabs between the cells, no line breaks in them, and the same care for formulas.
    [[nodiscard]] QString toTabbed() const;
    /// A table of GitHub's Markdown, numbers to the right; signs that Markdown reads are escaped, line breaks become blanks.
    [[nodiscard]] QString toMarkdown() const;
};

} // namespace slipway
