// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/installer/helptext.h"
#include "tests/support/testrun.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace slipway::test;
using namespace Qt::StringLiterals;

/// The completion files, in the shells themselves, against the help of the program.
class CompletionsTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { m_help = allHelpTexts(); }

    void theHelpWasRead()
    {
        QVERIFY(m_help.size() > 15);
        QVERIFY(m_help.front().commands.contains(u"export"_s));
        QVERIFY(!m_help.front().commands.contains(u"describe"_s));
        QVERIFY(m_help.front().options.contains(u"--version"_s));
    }

    void bashOffersEveryCommandAndOption()
    {
        for (const HelpText &help : m_help) {
            const QStringList options = bash(help.command, u"-"_s);
            QCOMPARE(sorted(options), sorted(help.options));
            if (help.commands.isEmpty())
                continue;
            const QTemporaryDir empty;
            QCOMPARE(sorted(bash(help.command, {}, empty.path())), sorted(help.commands));
        }
    }

    void bashKeepsToWhatWasBegun()
    {
        QCOMPARE(bash({}, u"ev"_s), QStringList{u"evaluate"_s});
        QCOMPARE(bash({u"export"_s, u"--template"_s, u"edge-arc"_s}, u"--pd"_s), QStringList{u"--pdf"_s});
    }

    void bashOffersValues()
    {
        const QStringList templates = bash({u"new"_s, u"--template"_s}, {});
        QCOMPARE(templates.size(), 8);
        QVERIFY(templates.contains(u"vision-realtime"_s));
        QCOMPARE(sorted(bash({u"catalog"_s}, {})),
                 (QStringList{u"regions"_s, u"series"_s, u"sizes"_s, u"targets"_s}));
        QCOMPARE(sorted(bash({u"check"_s, u"--prices"_s}, {})), (QStringList{u"builtin"_s, u"current"_s}));
        QCOMPARE(bash({u"formula"_s, u"show"_s}, u"queue.lit"_s), QStringList{u"queue.little"_s});
        QCOMPARE(bash({u"check"_s, u"--as-of"_s}, {}), QStringList());
    }

    void bashOffersFiles()
    {
        const QTemporaryDir folder;
        QFile file(folder.filePath(u"my first.slipway"_s));
        QVERIFY(file.open(QIODevice::WriteOnly));
        for (const QStringList &command : {QStringList(), {u"check"_s}, {u"export"_s, u"--csv"_s}})
            QCOMPARE(bash(command, u"my"_s, folder.path()), QStringList{u"my first.slipway"_s});
    }

    void zshIsToldOfEveryCommandAndOption()
    {
        for (const HelpText &help : m_help) {
            QStringList options;
            QStringList commands;
            for (const QString &line : zsh(help.command)) {
                if (line.startsWith(u"command "))
                    commands.append(line.section(u' ', 1));
                else if (line.startsWith(u'-') || line.startsWith(u"*-"))
                    options.append(line.section(u'[', 0, 0).remove(u'=').remove(u'*'));
            }
            options.removeAll(u"-C"_s);
            options.removeAll(u"-s"_s);
            QCOMPARE(sorted(options), sorted(help.options));
            QCOMPARE(sorted(commands), sorted(help.commands));
        }
    }

private:
    static QStringList sorted(QStringList list)
    {
        list.sort();
        return list;
    }

    /// What bash offers for `word` after the words of `before`.
    static QStringList bash(const QStringList &before, const QString &word, const QString &folder = {})
    {
        const QString script = u"source \"$0\"; COMP_WORDS=(\"$@\"); COMP_CWORD=$(($# - 1)); _slipway; "
                               "for i in \"${COMPREPLY[@]}\"; do echo \"$i\"; done"_s;
        return linesOf(u"bash"_s,
                       QStringList{u"--norc"_s, u"-c"_s, script, QStringLiteral(SLIPWAY_MADE "/slipway.bash"),
                                   QStringLiteral(SLIPWAY_PROGRAM)}
                           + before + QStringList{word},
                       folder);
    }

    /// What zsh's own functions are called with for a new word after `command`.
    static QStringList zsh(const QStringList &command)
    {
        const QString script
            = u"_arguments() { print -l -- \"$@\"; state=commands }\n"
              "_describe() { for each in $commands; do print \"command ${each%%:*}\"; done }\n"
              "_files() { }\n"
              "file=$1; shift; words=(slipway \"$@\" ''); CURRENT=$#words; set --\n"
              "source $file"_s;
        return linesOf(
            u"zsh"_s,
            QStringList{u"-f"_s, u"-c"_s, script, u"zsh"_s, QStringLiteral(SLIPWAY_MADE "/_slipway")}
                + command);
    }

    std::vector<HelpText> m_help;
};

SLIPWAY_TEST(CompletionsTest)

#include "tst_completions.moc"
