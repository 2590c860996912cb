// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/document/plandocument.h"
#include "model/evaluation/evaluate.h"

#include <QObject>
#include <QThreadPool>
#include <QTimer>

#include <atomic>
#include <functional>
#include <memory>
#include <optional>

namespace slipway {

class PlanComparison;
class PlanAlternatives;
class PlanBuying;
class PlanPriceOptions;
class PlanSearch;
class PlanUncertainty;
struct Alternatives;
struct Uncertainty;

/// Keeps an Evaluation beside a document: evaluates anew after every change, once per turn of the event
/// loop however many edits came. Plans that take long (isQuick()) are evaluated in the background, one at a time: what is there
/// meanwhile is of an earlier plan, isPending() says so, and an older result never replaces a newer one. Borrows the document,
/// the catalog and the prices.
class PlanSession final : public QObject
{
    Q_OBJECT
public:
    /// What evaluates. Tests put others in their place.
    struct Functions
    {
        std::function<Evaluation(const Plan &, const Context &)> evaluate;
        std::function<void(Evaluation &, const Plan &, const Context &)> addReportParts;
        std::function<bool(const Plan &)> isQuick;
        std::function<bool(const Plan &)> isReportQuick; ///< of plans that are quick

        /// Those of model/evaluation.
        [[nodiscard]] static Functions real();
    };

    PlanSession(PlanDocument &document, const Catalog &catalog, const PriceSnapshot &prices, QDate asOf,
                QObject *parent = nullptr);
    PlanSession(PlanDocument &document, const Catalog &catalog, const PriceSnapshot &prices, QDate asOf,
                Functions functions, QObject *parent = nullptr);
    /// Cancels what runs and waits for its end.
    ~PlanSession() override;

    [[nodiscard]] PlanDocument &document() { return m_document; }
    [[nodiscard]] const Plan &plan() const { return m_document.plan(); }
    [[nodiscard]] Context context() const { return {m_catalog, m_prices, m_asOf}; }
    /// Of the document's current plan: evaluates first if an edit is pending, and sends no signal for it. Of an earlier plan, or
    /// empty, while isPending(). The reference stays valid, its content changes with the next evaluation.
    [[nodiscard]] const Evaluation &evaluation();
    /// The same with addReportParts(), for pages and exports that show them. They are computed once for a plan; the
    /// reference changes with the next evaluation. Without them while isReportPending(), which evaluationChanged() ends: of plans
    /// that are not isReportQuick() they are worked out in the background, from the first call on.
    [[nodiscard]] const Evaluation &evaluationForReport();
    /// What a report of the plan says besides the plan.
    struct Report
    {
        Evaluation evaluation; ///< with addReportParts()
        std::shared_ptr<const Uncertainty> ranges; ///< see PlanUncertainty::forReport()
        std::shared_ptr<const Alternatives> alternatives; ///< only where they were asked for, and there are ranges
    };
    /// That of the plan as it stands, whatever becomes of it later: calling it works out what is not there yet, in any thread, and ends with
    /// Cancelled where a CancelScope says so. Not while isPending(); what evaluationForReport() still waits for is worked out once more. Catalog and prices stay until it has ended.
    [[nodiscard]] std::function<Report()> report(bool withAlternatives);
    /// Whether evaluation() is not that of the current plan: it is being worked out, waits for its turn, or was cancelled.
    [[nodiscard]] bool isPending() const;
    /// The same for evaluationForReport().
    [[nodiscard]] bool isReportPending() const;
    /// Whether something runs in the background, which cancelEvaluation() ends.
    [[nodiscard]] bool isBusy() const { return m_running != nullptr; }
    /// What is there stays as it is until the plan changes again or resumeEvaluation().
    void cancelEvaluation();
    void resumeEvaluation();
    /// Cancels what runs and waits for its end: before the catalog or the prices change.
    void stopEvaluation();
    /// Counts the evaluations: results of background work carry it, older ones never replace newer ones.
    [[nodiscard]] quint64 revision() const { return m_revision; }
    void setAsOf(QDate asOf);
    /// Evaluates anew: catalog or prices are others now.
    void renew() { invalidate(); }
    /// What is searched for this plan in the background; made when first asked for.
    [[nodiscard]] PlanSearch &search();
    /// Ranges and chances of this plan, drawn in the background; made when first asked for.
    [[nodiscard]] PlanUncertainty &uncertainty();
    /// The plan beside its scenarios and other plans; made when first asked for.
    [[nodiscard]] PlanComparison &comparison();
    /// What the plan is weighed against, searched in the background; made when first asked for.
    [[nodiscard]] PlanAlternatives &alternatives();
    /// What to buy for this plan, worked out in the background; made when first asked for.
    [[nodiscard]] PlanBuying &buying();
    /// The ways of paying for one compute of this plan; made when first asked for.
    [[nodiscard]] PlanPriceOptions &priceOptions();

Q_SIGNALS:
    /// Once per turn of the event loop after edits, and once after construction.
    void evaluationChanged();
    /// isPending() or isBusy() changed, in the background.
    void pendingChanged();

private:
    using Cancel = std::atomic<bool>;

    [[nodiscard]] bool isQuick() const;
    void cancelRun();
    void invalidate();
    void evaluateInTurn();
    void evaluateNow();
    enum class Work { Everything, PartsOnly };
    void runInBackground(Work work);
    /// `isLast`: with what evaluationForReport() asks for.
    void take(const std::shared_ptr<Cancel> &run, Evaluation &evaluation, Work work, bool isLast);
    void fail(const std::shared_ptr<Cancel> &run);

    PlanDocument &m_document;
    const Catalog &m_catalog;
    const PriceSnapshot &m_prices;
    QDate m_asOf;
    Functions m_functions;
    QTimer m_timer;
    QThreadPool m_pool;
    std::shared_ptr<Cancel> m_running; ///< ends the evaluation in the background; null: none runs
    Evaluation m_evaluation;
    quint64 m_revision = 0;
    mutable std::optional<bool> m_quick; ///< of the current plan, once it was asked for
    bool m_stale = true;
    bool m_reportParts = false; ///< of m_evaluation are there
    bool m_partsAwaited = false; ///< of a quick plan, in the background
    std::unique_ptr<PlanComparison> m_comparison; ///< these last: they end first
    std::unique_ptr<PlanUncertainty> m_uncertainty;
    std::unique_ptr<PlanSearch> m_search;
    std::unique_ptr<PlanAlternatives> m_alternatives;
    std::unique_ptr<PlanBuying> m_buying;
    std::unique_ptr<PlanPriceOptions> m_priceOptions;
};

} // namespace slipway
