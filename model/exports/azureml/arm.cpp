// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/exports/azureml/arm.h"

#include "model/base/format.h"
#include "model/exports/azureml/armparts.h"
#include "model/exports/azureml/pricedcounts.h"
#include "model/exports/azureml/removals.h"

using namespace Qt::StringLiterals;

namespace slipway {

namespace {

using azureml::Json;

Json list(const QStringList &texts)
{
    Json result = Json::array();
    for (const QString &text : texts)
        result.push_back(azureml::utf8(text));
    return result;
}

/// Of a template names are what they are, and the workspace is told by whoever runs it.
QString commandOfTemplate(const azureml::Removal &removal)
{
    QString command = removal.commands.join(u"; "_s);
    command.remove(u"${ENDPOINT_SUFFIX:-}"_s);
    return command.replace(u"\"${workspace[@]}\""_s, u"--resource-group GROUP --workspace-name WORKSPACE"_s)
        .replace(u"\"$AZURE_RESOURCE_GROUP\" --subscription \"$AZURE_SUBSCRIPTION_ID\""_s, u"GROUP"_s)
        .remove(u'"');
}

/// What a template cannot say with its resources.
Json metadata(const azureml::Emission &emission)
{
    Json result{
        {"description",
         azureml::utf8(u"What the plan %1 needs in an Azure Machine Learning workspace. Written by Slipway."_s
                           .arg(emission.planName()))}};
    if (const QStringList blockers = emission.blockerLines(); !blockers.isEmpty())
        result["blockers"] = list(blockers);
    const Evaluation &evaluation = emission.evaluation;
    result["averageMonth"] = azureml::utf8(formatTotal(evaluation.averageMonth, QLocale::c()));
    QStringList quota;
    for (const QuotaNeed &need : evaluation.quota) {
        if (need.toRequest() > 0)
            quota << u"%1, %2 in %3: %4 vCPUs by %5"_s.arg(
                azureml::poolName(need.pool), need.family.isEmpty() ? u"all"_s : need.family, need.region,
                QString::number(need.toRequest()), formatMonth(need.by, QLocale::c()));
    }
    if (!quota.isEmpty())
        result["quotaToRequest"] = list(quota);
    QStringList left = azureml::jobsNotInTemplate(emission.layout);
    for (const azureml::Omission &omission : emission.layout.omissions)
        left << omission.what + u": "_s + omission.why;
    if (!left.isEmpty())
        result["notInThisTemplate"] = list(left);
    QStringList ends;
    for (const azureml::Removal &removal : azureml::removalsOf(emission.plan, emission.layout)) {
        if (removal.end)
            ends << u"%1: its work ends with %2, remove it on %3: %4"_s.arg(
                removal.title, formatMonth(emission.plan.start.plusMonths(*removal.end - 1), QLocale::c()),
                formatIsoDate(emission.plan.start.plusMonths(*removal.end).firstDay()),
                commandOfTemplate(removal));
    }
    if (!ends.isEmpty())
        result["whenWorkEnds"] = list(ends);
    const QStringList remarks = emission.layout.remarks + azureml::countRemarks(emission, true);
    if (!remarks.isEmpty())
        result["differentFromThePlan"] = list(remarks);
    result["deployedAgain"] = "A second deployment of this template sets sizes, instances, autoscale, shares "
                              "of traffic and default deployments back to "
                              "what stands here: what somebody changed since, by hand or by an update, is "
                              "taken back. deploy.sh of "
                              "slipway export --azureml leaves it and says where it differs.";
    return result;
}

} // namespace

QByteArray writeArmTemplate(const Plan &plan, const Evaluation &evaluation, const Catalog &catalog)
{
    using namespace azureml;
    const Layout layout = layoutOf(plan, catalog);
    const Emission emission{plan, evaluation, catalog, layout, {}, {}, {}, {}, {}};
    ArmTemplate arm;
    // Named before all others, whether a resource mentions them or not.
    static_cast<void>(arm.parameter(u"workspace"_s, u"Name"_s, u"Name of the existing workspace"_s));
    static_cast<void>(arm.parameter(u"location"_s, QString(), u"Region of the workspace"_s,
                                    ArmTemplate::literal(plan.region)));
    addComputes(arm, emission);
    addOnlineEndpoints(arm, emission);
    addBatchEndpoints(arm, emission);
    addJobs(arm, emission);
    const std::string text
        = arm.document(metadata(emission)).dump(2, ' ', false, Json::error_handler_t::replace);
    return QByteArray::fromStdString(text) + '\n';
}

} // namespace slipway
