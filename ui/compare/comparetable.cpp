// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compare/comparetable.h"

#include "model/base/table.h"
#include "model/items/comparemodel.h"
#include "ui/charts/charttheme.h"
#include "ui/support/fonts.h"
#include "ui/support/icons.h"
#include "ui/support/owndirection.h"
#include "ui/support/signlabel.h"
#include "ui/support/theme.h"

#include <QApplication>
#include <QClipboard>
#include <QHeaderView>
#include <QKeyEvent>
#include <QPainter>
#include <QStyledItemDelegate>
#include <QTextLayout>

#include <algorithm>

namespace slipway {

using namespace Qt::StringLiterals;

namespace {

constexpr int compareEdge = 8;
constexpr int compareSign = 16;
constexpr int compareSquare = 12;

/// Better, worse, other: light enough for text of 4.5:1.
QColor tintOf(CompareModel::Mark mark, const Colors &colors)
{
    switch (mark) {
    case CompareModel::Mark::Better:
        return mixed(colors.card, colors.good, 0.1);
    case CompareModel::Mark::Worse:
        return mixed(colors.card, colors.bad, 0.09);
    case CompareModel::Mark::Differs:
        return mixed(colors.card, colors.caution, 0.13);
    case CompareModel::Mark::Same:
        break;
    }
    return colors.card;
}

class CompareDelegate final : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        const Lines lines = linesOf(option, index);
        const auto count = static_cast<int>(lines.text.size() + lines.remark.size());
        const int least = hasRemark(index) ? 2 : 1; // the texts of a row share a line
        return {8 * option.fontMetrics.averageCharWidth(),
                std::max(count, least) * option.fontMetrics.height() + 3 * space::group};
    }

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        const Colors &colors = Colors::of(option.palette);
        const auto mark = index.data(CompareModel::MarkRole).value<CompareModel::Mark>();
        painter->save();
        painter->fillRect(option.rect, mark == CompareModel::Mark::Same ? colors.card : tintOf(mark, colors));
        if (option.state.testFlag(QStyle::State_HasFocus)) {
            painter->setPen(QPen(colors.accent, 2));
            painter->drawRect(option.rect.adjusted(1, 1, -2, -2));
        }
        paintText(*painter, option, index, colors, mark);
        painter->restore();
    }

