// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/evaluation/linewords.h"

#include "model/base/format.h"
#include "model/base/planwords.h"
#include "model/sizing/machine.h"

#include <algorithm>

namespace slipway {

using namespace Qt::StringLiterals;

namespace {

/// The commitment that an index in the plan is of, by its line.
QString commitmentName(const std::vector<CostLine> &bill, std::size_t commitment)
{
    const QString id = u"commitment/%1"_s.arg(commitment);
    const auto found = std::ranges::find(bill, id, &CostLine::id);
    return found == bill.end() ? id : found->name;
}

/// `hours` says how many of its hours each commitment pays; one that pays none is not named.
template <typename HoursOf>
QString coverWords(const CostLine &line, const std::vector<CostLine> &bill, HoursOf hoursOf)
{
    QStringList parts;
    for (const CoveredHours &covered : line.covered) {
        const Quantity hours = hoursOf(covered);
        if (hours != Quantity())
            parts << PlanWords::tr("covered by %1: %2")
                         .arg(commitmentName(bill, covered.commitment), formatQuantity(hours, line.unit, wordsLocale()));
    }
    return parts.join(u"; "_s);
}

QString joinedNotes(QStringList notes)
{
    notes.removeAll(QString());
    return notes.join(u"; "_s);
}

} // namespace

QString endingInWords(const Plan &plan, const RetirementNotice &notice)
{
    const QString id = u" (%1)"_s.arg(notice.compute);
    return notice.compute.isEmpty() || !notice.subject.endsWith(id)
        ? notice.subject
        : u"%1 (%2)"_s.arg(notice.subject.chopped(id.size()), workOn(plan, notice.compute));
}

QString coverOf(const CostLine &line, const std::vector<CostLine> &bill)
{
    return coverWords(line, bill, [](const CoveredHours &covered) {
        Quantity hours;
        for (const Quantity each : covered.quantities)
            hours += each;
        return hours;
    });
}

QString noteOf(const CostLine &line, const std::vector<CostLine> &bill)
{
    return joinedNotes({line.note, coverOf(line, bill)});
}

QString noteIn(const CostLine &line, const std::vector<CostLine> &bill, std::size_t month)
{
    return joinedNotes({line.note, coverWords(line, bill, [month](const CoveredHours &covered) {
                            return month < covered.quantities.size() ? covered.quantities[month] : Quantity();
                        })});
}

const PriceOrigin &originIn(const CostLine &line, std::size_t month)
{
    const RateFrom *later = line.laterIn(month);
    return later ? later->origin : line.origin;
}

QString weightBitsWords(Precision precision)
{
    const QString bits = QString::number(sizing::bitsOf(precision));
    switch (precision) {
    case Precision::Float8:
        return PlanWords::tr("%1 bits (float)").arg(bits);
    case Precision::Int8:
    case Precision::Int4:
        return PlanWords::tr("%1 bits (integer)").arg(bits);
    default:
        return PlanWords::tr("%1 bits").arg(bits);
    }
}

} // namespace slipway
