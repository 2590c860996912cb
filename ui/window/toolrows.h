// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/support/icons.h"

#include <QPushButton>

class QAction;
class QVBoxLayout;

namespace slipway {

/// One row: a picture under the numbers of the steps, a name under theirs.
class ToolRow final : public QPushButton
{
    Q_OBJECT
public:
    ToolRow(QAction *action, const QString &name, QWidget *parent);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QAction *m_action = nullptr; ///< borrowed; checked while the tool is on show
};

/// The tools of the window under a heading, below its steps. One stop of the Tab key; the arrow keys go from row to row.
class ToolRows final : public QWidget
{
    Q_OBJECT
public:
    explicit ToolRows(QWidget *parent = nullptr);

    /// A row that triggers `action` and is enabled as it is.
    void addTool(QAction *action, const QString &name);
    /// Null without rows.
    [[nodiscard]] QWidget *firstRow() const;
    /// Gives the keyboard to the first row.
    void focusFirst();

Q_SIGNALS:
    /// The arrow keys lead above the first row.
    void leftUpwards();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    QVBoxLayout *m_column = nullptr;
    QList<ToolRow *> m_rows;
};

} // namespace slipway
