// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/fields/rangeframe.h"

#include "ui/support/numberfield.h"
#include "ui/support/owndirection.h"
#include "ui/support/theme.h"

#include <QEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QStyle>

#include <algorithm>

namespace slipway {

namespace {

constexpr int cellEdge = 8;

} // namespace

RangeFrame::RangeFrame(QWidget *parent)
    : QWidget(parent)
    , m_words{tr("low"), tr("likely"), tr("high")}
    , m_shortWords{tr("min"), QString(), tr("max")}
{
    setAttribute(Qt::WA_Hover);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    for (int part = Low; part <= High; ++part) {
        auto *number = new NumberField(this);
        number->setProperty("bare", true);
        number->setProperty("strong", part == Likely);
        number->installEventFilter(this);
        connect(number, &QLineEdit::textChanged, this, [this] {
            place();
            update();
        });
        m_numbers[static_cast<std::size_t>(part)] = number;
    }
    m_numbers[Low]->setOptional(true);
    m_numbers[High]->setOptional(true);
    setFocusProxy(m_numbers[Likely]);
}

void RangeFrame::setUnit(const QString &unit)
{
    m_unit = unit;
    place();
    update();
}

QSize RangeFrame::sizeHint() const
{
    return {fontMetrics().averageCharWidth() * 36, qRound(32 * textScaleOf(font()))};
}

QSize RangeFrame::minimumSizeHint() const
{
    return {fontMetrics().averageCharWidth() * 24, sizeHint().height()};
}

int RangeFrame::unitWidth() const
{
    return m_unit.isEmpty() ? 0 : fontMetrics().horizontalAdvance(m_unit) + cellEdge + 1;
}

QRect RangeFrame::cell(int part) const
{
    const int room = width() - unitWidth();
    const int from = room * part / 3;
    return {from, 0, room * (part + 1) / 3 - from, height()};
}

QString RangeFrame::word(int part) const
{
    // Six digits, or as many as the longest number has: it is read before its word.
    int digits = fontMetrics().averageCharWidth() * 6;
    for (const NumberField *number : m_numbers) {
        if (!number)
            return {};
        digits = std::max(digits, QFontMetrics(number->font()).horizontalAdvance(number->text()) + cellEdge);
    }
    // All of one kind or none, or the numbers would not stand in line from field to field.
    for (const std::array<QString, 3> &words : {m_words, m_shortWords}) {
        int widest = 0;
        for (const QString &each : words)
            widest = std::max(widest, fontMetrics().horizontalAdvance(each));
        if (cell(Low).width() >= widest + 2 * cellEdge + digits)
            return words[static_cast<std::size_t>(part)];
    }
    return {};
}

int RangeFrame::wordWidth(int part) const
{
    const QString shown = word(part);
    return shown.isEmpty() ? 0 : fontMetrics().horizontalAdvance(shown) + space::group;
}

void RangeFrame::place()
{
    for (int part = Low; part <= High; ++part) {
        QRect room = cell(part).adjusted(cellEdge + wordWidth(part), 3, -3, -3);
        m_numbers[static_cast<std::size_t>(part)]->setGeometry(
            QStyle::visualRect(layoutDirection(), rect(), room));
    }
}

void RangeFrame::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    place();
}

void RangeFrame::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange
        || event->type() == QEvent::LayoutDirectionChange)
        place();
}

bool RangeFrame::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::FocusIn || event->type() == QEvent::FocusOut)
        update();
    return QWidget::eventFilter(watched, event);
}

/// On a word or the unit: the number beside it is meant.
void RangeFrame::mousePressEvent(QMouseEvent *event)
{
    int meant = Likely;
    for (int part = Low; part <= High; ++part) {
        if (QStyle::visualRect(layoutDirection(), rect(), cell(part)).contains(event->pos()))
            meant = part;
    }
    m_numbers[static_cast<std::size_t>(meant)]->setFocus(Qt::MouseFocusReason);
}

void RangeFrame::paintEvent(QPaintEvent *)
{
    const Colors &colors = Colors::of(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    int focused = -1;
    for (int part = Low; part <= High; ++part) {
        if (m_numbers[static_cast<std::size_t>(part)]->hasFocus())
            focused = part;
    }
    const QColor line = property("invalid").toBool() ? colors.bad
        : !isEnabled()                               ? colors.line
        : focused >= 0                               ? colors.accent
        : underMouse()                               ? colors.secondary
                                                     : colors.fieldLine;
    painter.setPen(QPen(line, 1));
    painter.setBrush(isEnabled() ? colors.card : colors.window);
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 6, 6);
    const auto mirrored
        = [this](const QRect &place) { return QStyle::visualRect(layoutDirection(), rect(), place); };
    const auto side = [this](Qt::Alignment align) {
        return static_cast<int>(QStyle::visualAlignment(layoutDirection(), align).toInt());
    };
    for (int part = Low; part < High; ++part)
        painter.fillRect(mirrored(QRect(cell(part).right(), 1, 1, height() - 2)),
                         isEnabled() ? colors.fieldLine : colors.line);
    if (focused >= 0) {
        // The frame of the edit that has the focus: the others stay as they are.
        QRectF place = mirrored(cell(focused));
        painter.setPen(QPen(colors.accent, 2));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(place.adjusted(1, 1, -1, -1), 5, 5);
    }
    painter.setPen(colors.secondary);
    for (int part = Low; part <= High; ++part) {
        if (wordWidth(part) > 0)
            painter.drawText(mirrored(cell(part).adjusted(cellEdge, 0, 0, 0)),
                             side(Qt::AlignLeft | Qt::AlignVCenter), inOwnDirection(painter, word(part)));
    }
    if (!m_unit.isEmpty())
        painter.drawText(mirrored(QRect(width() - unitWidth(), 0, unitWidth() - cellEdge, height())),
                         side(Qt::AlignRight | Qt::AlignVCenter), inOwnDirection(painter, m_unit));
}

} // namespace slipway
