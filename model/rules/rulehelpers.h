// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/eligibility/verdicts.h"
#include "model/rules/rulebook.h"

#include <functional>
#include <optional>
#include <utility>

namespace slipway {

/// Calls `check(index, compute, use)` for every compute that an enabled workload uses.
template <typename Check> void forEachUsedCompute(const RuleInput &in, Check check)
{
    for (std::size_t i = 0; i < in.plan.computes.size(); ++i) {
        if (in.bill.computes[i].used())
            check(i, in.plan.computes[i], in.bill.computes[i]);
    }
}

/// Calls `check(index, compute, use, size)` for every used compute whose target takes VM sizes of the catalog.
template <typename Check> void forEachSize(const RuleInput &in, Check check)
{
    forEachUsedCompute(in, [&](std::size_t i, const Compute &compute, const cost::ComputeUse &use) {
        if (use.size && usesVmSizes(in.catalog, compute.target))
            check(i, compute, use, in.catalog.size(*use.size));
    });
}

/// Tells of each size of the plan that `exclusion` stands against, with the fix that `fix(index, size)` gives.
template <typename Fix> void tellOfSizes(const RuleInput &in, FindingSink &sink, Exclusion exclusion, Fix fix)
{
    forEachSize(in,
                [&](std::size_t i, const Compute &compute, const cost::ComputeUse &use, const VmSize &size) {
                    if (contains(in.eligibility[i].ofSize(*use.size), exclusion))
                        sink.add({stepOf(use.stage), computeField(i, u"size"), compute.id},
                                 in.eligibility[i].aboutSize(exclusion, *use.size))
                            .fix
                            = fix(i, size);
                });
}

/// Calls `check(index, workload, detail)` for every enabled workload of this kind.
template <typename Detail, typename Check> void forEachWorkload(const RuleInput &in, Check check)
{
    for (std::size_t i = 0; i < in.plan.workloads.size(); ++i) {
        const auto *detail = std::get_if<Detail>(&in.plan.workloads[i].detail);
        if (detail && in.plan.workloads[i].enabled)
            check(i, in.plan.workloads[i], *detail);
    }
}

/// Time of a request on one slot of endpoint `workload`, of its slowest deployment: stated, or by the language model's speed.
[[nodiscard]] double serviceMilliseconds(const RuleInput &in, std::size_t workload,
                                         const RealtimeEndpoint &endpoint);

/// What eligibility tells of the region of compute `index` in the name of `rule`, where that is not the plan's own.
[[nodiscard]] std::optional<Statement> aboutRegion(const RuleInput &in, std::size_t index, QStringView rule);

/// The compute of that name, or nullptr: looked up, in no time that depends on how many there are.
[[nodiscard]] const Compute *computeOf(const RuleInput &in, const QString &compute);

/// The target of the compute of that name; empty where there is none.
[[nodiscard]] QString targetOf(const RuleInput &in, const QString &compute);

/// What the target of the compute of that name is.
[[nodiscard]] const TargetTraits &traitsOf(const RuleInput &in, const QString &compute);

/// The record of a target of the catalog, or nullptr.
[[nodiscard]] const ComputeTarget *targetRecord(const RuleInput &in, const QString &target);

/// The compute's own region, else the plan's.
[[nodiscard]] QString regionOf(const RuleInput &in, const Compute &compute);

/// Why the time of a run cannot be worked out, in a sentence; empty where it can.
[[nodiscard]] QString whyNoTime(sizing::NoTime why);

/// Whole figures in full, "more than 10^15" where they have too many digits.
[[nodiscard]] QString roundedText(double value, int decimals = 0);
/// Both with as many decimals as it takes to tell them apart: 730.1 of 730.
[[nodiscard]] std::pair<QString, QString> apartTexts(double a, double b);

/// The value of a limit of the catalog; `otherwise` where the catalog does not know it.
[[nodiscard]] double limitValue(const RuleInput &in, QStringView id, double otherwise);

/// Whether a deployment of the endpoint is on a compute of a target that is billed so.
[[nodiscard]] bool servedBy(const RuleInput &in, const RealtimeEndpoint &endpoint, Billing billing);

/// Whether instances answer; a hosted model that is billed by the token has none that a plan could count.
[[nodiscard]] bool hasInstances(const RuleInput &in, const Deployment &deployment);

/// Instances of a deployment over the months in which its endpoint runs: as stated, or derived from the load.
struct InstanceSpan
{
    int fewest = 0; ///< the lowest number that it is allowed to have
    int most = 0;
};
[[nodiscard]] InstanceSpan instanceSpan(const RuleInput &in, std::size_t workload, std::size_t deployment);

/// Leaves a stated service time to the speed of the language model, where that is known on the planned machine, and shorter.
[[nodiscard]] std::optional<PlanEdit> workOutServiceTime(const RuleInput &in, std::size_t workload,
                                                         const RealtimeEndpoint &endpoint);

/// Azure Machine Learning is sold since February 2015.
inline constexpr YearMonth firstSold(2015, 2);

/// Edits of one member.
[[nodiscard]] PlanEdit setNumber(const QString &label, Step step, const QString &field, int value);
[[nodiscard]] PlanEdit setWord(const QString &label, Step step, const QString &field, const QString &word);
[[nodiscard]] PlanEdit setFlag(const QString &label, Step step, const QString &field, bool value);

/// Whether a run of a workload that waits for so many hours misses its deadline or window.
[[nodiscard]] bool endsLate(const RuleInput &in, std::size_t workload, double wait);
/// Computes of a plan for which a rule asks nodesInTime(): each plays its month again for each number that is tried.
inline constexpr int mostPlayedAgain = 4;
/// At least so many nodes or machines of a compute with which no run on it is late by waiting, see cost::nodesForWaits(). `least` where
/// nothing on it is promised for a time.
[[nodiscard]] std::optional<int> nodesInTime(const RuleInput &in, std::size_t compute, int least);

/// Takes a commitment that is yet to be bought out of the plan.
[[nodiscard]] PlanEdit withoutPurchase(const RuleInput &in, std::size_t commitment);

/// The cheapest size for compute `index` that nothing stands against, that is priced in its region, and fits. `apart` are
/// exclusions that are not looked at. `times`: hours for which a size is paid; without it all take as long.
[[nodiscard]] std::optional<SizeId> fittingSize(const RuleInput &in, std::size_t index,
                                                const std::function<bool(const VmSize &)> &fits,
                                                Exclusions apart = 0,
                                                const std::function<double(const VmSize &)> &times = {});

/// "Use NC24ads A100 v4" in place of a size that is no more: a published replacement where one does the work, else another that does, the cheapest
/// for its time; else as useFittingSize() with no fewer vCPUs and GPUs.
[[nodiscard]] std::optional<PlanEdit> useReplacement(const RuleInput &in, std::size_t index,
                                                     const VmSize &size);

/// Sizes with a GPU where `size` has one, and no fewer of them and of vCPUs.
[[nodiscard]] std::function<bool(const VmSize &)> atLeast(const VmSize &size);

/// "Use NC4as T4 v3", where there is a size that fits.
[[nodiscard]] std::optional<PlanEdit> useFittingSize(const RuleInput &in, std::size_t index,
                                                     const std::function<bool(const VmSize &)> &fits,
                                                     Exclusions apart = 0);

} // namespace slipway
