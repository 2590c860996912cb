// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/base/files.h"
#include "model/catalog/catalog.h"
#include "model/plan/planjson.h"
#include "model/prices/additions.h"
#include "tests/support/testrun.h"
#include "tests/ui/window/windowfixture.h"
#include "ui/window/noticebar.h"

#include <QDialog>
#include <QFile>
#include <QPushButton>
#include <QTableWidget>
#include <QTest>
#include <QUndoStack>

#include <algorithm>

using namespace slipway;
using namespace slipway::test;
using namespace Qt::StringLiterals;

/// A user's own sizes and prices in the window: added, taken back, found again, missing.
class PlanWindowAdditionsTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_fixture = std::make_unique<WindowFixture>(WindowFixture::Pages::Real);
        QVERIFY(m_fixture->window().openFile(m_fixture->writePlanFile(u"plan"_s)));
        m_file = QStringLiteral(SLIPWAY_TEST_DATA) + u"/additions/machine-room.json"_s;
    }

    void addingAFileIsOneEditThatCanBeTakenBack()
    {
        add(m_file);
        QVERIFY(knowsTheMachine());
        QVERIFY(m_fixture->window().isWindowModified());
        QCOMPARE(plan().additions.size(), std::size_t(1));
        QCOMPARE(plan().additions.front().id, u"machine-room"_s);
        QCOMPARE(plan().additions.front().sha256.size(), 64);

        m_fixture->window().document().undoStack().undo();
        QVERIFY(!knowsTheMachine());
        QVERIFY(!m_fixture->window().isWindowModified());
        QVERIFY2(!m_fixture->window().session().evaluation().total.isZero(),
                 "the pages and the cost are there again");

        m_fixture->window().document().undoStack().redo();
        QVERIFY(knowsTheMachine());
    }

    void othersOfTheIdAreReplacedWithAWord()
    {
        add(m_file);
        add(m_file);
        const auto isMessage = [](const FakeDialogs::Asked &each) { return each.what == u"message"; };
        QVERIFY(std::ranges::none_of(m_fixture->dialogs.asked, isMessage));
        const QString first = plan().additions.front().sha256;
        const Result<QByteArray> bytes = readFile(m_file, maxAdditionsBytes);
        QVERIFY(bytes.ok());
        const QString other = m_fixture->path(u"other.json"_s);
        QVERIFY(writeFileAtomically(other, QByteArray(*bytes + '\n')).ok());
        add(other);
        QCOMPARE(plan().additions.size(), std::size_t(1));
        QVERIFY(plan().additions.front().sha256 != first);
        const FakeDialogs::Asked &said = m_fixture->dialogs.asked.last();
        QVERIFY2(said.text.contains(u"other additions called machine-room"_s), qPrintable(said.text));
        m_fixture->window().document().undoStack().undo();
        QCOMPARE(plan().additions.front().sha256, first);
    }

    void theDialogListsAndRemoves()
    {
        QTableWidget *table = add(m_file);
        QTRY_COMPARE(table->rowCount(), 1);
        QCOMPARE(table->item(0, 0)->text(), u"Machines of our own"_s);
        table->selectRow(0);
        auto *remove = m_fixture->find<QPushButton>(u"additionsRemove"_s);
        QVERIFY(remove->isEnabled());
        remove->click();
        QVERIFY(plan().additions.empty());
        QVERIFY(!knowsTheMachine());
    }

    void aSavedPlanFindsThemAgain()
    {
        add(m_file);
        usesTheMachine();
        const QString path = m_fixture->path(u"own.slipway"_s);
        QVERIFY(m_fixture->window().document().save(path).ok());
        m_fixture->restart();
        QVERIFY(!knowsTheMachine());
        QVERIFY(m_fixture->window().openFile(path));
        QVERIFY(knowsTheMachine());
        // Another plan is not shown with them.
        QVERIFY(m_fixture->window().openFile(m_fixture->writePlanFile(u"other"_s)));
        QVERIFY(!knowsTheMachine());
    }

    void aPlanWhoseAdditionsAreGoneIsNotOpened()
    {
        Plan named = plan();
        named.additions = {{u"nowhere"_s, {}, {}}};
        const QString path = m_fixture->path(u"named.slipway"_s);
        QVERIFY(writeFileAtomically(path, writePlan(named)).ok());
        const QString before = m_fixture->window().document().filePath();
        QVERIFY(!m_fixture->window().openFile(path));
        QCOMPARE(m_fixture->window().document().filePath(), before);
        const FakeDialogs::Asked &said = m_fixture->dialogs.asked.last();
        QVERIFY2(said.text.contains(u"nowhere"_s), qPrintable(said.text));
    }

    void aFaultyFileIsRefusedWithItsPlace()
    {
        const QString path = m_fixture->path(u"faulty.json"_s);
        QVERIFY(writeFileAtomically(path,
                                    QByteArray(R"({"schema": "slipway.additions", "version": 1, "id": "x"})"))
                    .ok());
        add(path);
        QVERIFY(plan().additions.empty());
        const FakeDialogs::Asked &said = m_fixture->dialogs.asked.last();
        QVERIFY2(said.text.contains(u"/name"_s), qPrintable(said.text));
    }

private:
    const Plan &plan() { return m_fixture->window().document().plan(); }

    bool knowsTheMachine()
    {
        return m_fixture->window().session().context().catalog.findSize(u"Rack_4x6000").has_value();
    }

    void usesTheMachine()
    {
        m_fixture->window().document().edit({}, Step::Training, u"machine"_s, [](Plan &changed) {
            Compute &compute = changed.computes.front();
            compute.target = u"slurm"_s;
            compute.size = u"Rack_4x6000"_s;
            compute.region = u"machine-room"_s;
        });
    }

    /// Through the dialog, as a user does; the dialog stays open.
    QTableWidget *add(const QString &path)
    {
        m_fixture->dialogs.openAnswers.append(path);
        m_fixture->action(u"additions"_s)->trigger();
        m_fixture->find<QPushButton>(u"additionsAdd"_s)->click();
        return m_fixture->find<QTableWidget>(u"additionsTable"_s);
    }

    std::unique_ptr<WindowFixture> m_fixture;
    QString m_file;
};

SLIPWAY_TEST(PlanWindowAdditionsTest)

#include "tst_planwindowadditions.moc"
