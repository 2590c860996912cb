// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/stages/sizingcard.h"

#include "model/base/plaintext.h"
#include "model/evaluation/evaluation.h"
#include "ui/explain/explainbutton.h"
#include "ui/fields/boundpage.h"
#include "ui/support/flowgrid.h"
#include "ui/support/labels.h"
#include "ui/support/theme.h"
#include "ui/support/wraprow.h"

#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace slipway {

using namespace Qt::StringLiterals;

namespace {

TextRole roleOf(SizingLine::Tone tone)
{
    switch (tone) {
    case SizingLine::Tone::Good:
        return TextRole::Good;
    case SizingLine::Tone::Bad:
        return TextRole::Bad;
    case SizingLine::Tone::Plain:
        break;
    }
    return TextRole::Caption;
}

} // namespace

SizingCard::SizingCard(const QString &title, const QString &name, QWidget *parent)
    : Card(title, parent)
    , m_name(name)
    , m_explain(new ExplainButton(title))
    , m_grid(new QGridLayout)
    , m_assumed(new QWidget(this))
    , m_editRow(new QWidget(this))
{
    m_explain->setObjectName(name + u"/explainSizing"_s);
    setCornerWidget(m_explain);
    m_grid->setHorizontalSpacing(space::block);
    m_grid->setVerticalSpacing(space::group);
    m_grid->setColumnStretch(2, 1);
    body()->addLayout(m_grid);
    m_remarks = remark({}, this);
    m_remarks->setObjectName(name + u"/sizingRemarks"_s);
    body()->addWidget(m_remarks);
    auto *assumed = new QHBoxLayout(m_assumed);
    assumed->setContentsMargins(0, 0, 0, 0);
    assumed->setSpacing(space::field);
    auto *caption = new PlainLabel(tr("Assumes"), m_assumed);
    setTextRole(caption, TextRole::Caption);
    caption->setContentsMargins(0, 3, 0, 0);
    assumed->addWidget(caption, 0, Qt::AlignTop);
    m_assumptions = new FlowGrid(nullptr, 230, 2);
    assumed->addLayout(m_assumptions, 1);
    body()->addWidget(m_assumed);
    auto *row
        = new WrapRow(m_editRow, space::field); // what a way out is called may be longer than a page is wide
    row->setContentsMargins(0, 0, 0, 0);
    body()->addWidget(m_editRow);
}

bool SizingCard::showSizing(const SizingResult *result, const Plan &plan, const Evaluation &evaluation)
{
    const std::size_t before = m_shape;
    m_shape = 0;
    if (result) {
        showLines(*result);
        showRemarks(*result);
        showAssumptions(*result);
        showEdits(sizingEdits(*result, plan, evaluation));
        m_explain->setFigures(figuresOf(*result));
        m_shape += 1;
    }
    return m_shape != before;
}

SizingCard::Row &SizingCard::row(std::size_t index)
{
    while (m_rows.size() <= index) {
        const int at = static_cast<int>(m_rows.size());
        Row made{new PlainLabel(this), new PlainLabel(this), new PlainLabel(this)};
        setTextRole(made.caption, TextRole::Caption);
        setTextRole(made.text, TextRole::Strong);
        made.detail->setWordWrap(true);
        m_grid->addWidget(made.caption, at, 0, Qt::AlignTop);
        m_grid->addWidget(made.text, at, 1, Qt::AlignTop);
        m_grid->addWidget(made.detail, at, 2);
        m_rows.push_back(made);
    }
    return m_rows[index];
}

void SizingCard::showLines(const SizingResult &result)
{
    std::vector<SizingLine> lines = sizingLines(result, locale());
    // Time and cost of a run stand in the table above, unless there is more to say of them than their range.
    if (result.kind != SizingResult::Kind::Serving)
        std::erase_if(lines, [&](const SizingLine &line) {
            const bool inTable = line.output == u"hours_per_run" || line.output == u"cost_per_run";
            return inTable && line.tone == SizingLine::Tone::Plain
                && line.detail == rangeText(*result.output(line.output), locale());
        });
    for (std::size_t i = 0; i < std::max(lines.size(), m_rows.size()); ++i) {
        Row &shown = row(i);
        const bool used = i < lines.size();
        for (QLabel *label : {shown.caption, shown.text, shown.detail})
            setShown(label, used);
        if (!used)
            continue;
        const SizingLine &line = lines[i];
        shown.caption->setText(line.caption);
        shown.text->setText(line.text);
        shown.text->setAccessibleName(u"%1: %2 %3"_s.arg(line.caption, line.text, line.detail).trimmed());
        shown.text->setObjectName(m_name + u"/sized/"_s + line.output);
        shown.detail->setText(line.detail);
        setTextRole(shown.detail, roleOf(line.tone));
        if (line.output.isEmpty())
            m_explain->unmark(shown.text);
        else
            m_explain->mark(shown.text,
                            {Figure::Kind::Sizing, result.workload, result.deployment, line.output});
    }
    m_shape += lines.size() * 1000;
}

void SizingCard::showRemarks(const SizingResult &result)
{
    m_remarks->setText(result.remarks.join(u' '));
    setShown(m_remarks, !result.remarks.isEmpty());
    m_shape += static_cast<std::size_t>(m_remarks->text().size()) * 100'000;
}

void SizingCard::showAssumptions(const SizingResult &result)
{
    const std::vector<SizingAssumption> all = sizingAssumptions(result, locale());
    m_fields.clear();
    for (std::size_t i = 0; i < std::max(all.size(), m_links.size()); ++i) {
        if (i == m_links.size()) {
            auto *link = new LinkButton({}, m_assumed);
            link->setToolTip(tr("Change the assumption on the step Workload"));
            connect(link, &QPushButton::clicked, this, [this, i] { Q_EMIT fieldWanted(m_fields.at(i)); });
            m_assumptions->addWidget(link);
            m_links.push_back(link);
        }
        const bool used = i < all.size();
        setShown(m_links[i], used);
        if (!used)
            continue;
        m_links[i]->setText(captionText(all[i].text));
        m_links[i]->setObjectName(m_name + u"/assumed"_s + all[i].field);
        m_fields.push_back(all[i].field);
    }
    setShown(m_assumed, !all.empty());
    m_shape += all.size() * 10;
}

void SizingCard::showEdits(const std::vector<PlanEdit> &edits)
{
    auto *layout = static_cast<WrapRow *>(m_editRow->layout());
    m_edits = edits;
    for (std::size_t i = 0; i < std::max(edits.size(), m_buttons.size()); ++i) {
        if (i == m_buttons.size()) {
            auto *button = new QPushButton(m_editRow);
            button->setAutoDefault(false);
            button->setObjectName(m_name + u"/sizingEdit%1"_s.arg(i));
            connect(button, &QPushButton::clicked, this, [this, i] {
                const PlanEdit edit = m_edits.at(i); // what follows from it replaces the list
                Q_EMIT editChosen(edit);
            });
            layout->insertWidget(static_cast<int>(i), button);
            m_buttons.push_back(button);
        }
        auto *button = static_cast<QPushButton *>(m_buttons[i]);
        setShown(button, i < edits.size());
        if (i < edits.size())
            button->setText(captionText(edits[i].label));
    }
    setShown(m_editRow, !edits.empty());
    if (!edits.empty())
        m_shape += 5;
}

} // namespace slipway
