// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testrun.h"

#include "model/items/servicediscounts.h"
#include "model/plan/planjson.h"

#include <QTest>

using namespace slipway;
using namespace Qt::StringLiterals;

/// Discounts by service as they are typed on one line.
class ServiceDiscountsTest final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void aLineIsReadBack_data();
    void aLineIsReadBack();
    void whatIsWrongIsSaid_data();
    void whatIsWrongIsSaid();
    void whatIsPastedCanBeSavedAndOpened();
    void whatTheLineDoesNotShowStays();
};

void ServiceDiscountsTest::aLineIsReadBack_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("shown");
    QTest::newRow("two") << u"Virtual Machines 10; Storage 5.25 %"_s << u"Virtual Machines 10; Storage 5.25"_s;
    QTest::newRow("two with a comma") << u"Virtual Machines 12.5, Log Analytics 25 % ,Storage 5"_s
                                      << u"Virtual Machines 12.5; Log Analytics 25; Storage 5"_s;
    QTest::newRow("nothing") << u" ; ;"_s << QString();
    QTest::newRow("none at all") << u"Storage 0"_s << u"Storage 0"_s;
}

void ServiceDiscountsTest::aLineIsReadBack()
{
    QFETCH(const QString, typed);
    QFETCH(const QString, shown);
    const QLocale locale = QLocale::c();
    const Result<std::vector<ServiceDiscount>> read = serviceDiscountsOf(typed, locale);
    QVERIFY2(read.ok(), read ? "" : qPrintable(read.error().message));
    QCOMPARE(serviceDiscountsText(*read, locale), shown);
}

void ServiceDiscountsTest::whatIsWrongIsSaid_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("problem");
    QTest::newRow("no percent") << u"Virtual Machines 10; Storage"_s << u"\"Storage\" has no percent."_s;
    QTest::newRow("too much") << u"Storage 150"_s << u"\"Storage 150\": a percent is between 0 and 99."_s;
    QTest::newRow("too little") << u"Storage -1 %"_s << u"\"Storage -1\": a percent is between 0 and 99."_s;
    QTest::newRow("no number") << u"Storage nan"_s << u"\"Storage nan\" has no percent."_s;
    QTest::newRow("nobody") << u"5"_s << u"\"5\" names no service."_s;
}

void ServiceDiscountsTest::whatIsWrongIsSaid()
{
    QFETCH(const QString, typed);
    QFETCH(const QString, problem);
    const Result<std::vector<ServiceDiscount>> read = serviceDiscountsOf(typed, QLocale::c());
    QVERIFY(!read.ok());
    QCOMPARE(read.error().message, problem);
}

void ServiceDiscountsTest::whatIsPastedCanBeSavedAndOpened()
{
    Plan plan;
    plan.serviceDiscounts = serviceDiscountsOf(u"Virtual\u202e Machines\u200b 10"_s, QLocale::c()).value();
    QCOMPARE(plan.serviceDiscounts.size(), 1U);
    QCOMPARE(plan.serviceDiscounts[0].percent, 10.0);
    const Result<LoadedPlan> read = readPlan(writePlan(plan));
    QVERIFY2(read.ok(), read ? "" : qPrintable(read.error().message));
    QCOMPARE(read->plan.serviceDiscounts, plan.serviceDiscounts);
}

void ServiceDiscountsTest::whatTheLineDoesNotShowStays()
{
    Plan plan;
    plan.serviceDiscounts = {{u"Virtual Machines"_s, 12.346, {}}, {u"Storage"_s, 5, {}}};
    plan.serviceDiscounts[0].unknown = {{u"until"_s, u"\"2028-01-01\""_s}};
    plan.serviceDiscounts[1].unknown = {{u"contract"_s, u"{\"id\": 7}"_s}};
    const std::vector<ServiceDiscount> before = plan.serviceDiscounts;
    const auto typed = [&](const QString &line) { return serviceDiscountsOf(line, QLocale::c(), before).value(); };
    QCOMPARE(typed(serviceDiscountsText(before, QLocale::c())), before);
    // Another order and another percent: members go with their service.
    const std::vector<ServiceDiscount> turned = typed(u"storage 6; Virtual Machines 12.34"_s);
    QCOMPARE(turned[0].unknown, before[1].unknown);
    QCOMPARE(turned[0].percent, 6.0);
    QCOMPARE(turned[1].unknown, before[0].unknown);
    // A name that was put right keeps what stood at its place; a new one has nothing.
    QCOMPARE(typed(u"Virtual Machines 10; Storages 5"_s)[1].unknown, before[1].unknown);
    const std::vector<ServiceDiscount> more = typed(u"Bandwidth 3; Virtual Machines 10; Storage 5"_s);
    QVERIFY(more[0].unknown == Unknowns());
    QCOMPARE(more[2].unknown, before[1].unknown);
    QCOMPARE(typed(u"Bandwidth 3"_s)[0].unknown, Unknowns());
}

SLIPWAY_TEST(ServiceDiscountsTest)
#include "tst_servicediscounts.moc"
