// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/base/plaintext.h"
#include "model/base/planwords.h"
#include "model/evaluation/ownerroles.h"
#include "model/exports/exportnames.h"
#include "model/exports/exports.h"

#include <QCryptographicHash>

#include <libical/ical.h>

#include <memory>

using namespace Qt::StringLiterals;

namespace slipway {

namespace {

struct FreeComponent
{
    void operator()(icalcomponent *component) const { icalcomponent_free(component); }
};

icaltimetype wholeDay(const QDate &date)
{
    icaltimetype day = icaltime_null_date();
    day.year = date.year();
    day.month = date.month();
    day.day = date.day();
    return day;
}

/// The same entry of the same plan keeps its name, so that a calendar replaces it when it is read again.
QByteArray uidOf(const Plan &plan, const CalendarEntry &entry)
{
    const QString text = plan.name + u'\n' + QLatin1StringView(names::calendarKind[std::size_t(entry.kind)])
        + u'\n' + entry.due.toString(Qt::ISODate) + u'\n' + entry.title;
    return QCryptographicHash::hash(text.toUtf8(), QCryptographicHash::Sha256).left(16).toHex()
        + "@slipwayplanner.org";
}

icalcomponent *eventOf(const Plan &plan, const CalendarEntry &entry, const QDateTime &stamp)
{
    // On a term that is to be renewed nothing counts from its end on.
    const bool isRenewal = entry.kind == CalendarEntry::Kind::Commitment;
    const QString due = entry.due == entry.date || isRenewal
        ? QString()
        : PlanWords::tr("The plan counts on it from %1.").arg(entry.due.toString(Qt::ISODate)) + u'\n';
    const QString owner = PlanWords::tr("Owner: %1").arg(ownerWithRole(plan, entry.role)) + u'\n';
    icalcomponent *event = icalcomponent_new_vevent();
    icalcomponent_add_property(event, icalproperty_new_uid(uidOf(plan, entry).constData()));
    const icaltimetype made = icaltime_from_timet_with_zone(static_cast<time_t>(stamp.toSecsSinceEpoch()),
                                                            0, icaltimezone_get_utc_timezone());
    icalcomponent_add_property(event, icalproperty_new_dtstamp(made));
    icalcomponent_add_property(event, icalproperty_new_dtstart(wholeDay(entry.date)));
    icalcomponent_add_property(event, icalproperty_new_dtend(wholeDay(entry.date.addDays(1))));
    // What is late blocks the plan: that stands where a calendar shows one line.
    const QString title
        = entry.late ? PlanWords::tr("Late: %1", "what is to be done").arg(entry.title) : entry.title;
    icalcomponent_add_property(event, icalproperty_new_summary(oneLineText(title).toUtf8().constData()));
    icalcomponent_add_property(
        event,
        icalproperty_new_description(severalLinesText(owner + due + entry.detail).toUtf8().constData()));
    return event;
}

} // namespace

QByteArray writeCalendar(const Plan &plan, const Evaluation &evaluation, const QDateTime &stamp)
{
    const std::unique_ptr<icalcomponent, FreeComponent> calendar(icalcomponent_new_vcalendar());
    icalcomponent_add_property(calendar.get(), icalproperty_new_version("2.0"));
    icalcomponent_add_property(calendar.get(), icalproperty_new_prodid("-//Slipway//Slipway//EN"));
    for (const CalendarEntry &entry : evaluation.calendar) {
        if (entry.date.isValid())
            icalcomponent_add_component(calendar.get(), eventOf(plan, entry, stamp));
    }
    const std::unique_ptr<char, decltype(&std::free)> text(icalcomponent_as_ical_string_r(calendar.get()),
                                                           &std::free);
    return text.get();
}

} // namespace slipway
