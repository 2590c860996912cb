// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testrun.h"
#include "tests/ui/search/searchfixture.h"

#include "model/document/planactuals.h"
#include "model/items/actualsmodel.h"
#include "ui/compare/actualspage.h"
#include "ui/compare/comparepage.h"
#include "ui/support/segmentedcontrol.h"

#include <QDragEnterEvent>
#include <QDropEvent>
#include <QFile>
#include <QLabel>
#include <QMimeData>
#include <QPushButton>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>
#include <QUrl>

using namespace slipway;
using namespace slipway::test;
using namespace Qt::StringLiterals;

namespace {

const QByteArray billHeading
    = "BilledCost,EffectiveCost,BillingCurrency,ChargePeriodStart,ServiceName,ChargeCategory,Tags\n";

QByteArray billRow(const QByteArray &day, const QByteArray &cost, const QByteArray &plan, const QByteArray &line)
{
    return cost + ',' + cost + ",USD," + day + "T00:00:00Z,Virtual Machines,Usage,\"{\"\"slipway-plan\"\":\"\"" + plan
        + "\"\",\"\"slipway-line\"\":\"\"" + line + "\"\"}\"\n";
}

} // namespace

/// Compare, Actual costs: what was billed beside the plan.
class ActualsPageTest final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void whatWasBilledStandsBesideThePlan();
    void whatIsDroppedIsRead();
    void halfABillIsNone();
    void aPlanThatChangesIsSaid();
    void readingCanBeEnded();

private:
    [[nodiscard]] QString write(const QString &name, const QByteArray &bytes) const
    {
        QFile file(m_folder.filePath(name));
        return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() ? file.fileName() : QString();
    }
    static QString text(const ActualsPage &page, const QString &name)
    {
        return page.findChild<QLabel *>(u"actuals/"_s + name)->text();
    }
    static bool wait(const ActualsPage &page)
    {
        return QTest::qWaitFor([&] { return !page.actuals().costs().busy; }, 60'000);
    }

    QTemporaryDir m_folder;
};

/// By hand: 100.25 + 200.50 of the plan, 7.00 of another, so 300.75 are billed. The plan starts in January 2027.
void ActualsPageTest::whatWasBilledStandsBesideThePlan()
{
    SearchFixture fixture(u"llm-finetune-endpoint"_s);
    auto *compare = new ComparePage(fixture.session(), fixture.dialogs);
    fixture.show(compare, {1064, 680});
    auto *part = compare->findChild<SegmentedControl *>(u"compare/part"_s);
    part->setCurrent(1);
    Q_EMIT part->chosen(1);
    ActualsPage &page = *compare->actuals();
    QVERIFY(page.isVisible());
    QVERIFY(!compare->findChild<QPushButton *>(u"compare/addScenario"_s)->isVisible());
    fixture.takePicture(u"actuals-empty"_s);

    const QByteArray plan = fixture.plan().name.toUtf8();
    const QString bill = write(u"january.csv"_s,
                               billHeading + billRow("2027-01-05", "100.25", plan, "compute/tune")
                                   + billRow("2027-01-31", "200.50", plan, "compute/tune")
                                   + billRow("2027-01-31", "7.00", "Other", "compute/tune"));
    fixture.dialogs.openAnswers << bill;
    page.findChild<QPushButton *>(u"actuals/choose"_s)->click();
    QVERIFY(wait(page));
    fixture.takePicture(u"actuals"_s);
    QVERIFY2(text(page, u"state"_s).startsWith(u"3 charges read from january.csv."_s), qPrintable(text(page, u"state"_s)));
    QVERIFY2(text(page, u"figures"_s).contains(u"Billed from 2027-01-05 to 2027-01-31: USD 300.75."_s),
             qPrintable(text(page, u"figures"_s)));
    const ActualCosts &costs = *page.actuals().costs().value;
    QVERIFY(text(page, u"forecast"_s).contains(u"if the rest goes as planned"_s));
    // Billed + planned in all - planned to date.
    QCOMPARE(costs.forecastAsPlanned.known(), costs.billed + costs.plannedWhole.known() - costs.planned.known());

    const QAbstractItemModel &rows = *page.findChild<QTableView *>(u"actuals/table"_s)->model();
    QCOMPARE(rows.index(rows.rowCount() - 1, 3).data().toString(), u"300.75"_s);
    auto *kind = page.findChild<SegmentedControl *>(u"actuals/kind"_s);
    kind->setCurrent(2);
    Q_EMIT kind->chosen(2);
    QCOMPARE(rows.rowCount(), 1);
    QCOMPARE(rows.index(0, 1).data().toString(), u"tag of another plan"_s);
    QCOMPARE(rows.index(0, 3).data().toString(), u"7.00"_s);

    // A further export counts with it; the same one again does not.
    fixture.dialogs.openAnswers << write(u"february.csv"_s,
                                         billHeading + billRow("2027-02-01", "1.00", plan, "compute/tune"))
                                << bill;
    page.findChild<QPushButton *>(u"actuals/further"_s)->click();
    QVERIFY(wait(page));
    page.findChild<QPushButton *>(u"actuals/further"_s)->click();
    QVERIFY(wait(page));
    QCOMPARE(page.actuals().costs().value->billed.toDecimal(), u"301.75"_s);
}

