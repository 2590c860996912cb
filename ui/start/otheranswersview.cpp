// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/start/otheranswersview.h"

#include "ui/support/labels.h"
#include "ui/support/signlabel.h"
#include "ui/support/theme.h"

#include <QGridLayout>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

namespace slipway {

using namespace Qt::StringLiterals;

OtherAnswersView::OtherAnswersView(QWidget *parent)
    : QFrame(parent)
    , m_why(new PlainLabel(this))
    , m_rows(new QWidget)
    , m_grid(new QGridLayout(m_rows))
{
    setProperty("card", true);
    setObjectName(u"otherAnswers"_s);
    auto *title = new PlainLabel(tr("What would have to change"), this);
    setTextRole(title, TextRole::Strong);
    setAccessibleName(title->text());
    setTextRole(m_why, TextRole::Caption);
    m_why->setObjectName(u"whyOtherAnswers"_s);
    m_why->setWordWrap(true);
    setSurface(m_rows, Surface::Card);
    m_grid->setContentsMargins(0, 0, space::field, 0);
    m_grid->setHorizontalSpacing(space::block);
    m_grid->setVerticalSpacing(space::field);
    m_grid->setColumnStretch(0, 1);
    auto *scroll = new QScrollArea(this);
    scroll->setObjectName(u"otherAnswersScroll"_s);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setWidgetResizable(true);
    scroll->setFocusPolicy(Qt::NoFocus); // its buttons are what the Tab key goes to
    scroll->setMinimumHeight(96);
    scroll->setWidget(m_rows);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(16, 12, 8, 12);
    column->setSpacing(space::field);
    column->addWidget(title);
    column->addWidget(m_why);
    column->addWidget(scroll, 1);
}

void OtherAnswersView::clear()
{
    while (QLayoutItem *item = m_grid->takeAt(0)) {
        if (QWidget *part = item->widget()) {
            part->hide();
            part->deleteLater();
        }
        delete item;
    }
    for (int row = 0; row < m_grid->rowCount(); ++row)
        m_grid->setRowStretch(row, 0);
}

void OtherAnswersView::setAnswers(const QString &why, const std::vector<OtherAnswerText> &rows,
                                  const QString &currency)
{
    clear();
    m_why->setText(why);
    m_why->setVisible(!why.isEmpty());
    setAccessibleDescription(why);
    for (std::size_t row = 0; row < rows.size(); ++row)
        addRow(row, rows[row], currency);
    m_grid->setRowStretch(static_cast<int>(rows.size()), 1);
}

void OtherAnswersView::addRow(std::size_t row, const OtherAnswerText &text, const QString &currency)
{
    const int line = static_cast<int>(row);
    auto *change = new PlainLabel(text.change, m_rows);
    change->setWordWrap(true);
    auto *costs = new QWidget(m_rows);
    auto *month = new PlainLabel(tr("%1 %2 a month", "currency, amount").arg(currency, text.month), costs);
    auto *verdict = new SignLabel(costs);
    using State = ProposalText::BudgetState;
    switch (text.budgetState) {
    case State::None:
    case State::Kept:
        verdict->setContent(IconId::Done, {}, text.verdict);
        break;
    case State::Chance:
        verdict->setContent(IconId::Warning, text.verdict);
        break;
    case State::Over:
        verdict->setColoredContent(&Colors::bad, IconId::Warning, text.verdict);
        break;
    }
    auto *lines = new QVBoxLayout(costs);
    lines->setContentsMargins(0, 0, 0, 0);
    lines->setSpacing(0);
    lines->addWidget(month);
    lines->addWidget(verdict);
    auto *button = new QPushButton(tr("Change it"), m_rows);
    button->setObjectName(u"takeAnswer_%1"_s.arg(row));
    button->setAccessibleName(tr("Change the answer: %1").arg(text.change));
    button->setAccessibleDescription(u"%1; %2"_s.arg(month->text(), text.verdict));
    button->setEnabled(!m_updating);
    connect(button, &QPushButton::clicked, this, [this, row] { Q_EMIT taken(row); });
    m_grid->addWidget(change, line, 0, Qt::AlignVCenter);
    m_grid->addWidget(costs, line, 1, Qt::AlignVCenter);
    m_grid->addWidget(button, line, 2, Qt::AlignVCenter);
}

void OtherAnswersView::setUpdating(bool updating)
{
    m_updating = updating;
    for (QPushButton *button : m_rows->findChildren<QPushButton *>())
        button->setEnabled(!updating);
}

} // namespace slipway
