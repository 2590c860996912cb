// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include <vector>

namespace slipway {

/// Any text as Markdown (CommonMark with the tables of GitHub) that shows it: one line, no markup, no HTML, no link that is made of
/// an address, nobody mentioned, no number of an issue. Fit for a cell of a table.
[[nodiscard]] QString markdownText(const QString &text);

/// A table. Cells are Markdown already.
class MarkdownTable
{
public:
    enum class Align { Left, Right };
    struct Column
    {
        QString heading;
        Align align = Align::Left;
    };

    explicit MarkdownTable(std::vector<Column> columns)
        : m_columns(std::move(columns))
    {
    }
    void add(const QStringList &cells) { m_rows << cells; }
    [[nodiscard]] bool isEmpty() const { return m_rows.isEmpty(); }
    /// With an empty line after it.
    [[nodiscard]] QString toText() const;

private:
    std::vector<Column> m_columns;
    QList<QStringList> m_rows;
};

} // namespace slipway
