// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>

namespace slipway {

/// Draws a row of the step list: number in a circle, name over summary, sign of the state.
class StepDelegate final : public QStyledItemDelegate
{
    Q_OBJECT
public:
    enum Role { NumberRole = Qt::UserRole, SummaryRole, StateRole, ProblemRole, HeadingRole };

    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    /// Height of the heading above this row, 0 where it has none.
    [[nodiscard]] static int headingHeight(const QFont &font, const QModelIndex &index);
};

} // namespace slipway
