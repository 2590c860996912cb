// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testrun.h"

#include "model/document/plandocument.h"
#include "model/plan/planjson.h"
#include "model/plan/shownnames.h"
#include "tests/model/document/documentedits.h"
#include "tests/support/files.h"
#include "tests/support/sampleevaluation.h"

#include <QDir>
#include <QFile>
#include <QRandomGenerator>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <sys/resource.h>

#include <csignal>

using namespace slipway;
using namespace slipway::test;
using namespace Qt::StringLiterals;

namespace {

void setMaxNodes(PlanDocument &document, int nodes)
{
    document.edit(u"/computes/1/maxNodes"_s, Step::Training, u"max nodes"_s,
                  [nodes](Plan &plan) { plan.computes[1].maxNodes = nodes; });
}

/// One of five fields on three steps gets a random value.
void editAtRandom(PlanDocument &document, QRandomGenerator &random)
{
    const int value = random.bounded(1, 100);
    switch (random.bounded(5)) {
    case 0:
        return setMonths(document, value);
    case 1:
        return setMaxNodes(document, value);
    case 2:
        return document.edit(u"/name"_s, Step::Workload, u"name"_s,
                             [value](Plan &plan) { plan.name = QString::number(value); });
    case 3:
        return document.edit(u"/computes"_s, Step::Training, u"computes"_s, [value](Plan &plan) {
            plan.computes.resize(2 + static_cast<std::size_t>(value % 3));
        });
    default:
        return document.edit(u"/discountPercent"_s, Step::Cost, u"discount"_s,
                             [value](Plan &plan) { plan.discountPercent = value * 0.5; });
    }
}

/// As if the disk were full: no file of this process may grow beyond `bytes`.
class FullDisk
{
public:
    explicit FullDisk(rlim_t bytes)
    {
        m_handler = std::signal(SIGXFSZ, SIG_IGN);
        getrlimit(RLIMIT_FSIZE, &m_before);
        const rlimit limit{bytes, m_before.rlim_max};
        setrlimit(RLIMIT_FSIZE, &limit);
    }
    ~FullDisk()
    {
        setrlimit(RLIMIT_FSIZE, &m_before);
        std::signal(SIGXFSZ, m_handler);
    }
    FullDisk(const FullDisk &) = delete;
    FullDisk &operator=(const FullDisk &) = delete;

private:
    rlimit m_before{};
    void (*m_handler)(int) = nullptr;
};

} // namespace

class PlanDocumentTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void eachStepOfUndoSaysWhatItChanged();
    void editsOfOneFieldAreOneStep();
    void finishingAFieldEndsItsStep();
    void editsOfOtherFieldsDoNotMerge();
    void editsWithoutAFieldDoNotMerge();
    void undoEndsMerging();
    void typingBackToTheStartLeavesNoStep();
    void anEditThatChangesNothingIsNoStep();
    void stepsAreNamedAfterTheirField();
    void fiveHundredRandomEditsAreUndoneExactly();
    void undoToTheSavedStateIsUnmodified();
    void theUndoListIsLimited();
    void undoAndRedoGoToTheField();
    void aJumpIsAnnouncedOnce();
    void slotsMayEditWhenThePlanChanges();
    void fixesAreStepsOfTheirOwn();
    void aFixThatDoesNotFitChangesNothing();
    void savingAndOpeningGivesTheSamePlan();
    void whatCannotBeOpenedChangesNothing_data();
    void whatCannotBeOpenedChangesNothing();
    void aPlanThatFailsTheCheckIsNotOpened();
    void plansOfNewerVersionsAreReadOnly();
    void aPlanInUseElsewhereIsSavedUnderAnotherName();
    void whatCannotBeSavedStaysModified_data();
    void whatCannotBeSavedStaysModified();
    void aFullDiskLeavesTheOldFile();
    void changesByOthersAreSeen();
    void startingAnewForgetsEverything();
    void aRestoredPlanIsModified();
    void theNameIsThatOfTheFile();
};

void PlanDocumentTest::editsOfOneFieldAreOneStep()
{
    PlanDocument document;
    const QSignalSpy changes(&document, &PlanDocument::planChanged);
    for (int months = 20; months < 30; ++months)
        setMonths(document, months);
    QCOMPARE(document.plan().months, 29);
    QCOMPARE(document.undoStack().count(), 1);
    QCOMPARE(changes.count(), 10);
    document.undoStack().undo();
    QCOMPARE(document.plan().months, 12);
    document.undoStack().redo();
    QCOMPARE(document.plan().months, 29);
}

