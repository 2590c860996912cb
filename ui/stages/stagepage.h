// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/items/computefields.h"
#include "model/items/targetmodel.h"
#include "ui/fields/boundpage.h"
#include "ui/stages/stagescope.h"

#include <functional>
#include <vector>

namespace slipway {

class AdviceCard;
class ChoicesCard;
class ExplainButton;
class LinkButton;
class MoreSection;
class SizeField;
class SizingCard;
class StageBar;
class StageCostCard;
class StopCostLabel;
class TargetField;
class VerdictLabel;

/// What the pages of the three stages have in common: the workloads of a kind, the compute of the one on show, when
/// it runs, what it costs. A field is on show only while its place in the plan exists: what the target or the kind of
/// work has no use for is hidden, and its entry kept.
class StagePage : public BoundPage
{
    Q_OBJECT
public:
    bool focusField(const QString &pointer) override;
    [[nodiscard]] QWidget *firstField() const override;

protected:
    StagePage(const PageContext &context, Step step, LifecycleStage stage, QWidget *parent);

    void showPlan(const Plan &plan) override;
    void showEvaluation(const Evaluation &evaluation) override;
    void prepareFocus(const QString &pointer) override;

    StageScope &addScope(StageScope::Kind kind);
    StageBar *addBar(StageScope &scope, const QString &prefix, const QString &enabled, const QString &add);
    /// Cards that are left out while the plan has no workload of this kind.
    void needs(StageScope &scope, QWidget *card);
    void addCost(CostStage stage);
    /// What follows from the workload on show: a card of its own, left out while nothing is worked out for it.
    void addSizing(StageScope &scope, const QString &prefix, const QString &part, const QString &title);
    /// Time against cost of everything that can do the work of the computes on show.
    void addChoices();

    /// As addNumber() and its like, on show only while `pointer` gives a place.
    NumberField *number(FlowGrid *grid, const FieldLook &look, const PointerOf &pointer,
                        Value<std::optional<double>> value);
    EstimateField *estimate(FlowGrid *grid, const FieldLook &look, const PointerOf &pointer,
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

    /// Fields folded away under a heading; `words` says what they hold.
    FlowGrid *addMore(Card *card, const QString &name, const QString &title,
                      std::function<QString(const Plan &)> words);
    /// The same, on show only while `shown` says so.
    FlowGrid *addMore(Card *card, const QString &name, const QString &title,
                      std::function<QString(const Plan &)> words, std::function<bool(const Plan &)> shown);

    /// The compute of the scope: which one, target with its verdict, VM size, and what the target asks for.
    void addCompute(Card *card, StageScope &scope, const QString &prefix, ServingUse use = ServingUse::Any);
    /// What is folded away of it: pods and cluster, place and price, what its owner looks after.
    void addComputeMore(Card *card, StageScope &scope, const QString &prefix);
    /// Name, environment, first month and length of the workload.
    void addTime(Card *card, StageScope &scope, const QString &prefix);
    /// Whether the compute on show is of a target that counts `field`.
    [[nodiscard]] bool counts(const StageScope &scope, const Plan &plan, ComputeField field) const;
    /// The built-in target whose rules hold for it.

private:
    struct Chooser
    {
        StageScope *scope;
        TargetField *target;
        VerdictLabel *verdict;
        SizeField *size;
        LinkButton *whyNot;
    };
    struct Shown
    {
        QWidget *widget;
        std::function<bool(const Plan &)> when;
    };
    struct More
    {
        MoreSection *section;
        std::function<QString(const Plan &)> words;
    };

    /// Fields of one compute while they are made.
    struct ComputeFields;
    void addChoosers(FlowGrid *grid, const ComputeFields &of, ServingUse use);
    void addRunsOn(FlowGrid *grid, const ComputeFields &of);
    void addCounts(FlowGrid *grid, const ComputeFields &of);
    void addSchedule(Card *card, const ComputeFields &of);
    void addPlace(Card *card, const ComputeFields &of);
    void addPaying(FlowGrid *grid, const ComputeFields &of);
    void addName(FlowGrid *grid, const ComputeFields &of);
    void addKubernetes(Card *card, const ComputeFields &of);
    void addHosted(Card *card, const ComputeFields &of);
    void addMaintenance(Card *card, const ComputeFields &of);
    void addSpark(FlowGrid *grid, const ComputeFields &of);
    void showVerdict(const Chooser &chooser);
    void showSizings(const Evaluation &evaluation);
    void showAttention();
    /// Shows and hides what follows the plan; true where that changed anything.
    bool showFields(const Plan &plan);

    LifecycleStage m_stage;
    std::vector<StageScope *> m_scopes;
    std::vector<StageBar *> m_bars;
    std::vector<Chooser> m_choosers;
    std::vector<std::pair<StageScope *, QWidget *>> m_needs;
    std::vector<Shown> m_shown;
    std::vector<More> m_more;
    std::vector<std::function<void(const Plan &)>> m_offers; ///< fill choices that follow the target
    struct Stopping
    {
        StageScope *scope;
        StopCostLabel *label;
        ExplainButton *explain;
    };
    std::vector<Stopping> m_stopping;
    std::vector<StageCostCard *> m_costs;
    std::vector<std::pair<StageScope *, SizingCard *>> m_sizings;
    ChoicesCard *m_choices = nullptr;
    AdviceCard *m_advice = nullptr;
};

/// "production, months 3 to 8" of a workload, for headings.
[[nodiscard]] QString timeWords(const Workload &workload);

} // namespace slipway
