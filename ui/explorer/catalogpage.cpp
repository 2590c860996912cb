// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/explorer/catalogpage.h"

#include "model/items/catalogrecords.h"
#include "ui/explorer/explorerpage.h"
#include "ui/explorer/sizespage.h"
#include "ui/support/combofield.h"
#include "ui/support/labels.h"
#include "ui/support/theme.h"

#include <QHBoxLayout>
#include <QLineEdit>
#include <QShortcut>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <utility>

namespace slipway {

using namespace Qt::StringLiterals;

namespace {

/// Lists whose entries a plan chooses from.
bool canBeAsked(const QString &list)
{
    return list == "sizes"_L1 || list == "regions"_L1 || list == "targets"_L1;
}

} // namespace

CatalogPage::CatalogPage(const ReferenceData &reference, const QDate &asOf, const SizeModel::View &view,
                         Dialogs &dialogs, QSettings *settings, QWidget *parent)
    : QWidget(parent)
    , m_dialogs(dialogs)
    , m_lists(new ComboField(this))
    , m_pages(new QStackedWidget(this))
{
    setObjectName(u"catalogPage"_s);
    setAccessibleName(tr("Catalog"));
    m_lists->setObjectName(u"explorerLists"_s);
    m_lists->setAccessibleName(tr("Lists of the catalog"));
    m_lists->setMaxVisibleItems(12);
    m_lists->setMinimumContentsLength(18); // the names of its lists, whole
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(space::block, space::block, space::block, space::block);
    column->setSpacing(space::field);
    column->addWidget(makeHead(reference.catalog.version()));
    column->addWidget(m_pages, 1);
    addLists(reference, asOf, view, settings);
    connect(m_lists, &QComboBox::currentIndexChanged, this, &CatalogPage::showRow);
    showRow(0);

    auto *find = new QShortcut(QKeySequence::Find, this);
    find->setContext(Qt::WidgetWithChildrenShortcut);
    connect(find, &QShortcut::activated, this, [this] { page()->focusSearch(); });
}

QWidget *CatalogPage::makeHead(const QString &version)
{
    auto *head = new QWidget(this);
    auto *title = new PlainLabel(tr("Catalog"), head);
    setTextRole(title, TextRole::PageTitle);
    auto *date = new PlainLabel(tr("of %1", "a date").arg(version), head);
    setTextRole(date, TextRole::Caption);
    auto *row = new QHBoxLayout(head);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(space::field);
    row->addWidget(title);
    row->addWidget(date);
    row->addStretch(1);
    row->addWidget(m_lists);
    return head;
}

void CatalogPage::addList(const QString &id, const QString &title, MakePage make)
{
    m_lists->addItem(title, id);
    m_make.push_back(std::move(make));
    m_pages->addWidget(new QWidget(m_pages));
}

void CatalogPage::addLists(const ReferenceData &reference, const QDate &asOf, const SizeModel::View &view,
                           QSettings *settings)
{
    const auto add
        = [this](const QString &id, const QString &title, const std::function<RecordTable()> &make) {
              addList(id, title, [this, make] { return new RecordPage(make(), m_dialogs, m_pages); });
          };
    const Catalog &catalog = reference.catalog;
    const PriceSnapshot &prices = reference.prices;
    SizeModel::View today = view;
    today.asOf = asOf;
    addList(u"sizes"_s, tr("VM sizes"), [this, &catalog, &prices, today, settings] {
        return new SizesPage(catalog, prices, today, m_dialogs, settings, m_pages);
    });
    add(u"targets"_s, tr("Compute targets"), [&catalog, asOf] { return targetRecords(catalog, asOf); });
    add(u"training"_s, tr("Training abilities"),
        [&catalog] { return capabilityRecords(catalog, LifecycleStage::Training); });
    add(u"deployment"_s, tr("Deployment abilities"),
        [&catalog] { return capabilityRecords(catalog, LifecycleStage::Deployment); });
    add(u"comparison"_s, tr("Instance or cluster"), [&catalog] {
        return comparisonRecords(catalog, catalog.usualTarget(UsualFor::Experimentation),
                                 catalog.usualTarget(UsualFor::Training));
    });
    add(u"creation"_s, tr("Ways to create"), [&catalog, asOf] { return creationRecords(catalog, asOf); });
    add(u"series"_s, tr("VM series"), [&catalog, asOf] { return seriesRecords(catalog, asOf); });
    add(u"gpus"_s, tr("GPUs"), [this, &catalog] { return gpuRecords(catalog, locale()); });
    add(u"regions"_s, tr("Regions"),
        [this, &catalog, &prices] { return regionRecords(catalog, prices, locale()); });
    add(u"isolation"_s, tr("Isolation options"), [&catalog] { return isolationRecords(catalog); });
    add(u"limits"_s, tr("Limits and constants"),
        [this, &catalog] { return limitRecords(catalog, locale()); });
    add(u"endings"_s, tr("What ends"), [&catalog, asOf] { return endingRecords(catalog, asOf); });
}

void CatalogPage::showList(const QString &id)
{
    if (const int row = m_lists->findData(id); row >= 0)
        m_lists->setCurrentIndex(row);
}

QWidget *CatalogPage::firstField() const
{
    return page()->searchLine();
}

bool CatalogPage::escape()
{
    if (page()->searchLine()->text().isEmpty())
        return false;
    page()->searchLine()->clear();
    return true;
}

ExplorerPage *CatalogPage::page() const
{
    return qobject_cast<ExplorerPage *>(m_pages->currentWidget());
}

QString CatalogPage::listAt(int row) const
{
    return m_lists->itemData(row).toString();
}

ExplorerPage *CatalogPage::page(int row) const
{
    return qobject_cast<ExplorerPage *>(m_pages->widget(row));
}

void CatalogPage::offerWhyNot(bool offered)
{
    m_whyNotOffered = offered;
    for (int row = 0; row < m_lists->count(); ++row) {
        if (ExplorerPage *made = page(row))
            made->offerWhyNot(offered && canBeAsked(listAt(row)));
    }
}

void CatalogPage::showRow(int row)
{
    if (row < 0)
        return;
    MakePage &make = m_make[static_cast<std::size_t>(row)];
    if (make) {
        QWidget *empty = m_pages->widget(row);
        m_pages->insertWidget(row, make());
        m_pages->removeWidget(empty);
        delete empty;
        make = nullptr;
        connect(page(row), &ExplorerPage::whyNotAsked, this,
                [this, list = listAt(row)](const QString &id) { Q_EMIT whyNotAsked(list, id); });
        page(row)->offerWhyNot(m_whyNotOffered && canBeAsked(listAt(row)));
    }
    m_pages->setCurrentIndex(row);
}

} // namespace slipway
