// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/support/tables.h"

namespace slipway {

class CompareModel;

/// The table of compared plans: cells of two lines, tinted where they differ from the first plan, with a word or a sign besides the
/// tint. A click or the arrow keys choose a plan. It can be copied as text.
class CompareTable final : public WholeRowsTable
{
    Q_OBJECT
public:
    /// Borrows the model.
    explicit CompareTable(CompareModel &model, QWidget *parent = nullptr);

    /// Column of the plan that is chosen, 1 for the basis; at least 1 while there is any.
    [[nodiscard]] int chosenColumn() const;
    void chooseColumn(int column);
    /// Of all rows and the heading, in pixels.
    [[nodiscard]] int wholeHeight() const;
    [[nodiscard]] QString asTabbedText() const;

Q_SIGNALS:
    void columnChosen(int column);

protected:
    void currentChanged(const QModelIndex &current, const QModelIndex &previous) override;
    void resizeEvent(QResizeEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    void shareWidth();
};

} // namespace slipway
