// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/steps/sizelist.h"

#include "model/base/format.h"
#include "ui/support/theme.h"

#include <QAbstractTableModel>
#include <QCoreApplication>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QSortFilterProxyModel>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>
#include <limits>

namespace slipway {

using namespace Qt::StringLiterals;

namespace {

QString supportText(Support support)
{
    switch (support) {
    case Support::Yes:
        return SizeList::tr("yes");
    case Support::No:
        return SizeList::tr("no");
    case Support::Unknown:
        break;
    }
    return SizeList::tr("unknown");
}

QString gpuText(const VmSize &size, const Catalog &catalog)
{
    const Gpu *gpu = catalog.gpuOf(size);
    if (!gpu)
        return {};
    const Ratio count = size.gpuCount;
    const QString amount = count.denominator == 1 ? QString::number(count.numerator)
                                                  : u"%1/%2"_s.arg(count.numerator).arg(count.denominator);
    return u"%1 x %2"_s.arg(amount, gpu->model);
}

struct SizeRow
{
    const VmSize *size = nullptr;
    QString gpu;
    std::optional<Rate> rate;
    QString searched;
};

class SizeRows final : public QAbstractTableModel
{
public:
    enum Column { NameColumn, VcpuColumn, MemoryColumn, GpuColumn, PriceColumn, SupportColumn, ColumnCount };
    enum Role { SortRole = Qt::UserRole, SearchRole, SizeRole };

    SizeRows(const Catalog &catalog, const PriceSnapshot &prices, const QString &region,
             const QLocale &locale, QObject *parent)
        : QAbstractTableModel(parent)
        , m_locale(locale)
    {
        const std::optional<RegionId> place = catalog.findRegion(region);
        for (std::size_t i = 0; i < catalog.sizes().size(); ++i) {
            const VmSize &size = catalog.sizes()[i];
            SizeRow row{&size, gpuText(size, catalog), std::nullopt, {}};
            if (place) {
                const Rate rate = prices.usableRate(static_cast<SizeId>(i), *place, PriceType::PayAsYouGo);
                if (rate.raw() >= 0)
                    row.rate = rate;
            }
            row.searched = u"%1 %2 %3 %4vcpu %5gib"_s.arg(size.shortName(), size.name, row.gpu)
                               .arg(size.vcpus)
                               .arg(size.memoryGiB);
            m_rows.push_back(std::move(row));
        }
    }

    int rowCount(const QModelIndex &parent = {}) const override
    {
        return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
    }
    int columnCount(const QModelIndex &parent = {}) const override
    {
        return parent.isValid() ? 0 : ColumnCount;
    }

    QVariant headerData(int section, Qt::Orientation orientation, int role) const override
    {
        if (orientation != Qt::Horizontal || role != Qt::DisplayRole || section < 0 || section >= ColumnCount)
            return {};
        switch (static_cast<Column>(section)) {
        case NameColumn:
            return SizeList::tr("Size");
        case VcpuColumn:
            return SizeList::tr("vCPUs");
        case MemoryColumn:
            return SizeList::tr("GiB");
        case GpuColumn:
            return SizeList::tr("GPUs");
        case PriceColumn:
            return SizeList::tr("USD an hour");
        case SupportColumn:
            return SizeList::tr("In Azure ML");
        case ColumnCount:
            break;
        }
        return {};
    }

    QVariant data(const QModelIndex &index, int role) const override
    {
        if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
            return {};
        const SizeRow &row = m_rows[static_cast<std::size_t>(index.row())];
        if (role == SearchRole)
            return row.searched;
        if (role == SizeRole)
            return row.size->name;
        const auto column = static_cast<Column>(index.column());
        if (role == Qt::TextAlignmentRole
            && (column == VcpuColumn || column == MemoryColumn || column == PriceColumn))
            return static_cast<int>(Qt::AlignRight | Qt::AlignVCenter);
        if (role == Qt::DisplayRole || role == SortRole)
            return cell(row, column, role == SortRole);
        return {};
    }

private:
    QVariant cell(const SizeRow &row, Column column, bool raw) const
    {
        switch (column) {
        case NameColumn:
            return row.size->shortName();
        case VcpuColumn:
            return raw ? QVariant(row.size->vcpus) : m_locale.toString(row.size->vcpus);
        case MemoryColumn:
            return raw ? QVariant(row.size->memoryGiB) : formatNumber(row.size->memoryGiB, m_locale);
        case GpuColumn:
            return raw ? QVariant(row.size->gpuCount.value()) : QVariant(row.gpu);
        case PriceColumn:
            if (raw)
                return row.rate ? row.rate->usd() : std::numeric_limits<double>::max();
            return row.rate ? formatNumber(row.rate->usd(), m_locale, 4) : SizeList::tr("none known");
        case SupportColumn:
            return raw ? QVariant(static_cast<int>(row.size->onAmlCompute))
                       : supportText(row.size->onAmlCompute);
        case ColumnCount:
            break;
        }
        return {};
    }

