// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/costlinescard.h"

#include "model/base/format.h"
#include "model/evaluation/evaluation.h"
#include "model/evaluation/pricebasis.h"
#include "model/evaluation/pricedates.h"
#include "model/evaluation/priceshare.h"
#include "model/items/costlinemodel.h"
#include "ui/charts/charttheme.h"
#include "ui/explain/explainbutton.h"
#include "ui/fields/boundpage.h"
#include "ui/support/labels.h"
#include "ui/support/modeltable.h"
#include "ui/support/owndirection.h"
#include "ui/support/tables.h"
#include "ui/support/theme.h"
#include "ui/support/wraprow.h"

#include <QApplication>
#include <QClipboard>
#include <QHeaderView>
#include <QPainter>
#include <QStyle>
#include <QStyledItemDelegate>
#include <QTableView>

namespace slipway {

using namespace Qt::StringLiterals;

namespace {

// At text of 13 px.
constexpr int barWidth = 80;
constexpr int barHeight = 8;
constexpr int markSide = 12;
constexpr int rowsAtLeast = 4;

QColor colorOfLine(const QModelIndex &index, const Colors &colors)
{
    return stageColor(static_cast<CostStage>(index.data(CostLineModel::StageRole).toInt()), colors);
}

/// The mark of the stage before the name of a line.
class StageNameDelegate final : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

protected:
    void initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const override
    {
        QStyledItemDelegate::initStyleOption(option, index);
        const Colors &colors = Colors::of(option->palette);
        const qreal ratio = option->widget ? option->widget->devicePixelRatioF() : 1;
        QPixmap mark(QSize(markSide, markSide) * ratio);
        mark.setDevicePixelRatio(ratio);
        mark.fill(Qt::transparent);
        QPainter painter(&mark);
        painter.setPen(colors.text);
        painter.setBrush(colorOfLine(index, colors));
        painter.drawRect(QRect(1, 1, markSide - 3, markSide - 3));
        painter.end();
        option->features |= QStyleOptionViewItem::HasDecoration;
        option->icon = QIcon(mark);
        option->decorationSize = QSize(markSide, markSide);
        keepOwnDirection(*option);
    }
};

/// A share as a figure and as a bar behind it, in the colour of the line's stage.
class ShareDelegate final : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        QStyleOptionViewItem ground = option;
        initStyleOption(&ground, index);
        const QStyle *style = option.widget ? option.widget->style() : QApplication::style();
        style->drawPrimitive(QStyle::PE_PanelItemViewItem, &ground, painter, option.widget);
        QStyleOptionViewItem figure = option;
        const bool mirrored = option.direction == Qt::RightToLeft;
        const int room = roomOf(option);
        figure.rect.adjust(mirrored ? room : 0, 0, mirrored ? 0 : -room, 0);
        QStyledItemDelegate::paint(painter, figure, index);
        const QVariant share = index.data(CostLineModel::ShareRole);
        if (!share.isValid())
            return;
        const Colors &colors = Colors::of(option.palette);
        const int whole = room - 2 * space::field;
        const QRect bar(mirrored ? option.rect.left() + space::field : option.rect.right() + 1 - space::field - whole,
                        option.rect.center().y() - barHeight / 2, whole, barHeight);
        painter->fillRect(bar, colors.line);
        const int part = qRound(whole * qBound(0.0, share.toDouble(), 1.0));
        painter->fillRect(QRect(mirrored ? bar.right() + 1 - part : bar.left(), bar.top(), part, barHeight),
                          colorOfLine(index, colors));
    }

    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        const QSize figure = QStyledItemDelegate::sizeHint(option, index);
        return {figure.width() + roomOf(option), figure.height()};
    }

private:
    [[nodiscard]] static int roomOf(const QStyleOptionViewItem &option)
    {
        return qRound(barWidth * textScaleOf(option.font)) + 2 * space::field;
    }
};

} // namespace

