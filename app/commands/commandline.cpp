// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/commandline.h"

#include "app/commands/commands.h"
#include "app/wiring/version.h"

#include <QApplication>
#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>

#include <CLI/CLI.hpp>

#include <algorithm>
#include <cerrno>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <exception>
#include <memory>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

#include <unistd.h>

namespace slipway {

using namespace Qt::StringLiterals;

namespace {

constexpr auto runtimePrefix = u"slipway-run-"; // of folders for run-time files

/// A task that prints a text.
Task printing(std::string text)
{
    return {Task::Needs::Core, [text = std::move(text)](Console &console) -> Result<ExitCode> {
                if (const Result<void> written = console.write(QString::fromStdString(text)); !written)
                    return written.error();
                return ExitCode::Done;
            }};
}

/// Without a display that it can reach Qt ends the program with a crash and a page about plugins. While this lives it is
/// one sentence and an exit code.
class DisplayWatch
{
public:
    DisplayWatch()
        : m_before(qInstallMessageHandler(hear))
    {
    }
    ~DisplayWatch() { qInstallMessageHandler(m_before); }
    Q_DISABLE_COPY_MOVE(DisplayWatch)

private:
    static void hear(QtMsgType type, const QMessageLogContext & /*context*/, const QString & /*message*/)
    {
        if (type != QtFatalMsg)
            return;
        std::fputs(
            "slipway: There is no display that the window could be shown on; the commands of slipway --help "
            "need none.\n",
            stderr);
        const QString runtime = qEnvironmentVariable("XDG_RUNTIME_DIR");
        if (QFileInfo(runtime).fileName().startsWith(QString::fromUtf16(runtimePrefix)))
            QDir(runtime).removeRecursively();
        std::_Exit(static_cast<int>(ExitCode::Usage));
    }

