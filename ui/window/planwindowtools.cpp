// SPDX-License-Identifier: GPL-3.0-or-later
// The pages under Tools, and what else stands in the place of a step.
#include "ui/window/planwindow.h"

#include "model/catalog/catalog.h"
#include "ui/compare/comparepage.h"
#include "ui/explorer/catalogpage.h"
#include "ui/prices/pricespage.h"
#include "ui/search/bestchoicepage.h"
#include "ui/search/whynotdialog.h"
#include "ui/window/noticebar.h"
#include "ui/window/pagearea.h"
#include "ui/window/steplist.h"
#include "ui/window/toolstack.h"

#include <QApplication>
#include <QShortcut>

namespace slipway {

using namespace Qt::StringLiterals;

void PlanWindow::showCompare()
{
    if (!m_compare) {
        m_compare = new ComparePage(m_session, m_dialogs, m_main->placeForTool());
        connect(m_compare, &ComparePage::planWanted, this, [this](const QString &path) { openFile(path); });
        if (PriceDesk *desk = priceDesk())
            m_compare->setPrices(*desk);
        m_main->addTool(m_compare);
    }
    showTool(m_compare, m_actions.compare, m_compare->firstField());
}

PriceDesk *PlanWindow::priceDesk()
{
    if (!m_priceDesk && m_dependencies.priceSource) {
        m_priceDesk = new PriceDesk(m_session, *m_dependencies.priceSource, this);
        connect(m_priceDesk, &PriceDesk::currentChanged, this, &PlanWindow::followCurrentBook);
    }
    return m_priceDesk;
}

void PlanWindow::showPrices()
{
    if (!m_dependencies.priceSource || !m_planOpen)
        return;
    if (!m_prices) {
        m_prices = new PricesPage(*priceDesk(), m_dialogs, m_main->placeForTool());
        m_main->addTool(m_prices);
    }
    showTool(m_prices, m_actions.prices, m_prices->firstField());
}

void PlanWindow::takeDroppedPrices(const QStringList &paths)
{
    if (!m_planOpen) {
        m_notice->showNotice(IconId::Advice,
                             tr("Start or open a plan first: files of prices are read on its Prices page."));
        return;
    }
    showPrices();
    if (m_priceDesk)
        m_priceDesk->importPages(paths);
}

void PlanWindow::followCurrentBook()
{
    m_reference.expire();
    followReference();
    m_session.renew();
}

void PlanWindow::showTool(QWidget *tool, QAction *action, QWidget *first)
{
    m_document.finishField();
    if (m_main->currentWidget() == m_pages)
        m_beforeTool = QApplication::focusWidget();
    if (m_planOpen)
        m_main->showTool(tool);
    for (QAction *each : {m_actions.bestChoice, m_actions.compare, m_actions.catalog, m_actions.prices})
        each->setChecked(each == action);
    m_steps->setNoStep();
    for (QAction *step : m_actions.steps)
        step->setChecked(false);
    if (!tool->findChild<QShortcut *>(u"leaveTool"_s, Qt::FindDirectChildrenOnly)) {
        auto *leave = new QShortcut(QKeySequence(Qt::Key_Escape), tool);
        leave->setObjectName(u"leaveTool"_s);
        leave->setContext(Qt::WidgetWithChildrenShortcut);
        connect(leave, &QShortcut::activated, this, &PlanWindow::leaveTool);
    }
    if (tool->accessibleDescription().isEmpty())
        tool->setAccessibleDescription(action->statusTip());
    first->setFocus(Qt::OtherFocusReason);
}

void PlanWindow::leaveTool()
{
    if (m_catalog && m_catalog->isVisible() && m_catalog->escape())
        return;
    if (!m_planOpen) {
        m_actions.catalog->setChecked(false);
        m_stack->setCurrentWidget(m_start);
        if (QWidget *field = m_start->firstField())
            field->setFocus(Qt::OtherFocusReason);
        return;
    }
    QPointer<QWidget> before = m_beforeTool;
    showStep(Focus::Page);
    if (before && before->isVisible() && before->isEnabled())
        before->setFocus(Qt::OtherFocusReason);
}

void PlanWindow::dropTools()
{
    for (QAction *each : {m_actions.bestChoice, m_actions.compare, m_actions.catalog, m_actions.prices})
        each->setChecked(false);
    delete m_best;
    delete m_compare;
    delete m_prices; // a job of its desk ends with it
    delete m_priceDesk;
    delete m_catalog;
    m_best = nullptr;
    m_compare = nullptr;
    m_prices = nullptr;
    m_priceDesk = nullptr;
    m_catalog = nullptr;
}

CatalogPage *PlanWindow::makeCatalog()
{
    SizeModel::View view;
    view.target = m_dependencies.reference.catalog.usualTarget(UsualFor::Training);
    if (m_planOpen)
        view.region = m_dependencies.reference.catalog.findRegion(m_document.plan().region);
    if (!view.region)
        view.region = m_dependencies.reference.catalog.findRegion(Plan().region);
    auto *catalog
        = new CatalogPage(m_dependencies.reference, m_session.context().asOf, view, m_dialogs,
                          &m_dependencies.settings, (m_planOpen ? m_main : m_stack)->placeForTool());
    catalog->offerWhyNot(m_planOpen);
    connect(catalog, &CatalogPage::whyNotAsked, this, &PlanWindow::showWhyNot);
    return catalog;
}

void PlanWindow::exploreCatalog()
{
    if (!m_catalog) {
        m_catalog = makeCatalog();
        (m_planOpen ? m_main : m_stack)->addTool(m_catalog);
    }
    if (!m_planOpen)
        m_stack->showTool(m_catalog);
    showTool(m_catalog, m_actions.catalog, m_catalog->firstField());
}

void PlanWindow::showBestChoice()
{
    if (!m_best) {
        m_best = new BestChoicePage(m_session, m_dialogs, m_main->placeForTool());
        m_main->addTool(m_best);
    }
    showTool(m_best, m_actions.bestChoice, m_best->firstField());
}

void PlanWindow::showWhyNot(const QString &list, const QString &id)
{
    const Catalog &catalog = m_dependencies.reference.catalog;
    std::optional<WhyNotDialog::Subject> subject;
    if (const auto size = catalog.findSize(id); size && list == "sizes"_L1)
        subject = *size;
    else if (const auto region = catalog.findRegion(id); region && list == "regions"_L1)
        subject = *region;
    else if (const auto target = catalog.findTarget(id); target && list == "targets"_L1)
        subject = *target;
    if (!m_planOpen || !subject)
        return;
    auto *dialog = new WhyNotDialog(m_session, m_dialogs, *subject, {}, this);
    dialog->open();
}

void PlanWindow::showAdditions()
{
    auto *dialog = new AdditionsDialog(m_session, m_dialogs, m_dependencies.keepAdditions, this);
    dialog->open();
}

} // namespace slipway
