// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/explain/runrows.h"
#include "ui/support/theme.h"

#include <QWidget>

#include <vector>

class QGridLayout;
class QLabel;

namespace slipway {

class RunBar;

/// One run at a glance: a bar of its node's time, and what it takes and costs, low, likely and high.
class RunCard final : public QWidget
{
    Q_OBJECT
public:
    explicit RunCard(QColor Colors::*stage, QWidget *parent = nullptr);

    /// Hidden where there is no run.
    void showRun(const SizingResult *result);

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    RunBar *m_bar = nullptr;
    QGridLayout *m_grid = nullptr;
    std::vector<std::vector<QLabel *>> m_rows;
    bool m_hasClock = false;
};

} // namespace slipway
