// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/decision/robustanswer.h"
#include "model/document/async.h"
#include "model/search/bestplan.h"
#include "model/search/sizechoices.h"
#include "model/search/whynot.h"

#include <QObject>
#include <QString>
#include <QThreadPool>

#include <atomic>
#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <variant>
#include <vector>

namespace slipway {

class PlanSession;

/// What is asked about: whether a compute could run on this size, in this region, on this target.
struct WhyNotQuestion
{
    QString compute;
    std::variant<SizeId, RegionId, TargetId> about;

    friend bool operator==(const WhyNotQuestion &, const WhyNotQuestion &) = default;
};

/// Searches for the open plan in the background, one search at a time. What is asked for while one runs waits, once for
/// each thing to find, and is done for the plan as it stands when its turn comes: while a slider moves, at most one search runs
/// and the newest plan is searched next. Results arrive in the thread of this object. Nothing is found anew by itself: whoever shows a result asks again
/// when the plan has changed.
class PlanSearch final : public QObject
{
    Q_OBJECT
public:
    using Cancel = std::atomic<bool>;
    /// What runs in the background. Tests put others in their place.
    struct Functions
    {
        std::function<search::Result(const Plan &, const Context &, const search::Query &, const Cancel *)>
            search;
        std::function<search::BestPlan(const Plan &, const Context &, const search::BestOptions &,
                                       const Cancel *, const search::BestSoFar &)>
            best;
        std::function<std::vector<search::RegionCost>(const Plan &, const Context &, const Cancel *)> regions;
        std::function<search::WhyNot(const Plan &, const Context &, const WhyNotQuestion &)> whyNot;
        std::function<search::SizeChoices(const Plan &, const Context &, const QString &, const Cancel *)>
            sizes = {};
        std::function<RobustAnswer(const Plan &, const Context &, const RobustOptions &, const Cancel *)>
            robust = {};

        /// Those of model/search.
        [[nodiscard]] static Functions real();
    };

    explicit PlanSearch(PlanSession &session, Functions functions = Functions::real());
    /// Cancels what runs and waits for its end.
    ~PlanSearch() override;

    /// Every choice for one compute. Does nothing where the answer is there, or on its way, for the plan as it stands.
    void findChoices(const search::Query &query);
    /// best() is there, and still busy, before it knows what each constraint costs.
    void findBest(const search::BestOptions &options);
    /// The best plan under uncertainty; takes longer than findBest(), which gives its first part.
    void findRobust(const search::BestOptions &options);
    void costRegions();
    /// Every size for one compute; the last that was asked for is kept. Does nothing where the answer is there, or on its way.
    void findSizes(const QString &compute);
    void askWhyNot(const WhyNotQuestion &question);
    /// The robust plan is not wanted any more; its last value stays.
    void cancelRobust();
    /// The best plan is not wanted any more; its last value stays.
    void cancelBest();
    /// Cancels what runs, waits for its end and forgets everything found: before the catalog or the prices change.
    void reset();

    [[nodiscard]] const Async<search::Result> &choices(const QString &compute) const;
    [[nodiscard]] const Async<search::BestPlan> &best() const { return m_best; }
    [[nodiscard]] const Async<RobustAnswer> &robust() const { return m_robust; }
    [[nodiscard]] const Async<std::vector<search::RegionCost>> &regions() const { return m_regions; }
    [[nodiscard]] const Async<search::SizeChoices> &sizes() const { return m_sizes; }
    [[nodiscard]] const Async<search::WhyNot> &whyNot() const { return m_whyNot; }
    /// Counts the changes of the plan and of the day it is judged on.
    [[nodiscard]] quint64 revision() const { return m_revision; }

Q_SIGNALS:
    /// State or value changed.
    void choicesChanged(const QString &compute);
    void bestChanged();
    void robustChanged();
    void regionsChanged();
    void sizesChanged();
    void whyNotChanged();

private:
    /// Settles a slot in this thread; told whether another job waits for the slot.
    using Settle = std::function<void(bool more)>;
    /// Runs in the background and gives what is to be done with its result.
    using Work = std::function<Settle(const Cancel &)>;
    struct Job
    {
        QString slot; ///< what is found; one job at most waits for each
        std::function<Work()> prepare; ///< takes the plan as it stands when its turn comes
        Settle drop; ///< nothing came of it
    };
    struct Running
    {
        quint64 number = 0;
        quint64 revision = 0;
        QString slot;
        std::shared_ptr<Cancel> cancel;
        Settle drop;
    };

    /// `find` fills in the slot's value in the background; `changed` tells of it here.
    template <typename T>
    void enqueue(const QString &slot, const std::function<Async<T> *()> &result,
                 std::function<T(const Plan &, const Context &, const Cancel *)> find,
                 std::function<void()> changed);
    /// The best plan as far as it is found, of the job with that flag; in the thread of this object.
    void showBestSoFar(const Cancel *job, const search::BestPlan &best);
    void startNext();
    void stop();
    void finish(quint64 number, const Settle &take);
    [[nodiscard]] bool isWaiting(const QString &slot) const;
    /// Whether what runs or waits for the slot will be of the plan as it stands.
    [[nodiscard]] bool isOnItsWay(const QString &slot) const;
    void cancel(const QString &slot);
    void planChanged();
    /// The day that rules are judged on may be another since.
    void followDay();

    PlanSession &m_session;
    Functions m_functions;
    QThreadPool m_pool;
    QDate m_asOf;
    quint64 m_revision = 1;
    quint64 m_started = 0; ///< jobs so far
    std::deque<Job> m_waiting;
    std::optional<Running> m_running;
    std::map<QString, Async<search::Result>> m_choices; ///< by compute
    std::map<QString, search::Query> m_asked; ///< last, by compute
    Async<search::BestPlan> m_best;
    Async<RobustAnswer> m_robust;
    Async<std::vector<search::RegionCost>> m_regions;
    Async<search::SizeChoices> m_sizes;
    QString m_sizesOf; ///< compute that was asked for last
    Async<search::WhyNot> m_whyNot;
};

} // namespace slipway
