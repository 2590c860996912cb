// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/wiring/templates.h"
#include "app/wiring/window.h"
#include "model/base/files.h"
#include "model/plan/planjson.h"
#include "tests/app/program.h"
#include "tests/support/testrun.h"
#include "ui/window/planwindow.h"

#include <QAbstractButton>
#include <QApplication>
#include <QDir>
#include <QElapsedTimer>
#include <QMessageBox>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

#include <csignal>

using namespace slipway;
using namespace Qt::StringLiterals;

namespace {

/// What the window asked and showed until it was closed.
struct Seen
{
    QStringList questions;
    QString author;
    bool readOnly = false;
    bool modified = false;
};

/// Runs the real window, answers every box with the button named in `answers` (or closes it), closes the window as
/// soon as `path` is open there, and says what was seen.
Seen runAndAnswer(const QString &path, const QStringList &answers)
{
    Seen seen;
    QTimer timer;
    QObject::connect(&timer, &QTimer::timeout, &timer, [&] {
        if (auto *box = qobject_cast<QMessageBox *>(QApplication::activeModalWidget())) {
            seen.questions.append(box->windowTitle() + u": "_s + box->text());
            for (QAbstractButton *button : box->buttons()) {
                if (answers.contains(button->text().remove(u'&')))
                    return button->click();
            }
            box->reject();
            return;
        }
        for (QWidget *widget : QApplication::topLevelWidgets()) {
            auto *window = qobject_cast<PlanWindow *>(widget);
            if (window == nullptr || !window->isPlanOpen())
                continue;
            timer.stop();
            seen.author = window->document().plan().author;
            seen.readOnly = window->document().isReadOnly();
            seen.modified = window->document().isModified();
            // Restored edits are given up here; the question about them is not what is tested.
            QTimer::singleShot(50, window, [] {
                if (auto *box = qobject_cast<QMessageBox *>(QApplication::activeModalWidget()))
                    box->button(QMessageBox::Discard)->click();
            });
            window->close();
        }
    });
    timer.start(5);
    if (const Result<void> ran = runWindow({path}, [](const Error &) {}); !ran)
        seen.questions.append(ran.error().message);
    return seen;
}

} // namespace

/// Two processes of the program and one plan file: what the second is told while the first has it open, and after the
/// first was killed.
class TwoProcessesTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        // Where the folders of the test mode lie, of this process and of the child.
        m_home = qgetenv("HOME");
        qputenv("HOME", QFile::encodeName(m_folder->path()));
        m_path = m_folder->filePath(u"shared.slipway"_s);
        const Result<TemplateLibrary> library = loadTemplates();
        QVERIFY(library.ok());
        m_plan = *library->plan(u"proof-of-concept"_s);
        m_plan.author = u"As saved"_s;
        QVERIFY(writeFileAtomically(m_path, writePlan(m_plan)).ok());
        m_child = std::make_unique<QProcess>();
        m_child->start(QStringLiteral(WINDOW_CHILD), {m_path, QCoreApplication::applicationName()});
        QVERIFY(m_child->waitForReadyRead(20'000));
        QCOMPARE(m_child->readAllStandardOutput().trimmed(), "edited"_ba);
    }

    void cleanup()
    {
        m_child->kill();
        m_child->waitForFinished();
        qputenv("HOME", m_home);
    }

    void theSecondIsToldAndMayOnlyRead()
    {
        const Seen seen = runAndAnswer(m_path, {u"Open read-only"_s});
        QCOMPARE(seen.questions.size(), 1);
        QVERIFY2(seen.questions.first().contains(u"open in another window"_s),
                 qPrintable(seen.questions.first()));
        QVERIFY(seen.readOnly);
        QCOMPARE(seen.author, u"As saved"_s);
    }

    void aKilledProcessLosesAtMostFiveSecondsAndIsOfferedOnce()
    {
        const QString recovery
            = QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + u"/recovery"_s;
        QElapsedTimer sinceEdit;
        sinceEdit.start();
        while (QDir(recovery).entryList({u"*.recovery"_s}, QDir::Files).isEmpty()
               && sinceEdit.elapsed() < 5000)
            QTest::qWait(20);
        QVERIFY2(sinceEdit.elapsed() < 5000, "no copy within five seconds of the edit");
        QCOMPARE(::kill(static_cast<pid_t>(m_child->processId()), SIGKILL), 0);
        QVERIFY(m_child->waitForFinished());

        const Seen after = runAndAnswer(m_path, {u"Restore"_s});
        QCOMPARE(after.questions.size(), 1);
        QVERIFY2(after.questions.first().startsWith(u"Restore"_s)
                     || after.questions.first().contains(u"ended before"_s),
                 qPrintable(after.questions.first()));
        QCOMPARE(after.author, u"Changed and not saved"_s);
        QVERIFY(after.modified);

        const Seen again = runAndAnswer(m_path, {});
        QVERIFY2(again.questions.isEmpty(), qPrintable(again.questions.join(u'\n')));
        QCOMPARE(again.author, u"As saved"_s);
    }

    // Right behind an edit: the usual copy comes two seconds later.
    void withoutItsDisplayAWindowKeepsWhatWasNotSaved()
    {
        m_child->kill();
        QVERIFY(m_child->waitForFinished());
        m_child->start(QStringLiteral(WINDOW_CHILD),
                       {m_path, QCoreApplication::applicationName(), u"no display"_s});
        QVERIFY(m_child->waitForFinished(20'000));
        QCOMPARE(m_child->exitStatus(), QProcess::NormalExit);
        QCOMPARE(m_child->exitCode(), 2);
        const QByteArray said = m_child->readAllStandardError();
        QVERIFY2(said.contains("The display of the window is gone."), said.constData());
        QVERIFY2(!said.contains("X11"), said.constData());
        const Seen after = runAndAnswer(m_path, {u"Restore"_s});
        QCOMPARE(after.author, u"Changed and not saved"_s);
    }

private:
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<QProcess> m_child;
    QByteArray m_home;
    QString m_path;
    Plan m_plan;
};

SLIPWAY_TEST(TwoProcessesTest)

#include "tst_twoprocesses.moc"
