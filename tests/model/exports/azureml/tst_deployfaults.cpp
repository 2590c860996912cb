// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/model/evaluation/evaluationfixture.h"
#include "tests/model/exports/azureml/azuremlfixture.h"
#include "tests/model/exports/azureml/deployfixture.h"
#include "tests/support/testrun.h"

#include <QRegularExpression>
#include <QSet>
#include <QTest>

using namespace slipway;
using namespace slipway::test;
using namespace Qt::StringLiterals;

namespace {

bool changesSomething(const QString &command)
{
    static const QStringList words{u" --method put "_s, u" create "_s, u" attach "_s, u" update "_s,
                                   u" delete "_s,       u" detach "_s, u" disable "_s};
    return std::any_of(words.begin(), words.end(),
                       [&](const QString &word) { return command.contains(word); });
}

QString differences(const QMap<QString, QByteArray> &one, const QMap<QString, QByteArray> &other)
{
    QStringList texts;
    QStringList names = one.keys() + other.keys();
    names.removeDuplicates();
    for (const QString &name : names) {
        if (one.value(name) != other.value(name))
            texts << u"%1: '%2' in place of '%3'"_s.arg(name, QString::fromUtf8(other.value(name)),
                                                        QString::fromUtf8(one.value(name)));
    }
    return texts.join(u'\n');
}

QMap<QString, QByteArray> withoutCount(QMap<QString, QByteArray> things)
{
    things.remove(u".count"_s);
    return things;
}

} // namespace

