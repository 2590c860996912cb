// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/imports/azuremlimport.h"

#include "model/base/plaintext.h"
#include "model/exports/azureml/fieldcheck.h"
#include "model/imports/importer.h"
#include "model/plan/planjson.h"

#include <QFileInfo>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace slipway {

using azureml::FieldFault;
using azureml::FieldKind;
using azureml::FieldRules;
using azureml::YamlNode;

namespace {

Error invalid(const QString &file, int line, const QString &message)
{
    return {ErrorCode::Invalid, oneLine(message) + u'.', u"%1:%2"_s.arg(file, QString::number(line))};
}

/// The kind of an entry of a list that the CLI prints: it has no $schema, and more keys than a file.
QString kindOfEntry(const YamlNode &entry)
{
    static const QHash<QString, QString> kinds{{u"amlcompute"_s, u"amlCompute"_s},
                                               {u"computeinstance"_s, u"computeInstance"_s},
                                               {u"kubernetes"_s, u"kubernetesCompute"_s},
                                               {u"virtualmachine"_s, u"vmCompute"_s},
                                               {u"synapsespark"_s, u"synapseSparkCompute"_s}};
    if (entry.at(u"name.value") && entry.find(u"limit"))
        return u"quota"_s;
    const YamlNode *type = entry.find(u"type");
    if (type
        && type->text.compare(u"Microsoft.Capacity/reservationOrders/reservations", Qt::CaseInsensitive) == 0)
        return u"reservation"_s;
    // Printed with --query, entries may lack their type; nothing else reserves a type of resource.
    if (!type && (entry.find(u"reservedResourceType") || entry.at(u"properties.reservedResourceType")))
        return u"reservation"_s;
    if (type && type->text.endsWith(u"/savingsPlans", Qt::CaseInsensitive))
        return u"savingsPlan"_s;
    return type ? kinds.value(type->text.toLower()) : QString();
}

/// Reads one file into documents.
class Reader
{
public:
    explicit Reader(const FieldRules &rules)
        : m_rules(rules)
    {
    }
    [[nodiscard]] Result<void> read(const ImportFile &file);
    std::vector<ImportDocument> documents;
    QStringList remarks;

private:
    [[nodiscard]] Result<void> readList(const ImportFile &file, const YamlNode &list);
    const FieldRules &m_rules;
};

Result<void> Reader::readList(const ImportFile &file, const YamlNode &list)
{
    qsizetype skipped = 0;
    for (const YamlNode &entry : list.items) {
        const QString kind = kindOfEntry(entry);
        if (kind.isEmpty())
            ++skipped;
        else
            documents.push_back({kind, file.name, entry, true});
    }
    if (!list.items.empty() && skipped == qsizetype(list.items.size()))
        return invalid(
            file.name, list.line,
            u"The list holds neither computes nor quota of Azure Machine Learning, nor reservations"_s);
    if (list.items.empty())
        remarks << u"%1: The list is empty."_s.arg(file.name);
    if (skipped > 0)
        remarks
            << (skipped == 1
                    ? u"%1: 1 entry is neither a compute nor quota nor a reservation, and was left out."_s
                          .arg(file.name)
                    : u"%1: %2 entries are neither a compute nor quota nor a reservation, and were left out."_s
                          .arg(file.name, QString::number(skipped)));
    return {};
}

Result<void> Reader::read(const ImportFile &file)
{
    // Its messages are in the file where both outputs were sent there, or where it failed.
    for (const QByteArray &message : {"ERROR: "_ba, "WARNING: "_ba}) {
        if (file.bytes.startsWith(message))
            return invalid(file.name, 1,
                           u"It begins with a message of the Azure CLI, not with what that was asked for"_s);
    }
    Result<YamlNode> node = azureml::parseYaml(file.bytes, file.name);
    if (!node)
        return node.error();
    if (node->isList())
        return readList(file, *node);
    // As the service answers, and `az rest` prints it.
    if (const YamlNode *value = node->find(u"value"); value && value->isList() && !node->find(u"$schema"))
        return readList(file, *value);
    if (!node->isMap())
        return invalid(file.name, node->line,
                       u"This is no description of an Azure Machine Learning resource"_s);
    const FieldKind *kind = m_rules.kindOf(*node);
    if (!kind && !node->find(u"$schema"))
        return invalid(
            file.name, node->line,
            u"There is no $schema that says what kind of resource this is: compute, endpoint, deployment, job or schedule"_s);
    if (!kind)
        return invalid(
            file.name, node->line,
            u"The $schema says no kind of resource that is known: compute, endpoint, deployment, job or schedule"_s);
    for (const FieldFault &fault : azureml::checkDocument(*kind, m_rules, file.name, *node)) {
        if (!fault.unknownKey)
            return invalid(file.name, fault.line, fault.message);
        remarks << fault.text() + u", and was left out."_s;
    }
    documents.push_back({kind->name, file.name, *std::move(node)});
    return {};
}

/// What is owned, not what runs.
bool isOwned(const ImportDocument &document)
{
    return document.kind == u"quota" || document.kind == u"reservation" || document.kind == u"savingsPlan";
}

/// Computes first, then endpoints, then what names them.
int rank(const ImportDocument &document)
{
    if (document.kind.endsWith(u"Compute") || document.kind == u"computeInstance" || isOwned(document))
        return 0;
    if (document.kind.endsWith(u"Endpoint"))
        return 1;
    if (document.kind.endsWith(u"Deployment"))
        return 2;
    return document.kind == u"schedule" ? 4 : 3;
}

} // namespace

