// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/document/plancomparison.h"

#include "model/base/files.h"
#include "model/document/backgrounddraws.h"
#include "model/document/plansession.h"
#include "model/plan/planjson.h"
#include "model/plan/scenarios.h"

#include <QFileInfo>

#include <algorithm>
#include <utility>

namespace slipway {

using namespace Qt::StringLiterals;

namespace {

/// Long enough for the next key.
constexpr int comparisonRest = 150;

/// All evaluated and compared, each in its own context; a fault of one is its own.
void evaluateAll(std::vector<ComparedPlan> &plans, const std::vector<Context> &contexts)
{
    for (std::size_t i = 0; i < plans.size(); ++i) {
        ComparedPlan &each = plans[i];
        if (!each.isThere())
            continue;
        each.evaluation = evaluate(each.plan, contexts[i]);
        const ComparedPlan &first = plans.front();
        if (i > 0 && first.isThere())
            each.comparison = comparePlans(first.plan, first.evaluation, each.plan, each.evaluation);
    }
}

void drawAll(std::vector<ComparedPlan> &plans, const std::vector<Context> &contexts)
{
    for (std::size_t i = 0; i < plans.size(); ++i) {
        ComparedPlan &each = plans[i];
        if (!each.isThere())
            continue;
        each.uncertainty
            = drawCosts(each.plan, contexts[i], each.evaluation.total, backgroundDraws(each.plan));
    }
}

} // namespace

/// What one run works on: the book of each plan, null for the open plan's.
struct PlanComparison::Asked
{
    std::vector<ComparedPlan> plans;
    std::vector<std::shared_ptr<LoadedBook>> books;

