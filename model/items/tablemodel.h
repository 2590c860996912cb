// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractTableModel>
#include <QLocale>

namespace slipway {

/// A flat read-only table. Bounds, parents, headers and alignment are settled here once; a model only says
/// what stands in a cell.
class TableModel : public QAbstractTableModel
{
    Q_OBJECT
public:
    enum BaseRole {
        SortRole = Qt::UserRole, ///< raw number or plain text, for proxies; figures are never sorted as text
        FirstOwnRole
    };
    Q_ENUM(BaseRole)

    /// Of all figures and dates; at first that of the program.
    void setLocale(const QLocale &locale);
    [[nodiscard]] const QLocale &locale() const { return m_locale; }

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const final;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const final;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const final;
    /// Column titles, as Qt::EditRole those of the raw values; SortRole and the like are empty, and so are row headers.
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role = Qt::DisplayRole) const final;

protected:
    explicit TableModel(QObject *parent = nullptr);

private:
    [[nodiscard]] virtual int rows() const = 0;
    [[nodiscard]] virtual int columns() const = 0;
    [[nodiscard]] virtual QString title(int column) const = 0;
    /// Of the raw values that files get: with their unit, where cells say it themselves.
    [[nodiscard]] virtual QString rawTitle(int column) const { return title(column); }
    /// Row and column are within bounds. Alignment is asked of isFigure() instead.
    [[nodiscard]] virtual QVariant cell(int row, int column, int role) const = 0;
    /// Figures, and their titles, stand on the right.
    [[nodiscard]] virtual bool isFigure(int column) const = 0;

    QLocale m_locale;
};

} // namespace slipway