void PlanDocumentTest::finishingAFieldEndsItsStep()
{
    PlanDocument document;
    setMonths(document, 20);
    document.finishField();
    setMonths(document, 30);
    QCOMPARE(document.undoStack().count(), 2);
    document.undoStack().undo();
    QCOMPARE(document.plan().months, 20);
}

void PlanDocumentTest::editsOfOtherFieldsDoNotMerge()
{
    PlanDocument document;
    document.reset(makeSample().plan);
    setMonths(document, 20);
    setMaxNodes(document, 7);
    setMonths(document, 21);
    QCOMPARE(document.undoStack().count(), 3);
}

void PlanDocumentTest::editsWithoutAFieldDoNotMerge()
{
    PlanDocument document;
    for (const int months : {20, 21}) {
        document.edit({}, Step::Workload, u"template"_s, [months](Plan &plan) { plan.months = months; });
    }
    QCOMPARE(document.undoStack().count(), 2);
}

void PlanDocumentTest::undoEndsMerging()
{
    PlanDocument document;
    document.reset(makeSample().plan);
    setMonths(document, 20);
    setMaxNodes(document, 7);
    document.undoStack().undo();
    setMonths(document, 21);
    QCOMPARE(document.undoStack().count(), 2);
    document.undoStack().undo();
    QCOMPARE(document.plan().months, 20);
}

void PlanDocumentTest::typingBackToTheStartLeavesNoStep()
{
    PlanDocument document;
    setMonths(document, 120);
    setMonths(document, 12);
    QCOMPARE(document.undoStack().count(), 0);
    QVERIFY(!document.isModified());
}

void PlanDocumentTest::anEditThatChangesNothingIsNoStep()
{
    PlanDocument document;
    const QSignalSpy changes(&document, &PlanDocument::planChanged);
    setMonths(document, 12);
    QCOMPARE(document.undoStack().count(), 0);
    QCOMPARE(changes.count(), 0);
}

void PlanDocumentTest::stepsAreNamedAfterTheirField()
{
    PlanDocument document;
    document.reset(makeSample().plan);
    setMaxNodes(document, 9);
    QCOMPARE(document.undoStack().undoText(), u"Change of max nodes"_s);
}

void PlanDocumentTest::fiveHundredRandomEditsAreUndoneExactly()
{
    QRandomGenerator random(20);
    PlanDocument document;
    document.undoStack().clear();
    document.undoStack().setUndoLimit(0);
    const Plan start = makeSample().plan;
    document.reset(start);
    for (int i = 0; i < 500; ++i) {
        editAtRandom(document, random);
        if (random.bounded(4) == 0)
            document.finishField();
    }
    QVERIFY(document.undoStack().count() > 300);
    const Plan end = document.plan();
    document.undoStack().setIndex(0);
    QCOMPARE(document.plan(), start);
    QVERIFY(!document.isModified());
    while (document.undoStack().canRedo())
        document.undoStack().redo();
    QCOMPARE(document.plan(), end);
    while (document.undoStack().canUndo())
        document.undoStack().undo();
    QCOMPARE(document.plan(), start);
    QVERIFY(!document.isModified());
}

void PlanDocumentTest::undoToTheSavedStateIsUnmodified()
{
    const QTemporaryDir folder;
    PlanDocument document;
    QSignalSpy modified(&document, &PlanDocument::modifiedChanged);
    setMonths(document, 20);
    QVERIFY(document.save(folder.filePath(u"plan.slipway"_s)).ok());
    QVERIFY(!document.isModified());
    setMonths(document, 21);
    QVERIFY(document.isModified());
    document.undoStack().undo();
    QVERIFY(!document.isModified());
    QCOMPARE(document.plan().months, 20);
    document.undoStack().undo();
    QVERIFY(document.isModified());
    document.undoStack().redo();
    QVERIFY(!document.isModified());
    QCOMPARE(modified.count(), 6);
    QCOMPARE(modified.constLast().constFirst().toBool(), false);
}

void PlanDocumentTest::theUndoListIsLimited()
{
    PlanDocument document;
    for (int i = 0; i < PlanDocument::undoLimit + 50; ++i) {
        setMonths(document, 20 + i);
        document.finishField();
    }
    QCOMPARE(document.undoStack().count(), 200);
    document.undoStack().setIndex(0);
    QCOMPARE(document.plan().months, 69);
    QVERIFY(document.isModified()); // the saved state cannot be reached any more
}

