// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/sizes/sizetable.h"

#include "model/items/sizechoicemodel.h"
#include "ui/support/fonts.h"
#include "ui/support/icons.h"
#include "ui/support/owndirection.h"
#include "ui/support/theme.h"

#include <QAbstractProxyModel>
#include <QHeaderView>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QStyledItemDelegate>

namespace slipway {

using namespace Qt::StringLiterals;

namespace {

using Model = SizeChoiceModel;
constexpr int sizeRowHeight = 46;
constexpr int boxSide = 16;
constexpr int signSide = 16;

class TwoLines final : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &option,
                                 const QModelIndex & /*index*/) const override
    {
        return {60, std::max(sizeRowHeight, 2 * option.fontMetrics.height() + 12)};
    }

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        const Colors &colors = Colors::of(option.palette);
        const bool selected = option.state & QStyle::State_Selected;
        const bool last = index.data(Model::LastRole).toBool();
        painter->save();
        painter->fillRect(option.rect, selected ? colors.selected : colors.card);
        if (selected && index.column() == 0)
            painter->fillRect(
                QStyle::visualRect(option.direction, option.rect,
                                   QRect(option.rect.topLeft(), QSize(3, option.rect.height()))),
                colors.accent);
        painter->setPen(colors.line);
        painter->drawLine(option.rect.bottomLeft(), option.rect.bottomRight());
        if (index.column() == Model::TickColumn)
            paintTick(*painter, option.rect, index.data(Model::TickedRole).toBool(), colors);
        else
            paintText(*painter, option, index, last, colors);
        painter->restore();
    }

private:
    static void paintTick(QPainter &painter, const QRect &rect, bool ticked, const Colors &colors)
    {
        QRect box(0, 0, boxSide, boxSide);
        box.moveCenter(rect.center());
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(ticked ? colors.accent : colors.secondary);
        painter.setBrush(ticked ? colors.accent : colors.card);
        painter.drawRoundedRect(box, 4, 4);
        if (!ticked)
            return;
        painter.setPen(QPen(colors.onAccent, 2));
        const QPointF corner = box.topLeft();
        painter.drawPolyline(
            QPolygonF({corner + QPointF(4, 8.5), corner + QPointF(7, 11.5), corner + QPointF(12, 5)}));
    }

    /// Beside the first line.
    static int signTop(const QStyleOptionViewItem &option, const QRect &room, bool twoLines)
    {
        const int line = option.fontMetrics.height();
        return room.top() + (room.height() - (twoLines ? 2 : 1) * line) / 2 + (line - signSide) / 2;
    }

    static void paintText(QPainter &painter, const QStyleOptionViewItem &option, const QModelIndex &index,
                          bool last, const Colors &colors)
    {
        const QString second = index.data(Model::SecondLineRole).toString();
        const bool figure = index.column() >= Model::VcpusColumn && index.column() <= Model::MonthColumn;
        const bool bold = !last
            && (index.column() == Model::NameColumn || index.column() == Model::MonthColumn
                || index.column() == Model::AnswerColumn);
        QRect room = option.rect.adjusted(6, 0, -6, 0);
        if (index.column() == Model::AnswerColumn) {
            const auto answer = static_cast<SizeAnswer>(index.data(Model::AnswerRole).toInt());
            const IconId sign = answer == SizeAnswer::Cannot                 ? IconId::Blocked
                : answer == SizeAnswer::Ask || answer == SizeAnswer::Unknown ? IconId::Attention
                                                                             : IconId::Done;
            painter.drawPixmap(QStyle::visualRect(option.direction, room,
                                                  QRect(room.left(), signTop(option, room, !second.isEmpty()),
                                                        signSide, signSide))
                                   .topLeft(),
                               icon(sign).pixmap(QSize(signSide, signSide)));
            room = QStyle::visualRect(option.direction, room, room.adjusted(signSide + 8, 0, 0, 0));
        }
        QFont first = option.font;
        first.setBold(bold);
        const int line = option.fontMetrics.height();
        const int top = second.isEmpty() ? (room.height() - line) / 2 : (room.height() - 2 * line) / 2;
        const auto side = static_cast<int>(
            QStyle::visualAlignment(option.direction,
                                    (figure ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter)
                .toInt());
        painter.setPen(last ? colors.secondary : colors.text);
        const QRect upper(room.left(), room.top() + top, room.width(), line);
        const auto write = [&painter, side](const QRect &place, const QString &text, const QFont &font) {
            painter.setFont(narrowedToFit(text, font, place.width()));
            painter.drawText(
                place, side,
                inOwnDirection(painter,
                               painter.fontMetrics().elidedText(text, Qt::ElideRight, place.width())));
        };
        write(upper, index.data().toString(), first);
        painter.setPen(colors.secondary);
        if (!second.isEmpty())
            write(upper.translated(0, line), second, option.font);
    }
};

} // namespace

