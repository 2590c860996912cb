// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/wiring/templates.h"
#include "app/wiring/window.h"
#include "model/base/files.h"
#include "model/plan/planjson.h"
#include "tests/app/program.h"
#include "tests/support/testrun.h"
#include "ui/window/planwindow.h"

#include <QApplication>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

using namespace slipway;
using namespace slipway::test;
using namespace Qt::StringLiterals;

namespace {

PlanWindow *openWindow()
{
    for (QWidget *widget : QApplication::topLevelWidgets()) {
        if (auto *window = qobject_cast<PlanWindow *>(widget))
            return window;
    }
    return nullptr;
}

/// Calls `look` as soon as `ready` holds, and closes the window; false where it never holds.
template <typename Ready, typename Look> bool whileOpen(const QString &path, Ready ready, Look look)
{
    bool looked = false;
    int rounds = 0;
    QTimer timer;
    QObject::connect(&timer, &QTimer::timeout, &timer, [&] {
        PlanWindow *window = openWindow();
        if (window == nullptr || (!ready(*window) && ++rounds < 1000))
            return;
        timer.stop();
        if (ready(*window)) {
            look(*window);
            looked = true;
        }
        window->close();
    });
    timer.start(5);
    const Result<void> ran
        = runWindow({path}, [](const Error &error) { qFatal("%s", qPrintable(error.message)); });
    return ran.ok() && looked;
}

} // namespace

/// That the window is put together from the real parts. What it does is tested in tests/ui/window.
class WindowTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void withoutAPlanTheTemplatesAreOffered()
    {
        const bool looked = whileOpen(
            {}, [](PlanWindow &window) { return window.isVisible(); },
            [](PlanWindow &window) {
                QVERIFY(!window.isPlanOpen());
                QVERIFY(window.startFromTemplate(u"proof-of-concept"_s));
                QVERIFY(window.isPlanOpen());
                QVERIFY(!window.session().evaluation().lines.empty());
                // A plan from a template is unmodified, so closing asks nothing.
                QVERIFY(!window.document().isModified());
            });
        QVERIFY(looked);
    }

    void aPlanFromTheCommandLineIsOpened()
    {
        const Result<TemplateLibrary> library = loadTemplates();
        QVERIFY(library.ok());
        const QTemporaryDir folder;
        const QString path = folder.filePath(u"given.slipway"_s);
        QVERIFY(writeFileAtomically(path, writePlan(*library->plan(u"vision-realtime"_s))).ok());
        const bool looked = whileOpen(
            path, [](PlanWindow &window) { return window.isPlanOpen(); },
            [&path](PlanWindow &window) {
                QCOMPARE(window.document().filePath(), path);
                QVERIFY(!window.session().evaluation().total.isZero());
            });
        QVERIFY(looked);
    }

    void aNameThatIsNoFileIsSaidWhereItWasTyped()
    {
        // A word alone is meant as a command, as everywhere else: wrong usage. What looks like a file is one that cannot be read.
        for (const auto &[word, exitCode] :
             {std::pair{u"evalute"_s, 2}, std::pair{u"evalute.slipway"_s, 3}}) {
            const Ended ended = runSlipway({word});
            QCOMPARE(ended.exitCode, exitCode);
            QVERIFY2(ended.messages.contains(word), qPrintable(ended.messages));
        }
    }
};

SLIPWAY_TEST(WindowTest)

#include "tst_window.moc"
