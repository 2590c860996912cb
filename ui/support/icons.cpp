// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/support/icons.h"

#include <QFile>
#include <QGuiApplication>
#include <QIconEngine>
#include <QPainter>
#include <QPixmapCache>
#include <QSvgRenderer>

#include <array>

namespace slipway {

using namespace Qt::StringLiterals;

namespace {

struct Entry
{
    IconId id;
    QLatin1StringView name;
    ColorRole color;
};

constexpr std::array entries = {
    Entry{IconId::New, "new"_L1, &Colors::text},
    Entry{IconId::Open, "open"_L1, &Colors::text},
    Entry{IconId::Save, "save"_L1, &Colors::text},
    Entry{IconId::SaveAs, "save-as"_L1, &Colors::text},
    Entry{IconId::Undo, "undo"_L1, &Colors::text},
    Entry{IconId::Redo, "redo"_L1, &Colors::text},
    Entry{IconId::Export, "export"_L1, &Colors::text},
    Entry{IconId::BestChoice, "best-choice"_L1, &Colors::text},
    Entry{IconId::Compare, "compare"_L1, &Colors::text},
    Entry{IconId::Prices, "prices"_L1, &Colors::text},
    Entry{IconId::Catalog, "catalog"_L1, &Colors::text},
    Entry{IconId::Search, "search"_L1, &Colors::text},
    Entry{IconId::Help, "help"_L1, &Colors::text},
    Entry{IconId::About, "about"_L1, &Colors::text},
    Entry{IconId::Settings, "settings"_L1, &Colors::text},
    Entry{IconId::Chart, "chart"_L1, &Colors::text},
    Entry{IconId::Table, "table"_L1, &Colors::text},
    Entry{IconId::Copy, "copy"_L1, &Colors::text},
    Entry{IconId::SaveImage, "save-image"_L1, &Colors::text},
    Entry{IconId::Add, "add"_L1, &Colors::text},
    Entry{IconId::Remove, "remove"_L1, &Colors::text},
    Entry{IconId::Close, "close"_L1, &Colors::text},
    Entry{IconId::ChevronLeft, "chevron-left"_L1, &Colors::text},
    Entry{IconId::ChevronRight, "chevron-right"_L1, &Colors::text},
    Entry{IconId::ChevronDown, "chevron-down"_L1, &Colors::text},
    Entry{IconId::Link, "link"_L1, &Colors::text},
    Entry{IconId::Blocker, "blocker"_L1, &Colors::bad},
    Entry{IconId::Approval, "approval"_L1, &Colors::caution},
    Entry{IconId::Warning, "warning"_L1, &Colors::caution},
    Entry{IconId::Advice, "advice"_L1, &Colors::accent},
    Entry{IconId::Done, "done"_L1, &Colors::good},
    Entry{IconId::Attention, "attention"_L1, &Colors::caution},
    Entry{IconId::Blocked, "blocked"_L1, &Colors::bad},
    Entry{IconId::NotNeeded, "not-needed"_L1, &Colors::secondary},
    Entry{IconId::Untouched, "untouched"_L1, &Colors::secondary},
};

const Entry &entryOf(IconId id)
{
    const Entry &entry = entries.at(static_cast<std::size_t>(id));
    Q_ASSERT(entry.id == id);
    return entry;
}

/// `pixels` are device pixels; the picture has a ratio of 1.
QPixmap render(IconId id, const QSize &pixels, const QColor &color)
{
    const QString key = u"slipway-icon/%1/%2/%3x%4"_s.arg(entryOf(id).name, color.name(QColor::HexArgb))
                            .arg(pixels.width())
                            .arg(pixels.height());
    QPixmap pixmap;
    if (QPixmapCache::find(key, &pixmap))
        return pixmap;
    QFile file(u":/slipway/icons/%1.svg"_s.arg(entryOf(id).name));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    QSvgRenderer renderer(file.readAll().replace("currentColor", color.name().toLatin1()));
    renderer.setAspectRatioMode(Qt::KeepAspectRatio);
    pixmap = QPixmap(pixels);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setOpacity(color.alphaF());
    renderer.render(&painter);
    painter.end();
    QPixmapCache::insert(key, pixmap);
    return pixmap;
}

/// Asks for the palette each time it paints, so that a change of theme needs no new icons.
class ThemedIconEngine final : public QIconEngine
{
public:
    ThemedIconEngine(IconId id, ColorRole color)
        : m_id(id)
        , m_color(color)
    {
    }

    void paint(QPainter *painter, const QRect &rect, QIcon::Mode mode, QIcon::State state) override
    {
        const qreal ratio = painter->device()->devicePixelRatioF();
        painter->drawPixmap(rect, scaledPixmap(rect.size() * ratio, mode, state, ratio));
    }
    QPixmap pixmap(const QSize &size, QIcon::Mode mode, QIcon::State state) override
    {
        return scaledPixmap(size, mode, state, 1.0);
    }
    QPixmap scaledPixmap(const QSize &size, QIcon::Mode mode, QIcon::State /*state*/,
                         qreal /*scale*/) override
    {
        QColor color = Colors::of(QGuiApplication::palette()).*m_color;
        if (mode == QIcon::Disabled)
            color.setAlphaF(0.4F);
        return render(m_id, size, color);
    }
    [[nodiscard]] QIconEngine *clone() const override { return new ThemedIconEngine(*this); }
    [[nodiscard]] QString key() const override { return u"slipway-themed"_s; }

private:
    IconId m_id;
    ColorRole m_color;
};

} // namespace

QList<IconId> allIcons()
{
    QList<IconId> ids;
    for (const Entry &entry : entries)
        ids.append(entry.id);
    return ids;
}

ColorRole naturalColor(IconId id)
{
    return entryOf(id).color;
}

QString iconName(IconId id)
{
    return entryOf(id).name;
}

QIcon icon(IconId id)
{
    return icon(id, naturalColor(id));
}

QIcon icon(IconId id, ColorRole color)
{
    return QIcon(new ThemedIconEngine(id, color));
}

QPixmap iconPixmap(IconId id, int size, const QColor &color, qreal devicePixelRatio)
{
    QPixmap pixmap = render(id, QSize(size, size) * devicePixelRatio, color);
    pixmap.setDevicePixelRatio(devicePixelRatio);
    return pixmap;
}

QIcon applicationIcon()
{
    return QIcon(u":/slipway/icons/org.slipwayplanner.Slipway.svg"_s);
}

} // namespace slipway
