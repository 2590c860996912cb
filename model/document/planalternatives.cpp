// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/document/planalternatives.h"

#include "model/base/cancellation.h"
#include "model/document/plansession.h"
#include "model/document/planuncertainty.h"

#include <algorithm>
#include <thread>
#include <utility>

namespace slipway {

namespace {

int alternativeThreads()
{
    return static_cast<int>(std::clamp(std::thread::hardware_concurrency(), 1U, 8U));
}

} // namespace

PlanAlternatives::PlanAlternatives(PlanSession &session, Find find)
    : m_session(session)
    , m_find(std::move(find))
{
    m_pool.setMaxThreadCount(1);
    connect(&m_session.document(), &PlanDocument::planChanged, this, [this] {
        cancel();
        if (m_alternatives.value)
            m_alternatives.state = Async<Alternatives>::State::Stale;
    });
    connect(&m_session.uncertainty(), &PlanUncertainty::rangesChanged, this, &PlanAlternatives::update);
}

PlanAlternatives::~PlanAlternatives()
{
    blockSignals(true);
    stop();
}

void PlanAlternatives::watch(bool watched)
{
    if (std::exchange(m_watched, watched) == watched)
        return;
    if (watched) {
        m_session.uncertainty().watch();
        update();
    } else {
        cancel();
    }
}

void PlanAlternatives::stop()
{
    cancel();
    m_pool.waitForDone();
}

std::shared_ptr<const Alternatives>
PlanAlternatives::forReport(const std::shared_ptr<const Uncertainty> &ranges)
{
    if (!ranges)
        return nullptr;
    const Evaluation &evaluation = m_session.evaluation();
    if (m_session.isPending())
        return nullptr;
    if (m_alternatives.isReady() && m_alternatives.revision == m_session.revision())
        return std::make_shared<const Alternatives>(*m_alternatives.value);
    return std::make_shared<const Alternatives>(
        m_find(m_session.plan(), m_session.context(), evaluation, *ranges, alternativeThreads()));
}

void PlanAlternatives::cancel()
{
    if (m_running)
        m_running->store(true);
    m_running.reset();
    m_alternatives.busy = false;
}

void PlanAlternatives::update()
{
    const Async<Uncertainty> &ranges = m_session.uncertainty().ranges();
    if (!m_watched || !ranges.isReady())
        return;
    if (m_alternatives.isReady() && m_alternatives.revision == ranges.revision)
        return;
    if (m_running && m_runningRevision == ranges.revision)
        return;
    start(*ranges.value);
}

void PlanAlternatives::start(const Uncertainty &ranges)
{
    const Evaluation &evaluation = m_session.evaluation();
    if (m_session.isPending() || m_session.revision() != m_session.uncertainty().ranges().revision)
        return; // newer ranges come
    cancel();
    const auto run = std::make_shared<Cancel>(false);
    m_running = run;
    m_runningRevision = m_session.revision();
    m_alternatives.busy = true;
    if (!m_alternatives.value)
        m_alternatives.state = Async<Alternatives>::State::Pending;
    // The plan is copied: it may be edited meanwhile. Catalog and prices stay, see PlanSession::stopEvaluation().
    m_pool.start([this, run, revision = m_runningRevision, find = m_find, plan = m_session.plan(),
                  context = m_session.context(), evaluation, ranges] {
        const CancelScope scope(run.get());
        const auto result = std::make_shared<std::optional<Alternatives>>();
        try {
            *result = find(plan, context, evaluation, ranges, alternativeThreads());
        } catch (const Cancelled &) {
            return; // nobody waits for it
        } catch (...) { // whatever it is, it must not end the program
            result->reset();
        }
        QMetaObject::invokeMethod(
            this, [this, run, revision, result] { take(run, revision, std::move(*result)); },
            Qt::QueuedConnection);
    });
    Q_EMIT alternativesChanged();
}

void PlanAlternatives::take(const std::shared_ptr<Cancel> &run, quint64 revision,
                            std::optional<Alternatives> result)
{
    if (run != m_running)
        return; // the plan is another meanwhile
    m_running.reset();
    m_alternatives.busy = false;
    m_alternatives.revision = revision;
    m_alternatives.state = result ? Async<Alternatives>::State::Ready : Async<Alternatives>::State::Failed;
    m_alternatives.failure = result ? QString() : tr("There was not enough memory, or a fault.");
    m_alternatives.value = std::move(result);
    Q_EMIT alternativesChanged();
}

} // namespace slipway