/// Each command of deploy.sh failed in turn, in every way that it can fail: run again, the script ends where it would have ended.
class DeployFaultsTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        // In the ninth month of the plan, when one of the deployments has become more: it is made with what is due then.
        m_folder.set(u"SLIPWAY_TODAY"_s,
                     planOfEverything().start.plusMonths(8).firstDay().toString(Qt::ISODate));
        m_folder.writeFilled(planOfEverything());
        m_folder.set(u"SLIPWAY_ALLOW_BLOCKERS"_s, u"1"_s);
        const Run deployed = m_folder.deploy(m_everything);
        QVERIFY2(deployed.exitCode == 0, qPrintable(deployed.results + deployed.messages));
        QCOMPARE(m_folder.shell(u"cp -r state everything"_s).exitCode, 0);
        m_commands = m_folder.log();
        m_wanted = withoutCount(m_folder.state());
        QVERIFY2(m_commands.size() > 40, qPrintable(m_commands.join(u'\n')));
        QVERIFY2(m_commands.join(u'\n').contains(u"deployments/serve/green.yml --set instance_count="_s),
                 qPrintable(m_commands.join(u'\n')));
        QVERIFY(m_wanted.contains(u"autoscale.autoscale-serve-blue"_s));
        QVERIFY(m_wanted.value(u"online-endpoint.serve"_s).contains("traffic blue=90 green=10"));
        for (const QByteArray &thing : m_wanted)
            QVERIFY2(thing.startsWith("Succeeded\n") || thing.startsWith("Completed\n"), thing.constData());
    }

    void aSecondRunChangesNothing()
    {
        m_folder.clear();
        QCOMPARE(m_folder.deploy(m_everything).exitCode, 0);
        m_folder.forget();
        QCOMPARE(m_folder.deploy(m_everything).exitCode, 0);
        QCOMPARE(differences(m_wanted, withoutCount(m_folder.state())), QString());
        for (const QString &command : m_folder.log())
            QVERIFY2(!changesSomething(command), qPrintable(command));
    }

    void everyCommandFailsBeforeItDidAnything() { failEach(u"before"_s); }
    void everyCommandFailsHalfDone() { failEach(u"half"_s); }
    void everyCommandFailsWhenItWasDone() { failEach(u"after"_s); }
    void everyCommandIsLostWhileAzureGoesOn() { failEach(u"killed"_s); }

    // A run that finds everything there, of which each read fails in turn: it stops, says so, and nothing has changed. What not everyone may read
    // stops nothing.
    void everyReadOfASecondRunMayFail()
    {
        haveEverything();
        QCOMPARE(m_folder.deploy(m_everything).exitCode, 0);
        const QStringList commands = m_folder.log();
        QSet<QString> tried; // once for each kind of thing and each question
        for (int command = 1; command <= commands.size(); ++command) {
            const QString &failed = commands[command - 1];
            const QString asked = failed.section(u" --"_s, 0, 0) + failed.section(u" --query "_s, 1);
            if (tried.contains(asked))
                continue;
            tried.insert(asked);
            m_folder.forget();
            const Run stopped = m_folder.deployFailing(command, u"before"_s, m_everything);
            const bool isOptional = failed.contains(u"provider show"_s) || failed.startsWith(u"az rest"_s)
                || failed.contains(u"list-usage"_s);
            QVERIFY2(stopped.exitCode == (isOptional ? 0 : 1), qPrintable(failed + stopped.messages));
            QVERIFY2(isOptional || !stopped.results.contains(u"Done"_s), qPrintable(failed));
            QCOMPARE(differences(m_wanted, withoutCount(m_folder.state())), QString());
        }
        QVERIFY(tried.size() > 20);
    }

    // What stands in state Failed is made anew where nothing is lost by that, or named with what to do, by each run in the same words: "Done." is
    // said of nothing that has failed.
    void whatFailedIsMadeAnewOrNamed()
    {
        haveEverything();
        const QMap<QString, QString> named{
            {u"compute.steps"_s, u"Compute steps has failed, and on it still: "_s},
            {u"online-endpoint.serve"_s,
             u"Endpoint serve: its last change failed. It is not removed, since something is in it: "_s},
            {u"online-deployment.serve.blue"_s,
             u"Deployment blue of serve: its last change failed. It is not removed, since requests go to it: blue=90."_s},
            {u"online-deployment.serve.green"_s,
             u"Deployment green of serve: its last change failed. It is not removed, since requests go to it: green=10."_s},
            {u"batch-endpoint.nightly"_s, u"Endpoint nightly: its last change failed. It is not removed"_s},
            {u"batch-deployment.nightly.model"_s,
             u"Deployment model of nightly: its last change failed. It is not removed, since requests go to it: default."_s},
        };
        for (const QString &thing : m_wanted.keys()) {
            if (thing.startsWith(u"job."_s) || thing.startsWith(u"autoscale."_s))
                continue;
            const Run put = m_folder.shell(
                u"rm -rf state; cp -r everything state; sed -i '1s/.*/Failed/' state/"_s + thing);
            QCOMPARE(put.exitCode, 0);
            const Run first = m_folder.deploy(m_everything);
            const QString said = named.value(thing);
            if (first.exitCode == 0) {
                QVERIFY2(said.isEmpty(), qPrintable(thing + first.results));
                QCOMPARE(differences(m_wanted, withoutCount(m_folder.state())), QString());
                continue;
            }
            QVERIFY2(!said.isEmpty() && QString(first.results + first.messages).contains(said),
                     qPrintable(thing + first.results + first.messages));
            const Run second = m_folder.deploy(m_everything);
            QCOMPARE(second.exitCode, first.exitCode);
            QVERIFY2(QString(second.results + second.messages).contains(said),
                     qPrintable(thing + second.results + second.messages));
            // With its requests at another one it is made anew.
            if (thing != u"online-deployment.serve.blue"_s)
                continue;
            const Run shared
                = m_folder.shell(u"sed -i '4s/.*/traffic green=100/' state/online-endpoint.serve"_s);
            QCOMPARE(shared.exitCode, 0);
            const Run moved = m_folder.deploy(m_everything);
            QVERIFY2(moved.results.contains(
                         u"Deployment blue of serve failed when it was made; it is removed and made anew."_s),
                     qPrintable(moved.results + moved.messages));
            QVERIFY(m_folder.state().value(thing).startsWith("Succeeded"));
        }
    }

    // Other plans than those that somebody thought of: three of their changes fail, of a run and of what removes all of it.
    void changesOfRandomPlansMayFail_data()
    {
        QTest::addColumn<quint32>("seed");
        for (quint32 seed : {4001U, 4002U, 4003U})
            QTest::addRow("%u", seed) << seed;
    }
    void changesOfRandomPlansMayFail()
    {
        QFETCH(quint32, seed);
        DeployFolder folder;
        folder.set(u"SLIPWAY_ALLOW_BLOCKERS"_s, u"1"_s);
        folder.writeFilled(randomDeployablePlan(seed));
        const QStringList making{u"--no-quota-check"_s};
        for (const QStringList &arguments : {making, QStringList{u"--destroy"_s}}) {
            QCOMPARE(folder.shell(u"mkdir -p state; rm -rf begun; cp -r state begun"_s).exitCode, 0);
            folder.forget();
            const Run whole = folder.deploy(arguments);
            QVERIFY2(whole.exitCode == 0, qPrintable(whole.results + whole.messages));
            const QStringList commands = folder.log();
            const QMap<QString, QByteArray> after = withoutCount(folder.state());
            QCOMPARE(folder.shell(u"rm -rf ended; cp -r state ended"_s).exitCode, 0);
            QList<int> changes;
            for (int command = 1; command <= commands.size(); ++command) {
                if (changesSomething(commands[command - 1]))
                    changes << command;
            }
            QVERIFY(!changes.isEmpty());
            for (const auto &[at, how] :
                 {std::pair{0, u"half"_s}, std::pair{1, u"killed"_s}, std::pair{2, u"after"_s}}) {
                const int command = changes[(changes.size() - 1) * at / 2];
                QCOMPARE(folder.shell(u"rm -rf state; cp -r begun state"_s).exitCode, 0);
                folder.forget();
                const Run stopped = folder.deployFailing(command, how, arguments);
                const QString about = how + u" of "_s + commands[command - 1] + u'\n';
                QVERIFY2(stopped.exitCode == 1, qPrintable(about + stopped.results));
                const Run again = folder.deploy(arguments);
                QVERIFY2(again.exitCode == 0, qPrintable(about + again.results + again.messages));
                QCOMPARE(differences(after, withoutCount(folder.state())), QString());
            }
            QCOMPARE(folder.shell(u"rm -rf state; cp -r ended state"_s).exitCode, 0);
        }
    }

    void noTrafficGoesToWhatFailed()
    {
        for (int command = 1; command <= m_commands.size(); ++command) {
            if (!m_commands[command - 1].contains(u"online-deployment create"_s))
                continue;
            m_folder.clear();
            QVERIFY(m_folder.deployFailing(command, u"half"_s, m_everything).exitCode != 0);
            QVERIFY(!m_folder.state().value(u"online-endpoint.serve"_s).contains("traffic"));
        }
    }

    void whatAnotherMadeAndFailedIsNotTouched()
    {
        m_folder.clear();
        m_folder.write(u"state/compute.notebooks"_s, "Failed\nsomeone\n1\n\n");
        const Run refused = m_folder.deploy(m_everything);
        QCOMPARE(refused.exitCode, 1);
        QVERIFY2(refused.messages.contains(u"not from this folder"_s), qPrintable(refused.messages));
        QCOMPARE(m_folder.log().filter(u"delete"_s), QStringList());
    }

    void anEndpointThatFailsUnderDeploymentsStays()
    {
        // A change of it failed, not its making: it answers, and somebody else's deployment with it.
        haveEverything();
        const QByteArray there = m_folder.state().value(u"online-endpoint.serve"_s);
        QVERIFY(there.startsWith("Succeeded\n"));
        m_folder.write(u"state/online-endpoint.serve"_s, "Failed" + there.mid(9));
        m_folder.write(u"state/online-deployment.serve.theirs"_s, "Succeeded\nsomeone\n1\n\n");
        m_folder.forget();
        const Run again = m_folder.deploy(m_everything);
        QCOMPARE(again.exitCode, 2);
        QVERIFY2(again.results.contains(u"Endpoint serve: its last change failed. It is not removed"_s)
                     && again.results.contains(u"theirs"_s),
                 qPrintable(again.results + again.messages));
        QCOMPARE(m_folder.log().filter(u"delete"_s), QStringList());
        m_folder.clear();
    }

    // Whoever moved the traffic to a new version finds it there after another run, and so does the owner of an endpoint of that name.
    void whatWasSharedOutStays_data()
    {
        QTest::addColumn<QString>("thing");
        QTest::addColumn<QByteArray>("before");
        QTest::addColumn<QString>("said");
        QTest::addColumn<int>("code");
        const auto made = [this](const char *tag, const char *more) -> QByteArray {
            return "Succeeded\n"
                + (*tag ? QByteArray(tag) : m_wanted.value(u"online-endpoint.serve"_s).split('\n')[1])
                + "\n1\n" + more + '\n';
        };
        QTest::newRow("traffic that was moved")
            << u"online-endpoint.serve"_s << made("", "traffic blue=0 green=100")
            << u"stays as it is: {\"blue\":0,\"green\":100}. The plan has blue=90 green=10."_s << 2;
        for (const char *tag : {"other-plan", "-"}) {
            QTest::addRow("traffic of an endpoint of %s", tag)
                << u"online-endpoint.serve"_s << made(tag, "traffic other=100")
                << u"Traffic of serve stays as it is: it was not made from this folder."_s << 2;
            QTest::addRow("no traffic, of an endpoint of %s", tag)
                << u"online-endpoint.serve"_s << made(tag, "theirs")
                << u"Traffic of serve stays as it is: it was not made from this folder."_s << 2;
            QTest::addRow("default of an endpoint of %s", tag)
                << u"batch-endpoint.nightly"_s << made(tag, "defaults.deployment_name=theirs")
                << u"The default deployment of nightly stays as it is: it was not made from this folder."_s
                << 2;
            QTest::addRow("autoscale of %s", tag)
                << u"autoscale.autoscale-serve-blue"_s << made(tag, "Increase:theirs")
                << u"Autoscale of blue of serve exists and stays as it is; it was not made from this folder"_s
                << 2;
        }
        QTest::newRow("default that was moved")
            << u"batch-endpoint.nightly"_s << made("", "defaults.deployment_name=theirs")
            << u"The default deployment of nightly stays as it is: theirs. The plan has "_s << 2;
    }
    void whatWasSharedOutStays()
    {
        QFETCH(QString, thing);
        QFETCH(QByteArray, before);
        QFETCH(QString, said);
        QFETCH(int, code);
        m_folder.clear();
        m_folder.write(u"state/"_s + thing, before);
        const Run deployed = m_folder.deploy(m_everything);
        QVERIFY2(deployed.exitCode == code, qPrintable(deployed.results + deployed.messages));
        QVERIFY2(deployed.results.contains(said), qPrintable(deployed.results));
        QCOMPARE(m_folder.state().value(thing), before);
    }

    void destroyRemovesWhatThisPlanMadeAndNothingElse()
    {
        haveEverything();
        m_folder.write(u"state/compute.steps"_s, "Succeeded\nsomeone\n1\ntheirs\n");
        m_folder.write(u"state/compute.other"_s, "Succeeded\nsomeone\n1\ntheirs\n");
        const Run destroyed = m_folder.deploy({u"--destroy"_s});
        QVERIFY2(destroyed.exitCode == 0, qPrintable(destroyed.results + destroyed.messages));
        QStringList left = withoutCount(m_folder.state()).keys();
        left = left.filter(QRegularExpression(u"^(?!job\\.)"_s)); // what has run has run
        QCOMPARE(left,
                 (QStringList{u"compute.other"_s, u"compute.steps"_s,
                              u"marketplace-subscription.chat-subscription"_s}));
    }

    // The plan changed since: what was deployed before carries the tag, and is in no file any more.
    void destroyRemovesWhatThePlanHasNoMore()
    {
        haveEverything();
        m_folder.write(
            u"state/autoscale.elsewhere"_s,
            "Succeeded\n" + testDeployment.toUtf8()
                + "\n1\n\n1 2 1 /subscriptions/s/resourceGroups/group/providers/"
                  "Microsoft.MachineLearningServices/workspaces/w2/onlineEndpoints/x/deployments/y\n");
        Plan less = templatePlan(u"proof-of-concept"_s);
        less.name = planOfEverything().name; // another plan of that name, from its own folder
        std::vector<ExportFile> other = writeAzureMl(less, evaluated(less), catalog(), {}, u"other-0123"_s);
        m_folder.writeFolder(other);
        const QMap<QString, QByteArray> made = withoutCount(m_folder.state());
        QCOMPARE(m_folder.deploy({u"--destroy"_s}).exitCode, 0);
        QCOMPARE(differences(made, withoutCount(m_folder.state())), QString());
        m_folder.writeFilled(less);
        const Run destroyed = m_folder.deploy({u"--destroy"_s});
        m_folder.writeFilled(planOfEverything());
        QVERIFY2(destroyed.exitCode == 0, qPrintable(destroyed.results + destroyed.messages));
        QStringList left = withoutCount(m_folder.state()).keys();
        left = left.filter(QRegularExpression(u"^(?!job\\.)"_s));
        QCOMPARE(left,
                 (QStringList{u"autoscale.elsewhere"_s, u"marketplace-subscription.chat-subscription"_s}));
    }

    // Other plans, with what that one has not: batches with schedules, clusters of one's own, Spark. Every command that changes something is
    // failed in turn, of a run and of --destroy.
    void everyChangeOfTemplatesMayFail_data()
    {
        QTest::addColumn<Plan>("plan");
        for (const QString &id : {u"tabular-automl-batch"_s, u"edge-arc"_s})
            QTest::newRow(qPrintable(id)) << templatePlan(id);
        Plan pool = templatePlan(u"spark-features-batch"_s);
        pool.compute(u"spark")->target = u"attached_synapse_spark"_s;
        QTest::newRow("spark-features-batch with a pool of one's own") << pool;
    }
    void everyChangeOfTemplatesMayFail()
    {
        QFETCH(Plan, plan);
        DeployFolder folder;
        folder.set(u"SLIPWAY_ALLOW_BLOCKERS"_s, u"1"_s);
        folder.writeFilled(plan);
        for (const QStringList &arguments : {m_everything, QStringList{u"--destroy"_s}}) {
            const QMap<QString, QByteArray> before = folder.state();
            folder.forget();
            const Run whole = folder.deploy(arguments);
            QVERIFY2(whole.exitCode == 0, qPrintable(whole.results + whole.messages));
            const QStringList commands = folder.log();
            const QMap<QString, QByteArray> after = folder.state();
            QList<QMap<QString, QByteArray>> left;
            int failed = 0;
            for (int command = 1; command <= commands.size(); ++command) {
                if (!changesSomething(commands[command - 1]))
                    continue;
                ++failed;
                // Before it did anything is after the one before it.
                for (const QString &how : {u"half"_s, u"after"_s, u"killed"_s}) {
                    folder.clear();
                    for (const auto &[name, bytes] : before.asKeyValueRange())
                        folder.write(u"state/"_s + name, bytes);
                    // What is shown of a thing is kept beside it.
                    if (!before.isEmpty())
                        QCOMPARE(folder.shell(u"cp -r shown state/.shown"_s).exitCode, 0);
                    folder.forget();
                    const Run stopped = folder.deployFailing(command, how, arguments);
                    QVERIFY2(stopped.exitCode == 1, qPrintable(how + u' ' + commands[command - 1]));
                    if (left.contains(withoutCount(folder.state())))
                        continue;
                    left.append(withoutCount(folder.state()));
                    folder.forget();
                    const Run again = folder.deploy(arguments);
                    const QString about
                        = u"%1 of '%2'\n%3"_s.arg(how, commands[command - 1], again.results + again.messages);
                    QVERIFY2(again.exitCode == 0, qPrintable(about));
                    const QString wrong = differences(withoutCount(after), withoutCount(folder.state()));
                    QVERIFY2(wrong.isEmpty(), qPrintable(about + wrong));
                }
            }
            QVERIFY(failed >= 5);
            if (before.isEmpty())
                QCOMPARE(folder.shell(u"cp -r state/.shown shown"_s).exitCode, 0);
        }
    }

    void destroyEndsAfterAnyFailure()
    {
        haveEverything();
        const QMap<QString, QByteArray> made = m_folder.state();
        m_folder.forget();
        QCOMPARE(m_folder.deploy({u"--destroy"_s}).exitCode, 0);
        const QStringList commands = m_folder.log();
        const QMap<QString, QByteArray> wanted = withoutCount(m_folder.state());
        m_left.clear(); // of another script
        for (int command = 1; command <= commands.size(); ++command) {
            const bool changes = changesSomething(commands[command - 1]);
            for (const QString &how : changes ? QStringList{u"before"_s, u"half"_s, u"after"_s, u"killed"_s}
                                              : QStringList{u"before"_s}) {
                m_folder.clear();
                for (auto it = made.begin(); it != made.end(); ++it)
                    m_folder.write(u"state/"_s + it.key(), it.value());
                m_folder.forget();
                QVERIFY2(m_folder.deployFailing(command, how, {u"--destroy"_s}).exitCode != 0,
                         qPrintable(commands[command - 1]));
                const QMap<QString, QByteArray> left = withoutCount(m_folder.state());
                if (m_left.contains(left))
                    continue;
                m_left.append(left);
                m_folder.forget();
                const Run again = m_folder.deploy({u"--destroy"_s});
                QVERIFY2(again.exitCode == 0, qPrintable(commands[command - 1] + again.messages));
                QCOMPARE(differences(wanted, withoutCount(m_folder.state())), QString());
            }
        }
    }

    // What is "not found" may be a sign-in, a module or a host. No list is empty by an error, and none of these says that a thing is not
    // there: nothing may be taken for removed, nor made a second time.
    void onlyAnAnswerThatSaysSoIsAbsence_data()
    {
        QTest::addColumn<QString>("message");
        QTest::addColumn<QString>("code");
        const QString account
            = u"AADSTS50020: User account 'x@y' from identity provider 'live.com' does not exist in tenant 'Contoso'."_s;
        const QString group = u"(ResourceGroupNotFound) Resource group 'group' could not be found."_s;
        const QString workspace = u"(ResourceNotFound) The Resource "
                                  u"'Microsoft.MachineLearningServices/workspaces/workspace' under "
                                  "resource group 'group' was not found."_s;
        QTest::newRow("account") << account << u"1"_s;
        QTest::newRow("account, 3") << account << u"3"_s;
        QTest::newRow("application")
            << u"AADSTS700016: Application with identifier 'a' was not found in the directory 'd'."_s
            << u"1"_s;
        QTest::newRow("module") << u"ModuleNotFoundError: No module named 'azure.ai.ml'"_s << u"1"_s;
        QTest::newRow("command") << u"'show' is misspelled or not recognized: NotFound"_s << u"2"_s;
        QTest::newRow("host") << u"Max retries exceeded: Name or service not found"_s << u"1"_s;
        QTest::newRow("group") << group << u"1"_s;
        QTest::newRow("group, 3") << group << u"3"_s;
        QTest::newRow("workspace") << workspace << u"1"_s;
        QTest::newRow("workspace, 3") << workspace << u"3"_s;
        QTest::newRow("subscription")
            << u"(SubscriptionNotFound) The subscription 's' could not be found."_s << u"3"_s;
        QTest::newRow("user error of something else")
            << u"(UserError) Datastore other was not found."_s << u"1"_s;
    }
    void onlyAnAnswerThatSaysSoIsAbsence()
    {
        QFETCH(QString, message);
        QFETCH(QString, code);
        haveEverything();
        m_folder.set(u"AZ_SAYS"_s, message);
        m_folder.set(u"AZ_CODE"_s, code);
        m_folder.set(u"AZ_FAIL_IF"_s, u" list "_s);
        const Run lists = m_folder.deploy({u"--destroy"_s});
        const QString afterLists = differences(m_wanted, withoutCount(m_folder.state()));
        m_folder.set(u"AZ_FAIL_IF"_s,
                     u"(compute|endpoint|deployment|autoscale|schedule|subscription|job) show "_s);
        const Run shows = m_folder.deploy({u"--destroy"_s});
        const QString afterShows = differences(m_wanted, withoutCount(m_folder.state()));
        m_folder.clear();
        const Run making = m_folder.deploy(m_everything);
        const QStringList made = withoutCount(m_folder.state()).keys();
        for (const QString &name : {u"AZ_SAYS"_s, u"AZ_CODE"_s, u"AZ_FAIL_IF"_s})
            m_folder.unset(name);
        for (const Run &one : {lists, shows, making}) {
            QVERIFY2(one.exitCode == 1, qPrintable(one.results));
            QVERIFY2(!one.results.contains(u"Done."), qPrintable(one.results));
            QVERIFY2(one.messages.contains(message.left(40)), qPrintable(one.messages));
        }
        QCOMPARE(afterLists, QString());
        QCOMPARE(afterShows, QString());
        QCOMPARE(made, QStringList());
    }

    // As the Azure CLI and its extension say it, with the code 3 or without.
    void whatIsNotThereIsSaidInSeveralWays_data()
    {
        QTest::addColumn<QString>("message");
        QTest::addColumn<QString>("code");
        const QString named = u"(ResourceNotFound) The Resource "
                              u"'Microsoft.MachineLearningServices/workspaces/workspace/computes/Notebooks' "
                              "under resource group 'group' was not found."_s;
        QTest::newRow("named") << named << u"1"_s;
        QTest::newRow("named, 3") << named << u"3"_s;
        QTest::newRow("not found") << u"(NotFound) The specified resource was not found."_s << u"1"_s;
        QTest::newRow("compute") << u"(ComputeNotFound) Compute notebooks could not be found."_s << u"1"_s;
        QTest::newRow("user error") << u"(UserError) Compute 'notebooks' was not found."_s << u"1"_s;
        QTest::newRow("no code, 3") << u"Operation returned an invalid status 'Not Found'"_s << u"3"_s;
    }
    void whatIsNotThereIsSaidInSeveralWays()
    {
        QFETCH(QString, message);
        QFETCH(QString, code);
        m_folder.clear();
        m_folder.set(u"AZ_SAYS"_s, message);
        m_folder.set(u"AZ_CODE"_s, code);
        m_folder.set(u"AZ_FAIL_IF"_s, u"compute show --name notebooks "_s);
        const Run run = m_folder.deploy({u"--computes-only"_s, u"--dry-run"_s});
        for (const QString &name : {u"AZ_SAYS"_s, u"AZ_CODE"_s, u"AZ_FAIL_IF"_s})
            m_folder.unset(name);
        QVERIFY2(run.exitCode == 0, qPrintable(run.messages));
        QVERIFY2(run.results.contains(u"ml compute create --file computes/notebooks.yml"_s),
                 qPrintable(run.results));
    }

    void theMlExtensionEndsWithOneForWhatIsMissing()
    {
        m_folder.clear();
        m_folder.set(u"AZ_ABSENT"_s, u"1"_s);
        const Run deployed = m_folder.deploy(m_everything);
        const Run destroyed = m_folder.deploy({u"--destroy"_s});
        m_folder.unset(u"AZ_ABSENT"_s);
        QVERIFY2(deployed.exitCode == 0, qPrintable(deployed.messages));
        QVERIFY2(destroyed.exitCode == 0, qPrintable(destroyed.messages));
    }

    void aDryRunChangesNothing()
    {
        m_folder.clear();
        const Run said = m_folder.deploy(m_everything + QStringList{u"--dry-run"_s});
        QVERIFY2(said.exitCode == 0, qPrintable(said.results + said.messages));
        QCOMPARE(withoutCount(m_folder.state()).keys(), QStringList());
        for (const QString &command : m_folder.log())
            QVERIFY2(!changesSomething(command), qPrintable(command));
        // It says every command that the real run gave.
        for (const QString &command : std::as_const(m_commands)) {
            if (changesSomething(command))
                QVERIFY2(said.results.contains(command.section(u' ', 1, 3)), qPrintable(command));
        }
        // Copied, they are the commands that are run.
        QStringList copied;
        for (const QString &line : said.results.split(u'\n')) {
            if (line.startsWith(u"Would run: "_s))
                copied << line.section(u' ', 2);
        }
        m_folder.clear();
        QCOMPARE(m_folder.shell(copied.join(u'\n')).messages, QString());
        QStringList wanted;
        for (const QString &command : std::as_const(m_commands)) {
            if (changesSomething(command))
                wanted << command;
        }
        QCOMPARE(m_folder.log(), wanted);
        haveEverything();
        const Run removed = m_folder.deploy({u"--destroy"_s, u"--dry-run"_s});
        QCOMPARE(removed.exitCode, 0);
        QStringList removals = removed.results.split(u'\n').filter(u"Removing "_s);
        QVERIFY(!removals.isEmpty());
        QCOMPARE(removals.removeDuplicates(), 0); // a schedule is in the list of the workspace and of the plan
        QCOMPARE(differences(m_wanted, withoutCount(m_folder.state())), QString());
    }

    void jobsWithoutAScheduleStartOnlyWhenAsked()
    {
        m_folder.clear();
        QCOMPARE(m_folder.deploy().exitCode, 0);
        QCOMPARE(m_folder.log().filter(u"job create"_s), QStringList());
        QCOMPARE(m_folder.deploy({u"--submit-jobs"_s}).exitCode, 0);
        QCOMPARE(m_folder.log().filter(u"job create"_s).size(), 2);
        QCOMPARE(m_folder.deploy({u"--submit-jobs=again"_s}).exitCode, 0);
        QCOMPARE(m_folder.log().filter(u"job create"_s).size(), 4);
        QVERIFY(m_folder.deploy({u"--submit-jobs=a b"_s}).exitCode != 0);
    }

    void aJobThatFailedHoldsUpThoseThatWait()
    {
        m_folder.clear();
        m_folder.write(u"state/job.first-first"_s, "Failed\n\n1\n\n");
        const Run refused = m_folder.deploy(m_everything);
        QCOMPARE(refused.exitCode, 1);
        QVERIFY2(refused.messages.contains(u"first-first is Failed"_s), qPrintable(refused.messages));
        QVERIFY(!m_folder.state().contains(u"job.second-first"_s));
    }

    void whatStandsAgainstItIsFoundBeforeAnythingIsMade_data()
    {
        QTest::addColumn<QString>("variable");
        QTest::addColumn<QString>("value");
        QTest::addColumn<QString>("sentence");
        QTest::newRow("provider") << u"AZ_PROVIDER"_s << u"NotRegistered"_s
                                  << u"Microsoft.MachineLearningServices is NotRegistered"_s;
        QTest::newRow("reader") << u"AZ_GRANTS"_s << u"*/read\\t"_s << u"Your roles do not let you"_s;
        QTest::newRow("all but computes")
            << u"AZ_GRANTS"_s << u"*\\tMicrosoft.MachineLearningServices/workspaces/computes/*"_s
            << u"workspaces/computes/write"_s;
        QTest::newRow("quota") << u"AZ_USAGE"_s << u"standardNCADSA100v4Family\\t24"_s
                               << u"StandardNCADSA100v4Family in westeurope: 24 vCPUs"_s;
        // As the service lists them: a name stands there once for each pool, and low priority has no limit by family.
        const QString types = u"Microsoft.MachineLearningServices/"_s;
        const QString enough
            = u"standardNCADSA100v4Family\\t500\\t"_s + types + u"vmFamily/dedicatedCores/usages\\n"_s;
        QTest::newRow("quota of a name that stands there twice")
            << u"AZ_USAGE"_s
            << u"standardNCADSA100v4Family\\t24\\t"_s + types
                + u"vmFamily/dedicatedCores/usages\\nstandardNCADSA100v4Family\\t-1\\t"_s + types
                + u"vmFamily/lowPriorityCores/usages"_s
            << u"StandardNCADSA100v4Family in westeurope: 24 vCPUs"_s;
        QTest::newRow("quota of all families")
            << u"AZ_USAGE"_s
            << enough + u"TotalDedicatedCores\\t24\\t"_s + types + u"totalDedicatedCores/usages"_s
            << u"Total Cluster Dedicated Regional vCPUs in westeurope: 24 vCPUs"_s;
        QTest::newRow("extension") << u"AZ_EXTENSION"_s << u"1.5.0"_s << u"has version 1.5.0"_s;
        QTest::newRow("suffix ends in a dash") << u"ENDPOINT_SUFFIX"_s << u"-"_s << u"ENDPOINT_SUFFIX"_s;
        QTest::newRow("suffix too long") << u"ENDPOINT_SUFFIX"_s << QString(30, u'x') << u"ENDPOINT_SUFFIX"_s;
        QTest::newRow("suffix with a space") << u"ENDPOINT_SUFFIX"_s << u"-a b"_s << u"ENDPOINT_SUFFIX"_s;
    }
    void whatStandsAgainstItIsFoundBeforeAnythingIsMade()
    {
        QFETCH(QString, variable);
        QFETCH(QString, value);
        QFETCH(QString, sentence);
        m_folder.clear();
        m_folder.set(variable, value);
        const Run refused = m_folder.deploy(m_everything);
        m_folder.unset(variable);
        QCOMPARE(refused.exitCode, 1);
        QVERIFY2(refused.messages.contains(sentence), qPrintable(refused.messages));
        QCOMPARE(withoutCount(m_folder.state()).keys(), QStringList());
    }

    void whatMayBeDoneIsReadAsAzureGrantsIt_data()
    {
        QTest::addColumn<QString>("grants");
        QTest::newRow("owner") << u"*\\t"_s;
        QTest::newRow("two roles") << u"*/read\\t\\nMicrosoft.MachineLearningServices/workspaces/*/write "
                                      "microsoft.insights/AUTOSCALESETTINGS/*\\t"_s;
        QTest::newRow("an exception of another role")
            << u"*\\tMicrosoft.MachineLearningServices/workspaces/computes/*\\n*\\t"_s;
    }
    void whatMayBeDoneIsReadAsAzureGrantsIt()
    {
        QFETCH(QString, grants);
        m_folder.clear();
        m_folder.set(u"AZ_GRANTS"_s, grants);
        const Run deployed = m_folder.deploy({u"--dry-run"_s});
        m_folder.unset(u"AZ_GRANTS"_s);
        QVERIFY2(deployed.exitCode == 0, qPrintable(deployed.messages));
    }

    void enoughQuotaIsNoHindrance()
    {
        m_folder.clear();
        m_folder.set(u"AZ_USAGE"_s, u"Standard NCADSA100v4 Family\\t500\\nother\\t0"_s);
        const Run enough = m_folder.deploy({u"--dry-run"_s});
        m_folder.set(u"AZ_USAGE"_s, u"Standard NCADSA100v4 Family\\t1"_s);
        const Run tooLittle = m_folder.deploy({u"--dry-run"_s});
        const Run allTheSame = m_folder.deploy({u"--dry-run"_s, u"--no-quota-check"_s});
        m_folder.unset(u"AZ_USAGE"_s);
        QVERIFY2(enough.exitCode == 0, qPrintable(enough.messages));
        QCOMPARE(tooLittle.exitCode, 1);
        QVERIFY2(allTheSame.exitCode == 0, qPrintable(allTheSame.messages));
    }

    // A region lists some hundred families. A process for each name of each of them took seconds for every quota that a plan needs.
    void noProcessIsStartedForTheNameOfAFamily()
    {
        m_folder.clear();
        for (const char *name : {"tr", "sed"}) {
            const QString program = u"bin/"_s + QLatin1StringView(name);
            m_folder.write(program,
                           QByteArray("#!/bin/sh\necho >>\"$AZ_STATE/.processes\"\nexec /usr/bin/") + name
                               + " \"$@\"\n");
            QFile::setPermissions(m_folder.path(program),
                                  QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
        }
        const QString types = u"Microsoft.MachineLearningServices/vmFamily/"_s;
        QString listed;
        for (int family = 1; family <= 60; ++family)
            listed += u"standardF%1Family\\t8\\t"_s.arg(family) + types + u"dedicatedCores/usages\\n"_s;
        m_folder.set(u"AZ_USAGE"_s,
                     listed + u"STANDARD NCADS A100 v4 family\\t500\\t"_s + types
                         + u"dedicatedCores/usages"_s);
        const Run enough = m_folder.deploy({u"--dry-run"_s});
        m_folder.unset(u"AZ_USAGE"_s);
        for (const char *name : {"tr", "sed"})
            QFile::remove(m_folder.path(u"bin/"_s + QLatin1StringView(name)));
        QFile counted(m_folder.path(u"state/.processes"_s));
        const int processes = counted.open(QIODevice::ReadOnly) ? int(counted.readAll().count('\n')) : 0;
        QVERIFY2(enough.exitCode == 0, qPrintable(enough.messages));
        QVERIFY2(!enough.results.contains(u"NCADSA100v4Family in westeurope cannot be told"_s),
                 qPrintable(enough.results));
        QVERIFY2(processes < 60, qPrintable(QString::number(processes)));
    }

    void lowPriorityHasItsOwnQuota()
    {
        Plan plan = planOfEverything();
        plan.compute(u"steps"_s)->tier = Tier::LowPriority;
        m_folder.clear();
        m_folder.writeFilled(plan);
        const QString types = u"Microsoft.MachineLearningServices/"_s;
        const auto runWith = [&](int limit) {
            m_folder.set(u"AZ_USAGE"_s,
                         u"TotalLowPriorityCores\\t%1\\t"_s.arg(limit) + types
                             + u"totalLowPriorityCores/usages"_s);
            const Run deployed = m_folder.deploy({u"--dry-run"_s});
            m_folder.unset(u"AZ_USAGE"_s);
            return deployed;
        };
        const Run little = runWith(1);
        const Run enough = runWith(10'000);
        m_folder.writeFilled(planOfEverything());
        QCOMPARE(little.exitCode, 1);
        QVERIFY2(little.messages.contains(u"Total Cluster Low Priority Regional vCPUs"_s),
                 qPrintable(little.messages));
        QVERIFY2(enough.exitCode == 0, qPrintable(enough.messages));
    }

    void modelsOfMicrosoftNeedNoSubscription()
    {
        m_folder.clear();
        m_folder.write(u"subscriptions/chat-subscription.yml"_s,
                       "name: chat-subscription\nmodel_id: azureml://registries/azureml/models/Phi-4\n");
        QCOMPARE(m_folder.deploy(m_everything).exitCode, 0);
        QCOMPARE(m_folder.log().filter(u"marketplace-subscription create"_s), QStringList());
        m_folder.writeFilled(planOfEverything());
    }

private:
    /// As a run leaves it that never failed.
    void haveEverything() const
    {
        m_folder.clear();
        QCOMPARE(m_folder.shell(u"cp -r everything state; rm state/.count"_s).exitCode, 0);
    }
    /// Fails each command of a run in turn and runs the script again.
    void failEach(const QString &how)
    {
        int stopped = 0;
        for (int command = 1; command <= m_commands.size(); ++command) {
            const QString &failed = m_commands[command - 1];
            // What only looks has one way to fail.
            if (how != u"before" && !changesSomething(failed))
                continue;
            m_folder.clear();
            if (m_folder.deployFailing(command, how, m_everything).exitCode != 0)
                ++stopped;
            // From the same things the script does the same: what was left once need not be gone on from again.
            const QMap<QString, QByteArray> left = withoutCount(m_folder.state());
            if (m_left.contains(left))
                continue;
            m_left.append(left);
            m_folder.forget();
            const Run again = m_folder.deploy(m_everything);
            const QString about = u"%1 of '%2'\n%3"_s.arg(how, failed, again.results + again.messages);
            QVERIFY2(again.exitCode == 0, qPrintable(about));
            const QString wrong = differences(m_wanted, withoutCount(m_folder.state()));
            QVERIFY2(wrong.isEmpty(), qPrintable(about + wrong));
        }
        QVERIFY(stopped > 10);
    }

    DeployFolder m_folder;
    QStringList m_everything{u"--submit-jobs"_s};
    QStringList m_commands;
    QMap<QString, QByteArray> m_wanted;
    QList<QMap<QString, QByteArray>> m_left; ///< what failures left, and was gone on from
};

SLIPWAY_TEST(DeployFaultsTest)
#include "tst_deployfaults.moc"