void ActualsPageTest::whatIsDroppedIsRead()
{
    SearchFixture fixture(u"llm-finetune-endpoint"_s);
    auto *page = new ActualsPage(fixture.session(), fixture.dialogs);
    fixture.show(page, {1064, 620});
    QMimeData data;
    data.setUrls({QUrl::fromLocalFile(
        write(u"dropped.csv"_s, billHeading + billRow("2027-01-05", "5.00", fixture.plan().name.toUtf8(), {})))});
    QDragEnterEvent enter(QPoint(20, 20), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(page, &enter);
    QVERIFY(enter.isAccepted());
    QDropEvent drop(QPointF(20, 20), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(page, &drop);
    QTRY_VERIFY(page->actuals().costs().value.has_value());
    QCOMPARE(page->actuals().costs().value->billed.toDecimal(), u"5.00"_s);
}

void ActualsPageTest::halfABillIsNone()
{
    SearchFixture fixture(u"llm-finetune-endpoint"_s);
    auto *page = new ActualsPage(fixture.session(), fixture.dialogs);
    fixture.show(page, {1064, 620});
    QByteArray bill = billHeading;
    for (int i = 0; i < 50; ++i)
        bill += billRow("2027-01-05", "1.00", fixture.plan().name.toUtf8(), {});
    page->readFiles({write(u"whole.csv"_s, bill)});
    QVERIFY(wait(*page));
    QVERIFY(page->actuals().costs().value.has_value());
    page->readFiles({write(u"half.csv"_s, bill.chopped(20))});
    QVERIFY(wait(*page));
    QVERIFY(!page->actuals().costs().value.has_value());
    QVERIFY2(text(*page, u"state"_s).startsWith(u"Nothing was taken from half.csv."_s),
             qPrintable(text(*page, u"state"_s)));
}

void ActualsPageTest::aPlanThatChangesIsSaid()
{
    SearchFixture fixture(u"llm-finetune-endpoint"_s);
    auto *page = new ActualsPage(fixture.session(), fixture.dialogs);
    fixture.show(page, {1064, 620});
    page->readFiles(
        {write(u"a.csv"_s, billHeading + billRow("2027-01-05", "5.00", fixture.plan().name.toUtf8(), {}))});
    QVERIFY(wait(*page));
    QVERIFY(!text(*page, u"state"_s).contains(u"changed since"_s));
    fixture.document().edit(u"/months"_s, Step::Workload, u"months"_s, [](Plan &plan) { plan.months += 1; });
    QTRY_VERIFY(text(*page, u"state"_s).contains(u"The plan changed since"_s));
    page->findChild<QPushButton *>(u"actuals/again"_s)->click();
    QVERIFY(wait(*page));
    QVERIFY(!text(*page, u"state"_s).contains(u"changed since"_s));
}

void ActualsPageTest::readingCanBeEnded()
{
    SearchFixture fixture(u"llm-finetune-endpoint"_s);
    auto *page = new ActualsPage(fixture.session(), fixture.dialogs);
    fixture.show(page, {1064, 620});
    QByteArray bill = billHeading;
    const QByteArray row = billRow("2027-01-05", "1.00", fixture.plan().name.toUtf8(), {});
    while (bill.size() < 20'000'000)
        bill += row;
    page->readFiles({write(u"large.csv"_s, bill)});
    auto *cancel = page->findChild<QPushButton *>(u"actuals/cancel"_s);
    QVERIFY(cancel->isVisible());
    cancel->click();
    QVERIFY(!page->actuals().costs().busy);
    QVERIFY(!page->actuals().costs().value.has_value());
    QVERIFY(!cancel->isVisible());
}

SLIPWAY_TEST(ActualsPageTest)
#include "tst_actualspage.moc"
