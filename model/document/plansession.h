// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/document/plandocument.h"
#include "model/evaluation/evaluate.h"

#include <QObject>
#include <QTimer>

#include <memory>

namespace slipway {

class PlanSearch;

/// Keeps an Evaluation beside a document: evaluates anew after every change, once per turn of the event
/// loop however many edits came. Borrows the document, the catalog and the prices.
class PlanSession final : public QObject
{
    Q_OBJECT
public:
    PlanSession(PlanDocument &document, const Catalog &catalog, const PriceSnapshot &prices, QDate asOf,
                QObject *parent = nullptr);
    ~PlanSession() override;

    [[nodiscard]] PlanDocument &document() { return m_document; }
    [[nodiscard]] const Plan &plan() const { return m_document.plan(); }
    [[nodiscard]] Context context() const { return {m_catalog, m_prices, m_asOf}; }
    /// Of the document's current plan: evaluates first if an edit is pending, and sends no signal for it. The reference
    /// stays valid, its content changes with the next evaluation.
    [[nodiscard]] const Evaluation &evaluation();
    /// The same with addReportParts(), for pages and exports that show them. They are computed once for a plan; the
    /// reference changes with the next evaluation.
    [[nodiscard]] const Evaluation &evaluationForReport();
    /// Counts the evaluations: results of background work carry it, older ones never replace newer ones.
    [[nodiscard]] quint64 revision() const { return m_revision; }
    void setAsOf(QDate asOf);
    /// What is searched for this plan in the background; made when first asked for.
    [[nodiscard]] PlanSearch &search();

Q_SIGNALS:
    /// Once per turn of the event loop after edits, and once after construction.
    void evaluationChanged();

private:
    void invalidate();
    void evaluateNow();

    PlanDocument &m_document;
    const Catalog &m_catalog;
    const PriceSnapshot &m_prices;
    QDate m_asOf;
    QTimer m_timer;
    Evaluation m_evaluation;
    quint64 m_revision = 0;
    bool m_stale = true;
    bool m_reportParts = false; ///< of m_evaluation are there
    std::unique_ptr<PlanSearch> m_search; ///< last: it ends first
};

} // namespace slipway
