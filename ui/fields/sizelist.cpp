// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/fields/sizelist.h"

#include "model/base/format.h"
#include "model/catalog/catalogwords.h"
#include "model/items/sizefilter.h"
#include "ui/support/labels.h"
#include "ui/support/tables.h"
#include "ui/support/theme.h"

#include <QCoreApplication>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QTableView>
#include <QVBoxLayout>

#include <utility>

namespace slipway {

using namespace Qt::StringLiterals;

QString sizeText(const VmSize &size, const Catalog &catalog, const QLocale &locale)
{
    QStringList parts = {size.shortName()};
    if (const QString gpu = gpuText(catalog, size); !gpu.isEmpty()) {
        parts << gpu;
    } else {
        if (size.vcpus > 0)
            parts << formatUnits(size.vcpus, u"vCPU"_s, locale);
        if (size.memoryGiB > 0)
            parts << formatUnits(size.memoryGiB, u"GiB"_s, locale);
    }
    return parts.join(u" \u00b7 "_s);
}

SizeList::SizeList(const Catalog &catalog, const PriceSnapshot &prices, const SizeModel::View &view,
                   const QString &chosen, QWidget *parent)
    : QFrame(parent, Qt::Popup)
    , m_search(new QLineEdit(this))
    , m_shown(new SizeFilter(this))
{
    setObjectName(u"sizeList"_s);
    setProperty("card", true);
    setAccessibleName(tr("VM sizes"));
    m_search->setObjectName(u"sizeSearch"_s);
    m_search->setAccessibleName(tr("Search VM sizes"));
    m_search->setPlaceholderText(tr("Search by name, family or GPU"));

    auto *sizes = new SizeModel(catalog, prices, this);
    sizes->setLocale(locale());
    sizes->setView(view);
    m_shown->setSourceModel(sizes);
    m_table = makeTable(m_shown, u"sizeTable"_s, tr("VM sizes, cheapest first"), SizeModel::NameColumn, this);
    // Measuring every row of every column would take as long as opening the list may.
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::Interactive);
    m_table->horizontalHeader()->setSectionResizeMode(SizeModel::NameColumn, QHeaderView::Stretch);
    const int letter = fontMetrics().averageCharWidth();
    for (const auto &[column, letters] :
         {std::pair(SizeModel::VcpusColumn, 9), std::pair(SizeModel::MemoryColumn, 13),
          std::pair(SizeModel::GpuColumn, 21), std::pair(SizeModel::PriceColumn, 15),
          std::pair(SizeModel::SupportColumn, 12)})
        m_table->setColumnWidth(column, letter * letters);
    for (int hidden = SizeModel::PerGpuColumn; hidden <= SizeModel::PriceDateColumn; ++hidden)
        m_table->setColumnHidden(hidden, true);
    m_table->setColumnHidden(SizeModel::RetirementColumn, true);
    enableSorting(m_table);
    m_table->sortByColumn(SizeModel::PriceColumn, Qt::AscendingOrder);

    auto *hint = new PlainLabel(
        tr("Pay-as-you-go, Linux, before any discount. Enter chooses, Escape closes."), this);
    setTextRole(hint, TextRole::Caption);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(12, 12, 12, 8);
    column->setSpacing(space::field);
    column->addWidget(m_search);
    column->addWidget(m_table, 1);
    m_foot = new QHBoxLayout;
    m_foot->addWidget(hint, 1);
    column->addLayout(m_foot);

    if (const int row = sizes->rowOf(chosen); row >= 0) {
        m_table->setCurrentIndex(m_shown->mapFromSource(sizes->index(row, 0)));
        m_table->scrollTo(m_table->currentIndex(), QAbstractItemView::PositionAtCenter);
    }
    connect(m_search, &QLineEdit::textChanged, this, [this](const QString &text) {
        m_shown->setText(text);
        m_table->setCurrentIndex(m_shown->index(0, 0));
    });
    connect(m_table, &QTableView::clicked, this, &SizeList::pickCurrent);
    m_search->installEventFilter(this);
    m_table->installEventFilter(this);
    setFocusProxy(m_search);
    m_search->setFocus(Qt::PopupFocusReason);
}

void SizeList::offerWhyNot()
{
    auto *ask = new LinkButton(tr("Why not this size?"), this);
    ask->setObjectName(u"sizeWhyNot"_s);
    m_foot->addWidget(ask);
    connect(ask, &LinkButton::clicked, this, [this] {
        const QModelIndex current = m_table->currentIndex();
        if (!current.isValid())
            return;
        const QString name = current.data(SizeModel::SizeRole).toString();
        close();
        Q_EMIT whyNotAsked(name);
    });
}

void SizeList::pickCurrent()
{
    const QModelIndex current = m_table->currentIndex();
    if (!current.isValid())
        return;
    const QString name = current.data(SizeModel::SizeRole).toString();
    close();
    Q_EMIT picked(name);
}

bool SizeList::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() != QEvent::KeyPress)
        return QFrame::eventFilter(watched, event);
    const int key = static_cast<QKeyEvent *>(event)->key();
    if (key == Qt::Key_Return || key == Qt::Key_Enter) {
        pickCurrent();
        return true;
    }
    const bool moves
        = key == Qt::Key_Up || key == Qt::Key_Down || key == Qt::Key_PageUp || key == Qt::Key_PageDown;
    if (watched == m_search && moves) {
        QCoreApplication::sendEvent(m_table, event);
        return true;
    }
    return QFrame::eventFilter(watched, event);
}

} // namespace slipway
