// SPDX-License-Identifier: GPL-3.0-or-later
// The window of the program with the plan named on the command line. Changes the author as soon as the plan is open,
// says so, and stays open until it is killed; with a third argument its display is gone then.
#include "app/wiring/window.h"
#include "ui/window/planwindow.h"

#include <QApplication>
#include <QStandardPaths>
#include <QTimer>

#include <cstdio>

using namespace slipway;
using namespace Qt::StringLiterals;

int main(int argc, char **argv)
{
    // The names of the test that starts this, so that both use the same folders.
    QStandardPaths::setTestModeEnabled(true);
    QCoreApplication::setApplicationName(QString::fromLocal8Bit(argv[2]));
    const QApplication application(argc, argv);
    QTimer timer;
    QObject::connect(&timer, &QTimer::timeout, &timer, [&timer, argc] {
        for (QWidget *widget : QApplication::topLevelWidgets()) {
            auto *window = qobject_cast<PlanWindow *>(widget);
            if (window == nullptr || !window->isPlanOpen())
                continue;
            timer.stop();
            window->document().edit(u"/author"_s, Step::Workload, u"Change the author"_s,
                                    [](Plan &plan) { plan.author = u"Changed and not saved"_s; });
            std::puts("edited");
            std::fflush(stdout);
            if (argc > 3) // the warning of Qt after which it ends the program
                qWarning("The X11 connection broke (error 1). Did the X11 server die?");
        }
    });
    timer.start(5);
    const auto say = [](const Error &error) { std::fputs(qPrintable(error.message), stderr); };
    return runWindow({QString::fromLocal8Bit(argv[1])}, say).ok() ? 0 : 1;
}
