// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/document/planuncertainty.h"

#include "model/base/cancellation.h"
#include "model/document/plansession.h"
#include "model/evaluation/effort.h"

#include <algorithm>
#include <thread>
#include <utility>

namespace slipway {

namespace {

/// Long enough for the next key, short enough to go unnoticed.
constexpr int restMilliseconds = 150;
/// Of plans that take long to evaluate: their standard error is three times as large.
constexpr int drawsOfLargePlans = 1'000;

DrawOptions optionsFor(const Plan &plan)
{
    DrawOptions options;
    options.threads = static_cast<int>(std::clamp(std::thread::hardware_concurrency(), 1U, 8U));
    if (!isQuick(plan))
        options.draws = drawsOfLargePlans;
    return options;
}

} // namespace

PlanUncertainty::PlanUncertainty(PlanSession &session, Draw draw)
    : m_session(session)
    , m_draw(std::move(draw))
{
    m_pool.setMaxThreadCount(1);
    m_timer.setSingleShot(true);
    m_timer.setInterval(restMilliseconds);
    connect(&m_timer, &QTimer::timeout, this, &PlanUncertainty::start);
    connect(&m_session.document(), &PlanDocument::planChanged, this, &PlanUncertainty::planChanged);
    connect(&m_session, &PlanSession::evaluationChanged, this, &PlanUncertainty::evaluated);
}

PlanUncertainty::~PlanUncertainty()
{
    blockSignals(true);
    stop();
}

void PlanUncertainty::watch()
{
    if (std::exchange(m_watched, true))
        return;
    m_timer.start();
}

void PlanUncertainty::stop()
{
    m_timer.stop();
    cancel();
    m_pool.waitForDone();
}

std::shared_ptr<const Uncertainty> PlanUncertainty::forReport()
{
    const Evaluation &evaluation = m_session.evaluation();
    if (m_ranges.isReady() && m_ranges.revision == m_session.revision())
        return std::make_shared<const Uncertainty>(*m_ranges.value);
    const Plan &plan = m_session.plan();
    if (m_session.isPending() || !isQuick(plan))
        return nullptr;
    return std::make_shared<const Uncertainty>(
        m_draw(plan, m_session.context(), evaluation.total, optionsFor(plan)));
}

void PlanUncertainty::cancel()
{
    if (m_running)
        m_running->store(true);
    m_running.reset();
    m_ranges.busy = false;
}

void PlanUncertainty::planChanged()
{
    m_timer.stop();
    cancel();
    if (m_ranges.value)
        m_ranges.state = Async<Uncertainty>::State::Stale;
    if (m_watched)
        Q_EMIT rangesChanged();
}

void PlanUncertainty::evaluated()
{
    if (!m_watched || (m_ranges.isReady() && m_ranges.revision == m_session.revision()))
        return;
    cancel();
    if (m_ranges.value)
        m_ranges.state = Async<Uncertainty>::State::Stale;
    m_timer.start();
}

void PlanUncertainty::start()
{
    const Evaluation &evaluation = m_session.evaluation();
    if (m_session.isPending())
        return; // it tells when it is there
    cancel();
    const auto run = std::make_shared<Cancel>(false);
    m_running = run;
    const quint64 revision = m_session.revision();
    m_ranges.busy = true;
    if (!m_ranges.value)
        m_ranges.state = Async<Uncertainty>::State::Pending;
    // The plan is copied: it may be edited meanwhile. Catalog and prices stay, see PlanSession::stopEvaluation().
    m_pool.start([this, run, revision, draw = m_draw, plan = m_session.plan(), context = m_session.context(),
                  planned = evaluation.total] {
        const CancelScope scope(run.get());
        const auto result = std::make_shared<std::optional<Uncertainty>>();
        try {
            *result = draw(plan, context, planned, optionsFor(plan));
        } catch (const Cancelled &) {
            return; // nobody waits for it
        } catch (...) { // whatever it is, it must not end the program
            result->reset();
        }
        QMetaObject::invokeMethod(
            this, [this, run, revision, result] { take(run, revision, std::move(*result)); },
            Qt::QueuedConnection);
    });
    Q_EMIT rangesChanged();
}

void PlanUncertainty::take(const std::shared_ptr<Cancel> &run, quint64 revision,
                           std::optional<Uncertainty> result)
{
    if (run != m_running)
        return; // the plan is another meanwhile
    m_running.reset();
    m_ranges.busy = false;
    m_ranges.revision = revision;
    m_ranges.state = result ? Async<Uncertainty>::State::Ready : Async<Uncertainty>::State::Failed;
    m_ranges.failure = result ? QString() : tr("There was not enough memory, or a fault.");
    m_ranges.value = std::move(result);
    Q_EMIT rangesChanged();
}

} // namespace slipway
