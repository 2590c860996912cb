// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/document/plansession.h"

#include "model/document/plansearch.h"
#include "model/evaluation/reportparts.h"

namespace slipway {

PlanSession::PlanSession(PlanDocument &document, const Catalog &catalog, const PriceSnapshot &prices,
                         QDate asOf, QObject *parent)
    : QObject(parent)
    , m_document(document)
    , m_catalog(catalog)
    , m_prices(prices)
    , m_asOf(asOf)
{
    m_timer.setSingleShot(true);
    m_timer.setInterval(0);
    connect(&m_timer, &QTimer::timeout, this, [this] {
        evaluateNow();
        Q_EMIT evaluationChanged();
    });
    connect(&m_document, &PlanDocument::planChanged, this, &PlanSession::invalidate);
    m_timer.start();
}

PlanSession::~PlanSession() = default;

const Evaluation &PlanSession::evaluation()
{
    evaluateNow();
    return m_evaluation;
}

const Evaluation &PlanSession::evaluationForReport()
{
    evaluateNow();
    if (!m_reportParts)
        addReportParts(m_evaluation, m_document.plan(), context());
    m_reportParts = true;
    return m_evaluation;
}

void PlanSession::setAsOf(QDate asOf)
{
    if (asOf == m_asOf)
        return;
    m_asOf = asOf;
    invalidate();
}

PlanSearch &PlanSession::search()
{
    if (!m_search)
        m_search = std::make_unique<PlanSearch>(*this);
    return *m_search;
}

void PlanSession::invalidate()
{
    m_stale = true;
    m_timer.start();
}

void PlanSession::evaluateNow()
{
    if (!m_stale)
        return;
    m_evaluation = evaluate(m_document.plan(), context());
    m_stale = false;
    m_reportParts = false;
    ++m_revision;
}

} // namespace slipway
