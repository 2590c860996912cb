// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/support/theme.h"

#include <QApplication>
#include <QFont>
#include <QFontInfo>
#include <QHeaderView>
#include <QPainter>
#include <QProxyStyle>
#include <QStyleOptionHeader>
#include <QTableView>
#include <QWidget>

#include <array>

namespace slipway {

using namespace Qt::StringLiterals;

namespace {

constexpr qreal bodyPointSize = 9.75; // 13 px at 96 dpi

QPalette paletteOf(const Colors &colors)
{
    QPalette palette;
    const auto set
        = [&palette](QPalette::ColorRole role, const QColor &color) { palette.setColor(role, color); };
    set(QPalette::Window, colors.window);
    set(QPalette::WindowText, colors.text);
    set(QPalette::Base, colors.card);
    set(QPalette::AlternateBase, colors.window);
    set(QPalette::Text, colors.text);
    set(QPalette::PlaceholderText, colors.secondary);
    set(QPalette::Button, colors.card);
    set(QPalette::ButtonText, colors.text);
    set(QPalette::BrightText, colors.bad);
    set(QPalette::ToolTipBase, colors.card);
    set(QPalette::ToolTipText, colors.text);
    set(QPalette::Link, colors.accent);
    set(QPalette::LinkVisited, colors.accent);
    set(QPalette::Highlight, colors.accent);
    set(QPalette::HighlightedText, colors.onAccent);
    set(QPalette::Light, colors.dark ? colors.line : colors.card);
    set(QPalette::Midlight, colors.line);
    set(QPalette::Mid, colors.fieldLine);
    set(QPalette::Dark, colors.fieldLine);
    set(QPalette::Shadow, colors.dark ? QColor(Qt::black) : colors.secondary);
    QColor pale = colors.secondary;
    pale.setAlphaF(0.65F);
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
        palette.setColor(QPalette::Disabled, role, pale);
    palette.setColor(QPalette::Disabled, QPalette::Highlight, colors.line);
    palette.setColor(QPalette::Disabled, QPalette::HighlightedText, colors.secondary);
    return palette;
}

/// Fusion, with the order of a column shown the same way on every system: up where the smallest comes first (Fusion turns that round
/// on some of them), and with words that keep their own order in a mirrored window: "Open...", not "...Open".
class OwnStyle final : public QProxyStyle
{
public:
    OwnStyle()
        : QProxyStyle(u"Fusion"_s)
    {
    }

    void drawPrimitive(PrimitiveElement element, const QStyleOption *option, QPainter *painter,
                       const QWidget *widget) const override
    {
        const auto *header = qstyleoption_cast<const QStyleOptionHeader *>(option);
        if (element != PE_IndicatorHeaderArrow || !header
            || header->sortIndicator == QStyleOptionHeader::None)
            return QProxyStyle::drawPrimitive(element, option, painter, widget);
        // Qt calls the ascending order "down".
        const bool isAscending = header->sortIndicator == QStyleOptionHeader::SortDown;
        const QRectF room
            = QRectF(QPointF(), QSizeF(8, 5)).translated(QRectF(option->rect).center() - QPointF(4, 2.5));
        const qreal base = isAscending ? room.bottom() : room.top();
        const qreal tip = isAscending ? room.top() : room.bottom();
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        painter->setPen(Qt::NoPen);
        painter->setBrush(Colors::of(option->palette).secondary);
        painter->drawPolygon(QPolygonF{{room.left(), base}, {room.right(), base}, {room.center().x(), tip}});
        painter->restore();
    }

