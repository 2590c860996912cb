// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/explorer/sizespage.h"

#include "model/catalog/catalogwords.h"
#include "model/items/catalogrecords.h"
#include "model/items/sizefilter.h"
#include "ui/explorer/catalogfilters.h"
#include "ui/explorer/recorddetails.h"
#include "ui/support/combofield.h"
#include "ui/support/owndirection.h"
#include "ui/support/tables.h"
#include "ui/support/theme.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QPainter>
#include <QPushButton>
#include <QSplitter>
#include <QStackedWidget>
#include <QStyledItemDelegate>

#include <algorithm>

namespace slipway {

using namespace Qt::StringLiterals;

namespace {

// Pixels at 100 %.
constexpr int filtersWidth = 188;
constexpr int lastColumnWidth = 84;
constexpr int narrowWidth = 960;

/// What differs between the sizes of a row is on a ground of its own, and says so.
class DifferingCells final : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        if (index.column() > 1 && differs(index))
            painter->fillRect(option.rect.adjusted(1, 1, -1, -1), Colors::of(option.palette).differs);
        QStyledItemDelegate::paint(painter, option, index);
    }

protected:
    void initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const override
    {
        QStyledItemDelegate::initStyleOption(option, index);
        if (index.column() > 1 && differs(index))
            option->text = u"\u2260 "_s + option->text;
        keepOwnDirection(*option);
    }

private:
    /// From the first size of its row.
    [[nodiscard]] static bool differs(const QModelIndex &index)
    {
        return index.data().toString() != index.siblingAtColumn(1).data().toString();
    }
};

} // namespace

SizesPage::SizesPage(const Catalog &catalog, const PriceSnapshot &prices, const SizeModel::View &view,
                     Dialogs &dialogs, QSettings *settings, QWidget *parent)
    : ExplorerPage(
        u"sizes"_s, tr("VM sizes"),
        tr("Prices are those of Linux machines in one region, before any discount; a GiB is one of GPU memory, a TFLOPS of "
           "the GPUs' dense BF16 peak. Select up to %1 rows to compare them.")
            .arg(mostCompared),
        dialogs, parent)
    , m_catalog(catalog)
    , m_prices(prices)
    , m_sizes(new SizeModel(catalog, prices, this))
    , m_shown(new SizeFilter(this))
    , m_compared(new RecordModel(RecordTable(), this))
{
    m_sizes->setLocale(locale());
    m_sizes->setView(view);
    m_shown->setSourceModel(m_sizes);
    m_filters = new CatalogFilters(*m_shown, dialogs, settings, this);
    m_filters->setFixedWidth(qRound(filtersWidth * textScaleOf(font())));
    setSide(m_filters);
    makeTools();

    m_comparison = new WholeRowsTable(this);
    m_comparison->setObjectName(u"sizeComparison"_s);
    m_comparison->setAccessibleName(tr("Sizes side by side"));
    setUpTable(m_comparison);
    m_comparison->setModel(m_compared);
    m_comparison->setItemDelegate(new DifferingCells(m_comparison));
    m_side = new QStackedWidget(this);
    m_side->addWidget(details());
    m_side->addWidget(m_comparison);
    splitter()->addWidget(m_side);

    table()->setSelectionMode(QAbstractItemView::ExtendedSelection);
    // Rows of one height: measuring hundreds, now and after every letter typed, would be felt.
    table()->verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    table()->verticalHeader()->setDefaultSectionSize(table()->fontMetrics().height() + 14);
    setModel(m_shown, {18, 8, 8, 18, 10, 10, 10, 10, 12, 12, 14});
    table()->setColumnHidden(SizeModel::PriceDateColumn, true); // in the details
    table()->horizontalHeader()->setMinimumSectionSize(40);
    table()->horizontalHeader()->setStretchLastSection(true);
    // The catalog's own order begins with sizes that ended years ago.
    table()->horizontalHeader()->setSortIndicatorClearable(false);
    table()->sortByColumn(SizeModel::NameColumn, Qt::AscendingOrder);
    takeView();
    chooseRow(0);
    placeColumns();
}

void SizesPage::makeTools()
{
    m_region = new ComboField(this);
    m_region->setObjectName(u"explorerRegion"_s);
    m_region->setAccessibleName(tr("Region of the prices"));
    for (const Region &region : m_catalog.regions())
        m_region->addItem(region.name, region.id);
    if (m_sizes->view().region)
        m_region->showData(m_catalog.region(*m_sizes->view().region).id);
    m_target = new ComboField(this);
    m_target->setObjectName(u"explorerTarget"_s);
    m_target->setAccessibleName(tr("Supported by"));
    for (const QString &id : targetsOnVmSizes(m_catalog))
        m_target->addItem(targetName(m_catalog, id), id);
    m_region->setMinimumContentsLength(17);
    m_target->setMinimumContentsLength(12);
    m_target->showData(m_sizes->view().target);
    if (m_target->currentIndex() < 0)
        m_target->showData(m_catalog.usualTarget(UsualFor::Training));
    m_filterButton = new QPushButton(tr("Filters"), this);
    m_filterButton->setObjectName(u"filterButton"_s);
    for (QWidget *tool : std::initializer_list<QWidget *>{m_region, m_target, m_filterButton})
        tools()->addWidget(tool);
    connect(m_region, &QComboBox::activated, this, &SizesPage::takeView);
    connect(m_target, &QComboBox::activated, this, &SizesPage::takeView);
    connect(m_filters, &CatalogFilters::changed, this, &SizesPage::showNarrowed);
    connect(m_filterButton, &QPushButton::clicked, this, [this] {
        m_filtersOpen = !m_filtersOpen;
        placeColumns();
    });
}

