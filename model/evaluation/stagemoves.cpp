// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/evaluation/stagemoves.h"

#include "model/base/namelist.h"
#include "model/base/planwords.h"
#include "model/catalog/catalogwords.h"
#include "model/plan/stages.h"

#include <QSet>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace slipway {

namespace {

QString verbOf(LifecycleStage stage)
{
    switch (stage) {
    case LifecycleStage::Experimentation:
        return PlanWords::tr("Develop");
    case LifecycleStage::Training:
        return PlanWords::tr("Train");
    case LifecycleStage::Deployment:
        break;
    }
    return PlanWords::tr("Serve");
}

class Moves
{
public:
    Moves(const Plan &plan, const Catalog &catalog, const std::vector<cost::ComputeUse> &computes,
          const std::vector<TargetVerdict> &verdicts)
        : m_plan(plan)
        , m_index(plan)
        , m_catalog(catalog)
        , m_computes(computes)
        , m_verdicts(verdicts)
    {
    }

    [[nodiscard]] std::optional<StageMove> between(LifecycleStage from, LifecycleStage to) const
    {
        StageMove move;
        move.from = from;
        move.to = to;
        move.fromComputes = computesOf(from);
        move.toComputes = computesOf(to);
        if (move.fromComputes.isEmpty() && move.toComputes.isEmpty())
            return std::nullopt;
        move.source = sourceOf(move);
        if (move.toComputes.isEmpty())
            onlyFrom(move);
        else if (move.fromComputes.isEmpty())
            onlyTo(move);
        else
            both(move);
        return move;
    }

private:
    [[nodiscard]] QStringList computesOf(LifecycleStage stage) const
    {
        QSet<QString> ofStage;
        for (const Workload &each : m_plan.workloads) {
            if (each.enabled && stageOf(each) == stage)
                ofStage.insert(each.id);
        }
        QStringList ids;
        for (const cost::ComputeUse &use : m_computes) {
            const bool uses = std::any_of(use.workloads.begin(), use.workloads.end(),
                                          [&](const QString &id) { return ofStage.contains(id); });
            if (uses && use.used())
                ids << use.id;
        }
        return ids;
    }

    [[nodiscard]] const ComputeTarget *targetOf(const QString &computeId) const
    {
        const int compute = m_index.compute(computeId);
        const std::optional<TargetId> id = compute < 0
            ? std::nullopt
            : m_catalog.findTarget(m_plan.computes[static_cast<std::size_t>(compute)].target);
        return id ? &m_catalog.target(*id) : nullptr;
    }

    [[nodiscard]] const TargetVerdict *verdictOf(const QString &target, LifecycleStage stage) const
    {
        const auto found
            = std::find_if(m_verdicts.begin(), m_verdicts.end(), [&](const TargetVerdict &verdict) {
                  return verdict.target == target && verdict.stage == stage;
              });
        return found != m_verdicts.end() ? &*found : nullptr;
    }

    /// "notebooks (Compute instance)".
    [[nodiscard]] QString named(const QStringList &computes) const
    {
        QStringList names;
        for (const QString &id : computes) {
            const ComputeTarget *target = targetOf(id);
            names << (target ? u"%1 (%2)"_s.arg(id, target->name) : id);
        }
        return someNames(names);
    }

    /// "Compute cluster (Scales with the jobs and back to zero nodes) or ...": what the verdicts recommend.
    [[nodiscard]] QString recommended(LifecycleStage stage) const
    {
        QStringList names;
        for (const TargetVerdict &verdict : m_verdicts) {
            if (verdict.stage != stage || verdict.verdict != Verdict::Recommended)
                continue;
            QString reason = verdict.reasons.value(0);
            if (reason.endsWith(u'.'))
                reason.chop(1);
            const QString name = targetName(m_catalog, verdict.target);
            names << (reason.isEmpty() ? name : u"%1 (%2)"_s.arg(name, reason));
        }
        return names.isEmpty()
            ? QString()
            : PlanWords::tr("Recommended for this plan: %1.").arg(names.join(PlanWords::tr(" or ")));
    }

