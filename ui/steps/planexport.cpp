// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/steps/planexport.h"

#include "ui/steps/windowfiles.h"
#include "ui/support/dialogs.h"

#include <QDir>
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

    const auto fail = [this, &path](const Error &error) {
        m_dialogs.message(Dialogs::Kind::Error,
                          tr("%1 could not be exported").arg(QFileInfo(*path).fileName()), errorText(error));
        return false;
    };
    const auto bytes = format.make(plan, evaluation, options);
    if (!bytes)
        return fail(bytes.error());
    if (const auto written = m_writer(*path, *bytes); !written)
        return fail(written.error());
    Q_EMIT exported(*path, evaluation.count(Severity::Blocker));
    return true;
}

} // namespace slipway