    QtMessageHandler m_before;
};

/// The parser never comes to an end with an empty argument; and what a script left empty by mistake is no file.
Result<void> checkArguments(int argc, const char *const *argv)
{
    for (int at = 1; at < argc; ++at) {
        const std::string_view argument = argv[at];
        const bool emptyValue = argument.starts_with("--") && argument.ends_with('=');
        if (emptyValue || argument.find_first_not_of(" \t\n\r\f\v") == std::string_view::npos) {
            const QString what = emptyValue ? u"The value of %1 is empty."_s.arg(
                                     QString::fromLocal8Bit(argument.substr(0, argument.size() - 1)))
                                            : u"Argument %1 is empty."_s.arg(at);
            return Error{ErrorCode::Usage, what, {}};
        }
    }
    return {};
}

/// A window that was killed could not clear up after itself; its folder has the number of its process in its name.
void removeLeftovers()
{
    const QString prefix = QString::fromUtf16(runtimePrefix);
    const QFileInfoList found
        = QDir::temp().entryInfoList({prefix + u'*'}, QDir::Dirs | QDir::NoDotAndDotDot | QDir::NoSymLinks);
    for (const QFileInfo &folder : found) {
        bool isNumber = false;
        const int process = folder.fileName().mid(prefix.size()).section(u'-', 0, 0).toInt(&isNumber);
        const bool dead = isNumber && process > 0 && kill(process, 0) != 0 && errno == ESRCH;
        if (dead && folder.ownerId() == getuid())
            QDir(folder.filePath()).removeRecursively();
    }
}

/// Qt complains on standard error where a session has no folder for run-time files, as in a container or in a
/// job of cron. It gets one that goes away with the program.
std::optional<QTemporaryDir> makeRuntimeFolder(Task::Needs needs)
{
    if (needs == Task::Needs::Core)
        return std::nullopt;
    removeLeftovers();
    if (qEnvironmentVariableIsSet("XDG_RUNTIME_DIR"))
        return std::nullopt;
    const QString name = QString::fromUtf16(runtimePrefix) + QString::number(getpid());
    std::optional<QTemporaryDir> folder(std::in_place, QDir::temp().filePath(name + u"-XXXXXX"_s));
    if (folder->isValid())
        qputenv("XDG_RUNTIME_DIR", QFile::encodeName(folder->path()));
    return folder;
}

/// The smallest application object that does: only what draws needs a platform plugin.
std::unique_ptr<QCoreApplication> makeApplication(Task::Needs needs, int argc, char **argv)
{
    QCoreApplication::setApplicationName(u"Slipway"_s);
    QCoreApplication::setOrganizationName(u"slipwayplanner"_s);
    QCoreApplication::setOrganizationDomain(u"slipwayplanner.org"_s);
    QCoreApplication::setApplicationVersion(programVersion());
    // Only the name of the program: Qt has options of its own ("-platform") and would take them out of the arguments.
    // It keeps the reference.
    static int onlyName = 0;
    onlyName = std::min(argc, 1);
    if (needs == Task::Needs::Core)
        return std::make_unique<QCoreApplication>(onlyName, argv);
    // What draws a file needs no display, and one that cannot be reached must not stop it.
    if (needs == Task::Needs::Report) {
        qputenv("QT_QPA_PLATFORM", "offscreen");
        // Reports are in English. Fonts are looked for by language, and Qt writes its local time: the same plan has to
        // give the same bytes on every computer.
        qputenv("LC_ALL", "C.UTF-8");
        qunsetenv("FC_LANG");
        if (qEnvironmentVariableIsSet("SOURCE_DATE_EPOCH")) {
            qputenv("TZ", "UTC");
            tzset();
        }
    }
    QGuiApplication::setDesktopFileName(u"org.slipwayplanner.Slipway"_s);
    const DisplayWatch watch;
    return std::make_unique<QApplication>(onlyName, argv);
}

} // namespace

Result<Task> parseCommandLine(int argc, const char *const *argv)
{
    if (const Result<void> checked = checkArguments(argc, argv); !checked)
        return checked.error();
    CLI::App parser("Plans the compute of machine-learning projects on Azure Machine Learning.", "slipway");
    Task task;
    addCommands(parser, task);
    // Qt's own way to say --reverse has one dash, which the parser would read as seven short options.
    std::vector<const char *> arguments(argv, argv + argc);
    for (const char *&argument : arguments) {
        if (std::string_view(argument) == "-reverse")
            argument = "--reverse";
    }
    try {
        parser.parse(argc, arguments.data());
    } catch (const CLI::CallForHelp &) {
        return printing(parser.help()); // of the command that was asked about, if one was
    } catch (const CLI::ExtrasError &error) {
        // The word that is no command was taken for a plan of the window, and the next one is what is too much.
        const QString first = argc > 1 ? QFile::decodeName(argv[1]) : QString();
        const bool isNoCommand
            = parser.get_subcommands().empty() && !first.startsWith(u'-') && !QFileInfo::exists(first);
        return Error{ErrorCode::Usage,
                     isNoCommand ? noSuchCommand(first, commandNames(parser))
                                 : u"%1."_s.arg(QString::fromLocal8Bit(error.what()).trimmed()),
                     {}};
    } catch (const CLI::ParseError &error) {
        // The parser's words end without a full stop.
        const QString said = QString::fromLocal8Bit(error.what()).trimmed();
        return Error{ErrorCode::Usage, said.endsWith(u'.') ? said : QString(said + u'.'), {}};
    } catch (const std::exception &fault) {
        return Error{ErrorCode::Usage,
                     u"The arguments cannot be read: %1."_s.arg(QString::fromLocal8Bit(fault.what())),
                     {}};
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
    // Commands put their own task in place of the window's, and leave its check behind.
    if (task->needs == Task::Needs::Window && task->check) {
        if (const Result<void> checked = task->check(); !checked) {
            console.say(checked.error());
            return static_cast<int>(exitCodeOf(checked.error().code));
        }
    }
    const std::optional<QTemporaryDir> runtimeFolder = makeRuntimeFolder(task->needs);
    const std::unique_ptr<QCoreApplication> application = makeApplication(task->needs, argc, argv);
    return runTask(*task, console);
}

} // namespace slipway
