// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/support/tables.h"

#include "model/base/plaintext.h"
#include "ui/support/owndirection.h"

#include <QBasicTimer>
#include <QElapsedTimer>
#include <QHeaderView>
#include <QHelpEvent>
#include <QPaintEvent>
#include <QStyle>
#include <QStyledItemDelegate>
#include <QTableView>
#include <QTimerEvent>
#include <QToolTip>

#include <algorithm>

namespace slipway {

namespace {

constexpr int rowsMeasured = 50; ///< and those on show at once: a list may have thousands
constexpr int lettersOfName = 40; ///< of the column that takes the room left: beyond it, it is cut before others are hidden
constexpr int aroundTable = 64; ///< px between the edges of a page and a table in one of its cards

/// What a cell has no room for is whole in a tool tip, where the model has none of its own.
class WholeTextTips final : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    /// Lines are broken within the padding that the style sheet gives a cell; asked for the height, it forgets the padding.
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        constexpr int padding = 2 * 5;
        QStyleOptionViewItem within = option;
        within.rect.setWidth(std::max(1, option.rect.width() - padding));
        return QStyledItemDelegate::sizeHint(within, index);
    }

protected:
    /// In a mirrored window a cell stands at the other side, and its words and figures keep their own order: "2 to 3", not "to 3 2".
    void initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const override
    {
        QStyledItemDelegate::initStyleOption(option, index);
        keepOwnDirection(*option);
    }

public:
    bool helpEvent(QHelpEvent *event, QAbstractItemView *view, const QStyleOptionViewItem &option,
                   const QModelIndex &index) override
    {
        const bool own = !index.data(Qt::ToolTipRole).toString().isEmpty();
        if (own || sizeHint(option, index).width() <= option.rect.width() || index.data().toString().isEmpty())
            return QStyledItemDelegate::helpEvent(event, view, option, index);
        QToolTip::showText(event->globalPos(), toolTipText(index.data().toString()), view, option.rect);
        return true;
    }
};

/// Measures the rows of a table, its parent.
class RowHeights final : public QObject
{
    Q_OBJECT
public:
    explicit RowHeights(QTableView *table)
        : QObject(table)
        , m_table(*table)
    {
        // Left to the header, every row is measured in one turn.
        table->verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
        const QAbstractItemModel *model = table->model();
        connect(model, &QAbstractItemModel::modelReset, this, &RowHeights::begin);
        connect(model, &QAbstractItemModel::layoutChanged, this, &RowHeights::begin);
        connect(model, &QAbstractItemModel::rowsInserted, this, &RowHeights::begin);
        connect(model, &QAbstractItemModel::rowsRemoved, this, &RowHeights::begin);
        connect(model, &QAbstractItemModel::dataChanged, this, &RowHeights::begin);
        // Of another width a text has other lines.
        connect(table->horizontalHeader(), &QHeaderView::sectionResized, this, &RowHeights::begin);
        table->installEventFilter(this);
        begin();
    }

    /// Those in view and those that a table begins with, where any may have changed.
    void measureFirst()
    {
        m_posted = false;
        if (!m_begun)
            return;
        m_begun = false;
        const int rows = m_table.model()->rowCount();
        m_next = std::min(rows, rowsMeasured);
        for (int row = 0; row < m_next; ++row)
            m_table.resizeRowToContents(row);
        const int top = m_table.rowAt(0);
        for (int row = std::max(top, m_next), seen = 0; top >= 0 && row < rows && seen < rowsMeasured;
             ++row, ++seen)
            m_table.resizeRowToContents(row);
        if (m_next < rows)
            m_turn.start(0, this);
        else
            m_turn.stop();
    }

    bool eventFilter(QObject *watched, QEvent *event) override
    {
        switch (event->type()) {
        case QEvent::FontChange:
        case QEvent::StyleChange:
        case QEvent::Show:
            begin();
            break;
        default:
            break;
        }
        return QObject::eventFilter(watched, event);
    }

protected:
    void timerEvent(QTimerEvent *event) override
    {
        if (event->timerId() != m_turn.timerId())
            return QObject::timerEvent(event);
        if (!m_table.isVisible()) {
            m_turn.stop();
            m_begun = true;
            return;
        }
        constexpr qint64 milliseconds = 8; ///< half of what a frame has
        QElapsedTimer clock;
        clock.start();
        const int rows = m_table.model()->rowCount();
        while (m_next < rows && clock.elapsed() < milliseconds)
            m_table.resizeRowToContents(m_next++);
        if (m_next >= rows)
            m_turn.stop();
    }

private:
    /// Several columns change at once: they are looked at when all have, and before anything is painted. A table that is not on show, as
    /// that of a chart, waits until it is.
    void begin()
    {
        m_begun = true;
        if (m_posted || !m_table.isVisible())
            return;
        m_posted = true;
        QMetaObject::invokeMethod(this, &RowHeights::measureFirst, Qt::QueuedConnection);
    }

