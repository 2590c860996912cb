// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/support/card.h"

#include "ui/support/labels.h"
#include "ui/support/theme.h"
#include "ui/support/wraprow.h"

#include <QLabel>
#include <QVBoxLayout>

namespace slipway {

Card::Card(const QString &title, QWidget *parent)
    : QFrame(parent)
    , m_title(new PlainLabel(this))
    , m_head(new QWidget(this))
    , m_body(new QVBoxLayout)
{
    setProperty("card", true);
    // As high as a link in the corner, so that titles of neighbouring cards stand in one line.
    m_title->setContentsMargins(0, 2, 0, 2);
    setTextRole(m_title, TextRole::Strong);
    m_title->setWordWrap(true); // a title with a long name in it makes no card wider

    m_headRow = new WrapRow(m_head, space::block);
    m_headRow->setTitle(m_title);

    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(space::block, space::block - space::group, space::block, space::block);
    column->setSpacing(space::field);
    column->addWidget(m_head);
    column->addLayout(m_body, 1);
    m_body->setSpacing(space::field);
    setTitle(title);
}

void Card::setTitle(const QString &title)
{
    m_title->setText(title);
    m_headRow->invalidate();
    setAccessibleName(title);
    showHead();
}

QString Card::title() const
{
    return m_title->text();
}

void Card::setCornerWidget(QWidget *widget)
{
    if (widget == m_corner)
        return;
    delete m_corner;
    m_corner = widget;
    if (m_corner)
        m_headRow->insertWidget(1, m_corner);
    showHead();
}

QSize Card::sizeHint() const
{
    // QFrame knows only its frame; what counts is the layout.
    return QWidget::sizeHint();
}

void Card::showHead()
{
    m_head->setVisible(m_corner || !m_title->text().isEmpty());
}

} // namespace slipway
