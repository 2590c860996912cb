// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/document/planuncertainty.h"

#include "model/document/backgrounddraws.h"
#include "model/document/plansession.h"
#include "model/evaluation/effort.h"

#include <utility>

namespace slipway {

namespace {

/// Long enough for the next key, short enough to go unnoticed.
constexpr int restMilliseconds = 150;

} // namespace

PlanUncertainty::PlanUncertainty(PlanSession &session, Draw draw)
    : m_session(session)
    , m_draw(std::move(draw))
    , m_ranges(*this, [this] { tell(); })
{
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
    m_ranges.stop();
}

void PlanUncertainty::tell()
{
    std::optional<Robustness> drawn = m_robustness;
    if (ranges().isReady() && !m_session.isPending())
        drawn = robustnessOf(m_session.plan(), m_session.evaluation(), *ranges().value);
    const bool isOther = drawn != m_robustness;
    if (isOther) {
        m_robustness = std::move(drawn);
        m_judged.reset();
    }
    Q_EMIT rangesChanged();
    if (isOther)
        Q_EMIT judgementChanged();
}

const Judgement &PlanUncertainty::judgement()
{
    const Evaluation &evaluation = m_session.evaluation();
    if (!m_session.isPending() && m_judged != m_session.revision()) {
        m_judgement = judgementOf(m_session.plan(), m_session.context().catalog, evaluation,
                                  m_robustness ? &*m_robustness : nullptr);
        m_judged = m_session.revision();
    }
    return m_judgement;
}

void PlanUncertainty::forget()
{
    m_robustness.reset();
    m_judged.reset();
}

std::function<std::shared_ptr<const Uncertainty>()> PlanUncertainty::forReport()
{
    const Evaluation &evaluation = m_session.evaluation();
    const Plan &plan = m_session.plan();
    if (m_ranges.isOf(m_session.revision()))
        return [there = std::make_shared<const Uncertainty>(*ranges().value)] { return there; };
    if (m_session.isPending() || !isQuick(plan))
        return [] { return std::shared_ptr<const Uncertainty>(); };
    return [draw = m_draw, plan, context = m_session.context(), planned = evaluation.total] {
        return std::make_shared<const Uncertainty>(draw(plan, context, planned, backgroundDraws(plan)));
    };
}

void PlanUncertainty::planChanged()
{
    m_timer.stop();
    m_ranges.cancel();
    m_ranges.outdate();
    if (m_watched)
        tell();
}

void PlanUncertainty::evaluated()
{
    if (!m_watched || m_ranges.isOf(m_session.revision()))
        return;
    m_ranges.cancel();
    m_ranges.outdate();
    m_timer.start();
}

void PlanUncertainty::start()
{
    const Evaluation &evaluation = m_session.evaluation();
    if (m_session.isPending())
        return; // it tells when it is there
    // The plan is copied: it may be edited meanwhile. Catalog and prices stay, see PlanSession::stopEvaluation().
    m_ranges.start(m_session.revision(),
                   [draw = m_draw, plan = m_session.plan(), context = m_session.context(),
                    planned = evaluation.total](const Background::Tell &) -> Result<Uncertainty> {
                       return draw(plan, context, planned, backgroundDraws(plan));
                   });
}

} // namespace slipway
