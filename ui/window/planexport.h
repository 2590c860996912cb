// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/base/result.h"
#include "model/document/background.h"
#include "model/document/plansession.h"
#include "model/evaluation/evaluate.h"
#include "model/exports/azureml/exportfolder.h"
#include "ui/report/report.h"

#include <QByteArray>
#include <QHash>
#include <QObject>
#include <QString>
#include <QTimer>

#include <atomic>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

class QPrinter;

namespace slipway {

class Dialogs;

/// A file or a folder that a plan can be written to. Makes the bytes only, in any thread; PlanExport writes them.
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
    bool hasPurchaseDays = false; ///< its calendar has the days of what is advised to buy
    bool isReport = false; ///< has the alternatives and the parts chosen in the preview
    std::function<Result<QByteArray>(const Plan &, const Evaluation &, const ReportOptions &)> make;
    /// In its place: the files of a folder, which must be new, empty or of an earlier export; it goes on with the deployment of that.
    std::function<std::vector<ExportFile>(const Plan &, const Evaluation &, const ReportOptions &,
                                          const FolderRecord &)>
        makeFolder;
};

/// A plan on its way out of the window, as it was when that was asked for: edits that follow do not change what is written.
struct OutgoingPlan
{
    Plan plan;
    std::function<PlanSession::Report()> report; ///< called in the background, see PlanSession::report()
    ReportOptions options; ///< without what the report brings
    std::optional<Context> context; ///< what it was evaluated in; none: files for programs have the words of the report
    QString name; ///< without suffix
    QString folder; ///< proposed until something was exported; empty: the dialogs' own
};

/// Asks for a file or a printer, and makes and writes the bytes in the background, one plan at a time. A failure is shown once and leaves an
/// existing file as it was. Borrows the dialogs, and of a plan's context catalog and prices until it has ended.
class PlanExport final : public QObject
{
    Q_OBJECT
public:
    explicit PlanExport(Dialogs &dialogs, QObject *parent = nullptr);
    /// Cancels what runs and waits for its end.
    ~PlanExport() override;

    /// Not while isRunning(). Returns whether it was begun.
    bool run(const ExportFormat &format, OutgoingPlan outgoing);
    /// Sets the printer up once the pages are laid out; false: not to print.
    using ChoosePrinter = std::function<bool(QPrinter &printer)>;
    /// Not while isRunning().
    void print(OutgoingPlan outgoing, const Catalog &catalog, const ChoosePrinter &choose);

    [[nodiscard]] bool isRunning() const { return m_run != nullptr; }
    /// "Exporting plan.pdf..."
    [[nodiscard]] QString activity() const { return m_activity; }
    /// Leaves nothing. What is being put in place, or goes to the printer, comes to its end.
    void cancel();
    /// The same, and waits for its end: before the catalog or the prices change. What comes to its end is told of later.
    void stop();

Q_SIGNALS:
    /// What runs takes long enough to say so.
    void lasts();
    /// `blockers` is how many are unresolved: the file says so as well.
    void exported(const QString &path, int blockers);
    void printed();
    /// Nothing was written.
    void cancelled();
    /// Nothing runs any more, whatever came of it; ahead of the signal that says what.
    void ended();

private:
    /// One export: what the two threads share of it.
    struct Run
    {
        QString failure; ///< title of the message
        std::atomic<bool> isDecided = false; ///< by whoever comes first: to put it in place, or not to
        std::optional<Result<void>> result; ///< of the background; read when that has ended
        std::function<void()> done; ///< tells of a result that is good
    };

    void begin(const QString &activity);
    /// Where to export: what is chosen, or the folder around it that an export wrote. Nothing: not at all.
    [[nodiscard]] std::optional<QString> chooseTarget(const ExportFormat &format, const QString &suggested,
                                                      const Plan &plan);
    void start(std::function<Background::Then()> work);
    void finish(const std::shared_ptr<Run> &run);
    /// What came of a run that has ended.
    void tell(const std::shared_ptr<Run> &run);
    void end();
    /// True: whoever runs it will put it in place no more.
    [[nodiscard]] bool withdraw();

    Dialogs &m_dialogs;
    QString m_folder; ///< exported to last
    QHash<QString, QString> m_folders; ///< made of a plan last, by what is proposed for it at first
    QString m_activity;
    QTimer m_patience; ///< before lasts()
    std::shared_ptr<Run> m_run; ///< null: none
    Background m_work; ///< last: it ends before the rest goes
};

} // namespace slipway
