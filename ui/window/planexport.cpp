// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/planexport.h"

#include "model/base/fileset.h"
#include "model/evaluation/sourcewording.h"
#include "ui/support/dialogs.h"
#include "ui/window/windowfiles.h"

#include <QCursor>
#include <QDir>
#include <QFileInfo>
#include <QGuiApplication>
#include <QScopeGuard>

namespace slipway {

using namespace Qt::StringLiterals;

PlanExport::PlanExport(Dialogs &dialogs, QObject *parent)
    : QObject(parent)
    , m_dialogs(dialogs)
{
}

bool PlanExport::run(const ExportFormat &format, const Plan &plan, const Evaluation &evaluation,
                     const ReportOptions &options, const QString &suggestedName,
                     const QString &suggestedFolder, const Context *context)
{
    QString suggested = suggestedName + u'.' + format.suffix;
    if (const QString folder = m_folder.isEmpty() ? suggestedFolder : m_folder; !folder.isEmpty())
        suggested = QDir(folder).filePath(suggested);
    const auto path = m_dialogs.saveFile(tr("Export %1").arg(format.name), suggested, format.filter);
    if (!path)
        return false;
    m_folder = QFileInfo(*path).absolutePath();

    const auto writeWith
        = [&](const Evaluation &worded) { return write(*path, format, plan, worded, options); };
    // Evaluates anew, which takes a while for a large plan.
    const auto writeInSourceWords = [&] {
        QGuiApplication::setOverrideCursor(QCursor(Qt::WaitCursor));
        const auto restore = qScopeGuard([] { QGuiApplication::restoreOverrideCursor(); });
        return inSourceWords(plan, evaluation, *context, writeWith);
    };
    const Result<void> written
        = format.forPrograms && context ? writeInSourceWords() : writeWith(evaluation);
    if (!written) {
        m_dialogs.message(Dialogs::Kind::Error,
                          tr("%1 could not be exported").arg(QFileInfo(*path).fileName()),
                          errorText(written.error()));
        return false;
    }
    Q_EMIT exported(*path, evaluation.count(Severity::Blocker));
    return true;
}

Result<void> PlanExport::write(const QString &path, const ExportFormat &format, const Plan &plan,
                               const Evaluation &evaluation, const ReportOptions &options) const
{
    if (format.makeFolder)
        return writeFolder(path, format.makeFolder(plan, evaluation, options));
    const auto bytes = format.make(plan, evaluation, options);
    if (!bytes)
        return bytes.error();
    return writeFileAtomically(path, *bytes);
}

Result<void> PlanExport::writeFolder(const QString &path, const std::vector<ExportFile> &files) const
{
    const QFileInfo there(path);
    if (there.exists() && (!there.isDir() || !QDir(path).isEmpty()))
        return Error{
            ErrorCode::Unwritable, tr("%1 exists already; choose a new name.").arg(there.fileName()), {}};
    // What a killed window left there, this one makes good.
    FileSet::finishInterrupted(there.absolutePath());
    FileSet set;
    for (const ExportFile &file : files) {
        const Result<void> staged = set.stageInFolder(path, file.path, file.bytes, file.executable);
        if (!staged)
            return staged;
    }
    return set.commit();
}

} // namespace slipway
