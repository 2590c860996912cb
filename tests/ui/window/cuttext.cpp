// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/window/cuttext.h"

#include "ui/stages/keytiles.h"
#include "ui/start/paragraph.h"
#include "ui/support/combofield.h"
#include "ui/support/fonts.h"
#include "ui/support/labels.h"
#include "ui/support/numberfield.h"

#include <QAbstractScrollArea>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QTabBar>
#include <QTableView>

#include <algorithm>

namespace slipway::test {

using namespace Qt::StringLiterals;

namespace {

int textWidth(const QFont &font, const QString &text)
{
    return QFontMetrics(font).horizontalAdvance(text);
}

/// Where need be in narrower letters, as labels and units do.
bool fits(const QString &text, const QFont &font, int room)
{
    return textWidth(narrowedToFit(text, font, room), text) <= room;
}

QFont strong(QFont font)
{
    font.setBold(true);
    return font;
}

/// Whether part of it lies outside of what holds it, and nothing there scrolls.
bool isBeyond(const QWidget &widget)
{
    QRect place = widget.rect();
    for (const QWidget *each = &widget; each->parentWidget() && !each->isWindow(); each = each->parentWidget()) {
        const QWidget *around = each->parentWidget();
        const bool scrolls = qobject_cast<const QAbstractScrollArea *>(around)
            || (around->parentWidget() && qobject_cast<const QAbstractScrollArea *>(around->parentWidget()));
        if (scrolls || around->inherits("slipway::ChipRow")
            || (around->parentWidget() && around->parentWidget()->inherits("slipway::ChipRow")))
            return false;
        place.translate(each->pos());
        if (!around->rect().adjusted(-1, -1, 1, 1).contains(place))
            return true;
    }
    return false;
}

QString cutOf(const QLabel &label)
{
    if (label.text().isEmpty())
        return {};
    if (const auto *elided = qobject_cast<const ElidedLabel *>(&label))
        return elided->isElided() && elided->toolTip().isEmpty() ? elided->fullText() : QString();
    if (isBeyond(label))
        return label.text();
    if (label.wordWrap())
        return label.heightForWidth(label.width()) > label.height() + 1 ? label.text() : QString();
    QString plain = label.text();
    if (label.buddy())
        plain.remove(u'&');
    return label.sizeHint().width() > label.width() + 1 && !fits(plain, label.font(), label.contentsRect().width())
        ? label.text()
        : QString();
}

QString cutOf(const NumberField &number)
{
    const QString text = number.text().isEmpty() ? number.placeholderText() : number.text();
    const int frame = number.property("bare").toBool() ? 8 : 22; // a part of a range has none of its own
    const int room = number.width() - frame - textWidth(number.font(), text);
    const bool words = number.text().isEmpty() && !text.isEmpty() && text.back().isLetter(); // no figure, no unit
    if (words || number.unit().isEmpty())
        return room < 0 ? text : QString();
    return fits(number.unit(), number.font(), room - 8) ? QString() : text + u' ' + number.unit();
}

QString cutOf(const QTabBar &tabs)
{
    QStringList cut;
    for (int i = 0; i < tabs.count(); ++i) {
        const QRect place = tabs.tabRect(i);
        constexpr int padding = 8;
        if (tabs.isTabVisible(i)
            && (textWidth(strong(tabs.font()), tabs.tabText(i)) + padding > place.width()
                || !tabs.rect().contains(place)))
            cut << tabs.tabText(i);
    }
    return cut.join(u", "_s);
}

/// Headings, and the figures of the rows on show: a name may be cut, with a tool tip, a figure may not.
QString cutOf(const QTableView &table)
{
    QStringList cut;
    const QHeaderView &header = *table.horizontalHeader();
    constexpr int headingPadding = 16;
    constexpr int cellPadding = 10;
    for (int column = 0; column < header.count(); ++column) {
        if (header.isSectionHidden(column))
            continue;
        const int width = header.sectionSize(column);
        int widest = 0;
        const QString title = table.model()->headerData(column, Qt::Horizontal).toString();
        for (const QString &line : title.split(u'\n'))
            widest = std::max(widest, textWidth(header.font(), line));
        if (!header.isHidden() && !title.isEmpty()
            && widest + headingPadding + (header.isSortIndicatorShown() ? 8 : 0) > width)
            cut << u"heading "_s + title;
        for (int row = 0; row < std::min(table.model()->rowCount(), 40); ++row) {
            const QModelIndex cell = table.model()->index(row, column);
            const auto side = Qt::Alignment(cell.data(Qt::TextAlignmentRole).toInt());
            if (side.testFlag(Qt::AlignRight) && textWidth(table.font(), cell.data().toString()) + cellPadding > width) {
                cut << u"figure "_s + cell.data().toString() + u" under "_s + title;
                break;
            }
        }
    }
    if (header.length() > table.viewport()->width() + 1 && table.horizontalScrollBarPolicy() == Qt::ScrollBarAlwaysOff)
        cut << u"columns beyond the table"_s;
    return cut.join(u", "_s);
}

QString cutOf(const KeyTile &tile)
{
    const KeyFigure &figure = tile.figure();
    if (!figure.field.isEmpty())
        return {}; // a link, which is looked at as a button
    constexpr int edges = 24;
    constexpr int sign = 21;
    const int left = tile.width() - (figure.tone == KeyFigure::Tone::Plain ? edges - 6 : edges - 6 + sign);
    if (!fits(figure.detail, tile.font(), left))
        return figure.detail;
    return fits(figure.caption, tile.font(), tile.width() - edges) ? QString() : figure.caption;
}

/// What of `widget` cannot be read whole; empty where all can.
QString cutOf(const QWidget &widget)
{
    if (const auto *label = qobject_cast<const QLabel *>(&widget))
        return cutOf(*label);
    if (const auto *number = qobject_cast<const NumberField *>(&widget))
        return cutOf(*number);
    if (const auto *tabs = qobject_cast<const QTabBar *>(&widget))
        return cutOf(*tabs);
    if (const auto *table = qobject_cast<const QTableView *>(&widget); table && table->model())
        return cutOf(*table);
    if (const auto *tile = qobject_cast<const KeyTile *>(&widget))
        return cutOf(*tile);
    if (widget.inherits("slipway::RegionsField"))
        return {}; // a list of choices, whole in its tool tip
    if (const auto *combo = qobject_cast<const ComboField *>(&widget)) {
        // A long name is cut in its middle, with a tool tip: most of it must stay. A short one stays whole.
        constexpr qsizetype shortName = 20;
        const int room = combo->width() - 38;
        const int whole = textWidth(narrowedToFit(combo->currentText(), combo->font(), room), combo->currentText());
        const int most = combo->currentText().size() <= shortName ? whole : whole * 3 / 4;
        return most > room ? combo->currentText() : QString();
    }
    if (qobject_cast<const QPushButton *>(&widget) && widget.property("choices").toBool())
        return {}; // says so itself, with a tool tip
    if (const auto *button = qobject_cast<const QAbstractButton *>(&widget)) {
        const bool cut = button->sizeHint().width() > button->width() + 1 || isBeyond(widget);
        return !button->text().isEmpty() && cut ? button->text() : QString();
    }
    return {};
}

} // namespace

QStringList cutTexts(const QWidget &root)
{
    QStringList all;
    for (const QWidget *each : root.findChildren<QWidget *>()) {
        if (!each->isVisible())
            continue;
        const QString text = cutOf(*each);
        if (!text.isEmpty())
            all << u"%1: %2"_s.arg(each->objectName().isEmpty() ? QString::fromLatin1(each->metaObject()->className())
                                                                : each->objectName(),
                                   text);
    }
    return all;
}

} // namespace slipway::test