private:
    /// What a cell says, broken to its width: from the middle on an amount would be another one.
    struct Lines
    {
        QStringList text;
        QStringList remark; ///< below it
    };

    static QFont fontOf(const QStyleOptionViewItem &option, const QModelIndex &index)
    {
        QFont font = option.font;
        font.setBold(index.data(CompareModel::StrongRole).toBool());
        return font;
    }

    /// Beside the square of a stage or the sign of a finding.
    static QRect roomOf(const QStyleOptionViewItem &option, const QModelIndex &index)
    {
        QRect room = option.rect.adjusted(compareEdge, 0, -compareEdge, 0);
        if (index.data(CompareModel::StageRole).isValid())
            room.setLeft(room.left() + compareSquare + compareEdge);
        if (index.data(CompareModel::SignRole).isValid())
            room.setLeft(room.left() + compareSign + compareEdge / 2);
        return QStyle::visualRect(option.direction, option.rect, room);
    }

    static Lines linesOf(const QStyleOptionViewItem &option, const QModelIndex &index)
    {
        const int width = roomOf(option, index).width();
        const QString remark = index.data(CompareModel::RemarkRole).toString();
        return {wrappedLines(index.data().toString(), fontOf(option, index), width),
                remark.isEmpty() ? QStringList() : wrappedLines(remark, option.font, width)};
    }

    /// A row is as high as its highest cell: asked of all, so that the texts of a row share a line.
    static bool hasRemark(const QModelIndex &index)
    {
        for (int column = 0; column < index.model()->columnCount(); ++column) {
            if (!index.siblingAtColumn(column).data(CompareModel::RemarkRole).toString().isEmpty())
                return true;
        }
        return false;
    }

    static void paintText(QPainter &painter, const QStyleOptionViewItem &option, const QModelIndex &index,
                          const Colors &colors, CompareModel::Mark mark)
    {
        const QRect cell = option.rect.adjusted(compareEdge, 0, -compareEdge, 0);
        if (const QVariant stage = index.data(CompareModel::StageRole); stage.isValid()) {
            const QRect square
                = QStyle::visualRect(option.direction, option.rect,
                                     QRect(cell.left(), cell.center().y() - 5, compareSquare, compareSquare));
            painter.setBrush(stageColor(static_cast<CostStage>(stage.toInt()), colors));
            painter.setPen(colors.text);
            painter.drawRect(square);
        }
        const QRect room = roomOf(option, index);
        if (const QVariant sign = index.data(CompareModel::SignRole); sign.isValid()) {
            const IconId id = SeverityLabel::signOf(static_cast<SeverityLabel::Kind>(sign.toInt()));
            const QPixmap picture = iconPixmap(id, compareSign, colors.*naturalColor(id),
                                               painter.device()->devicePixelRatioF());
            const int left = option.direction == Qt::RightToLeft
                ? room.right() + 1 + compareEdge / 2
                : room.left() - compareSign - compareEdge / 2;
            painter.drawPixmap(left, room.center().y() - compareSign / 2, picture);
        }
        const Lines lines = linesOf(option, index);
        const int high = option.fontMetrics.height();
        const auto all = static_cast<int>(lines.text.size() + lines.remark.size());
        // With a remark from above, so that the texts of a row share a line.
        const int above = lines.remark.isEmpty() ? (room.height() - all * high) / 2 : 3 * space::group / 2;
        QRect place(room.left(), room.top() + above, room.width(), high);
        const auto side = static_cast<int>(
            QStyle::visualAlignment(option.direction, Qt::AlignVCenter | Qt::AlignLeft).toInt());
        const auto draw = [&](const QStringList &texts, const QFont &with) {
            for (const QString &text : texts) {
                const QFont fitting = narrowedToFit(text, with, place.width());
                painter.setFont(fitting);
                painter.drawText(
                    place, side | Qt::TextSingleLine,
                    inOwnDirection(painter,
                                   QFontMetrics(fitting).elidedText(text, Qt::ElideMiddle, place.width())));
                place.translate(0, high);
            }
        };
        painter.setPen(colors.text);
        draw(lines.text, fontOf(option, index));
        using Mark = CompareModel::Mark;
        painter.setPen(index.data(CompareModel::StrongRole).toBool() && mark == Mark::Better ? colors.good
                           : mark == Mark::Worse                                             ? colors.bad
                                                 : colors.secondary);
        draw(lines.remark, option.font);
    }
};

/// `text` on one line, or on two of which the second is elided: of names that differ in their ends both are seen.
QString onTwoLines(const QString &text, const QFont &font, int room)
{
    if (room <= 0 || fitsInto(text, font, room))
        return text;
    QTextLayout layout(text, font);
    layout.beginLayout();
    QTextLine first = layout.createLine();
    first.setLineWidth(room);
    layout.endLayout();
    const qsizetype length = first.textLength();
    return text.left(length).trimmed() + u'\n'
        + QFontMetrics(font).elidedText(text.mid(length), Qt::ElideMiddle, room);
}

/// The names of the plans. A header that a style sheet draws does not elide them by itself.
class PlanHeadings final : public QHeaderView
{
public:
    explicit PlanHeadings(QWidget *parent)
        : QHeaderView(Qt::Horizontal, parent)
    {
    }

    [[nodiscard]] QSize sizeHint() const override
    {
        int lines = 1;
        for (int section = 0; model() && section < count(); ++section) {
            const QString name = model()->headerData(section, orientation()).toString();
            if (!fitsInto(name, font(), sectionSize(section) - 2 * compareEdge))
                lines = 2;
        }
        return {QHeaderView::sizeHint().width(), lines * fontMetrics().lineSpacing() + 2 * compareEdge};
    }

