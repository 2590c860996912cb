// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/model/items/modelchecks.h"

#include "resources/data.h"

namespace slipway::test {

using namespace Qt::StringLiterals;

namespace {

void checkHeaders(const QAbstractItemModel &model, QStringList &faults)
{
    const int columns = model.columnCount();
    for (int column = 0; column < columns; ++column) {
        if (model.headerData(column, Qt::Horizontal).toString().isEmpty())
            faults << u"column %1 has no title"_s.arg(column);
        if (model.headerData(column, Qt::Horizontal, Qt::DecorationRole).isValid())
            faults << u"column %1 has a header for every role"_s.arg(column);
    }
    for (const int section : {-1, columns}) {
        if (model.headerData(section, Qt::Horizontal).isValid())
            faults << u"section %1 has a title"_s.arg(section);
    }
    for (const int section : {-1, 0, model.rowCount()}) {
        if (model.headerData(section, Qt::Vertical).isValid())
            faults << u"row header %1 is not empty"_s.arg(section);
    }
}

void checkCells(const QAbstractItemModel &model, QStringList &faults)
{
    for (int row = 0; row < model.rowCount(); ++row) {
        for (int column = 0; column < model.columnCount(); ++column) {
            const QModelIndex index = model.index(row, column);
            const QString place = u"cell %1, %2 "_s.arg(row).arg(column);
            if (index.data().typeId() != QMetaType::QString)
                faults << place + u"is no text"_s;
            if (!index.data(Qt::UserRole).isValid())
                faults << place + u"has no sort key"_s;
            if (index.data(Qt::AccessibleTextRole).typeId() != QMetaType::QString)
                faults << place + u"has no accessible text"_s;
            const bool right = (index.data(Qt::TextAlignmentRole).toInt() & Qt::AlignRight) != 0;
            const int title = model.headerData(column, Qt::Horizontal, Qt::TextAlignmentRole).toInt();
            if (right != ((title & Qt::AlignRight) != 0))
                faults << place + u"is aligned otherwise than its title"_s;
            if (index.data(Qt::UserRole + 1000).isValid())
                faults << place + u"answers for a role that does not exist"_s;
        }
    }
}

} // namespace

const Catalog &catalog()
{
    static const Result<Catalog> loaded = Catalog::load(embeddedCatalog());
    return *loaded;
}

QStringList boundaryFaults(const QAbstractItemModel &model)
{
    QStringList faults;
    const int rows = model.rowCount();
    const int columns = model.columnCount();
    if (model.index(rows, 0).isValid())
        faults << u"index one row past the end"_s;
    if (model.index(0, columns).isValid())
        faults << u"index one column past the end"_s;
    if (model.index(-1, 0).isValid() || model.index(0, -1).isValid())
        faults << u"index before the start"_s;
    if (model.data(QModelIndex()).isValid())
        faults << u"data of no index"_s;
    if (rows > 0) {
        const QModelIndex first = model.index(0, 0);
        if (model.rowCount(first) != 0 || model.columnCount(first) != 0 || model.hasChildren(first))
            faults << u"children of a cell"_s;
        if (model.index(0, 0, first).isValid())
            faults << u"index below a cell"_s;
    }
    checkHeaders(model, faults);
    checkCells(model, faults);
    return faults;
}

QStringList printed(const QAbstractItemModel &model)
{
    QStringList lines;
    for (int row = 0; row < model.rowCount(); ++row) {
        QStringList cells;
        for (int column = 0; column < model.columnCount(); ++column)
            cells << model.index(row, column).data().toString();
        lines << cells.join(u" | "_s);
    }
    return lines;
}

} // namespace slipway::test
