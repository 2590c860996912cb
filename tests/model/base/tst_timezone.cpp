// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testrun.h"

#include "model/base/timezone.h"

#include <QDateTime>
#include <QHash>
#include <QSet>
#include <QTest>
#include <QTimeZone>

using namespace slipway;
using namespace Qt::StringLiterals;

class TimeZoneTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void currentNamesHaveAWindowsName_data()
    {
        QTest::addColumn<QString>("windows");
        QTest::newRow("UTC") << u"UTC"_s;
        QTest::newRow("Etc/UTC") << u"UTC"_s;
        QTest::newRow("GMT") << u"UTC"_s;
        QTest::newRow("Europe/Amsterdam") << u"W. Europe Standard Time"_s;
        QTest::newRow("Europe/Kyiv") << u"FLE Standard Time"_s;
        QTest::newRow("Europe/Kiev") << u"FLE Standard Time"_s;
        QTest::newRow("Asia/Kolkata") << u"India Standard Time"_s;
        QTest::newRow("Asia/Calcutta") << u"India Standard Time"_s;
        QTest::newRow("Asia/Kathmandu") << u"Nepal Standard Time"_s;
        QTest::newRow("Asia/Yangon") << u"Myanmar Standard Time"_s;
        QTest::newRow("Asia/Ho_Chi_Minh") << u"SE Asia Standard Time"_s;
        QTest::newRow("America/Argentina/Buenos_Aires") << u"Argentina Standard Time"_s;
        QTest::newRow("America/Argentina/Catamarca") << u"Argentina Standard Time"_s;
        QTest::newRow("America/Argentina/Cordoba") << u"Argentina Standard Time"_s;
        QTest::newRow("America/Argentina/Jujuy") << u"Argentina Standard Time"_s;
        QTest::newRow("America/Argentina/Mendoza") << u"Argentina Standard Time"_s;
        QTest::newRow("America/Argentina/Ushuaia") << u"Argentina Standard Time"_s;
        QTest::newRow("America/Indiana/Indianapolis") << u"US Eastern Standard Time"_s;
        QTest::newRow("America/Kentucky/Louisville") << u"Eastern Standard Time"_s;
        QTest::newRow("America/Nuuk") << u"Greenland Standard Time"_s;
        QTest::newRow("America/Atikokan") << u"SA Pacific Standard Time"_s;
        QTest::newRow("Africa/Asmara") << u"E. Africa Standard Time"_s;
        QTest::newRow("Atlantic/Faroe") << u"GMT Standard Time"_s;
        QTest::newRow("Pacific/Chuuk") << u"West Pacific Standard Time"_s;
        QTest::newRow("Pacific/Pohnpei") << u"Central Pacific Standard Time"_s;
        QTest::newRow("Pacific/Kanton") << u"UTC+13"_s;
        QTest::newRow("US/Eastern") << u"Eastern Standard Time"_s;
        QTest::newRow("America/Chihuahua") << u"Central Standard Time (Mexico)"_s;
        QTest::newRow("America/Ojinaga") << u"Central Standard Time"_s;
        QTest::newRow("America/Scoresbysund") << u"Greenland Standard Time"_s;
        QTest::newRow("Asia/Almaty") << u"West Asia Standard Time"_s;
        QTest::newRow("Singapore") << u"Singapore Standard Time"_s;
    }
    void currentNamesHaveAWindowsName()
    {
        QFETCH(QString, windows);
        QCOMPARE(windowsTimeZone(QString::fromLatin1(QTest::currentDataTag())).value_or(u"(none)"_s),
                 windows);
    }

    // Of all that the system lists: those that have one name have the same time, in summer and in winter.
    void zonesOfOneNameHaveOneTime()
    {
        QHash<QString, QHash<QString, QStringList>> zones; // by name and offsets
        for (const QString &zone : knownTimeZones()) {
            QStringList offsets;
            for (const int month : {1, 4, 7, 10}) {
                const QDateTime day(QDate(2027, month, 15), QTime(12, 0), Qt::UTC);
                offsets << QString::number(QTimeZone(zone.toLatin1()).offsetFromUtc(day) / 60);
            }
            zones[*windowsTimeZone(zone)][offsets.join(u' ')] << zone;
        }
        QVERIFY(zones.size() > 100);
        for (const auto &[name, byOffsets] : zones.asKeyValueRange()) {
            QStringList told;
            for (const auto &[offsets, these] : byOffsets.asKeyValueRange())
                told << offsets + u": "_s + these.join(u", "_s);
            QVERIFY2(told.size() == 1, qPrintable(name + u'\n' + told.join(u'\n')));
        }
    }

    // What is read from files of Azure goes out again under its name.
    void namesOfWindowsComeBack()
    {
        QSet<QString> names;
        for (const QString &zone : knownTimeZones())
            names.insert(*windowsTimeZone(zone));
        for (const QString &name : std::as_const(names))
            QCOMPARE(windowsTimeZone(ianaTimeZone(name)).value_or(u"(none)"_s), name);
        QCOMPARE(ianaTimeZone(u"W. Europe Standard Time"_s), u"Europe/Berlin"_s);
        QCOMPARE(ianaTimeZone(u"Europe/Berlin"_s), QString());
        QCOMPARE(ianaTimeZone({}), QString());
    }

    void whatIsNoNameHasNone()
    {
        for (const QString &name :
             {u""_s, u"Mars/Olympus"_s, u"europe"_s, u"+01:00"_s, u"Europe/Kyiv "_s, u"Europe/Ky\u0456v"_s,
              u"W. Europe Standard Time"_s, u"Antarctica/Troll"_s})
            QVERIFY2(!windowsTimeZone(name), qPrintable(name));
    }
};

SLIPWAY_TEST(TimeZoneTest)
#include "tst_timezone.moc"
