// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testrun.h"
#include "tests/ui/pages/pagefixture.h"

#include "ui/fields/fieldstep.h"
#include "ui/pages/worklistcard.h"
#include "ui/support/captionedfield.h"
#include "ui/support/theme.h"

#include <QAbstractButton>
#include <QApplication>
#include <QCheckBox>
#include <QLineEdit>
#include <QMenu>
#include <QSignalSpy>
#include <QTableView>

using namespace slipway;
using namespace slipway::test;
using namespace Qt::StringLiterals;

namespace {

QStringList column(const QTableView &table, int column)
{
    QStringList texts;
    for (int row = 0; row < table.model()->rowCount(); ++row)
        texts << table.model()->index(row, column).data().toString();
    return texts;
}

} // namespace

/// The lists of workloads and computes on the first step.
class WorkListsTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void everyWorkloadIsListedWithWhatItCosts();
    void aWorkloadIsAddedDuplicatedAndRemoved();
    void aWorkloadIsRenamedMovedAndSwitchedOff();
    void renamingAComputeRenamesItEverywhere();
    void aNameThatIsTakenIsRefusedInWords();
    void aComputeInUseCannotBeRemoved();
    void editDetailsLeadsToTheStage();
    void pictures();
};

void WorkListsTest::everyWorkloadIsListedWithWhatItCosts()
{
    PageFixture fixture(Step::Workload, PageFixture::visionPlan());
    auto *table = fixture.find<QTableView>(u"workloads/table"_s);
    QCOMPARE(table->model()->rowCount(), static_cast<int>(fixture.plan().workloads.size()));
    const Evaluation &evaluation = fixture.session().evaluation();
    for (int row = 0; row < table->model()->rowCount(); ++row) {
        const Workload &workload = fixture.plan().workloads[static_cast<std::size_t>(row)];
        Money sum(0, evaluation.currency);
        for (const CostLine &line : evaluation.lines) {
            if (line.workloads.contains(workload.id))
                sum += line.total;
        }
        QCOMPARE(
            table->model()->index(row, WorkListModel::MonthColumn).data(WorkListModel::SortRole).toLongLong(),
            sum.dividedBy(fixture.plan().months).minor());
    }
}

void WorkListsTest::aWorkloadIsAddedDuplicatedAndRemoved()
{
    PageFixture fixture(Step::Workload, PageFixture::visionPlan());
    const Plan before = fixture.plan();
    auto *table = fixture.find<QTableView>(u"workloads/table"_s);
    auto *add = fixture.find<QAbstractButton>(u"workloads/add"_s);
    QList<QAction *> kinds = add->findChild<QMenu *>()->actions();
    QCOMPARE(kinds.size(), 4);
    kinds.at(1)->trigger();
    QCOMPARE(fixture.plan().workloads.size(), before.workloads.size() + 1);
    QCOMPARE(table->currentIndex().row(), static_cast<int>(before.workloads.size()));
    const QString added = fixture.plan().workloads.back().id;
    fixture.find<QAbstractButton>(u"workloads/copy"_s)->click();
    QCOMPARE(fixture.plan().workloads.size(), before.workloads.size() + 2);
    QVERIFY(fixture.plan().workloads.back().id != added);
    QCOMPARE(fixture.plan().workloads.back().computeIds(), fixture.plan().workload(added)->computeIds());
    fixture.find<QAbstractButton>(u"workloads/remove"_s)->click();
    QCOMPARE(fixture.plan().workloads.back().id, added);
    QCOMPARE(fixture.document().undoStack().count(), 3);
    for (int i = 0; i < 3; ++i)
        fixture.document().undoStack().undo();
    QCOMPARE(fixture.plan() == before, true);
    QCoreApplication::processEvents();
    QCOMPARE(table->model()->rowCount(), static_cast<int>(before.workloads.size()));
}

void WorkListsTest::aWorkloadIsRenamedMovedAndSwitchedOff()
{
    PageFixture fixture(Step::Workload, PageFixture::visionPlan());
    QVERIFY(fixture.page().focusField(u"/workloads/1/name"_s));
    auto *table = fixture.find<QTableView>(u"workloads/table"_s);
    QCOMPARE(table->currentIndex().row(), 1);
    fixture.type(u"workloads/name"_s, u"Weekly training"_s);
    fixture.type(u"workloads/start"_s, u"3"_s);
    fixture.type(u"workloads/length"_s, u"4"_s);
    QTest::mouseClick(fixture.find<QCheckBox>(u"workloads/enabled"_s), Qt::LeftButton, {}, QPoint(8, 8));
    const Workload &workload = fixture.plan().workloads[1];
    QCOMPARE(workload.name, u"Weekly training"_s);
    QCOMPARE(workload.startMonth, 3);
    QCOMPARE(workload.lengthMonths, std::optional<int>(4));
    QVERIFY(!workload.enabled);
    QCoreApplication::processEvents();
    QCOMPARE(column(*table, WorkListModel::NameColumn).at(1), u"Weekly training (off)"_s);
    QCOMPARE(column(*table, WorkListModel::TermColumn).at(1), u"Apr 2027 to Jul 2027"_s);
    QCOMPARE(column(*table, WorkListModel::MonthColumn).at(1), u"0.00"_s);
}

