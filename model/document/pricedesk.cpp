// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/document/pricedesk.h"

#include "model/base/planwords.h"
#include "model/base/cancellation.h"
#include "model/base/format.h"
#include "model/evaluation/evaluate.h"
#include "model/pricesheet/currencyfactors.h"

#include <QDir>
#include <QFileInfo>

#include <algorithm>
#include <initializer_list>
#include <utility>

using namespace Qt::StringLiterals;

namespace slipway {

namespace {

/// Progress reaches the window this often.
constexpr std::int64_t rowsBetweenSteps = 100'000;

QString folderOfPlan(const PlanDocument &document)
{
    return document.filePath().isEmpty() ? QString() : QFileInfo(document.filePath()).absolutePath();
}

using Counts = std::array<std::int64_t, PriceChangeRow::kindCount>;

QString factorText(const ExchangeRate &rate)
{
    return formatScaled(rate.raw(), ExchangeRate::scale);
}

/// "EUR 0.87 of 2026-11-20, before 0.849834282".
QString factorWords(const std::vector<FactorChange> &changes)
{
    QStringList parts;
    for (const FactorChange &each : changes) {
        const QString now = u"%1 %2"_s.arg(each.factor.rate.currency().code(), factorText(each.factor.rate));
        const QString day = formatIsoDate(each.factor.day);
        parts << (each.before ? PriceDesk::tr("%1 of %2, before %3").arg(now, day, factorText(*each.before))
                              : PriceDesk::tr("%1 of %2").arg(now, day));
    }
    return parts.join(u"; "_s);
}

QString sentencesOn(const FactorChanges &changes)
{
    QStringList sentences;
    if (!changes.taken.empty())
        sentences << PriceDesk::tr("A dollar is: %1.").arg(factorWords(changes.taken));
    if (changes.unchanged > 0)
        sentences << PriceDesk::tr("As the book has them: %1.").arg(changes.unchanged);
    if (!changes.older.empty())
        sentences << PriceDesk::tr("Left out as older than the book's: %1.").arg(factorWords(changes.older));
    std::vector<FactorChange> far;
    std::vector<FactorChange> inverted;
    for (const FactorChange &each : changes.suspicious)
        (each.isInverted ? inverted : far).push_back(each);
    if (!far.empty())
        sentences << PriceDesk::tr(
                         "Left out, as they are more than three times the book's or less than a third: %1.")
                         .arg(factorWords(far));
    for (const FactorChange &each : inverted)
        sentences << PriceDesk::tr("Left out, as it looks like US dollars for one %1: %2.")
                         .arg(each.factor.rate.currency().code(), factorWords({each}));
    return sentences.join(u' ');
}

Counts countsOf(std::initializer_list<std::pair<PriceChangeRow::Kind, const PriceChanges *>> lists)
{
    Counts counts{};
    for (const auto &[kind, list] : lists)
        counts[static_cast<std::size_t>(kind)] = static_cast<std::int64_t>(list->size());
    return counts;
}

Counts countsOf(const ImportReport &report)
{
    using Kind = PriceChangeRow::Kind;
    return countsOf({{Kind::Changed, &report.changed},
                     {Kind::Added, &report.added},
                     {Kind::Announced, &report.announced},
                     {Kind::Withdrawn, &report.withdrawn},
                     {Kind::Suspicious, &report.suspicious},
                     {Kind::Contradicting, &report.contradicting}});
}

Counts countsOf(const BookDifferences &differences)
{
    using Kind = PriceChangeRow::Kind;
    return countsOf({{Kind::Changed, &differences.changed},
                     {Kind::Added, &differences.added},
                     {Kind::Gone, &differences.gone},
                     {Kind::Announced, &differences.announced},
                     {Kind::Withdrawn, &differences.withdrawn},
                     {Kind::Ending, &differences.ending},
                     {Kind::EndingNoMore, &differences.endingNoMore},
                     {Kind::Agreed, &differences.agreed},
                     {Kind::Listed, &differences.listed}});
}

} // namespace

Result<ReferenceData> PriceSource::dataOf(const Plan &plan, const QString &planFolder, const QDate &day) const
{
    Result<std::optional<PriceSnapshot>> book = chooseBook(library, *builtIn, {}, plan.prices);
    if (!book)
        return book.error();
    ReferenceData base = *builtIn;
    if (*book)
        base.prices = (*book)->onDay(day, base.catalog);
    if (plan.additions.empty() || !withAdditions)
        return base;
    return withAdditions(base, plan.additions, planFolder);
}

PriceDesk::PriceDesk(PlanSession &session, PriceSource source, QObject *parent)
    : QObject(parent)
    , m_session(session)
    , m_source(std::move(source))
{
    m_pool.setMaxThreadCount(1);
    connect(&m_session, &PlanSession::evaluationChanged, this, &PriceDesk::keepUp);
}

PriceDesk::~PriceDesk()
{
    blockSignals(true);
    cancel();
    m_pool.waitForDone();
    if (!m_uselessPages.isEmpty())
        QDir(m_uselessPages).removeRecursively();
}

std::vector<PlanPrice> PriceDesk::prices()
{
    const Context context = m_session.context();
    return planPrices(m_session.evaluation(), context.catalog, context.prices, context.asOf);
}

PriceDemand PriceDesk::demand()
{
    return priceDemand(prices(), m_source.meters, m_source.service);
}

std::vector<PriceQuery> PriceDesk::wholeQueries() const
{
    QStringList regions;
    for (const Region &region : m_source.builtIn->catalog.regions())
        regions << region.id;
    return wholeDemand(regions, m_source.meters, m_source.service);
}

void PriceDesk::start(Job job, Work work)
{
    // Nobody waits for the list of books: it is looked through again afterwards.
    if (m_running && m_job == Job::Listing && job != Job::Listing) {
        m_running->cancelled = true;
        m_running.reset();
    }
    if (m_running)
        return;
    const auto run = std::make_shared<Run>();
    m_running = run;
    m_job = job;
    m_progress = {};
    if (job != Job::Listing) { // looking at the books says nothing of what failed before
        m_failure.reset();
        m_failedInPart = false;
    }
    m_pool.start([this, run, work = std::move(work)] {
        const CancelScope scope(&run->cancelled);
        Finish finish;
        try {
            finish = work(*run);
        } catch (const Cancelled &) {
            finish = nullptr;
        } catch (const std::exception &) { // whatever it is, it must not end the program
            finish = failed(Error{ErrorCode::Unreadable, PlanWords::tr("The prices could not be worked on."), {}});
        }
        QMetaObject::invokeMethod(
            this, [this, run, finish] { take(run, finish); }, Qt::QueuedConnection);
    });
    Q_EMIT changed();
}

void PriceDesk::take(const std::shared_ptr<Run> &run, const Finish &finish)
{
    if (run != m_running)
        return;
    m_running.reset();
    const bool wasListing = m_job == Job::Listing;
    // What is kept is kept, whoever wanted it to end meanwhile.
    const bool holds = m_job == Job::Keeping || !run->cancelled;
    m_job = Job::None;
    if (finish && holds)
        finish();
    Q_EMIT changed();
    keepUp();
    if (m_books.empty() && !wasListing)
        list();
}

void PriceDesk::report(Run &run, const Progress &progress)
{
    QMetaObject::invokeMethod(
        this,
        [this, of = &run, progress] {
            if (m_running.get() != of)
                return;
            m_progress = progress;
            Q_EMIT progressed();
        },
        Qt::QueuedConnection);
}

PriceDesk::Finish PriceDesk::failed(const Error &error, bool inPart)
{
    return [this, error, inPart] {
        m_failure = error;
        m_failedInPart = inPart;
    };
}

void PriceDesk::cancel()
{
    if (m_running)
        m_running->cancelled = true;
}

void PriceDesk::dropPreview()
{
    m_preview.reset();
    m_failure.reset();
    m_failedInPart = false;
    m_paths.clear();
    m_fetched = {};
    Q_EMIT changed();
}

void PriceDesk::rememberPlan()
{
    const PlanDocument &document = m_session.document();
    const Evaluation &evaluation = m_session.evaluation(); // counts as a new one where an edit is pending
    m_subject = std::make_shared<Subject>(Subject{m_session.plan(), evaluation, folderOfPlan(document),
                                                  m_session.context().asOf, m_session.revision()});
}

void PriceDesk::keepUp()
{
    if (m_running || !m_preview || !m_preview->comparison || m_session.isPending()
        || m_subject->revision == m_session.revision())
        return;
    rememberPlan();
    start(Job::Pricing, [this, preview = *m_preview, subject = m_subject](Run &) mutable -> Finish {
        const ReferenceData &builtIn = *m_source.builtIn;
        Result<std::optional<PriceSnapshot>> book = std::optional<PriceSnapshot>();
        if (preview.isNew()) {
            Result<PriceSnapshot> loaded = PriceSnapshot::load(preview.bytes, builtIn.catalog);
            if (!loaded)
                return failed(loaded.error());
            book = std::optional(*std::move(loaded));
        } else {
            book = chooseBook(m_source.library, builtIn, preview.book.sha256, {});
        }
        if (!book)
            return failed(book.error());
        price(preview, {builtIn.catalog, (*book ? **book : builtIn.prices).onDay(subject->asOf, builtIn.catalog)});
        return [this, preview] { m_preview = std::make_unique<PricePreview>(preview); };
    });
}

QString PriceDesk::pagesFolder() const
{
    return m_source.library.folder() + u"-refresh-"_s + m_session.context().asOf.toString(Qt::ISODate);
}

void PriceDesk::list()
{
    start(Job::Listing, [this](Run &) -> Finish {
        auto rows = bookRows(m_source.library, m_source.builtIn->prices, m_source.builtIn->catalog);
        return [this, rows = std::move(rows)] { m_books = rows; };
    });
}

void PriceDesk::importPages(const QStringList &paths, const PriceImportOptions &options)
{
    if (m_running && m_job != Job::Listing)
        return;
    m_fetched = {};
    m_wholeRegions.clear();
    m_paths = paths;
    importAgain(options);
}

void PriceDesk::importAgain(const PriceImportOptions &options)
{
    if ((m_running && m_job != Job::Listing) || m_paths.isEmpty())
        return;
    m_preview.reset();
    rememberPlan();
    PriceImportOptions all = options;
    all.wholeRegions = m_wholeRegions;
    start(Job::Importing, [this, paths = m_paths, all, before = m_fetched, day = m_subject->asOf](Run &run) {
        return importIn(run, paths, all, before, day);
    });
}

void PriceDesk::refresh(bool wholeBook)
{
    if (m_running && m_job != Job::Listing)
        return;
    const std::vector<PriceQuery> asked = wholeBook ? wholeQueries() : demand().queries;
    std::vector<QUrl> addresses;
    for (const PriceQuery &query : asked)
        addresses.push_back(query.url);
    m_preview.reset();
    rememberPlan();
    m_wholeRegions = regionsAskedWhole(asked);
    const PriceImportOptions import{.wholeRegions = m_wholeRegions};
    start(Job::Asking,
          [this, addresses, import, folder = pagesFolder(), day = m_subject->asOf,
           useless = std::exchange(m_uselessPages, {})](Run &run) -> Finish {
              if (!useless.isEmpty())
                  QDir(useless).removeRecursively();
              if (addresses.empty())
                  return failed({ErrorCode::Invalid,
                                 PlanWords::tr("The plan is billed at no price that the service knows."),
                                 {}});
              FetchOptions options = m_source.fetch;
              options.isCancelled = [&run] { return run.cancelled.load(); };
              options.progress = [this, &run](int pages, int done, int all) {
                  report(run, {0, pages, done, all});
                  return !run.cancelled;
              };
              const Result<Fetched> fetched = fetchPages(addresses, folder, options);
              if (!fetched)
                  return failed(fetched.error());
              PricePreview preview;
              preview.retried = fetched->retried;
              preview.fetched = tr("Pages: %1, queries: %2, requests: %3; pages that were there already: %4, "
                                   "tries made again: %5.")
                                    .arg(fetched->files.size())
                                    .arg(addresses.size())
                                    .arg(fetched->requests)
                                    .arg(fetched->resumed)
                                    .arg(fetched->retried.size());
              const Finish then = importIn(run, fetched->files, import, preview, day);
              return [this, then, preview, folder, files = fetched->files] {
                  m_paths = files;
                  m_fetched = preview;
                  if (then)
                      then();
                  m_uselessPages = m_failure ? folder : QString();
              };
          });
}

void PriceDesk::importFactors(const QString &path)
{
    if (m_running && m_job != Job::Listing)
        return;
    m_preview.reset();
    m_paths.clear();
    rememberPlan();
    start(Job::Importing, [this, path, day = m_subject->asOf](Run &) { return importFactorsIn(path, day); });
}

PriceDesk::Finish PriceDesk::importFactorsIn(const QString &path, const QDate &day)
{
    const Result<std::unique_ptr<ByteSource>> bytes = openBytes(path, mostFactorBytes);
    if (!bytes)
        return failed(bytes.error());
    const Result<FactorList> list = readCurrencyFactors(**bytes, day);
    if (!list)
        return failed(list.error());
    const Catalog &catalog = m_source.builtIn->catalog;
    const Result<std::optional<PriceSnapshot>> current = newerBook(m_source.library, *m_source.builtIn);
    if (!current)
        return failed(current.error());
    const PriceSnapshot &base = *current ? **current : m_source.builtIn->prices;
    const FactorChanges changes = factorChanges(*list, base, false);
    PricePreview preview;
    preview.basis = base.sha256();
    preview.basisName = base.id();
    preview.factors = sentencesOn(changes);
    if (!changes.taken.empty()) {
        const Result<QByteArray> made = updatedBook(base, catalog, updateOf(changes, base));
        if (!made)
            return failed(made.error());
        preview.bytes = *made;
        const Result<PriceSnapshot> book = PriceSnapshot::load(preview.bytes, catalog);
        if (!book)
            return failed(book.error());
        preview.book = bookRowOf(summaryOf(*book));
        price(preview, {catalog, book->onDay(day, catalog)});
    }
    return [this, preview] { m_preview = std::make_unique<PricePreview>(preview); };
}

PriceDesk::Finish PriceDesk::importIn(Run &run, const QStringList &paths, const PriceImportOptions &options,
                                      PricePreview preview, const QDate &day)
{
    const Catalog &catalog = m_source.builtIn->catalog;
    const Result<std::optional<PriceSnapshot>> current = newerBook(m_source.library, *m_source.builtIn);
    if (!current)
        return failed(current.error());
    const PriceSnapshot base = (*current ? **current : m_source.builtIn->prices).onDay(day, catalog);
    RetailImport import(catalog, base, m_source.meters, day);
    import.setProgress([this, &run](std::int64_t rows) {
        if (rows % rowsBetweenSteps == 0)
            report(run, {rows, 0, 0, 0});
        return !run.cancelled;
    });
    for (const QString &path : paths) {
        if (const Result<void> added = import.addPath(path); !added)
            return failed(added.error());
        if (run.cancelled)
            return {};
    }
    Result<ImportedBook> imported = import.finish(options);
    if (!imported)
        return failed(imported.error(), import.lacksPages());
    preview.basis = base.sha256();
    preview.basisName = base.id();
    preview.bytes = imported->bytes;
    preview.counts = countsOf(imported->report);
    preview.same = imported->report.unchanged;
    preview.changes = changeRows(imported->report, catalog, mostRows);
    ImportReport &report = imported.value().report;
    for (auto *list : {&report.added, &report.changed, &report.announced, &report.withdrawn, &report.suspicious,
                       &report.contradicting})
        list->clear();
    preview.report = std::move(report);
    if (!preview.bytes.isEmpty()) {
        const Result<PriceSnapshot> book = PriceSnapshot::load(preview.bytes, catalog);
        if (!book)
            return failed(book.error());
        preview.book = bookRowOf(summaryOf(*book));
        price(preview, {catalog, book->onDay(day, catalog)});
    }
    return [this, preview] { m_preview = std::make_unique<PricePreview>(preview); };
}

void PriceDesk::price(PricePreview &preview, const ReferenceData &base) const
{
    const Subject &subject = *m_subject;
    Result<ReferenceData> data = subject.plan.additions.empty() || !m_source.withAdditions
        ? Result<ReferenceData>(base)
        : m_source.withAdditions(base, subject.plan.additions, subject.folder);
    if (!data) {
        preview.failure = data.error().message;
        return;
    }
    Plan after = subject.plan;
    after.prices.reset();
    preview.comparison = comparePlans(subject.plan, subject.evaluation, after,
                                      evaluate(after, {data->catalog, data->prices, subject.asOf}));
}

void PriceDesk::lookAt(const QString &sha256)
{
    if (m_running && m_job != Job::Listing)
        return;
    m_preview.reset();
    m_paths.clear();
    rememberPlan();
    start(Job::Pricing, [this, sha256, subject = m_subject](Run &) -> Finish {
        const ReferenceData &builtIn = *m_source.builtIn;
        const auto chosen = chooseBook(m_source.library, builtIn, sha256, {});
        if (!chosen)
            return failed(chosen.error());
        const auto mine = chooseBook(m_source.library, builtIn, {}, subject->plan.prices);
        if (!mine)
            return failed(mine.error());
        const PriceSnapshot &other = *chosen ? **chosen : builtIn.prices;
        const PriceSnapshot &used = *mine ? **mine : builtIn.prices;
        PricePreview preview;
        preview.book = bookRowOf(summaryOf(other));
        preview.basisName = used.id();
        const BookDifferences differences = bookDifferences(used, other, builtIn.catalog);
        preview.counts = countsOf(differences);
        preview.same = differences.same;
        preview.changes = changeRows(differences, builtIn.catalog, mostRows);
        price(preview, {builtIn.catalog, other.onDay(subject->asOf, builtIn.catalog)});
        return [this, preview] { m_preview = std::make_unique<PricePreview>(preview); };
    });
}

void PriceDesk::keep(bool asCurrent)
{
    if ((m_running && m_job != Job::Listing) || !m_preview || !m_preview->isNew())
        return;
    start(Job::Keeping,
          [this, asCurrent, bytes = m_preview->bytes, basis = m_preview->basis, pages = pagesFolder(),
           asked = !m_preview->fetched.isEmpty()](Run &) -> Finish {
              const ReferenceData &builtIn = *m_source.builtIn;
              const Result<std::unique_ptr<QLockFile>> lock = m_source.library.lock();
              if (!lock)
                  return failed(lock.error());
              // What was shown is the difference to one book: it is not laid over another.
              const auto current = newerBook(m_source.library, builtIn);
              if (!current)
                  return failed(current.error());
              if (basis != (*current ? (*current)->sha256() : builtIn.prices.sha256()))
                  return failed({ErrorCode::Invalid,
                                 PlanWords::tr("Another Slipway changed the current book meanwhile. Import the pages again."),
                                 {}});
              const Result<PriceSnapshot> kept = asCurrent ? m_source.library.keep(bytes, builtIn.catalog)
                                                           : m_source.library.store(bytes, builtIn.catalog);
              if (!kept)
                  return failed(kept.error());
              if (asked)
                  QDir(pages).removeRecursively();
              auto rows = bookRows(m_source.library, builtIn.prices, builtIn.catalog);
              return [this, asCurrent, rows, pin = PinnedInput{kept->id(), kept->sha256(), {}}] {
                  m_books = rows;
                  m_preview.reset();
                  m_paths.clear();
                  if (asCurrent)
                      Q_EMIT currentChanged();
                  Q_EMIT bookKept(pin);
              };
          });
}

void PriceDesk::use(const QString &sha256)
{
    start(Job::Keeping, [this, sha256](Run &) -> Finish {
        const ReferenceData &builtIn = *m_source.builtIn;
        const Result<std::unique_ptr<QLockFile>> lock = m_source.library.lock();
        if (!lock)
            return failed(lock.error());
        const bool reset = sha256.isEmpty() || sha256 == builtIn.prices.sha256();
        const Result<void> done
            = reset ? m_source.library.reset() : m_source.library.use(sha256, builtIn.catalog);
        if (!done)
            return failed(done.error());
        auto rows = bookRows(m_source.library, builtIn.prices, builtIn.catalog);
        return [this, rows] {
            m_books = rows;
            m_preview.reset();
            Q_EMIT currentChanged();
        };
    });
}

void PriceDesk::pin(const std::optional<PinnedInput> &book)
{
    PlanDocument &document = m_session.document();
    document.finishField();
    document.edit(u"/prices"_s, Step::Cost, tr("price book"), [book](Plan &plan) { plan.prices = book; });
    document.finishField();
}

} // namespace slipway
