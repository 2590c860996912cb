// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStackedWidget>

namespace slipway {

/// The part of the window that a page or one of the tools fills. A tool is scrolled where it does not fit, so that none of them makes
/// the window wider or higher than it was: a stack asks for as much room as the largest of its pages, also of those behind.
class ToolStack final : public QStackedWidget
{
    Q_OBJECT
public:
    using QStackedWidget::QStackedWidget;

    /// The parent of a tool that is to be made; it goes with its tool. Belongs to the stack.
    [[nodiscard]] QWidget *placeForTool();
    /// `tool` was made in placeForTool().
    void addTool(QWidget *tool);
    void showTool(QWidget *tool);
    /// Null while a page that was added with addWidget() is on show.
    [[nodiscard]] QWidget *currentTool() const;
};

} // namespace slipway
