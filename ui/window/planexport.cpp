// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/planexport.h"

#include "model/base/filenames.h"
#include "model/base/fileset.h"
#include "model/base/sourcewords.h"
#include "model/buying/purchasedays.h"
#include "model/evaluation/sourcewording.h"
#include "model/exports/azureml/exportfolder.h"
#include "model/uncertainty/sourceranges.h"
#include "ui/report/printing.h"
#include "ui/report/reportpages.h"
#include "ui/support/dialogs.h"
#include "ui/support/fonts.h"
#include "ui/window/windowfiles.h"

#include <QDir>
#include <QFileInfo>
#include <QPrinter>
#include <QSet>

#include <chrono>
#include <utility>

namespace slipway {

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace {

/// Bytes of one file, or the files of a folder.
struct Made
{
    QByteArray bytes;
    std::vector<ExportFile> files;
};

Result<Made> make(const ExportFormat &format, const Plan &plan, const Evaluation &evaluation,
                  const ReportOptions &options, const FolderRecord &earlier)
{
    if (format.makeFolder)
        return Made{{}, format.makeFolder(plan, evaluation, options, earlier)};
    Result<QByteArray> bytes = format.make(plan, evaluation, options);
    if (!bytes)
        return bytes.error();
    return Made{std::move(bytes).value(), {}};
}

/// A folder that an export wrote, whether its record can be read or not.
bool isExported(const QString &folder)
{
    return QFileInfo(folder + u'/' + folderRecordName).isFile();
}

/// The folder itself or the one around it that an export wrote; empty: neither.
QString exportedAt(const QString &path)
{
    if (isExported(path))
        return path;
    const QString around = QFileInfo(path).absolutePath();
    return isExported(around) ? around : QString();
}

/// What a killed program left in the folder and in those of its files, this one makes good.
void finishInterruptedIn(const QString &path, const QStringList &names)
{
    QSet<QString> folders{QFileInfo(path).absolutePath()};
    for (const QString &name : names)
        folders.insert(QFileInfo(path + u'/' + name).absolutePath());
    for (const QString &folder : folders)
        FileSet::finishInterrupted(folder);
}

/// The folder holds what this export writes afterwards, and what others put there.
Result<void> writeFolder(const QString &path, const std::vector<ExportFile> &files,
                         const FolderRecord &earlier)
{
    const QFileInfo there(path);
    if (there.exists() && !isExported(path) && (!there.isDir() || !QDir(path).isEmpty()))
        return Error{ErrorCode::Unwritable,
                     PlanExport::tr("%1 exists already, and no export wrote it; choose a new name.").arg(path),
                     {}};
    QStringList names;
    for (const ExportFile &file : files)
        names << file.path;
    if (const Result<void> fit = canReplace(earlier, names); !fit)
        return fit;
    finishInterruptedIn(path, names + earlier.files);
    FileSet set;
    for (const ExportFile &file : files) {
        const QString to = path + u'/' + file.path;
        if (QFileInfo(to).isDir())
            return Error{ErrorCode::Unwritable, PlanExport::tr("%1 is a folder.").arg(to), {}};
        const Result<void> staged = set.stageInFolder(path, file.path, file.bytes, file.executable);
        if (!staged)
            return staged;
    }
    for (const QString &name : filesLeftBy(earlier, path, names)) {
        const Result<void> staged = set.stageRemoval(path + u'/' + name);
        if (!staged)
            return staged;
    }
    return set.commit();
}

/// With what the report of the plan brings.
ReportOptions optionsWith(ReportOptions options, const PlanSession::Report &report)
{
    options.uncertainty = report.ranges;
    options.alternatives = report.alternatives;
    return options;
}

Result<Made> makeFrom(const ExportFormat &format, const OutgoingPlan &outgoing,
                      const PlanSession::Report &report, const FolderRecord &earlier)
{
    const bool isSourceWorded = format.forPrograms && outgoing.context;
    ReportOptions options = optionsWith(outgoing.options, report);
    if (isSourceWorded && options.uncertainty && wordsAreTranslated())
        options.uncertainty = std::make_shared<const Uncertainty>(
            rangesInSourceWords(*options.uncertainty, outgoing.plan, *outgoing.context));
    const auto with
        = [&](const Evaluation &worded) { return make(format, outgoing.plan, worded, options, earlier); };
    const auto withDays = [&](const Evaluation &worded) {
        return format.hasPurchaseDays && outgoing.context
            ? with(withPurchaseDays(worded, outgoing.plan, *outgoing.context))
            : with(worded);
    };
    return isSourceWorded ? inSourceWords(outgoing.plan, report.evaluation, *outgoing.context, withDays)
                          : withDays(report.evaluation);
}

Result<std::shared_ptr<const ReportPages>> layOut(const OutgoingPlan &outgoing, const Catalog &catalog)
{
    const PlanSession::Report report = outgoing.report();
    Result<std::unique_ptr<ReportPages>> begun = ReportPages::begin(
        outgoing.plan, report.evaluation, catalog, optionsWith(outgoing.options, report));
    if (!begun)
        return begun.error();
    std::unique_ptr<ReportPages> pages = std::move(begun).value();
    while (!pages->isDone())
        pages->layOutNext();
    return std::shared_ptr<const ReportPages>(std::move(pages));
}

} // namespace

PlanExport::PlanExport(Dialogs &dialogs, QObject *parent)
    : QObject(parent)
    , m_dialogs(dialogs)
    , m_work(*this)
{
    m_patience.setSingleShot(true);
    m_patience.setInterval(150ms);
    connect(&m_patience, &QTimer::timeout, this, &PlanExport::lasts);
}

PlanExport::~PlanExport()
{
    blockSignals(true);
    (void)withdraw();
}

bool PlanExport::run(const ExportFormat &format, OutgoingPlan outgoing)
{
    const QString fileName = suggestedFileName(outgoing.name, format.suffix);
    QString suggested = fileName;
    if (const QString folder = m_folder.isEmpty() ? outgoing.folder : m_folder; !folder.isEmpty())
        suggested = QDir(folder).filePath(suggested);
    const QString key = QDir(outgoing.folder).filePath(fileName);
    if (format.makeFolder) {
        const QString proposed = m_folders.value(key, suggested);
        const QString exported = QDir::isAbsolutePath(proposed) ? exportedAt(proposed) : QString();
        suggested = exported.isEmpty() ? proposed : exported;
    }
    begin(tr("Exporting %1...").arg(outgoing.name));
    const std::shared_ptr<Run> begun = m_run;
    const auto path = chooseTarget(format, suggested, outgoing.plan);
    if (m_run != begun)
        return false; // ended while somebody chose: what it was evaluated with is another by now
    if (!path) {
        end();
        return false;
    }
    m_folder = QFileInfo(*path).absolutePath();
    const QString name = QFileInfo(*path).fileName();
    m_activity = tr("Exporting %1...").arg(name);
    m_run->failure = tr("%1 could not be exported").arg(name);
    FolderRecord earlier;
    if (format.makeFolder) {
        m_folders.insert(key, *path);
        const Result<FolderRecord> record = recordForExport(*path, outgoing.plan);
        if (!record) {
            begun->result = Result<void>(record.error());
            finish(begun);
            return false;
        }
        earlier = *record;
    }
    // Of fonts that are not loaded yet the window's thread takes care.
    (void)loadFonts();
    start([this, run = m_run, path = *path, format, earlier = std::move(earlier), outgoing = std::move(outgoing)] {
        const PlanSession::Report report = outgoing.report();
        const Result<Made> made = makeFrom(format, outgoing, report, earlier);
        if (run->isDecided.exchange(true))
            throw Cancelled();
        if (!made)
            run->result = Result<void>(made.error());
        else
            run->result = format.makeFolder ? writeFolder(path, made->files, earlier)
                                            : writeFileAtomically(path, made->bytes);
        run->done = [this, path, blockers = report.evaluation.count(Severity::Blocker)] {
            Q_EMIT exported(path, blockers);
        };
        return [this, run] { finish(run); };
    });
    return true;
}

std::optional<QString> PlanExport::chooseTarget(const ExportFormat &format, const QString &suggested,
                                                const Plan &plan)
{
    const std::shared_ptr<Run> begun = m_run;
    const auto path = m_dialogs.saveFile(tr("Export %1").arg(format.name), suggested, format.filter);
    const QString target = path && format.makeFolder ? exportedAt(*path) : QString();
    if (m_run != begun || target.isEmpty())
        return path;
    // A save dialog walks into a folder that is there, and so to a name within it.
    const QString name = QFileInfo(target).fileName();
    QStringList choices{tr("Replace the files")};
    if (target != *path)
        choices << tr("Make %1 in it").arg(QFileInfo(*path).fileName());
    const Result<std::optional<FolderRecord>> record = recordOfFolder(target);
    QStringList remarks;
    if (record && *record)
        remarks << otherPlanRemark(**record, target, plan) << changedFilesRemark(**record, target);
    remarks.removeAll(QString());
    const QString otherPlan = remarks.join(u"\n\n"_s);
    const auto answer = m_dialogs.choose(
        tr("%1 was exported before").arg(name),
        tr("%1 is the folder of an earlier export. This export replaces files of the same names, keeps "
           "what was filled in there in place of REPLACE_..., removes what the plan no longer needs of them "
           "and goes on with what was "
           "deployed from there. Other files stay. A folder within it would be another deployment.")
                .arg(target)
            + (otherPlan.isEmpty() ? QString() : u"\n\n"_s + otherPlan),
        choices);
    if (!answer)
        return std::nullopt;
    return *answer == 0 ? target : *path;
}

void PlanExport::print(OutgoingPlan outgoing, const Catalog &catalog, const ChoosePrinter &choose)
{
    begin(tr("Printing %1...").arg(outgoing.name));
    m_run->failure = tr("The report could not be printed");
    (void)loadFonts();
    const auto print = [this, run = m_run](const std::shared_ptr<const ReportPages> &pages,
                                           const std::shared_ptr<QPrinter> &printer) {
        start([this, run, pages, printer] {
            // A painter may print in any thread (Qt: Threads and Painting).
            if (run->isDecided.exchange(true))
                throw Cancelled();
            run->result = printPages(*pages, *printer);
            run->done = [this] { Q_EMIT printed(); };
            return [this, run] { finish(run); };
        });
    };
    start([this, run = m_run, print, choose, &catalog, outgoing = std::move(outgoing)]() -> Background::Then {
        const auto laidOut = layOut(outgoing, catalog);
        if (!laidOut) {
            run->isDecided = true;
            run->result = Result<void>(laidOut.error());
            return [this, run] { finish(run); };
        }
        return [this, run, print, choose, pages = *laidOut, letter = outgoing.options.letterPaper,
                name = outgoing.name] {
            m_patience.stop();
            const auto printer = std::make_shared<QPrinter>();
            prepareForPages(*printer, *pages, letter);
            printer->setDocName(name);
            const bool isChosen = choose(*printer);
            if (m_run != run)
                return; // ended while somebody chose
            if (isChosen)
                print(pages, printer);
            else
                end(); // who says no in the dialog need not be told
        };
    });
}

void PlanExport::begin(const QString &activity)
{
    m_activity = activity;
    m_run = std::make_shared<Run>();
}

void PlanExport::start(std::function<Background::Then()> work)
{
    m_patience.start();
    m_work.start([work = std::move(work)](const Background::Tell &) { return work(); },
                 [this, run = m_run] {
                     run->result = Result<void>(Error{ErrorCode::Invalid, backgroundFault(), {}});
                     finish(run);
                 });
}

void PlanExport::finish(const std::shared_ptr<Run> &run)
{
    end();
    tell(run);
}

void PlanExport::tell(const std::shared_ptr<Run> &run)
{
    if (!run->result->ok())
        m_dialogs.message(Dialogs::Kind::Error, run->failure, errorText(run->result->error()));
    else if (run->done)
        run->done();
}

void PlanExport::end()
{
    m_patience.stop();
    m_run.reset();
    Q_EMIT ended();
}

bool PlanExport::withdraw()
{
    return m_run && !m_run->isDecided.exchange(true);
}

void PlanExport::cancel()
{
    if (!withdraw())
        return;
    m_work.cancel();
    end();
    Q_EMIT cancelled();
}

void PlanExport::stop()
{
    cancel();
    const std::shared_ptr<Run> run = m_run;
    m_work.stop();
    if (!run)
        return;
    // It was being put in place.
    if (!run->result)
        run->result = Result<void>(Error{ErrorCode::Invalid, backgroundFault(), {}});
    end();
    // Later: a message lets other events in, and whoever stops this is about to change what they work with.
    QMetaObject::invokeMethod(
        this, [this, run] { tell(run); }, Qt::QueuedConnection);
}

} // namespace slipway
