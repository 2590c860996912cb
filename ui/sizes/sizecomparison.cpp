// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/sizes/sizecomparison.h"

#include "model/base/plaintext.h"
#include "ui/support/icons.h"
#include "ui/support/owndirection.h"
#include "ui/support/theme.h"

#include <QEvent>
#include <QHeaderView>
#include <QPainter>
#include <QStyledItemDelegate>
#include <QTableWidget>
#include <QVBoxLayout>

namespace slipway {

using namespace Qt::StringLiterals;

namespace {

/// The style sheet of tables leaves the ground of single cells out.
class TintedCells final : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        const auto ground = index.data(Qt::BackgroundRole).value<QBrush>();
        if (ground.style() != Qt::NoBrush)
            painter->fillRect(option.rect.adjusted(1, 1, -2, -1), ground);
        QStyledItemDelegate::paint(painter, option, index);
    }

protected:
    void initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const override
    {
        QStyledItemDelegate::initStyleOption(option, index);
        keepOwnDirection(*option);
    }
};

} // namespace

SizeComparison::SizeComparison(QWidget *parent)
    : QWidget(parent)
    , m_table(new QTableWidget(this))
{
    setObjectName(u"sizeComparison"_s);
    setUpTable(m_table);
    m_table->setObjectName(u"comparisonTable"_s);
    m_table->setItemDelegate(new TintedCells(m_table));
    m_table->setAccessibleName(tr("Sizes side by side"));
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setSelectionMode(QAbstractItemView::NoSelection);
    m_table->setTabKeyNavigation(false);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(12, 8, 12, 8);
    column->addWidget(m_table);
}

void SizeComparison::showSizes(const QStringList &names, std::vector<SizeDifference> rows)
{
    m_names = names;
    m_rows = std::move(rows);
    fill();
}

void SizeComparison::setOnlyDifferent(bool only)
{
    m_onlyDifferent = only;
    fill();
}

void SizeComparison::fill()
{
    const Colors &colors = Colors::of(palette());
    const QColor differs = colors.dark ? QColor(0x3d, 0x35, 0x20) : QColor(0xff, 0xf4, 0xd6);
    const QColor better = colors.dark ? QColor(0x1f, 0x32, 0x26) : QColor(0xe9, 0xf6, 0xec);
    m_table->clear();
    m_table->setColumnCount(static_cast<int>(m_names.size()) + 1);
    m_table->setHorizontalHeaderLabels(QStringList{QString()} + m_names);
    m_table->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    m_table->setRowCount(0);
    QFont bold = font();
    bold.setBold(true);
    for (const SizeDifference &each : m_rows) {
        const bool heading = each.cells.isEmpty();
        if (m_onlyDifferent && !heading && each.isSame())
            continue;
        const int row = m_table->rowCount();
        m_table->insertRow(row);
        m_table->setRowHeight(row, 32);
        auto *name = new QTableWidgetItem(each.name);
        m_table->setItem(row, 0, name);
        if (heading) {
            name->setFont(bold);
            m_table->setSpan(row, 0, 1, m_table->columnCount());
            name->setBackground(colors.window);
            continue;
        }
        for (int cell = 0; cell < each.cells.size(); ++cell) {
            auto *item = new QTableWidgetItem(each.cells[cell]);
            item->setToolTip(toolTipText(each.cells[cell]));
            QString said = each.cells[cell];
            if (cell == each.best) {
                item->setBackground(better);
                item->setIcon(icon(IconId::Done));
                item->setFont(bold);
                said += tr(", best");
            } else if (each.differs[static_cast<std::size_t>(cell)]) {
                item->setBackground(differs);
                said += tr(", differs");
            }
            item->setData(Qt::AccessibleTextRole, said);
            m_table->setItem(row, cell + 1, item);
        }
    }
}

void SizeComparison::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        fill();
}

} // namespace slipway
