// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testrun.h"

#include "model/exports/azureml/layout.h"
#include "model/exports/azureml/names.h"

#include <QDate>
#include <QRandomGenerator>
#include <QTest>

#include <cmath>
#include <numeric>

using namespace slipway::azureml;
using namespace Qt::StringLiterals;

class AzureMlNamesTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void validNamesStay()
    {
        NameList names;
        QCOMPARE(names.take(u"gpu-cluster1"_s, NameRule::Compute, u"compute"_s), u"gpu-cluster1"_s);
        QCOMPARE(names.take(u"train"_s, NameRule::Compute, u"compute"_s), u"train"_s);
    }

    void othersBecomeValid_data()
    {
        QTest::addColumn<QString>("wanted");
        QTest::addColumn<QString>("name");
        QTest::newRow("dash and digits") << u"gpu-cluster-1"_s << u"gpu-cluster1"_s;
        QTest::newRow("two of them") << u"a-1-2"_s << u"a12"_s;
        QTest::newRow("spaces") << u"my big cluster"_s << u"my-big-cluster"_s;
        QTest::newRow("a digit first") << u"1st"_s << u"compute1st"_s;
        QTest::newRow("too short") << u"a"_s << u"acompute"_s;
        QTest::newRow("nothing that can stay") << u"\u4e2d\u0416"_s << u"compute"_s;
        QTest::newRow("empty") << QString() << u"compute"_s;
        QTest::newRow("too long") << u"a-name-of-quite-some-length-indeed"_s << u"a-name-of-quite-some-len"_s;
    }
    void othersBecomeValid()
    {
        QFETCH(QString, wanted);
        QFETCH(QString, name);
        NameList names;
        QCOMPARE(names.take(wanted, NameRule::Compute, u"compute"_s), name);
        QVERIFY(isValidName(name, NameRule::Compute));
    }

    void noTwoAreTheSame()
    {
        NameList names;
        QSet<QString> seen;
        for (int i = 0; i < 700; ++i) {
            const QString name = names.take(u"Train"_s, NameRule::Compute, u"compute"_s);
            QVERIFY2(isValidName(name, NameRule::Compute), qPrintable(name));
            QVERIFY2(!seen.contains(name.toLower()), qPrintable(name));
            seen.insert(name.toLower());
        }
    }

    void anythingGivesAValidName()
    {
        QRandomGenerator random(7);
        const QString alphabet = u"ab-_ 019.\u00e4"_s;
        for (const NameRule rule :
             {NameRule::Compute, NameRule::Endpoint, NameRule::Deployment, NameRule::Step, NameRule::Plain}) {
            NameList names;
            for (int i = 0; i < 3000; ++i) {
                QString wanted;
                for (int length = random.bounded(40); length > 0; --length)
                    wanted += alphabet[random.bounded(alphabet.size())];
                const QString name = names.take(wanted, rule, u"job"_s);
                QVERIFY2(isValidName(name, rule), qPrintable(wanted + u" -> "_s + name));
            }
        }
    }

    void wholeSharesAddUpToAHundred()
    {
        QCOMPARE(wholeShares({90, 10}), (std::vector<int>{90, 10}));
        QCOMPARE(wholeShares({1, 1, 1}), (std::vector<int>{34, 33, 33}));
        QCOMPARE(wholeShares({0, 0}), (std::vector<int>{0, 0}));
        QCOMPARE(wholeShares({50}), (std::vector<int>{100}));
        QCOMPARE(wholeShares({}), std::vector<int>());
        QRandomGenerator random(9);
        for (int i = 0; i < 500; ++i) {
            std::vector<double> shares(std::size_t(1 + random.bounded(9)));
            for (double &share : shares)
                share = random.generateDouble() * 100;
            const std::vector<int> whole = wholeShares(shares);
            QCOMPARE(std::accumulate(whole.begin(), whole.end(), 0), 100);
        }
    }

    void theNearestRecurrenceIsFound_data()
    {
        QTest::addColumn<double>("runs");
        QTest::addColumn<QString>("frequency");
        QTest::addColumn<int>("interval");
        QTest::addColumn<qsizetype>("times"); ///< a day or a week
        QTest::newRow("daily") << 30.0 << u"day"_s << 1 << qsizetype(1);
        QTest::newRow("weekly") << 4.33 << u"week"_s << 1 << qsizetype(1);
        QTest::newRow("twice a week") << 8.7 << u"week"_s << 1 << qsizetype(2);
        QTest::newRow("every two weeks") << 2.17 << u"week"_s << 2 << qsizetype(1);
        QTest::newRow("more days than every month has") << 29.0 << u"day"_s << 1 << qsizetype(1);
        QTest::newRow("a whole number of days of the month") << 31.0 << u"day"_s << 1 << qsizetype(1);
        QTest::newRow("monthly") << 1.0 << u"month"_s << 1 << qsizetype(1);
        QTest::newRow("once a year") << 0.08 << u"month"_s << 12 << qsizetype(1);
        QTest::newRow("hourly") << 730.0 << u"day"_s << 1 << qsizetype(24);
        QTest::newRow("more than hourly") << 9000.0 << u"day"_s << 1 << qsizetype(24);
    }

    // Files that deploy run as often as was priced: within a tenth, over all that anybody plans.
    void aRecurrenceComesWithinATenth()
    {
        for (const double runs : {0.7, 1.0, 1.5, 2.5, 3.0, 4.0, 6.0, 7.0, 10.0, 14.0, 20.0, 25.0, 40.0, 45.0, 50.0, 75.0, 100.0, 500.0}) {
            const Recurrence recurrence = nearestRecurrence(runs);
            QVERIFY2(recurrence.runsPerMonth > 0.9 * runs && recurrence.runsPerMonth < 1.11 * runs,
                     qPrintable(u"%1: %2"_s.arg(runs).arg(recurrence.runsPerMonth)));
            // What it comes to, counted from what is written: 365 / 12 days and 365 / 84 weeks a month.
            const double times = static_cast<double>(recurrence.hours.size());
            const double counted = recurrence.frequency == u"day" ? times * 365 / 12 / recurrence.interval
                : recurrence.frequency == u"week"
                ? times * static_cast<double>(recurrence.weekDays.size()) * 365 / 84 / recurrence.interval
                : times * static_cast<double>(recurrence.monthDays.size()) / recurrence.interval;
            QVERIFY2(std::abs(counted / recurrence.runsPerMonth - 1) < 0.001, qPrintable(QString::number(runs)));
        }
        QCOMPARE(nearestRecurrence(7).runsPerMonth, 7.0);
    }

    // Counted by the calendar: 1 to 28 times in each month, February as well, on other days each time. 29 to 31 days no February has: of these
    // once a day is the nearest, 365 / 12 = 30.4.
    void aWholeNumberOfRunsComesInEachMonth()
    {
        for (int runs = 1; runs <= 31; ++runs) {
            const Recurrence recurrence = nearestRecurrence(runs, 12, 365);
            if (runs > 28) {
                QCOMPARE(recurrence.frequency, u"day"_s);
                QVERIFY(std::abs(recurrence.runsPerMonth - 365.0 / 12) < 1e-9);
                continue;
            }
            QCOMPARE(recurrence.frequency, u"month"_s);
            QCOMPARE(recurrence.interval, 1);
            QCOMPARE(recurrence.runsPerMonth, double(runs));
            QCOMPARE(recurrence.hours.size() * recurrence.minutes.size(), qsizetype(1));
            QCOMPARE(recurrence.monthDays.size(), qsizetype(runs));
            QVERIFY(std::ranges::is_sorted(recurrence.monthDays, std::less_equal<>())
                    && recurrence.monthDays.first() == 1 && recurrence.monthDays.last() <= 28);
        }
        // 30.4 / 2 = 15.2 days apart, 30.4 / 3 = 10.1, 30.4 / 4 = 7.6; 27 / 9 = 3 where the 28th is the last.
        QCOMPARE(nearestRecurrence(2).monthDays, (QList<int>{1, 16}));
        QCOMPARE(nearestRecurrence(3).monthDays, (QList<int>{1, 11, 21}));
        QCOMPARE(nearestRecurrence(4).monthDays, (QList<int>{1, 9, 16, 24}));
        QCOMPARE(nearestRecurrence(10).monthDays, (QList<int>{1, 4, 7, 10, 13, 16, 19, 22, 25, 28}));
    }
    // Work of a few months has only so many first days: what comes every second of them is no half in one month.
    void aRecurrenceIsCountedInTheMonthsOfTheWork_data()
    {
        QTest::addColumn<int>("months");
        QTest::addColumn<double>("runs"); // a month
        QTest::addColumn<double>("made"); // in all
        QTest::newRow("one month, 2.5") << 1 << 2.5 << 2.5;
        QTest::newRow("one month, 0.2: once") << 1 << 0.2 << 1.0;
        QTest::newRow("five months, 0.1: once") << 5 << 0.1 << 1.0;
        QTest::newRow("five months, 0.4") << 5 << 0.4 << 2.0;
        QTest::newRow("five months, 2.5") << 5 << 2.5 << 12.5;
        QTest::newRow("three months, 0.5") << 3 << 0.5 << 1.5;
    }
    void aRecurrenceIsCountedInTheMonthsOfTheWork()
    {
        QFETCH(int, months);
        QFETCH(double, runs);
        QFETCH(double, made);
        const Recurrence recurrence = nearestRecurrence(runs, months);
        double counted = 0;
        const double times = static_cast<double>(recurrence.hours.size());
        for (int month = 0; month < months; ++month) {
            if (recurrence.frequency == u"month" && month % recurrence.interval == 0)
                counted += times * static_cast<double>(recurrence.monthDays.size());
            else if (recurrence.frequency == u"week")
                counted += times * static_cast<double>(recurrence.weekDays.size()) * 365 / 84
                    / recurrence.interval;
        }
        // No whole number of times comes nearer than by a third or half of one.
        QVERIFY2(std::abs(counted - made) <= 0.51, qPrintable(QString::number(counted)));
        QVERIFY2(std::abs(counted / months / recurrence.runsPerMonth - 1) < 0.001,
                 qPrintable(QString::number(recurrence.runsPerMonth)));
    }
    // A year of 365 days. Of what comes every N days ceil(365 / N) come: the nearest whole number by ratio is always reached.
    void whatIsRareComesAsOftenAsCanBe_data()
    {
        QTest::addColumn<double>("runs"); // a month
        QTest::addColumn<QString>("frequency");
        QTest::addColumn<int>("interval");
        QTest::addColumn<int>("made"); // in the year
        QTest::newRow("0.1: 1.2") << 0.1 << u"month"_s << 12 << 1;
        QTest::newRow("0.2: 2.4") << 0.2 << u"month"_s << 6 << 2;
        QTest::newRow("0.25: 3") << 0.25 << u"month"_s << 4 << 3;
        QTest::newRow("0.3: 3.6") << 0.3 << u"month"_s << 3 << 4;
        QTest::newRow("0.4: 4.8, every 73 days") << 0.4 << u"day"_s << 73 << 5;
        QTest::newRow("0.5: 6") << 0.5 << u"month"_s << 2 << 6;
        QTest::newRow("0.6: 7.2, every 53 days") << 0.6 << u"day"_s << 53 << 7;
        QTest::newRow("0.75: 9, every 41 days") << 0.75 << u"day"_s << 41 << 9;
        QTest::newRow("0.8: 9.6, every 37 days") << 0.8 << u"day"_s << 37 << 10;
        QTest::newRow("0.9: 10.8, every 34 days") << 0.9 << u"day"_s << 34 << 11;
        QTest::newRow("0.98: 11.76") << 0.98 << u"month"_s << 1 << 12;
    }
    void whatIsRareComesAsOftenAsCanBe()
    {
        QFETCH(double, runs);
        QFETCH(QString, frequency);
        QFETCH(int, interval);
        QFETCH(int, made);
        const Recurrence recurrence = nearestRecurrence(runs, 12, 365);
        QCOMPARE(recurrence.frequency, frequency);
        QCOMPARE(recurrence.interval, interval);
        QVERIFY(std::abs(recurrence.runsPerMonth * 12 - made) < 1e-9);
        int counted = 0;
        for (QDate day(2027, 1, 1); day < QDate(2028, 1, 1); day = day.addDays(1)) {
            const bool comes = frequency == u"day" ? QDate(2027, 1, 1).daysTo(day) % interval == 0
                                                   : day.day() == 1 && (day.month() - 1) % interval == 0;
            counted += comes ? 1 : 0;
        }
        QCOMPARE(counted, made);
        // No other whole number is nearer by ratio.
        for (int other = 1; other <= 12; ++other)
            QVERIFY(std::abs(std::log(made / (12 * runs))) <= std::abs(std::log(other / (12 * runs))) + 1e-9);
    }
    void theNearestRecurrenceIsFound()
    {
        QFETCH(double, runs);
        QFETCH(QString, frequency);
        QFETCH(int, interval);
        QFETCH(qsizetype, times);
        const Recurrence recurrence = nearestRecurrence(runs);
        QCOMPARE(recurrence.frequency, frequency);
        QCOMPARE(recurrence.interval, interval);
        QCOMPARE(frequency == u"week" ? recurrence.weekDays.size() : recurrence.hours.size(), times);
    }
};

SLIPWAY_TEST(AzureMlNamesTest)
#include "tst_names.moc"
