// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/stages/chiprow.h"

#include "model/base/plaintext.h"
#include "ui/support/icons.h"
#include "ui/support/owndirection.h"
#include "ui/support/theme.h"

#include <QFocusEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QStyle>
#include <QStyleOptionButton>
#include <QStylePainter>
#include <QToolButton>
#include <QWheelEvent>

#include <algorithm>

namespace slipway {

using namespace Qt::StringLiterals;

namespace {

constexpr int arrowRoom = 18;
constexpr int chipEdge = 15;
constexpr int longestName = 48; ///< letters

} // namespace

JobChip::JobChip(QWidget *parent)
    : QPushButton(parent)
{
    setProperty("chip", true);
    setCheckable(true);
    setAutoDefault(false);
    setCursor(Qt::PointingHandCursor);
}

void JobChip::showJob(const QString &name, bool enabled, bool shown)
{
    m_name = enabled ? name : tr("%1 (off)").arg(name);
    setText(captionText(m_name));
    setChecked(shown);
    // One stop of the Tab key for the row: the arrows go on from there.
    setFocusPolicy(shown ? Qt::StrongFocus : Qt::ClickFocus);
    setAccessibleName(enabled ? tr("%1, part of the plan").arg(name) : tr("%1, switched off").arg(name));
    setToolTip(toolTipText(shown ? tr("%1\nMenu: right click or the menu key").arg(m_name) : m_name));
    updateGeometry();
}

QSize JobChip::sizeHint() const
{
    // Measured once: a row asks all of its chips again and again, and a plan may have a thousand.
    if (m_measuredName != m_name || m_measuredFont != font()) {
        m_measuredName = m_name;
        m_measuredFont = font();
        QFont strong = font();
        strong.setBold(true);
        // The longest names are cut in their middle, so that both ends of a job's chip are in sight.
        m_room = std::min(QFontMetrics(strong).horizontalAdvance(m_name),
                          longestName * QFontMetrics(strong).averageCharWidth());
    }
    return {m_room + 1 + 2 * chipEdge + arrowRoom, ChipRow::heightFor(font())}; // an advance is rounded
}

QRect JobChip::arrow() const
{
    const QRect place(width() - chipEdge - arrowRoom + 6, 0, arrowRoom, height());
    return QStyle::visualRect(layoutDirection(), rect(), place);
}

void JobChip::paintEvent(QPaintEvent *)
{
    QStylePainter painter(this);
    QStyleOptionButton option;
    initStyleOption(&option);
    option.text.clear();
    painter.drawControl(QStyle::CE_PushButton, option);
    const Colors &colors = Colors::of(palette());
    QFont drawn = font();
    drawn.setBold(isChecked());
    painter.setFont(drawn);
    painter.setPen(isEnabled() ? colors.text : colors.secondary);
    QRect words = rect();
    if (isChecked())
        words.adjust(chipEdge, 0, -chipEdge - arrowRoom, 0);
    painter.drawText(QStyle::visualRect(layoutDirection(), rect(), words),
                     static_cast<int>(Qt::AlignCenter) | Qt::TextSingleLine,
                     inOwnDirection(painter, QFontMetrics(drawn).elidedText(m_name, Qt::ElideMiddle, words.width())));
    if (isChecked()) {
        constexpr int side = 14;
        painter.drawPixmap(arrow().center() - QPoint(side / 2 - 1, side / 2 - 1),
                           iconPixmap(IconId::ChevronDown, side, colors.secondary, devicePixelRatioF()));
    }
}

void JobChip::mousePressEvent(QMouseEvent *event)
{
    if (isChecked() && event->button() == Qt::LeftButton && arrow().contains(event->position().toPoint())) {
        Q_EMIT menuWanted(mapToGlobal(QPoint(0, height() + 2)));
        event->accept();
        return;
    }
    QPushButton::mousePressEvent(event);
}

ChipRow::ChipRow(QWidget *parent)
    : QWidget(parent)
    , m_view(new QWidget(this))
    , m_back(new QToolButton(this))
    , m_onwards(new QToolButton(this))
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    m_back->setIcon(icon(isRightToLeft() ? IconId::ChevronRight : IconId::ChevronLeft));
    m_back->setAccessibleName(tr("Earlier jobs"));
    m_back->setToolTip(m_back->accessibleName());
    m_onwards->setIcon(icon(isRightToLeft() ? IconId::ChevronLeft : IconId::ChevronRight));
    m_onwards->setAccessibleName(tr("Further jobs"));
    m_onwards->setToolTip(m_onwards->accessibleName());
    for (QToolButton *button : {m_back, m_onwards}) {
        button->setFocusPolicy(Qt::NoFocus); // the keys walk the chips themselves
        button->setAutoRepeat(true);
        button->hide();
    }
    connect(m_back, &QToolButton::clicked, this, [this] { scrollBy(-120); });
    connect(m_onwards, &QToolButton::clicked, this, [this] { scrollBy(120); });
}

