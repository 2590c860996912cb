// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/stepdelegate.h"

#include "model/evaluation/evaluation.h"
#include "ui/support/icons.h"
#include "ui/support/theme.h"

#include <QApplication>
#include <QPainter>
#include <QPainterPath>

namespace slipway {

namespace {

int circleSize(const QFont &font)
{
    return qRound(26 * textScaleOf(font));
}

int signSize(const QFont &font)
{
    return qRound(16 * textScaleOf(font));
}

constexpr int rowMargin = 8;

QFont captionFont(const QFont &body)
{
    QFont font = body;
    font.setPointSizeF(body.pointSizeF() * 12.0 / 13.0);
    return font;
}

QFont strongFont(const QFont &body)
{
    QFont font = body;
    font.setWeight(QFont::DemiBold);
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

void paintHeading(QPainter *painter, const QRect &area, const QString &text, const QFont &font,
                  const Colors &colors)
{
    painter->setFont(font);
    const int textWidth = painter->fontMetrics().horizontalAdvance(text);
    const int middle = area.center().y();
    painter->setPen(colors.secondary);
    painter->drawText(area.adjusted(rowMargin, 0, 0, 0), Qt::AlignVCenter | Qt::AlignLeading, text);
    painter->setPen(colors.line);
    const int gap = rowMargin + textWidth + space::field;
    if (painter->layoutDirection() == Qt::RightToLeft)
        painter->drawLine(area.left() + rowMargin, middle, area.right() - gap, middle);
    else
        painter->drawLine(area.left() + gap, middle, area.right() - rowMargin, middle);
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

int StepDelegate::headingHeight(const QFont &font, const QModelIndex &index)
{
    if (index.data(HeadingRole).toString().isEmpty())
        return 0;
    return QFontMetrics(captionFont(font)).height() + 2 * space::field;
}

QSize StepDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const int lines
        = QFontMetrics(strongFont(option.font)).height() + QFontMetrics(captionFont(option.font)).height();
    const int row = qMax(lines, circleSize(option.font)) + 2 * space::field;
    return {qRound(180 * textScaleOf(option.font)), row + 2 + headingHeight(option.font, index)};
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
        const QRect above(row.left(), row.top(), row.width(), heading);
        paintHeading(painter, above, index.data(HeadingRole).toString(), captionFont(option.font), colors);
        row.setTop(row.top() + heading);
    }
    row.adjust(rowMargin, 1, -rowMargin, -1);
    if (current || option.state.testFlag(QStyle::State_MouseOver)) {
        QPainterPath ground;
        ground.addRoundedRect(row, 6, 6);
        painter->fillPath(ground, current ? colors.selected : colors.hover);
    }
    if (current) {
        const QRectF bar(mirrored ? row.right() - 2 : row.left(), row.top() + 6, 3, row.height() - 12);
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
    const int diameter = circleSize(option.font);
    const QRect circle = place({row.left() + 12, row.center().y() - diameter / 2, diameter, diameter});
    painter->setFont(strongFont(option.font));
    paintNumber(painter, circle, index.data(NumberRole).toInt(), current, colors);

    const auto state = static_cast<StepState>(index.data(StateRole).toInt());
    const int side = signSize(option.font);
    const QRect sign = place({row.right() - side - 8, row.top() + space::field, side, side});
    // An untouched step needs no sign: its line says so, and seven empty circles would only be noise.
    if (state != StepState::Untouched) {
        const IconId id = signOf(state);
        const qreal ratio = painter->device()->devicePixelRatioF();
        painter->drawPixmap(sign, iconPixmap(id, side, colors.*naturalColor(id), ratio));
    }

    const int textLeft = row.left() + 12 + diameter + 10;
    const int nameHeight = QFontMetrics(strongFont(option.font)).height();
    const int summaryHeight = QFontMetrics(captionFont(option.font)).height();
    const int top = row.center().y() - (nameHeight + summaryHeight) / 2;
    const QRect name = place({textLeft, top, row.right() - side - 12 - textLeft, nameHeight});
    const QRect line
        = place({textLeft, top + nameHeight, row.right() - space::field - textLeft, summaryHeight});

    painter->setPen(colors.text);
    painter->drawText(name, Qt::AlignVCenter | Qt::AlignLeading,
                      painter->fontMetrics().elidedText(index.data(Qt::DisplayRole).toString(),
                                                        Qt::ElideRight, name.width()));
    painter->setFont(captionFont(option.font));
    painter->setPen(index.data(ProblemRole).toBool() ? colors.bad : colors.secondary);
    painter->drawText(
        line, Qt::AlignVCenter | Qt::AlignLeading,
        painter->fontMetrics().elidedText(index.data(SummaryRole).toString(), Qt::ElideRight, line.width()));
    painter->restore();
}

} // namespace slipway
