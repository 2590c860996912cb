// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/document/planpriceoptions.h"

#include "model/document/plansession.h"
#include "model/evaluation/effort.h"

#include <memory>
#include <utility>

namespace slipway {

using Options = std::vector<PriceOption>;

PlanPriceOptions::PlanPriceOptions(PlanSession &session)
    : m_session(session)
    , m_background(*this)
{
}

PlanPriceOptions::~PlanPriceOptions()
{
    blockSignals(true);
    stop();
}

void PlanPriceOptions::find(const QString &compute)
{
    cancel();
    m_options = {};
    m_options.revision = m_session.revision();
    if (compute.isEmpty())
        return take(Options());
    // About as many evaluations as the parts of a report take.
    if (isReportQuick(m_session.plan()))
        return take(priceOptions(m_session.plan(), m_session.context(), compute));
    m_options.state = Async<Options>::State::Pending;
    m_options.busy = true;
    // The plan is copied: it may be edited meanwhile. Catalog and prices stay, see PlanSession::stopEvaluation().
    m_background.start(
        [this, plan = m_session.plan(), context = m_session.context(),
         compute](const Background::Tell &) -> Background::Then {
            const auto found = std::make_shared<Options>(priceOptions(plan, context, compute));
            return [this, found] { take(std::move(*found)); };
        },
        [this] {
            take(Error{ErrorCode::Invalid, backgroundFault(), {}});
        });
    Q_EMIT changed();
}

void PlanPriceOptions::take(Result<Options> found)
{
    using State = Async<Options>::State;
    m_options.busy = false;
    m_options.state = found ? State::Ready : State::Failed;
    m_options.failure = found ? QString() : found.error().message;
    m_options.value = found ? std::optional(std::move(found).value()) : std::nullopt;
    Q_EMIT changed();
}

void PlanPriceOptions::cancel()
{
    m_background.cancel();
    if (std::exchange(m_options.busy, false))
        m_options.state = Async<Options>::State::Idle;
}

void PlanPriceOptions::stop()
{
    cancel();
    m_background.stop();
}

} // namespace slipway
