// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/compare/comparison.h"
#include "model/document/plansession.h"
#include "model/pricebook/bookchoice.h"
#include "model/pricebook/planprices.h"
#include "model/pricebook/pricerows.h"
#include "model/pricebook/retailmeters.h"
#include "model/pricefetch/pricefetch.h"

#include <QObject>
#include <QThreadPool>
#include <QTimer>
#include <QUrl>

#include <atomic>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace slipway {

/// Where prices come from and where they are kept. Read by other threads too: nothing in it changes.
struct PriceSource
{
    std::shared_ptr<const ReferenceData> builtIn;
    BookLibrary library;
    RetailMeters meters;
    QUrl service = retailService();
    FetchOptions fetch = {};
    /// `base` with the additions that a plan in `planFolder` names. Called from other threads.
    std::function<Result<ReferenceData>(const ReferenceData &base, const std::vector<PinnedInput> &additions,
                                        const QString &planFolder)>
        withAdditions = {};

    /// What the plan is shown with: the book it is pinned to where that is kept, else the current one, as it stands on `day`, and
    /// its additions.
    [[nodiscard]] Result<ReferenceData> dataOf(const Plan &plan, const QString &planFolder, const QDate &day) const;
};

/// What the open plan would cost with another book, before anything changes.
struct PricePreview
{
    PriceBookRow book; ///< the other one
    QByteArray bytes; ///< of a book that is kept nowhere yet; empty: it is kept
    QString basis; ///< SHA-256 of the book that the pages were laid over; empty: nothing was imported
    QString basisName; ///< id of the book to which `changes` are
    std::optional<ImportReport> report; ///< without its lists of changes: `changes` has the largest; none: no import
    std::array<std::int64_t, PriceChangeRow::kindCount> counts{}; ///< by PriceChangeRow::Kind
    std::int64_t same = 0;
    std::vector<PriceChangeRow> changes; ///< at most PriceDesk::mostRows
    QString fetched; ///< one sentence; empty: nothing was asked for
    QStringList retried;
    QString factors; ///< what a file of factors changes, in sentences; empty: the file was none of factors
    std::optional<Comparison> comparison; ///< from the plan as it stands to the plan with these prices
    QString failure; ///< why there is none

    /// Whether anything was found that the book did not have.
    [[nodiscard]] bool isNew() const { return !bytes.isEmpty(); }
};

/// The price books beside the open plan: what its prices are worth, importing, asking the price service, and what another book
/// would change. All that takes longer than a frame runs in the background, one job at a time, with cancel; a book changes only
/// when keep(), use() or reset() says so. Borrows the session.
class PriceDesk final : public QObject
{
    Q_OBJECT
public:
    enum class Job { None, Listing, Importing, Asking, Pricing, Keeping };
    static constexpr std::size_t mostRows = 1'000;

    struct Progress
    {
        std::int64_t rows = 0; ///< read so far
        int pages = 0; ///< fetched so far
        int done = 0; ///< queries
        int all = 0;
    };

    PriceDesk(PlanSession &session, PriceSource source, QObject *parent = nullptr);
    /// Cancels what runs and waits for its end.
    ~PriceDesk() override;

    [[nodiscard]] const PriceSource &source() const { return m_source; }
    [[nodiscard]] PlanSession &session() { return m_session; }

    /// The prices of the open plan, and the queries that bring them up to date. Of its newest evaluation.
    [[nodiscard]] std::vector<PlanPrice> prices();
    [[nodiscard]] PriceDemand demand();
    /// Those of a whole book.
    [[nodiscard]] std::vector<PriceQuery> wholeQueries() const;

    /// Empty before the first list().
    [[nodiscard]] const std::vector<PriceBookRow> &books() const { return m_books; }
    [[nodiscard]] Job job() const { return m_job; }
    [[nodiscard]] const Progress &progress() const { return m_progress; }
    /// What would change; null: nothing is looked at.
    [[nodiscard]] const PricePreview *preview() const { return m_preview.get(); }
    /// What the last job ended with; none: all went well, or it was cancelled.
    [[nodiscard]] const std::optional<Error> &failure() const { return m_failure; }
    /// Whether that was because pages are missing: importAgain() with allowPartial takes what is there.
    [[nodiscard]] bool failedInPart() const { return m_failedInPart; }

    // Each cancels nothing: while a job runs they are ignored.
    void list();
    /// Reads pages and lays them over the current book: a preview, nothing is kept. Files and folders.
    void importPages(const QStringList &paths, const PriceImportOptions &options = {});
    /// Reads what a dollar is in other currencies from a CSV and lays it over the current book, likewise.
    void importFactors(const QString &path);
    /// The last pages with other options.
    void importAgain(const PriceImportOptions &options);
    /// Asks the service, of the whole book or of the prices of the plan, then as importPages().
    void refresh(bool wholeBook);
    /// What the plan would cost with this book, and what differs from the one in use.
    void lookAt(const QString &sha256);
    /// Keeps the book of the preview; `asCurrent`: from now on plans that follow have it.
    void keep(bool asCurrent);
    /// Makes a kept book the current one; empty: the built-in one.
    void use(const QString &sha256);

    void cancel();
    void dropPreview();

    /// One undoable edit: the plan is priced with this book from now on, whichever is current; none: it follows.
    void pin(const std::optional<PinnedInput> &book);

Q_SIGNALS:
    /// Job, preview, failure or the list changed.
    void changed();
    /// progress() did, and nothing else.
    void progressed();
    /// A book was kept.
    void bookKept(const slipway::PinnedInput &book);
    /// Another book is current: plans that follow are priced anew.
    void currentChanged();

private:
    struct Run
    {
        std::atomic<bool> cancelled = false;
    };
    using Finish = std::function<void()>; ///< what is done with the result, in this thread
    using Work = std::function<Finish(Run &)>;

    void start(Job job, Work work);
    void take(const std::shared_ptr<Run> &run, const Finish &finish);
    void report(Run &run, const Progress &progress);
    /// In the background: a file of factors, or pages, to a preview.
    [[nodiscard]] Finish importFactorsIn(const QString &path, const QDate &day);
    [[nodiscard]] Finish importIn(Run &run, const QStringList &paths, const PriceImportOptions &options,
                                  PricePreview preview, const QDate &day);
    void price(PricePreview &preview, const ReferenceData &base) const;
    [[nodiscard]] Finish failed(const Error &error, bool inPart = false);
    /// What pricing needs of the plan, copied when a job starts.
    void rememberPlan();
    /// The preview is of the plan as it stands: prices it anew after an edit.
    void keepUp();
    [[nodiscard]] QString pagesFolder() const;

    PlanSession &m_session;
    PriceSource m_source;
    QThreadPool m_pool;
    std::shared_ptr<Run> m_running;
    Job m_job = Job::None;
    Progress m_progress;
    std::vector<PriceBookRow> m_books;
    std::unique_ptr<PricePreview> m_preview;
    std::optional<Error> m_failure;
    bool m_failedInPart = false;
    QStringList m_paths; ///< of the last import
    PricePreview m_fetched; ///< what asking brought, for importAgain()
    QStringList m_wholeRegions; ///< that the last pages were asked for whole
    QString
        m_uselessPages; ///< folder of fetched pages that were refused: who asks again wants others; empty: there are none
    struct Subject
    {
        Plan plan;
        Evaluation evaluation;
        QString folder;
        QDate asOf;
        quint64 revision = 0;
    };
    std::shared_ptr<const Subject> m_subject;
};

} // namespace slipway
