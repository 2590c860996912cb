// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/program.h"

#include <QElapsedTimer>

namespace slipway::test {

using namespace Qt::StringLiterals;

QStringList Ended::sentences() const
{
    QStringList lines = messages.split(u'\n', Qt::SkipEmptyParts);
    lines.removeIf([](const QString &line) { return line.contains(u"slipway --help"_s); });
    return lines;
}

Ended runSlipway(const QStringList &arguments, const QList<std::pair<QString, QString>> &variables,
                 const QString &folder)
{
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    for (const QString &name : {u"DISPLAY"_s, u"WAYLAND_DISPLAY"_s, u"QT_QPA_PLATFORM"_s,
                                u"XDG_RUNTIME_DIR"_s, u"SOURCE_DATE_EPOCH"_s})
        environment.remove(name);
    // When a new plan begins depends on the day; that of the tests is 2026-11-18.
    if (arguments.value(0) == u"new"_s)
        environment.insert(u"SOURCE_DATE_EPOCH"_s, u"1795000000"_s);
    for (const auto &[name, value] : variables) {
        if (value.isEmpty())
            environment.remove(name);
        else
            environment.insert(name, value);
    }
    QProcess process;
    process.setProcessEnvironment(environment);
    process.setWorkingDirectory(folder);
    process.setStandardInputFile(QProcess::nullDevice());
    QElapsedTimer timer;
    timer.start();
    process.start(QStringLiteral(SLIPWAY_PROGRAM), arguments);
    Ended ended;
    if (!process.waitForFinished(60'000)) {
        process.kill();
        process.waitForFinished();
        ended.messages = u"(did not end in time)"_s;
        return ended;
    }
    ended.milliseconds = timer.elapsed();
    if (process.exitStatus() == QProcess::NormalExit)
        ended.exitCode = process.exitCode();
    ended.results = process.readAllStandardOutput();
    ended.messages = QString::fromUtf8(process.readAllStandardError());
    return ended;
}

} // namespace slipway::test