    /// Its column is the one that the buttons above mean.
    void setChosen(int section)
    {
        m_chosen = section;
        viewport()->update();
    }

protected:
    void paintSection(QPainter *painter, const QRect &rect, int section) const override
    {
        QHeaderView::paintSection(painter, rect, section);
        if (section != m_chosen)
            return;
        constexpr int mark = 3;
        painter->save();
        painter->setClipping(false); // the style leaves that of its words behind
        painter->fillRect(QRect(rect.left(), rect.bottom() - mark + 1, rect.width(), mark),
                          Colors::of(palette()).accent);
        painter->restore();
    }
    void initStyleOptionForIndex(QStyleOptionHeader *option, int section) const override
    {
        QHeaderView::initStyleOptionForIndex(option, section);
        option->text = onTwoLines(option->text, font(), sectionSize(section) - 2 * compareEdge);
    }

private:
    int m_chosen = -1;
};

} // namespace

CompareTable::CompareTable(CompareModel &model, QWidget *parent)
    : WholeRowsTable(parent)
{
    setObjectName(u"compare/table"_s);
    setAccessibleName(tr("Plans side by side"));
    setHorizontalHeader(new PlanHeadings(this));
    setModel(&model);
    setItemDelegate(new CompareDelegate(this));
    setSelectionMode(QAbstractItemView::SingleSelection);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setShowGrid(false);
    setTabKeyNavigation(false);
    setFrameShape(QFrame::NoFrame);
    verticalHeader()->hide();
    verticalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    horizontalHeader()->setHighlightSections(false);
    horizontalHeader()->setDefaultAlignment(Qt::AlignLeading | Qt::AlignVCenter);
    horizontalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    connect(&model, &QAbstractItemModel::modelReset, this, &CompareTable::shareWidth);
}

int CompareTable::chosenColumn() const
{
    return std::max(1, currentIndex().column());
}

void CompareTable::chooseColumn(int column)
{
    if (column < model()->columnCount())
        setCurrentIndex(model()->index(std::max(0, currentIndex().row()), column));
}

int CompareTable::wholeHeight() const
{
    int height = horizontalHeader()->sizeHint().height() + 2 * frameWidth() + 2;
    for (int row = 0; row < model()->rowCount(); ++row)
        height += rowHeight(row);
    return height;
}

void CompareTable::shareWidth()
{
    const int columns = model()->columnCount();
    if (columns == 0)
        return;
    // With few plans they still stand close enough to be compared.
    const int room = viewport()->width();
    const int heading = std::min(room / 4, 30 * fontMetrics().averageCharWidth());
    const int share
        = columns < 2 ? 0 : std::min((room - heading) / (columns - 1), 60 * fontMetrics().averageCharWidth());
    setColumnWidth(0, heading);
    for (int column = 1; column < columns; ++column)
        setColumnWidth(column, share);
    // Of another width a text has other lines.
    verticalHeader()->resizeSections(QHeaderView::ResizeToContents);
}

void CompareTable::resizeEvent(QResizeEvent *event)
{
    QTableView::resizeEvent(event);
    shareWidth();
}

void CompareTable::currentChanged(const QModelIndex &current, const QModelIndex &previous)
{
    QTableView::currentChanged(current, previous);
    // The basis has no difference to itself: its column means the first beside it.
    static_cast<PlanHeadings *>(horizontalHeader())->setChosen(std::max(2, chosenColumn()));
    if (current.isValid() && current.column() != previous.column())
        Q_EMIT columnChosen(std::max(1, current.column()));
}

QString CompareTable::asTabbedText() const
{
    Table table;
    const QAbstractItemModel &from = *model();
    for (int column = 0; column < from.columnCount(); ++column)
        table.columns.push_back({from.headerData(column, Qt::Horizontal).toString()});
    for (int row = 0; row < from.rowCount(); ++row) {
        Table::Row &cells = table.rows.emplace_back();
        for (int column = 0; column < from.columnCount(); ++column) {
            const QModelIndex index = from.index(row, column);
            QStringList parts{index.data().toString(), index.data(CompareModel::RemarkRole).toString()};
            parts.removeAll(QString());
            cells.push_back(parts.join(u", "_s));
        }
    }
    return table.toTabbed();
}

void CompareTable::keyPressEvent(QKeyEvent *event)
{
    if (event == QKeySequence::Copy) {
        QApplication::clipboard()->setText(asTabbedText());
        event->accept();
        return;
    }
    QTableView::keyPressEvent(event);
}

} // namespace slipway
