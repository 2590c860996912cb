// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/fields/sizefield.h"

#include "ui/fields/sizelist.h"
#include "ui/support/theme.h"

#include <QKeyEvent>
#include <QScreen>
#include <QSignalBlocker>
#include <QWheelEvent>

#include <algorithm>

namespace slipway {

SizeField::SizeField(const Catalog &catalog, const PriceSnapshot &prices, QWidget *parent)
    : ComboField(parent)
    , m_catalog(catalog)
    , m_prices(prices)
{
    setPlaceholderText(tr("No size chosen"));
}

void SizeField::showSize(const QString &name, const QString &region, const QString &target)
{
    m_name = name;
    m_region = region;
    m_target = target;
    const QSignalBlocker blocker(this);
    clear();
    if (name.isEmpty())
        return;
    const std::optional<SizeId> id = m_catalog.findSize(name);
    addItem(id ? sizeText(m_catalog.size(*id), m_catalog, locale()) : unknownText(name), name);
    setCurrentIndex(0);
    update();
}

void SizeField::showPopup()
{
    if (m_open) {
        m_open();
        return;
    }
    auto *list = new SizeList(
        m_catalog, m_prices, {m_catalog.findRegion(m_region), PriceType::PayAsYouGo, m_target}, m_name, this);
    list->setAttribute(Qt::WA_DeleteOnClose);
    connect(list, &SizeList::picked, this, [this](const QString &name) {
        if (name != m_name)
            Q_EMIT sizeChosen(name);
    });
    if (m_explained) {
        list->offerWhyNot();
        connect(list, &SizeList::whyNotAsked, this, &SizeField::whyNotAsked);
    }
    const QRect room = screen()->availableGeometry();
    QSize wanted(std::max(width(), fontMetrics().averageCharWidth() * 84), fontMetrics().height() * 22);
    wanted = wanted.boundedTo(room.size());
    QPoint place = mapToGlobal(QPoint(0, height() + space::group));
    place.setX(std::clamp(place.x(), room.left(), std::max(room.left(), room.right() - wanted.width())));
    place.setY(std::clamp(place.y(), room.top(), std::max(room.top(), room.bottom() - wanted.height())));
    list->setGeometry(QRect(place, wanted));
    list->show();
}

void SizeField::keyPressEvent(QKeyEvent *event)
{
    switch (event->key()) {
    case Qt::Key_Space:
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_F4:
    case Qt::Key_Down:
        showPopup();
        break;
    default:
        QWidget::keyPressEvent(event);
    }
}

void SizeField::wheelEvent(QWheelEvent *event)
{
    event->ignore();
}

} // namespace slipway