SizeTable::SizeTable(QWidget *parent)
    : WholeRowsTable(parent)
{
    setObjectName(u"sizeTable"_s);
    setAccessibleName(tr("VM sizes"));
    setUpTable(this);
    setItemDelegate(new TwoLines(this));
    setSelectionMode(SingleSelection);
    setTabKeyNavigation(false);
    enableSorting(this);
    setHorizontalScrollMode(ScrollPerPixel); // with large text not all of it fits
    verticalHeader()->setDefaultSectionSize(std::max(sizeRowHeight, 2 * fontMetrics().height() + 12));
    verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    horizontalHeader()->setStretchLastSection(true);
    horizontalHeader()->setMinimumSectionSize(28);
}

void SizeTable::setModel(QAbstractItemModel *model)
{
    QTableView::setModel(model);
    horizontalHeader()->setSectionResizeMode(QHeaderView::Interactive);
    horizontalHeader()->setSortIndicator(Model::MonthColumn, Qt::AscendingOrder);
    // Its headings name the currency, the measure and the work, which come with what is found.
    connect(model, &QAbstractItemModel::modelReset, this, [this] {
        m_widths.forget();
        placeColumns();
    });
    placeColumns();
}

void SizeTable::setNarrow(bool narrow)
{
    m_narrow = narrow;
    placeColumns();
}

void SizeTable::placeColumns()
{
    if (!model())
        return;
    setColumnHidden(Model::VcpusColumn, m_narrow);
    setColumnHidden(Model::MemoryColumn, m_narrow);
    const qreal scale = textScaleOf(font());
    // A language with longer headings has wider columns.
    const auto set = [&](int column, int pixels) {
        constexpr int around = 26; // padding, and what the heading's own letters need beyond the measured ones
        const QString title = model()->headerData(column, Qt::Horizontal).toString();
        const int heading = horizontalHeader()->fontMetrics().horizontalAdvance(title) + qRound(around * scale);
        setColumnWidth(column, std::max(title.isEmpty() ? 0 : heading, qRound(pixels * scale)));
    };
    set(Model::TickColumn, 32);
    set(Model::NameColumn, 144);
    set(Model::VcpusColumn, 66); // its heading is its longest word
    set(Model::MemoryColumn, 54);
    set(Model::HourColumn, 82);
    set(Model::TimeColumn, 90);
    set(Model::RunColumn, 78);
    set(Model::MonthColumn, 94);
    // An amount without its end is another one: "at least 599.17".
    QFont strong = font();
    strong.setBold(true);
    // Of those as well that a filter hides now: it may be cleared.
    const auto *filter = qobject_cast<const QAbstractProxyModel *>(model());
    const QAbstractItemModel &all = filter && filter->sourceModel() ? *filter->sourceModel() : *model();
    for (const int column : {Model::HourColumn, Model::TimeColumn, Model::RunColumn, Model::MonthColumn}) {
        constexpr int around = 16;
        const QFont &drawn = column == Model::MonthColumn ? strong : font();
        setColumnWidth(column, std::max(columnWidth(column), m_widths.of(all, column, drawn) + around));
    }
}

void SizeTable::resizeEvent(QResizeEvent *event)
{
    QTableView::resizeEvent(event);
    placeColumns();
}

void SizeTable::keyPressEvent(QKeyEvent *event)
{
    switch (event->key()) {
    case Qt::Key_Space:
        Q_EMIT tickAsked(currentIndex());
        return;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        Q_EMIT useAsked();
        return;
    case Qt::Key_Up:
        if (currentIndex().row() <= 0) {
            Q_EMIT leftUpwards();
            return;
        }
        break;
    case Qt::Key_Escape:
        event->ignore();
        return;
    default:
        break;
    }
    QTableView::keyPressEvent(event);
}

void SizeTable::mousePressEvent(QMouseEvent *event)
{
    QTableView::mousePressEvent(event);
    const QModelIndex index = indexAt(event->pos());
    if (index.isValid() && index.column() == Model::TickColumn && event->button() == Qt::LeftButton)
        Q_EMIT tickAsked(index);
}

} // namespace slipway