int ChipRow::heightFor(const QFont &font)
{
    return qRound(28 * textScaleOf(font));
}

QSize ChipRow::sizeHint() const
{
    return {contentWidth(), heightFor(font())};
}

QSize ChipRow::minimumSizeHint() const
{
    return {160, heightFor(font())};
}

void ChipRow::addChip(QPushButton *chip)
{
    chip->setParent(m_view);
    chip->installEventFilter(this);
    m_chips.push_back(chip); // shown where it is in view
}

void ChipRow::removeChip(QPushButton *chip)
{
    m_chips.erase(std::remove(m_chips.begin(), m_chips.end(), chip), m_chips.end());
    chip->hide();
    chip->setChecked(false);
    chip->deleteLater(); // it may be what was pressed
}

void ChipRow::setTail(QPushButton *button)
{
    button->setParent(this);
    button->show();
    m_tail = button;
}

int ChipRow::chipsWidth() const
{
    int all = 0;
    for (const QPushButton *chip : m_chips)
        all += (all > 0 ? space::field : 0) + chip->sizeHint().width();
    return all;
}

int ChipRow::tailWidth() const
{
    return m_tail ? space::field + m_tail->sizeHint().width() : 0;
}

int ChipRow::contentWidth() const
{
    return chipsWidth() + tailWidth();
}

int ChipRow::roomWidth() const
{
    const int arrows = isScrolled() ? 2 * (m_back->sizeHint().width() + 2) : 0;
    return std::max(0, width() - tailWidth() - arrows);
}

bool ChipRow::isScrolled() const
{
    return contentWidth() > width();
}

/// The tail stays in sight, however many chips there are.
void ChipRow::arrange()
{
    updateGeometry();
    const int room = roomWidth();
    const bool arrows = isScrolled();
    const int high = heightFor(font());
    const int arrowWidth = m_back->sizeHint().width();
    const int hidden = std::max(0, chipsWidth() - room);
    m_offset = std::clamp(m_offset, 0, hidden);
    const auto mirrored = [this](const QRect &within, const QRect &place) {
        return QStyle::visualRect(layoutDirection(), within, place);
    };
    m_back->setVisible(arrows);
    m_onwards->setVisible(arrows);
    m_back->setEnabled(m_offset > 0);
    m_onwards->setEnabled(m_offset < hidden);
    const int begin = arrows ? arrowWidth + 2 : 0;
    m_back->setGeometry(mirrored(rect(), QRect(0, 0, arrowWidth, high)));
    m_onwards->setGeometry(mirrored(rect(), QRect(begin + room + 2, 0, arrowWidth, high)));
    m_view->setGeometry(mirrored(rect(), QRect(begin, 0, room, high)));
    int x = -m_offset;
    for (QPushButton *chip : m_chips) {
        const int wide = chip->sizeHint().width();
        const QRect place = mirrored(m_view->rect(), QRect(x, 0, wide, high));
        chip->setGeometry(place);
        // A button takes a millisecond when it is shown first, and a plan may have a thousand. The one that the Tab key goes to stays.
        chip->setVisible(chip->isChecked() || place.intersects(m_view->rect()));
        x += wide + space::field;
    }
    if (!m_tail)
        return;
    const int left
        = arrows ? width() - tailWidth() + space::field : chipsWidth() + (m_chips.empty() ? 0 : space::field);
    m_tail->setGeometry(mirrored(rect(), QRect(left, 0, m_tail->sizeHint().width(), high)));
}

void ChipRow::reveal(const QWidget *chip)
{
    if (!isScrolled())
        return;
    const QRect place = QStyle::visualRect(layoutDirection(), m_view->rect(), chip->geometry());
    if (place.left() < 0)
        scrollBy(place.left());
    else if (place.right() > m_view->width())
        scrollBy(place.right() - m_view->width() + 1);
}

void ChipRow::scrollBy(int pixels)
{
    m_offset += pixels;
    arrange();
}

void ChipRow::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    arrange();
    for (const QPushButton *chip : m_chips) {
        if (chip->isChecked())
            reveal(chip);
    }
}

void ChipRow::wheelEvent(QWheelEvent *event)
{
    const QPoint turned = event->angleDelta();
    if (isScrolled())
        scrollBy(-(turned.x() != 0 ? turned.x() : turned.y()) / 2);
    event->accept();
}

bool ChipRow::eventFilter(QObject *watched, QEvent *event)
{
    // By the keys only: what is clicked is in view, and a window that opens must not scroll.
    if (event->type() == QEvent::FocusIn) {
        const Qt::FocusReason reason = static_cast<QFocusEvent *>(event)->reason();
        if (reason == Qt::TabFocusReason || reason == Qt::BacktabFocusReason)
            reveal(static_cast<QWidget *>(watched));
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace slipway