void PlanDocumentTest::undoAndRedoGoToTheField()
{
    PlanDocument document;
    document.reset(makeSample().plan);
    QSignalSpy visits(&document, &PlanDocument::fieldRevisited);
    setMaxNodes(document, 9);
    QCOMPARE(visits.count(), 0);
    document.undoStack().undo();
    QCOMPARE(visits.count(), 1);
    QCOMPARE(visits.constLast().at(0).value<Step>(), Step::Training);
    QCOMPARE(visits.constLast().at(1).toString(), u"/computes/1/maxNodes"_s);
    document.undoStack().redo();
    QCOMPARE(visits.count(), 2);
    setMonths(document, 99);
    QCOMPARE(visits.count(), 2);
}

void PlanDocumentTest::aJumpIsAnnouncedOnce()
{
    PlanDocument document;
    document.reset(makeSample().plan);
    setMaxNodes(document, 9);
    setMonths(document, 20);
    setMaxNodes(document, 10);
    const QSignalSpy changes(&document, &PlanDocument::planChanged);
    QSignalSpy visits(&document, &PlanDocument::fieldRevisited);
    document.undoStack().setIndex(1);
    QCOMPARE(changes.count(), 1);
    QCOMPARE(visits.count(), 1);
    QCOMPARE(visits.constFirst().at(1).toString(), u"/months"_s);
    QCOMPARE(document.plan().computes[1].maxNodes, 9);
}

void PlanDocumentTest::slotsMayEditWhenThePlanChanges()
{
    PlanDocument document;
    connect(&document, &PlanDocument::planChanged, &document, [&document] {
        document.edit(u"/notes"_s, Step::Review, u"notes"_s,
                      [](Plan &plan) { plan.notes = QString::number(plan.months); });
    });
    setMonths(document, 20);
    QCOMPARE(document.plan().notes, u"20"_s);
    QCOMPARE(document.undoStack().count(), 2);
    document.undoStack().undo();
    QCOMPARE(document.plan().notes, u"20"_s); // the slot wrote it again
    QCOMPARE(document.plan().months, 20);
}

void PlanDocumentTest::fixesAreStepsOfTheirOwn()
{
    PlanDocument document;
    document.reset(makeSample().plan);
    setMaxNodes(document, 5);
    const PlanEdit fix{u"Set highest nodes to 6"_s, Step::Training, {{u"/computes/1/maxNodes"_s, 6}}};
    QVERIFY(document.apply(fix).ok());
    setMaxNodes(document, 7);
    QCOMPARE(document.undoStack().count(), 3);
    QCOMPARE(document.undoStack().text(1), u"Set highest nodes to 6"_s);
    document.undoStack().undo();
    QCOMPARE(document.plan().computes[1].maxNodes, 6);
    QVERIFY(document.apply(fix).ok()); // nothing left to do
    QCOMPARE(document.undoStack().index(), 2);
}

void PlanDocumentTest::aFixThatDoesNotFitChangesNothing()
{
    PlanDocument document;
    const PlanEdit fix{u"Set highest nodes to 6"_s, Step::Training, {{u"/computes/9/maxNodes"_s, 6}}};
    QVERIFY(!document.apply(fix).ok());
    QCOMPARE(document.plan(), Plan());
    QCOMPARE(document.undoStack().count(), 0);
}

void PlanDocumentTest::savingAndOpeningGivesTheSamePlan()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"churn model.slipway"_s);
    PlanDocument first;
    first.reset(makeSample().plan);
    const QSignalSpy paths(&first, &PlanDocument::filePathChanged);
    QVERIFY(first.save(path).ok());
    QVERIFY(first.save(path).ok());
    QCOMPARE(paths.count(), 1);
    PlanDocument second;
    const QSignalSpy changes(&second, &PlanDocument::planChanged);
    const Result<QStringList> notices = second.open(path);
    QVERIFY2(notices.ok(), notices.ok() ? "" : qPrintable(notices.error().message));
    QCOMPARE(second.plan(), first.plan());
    QCOMPARE(second.filePath(), path);
    QCOMPARE(second.savedHash(), first.savedHash());
    QCOMPARE(changes.count(), 1);
    QVERIFY(!second.isModified());
    QVERIFY(!second.isReadOnly());
}

void PlanDocumentTest::whatCannotBeOpenedChangesNothing_data()
{
    QTest::addColumn<QByteArray>("content");
    QTest::newRow("empty") << QByteArray();
    QTest::newRow("no JSON") << QByteArray("GIF89a");
    QTest::newRow("cut off") << writePlan(Plan()).left(200);
    QTest::newRow("other JSON") << QByteArray("{\"a\": 1}");
    QTest::newRow("no file") << QByteArray("absent");
}

