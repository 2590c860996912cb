// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/base/planwords.h"
#include "model/proposals/sheet.h"

using namespace Qt::StringLiterals;

namespace slipway {

QStringList sheetRemarks(const Sheet &sheet, const QDate &asOf)
{
    QStringList remarks;
    const auto add = [&](bool applies, const QString &sentence) {
        if (applies)
            remarks << sentence;
    };
    const YearMonth now(asOf.year(), asOf.month());
    if (sheet.start && *sheet.start < now)
        remarks << PlanWords::tr("\"start\" is in the past: %1, and it is %2. Months that are over are "
                                 "planned as if they were to come.")
                       .arg(sheet.start->toText(), now.toText());
    const bool hasRuns = sheet.trains() || sheet.itemsPerDay.has_value();
    add(sheet.preemptible && !hasRuns,
        PlanWords::tr("\"preemptible\" has no effect: only runs and batches can be done on machines that may "
                      "be taken away."));
    add(sheet.commitments && sheet.months < 12,
        PlanWords::tr("\"commitments\" has no effect: the shortest reservation takes a year, and the plan "
                      "has %1.")
            .arg(formatUnits(sheet.months, u"month"_s, QLocale::c())));
    const bool grows = sheet.growthPercent.value_or(0).likely != 0 && !sheet.servesRequests();
    add(grows && !sheet.itemsPerDay,
        PlanWords::tr("\"growthPercent\" has no effect: without requests there is no load that grows."));
    add(grows && sheet.itemsPerDay,
        PlanWords::tr("\"growthPercent\" has no effect: requests grow, and the items of a day stay as many "
                      "in every month. Where "
                      "they grow, state those of the month that is to be paid for."));
    add(sheet.hoursPerDay.has_value() && !sheet.people,
        PlanWords::tr("\"hoursPerDay\" has no effect: there are no \"people\"."));
    const bool isTimed = sheet.requestMilliseconds || sheet.runHours || sheet.secondsPerItem
        || sheet.secondsPerModel || sheet.work == WorkKind::Experimentation;
    add(!sheet.measuredOn.isEmpty() && !isTimed,
        PlanWords::tr("\"measuredOn\" has no effect: no time is stated that was measured on it."));
    return remarks;
}

} // namespace slipway