    void drawItemText(QPainter *painter, const QRect &rect, int flags, const QPalette &palette, bool enabled,
                      const QString &text, QPalette::ColorRole textRole) const override
    {
        const Qt::LayoutDirection before = painter->layoutDirection();
        if (before != Qt::RightToLeft || text.isRightToLeft())
            return QProxyStyle::drawItemText(painter, rect, flags, palette, enabled, text, textRole);
        const Qt::Alignment side
            = visualAlignment(before, Qt::Alignment(flags & static_cast<int>(Qt::AlignHorizontal_Mask)));
        painter->setLayoutDirection(Qt::LeftToRight);
        QProxyStyle::drawItemText(painter, rect,
                                  (flags & ~static_cast<int>(Qt::AlignHorizontal_Mask))
                                      | static_cast<int>(side.toInt()),
                                  palette, enabled, text, textRole);
        painter->setLayoutDirection(before);
    }
};

/// Style sheets look at properties only when a widget is polished: what has not been yet will be, with them.
void setStyleProperty(QWidget *widget, const char *name, const QVariant &value)
{
    const QVariant before = widget->property(name);
    const bool isOff = !before.isValid() && value.typeId() == QMetaType::Bool && !value.toBool();
    if (before == value || isOff)
        return;
    widget->setProperty(name, value);
    if (!widget->testAttribute(Qt::WA_WState_Polished))
        return;
    widget->style()->unpolish(widget);
    widget->style()->polish(widget);
    widget->update();
}

} // namespace

const Colors &Colors::light()
{
    static const Colors colors = {
        .dark = false,
        .window = QColor(0xf4, 0xf5, 0xf7),
        .card = QColor(0xff, 0xff, 0xff),
        .line = QColor(0xdc, 0xdf, 0xe4),
        .fieldLine = QColor(0x80, 0x88, 0x93),
        .hover = QColor(0xf0, 0xf2, 0xf5),
        .text = QColor(0x1b, 0x1f, 0x24),
        .secondary = QColor(0x5c, 0x65, 0x70),
        .accent = QColor(0x1f, 0x5f, 0xbf),
        .onAccent = QColor(0xff, 0xff, 0xff),
        .selected = QColor(0xe8, 0xef, 0xfa),
        .good = QColor(0x1a, 0x7f, 0x37),
        .caution = QColor(0x93, 0x62, 0x00),
        .bad = QColor(0xc0, 0x39, 0x2b),
        .experimentation = QColor(0x00, 0x72, 0xb2),
        .training = QColor(0xd5, 0x5e, 0x00),
        .deployment = QColor(0x00, 0x9e, 0x73),
        .other = QColor(0xcc, 0x79, 0xa7),
        .otherDots = QColor(0x86, 0x8e, 0x99),
        .band = QColor(0xbc, 0xd0, 0xee),
        .zone = QColor(0xee, 0xf0, 0xf3),
        .grid = QColor(0xe9, 0xeb, 0xee),
        .differs = QColor(0xff, 0xf4, 0xd6),
        .better = QColor(0xe9, 0xf6, 0xec),
        .worse = QColor(0xfd, 0xee, 0xec),
    };
    return colors;
}

const Colors &Colors::darkSet()
{
    static const Colors colors = {
        .dark = true,
        .window = QColor(0x1b, 0x1e, 0x23),
        .card = QColor(0x24, 0x28, 0x2e),
        .line = QColor(0x38, 0x3e, 0x46),
        .fieldLine = QColor(0x72, 0x7b, 0x87),
        .hover = QColor(0x2d, 0x32, 0x39),
        .text = QColor(0xe8, 0xea, 0xed),
        .secondary = QColor(0xa2, 0xab, 0xb6),
        .accent = QColor(0x6e, 0xa8, 0xfe),
        .onAccent = QColor(0x10, 0x14, 0x1a),
        .selected = QColor(0x2b, 0x35, 0x45),
        .good = QColor(0x57, 0xc2, 0x6f),
        .caution = QColor(0xe3, 0xb3, 0x41),
        .bad = QColor(0xff, 0x7b, 0x72),
        .experimentation = QColor(0x4a, 0xa3, 0xdf),
        .training = QColor(0xff, 0x8a, 0x3d),
        .deployment = QColor(0x3c, 0xcf, 0x9f),
        .other = QColor(0xcc, 0x79, 0xa7),
        .otherDots = QColor(0x7d, 0x87, 0x94),
        .band = QColor(0x3b, 0x53, 0x77),
        .zone = QColor(0x2c, 0x31, 0x38),
        .grid = QColor(0x30, 0x35, 0x3c),
        .differs = QColor(0x3d, 0x35, 0x20),
        .better = QColor(0x1f, 0x32, 0x26),
        .worse = QColor(0x3a, 0x24, 0x24),
    };
    return colors;
}

const Colors &Colors::of(const QPalette &palette)
{
    const bool isDark
        = palette.color(QPalette::Window).lightness() < palette.color(QPalette::WindowText).lightness();
    return isDark ? darkSet() : light();
}

QPalette lightPalette()
{
    return paletteOf(Colors::light());
}

QPalette darkPalette()
{
    return paletteOf(Colors::darkSet());
}

void applyTheme(QApplication &application, ThemeChoice choice, qreal textScale)
{
    application.setStyleSheet({});
    QApplication::setStyle(new OwnStyle);
    bool dark = choice == ThemeChoice::Dark;
    if (choice == ThemeChoice::System) {
        // An unset palette lets the platform's own shine through.
        QApplication::setPalette(QPalette());
        dark = Colors::of(QApplication::palette()).dark;
    }
    QFont font(u"Slipway Sans"_s);
    font.setPointSizeF(bodyPointSize * textScale);
    QApplication::setFont(font);
    QApplication::setPalette(dark ? darkPalette() : lightPalette());
    application.setStyleSheet(styleSheet(dark ? Colors::darkSet() : Colors::light(), font.pointSizeF()));
}

qreal textScaleOf(const QFont &font)
{
    constexpr qreal bodyPixels = 13;
    return QFontInfo(font).pixelSize() / bodyPixels;
}

void setTextRole(QWidget *widget, TextRole role)
{
    static constexpr std::array names = {"body"_L1,  "caption"_L1, "strong"_L1,  "pageTitle"_L1,
                                         "total"_L1, "good"_L1,    "caution"_L1, "bad"_L1};
    setStyleProperty(widget, "textRole", QString(names.at(static_cast<std::size_t>(role))));
}

void setSurface(QWidget *widget, Surface surface)
{
    widget->setAttribute(Qt::WA_StyledBackground);
    setStyleProperty(widget, "surface", surface == Surface::Card ? u"card"_s : u"window"_s);
}

void setPrimary(QWidget *button, bool primary)
{
    setStyleProperty(button, "primary", primary);
}

void setInvalid(QWidget *field, bool invalid)
{
    setStyleProperty(field, "invalid", invalid);
}

void setShown(QWidget *widget, bool shown)
{
    if (widget->isHidden() == shown)
        widget->setVisible(shown);
}

void setUpTable(QTableView *table)
{
    table->setShowGrid(false);
    table->setSelectionBehavior(QAbstractItemView::SelectRows);
    table->setSelectionMode(QAbstractItemView::SingleSelection);
    table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    table->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    table->setWordWrap(false);
    table->setTextElideMode(Qt::ElideMiddle);
    table->setTabKeyNavigation(false);
    table->verticalHeader()->hide();
    table->verticalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    QHeaderView *header = table->horizontalHeader();
    header->setHighlightSections(false);
    header->setSectionResizeMode(QHeaderView::ResizeToContents);
    if (header->count() > 0)
        header->setSectionResizeMode(0, QHeaderView::Stretch);
    header->setMinimumSectionSize(table->fontMetrics().averageCharWidth() * 8);
}

} // namespace slipway