void PlanDocumentTest::whatCannotBeOpenedChangesNothing()
{
    QFETCH(QByteArray, content);
    const QTemporaryDir folder;
    PlanDocument document;
    QVERIFY(document.save(folder.filePath(u"mine.slipway"_s)).ok());
    setMonths(document, 20);
    const Plan before = document.plan();
    const QSignalSpy changes(&document, &PlanDocument::planChanged);
    const QString path = folder.filePath(u"other.slipway"_s);
    if (content != "absent")
        QVERIFY(put(path, content));
    const Result<QStringList> opened = document.open(path);
    QVERIFY(!opened.ok());
    QVERIFY(!opened.error().message.isEmpty());
    QCOMPARE(document.plan(), before);
    QCOMPARE(document.filePath(), folder.filePath(u"mine.slipway"_s));
    QVERIFY(document.isModified());
    QCOMPARE(document.undoStack().count(), 1);
    QCOMPARE(changes.count(), 0);
}

void PlanDocumentTest::aPlanThatFailsTheCheckIsNotOpened()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"plan.slipway"_s);
    PlanDocument writer;
    setMonths(writer, 33);
    QVERIFY(writer.save(path).ok());
    PlanDocument document;
    document.setCheck([](const Plan &plan, const QString &) -> Result<void> {
        if (plan.months == 33)
            return Error{ErrorCode::Invalid, u"No."_s, u"/months"_s};
        return {};
    });
    const Result<QStringList> opened = document.open(path);
    QVERIFY(!opened.ok());
    QCOMPARE(opened.error().where, u"/months"_s);
    QCOMPARE(document.plan().months, 12);
    QVERIFY(document.filePath().isEmpty());
}

void PlanDocumentTest::plansOfNewerVersionsAreReadOnly()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"newer.slipway"_s);
    QByteArray bytes = writePlan(makeSample().plan);
    const QByteArray version = "\"version\": " + QByteArray::number(planSchemaVersion);
    QVERIFY(bytes.contains(version));
    bytes.replace(version, QByteArray("\"version\": " + QByteArray::number(planSchemaVersion + 1)));
    QVERIFY(put(path, bytes));
    PlanDocument document;
    const QSignalSpy readOnly(&document, &PlanDocument::readOnlyChanged);
    QVERIFY(document.open(path).ok());
    QVERIFY(document.isReadOnly());
    QCOMPARE(readOnly.count(), 1);
    setMonths(document, 20);
    QCOMPARE(document.plan().months, 12);
    QVERIFY(!document.apply({u"Set"_s, Step::Training, {{u"/months"_s, 6}}}).ok());
    const Result<void> saved = document.save(folder.filePath(u"copy.slipway"_s));
    QVERIFY(!saved.ok());
    QCOMPARE(saved.error().code, ErrorCode::Newer);
    QCOMPARE(contentOf(path), bytes);
    document.reset(Plan());
    QVERIFY(!document.isReadOnly());
}

void PlanDocumentTest::aPlanInUseElsewhereIsSavedUnderAnotherName()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"plan.slipway"_s);
    PlanDocument document;
    QVERIFY(document.save(path).ok());
    document.setInUseElsewhere(true);
    QVERIFY(document.isReadOnly());
    setMonths(document, 20);
    QCOMPARE(document.plan().months, 12);
    QVERIFY(!document.save(path).ok());
    QVERIFY(!document.save(folder.path() + u"/./plan.slipway"_s).ok());
    QVERIFY(document.save(folder.filePath(u"copy.slipway"_s)).ok());
    QVERIFY(!document.isReadOnly());
}

void PlanDocumentTest::whatCannotBeSavedStaysModified_data()
{
    QTest::addColumn<QString>("name");
    QTest::newRow("a folder") << u"folder"_s;
    QTest::newRow("in no folder") << u"absent/plan.slipway"_s;
    QTest::newRow("name too long") << QString(300, u'a');
    QTest::newRow("below a file") << u"file/plan.slipway"_s;
}

void PlanDocumentTest::whatCannotBeSavedStaysModified()
{
    QFETCH(QString, name);
    const QTemporaryDir folder;
    QVERIFY(QDir(folder.path()).mkdir(u"folder"_s));
    QVERIFY(put(folder.filePath(u"file"_s), "text"));
    PlanDocument document;
    setMonths(document, 20);
    const Result<void> saved = document.save(folder.filePath(name));
    QVERIFY(!saved.ok());
    QCOMPARE(saved.error().code, ErrorCode::Unwritable);
    QVERIFY2(saved.error().message.contains(name.section(u'/', -1)), qPrintable(saved.error().message));
    QVERIFY(document.isModified());
    QVERIFY(document.filePath().isEmpty());
    QCOMPARE(contentOf(folder.filePath(u"file"_s)), QByteArray("text"));
}

