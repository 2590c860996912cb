// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>
#include <QHash>
#include <QList>
#include <QTableView>

#include <utility>

class QAbstractItemModel;
class QString;
class QWidget;

namespace slipway {

/// A table that paints no part of a row at its lower edge: a figure without its foot is another one. The row is there, and comes by
/// scrolling; only one that is higher than the table is painted in part.
class WholeRowsTable : public QTableView
{
public:
    using QTableView::QTableView;

protected:
    void paintEvent(QPaintEvent *event) override;
    void scrollContentsBy(int dx, int dy) override;

private:
    /// Where the last row ends that is whole, in pixels of the viewport.
    [[nodiscard]] int endOfWholeRows() const;
};

/// A read-only table of whole rows without a grid. `name` is its object name and `title` its accessible name;
/// `stretched` is the column that takes the room left.
[[nodiscard]] QTableView *makeTable(QAbstractItemModel *model, const QString &name, const QString &title,
                                    int stretched, QWidget *parent);

/// Another column than the one given to makeTable() takes the room left.
void stretchColumn(QTableView *table, int column);

/// Lets the headings of the table order it. The style sheet makes room for the arrow only where it sees that there is one: it looks at a header
/// once, which setUpTable() and makeTable() have had it do.
void enableSorting(QTableView *table);

/// A cell that has no room for its text says it in a tool tip; makeTable() does that.
void tellWholeTexts(QTableView *table);

/// Text that does not fit its column takes further lines. For tables that tell whole texts.
void wrapRows(QTableView *table);

/// Each row is as high as its texts, whenever they or their columns change. Of a long table what is in view is measured at once, and
/// the rest a few milliseconds a turn: thousands of rows take longer than a window may stand still.
void followRowHeights(QTableView *table);

/// Pixels in which every text of a column stands, in bold where that is how it is drawn. Only the longest texts are measured: a list may
/// have thousands.
[[nodiscard]] int widestText(const QAbstractItemModel &model, int column, const QFont &font);

/// widestText() of the columns of a model, kept until they are forgotten or the font is another: a view that is resized asks for them
/// again and again.
class TextWidths
{
public:
    [[nodiscard]] int of(const QAbstractItemModel &model, int column, const QFont &font);
    /// The texts are others.
    void forget() { m_known.clear(); }

private:
    QHash<int, std::pair<QFont, int>> m_known; ///< by column
};

/// Makes the table as high as its rows, up to `mostRows`; above that it scrolls.
void fitHeight(QTableView *table, int mostRows);

/// Every column stays: where they do not fit beside each other the table scrolls sideways. `stretched` takes the room that is left; beyond
/// that its words take further lines, so it asks for `letters` only. Before the table scrolls the words of `wrapped` take further lines as well, those of
/// the first column first, and when those can give no more, those of `lastly`.
void scrollWhereNarrow(QTableView *table, int stretched, int letters, const QList<int> &wrapped = {},
                       const QList<int> &lastly = {});

/// Hides columns, the first of them first, until what the others hold fits beside each other.
void hideWhereNarrow(QTableView *table, const QList<int> &columns);

} // namespace slipway
