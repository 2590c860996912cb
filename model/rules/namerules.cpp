// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/base/planwords.h"
#include "model/rules/rulehelpers.h"

#include <QSet>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace slipway {

namespace {

bool isLetter(QChar c)
{
    return (c >= u'a' && c <= u'z') || (c >= u'A' && c <= u'Z');
}

bool isDigit(QChar c)
{
    return c >= u'0' && c <= u'9';
}

/// Whether the name ends with a dash and nothing but digits behind it.
bool endsInDashAndDigits(const QString &name)
{
    const qsizetype dash = name.lastIndexOf(u'-');
    return dash >= 0 && std::all_of(name.begin() + dash + 1, name.end(), isDigit);
}

bool isComputeName(const QString &name, qsizetype shortest, qsizetype longest)
{
    return name.size() >= shortest && name.size() <= longest && isLetter(name.at(0))
        && std::all_of(name.begin(), name.end(),
                       [](QChar c) { return isLetter(c) || isDigit(c) || c == u'-'; })
        && !endsInDashAndDigits(name);
}

bool isEndpointName(const QString &name, qsizetype shortest, qsizetype longest)
{
    return name.size() >= shortest && name.size() <= longest && isLetter(name.at(0))
        && std::all_of(name.begin(), name.end(),
                       [](QChar c) { return isLetter(c) || isDigit(c) || c == u'-'; })
        && !name.contains(u"--"_s) && !name.endsWith(u'-');
}

/// A name that both rules accept and that is not `taken`, as near to `name` as can be.
QString validName(const QString &name, const QString &kind, qsizetype longest, const QSet<QString> &taken)
{
    QString result;
    for (const QChar c : name) {
        if (isLetter(c) || isDigit(c))
            result += c;
        else if (!result.isEmpty() && !result.endsWith(u'-'))
            result += u'-';
    }
    if (result.isEmpty() || !isLetter(result.at(0)))
        result.prepend(kind);
    if (result.size() < 3)
        result += kind;
    result.truncate(longest - 2);
    while (result.endsWith(u'-'))
        result.chop(1);
    if (endsInDashAndDigits(result))
        result.remove(result.lastIndexOf(u'-'), 1);
    QString free = result;
    for (char letter = 'b'; taken.contains(free.toLower()) && letter <= 'z'; ++letter)
        free = result + QLatin1Char(letter);
    return free;
}

/// The changes that give compute `index` another name, everywhere the plan uses it.
std::vector<PlanEdit::Change> renamed(const RuleInput &in, std::size_t index, const QString &name)
{
    const Plan &plan = in.plan;
    std::vector<PlanEdit::Change> changes{{computeField(index, u"id"), name}};
    const QString old = plan.computes[index].id;
    for (const std::size_t i : in.bill.index.users(old)) {
        const auto &detail = plan.workloads[i].detail;
        if (const auto *people = std::get_if<Experimentation>(&detail); people && people->compute == old)
            changes.push_back({workloadField(i, u"experimentation/compute"), name});
        if (const auto *job = std::get_if<TrainingJob>(&detail); job && job->compute == old)
            changes.push_back({workloadField(i, u"training/compute"), name});
        if (const auto *batch = std::get_if<BatchScoring>(&detail); batch && batch->compute == old)
            changes.push_back({workloadField(i, u"batch/compute"), name});
        if (const auto *endpoint = std::get_if<RealtimeEndpoint>(&detail)) {
            for (std::size_t d = 0; d < endpoint->deployments.size(); ++d) {
                if (endpoint->deployments[d].compute == old)
                    changes.push_back({workloadField(i, u"realtime/deployments/%1/compute"_s.arg(d)), name});
            }
        }
    }
    return changes;
}

void checkComputeNames(const RuleInput &in, FindingSink &sink)
{
    const auto shortest = static_cast<qsizetype>(limitValue(in, u"compute.name_min", 3));
    const auto longest = static_cast<qsizetype>(limitValue(in, u"compute.name_max", 24));
    QSet<QString> taken;
    for (const Compute &compute : in.plan.computes)
        taken.insert(compute.id.toLower());
    forEachUsedCompute(in, [&](std::size_t i, const Compute &compute, const cost::ComputeUse &use) {
        if (!in.catalog.traits(compute.target).named || isComputeName(compute.id, shortest, longest))
            return;
        const QString name = validName(compute.id, u"compute"_s, longest, taken);
        sink.add({stepOf(use.stage), computeField(i, u"id"), compute.id},
                 PlanWords::tr("%1 cannot be the name of a compute").arg(compute.id),
                 PlanWords::tr("%1 to %2 letters, digits and dashes, a letter first, and no dash with only "
                               "digits behind it.")
                     .arg(shortest)
                     .arg(longest))
            .fix
            = PlanEdit{PlanWords::tr("Rename to %1").arg(name), stepOf(use.stage), renamed(in, i, name)};
    });
}

/// The changes that give workload `index` another id, in the lists of what waits for it as well.
std::vector<PlanEdit::Change> renamedWorkload(const Plan &plan, std::size_t index, const QString &name)
{
    std::vector<PlanEdit::Change> changes{{workloadField(index, u"id"), name}};
    for (std::size_t i = 0; i < plan.workloads.size(); ++i) {
        const auto *job = std::get_if<TrainingJob>(&plan.workloads[i].detail);
        for (int d = 0; job && d < job->dependsOn.size(); ++d) {
            if (job->dependsOn.at(d) == plan.workloads[index].id)
                changes.push_back({workloadField(i, u"training/dependsOn/%1"_s.arg(d)), name});
        }
    }
    return changes;
}

void checkEndpointNames(const RuleInput &in, FindingSink &sink)
{
    const auto shortest = static_cast<qsizetype>(limitValue(in, u"endpoint.name_min", 3));
    const auto longest = static_cast<qsizetype>(limitValue(in, u"endpoint.name_max", 32));
    const QString rule = PlanWords::tr("%1 to %2 letters, digits and single dashes, a letter first.")
                             .arg(shortest)
                             .arg(longest);
    QSet<QString> taken;
    for (const Workload &workload : in.plan.workloads)
        taken.insert(workload.id.toLower());
    for (std::size_t i = 0; i < in.plan.workloads.size(); ++i) {
        const Workload &workload = in.plan.workloads[i];
        if (!workload.enabled || stepOf(workload) != Step::Deployment)
            continue;
        if (!isEndpointName(workload.id, shortest, longest)) {
            const QString name = validName(workload.id, u"endpoint"_s, longest, taken);
            sink.add({Step::Deployment, workloadField(i, u"id"), workload.shownName()},
                     PlanWords::tr("%1 cannot be the name of an endpoint").arg(workload.id), rule)
                .fix
                = PlanEdit{PlanWords::tr("Rename to %1").arg(name), Step::Deployment,
                           renamedWorkload(in.plan, i, name)};
        }
        const auto *endpoint = std::get_if<RealtimeEndpoint>(&workload.detail);
        for (std::size_t d = 0; endpoint && d < endpoint->deployments.size(); ++d) {
            const QString &id = endpoint->deployments[d].id;
            if (isEndpointName(id, shortest, longest))
                continue;
            const QString field = workloadField(i, u"realtime/deployments/%1/id"_s.arg(d));
            const QString name = validName(id, u"deployment"_s, longest, {});
            sink.add({Step::Deployment, field, workload.shownName()},
                     PlanWords::tr("%1 cannot be the name of a deployment").arg(id), rule)
                .fix
                = setWord(PlanWords::tr("Rename to %1").arg(name), Step::Deployment, field, name);
        }
    }
}

void checkKubernetesNames(const RuleInput &in, FindingSink &sink)
{
    const auto shortest = static_cast<qsizetype>(limitValue(in, u"endpoint.kubernetes_name_min", 6));
    const auto longest = static_cast<qsizetype>(limitValue(in, u"endpoint.kubernetes_name_max", 62));
    forEachWorkload<RealtimeEndpoint>(
        in, [&](std::size_t i, const Workload &workload, const RealtimeEndpoint &endpoint) {
            for (std::size_t d = 0; d < endpoint.deployments.size(); ++d) {
                const Deployment &deployment = endpoint.deployments[d];
                const qsizetype length = workload.id.size() + deployment.id.size();
                if (traitsOf(in, deployment.compute).resource != WorkspaceResource::Kubernetes
                    || (length >= shortest && length <= longest))
                    continue;
                const QString field = workloadField(i, u"realtime/deployments/%1/id"_s.arg(d));
                const QString name = length < shortest ? u"deployment"_s : u"blue"_s;
                sink.add({Step::Deployment, field, workload.shownName()},
                         PlanWords::tr("The names of endpoint and deployment do not fit Kubernetes"),
                         PlanWords::tr("Together they have %1 characters; %2 to %3 are allowed.")
                             .arg(length)
                             .arg(shortest)
                             .arg(longest))
                    .fix
                    = setWord(PlanWords::tr("Name the deployment %1").arg(name), Step::Deployment, field,
                              name);
            }
        });
}

constexpr std::array nameRuleTable = {
    Rule{"name.compute", Severity::Warning, "The name of a compute is one that Azure accepts.",
         "ARM types of Microsoft.MachineLearningServices 2026-05-01", "2026-08-20", checkComputeNames},
    Rule{"name.endpoint", Severity::Warning,
         "The names of endpoints and deployments are ones that Azure accepts.",
         "Manage and increase quotas with Azure Machine Learning", "2026-01-27", checkEndpointNames},
    Rule{"name.kubernetes", Severity::Warning,
         "On Kubernetes the names of endpoint and deployment together have 6 to 62 characters.",
         "Manage and increase quotas with Azure Machine Learning", "2026-01-27", checkKubernetesNames},
};

} // namespace

std::span<const Rule> nameRules()
{
    return nameRuleTable;
}

} // namespace slipway
