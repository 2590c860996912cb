// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/explorer/sizespage.h"

#include "model/items/catalogrecords.h"
#include "model/items/sizefilter.h"
#include "ui/explorer/recorddetails.h"
#include "ui/support/combofield.h"
#include "ui/support/segmentedcontrol.h"
#include "ui/support/theme.h"

#include <QCheckBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QSplitter>
#include <QStackedWidget>
#include <QTableView>

#include <algorithm>

namespace slipway {

using namespace Qt::StringLiterals;

SizesPage::SizesPage(const Catalog &catalog, const PriceSnapshot &prices, const SizeModel::View &view,
                     QWidget *parent)
    : ExplorerPage(
        u"sizes"_s, tr("VM sizes"),
        tr("Prices are those of Linux machines in one region, before any discount. Select up to %1 rows to "
           "compare them.")
            .arg(mostCompared),
        parent)
    , m_catalog(catalog)
    , m_prices(prices)
    , m_sizes(new SizeModel(catalog, prices, this))
    , m_shown(new SizeFilter(this))
    , m_compared(new RecordModel({}, this))
{
    m_sizes->setView(view);
    m_shown->setSourceModel(m_sizes);
    makeTools();

    m_comparison = new QTableView(this);
    m_comparison->setObjectName(u"sizeComparison"_s);
    m_comparison->setAccessibleName(tr("Sizes side by side"));
    setUpTable(m_comparison);
    m_comparison->setModel(m_compared);
    m_comparison->setTabKeyNavigation(false);
    m_side = new QStackedWidget(this);
    m_side->addWidget(details());
    m_side->addWidget(m_comparison);
    splitter()->addWidget(m_side);

    table()->setSelectionMode(QAbstractItemView::ExtendedSelection);
    setModel(m_shown, {18, 8, 12, 18, 18, 12, 12, 14});
    applyTools();
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
        m_target->addItem(m_catalog.target(*m_catalog.findTarget(id)).name, id);
    m_region->setMinimumContentsLength(16);
    m_target->setMinimumContentsLength(22);
    m_target->showData(m_sizes->view().target);
    if (m_target->currentIndex() < 0)
        m_target->showData(m_catalog.usualTarget(UsualFor::Training));
    m_gpu = new SegmentedControl({tr("All"), tr("With GPU"), tr("Without")}, this);
    m_gpu->setObjectName(u"explorerGpu"_s);
    m_gpu->setAccessibleName(tr("GPU"));
    m_priced = new QCheckBox(tr("With a price"), this);
    m_priced->setObjectName(u"explorerPriced"_s);
    m_supported = new QCheckBox(tr("Supported"), this);
    m_supported->setObjectName(u"explorerSupported"_s);
    for (QWidget *tool : std::initializer_list<QWidget *>{m_region, m_target, m_gpu, m_priced, m_supported})
        tools()->addWidget(tool);
    tools()->addStretch(1);
    connect(m_region, &QComboBox::activated, this, &SizesPage::applyTools);
    connect(m_target, &QComboBox::activated, this, &SizesPage::applyTools);
    connect(m_gpu, &SegmentedControl::chosen, this, &SizesPage::applyTools);
    connect(m_priced, &QCheckBox::toggled, this, &SizesPage::applyTools);
    connect(m_supported, &QCheckBox::toggled, this, &SizesPage::applyTools);
}

void SizesPage::applyTools()
{
    m_sizes->setView({m_catalog.findRegion(m_region->currentData().toString()), PriceType::PayAsYouGo,
                      m_target->currentData().toString()});
    m_shown->setGpu(static_cast<SizeFilter::Gpu>(std::max(0, m_gpu->current())));
    m_shown->setPricedOnly(m_priced->isChecked());
    m_shown->setSupportedOnly(m_supported->isChecked());
    // What is left out and its order depend on the region's prices.
    m_shown->invalidate();
    showCount();
    showSelection();
}

QString SizesPage::currentId() const
{
    return table()->currentIndex().data(SizeModel::SizeRole).toString();
}

void SizesPage::applySearch(const QString &words)
{
    m_shown->setText(words);
    if (m_shown->rowCount() > 0)
        table()->setCurrentIndex(m_shown->index(0, 0));
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
        details()->showRecord(m_catalog.size(chosen.front()).name,
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
