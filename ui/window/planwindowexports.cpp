// SPDX-License-Identifier: GPL-3.0-or-later
// What leaves the window: files of a plan, and printing.
#include "ui/window/planwindow.h"

#include "model/plan/scenarios.h"
#include "ui/report/reportchoice.h"
#include "ui/support/dialogs.h"
#include "ui/window/noticebar.h"

#include <QFileInfo>
#include <QUrl>

namespace slipway {

using namespace Qt::StringLiterals;

bool PlanWindow::mayTakeAlong(const QString &question)
{
    if (m_export->isRunning()) {
        showExporting(tr("Another one can begin when this is done."));
        return false;
    }
    if (m_session.isPending()) {
        m_notice->showNotice(IconId::Warning,
                             tr("The plan is still being computed: export it when that is done."));
        return false;
    }
    return m_files->mayGoOn(question);
}

OutgoingPlan PlanWindow::outgoing(bool isReport)
{
    const QString scenario = m_document.scenario();
    const QString file = m_document.filePath();
    OutgoingPlan outgoing;
    outgoing.plan = namedScenario(m_session.plan(), m_document.whole().name, scenario);
    outgoing.report = m_session.report(isReport);
    outgoing.options.planFileName = QFileInfo(file).fileName();
    outgoing.options.madeOn = m_dependencies.now();
    outgoing.options.letterPaper = m_preferences.letterPaper();
    if (isReport)
        outgoing.options.parts = ReportChoice::of(m_session).parts();
    outgoing.context.emplace(m_session.context());
    outgoing.name = m_document.displayName();
    if (!scenario.isEmpty())
        outgoing.name += u' ' + scenario;
    outgoing.folder = file.isEmpty() ? QString() : QFileInfo(file).absolutePath();
    return outgoing;
}

void PlanWindow::exportPlan(const ExportFormat &format)
{
    if (!mayTakeAlong(tr("Export without them")))
        return;
    OutgoingPlan plan = outgoing(format.isReport);
    plan.name.replace(u'/', u'-');
    m_export->run(format, std::move(plan));
}

void PlanWindow::printPlan()
{
    if (!m_dependencies.choosePrinter || !mayTakeAlong(tr("Print without them")))
        return;
    m_export->print(outgoing(true), m_dependencies.reference.catalog,
                    [this](QPrinter &printer) { return m_dependencies.choosePrinter(printer, this); });
}

void PlanWindow::showExporting(const QString &besides)
{
    const QString text = m_export->activity() + u' ' + besides;
    m_notice->showNotice(IconId::Export, text.trimmed(), {{tr("Cancel"), [this] { m_export->cancel(); }}});
}

bool PlanWindow::mayLeaveExport()
{
    if (!m_export->isRunning())
        return true;
    // It goes on while this is asked, and the question goes with it.
    bool isDone = false;
    QObject watch;
    const auto noteDone = [&isDone] { isDone = true; };
    connect(m_export, &PlanExport::exported, &watch, noteDone);
    connect(m_export, &PlanExport::printed, &watch, noteDone);
    const auto ask = [this](const QString &sentence, const QString &wait) {
        return m_dialogs.chooseUntil(
            tr("An export is not done yet"), m_export->activity() + u"\n\n"_s + sentence,
            {wait, tr("Give the export up")}, [this] { return !m_export->isRunning(); });
    };
    std::optional<int> answer
        = ask(tr("It is not done yet. Given up, it writes nothing. Cancel leaves everything as it is."),
              tr("Wait for it"));
    while (m_export->isRunning() && answer == 0) {
        answer = ask(tr("This goes on by itself when the export is done. Cancel leaves everything as it is."),
                     tr("Keep waiting"));
    }
    return m_export->isRunning() ? answer == 1 : isDone;
}

void PlanWindow::showExported(const QString &path, int blockers)
{
    const QString name = QFileInfo(path).fileName();
    QString text = tr("Exported %1.").arg(name);
    if (blockers > 0) {
        text += u' '
            + (blockers == 1 ? tr("It says DRAFT: 1 blocker is unresolved.")
                             : tr("It says DRAFT: %1 blockers are unresolved.").arg(blockers));
    }
    const auto open = [this](const QString &target) { m_dependencies.openUrl(QUrl::fromLocalFile(target)); };
    m_notice->showNotice(blockers > 0 ? IconId::Warning : IconId::Done, text,
                         {{tr("Open"), [open, path] { open(path); }},
                          {tr("Show in folder"), [open, path] { open(QFileInfo(path).absolutePath()); }}});
}

} // namespace slipway
