// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/fields/boundpage.h"

#include "model/base/runningtext.h"
#include "model/document/planuncertainty.h"
#include "ui/fields/rangefield.h"
#include "ui/fields/sections.h"
#include "ui/support/captionedfield.h"
#include "ui/support/card.h"
#include "ui/support/combofield.h"
#include "ui/support/dialogs.h"
#include "ui/support/flowgrid.h"
#include "ui/support/labels.h"
#include "ui/support/numberfield.h"
#include "ui/support/theme.h"

#include <QCheckBox>
#include <QLabel>
#include <QLineEdit>
#include <QVBoxLayout>

#include <algorithm>

namespace slipway {

using namespace Qt::StringLiterals;

namespace {

/// What the undo list calls a field: its caption in running text, without the mark of the mnemonic.
QString labelOf(const QString &caption)
{
    return inRunningText(QString(caption).remove(u'&'));
}

} // namespace

QLabel *remark(const QString &text, QWidget *parent)
{
    auto *label = new PlainLabel(text, parent);
    label->setWordWrap(true);
    setTextRole(label, TextRole::Caption);
    return label;
}

BoundPage::BoundPage(const PageContext &context, Step step, QWidget *parent)
    : StepPage(context, parent)
    , m_binder(new Binder(context.session.document(), step, this))
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
}

Sections &BoundPage::sections()
{
    if (!m_sections) {
        m_sections = new Sections(this);
        layout()->addWidget(m_sections);
    }
    return *m_sections;
}

void BoundPage::reveal(QWidget *field)
{
    sections().reveal(field);
}

void BoundPage::start()
{
    // A page behind another one is brought up to date when it comes to the front: an edit is paid for once.
    connect(&document(), &PlanDocument::planChanged, this, [this] {
        m_stale = isBehind();
        if (!m_stale)
            showPlan(plan());
    });
    connect(&context().session, &PlanSession::evaluationChanged, this, [this] {
        m_stale = m_stale || isBehind();
        if (!m_stale)
            showResult();
    });
    PlanUncertainty &uncertainty = context().session.uncertainty();
    connect(&uncertainty, &PlanUncertainty::judgementChanged, this, [this, &uncertainty] {
        m_stale = m_stale || isBehind();
        if (!m_stale && !context().session.isPending())
            showJudgement(uncertainty.judgement());
    });
    connect(m_binder, &Binder::fixChosen, this, [this](const PlanEdit &fix) {
        const Result<void> done = document().apply(fix);
        if (!done)
            context().dialogs.message(Dialogs::Kind::Error, fix.label, done.error().message);
    });
    refreshAll();
}

void BoundPage::refreshAll()
{
    m_binder->refresh();
    m_stale = false;
    showPlan(plan());
    showResult();
}

bool BoundPage::isBehind() const
{
    return parentWidget() && isHidden();
}

void BoundPage::showResult()
{
    // What is there is of an earlier plan: the page hears of its own.
    if (context().session.isPending())
        return;
    const Evaluation &evaluation = context().session.evaluation();
    showJudgement(context().session.uncertainty().judgement());
    showEvaluation(evaluation);
}

void BoundPage::showJudgement(const Judgement &judgement)
{
    m_binder->showFindings(judgement.findings);
}

void BoundPage::showEvent(QShowEvent *event)
{
    StepPage::showEvent(event);
    if (m_stale)
        refreshAll();
}

bool BoundPage::focusField(const QString &pointer)
{
    prepareFocus(pointer);
    QWidget *field = m_binder->fieldAt(pointer);
    if (!field)
        return false;
    reveal(field);
    field->setFocus(Qt::OtherFocusReason);
    return true;
}

Card *BoundPage::addCard(const QString &name, const QString &title, bool grows)
{
    auto *card = new Card(title, sections().content());
    sections().add(name, card, grows);
    return card;
}

FlowGrid *BoundPage::addGrid(Card *card, int columnWidth, int maxColumns)
{
    auto *grid = new FlowGrid(nullptr, columnWidth, maxColumns);
    card->body()->addLayout(grid);
    return grid;
}

NumberField *BoundPage::addNumber(FlowGrid *grid, const FieldLook &look, PointerOf pointer,
                                  Value<std::optional<double>> value)
{
    NumberField *field = nullptr;
    const auto make = [&](QWidget *in) {
        field = new NumberField(in);
        field->setObjectName(look.name);
        field->setSingleStep(look.step);
        field->setUnit(look.hint);
        field->setOptional(look.optional);
        return field;
    };
    grid->addWidget(new CaptionedField(look.caption, make, grid->parentWidget()), look.span);
    m_binder->number(field, {std::move(pointer), labelOf(look.caption)}, std::move(value));
    return field;
}

RangeField *BoundPage::addRange(FlowGrid *grid, const FieldLook &look, PointerOf pointer,
                                Value<std::optional<Estimate>> value)
{
    auto *field = new RangeField(look.caption, grid->parentWidget());
    field->setObjectNames(look.name);
    for (NumberField *number : {field->low(), field->number(), field->high()})
        number->setSingleStep(look.step);
    field->setUnit(look.hint);
    field->setOptional(look.optional);
    grid->addWidget(field, std::max(look.span, 2)); // three edits in one frame
    m_binder->range(field, {std::move(pointer), labelOf(look.caption)}, std::move(value));
    return field;
}

QLineEdit *BoundPage::addText(FlowGrid *grid, const FieldLook &look, PointerOf pointer, Value<QString> value)
{
    auto *field = new QLineEdit;
    field->setObjectName(look.name);
    grid->addWidget(new CaptionedField(look.caption, field, grid->parentWidget()), look.span);
    m_binder->text(field, {std::move(pointer), labelOf(look.caption)}, std::move(value));
    return field;
}

ComboField *BoundPage::addCombo(FlowGrid *grid, const FieldLook &look, const Choices &choices,
                                PointerOf pointer, Value<QVariant> value)
{
    auto *field = new ComboField;
    field->setObjectName(look.name);
    for (const auto &choice : choices)
        field->addItem(choice.first, choice.second);
    auto *captioned = new CaptionedField(look.caption, field, grid->parentWidget());
    if (look.keepsMessageRoom)
        captioned->keepMessageRoom();
    grid->addWidget(captioned, look.span);
    m_binder->combo(field, {std::move(pointer), labelOf(look.caption)}, std::move(value));
    return field;
}

QCheckBox *BoundPage::addCheck(QLayout *row, const FieldLook &look, PointerOf pointer, Value<bool> value)
{
    auto *field = new QCheckBox(look.caption, row->parentWidget());
    field->setObjectName(look.name);
    if (auto *grid = qobject_cast<FlowGrid *>(row))
        grid->addWidget(field, look.span);
    else
        row->addWidget(field);
    m_binder->check(field, {std::move(pointer), labelOf(look.caption)}, std::move(value));
    return field;
}

void BoundPage::setPlaceholder(NumberField *field, const QString &text)
{
    field->setPlaceholderText(text);
}

} // namespace slipway
