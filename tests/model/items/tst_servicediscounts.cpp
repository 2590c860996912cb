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
    void whatIsPastedCanBeSavedAndOpened();
};

void ServiceDiscountsTest::aLineIsReadBack_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("shown");
    QTest::newRow("two") << u"Virtual Machines 10; Storage 5.25 %"_s << u"Virtual Machines 10; Storage 5.25"_s;
    QTest::newRow("no percent") << u"Storage"_s << u"Storage 0"_s;
    QTest::newRow("too much") << u"Storage 150"_s << u"Storage 99"_s;
    QTest::newRow("nobody") << u" ; 5 ;"_s << QString();
    QTest::newRow("no number") << u"Storage nan; Bandwidth inf"_s << u"Storage nan 0; Bandwidth inf 0"_s;
}

void ServiceDiscountsTest::aLineIsReadBack()
{
    QFETCH(const QString, typed);
    QFETCH(const QString, shown);
    const QLocale locale = QLocale::c();
    QCOMPARE(serviceDiscountsText(serviceDiscountsOf(typed, locale), locale), shown);
}

void ServiceDiscountsTest::whatIsPastedCanBeSavedAndOpened()
{
    Plan plan;
    plan.serviceDiscounts = serviceDiscountsOf(u"Virtual\u202e Machines\u200b 10"_s, QLocale::c());
    QCOMPARE(plan.serviceDiscounts.size(), 1U);
    QCOMPARE(plan.serviceDiscounts[0].percent, 10.0);
    const Result<LoadedPlan> read = readPlan(writePlan(plan));
    QVERIFY2(read.ok(), read ? "" : qPrintable(read.error().message));
    QCOMPARE(read->plan.serviceDiscounts, plan.serviceDiscounts);
}

SLIPWAY_TEST(ServiceDiscountsTest)
#include "tst_servicediscounts.moc"
