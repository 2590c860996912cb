// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testrun.h"
#include "tests/ui/window/windowfixture.h"
#include "ui/fields/stepnames.h"
#include "ui/support/labels.h"
#include "ui/window/steplist.h"

#include <QApplication>
#include <QLabel>
#include <QListView>
#include <QPushButton>
#include <QTest>

using namespace slipway;
using namespace slipway::test;
using namespace Qt::StringLiterals;

namespace {

QStringList stepNames(const WindowFixture &fixture)
{
    QStringList names;
    const QAbstractItemModel *model = fixture.find<QListView>(u"stepList"_s)->model();
    for (int row = 0; row < model->rowCount(); ++row)
        names << model->index(row, 0).data(Qt::DisplayRole).toString();
    return names;
}

} // namespace

/// Small things that have to hold in the whole window, with the product's pages.
class WindowDetailsTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyFindingLeadsToAField_data()
    {
        QTest::addColumn<QString>("id");
        for (const QString &id : WindowFixture::templateIds())
            QTest::newRow(qPrintable(id)) << id;
    }

    void everyFindingLeadsToAField()
    {
        QFETCH(QString, id);
        WindowFixture fixture(WindowFixture::Pages::Real);
        QVERIFY(fixture.openTemplate(id));
        QVERIFY(fixture.show());
        const std::vector<Finding> findings = fixture.window().session().evaluation().findings;
        int links = 0;
        for (const Finding &finding : findings) {
            if (finding.field.isEmpty())
                continue;
            fixture.window().goTo(Step::Restrictions);
            auto *link = fixture.find<LinkButton>(u"goTo:"_s + finding.rule);
            QVERIFY2(link, qPrintable(finding.rule));
            fixture.find<QWidget>(u"pageArea"_s)->setFocus();
            link->click();
            QCoreApplication::processEvents();
            const QWidget *focus = QApplication::focusWidget();
            QVERIFY2(focus && focus->isVisible() && focus != link,
                     qPrintable(finding.rule + u' ' + finding.field));
            QVERIFY2(fixture.find<QWidget>(u"pageArea"_s)->isAncestorOf(focus), qPrintable(finding.rule));
            ++links;
        }
        QVERIFY2(links > 0 || findings.empty(), "a template has findings to follow");
    }

    void theAgeOfThePricesStandsBesideTheTotal()
    {
        WindowFixture fixture(WindowFixture::Pages::Real);
        QVERIFY(fixture.openTemplate(u"vision-realtime"_s));
        QVERIFY(fixture.show());
        const QString day
            = fixture.window().session().evaluation().provenance.priceDate.toString(Qt::ISODate);
        QVERIFY(!day.isEmpty());
        for (const Step step : allSteps) {
            fixture.window().goTo(step);
            const auto *prices = fixture.find<QPushButton>(u"costBar/prices"_s);
            const auto *currency = fixture.find<QLabel>(u"costBar/currency"_s);
            QVERIFY(prices->isVisible() && prices->text().contains(day));
            // The place stands there where there is room, and is always said.
            QVERIFY2(prices->accessibleName().endsWith(u", West Europe"_s),
                     qPrintable(prices->accessibleName()));
            QVERIFY(prices->toolTip().contains(u"West Europe"_s) && prices->toolTip().contains(day));
            QVERIFY(currency->isVisible());
            QCOMPARE(currency->text(), u"USD"_s);
            QVERIFY(fixture.find<QLabel>(u"costBar/total"_s)->text().contains(u"USD "_s));
        }
    }

    void stepsKeepTheirNumberWhenStagesComeAndGo()
    {
        WindowFixture fixture(WindowFixture::Pages::Real);
        QVERIFY(fixture.openTemplate(u"vision-realtime"_s));
        QVERIFY(fixture.show());
        const QStringList before = stepNames(fixture);
        QCOMPARE(before.size(), 7);
        PlanDocument &document = fixture.window().document();
        for (std::size_t i = 0; i < document.plan().workloads.size(); ++i) {
            document.edit(u"/workloads/%1/enabled"_s.arg(i), Step::Workload, u"stage"_s,
                          [i](Plan &plan) { plan.workloads[i].enabled = false; });
            document.finishField();
            QCoreApplication::processEvents();
            QCOMPARE(stepNames(fixture), before);
            for (int number = 1; number <= 7; ++number) {
                fixture.action(u"step%1"_s.arg(number))->trigger();
                QCOMPARE(stepNumber(fixture.window().currentStep()), number);
            }
        }
    }
};

SLIPWAY_TEST(WindowDetailsTest)

#include "tst_windowdetails.moc"
