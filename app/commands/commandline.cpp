// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/commandline.h"

#include "app/commands/argumentwords.h"
#include "app/commands/commands.h"
#include "app/wiring/version.h"
#include "model/base/nearmatch.h"
#include "model/base/plaintext.h"

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
        if (!emptyValue && argument.find_first_not_of(" \t\n\r\f\v") != std::string_view::npos)
            continue;
        const QString name = QString::fromLocal8Bit(emptyValue ? argument.substr(0, argument.size() - 1)
                                                               : std::string_view(argv[at - 1]));
        const bool behindOption = at > 1 && name.startsWith(u'-') && name != u"-" && name != u"--";
        const QString what = emptyValue ? u"The value of %1 is empty."_s.arg(name)
            : behindOption
            ? u"Argument %1, behind %2, is empty."_s.arg(QString::number(at), oneLineText(name))
            : u"Argument %1 is empty."_s.arg(at);
        return Error{ErrorCode::Usage, what, {}};
    }
    return {};
}

/// The names of the options of a command, as they are typed.
QStringList optionNames(const CLI::App &command)
{
    QStringList names;
    for (const CLI::Option *option : command.get_options()) {
        for (const std::string &name : option->get_lnames())
            names << u"--"_s + QString::fromStdString(name);
    }
    // Groups of options are commands without a name.
    for (const CLI::App *group : command.get_subcommands([](const CLI::App *) { return true; })) {
        if (group->get_name().empty())
            names << optionNames(*group);
    }
    return names;
}

/// What the window takes, before a command that does not.
std::optional<QString> strayBefore(const CLI::App &parser)
{
    const std::vector<CLI::App *> chosen = parser.get_subcommands();
    for (const CLI::Option *option : parser.get_options()) {
        if (option->count() == 0)
            continue;
        if (!option->get_positional()) {
            if (!chosen.empty())
                return u"%1 stands before the command %2, which does not take it."_s.arg(
                    QString::fromStdString(option->get_name()),
                    QString::fromStdString(chosen.front()->get_name()));
            continue;
        }
        const QString word = QFile::decodeName(QByteArray::fromStdString(option->results().front()));
        // Taken for a plan of the window, so that the word behind it is what is too much.
        if (commandNames(parser).contains(word) && !QFileInfo::exists(word))
            return u"%1 stands behind two dashes, where only a plan does: a command stands before them."_s
                .arg(word);
        if (!QFileInfo::exists(word) && (!chosen.empty() || !parser.remaining().empty()))
            return noSuchCommand(word, commandNames(parser));
        if (!chosen.empty())
            return u"%1 stands before the command %2, which takes its files behind its name."_s.arg(
                oneLineText(word), QString::fromStdString(chosen.front()->get_name()));
    }
    return std::nullopt;
}

/// Why the parser took a word for another than was meant, or for none; nullopt where it did not.
std::optional<QString> mistypedWord(const CLI::App &parser)
{
    if (const std::optional<QString> stray = strayBefore(parser))
        return stray;
    QString path;
    const CLI::App *command = &parser;
    for (;;) {
        const std::vector<CLI::App *> chosen = command->get_subcommands();
        const std::vector<std::string> left = command->remaining();
        const QString word
            = left.empty() ? QString() : QFile::decodeName(QByteArray::fromStdString(left.front()));
        const QStringList commands = commandNames(*command);
        if (!path.isEmpty() && !commands.isEmpty()) {
            if (!word.isEmpty() && !word.startsWith(u'-'))
                return u"%1 has no command named %2%3"_s.arg(path, oneLineText(word),
                                                             sentenceEndForClosed(word, commands));
            if (chosen.empty() && word.isEmpty())
                return u"%1 needs one of its commands: %2."_s.arg(path, commands.join(u", "_s));
        }
        // Two dashes alone are no option: files follow.
        if (word.startsWith(u'-') && word != u"-" && word != u"--") {
            const QString name = word.section(u'=', 0, 0);
            const QString near = nearestWord(name, optionNames(*command));
            if (near != name)
                return u"%1 does not take %2%3"_s.arg(path.isEmpty() ? u"slipway"_s : path, oneLineText(name),
                                                      near.isEmpty() ? u"."_s
                                                                     : u"; did you mean \"%1\"?"_s.arg(near));
        }
        if (chosen.empty())
            return std::nullopt;
        command = chosen.front();
        path += (path.isEmpty() ? QString() : u" "_s) + QString::fromStdString(command->get_name());
    }
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
    } catch (const CLI::ParseError &error) {
        // A value that is none is told first: it is named.
        const bool isOfValue = dynamic_cast<const CLI::ValidationError *>(&error) != nullptr;
        if (const std::optional<QString> mistyped = isOfValue ? std::nullopt : mistypedWord(parser))
            return Error{ErrorCode::Usage, *mistyped, {}};
        return Error{ErrorCode::Usage, argumentFault(parser, error), {}};
    } catch (const std::exception &fault) {
        return Error{ErrorCode::Usage,
                     u"The arguments cannot be read: %1."_s.arg(QString::fromLocal8Bit(fault.what())),
                     {}};
    }
    // What stands before a command would else be dropped without a word.
    if (const std::optional<QString> mistyped = mistypedWord(parser))
        return Error{ErrorCode::Usage, *mistyped, {}};
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
