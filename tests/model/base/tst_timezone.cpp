// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testrun.h"

#include "model/base/timezone.h"

#include <QTest>

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
        QTest::newRow("Singapore") << u"Singapore Standard Time"_s;
    }
    void currentNamesHaveAWindowsName()
    {
        QFETCH(QString, windows);
        QCOMPARE(windowsTimeZone(QString::fromLatin1(QTest::currentDataTag())).value_or(u"(none)"_s),
                 windows);
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