void SizesPage::takeView()
{
    m_sizes->setView({m_catalog.findRegion(m_region->currentData().toString()), PriceType::PayAsYouGo,
                      m_target->currentData().toString(), m_sizes->view().asOf});
    // What is left out and its order depend on the region's prices.
    m_shown->invalidate();
    showNarrowed();
}

void SizesPage::showNarrowed()
{
    m_filters->showFacets();
    m_filterButton->setText(m_shown->isNarrowed() ? tr("Filters (on)") : tr("Filters"));
    showCount();
    showSelection();
}

void SizesPage::resizeEvent(QResizeEvent *event)
{
    ExplorerPage::resizeEvent(event);
    placeColumns();
}

void SizesPage::placeColumns()
{
    const qreal scale = textScaleOf(font());
    const bool narrow = width() < narrowWidth * scale;
    m_filters->setVisible(!narrow || m_filtersOpen);
    m_filterButton->setVisible(narrow);
    const bool little = narrow && m_filtersOpen;
    table()->setColumnHidden(SizeModel::VcpusColumn, narrow);
    table()->setColumnHidden(SizeModel::MemoryColumn, narrow);
    table()->setColumnHidden(SizeModel::PerMemoryColumn, little);
    table()->setColumnHidden(SizeModel::PerTflopsColumn, little);
    const auto over = [this] { return table()->horizontalHeader()->length() - table()->viewport()->width(); };
    // A language with longer headings has wider columns.
    const QFontMetrics heading(table()->horizontalHeader()->font());
    const auto set = [&](int column, int pixels) {
        constexpr int around = 24; // padding and the sign of the order
        const QString title = table()->model()->headerData(column, Qt::Horizontal).toString();
        const int wide = heading.size(0, title).width() + around;
        table()->setColumnWidth(column, std::max(wide, qRound(pixels * scale)));
    };
    set(SizeModel::NameColumn, 130);
    set(SizeModel::VcpusColumn, 68);
    set(SizeModel::MemoryColumn, 56);
    set(SizeModel::GpuColumn, 128);
    set(SizeModel::PriceColumn, 72);
    set(SizeModel::PerGpuColumn, 64);
    set(SizeModel::PerMemoryColumn, 64);
    set(SizeModel::PerTflopsColumn, 84);
    set(SizeModel::SupportColumn, 92);
    // The last column is never off the screen: names, whole in their tool tips, give way to it, then what the details below say too.
    const QString longestDay = u"2028-08-28"_s;
    const int last = std::max(qRound(lastColumnWidth * scale),
                              table()->fontMetrics().horizontalAdvance(longestDay) + space::block);
    table()->setColumnWidth(SizeModel::RetirementColumn, last);
    for (const int column : {SizeModel::GpuColumn, SizeModel::NameColumn}) {
        const int most = table()->columnWidth(column) / 5;
        table()->setColumnWidth(column, table()->columnWidth(column) - std::clamp(over(), 0, most));
    }
    for (const int column : {SizeModel::PerMemoryColumn, SizeModel::PerTflopsColumn}) {
        if (over() > 0)
            table()->setColumnHidden(column, true);
    }
    // What room there is goes to what it is wanted for, names and figures, and only then to the last column.
    for (const int column : {SizeModel::MemoryColumn, SizeModel::VcpusColumn, SizeModel::NameColumn, SizeModel::GpuColumn}) {
        constexpr int padding = 18;
        const int wanted
            = m_widths.of(*m_sizes, column, table()->font()) + padding - table()->columnWidth(column);
        if (!table()->isColumnHidden(column) && wanted > 0)
            table()->setColumnWidth(column, table()->columnWidth(column) + std::clamp(-over(), 0, wanted));
    }
    if (over() < 0)
        table()->setColumnWidth(SizeModel::RetirementColumn, last - over());
}

QString SizesPage::currentId() const
{
    return table()->currentIndex().data(SizeModel::SizeRole).toString();
}

void SizesPage::applySearch(const QString &words)
{
    m_shown->setText(words);
    m_filters->showFacets();
    if (m_shown->rowCount() > 0)
        chooseRow(0);
}

void SizesPage::showSelection()
{
    std::vector<SizeId> chosen;
    const QModelIndexList rows = table()->selectionModel()->selectedRows();
    for (const QModelIndex &row : rows) {
        if (chosen.size() < static_cast<std::size_t>(mostCompared))
            chosen.push_back(SizeId(static_cast<std::size_t>(m_shown->mapToSource(row).row())));
    }
    m_side->setCurrentIndex(chosen.size() > 1 ? 1 : 0);
    const std::optional<RegionId> region = m_sizes->view().region;
    if (chosen.empty()) {
        details()->showHint(tr("Choose a row to read what is known of it."));
    } else if (chosen.size() == 1) {
        details()->showRecord(m_catalog.size(chosen.front()).shortName(),
                              sizeDetails(m_catalog, m_prices, chosen.front(), region, locale()));
    } else {
        m_compared->setTable(sizeComparison(m_catalog, m_prices, chosen, region, locale()));
        const int letter = m_comparison->fontMetrics().averageCharWidth();
        m_comparison->horizontalHeader()->setSectionResizeMode(QHeaderView::Interactive);
        for (int column = 0; column < m_compared->columnCount(); ++column)
            m_comparison->setColumnWidth(
                column, letter * m_compared->table().columns[static_cast<std::size_t>(column)].letters);
    }
}

} // namespace slipway