    QTableView &m_table;
    QBasicTimer m_turn;
    bool m_begun = false; ///< some row may have another height
    bool m_posted = false;
    int m_next = 0; ///< row
};

} // namespace

int WholeRowsTable::endOfWholeRows() const
{
    const int height = viewport()->height();
    const int last = rowAt(height - 1);
    if (last < 0 || last == rowAt(0))
        return height;
    constexpr int line = 1; ///< between rows, which nobody misses
    const int top = rowViewportPosition(last);
    return top + rowHeight(last) <= height + line ? height : top;
}

void WholeRowsTable::paintEvent(QPaintEvent *event)
{
    QPaintEvent whole(event->region() & QRect(0, 0, viewport()->width(), endOfWholeRows()));
    QTableView::paintEvent(&whole);
}

void WholeRowsTable::scrollContentsBy(int dx, int dy)
{
    QTableView::scrollContentsBy(dx, dy);
    viewport()->update(); // what was left out is moved along otherwise
}

QTableView *makeTable(QAbstractItemModel *model, const QString &name, const QString &title, int stretched,
                      QWidget *parent)
{
    auto *table = new WholeRowsTable(parent);
    table->setObjectName(name);
    table->setAccessibleName(title);
    table->setModel(model);
    tellWholeTexts(table);
    table->setSelectionBehavior(QAbstractItemView::SelectRows);
    table->setSelectionMode(QAbstractItemView::SingleSelection);
    table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    table->setShowGrid(false);
    table->setTabKeyNavigation(false);
    table->setWordWrap(false);
    table->setTextElideMode(Qt::ElideMiddle);
    table->verticalHeader()->hide();
    table->horizontalHeader()->setHighlightSections(false);
    table->horizontalHeader()->setResizeContentsPrecision(rowsMeasured);
    table->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    table->horizontalHeader()->setSectionResizeMode(stretched, QHeaderView::Stretch);
    // A long name is cut here, and whole in its tool tip; no column pushes the others out of sight.
    table->horizontalHeader()->setMaximumSectionSize(table->fontMetrics().averageCharWidth() * 120);
    table->horizontalHeader()->setMinimumSectionSize(table->fontMetrics().averageCharWidth() * 8);
    return table;
}

void stretchColumn(QTableView *table, int column)
{
    QHeaderView *header = table->horizontalHeader();
    for (int each = 0; each < header->count(); ++each)
        header->setSectionResizeMode(each,
                                     each == column ? QHeaderView::Stretch : QHeaderView::ResizeToContents);
}

void enableSorting(QTableView *table)
{
    table->setSortingEnabled(true);
    QHeaderView *header = table->horizontalHeader();
    header->style()->unpolish(header);
    header->style()->polish(header);
}

void tellWholeTexts(QTableView *table)
{
    table->setItemDelegate(new WholeTextTips(table));
}

void wrapRows(QTableView *table)
{
    table->setWordWrap(true);
    followRowHeights(table);
}

void followRowHeights(QTableView *table)
{
    delete table->findChild<RowHeights *>(QString(), Qt::FindDirectChildrenOnly); // of another model
    new RowHeights(table);
}

int widestText(const QAbstractItemModel &model, int column, const QFont &font)
{
    constexpr qsizetype narrowerAtMost = 2; ///< letters: a text of fewer may be wider than a longer one
    const QFontMetrics metrics(font);
    qsizetype longest = 0;
    int widest = 0;
    for (int row = 0; row < model.rowCount(); ++row) {
        const QString text = model.index(row, column).data().toString();
        if (text.size() + narrowerAtMost < longest)
            continue;
        longest = std::max(longest, text.size());
        widest = std::max(widest, metrics.horizontalAdvance(text));
    }
    return widest;
}

int TextWidths::of(const QAbstractItemModel &model, int column, const QFont &font)
{
    const auto known = m_known.constFind(column);
    if (known != m_known.constEnd() && known->first == font)
        return known->second;
    return m_known.insert(column, {font, widestText(model, column, font)})->second;
}

