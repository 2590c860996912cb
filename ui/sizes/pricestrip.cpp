// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/sizes/pricestrip.h"

#include "model/base/plaintext.h"
#include "ui/support/theme.h"

#include <QHelpEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>
#include <cmath>

namespace slipway {

using namespace Qt::StringLiterals;

namespace {

constexpr int edge = 20;
constexpr int dot = 8;
constexpr int titleTop = 6;
/// From top to bottom: the title, the cheapest that is allowed, both ends, the axis, its figures.
constexpr int belowTitle = 8;
constexpr int betweenLabels = 2;
constexpr int aboveAxis = 6;
constexpr int belowAxis = 8;

int axisTop(int line)
{
    return titleTop + line + belowTitle + line + betweenLabels + line + aboveAxis;
}

} // namespace

PriceStrip::PriceStrip(QWidget *parent)
    : QWidget(parent)
{
    setObjectName(u"priceStrip"_s);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setMouseTracking(true);
}

void PriceStrip::setPrices(const QString &size, std::vector<RegionPrice> prices)
{
    m_size = size;
    m_prices = std::move(prices);
    QStringList all;
    for (const RegionPrice &each : m_prices)
        all << (each.estimated ? tr("%1 about %2", "a region, an estimated price") : tr("%1 %2"))
                   .arg(each.region, locale().toString(each.usd, 'f', 3));
    setAccessibleName(tr("%1: USD an hour by region").arg(size));
    setAccessibleDescription(all.isEmpty() ? tr("no price is known") : all.join(u", "_s));
    update();
}

QSize PriceStrip::sizeHint() const
{
    const int line = fontMetrics().height();
    return {300, axisTop(line) + belowAxis + line + 2};
}

double PriceStrip::x(double usd) const
{
    const double low = m_prices.front().usd;
    const double high = std::max(m_prices.back().usd, low * 1.02 + 1e-6);
    return edge + (usd - low) / (high - low) * (width() - 2.0 * edge);
}

QString PriceStrip::legend() const
{
    if (m_prices.empty())
        return tr("no price is known");
    return std::ranges::any_of(m_prices, &RegionPrice::estimated)
        ? tr("blue: where the plan may run; rings: estimates")
        : tr("blue: where the plan may run");
}

QString PriceStrip::label(double usd, bool allowed) const
{
    const auto same = [&](const RegionPrice &each) { return each.usd == usd && each.allowed == allowed; };
    const auto count = std::ranges::count_if(m_prices, same);
    const auto first = std::ranges::find_if(m_prices, same);
    const QString price = locale().toString(usd, 'f', 2);
    if (first == m_prices.end())
        return {};
    const QString place = count == 1 ? first->region : tr("%1 regions").arg(count);
    return (std::ranges::all_of(m_prices,
                                [&](const RegionPrice &each) { return !same(each) || each.estimated; })
                ? tr("%1 about %2", "a region, an estimated price")
                : tr("%1 %2"))
        .arg(place, price);
}

void PriceStrip::paintEvent(QPaintEvent * /*event*/)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Colors &colors = Colors::of(palette());
    const int line = fontMetrics().height();
    const int axis = axisTop(line);
    QFont bold = font();
    bold.setBold(true);
    painter.setFont(bold);
    painter.setPen(colors.text);
    painter.drawText(QRect(12, titleTop, width() - 24, line),
                     static_cast<int>(Qt::AlignLeft | Qt::AlignVCenter),
                     m_size.isEmpty() ? QString() : tr("%1: USD an hour by region").arg(m_size));
    painter.setFont(font());
    painter.setPen(colors.secondary);
    painter.drawText(QRect(12, titleTop, width() - 24, line),
                     static_cast<int>(Qt::AlignRight | Qt::AlignVCenter), legend());
    if (m_prices.empty())
        return;
    painter.setLayoutDirection(Qt::LeftToRight); // of figures, as in every chart
    const QColor other = colors.dark ? QColor(0x7d, 0x87, 0x94) : QColor(0x86, 0x8e, 0x99);
    painter.setPen(QPen(other, 1.5));
    painter.drawLine(QPointF(edge - 8, axis), QPointF(width() - edge + 8, axis));
    // Those of the others first, so that a blue one is never hidden.
    for (const bool allowed : {false, true}) {
        for (const RegionPrice &each : m_prices) {
            if (each.allowed != allowed)
                continue;
            // A ring is an estimate, as in every chart where a full dot is a figure that somebody published.
            const QColor color = allowed ? colors.accent : other;
            painter.setPen(each.estimated ? QPen(color, 1.5) : QPen(colors.card, 1));
            painter.setBrush(each.estimated ? colors.card : color);
            const double radius = dot / 2.0 + (allowed ? 1 : 0) - (each.estimated ? 0.75 : 0);
            painter.drawEllipse(QPointF(x(each.usd), axis), radius, radius);
        }
    }
    // The ends and the cheapest allowed one are named; a label that would hit another is left out.
    QList<QRectF> taken;
    const auto write = [&](double usd, bool allowed, const QColor &color, int top) {
        const QString text = label(usd, allowed);
        const double wide = fontMetrics().horizontalAdvance(text);
        const double left = std::clamp(x(usd) - wide / 2, 12.0, std::max(12.0, width() - 12.0 - wide));
        const QRectF room(left, top, wide + 2, line);
        if (text.isEmpty()
            || std::ranges::any_of(taken, [&](const QRectF &each) { return each.adjusted(-8, 0, 8, 0).intersects(room); }))
            return;
        painter.setPen(color);
        painter.drawText(room, static_cast<int>(Qt::AlignCenter), text);
        taken << room;
    };
    const auto allowed = std::ranges::find(m_prices, true, &RegionPrice::allowed);
    const RegionPrice &last = m_prices.back();
    const bool isEnd = allowed != m_prices.end() && (allowed == m_prices.begin() || allowed->usd == last.usd);
    if (allowed != m_prices.end() && !isEnd)
        write(allowed->usd, true, colors.accent, axis - aboveAxis - line - betweenLabels - line);
    write(m_prices.front().usd, m_prices.front().allowed,
          m_prices.front().allowed ? colors.accent : colors.secondary, axis - aboveAxis - line);
    const bool isAllowed = last.allowed || label(last.usd, true) != QString();
    write(last.usd, isAllowed, isAllowed ? colors.accent : colors.secondary, axis - aboveAxis - line);
    painter.setPen(colors.secondary);
    const int wide = width() / 2 - 12;
    painter.drawText(QRectF(12, axis + belowAxis, wide, line), static_cast<int>(Qt::AlignLeft),
                     locale().toString(m_prices.front().usd, 'f', 2));
    painter.drawText(QRectF(width() - 12 - wide, axis + belowAxis, wide, line),
                     static_cast<int>(Qt::AlignRight), locale().toString(m_prices.back().usd, 'f', 2));
}

bool PriceStrip::event(QEvent *event)
{
    if (event->type() != QEvent::ToolTip || m_prices.empty())
        return QWidget::event(event);
    const auto *help = static_cast<QHelpEvent *>(event);
    QStringList near;
    for (const RegionPrice &each : m_prices) {
        if (std::abs(x(each.usd) - help->pos().x()) <= dot)
            near << (each.estimated ? tr("%1: about USD %2", "a region, an estimated price")
                                    : tr("%1: USD %2"))
                        .arg(each.region, locale().toString(each.usd, 'f', 3));
    }
    QToolTip::showText(help->globalPos(), toolTipText(near.join(u'\n')), this);
    return true;
}

} // namespace slipway
