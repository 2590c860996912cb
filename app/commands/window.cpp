// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/wiring/window.h"
#include "app/commands/commands.h"

#include <QFile>
#include <QFileInfo>

#include <CLI/CLI.hpp>

#include <memory>

namespace slipway {

using namespace Qt::StringLiterals;

namespace {

/// A word alone is meant as a command, as everywhere else on the command line.
bool looksLikeFile(const QString &word)
{
    return word.contains(u'/') || word.contains(u'.') || word.contains(u' ');
}

} // namespace

void addWindow(CLI::App &parser, Task &task)
{
    const auto file = std::make_shared<std::string>();
    const auto language = std::make_shared<std::string>();
    const auto reversed = std::make_shared<bool>(false);
    parser.add_option("PLAN", *file, "A plan to open in the window");
    parser.add_option("--lang", *language, "The language of the window, for this time")
        ->check(CLI::IsMember({"en", "de"}));
    parser.add_flag("--reverse", *reversed, "Mirror the window, as for a language read from right to left");
    task.needs = Task::Needs::Window;
    const auto pathOf = [file] { return QFile::decodeName(QByteArray::fromStdString(*file)); };
    task.check = [pathOf, commands = commandNames(parser)]() -> Result<void> {
        // A mistyped name, most likely of a command: better said where it was typed.
        if (const QString path = pathOf(); !path.isEmpty() && !QFileInfo::exists(path))
            return Error{looksLikeFile(path) ? ErrorCode::Unreadable : ErrorCode::Usage,
                         noSuchCommand(path, commands),
                         {}};
        return {};
    };
    task.run = [pathOf, language, reversed](Console &console) -> Result<ExitCode> {
        WindowStart start{pathOf()};
        if (!language->empty())
            start.language = languageFromWord(QString::fromStdString(*language));
        start.reversed = *reversed;
        const Result<void> ran = runWindow(start, [&console](const Error &error) { console.say(error); });
        if (!ran)
            return ran.error();
        return ExitCode::Done;
    };
}

} // namespace slipway
