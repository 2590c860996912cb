// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/exports/azureml/jobparts.h"
#include "model/exports/azureml/pricedcounts.h"
#include "model/exports/azureml/readmeparts.h"

#include "model/base/format.h"
#include "model/catalog/familywords.h"
#include "model/evaluation/pricebasis.h"
#include "model/plan/shownnames.h"
#include "model/plan/workends.h"
#include "model/quota/quotaneeds.h"

#include <QHash>
#include <QLocale>
#include <QMap>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace slipway::azureml {

namespace {

const QLocale plainLocale = QLocale::c();

/// A month's average of the lines that `matches` accepts; says "at least" where one of them has no price.
template <typename Predicate> QString monthOf(const Emission &emission, Predicate matches)
{
    Total total(Money(0, emission.evaluation.currency));
    bool any = false;
    for (const CostLine &line : emission.evaluation.lines) {
        if (!matches(line))
            continue;
        any = true;
        total += line.cost();
    }
    return any ? formatTotal(total.dividedBy(std::max(emission.plan.months, 1)), plainLocale) : u"nothing"_s;
}

/// "USD 277.87, 54.4 h": with the hours that its machines are priced for, both versions of a roll-out among them, and what of them commitments
/// pay, in lines of their own.
QString monthOfCompute(const Emission &emission, const Compute &compute)
{
    double hours = 0;
    double covered = 0;
    for (const CostLine &line : emission.evaluation.lines) {
        if (line.compute != compute.id || (line.role != CostRole::Machines && line.role != CostRole::RollOut))
            continue;
        hours += line.totalQuantity.units();
        for (const CoveredHours &paid : line.covered) {
            for (const Quantity &month : paid.quantities)
                covered += month.units();
        }
    }
    hours += covered;
    const QString cost = monthOf(emission, [&](const CostLine &line) { return line.compute == compute.id; });
    if (hours <= 0)
        return cost;
    const auto ofMonth
        = [&](double all) { return formatNumber(all / std::max(emission.plan.months, 1), plainLocale, 1); };
    QString text = u"%1, %2 h"_s.arg(cost, ofMonth(hours));
    if (covered > 0)
        text += u" (%1 h by commitments)"_s.arg(ofMonth(covered));
    return text;
}

/// The cost of computes that have no row of their own: in full beside the first that uses one, the others refer to it. Added
/// up, the column is the bill of the computes.
class CostColumn
{
public:
    explicit CostColumn(const Emission &emission)
        : m_emission(emission)
    {
        for (const ComputeResource &resource : emission.layout.computes)
            m_shown.insert(resource.compute, QString());
    }
    QString of(const Compute &compute, const QString &user)
    {
        const auto before = m_shown.constFind(&compute);
        if (before == m_shown.constEnd()) {
            m_shown.insert(&compute, user);
            return monthOfCompute(m_emission, compute);
        }
        return before->isEmpty() ? u"with its compute"_s : u"with "_s + *before;
    }

private:
    const Emission &m_emission;
    QHash<const Compute *, QString> m_shown;
};

/// "8:00 to 18:00 on 5 days a week, Europe/Amsterdam; stops after 60 idle minutes".
QString hoursOf(const Compute &compute)
{
    QStringList texts;
    if (compute.schedule.enabled)
        texts << u"%1 to %2 on %3 a week, %4"_s.arg(
            compute.schedule.start, compute.schedule.stop,
            formatUnits(compute.schedule.daysPerWeek, u"day"_s, plainLocale), shown(compute.schedule.timeZone));
    if (compute.idleShutdownMinutes)
        texts << u"stops after %1 idle minutes"_s.arg(*compute.idleShutdownMinutes);
    return texts.isEmpty() ? u"runs until it is stopped"_s : texts.join(u"; "_s);
}

QString starts(const Emission &emission, const std::vector<const Workload *> &workloads)
{
    int first = emission.plan.months;
    for (const Workload *workload : workloads)
        first = std::min(first, workload->startMonth);
    return formatMonth(emission.plan.start.plusMonths(first), plainLocale);
}

/// The last month of its work, where that is before the end of the plan.
QString ends(const Emission &emission, const std::vector<const Workload *> &workloads)
{
    const std::optional<int> end = endOfWork(workloads, emission.plan.months);
    return end ? u"**%1**"_s.arg(formatMonth(emission.plan.start.plusMonths(*end - 1), plainLocale))
               : u"with the plan"_s;
}

QString introduction(const Emission &emission)
{
    QString text
        = u"# %1\n\nThe Azure resources of this plan, as files of the Azure Machine Learning CLI v2 and a "
          u"script that "
          "creates them in an existing workspace in %2. Written by Slipway%3, judged as of %4.\n\n"_s.arg(
              shown(shownNameOf(emission.plan)), shown(emission.layout.region),
              emission.planFile.isEmpty() ? QString() : u" from "_s + shown(emission.planFile),
              formatIsoDate(emission.evaluation.provenance.asOf));
    const QStringList blockers = emission.blockerLines();
    if (blockers.isEmpty())
        return text;
    text += u"## Blockers\n\nThe plan cannot work as it is. `deploy.sh` refuses to run until these are "
            u"resolved and the "
            "files are written anew:\n\n"_s;
    for (const QString &blocker : blockers)
        text += u"- "_s + shown(blocker) + u'\n';
    return text + u'\n';
}

/// "2 to 4 nodes", "1 node".
QString fromTo(int least, int most, const QString &unit)
{
    const QString units = formatUnits(most, unit, plainLocale);
    return least == most ? units : u"%1 to %2"_s.arg(QString::number(least), units);
}

QString sizeAndNodes(const ComputeResource &resource)
{
    const Compute &compute = *resource.compute;
    if (resource.kind == ComputeKind::Cluster)
        return u"%1, %2"_s.arg(shown(compute.size), fromTo(compute.minNodes, compute.maxNodes, u"node"_s));
    if (resource.kind == ComputeKind::Instance)
        return shown(compute.size) + u", "_s + hoursOf(compute);
    if (resource.kind == ComputeKind::Machine)
        return shown(compute.size);
    return u"created outside, attached here"_s;
}

QString created(const Emission &emission)
{
    QList<QStringList> rows;
    CostColumn column(emission);
    const Compute *before = nullptr;
    for (const ComputeResource &resource : emission.layout.computes) {
        // The lines of the bill are those of all machines of a compute together.
        QString cost = resource.compute == before ? u"with the one above"_s
                                                  : monthOfCompute(emission, *resource.compute);
        if (resource.number == 1)
            cost += u" for all %1"_s.arg(resource.compute->instances);
        before = resource.compute;
        rows << QStringList{kindName(resource.kind),
                            shown(resource.name),
                            sizeAndNodes(resource),
                            starts(emission, resource.workloads),
                            ends(emission, resource.workloads),
                            cost,
                            linkTo(computePath(resource))};
    }
    for (const EndpointResource &endpoint : emission.layout.endpoints) {
        const bool api = endpoint.kind == EndpointKind::ServerlessApi;
        rows << QStringList{kindName(endpoint.kind),
                            shown(endpoint.name),
                            shown(plannedModel(endpoint).isEmpty()
                                      ? titleOf(*endpoint.workload)
                                      : u"%1, %2"_s.arg(titleOf(*endpoint.workload), plannedModel(endpoint))),
                            starts(emission, {endpoint.workload}),
                            ends(emission, {endpoint.workload}),
                            api && !endpoint.deployments.empty()
                                ? column.of(*endpoint.deployments.front().compute, shown(endpoint.name))
                                : u"by its deployments"_s,
                            linkTo(endpointPath(endpoint))};
        if (api)
            continue;
        for (const DeploymentResource &resource : endpoint.deployments) {
            const PricedInstances instances = pricedInstances(emission, endpoint, resource);
            const QString count = instances.scales ? fromTo(instances.least, instances.most, u"instance"_s)
                                                   : formatUnits(instances.first, u"instance"_s, plainLocale);
            const QString cost
                = column.of(*resource.compute, shown(endpoint.name + u" / "_s + resource.name));
            rows << QStringList{u"Deployment"_s,
                                shown(endpoint.name + u" / "_s + resource.name),
                                u"%1, %2, %3 % of the requests"_s.arg(shown(resource.compute->size), count,
                                                                      QString::number(resource.traffic)),
                                starts(emission, {endpoint.workload}),
                                ends(emission, {endpoint.workload}),
                                cost,
                                linkTo(deploymentPath(endpoint, resource))};
        }
    }
    for (const BatchResource &batch : emission.layout.batches) {
        rows << QStringList{u"Batch endpoint"_s,
                            shown(batch.name),
                            shown(titleOf(*batch.workload)),
                            starts(emission, {batch.workload}),
                            ends(emission, {batch.workload}),
                            u"with its compute"_s,
                            linkTo(batchEndpointPath(batch))};
        rows << QStringList{
            u"Batch deployment"_s,
            shown(batch.name + u" / "_s + batch.deploymentName),
            u"on %1, %2 a run"_s.arg(shown(batch.computeName),
                                     formatUnits(pricedNodes(emission, batch), u"node"_s, plainLocale)),
            starts(emission, {batch.workload}),
            ends(emission, {batch.workload}),
            u"with its compute"_s,
            linkTo(batchDeploymentPath(batch))};
    }
    const auto jobRow = [&](const JobResource &job, const QString &kind, const QString &path) {
        const QString where
            = job.computeName.isEmpty() ? shown(job.compute->size) : u"on "_s + shown(job.computeName);
        rows << QStringList{kind,
                            shown(job.name),
                            where,
                            starts(emission, {job.workload}),
                            ends(emission, {job.workload}),
                            column.of(*job.compute, shown(job.name)),
                            path};
    };
    for (const JobResource &job : emission.layout.jobs)
        jobRow(job, kindName(job.kind), linkTo(jobPath(job.name)));
    for (const PipelineResource &pipeline : emission.layout.pipelines) {
        for (const JobResource &step : pipeline.steps)
            jobRow(step, u"Step of pipeline "_s + shown(pipeline.name), linkTo(jobPath(pipeline.name)));
    }
    for (const ScheduleResource &schedule : emission.layout.schedules) {
        rows << QStringList{
            u"Schedule"_s,
            shown(schedule.name),
            u"%1; ends %2"_s.arg(
                rateOf(schedule),
                formatMonth(emission.plan.start.plusMonths(schedule.endMonth - 1), plainLocale)),
            formatMonth(emission.plan.start.plusMonths(schedule.firstMonth), plainLocale),
            u"by itself"_s,
            u"with its job"_s,
            linkTo(schedulePath(schedule))};
    }
    return u"## What it creates\n\nThe cost is that of an average month of the plan, with the hours of the "
           u"machines that it is for. A resource bills from the day it is "
           "created: what starts later is better created then, `./deploy.sh WORKLOAD` does one at a time.\n\n"_s
        + tableOf({u"what"_s, u"name"_s, u"size"_s, u"starts"_s, u"ends"_s, u"a month"_s, u"file"_s}, rows);
}

QString costs(const Emission &emission)
{
    const Evaluation &evaluation = emission.evaluation;
    const Provenance &provenance = evaluation.provenance;
    QString text = u"## What it costs\n\n"_s;
    QList<QStringList> rows;
    static const QStringList stages{u"Experimentation"_s, u"Training"_s, u"Deployment"_s,
                                    u"Shared services"_s};
    for (std::size_t stage = 0; stage < costStageCount; ++stage)
        rows << QStringList{stages[static_cast<qsizetype>(stage)],
                            monthOf(emission, [&](const CostLine &line) {
                                return static_cast<std::size_t>(line.stage) == stage;
                            })};
    rows << QStringList{u"**Average month**"_s,
                        u"**%1**"_s.arg(formatTotal(evaluation.averageMonth, plainLocale))};
    rows << QStringList{u"Dearest month, %1"_s.arg(
                            formatMonth(emission.plan.start.plusMonths(evaluation.peakIndex), plainLocale)),
                        formatTotal(evaluation.peakMonth, plainLocale)};
    rows << QStringList{emission.plan.months == 1 ? u"The one month"_s : u"All %1 months"_s.arg(emission.plan.months),
                        formatTotal(evaluation.total, plainLocale)};
    text += tableOf({u"part"_s, u"in %1"_s.arg(evaluation.currency.code())}, rows);
    if (provenance.oldestPrice.isValid())
        text += u"%1 Prices are of %2 to %3, price book %4%5.\n"_s.arg(
            shown(basisRemark(evaluation)), formatIsoDate(provenance.oldestPrice),
            formatIsoDate(provenance.newestPrice), shown(provenance.pricesId),
            provenance.currency == u"USD"_s || provenance.exchange.isEmpty()
                ? QString()
                : u", %1 %2 for one USD on %3"_s.arg(provenance.exchange, provenance.currency,
                                                     formatIsoDate(provenance.exchangeDate)));
    if (!evaluation.total.missing().isEmpty()) {
        QStringList names;
        for (const QString &name : evaluation.total.missing())
            names << shown(name);
        text += u"Without a known price: %1.\n"_s.arg(names.join(u"; "_s));
    }
    return text + u'\n';
}

QString approvals(const Emission &emission)
{
    QString text = u"## What comes first\n\n"_s;
    QList<QStringList> rows;
    for (const QuotaNeed &need : emission.evaluation.quota) {
        if (need.needed <= 0)
            continue;
        rows << QStringList{poolName(need.pool),
                            need.family.isEmpty() ? u"all"_s : shown(familyTitle(need.family)),
                            shown(need.region),
                            QString::number(need.needed),
                            need.isByDefault() ? u"%1 by default"_s.arg(static_cast<int>(need.given))
                                               : QString::number(need.owned),
                            need.toRequest() > 0 ? u"**%1**"_s.arg(need.toRequest()) : u"0"_s,
                            formatMonth(need.by, plainLocale)};
    }
    if (!rows.isEmpty())
        text += u"Quota in vCPUs. It is the most that the plan holds at a time: all nodes of a cluster, the "
                u"most "
                "instances that a deployment may have, and beside them those of its new version while both "
                "run during a roll-out. What never stands together is not added up: remove what has ended "
                "before you create what follows it. What is to request has to be granted before the month "
                "given. \"By "
                "default\" is what a subscription starts with at least; the plan says nothing of what yours "
                "has:\n\n"_s
            + tableOf(
                    {u"pool"_s, u"family"_s, u"region"_s, u"needed"_s, u"owned"_s, u"to request"_s, u"by"_s},
                    rows);
    for (const auto &[region, held] : dedicatedByRegion(emission.evaluation.quota).asKeyValueRange()) {
        const auto highest = std::ranges::max_element(held, {}, &VcpusFrom::vcpus);
        text += u"The families of %1 together also count against \"Total Cluster Dedicated Regional vCPUs\": "
                u"%2 are needed, "
                "first in %3.\n\n"_s.arg(shown(region), QString::number(highest->vcpus),
                                         formatMonth(highest->month, plainLocale));
    }
    QString found;
    for (const Finding &finding : emission.evaluation.findings) {
        if (finding.severity == Severity::Approval)
            found += u"- %1%2. %3\n"_s.arg(
                shown(finding.subject).isEmpty() ? QString() : shown(finding.subject) + u": "_s,
                shown(finding.title), shown(finding.detail));
    }
    if (!found.isEmpty())
        text += u"Approvals:\n\n"_s + found + u'\n';
    if (rows.isEmpty() && found.isEmpty())
        text += u"No quota and no approval, as far as the plan says.\n\n"_s;
    return text;
}

/// What somebody agreed to when the plan was signed, and who deploys it has to keep.
QString decided(const Emission &emission)
{
    QString text;
    for (const Assumption &assumption : emission.evaluation.assumptions) {
        if (assumption.kind != Assumption::Kind::Method)
            text += u"- %1 %2\n"_s.arg(shown(assumption.text), shown(assumption.effect));
    }
    return text.isEmpty() ? text : u"## What the plan decided\n\n"_s + text + u'\n';
}

QString leftOut(const Emission &emission)
{
    QString text;
    if (!emission.layout.omissions.empty()) {
        text += u"## Not in these files\n\n"_s;
        for (const Omission &omission : emission.layout.omissions)
            text += u"- %1: %2\n"_s.arg(shown(omission.what), shown(omission.why));
        text += u'\n';
    }
    const QStringList remarks = emission.layout.remarks + countRemarks(emission);
    if (!remarks.isEmpty()) {
        text += u"## Different from the plan\n\n"_s;
        for (const QString &remark : remarks)
            text += u"- "_s + shown(remark) + u'\n';
        text += u'\n' + laterCounts(emission);
    }
    return text;
}

} // namespace

void writeReadme(Emission &emission)
{
    const QString text = introduction(emission) + decided(emission) + approvals(emission) + howTo(emission)
        + toFillIn(emission) + created(emission) + whenWorkEnds(emission) + costs(emission)
        + leftOut(emission) + removal(emission);
    emission.files.push_back({u"README.md"_s, text.toUtf8(), false});
}

} // namespace slipway::azureml
