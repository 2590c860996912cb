// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/program.h"
#include "tests/support/testrun.h"

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

using namespace slipway;
using namespace slipway::test;
using namespace Qt::StringLiterals;

/// The hook of docs/ci.md, as it stands there, in a repository of its own.
class CiHookTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        QVERIFY(git({u"init"_s, u"--quiet"_s}));
        QVERIFY(QDir(m_folder->path()).mkpath(u"tools"_s));
        QVERIFY(QFile::link(QString::fromLatin1(SLIPWAY_PROGRAM), path(u"tools/slipway"_s)));
        // A name that a careless script would take apart.
        m_plan = u"plan of $(touch x) \"a\".slipway"_s;
        QCOMPARE(
            runSlipway({u"new"_s, u"--template"_s, u"vision-realtime"_s, u"-o"_s, path(m_plan)}).exitCode, 0);
        QVERIFY(git({u"add"_s, m_plan}));
        putHook();
    }

    void aNewPlanPasses() { QVERIFY2(commit(), qPrintable(m_said)); }

    void aDearerPlanIsStopped()
    {
        QVERIFY(commit());
        change("\"runsPerMonth\": 8", "\"runsPerMonth\": 80");
        QVERIFY(!commit());
        QVERIFY2(m_said.contains(u"more than 5 %"_s), qPrintable(m_said));
        QVERIFY(!QFile::exists(path(u"x"_s)));
    }

    void aChangeWithinTheLimitPasses()
    {
        QVERIFY(commit());
        change("\"runsPerMonth\": 8", "\"runsPerMonth\": 7");
        QVERIFY2(commit(), qPrintable(m_said));
    }

    void aRenamedPlanIsHeldAgainstItsOldName()
    {
        QVERIFY(commit());
        rename(u"$(touch y) 'b'.slipway"_s);
        QVERIFY2(commit(), qPrintable(m_said));
        rename(u"c.slipway"_s);
        change("\"runsPerMonth\": 8", "\"runsPerMonth\": 80");
        QVERIFY(!commit());
        QVERIFY2(m_said.contains(u"more than 5 %"_s), qPrintable(m_said));
        QVERIFY(!QFile::exists(path(u"y"_s)));
    }

    void oneDearerPlanOfSeveralStopsThem()
    {
        const QString first = m_plan;
        m_plan = u"second.slipway"_s;
        QVERIFY(QFile::copy(path(first), path(m_plan)));
        QVERIFY(git({u"add"_s, m_plan}));
        QVERIFY2(commit(), qPrintable(m_said));
        change("\"runsPerMonth\": 8", "\"runsPerMonth\": 80");
        m_plan = first;
        rename(u"third.slipway"_s);
        QVERIFY(!commit());
        QVERIFY2(m_said.contains(u"more than 5 %"_s), qPrintable(m_said));
    }

    void whatIsNotStagedDoesNotCount()
    {
        QVERIFY(commit());
        change("\"runsPerMonth\": 8", "\"runsPerMonth\": 7");
        QFile file(path(m_plan));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("no plan at all");
        file.close();
        QVERIFY2(commit(), qPrintable(m_said));
    }

private:
    QString path(const QString &name) const { return m_folder->filePath(name); }

    bool git(const QStringList &arguments)
    {
        QProcess process;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(u"PATH"_s, path(u"tools"_s) + u':' + environment.value(u"PATH"_s));
        environment.insert(u"HOME"_s, m_folder->path());
        environment.insert(u"SOURCE_DATE_EPOCH"_s, u"1795000000"_s);
        process.setProcessEnvironment(environment);
        process.setWorkingDirectory(m_folder->path());
        process.setProcessChannelMode(QProcess::MergedChannels);
        process.start(u"git"_s, arguments);
        const bool ended = process.waitForFinished(60'000);
        m_said = QString::fromUtf8(process.readAll());
        return ended && process.exitStatus() == QProcess::NormalExit && process.exitCode() == 0;
    }

    bool commit()
    {
        return git({u"-c"_s, u"user.name=Test"_s, u"-c"_s, u"user.email=test@example.com"_s, u"commit"_s,
                    u"--quiet"_s, u"--message"_s, u"Change"_s});
    }

    void putHook()
    {
        QFile docs(QStringLiteral(SLIPWAY_SOURCE_DIR) + u"/docs/ci.md"_s);
        QVERIFY(docs.open(QIODevice::ReadOnly));
        static const QRegularExpression script(u"```sh\\n(#!/bin/sh\\n.*?)```"_s,
                                               QRegularExpression::DotMatchesEverythingOption);
        const QRegularExpressionMatch match = script.match(QString::fromUtf8(docs.readAll()));
        QVERIFY(match.hasMatch());
        QFile hook(path(u".git/hooks/pre-commit"_s));
        QVERIFY(hook.open(QIODevice::WriteOnly));
        hook.write(match.captured(1).toUtf8());
        hook.close();
        QVERIFY(hook.setPermissions(hook.permissions() | QFileDevice::ExeOwner));
    }

    void rename(const QString &name)
    {
        QVERIFY2(git({u"mv"_s, m_plan, name}), qPrintable(m_said));
        m_plan = name;
    }

    /// Staged.
    void change(const QByteArray &text, const QByteArray &by)
    {
        QFile file(path(m_plan));
        QVERIFY(file.open(QIODevice::ReadOnly));
        QByteArray bytes = file.readAll();
        file.close();
        QVERIFY(bytes.contains(text));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(bytes.replace(text, by));
        file.close();
        QVERIFY(git({u"add"_s, m_plan}));
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_plan;
    QString m_said;
};

SLIPWAY_TEST(CiHookTest)

#include "tst_cihook.moc"
