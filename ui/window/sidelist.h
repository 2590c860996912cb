// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace slipway {

class ScenarioBox;
class StepList;
class ToolRows;

/// The left edge of the window: scenario, steps and tools, at the same places at every size.
class SideList final : public QWidget
{
    Q_OBJECT
public:
    explicit SideList(QWidget *parent = nullptr);

    [[nodiscard]] ScenarioBox *scenarios() const { return m_scenarios; }
    [[nodiscard]] StepList *steps() const { return m_steps; }
    [[nodiscard]] ToolRows *tools() const { return m_tools; }
    /// The last that the Tab key reaches.
    [[nodiscard]] QWidget *lastStop() const;

protected:
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;
    bool event(QEvent *event) override;

private:
    /// Rows as high as there is room for.
    void fitRows();

    ScenarioBox *m_scenarios = nullptr;
    StepList *m_steps = nullptr;
    ToolRows *m_tools = nullptr;
};

} // namespace slipway
