// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/explorer/explorerwindow.h"

#include "model/items/catalogrecords.h"
#include "ui/explorer/explorerpage.h"
#include "ui/explorer/sizespage.h"
#include "ui/support/theme.h"

#include <QHBoxLayout>
#include <QListWidget>
#include <QShortcut>
#include <QStackedWidget>

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

ExplorerWindow::ExplorerWindow(const ReferenceData &reference, const QDate &asOf, const SizeModel::View &view,
                               QWidget *parent)
    : QWidget(parent, Qt::Window)
    , m_lists(new QListWidget(this))
    , m_pages(new QStackedWidget(this))
{
    setObjectName(u"explorerWindow"_s);
    setWindowTitle(tr("Catalog of %1", "a date").arg(reference.catalog.version()));
    setAttribute(Qt::WA_DeleteOnClose);
    setSurface(this, Surface::Window);
    m_lists->setObjectName(u"explorerLists"_s);
    m_lists->setAccessibleName(tr("Lists of the catalog"));
    m_lists->setProperty("stepList", true);
    m_lists->setFixedWidth(fontMetrics().averageCharWidth() * 30);
    m_lists->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);

    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(0);
    row->addWidget(m_lists);
    row->addWidget(m_pages, 1);
    addLists(reference, asOf, view);
    connect(m_lists, &QListWidget::currentRowChanged, this, &ExplorerWindow::showRow);
    m_lists->setCurrentRow(0);

    connect(new QShortcut(QKeySequence::Find, this), &QShortcut::activated, this,
            [this] { page()->focusSearch(); });
    connect(new QShortcut(QKeySequence(u"Ctrl+W"_s), this), &QShortcut::activated, this, &QWidget::close);
    resize(1180, 720);
}

void ExplorerWindow::addList(const QString &id, const QString &title, MakePage make)
{
    auto *entry = new QListWidgetItem(title, m_lists);
    entry->setData(Qt::UserRole, id);
    m_make.push_back(std::move(make));
    m_pages->addWidget(new QWidget(m_pages));
}

void ExplorerWindow::addLists(const ReferenceData &reference, const QDate &asOf, const SizeModel::View &view)
{
    const auto add
        = [this](const QString &id, const QString &title, const std::function<RecordTable()> &make) {
              addList(id, title, [make] { return new RecordPage(make()); });
          };
    const Catalog &catalog = reference.catalog;
    const PriceSnapshot &prices = reference.prices;
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
    addList(u"sizes"_s, tr("VM sizes"),
            [&catalog, &prices, view] { return new SizesPage(catalog, prices, view); });
    add(u"series"_s, tr("VM series"), [&catalog, asOf] { return seriesRecords(catalog, asOf); });
    add(u"gpus"_s, tr("GPUs"), [this, &catalog] { return gpuRecords(catalog, locale()); });
    add(u"regions"_s, tr("Regions"),
        [this, &catalog, &prices] { return regionRecords(catalog, prices, locale()); });
    add(u"isolation"_s, tr("Isolation options"), [&catalog] { return isolationRecords(catalog); });
    add(u"limits"_s, tr("Limits and constants"),
        [this, &catalog] { return limitRecords(catalog, locale()); });
    add(u"endings"_s, tr("What ends"), [&catalog, asOf] { return endingRecords(catalog, asOf); });
}

void ExplorerWindow::showList(const QString &id)
{
    for (int row = 0; row < m_lists->count(); ++row) {
        if (m_lists->item(row)->data(Qt::UserRole) == id)
            m_lists->setCurrentRow(row);
    }
}

ExplorerPage *ExplorerWindow::page() const
{
    return qobject_cast<ExplorerPage *>(m_pages->currentWidget());
}

QString ExplorerWindow::listAt(int row) const
{
    return m_lists->item(row)->data(Qt::UserRole).toString();
}

ExplorerPage *ExplorerWindow::page(int row) const
{
    return qobject_cast<ExplorerPage *>(m_pages->widget(row));
}

void ExplorerWindow::offerWhyNot(bool offered)
{
    m_whyNotOffered = offered;
    for (int row = 0; row < m_lists->count(); ++row) {
        if (ExplorerPage *made = page(row))
            made->offerWhyNot(offered && canBeAsked(listAt(row)));
    }
}

void ExplorerWindow::showRow(int row)
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