    /// Loads what is not loaded; a book that can not be read takes its plan's place.
    [[nodiscard]] std::vector<Context> contexts(const Context &own)
    {
        std::vector<Context> all;
        for (std::size_t i = 0; i < plans.size(); ++i) {
            LoadedBook *book = books[i].get();
            if (book && (!book->data || book->additions != plans[i].plan.additions)) {
                book->data.reset();
                Result<ReferenceData> loaded = book->book.load(plans[i].plan);
                if (loaded)
                    book->data.emplace(*std::move(loaded));
                else
                    plans[i].failure = loaded.error().message;
                book->additions = plans[i].plan.additions;
            }
            if (book && book->data)
                all.push_back({book->data->catalog, book->data->prices, own.asOf});
            else
                all.push_back(own);
        }
        return all;
    }
};

PlanComparison::PlanComparison(PlanSession &session)
    : m_session(session)
    , m_background(*this)
{
    m_timer.setSingleShot(true);
    m_timer.setInterval(comparisonRest);
    connect(&m_timer, &QTimer::timeout, this, &PlanComparison::start);
    connect(&m_session, &PlanSession::evaluationChanged, this, &PlanComparison::restart);
    connect(&m_session.document(), &PlanDocument::scenariosChanged, this, &PlanComparison::restart);
}

PlanComparison::~PlanComparison()
{
    blockSignals(true);
    stop();
}

void PlanComparison::stop()
{
    cancel();
    m_background.stop();
}

void PlanComparison::watch(bool on)
{
    if (std::exchange(m_watched, on) == on)
        return;
    if (on)
        start();
    else
        cancel();
}

QStringList PlanComparison::scenarios() const
{
    QStringList names = scenarioNames(m_session.document().whole());
    if (m_chosen)
        names.removeIf([this](const QString &name) { return !m_chosen->contains(name); });
    return names.first(std::min<qsizetype>(names.size(), mostOthers - addedCount()));
}

void PlanComparison::setScenarios(const QStringList &names)
{
    m_chosen = names;
    restart();
}

Result<void> PlanComparison::addFile(const QString &path)
{
    if (addedCount() >= mostOthers)
        return Error{ErrorCode::Usage, tr("There is room for %1 plans beside the first.").arg(mostOthers),
                     path};
    const Result<QByteArray> bytes = readFile(path, maxPlanBytes);
    if (!bytes)
        return bytes.error();
    Result<LoadedPlan> loaded = readPlan(*bytes);
    if (!loaded)
        return loaded.error();
    if (loaded->plan.additions != m_session.document().whole().additions)
        return Error{
            ErrorCode::Invalid,
            tr("The plan uses other additions than the open one, and so it can not be set beside it."), path};
    removeFile(path);
    m_files.push_back({path, std::move(*std::move(loaded)).plan});
    restart();
    return {};
}

void PlanComparison::removeFile(const QString &path)
{
    const auto gone = std::erase_if(m_files, [&](const File &each) { return each.path == path; });
    if (gone > 0)
        restart();
}

Result<void> PlanComparison::addBook(const Book &book)
{
    const auto same
        = [&](const std::shared_ptr<LoadedBook> &each) { return each->book.sha256 == book.sha256; };
    std::erase_if(m_books, same);
    if (addedCount() >= mostOthers)
        return Error{ErrorCode::Usage, tr("There is room for %1 plans beside the first.").arg(mostOthers),
                     book.name};
    m_books.push_back(std::make_shared<LoadedBook>(LoadedBook{book, {}, {}}));
    restart();
    return {};
}

void PlanComparison::removeBook(const QString &sha256)
{
    const auto gone = std::erase_if(m_books, [&](const auto &each) { return each->book.sha256 == sha256; });
    if (gone > 0)
        restart();
}

PlanComparison::Asked PlanComparison::asked() const
{
    const Plan &whole = m_session.document().whole();
    std::vector<ComparedPlan> plans(1);
    plans.front().plan = whole;
    for (const QString &name : scenarios()) {
        ComparedPlan &each = plans.emplace_back();
        each.name = each.scenario = name;
        Result<ScenarioPlan> found = scenarioPlan(whole, name);
        if (found)
            each.plan = std::move(*std::move(found)).plan;
        else
            each.failure = found.error().message;
    }
    for (const File &file : m_files) {
        ComparedPlan &each = plans.emplace_back();
        each.name = QFileInfo(file.path).completeBaseName();
        each.path = file.path;
        each.plan = file.plan;
    }
    std::vector<std::shared_ptr<LoadedBook>> books(plans.size());
    for (const std::shared_ptr<LoadedBook> &book : m_books) {
        ComparedPlan &each = plans.emplace_back();
        each.name = book->book.name;
        each.book = book->book.sha256;
        each.plan = whole;
        each.plan.prices.reset(); // the book that was asked for holds, as in "slipway diff --book"
        books.push_back(book);
    }
    return {std::move(plans), std::move(books)};
}

void PlanComparison::restart()
{
    cancel();
    if (m_watched)
        m_timer.start();
}

void PlanComparison::cancel()
{
    m_timer.stop();
    m_background.cancel();
}

void PlanComparison::start()
{
    cancel();
    if (m_session.isPending())
        return; // it tells when it is there
    // Figures first, their ranges when they are drawn: where those fail, the figures stand without. Copies: the plan may be edited
    // meanwhile. Catalog and prices stay, see stop().
    const auto isTold = std::make_shared<bool>(false);
    Asked task = asked();
    // Where not even figures come, those of before are not those of this plan.
    std::vector<ComparedPlan> none = task.plans;
    for (ComparedPlan &each : none)
        each.failure = each.failure.isEmpty() ? backgroundFault() : each.failure;
    m_background.start(
        [this, isTold, task = std::move(task),
         context = m_session.context()](const Background::Tell &tell) mutable -> Background::Then {
            const std::vector<Context> contexts = task.contexts(context);
            const auto found = std::make_shared<std::vector<ComparedPlan>>(std::move(task.plans));
            evaluateAll(*found, contexts);
            tell([this, isTold, first = *found] {
                *isTold = true;
                take(first, false);
            });
            drawAll(*found, contexts);
            return [this, found] { take(std::move(*found), true); };
        },
        [this, isTold, none = std::move(none)] {
            if (!*isTold)
                m_plans = none;
            Q_EMIT changed();
        });
}

void PlanComparison::take(std::vector<ComparedPlan> plans, bool isLast)
{
    // Ranges of before stay where a plan is the same, until the new ones come.
    for (ComparedPlan &each : plans) {
        if (each.uncertainty || isLast)
            continue;
        const auto before = std::find_if(m_plans.begin(), m_plans.end(), [&](const ComparedPlan &other) {
            return other.name == each.name && other.path == each.path && other.book == each.book
                && other.plan == each.plan;
        });
        if (before != m_plans.end())
            each.uncertainty = before->uncertainty;
    }
    m_plans = std::move(plans);
    Q_EMIT changed();
}

} // namespace slipway
