// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/uncertainty/inputs.h"

#include "model/base/datawords.h"
#include "model/base/planwords.h"
#include "model/base/runningtext.h"
#include "model/plan/planfields.h"
#include "model/plan/plannames.h"
#include "model/sizing/plansizing.h"
#include "model/uncertainty/usualranges.h"

#include <algorithm>
#include <cmath>
#include <initializer_list>

using namespace Qt::StringLiterals;

namespace slipway {

namespace {

/// Where a figure is, with indices for people and ids for draws.
struct Path
{
    QString field;
    QString place;
    QString owner;
    int workload = -1;

    [[nodiscard]] Path to(QLatin1StringView key) const
    {
        return {field + u'/' + key, place + u'/' + key, owner, workload};
    }
};

template <typename T> constexpr bool isGroup = false;
template <> constexpr bool isGroup<Growth> = true;
template <> constexpr bool isGroup<DataProfile> = true;
template <> constexpr bool isGroup<ModelProfile> = true;
template <> constexpr bool isGroup<SharedServices> = true;
template <> constexpr bool isGroup<Assumptions> = true;
template <> constexpr bool isGroup<TrainingWork> = true;
template <> constexpr bool isGroup<Rollout> = true;

/// Calls `visit(path, type, field, estimate)` for every estimate below an object.
template <typename Object, typename Visit> class EstimateVisitor
{
public:
    EstimateVisitor(Object &object, Path path, Visit &visit)
        : m_object(object)
        , m_path(std::move(path))
        , m_visit(visit)
    {
    }

    void type(const char *name, const char *) { m_type = QLatin1StringView(name); }
    template <typename T> void field(const Field &field, T Object::*member)
    {
        arrive(field, m_object.*member);
    }
    void detail(const Field &, Workload::Detail Object::*member)
    {
        std::visit([this](auto &alternative) { enter(alternative, m_path.to(wordOf(kindOf(m_object)))); },
                   m_object.*member);
    }

private:
    template <typename T> void enter(T &object, Path path)
    {
        EstimateVisitor<T, Visit> inner(object, std::move(path), m_visit);
        describe(inner, Of<T>());
    }
    void arrive(const Field &field, Estimate &estimate)
    {
        m_visit(m_path.to(field.key), m_type, field, estimate);
    }
    void arrive(const Field &field, std::optional<Estimate> &estimate)
    {
        if (estimate)
            arrive(field, *estimate);
    }
    void arrive(const Field &field, std::vector<Workload> &workloads)
    {
        const Path list = m_path.to(field.key);
        for (std::size_t w = 0; w < workloads.size(); ++w)
            enter(workloads[w],
                  {u"%1/%2"_s.arg(list.field).arg(w), list.place + u'/' + workloads[w].id,
                   workloads[w].shownName(), static_cast<int>(w)});
    }
    template <typename T> void arrive(const Field &field, T &group)
    {
        if constexpr (isGroup<T>)
            enter(group, m_path.to(field.key));
    }

    Object &m_object;
    Path m_path;
    Visit &m_visit;
    QLatin1StringView m_type;
};

bool isEndedBefore(const Plan &plan, const Workload &workload)
{
    return !workload.enabled || workload.startMonth >= plan.months
        || (workload.lengthMonths && *workload.lengthMonths <= 0);
}

/// Whether machines of a compute may be taken away.
bool isTaken(const Plan &plan, const QString &compute)
{
    const Compute *found = plan.compute(compute);
    return found && found->tier != Tier::Dedicated;
}

bool isOneOf(QStringView member, std::initializer_list<const char *> members)
{
    return std::ranges::any_of(members, [&](const char *each) { return member == QLatin1StringView(each); });
}

bool jobRestsOn(const Plan &plan, const TrainingJob &job, QStringView member)
{
    const TrainingWork &work = job.work;
    const bool taken = isTaken(plan, job.compute);
    if (isOneOf(member, {"runsPerMonth", "nodeStartMinutes"}))
        return true;
    // Checkpoints are as large as the model.
    if (member == "parametersBillion"_L1 && taken)
        return true;
    if (member == "evictionPercentPerHour"_L1)
        return taken;
    if (member == "parallelSharePercent"_L1)
        return work.method != WorkMethod::ParametersAndTokens && !work.measuredSize.isEmpty();
    switch (work.method) {
    case WorkMethod::MeasuredHours:
        return member == "measuredHours"_L1;
    case WorkMethod::ParametersAndTokens:
        return isOneOf(
            member, {"parametersBillion", "tokensBillion", "exampleTokens", "mfuPercent", "goodputPercent"});
    case WorkMethod::ImagesAndEpochs:
        return isOneOf(member, {"images", "epochs", "imagesPerSecond"});
    }
    return false;
}

/// Whether what a workload costs or keeps rests on a figure of its own, of the assumptions, of the model or of growth.
bool restsOn(const Plan &plan, const Workload &workload, QStringView member)
{
    if (isEndedBefore(plan, workload))
        return false;
    if (const auto *job = std::get_if<TrainingJob>(&workload.detail))
        return jobRestsOn(plan, *job, member);
    if (const auto *batch = std::get_if<BatchScoring>(&workload.detail))
        return isOneOf(member, {"itemsPerRun", "secondsPerItem", "runsPerMonth", "nodeStartMinutes"})
            || (member == "evictionPercentPerHour"_L1 && isTaken(plan, batch->compute));
    if (std::holds_alternative<RealtimeEndpoint>(workload.detail))
        return isOneOf(member,
                       {"peakRequestsPerSecond", "serviceMilliseconds", "serviceVariation", "perMonth",
                        "requestsPercent", "targetUtilizationPercent", "nodeStartMinutes"});
    return isOneOf(member, {"people", "hoursPerDay", "peoplePercent", "nodeStartMinutes"});
}

QStringView memberOf(const UncertainInput &input)
{
    return QStringView(input.field).mid(input.field.lastIndexOf(u'/') + 1);
}

void setRange(UncertainInput &input, const Estimate &estimate, const UsualRange *usual, bool statedOnly)
{
    input.likely = estimate.likely;
    input.low = std::min(estimate.low.value_or(estimate.likely), estimate.likely);
    input.high = std::max(estimate.high.value_or(estimate.likely), estimate.likely);
    if (estimate.isRange()) {
        input.shape = estimate.shape;
        return;
    }
    input.origin = RangeOrigin::Usual;
    if (!usual || statedOnly)
        return;
    input.why = dataWords(usual->why);
    const auto [low, high] = std::minmax({estimate.likely * usual->low, estimate.likely * usual->high});
    input.low = std::min(low, input.likely);
    input.high = std::max(high, input.likely);
}

bool isStatedExact(const Estimate &estimate)
{
    return estimate.isRange() && estimate.low.value_or(estimate.likely) == estimate.likely
        && estimate.high.value_or(estimate.likely) == estimate.likely;
}

} // namespace

std::vector<EstimatePlace> estimatesOf(Plan &plan, bool statedOnly)
{
    std::vector<EstimatePlace> all;
    const auto visit = [&](const Path &path, QLatin1StringView type, const Field &field, Estimate &estimate) {
        EstimatePlace found;
        found.estimate = &estimate;
        UncertainInput &input = found.input;
        input.place = path.place;
        input.field = path.field;
        // What follows a semicolon is how a figure is taken, not what it is. Alone that of growth would read "Of requests".
        input.name = dataWords(QString(field.text)).section(u';', 0, 0);
        if (path.field.startsWith(u"/growth/"_s))
            input.name = PlanWords::tr("Growth ") + inRunningText(input.name);
        input.owner = path.owner;
        input.unit = field.unit;
        input.workload = path.workload;
        input.least = field.low;
        input.most = field.high;
        setRange(input, estimate, usualRange(type, field.key), statedOnly);
        input.low = std::clamp(input.low, std::min(input.least, input.likely), input.likely);
        input.high = std::clamp(input.high, input.likely, std::max(input.most, input.likely));
        const std::vector<bool> reach = reachOf(plan, input);
        const bool isShared = path.field.startsWith(u"/data/"_s) || path.field.startsWith(u"/services/"_s)
            || path.field == u"/growth/dataPercent"_s;
        if (isShared || std::ranges::find(reach, true) != reach.end())
            all.push_back(std::move(found));
    };
    EstimateVisitor<Plan, decltype(visit)> visitor(plan, {}, visit);
    describe(visitor, Of<Plan>());
    return all;
}

std::vector<bool> reachOf(const Plan &plan, const UncertainInput &input)
{
    const QStringView member = memberOf(input);
    std::vector<bool> reach(plan.workloads.size());
    for (std::size_t w = 0; w < reach.size(); ++w)
        reach[w] = (input.workload < 0 || input.workload == static_cast<int>(w))
            && restsOn(plan, plan.workloads[w], member);
    return reach;
}

bool isWorkExact(const Plan &plan, const TrainingJob &job)
{
    const TrainingWork &work = job.work;
    switch (work.method) {
    case WorkMethod::MeasuredHours:
        return isStatedExact(work.measuredHours);
    case WorkMethod::ParametersAndTokens: {
        const bool named = sizing::namedModel(work.trainedModel) != nullptr;
        const bool ownParameters
            = work.parametersBillion.likely > 0 || named || !plan.model.parametersBillion;
        return isStatedExact(ownParameters ? work.parametersBillion : *plan.model.parametersBillion)
            && isStatedExact(work.tokensBillion) && isStatedExact(work.exampleTokens)
            && isStatedExact(plan.assumptions.mfuPercent) && isStatedExact(plan.assumptions.goodputPercent);
    }
    case WorkMethod::ImagesAndEpochs:
        return isStatedExact(work.images) && isStatedExact(work.epochs)
            && isStatedExact(work.imagesPerSecond);
    }
    return false;
}

} // namespace slipway
