// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/wiring/clock.h"

#include <algorithm>

namespace slipway {

using namespace Qt::StringLiterals;

bool isOutputTimeGiven()
{
    return qEnvironmentVariableIsSet("SOURCE_DATE_EPOCH");
}

Result<QDateTime> outputTime()
{
    if (!isOutputTimeGiven())
        return QDateTime::currentDateTime();
    const QString text = qEnvironmentVariable("SOURCE_DATE_EPOCH");
    bool ok = false;
    const qint64 seconds = text.toLongLong(&ok);
    // 9999-12-31: later years have five digits, and dates in files have four.
    if (!ok || seconds < 0 || seconds > 253'402'300'799) {
        return Error{ErrorCode::Usage,
                     u"SOURCE_DATE_EPOCH is \"%1\"; it has to be a number of seconds since 1970."_s.arg(text),
                     {}};
    }
    return QDateTime::fromSecsSinceEpoch(seconds, Qt::UTC);
}

Result<QDate> asOfDay(const QString &text)
{
    if (text.isEmpty()) {
        const Result<QDateTime> time = outputTime();
        if (!time)
            return time.error();
        return time->date();
    }
    const QDate date = QDate::fromString(text, Qt::ISODate);
    if (!date.isValid() || text.size() != 10 || date.year() < 2000 || date.year() > 2199) {
        return Error{
            ErrorCode::Usage,
            u"--as-of is \"%1\"; it has to be a date of the years 2000 to 2199, like 2026-11-30."_s.arg(text),
            {}};
    }
    return date;
}

Result<QDate> dayOfAnswers(const QString &text)
{
    Result<QDate> day = asOfDay(text);
    const Result<QDate> given = asOfDay({});
    if (!given)
        return given.error();
    if (!day)
        return day;
    // Somewhere on earth it is this day already. That SOURCE_DATE_EPOCH names another makes none of a day to come.
    const QDate today = std::max(QDate::currentDate(), QDateTime::currentDateTimeUtc().date());
    const QDate latest = std::min(*given, today);
    if (*day <= latest)
        return day;
    const QString name = text.isEmpty() ? u"SOURCE_DATE_EPOCH"_s : u"--as-of"_s;
    const QString said = text.isEmpty() ? day->toString(Qt::ISODate) : text;
    return Error{
        ErrorCode::Usage,
        u"%1 is \"%2\", a day to come; it has to be the day on which this was read, today (%3) at the latest."_s
            .arg(name, said, latest.toString(Qt::ISODate)),
        {}};
}

} // namespace slipway
