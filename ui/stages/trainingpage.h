// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/stages/stagepage.h"

namespace slipway {

class MultiChoiceField;

/// Where training jobs run, how they scale, and how much work there is.
class TrainingPage final : public StagePage
{
    Q_OBJECT
public:
    explicit TrainingPage(const PageContext &context, QWidget *parent);

    [[nodiscard]] Step step() const override { return Step::Training; }
    [[nodiscard]] QString title() const override { return tr("Training"); }
    [[nodiscard]] QString subtitle() const override
    {
        return tr("Where training jobs run, how they scale, and how much work a run is.");
    }

private:
    void buildKind(QVBoxLayout *body);
    void buildWork(FlowGrid *grid);
    void buildMethods(FlowGrid *grid);
    void buildTrainedModel(FlowGrid *grid);
    void buildRuns(FlowGrid *grid);
    void buildPipeline(FlowGrid *grid);
    void buildAfter(FlowGrid *grid);
    void buildTrials();
    void buildSchedule();
    [[nodiscard]] Value<QVariant> methodValue() const;
    /// A member of the job's entries that exists while `applies` to the job on show.
    [[nodiscard]] PointerOf at(const QString &member, bool (*applies)(const TrainingJob &)) const;

    StageScope &m_scope;
};

} // namespace slipway
