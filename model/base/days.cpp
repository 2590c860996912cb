// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/base/days.h"

namespace slipway {

using namespace Qt::StringLiterals;

namespace {

/// The short form of the locale, with four digits of the year.
QString shortForm(const QLocale &locale)
{
    QString form = locale.dateFormat(QLocale::ShortFormat);
    if (!form.contains(u"yyyy"_s))
        form.replace(u"yy"_s, u"yyyy"_s);
    return form;
}

} // namespace

QString typedDay(const QDate &day, const QLocale &locale)
{
    const bool isEnglish = locale.language() == QLocale::English || locale.language() == QLocale::C;
    return isEnglish ? day.toString(Qt::ISODate) : locale.toString(day, shortForm(locale));
}

QDate readTypedDay(const QString &text, const QLocale &locale)
{
    const QString typed = text.simplified();
    if (const QDate day = QDate::fromString(typed, Qt::ISODate); day.isValid())
        return day;
    // "5.3.2026" as well as "05.03.2026".
    QString brief = shortForm(locale);
    brief.replace(u"dd"_s, u"d"_s).replace(u"MM"_s, u"M"_s);
    for (const QString &form : {shortForm(locale), brief}) {
        if (const QDate day = locale.toDate(typed, form); day.isValid())
            return day;
    }
    brief.replace(u"yyyy"_s, u"yy"_s);
    const QDate day = locale.toDate(typed, brief);
    return day.isValid() && day.year() < 2000 ? day.addYears(100) : day; // two digits are read as 19xx
}

} // namespace slipway