Result<ImportedPlan> importAzureMl(const std::vector<ImportFile> &files, const FieldRules &rules,
                                   const Catalog &catalog, const QDate &day)
{
    Reader reader(rules);
    QStringList names;
    for (const ImportFile &file : files) {
        if (const Result<void> read = reader.read(file); !read)
            return read.error();
        names << QFileInfo(file.name).fileName();
    }
    if (reader.documents.empty())
        return Error{ErrorCode::Invalid, u"There is nothing in %1 to import."_s.arg(names.join(u", "_s)), {}};
    std::stable_sort(reader.documents.begin(), reader.documents.end(),
                     [](const ImportDocument &a, const ImportDocument &b) { return rank(a) < rank(b); });
    try {
        AzureMlImporter importer(catalog, day, std::move(reader.documents), std::move(reader.remarks));
        ImportedPlan imported = importer.build();
        for (OwnedQuota &quota : imported.plan.ownedQuota) {
            if (day.isValid())
                quota.day = day.toString(Qt::ISODate);
        }
        imported.plan.name = u"Imported from Azure Machine Learning"_s;
        imported.plan.notes
            = u"Imported from %1. People, requests, hours of work and data are not in such files: check "
              "them in each step."_s.arg(names.join(u", "_s));
        // What is written has to be a plan that can be opened; and it is the one that is opened then, whose names are text.
        Result<LoadedPlan> read = readPlan(writePlan(imported.plan));
        if (!read)
            return Error{ErrorCode::Invalid, read.error().message, names.join(u", "_s)};
        imported.plan = std::move(read).value().plan;
        for (QString &remark : imported.remarks)
            remark = oneLine(remark);
        return imported;
    } catch (const ImportFault &fault) {
        return fault.error;
    }
}

