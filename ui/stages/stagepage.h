// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/items/computefields.h"
#include "model/items/targetmodel.h"
#include "ui/fields/boundpage.h"
#include "ui/stages/stagescope.h"

#include <functional>
#include <vector>

class QVBoxLayout;

namespace slipway {

class ChoicesCard;
class ExplainButton;
class Fold;
class InputSection;
class JobBar;
class KeyTiles;
class LinkButton;
class RangeField;
class ResultTabs;
class SizeButton;
class StopCostLabel;
class TargetField;
class ToggleSwitch;
class VerdictLabel;
class Workbench;

/// What the pages of the three stages have in common: a chip for each workload, the inputs of the one on show, and what follows from them:
/// four key figures, time against cost of every choice, and the tabs below. A field is on show only while its place in the plan
/// exists: what the target or the kind of work has no use for is hidden, and its entry kept.
class StagePage : public BoundPage
{
    Q_OBJECT
public:
    bool focusField(const QString &pointer) override;
    [[nodiscard]] QWidget *firstField() const override;
    [[nodiscard]] QWidget *headerSwitch() override;
    [[nodiscard]] QList<QWidget *> panes() override;
    [[nodiscard]] bool fitsItself() const override { return true; }

protected:
    /// `prefix` begins the object names of what all kinds of work have in common: "training".
    StagePage(const PageContext &context, Step step, LifecycleStage stage, const QString &prefix,
              QWidget *parent);

    void showPlan(const Plan &plan) override;
    void showEvaluation(const Evaluation &evaluation) override;
    void prepareFocus(const QString &pointer) override;
    void reveal(QWidget *field) override;
    void showEvent(QShowEvent *event) override;

    /// Work of a kind that the page shows. `prefix` begins the object names of its fields, `add` names a new one, `inOneRun` the tab
    /// that tells of one run or day.
    StageScope &addKind(StageScope::Kind kind, const QString &prefix, const QString &add,
                        const QString &inOneRun);
    /// The section that comes first, and the one below it.
    InputSection *addCompute(StageScope &scope);
    InputSection *addWork(StageScope &scope);
    /// Puts the page together; after all inputs, before start().
    void assemble();

    /// As addNumber() and its like, on show only while `pointer` gives a place.
    NumberField *number(FlowGrid *grid, const FieldLook &look, const PointerOf &pointer,
                        Value<std::optional<double>> value);
    RangeField *estimate(FlowGrid *grid, const FieldLook &look, const PointerOf &pointer,
                            Value<std::optional<Estimate>> value);
    QLineEdit *text(FlowGrid *grid, const FieldLook &look, const PointerOf &pointer, Value<QString> value);
    /// The name of a language model, completed from those that are known; empty: the plan's model.
    void languageModel(FlowGrid *grid, const FieldLook &look, const PointerOf &pointer, Value<QString> value);
    ComboField *combo(FlowGrid *grid, const FieldLook &look, const Choices &choices, const PointerOf &pointer,
                      Value<QVariant> value);
    QCheckBox *check(QLayout *row, const FieldLook &look, const PointerOf &pointer, Value<bool> value);
    /// On show only while `shown` says so.
    void showWhile(QWidget *widget, std::function<bool(const Plan &)> shown);
    void showWhile(QWidget *widget, const PointerOf &pointer);

    /// A grid for fields side by side.
    FlowGrid *gridIn(QVBoxLayout *body) const;
    /// Fields folded away under a heading; `words` says what they hold.
    Fold *addFold(StageScope &scope, const QString &name, const QString &title,
                  std::function<QString(const Plan &)> words);
    /// The same, on show only while `shown` says so.
    Fold *addFold(StageScope &scope, const QString &name, const QString &title,
                  std::function<QString(const Plan &)> words, std::function<bool(const Plan &)> shown);

