// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/planexport.h"

#include "model/base/fileset.h"
#include "ui/support/dialogs.h"
#include "ui/window/windowfiles.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

namespace slipway {

using namespace Qt::StringLiterals;

PlanExport::PlanExport(Dialogs &dialogs, Writer writer, QObject *parent)
    : QObject(parent)
    , m_dialogs(dialogs)
    , m_writer(std::move(writer))
{
}

bool PlanExport::run(const ExportFormat &format, const Plan &plan, const Evaluation &evaluation,
                     const ReportOptions &options, const QString &suggestedName)
{
    QString suggested = suggestedName + u'.' + format.suffix;
    if (!m_folder.isEmpty())
        suggested = QDir(m_folder).filePath(suggested);
    const auto path = m_dialogs.saveFile(tr("Export %1").arg(format.name), suggested, format.filter);
    if (!path)
        return false;
    m_folder = QFileInfo(*path).absolutePath();

    const Result<void> written = format.makeFolder
        ? writeFolder(*path, format.makeFolder(plan, evaluation, options))
        : writeFile(*path, format, plan, evaluation, options);
    if (!written) {
        m_dialogs.message(Dialogs::Kind::Error,
                          tr("%1 could not be exported").arg(QFileInfo(*path).fileName()),
                          errorText(written.error()));
        return false;
    }
    Q_EMIT exported(*path, evaluation.count(Severity::Blocker));
    return true;
}

Result<void> PlanExport::writeFile(const QString &path, const ExportFormat &format, const Plan &plan,
                                   const Evaluation &evaluation, const ReportOptions &options) const
{
    const auto bytes = format.make(plan, evaluation, options);
    if (!bytes)
        return bytes.error();
    return m_writer(path, *bytes);
}

Result<void> PlanExport::writeFolder(const QString &path, const std::vector<ExportFile> &files) const
{
    const QFileInfo there(path);
    if (there.exists() && (!there.isDir() || !QDir(path).isEmpty()))
        return Error{
            ErrorCode::Unwritable, tr("%1 exists already; choose a new name.").arg(there.fileName()), {}};
    // Filled beside its place: neither what fails nor what is killed leaves half a folder.
    FileSet::finishInterrupted(there.absolutePath());
    const QString staged = FileSet::stagingName(path);
    const auto undone = [&](const Error &error) {
        QDir(staged).removeRecursively();
        return error;
    };
    for (const ExportFile &file : files) {
        const QString target = staged + u'/' + file.path;
        if (!QDir().mkpath(QFileInfo(target).path()))
            return undone(
                {ErrorCode::Unwritable, tr("The folder %1 could not be made.").arg(there.fileName()), {}});
        if (const auto written = m_writer(target, file.bytes); !written)
            return undone(written.error());
        if (file.executable)
            QFile::setPermissions(target, QFile::permissions(target) | QFile::ExeOwner | QFile::ExeUser);
    }
    const Result<void> put = FileSet::putFolder(staged, path);
    return put ? put : undone(put.error());
}

} // namespace slipway
