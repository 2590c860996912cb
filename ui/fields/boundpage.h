// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/decision/judgement.h"
#include "ui/fields/binding.h"
#include "ui/fields/steppage.h"

#include <QList>
#include <QPair>

class QCheckBox;
class QLabel;
class QLayout;
class QLineEdit;

namespace slipway {

class Card;
class ComboField;
class FlowGrid;
class NumberField;
class RangeField;
class Sections;

/// How a field of a page looks. `name` is its object name ("training/maxNodes"), `caption` may have a mnemonic. Range, unit
/// and decimals of a number are those of its description (model/plan/fieldplaces.h).
struct FieldLook
{
    QString name = {};
    QString caption = {};
    QString hint = {}; ///< stands where the unit does, of a number that has none: "at a time"
    bool optional = false;
    int span = 1;
    double step = 1;
    bool keepsMessageRoom = false; ///< of a list most of whose choices bring a message
};

using Choices = QList<QPair<QString, QVariant>>;

/// A page of cards with fields bound to the plan. Sub-classes build their cards in the constructor and call start().
class BoundPage : public StepPage
{
    Q_OBJECT
public:
    bool focusField(const QString &pointer) override;
    [[nodiscard]] QWidget *firstField() const override { return m_first; }

protected:
    BoundPage(const PageContext &context, Step step, QWidget *parent);

    /// Shows the plan and its evaluation for the first time; at the end of a constructor.
    void start();
    /// Brings the page up to date with a plan that changed, while it is on show. The fields are up to date already.
    virtual void showPlan(const Plan & /*plan*/) { }
    virtual void showEvaluation(const Evaluation & /*evaluation*/) { }
    /// What is open: after every evaluation before showEvaluation(), and once the plan has been drawn. Shown beside its fields.
    virtual void showJudgement(const Judgement &judgement);
    /// Before a field is looked for: a page that shows one workload of several chooses the right one.
    virtual void prepareFocus(const QString & /*pointer*/) { }

    [[nodiscard]] PlanDocument &document() { return context().session.document(); }
    [[nodiscard]] const Plan &plan() const { return context().session.plan(); }
    [[nodiscard]] Binder &binder() { return *m_binder; }
    /// The cards of the page, one under the other; made when it is first asked for.
    [[nodiscard]] Sections &sections();
    /// Brings a field to the front that may be out of view.
    virtual void reveal(QWidget *field);
    /// Everything on show once more: another workload was chosen.
    void refreshAll();

    Card *addCard(const QString &name, const QString &title, bool grows = false);
    FlowGrid *addGrid(Card *card, int columnWidth = 122, int maxColumns = 5);
    NumberField *addNumber(FlowGrid *grid, const FieldLook &look, PointerOf pointer,
                           Value<std::optional<double>> value);
    /// A figure that may be uncertain, with its range.
    RangeField *addRange(FlowGrid *grid, const FieldLook &look, PointerOf pointer,
                         Value<std::optional<Estimate>> value);
    QLineEdit *addText(FlowGrid *grid, const FieldLook &look, PointerOf pointer, Value<QString> value);
    ComboField *addCombo(FlowGrid *grid, const FieldLook &look, const Choices &choices, PointerOf pointer,
                         Value<QVariant> value);
    /// A box with its own text, in a row of boxes or in a grid.
    QCheckBox *addCheck(QLayout *row, const FieldLook &look, PointerOf pointer, Value<bool> value);
    /// What stands for an empty optional field.
    static void setPlaceholder(NumberField *field, const QString &text);
    void setFirstField(QWidget *field) { m_first = field; }

    void showEvent(QShowEvent *event) override;

private:
    /// Another page of the same stack is on show.
    [[nodiscard]] bool isBehind() const;
    /// Figures of the evaluation, and what is open by it.
    void showResult();

    Binder *m_binder = nullptr;
    Sections *m_sections = nullptr;
    QWidget *m_first = nullptr;
    bool m_stale = false; ///< the plan changed while another page was on show
};

/// A caption-sized label that wraps.
[[nodiscard]] QLabel *remark(const QString &text, QWidget *parent);

} // namespace slipway
