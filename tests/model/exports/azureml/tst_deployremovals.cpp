// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/model/evaluation/evaluationfixture.h"
#include "tests/model/exports/azureml/azuremlfixture.h"
#include "tests/model/exports/azureml/deployfixture.h"
#include "tests/support/testrun.h"

#include <QTest>

#include <algorithm>
#include <memory>

using namespace slipway;
using namespace slipway::test;
using namespace Qt::StringLiterals;

namespace {

/// What a run says of what differs, to its end.
QString lastWords(const Run &run)
{
    const qsizetype first = run.results.indexOf(u"\n1. "_s);
    return first < 0 ? run.results.section(u'\n', -2) : run.results.mid(first + 1);
}

/// With quotes in place of apostrophes.
QByteArray json(const char *text)
{
    return QByteArray(text).replace('\'', '"');
}

/// Each workload ends one month after the one before.
Plan endingOneByOne(const QString &id)
{
    Plan plan = templatePlan(id);
    int length = 1;
    for (Workload &workload : plan.workloads) {
        if (workload.startMonth + length < plan.months)
            workload.lengthMonths = length++;
    }
    return plan;
}

} // namespace

/// What deploy.sh removes, and what it keeps because others stand on it; and that it makes nothing that it would remove.
class DeployRemovalsTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_folder = std::make_unique<DeployFolder>();
        m_folder->set(u"SLIPWAY_ALLOW_BLOCKERS"_s, u"1"_s);
    }

    // Another team's batch scores on `score`, its schedule trains on `automl` and `steps`.
    void whatOthersStandOnStays()
    {
        m_folder->writeFilled(templatePlan(u"tabular-automl-batch"_s));
        QCOMPARE(m_folder->deploy().exitCode, 0);
        putDeployment(u"theirs"_s, u"score"_s);
        putSchedule(u"nightly"_s, "other-0123", "tags:\n  slipway-computes: automl steps\n");
        const QMap<QString, QByteArray> before = things();
        const Run dry = m_folder->deploy({u"--destroy"_s, u"--dry-run"_s});
        QCOMPARE(things(), before);
        const Run destroyed = m_folder->deploy({u"--destroy"_s});
        for (const Run &run : {dry, destroyed}) {
            QCOMPARE(run.exitCode, 2);
            for (
                const QString &text :
                {u"The compute score was made from this folder, and on it still: the deployment model of theirs. It stays, and bills."_s,
                 u"The compute automl was made from this folder, and on it still: the schedule nightly."_s,
                 u"The compute steps was made from this folder, and on it still: the schedule nightly."_s,
                 u"3 things that were made from this folder are still there"_s,
                 u"Removing compute rehearse"_s})
                QVERIFY2(run.results.contains(text), qPrintable(text + u'\n' + run.results));
            QVERIFY2(!run.results.contains(u"Removing compute score"_s), qPrintable(run.results));
        }
        QCOMPARE(QStringList(things().keys()).filter(u"compute."_s),
                 (QStringList{u"compute.automl"_s, u"compute.score"_s, u"compute.steps"_s}));
        QCOMPARE(m_folder->shell(u"rm state/batch-* state/schedule.*"_s).exitCode, 0);
        const Run again = m_folder->deploy({u"--destroy"_s});
        QVERIFY2(again.exitCode == 0, qPrintable(again.results + again.messages));
        QCOMPARE(QStringList(things().keys()).filter(u"compute."_s), QStringList());
    }

    // All work ends within the plan. On another day others' work is as it is on the day of the run.
    void whatOthersStandOnStaysWhenItsWorkEnds()
    {
        Plan plan = templatePlan(u"tabular-automl-batch"_s);
        for (Workload &workload : plan.workloads)
            workload.lengthMonths = 3;
        m_folder->writeFilled(plan);
        QCOMPARE(m_folder->deploy().exitCode, 0);
        putDeployment(u"theirs"_s, u"score"_s);
        putSchedule(
            u"nightly"_s, "other-0123",
            "trigger:\n  end_time: \"2027-06-01T00:00:00\"\ntags:\n  slipway-computes: automl steps\n");
        const Run removed = m_folder->deploy({u"--remove-ended=2027-07-01"_s});
        QVERIFY2(
            removed.exitCode == 2
                && removed.results.contains(
                    u"The compute score was made from this folder, and on it still: the deployment model of theirs."_s),
            qPrintable(removed.results + removed.messages));
        QCOMPARE(QStringList(things().keys()).filter(u"compute."_s),
                 (QStringList{u"compute.automl"_s, u"compute.score"_s, u"compute.steps"_s}));
        // By then their schedule has ended, and the folder's own.
        m_folder->set(u"SLIPWAY_TODAY"_s, u"2027-07-01"_s);
        QCOMPARE(m_folder->deploy({u"--remove-ended"_s}).exitCode, 2);
        QCOMPARE(QStringList(things().keys()).filter(u"compute."_s), QStringList{u"compute.score"_s});
    }

    // It answers for an endpoint that somebody else made, and runs on a cluster that was made from here.
    void theClusterOfADeploymentThatStaysStays()
    {
        m_folder->write(u"state/batch-endpoint.rehearse"_s,
                        "Succeeded\nother-0123\n1\ndefaults.deployment_name=model\n");
        m_folder->writeFilled(templatePlan(u"tabular-automl-batch"_s));
        QCOMPARE(m_folder->deploy().exitCode, 2);
        const Run destroyed = m_folder->deploy({u"--destroy"_s});
        QVERIFY2(
            destroyed.exitCode == 2 && destroyed.results.contains(u"it stays, and bills."_s)
                && destroyed.results.contains(
                    u"The compute rehearse was made from this folder, and on it still: the deployment model of rehearse."_s),
            qPrintable(destroyed.results + destroyed.messages));
        QCOMPARE(QStringList(things().keys()).filter(u"compute."_s), QStringList{u"compute.rehearse"_s});
    }

    // Azure changes no size of a cluster: the command that removes it is for one on which nothing is.
    void aComputeThatDiffersIsNotToBeRemovedUnderWhatIsOnIt()
    {
        Plan plan = templatePlan(u"tabular-automl-batch"_s);
        m_folder->writeFilled(plan);
        QCOMPARE(m_folder->deploy().exitCode, 0);
        plan.compute(u"score")->size = u"Standard_D8s_v3"_s;
        m_folder->writeFilled(plan);
        putDeployment(u"theirs"_s, u"score"_s);
        const Run told = m_folder->deploy();
        QVERIFY2(told.exitCode == 2 && told.results.contains(u"Compute score: size is "_s)
                     && told.results.contains(u"on it still: the deployment model of theirs."_s)
                     && !told.results.contains(u"az ml compute delete"_s),
                 qPrintable(told.results));
        QCOMPARE(m_folder->shell(u"rm state/batch-deployment.theirs.*"_s).exitCode, 0);
        const Run free = m_folder->deploy({u"--computes-only"_s});
        QVERIFY2(free.results.contains(u"az ml compute delete --name score "_s), qPrintable(free.results));
        // Somebody else's deployment in the folder's own endpoint would go with that.
        m_folder->write(u"state/batch-deployment.score.theirs"_s, "Succeeded\nother-0123\n1\n\n");
        const Run shared = m_folder->deploy({u"--computes-only"_s});
        QVERIFY2(!shared.results.contains(u"az ml compute delete"_s), qPrintable(shared.results));
    }

    // An endpoint on another cluster is made anew, and would take with it what somebody else has in it.
    void anEndpointThatDiffersIsNotToBeRemovedWithWhatIsInIt()
    {
        m_folder->writeFilled(templatePlan(u"edge-arc"_s));
        QCOMPARE(m_folder->deploy().exitCode, 0);
        m_folder->write(u"state/online-deployment.plant.theirs"_s, "Succeeded\nother-0123\n1\n\n");
        const Run moved
            = m_folder->shell(u"sed -i 's/azureml:plant/azureml:rack/' state/.shown/online-endpoint.plant"_s);
        QCOMPARE(moved.exitCode, 0);
        const Run told = m_folder->deploy();
        QVERIFY2(told.exitCode == 2
                     && told.results.contains(u"in it is what was not made from this folder: theirs"_s)
                     && !told.results.contains(u"az ml online-endpoint delete"_s),
                 qPrintable(told.results));
    }

    // What the Azure CLI shows of jobs, schedules and deployments, in each of the forms in which they name a compute (the YAML schemas of the
    // Azure CLI, and what it makes of them: names, "azureml:NAME", addresses). What cannot be told keeps the compute.
    void whatStandsOnAComputeIsFoundInAnyForm()
    {
        m_folder->writeFilled(templatePlan(u"tabular-automl-batch"_s));
        QCOMPARE(m_folder->deploy({u"automl"_s}).exitCode, 0);
        QCOMPARE(m_folder->shell(u"rm state/schedule.*"_s).exitCode, 0);
        const QMap<QString, QByteArray> before = things();
        const QByteArray job = "Running\n\n1\n\n";
        const QByteArray address = "/subscriptions/s/resourceGroups/g/providers/"
                                   "Microsoft.MachineLearningServices/workspaces/w/";
        const QByteArray pipeline = json("{'name':'theirs','type':'pipeline','settings':{},'jobs':{'a':");
        const auto made = [](const char *more) -> QByteArray {
            return QByteArray("Succeeded\nother-0123\n1\n") + more + '\n';
        };
        struct Case
        {
            const char *name;
            QMap<QString, QByteArray> state; ///< by files of the stand-in
            QString kept; ///< on `automl`; empty: it goes
        };
        const QString perhaps = u" perhaps, which does not say where it runs. It"_s;
        const QMap<QString, QByteArray> batch{{u"batch-endpoint.theirs"_s, made("")},
                                              {u"batch-deployment.theirs.p"_s, made("")}};
        const auto with = [](QMap<QString, QByteArray> state, const QString &file, const QByteArray &text) {
            state.insert(file, text);
            return state;
        };
        const auto run = [&](const QByteArray &json, const QByteArray &status = "Running") {
            return QMap<QString, QByteArray>{{u"job.theirs"_s, status + "\n\n1\n\n"},
                                             {u".shown/job.theirs.json"_s, json + '\n'}};
        };
        const auto schedule = [&](const QByteArray &shown) {
            return QMap<QString, QByteArray>{{u"schedule.theirs"_s, made("")},
                                             {u".shown/schedule.theirs"_s, shown}};
        };
        const QByteArray nested = pipeline + json("{'type':'pipeline','component':'azureml:") + address
            + json("components/inner/versions/3'}}}");
        const QByteArray shared = pipeline
            + json("{'type':'pipeline','component':'azureml://registries/r/components/c/versions/1'}}}");
        const auto sharedWith = [&shared](const QByteArray &where) {
            const QByteArray inputs = json("versions/1','inputs':{'where':'") + where + json("'}");
            return QByteArray(shared).replace(json("versions/1'"), inputs);
        };
        const auto byInput = [&pipeline](const QByteArray &where) -> QByteArray {
            return pipeline
                + json("{'type':'command','compute':'${{parent.inputs.where}}'}},'inputs':{'where':'") + where
                + json("'}}");
        };
        const QByteArray byItsInput
            = json("{'type':'pipeline','inputs':{'where':{'type':'string'}},'jobs':{'b':{'type':'command',"
                   "'compute':'${{parent.inputs.where}}'}}}");
        const QList<Case> cases{
            {"runs", run(json("{'type':'command','compute':'azureml:automl'}")), u"the run theirs. It"_s},
            {"by its address",
             run(json("{'type':'sweep','compute':'azureml:") + address + json("computes/AutoML'}")),
             u"the run theirs. It"_s},
            {"waits", run(json("{'type': 'command', 'compute': 'automl'}"), "Queued"),
             u"the run theirs. It"_s},
            {"has ended", run(json("{'type':'command','compute':'automl'}"), "Completed"), {}},
            {"serverless", run(json("{'type':'command','resources':{'instance_count':1}}")), {}},
            {"pipeline by its default",
             run(json("{'type':'pipeline','settings':{'default_compute':'azureml:automl'}}")),
             u"the run theirs. It"_s},
            {"step", run(pipeline + json("{'type':'command','compute':'azureml:automl'}}}")),
             u"the run theirs. It"_s},
            {"steps that are serverless", run(pipeline + json("{'type':'command'}}}")), {}},
            {"step in a step",
             run(pipeline + json("{'type':'pipeline','jobs':{'b':{'compute':'azureml:automl'}}}}}")),
             u"the run theirs. It"_s},
            {"step in a component",
             with(run(nested), u".shown/component.inner.3"_s,
                  json("{'type':'pipeline','jobs':{'b':{'type':'command','compute':'automl'}}}")),
             u"the run theirs. It"_s},
            {"component elsewhere",
             with(run(nested), u".shown/component.inner.3"_s,
                  json("{'type':'pipeline','jobs':{'b':{'type':'command','compute':'other'}}}")),
             {}},
            {"component that is gone", run(nested), u"the run theirs"_s + perhaps},
            {"component of a registry that cannot be read", run(shared), u"the run theirs"_s + perhaps},
            {"component of a registry, a command",
             with(run(shared), u".shown/component.r.c.1"_s, json("{'type':'command','command':'true'}")),
             {}},
            {"component of a registry elsewhere",
             with(run(shared), u".shown/component.r.c.1"_s,
                  json("{'type':'pipeline','jobs':{'b':{'type':'command','compute':'other'}}}")),
             {}},
            {"component of a registry on it",
             with(run(shared), u".shown/component.r.c.1"_s,
                  json("{'type':'pipeline','jobs':{'b':{'type':'command','compute':'azureml:automl'}}}")),
             u"the run theirs. It"_s},
            {"component of a registry by its label",
             with(run(QByteArray(shared).replace("versions/1", "labels/latest")),
                  u".shown/component.r.c.latest"_s, json("{'type':'command','command':'true'}")),
             {}},
            {"component of a registry within another",
             with(with(run(shared), u".shown/component.r.c.1"_s,
                       json("{'type':'pipeline','jobs':{'b':{'type':'pipeline','component':'azureml://"
                            "registries/q/components/"
                            "d/versions/2'}}}")),
                  u".shown/component.q.d.2"_s,
                  json("{'type':'pipeline','jobs':{'e':{'type':'command','compute':'azureml:automl'}}}")),
             u"the run theirs. It"_s},
            {"compute by an input that is not shown",
             run(pipeline + json("{'type':'command','compute':'${{parent.inputs.where}}'}}}")),
             u"the run theirs"_s + perhaps},
            {"compute by an input", run(byInput("automl")), u"the run theirs"_s + perhaps},
            {"compute by an input elsewhere", run(byInput("automl-2")), {}},
            {"component of a registry by an input",
             with(run(sharedWith("Automl")), u".shown/component.r.c.1"_s, byItsInput),
             u"the run theirs"_s + perhaps},
            {"component of a registry by an input elsewhere",
             with(run(sharedWith("other")), u".shown/component.r.c.1"_s, byItsInput),
             {}},
            {"component of a registry by an input without a value",
             with(run(shared), u".shown/component.r.c.1"_s, byItsInput), u"the run theirs"_s + perhaps},
            {"pipeline that does not say it", run(json("{'type':'pipeline','settings':{},'jobs':{}}")),
             u"the run theirs"_s + perhaps},
            {"schedule", schedule("create_job:\n  type: command\n  compute: azureml:automl\n"),
             u"the schedule theirs. It"_s},
            {"schedule of a job by reference",
             with(with(schedule("create_job: azureml:once\n"), u"job.once"_s, "Completed\n\n1\n\n"),
                  u".shown/job.once"_s, "type: command\ncompute: azureml:automl\n"),
             u"the schedule theirs. It"_s},
            {"schedule of a job that is gone",
             schedule("create_job:\n  type: pipeline\n  job: azureml:gone\n"),
             u"the schedule theirs"_s + perhaps},
            {"schedule that others made and that does not tell", schedule("name: theirs\n"),
             u"the schedule theirs"_s + perhaps},
            {"monitor", schedule("create_monitor:\n  compute:\n    instance_type: standard_e4s_v3\n"), {}},
            {"batch",
             with(batch, u".shown/batch-deployment.theirs.p"_s, "type: model\ncompute: azureml:automl\n"),
             u"the deployment p of theirs. It"_s},
            {"batch of a pipeline component",
             with(with(batch, u".shown/batch-deployment.theirs.p"_s,
                       "type: pipeline\ncomponent: azureml:inner:3\nsettings:\n  default_compute: automl\n"),
                  u".shown/component.inner.3"_s, json("{'type':'command'}")),
             u"the deployment p of theirs. It"_s},
            {"batch of a component with computes of its own",
             with(with(batch, u".shown/batch-deployment.theirs.p"_s,
                       "type: pipeline\ncomponent: azureml:inner:3\nsettings:\n  default_compute: other\n"),
                  u".shown/component.inner.3"_s,
                  json("{'type':'pipeline','jobs':{'b':{'type':'command','compute':'automl'}}}")),
             u"the deployment p of theirs. It"_s},
        };
        for (const Case &one : cases) {
            for (const auto &[file, bytes] : one.state.asKeyValueRange())
                m_folder->write(u"state/"_s + file, bytes);
            const Run destroyed = m_folder->deploy({u"--destroy"_s, u"--dry-run"_s});
            const QString expected = one.kept.isEmpty()
                ? u"Removing compute automl"_s
                : u"The compute automl was made from this folder, and on it still: "_s + one.kept;
            QVERIFY2(
                destroyed.exitCode == (one.kept.isEmpty() ? 0 : 2) && destroyed.results.contains(expected),
                qPrintable(QLatin1StringView(one.name) + u": "_s + destroyed.results + destroyed.messages));
            for (const QString &file : one.state.keys())
                QVERIFY(QFile::remove(m_folder->path(u"state/"_s + file)));
        }
        QCOMPARE(things(), before);
        // And it stays where it is so.
        m_folder->write(u"state/job.theirs"_s, job);
        m_folder->write(u"state/.shown/job.theirs"_s, "type: command\ncompute: azureml:automl\n");
        QCOMPARE(m_folder->deploy({u"--destroy"_s}).exitCode, 2);
        QVERIFY(things().contains(u"compute.automl"_s));
        QVERIFY(!things().contains(u"compute.steps"_s));
    }

    // Of 1,001 runs that a workspace had before, the one that still runs comes last; the Azure CLI gives 50 where nothing else is asked for.
    void noListOfRunsIsCutOff()
    {
        m_folder->writeFilled(templatePlan(u"tabular-automl-batch"_s));
        QCOMPARE(m_folder->deploy({u"automl"_s, u"--computes-only"_s}).exitCode, 0);
        const Run put = m_folder->shell(
            u"for i in {1000..2000}; do printf 'Completed\\n\\n1\\n\\n' >state/job.r$i; done; "
            "printf 'Running\\n\\n1\\n\\n' >state/job.z; printf 'compute: automl\\n' >state/.shown/job.z"_s);
        QCOMPARE(put.exitCode, 0);
        const Run destroyed = m_folder->deploy({u"--destroy"_s});
        QVERIFY2(destroyed.exitCode == 2
                     && destroyed.results.contains(
                         u"The compute automl was made from this folder, and on it still: the run z."_s),
                 qPrintable(destroyed.results + destroyed.messages));
    }

    // With a private registry the workspace builds its images on a cluster: nothing would be built any more.
    void theComputeThatBuildsImagesStays()
    {
        m_folder->writeFilled(templatePlan(u"tabular-automl-batch"_s));
        QCOMPARE(m_folder->deploy({u"automl"_s, u"--computes-only"_s}).exitCode, 0);
        m_folder->set(u"AZ_BUILDS"_s, u"automl"_s);
        const Run destroyed = m_folder->deploy({u"--destroy"_s});
        QVERIFY2(
            destroyed.exitCode == 2
                && destroyed.results.contains(
                    u"The compute automl was made from this folder, and on it still: the building of images for the workspace."_s),
            qPrintable(destroyed.results + destroyed.messages));
        QCOMPARE(QStringList(things().keys()).filter(u"compute."_s), QStringList{u"compute.automl"_s});
    }

    // On a day to come all work has ended; the schedule of the folder starts its runs till then.
    void theScheduleOfTheFolderKeepsItsComputesToItsEnd()
    {
        Plan plan = templatePlan(u"tabular-automl-batch"_s);
        for (Workload &workload : plan.workloads)
            workload.lengthMonths = 3;
        m_folder->writeFilled(plan);
        QCOMPARE(m_folder->deploy().exitCode, 0);
        const Run early = m_folder->deploy({u"--remove-ended=2028-01-01"_s});
        QVERIFY2(
            early.exitCode == 2
                && early.results.contains(
                    u"The compute automl was made from this folder, and on it still: the schedule monthly."_s),
            qPrintable(early.results + early.messages));
        QCOMPARE(QStringList(things().keys()).filter(u"compute."_s),
                 (QStringList{u"compute.automl"_s, u"compute.steps"_s}));
        m_folder->set(u"SLIPWAY_TODAY"_s, u"2028-01-01"_s);
        const Run late = m_folder->deploy({u"--remove-ended"_s});
        QVERIFY2(late.exitCode == 0, qPrintable(late.results + late.messages));
        QCOMPARE(QStringList(things().keys()).filter(u"compute."_s), QStringList());
    }

    // Made when the work went on for two years, a schedule goes on until then, whatever the plan says now: each of its runs bills and is priced no more.
    void aScheduleThatOutlastsItsWorkIsSaidAndRemoved()
    {
        Plan plan = templatePlan(u"tabular-automl-batch"_s);
        m_folder->writeFilled(plan);
        QCOMPARE(m_folder->deploy().exitCode, 0);
        const QByteArray end = plan.start.plusMonths(plan.months).firstDay().toString(Qt::ISODate).toUtf8();
        for (Workload &workload : plan.workloads)
            workload.lengthMonths = 3;
        m_folder->writeFilled(plan);
        m_folder->set(u"SLIPWAY_TODAY"_s, u"2027-04-01"_s); // January to March
        const QString goesOn = u"The schedule monthly has had no work since 2027-04-01 and goes on until "_s
            + QString::fromUtf8(end) + u": what it starts bills."_s;
        const Run told = m_folder->deploy();
        QVERIFY2(told.exitCode == 2 && told.results.contains(goesOn), qPrintable(told.results));
        const QMap<QString, QByteArray> before = things();
        const Run dry = m_folder->deploy({u"--remove-ended"_s, u"--dry-run"_s});
        QCOMPARE(things(), before);
        const Run removed = m_folder->deploy({u"--remove-ended"_s});
        for (const Run &run : {dry, removed})
            QVERIFY2(run.results.contains(u"Removing schedule monthly"_s)
                         && run.results.contains(u"Removing compute automl"_s),
                     qPrintable(run.results + run.messages));
        QCOMPARE(QStringList(things().keys()).filter(u"schedule."_s), QStringList());
        QCOMPARE(QStringList(things().keys()).filter(u"compute.automl"_s), QStringList());
    }

    // The same of a plan that became shorter as a whole: of that --destroy is the end.
    void aScheduleThatOutlastsThePlanIsSaid()
    {
        Plan plan = templatePlan(u"tabular-automl-batch"_s);
        m_folder->writeFilled(plan);
        QCOMPARE(m_folder->deploy().exitCode, 0);
        const Run asPlanned = m_folder->deploy({u"--remove-ended=2030-01-01"_s});
        QVERIFY2(!asPlanned.results.contains(u"The schedule monthly goes on"_s),
                 qPrintable(asPlanned.results));
        plan.months = 5;
        for (Workload &workload : plan.workloads) {
            workload.startMonth = std::min(workload.startMonth, 4);
            workload.lengthMonths.reset();
        }
        m_folder->writeFilled(plan);
        m_folder->set(u"SLIPWAY_TODAY"_s, u"2027-06-01"_s);
        const Run told = m_folder->deploy({u"--remove-ended"_s});
        QVERIFY2(told.exitCode == 2 && told.results.contains(u"The schedule monthly goes on until 20"_s)
                     && told.results.contains(u"the plan ended before 2027-06-01"_s),
                 qPrintable(told.results + told.messages));
        QCOMPARE(m_folder->deploy({u"--destroy"_s}).exitCode, 0);
        QCOMPARE(QStringList(things().keys()).filter(u"schedule."_s), QStringList());
    }

    // An end is a moment, in UTC or in the zone of the schedule (by a name of Windows: in winter 17:00 of W. Europe are 16:00 UTC). Where the zone is not
    // UTC it may be as late as twelve hours after.
    void aScheduleEndsAtAMoment()
    {
        m_folder->writeFilled(templatePlan(u"tabular-automl-batch"_s));
        QCOMPARE(m_folder->deploy({u"automl"_s, u"--computes-only"_s}).exitCode, 0);
        struct Case
        {
            const char *end;
            const char *zone;
            const char *now; ///< of UTC
            bool ended;
        };
        for (const Case &one : {Case{"2027-02-01T17:00:00", "UTC", "2027-02-01T09:00", false},
                                {"2027-02-01T17:00:00", "UTC", "2027-02-01T17:00", true},
                                {"2027-02-01T17:00:00", "null", "2027-02-01T16:59", false},
                                {"2027-02-01T17:00:00Z", "W. Europe Standard Time", "2027-02-01T17:00", true},
                                {"2027-02-01T01:00:00+02:00", "UTC", "2027-01-31T23:00", true},
                                {"2027-01-31T22:30:00-03:30", "UTC", "2027-02-01T01:59", false},
                                {"2027-02-01T17:00:00", "W. Europe Standard Time", "2027-02-01T16:00", false},
                                {"2027-02-01T17:00:00", "Dateline Standard Time", "2027-02-02T05:00", true},
                                {"2028-02-29T00:00:00", "UTC", "2028-02-28T23:59", false},
                                {"2027-02-01", "UTC", "2027-02-01", true}}) {
            putSchedule(u"theirs"_s, "other-0123",
                        QByteArray("trigger:\n  end_time: \"") + one.end + "\"\n  time_zone: \"" + one.zone
                            + "\"\ncreate_job:\n  type: command\n  compute: automl\n");
            m_folder->set(u"SLIPWAY_TODAY"_s, QLatin1StringView(one.now));
            const Run destroyed = m_folder->deploy({u"--destroy"_s, u"--dry-run"_s});
            QVERIFY2(destroyed.results.contains(u"Removing compute automl"_s) == one.ended,
                     qPrintable(QLatin1StringView(one.end) + u' ' + QLatin1StringView(one.now)
                                + destroyed.results + destroyed.messages));
        }
    }

    // Azure lists schedules that are off only where they are asked for.
    void aScheduleThatIsOffIsFoundAndRemoved()
    {
        Plan plan = templatePlan(u"tabular-automl-batch"_s);
        m_folder->writeFilled(plan);
        QCOMPARE(m_folder->deploy().exitCode, 0);
        QCOMPARE(
            m_folder->shell(u"az ml schedule disable --name monthly --resource-group g --workspace-name w"_s)
                .exitCode,
            0);
        for (const char16_t *step : {u"prepare", u"automl", u"register"})
            plan.workload(step)->enabled = false;
        m_folder->writeFilled(plan);
        const Run told = m_folder->deploy();
        QVERIFY2(
            told.exitCode == 2
                && told.results.contains(
                    u"The schedule monthly was made from this folder and is not in the plan any more."_s),
            qPrintable(told.results));
        const Run destroyed = m_folder->deploy({u"--destroy"_s});
        QVERIFY2(destroyed.exitCode == 0, qPrintable(destroyed.results + destroyed.messages));
        QCOMPARE(QStringList(things().keys()).filter(u"schedule."_s), QStringList());
    }

    // 2 is for what is done; the Azure CLI ends with 2 for a wrong argument and with 3 for what is missing.
    void whatStopsEndsWithOne_data()
    {
        QTest::addColumn<QString>("failing");
        QTest::addColumn<QString>("code");
        QTest::addColumn<QStringList>("arguments");
        for (const QString &code : {u"1"_s, u"2"_s, u"3"_s, u"137"_s}) {
            const auto row = [&code](const char *name) -> QTestData & {
                return QTest::addRow("%s, %s", name, qPrintable(code));
            };
            row("compute") << u"compute create"_s << code << QStringList();
            row("traffic") << u"online-endpoint update"_s << code << QStringList();
            row("schedule") << u"schedule create"_s << code << QStringList();
            row("destroy") << u" delete "_s << code << QStringList{u"--destroy"_s};
            row("remove ended") << u" delete "_s << code << QStringList{u"--remove-ended=2029-01-01"_s};
            row("list of a dry run") << u" list "_s << code << QStringList{u"--destroy"_s, u"--dry-run"_s};
        }
    }
    void whatStopsEndsWithOne()
    {
        QFETCH(QString, failing);
        QFETCH(QString, code);
        QFETCH(QStringList, arguments);
        Plan plan = templatePlan(u"vision-realtime"_s);
        plan.workload(u"serve")->lengthMonths = 3;
        m_folder->writeFilled(plan);
        if (!arguments.isEmpty())
            QCOMPARE(m_folder->deploy().exitCode, 0);
        m_folder->set(u"AZ_FAIL_IF"_s, failing);
        m_folder->set(u"AZ_CODE"_s, code);
        const Run stopped = m_folder->deploy(arguments);
        QVERIFY2(stopped.exitCode == 1, qPrintable(QString::number(stopped.exitCode) + stopped.results));
        QVERIFY2(stopped.messages.contains(u"exit code "_s + code)
                     && stopped.messages.contains(u"un it again"_s),
                 qPrintable(stopped.messages));
        QVERIFY2(!stopped.results.contains(u"Done"_s), qPrintable(stopped.results));
    }
    // Whatever it is that goes wrong in the script itself.
    void theScriptItselfStopsWithOneToo()
    {
        m_folder->writeFilled(templatePlan(u"vision-realtime"_s));
        QCOMPARE(m_folder->shell(u"sed -i 's/^check$/check; (exit 2)/' deploy.sh"_s).exitCode, 0);
        const Run stopped = m_folder->deploy();
        QVERIFY2(stopped.exitCode == 1 && stopped.messages.contains(u"It stopped (exit code 2)"_s),
                 qPrintable(stopped.results + stopped.messages));
    }

    // The schedule of prepare, tune and register ends with April: no step runs on `steps` after that, and it bills a node that is always there.
    void nothingIsMadeForAPipelineThatIsOver()
    {
        Plan plan = templatePlan(u"llm-finetune-endpoint"_s);
        plan.workload(u"prepare")->lengthMonths = 3;
        plan.workload(u"register")->lengthMonths = 3;
        plan.compute(u"steps")->minNodes = 1;
        m_folder->writeFilled(plan);
        m_folder->set(u"SLIPWAY_TODAY"_s, u"2027-05-01"_s);
        const Run made = m_folder->deploy({u"--no-quota-check"_s});
        QVERIFY2(made.exitCode == 0, qPrintable(made.results + made.messages));
        QVERIFY(!things().contains(u"compute.steps"_s));
        QVERIFY(things().contains(u"compute.tune"_s)); // whose work goes on
        // Who names all steps has them made.
        QCOMPARE(m_folder->deploy({u"--no-quota-check"_s, u"tune"_s}).exitCode, 0);
        QVERIFY(!things().contains(u"compute.steps"_s));
        QCOMPARE(m_folder->deploy({u"--no-quota-check"_s, u"prepare"_s}).exitCode, 0);
        QVERIFY(things().contains(u"compute.steps"_s));
    }

    // Without a schedule, with a step that is over: none of its steps is started alone.
    void aPipelineWithAStepThatIsOverIsNotStarted()
    {
        Plan plan = templatePlan(u"llm-finetune-endpoint"_s);
        for (const char16_t *step : {u"prepare", u"tune", u"register"})
            plan.workload(step)->environment = Environment::Development;
        plan.workload(u"prepare")->lengthMonths = 3;
        plan.workload(u"register")->lengthMonths = 3;
        m_folder->writeFilled(plan);
        m_folder->set(u"SLIPWAY_TODAY"_s, u"2027-05-01"_s);
        const Run held = m_folder->deploy({u"--no-quota-check"_s, u"--submit-jobs"_s});
        QVERIFY2(held.exitCode == 0
                     && held.results.contains(u"of its steps the work of prepare, register is over"_s),
                 qPrintable(held.results + held.messages));
        QCOMPARE(QStringList(things().keys()).filter(u"job."_s), QStringList());
        QVERIFY(!things().contains(u"compute.steps"_s));
        const Run asked = m_folder->deploy(
            {u"--no-quota-check"_s, u"--submit-jobs"_s, u"prepare"_s, u"tune"_s, u"register"_s});
        QVERIFY2(asked.exitCode == 0, qPrintable(asked.results + asked.messages));
        QCOMPARE(QStringList(things().keys()).filter(u"job."_s).size(), 1);
    }

    // In any month of any plan: what a run makes, neither it nor --remove-ended of that day names for removal; and a second run says the same.
    void whatIsMadeIsNotNamedForRemoval_data()
    {
        QTest::addColumn<Plan>("plan");
        QTest::addColumn<int>("month");
        for (const QString &id : templateIds()) {
            const Plan plan = endingOneByOne(id);
            for (int month = 1; month < plan.months; month += 3)
                QTest::addRow("ends of %s, month %d", qPrintable(id), month) << plan << month;
        }
        for (quint32 seed = 3000; seed < 3012; ++seed) {
            Plan plan = randomDeployablePlan(seed);
            for (std::size_t i = 0; i < plan.workloads.size(); ++i)
                plan.workloads[i].lengthMonths = 1 + static_cast<int>((seed + 3 * i) % 5);
            QTest::addRow("random %u", seed) << plan << static_cast<int>(seed) % plan.months;
        }
    }
    void whatIsMadeIsNotNamedForRemoval()
    {
        QFETCH(Plan, plan);
        QFETCH(int, month);
        m_folder->set(u"AZ_REGION"_s, plan.region);
        m_folder->writeFilled(plan);
        m_folder->set(u"SLIPWAY_TODAY"_s, plan.start.plusMonths(month).firstDay().toString(Qt::ISODate));
        const Run first = m_folder->deploy({u"--no-quota-check"_s});
        QVERIFY2(first.exitCode == 0 || first.exitCode == 2, qPrintable(first.results + first.messages));
        const Run second = m_folder->deploy({u"--no-quota-check"_s});
        QCOMPARE(lastWords(second), lastWords(first));
        QCOMPARE(second.exitCode, first.exitCode);
        const Run removing = m_folder->deploy({u"--remove-ended"_s, u"--dry-run"_s});
        QVERIFY2(removing.exitCode == 0, qPrintable(removing.results + removing.messages));
        QVERIFY2(!removing.results.contains(u"Removing "_s), qPrintable(removing.results));
        QVERIFY2(!first.results.contains(u" is still there; it has had no work since "_s),
                 qPrintable(first.results));
    }

private:
    [[nodiscard]] QMap<QString, QByteArray> things() const
    {
        QMap<QString, QByteArray> all = m_folder->state();
        all.remove(u".count"_s);
        return all;
    }
    /// A batch endpoint of somebody else with a deployment on a compute.
    void putDeployment(const QString &endpoint, const QString &compute) const
    {
        const QByteArray made = "Succeeded\nother-0123\n1\n\n";
        m_folder->write(u"state/batch-endpoint."_s + endpoint, made);
        m_folder->write(u"state/batch-deployment.%1.model"_s.arg(endpoint), made);
        m_folder->write(u"state/.shown/batch-deployment.%1.model"_s.arg(endpoint),
                        "compute: azureml:" + compute.toUtf8() + '\n');
    }
    void putSchedule(const QString &name, const QByteArray &tag, const QByteArray &shown) const
    {
        m_folder->write(u"state/schedule."_s + name, "Succeeded\n" + tag + "\n1\n\n");
        m_folder->write(u"state/.shown/schedule."_s + name, shown);
    }

    std::unique_ptr<DeployFolder> m_folder;
};

SLIPWAY_TEST(DeployRemovalsTest)
#include "tst_deployremovals.moc"
