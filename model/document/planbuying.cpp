// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/document/planbuying.h"

#include "model/document/planalternatives.h"
#include "model/document/plansession.h"

namespace slipway {

PlanBuying::PlanBuying(PlanSession &session)
    : m_session(session)
    , m_advice(*this, [this] { Q_EMIT adviceChanged(); })
{
    connect(&m_session.document(), &PlanDocument::planChanged, this, [this] {
        m_advice.cancel();
        m_advice.outdate();
        Q_EMIT adviceChanged();
    });
    connect(&m_session, &PlanSession::evaluationChanged, this, &PlanBuying::update);
}

PlanBuying::~PlanBuying()
{
    blockSignals(true);
    stop();
}

void PlanBuying::watch(const QObject *watcher, bool watched)
{
    const bool was = !m_watchers.isEmpty();
    if (watched)
        m_watchers.insert(watcher);
    else
        m_watchers.remove(watcher);
    if (was && m_watchers.isEmpty())
        m_advice.cancel();
    else if (!was && !m_watchers.isEmpty())
        update();
}

std::shared_ptr<const Buying> PlanBuying::known() const
{
    if (!m_advice.isOf(m_session.revision()) || m_session.isPending())
        return nullptr;
    return std::make_shared<const Buying>(*advice().value);
}

void PlanBuying::stop()
{
    m_advice.stop();
}

void PlanBuying::update()
{
    if (m_watchers.isEmpty() || m_session.isPending())
        return; // evaluationChanged() ends that
    if (m_advice.isOrWillBeOf(m_session.revision()))
        return;
    // Who weighed the plan against others has the answer.
    const Async<Alternatives> &weighed = m_session.alternatives().alternatives();
    if (weighed.isReady() && weighed.revision == m_session.revision()) {
        m_advice.start(m_session.revision(), [known = weighed.value->buying](const Background::Tell &)
                           -> Result<Buying> { return known; });
        return;
    }
    // The plan is copied: it may be edited meanwhile. Catalog and prices stay, see PlanSession::stopEvaluation().
    m_advice.start(
        m_session.revision(),
        [plan = m_session.plan(), context = m_session.context()](const Background::Tell &) -> Result<Buying> {
            BuyingOptions options;
            options.draws.threads = backgroundThreads();
            return buyingAdvice(plan, context, options);
        });
}

} // namespace slipway
