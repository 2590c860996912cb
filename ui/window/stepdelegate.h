// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>

namespace slipway {

struct Colors;

/// Draws a row of the step list: number in a circle, name over summary, sign of the state; a summary that does not fit is cut at its end.
class StepDelegate final : public QStyledItemDelegate
{
    Q_OBJECT
public:
    enum Role { NumberRole = Qt::UserRole, SummaryRole, ShortRole, StateRole, ProblemRole, HeadingRole };

    explicit StepDelegate(QObject *parent = nullptr);

    /// Of a row without its heading, in pixels.
    void setRowHeight(int pixels) { m_rowHeight = pixels; }
    [[nodiscard]] int rowHeight() const { return m_rowHeight; }

    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    /// Height of the heading above this row, 0 where it has none.
    [[nodiscard]] static int headingHeight(const QFont &font, const QModelIndex &index);

    /// A heading between rows: its words and a line to the end of `area`.
    static void paintHeading(QPainter &painter, const QRect &area, const QString &text, const QFont &font,
                             const Colors &colors);
    [[nodiscard]] static int heightOfHeading(const QFont &font);

private:
    int m_rowHeight = 48;
};

} // namespace slipway