    /// The compute of the scope: which one, target with its verdict, VM size, and what the target asks for.
    void addComputeFields(InputSection *section, StageScope &scope, const QString &prefix,
                          ServingUse use = ServingUse::Any);
    /// When machines start and stop, in a fold that has other fields of time as well.
    void addMachineSchedule(Fold *fold, StageScope &scope, const QString &prefix);
    [[nodiscard]] QString scheduleWords(const StageScope &scope, const Plan &plan) const;
    /// First month and length of the workload.
    void addMonths(FlowGrid *grid, StageScope &scope, const QString &prefix);
    /// The fold of names, region, payment and note; below it those that only some targets have.
    void addPlaceFolds(StageScope &scope, const QString &prefix);
    /// Whether the compute on show is of a target that counts `field`.
    [[nodiscard]] bool counts(const StageScope &scope, const Plan &plan, ComputeField field) const;

private:
    struct Inputs
    {
        StageScope *scope;
        QString prefix;
        QString inOneRun;
        QWidget *compute;
        QWidget *work;
    };
    struct Chooser
    {
        StageScope *scope;
        TargetField *target;
        VerdictLabel *verdict;
        SizeButton *size;
        LinkButton *whyNot;
    };
    struct Shown
    {
        QWidget *widget;
        std::function<bool(const Plan &)> when;
    };
    struct Folded
    {
        Fold *fold;
        std::function<QString(const Plan &)> words;
    };

    /// Fields of one compute while they are made.
    struct ComputeFields;
    void addChoosers(FlowGrid *grid, const ComputeFields &of, ServingUse use);
    void addSize(FlowGrid *grid, const ComputeFields &of, SizeButton *size);
    void addRunsOn(FlowGrid *grid, const ComputeFields &of);
    void addCounts(FlowGrid *grid, const ComputeFields &of);
    void addPlace(const ComputeFields &of);
    void addWorkloadName(FlowGrid *grid, const ComputeFields &of);
    void addPaying(FlowGrid *grid, const ComputeFields &of);
    void addName(FlowGrid *grid, const ComputeFields &of);
    void addKubernetes(const ComputeFields &of);
    void addHosted(const ComputeFields &of);
    void addMaintenance(const ComputeFields &of);
    void addSpark(FlowGrid *grid, const ComputeFields &of);
    void openSize();
    void makeKeys();
    void showVerdict(const Chooser &chooser);
    void showKeyFigures(const Evaluation &evaluation);
    void showAttention();
    /// Shows and hides what follows the plan.
    void showFields(const Plan &plan);
    /// Whether the work on show is in the plan and counts.
    void showStanding(const Plan &plan);
    [[nodiscard]] Inputs &inputsOf(const StageScope &scope);
    [[nodiscard]] StageScope &shownScope() const;
    void switchStage(bool on);
    void goToField(const QString &pointer);
    void recallFolds();

    LifecycleStage m_stage;
    QString m_prefix;
    std::vector<Inputs> m_inputs;
    std::vector<Chooser> m_choosers;
    std::vector<Shown> m_shown;
    std::vector<Folded> m_folds;
    std::vector<std::function<void(const Plan &)>> m_offers; ///< fill choices that follow the target
    struct Stopping
    {
        StageScope *scope;
        StopCostLabel *label;
        ExplainButton *explain;
    };
    std::vector<Stopping> m_stopping;
    Workbench *m_bench = nullptr; ///< first: the others are made in it
    JobBar *m_jobs = nullptr;
    ToggleSwitch *m_switch = nullptr;
    ExplainButton *m_explain = nullptr;
    KeyTiles *m_tiles = nullptr;
    QWidget *m_compute = nullptr;
    QWidget *m_work = nullptr;
    QWidget *m_off = nullptr; ///< said of work that is not part of the plan
    QLabel *m_offText = nullptr;
    ChoicesCard *m_choices = nullptr;
    ResultTabs *m_results = nullptr;
    bool m_foldsRecalled = false;
};

/// "months 3 to 8", for summaries; empty for work of the whole horizon.
[[nodiscard]] QString monthsWords(const Workload &workload);
/// "spread, done in 24 h": the parts that are not empty.
[[nodiscard]] QString joinedWords(QStringList parts);

} // namespace slipway
