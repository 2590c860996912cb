// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/document/plansearch.h"

#include "model/base/cancellation.h"
#include "model/base/planwords.h"
#include "model/document/plansession.h"

#include <algorithm>
#include <exception>
#include <new>
#include <utility>

namespace slipway {

using namespace Qt::StringLiterals;

namespace {

const QString bestSlot = u"best"_s;
const QString robustSlot = u"robust"_s;
const QString regionsSlot = u"regions"_s;
const QString sizesSlot = u"sizes"_s;
const QString whyNotSlot = u"whyNot"_s;

QString choicesSlot(const QString &compute)
{
    return u"choices/"_s + compute;
}

search::WhyNot answer(const Plan &plan, const Context &context, const WhyNotQuestion &question)
{
    if (const auto *size = std::get_if<SizeId>(&question.about))
        return search::whyNotSize(plan, context, question.compute, *size);
    if (const auto *region = std::get_if<RegionId>(&question.about))
        return search::whyNotRegion(plan, context, question.compute, *region);
    return search::whyNotTarget(plan, context, question.compute, std::get<TargetId>(question.about));
}

/// The plan is another now.
template <typename T> bool grewStale(Async<T> &result)
{
    if (result.state != Async<T>::State::Ready)
        return false;
    result.state = Async<T>::State::Stale;
    return true;
}

} // namespace

PlanSearch::Functions PlanSearch::Functions::real()
{
    return {&search::searchWithWaysOut, &search::bestPlan,    &search::regionCosts,
            &answer,         &search::sizeChoices, &robustAnswer};
}

PlanSearch::PlanSearch(PlanSession &session, Functions functions)
    : m_session(session)
    , m_functions(std::move(functions))
    , m_asOf(session.context().asOf)
{
    m_pool.setMaxThreadCount(1);
    connect(&m_session.document(), &PlanDocument::planChanged, this, &PlanSearch::planChanged);
    connect(&m_session, &PlanSession::evaluationChanged, this, &PlanSearch::followDay);
}

PlanSearch::~PlanSearch()
{
    blockSignals(true);
    stop();
}

template <typename T>
void PlanSearch::enqueue(const QString &slot, const std::function<Async<T> *()> &result,
                         std::function<T(const Plan &, const Context &, const Cancel *)> find,
                         std::function<void()> changed)
{
    const auto prepare = [this, result, find, changed]() -> Work {
        // The plan is copied: it may be edited while its copy is searched. Catalog and prices stay, see reset().
        return [this, plan = m_session.plan(), context = m_session.context(), revision = m_revision, result,
                find, changed](const Cancel &cancel) -> Settle {
            std::shared_ptr<T> value;
            QString failure;
            try {
                const CancelScope scope(&cancel);
                value = std::make_shared<T>(find(plan, context, &cancel));
            } catch (const std::bad_alloc &) {
                failure = PlanWords::tr("there is not enough memory");
            } catch (const std::exception &problem) {
                failure = QString::fromLocal8Bit(problem.what());
            } catch (...) { // whatever it is, it must not end the program
                failure = PlanWords::tr("an unknown fault");
            }
            return [this, value, failure, revision, result, changed](bool more) {
                Async<T> *into = result();
                if (!into || revision < into->revision)
                    return;
                using State = typename Async<T>::State;
                into->revision = revision;
                into->value = value ? std::optional<T>(std::move(*value)) : std::nullopt;
                into->failure = failure;
                into->busy = more;
                into->state = State::Failed;
                if (value)
                    into->state = revision == m_revision ? State::Ready : State::Stale;
                changed();
            };
        };
    };
    const auto drop = [result, changed](bool more) {
        Async<T> *of = result();
        if (!of)
            return;
        of->busy = more;
        if (of->state == Async<T>::State::Pending && !more)
            of->state = Async<T>::State::Idle;
        changed();
    };
    const auto waiting = std::find_if(m_waiting.begin(), m_waiting.end(),
                                      [&slot](const Job &job) { return job.slot == slot; });
    const Job job{slot, prepare, drop};
    if (waiting != m_waiting.end())
        *waiting = job;
    else
        m_waiting.push_back(job);
    if (Async<T> *of = result()) {
        of->busy = true;
        if (!of->value)
            of->state = Async<T>::State::Pending;
        changed();
    }
    startNext();
}

void PlanSearch::followDay()
{
    if (m_session.context().asOf != m_asOf)
        planChanged();
}

void PlanSearch::findChoices(const search::Query &query)
{
    followDay();
    const QString compute = query.compute;
    const Async<search::Result> &known = m_choices.try_emplace(compute).first->second;
    const bool asked = std::exchange(m_asked[compute], query) == query;
    if (asked && (known.isReady() || isOnItsWay(choicesSlot(compute))))
        return;
    enqueue<search::Result>(
        choicesSlot(compute),
        [this, compute]() -> Async<search::Result> * {
            const auto found = m_choices.find(compute);
            return found == m_choices.end() ? nullptr : &found->second;
        },
        [search = m_functions.search, query](const Plan &plan, const Context &context, const Cancel *cancel) {
            return search(plan, context, query, cancel);
        },
        [this, compute] { Q_EMIT choicesChanged(compute); });
}

void PlanSearch::findBest(const search::BestOptions &options)
{
    followDay();
    cancel(bestSlot); // other options: what runs is of no use any more
    m_best.value.reset();
    m_best.state = Async<search::BestPlan>::State::Pending;
    enqueue<search::BestPlan>(
        bestSlot, [this] { return &m_best; },
        [this, best = m_functions.best, options](const Plan &plan, const Context &context, const Cancel *cancel) {
            return best(plan, context, options, cancel, [this, cancel](const search::BestPlan &soFar) {
                QMetaObject::invokeMethod(
                    this, [this, cancel, soFar] { showBestSoFar(cancel, soFar); }, Qt::QueuedConnection);
            });
        },
        [this] { Q_EMIT bestChanged(); });
}

void PlanSearch::showBestSoFar(const Cancel *job, const search::BestPlan &best)
{
    // A job that ended or was cancelled meanwhile has nothing more to say, nor has one of an earlier plan.
    if (!m_running || m_running->cancel.get() != job || job->load() || m_running->revision != m_revision)
        return;
    m_best.revision = m_revision;
    m_best.value = best;
    m_best.failure.clear();
    m_best.state = Async<search::BestPlan>::State::Ready;
    Q_EMIT bestChanged();
}

void PlanSearch::findRobust(const search::BestOptions &options)
{
    followDay();
    cancel(robustSlot); // as with the best plan
    m_robust.value.reset();
    m_robust.state = Async<RobustAnswer>::State::Pending;
    RobustOptions robust;
    robust.best = options;
    robust.best.priceConstraints = false;
    robust.draws.threads = options.threads;
    enqueue<RobustAnswer>(
        robustSlot, [this] { return &m_robust; },
        [find = m_functions.robust, robust](const Plan &plan, const Context &context, const Cancel *cancel) {
            return find(plan, context, robust, cancel);
        },
        [this] { Q_EMIT robustChanged(); });
}

void PlanSearch::cancelRobust()
{
    cancel(robustSlot);
}

void PlanSearch::costRegions()
{
    followDay();
    if (m_regions.isReady() || isOnItsWay(regionsSlot))
        return;
    enqueue<std::vector<search::RegionCost>>(
        regionsSlot, [this] { return &m_regions; },
        [regions = m_functions.regions](const Plan &plan, const Context &context, const Cancel *cancel) {
            return regions(plan, context, cancel);
        },
        [this] { Q_EMIT regionsChanged(); });
}

void PlanSearch::findSizes(const QString &compute)
{
    followDay();
    if (compute == m_sizesOf && (m_sizes.isReady() || isOnItsWay(sizesSlot)))
        return;
    if (compute != m_sizesOf) {
        cancel(sizesSlot); // an answer for another compute
        m_sizes.value.reset();
        m_sizes.state = Async<search::SizeChoices>::State::Pending;
    }
    m_sizesOf = compute;
    enqueue<search::SizeChoices>(
        sizesSlot, [this] { return &m_sizes; },
        [sizes = m_functions.sizes, compute](const Plan &plan, const Context &context, const Cancel *cancel) {
            return sizes(plan, context, compute, cancel);
        },
        [this] { Q_EMIT sizesChanged(); });
}

void PlanSearch::askWhyNot(const WhyNotQuestion &question)
{
    followDay();
    cancel(whyNotSlot); // an answer to another question
    m_whyNot.value.reset();
    m_whyNot.state = Async<search::WhyNot>::State::Pending;
    enqueue<search::WhyNot>(
        whyNotSlot, [this] { return &m_whyNot; },
        [whyNot = m_functions.whyNot, question](const Plan &plan, const Context &context, const Cancel *) {
            return whyNot(plan, context, question);
        },
        [this] { Q_EMIT whyNotChanged(); });
}

void PlanSearch::cancelBest()
{
    cancel(bestSlot);
}

const Async<search::Result> &PlanSearch::choices(const QString &compute) const
{
    static const Async<search::Result> none;
    const auto found = m_choices.find(compute);
    return found == m_choices.end() ? none : found->second;
}

bool PlanSearch::isWaiting(const QString &slot) const
{
    return std::any_of(m_waiting.begin(), m_waiting.end(),
                       [&slot](const Job &job) { return job.slot == slot; });
}

bool PlanSearch::isOnItsWay(const QString &slot) const
{
    return isWaiting(slot)
        || (m_running && m_running->slot == slot && m_running->revision == m_revision
            && !m_running->cancel->load());
}

void PlanSearch::startNext()
{
    if (m_running || m_waiting.empty())
        return;
    const Job job = std::move(m_waiting.front());
    m_waiting.pop_front();
    const quint64 number = ++m_started;
    const auto cancel = std::make_shared<Cancel>(false);
    m_running = Running{number, m_revision, job.slot, cancel, job.drop};
    m_pool.start([this, number, cancel, work = job.prepare()] {
        const Settle take = work(*cancel);
        QMetaObject::invokeMethod(
            this, [this, number, take] { finish(number, take); }, Qt::QueuedConnection);
    });
}

void PlanSearch::finish(quint64 number, const Settle &take)
{
    if (!m_running || m_running->number != number)
        return; // stopped meanwhile
    const Running done = *std::exchange(m_running, std::nullopt);
    const bool more = isWaiting(done.slot);
    (done.cancel->load() ? done.drop : take)(more);
    startNext();
}

void PlanSearch::cancel(const QString &slot)
{
    const auto waiting = std::find_if(m_waiting.begin(), m_waiting.end(),
                                      [&slot](const Job &job) { return job.slot == slot; });
    if (waiting != m_waiting.end()) {
        const Job job = *waiting;
        m_waiting.erase(waiting);
        job.drop(false);
    }
    if (m_running && m_running->slot == slot)
        m_running->cancel->store(true);
}

void PlanSearch::stop()
{
    const std::deque<Job> waiting = std::exchange(m_waiting, {});
    const std::optional<Running> running = std::exchange(m_running, std::nullopt);
    if (running)
        running->cancel->store(true);
    m_pool.waitForDone();
    if (running)
        running->drop(false);
    for (const Job &job : waiting)
        job.drop(false);
}

void PlanSearch::reset()
{
    stop();
    ++m_revision;
    m_choices.clear();
    m_asked.clear();
    m_best = {};
    m_robust = {};
    m_regions = {};
    m_sizes = {};
    m_sizesOf.clear();
    m_whyNot = {};
}

void PlanSearch::planChanged()
{
    ++m_revision;
    m_asOf = m_session.context().asOf;
    // They take long, and what they give would be of an earlier plan.
    cancel(bestSlot);
    cancel(robustSlot);
    std::vector<QString> stale;
    for (auto each = m_choices.begin(); each != m_choices.end();) {
        if (!m_session.plan().compute(each->first)) {
            cancel(choicesSlot(each->first));
            each = m_choices.erase(each);
            continue;
        }
        if (grewStale(each->second))
            stale.push_back(each->first);
        ++each;
    }
    for (const QString &compute : stale)
        Q_EMIT choicesChanged(compute);
    if (grewStale(m_best))
        Q_EMIT bestChanged();
    if (grewStale(m_robust))
        Q_EMIT robustChanged();
    if (grewStale(m_regions))
        Q_EMIT regionsChanged();
    if (grewStale(m_sizes))
        Q_EMIT sizesChanged();
    if (grewStale(m_whyNot))
        Q_EMIT whyNotChanged();
}

} // namespace slipway
