// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/document/planactuals.h"

#include "model/document/plansession.h"
#include "model/plan/scenarios.h"

#include <QElapsedTimer>
#include <QFileInfo>

#include <algorithm>

namespace slipway {

using namespace Qt::StringLiterals;

namespace {

constexpr int millisecondsBetweenTellings = 200;

/// Of one file the page says which; a place inside belongs to the sentence.
Error withPlace(Error error, const QStringList &paths)
{
    if (!error.where.isEmpty() && !paths.contains(error.where))
        error.message = PlanActuals::tr("%1 (at %2)").arg(error.message, error.where);
    return error;
}

} // namespace

PlanActuals::PlanActuals(PlanSession &session, QObject *parent)
    : QObject(parent)
    , m_session(session)
    , m_costs(*this, [this] {
        if (!m_costs.isOf(m_session.revision()))
            m_costs.outdate(); // the plan was edited meanwhile
        Q_EMIT changed();
    })
{
    connect(&m_session, &PlanSession::evaluationChanged, this, &PlanActuals::planChanged);
}

PlanActuals::~PlanActuals()
{
    blockSignals(true);
    m_costs.stop();
}

void PlanActuals::read(const QStringList &paths, CostBasis basis)
{
    m_paths = paths;
    m_bytes = 0;
    m_bytesInAll = 0;
    const bool packed = std::any_of(paths.begin(), paths.end(), [](const QString &path) {
        return path.endsWith(u".gz"_s, Qt::CaseInsensitive);
    });
    for (const QString &path : paths)
        m_bytesInAll += packed ? 0 : QFileInfo(path).size();
    const PlanDocument &document = m_session.document();
    const Plan plan = namedScenario(document.plan(), document.whole().name, document.scenario());
    // Copies: the plan may be edited meanwhile.
    m_costs.start(m_session.revision(),
                  [this, plan, evaluation = m_session.evaluation(), name = document.whole().name, paths,
                   basis](const Background::Tell &tell) -> Result<ActualCosts> {
                      QElapsedTimer timer;
                      timer.start();
                      const auto progress = [&](qint64 bytes) {
                          if (timer.elapsed() < millisecondsBetweenTellings)
                              return;
                          timer.restart();
                          tell([this, bytes] {
                              m_bytes = bytes;
                              Q_EMIT progressed();
                          });
                      };
                      Result<ActualCosts> read = readBills(plan, evaluation, {name, {}}, paths, basis, progress);
                      if (!read)
                          return withPlace(read.error(), paths);
                      return read;
                  });
}

void PlanActuals::cancel()
{
    if (!m_costs.get().busy)
        return;
    m_costs.cancel();
    Q_EMIT changed();
}

void PlanActuals::planChanged()
{
    if (!m_costs.get().isReady() || m_costs.isOf(m_session.revision()))
        return;
    m_costs.outdate();
    Q_EMIT changed();
}

} // namespace slipway
