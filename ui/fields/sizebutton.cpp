// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/fields/sizebutton.h"

#include "model/base/format.h"
#include "model/base/plaintext.h"
#include "model/catalog/catalogwords.h"
#include "ui/support/owndirection.h"
#include "ui/support/theme.h"

#include <QKeyEvent>
#include <QPainter>
#include <QStyle>

namespace slipway {

using namespace Qt::StringLiterals;

namespace {

constexpr int digitsOfPrice
    = 4; ///< to be read: all of them, of a price that was worked out, are wider than the button

QString machineText(const VmSize &size, const Catalog &catalog, const QLocale &locale)
{
    if (const QString gpu = gpuText(catalog, size); !gpu.isEmpty())
        return gpu;
    QStringList parts;
    if (size.vcpus > 0)
        parts << formatUnits(size.vcpus, u"vCPU"_s, locale);
    if (size.memoryGiB > 0)
        parts << formatUnits(size.memoryGiB, u"GiB"_s, locale);
    return parts.join(u", "_s);
}

} // namespace

SizeButton::SizeButton(const Catalog &catalog, const PriceSnapshot &prices, QWidget *parent)
    : QAbstractButton(parent)
    , m_catalog(catalog)
    , m_prices(prices)
{
    setFocusPolicy(Qt::StrongFocus);
    setAttribute(Qt::WA_Hover);
    setCursor(Qt::PointingHandCursor);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    connect(this, &QAbstractButton::clicked, this, &SizeButton::open);
}

void SizeButton::showSize(const QString &name, const QString &region, const QString &target, PriceType paidAs)
{
    m_name = name;
    m_region = region;
    m_target = target;
    m_paidAs = paidAs;
    m_paid.reset();
    showDetail();
}

void SizeButton::showPaid(std::optional<Rate> hourly)
{
    if (m_paid == hourly)
        return;
    m_paid = hourly;
    showDetail();
}

std::optional<Rate> SizeButton::listPrice(SizeId size) const
{
    const std::optional<RegionId> place = m_catalog.findRegion(m_region);
    const std::optional<VmPrice> price = place ? m_prices.vm(size, *place, m_paidAs) : std::nullopt;
    return price && PriceSnapshot::usable(price->origin.flag) ? std::optional(price->hourly) : std::nullopt;
}

void SizeButton::showDetail()
{
    const std::optional<SizeId> id = m_catalog.findSize(m_name);
    m_title = m_name.isEmpty() ? tr("No size chosen") : m_name;
    QStringList parts;
    if (id) {
        const VmSize &size = m_catalog.size(*id);
        m_title = size.shortName();
        parts << machineText(size, m_catalog, locale());
        const std::optional<Rate> hourly = m_paid ? m_paid : listPrice(*id);
        parts << (hourly ? tr("USD %1 per hour").arg(formatNumber(hourly->usd(), locale(), digitsOfPrice))
                         : tr("no price in this region"));
    } else if (!m_name.isEmpty()) {
        parts << tr("not in the catalog");
    }
    parts.removeAll(QString());
    m_detail = parts.join(u", "_s);
    setText(captionText(m_title));
    setAccessibleDescription(u"%1, %2"_s.arg(m_title, m_detail));
    setToolTip(toolTipText(m_name + u'\n' + m_detail + u'\n' + tr("Change the size (F2)")));
    update();
}

void SizeButton::open()
{
    if (m_open)
        m_open();
}

QSize SizeButton::sizeHint() const
{
    return {fontMetrics().averageCharWidth() * 40, qRound(52 * textScaleOf(font()))};
}

QSize SizeButton::minimumSizeHint() const
{
    return {fontMetrics().averageCharWidth() * 20, sizeHint().height()};
}

void SizeButton::paintEvent(QPaintEvent *)
{
    const Colors &colors = Colors::of(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const bool wrong = property("invalid").toBool();
    const QColor frame = hasFocus() ? colors.accent
        : wrong                     ? colors.bad
        : !isEnabled()              ? colors.line
        : underMouse()              ? colors.secondary
                                    : colors.fieldLine;
    const double line = hasFocus() ? 2 : 1;
    painter.setPen(QPen(frame, line));
    painter.setBrush(!isEnabled() ? colors.window : isDown() ? colors.selected : colors.card);
    painter.drawRoundedRect(QRectF(rect()).adjusted(line / 2, line / 2, -line / 2, -line / 2), 6, 6);

    const auto mirrored = [this](const QRect &place) {
        return QStyle::visualRect(layoutDirection(), rect(), place);
    };
    const auto side = [this](Qt::Alignment align) {
        return static_cast<int>(QStyle::visualAlignment(layoutDirection(), align).toInt());
    };
    const QRect inner = rect().adjusted(9, 4, -9, -4);
    const QString change = tr("Change", "a link that opens the list of sizes");
    const int changeWidth = isEnabled() ? fontMetrics().horizontalAdvance(change) + 1 : 0;
    QFont linked = font();
    if (isEnabled()) {
        linked.setUnderline(true);
        painter.setFont(linked);
        painter.setPen(colors.accent);
        painter.drawText(
            mirrored(QRect(inner.right() - changeWidth, inner.top(), changeWidth + 1, inner.height())),
            side(Qt::AlignRight | Qt::AlignVCenter), change);
    }
    const int room = inner.width() - changeWidth - space::field;
    QFont strong = font();
    strong.setBold(true);
    painter.setFont(strong);
    painter.setPen(isEnabled() ? colors.text : colors.secondary);
    const bool two = !m_detail.isEmpty();
    const QRect upper(inner.left(), inner.top(), room, two ? inner.height() / 2 : inner.height());
    painter.drawText(mirrored(upper), side(Qt::AlignLeft | Qt::AlignVCenter),
                     inOwnDirection(painter, QFontMetrics(strong).elidedText(m_title, Qt::ElideMiddle, room)));
    painter.setFont(font());
    painter.setPen(colors.secondary);
    const QRect lower(inner.left(), inner.top() + inner.height() / 2, room, inner.height() / 2);
    painter.drawText(mirrored(lower), side(Qt::AlignLeft | Qt::AlignVCenter),
                     inOwnDirection(painter, fontMetrics().elidedText(m_detail, Qt::ElideRight, room)));
}

void SizeButton::keyPressEvent(QKeyEvent *event)
{
    switch (event->key()) {
    case Qt::Key_F2:
    case Qt::Key_F4:
    case Qt::Key_Return:
    case Qt::Key_Enter:
        open();
        break;
    default:
        QAbstractButton::keyPressEvent(event);
    }
}

} // namespace slipway
