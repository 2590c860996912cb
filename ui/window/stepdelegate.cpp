// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/stepdelegate.h"

#include "model/evaluation/evaluation.h"
#include "ui/support/fonts.h"
#include "ui/support/icons.h"
#include "ui/support/theme.h"

#include <QApplication>
#include <QPainter>
#include <QPainterPath>

namespace slipway {

using namespace Qt::StringLiterals;

namespace {

int circleSize(const QFont &font)
{
    return qRound(26 * textScaleOf(font));
}

int signSize(const QFont &font)
{
    return qRound(16 * textScaleOf(font));
}

constexpr int rowMargin = 4; ///< px beside the ground of the current row
constexpr int headingInset = 10; ///< px beside a heading
// Pixels at 100 %.
constexpr int circleLeft = 5;
constexpr int textStart = 36;
constexpr int headingSpace = 12; ///< above and below the words of a heading, together

QFont strongFont(const QFont &body)
{
    QFont font = body;
    font.setBold(true);
    return font;
}

IconId signOf(StepState state)
{
    switch (state) {
    case StepState::Untouched:
        return IconId::Untouched;
    case StepState::Done:
        return IconId::Done;
    case StepState::Attention:
        return IconId::Attention;
    case StepState::Blocked:
        return IconId::Blocked;
    case StepState::NotNeeded:
        return IconId::NotNeeded;
    }
    return IconId::Untouched;
}

void paintNumber(QPainter *painter, const QRectF &circle, int number, bool current, const Colors &colors)
{
    painter->setPen(current ? QPen(Qt::NoPen) : QPen(colors.secondary, 1.4));
    painter->setBrush(current ? QBrush(colors.accent) : QBrush(Qt::NoBrush));
    painter->drawEllipse(circle);
    painter->setPen(current ? colors.onAccent : colors.secondary);
    painter->drawText(circle, Qt::AlignCenter, QString::number(number));
}

} // namespace

StepDelegate::StepDelegate(QObject *parent)
    : QStyledItemDelegate(parent)
{
}

void StepDelegate::paintHeading(QPainter &painter, const QRect &area, const QString &text, const QFont &font,
                                const Colors &colors)
{
    painter.setFont(font);
    const int gap = painter.fontMetrics().horizontalAdvance(text) + space::field;
    const int middle = area.center().y();
    painter.setPen(colors.secondary);
    painter.drawText(area, Qt::AlignVCenter | Qt::AlignLeading, text);
    painter.setPen(colors.line);
    if (painter.layoutDirection() == Qt::RightToLeft)
        painter.drawLine(area.left(), middle, area.right() - gap, middle);
    else
        painter.drawLine(area.left() + gap, middle, area.right(), middle);
}

int StepDelegate::heightOfHeading(const QFont &font)
{
    return QFontMetrics(font).height() + qRound(headingSpace * textScaleOf(font));
}

int StepDelegate::headingHeight(const QFont &font, const QModelIndex &index)
{
    return index.data(HeadingRole).toString().isEmpty() ? 0 : heightOfHeading(font);
}

QSize StepDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    return {qRound(180 * textScaleOf(option.font)), m_rowHeight + headingHeight(option.font, index)};
}

void StepDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option,
                         const QModelIndex &index) const
{
    const Colors &colors = Colors::of(option.palette);
    const bool current = option.state.testFlag(QStyle::State_Selected);
    const bool mirrored = option.direction == Qt::RightToLeft;
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setLayoutDirection(option.direction);

    QRect row = option.rect;
    const int heading = headingHeight(option.font, index);
    if (heading > 0) {
        const QRect above
            = QRect(row.left(), row.top(), row.width(), heading).adjusted(headingInset, 0, -headingInset, 0);
        paintHeading(*painter, above, index.data(HeadingRole).toString(), option.font, colors);
        row.setTop(row.top() + heading);
    }
    row.adjust(rowMargin, 1, -rowMargin, -1);
    if (current || option.state.testFlag(QStyle::State_MouseOver)) {
        QPainterPath ground;
        ground.addRoundedRect(row, 6, 6);
        painter->fillPath(ground, current ? colors.selected : colors.hover);
    }
    if (current) {
        const QRectF bar(mirrored ? row.right() + 2 : row.left() - 4, row.top() + 3, 3, row.height() - 6);
        painter->fillRect(bar, colors.accent);
    }
    if (option.state.testFlag(QStyle::State_HasFocus)) {
        painter->setPen(QPen(colors.accent, 2));
        painter->setBrush(Qt::NoBrush);
        painter->drawRoundedRect(QRectF(row).adjusted(1, 1, -1, -1), 6, 6);
    }

    const auto place = [&row, mirrored](const QRect &rect) {
        return QStyle::visualRect(mirrored ? Qt::RightToLeft : Qt::LeftToRight, row, rect);
    };
    const qreal scale = textScaleOf(option.font);
    const int diameter = circleSize(option.font);
    const QRect circle = place(
        {row.left() + qRound(circleLeft * scale), row.center().y() - diameter / 2, diameter, diameter});
    painter->setFont(strongFont(option.font));
    paintNumber(painter, circle, index.data(NumberRole).toInt(), current, colors);

    const auto state = static_cast<StepState>(index.data(StateRole).toInt());
    const int side = signSize(option.font);
    const QRect sign = place({row.right() - side - 6, row.top() + space::group, side, side});
    // An untouched step needs no sign: its line says so, and seven empty circles would only be noise.
    if (state != StepState::Untouched) {
        const IconId id = signOf(state);
        const qreal ratio = painter->device()->devicePixelRatioF();
        painter->drawPixmap(sign, iconPixmap(id, side, colors.*naturalColor(id), ratio));
    }

    const int textLeft = row.left() + qRound(textStart * scale);
    const int nameHeight = QFontMetrics(strongFont(option.font)).height();
    const int summaryHeight = QFontMetrics(option.font).height();
    const int top = row.center().y() - (nameHeight + summaryHeight) / 2;
    const QRect name = place({textLeft, top, row.right() - side - 12 - textLeft, nameHeight});
    const QRect line = place({textLeft, top + nameHeight, row.right() - 1 - textLeft, summaryHeight});

    // Names of machines and figures keep their own order in a mirrored list.
    const int textSide = static_cast<int>(Qt::AlignVCenter) | static_cast<int>(Qt::AlignAbsolute)
        | static_cast<int>(mirrored ? Qt::AlignRight : Qt::AlignLeft);
    const auto turnTo = [painter](const QString &text) {
        painter->setLayoutDirection(text.isRightToLeft() ? Qt::RightToLeft : Qt::LeftToRight);
        return text;
    };
    painter->setPen(colors.text);
    painter->drawText(name, textSide,
                      turnTo(painter->fontMetrics().elidedText(index.data(Qt::DisplayRole).toString(),
                                                               Qt::ElideRight, name.width())));
    QString summary = index.data(SummaryRole).toString();
    QFont narrowed = narrowedToFit(summary, option.font, line.width());
    const QString shorter = index.data(ShortRole).toString();
    if (!shorter.isEmpty() && !fitsInto(summary, narrowed, line.width())) {
        summary = shorter;
        narrowed = narrowedToFit(summary, option.font, line.width());
    }
    painter->setFont(narrowed);
    painter->setPen(index.data(ProblemRole).toBool() ? colors.bad : colors.secondary);
    painter->drawText(line, textSide,
                      turnTo(painter->fontMetrics().elidedText(summary, Qt::ElideRight, line.width())));
    painter->restore();
}

} // namespace slipway