void WorkListsTest::renamingAComputeRenamesItEverywhere()
{
    PageFixture fixture(Step::Workload, PageFixture::visionPlan());
    const Plan before = fixture.plan();
    QVERIFY(fixture.page().focusField(u"/computes/0/id"_s));
    fixture.type(u"computes/id"_s, u"desk"_s);
    QCOMPARE(fixture.plan().computes[0].id, u"desk"_s);
    for (std::size_t i = 0; i < before.workloads.size(); ++i) {
        QStringList expected = before.workloads[i].computeIds();
        expected.replaceInStrings(before.computes[0].id, u"desk"_s);
        QCOMPARE(fixture.plan().workloads[i].computeIds(), expected);
    }
    fixture.document().undoStack().undo();
    QCOMPARE(fixture.plan() == before, true);
}

void WorkListsTest::aNameThatIsTakenIsRefusedInWords()
{
    PageFixture fixture(Step::Workload, PageFixture::visionPlan());
    const Plan before = fixture.plan();
    QVERIFY(fixture.page().focusField(u"/computes/0/id"_s));
    fixture.type(u"computes/id"_s, before.computes[1].id);
    QCOMPARE(fixture.plan() == before, true);
    auto *field = fixture.find<QLineEdit>(u"computes/id"_s);
    QCOMPARE(field->text(), before.computes[0].id);
    QVERIFY(qobject_cast<CaptionedField *>(field->parentWidget())->messageText().contains(u"already"));
}

void WorkListsTest::aComputeInUseCannotBeRemoved()
{
    PageFixture fixture(Step::Workload, PageFixture::visionPlan());
    QVERIFY(fixture.page().focusField(u"/computes/0/note"_s));
    auto *remove = fixture.find<QAbstractButton>(u"computes/remove"_s);
    QVERIFY(!remove->isEnabled());
    const std::size_t count = fixture.plan().computes.size();
    fixture.find<QAbstractButton>(u"computes/copy"_s)->click();
    QCOMPARE(fixture.plan().computes.size(), count + 1);
    QVERIFY(remove->isEnabled());
    remove->click();
    QCOMPARE(fixture.plan().computes.size(), count);
}

void WorkListsTest::editDetailsLeadsToTheStage()
{
    PageFixture fixture(Step::Workload, PageFixture::visionPlan());
    QSignalSpy spy(&fixture.page(), &StepPage::linkActivated);
    for (std::size_t i = 0; i < fixture.plan().workloads.size(); ++i) {
        const QString pointer = u"/workloads/%1/enabled"_s.arg(i);
        QVERIFY(fixture.page().focusField(pointer));
        fixture.find<QAbstractButton>(u"workloads/open"_s)->click();
        QCOMPARE(spy.last().at(0).value<Step>(), stepOfField(fixture.plan(), pointer, Step::Review));
        QCOMPARE(spy.last().at(1).toString(), pointer);
    }
}

void WorkListsTest::pictures()
{
    for (const bool dark : {false, true}) {
        PageFixture fixture(Step::Workload, PageFixture::visionPlan(),
                            QLocale(dark ? QLocale::English : QLocale::German),
                            dark ? QSize(732, 600) : QSize(560, 500));
        applyTheme(*qApp, dark ? ThemeChoice::Dark : ThemeChoice::Light);
        for (const QString &pointer : {u"/workloads/1/name"_s, u"/computes/1/id"_s}) {
            QVERIFY(fixture.page().focusField(pointer));
            QCoreApplication::processEvents();
            fixture.takePicture(
                u"list%1-%2"_s.arg(QString(pointer).replace(u'/', u'-'), dark ? u"dark"_s : u"german"_s));
        }
    }
    applyTheme(*qApp, ThemeChoice::Light);
}

SLIPWAY_TEST(WorkListsTest)

#include "tst_worklists.moc"
