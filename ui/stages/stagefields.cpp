// SPDX-License-Identifier: GPL-3.0-or-later
// Fields and folds that the pages of the stages build their inputs from.
#include "ui/stages/stagepage.h"

#include "model/evaluation/languagemodels.h"
#include "ui/fields/fold.h"
#include "ui/fields/rangefield.h"
#include "ui/support/captionedfield.h"
#include "ui/support/combofield.h"
#include "ui/support/flowgrid.h"
#include "ui/support/numberfield.h"

#include <QCheckBox>
#include <QCompleter>
#include <QLineEdit>
#include <QSettings>
#include <QVBoxLayout>

#include <utility>

namespace slipway {

using namespace Qt::StringLiterals;

namespace {

constexpr int foldsOpenFrom = 1000; ///< height of the window in pixels

/// A field with its caption: what is shown and hidden.
QWidget *wholeOf(QWidget *field)
{
    return qobject_cast<CaptionedField *>(field->parentWidget()) ? field->parentWidget() : field;
}

} // namespace

NumberField *StagePage::number(FlowGrid *grid, const FieldLook &look, const PointerOf &pointer,
                               Value<std::optional<double>> value)
{
    NumberField *field = addNumber(grid, look, pointer, std::move(value));
    showWhile(wholeOf(field), pointer);
    return field;
}

RangeField *StagePage::estimate(FlowGrid *grid, const FieldLook &look, const PointerOf &pointer,
                                Value<std::optional<Estimate>> value)
{
    FieldLook wide = look;
    wide.span = 99;
    RangeField *field = addRange(grid, wide, pointer, std::move(value));
    showWhile(field, pointer);
    return field;
}

QLineEdit *StagePage::text(FlowGrid *grid, const FieldLook &look, const PointerOf &pointer,
                           Value<QString> value)
{
    QLineEdit *field = addText(grid, look, pointer, std::move(value));
    showWhile(wholeOf(field), pointer);
    return field;
}

void StagePage::languageModel(FlowGrid *grid, const FieldLook &look, const PointerOf &pointer,
                              Value<QString> value)
{
    QLineEdit *field = text(grid, look, pointer, std::move(value));
    field->setPlaceholderText(tr("the plan's"));
    auto *completer = new QCompleter(languageModelNames(), field);
    completer->setFilterMode(Qt::MatchContains);
    completer->setCaseSensitivity(Qt::CaseInsensitive);
    field->setCompleter(completer);
}

ComboField *StagePage::combo(FlowGrid *grid, const FieldLook &look, const Choices &choices,
                             const PointerOf &pointer, Value<QVariant> value)
{
    ComboField *field = addCombo(grid, look, choices, pointer, std::move(value));
    showWhile(wholeOf(field), pointer);
    return field;
}

QCheckBox *StagePage::check(QLayout *row, const FieldLook &look, const PointerOf &pointer, Value<bool> value)
{
    QCheckBox *field = addCheck(row, look, pointer, std::move(value));
    showWhile(field, pointer);
    return field;
}

FlowGrid *StagePage::gridIn(QVBoxLayout *body) const
{
    auto *grid = new FlowGrid(nullptr, 104, 3);
    body->addLayout(grid);
    return grid;
}

void StagePage::addMonths(FlowGrid *grid, StageScope &scope, const QString &prefix)
{
    const auto member = [&scope](auto access) {
        return [&scope, access](auto &plan) {
            auto *workload = scope.workloadOf(plan);
            return workload ? access(*workload) : nullptr;
        };
    };
    number(grid, {.name = prefix + u"/startMonth"_s, .caption = tr("Starts &after")},
           scope.workloadMember(u"startMonth"_s),
           numberMember(member([](auto &each) { return &each.startMonth; })));
    NumberField *length
        = number(grid, {.name = prefix + u"/lengthMonths"_s, .caption = tr("&Lasts"), .optional = true},
                 scope.workloadMember(u"lengthMonths"_s),
                 numberMember(member([](auto &each) { return &each.lengthMonths; })));
    setPlaceholder(length, tr("to end"));
}

void StagePage::showWhile(QWidget *widget, std::function<bool(const Plan &)> shown)
{
    m_shown.push_back({widget, std::move(shown)});
}

void StagePage::showWhile(QWidget *widget, const PointerOf &pointer)
{
    showWhile(widget, [pointer](const Plan &plan) { return !pointer(plan).isEmpty(); });
}

Fold *StagePage::addFold(StageScope &scope, const QString &name, const QString &title,
                         std::function<QString(const Plan &)> words)
{
    QWidget *in = inputsOf(scope).work;
    auto *fold = new Fold(title, in);
    fold->setObjectName(name);
    fold->heading()->setObjectName(name + u"/heading"_s);
    in->layout()->addWidget(fold);
    connect(fold->heading(), &QAbstractButton::clicked, this, [this, fold, name] {
        if (context().settings)
            context().settings->setValue(u"folds/"_s + name, fold->isOpen());
    });
    m_folds.push_back({fold, std::move(words)});
    return fold;
}

Fold *StagePage::addFold(StageScope &scope, const QString &name, const QString &title,
                         std::function<QString(const Plan &)> words, std::function<bool(const Plan &)> shown)
{
    Fold *fold = addFold(scope, name, title, std::move(words));
    showWhile(fold, std::move(shown));
    return fold;
}

void StagePage::recallFolds()
{
    const bool room = window()->height() >= foldsOpenFrom;
    for (const Folded &each : m_folds) {
        const QString name = each.fold->objectName();
        // Places, prices and names are looked at seldom, and are the longest.
        const bool usual = room && !name.endsWith(u"/foldPlace"_s) && !name.endsWith(u"/maintenance"_s);
        each.fold->setOpen(context().settings ? context().settings->value(u"folds/"_s + name, usual).toBool()
                                              : usual);
    }
}

} // namespace slipway
