// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/commandline.h"

#include "app/commands/commands.h"
#include "app/wiring/version.h"

#include <QApplication>
#include <QCoreApplication>
#include <QFile>
#include <QTemporaryDir>

#include <CLI/CLI.hpp>

#include <memory>
#include <optional>
#include <utility>

namespace slipway {

using namespace Qt::StringLiterals;

namespace {

/// A task that prints a text.
Task printing(std::string text)
{
    return {Task::Needs::Core, [text = std::move(text)](Console &console) -> Result<ExitCode> {
                if (const Result<void> written = console.write(QByteArray::fromStdString(text)); !written)
                    return written.error();
                return ExitCode::Done;
            }};
}

bool hasDisplay()
{
    return !qEnvironmentVariableIsEmpty("DISPLAY") || !qEnvironmentVariableIsEmpty("WAYLAND_DISPLAY")
        || !qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM");
}

/// Qt complains on standard error where a session has no folder for run-time files, as in a container or in a
/// job of cron. It gets one that goes away with the program.
std::optional<QTemporaryDir> makeRuntimeFolder(Task::Needs needs)
{
    if (needs == Task::Needs::Core || qEnvironmentVariableIsSet("XDG_RUNTIME_DIR"))
        return std::nullopt;
    std::optional<QTemporaryDir> folder(std::in_place);
    if (folder->isValid())
        qputenv("XDG_RUNTIME_DIR", QFile::encodeName(folder->path()));
    return folder;
}

/// The smallest application object that does: only what draws needs a platform plugin.
std::unique_ptr<QCoreApplication> makeApplication(Task::Needs needs, int &argc, char **argv, Console &console)
{
    QCoreApplication::setApplicationName(u"Slipway"_s);
    QCoreApplication::setOrganizationName(u"slipwayplanner"_s);
    QCoreApplication::setOrganizationDomain(u"slipwayplanner.org"_s);
    QCoreApplication::setApplicationVersion(programVersion());
    if (needs == Task::Needs::Core)
        return std::make_unique<QCoreApplication>(argc, argv);

    if (!hasDisplay()) {
        qputenv("QT_QPA_PLATFORM", "offscreen");
        if (needs == Task::Needs::Window)
            console.say(
                u"There is no display, so the window cannot be seen; the commands of slipway --help need none."_s);
    }
    QGuiApplication::setDesktopFileName(u"org.slipwayplanner.Slipway"_s);
    return std::make_unique<QApplication>(argc, argv);
}

} // namespace

Result<Task> parseCommandLine(int argc, const char *const *argv)
{
    CLI::App parser("Plans the compute of machine-learning projects on Azure Machine Learning.", "slipway");
    Task task;
    addCommands(parser, task);
    try {
        parser.parse(argc, argv);
    } catch (const CLI::CallForHelp &) {
        return printing(parser.help()); // of the command that was asked about, if one was
    } catch (const CLI::ParseError &error) {
        return Error{ErrorCode::Usage, QString::fromLocal8Bit(error.what()), {}};
    }
    return task;
}

int runCommandLine(int argc, char **argv)
{
    Console console(stdout, stderr);
    const Result<Task> task = parseCommandLine(argc, argv);
    if (!task) {
        console.say(task.error());
        console.say(u"See slipway --help, or slipway COMMAND --help."_s);
        return static_cast<int>(exitCodeOf(task.error().code));
    }
    const std::optional<QTemporaryDir> runtimeFolder = makeRuntimeFolder(task->needs);
    const std::unique_ptr<QCoreApplication> application = makeApplication(task->needs, argc, argv, console);
    return runTask(*task, console);
}

} // namespace slipway
