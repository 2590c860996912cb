// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/model/evaluation/evaluationfixture.h"
#include "tests/model/exports/azureml/azuremlfixture.h"
#include "tests/support/testrun.h"

#include "model/exports/azureml/arm.h"
#include "model/exports/azureml/layout.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QTest>

using namespace slipway;
using namespace slipway::azureml;
using namespace slipway::test;
using namespace Qt::StringLiterals;

namespace {

QJsonObject templateOf(const Plan &plan)
{
    return QJsonDocument::fromJson(writeArmTemplate(plan, evaluated(plan), catalog())).object();
}

QJsonObject resource(const QJsonObject &arm, const QString &type, const QString &name)
{
    for (const QJsonValue &one : arm[u"resources"_s].toArray()) {
        if (one[u"type"_s].toString() == u"Microsoft.MachineLearningServices/workspaces/"_s + type
            && one[u"name"_s].toString() == u"[format('{0}/%1', parameters('workspaceName'))]"_s.arg(name))
            return one.toObject();
    }
    qWarning("no %s %s", qPrintable(type), qPrintable(name));
    return {};
}

void gatherTexts(const QJsonValue &value, const QString &key, QList<std::pair<QString, QString>> &texts)
{
    if (value.isString())
        texts.append({key, value.toString()});
    for (const QJsonValue &entry : value.toArray())
        gatherTexts(entry, key, texts);
    const QJsonObject object = value.toObject();
    for (auto it = object.begin(); it != object.end(); ++it)
        gatherTexts(it.value(), it.key(), texts);
}

} // namespace

class ArmTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void isATemplate_data() { plansAsRows(); }
    void isATemplate()
    {
        QFETCH(Plan, plan);
        const QJsonObject arm = templateOf(plan);
        QCOMPARE(arm.value(u"contentVersion"_s).toString(), u"1.0.0.0"_s);
        QVERIFY(arm[u"$schema"_s].toString().endsWith(u"deploymentTemplate.json#"_s));
        QVERIFY(arm[u"parameters"_s].toObject().contains(u"workspaceName"_s));
        QCOMPARE(arm[u"parameters"_s][u"location"_s][u"defaultValue"_s].toString(), plan.region);
        for (const QJsonValue &one : arm[u"resources"_s].toArray()) {
            for (const char *member : {"type", "apiVersion", "name", "properties"})
                QVERIFY2(one.toObject().contains(QLatin1StringView(member)), member);
            if (one[u"type"_s].toString().startsWith(u"Microsoft.MachineLearningServices"_s))
                QCOMPARE(one[u"apiVersion"_s].toString(), u"2026-05-01"_s);
        }
    }

    void whatItDependsOnIsInIt_data() { plansAsRows(); }
    void whatItDependsOnIsInIt()
    {
        QFETCH(Plan, plan);
        const QJsonObject arm = templateOf(plan);
        QStringList ids;
        static const QRegularExpression name(
            u"^\\[format\\('\\{0\\}/(.*)', parameters\\('workspaceName'\\)\\)\\]$"_s);
        for (const QJsonValue &one : arm[u"resources"_s].toArray()) {
            const auto match = name.match(one[u"name"_s].toString());
            if (!match.hasMatch())
                continue;
            ids << u"[resourceId('%1', parameters('workspaceName'), '%2')]"_s.arg(
                one[u"type"_s].toString(), match.captured(1).replace(u"/"_s, u"', '"_s));
            // A child has as many names as its type has parts.
            QCOMPARE(one[u"type"_s].toString().count(u'/'), 1 + match.captured(1).count(u'/') + 1);
        }
        ids.removeDuplicates();
        for (const QJsonValue &one : arm[u"resources"_s].toArray()) {
            for (const QJsonValue &needed : one[u"dependsOn"_s].toArray())
                QVERIFY2(ids.contains(needed.toString()), qPrintable(needed.toString()));
        }
    }

    void parametersAndDurationsHold_data() { plansAsRows(); }
    void parametersAndDurationsHold()
    {
        QFETCH(Plan, plan);
        const QJsonObject arm = templateOf(plan);
        QList<std::pair<QString, QString>> texts;
        gatherTexts(arm[u"resources"_s], {}, texts);
        static const QRegularExpression used(u"parameters\\('([A-Za-z0-9]*)'\\)"_s);
        static const QRegularExpression duration(u"^PT[0-9]+(\\.[0-9]+)?[SM]$"_s);
        static const QStringList durations{u"nodeIdleTimeBeforeScaleDown"_s,
                                           u"idleTimeBeforeShutdown"_s,
                                           u"requestTimeout"_s,
                                           u"maxQueueWait"_s,
                                           u"initialDelay"_s,
                                           u"period"_s,
                                           u"pollingInterval"_s,
                                           u"timeWindow"_s,
                                           u"timeGrain"_s,
                                           u"cooldown"_s};
        QSet<QString> mentioned;
        for (const auto &[key, text] : texts) {
            if (durations.contains(key))
                QVERIFY2(duration.match(text).hasMatch(), qPrintable(key + u' ' + text));
            for (auto it = used.globalMatch(text); it.hasNext();)
                mentioned.insert(it.next().captured(1));
        }
        const QStringList names = arm[u"parameters"_s].toObject().keys();
        for (const QString &parameter : mentioned)
            QVERIFY2(names.contains(parameter), qPrintable(parameter));
        for (const QString &parameter : names) {
            if (parameter != u"location" && parameter != u"workspaceName")
                QVERIFY2(mentioned.contains(parameter), qPrintable(parameter));
        }
    }

    void saysWhatThePlanSays_data() { plansAsRows(); }
    void saysWhatThePlanSays()
    {
        QFETCH(Plan, plan);
        const QJsonObject arm = templateOf(plan);
        const Layout layout = layoutOf(plan, catalog());
        for (const ComputeResource &compute : layout.computes) {
            const QJsonObject properties
                = resource(arm, u"computes"_s, compute.name)[u"properties"_s].toObject();
            const QJsonValue inner = properties[u"properties"_s];
            if (compute.kind == ComputeKind::Cluster) {
                QCOMPARE(properties[u"computeType"_s].toString(), u"AmlCompute"_s);
                QCOMPARE(resolved(arm, inner[u"vmSize"_s]).toString(), compute.compute->size);
                QCOMPARE(resolved(arm, inner[u"scaleSettings"_s][u"minNodeCount"_s]).toInt(),
                         compute.compute->minNodes);
                QCOMPARE(resolved(arm, inner[u"scaleSettings"_s][u"maxNodeCount"_s]).toInt(),
                         compute.compute->maxNodes);
                QCOMPARE(inner[u"scaleSettings"_s][u"nodeIdleTimeBeforeScaleDown"_s].toString(),
                         u"PT%1S"_s.arg(compute.compute->idleSeconds));
                QCOMPARE(inner[u"vmPriority"_s].toString(),
                         compute.compute->tier == Tier::Dedicated ? u"Dedicated"_s : u"LowPriority"_s);
            } else if (compute.kind == ComputeKind::Instance) {
                QCOMPARE(resolved(arm, inner[u"vmSize"_s]).toString(), compute.compute->size);
                QCOMPARE(inner[u"schedules"_s][u"computeStartStop"_s].toArray().size(),
                         compute.compute->schedule.enabled ? 2 : 0);
            } else {
                QVERIFY(properties[u"resourceId"_s].toString().startsWith(u"[parameters("_s));
            }
        }
        for (const EndpointResource &endpoint : layout.endpoints) {
            if (endpoint.kind == EndpointKind::ServerlessApi)
                continue;
            for (const DeploymentResource &deployment : endpoint.deployments) {
                const QJsonObject one
                    = resource(arm, u"onlineEndpoints/deployments"_s, endpoint.name + u'/' + deployment.name);
                const InstanceSizing sizing = deployment.deployment->sizing;
                if (sizing == InstanceSizing::Derived || sizing == InstanceSizing::DerivedAutoscale)
                    continue; // in tst_sameasevaluation.cpp
                const bool fixed = sizing == InstanceSizing::Fixed;
                QCOMPARE(resolved(arm, one[u"sku"_s][u"capacity"_s]).toInt(),
                         fixed ? deployment.deployment->instances : deployment.deployment->minInstances);
                if (endpoint.kind == EndpointKind::Managed)
                    QCOMPARE(resolved(arm, one[u"properties"_s][u"instanceType"_s]).toString(),
                             deployment.compute->size);
            }
        }
    }

    void trafficComesAfterTheDeployments()
    {
        const QJsonObject arm = templateOf(templatePlan(u"edge-arc"_s));
        bool found = false;
        for (const QJsonValue &one : arm[u"resources"_s].toArray()) {
            if (one[u"name"_s].toString() != u"traffic-plant")
                continue;
            found = true;
            QCOMPARE(one[u"dependsOn"_s].toArray().size(), 2);
            const QJsonValue endpoint = one[u"properties"_s][u"template"_s][u"resources"_s][0];
            QCOMPARE(endpoint[u"properties"_s][u"traffic"_s][u"blue"_s].toInt(), 90);
            QCOMPARE(endpoint[u"properties"_s][u"traffic"_s][u"green"_s].toInt(), 10);
            QCOMPARE(endpoint[u"properties"_s][u"authMode"_s].toString(), u"Key"_s);
        }
        QVERIFY(found);
        const QJsonObject first = resource(arm, u"onlineEndpoints"_s, u"plant"_s);
        QVERIFY(!first[u"properties"_s].toObject().contains(u"traffic"_s));
    }

    void autoscaleIsASettingOfTheMonitor()
    {
        const QJsonObject arm = templateOf(templatePlan(u"llm-finetune-endpoint"_s));
        bool found = false;
        for (const QJsonValue &one : arm[u"resources"_s].toArray()) {
            if (one[u"type"_s].toString() != u"Microsoft.Insights/autoscaleSettings")
                continue;
            found = true;
            const QJsonValue profile = one[u"properties"_s][u"profiles"_s][0];
            QCOMPARE(profile[u"capacity"_s][u"minimum"_s].toString(), u"2"_s);
            QCOMPARE(profile[u"capacity"_s][u"maximum"_s].toString(), u"4"_s);
            QCOMPARE(profile[u"rules"_s].toArray().size(), 3);
            QCOMPARE(profile[u"rules"_s][1][u"scaleAction"_s][u"direction"_s].toString(), u"Decrease"_s);
        }
        QVERIFY(found);
    }

    void blockersAreNamed()
    {
        Plan plan = templatePlan(u"vision-realtime"_s);
        plan.compute(u"train")->minNodes = plan.compute(u"train")->maxNodes + 1;
        const QJsonObject arm = templateOf(plan);
        QVERIFY(!arm[u"metadata"_s][u"blockers"_s].toArray().isEmpty());
        QVERIFY(!arm[u"metadata"_s].toObject().contains(u"notInThisTemplate"_s));
    }

    void whatATemplateCannotWaitForIsNamed()
    {
        Plan plan = templatePlan(u"many-models-forecast"_s);
        Workload second = *plan.workload(u"backtest");
        second.id = u"second"_s;
        std::get<TrainingJob>(second.detail).dependsOn = {u"backtest"_s};
        plan.workloads.push_back(second);
        const QJsonObject arm = templateOf(plan);
        QCOMPARE(arm[u"metadata"_s][u"notInThisTemplate"_s].toArray().size(), 1);
        QVERIFY(arm[u"metadata"_s][u"notInThisTemplate"_s][0].toString().startsWith(
            u"Job second: it starts when backtest has ended"_s));
    }

    void aTextThatLooksLikeAnExpressionIsNone()
    {
        Plan plan = templatePlan(u"vision-realtime"_s);
        plan.workload(u"serve")->name = u"[concat('a', 'b')]"_s;
        const QJsonObject endpoint = resource(templateOf(plan), u"onlineEndpoints"_s, u"serve"_s);
        QCOMPARE(endpoint[u"properties"_s][u"description"_s].toString(), u"[[concat('a', 'b')]"_s);
    }

    // "Syntax and expressions in ARM templates", 2025-03-20: what begins with a bracket and does not end with the other one stands as it is.
    void aBracketAloneIsNotDoubled()
    {
        Plan plan = templatePlan(u"vision-realtime"_s);
        for (const QString &name : {u"[EU] Inspection"_s, u"Inspection [EU]"_s, u"["_s, u"[[a"_s}) {
            plan.workload(u"serve")->name = name;
            const QJsonObject endpoint = resource(templateOf(plan), u"onlineEndpoints"_s, u"serve"_s);
            QCOMPARE(endpoint[u"properties"_s][u"description"_s].toString(), name);
        }
    }

private:
    static void plansAsRows()
    {
        QTest::addColumn<Plan>("plan");
        for (const QString &id : templateIds())
            QTest::newRow(qPrintable(id)) << templatePlan(id);
        for (quint32 seed = 700; seed < 730; ++seed)
            QTest::newRow(qPrintable(u"random %1"_s.arg(seed))) << randomDeployablePlan(seed);
    }
};

SLIPWAY_TEST(ArmTest)
#include "tst_arm.moc"
