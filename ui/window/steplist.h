// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/evaluation/evaluation.h"

#include <QListView>

class QStandardItemModel;

namespace slipway {

class StepDelegate;

/// The seven steps with number, name, one line of what was chosen and a sign for their state; the
/// last three under the heading "Any time". The current row is the step on show. Moving with the
/// arrow keys shows a step and keeps the focus; Enter or a click goes into it.
class StepList final : public QListView
{
    Q_OBJECT
public:
    explicit StepList(QWidget *parent = nullptr);

    void setStatuses(const std::array<StepStatus, stepCount> &statuses);
    /// Without a signal.
    void setCurrentStep(Step step);
    /// No step is on show: a tool is.
    void setNoStep();
    [[nodiscard]] Step currentStep() const;

    void setRowHeight(int pixels);
    /// Of the whole list with rows of this height.
    [[nodiscard]] int heightFor(int rowHeight) const;

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

Q_SIGNALS:
    /// The arrow keys came to this step.
    void stepShown(slipway::Step step);
    /// Enter, Space or a click: the keyboard goes on in the page.
    void stepEntered(slipway::Step step);
    /// The arrow keys lead below the last step.
    void leftDownwards();

protected:
    void currentChanged(const QModelIndex &current, const QModelIndex &previous) override;
    void keyPressEvent(QKeyEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    StepDelegate *m_rows = nullptr;
    QStandardItemModel *m_model = nullptr;
    bool m_quiet = false;
};

/// "3 Training, step 3 of 7, done, Cluster, 2 x NC96ads A100": what a screen reader says of a step.
[[nodiscard]] QString spokenStep(Step step, const StepStatus &status);

} // namespace slipway
