// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/fields/moresection.h"

#include "ui/support/icons.h"
#include "ui/support/labels.h"
#include "ui/support/theme.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>

namespace slipway {

using namespace Qt::StringLiterals;

MoreSection::MoreSection(const QString &title, QWidget *parent)
    : QWidget(parent)
    , m_button(new LinkButton(title, this))
    , m_sign(new PlainLabel(this))
    , m_summary(new ElidedLabel({}, this))
    , m_body(new QWidget(this))
    , m_column(new QVBoxLayout(m_body))
    , m_title(title)
{
    setTextRole(m_summary, TextRole::Caption);
    m_summary->setElideMode(Qt::ElideRight);
    auto *head = new QHBoxLayout;
    head->setContentsMargins(0, 0, 0, 0);
    head->setSpacing(space::field);
    head->addWidget(m_button);
    head->addWidget(m_sign);
    head->addWidget(m_summary, 1);
    head->addStretch(0); // takes the row while the summary is hidden
    m_column->setContentsMargins(0, 0, 0, 0);
    m_column->setSpacing(space::field);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(space::field);
    column->addLayout(head);
    column->addWidget(m_body);
    m_body->hide();
    connect(m_button, &QPushButton::clicked, this, [this] { setOpen(!m_open); });
    showHeading();
}

void MoreSection::setSummary(const QString &words)
{
    if (words == m_summary->fullText())
        return;
    m_summary->setFullText(words);
    showHeading();
}

QString MoreSection::summary() const
{
    return m_summary->fullText();
}

void MoreSection::setAttention(bool attention)
{
    if (attention == m_attention)
        return;
    m_attention = attention;
    showHeading();
}

void MoreSection::setOpen(bool open)
{
    if (open == m_open)
        return;
    m_open = open;
    m_body->setVisible(open);
    showHeading();
    Q_EMIT toggled(open);
}

void MoreSection::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        showHeading();
}

void MoreSection::showHeading()
{
    m_button->setIcon(icon(m_open ? IconId::ChevronDown : IconId::ChevronRight, &Colors::accent));
    const int side = fontMetrics().height();
    m_sign->setPixmap(iconPixmap(IconId::Warning, side, Colors::of(palette()).caution, devicePixelRatioF()));
    m_sign->setVisible(m_attention);
    // Open, the fields speak for themselves.
    m_summary->setVisible(!m_open);
    const QString state = m_open ? tr("open", "fields of a section") : tr("closed", "fields of a section");
    m_button->setAccessibleName(u"%1, %2"_s.arg(m_title, state));
    m_button->setAccessibleDescription(
        m_attention ? tr("%1. Something in here needs attention.").arg(m_summary->fullText())
                    : m_summary->fullText());
}

} // namespace slipway