    /// Of the statement that the target to move to serves the stage.
    [[nodiscard]] Source sourceOf(const StageMove &move) const
    {
        for (const QStringList &computes : {move.toComputes, move.fromComputes}) {
            for (const QString &id : computes) {
                const ComputeTarget *target = targetOf(id);
                if (target && !target->capabilities.empty())
                    return target->capabilities.front().source;
            }
        }
        return {};
    }

    void onlyFrom(StageMove &move) const
    {
        move.title = PlanWords::tr("%1 on %2; no compute is planned to %3 on")
                         .arg(verbOf(move.from), named(move.fromComputes), verbOf(move.to).toLower());
        move.detail = recommended(move.to);
    }

    void onlyTo(StageMove &move) const
    {
        move.title = PlanWords::tr("%1 on %2; no compute is planned to %3 on before")
                         .arg(verbOf(move.to), named(move.toComputes), verbOf(move.from).toLower());
        move.detail = recommended(move.from);
    }

    void both(StageMove &move) const
    {
        QStringList stays;
        QStringList unfit;
        QStringList why;
        for (const QString &id : move.toComputes) {
            const ComputeTarget *target = targetOf(id);
            const TargetVerdict *verdict = target ? verdictOf(target->id, move.to) : nullptr;
            if (move.fromComputes.contains(id))
                stays << id;
            if (verdict && verdict->verdict == Verdict::NotPossible)
                unfit << id;
            const QString reason = verdict ? verdict->reasons.value(0) : QString();
            if (!reason.isEmpty() && !why.contains(reason))
                why << reason;
        }
        // A serving endpoint takes the registered model from wherever it was trained: staying is only between the first
        // two stages against the advice, and there only on a machine that several people or jobs do not share.
        const bool single = std::any_of(stays.begin(), stays.end(), [this](const QString &id) {
            const ComputeTarget *target = targetOf(id);
            return target && !target->multiNode;
        });
        move.follows = unfit.isEmpty() && !(move.to == LifecycleStage::Training && single);
        if (move.follows && stays.size() == move.toComputes.size())
            move.title = PlanWords::tr("%1 and %2 on %3")
                             .arg(verbOf(move.from), verbOf(move.to).toLower(), named(stays));
        else if (move.follows)
            move.title = PlanWords::tr("%1 on %2, then %3 on %4")
                             .arg(verbOf(move.from), named(move.fromComputes), verbOf(move.to).toLower(),
                                  named(move.toComputes));
        else
            move.title = PlanWords::tr("%1 on %2, but do not %3 on %4")
                             .arg(verbOf(move.from), named(move.fromComputes), verbOf(move.to).toLower(),
                                  named(unfit.isEmpty() ? stays : unfit));
        move.detail = why.join(u' ');
        if (!move.follows) {
            const QString instead = recommended(move.to);
            move.detail += (move.detail.isEmpty() || instead.isEmpty() ? QString() : u" "_s) + instead;
        }
    }

    const Plan &m_plan;
    cost::PlanIndex m_index;
    const Catalog &m_catalog;
    const std::vector<cost::ComputeUse> &m_computes;
    const std::vector<TargetVerdict> &m_verdicts;
};

} // namespace

std::vector<StageMove> stageMoves(const Plan &plan, const Catalog &catalog,
                                  const std::vector<cost::ComputeUse> &computes,
                                  const std::vector<TargetVerdict> &verdicts)
{
    const Moves moves(plan, catalog, computes, verdicts);
    std::vector<StageMove> list;
    for (const auto &[from, to] : {std::pair(LifecycleStage::Experimentation, LifecycleStage::Training),
                                   std::pair(LifecycleStage::Training, LifecycleStage::Deployment)}) {
        if (std::optional<StageMove> move = moves.between(from, to))
            list.push_back(*std::move(move));
    }
    return list;
}

} // namespace slipway
