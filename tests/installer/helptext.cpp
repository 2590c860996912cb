// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/installer/helptext.h"

#include <QProcess>
#include <QRegularExpression>
#include <QTest>

namespace slipway::test {

using namespace Qt::StringLiterals;

namespace {

HelpText readHelp(const QStringList &command)
{
    HelpText help;
    help.command = command;
    QString section;
    static const QRegularExpression option(u"^ {2,6}(-[-a-z][^\\s]*)"_s);
    for (const QString &line : linesOf(QStringLiteral(SLIPWAY_PROGRAM), command + QStringList{u"--help"_s})) {
        if (!line.startsWith(u' '))
            section = line;
        else if (const auto match = option.match(line); match.hasMatch())
            help.options += match.captured(1).split(u',');
        else if (section == u"Subcommands:" && line.startsWith(u"  ") && line.at(2) != u' ')
            help.commands.append(line.trimmed().section(u' ', 0, 0));
    }
    return help;
}

void collect(std::vector<HelpText> &all, const QStringList &command)
{
    const HelpText help = readHelp(command);
    all.push_back(help);
    for (const QString &below : help.commands)
        collect(all, command + QStringList{below});
}

} // namespace

std::vector<HelpText> allHelpTexts()
{
    std::vector<HelpText> all;
    collect(all, {});
    return all;
}

QStringList linesOf(const QString &program, const QStringList &arguments, const QString &folder)
{
    QProcess process;
    process.setWorkingDirectory(folder);
    process.start(program, arguments);
    const bool ended = process.waitForFinished() && process.exitStatus() == QProcess::NormalExit;
    const QByteArray messages = process.readAllStandardError();
    if (!ended || process.exitCode() != 0 || !messages.isEmpty()) {
        QTest::qFail(messages.isEmpty() ? "the program failed" : messages.constData(), __FILE__, __LINE__);
        return {};
    }
    return QString::fromUtf8(process.readAllStandardOutput()).split(u'\n', Qt::SkipEmptyParts);
}

} // namespace slipway::test
