// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/base/format.h"
#include "model/base/nearmatch.h"
#include "model/base/planwords.h"
#include "model/catalog/catalogwords.h"
#include "model/cost/budget.h"
#include "model/cost/wholeup.h"
#include "model/eligibility/verdicts.h"
#include "model/plan/typedexchange.h"
#include "model/rules/rulehelpers.h"

#include <QHash>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace slipway {

namespace {

/// The first compute a workload could use instead of the one it names in vain.
QString firstFittingCompute(const Plan &plan, const Catalog &catalog, LifecycleStage stage)
{
    for (const Compute &compute : plan.computes) {
        const std::optional<TargetId> target = catalog.findTarget(compute.target);
        if (target && catalog.target(*target).serves(stage))
            return compute.id;
    }
    return {};
}

QString computeMember(const Workload &workload, int deployment)
{
    if (std::holds_alternative<Experimentation>(workload.detail))
        return u"experimentation/compute"_s;
    if (std::holds_alternative<TrainingJob>(workload.detail))
        return u"training/compute"_s;
    if (std::holds_alternative<BatchScoring>(workload.detail))
        return u"batch/compute"_s;
    return u"realtime/deployments/%1/compute"_s.arg(deployment);
}

void checkReferences(const RuleInput &in, FindingSink &sink)
{
    for (std::size_t i = 0; i < in.plan.workloads.size(); ++i) {
        const Workload &workload = in.plan.workloads[i];
        if (!workload.enabled)
            continue;
        const QStringList ids = workload.computeIds();
        for (int d = 0; d < ids.size(); ++d) {
            if (computeOf(in, ids.at(d)))
                continue;
            const QString field = workloadField(i, computeMember(workload, d));
            Finding &finding = sink.add(
                {stepOf(workload), field, workload.shownName()},
                ids.at(d).isEmpty() ? PlanWords::tr("No compute is chosen")
                                    : PlanWords::tr("There is no compute named %1").arg(ids.at(d)),
                PlanWords::tr("The workload has nothing to run on, so its cost is not in the total."));
            const QString other = firstFittingCompute(in.plan, in.catalog, stageOf(workload));
            if (!other.isEmpty())
                finding.fix
                    = PlanEdit{PlanWords::tr("Use %1").arg(other), stepOf(workload), {{field, other}}};
        }
    }
}

/// The shortest way on which a job that waits for `first` waits for itself: its id, the ids on the way, its id again. Empty where
/// there is none.
QStringList circleFrom(const RuleInput &in, const QString &from, const QString &first)
{
    QHash<QString, QString> reachedFrom{{first, from}};
    QStringList left{first};
    while (!left.isEmpty()) {
        const QString id = left.takeFirst();
        if (id == from)
            break;
        const int index = in.bill.index.workload(id);
        const auto *job = index < 0
            ? nullptr
            : std::get_if<TrainingJob>(&in.plan.workloads[static_cast<std::size_t>(index)].detail);
        for (const QString &next : job ? job->dependsOn : QStringList()) {
            if (!reachedFrom.contains(next)) {
                reachedFrom.insert(next, id);
                left << next;
            }
        }
    }
    if (!reachedFrom.contains(from))
        return {};
    QStringList circle{from};
    for (QString id = reachedFrom.value(from); id != from; id = reachedFrom.value(id))
        circle.prepend(id);
    circle.prepend(from);
    return circle;
}

struct BadWait
{
    QString title;
    QString detail;
};

/// What is wrong with job `workload` waiting for `id`.
std::optional<BadWait> badWait(const RuleInput &in, const Workload &workload, const QString &id)
{
    const int index = in.bill.index.workload(id);
    if (index < 0)
        return BadWait{PlanWords::tr("It waits for %1, which the plan does not have").arg(id),
                       PlanWords::tr("The figures are those of a job that does not wait for it.")};
    const Workload &other = in.plan.workloads[static_cast<std::size_t>(index)];
    if (std::holds_alternative<Experimentation>(other.detail)
        || std::holds_alternative<RealtimeEndpoint>(other.detail)) {
        return BadWait{PlanWords::tr("It waits for %1, which never ends").arg(other.shownName()),
                       PlanWords::tr("A job can wait for jobs and batches, not for people or an endpoint. "
                                     "The figures are those of a job that does not wait for it.")};
    }
    if (id == workload.id)
        return BadWait{PlanWords::tr("It waits for itself"),
                       PlanWords::tr("The figures are those of a job that does not.")};
    const QStringList circle = circleFrom(in, workload.id, id);
    if (circle.isEmpty())
        return std::nullopt;
    return BadWait{
        PlanWords::tr("It waits for itself by way of %1").arg(id),
        PlanWords::tr("None of these can begin: %1. The figures are those of jobs that do not wait.")
            .arg(circle.join(PlanWords::tr(" waits for ")))};
}

void checkWaits(const RuleInput &in, FindingSink &sink)
{
    forEachWorkload<TrainingJob>(in, [&](std::size_t i, const Workload &workload, const TrainingJob &job) {
        for (qsizetype d = 0; d < job.dependsOn.size(); ++d) {
            const std::optional<BadWait> bad = badWait(in, workload, job.dependsOn[d]);
            if (!bad)
                continue;
            QStringList others = job.dependsOn;
            others.removeAll(job.dependsOn[d]);
            sink.add({stepOf(workload), workloadField(i, u"training/dependsOn/%1"_s.arg(d)),
                      workload.shownName()},
                     bad->title, bad->detail)
                .fix
                = PlanEdit{PlanWords::tr("Do not wait for %1").arg(job.dependsOn[d]),
                           stepOf(workload),
                           {{workloadField(i, u"training/dependsOn"_s), others}}};
        }
    });
}

void checkTargetFits(const RuleInput &in, FindingSink &sink)
{
    for (std::size_t i = 0; i < in.plan.computes.size(); ++i) {
        const Compute &compute = in.plan.computes[i];
        const cost::ComputeUse &use = in.bill.computes[i];
        if (!use.used())
            continue;
        const std::optional<TargetId> id = in.catalog.findTarget(compute.target);
        const FindingSink::Place place{stepOf(use.stage), computeField(i, u"target"), compute.id};
        if (!id) {
            sink.add(place,
                     PlanWords::tr("%1 is no compute target")
                         .arg(compute.target.isEmpty() ? PlanWords::tr("An empty name") : compute.target),
                     PlanWords::tr("Choose one of the targets of the catalog."));
            continue;
        }
        const ComputeTarget &target = in.catalog.target(*id);
        QStringList told;
        for (const QString &workloadId : use.workloads) {
            const Workload &workload
                = in.plan.workloads[static_cast<std::size_t>(in.bill.index.workload(workloadId))];
            const TargetVerdict verdict = judgeTarget(in.plan, in.bill.index, in.catalog, target, workload, in.asOf);
            const QString why = verdict.reasons.join(u' ');
            if (verdict.verdict != Verdict::NotPossible || told.contains(why))
                continue;
            told << why;
            sink.add(place, PlanWords::tr("%1 cannot do this stage").arg(target.name), why);
        }
    }
}

void checkStart(const RuleInput &in, FindingSink &sink)
{
    for (std::size_t i = 0; i < in.plan.workloads.size(); ++i) {
        const Workload &workload = in.plan.workloads[i];
        if (workload.enabled && workload.startMonth >= in.plan.months)
            sink.add({stepOf(workload), workloadField(i, u"startMonth"), workload.shownName()},
                     PlanWords::tr("It starts after the horizon"),
                     PlanWords::tr("The plan covers %1; the workload starts %2 in and costs nothing here.")
                         .arg(formatUnits(in.plan.months, u"month"_s, QLocale::c()),
                              formatUnits(workload.startMonth, u"month"_s, QLocale::c())));
    }
}

void checkFirstMonth(const RuleInput &in, FindingSink &sink)
{
    if (in.plan.start < firstSold)
        sink.add({Step::Workload, u"/start"_s, {}},
                 PlanWords::tr("The plan starts before there was the service"),
                 PlanWords::tr("It starts in %1; Azure Machine Learning is sold since %2. Prices, sizes and "
                               "limits are those of today.")
                     .arg(in.plan.start.toText(), firstSold.toText()));
}

void addGrowth(FindingSink &sink, const QString &field, const QString &what, double factor)
{
    // What grows by more than is ever counted is a slip of the pen.
    if (!(factor <= cost::mostCounted))
        sink.add({Step::Workload, field, {}}, PlanWords::tr("%1 outgrow every figure").arg(what),
                 PlanWords::tr("Within the horizon they become %1 times what they are at first. Growth is "
                               "told in percent a month.")
                     .arg(roundedText(factor)));
}

void checkGrowth(const RuleInput &in, FindingSink &sink)
{
    double people = 1;
    double requests = 1;
    for (const Workload &workload : in.plan.workloads) {
        for (int month = workload.startMonth; month < in.plan.months; ++month) {
            if (workload.runsIn(month) && std::holds_alternative<Experimentation>(workload.detail))
                people = std::max(people, cost::growthFactor(in.plan.growth.peoplePercent, workload, month));
            if (workload.runsIn(month) && std::holds_alternative<RealtimeEndpoint>(workload.detail))
                requests
                    = std::max(requests, cost::growthFactor(in.plan.growth.requestsPercent, workload, month));
        }
    }
    addGrowth(sink, u"/growth/peoplePercent"_s, PlanWords::tr("People"), people);
    addGrowth(sink, u"/growth/requestsPercent"_s, PlanWords::tr("Requests"), requests);
    addGrowth(sink, u"/growth/dataPercent"_s, PlanWords::tr("Data"),
              in.plan.data.sizeGiB.likely > 0
                  ? cost::growthFactor(in.plan.growth.dataPercent, std::max(0, in.plan.months - 1))
                  : 1);
}

void checkSomethingPlanned(const RuleInput &in, FindingSink &sink)
{
    const bool any = std::any_of(in.plan.workloads.begin(), in.plan.workloads.end(),
                                 [](const Workload &w) { return w.enabled; });
    if (!any)
        sink.add({Step::Workload, u"/workloads"_s, {}}, PlanWords::tr("Nothing is planned yet"),
                 PlanWords::tr("Start from a template, or switch on a stage and choose its compute."));
}

void checkUnusedComputes(const RuleInput &in, FindingSink &sink)
{
    for (std::size_t i = 0; i < in.plan.computes.size(); ++i) {
        const Compute &compute = in.plan.computes[i];
        if (in.bill.index.users(compute.id).empty())
            sink.add({Step::Review, computeField(i, u"id"), compute.id}, PlanWords::tr("No workload uses it"),
                     PlanWords::tr("Its cost is left out. If it is meant to exist, let a workload use it."));
    }
}

void checkRegion(const RuleInput &in, FindingSink &sink)
{
    if (!in.catalog.findRegion(in.plan.region))
        sink.add({Step::Workload, u"/region"_s, {}}, PlanWords::tr("%1 is no region").arg(in.plan.region),
                 PlanWords::tr("Choose one of the regions of the catalog."));
    for (std::size_t i = 0; i < in.plan.computes.size(); ++i) {
        const Compute &compute = in.plan.computes[i];
        if (!compute.region.isEmpty() && !in.catalog.findRegion(compute.region))
            sink.add({stepOf(in.bill.computes[i].stage), computeField(i, u"region"), compute.id},
                     PlanWords::tr("%1 is no region").arg(compute.region),
                     PlanWords::tr("Choose one of the regions of the catalog."));
    }
}

void checkOtherRegions(const RuleInput &in, FindingSink &sink)
{
    QStringList known;
    for (const Region &region : in.catalog.regions())
        known << region.id;
    const QStringList &others = in.plan.otherRegions;
    QStringList good;
    for (const QString &id : others) {
        if (known.contains(id) && id != in.plan.region && !good.contains(id))
            good << id;
    }
    QStringList names;
    for (const QString &id : good)
        names << regionName(in.catalog, id);
    const PlanEdit fix{PlanWords::tr("Leave only %1 in the list")
                           .arg(names.isEmpty() ? PlanWords::tr("nothing") : names.join(u", "_s)),
                       Step::Workload,
                       {{u"/otherRegions"_s, good}}};
    for (qsizetype i = 0; i < others.size(); ++i) {
        const QString &id = others[i];
        const bool isKnown = known.contains(id);
        if (isKnown && id != in.plan.region && others.indexOf(id) == i)
            continue;
        sink.add(isKnown ? Severity::Advice : Severity::Warning,
                 {Step::Workload, u"/otherRegions/%1"_s.arg(i), {}},
                 !isKnown ? PlanWords::tr("%1 is no region").arg(id)
                     : id == in.plan.region
                     ? PlanWords::tr("%1 is the plan's own region").arg(regionName(in.catalog, id))
                     : PlanWords::tr("%1 is named twice").arg(regionName(in.catalog, id)),
                 isKnown ? PlanWords::tr("It need not stand among the other regions.")
                         : PlanWords::tr("A search leaves it out%1").arg(sentenceEndFor(id, known)))
            .fix
            = fix;
    }
}

void checkCurrency(const RuleInput &in, FindingSink &sink)
{
    const std::optional<Currency> currency = Currency::fromCode(in.plan.currency);
    const bool isTyped = typedExchange(in.plan).has_value();
    if (in.plan.currencyFactor && !isTyped)
        sink.add(Severity::Warning, {Step::Workload, u"/currencyFactor/perDollar"_s, {}},
                 PlanWords::tr("The currency factor of the plan is not used"),
                 in.plan.currency == u"USD"
                     ? PlanWords::tr("The plan is in dollars: nothing is converted.")
                     : isOfOtherCurrency(in.plan)
                     ? PlanWords::tr("It is of %1, and the plan is in %2: amounts are those of the price book's factor.")
                           .arg(*in.plan.currencyFactor->currency, in.plan.currency)
                     : PlanWords::tr("It is no number above 0 and up to a million. Amounts are those of the price book's factor."));
    if (!isTyped && (!currency || !in.prices.exchange(*currency)))
        sink.add({Step::Workload, u"/currency"_s, {}},
                 PlanWords::tr("No exchange rate is known for %1").arg(in.plan.currency),
                 PlanWords::tr("Amounts are shown in USD. Choose one of the currencies of the price book."))
            .fix
            = PlanEdit{PlanWords::tr("Use USD"), Step::Workload, {{u"/currency"_s, u"USD"_s}}};
}

void checkEstimateOrder(const RuleInput &in, FindingSink &sink)
{
    for (std::size_t i = 0; i < in.plan.workloads.size(); ++i) {
        const Workload &workload = in.plan.workloads[i];
        const auto *job = std::get_if<TrainingJob>(&workload.detail);
        if (!job)
            continue;
        const Estimate &hours = job->work.measuredHours;
        if ((hours.low && *hours.low > hours.likely) || (hours.high && *hours.high < hours.likely))
            sink.add({Step::Training, workloadField(i, u"training/work/measuredHours"), workload.shownName()},
                     PlanWords::tr("The range of hours is out of order"),
                     PlanWords::tr("Low must not exceed likely, nor likely high."));
    }
}

void checkBudget(const RuleInput &in, FindingSink &sink)
{
    if (!in.plan.budget || in.bill.total.isZero() || in.plan.currency != in.bill.total.currency().code())
        return; // of a currency without a factor the plan's currency says so
    const std::optional<Money> budget = budgetIn(in.plan, in.bill.total.currency());
    if (!budget) {
        sink.add({Step::Workload, u"/budget/amount"_s, {}},
                 PlanWords::tr("The budget does not read as an amount"),
                 PlanWords::tr("Write a number with at most %1 decimals, without separators.")
                     .arg(in.bill.total.currency().digits()));
        return;
    }
    const bool monthly = in.plan.budget->period == BudgetPeriod::Month;
    Money peak(0, in.bill.total.currency());
    for (const MonthCost &month : in.bill.months)
        peak = std::max(peak, month.total.known());
    const Total dearest(peak, in.bill.total.missing());
    const std::optional<Total> over = overBudget(in.plan, in.bill.total, dearest);
    if (!over)
        return;
    const QLocale locale = wordsLocale();
    sink.add({Step::Cost, u"/budget/amount"_s, {}}, PlanWords::tr("The plan costs more than its budget"),
             PlanWords::tr("%1 against a budget of %2 %3: %4 over.")
                 .arg(formatTotal(spentOf(*in.plan.budget, in.bill.total, dearest), locale),
                      formatMoney(*budget, locale),
                      monthly ? PlanWords::tr("a month (dearest month)") : PlanWords::tr("over the horizon"),
                      formatTotal(*over, locale)));
}

constexpr std::array planRuleTable = {
    Rule{"plan.reference", Severity::Blocker, "Every enabled workload names a compute of the plan.",
         "Slipway", "2026-11-20", checkReferences},
    Rule{"plan.waits", Severity::Blocker,
         "A job waits for jobs and batches of the plan, and never for itself.", "Slipway", "2026-11-22",
         checkWaits},
    Rule{"plan.target", Severity::Blocker,
         "Every used compute is of a target that can do the stages it is used for.",
         "What are compute targets in Azure Machine Learning", "2026-03-31", checkTargetFits},
    Rule{"plan.region", Severity::Blocker, "Every region is one of the catalog.", "Azure regions",
         "2026-08-21", checkRegion},
    Rule{"plan.other_regions", Severity::Warning, "Other regions are of the catalog, each once.",
         "Azure regions", "2026-08-21", checkOtherRegions},
    Rule{"plan.currency", Severity::Blocker, "The plan's currency has a known exchange rate.",
         "Azure pricing calculator, currency table", "2026-01-26", checkCurrency},
    Rule{"plan.estimate", Severity::Blocker, "A range runs from low over likely to high.", "Slipway",
         "2026-11-20", checkEstimateOrder},
    Rule{"plan.empty", Severity::Warning, "A plan has at least one enabled workload.", "Slipway",
         "2026-11-20", checkSomethingPlanned},
    Rule{"plan.start", Severity::Warning, "A workload starts within the horizon.", "Slipway", "2026-11-20",
         checkStart},
    Rule{"plan.first_month", Severity::Warning, "A plan starts once there is the service.",
         "Azure Machine Learning general availability", "2015-02-18", checkFirstMonth},
    Rule{"plan.growth", Severity::Warning, "Growth stays within what can be counted.", "Slipway",
         "2026-11-22", checkGrowth},
    Rule{"plan.unused_compute", Severity::Advice, "Every compute is used by a workload.", "Slipway",
         "2026-11-20", checkUnusedComputes},
    Rule{"plan.budget", Severity::Warning, "The plan stays within its budget.", "Slipway", "2026-11-20",
         checkBudget},
};

} // namespace

std::span<const Rule> planRules()
{
    return planRuleTable;
}

} // namespace slipway
