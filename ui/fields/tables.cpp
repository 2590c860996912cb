// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/fields/tables.h"

#include <QHeaderView>
#include <QTableView>

#include <algorithm>

namespace slipway {

namespace {

constexpr int rowsMeasured = 100; ///< and those on show: a list may have thousands

} // namespace

QTableView *makeTable(QAbstractItemModel *model, const QString &name, const QString &title, int stretched,
                      QWidget *parent)
{
    auto *table = new QTableView(parent);
    table->setObjectName(name);
    table->setAccessibleName(title);
    table->setModel(model);
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

void fitHeight(QTableView *table, int mostRows)
{
    const int rows = std::min(table->model()->rowCount(), mostRows);
    int height = table->horizontalHeader()->sizeHint().height() + 2 * table->frameWidth() + 4;
    for (int row = 0; row < rows; ++row)
        height += table->rowHeight(row);
    table->setFixedHeight(height);
}

void hideWhereNarrow(QTableView *table, const QList<std::pair<int, int>> &lettersByColumn)
{
    // The width of the page: a table in a part of the page that is not on show has none of its own yet.
    int width = table->width();
    for (const QWidget *each = table; each; each = each->parentWidget()) {
        if (each->inherits("slipway::StepPage"))
            width = each->width();
    }
    const int letter = table->fontMetrics().averageCharWidth();
    for (const auto &[column, letters] : lettersByColumn)
        table->setColumnHidden(column, width < letters * letter);
}

} // namespace slipway
