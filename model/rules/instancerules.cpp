// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/base/format.h"
#include "model/base/planwords.h"
#include "model/base/significant.h"
#include "model/base/timezone.h"
#include "model/cost/capacity.h"
#include "model/cost/wholeup.h"
#include "model/rules/rulehelpers.h"

#include <algorithm>
#include <array>
#include <cmath>

using namespace Qt::StringLiterals;

namespace slipway {

namespace {

template <typename Check> void forEachInstance(const RuleInput &in, Check check)
{
    forEachUsedCompute(in, [&](std::size_t i, const Compute &compute, const cost::ComputeUse &use) {
        if (use.billing == cost::Billing::Instance)
            check(i, compute, use);
    });
}

void checkNeverStopped(const RuleInput &in, FindingSink &sink)
{
    forEachInstance(in, [&](std::size_t i, const Compute &compute, const cost::ComputeUse &use) {
        if (compute.idleShutdownMinutes || cost::scheduledHoursPerWeek(compute.schedule))
            return;
        const cost::InstanceMonth &month = use.instances[static_cast<std::size_t>(use.firstMonth)];
        const double forgotten = in.plan.assumptions.idleForgottenHoursPerDay;
        const double stoppedByHand = month.used + forgotten * cost::hoursPerMonth / 24 * month.instances;
        Finding &finding = sink.add(
            {Step::Experimentation, computeField(i, u"idleShutdownMinutes"), compute.id},
            PlanWords::tr("It is never stopped"),
            PlanWords::tr(
                "Without a schedule or idle shutdown it bills %1 h a month for %2 h of use. Stopped "
                "by hand and forgotten %3 h a day it would bill %4. Stop it when idle.")
                .arg(roundedText(month.running))
                .arg(roundedText(month.used))
                .arg(formatSignificant(forgotten, wordsLocale()))
                .arg(roundedText(std::min(month.running, stoppedByHand))));
        finding.fix = PlanEdit{PlanWords::tr("Stop after 60 idle minutes"),
                               Step::Experimentation,
                               {{computeField(i, u"idleShutdownMinutes"), 60}}};
    });
}

void checkSingleUser(const RuleInput &in, FindingSink &sink)
{
    forEachInstance(in, [&](std::size_t i, const Compute &compute, const cost::ComputeUse &) {
        double people = 0;
        for (const std::size_t w : in.bill.index.users(compute.id)) {
            const Workload &workload = in.plan.workloads[w];
            const auto *session = std::get_if<Experimentation>(&workload.detail);
            if (session && workload.enabled)
                people += session->people.likely;
        }
        const int wanted = cost::wholeUp(people);
        if (wanted <= compute.instances)
            return;
        Finding &finding = sink.add(
            {Step::Experimentation, computeField(i, u"instances"), compute.id},
            compute.instances == 1 ? PlanWords::tr("%1 people share 1 compute instance").arg(wanted)
                                   : PlanWords::tr("%1 people share %2 compute instances").arg(wanted).arg(compute.instances),
            PlanWords::tr("A compute instance belongs to one person. Plan one for each."));
        finding.fix = PlanEdit{PlanWords::tr("Set instances to %1").arg(wanted),
                               Step::Experimentation,
                               {{computeField(i, u"instances"), wanted}}};
    });
}

void checkSchedule(const RuleInput &in, FindingSink &sink)
{
    // Of every target that can have one: without hours of a week its machines would count as always on, without a word.
    forEachUsedCompute(in, [&](std::size_t i, const Compute &compute, const cost::ComputeUse &use) {
        if (compute.schedule.enabled && in.catalog.traits(compute.target).uses(ComputeField::Schedule)
            && !cost::scheduledHoursPerWeek(compute.schedule))
            sink.add({stepOf(use.stage), computeField(i, u"schedule/stop"), compute.id},
                     PlanWords::tr("The schedule stops before it starts"),
                     PlanWords::tr("Start is %1 and stop is %2: choose a stop later the same day.")
                         .arg(compute.schedule.start, compute.schedule.stop));
    });
}

void checkTimeZone(const RuleInput &in, FindingSink &sink)
{
    forEachInstance(in, [&](std::size_t i, const Compute &compute, const cost::ComputeUse &) {
        if (compute.schedule.enabled && !windowsTimeZone(compute.schedule.timeZone))
            sink.add(
                {Step::Experimentation, computeField(i, u"schedule/timeZone"), compute.id},
                PlanWords::tr("The time zone of the schedule is not known"),
                PlanWords::tr("%1 is no name of the IANA list that Azure has a zone for. The exported files "
                              "leave the zone to be filled in; take one such as Europe/Amsterdam or UTC.")
                    .arg(compute.schedule.timeZone.isEmpty() ? PlanWords::tr("An empty text")
                                                             : compute.schedule.timeZone.left(60)));
    });
}

void checkExperimentData(const RuleInput &in, FindingSink &sink)
{
    const Limit *system = in.catalog.limit(u"instance.disk_gb");
    const double data = in.plan.data.sizeGiB.likely * in.plan.data.experimentSharePercent / 100;
    forEachInstance(in, [&](std::size_t i, const Compute &compute, const cost::ComputeUse &use) {
        if (!use.size || !system)
            return;
        const VmSize &size = in.catalog.size(*use.size);
        const double disks = system->value + size.tempDiskGiB.value_or(0) + size.nvmeDiskGiB.value_or(0);
        if (data <= disks)
            return;
        sink.add({Step::Experimentation, computeField(i, u"size"), compute.id},
                 PlanWords::tr("The data of experiments does not fit on a machine"),
                 PlanWords::tr("Experiments use %1 GiB, the disks of an instance have %2: mount the data in "
                               "place of a download, or work with a smaller part.")
                     .arg(roundedText(data))
                     .arg(roundedText(disks)));
    });
}

void checkStoppedStillBills(const RuleInput &in, FindingSink &sink)
{
    forEachInstance(in, [&](std::size_t i, const Compute &compute, const cost::ComputeUse &) {
        if (compute.publicIp && !in.plan.isolation.noPublicIp)
            sink.add({Step::Experimentation, computeField(i, u"publicIp"), compute.id},
                     PlanWords::tr("Stopped instances still bill"),
                     PlanWords::tr("Disk, load balancer and public IP go on until an instance is deleted; "
                                   "they are in the lines."));
    });
}

/// The machines would have the hours if nobody stopped them.
bool isOfSchedule(const cost::MachineHours &month)
{
    return month.isScheduled() && month.wanted <= cost::hoursPerMonth * month.machines;
}

void addShortSchedule(std::size_t i, const Compute &compute, const cost::ComputeUse &use, const cost::MachineHours &month,
                      FindingSink &sink)
{
    // Machines of others do not help who has one of their own.
    const QString ofOne
        = PlanWords::tr("One who works on it asks for more hours a month than by its schedule a machine is "
                        "on, %1. What is "
                        "left has no cost: stop later, on more days, or switch the schedule off.")
              .arg(roundedText(month.each));
    const auto [asked, has] = apartTexts(month.wanted, month.each * month.machines);
    sink.add({stepOf(use.stage), computeField(i, u"schedule/stop"), compute.id},
             PlanWords::tr("The schedule is shorter than the work"),
             month.machinesWanted() <= month.machines
                 ? ofOne
                 : (month.machines == 1
                        ? PlanWords::tr(
                            "The work asks for %1 machine-hours a month; by its schedule %2 machine is on "
                            "for %3. What is "
                            "left has no cost: stop later, on more days, or switch the schedule off.")
                        : PlanWords::tr(
                            "The work asks for %1 machine-hours a month; by their schedule %2 machines are "
                            "on for %3. What "
                            "is left has no cost: stop later, on more days, or switch the schedule off."))
                       .arg(asked)
                       .arg(month.machines)
                       .arg(has))
        .fix
        = setFlag(PlanWords::tr("Switch the schedule off"), stepOf(use.stage),
                  computeField(i, u"schedule/enabled"), false);
}

void checkMachineHours(const RuleInput &in, FindingSink &sink)
{
    forEachUsedCompute(in, [&](std::size_t i, const Compute &compute, const cost::ComputeUse &use) {
        const std::vector<cost::MachineHours> months = cost::machineHours(in.plan, in.bill, i).months();
        const auto full = std::ranges::find(months, false, &cost::MachineHours::fit);
        if (full == months.end())
            return;
        if (isOfSchedule(*full)) {
            addShortSchedule(i, compute, use, *full, sink);
            return;
        }
        const QString field = computeField(i, u"instances");
        const auto [asked, has] = apartTexts(full->wanted, full->each * full->machines);
        Finding &finding = sink.add(
            {stepOf(use.stage), field, compute.id}, PlanWords::tr("The runs do not fit into a month"),
            (full->machines == 1
                 ? PlanWords::tr("They ask for %1 machine-hours a month; %2 machine has %3. No more come by "
                                 "themselves: hold more, or run on a cluster.")
                 : PlanWords::tr(
                     "They ask for %1 machine-hours a month; %2 machines have %3. No more come by "
                     "themselves: hold more, or run on a cluster."))
                .arg(asked)
                .arg(full->machines)
                .arg(has));
        // Enough for every month.
        const int wanted
            = std::ranges::max_element(months, {}, &cost::MachineHours::wanted)->machinesWanted();
        if (wanted < cost::mostCounted)
            finding.fix
                = setNumber(PlanWords::tr("Hold %1 machines").arg(wanted), stepOf(use.stage), field, wanted);
    });
}

/// A team that works longer or on more days than the schedule has its machines on; the first of those who have most of a week outside.
const Experimentation *teamOutside(const RuleInput &in, const Compute &compute, double hoursOfDay)
{
    const Experimentation *most = nullptr;
    double outside = 1e-6;
    for (const std::size_t w : in.bill.index.users(compute.id)) {
        const Workload &workload = in.plan.workloads[w];
        const auto *team = std::get_if<Experimentation>(&workload.detail);
        if (!team || !workload.enabled)
            continue;
        const double inside = std::min(team->hoursPerDay.likely, hoursOfDay)
            * std::min<double>(team->daysPerWeek, compute.schedule.daysPerWeek);
        const double left = team->hoursPerDay.likely * team->daysPerWeek - inside;
        if (left > outside) {
            outside = left;
            most = team;
        }
    }
    return most;
}

void checkWorkingDays(const RuleInput &in, FindingSink &sink)
{
    forEachUsedCompute(in, [&](std::size_t i, const Compute &compute, const cost::ComputeUse &use) {
        const std::optional<double> week = cost::scheduledHoursPerWeek(compute.schedule);
        const std::vector<cost::MachineHours> months = cost::machineHours(in.plan, in.bill, i).months();
        // Hours that do not fit at all are said by machine.capacity.
        if (!week || !std::ranges::all_of(months, &cost::MachineHours::fit)
            || std::ranges::none_of(months, &cost::MachineHours::isScheduled))
            return;
        const Schedule &schedule = compute.schedule;
        const double hours = *week / schedule.daysPerWeek;
        const Experimentation *team = teamOutside(in, compute, hours);
        if (!team)
            return;
        const bool lacksDays = team->daysPerWeek > schedule.daysPerWeek;
        const QString field = lacksDays ? u"schedule/daysPerWeek"_s : u"schedule/stop"_s;
        Finding &finding = sink.add(
            {stepOf(use.stage), computeField(i, field), compute.id},
            PlanWords::tr("People work when their machines are off"),
            PlanWords::tr("They work %1 h a day on %2 of a week; by the schedule their machines are on for %3 h on %4. The cost counts "
                          "the hours of a week, not on which days they fall: let the machines run when people work.")
                .arg(roundedText(team->hoursPerDay.likely),
                     formatUnits(team->daysPerWeek, u"day"_s, wordsLocale()), roundedText(hours),
                     formatUnits(schedule.daysPerWeek, u"day"_s, wordsLocale())));
        const int days = std::clamp(cost::wholeUp(team->daysPerWeek), 1, 7);
        if (lacksDays)
            finding.fix = setNumber(PlanWords::tr("Run on %1").arg(formatUnits(days, u"day"_s, wordsLocale())), stepOf(use.stage),
                                    computeField(i, field), days);
    });
}

constexpr std::array instanceRuleTable = {
    Rule{"instance.never_stopped", Severity::Warning,
         "A compute instance is stopped by a schedule or when idle.",
         "Manage and optimize Azure Machine Learning costs", "2026-03-01", checkNeverStopped},
    Rule{"instance.single_user", Severity::Warning, "A compute instance has one user.",
         "What is an Azure Machine Learning compute instance", "2024-01-17", checkSingleUser},
    Rule{"instance.schedule", Severity::Blocker, "A schedule stops after it starts.",
         "Create an Azure Machine Learning compute instance", "2024-08-21", checkSchedule},
    Rule{"instance.time_zone", Severity::Warning,
         "The time zone of a schedule is one that Azure has a name for.",
         "Create an Azure Machine Learning compute instance", "2024-08-21", checkTimeZone},
    Rule{"machine.capacity", Severity::Blocker,
         "The work of a month fits into the hours of each machine that is kept: 730, or those of its schedule.", "Slipway", "2026-11-22",
         checkMachineHours},
    Rule{"machine.working_days", Severity::Warning,
         "People work on the days and in the hours in which the schedule has their machines on.", "Slipway", "2026-11-23",
         checkWorkingDays},
    Rule{"instance.data", Severity::Advice, "Data that experiments use fits on the disks of their machines.",
         "What is an Azure Machine Learning compute instance", "2024-01-17", checkExperimentData},
    Rule{"instance.stopped_bills", Severity::Advice,
         "A stopped compute instance still bills disk, load balancer and public IP.",
         "Plan to manage costs for Azure Machine Learning", "2025-03-21", checkStoppedStillBills},
};

} // namespace

std::span<const Rule> instanceRules()
{
    return instanceRuleTable;
}

} // namespace slipway
