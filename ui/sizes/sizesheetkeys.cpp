// SPDX-License-Identifier: GPL-3.0-or-later
// How the sheet of sizes keeps the keyboard: its stops, their order and its own keys.
#include "ui/sizes/sizesheet.h"

#include "ui/sizes/sizecomparison.h"
#include "ui/sizes/sizefilters.h"
#include "ui/sizes/sizetable.h"

#include <QApplication>
#include <QCheckBox>
#include <QKeyEvent>
#include <QLineEdit>
#include <QPushButton>
#include <QStackedWidget>

#include <algorithm>
#include <array>
#include <tuple>
#include <utility>
#include <vector>

namespace slipway {

using namespace Qt::StringLiterals;

void SizeSheet::focusNext(bool backwards)
{
    QWidget *focus = QApplication::focusWidget();
    const std::array<QWidget *, 3> parts
        = {m_filters->isVisible() ? static_cast<QWidget *>(m_filters) : m_search,
           isComparing() ? static_cast<QWidget *>(m_comparison->table()) : m_table, m_use->parentWidget()};
    std::size_t now = 0;
    for (std::size_t i = 0; i < parts.size(); ++i) {
        if (focus && (parts[i] == focus || parts[i]->isAncestorOf(focus)))
            now = i;
    }
    const std::size_t next = focus == m_search && !backwards ? 1 : (now + (backwards ? 2 : 1)) % parts.size();
    if (next == 1) {
        parts[1]->setFocus(Qt::TabFocusReason);
    } else if (next == 2) {
        (m_use->isEnabled() ? m_use : m_card->findChild<QPushButton *>(u"cancelSize"_s))
            ->setFocus(Qt::TabFocusReason);
    } else {
        // Filters are made anew as sizes come: those of before go later, and are hidden until then.
        QList<QCheckBox *> boxes = m_filters->findChildren<QCheckBox *>();
        boxes.removeIf([](const QCheckBox *box) { return !box->isVisible() || !box->isEnabled(); });
        (boxes.isEmpty() ? static_cast<QWidget *>(m_search) : boxes.constFirst())
            ->setFocus(Qt::TabFocusReason);
    }
}

void SizeSheet::keepFocus(const QWidget *now)
{
    const bool within = now && (now == this || isAncestorOf(now));
    const bool elsewhere = now && now->window() != window();
    if (m_leaving || !isVisible() || within || elsewhere || QApplication::activePopupWidget()
        || !window()->isActiveWindow())
        return;
    // What had it is gone: keys must not reach the page behind.
    QMetaObject::invokeMethod(
        this,
        [this] {
            const QWidget *focus = QApplication::focusWidget();
            if (!m_leaving && isVisible() && (!focus || !isAncestorOf(focus)))
                m_search->setFocus(Qt::OtherFocusReason);
        },
        Qt::QueuedConnection);
}

bool SizeSheet::event(QEvent *event)
{
    // The window has commands of its own on these keys.
    if (event->type() == QEvent::ShortcutOverride) {
        const int key = static_cast<QKeyEvent *>(event)->key();
        if (key == Qt::Key_F6 || key == Qt::Key_Escape) {
            event->accept();
            return true;
        }
    }
    return QWidget::event(event);
}

bool SizeSheet::focusNextPrevChild(bool next)
{
    // Head, filters, table, foot, each in reading order: filters are made anew, and would stand last in the window's own chain.
    using Place = std::tuple<int, int, int>;
    std::vector<std::pair<Place, QWidget *>> stops;
    const auto part = [this](const QWidget *widget) {
        if (m_use->parentWidget()->isAncestorOf(widget))
            return 3;
        if (m_pages->isAncestorOf(widget))
            return m_filters->isAncestorOf(widget) ? 1 : 2;
        return 0;
    };
    for (QWidget *each : m_card->findChildren<QWidget *>()) {
        if (!each->isVisible() || !each->isEnabled() || !(each->focusPolicy() & Qt::TabFocus)
            || each->focusProxy())
            continue;
        const QPoint at = each->mapTo(this, QPoint());
        stops.emplace_back(Place(part(each), part(each) == 1 ? at.y() : 0, at.x()), each);
    }
    if (stops.empty())
        return true;
    std::ranges::sort(stops);
    const auto now
        = std::ranges::find(stops, QApplication::focusWidget(), &std::pair<Place, QWidget *>::second);
    const std::size_t count = stops.size();
    std::size_t to = 0;
    if (now != stops.end())
        to = (static_cast<std::size_t>(now - stops.begin()) + (next ? 1 : count - 1)) % count;
    stops[to].second->setFocus(next ? Qt::TabFocusReason : Qt::BacktabFocusReason);
    return true;
}

void SizeSheet::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape) {
        if (isComparing())
            compare(false);
        else
            leave();
    } else if (event->key() == Qt::Key_F6) {
        focusNext(event->modifiers() & Qt::ShiftModifier);
    } else {
        QWidget::keyPressEvent(event);
    }
}

void SizeSheet::mousePressEvent(QMouseEvent *event)
{
    event->accept(); // what lies behind is not for clicking
}

} // namespace slipway
