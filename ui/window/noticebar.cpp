// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/noticebar.h"

#include "model/base/plaintext.h"
#include "ui/support/labels.h"
#include "ui/support/signlabel.h"
#include "ui/support/theme.h"

#include <QAccessible>
#include <QEvent>
#include <QHBoxLayout>
#include <QStyle>
#include <QToolButton>

#include <chrono>

namespace slipway {

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

NoticeBar::NoticeBar(QWidget *over)
    : QFrame(over)
{
    setObjectName(u"noticeBar"_s);
    setProperty("card", true);
    over->installEventFilter(this);
    m_label = new SignLabel(this);
    m_close = new QToolButton(this);
    m_close->setObjectName(u"noticeClose"_s);
    m_close->setIcon(icon(IconId::Close));
    m_close->setAutoRaise(true);
    m_close->setAccessibleName(tr("Close this notice"));
    m_close->setToolTip(tr("Close this notice"));
    connect(m_close, &QToolButton::clicked, this, &NoticeBar::clear);

    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(space::page, space::field, space::field, space::field);
    row->setSpacing(space::block);
    row->addWidget(m_label, 1);
    m_links = new QHBoxLayout;
    m_links->setSpacing(space::block);
    row->addLayout(m_links);
    row->addWidget(m_close);
    m_timer.setSingleShot(true);
    m_timer.setInterval(10s);
    connect(&m_timer, &QTimer::timeout, this, &NoticeBar::leave);
    hide();
}

void NoticeBar::leave()
{
    const QWidget *focus = window()->focusWidget();
    if (underMouse() || (focus && isAncestorOf(focus)))
        m_timer.start(); // somebody is about to use it
    else
        clear();
}

void NoticeBar::setFoot(int pixels)
{
    m_foot = pixels;
    place();
}

void NoticeBar::setBeside(QWidget *widget)
{
    if (m_beside)
        m_beside->removeEventFilter(this);
    m_beside = widget;
    if (m_beside)
        m_beside->installEventFilter(this);
    place();
}

void NoticeBar::place()
{
    const int taken = m_beside ? m_beside->width() : 0;
    const int width = parentWidget()->width() - taken - 2 * space::block;
    const int wanted = layout()->hasHeightForWidth() ? layout()->totalHeightForWidth(width) : sizeHint().height();
    const QRect there(taken + space::block, parentWidget()->height() - m_foot - space::block - wanted, width,
                      wanted);
    setGeometry(QStyle::visualRect(layoutDirection(), parentWidget()->rect(), there));
}

bool NoticeBar::eventFilter(QObject *watched, QEvent *event)
{
    if ((watched == parentWidget() || watched == m_beside) && event->type() == QEvent::Resize)
        place();
    return QFrame::eventFilter(watched, event);
}

void NoticeBar::showNotice(IconId sign, const QString &text, const std::vector<Link> &links)
{
    while (QLayoutItem *item = m_links->takeAt(0)) {
        item->widget()->hide();
        item->widget()->deleteLater();
        delete item;
    }
    m_label->setContent(sign, {}, text);
    for (const Link &link : links) {
        auto *button = new LinkButton(captionText(link.first), this);
        button->setAccessibleName(link.first);
        connect(button, &QPushButton::clicked, this, link.second);
        m_links->addWidget(button);
    }
    setAccessibleName(text);
    if (sign == IconId::Done)
        m_timer.start();
    else
        m_timer.stop();
    place();
    show();
    raise();
    QAccessibleEvent event(this, QAccessible::Alert);
    QAccessible::updateAccessibility(&event);
}

void NoticeBar::clear()
{
    m_timer.stop();
    m_label->setContent(IconId::Done, {}, {});
    hide();
}

QString NoticeBar::text() const
{
    return isHidden() ? QString() : m_label->text();
}

} // namespace slipway
