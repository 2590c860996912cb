// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testrun.h"
#include "tests/ui/search/searchfixture.h"

#include "ui/search/whynotdialog.h"
#include "ui/support/combofield.h"
#include "ui/support/signlabel.h"

#include <QLabel>
#include <QPointer>
#include <QPushButton>
#include <QTest>

using namespace slipway;
using namespace slipway::test;
using namespace Qt::StringLiterals;

class WhyNotDialogTest final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void aRetiredSizeHasReasonsAndAWayOut();
    void whatThePlanUsesHasNothingAgainstIt();
    void regionsAndTargetsCanBeAskedAbout();
    void withoutComputesThereIsNothingToAsk();

private:
    [[nodiscard]] static WhyNotDialog *ask(SearchFixture &fixture, WhyNotDialog::Subject subject,
                                           const QString &compute)
    {
        auto *dialog
            = new WhyNotDialog(fixture.session(), fixture.dialogs, subject, compute, &fixture.window());
        dialog->open();
        const auto &found = fixture.session().search().whyNot();
        if (!QTest::qWaitFor([&found] { return found.isReady(); }, 60'000))
            qFatal("no answer came");
        return dialog;
    }
    [[nodiscard]] static QString trainCompute(const SearchFixture &fixture)
    {
        return search::searchable(fixture.plan(), SearchFixture::catalog(), LifecycleStage::Training).first();
    }
};

void WhyNotDialogTest::aRetiredSizeHasReasonsAndAWayOut()
{
    SearchFixture fixture(u"vision-realtime"_s);
    const QPointer<WhyNotDialog> dialog
        = ask(fixture, *SearchFixture::catalog().findSize(u"Standard_NC6"_s), trainCompute(fixture));
    const auto reasons = dialog->findChildren<SignLabel *>(u"whyNot/reason"_s);
    QVERIFY(!reasons.isEmpty());
    for (const SignLabel *reason : reasons)
        QVERIFY(!reason->text().isEmpty());
    QVERIFY(dialog->windowTitle().contains(u"NC6"_s));
    fixture.takePicture(u"why-not-retired"_s, dialog);
    const search::WhyNot answer = *fixture.session().search().whyNot().value;
    auto *apply = dialog->findChild<QPushButton *>(u"whyNot/apply"_s);
    QCOMPARE(apply->isVisible(), answer.wayOut.has_value());
    if (!answer.wayOut)
        return;
    const Plan before = fixture.plan();
    const int steps = fixture.document().undoStack().count();
    apply->click();
    QVERIFY(fixture.dialogs.asked.isEmpty());
    QCOMPARE(fixture.document().undoStack().count(), steps + 1);
    QCOMPARE(fixture.session().evaluation().total, answer.wayOut->total);
    QTRY_VERIFY(!dialog);
    fixture.document().undoStack().undo();
    QVERIFY(fixture.plan() == before);
}

void WhyNotDialogTest::whatThePlanUsesHasNothingAgainstIt()
{
    SearchFixture fixture(u"vision-realtime"_s);
    const QString compute = trainCompute(fixture);
    const auto *dialog
        = ask(fixture, *SearchFixture::catalog().findSize(fixture.plan().compute(compute)->size), compute);
    QCOMPARE(dialog->findChild<QLabel *>(u"whyNot/summary"_s)->text(), u"Nothing stands against it."_s);
    QVERIFY(dialog->findChildren<SignLabel *>(u"whyNot/reason"_s).isEmpty());
}

void WhyNotDialogTest::regionsAndTargetsCanBeAskedAbout()
{
    SearchFixture fixture(u"vision-realtime"_s);
    const Catalog &catalog = SearchFixture::catalog();
    auto *region = ask(fixture, *catalog.findRegion(u"brazilsouth"_s), {});
    QVERIFY(region->windowTitle().contains(u"Brazil South"_s));
    fixture.takePicture(u"why-not-region"_s, region);
    region->close();
    auto *target = ask(fixture, *catalog.findTarget(u"compute_instance"_s), trainCompute(fixture));
    QCOMPARE(target->findChild<ComboField *>(u"whyNot/compute"_s)->currentData().toString(),
             trainCompute(fixture));
    fixture.takePicture(u"why-not-target"_s, target);
}

void WhyNotDialogTest::withoutComputesThereIsNothingToAsk()
{
    SearchFixture fixture(u"vision-realtime"_s);
    fixture.document().edit({}, Step::Workload, u"all"_s, [](Plan &plan) {
        plan.workloads.clear();
        plan.computes.clear();
    });
    WhyNotDialog dialog(fixture.session(), fixture.dialogs, SizeId(0), {});
    dialog.setAttribute(Qt::WA_DeleteOnClose, false);
    QVERIFY(dialog.findChild<QLabel *>(u"whyNot/summary"_s)->text().contains(u"No work of the plan runs on a compute yet"_s));
    QVERIFY(dialog.findChild<QPushButton *>(u"whyNot/apply"_s)->isHidden());
}

SLIPWAY_TEST(WhyNotDialogTest)
#include "tst_whynotdialog.moc"