void fitHeight(QTableView *table, int mostRows)
{
    if (auto *heights = table->findChild<RowHeights *>(QString(), Qt::FindDirectChildrenOnly))
        heights->measureFirst();
    const int rows = std::min(table->model()->rowCount(), mostRows);
    int height = table->horizontalHeader()->sizeHint().height() + 2 * table->frameWidth() + 4;
    for (int row = 0; row < rows; ++row)
        height += table->rowHeight(row);
    table->setFixedHeight(height);
}

namespace {

/// Pixels in which heading and cells of a column are whole; of one that takes the room left its first letters count.
int wantedWidth(const QTableView &table, int column, bool gives, int letters)
{
    constexpr int padding = 24; // of a heading, with the sign of the order
    const QHeaderView &header = *table.horizontalHeader();
    const QString title = table.model()->headerData(column, Qt::Horizontal).toString();
    const int heading = header.fontMetrics().size(0, title).width() + padding;
    const int content = static_cast<const QAbstractItemView &>(table).sizeHintForColumn(column);
    const int most = table.fontMetrics().averageCharWidth() * letters;
    return std::max({heading, gives ? std::min(content, most) : content, header.minimumSectionSize()});
}

/// Pixels in which the longest word of a column stands, where its texts take further lines.
int wordWidth(const QTableView &table, int column)
{
    constexpr int rounding = 4; // of letters, where lines are broken
    const QAbstractItemModel &model = *table.model();
    const int padding = std::max(0,
                                 static_cast<const QAbstractItemView &>(table).sizeHintForColumn(column)
                                     - widestText(model, column, table.font()))
        + rounding;
    int widest = 0;
    for (int row = 0; row < std::min(rowsMeasured, table.model()->rowCount()); ++row) {
        for (const QString &word : table.model()->index(row, column).data().toString().split(u' '))
            widest = std::max(widest, table.fontMetrics().horizontalAdvance(word));
    }
    return std::max(widest + padding, wantedWidth(table, column, true, 0));
}

} // namespace

void scrollWhereNarrow(QTableView *table, int stretched, int letters, const QList<int> &wrapped,
                       const QList<int> &lastly)
{
    QHeaderView *header = table->horizontalHeader();
    for (const int column : wrapped + lastly)
        header->setSectionResizeMode(column, QHeaderView::ResizeToContents);
    int needed = 0;
    for (int column = 0; column < header->count(); ++column)
        needed += wantedWidth(*table, column, column == stretched, letters);
    // The widest gives first, until it is as wide as the next: one column of many lines beside whole ones would be hard to read.
    QHash<int, int> widths;
    QHash<int, int> least;
    for (const int column : wrapped + lastly) {
        widths[column] = wantedWidth(*table, column, false, letters);
        least[column] = std::min(widths[column], wordWidth(*table, column));
    }
    constexpr int step = 8;
    const auto widestOf = [&](const QList<int> &columns) {
        int widest = -1;
        for (const int column : columns) {
            if (widths[column] > least[column] && (widest < 0 || widths[column] > widths[widest]))
                widest = column;
        }
        return widest;
    };
    while (needed > table->viewport()->width()) {
        const int first = widestOf(wrapped);
        const int widest = first >= 0 ? first : widestOf(lastly);
        if (widest < 0)
            break;
        const int given = std::min(step, widths[widest] - least[widest]);
        widths[widest] -= given;
        needed -= given;
        header->setSectionResizeMode(widest, QHeaderView::Fixed);
        header->resizeSection(widest, widths[widest]);
    }
    table->setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    const bool fits = needed <= table->viewport()->width();
    header->setSectionResizeMode(stretched, fits ? QHeaderView::Stretch : QHeaderView::Fixed);
    if (!fits)
        header->resizeSection(stretched, wantedWidth(*table, stretched, true, letters));
}

void hideWhereNarrow(QTableView *table, const QList<int> &columns)
{
    const QHeaderView &header = *table->horizontalHeader();
    const auto wanted = [&](int column) {
        return wantedWidth(*table, column, header.sectionResizeMode(column) == QHeaderView::Stretch,
                           lettersOfName);
    };
    // A table in a part of the page that is not on show has no width of its own yet.
    int room = table->viewport()->width();
    for (const QWidget *each = table; each && !table->isVisible(); each = each->parentWidget()) {
        if (each->inherits("slipway::StepPage"))
            room = each->width() - aroundTable;
    }
    int needed = 0;
    for (int column = 0; column < header.count(); ++column) {
        if (columns.contains(column) || !header.isSectionHidden(column))
            needed += wanted(column);
    }
    for (const int column : columns) {
        const bool hidden = needed > room;
        if (hidden)
            needed -= wanted(column);
        table->setColumnHidden(column, hidden);
    }
}

} // namespace slipway

#include "tables.moc"
