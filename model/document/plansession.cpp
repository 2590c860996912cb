// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/document/plansession.h"

#include "model/base/cancellation.h"
#include "model/document/planalternatives.h"
#include "model/document/planbuying.h"
#include "model/document/plancomparison.h"
#include "model/document/planpriceoptions.h"
#include "model/document/plansearch.h"
#include "model/document/planuncertainty.h"
#include "model/evaluation/effort.h"
#include "model/evaluation/reportparts.h"

#include <utility>

namespace slipway {

PlanSession::Functions PlanSession::Functions::real()
{
    return {[](const Plan &plan, const Context &context) { return slipway::evaluate(plan, context); },
            [](Evaluation &evaluation, const Plan &plan, const Context &context) {
                slipway::addReportParts(evaluation, plan, context);
            },
            [](const Plan &plan) { return slipway::isQuick(plan); },
            [](const Plan &plan) { return slipway::isReportQuick(plan); }};
}

PlanSession::PlanSession(PlanDocument &document, const Catalog &catalog, const PriceSnapshot &prices,
                         QDate asOf, QObject *parent)
    : PlanSession(document, catalog, prices, asOf, Functions::real(), parent)
{
}

PlanSession::PlanSession(PlanDocument &document, const Catalog &catalog, const PriceSnapshot &prices,
                         QDate asOf, Functions functions, QObject *parent)
    : QObject(parent)
    , m_document(document)
    , m_catalog(catalog)
    , m_prices(prices)
    , m_asOf(asOf)
    , m_functions(std::move(functions))
{
    m_pool.setMaxThreadCount(1);
    m_timer.setSingleShot(true);
    m_timer.setInterval(0);
    connect(&m_timer, &QTimer::timeout, this, &PlanSession::evaluateInTurn);
    connect(&m_document, &PlanDocument::planChanged, this, &PlanSession::invalidate);
    m_timer.start();
}

PlanSession::~PlanSession()
{
    blockSignals(true);
    stopEvaluation();
}

const Evaluation &PlanSession::evaluation()
{
    if (m_stale && isQuick())
        evaluateNow();
    return m_evaluation;
}

const Evaluation &PlanSession::evaluationForReport()
{
    if (m_stale && isQuick())
        evaluateNow();
    // Of a large plan it follows in the background, unless it was cancelled.
    if (m_stale || m_reportParts || !isQuick())
        return m_evaluation;
    if (!m_functions.isReportQuick(plan())) {
        m_partsAwaited = true;
        if (!m_running)
            runInBackground(Work::PartsOnly);
        return m_evaluation;
    }
    m_functions.addReportParts(m_evaluation, plan(), context());
    m_reportParts = true;
    return m_evaluation;
}

std::function<PlanSession::Report()> PlanSession::report(bool withAlternatives)
{
    return [plan = plan(), context = context(), evaluation = evaluation(), isWhole = m_reportParts,
            addParts = m_functions.addReportParts, ranges = uncertainty().forReport(),
            find = withAlternatives ? alternatives().forReport() : nullptr] {
        Report report{evaluation, {}, {}};
        if (!isWhole)
            addParts(report.evaluation, plan, context);
        report.ranges = ranges();
        if (find && report.ranges)
            report.alternatives = find(report.evaluation, *report.ranges);
        return report;
    };
}

bool PlanSession::isPending() const
{
    return m_stale && !isQuick();
}

bool PlanSession::isReportPending() const
{
    return (m_stale || !m_reportParts) && (m_partsAwaited || !isQuick());
}

void PlanSession::cancelEvaluation()
{
    // What is quick is not worth it, and views wait for it.
    if (!isQuick())
        m_timer.stop();
    cancelRun();
}

void PlanSession::cancelRun()
{
    if (!m_running)
        return;
    m_running->store(true);
    m_running.reset();
    Q_EMIT pendingChanged();
}

void PlanSession::resumeEvaluation()
{
    if (m_running)
        return;
    if (!m_stale && m_partsAwaited && !m_reportParts)
        runInBackground(Work::PartsOnly); // the figures are there
    else if (m_stale || isReportPending())
        m_timer.start();
}

void PlanSession::stopEvaluation()
{
    cancelRun();
    m_pool.waitForDone();
    if (m_uncertainty)
        m_uncertainty->stop();
    if (m_comparison)
        m_comparison->stop();
    if (m_alternatives)
        m_alternatives->stop();
    if (m_buying)
        m_buying->stop();
    if (m_priceOptions)
        m_priceOptions->stop();
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

PlanUncertainty &PlanSession::uncertainty()
{
    if (!m_uncertainty)
        m_uncertainty = std::make_unique<PlanUncertainty>(*this);
    return *m_uncertainty;
}

PlanComparison &PlanSession::comparison()
{
    if (!m_comparison)
        m_comparison = std::make_unique<PlanComparison>(*this);
    return *m_comparison;
}

PlanAlternatives &PlanSession::alternatives()
{
    if (!m_alternatives)
        m_alternatives = std::make_unique<PlanAlternatives>(*this);
    return *m_alternatives;
}

PlanPriceOptions &PlanSession::priceOptions()
{
    if (!m_priceOptions)
        m_priceOptions = std::make_unique<PlanPriceOptions>(*this);
    return *m_priceOptions;
}

PlanBuying &PlanSession::buying()
{
    if (!m_buying)
        m_buying = std::make_unique<PlanBuying>(*this);
    return *m_buying;
}

bool PlanSession::isQuick() const
{
    if (!m_quick)
        m_quick = m_functions.isQuick(plan());
    return *m_quick;
}

void PlanSession::invalidate()
{
    m_quick.reset();
    cancelRun();
    m_stale = true;
    m_partsAwaited = false;
    m_timer.start();
}

void PlanSession::evaluateInTurn()
{
    if (isQuick()) {
        evaluateNow();
        Q_EMIT evaluationChanged();
    } else if (isReportPending()) {
        runInBackground(Work::Everything);
    } else {
        Q_EMIT evaluationChanged();
    }
}

void PlanSession::evaluateNow()
{
    if (!m_stale)
        return;
    m_evaluation = m_functions.evaluate(m_document.plan(), context());
    m_stale = false;
    m_reportParts = false;
    ++m_revision;
}

void PlanSession::runInBackground(Work work)
{
    const auto run = std::make_shared<Cancel>(false);
    m_running = run;
    // Copied here and moved there: copying what belongs to a large plan would hold the window up.
    const auto post = [this, run, work](Evaluation evaluation, bool isLast) {
        const auto result = std::make_shared<Evaluation>(std::move(evaluation));
        QMetaObject::invokeMethod(
            this, [this, run, result, work, isLast] { take(run, *result, work, isLast); }, Qt::QueuedConnection);
    };
    Evaluation known = work == Work::PartsOnly ? m_evaluation : Evaluation();
    // The plan is copied: it may be edited meanwhile. Catalog and prices stay, see stopEvaluation().
    m_pool.start([this, run, post, work, evaluation = std::move(known), plan = plan(), context = context(),
                  functions = m_functions]() mutable {
        const CancelScope scope(run.get());
        try {
            if (work == Work::Everything) {
                evaluation = functions.evaluate(plan, context);
                post(evaluation, false);
            }
            functions.addReportParts(evaluation, plan, context);
            post(std::move(evaluation), true);
        } catch (const Cancelled &) {
            return; // nobody waits for it
        } catch (...) { // whatever it is, it must not end the program
            QMetaObject::invokeMethod(
                this, [this, run] { fail(run); }, Qt::QueuedConnection);
        }
    });
    Q_EMIT pendingChanged();
}

void PlanSession::take(const std::shared_ptr<Cancel> &run, Evaluation &evaluation, Work work, bool isLast)
{
    if (run != m_running)
        return; // the plan is another meanwhile, or it was cancelled
    std::swap(m_evaluation, evaluation);
    m_stale = false;
    m_reportParts = isLast;
    if (isLast)
        m_running.reset();
    // What belongs to these figures stays: only parts of the report came to them.
    if (work == Work::Everything)
        ++m_revision;
    Q_EMIT pendingChanged();
    Q_EMIT evaluationChanged();
}

void PlanSession::fail(const std::shared_ptr<Cancel> &run)
{
    if (run == m_running)
        cancelRun();
}

} // namespace slipway
