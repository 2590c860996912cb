// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testrun.h"

#include "model/evaluation/priceoptions.h"
#include "model/evaluation/reportparts.h"
#include "model/plan/planjson.h"
#include "model/search/bestplan.h"
#include "model/search/relaxations.h"
#include "tests/model/search/searchfixture.h"

#include <nlohmann/json.hpp>

#include <QTest>

using namespace slipway;
using namespace slipway::test;
using namespace Qt::StringLiterals;
using nlohmann::ordered_json;

namespace {

/// What an edit says, done to the plan's file: its fields are named as there.
Result<Plan> appliedToFile(const PlanEdit &edit, const Plan &plan)
{
    ordered_json file = ordered_json::parse(writePlan(plan).toStdString());
    for (const PlanEdit::Change &change : edit.changes) {
        const ordered_json::json_pointer place(change.pointer.toStdString());
        const ordered_json value = toJson(change.value);
        if (!value.is_null())
            file[place] = value;
        else if (file.contains(place))
            file[place.parent_pointer()].erase(place.back());
    }
    Result<LoadedPlan> read = readPlan(QByteArray::fromStdString(file.dump()));
    if (!read)
        return read.error();
    return std::move(read).value().plan;
}

/// Everything that offers an edit of the plan, with what offers it.
std::vector<PlanEdit> editsFor(const Plan &plan)
{
    std::vector<PlanEdit> edits;
    Evaluation evaluation = evaluated(plan);
    addReportParts(evaluation, plan, context());
    for (const Finding &finding : evaluation.findings) {
        if (finding.fix)
            edits.push_back(*finding.fix);
    }
    for (const IsolationChoice &choice : evaluation.isolation) {
        if (choice.edit)
            edits.push_back(*choice.edit);
    }
    for (const search::Relaxation &relaxation : search::relaxationsOf(plan, catalog()))
        edits.push_back(relaxation.edit);
    for (const QString &region : {u"northeurope"_s, u"eastus"_s})
        edits.push_back(search::moveTo(plan, context(), regionNamed(catalog(), region)));
    for (const Compute &compute : plan.computes) {
        for (const PriceOption &option : priceOptions(plan, context(), compute.id))
            edits.push_back(option.choose);
    }
    for (const QString &compute : search::searchable(plan, catalog())) {
        for (const int nodes : {1, 3}) {
            const auto candidate
                = search::judged(plan, context(), compute, sizeNamed(catalog(), u"Standard_NC8as_T4_v3"_s),
                                 regionNamed(catalog(), u"northeurope"_s), PriceType::Spot, nodes);
            if (candidate)
                edits.push_back(search::choice(plan, context(), compute, *candidate));
        }
    }
    return edits;
}

/// A plan with much to mend: what the rules offer where nothing is as it should be.
Plan spoilt(Plan plan)
{
    plan.currency = u"XXX"_s;
    plan.preemptibleAcceptable = false;
    plan.isolation.noPublicIp = true;
    plan.isolation.fqdnRules = true;
    plan.isolation.isolatedSizesOnly = true;
    for (Compute &compute : plan.computes) {
        compute.id += u"_1"_s;
        compute.tier = Tier::LowPriority;
        compute.region = u"northeurope"_s;
        compute.minNodes = 200;
        compute.maxNodes = 100;
        compute.instances = 0;
        compute.idleShutdownMinutes.reset();
        compute.schedule.enabled = false;
    }
    for (Workload &workload : plan.workloads) {
        workload.environment = Environment::Production;
        const auto spoil = [](QString &compute) { compute += u"_1"_s; };
        if (auto *people = std::get_if<Experimentation>(&workload.detail))
            spoil(people->compute);
        if (auto *job = std::get_if<TrainingJob>(&workload.detail)) {
            spoil(job->compute);
            job->nodesPerRun = 50;
        }
        if (auto *batch = std::get_if<BatchScoring>(&workload.detail))
            spoil(batch->compute);
        if (auto *endpoint = std::get_if<RealtimeEndpoint>(&workload.detail)) {
            endpoint->zones = 3;
            for (Deployment &deployment : endpoint->deployments) {
                spoil(deployment.compute);
                deployment.instances = 0;
            }
        }
    }
    return plan;
}

} // namespace

/// Edits change values of a plan, and say which: both are the same.
class EditsTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void anEditDoesWhatItSays_data();
    void anEditDoesWhatItSays();
};

void EditsTest::anEditDoesWhatItSays_data()
{
    QTest::addColumn<QString>("id");
    QTest::addColumn<bool>("bad");
    for (const TemplateInfo &info : templates().templates()) {
        QTest::addRow("%s", qPrintable(info.id)) << info.id << false;
        QTest::addRow("%s, spoilt", qPrintable(info.id)) << info.id << true;
    }
}

void EditsTest::anEditDoesWhatItSays()
{
    QFETCH(QString, id);
    QFETCH(bool, bad);
    const Plan plan = bad ? spoilt(templatePlan(id)) : templatePlan(id);
    int checked = 0;
    for (const PlanEdit &edit : editsFor(plan)) {
        const Result<Plan> plain = applied(edit, plan);
        const Result<Plan> asFile = appliedToFile(edit, plan);
        QVERIFY2(plain.ok() && asFile.ok(), qPrintable(edit.label));
        QVERIFY2(*plain == *asFile, qPrintable(edit.label));
        QVERIFY2(edit.changes.empty() || *plain != plan || edit.label.startsWith(u"Pay "_s),
                 qPrintable(edit.label));
        ++checked;
    }
    QVERIFY2(checked >= 20, qPrintable(QString::number(checked)));
}

SLIPWAY_TEST(EditsTest)
#include "tst_edits.moc"
