// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/base/result.h"
#include "model/evaluation/evaluate.h"
#include "model/exports/azureml/azureml.h"
#include "ui/report/report.h"

#include <QByteArray>
#include <QObject>
#include <QString>

#include <functional>
#include <vector>

namespace slipway {

class Dialogs;

/// A file or a folder that a plan can be written to. Makes the bytes only; PlanExport writes them.
struct ExportFormat
{
    QString id; ///< name of the action: "exportPdf"
    QString name; ///< "PDF"
    QString actionText; ///< "Export &PDF..."
    QString statusTip;
    QString suffix; ///< without the dot
    QString filter; ///< for the file dialog: "PDF (*.pdf)"
    QString keys; ///< may be empty
    bool forPrograms = false; ///< its words are the same in every language, see inSourceWords()
    bool isReport = false; ///< has the alternatives and the parts chosen in the preview
    std::function<Result<QByteArray>(const Plan &, const Evaluation &, const ReportOptions &)> make;
    /// In its place: the files of a folder, which must be new or empty.
    std::function<std::vector<ExportFile>(const Plan &, const Evaluation &, const ReportOptions &)>
        makeFolder;
};

/// Asks for a file, makes the bytes and writes them; a failure is shown once and leaves an existing
/// file as it was. Borrows the dialogs.
class PlanExport final : public QObject
{
    Q_OBJECT
public:
    explicit PlanExport(Dialogs &dialogs, QObject *parent = nullptr);

    /// `suggestedName` is without suffix. Returns whether a file was written.
    /// `suggestedFolder` is proposed until something was exported; empty: the dialogs' own. `context` is what the plan was evaluated in;
    /// null: files for programs have the words of `evaluation`.
    bool run(const ExportFormat &format, const Plan &plan, const Evaluation &evaluation,
             const ReportOptions &options, const QString &suggestedName, const QString &suggestedFolder = {},
             const Context *context = nullptr);

Q_SIGNALS:
    /// `blockers` is how many are unresolved: the file says so as well.
    void exported(const QString &path, int blockers);

private:
    [[nodiscard]] Result<void> write(const QString &path, const ExportFormat &format, const Plan &plan,
                                     const Evaluation &evaluation, const ReportOptions &options) const;
    [[nodiscard]] Result<void> writeFolder(const QString &path, const std::vector<ExportFile> &files) const;

    Dialogs &m_dialogs;
    QString m_folder; ///< exported to last
};

} // namespace slipway