CostLinesCard::CostLinesCard(Kind kind, QAbstractItemModel *lines, const QString &name, QWidget *parent)
    : Card(tr("Lines"), parent)
    , m_table(makeTable(lines, name, tr("Lines of the bill"), CostLineModel::NameColumn, this))
    , m_total(new PlainLabel)
{
    m_table->setColumnHidden(CostLineModel::StageColumn, true);
    m_table->setItemDelegateForColumn(CostLineModel::NameColumn, new StageNameDelegate(m_table));
    m_table->setItemDelegateForColumn(CostLineModel::ShareColumn, new ShareDelegate(m_table));
    // The date comes last, as what the figures before it rest on.
    QHeaderView *header = m_table->horizontalHeader();
    header->moveSection(header->visualIndex(CostLineModel::PriceDateColumn), header->count() - 1);
    connect(lines, &QAbstractItemModel::modelReset, this, &CostLinesCard::fitColumns);
    m_table->setMinimumHeight(m_table->fontMetrics().height() * (rowsAtLeast + 1) * 2);
    body()->addWidget(m_table, 1);
    setTextRole(m_total, TextRole::Strong);
    m_total->setObjectName(name + u"Total"_s);

    auto *head = new QWidget(corner());
    auto *row = new WrapRow(head, space::block);
    auto *explain = new ExplainButton(tr("Lines of the bill"));
    explain->setObjectName(name + u"Explain"_s);
    explain->followTable(m_table, CostLineModel::TotalColumn,
                         [](const QModelIndex &index) -> std::optional<Figure> {
                             return Figure{Figure::Kind::Line, index.data(CostLineModel::IdRole).toString()};
                         });
    explain->mark(m_total, {Figure::Kind::Total});
    auto *copyLink = new LinkButton(tr("Copy"));
    copyLink->setObjectName(name + u"Copy"_s);
    copyLink->setAccessibleName(tr("Copy the lines of the bill"));
    copyLink->setToolTip(tr("All lines as a table, for a spreadsheet or a mail."));
    connect(copyLink, &QPushButton::clicked, this, &CostLinesCard::copy);
    row->insertWidget(0, explain);
    row->insertWidget(1, copyLink);
    if (kind == Kind::Brief) {
        auto *all = new LinkButton(tr("All details"));
        all->setObjectName(name + u"All"_s);
        all->setAccessibleName(tr("All details of the lines"));
        connect(all, &QPushButton::clicked, this, &CostLinesCard::allDetailsWanted);
        row->insertWidget(row->count(), all);
    } else {
        enableSorting(m_table);
        m_table->sortByColumn(CostLineModel::TotalColumn, Qt::DescendingOrder);
        m_remark = remark({}, this);
        body()->addWidget(m_remark);
    }
    row->insertWidget(row->count(), m_total);
    setCornerWidget(head);
    // They stand above the table.
    QWidget *before = explain;
    for (QWidget *each : head->findChildren<LinkButton *>()) {
        setTabOrder(before, each);
        before = each;
    }
    setTabOrder(before, m_table);
}

void CostLinesCard::showEvaluation(const Evaluation &evaluation)
{
    setTitle(evaluation.lines.size() == 1 ? tr("1 line")
                                          : tr("%1 lines").arg(locale().toString(evaluation.lines.size())));
    m_total->setText(
        tr("%1 over %2")
            .arg(formatTotal(evaluation.total, locale()),
                 formatUnits(static_cast<double>(evaluation.months.size()), u"month"_s, locale(), 0)));
    if (!m_remark)
        return;
    QStringList remarks;
    if (!evaluation.total.isComplete())
        remarks << tr("Without a price: %1.").arg(evaluation.total.missing().join(u", "_s));
    if (priceAge(evaluation))
        remarks << basisRemark(evaluation) << priceDateRemark(evaluation);
    if (!evaluation.owed.isZero())
        remarks << tr("Owed for reservations and savings plans after that: %1.")
                       .arg(formatTotal(evaluation.owed, locale()));
    m_remark->setText(remarks.join(u' '));
    m_remark->setVisible(!remarks.isEmpty());
}

void CostLinesCard::copy() const
{
    QApplication::clipboard()->setText(tableOf(*m_table->model(), CellsOf::Display).toTabbed());
}

void CostLinesCard::resizeEvent(QResizeEvent *event)
{
    Card::resizeEvent(event);
    fitColumns();
}

void CostLinesCard::fitColumns()
{
    // The names of the lines go before their prices, which the tool tip and the export give as well.
    hideWhereNarrow(m_table, {CostLineModel::PriceDateColumn, CostLineModel::ShareColumn, CostLineModel::UnitPriceColumn});
}

} // namespace slipway
