// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/fields/multichoicefield.h"

#include "model/base/plaintext.h"
#include "ui/support/icons.h"
#include "ui/support/theme.h"

#include <QKeyEvent>
#include <QMenu>
#include <QStyleOptionButton>
#include <QStylePainter>

#include <algorithm>

namespace slipway {

using namespace Qt::StringLiterals;

namespace {

constexpr const char *nameProperty = "choiceName"; // the text of an action doubles its ampersands

} // namespace

MultiChoiceField::MultiChoiceField(const QString &none, QWidget *parent)
    : QPushButton(parent)
    , m_menu(new QMenu(this))
    , m_none(none)
{
    setProperty("choices", true);
    setAutoDefault(false);
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    setMenu(m_menu);
    m_menu->installEventFilter(this);
    showText();
}

void MultiChoiceField::show(const QList<QPair<QString, QString>> &choices, const QStringList &chosen)
{
    QList<QPair<QString, QString>> all = choices;
    for (const QString &id : chosen) {
        const auto same = [&id](const auto &choice) { return choice.first == id; };
        if (std::none_of(choices.begin(), choices.end(), same))
            all.append({id, id});
    }
    QStringList before;
    for (const QAction *action : m_menu->actions())
        before << action->data().toString() + u'\n' + action->property(nameProperty).toString();
    QStringList now;
    for (const auto &choice : all)
        now << choice.first + u'\n' + choice.second;
    // The list may be open: it is filled anew only where its lines change.
    if (before != now) {
        m_menu->clear();
        for (const auto &choice : all) {
            QAction *action = m_menu->addAction(captionText(choice.second));
            action->setProperty(nameProperty, choice.second);
            action->setToolTip(toolTipText(choice.second));
            action->setCheckable(true);
            action->setData(choice.first);
        }
    }
    for (QAction *action : m_menu->actions())
        action->setChecked(chosen.contains(action->data().toString()));
    showText();
}

QStringList MultiChoiceField::chosen() const
{
    QStringList ids;
    for (const QAction *action : m_menu->actions()) {
        if (action->isChecked())
            ids << action->data().toString();
    }
    return ids;
}

void MultiChoiceField::showText()
{
    QStringList names;
    for (const QAction *action : m_menu->actions()) {
        if (action->isChecked())
            names << action->property(nameProperty).toString();
    }
    m_names = names.isEmpty() ? m_none : names.join(u", "_s);
    setText(captionText(m_names));
    setToolTip(toolTipText(m_names));
    setAccessibleDescription(m_names);
}

void MultiChoiceField::paintEvent(QPaintEvent * /*event*/)
{
    // Like a combo box: the text at the left, cut where it is too long, an arrow at the right.
    QStylePainter painter(this);
    QStyleOptionButton option;
    initStyleOption(&option);
    option.text.clear();
    option.features &= ~QStyleOptionButton::HasMenu;
    painter.drawControl(QStyle::CE_PushButton, option);

    const Colors &colors = Colors::of(palette());
    const int side = fontMetrics().height();
    constexpr int edge = 7;
    constexpr int indent = 9;
    const QRect arrow(width() - edge - side, (height() - side) / 2, side, side);
    const QRect room(indent, 0, arrow.left() - 2 * indent, height());
    painter.setPen(isEnabled() ? colors.text : colors.secondary);
    const Qt::Alignment alignment
        = Qt::AlignVCenter | QStyle::visualAlignment(layoutDirection(), Qt::AlignLeft);
    painter.drawText(QStyle::visualRect(layoutDirection(), rect(), room), static_cast<int>(alignment),
                     fontMetrics().elidedText(m_names, Qt::ElideRight, room.width()));
    painter.drawPixmap(QStyle::visualRect(layoutDirection(), rect(), arrow).topLeft(),
                       iconPixmap(IconId::ChevronDown, side,
                                  isEnabled() ? colors.secondary : colors.fieldLine, devicePixelRatioF()));
}

bool MultiChoiceField::eventFilter(QObject *watched, QEvent *event)
{
    const bool key = event->type() == QEvent::KeyPress;
    if (watched == m_menu && (key || event->type() == QEvent::MouseButtonRelease)) {
        const int code = key ? static_cast<QKeyEvent *>(event)->key() : 0;
        QAction *action = m_menu->activeAction();
        if (action && (!key || code == Qt::Key_Space || code == Qt::Key_Return || code == Qt::Key_Enter)) {
            action->setChecked(!action->isChecked());
            showText();
            Q_EMIT edited(chosen());
            return true;
        }
    }
    return QPushButton::eventFilter(watched, event);
}

} // namespace slipway
