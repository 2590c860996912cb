// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/document/planactuals.h"

#include "model/base/cancellation.h"
#include "model/document/plansession.h"
#include "model/plan/scenarios.h"

#include <QElapsedTimer>
#include <QFileInfo>

#include <algorithm>
#include <exception>

namespace slipway {

using namespace Qt::StringLiterals;

namespace {

constexpr int millisecondsBetweenTellings = 200;

} // namespace

PlanActuals::PlanActuals(PlanSession &session, QObject *parent)
    : QObject(parent)
    , m_session(session)
{
    m_pool.setMaxThreadCount(1);
    connect(&m_session, &PlanSession::evaluationChanged, this, &PlanActuals::planChanged);
}

PlanActuals::~PlanActuals()
{
    blockSignals(true);
    cancel();
    m_pool.waitForDone();
}

void PlanActuals::read(const QStringList &paths, CostBasis basis)
{
    if (m_running)
        m_running->store(true);
    const auto run = std::make_shared<Cancel>(false);
    m_running = run;
    m_paths = paths;
    m_bytes = 0;
    m_bytesInAll = 0;
    const bool packed = std::any_of(paths.begin(), paths.end(), [](const QString &path) {
        return path.endsWith(u".gz"_s, Qt::CaseInsensitive);
    });
    for (const QString &path : paths)
        m_bytesInAll += packed ? 0 : QFileInfo(path).size();
    m_costs.busy = true;
    m_costs.failure.clear();
    if (!m_costs.value)
        m_costs.state = Async<ActualCosts>::State::Pending;
    Q_EMIT changed();

    const PlanDocument &document = m_session.document();
    const Plan plan = namedScenario(document.plan(), document.whole().name, document.scenario());
    // Copies: the plan may be edited meanwhile.
    m_pool.start([this, run, plan, evaluation = m_session.evaluation(), name = document.whole().name, paths, basis,
                  revision = m_session.revision()] {
        const CancelScope scope(run.get());
        QElapsedTimer timer;
        timer.start();
        const auto progress = [&](qint64 bytes) {
            if (timer.elapsed() < millisecondsBetweenTellings)
                return;
            timer.restart();
            QMetaObject::invokeMethod(this, [this, run, bytes] { tell(run, bytes); }, Qt::QueuedConnection);
        };
        const auto read = std::make_shared<Result<ActualCosts>>(
            Error{ErrorCode::Unreadable, tr("The export could not be read."), {}});
        try {
            *read = readBills(plan, evaluation, name, paths, basis, progress);
        } catch (const Cancelled &) {
            return; // nobody waits for it
        } catch (const std::exception &) { // whatever it is, it must not end the program
        }
        QMetaObject::invokeMethod(this, [this, run, revision, read] { take(run, revision, *read); },
                                  Qt::QueuedConnection);
    });
}

void PlanActuals::cancel()
{
    if (!m_running)
        return;
    m_running->store(true);
    m_running.reset();
    m_costs.busy = false;
    if (!m_costs.value)
        m_costs.state = Async<ActualCosts>::State::Idle;
    Q_EMIT changed();
}

void PlanActuals::planChanged()
{
    using State = Async<ActualCosts>::State;
    if (m_costs.state != State::Ready || m_costs.revision == m_session.revision())
        return;
    m_costs.state = State::Stale;
    Q_EMIT changed();
}

void PlanActuals::tell(const std::shared_ptr<Cancel> &run, qint64 bytes)
{
    if (run != m_running)
        return;
    m_bytes = bytes;
    Q_EMIT progressed();
}

void PlanActuals::take(const std::shared_ptr<Cancel> &run, quint64 revision, const Result<ActualCosts> &read)
{
    using State = Async<ActualCosts>::State;
    if (run != m_running)
        return;
    m_running.reset();
    m_costs.busy = false;
    if (read) {
        m_costs.value = *read;
        m_costs.revision = revision;
        m_costs.state = revision == m_session.revision() ? State::Ready : State::Stale;
    } else {
        // Half a bill is none, and that of before is not of these files.
        m_costs.value.reset();
        m_costs.state = State::Failed;
        const Error &error = read.error();
        m_costs.failure = error.where.isEmpty() || m_paths.contains(error.where)
            ? error.message
            : tr("%1 (at %2)").arg(error.message, error.where);
    }
    Q_EMIT changed();
}

} // namespace slipway
