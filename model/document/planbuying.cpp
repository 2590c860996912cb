// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/document/planbuying.h"

#include "model/base/cancellation.h"
#include "model/document/plansession.h"

#include <algorithm>
#include <thread>
#include <utility>

namespace slipway {

PlanBuying::PlanBuying(PlanSession &session)
    : QObject(&session)
    , m_session(session)
{
    m_pool.setMaxThreadCount(1);
    connect(&m_session.document(), &PlanDocument::planChanged, this, [this] {
        cancel();
        if (m_advice.value)
            m_advice.state = Async<Buying>::State::Stale;
        Q_EMIT adviceChanged();
    });
    connect(&m_session, &PlanSession::evaluationChanged, this, &PlanBuying::update);
}

PlanBuying::~PlanBuying()
{
    blockSignals(true);
    stop();
}

void PlanBuying::watch(bool watched)
{
    if (std::exchange(m_watched, watched) == watched)
        return;
    if (watched)
        update();
    else
        cancel();
}

void PlanBuying::stop()
{
    cancel();
    m_pool.waitForDone();
}

void PlanBuying::cancel()
{
    if (m_running)
        m_running->store(true);
    m_running.reset();
    m_advice.busy = false;
}

void PlanBuying::update()
{
    if (!m_watched || m_session.isPending())
        return; // evaluationChanged() ends that
    if (m_advice.isReady() && m_advice.revision == m_session.revision())
        return;
    if (m_running && m_runningRevision == m_session.revision())
        return;
    start();
}

void PlanBuying::start()
{
    cancel();
    const auto run = std::make_shared<Cancel>(false);
    m_running = run;
    m_runningRevision = m_session.revision();
    m_advice.busy = true;
    m_advice.state = m_advice.value ? Async<Buying>::State::Stale : Async<Buying>::State::Pending;
    // The plan is copied: it may be edited meanwhile. Catalog and prices stay, see PlanSession::stopEvaluation().
    m_pool.start([this, run, revision = m_runningRevision, plan = m_session.plan(),
                  context = m_session.context()] {
        const CancelScope scope(run.get());
        const auto result = std::make_shared<std::optional<Buying>>();
        try {
            BuyingOptions options;
            options.draws.threads = static_cast<int>(std::clamp(std::thread::hardware_concurrency(), 1U, 8U));
            *result = buyingAdvice(plan, context, options);
        } catch (const Cancelled &) {
            return; // nobody waits for it
        } catch (...) { // whatever it is, it must not end the program
            result->reset();
        }
        QMetaObject::invokeMethod(
            this, [this, run, revision, result] { take(run, revision, std::move(*result)); },
            Qt::QueuedConnection);
    });
    Q_EMIT adviceChanged();
}

void PlanBuying::take(const std::shared_ptr<Cancel> &run, quint64 revision, std::optional<Buying> result)
{
    if (run != m_running)
        return; // the plan is another meanwhile
    m_running.reset();
    m_advice.busy = false;
    m_advice.revision = revision;
    m_advice.state = result ? Async<Buying>::State::Ready : Async<Buying>::State::Failed;
    m_advice.failure = result ? QString() : tr("There was not enough memory, or a fault.");
    m_advice.value = std::move(result);
    Q_EMIT adviceChanged();
}

} // namespace slipway
