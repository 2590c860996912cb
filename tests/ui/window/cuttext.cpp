// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/window/cuttext.h"

#include "tests/ui/window/drawntext.h"
#include "ui/support/labels.h"
#include "ui/support/numberfield.h"

#include <QAbstractItemView>
#include <QCoreApplication>
#include <QHeaderView>
#include <QHelpEvent>
#include <QLabel>
#include <QPointer>
#include <QScrollBar>
#include <QTabBar>
#include <QTableView>
#include <QToolTip>

namespace slipway::test {

using namespace Qt::StringLiterals;

namespace {

constexpr QChar ellipsis = u'\u2026';
/// A pixel of rounding, and what lies beyond the letters proper.
constexpr qreal edge = 2;

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

/// What a resting pointer would say there, in the widget's pixels; empty where nothing.
bool saysMore(const QWidget &widget, const QPointF &at)
{
    if (!widget.toolTip().isEmpty())
        return true;
    if (const auto *view = qobject_cast<const QAbstractItemView *>(widget.parentWidget())) {
        if (const auto *header = qobject_cast<const QHeaderView *>(view)) {
            const bool across = header->orientation() == Qt::Horizontal;
            const int section = header->logicalIndexAt(qRound(across ? at.x() : at.y()));
            return header->model() && !header->model()->headerData(section, header->orientation(), Qt::ToolTipRole).isNull();
        }
    }
    // Labels and lists make theirs up where the pointer rests.
    QToolTip::hideText();
    QHelpEvent rest(QEvent::ToolTip, at.toPoint(), widget.mapToGlobal(at.toPoint()));
    QCoreApplication::sendEvent(const_cast<QWidget *>(&widget), &rest); // a resting pointer changes nothing
    const bool said = rest.isAccepted() && !QToolTip::text().isEmpty();
    QToolTip::hideText();
    return said;
}

/// A figure, which means another one without its end; a name means the same.
bool isFigure(const QWidget &widget, const QPointF &at)
{
    const auto *view = qobject_cast<const QAbstractItemView *>(widget.parentWidget());
    if (!view || qobject_cast<const QHeaderView *>(view))
        return false;
    return Qt::Alignment(view->indexAt(at.toPoint()).data(Qt::TextAlignmentRole).toInt()).testFlag(Qt::AlignRight);
}

/// A word or two: of a long name the middle is missed least.
bool isShortName(const QWidget &widget, const QString &shown)
{
    constexpr qsizetype shortName = 20;
    const QString whole = widget.property("currentText").toString();
    return !whole.isEmpty() && !widget.inherits("slipway::RegionsField") && (whole.size() <= shortName || shown.size() * 4 < whole.size() * 3);
}

/// Whether what lies beyond the edge comes into view by scrolling, or by the keyboard in a field of text.
bool scrollsTo(const QWidget &widget, const DrawnText &drawn)
{
    if (const auto *line = qobject_cast<const QLineEdit *>(&widget))
        return !line->text().isEmpty() && !qobject_cast<const NumberField *>(&widget);
    const auto *area = qobject_cast<const QAbstractScrollArea *>(widget.parentWidget());
    if (const auto *header = qobject_cast<const QHeaderView *>(area))
        area = qobject_cast<const QAbstractScrollArea *>(header->parentWidget());
    if (!area)
        return false;
    const bool sideways = drawn.place.left() < drawn.room.left() - edge || drawn.place.right() > drawn.room.right() + edge;
    return !sideways ? area->verticalScrollBar()->maximum() > 0
                     : area->horizontalScrollBar()->maximum() > 0 && area->horizontalScrollBarPolicy() != Qt::ScrollBarAlwaysOff;
}

/// What of that which the widget draws is shortened, lies beyond its edge, or lies over other words.
QStringList faultsOf(QWidget &widget)
{
    QStringList faults;
    const QList<DrawnText> all = drawnTexts(widget);
    const bool ends = widget.property("text").toString().contains(ellipsis) && !qobject_cast<const ElidedLabel *>(&widget);
    for (qsizetype i = 0; i < all.size(); ++i) {
        const DrawnText &each = all[i];
        if (each.text.contains(ellipsis) && !ends) {
            const QPointF middle = each.place.center();
            if (isFigure(widget, middle) || isShortName(widget, each.text) || !saysMore(widget, middle))
                faults << u"shortened "_s + each.text;
            else if (qEnvironmentVariableIsSet("SLIPWAY_WALK_STRICT"))
                faults << u"shortened with a tool tip "_s + each.text;
        }
        const QRectF room = each.room.adjusted(-edge, -edge, edge, edge);
        if (each.place.intersects(widget.rect()) && !room.contains(each.place) && !scrollsTo(widget, each))
            faults << u"cut off "_s + each.text;
        for (qsizetype k = 0; k < i; ++k) {
            const QRectF both = each.place.intersected(all[k].place);
            if (both.width() > 2 * edge && both.height() > 2 * edge && each.text != all[k].text)
                faults << u"%1 over %2"_s.arg(each.text, all[k].text);
        }
    }
    if (!all.isEmpty() && isBeyond(widget))
        faults << u"outside "_s + all.constFirst().text;
    return faults;
}

/// What is not drawn at all, so that its drawing shows nothing.
QString missingOf(const QWidget &widget)
{
    if (const auto *label = qobject_cast<const QLabel *>(&widget)) {
        const bool low = label->wordWrap() && label->heightForWidth(label->width()) > label->height() + 1;
        return low ? u"too low "_s + label->text() : QString();
    }
    if (const auto *tabs = qobject_cast<const QTabBar *>(&widget)) {
        for (int i = 0; i < tabs->count(); ++i) {
            if (tabs->isTabVisible(i) && !tabs->rect().contains(tabs->tabRect(i)))
                return u"tab outside "_s + tabs->tabText(i);
        }
    }
    if (const auto *table = qobject_cast<const QTableView *>(&widget); table && table->model()) {
        if (table->horizontalHeader()->length() > table->viewport()->width() + 1
            && table->horizontalScrollBarPolicy() == Qt::ScrollBarAlwaysOff)
            return u"columns beyond the table"_s;
    }
    return {};
}

} // namespace

QStringList cutTexts(const QWidget &root)
{
    QStringList all;
    // Asking for a tip ends the one before.
    QList<QPointer<QWidget>> parts;
    for (QWidget *each : root.findChildren<QWidget *>())
        parts << each;
    for (const QPointer<QWidget> &each : parts) {
        // Tips are asked for here and fade by themselves.
        if (!each || !each->isVisible() || each->size().isEmpty() || each->inherits("QTipLabel"))
            continue;
        QStringList faults = faultsOf(*each);
        if (const QString missing = missingOf(*each); !missing.isEmpty())
            faults << missing;
        // A viewport has no name of its own.
        const QWidget *named = each;
        while (named->objectName().isEmpty() || named->objectName().startsWith(u"qt_"_s)) {
            if (!named->parentWidget() || named == &root)
                break;
            named = named->parentWidget();
        }
        for (const QString &fault : faults)
            all << u"%1 (%2): %3"_s.arg(named->objectName(), QString::fromLatin1(each->metaObject()->className()), fault);
    }
    return all;
}

} // namespace slipway::test