    QLocale m_locale;
    std::vector<SizeRow> m_rows;
};

class SizeFilter final : public QSortFilterProxyModel
{
public:
    using QSortFilterProxyModel::QSortFilterProxyModel;

    void setWords(const QStringList &words)
    {
        if (m_words == words)
            return;
        m_words = words;
        invalidateRowsFilter();
    }

protected:
    bool filterAcceptsRow(int row, const QModelIndex &parent) const override
    {
        const QString searched = sourceModel()->index(row, 0, parent).data(SizeRows::SearchRole).toString();
        return std::all_of(m_words.begin(), m_words.end(),
                           [&](const QString &word) { return searched.contains(word, Qt::CaseInsensitive); });
    }

private:
    QStringList m_words;
};

} // namespace

QString sizeText(const VmSize &size, const Catalog &catalog, const QLocale &locale)
{
    QStringList parts = {size.shortName()};
    if (size.vcpus > 0)
        parts << formatUnits(size.vcpus, u"vCPU"_s, locale);
    if (size.memoryGiB > 0)
        parts << formatUnits(size.memoryGiB, u"GiB"_s, locale);
    if (const QString gpu = gpuText(size, catalog); !gpu.isEmpty())
        parts << gpu;
    return parts.join(u" \u00b7 "_s);
}

SizeList::SizeList(const Catalog &catalog, const PriceSnapshot &prices, const QString &region,
                   const QString &chosen, QWidget *parent)
    : QFrame(parent, Qt::Popup)
    , m_search(new QLineEdit(this))
    , m_table(new QTableView(this))
{
    setObjectName(u"sizeList"_s);
    setProperty("card", true);
    setAccessibleName(tr("VM sizes"));
    m_search->setObjectName(u"sizeSearch"_s);
    m_search->setAccessibleName(tr("Search VM sizes"));
    m_search->setPlaceholderText(tr("Search: name, GPU, 8vcpu, 64gib"));
    m_table->setObjectName(u"sizeTable"_s);
    m_table->setAccessibleName(tr("VM sizes, cheapest first"));

    auto *filter = new SizeFilter(this);
    m_shown = filter;
    filter->setSourceModel(new SizeRows(catalog, prices, region, locale(), this));
    filter->setSortRole(SizeRows::SortRole);
    m_table->setModel(filter);
    m_table->setSortingEnabled(true);
    m_table->sortByColumn(SizeRows::PriceColumn, Qt::AscendingOrder);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setShowGrid(false);
    m_table->setTabKeyNavigation(false);
    m_table->verticalHeader()->hide();
    m_table->horizontalHeader()->setHighlightSections(false);
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::Interactive);
    m_table->horizontalHeader()->setSectionResizeMode(SizeRows::NameColumn, QHeaderView::Stretch);
    const int letter = fontMetrics().averageCharWidth();
    for (const auto &[column, letters] :
         {std::pair(SizeRows::VcpuColumn, 10), std::pair(SizeRows::MemoryColumn, 11),
          std::pair(SizeRows::GpuColumn, 19), std::pair(SizeRows::PriceColumn, 15),
          std::pair(SizeRows::SupportColumn, 14)})
        m_table->setColumnWidth(column, letter * letters);

    auto *hint
        = new QLabel(tr("Pay-as-you-go, Linux, before any discount. Enter chooses, Escape closes."), this);
    setTextRole(hint, TextRole::Caption);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(12, 12, 12, 8);
    column->setSpacing(space::field);
    column->addWidget(m_search);
    column->addWidget(m_table, 1);
    column->addWidget(hint);

    for (int row = 0; row < filter->rowCount(); ++row) {
        if (filter->index(row, 0).data(SizeRows::SizeRole).toString() == chosen)
            m_table->setCurrentIndex(filter->index(row, 0));
    }
    m_table->scrollTo(m_table->currentIndex(), QAbstractItemView::PositionAtCenter);
    connect(m_search, &QLineEdit::textChanged, this, [this, filter](const QString &text) {
        filter->setWords(text.split(u' ', Qt::SkipEmptyParts));
        m_table->setCurrentIndex(m_shown->index(0, 0));
    });
    connect(m_table, &QTableView::clicked, this, &SizeList::pickCurrent);
    m_search->installEventFilter(this);
    m_table->installEventFilter(this);
    setFocusProxy(m_search);
    m_search->setFocus(Qt::PopupFocusReason);
}

void SizeList::pickCurrent()
{
    const QModelIndex current = m_table->currentIndex();
    if (!current.isValid())
        return;
    const QString name = current.data(SizeRows::SizeRole).toString();
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
