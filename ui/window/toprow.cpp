// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/toprow.h"

#include "ui/support/icons.h"
#include "ui/support/labels.h"
#include "ui/support/theme.h"
#include "ui/window/actions.h"

#include <QAccessible>
#include <QEvent>
#include <QHBoxLayout>
#include <QMainWindow>
#include <QMenu>
#include <QMenuBar>
#include <QPainter>
#include <QStyle>
#include <QToolBar>
#include <QToolButton>

#include <algorithm>
#include <array>
#include <chrono>

namespace slipway {

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace {

// Pixels at 100 %.
constexpr int rowHeight = 40;
constexpr int menusAndButtons = 560; ///< the rest of the row is the message's
constexpr int longestMessage = 480;
constexpr int pictureSize = 18;
constexpr int menuPadding = 28; ///< of a menu's name, both sides

/// A sentence that finds no room in one line has two, if need be of narrower letters; only what is longer still is cut.
class TwoLines final : public ElidedLabel
{
public:
    using ElidedLabel::ElidedLabel;

protected:
    void paintEvent(QPaintEvent *event) override
    {
        constexpr std::array stretches = {100, 90, 80};
        const int flags = static_cast<int>(QStyle::visualAlignment(layoutDirection(), alignment()).toInt())
            | Qt::TextWordWrap;
        for (const int stretch : stretches) {
            QFont narrowed = font();
            narrowed.setStretch(stretch);
            const QRect taken = QFontMetrics(narrowed).boundingRect(contentsRect(), flags, fullText());
            if (!isElided() || taken.height() > height() || taken.width() > width())
                continue;
            QPainter painter(this);
            painter.setFont(narrowed);
            style()->drawItemText(&painter, contentsRect(), flags, palette(), isEnabled(), fullText(),
                                  foregroundRole());
            return;
        }
        ElidedLabel::paintEvent(event);
    }
};

} // namespace

TopRow::TopRow(QMainWindow &window, const WindowActions &actions, const QList<QAction *> &exports)
{
    setObjectName(u"topRow"_s);
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, space::field, 0);
    row->setSpacing(space::group);
    m_text = new TwoLines({}, this);
    m_text->setObjectName(u"topRow/message"_s);
    m_text->setElideMode(Qt::ElideRight);
    m_text->setAlignment(Qt::AlignTrailing | Qt::AlignVCenter);
    setTextRole(m_text, TextRole::Caption);
    row->addWidget(m_text);
    row->addSpacing(space::field);
    for (QAction *action : {actions.undo, actions.redo}) {
        auto *button = new QToolButton(this);
        button->setObjectName(u"topRow/"_s + action->objectName());
        button->setDefaultAction(action);
        addButton(row, button);
    }
    if (!exports.isEmpty()) {
        auto *button = new QToolButton(this);
        button->setObjectName(u"exportMenu"_s);
        button->setText(tr("Export"));
        button->setIcon(icon(IconId::Export));
        button->setPopupMode(QToolButton::InstantPopup);
        button->setStatusTip(tr("Write the plan and its cost to a file"));
        button->setAccessibleName(tr("Export"));
        auto *menu = new QMenu(button);
        menu->addActions(exports);
        button->setMenu(menu);
        addButton(row, button);
    }
    const qreal scale = textScaleOf(window.font());
    QMenuBar *menus = window.menuBar();
    if (menus->isNativeMenuBar()) {
        QToolBar *bar = window.addToolBar(tr("Tools"));
        bar->setObjectName(u"toolBar"_s);
        bar->setMovable(false);
        bar->setContextMenuPolicy(Qt::PreventContextMenu);
        auto *room = new QWidget(bar);
        room->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
        bar->addWidget(room);
        bar->addWidget(this);
        m_bar = bar;
    } else {
        auto *logo = new QWidget(menus);
        auto *inLogo = new QHBoxLayout(logo);
        inLogo->setContentsMargins(space::field + space::group, 0, 0, 0);
        auto *picture = new PlainLabel(logo);
        picture->setPixmap(applicationIcon().pixmap(QSize(20, 20) * scale, window.devicePixelRatioF()));
        inLogo->addWidget(picture);
        menus->setCornerWidget(logo, Qt::TopLeftCorner);
        menus->setCornerWidget(this, Qt::TopRightCorner);
        m_bar = menus;
    }
    m_bar->setFixedHeight(qRound(rowHeight * scale));
    m_bar->installEventFilter(this);
    m_timer.setSingleShot(true);
    m_timer.setInterval(10s);
    connect(&m_timer, &QTimer::timeout, this, [this] { showMessage({}); });
    giveRoom();
}

void TopRow::addButton(QHBoxLayout *row, QToolButton *button)
{
    button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    button->setAutoRaise(true);
    // As in a tool bar: the menus have them for the keyboard.
    button->setFocusPolicy(Qt::NoFocus);
    button->setIconSize(QSize(pictureSize, pictureSize) * textScaleOf(font()));
    // The menu bar asks its corner for its size once.
    QSizePolicy kept = button->sizePolicy();
    kept.setRetainSizeWhenHidden(true);
    button->setSizePolicy(kept);
    row->addWidget(button);
    m_buttons << button;
}

void TopRow::showMessage(const QString &text)
{
    m_message = text;
    if (text.isEmpty())
        m_timer.stop();
    else
        m_timer.start();
    showText();
    if (text.isEmpty())
        return;
    QAccessibleEvent event(m_text, QAccessible::Alert);
    QAccessible::updateAccessibility(&event);
}

void TopRow::showTip(const QString &text)
{
    m_tip = text;
    showText();
}

void TopRow::showText()
{
    m_text->setFullText(m_tip.isEmpty() ? m_message : m_tip);
}

void TopRow::setOffered(bool offered)
{
    for (QToolButton *button : std::as_const(m_buttons))
        button->setVisible(offered);
}

void TopRow::giveRoom()
{
    // Always the same for a width of the window, whatever is said.
    const qreal scale = textScaleOf(font());
    int taken = qRound(menusAndButtons * scale);
    // Longer words take more: menus that do not fit would go without a word.
    int words = qRound((rowHeight + menuPadding) * scale);
    for (const QAction *menu : m_bar->actions())
        words += m_bar->fontMetrics().size(Qt::TextShowMnemonic, menu->text()).width() + qRound(menuPadding * scale);
    for (const QToolButton *button : std::as_const(m_buttons))
        words += button->sizeHint().width() + space::group;
    taken = std::max(taken, words);
    m_text->setFixedHeight(2 * m_text->fontMetrics().height());
    m_text->setFixedWidth(std::clamp(m_bar->width() - taken, 0, qRound(longestMessage * scale)));
}

bool TopRow::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_bar && event->type() == QEvent::Resize)
        giveRoom();
    return QWidget::eventFilter(watched, event);
}

} // namespace slipway
