// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testrun.h"

#include "model/base/days.h"

#include <QTest>

using namespace slipway;
using namespace Qt::StringLiterals;

class DaysTest final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void aDayIsReadAsItIsWritten_data();
    void aDayIsReadAsItIsWritten();
    void whatIsNoDayIsNone_data();
    void whatIsNoDayIsNone();
};

void DaysTest::aDayIsReadAsItIsWritten_data()
{
    QTest::addColumn<QString>("locale");
    QTest::addColumn<QString>("text");
    QTest::addColumn<bool>("isShownSo");
    QTest::newRow("ISO in English") << u"en_US"_s << u"2026-03-05"_s << true;
    QTest::newRow("ISO in German") << u"de_DE"_s << u"2026-03-05"_s << false;
    QTest::newRow("German") << u"de_DE"_s << u"05.03.2026"_s << true;
    QTest::newRow("German, brief") << u"de_DE"_s << u" 5.3.2026 "_s << false;
    QTest::newRow("German, two digits") << u"de_DE"_s << u"05.03.26"_s << false;
    QTest::newRow("Swiss") << u"de_CH"_s << u"05.03.2026"_s << true;
    QTest::newRow("American") << u"en_US"_s << u"3/5/2026"_s << false;
    QTest::newRow("British") << u"en_GB"_s << u"05/03/2026"_s << false;
    QTest::newRow("French") << u"fr_FR"_s << u"05/03/2026"_s << true;
}

void DaysTest::aDayIsReadAsItIsWritten()
{
    QFETCH(QString, locale);
    QFETCH(QString, text);
    QFETCH(bool, isShownSo);
    const QDate day(2026, 3, 5);
    QCOMPARE(readTypedDay(text, QLocale(locale)), day);
    QCOMPARE(typedDay(day, QLocale(locale)) == text, isShownSo);
    QCOMPARE(readTypedDay(typedDay(day, QLocale(locale)), QLocale(locale)), day);
}

void DaysTest::whatIsNoDayIsNone_data()
{
    QTest::addColumn<QString>("text");
    for (const char *text : {"", "31.02.2026", "yesterday", "2026-13-01", "5.3.", "5.3.20266"})
        QTest::newRow(*text ? text : "nothing") << QString::fromLatin1(text);
}

void DaysTest::whatIsNoDayIsNone()
{
    QFETCH(QString, text);
    QVERIFY(!readTypedDay(text, QLocale(u"de_DE"_s)).isValid());
    QVERIFY(typedDay(QDate(), QLocale(u"de_DE"_s)).isEmpty());
}

SLIPWAY_TEST(DaysTest)

#include "tst_days.moc"
