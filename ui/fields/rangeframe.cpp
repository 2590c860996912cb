// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/fields/rangeframe.h"

#include "ui/support/fonts.h"
#include "ui/support/numberfield.h"
#include "ui/support/owndirection.h"
#include "ui/support/theme.h"

#include <QEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QStyle>

#include <algorithm>
#include <numeric>

namespace slipway {

namespace {

constexpr int cellEdge = 8;
constexpr int numberEdge = 3; ///< between a number and the end of its cell
constexpr int aroundText = 6; ///< what a line edit keeps to itself

QFont wholeFont(const NumberField &number)
{
    QFont whole = number.font();
    whole.setStretch(QFont::Unstretched);
    return whole;
}

} // namespace

RangeFrame::RangeFrame(QWidget *parent)
    : QWidget(parent)
    , m_words{tr("low"), tr("likely"), tr("high")}
    , m_shortWords{tr("low"), QString(), tr("high")}
{
    setAttribute(Qt::WA_Hover);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    for (int part = Low; part <= High; ++part) {
        auto *number = new NumberField(this);
        number->setProperty("bare", true);
        number->setProperty("strong", part == Likely);
        number->installEventFilter(this);
        connect(number, &QLineEdit::textChanged, this, [this] {
            if (!isTypedIn())
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

int RangeFrame::numberWidth() const
{
    // "1,000", or as much as the longest number has: it is read before its word.
    int digits = fontMetrics().averageCharWidth() * 5;
    for (const NumberField *number : m_numbers) {
        if (number)
            digits = std::max(digits,
                              QFontMetrics(wholeFont(*number)).horizontalAdvance(number->text()) + cellEdge);
    }
    return digits;
}

RangeFrame::WordWidths RangeFrame::widthsOf(const std::array<QString, 3> &words) const
{
    WordWidths widths = {};
    for (std::size_t part = 0; part < words.size(); ++part)
        widths[part]
            = words[part].isEmpty() ? 0 : fontMetrics().horizontalAdvance(words[part]) + space::group;
    return widths;
}

bool RangeFrame::isTypedIn() const
{
    return std::ranges::any_of(m_numbers,
                               [](const NumberField *number) { return number && number->hasFocus(); });
}

void RangeFrame::chooseWords()
{
    // All of one kind or none: half of a range with words would read as two fields.
    const int numbers = 3 * (numberWidth() + cellEdge + numberEdge);
    m_shown = &m_noWords;
    for (const std::array<QString, 3> *each : {&m_shortWords, &m_words}) {
        const WordWidths widths = widthsOf(*each);
        if (std::accumulate(widths.begin(), widths.end(), numbers) <= width() - unitWidth())
            m_shown = each;
    }
}

QRect RangeFrame::cell(int part) const
{
    // Each has as much room for its number; a longer word has a wider cell.
    const WordWidths widths = widthsOf(words());
    const int room = width() - unitWidth();
    const int forNumbers = room - std::accumulate(widths.begin(), widths.end(), 0);
    const auto startOf = [&](int each) {
        return forNumbers * each / 3 + std::accumulate(widths.begin(), widths.begin() + each, 0);
    };
    return {startOf(part), 0, startOf(part + 1) - startOf(part), height()};
}

int RangeFrame::wordWidth(int part) const
{
    return widthsOf(words())[static_cast<std::size_t>(part)];
}

void RangeFrame::place()
{
    chooseWords();
    for (int part = Low; part <= High; ++part) {
        QRect room = cell(part).adjusted(cellEdge + wordWidth(part), 3, -numberEdge, -3);
        NumberField *number = m_numbers[static_cast<std::size_t>(part)];
        number->setGeometry(QStyle::visualRect(layoutDirection(), rect(), room));
        // Without its first digit it is another number.
        number->setFont(stretchToFit(number->text(), number->font(), room.width() - aroundText));
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
    if (event->type() == QEvent::FocusIn || event->type() == QEvent::FocusOut) {
        if (!isTypedIn())
            place();
        update();
    }
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
                             side(Qt::AlignLeft | Qt::AlignVCenter),
                             inOwnDirection(painter, words()[static_cast<std::size_t>(part)]));
    }
    if (!m_unit.isEmpty())
        painter.drawText(mirrored(QRect(width() - unitWidth(), 0, unitWidth() - cellEdge, height())),
                         side(Qt::AlignRight | Qt::AlignVCenter), inOwnDirection(painter, m_unit));
}

} // namespace slipway
