// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/support/tables.h"

namespace slipway {

/// The table of sizes: two lines a row, a tick at the left. Space ticks the current row, Enter uses it.
class SizeTable final : public WholeRowsTable
{
    Q_OBJECT
public:
    explicit SizeTable(QWidget *parent = nullptr);

    void setModel(QAbstractItemModel *model) override;
    /// Without the columns of vCPUs and memory, as where there is little room.
    void setNarrow(bool narrow);

Q_SIGNALS:
    void tickAsked(const QModelIndex &index);
    void useAsked();
    /// Up on the first row.
    void leftUpwards();

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void placeColumns();

    bool m_narrow = false;
    TextWidths m_widths; ///< of its figures, until they are found anew
};

} // namespace slipway
