// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLayout>
#include <QList>

#include <memory>
#include <vector>

namespace slipway {

/// Puts fields side by side in as many equal columns as the width allows, row by row in reading
/// order. In a row all fields have the same height; a field that does not fit with its span goes
/// to the next row, and a span wider than the columns takes the whole row. Messages of fields stand under their row, as wide as all
/// columns; where a field asks for it, their room is kept.
class FlowGrid : public QLayout
{
    Q_OBJECT

public:
    /// A column is at least `columnWidth` pixels at 13 px text and grows with the font.
    explicit FlowGrid(QWidget *parent = nullptr, int columnWidth = 160, int maxColumns = 4);
    ~FlowGrid() override;

    /// The parent widget owns `widget`, as in any layout.
    void addWidget(QWidget *widget, int span = 1);
    void setSpan(QWidget *widget, int span);
    /// Columns at this inner width.
    [[nodiscard]] int columnsFor(int width) const;

    void addItem(QLayoutItem *item) override;
    [[nodiscard]] int count() const override;
    [[nodiscard]] QLayoutItem *itemAt(int index) const override;
    QLayoutItem *takeAt(int index) override;
    [[nodiscard]] Qt::Orientations expandingDirections() const override;
    [[nodiscard]] bool hasHeightForWidth() const override;
    [[nodiscard]] int heightForWidth(int width) const override;
    void setGeometry(const QRect &rect) override;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSize() const override;

private:
    struct Cell
    {
        std::unique_ptr<QLayoutItem> item;
        int span = 1;
    };

    [[nodiscard]] int columnWidth() const;
    /// Lays out at `rect` (only measuring when not `apply`) and returns the height used.
    int layOut(const QRect &rect, bool apply) const;

    std::vector<Cell> m_cells;
    int m_columnWidth = 0;
    int m_maxColumns = 0;
};

} // namespace slipway