void PlanDocumentTest::aFullDiskLeavesTheOldFile()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"plan.slipway"_s);
    PlanDocument document;
    document.reset(makeSample().plan);
    QVERIFY(document.save(path).ok());
    const QByteArray before = contentOf(path);
    setMonths(document, 20);
    {
        const FullDisk full(100);
        QVERIFY(!document.save(path).ok());
    }
    QCOMPARE(contentOf(path), before);
    QVERIFY(document.isModified());
    QVERIFY(!document.changedOnDisk());
    QCOMPARE(QDir(folder.path()).entryList(QDir::Files | QDir::Hidden), QStringList(u"plan.slipway"_s));
    QVERIFY(document.save(path).ok());
    QVERIFY(contentOf(path) != before);
}

void PlanDocumentTest::changesByOthersAreSeen()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"plan.slipway"_s);
    PlanDocument document;
    QVERIFY(!document.changedOnDisk());
    QVERIFY(document.save(path).ok());
    QVERIFY(!document.changedOnDisk());
    const QByteArray mine = contentOf(path);
    QVERIFY(put(path, QByteArray(mine).replace("12", "13")));
    QVERIFY(document.changedOnDisk());
    QVERIFY(put(path, mine));
    QVERIFY(!document.changedOnDisk());
    QVERIFY(put(path, QByteArray(maxPlanBytes + 1, ' ')));
    QVERIFY(document.changedOnDisk());
    QVERIFY(QFile::remove(path));
    QVERIFY(!document.changedOnDisk());
    QVERIFY(document.save(path).ok());
    QVERIFY(!document.changedOnDisk());
}

void PlanDocumentTest::startingAnewForgetsEverything()
{
    const QTemporaryDir folder;
    PlanDocument document;
    QVERIFY(document.save(folder.filePath(u"plan.slipway"_s)).ok());
    setMonths(document, 20);
    document.reset(Plan());
    QVERIFY(document.filePath().isEmpty());
    QVERIFY(document.savedHash().isEmpty());
    QVERIFY(!document.isModified());
    QCOMPARE(document.undoStack().count(), 0);
    QCOMPARE(document.plan(), Plan());
}

void PlanDocumentTest::aRestoredPlanIsModified()
{
    PlanDocument document;
    Plan plan = makeSample().plan;
    document.restore(plan, u"/plans/churn.slipway"_s, QByteArray(32, 'h'));
    QVERIFY(document.isModified());
    QCOMPARE(document.plan(), plan);
    QCOMPARE(document.filePath(), u"/plans/churn.slipway"_s);
    document.reset(Plan());
    QVERIFY(!document.isModified());
}

void PlanDocumentTest::theNameIsThatOfTheFile()
{
    const QTemporaryDir folder;
    PlanDocument document;
    // The title of the window and that of the report have one name for it.
    QCOMPARE(document.displayName(), u"Plan without a name"_s);
    QCOMPARE(document.displayName(), shownNameOf(document.plan()));
    Plan plan;
    plan.name = u"Support assistant"_s;
    document.reset(plan);
    QCOMPARE(document.displayName(), u"Support assistant"_s);
    QVERIFY(document.save(folder.filePath(u"churn.v2.slipway"_s)).ok());
    QCOMPARE(document.displayName(), u"churn.v2"_s);
}

void PlanDocumentTest::eachStepOfUndoSaysWhatItChanged()
{
    PlanDocument document;
    document.reset(makeSample().plan);
    QVERIFY(!document.editAt(0));
    setMonths(document, 7);
    setMonths(document, 8); // goes on in the same field
    setMaxNodes(document, 9);
    const PlanDocument::Edit months{u"months"_s, Step::Workload, u"/months"_s};
    const PlanDocument::Edit nodes{u"max nodes"_s, Step::Training, u"/computes/1/maxNodes"_s};
    QCOMPARE(document.editAt(0), months);
    QCOMPARE(document.editAt(1), nodes);
    QVERIFY(!document.editAt(2));
    QVERIFY(!document.editAt(-1));
    // What was taken back is still there to be named.
    document.undoStack().undo();
    QCOMPARE(document.undoStack().index(), 1);
    QCOMPARE(document.editAt(1), nodes);
}

SLIPWAY_TEST(PlanDocumentTest)
#include "tst_plandocument.moc"
