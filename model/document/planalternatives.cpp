// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/document/planalternatives.h"

#include "model/document/planbuying.h"
#include "model/document/plansession.h"
#include "model/document/planuncertainty.h"

#include <utility>

namespace slipway {

PlanAlternatives::PlanAlternatives(PlanSession &session, Find find)
    : m_session(session)
    , m_find(std::move(find))
    , m_alternatives(*this, [this] { Q_EMIT alternativesChanged(); })
{
    connect(&m_session.document(), &PlanDocument::planChanged, this, [this] {
        m_alternatives.cancel();
        m_alternatives.outdate();
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
        m_alternatives.cancel();
    }
}

void PlanAlternatives::stop()
{
    m_alternatives.stop();
}

PlanAlternatives::ForReport PlanAlternatives::forReport()
{
    if (m_alternatives.isOf(m_session.revision()) && !m_session.isPending()) {
        return [there = std::make_shared<const Alternatives>(*alternatives().value)](
                   const Evaluation &, const Uncertainty &) { return there; };
    }
    return [find = m_find, plan = m_session.plan(), context = m_session.context(),
            buying = m_session.buying().known()](const Evaluation &evaluation, const Uncertainty &ranges) {
        return std::make_shared<const Alternatives>(
            find(plan, context, evaluation, ranges, backgroundThreads(), buying.get()));
    };
}

void PlanAlternatives::update()
{
    const Async<Uncertainty> &ranges = m_session.uncertainty().ranges();
    if (!m_watched || !ranges.isReady() || m_alternatives.isOrWillBeOf(ranges.revision))
        return;
    const Evaluation &evaluation = m_session.evaluation();
    if (m_session.isPending() || m_session.revision() != ranges.revision)
        return; // newer ranges come
    // The plan is copied: it may be edited meanwhile. Catalog and prices stay, see PlanSession::stopEvaluation().
    m_alternatives.start(ranges.revision,
                         [find = m_find, plan = m_session.plan(), context = m_session.context(), evaluation,
                          ranges = *ranges.value, buying = m_session.buying().known()](
                             const Background::Tell &) -> Result<Alternatives> {
                             return find(plan, context, evaluation, ranges, backgroundThreads(), buying.get());
                         });
}

} // namespace slipway
