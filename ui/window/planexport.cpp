// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/planexport.h"

#include "model/base/fileset.h"
#include "model/evaluation/sourcewording.h"
#include "ui/report/printing.h"
#include "ui/report/reportpages.h"
#include "ui/support/dialogs.h"
#include "ui/support/fonts.h"
#include "ui/window/windowfiles.h"

#include <QDir>
#include <QFileInfo>
#include <QPrinter>

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
                  const ReportOptions &options)
{
    if (format.makeFolder)
        return Made{{}, format.makeFolder(plan, evaluation, options)};
    Result<QByteArray> bytes = format.make(plan, evaluation, options);
    if (!bytes)
        return bytes.error();
    return Made{std::move(bytes).value(), {}};
}

Result<void> writeFolder(const QString &path, const std::vector<ExportFile> &files)
{
    const QFileInfo there(path);
    if (there.exists() && (!there.isDir() || !QDir(path).isEmpty()))
        return Error{ErrorCode::Unwritable,
                     PlanExport::tr("%1 exists already; choose a new name.").arg(there.fileName()),
                     {}};
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

/// With what the report of the plan brings.
ReportOptions optionsWith(ReportOptions options, const PlanSession::Report &report)
{
    options.uncertainty = report.ranges;
    options.alternatives = report.alternatives;
    return options;
}

Result<Made> makeFrom(const ExportFormat &format, const OutgoingPlan &outgoing,
                      const PlanSession::Report &report)
{
    const ReportOptions options = optionsWith(outgoing.options, report);
    const auto with
        = [&](const Evaluation &worded) { return make(format, outgoing.plan, worded, options); };
    return format.forPrograms && outgoing.context
        ? inSourceWords(outgoing.plan, report.evaluation, *outgoing.context, with)
        : with(report.evaluation);
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
    QString suggested = outgoing.name + u'.' + format.suffix;
    if (const QString folder = m_folder.isEmpty() ? outgoing.folder : m_folder; !folder.isEmpty())
        suggested = QDir(folder).filePath(suggested);
    begin(tr("Exporting %1...").arg(outgoing.name));
    const std::shared_ptr<Run> begun = m_run;
    const auto path = m_dialogs.saveFile(tr("Export %1").arg(format.name), suggested, format.filter);
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
    // Of fonts that are not loaded yet the window's thread takes care.
    (void)loadFonts();
    start([this, run = m_run, path = *path, format, outgoing = std::move(outgoing)] {
        const PlanSession::Report report = outgoing.report();
        const Result<Made> made = makeFrom(format, outgoing, report);
        if (run->isDecided.exchange(true))
            throw Cancelled();
        if (!made)
            run->result = Result<void>(made.error());
        else
            run->result = format.makeFolder ? writeFolder(path, made->files) : writeFileAtomically(path, made->bytes);
        run->done = [this, path, blockers = report.evaluation.count(Severity::Blocker)] {
            Q_EMIT exported(path, blockers);
        };
        return [this, run] { finish(run); };
    });
    return true;
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
