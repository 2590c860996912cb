// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/planmenus.h"

#include "model/base/plaintext.h"
#include "ui/support/owndirection.h"
#include "ui/window/actions.h"
#include "ui/window/recentfiles.h"

#include <QDir>
#include <QFileInfo>
#include <QMainWindow>
#include <QMenu>
#include <QMenuBar>

namespace slipway {

using namespace Qt::StringLiterals;

namespace {

struct PlanMenus
{
    Q_DECLARE_TR_FUNCTIONS(slipway::PlanMenus)
};

} // namespace

void buildMenus(QMainWindow &window, const WindowActions &actions, QMenu *recent,
                const QList<QAction *> &exports)
{
    QMenu *file = window.menuBar()->addMenu(PlanMenus::tr("&File"));
    file->addActions({actions.newPlan, actions.open});
    recent->setTitle(PlanMenus::tr("Open &recent"));
    recent->menuAction()->setStatusTip(PlanMenus::tr("The plans opened last"));
    file->addMenu(recent);
    file->addSeparator();
    file->addActions({actions.save, actions.saveAs});
    file->addSeparator();
    file->addActions(exports);
    file->addAction(actions.print);
    file->addSeparator();
    file->addActions({actions.closePlan, actions.quit});

    QMenu *edit = window.menuBar()->addMenu(PlanMenus::tr("&Edit"));
    edit->addActions({actions.undo, actions.redo});
    edit->addSeparator();
    edit->addAction(actions.preferences);

    QMenu *plan = window.menuBar()->addMenu(PlanMenus::tr("&Plan"));
    for (QAction *step : actions.steps)
        plan->addAction(step);
    plan->addSeparator();
    plan->addActions({actions.bestChoice, actions.compare, actions.catalog, actions.prices, actions.additions});
    plan->addSeparator();
    plan->addActions({actions.nextStep, actions.previousStep, actions.nextProblem});

    QMenu *view = window.menuBar()->addMenu(PlanMenus::tr("&View"));
    view->addActions({actions.back, actions.forward});
    view->addSeparator();
    view->addActions({actions.nextPane, actions.previousPane, actions.scenario});
    view->addSeparator();
    view->addActions({actions.turnChart, actions.fullScreen});
    view->addSeparator();
    QMenu *appearance = view->addMenu(PlanMenus::tr("&Appearance"));
    appearance->setObjectName(u"appearanceMenu"_s);
    appearance->menuAction()->setStatusTip(PlanMenus::tr("The colours of the window, at once; a PDF keeps its own"));
    for (QAction *choice : actions.appearances)
        appearance->addAction(choice);
    QMenu *language = view->addMenu(PlanMenus::tr("&Language"));
    language->setObjectName(u"languageMenu"_s);
    language->menuAction()->setStatusTip(PlanMenus::tr("The language of the window and of what is printed from it"));
    for (QAction *choice : actions.languages)
        language->addAction(choice);

    QMenu *help = window.menuBar()->addMenu(PlanMenus::tr("&Help"));
    help->addActions({actions.explainField, actions.glossary, actions.shortcuts, actions.about});
}

void fillRecentMenu(QMenu &menu, RecentFiles &recent, QAction *clear,
                    const std::function<void(const QString &)> &open)
{
    menu.clear();
    const QStringList paths = recent.paths();
    int number = 0;
    for (const QString &path : paths) {
        ++number;
        // A file name may hold an ampersand of its own.
        const QString name = captionText(RecentFiles::shortName(path));
        const QString numbered = u"&%1 "_s.arg(number % 10) + name;
        if (QFileInfo::exists(path)) {
            QAction *entry = menu.addAction(inOwnOrder(numbered));
            entry->setToolTip(toolTipText(RecentFiles::shortName(path)));
            entry->setStatusTip(QDir::toNativeSeparators(path));
            QObject::connect(entry, &QAction::triggered, &menu, [open, path] { open(path); });
            continue;
        }
        QAction *gone = menu.addAction(PlanMenus::tr("%1: no longer there").arg(name));
        gone->setToolTip(toolTipText(RecentFiles::shortName(path)));
        gone->setStatusTip(QDir::toNativeSeparators(path));
        gone->setEnabled(false);
        QAction *remove
            = menu.addAction(inOwnOrder(u"&%1 "_s.arg(number % 10) + PlanMenus::tr("Remove %1").arg(name)));
        remove->setToolTip(toolTipText(RecentFiles::shortName(path)));
        remove->setStatusTip(PlanMenus::tr("Take it off this list"));
        QObject::connect(
            remove, &QAction::triggered, &recent, [&recent, path] { recent.remove(path); },
            Qt::QueuedConnection);
    }
    menu.addSeparator();
    menu.addAction(clear);
    menu.menuAction()->setEnabled(!paths.isEmpty());
}

} // namespace slipway
