// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalog/catalog.h"
#include "model/items/tablemodel.h"

#include <QSortFilterProxyModel>
#include <QStringList>
#include <QVariantList>

#include <vector>

namespace slipway {

/// A part of what is known of a record: a heading and statements, each with its source.
struct RecordSection
{
    QString title;
    std::vector<Fact> lines;
};

/// One row of a RecordTable.
struct Record
{
    QString id; ///< in the catalog; may be empty
    QString name; ///< heads the details
    QStringList cells; ///< one for each column
    QVariantList keys; ///< to sort by, one for each column; what is not valid sorts by its text
    std::vector<RecordSection> details;
};

struct RecordColumn
{
    QString title;
    bool figure = false; ///< stands on the right
    int letters = 12; ///< the width that most cells need, in letters
};

/// A list of the catalog as people read it.
struct RecordTable
{
    QString id; ///< for object names: "targets"
    QString name; ///< "Compute targets"
    QString about; ///< one sentence: what it is and where it comes from
    std::vector<RecordColumn> columns; ///< the first takes what width is left
    std::vector<Record> rows;
};

/// Shows a RecordTable.
class RecordModel final : public TableModel
{
    Q_OBJECT
public:
    enum Role {
        IdRole = FirstOwnRole,
        SearchRole ///< all that a search looks at: id, cells and details
    };
    Q_ENUM(Role)

    explicit RecordModel(RecordTable table = {}, QObject *parent = nullptr);

    void setTable(RecordTable table);
    [[nodiscard]] const RecordTable &table() const { return m_table; }
    [[nodiscard]] const Record &record(int row) const { return m_table.rows[static_cast<std::size_t>(row)]; }

private:
    [[nodiscard]] int rows() const override { return static_cast<int>(m_table.rows.size()); }
    [[nodiscard]] int columns() const override { return static_cast<int>(m_table.columns.size()); }
    [[nodiscard]] QString title(int column) const override;
    [[nodiscard]] QVariant cell(int row, int column, int role) const override;
    [[nodiscard]] bool isFigure(int column) const override;

    RecordTable m_table;
};

/// Keeps the records in which every word of a search occurs, in any case.
class RecordFilter final : public QSortFilterProxyModel
{
    Q_OBJECT
public:
    explicit RecordFilter(QObject *parent = nullptr);

    void setText(const QString &text);

protected:
    [[nodiscard]] bool filterAcceptsRow(int sourceRow, const QModelIndex &sourceParent) const override;

private:
    QStringList m_words;
};

} // namespace slipway
