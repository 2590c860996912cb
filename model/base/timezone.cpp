// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/base/timezone.h"

#include <QTimeZone>

#include <algorithm>
#include <array>

namespace slipway {

namespace {

struct Alias
{
    const char *name;
    const char *listed; ///< the name of the same zone in the table that Qt has from CLDR
};

/// Names of the IANA time zone database (2025b) that the table of Qt 6.4 lacks: it keeps the older name of a zone that was
/// renamed, and no links. And zones that have moved since that table was made, with one that they share their time with now: its hours
/// would be wrong by one (Chihuahua and Ojinaga 2022, Casey and Vostok 2023, Almaty, Qostanay and Scoresbysund 2024). In the order of
/// the alphabet.
constexpr std::array aliases = {
    Alias{"Africa/Asmara", "Africa/Asmera"},
    Alias{"Africa/Timbuktu", "Africa/Abidjan"},
    Alias{"America/Argentina/Buenos_Aires", "America/Buenos_Aires"},
    Alias{"America/Argentina/Catamarca", "America/Catamarca"},
    Alias{"America/Argentina/ComodRivadavia", "America/Catamarca"},
    Alias{"America/Argentina/Cordoba", "America/Cordoba"},
    Alias{"America/Argentina/Jujuy", "America/Jujuy"},
    Alias{"America/Argentina/Mendoza", "America/Mendoza"},
    Alias{"America/Atikokan", "America/Coral_Harbour"},
    Alias{"America/Atka", "America/Adak"},
    Alias{"America/Chihuahua", "America/Mexico_City"},
    Alias{"America/Ciudad_Juarez", "America/Denver"},
    Alias{"America/Coyhaique", "America/Punta_Arenas"},
    Alias{"America/Ensenada", "America/Tijuana"},
    Alias{"America/Fort_Wayne", "America/Indianapolis"},
    Alias{"America/Indiana/Indianapolis", "America/Indianapolis"},
    Alias{"America/Kentucky/Louisville", "America/Louisville"},
    Alias{"America/Knox_IN", "America/Indiana/Knox"},
    Alias{"America/Nuuk", "America/Godthab"},
    Alias{"America/Ojinaga", "America/Chicago"},
    Alias{"America/Porto_Acre", "America/Rio_Branco"},
    Alias{"America/Rosario", "America/Cordoba"},
    Alias{"America/Scoresbysund", "America/Godthab"},
    Alias{"America/Shiprock", "America/Denver"},
    Alias{"America/Virgin", "America/Puerto_Rico"},
    Alias{"Antarctica/Casey", "Australia/Perth"},
    Alias{"Antarctica/South_Pole", "Pacific/Auckland"},
    Alias{"Antarctica/Vostok", "Asia/Tashkent"},
    Alias{"Asia/Almaty", "Asia/Tashkent"},
    Alias{"Asia/Ashkhabad", "Asia/Ashgabat"},
    Alias{"Asia/Chongqing", "Asia/Shanghai"},
    Alias{"Asia/Chungking", "Asia/Shanghai"},
    Alias{"Asia/Dacca", "Asia/Dhaka"},
    Alias{"Asia/Harbin", "Asia/Shanghai"},
    Alias{"Asia/Ho_Chi_Minh", "Asia/Saigon"},
    Alias{"Asia/Istanbul", "Europe/Istanbul"},
    Alias{"Asia/Kashgar", "Asia/Urumqi"},
    Alias{"Asia/Kathmandu", "Asia/Katmandu"},
    Alias{"Asia/Kolkata", "Asia/Calcutta"},
    Alias{"Asia/Macao", "Asia/Macau"},
    Alias{"Asia/Qostanay", "Asia/Tashkent"},
    Alias{"Asia/Tel_Aviv", "Asia/Jerusalem"},
    Alias{"Asia/Thimbu", "Asia/Thimphu"},
    Alias{"Asia/Ujung_Pandang", "Asia/Makassar"},
    Alias{"Asia/Ulan_Bator", "Asia/Ulaanbaatar"},
    Alias{"Asia/Yangon", "Asia/Rangoon"},
    Alias{"Atlantic/Faroe", "Atlantic/Faeroe"},
    Alias{"Atlantic/Jan_Mayen", "Europe/Berlin"},
    Alias{"Australia/ACT", "Australia/Sydney"},
    Alias{"Australia/Canberra", "Australia/Sydney"},
    Alias{"Australia/LHI", "Australia/Lord_Howe"},
    Alias{"Australia/NSW", "Australia/Sydney"},
    Alias{"Australia/North", "Australia/Darwin"},
    Alias{"Australia/Queensland", "Australia/Brisbane"},
    Alias{"Australia/South", "Australia/Adelaide"},
    Alias{"Australia/Tasmania", "Australia/Hobart"},
    Alias{"Australia/Victoria", "Australia/Melbourne"},
    Alias{"Australia/West", "Australia/Perth"},
    Alias{"Australia/Yancowinna", "Australia/Broken_Hill"},
    Alias{"Brazil/Acre", "America/Rio_Branco"},
    Alias{"Brazil/DeNoronha", "America/Noronha"},
    Alias{"Brazil/East", "America/Sao_Paulo"},
    Alias{"Brazil/West", "America/Manaus"},
    Alias{"CET", "Europe/Brussels"},
    Alias{"Canada/Atlantic", "America/Halifax"},
    Alias{"Canada/Central", "America/Winnipeg"},
    Alias{"Canada/Eastern", "America/Toronto"},
    Alias{"Canada/Mountain", "America/Edmonton"},
    Alias{"Canada/Newfoundland", "America/St_Johns"},
    Alias{"Canada/Pacific", "America/Vancouver"},
    Alias{"Canada/Saskatchewan", "America/Regina"},
    Alias{"Canada/Yukon", "America/Whitehorse"},
    Alias{"Chile/Continental", "America/Santiago"},
    Alias{"Chile/EasterIsland", "Pacific/Easter"},
    Alias{"Cuba", "America/Havana"},
    Alias{"EET", "Europe/Athens"},
    Alias{"EST", "America/Panama"},
    Alias{"Egypt", "Africa/Cairo"},
    Alias{"Eire", "Europe/Dublin"},
    Alias{"Etc/GMT+0", "Etc/GMT"},
    Alias{"Etc/GMT-0", "Etc/GMT"},
    Alias{"Etc/GMT0", "Etc/GMT"},
    Alias{"Etc/Greenwich", "Etc/GMT"},
    Alias{"Etc/UCT", "Etc/UTC"},
    Alias{"Etc/Universal", "Etc/UTC"},
    Alias{"Etc/Zulu", "Etc/UTC"},
    Alias{"Europe/Belfast", "Europe/London"},
    Alias{"Europe/Kyiv", "Europe/Kiev"},
    Alias{"Europe/Nicosia", "Asia/Nicosia"},
    Alias{"Europe/Tiraspol", "Europe/Chisinau"},
    Alias{"GB", "Europe/London"},
    Alias{"GB-Eire", "Europe/London"},
    Alias{"GMT", "Etc/GMT"},
    Alias{"GMT+0", "Etc/GMT"},
    Alias{"GMT-0", "Etc/GMT"},
    Alias{"GMT0", "Etc/GMT"},
    Alias{"Greenwich", "Etc/GMT"},
    Alias{"HST", "Pacific/Honolulu"},
    Alias{"Hongkong", "Asia/Hong_Kong"},
    Alias{"Iceland", "Africa/Abidjan"},
    Alias{"Iran", "Asia/Tehran"},
    Alias{"Israel", "Asia/Jerusalem"},
    Alias{"Jamaica", "America/Jamaica"},
    Alias{"Japan", "Asia/Tokyo"},
    Alias{"Kwajalein", "Pacific/Kwajalein"},
    Alias{"Libya", "Africa/Tripoli"},
    Alias{"MET", "Europe/Brussels"},
    Alias{"MST", "America/Phoenix"},
    Alias{"Mexico/BajaNorte", "America/Tijuana"},
    Alias{"Mexico/BajaSur", "America/Mazatlan"},
    Alias{"Mexico/General", "America/Mexico_City"},
    Alias{"NZ", "Pacific/Auckland"},
    Alias{"NZ-CHAT", "Pacific/Chatham"},
    Alias{"Navajo", "America/Denver"},
    Alias{"PRC", "Asia/Shanghai"},
    Alias{"Pacific/Chuuk", "Pacific/Truk"},
    Alias{"Pacific/Kanton", "Pacific/Enderbury"},
    Alias{"Pacific/Pohnpei", "Pacific/Ponape"},
    Alias{"Pacific/Samoa", "Pacific/Pago_Pago"},
    Alias{"Pacific/Yap", "Pacific/Port_Moresby"},
    Alias{"Poland", "Europe/Warsaw"},
    Alias{"Portugal", "Europe/Lisbon"},
    Alias{"ROC", "Asia/Taipei"},
    Alias{"ROK", "Asia/Seoul"},
    Alias{"Singapore", "Asia/Singapore"},
    Alias{"Turkey", "Europe/Istanbul"},
    Alias{"UCT", "Etc/UTC"},
    Alias{"US/Alaska", "America/Anchorage"},
    Alias{"US/Aleutian", "America/Adak"},
    Alias{"US/Arizona", "America/Phoenix"},
    Alias{"US/Central", "America/Chicago"},
    Alias{"US/East-Indiana", "America/Indianapolis"},
    Alias{"US/Eastern", "America/New_York"},
    Alias{"US/Hawaii", "Pacific/Honolulu"},
    Alias{"US/Indiana-Starke", "America/Indiana/Knox"},
    Alias{"US/Michigan", "America/Detroit"},
    Alias{"US/Mountain", "America/Denver"},
    Alias{"US/Pacific", "America/Los_Angeles"},
    Alias{"US/Samoa", "Pacific/Pago_Pago"},
    Alias{"UTC", "Etc/UTC"},
    Alias{"Universal", "Etc/UTC"},
    Alias{"W-SU", "Europe/Moscow"},
    Alias{"WET", "Europe/Lisbon"},
    Alias{"Zulu", "Etc/UTC"},
};

} // namespace

std::optional<QString> windowsTimeZone(const QString &ianaName)
{
    QByteArray name = ianaName.toLatin1();
    if (name.isEmpty() || QString::fromLatin1(name) != ianaName)
        return std::nullopt;
    const auto alias = std::ranges::find_if(aliases, [&](const Alias &one) { return name == one.name; });
    if (alias != aliases.end())
        name = alias->listed;
    const QByteArray windows = QTimeZone::ianaIdToWindowsId(name);
    if (windows.isEmpty())
        return std::nullopt;
    return QString::fromLatin1(windows);
}

bool isTimeZone(const QString &ianaName)
{
    const QByteArray name = ianaName.toLatin1();
    return windowsTimeZone(ianaName).has_value()
        || (QString::fromLatin1(name) == ianaName && QTimeZone::availableTimeZoneIds().contains(name));
}

QString ianaTimeZone(const QString &windowsName)
{
    const QByteArray name = windowsName.toUtf8();
    QList<QByteArray> zones = QTimeZone::windowsIdToIanaIds(name);
    zones.prepend(QTimeZone::windowsIdToDefaultIanaId(name));
    for (const QByteArray &zone : zones) {
        if (windowsTimeZone(QString::fromLatin1(zone)) == windowsName)
            return QString::fromLatin1(zone);
    }
    return {};
}

QStringList knownTimeZones()
{
    QStringList names;
    for (const QByteArray &id : QTimeZone::availableTimeZoneIds()) {
        const QString name = QString::fromLatin1(id);
        if (windowsTimeZone(name))
            names << name;
    }
    return names;
}

} // namespace slipway
