// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/model/evaluation/evaluationfixture.h"
#include "tests/model/exports/azureml/deployfixture.h"
#include "tests/support/testrun.h"

#include <QFile>
#include <QSet>
#include <QTest>

#include <functional>
#include <memory>

using namespace slipway;
using namespace slipway::test;
using namespace Qt::StringLiterals;

using Change = std::function<void(Plan &)>;
Q_DECLARE_METATYPE(Change)

namespace {

TrainingJob &trainingOf(Plan &plan, const QString &id)
{
    return std::get<TrainingJob>(plan.workload(id)->detail);
}

void resize(Plan &plan, const QStringList &computes, const QString &size)
{
    for (const QString &id : computes)
        plan.compute(id)->size = size;
}

RealtimeEndpoint &endpointOf(Plan &plan, const QString &id)
{
    return std::get<RealtimeEndpoint>(plan.workload(id)->detail);
}

/// The commands that a run says at its end.
QString commandsOf(const Run &run)
{
    QStringList commands;
    for (const QString &line : run.results.split(u'\n')) {
        if (line.startsWith(u"       az "_s))
            commands << line.trimmed();
    }
    return commands.join(u'\n');
}

} // namespace

/// What stands and is not as the plan is priced: deploy.sh says it, with the commands that mend it, and ends with 2.
class DeployDifferencesTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_folder = std::make_unique<DeployFolder>();
        m_folder->set(u"SLIPWAY_ALLOW_BLOCKERS"_s, u"1"_s);
    }

    // Twice a week are 8.7 runs a month, once a week 4.3; 24 a day 730.5, one a day 30.4.
    void everythingOfAScheduleIsCompared_data()
    {
        QTest::addColumn<Change>("before");
        QTest::addColumn<Change>("after");
        QTest::addColumn<QString>("text");
        const auto runs = [](double number) {
            return Change([number](Plan &plan) { trainingOf(plan, u"train"_s).runsPerMonth = number; });
        };
        const Change nothing = [](Plan &) {};
        QTest::newRow("days of the week")
            << runs(8.69) << runs(4.35)
            << u"trigger.schedule.week_days is [\"Monday\", \"Thursday\"] and not [monday]"_s;
        QTest::newRow("days of the month")
            << runs(2) << runs(3) << u"trigger.schedule.month_days is [1, 16] and not [1, 11, 21]"_s;
        QTest::newRow("hours") << runs(730) << runs(30) << u" and not [2]"_s;
        QTest::newRow("start") << nothing
                               << Change([](Plan &plan) { plan.workload(u"train"_s)->startMonth = 6; })
                               << u"trigger.start_time is 2027-01-01T00:00:00 and not 2027-07-01T00:00:00"_s;
        QTest::newRow("nodes of its job")
            << nothing << Change([](Plan &plan) { trainingOf(plan, u"train"_s).nodesPerRun = 2; })
            << u"Schedule train: the job that it starts, by its tag slipway-job, is "_s;
        QTest::newRow("compute of its job") << nothing << Change([](Plan &plan) {
            Compute other = *plan.compute(u"train"_s);
            other.id = u"other"_s;
            plan.computes.push_back(other);
            trainingOf(plan, u"train"_s).compute = u"other"_s;
        }) << u"the compute of that job, by its tag slipway-computes, is train and not other"_s;
    }
    void everythingOfAScheduleIsCompared()
    {
        QFETCH(Change, before);
        QFETCH(Change, after);
        QFETCH(QString, text);
        Plan plan = templatePlan(u"vision-realtime"_s);
        before(plan);
        m_folder->writeFilled(plan);
        const Run made = m_folder->deploy({u"train"_s});
        QVERIFY2(made.exitCode == 0, qPrintable(made.results + made.messages));
        const Run same = m_folder->deploy({u"train"_s});
        QVERIFY2(same.exitCode == 0, qPrintable(same.results));
        after(plan);
        m_folder->writeFilled(plan);
        const Run told = m_folder->deploy({u"train"_s});
        QVERIFY2(told.exitCode == 2 && told.results.contains(text), qPrintable(told.results));
        QVERIFY2(told.results.contains(u"az ml schedule disable --name train "_s)
                     && told.results.contains(u"az ml schedule delete --name train "_s),
                 qPrintable(told.results));
        const Run mended = m_folder->shell(commandsOf(told));
        QVERIFY2(mended.exitCode == 0, qPrintable(mended.messages));
        const Run again = m_folder->deploy({u"train"_s});
        QVERIFY2(again.exitCode == 0, qPrintable(again.results + again.messages));
        QVERIFY(m_folder->state().contains(u"schedule.train"_s));
    }

    // When within the week it runs whoever fills in the file may say, in whatever way that is written.
    void whatIsAnExampleIsComparedWithItsFile()
    {
        Plan plan = templatePlan(u"vision-realtime"_s);
        trainingOf(plan, u"train"_s).runsPerMonth = 8.69; // Mondays and Thursdays
        m_folder->writeFilled(plan);
        const auto edit = [this](const QString &commands) {
            const Run edited = m_folder->shell(commands);
            QVERIFY2(edited.exitCode == 0, qPrintable(edited.messages));
        };
        edit(
            u"sed -i 's/hours: \\[2\\]/hours: [14]  # UTC/; s/time_zone: UTC/time_zone: W. Europe Standard Time/' schedules/train.yml"_s);
        QCOMPARE(m_folder->deploy({u"train"_s}).exitCode, 0);
        edit(
            u"sed -i 's/hours: .*/hours:\\n      - 14/; s/time_zone: .*/time_zone: \"W. Europe Standard "
            u"Time\"/; "
            "s/week_days: .*/week_days: [Thursday, monday]/; s/minutes: .*/minutes: 0/' schedules/train.yml"_s);
        const Run same = m_folder->deploy({u"train"_s});
        QVERIFY2(same.exitCode == 0, qPrintable(same.results + same.messages));
        edit(u"sed -i 's/- 14/- 15/' schedules/train.yml"_s);
        const Run told = m_folder->deploy({u"train"_s});
        QVERIFY2(told.exitCode == 2 && told.results.contains(u"trigger.schedule.hours is [14] and not 15"_s),
                 qPrintable(told.results));
    }

    // Other hours are no other price; one more of them is twice the runs, one more minute as well, and five days for two are two and a half times.
    void moreStartsThanThePlanHasAreSaid()
    {
        Plan plan = templatePlan(u"vision-realtime"_s);
        trainingOf(plan, u"train"_s).runsPerMonth = 8.69; // Mondays and Thursdays
        m_folder->writeFilled(plan);
        for (const auto &[from, to, starts] :
             {std::tuple{u"hours: .*"_s, u"hours: [14]"_s, 2},
              {u"hours: .*"_s, u"hours: [2, 14]"_s, 4},
              {u"hours: .*"_s, u"hours:\\n      - 2\\n      - 14"_s, 4},
              {u"minutes: .*"_s, u"minutes: [0, 30]"_s, 4},
              {u"week_days: .*"_s, u"week_days: [monday, Monday, sunday]"_s, 2},
              {u"week_days: .*"_s, u"week_days: [monday, tuesday, wednesday, thursday, friday]"_s, 5},
              {u"week_days: .*"_s, u"week_days: [monday,\\n        friday]"_s, -1}}) {
            QCOMPARE(m_folder
                         ->shell(u"cp schedules/train.yml kept; sed -i 's/%1/%2/' schedules/train.yml"_s.arg(
                             from, to))
                         .exitCode,
                     0);
            const Run told = m_folder->deploy({u"train"_s, u"--dry-run"_s});
            const QString said
                = u"The file schedules/train.yml has %1 starts where the plan prices 2, "_s.arg(
                    starts < 0 ? u"an unknown number of"_s : QString::number(starts));
            QVERIFY2(told.exitCode == (starts == 2 ? 0 : 2) && told.results.contains(said) == (starts != 2),
                     qPrintable(to + told.results + told.messages));
            QCOMPARE(m_folder->shell(u"mv kept schedules/train.yml"_s).exitCode, 0);
        }
    }

    // The plan goes on longer than when its cluster was made: the command that sets its nodes right does that with its tag as well.
    void theTagOfAnEarlierPlanIsSetRight()
    {
        Plan plan = templatePlan(u"tabular-automl-batch"_s);
        plan.workload(u"score")->lengthMonths = 3;
        m_folder->writeFilled(plan);
        QCOMPARE(m_folder->deploy().exitCode, 0);
        Workload &score = *plan.workload(u"score");
        score.lengthMonths = 5;
        const QString after = plan.start.plusMonths(score.startMonth + 5).firstDay().toString(Qt::ISODate);
        plan.compute(u"score")->maxNodes += 1;
        m_folder->writeFilled(plan);
        const Run told = m_folder->deploy();
        QVERIFY2(told.results.contains(u" --tags slipway-ends="_s + after), qPrintable(told.results));
        QCOMPARE(m_folder->shell(commandsOf(told)).exitCode, 0);
        QVERIFY(!m_folder->deploy().results.contains(u"--tags"_s));
    }

    // One that somebody switched off starts nothing of what is priced.
    void aScheduleThatIsOffIsSaid()
    {
        m_folder->writeFilled(templatePlan(u"vision-realtime"_s));
        QCOMPARE(m_folder->deploy({u"train"_s}).exitCode, 0);
        const QString there = u" --name train --resource-group group --workspace-name workspace"_s;
        QCOMPARE(m_folder->shell(u"az ml schedule disable"_s + there).exitCode, 0);
        const Run told = m_folder->deploy({u"train"_s});
        QVERIFY2(told.exitCode == 2 && told.results.contains(u"is_enabled is false and not true"_s)
                     && commandsOf(told).startsWith(u"az ml schedule enable"_s + there),
                 qPrintable(told.results));
        QCOMPARE(m_folder->shell(commandsOf(told)).exitCode, 0);
        QCOMPARE(m_folder->deploy({u"train"_s}).exitCode, 0);
    }

    void aScheduleOfBeforeSaysThatItsJobIsNotCompared()
    {
        m_folder->writeFilled(templatePlan(u"vision-realtime"_s));
        QCOMPARE(m_folder->deploy({u"train"_s}).exitCode, 0);
        QCOMPARE(m_folder->shell(u"sed -i '/slipway-job\\|slipway-computes/d' state/.shown/schedule.train"_s)
                     .exitCode,
                 0);
        const Run told = m_folder->deploy({u"train"_s});
        QVERIFY2(
            told.exitCode == 0
                && told.results.contains(u"whether it starts the job of this folder cannot be compared"_s),
            qPrintable(told.results));
    }

    // Azure deletes no schedule that is on, also none that failed.
    void aScheduleThatFailedIsMadeAnew()
    {
        m_folder->writeFilled(templatePlan(u"vision-realtime"_s));
        m_folder->set(u"AZ_FAIL_IF"_s, u"schedule create"_s);
        m_folder->set(u"AZ_HOW"_s, u"half"_s);
        QVERIFY(m_folder->deploy({u"train"_s}).exitCode != 0);
        QVERIFY(m_folder->state().value(u"schedule.train"_s).startsWith("Failed\n"));
        m_folder->unset(u"AZ_FAIL_IF"_s);
        m_folder->unset(u"AZ_HOW"_s);
        m_folder->forget();
        const Run again = m_folder->deploy({u"train"_s});
        QVERIFY2(again.exitCode == 0, qPrintable(again.results + again.messages));
        const QString log = m_folder->log().join(u'\n');
        QVERIFY(log.indexOf(u"schedule disable"_s) > 0
                && log.indexOf(u"schedule disable"_s) < log.indexOf(u"schedule delete"_s));
        QVERIFY(m_folder->state().value(u"schedule.train"_s).startsWith("Succeeded\n"));
    }

    // Ten times the trials, or another compute, is another price: said by the first run, and of a schedule that was made before it.
    void aFileThatSomebodyChangedIsSaid_data()
    {
        QTest::addColumn<QString>("change");
        QTest::addColumn<QString>("told");
        QTest::newRow("trials") << u"s/max_trials: .*/max_trials: 600/"_s << QString();
        QTest::newRow("compute") << u"s/compute: azureml:automl/compute: azureml:score/"_s
                                 << u"slipway-computes, is automl steps and not score steps"_s;
        QTest::newRow("a key of one's own") << u"/max_trials:/a\\      max_nodes: 6"_s << QString();
    }
    void aFileThatSomebodyChangedIsSaid()
    {
        QFETCH(QString, change);
        QFETCH(QString, told);
        m_folder->writeFilled(templatePlan(u"tabular-automl-batch"_s));
        QCOMPARE(m_folder->deploy().exitCode, 0);
        QCOMPARE(m_folder->shell(u"sed -i '%1' jobs/monthly.yml"_s.arg(change)).exitCode, 0);
        const QString file = u"The file jobs/monthly.yml says something else than was exported"_s;
        const Run standing = m_folder->deploy();
        for (const QString &text :
             {file, u"what the file of its job says, by its tag slipway-file, is file-"_s, told})
            QVERIFY2(standing.exitCode == 2 && standing.results.contains(text), qPrintable(standing.results));
        m_folder->clear();
        const Run first = m_folder->deploy();
        QVERIFY2(first.exitCode == 2 && first.results.contains(file)
                     && first.results.contains(u"but 1 thing differs"_s),
                 qPrintable(first.results));
        // The schedule stands on what its job names, as it was deployed.
        if (!told.isEmpty()) {
            const Run seen = m_folder->shell(u"grep computes state/.shown/schedule.monthly.set"_s);
            QCOMPARE(seen.results, u"tags.slipway-computes=score steps\n"_s);
        }
    }

    // What is left to a person may be written in any way, and remarks may change: nothing differs.
    void whatIsFilledInIsNoChange()
    {
        m_folder->writeFilled(templatePlan(u"tabular-automl-batch"_s));
        QCOMPARE(
            m_folder
                ->shell(u"sed -i -e 's/task: .*/task: regression/' -e 's/^#.*/# mine/' -e 's/  # nodes//' "
                        "-e 's/^    environment: .*/    environment:\\n      image: a:1  # mine\\n      "
                        "tags:\\n      - b/' "
                        "-e 's/$/\\r/' jobs/monthly.yml"_s)
                .exitCode,
            0);
        const Run run = m_folder->deploy();
        QVERIFY2(run.exitCode == 0, qPrintable(run.results + run.messages));
    }

    // The export writes a value in quotes that a person filled in without: the schedule that stands starts the same job.
    void quotesAroundAValueAreNoChange()
    {
        m_folder->writeFilled(templatePlan(u"tabular-automl-batch"_s));
        QCOMPARE(m_folder->shell(u"sed -i 's|code: .*|code: ../code|' jobs/monthly.yml"_s).exitCode, 0);
        QVERIFY(!m_folder->shell(u"grep 'code: ../code' jobs/monthly.yml"_s).results.isEmpty());
        QCOMPARE(m_folder->deploy().exitCode, 0);
        for (const char *quoted : {"\"../code\"", "'\\''../code'\\''"}) {
            QCOMPARE(m_folder
                         ->shell(u"sed -i 's|code: .*|code: %1|' jobs/monthly.yml"_s.arg(
                             QLatin1StringView(quoted)))
                         .exitCode,
                     0);
            const Run run = m_folder->deploy();
            QVERIFY2(run.exitCode == 0, qPrintable(run.results + run.messages));
        }
        QCOMPARE(m_folder->shell(u"sed -i 's|code: .*|code: ../other|' jobs/monthly.yml"_s).exitCode, 0);
        QCOMPARE(m_folder->deploy().exitCode, 2);
    }

    // One more rule than the plan has scales as well.
    void aRuleThatThePlanDroppedIsSaid()
    {
        m_folder->writeFilled(templatePlan(u"llm-finetune-endpoint"_s));
        QCOMPARE(m_folder->deploy({u"serve"_s}).exitCode, 0);
        // Behind the others, so that each of them is where it was.
        QList<QByteArray> lines = m_folder->state().value(u"autoscale.autoscale-serve-blue"_s).split('\n');
        lines[3] += " Increase:CpuUtilizationPercentage:70";
        m_folder->write(u"state/autoscale.autoscale-serve-blue"_s, lines.join('\n'));
        const Run told = m_folder->deploy({u"serve"_s});
        QVERIFY2(told.exitCode == 2
                     && told.results.contains(
                         u"Autoscale of blue of serve: the number of its rules is 4 and not 3."_s),
                 qPrintable(told.results));
        QCOMPARE(m_folder->shell(commandsOf(told)).exitCode, 0);
        QCOMPARE(m_folder->deploy({u"serve"_s}).exitCode, 0);
    }

    // The clusters `score` and `automl` got other names: work that stands goes on on the old ones.
    void aComputeIsNamedForRemovalWhenNothingIsOnIt()
    {
        Plan plan = templatePlan(u"tabular-automl-batch"_s);
        m_folder->writeFilled(plan);
        const Run made = m_folder->deploy();
        QVERIFY2(made.exitCode == 0, qPrintable(made.results + made.messages));
        plan.compute(u"score"_s)->id = u"scoring"_s;
        plan.compute(u"automl"_s)->id = u"automl-big"_s;
        std::get<BatchScoring>(plan.workload(u"score"_s)->detail).compute = u"scoring"_s;
        trainingOf(plan, u"automl"_s).compute = u"automl-big"_s;
        m_folder->writeFilled(plan);
        const Run told = m_folder->deploy();
        QCOMPARE(told.exitCode, 2);
        for (
            const QString &text :
            {u"Deployment model of score: compute is /subscriptions/s/computes/score and not azureml:scoring."_s,
             u"--set compute=azureml:scoring"_s,
             u"the compute of that job, by its tag slipway-computes, is automl steps and not automl-big steps"_s,
             u"The compute score was made from this folder and is not in the plan any more; on it still: the deployment model of score."_s,
             u"The compute automl was made from this folder and is not in the plan any more; on it still: the schedule monthly."_s})
            QVERIFY2(told.results.contains(text), qPrintable(text + u'\n' + told.results));
        QVERIFY2(!told.results.contains(u"az ml compute delete"_s), qPrintable(told.results));
        const Run moved = m_folder->shell(commandsOf(told));
        QVERIFY2(moved.exitCode == 0, qPrintable(moved.messages));
        const Run left = m_folder->deploy();
        QVERIFY2(left.exitCode == 2 && left.results.contains(u"az ml compute delete --name score "_s)
                     && left.results.contains(u"az ml compute delete --name automl "_s)
                     && left.results.contains(u"2 things differ"_s),
                 qPrintable(left.results));
        QCOMPARE(m_folder->shell(commandsOf(left)).exitCode, 0);
        const Run done = m_folder->deploy();
        QVERIFY2(done.exitCode == 0, qPrintable(done.results + done.messages));
    }

    // Azure changes no size. What is of this folder goes before its compute and comes again with it: removed by itself, the next run would make it
    // anew on the old one, and name the compute for removal under what it has just made.
    void aComputeOfAnotherSizeIsMadeAnewWithWhatIsOnIt()
    {
        Plan plan = templatePlan(u"tabular-automl-batch"_s);
        plan.compute(u"score"_s)->size = u"Standard_D8s_v3"_s;
        plan.compute(u"automl"_s)->size = u"Standard_D16s_v3"_s;
        m_folder->writeFilled(plan);
        QCOMPARE(m_folder->deploy().exitCode, 0);
        QMap<QString, QByteArray> asPlanned = m_folder->state();
        asPlanned.remove(u".count"_s);
        m_folder->clear();
        m_folder->writeFilled(templatePlan(u"tabular-automl-batch"_s));
        QCOMPARE(m_folder->deploy().exitCode, 0);
        m_folder->writeFilled(plan);

        // What a person removed is set on the old ones again by the same run, before it says what is to be done.
        QCOMPARE(m_folder->shell(u"rm state/schedule.monthly state/batch-*.score*"_s).exitCode, 0);
        const Run dry = m_folder->deploy({u"--dry-run"_s});
        const Run told = m_folder->deploy();
        const Run again = m_folder->deploy();
        for (const Run &run : {dry, told, again}) {
            QCOMPARE(run.exitCode, 2);
            const QStringList commands = commandsOf(run).split(u'\n');
            QStringList verbs;
            for (const QString &command : commands)
                verbs << command.section(u" --resource-group"_s, 0, 0);
            QCOMPARE(verbs,
                     (QStringList{u"az ml schedule disable --name monthly"_s,
                                  u"az ml schedule delete --name monthly"_s,
                                  u"az ml compute delete --name automl"_s,
                                  u"az ml batch-endpoint delete --name score"_s,
                                  u"az ml compute delete --name score"_s}));
        }
        const Run removed = m_folder->shell(commandsOf(again));
        QVERIFY2(removed.exitCode == 0, qPrintable(removed.messages));
        const Run done = m_folder->deploy();
        QVERIFY2(done.exitCode == 0, qPrintable(done.results + done.messages));
        QMap<QString, QByteArray> state = m_folder->state();
        state.remove(u".count"_s);
        QCOMPARE(state, asPlanned);
    }

    // One after the other, without a run between them. What goes before its compute is not updated behind that, nor removed twice.
    void whatIsCopiedInOrderEndsAsIfPlannedSo_data()
    {
        QTest::addColumn<QString>("id");
        QTest::addColumn<Change>("change");
        const auto row = [](const char *name, const QString &id, const Change &change) {
            QTest::newRow(name) << id << change;
        };
        row("a batch of more nodes on another size", u"tabular-automl-batch"_s, [](Plan &plan) {
            resize(plan, {u"score"_s}, u"Standard_D8s_v3"_s);
            plan.compute(u"score"_s)->maxNodes = 4;
            std::get<BatchScoring>(plan.workload(u"score"_s)->detail).nodesPerRun = 3;
        });
        row("two clusters of one schedule, which changes itself", u"tabular-automl-batch"_s, [](Plan &plan) {
            resize(plan, {u"steps"_s, u"automl"_s}, u"Standard_D8s_v3"_s);
            for (const QString &step : {u"prepare"_s, u"automl"_s, u"register"_s})
                trainingOf(plan, step).runsPerMonth = 5;
        });
        row("a schedule that is in the plan no more", u"tabular-automl-batch"_s, [](Plan &plan) {
            resize(plan, {u"steps"_s, u"automl"_s}, u"Standard_D8s_v3"_s);
            for (const QString &step : {u"prepare"_s, u"register"_s}) {
                plan.workload(step)->id += u"-2"_s;
                trainingOf(plan, step + u"-2"_s).pipeline = u"weekly"_s;
                trainingOf(plan, step + u"-2"_s).dependsOn.clear();
            }
            plan.workload(u"automl"_s)->id = u"automl-2"_s;
            trainingOf(plan, u"automl-2"_s).pipeline = u"weekly"_s;
            trainingOf(plan, u"automl-2"_s).dependsOn.clear();
        });
        row("a deployment of another size beside a new one", u"llm-finetune-endpoint"_s, [](Plan &plan) {
            resize(plan, {u"serve"_s}, u"Standard_NC48ads_A100_v4"_s);
            std::vector<Deployment> &deployments = endpointOf(plan, u"serve"_s).deployments;
            deployments.front().maxInstances = 5;
            deployments.front().trafficPercent = 80;
            deployments.push_back(deployments.front());
            deployments.back().id = u"green"_s;
            deployments.back().trafficPercent = 20;
        });
        row("one deployment fewer, and more instances of the other", u"edge-arc"_s, [](Plan &plan) {
            std::vector<Deployment> &deployments = endpointOf(plan, u"plant"_s).deployments;
            deployments.pop_back();
            deployments.front().instances = 4;
            deployments.front().trafficPercent = 100;
            resize(plan, {u"train"_s}, u"Standard_NC24ads_A100_v4"_s);
        });
        row("an instance and a cluster", u"vision-realtime"_s, [](Plan &plan) {
            resize(plan, {u"notebooks"_s}, u"Standard_NC8as_T4_v3"_s);
            plan.compute(u"train"_s)->maxNodes = 7;
            endpointOf(plan, u"serve"_s).deployments.front().instances = 5;
        });
    }
    void whatIsCopiedInOrderEndsAsIfPlannedSo()
    {
        QFETCH(QString, id);
        QFETCH(Change, change);
        Plan plan = templatePlan(id);
        Plan changed = plan;
        change(changed);
        m_folder->set(u"AZ_REGION"_s, plan.region);
        const QStringList all{u"--no-quota-check"_s};
        m_folder->writeFilled(changed);
        QCOMPARE(m_folder->deploy(all).exitCode, 0);
        const QMap<QString, QByteArray> asPlanned = things();
        m_folder->clear();
        m_folder->writeFilled(plan);
        QCOMPARE(m_folder->deploy(all).exitCode, 0);
        m_folder->writeFilled(changed);
        const Run told = m_folder->deploy(all);
        QCOMPARE(told.exitCode, 2);
        const QStringList commands = commandsOf(told).split(u'\n');
        QCOMPARE(QSet<QString>(commands.begin(), commands.end()).size(), commands.size());
        const Run copied = m_folder->shell(commands.join(u'\n'));
        QVERIFY2(copied.exitCode == 0, qPrintable(copied.messages + told.results));
        const Run done = m_folder->deploy(all);
        QVERIFY2(done.exitCode == 0, qPrintable(done.results + done.messages));
        QCOMPARE(things(), asPlanned);
        // In between it would make on the old computes what goes with them.
        QVERIFY2(told.results.count(u"\n       ./deploy.sh\n"_s) <= 1, qPrintable(told.results));
    }

    // An update by the Azure CLI takes the tags of a deployment away. The command that the script says behind its own sets them again.
    void aDeploymentWhoseTagAnUpdateTookIsStillOfTheFolder()
    {
        Plan plan = templatePlan(u"edge-arc"_s);
        const QStringList all{u"--no-quota-check"_s};
        m_folder->set(u"AZ_REGION"_s, plan.region);
        m_folder->writeFilled(plan);
        QCOMPARE(m_folder->deploy(all).exitCode, 0);
        std::vector<Deployment> &deployments = endpointOf(plan, u"plant"_s).deployments;
        for (Deployment &each : deployments)
            each.instances = 4;
        m_folder->writeFilled(plan);
        const QStringList commands = commandsOf(m_folder->deploy(all)).split(u'\n');
        QCOMPARE(commands.size(), 4);
        const QByteArray tagged = m_folder->state().value(u"online-deployment.plant.green"_s);
        QCOMPARE(m_folder->shell(commands.join(u'\n')).exitCode, 0);
        QCOMPARE(m_folder->state().value(u"online-deployment.plant.green"_s), tagged);
        QCOMPARE(m_folder->shell(commands.filter(u"az ml "_s).join(u'\n')).exitCode, 0);
        QVERIFY(m_folder->state().value(u"online-deployment.plant.green"_s).startsWith("Succeeded\n\n"));
        const Run same = m_folder->deploy(all);
        QVERIFY2(
            same.exitCode == 0
                && same.results.contains(
                    u"Deployment green of plant exists and stays as it is; an update took its tags away."_s)
                && !same.results.contains(u"not made from this folder"_s),
            qPrintable(same.results));
        // Without a tag and without a place in the plan nothing tells whose it is, and it bills.
        deployments.front().trafficPercent = 100;
        deployments.pop_back();
        m_folder->writeFilled(plan);
        QCOMPARE(m_folder->shell(commandsOf(m_folder->deploy(all))).exitCode, 0);
        const Run stray = m_folder->deploy(all);
        QVERIFY2(
            stray.exitCode == 2
                && stray.results.contains(
                    u"The deployment green of plant is not in the plan, and no tag says who made it: an "
                    "update by the Azure CLI takes tags away.\n       When nobody needs it any more: az ml "
                    "online-deployment delete --endpoint-name plant --name green "_s),
            qPrintable(stray.results));
        // Somebody else's says so.
        m_folder->write(u"state/online-deployment.plant.green"_s, "Succeeded\nother-0123\n1\n\n");
        QCOMPARE(m_folder->deploy(all).exitCode, 0);
        m_folder->write(u"state/online-deployment.plant.blue"_s, "Succeeded\nother-0123\n1\n\n");
        const Run theirs = m_folder->deploy(all);
        QVERIFY2(
            theirs.exitCode == 2
                && theirs.results.contains(u"Deployment blue of plant: it was not made from this folder."_s),
            qPrintable(theirs.results));
    }

    // It is removed with its endpoint, and by itself where somebody else has one in it.
    void aDeploymentWhoseTagAnUpdateTookIsRemoved()
    {
        Plan plan = templatePlan(u"tabular-automl-batch"_s);
        m_folder->writeFilled(plan);
        QCOMPARE(m_folder->deploy().exitCode, 0);
        const QString updated
            = u"az ml batch-deployment update --endpoint-name score --name model --set "
              "resources.instance_count=2 --resource-group group --workspace-name workspace --subscription s"_s;
        QCOMPARE(m_folder->shell(updated).exitCode, 0);
        const QMap<QString, QByteArray> before = m_folder->state();
        const Run destroyed = m_folder->deploy({u"--destroy"_s});
        QVERIFY2(destroyed.exitCode == 0 && m_folder->state().size() == 0,
                 qPrintable(destroyed.results + destroyed.messages));
        for (const auto &[name, bytes] : before.asKeyValueRange())
            m_folder->write(u"state/"_s + name, bytes);
        m_folder->write(u"state/batch-endpoint.score"_s,
                        before.value(u"batch-endpoint.score"_s)
                            .replace("defaults.deployment_name=model", "defaults.deployment_name=theirs"));
        m_folder->write(u"state/batch-deployment.score.theirs"_s, "Succeeded\nother-0123\n1\n\n");
        const Run shared = m_folder->deploy({u"--destroy"_s});
        QVERIFY2(shared.exitCode == 2 && shared.results.contains(u"Removing deployment model of score"_s)
                     && shared.results.contains(u"has what was not: theirs. It stays."_s),
                 qPrintable(shared.results + shared.messages));
    }

    // A schedule that was made before its tags said so is found by its job.
    void aScheduleOfBeforeIsFoundByItsJob()
    {
        Plan plan = templatePlan(u"tabular-automl-batch"_s);
        m_folder->writeFilled(plan);
        QCOMPARE(m_folder->deploy().exitCode, 0);
        QCOMPARE(
            m_folder->shell(u"sed -i '/slipway-job\\|slipway-computes/d' state/.shown/schedule.monthly"_s)
                .exitCode,
            0);
        plan.compute(u"automl"_s)->id = u"automl-big"_s;
        trainingOf(plan, u"automl"_s).compute = u"automl-big"_s;
        m_folder->writeFilled(plan);
        const Run told = m_folder->deploy();
        QVERIFY2(told.exitCode == 2 && told.results.contains(u"on it still: the schedule monthly."_s)
                     && !told.results.contains(u"az ml compute delete"_s),
                 qPrintable(told.results));
    }

    // Two plans of one template in one workspace: the second makes nothing, and what is there is the first one's.
    void whatAnotherFolderMadeIsSaidOfEachKind()
    {
        m_folder->writeFilled(planOfEverything());
        const Run made = m_folder->deploy({u"--submit-jobs"_s});
        QVERIFY2(made.exitCode == 0, qPrintable(made.results + made.messages));
        QMap<QString, QByteArray> before = m_folder->state();
        m_folder->writeFilled(planOfEverything(), u"other-0123"_s);
        const Run told = m_folder->deploy({u"--submit-jobs"_s});
        QCOMPARE(told.exitCode, 2);
        QMap<QString, QByteArray> after = m_folder->state();
        before.remove(u".count"_s);
        after.remove(u".count"_s);
        QCOMPARE(after, before);
        int things = 0;
        for (const QString &name : before.keys()) {
            const QString kind = name.section(u'.', 0, 0);
            const QString thing = name.section(u'.', 1);
            QString title;
            if (kind == u"compute")
                title = u"Compute "_s + thing;
            else if (kind.endsWith(u"-endpoint"))
                title = u"Endpoint "_s + thing;
            else if (kind.endsWith(u"-deployment"))
                title = u"Deployment %2 of %1"_s.arg(thing.section(u'.', 0, 0), thing.section(u'.', 1));
            else if (kind == u"schedule")
                title = u"Schedule "_s + thing;
            else if (kind == u"job")
                title = u"Run "_s + thing;
            else if (kind == u"autoscale")
                title = u"Autoscale of blue of serve"_s;
            else // of the marketplace, which has no tags
                continue;
            ++things;
            const bool isSaid = told.results.contains(title + u": it was not "_s)
                || (kind == u"autoscale" && told.results.contains(title + u": the plan has "_s));
            QVERIFY2(isSaid, qPrintable(title + u'\n' + told.results));
        }
        QVERIFY(things > 10);
        QVERIFY(told.results.contains(u"Ask whose it is, or give the plan another name for it."_s));
        QVERIFY2(told.results.contains(u"Done, but %1 things differ from the plan"_s.arg(things)),
                 qPrintable(told.results));
    }

    // Theirs goes up to 4 where this plan is priced with up to 6.
    void theAutoscaleOfAnotherFolderIsCompared()
    {
        Plan plan = templatePlan(u"llm-finetune-endpoint"_s);
        m_folder->writeFilled(plan);
        QCOMPARE(m_folder->deploy({u"serve"_s}).exitCode, 0);
        std::get<RealtimeEndpoint>(plan.workload(u"serve"_s)->detail).deployments[0].maxInstances = 6;
        m_folder->writeFilled(plan, u"other-0123"_s);
        const Run told = m_folder->deploy({u"serve"_s});
        QVERIFY2(told.exitCode == 2
                     && told.results.contains(
                         u"Autoscale of blue of serve: profiles[0].capacity.maximum is 4 and not 6; "
                         "it was not made from this folder."_s),
                 qPrintable(told.results));
    }

private:
    [[nodiscard]] QMap<QString, QByteArray> things() const
    {
        QMap<QString, QByteArray> all = m_folder->state();
        all.remove(u".count"_s);
        return all;
    }

    std::unique_ptr<DeployFolder> m_folder;
};

SLIPWAY_TEST(DeployDifferencesTest)
#include "tst_deploydifferences.moc"
