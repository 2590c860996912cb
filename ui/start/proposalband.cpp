// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/start/proposalband.h"

#include "ui/support/theme.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>

namespace slipway {

namespace {

constexpr int bandHeight = 26;
constexpr int barHeight = 10;

} // namespace

ProposalBandView::ProposalBandView(QWidget *parent)
    : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void ProposalBandView::setBand(const ProposalBand &band, const ProposalScale &scale)
{
    m_band = band;
    m_scale = scale;
    update();
}

QSize ProposalBandView::sizeHint() const
{
    return {120, bandHeight};
}

void ProposalBandView::paintEvent(QPaintEvent * /*event*/)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Colors &colors = Colors::of(palette());
    const QColor other = colors.dark ? QColor(0x7d, 0x87, 0x94) : QColor(0x86, 0x8e, 0x99);
    const QColor fill = colors.dark ? QColor(0x3b, 0x53, 0x77) : QColor(0xbc, 0xd0, 0xee);
    const double middle = height() / 2.0;
    const auto x = [&](double amount) {
        const double share = std::clamp(m_scale.share(amount), 0.0, 1.0);
        return isRightToLeft() ? (1 - share) * width() : share * width();
    };
    painter.setPen(QPen(other, 1.5));
    painter.drawLine(QPointF(0, middle), QPointF(width(), middle));
    QRectF bar(QPointF(x(m_band.p10), middle - barHeight / 2.0), QPointF(x(m_band.p90), middle + barHeight / 2.0));
    bar = bar.normalized();
    if (bar.width() < 3)
        bar.adjust(-1.5, 0, 1.5, 0);
    painter.setPen(QPen(colors.accent, 1));
    painter.setBrush(fill);
    painter.drawRect(bar);
    if (m_scale.budget) {
        QPen dashed(colors.bad, 2);
        dashed.setDashPattern({3, 2});
        painter.setPen(dashed);
        const double at = x(*m_scale.budget);
        painter.drawLine(QPointF(at, 0), QPointF(at, height()));
    }
    // An underlay of the card's colour parts the mark from the bar.
    const double at = x(m_band.planned);
    QPainterPath diamond;
    constexpr double half = 6;
    diamond.moveTo(at, middle - half - 1);
    diamond.lineTo(at + half, middle);
    diamond.lineTo(at, middle + half + 1);
    diamond.lineTo(at - half, middle);
    diamond.closeSubpath();
    painter.setPen(QPen(colors.card, 2));
    painter.setBrush(colors.text);
    painter.drawPath(diamond);
}

} // namespace slipway