ImportedPlan AzureMlImporter::build()
{
    // An endpoint is in the region of its workspace, a cluster need not be. Quota counts where nothing else tells.
    for (const ImportDocument &document : m_documents) {
        if (const QString region = quotaRegion(document);
            document.kind == u"quota" && m_catalog.findRegion(region))
            m_plan.region = region;
    }
    for (const bool endpoints : {false, true}) {
        for (const ImportDocument &document : m_documents) {
            const QString location = text(document.node, u"location").toLower().remove(u' ');
            if ((document.kind == u"managedOnlineEndpoint") == endpoints && m_catalog.findRegion(location))
                m_plan.region = location;
        }
    }
    for (const ImportDocument &document : m_documents) {
        if (rank(document) == 0 && !isOwned(document))
            addCompute(document);
    }
    mergeInstances();
    addEndpoints();
    for (const ImportDocument &document : m_documents) {
        if (document.kind == u"quota")
            addQuota(document);
        else if (document.kind == u"reservation")
            addReservation(document);
        else if (document.kind == u"savingsPlan")
            addSavingsPlan(document);
        else if (document.kind == u"pipelineJob")
            addPipeline(document);
        else if (rank(document) == 3)
            addJob(document);
        else if (rank(document) == 4)
            addSchedule(document);
    }
    settleMonths();
    tellQuotaInUse();
    // A region of its own only where it is not the plan's.
    for (Compute &compute : m_plan.computes) {
        if (compute.region == m_plan.region)
            compute.region.clear();
    }
    return {std::move(m_plan), std::move(m_remarks)};
}

void AzureMlImporter::fail(const ImportDocument &document, int line, const QString &message)
{
    throw ImportFault{invalid(document.file, line, message)};
}

int AzureMlImporter::integer(const ImportDocument &document, const YamlNode &node, QStringView path, int low,
                             int high, int byDefault)
{
    const YamlNode *found = node.at(path);
    if (!found || found->isNull())
        return byDefault;
    bool number = false;
    const int value = found->text.toInt(&number);
    if (!number || value < low || value > high)
        fail(document, found->line,
             u"%1 has to be a whole number from %2 to %3"_s.arg(path).arg(low).arg(high));
    return value;
}

QString AzureMlImporter::text(const YamlNode &node, QStringView path, const QString &byDefault)
{
    const YamlNode *found = node.at(path);
    return found && found->isScalar() && !found->isNull() ? found->text : byDefault;
}

QString AzureMlImporter::shownText(const ImportDocument &document, const YamlNode &node, QStringView path,
                                   const QString &byDefault, bool severalLines)
{
    const QString told = text(node, path, byDefault);
    QString shown = told;
    for (QChar &sign : shown) {
        const bool isLineSign = sign == u'\n' || sign == u'\t' || sign == u'\r';
        if (severalLines ? sign.unicode() < 0x20 && !isLineSign : isControlSign(sign))
            sign = u' ';
    }
    if (shown == told)
        return told;
    const YamlNode *found = node.at(path);
    remark(u"%1:%2: %3 holds control characters, which were left out."_s.arg(
        document.file, QString::number(found ? found->line : node.line), path));
    return shown.trimmed();
}

QString AzureMlImporter::wordOf(const ImportDocument &document, const YamlNode &node, QStringView path,
                                const QStringList &words)
{
    const YamlNode *found = node.at(path);
    if (!found || found->isNull())
        return words.front();
    const auto folded = [](QString word) { return word.toLower().remove(u'_'); };
    for (const QString &word : words) {
        if (found->isScalar() && folded(found->text) == folded(word))
            return word;
    }
    fail(document, found->line,
         u"%1 is %2, and has to be %3"_s.arg(
             path, found->isScalar() ? u'"' + quotedText(found->text, 40) + u'"' : u"no word"_s,
             words.join(u" or ")));
}

QString AzureMlImporter::sizeOf(const ImportDocument &document, const YamlNode &node, QStringView path)
{
    // The documented default of computes.
    const QString name = text(node, path, u"Standard_DS3_v2"_s);
    const std::optional<SizeId> size = m_catalog.findSize(name);
    if (!size) {
        const YamlNode *found = node.at(path);
        fail(document, found ? found->line : node.line,
             u"%1 is no VM size that the catalog knows"_s.arg(name.left(80)));
    }
    return m_catalog.size(*size).name;
}

QString AzureMlImporter::takeId(const QString &wanted)
{
    QString id = wanted;
    for (int number = 2; m_ids.contains(id); ++number)
        id = u"%1-b%2"_s.arg(wanted, QString::number(number));
    m_ids << id;
    return id;
}

void AzureMlImporter::remark(const QString &sentence)
{
    if (!m_remarks.contains(sentence))
        m_remarks << sentence;
}

} // namespace slipway
