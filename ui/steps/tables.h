// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>

class QAbstractItemModel;
class QString;
class QTableView;
class QWidget;

namespace slipway {

/// A read-only table of whole rows without a grid. `name` is its object name and `title` its accessible name;
/// `stretched` is the column that takes the room left.
[[nodiscard]] QTableView *makeTable(QAbstractItemModel *model, const QString &name, const QString &title,
                                    int stretched, QWidget *parent);

/// Makes the table as high as its rows, up to `mostRows`; above that it scrolls.
void fitHeight(QTableView *table, int mostRows);

} // namespace slipway
