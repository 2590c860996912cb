// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/exports/azureml/exportfolder.h"

#include "model/base/files.h"
#include "model/base/jsonreader.h"
#include "model/base/jsontext.h"
#include "model/base/plaintext.h"
#include "model/base/planwords.h"
#include "model/exports/azureml/decidedin.h"
#include "model/exports/azureml/names.h"
#include "model/exports/azureml/readmeparts.h"
#include "model/exports/azureml/yamltree.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFileInfo>
#include <QRandomGenerator>
#include <QRegularExpression>

#include <nlohmann/json.hpp>

using namespace Qt::StringLiterals;

namespace slipway {

namespace {

constexpr int recordVersion = 1;
constexpr qsizetype longestFilledIn = 1024 * 1024;
constexpr qsizetype longestName = 1000;
constexpr qsizetype longestBlank = 10'000;
constexpr qsizetype longestFolderRecord = 4 * 1024 * 1024;

/// It goes into a script and into a query as it is.
bool isDeployment(const QString &text)
{
    static const QRegularExpression form(u"\\A[a-z0-9]+(-[a-z0-9]+)*\\z"_s);
    return text.size() >= 8 && text.size() <= 64 && form.match(text).hasMatch();
}

/// Only what an export names so is ever removed, whatever a record says.
bool isOfExport(const QString &path)
{
    static const QRegularExpression form(u"\\A(README\\.md|deploy\\.sh|(computes|endpoints|subscriptions|"
                                         u"jobs|schedules|deployments/[A-Za-z0-9_-]+)"
                                         "/[A-Za-z0-9_-]+\\.yml)\\z"_s);
    return form.match(path).hasMatch();
}

Result<QString> textOf(const JsonValue &object, QStringView member, qsizetype longest)
{
    const Result<JsonValue> value = object.member(member);
    return value ? value->text(longest) : Result<QString>(value.error());
}

Result<QStringList> textsOf(const JsonValue &object, QStringView member)
{
    const Result<JsonValue> value = object.member(member);
    if (!value)
        return value.error();
    const Result<std::vector<JsonValue>> entries = value->list();
    if (!entries)
        return entries.error();
    QStringList texts;
    for (const JsonValue &entry : *entries) {
        const Result<QString> text = entry.text(longestName);
        if (!text)
            return text.error();
        texts << *text;
    }
    return texts;
}

/// What was filled in; empty where the entry has nothing of it.
Result<QString> keptIn(const JsonValue &entry)
{
    const Result<std::optional<JsonValue>> value = entry.find(u"value");
    if (!value)
        return value.error();
    if (!*value)
        return QString();
    Result<QString> text = (*value)->text(longestFilledIn);
    if (text && !azureml::parseYaml(text->toUtf8(), {}))
        return (*value)->fault(u"is no YAML"_s);
    return text;
}

Result<Blank> blankFrom(const JsonValue &entry)
{
    const Result<QString> file = textOf(entry, u"file", longestName);
    if (!file)
        return file.error();
    const Result<QStringList> key = textsOf(entry, u"key");
    if (!key)
        return key.error();
    const Result<QString> token = textOf(entry, u"token", longestName);
    if (!token)
        return token.error();
    const Result<QString> text = textOf(entry, u"text", longestBlank);
    if (!text)
        return text.error();
    const Result<QString> value = keptIn(entry);
    if (!value)
        return value.error();
    return Blank{*file, *key, *token, *text, *value};
}

Result<QList<Blank>> blanksFrom(const JsonValue &list)
{
    const Result<std::vector<JsonValue>> entries = list.list();
    if (!entries)
        return entries.error();
    QList<Blank> blanks;
    for (const JsonValue &entry : *entries) {
        const Result<Blank> blank = blankFrom(entry);
        if (!blank)
            return blank.error();
        blanks << *blank;
    }
    return blanks;
}

Result<azureml::GivenNames> namesFrom(const JsonValue &list)
{
    const Result<std::vector<JsonValue>> entries = list.list();
    if (!entries)
        return entries.error();
    azureml::GivenNames names;
    for (const JsonValue &entry : *entries) {
        const Result<QString> of = textOf(entry, u"of", longestName);
        if (!of)
            return of.error();
        const Result<QString> name = textOf(entry, u"name", longestName);
        if (!name)
            return name.error();
        names.insert(*of, *name);
    }
    return names;
}

Result<QMap<QString, QString>> saidFrom(const JsonValue &list)
{
    const Result<std::vector<JsonValue>> entries = list.list();
    if (!entries)
        return entries.error();
    QMap<QString, QString> said;
    for (const JsonValue &entry : *entries) {
        const Result<QString> file = textOf(entry, u"file", longestName);
        if (!file)
            return file.error();
        const Result<QString> digest = textOf(entry, u"digest", longestName);
        if (!digest)
            return digest.error();
        said.insert(*file, *digest);
    }
    return said;
}

Result<FolderRecord> recordFrom(const JsonValue &document)
{
    const Result<QString> schema = textOf(document, u"schema", 200);
    if (!schema)
        return schema.error();
    if (*schema != u"slipway.folder")
        return document.fault(u"is no record of an exported folder"_s);
    const Result<JsonValue> version = document.member(u"version");
    if (!version)
        return version.error();
    if (const Result<int> number = version->integer(recordVersion, recordVersion); !number)
        return number.error();
    const Result<QString> deployment = textOf(document, u"deployment", 200);
    if (!deployment)
        return deployment.error();
    if (!isDeployment(*deployment))
        return document.member(u"deployment")
            ->fault(u"must be 8 to 64 small letters, digits and single dashes"_s);
    const Result<JsonValue> files = document.member(u"files");
    if (!files)
        return files.error();
    const Result<std::vector<JsonValue>> entries = files->list();
    if (!entries)
        return entries.error();
    FolderRecord record{*deployment, {}, {}, {}};
    for (const JsonValue &entry : *entries) {
        const Result<QString> path = entry.text(longestName);
        if (!path)
            return path.error();
        if (!isOfExport(*path))
            return entry.fault(u"is no file that an export writes"_s);
        record.files << *path;
    }
    const Result<std::optional<JsonValue>> plan = document.find(u"plan");
    if (!plan)
        return plan.error();
    if (*plan) {
        const Result<QString> name = (*plan)->text(longestName);
        if (!name)
            return name.error();
        record.plan = oneLine(*name);
    }
    const Result<std::optional<JsonValue>> blanks = document.find(u"blanks");
    if (!blanks)
        return blanks.error();
    // Records of before have none.
    if (*blanks) {
        const Result<QList<Blank>> read = blanksFrom(**blanks);
        if (!read)
            return read.error();
        record.earlier.blanks = *read;
        record.earlier.told = QSet<QString>(record.files.cbegin(), record.files.cend());
    }
    const Result<std::optional<JsonValue>> names = document.find(u"names");
    if (!names)
        return names.error();
    if (*names) {
        const Result<azureml::GivenNames> read = namesFrom(**names);
        if (!read)
            return read.error();
        record.earlier.names = *read;
    }
    const Result<std::optional<JsonValue>> said = document.find(u"said");
    if (!said)
        return said.error();
    if (*said) {
        const Result<QMap<QString, QString>> read = saidFrom(**said);
        if (!read)
            return read.error();
        record.said = *read;
    }
    return record;
}

nlohmann::ordered_json jsonOf(const Blank &blank)
{
    nlohmann::ordered_json key = nlohmann::ordered_json::array();
    for (const QString &part : blank.key)
        key.push_back(jsonText(part));
    nlohmann::ordered_json json{{"file", jsonText(blank.file)},
                                {"key", key},
                                {"token", jsonText(blank.token)},
                                {"text", jsonText(blank.text)}};
    if (!blank.value.isEmpty())
        json["value"] = jsonText(blank.value);
    return json;
}

/// What is in a file that may be filled in.
Result<QByteArray> filledFile(const QString &folder, const QString &name)
{
    const QString path = folder + u'/' + name;
    Result<QByteArray> bytes = readFile(path, longestFilledIn);
    const Result<azureml::YamlNode> yaml
        = bytes ? azureml::parseYaml(*bytes, name) : Result<azureml::YamlNode>(bytes.error());
    if (yaml)
        return bytes;
    Error error = yaml.error();
    error.message = u"%1: %2 What is filled in there would be lost: mend the file, or move it away."_s.arg(path, error.message);
    return error;
}

/// The files in the folder that are called as those of an export.
QStringList namesOfExport(const QString &folder)
{
    QStringList places{u"computes"_s, u"endpoints"_s, u"subscriptions"_s, u"jobs"_s, u"schedules"_s};
    const QString deployments = u"deployments"_s;
    for (const QString &endpoint : QDir(folder + u'/' + deployments).entryList(QDir::Dirs | QDir::NoDotAndDotDot))
        places << deployments + u'/' + endpoint;
    QStringList names;
    for (const QString &place : std::as_const(places)) {
        for (const QString &file : QDir(folder + u'/' + place).entryList({u"*.yml"_s}, QDir::Files)) {
            if (const QString name = place + u'/' + file; isOfExport(name))
                names << name;
        }
    }
    return names;
}

/// What everything in the folder carries whose record is lost, by the tags in its files; nothing where none has one. Error Invalid where they
/// do not agree: things that were made could not be found again under another name.
Result<std::optional<QString>> deploymentByTags(const QString &folder, const QHash<QString, QByteArray> &files)
{
    QStringList names = files.keys();
    names.sort();
    std::optional<QString> deployment;
    QString first;
    const auto lost = [&](const QString &what) {
        return Error{ErrorCode::Invalid,
                     u"%1: Its record %2 is lost, and %3. Put the record back, or move away what is of another folder."_s.arg(
                         folder, folderRecordName, what),
                     {}};
    };
    for (const QString &name : std::as_const(names)) {
        const Result<azureml::YamlNode> yaml = azureml::parseYaml(files.value(name), name);
        const azureml::YamlNode *tag = yaml ? yaml->at(QStringList{u"tags"_s, u"slipway-deployment"_s}) : nullptr;
        if (!tag)
            continue;
        if (!isDeployment(tag->text))
            return lost(u"the tag slipway-deployment in %1 is none that an export writes"_s.arg(name));
        if (deployment && *deployment != tag->text)
            return lost(u"the tag slipway-deployment is %1 in %2 and %3 in %4"_s.arg(*deployment, first, tag->text, name));
        deployment = tag->text;
        first = name;
    }
    return deployment;
}

/// The plan that the files carry in their tags, as records of before do not have it; empty where they do not tell one.
QString planByTags(const QHash<QString, QByteArray> &files)
{
    QString plan;
    for (auto file = files.cbegin(); file != files.cend(); ++file) {
        const Result<azureml::YamlNode> yaml = azureml::parseYaml(file.value(), file.key());
        const azureml::YamlNode *tag = yaml ? yaml->at(QStringList{u"tags"_s, u"slipway-plan"_s}) : nullptr;
        if (!tag)
            continue;
        if (!plan.isEmpty() && plan != tag->text)
            return {};
        plan = oneLine(tag->text);
    }
    return plan;
}

/// Whether the README lists values that were filled in before and have no place now: those stand in the record only.
Result<bool> hasValuesWithoutPlace(const QString &folder)
{
    const QString readme = folder + u"/README.md"_s;
    if (!QFileInfo(readme).isFile()) // what stands in the way of writing it is told by writing
        return false;
    const Result<QByteArray> text = readFile(readme, longestFolderRecord);
    if (!text)
        return text.error();
    return text->contains(azureml::withoutPlaceTitle.toUtf8());
}

QString shellQuoted(QString text)
{
    return u'\'' + text.replace(u'\'', u"'\\''"_s) + u'\'';
}

/// Of a record that cannot be read: what is wrong with it, what is safe all the same, and the command that mends it.
Error brokenRecord(const QString &folder, const Error &fault)
{
    const QString path = folder + u'/' + folderRecordName;
    QHash<QString, QByteArray> files;
    for (const QString &name : filesLeftBy({{}, namesOfExport(folder), {}, {}}, folder, {})) {
        if (const Result<QByteArray> bytes = filledFile(folder, name))
            files.insert(name, *bytes);
    }
    const Result<std::optional<QString>> tagged = deploymentByTags(folder, files);
    const auto away = [](const QString &file) {
        return u"mv %1 %2"_s.arg(shellQuoted(file), shellQuoted(file + u".broken"_s));
    };
    QString commands = away(path);
    if (const Result<bool> listed = hasValuesWithoutPlace(folder); listed && *listed)
        commands += u" && "_s + away(folder + u"/README.md"_s);
    Error error = fault;
    error.message = tagged && *tagged
        ? u"%1: The record of the folder is broken: %2 The files beside it are safe, with what is filled in "
          u"there, and tell the deployment, %3: "
          "%4 and the same export again with --force goes on with both."_s.arg(path, fault.message, **tagged,
                                                                               commands)
        : u"%1: The record of the folder is broken: %2 No file beside it tells the deployment: put a copy of "
          u"the record back. Without one "
          "the folder becomes another deployment, after %3, and what was made from it is found by its tags in the workspace only."_s
              .arg(path, fault.message, commands);
    return error;
}

/// What was filled in and has no place now stood in the record only.
Result<void> checkNothingWentWithTheRecord(const QString &folder)
{
    const QString readme = folder + u"/README.md"_s;
    const Result<bool> listed = hasValuesWithoutPlace(folder);
    if (!listed)
        return listed.error();
    if (!*listed)
        return {};
    return Error{ErrorCode::Invalid,
                 u"%1: It lists values that were filled in before and have no place now, and the record %2 that kept them is lost. Put the "
                 "record back, or note the values and move this file away."_s.arg(readme, folderRecordName),
                 {}};
}

} // namespace

QString newDeployment(const Plan &plan)
{
    QByteArray seed(16, Qt::Uninitialized);
    QRandomGenerator::system()->generate(seed.begin(), seed.end());
    return newDeployment(plan, seed);
}

QString newDeployment(const Plan &plan, const QByteArray &seed)
{
    azureml::NameList names;
    const QString name = names.take(plan.name, azureml::NameRule::Endpoint, u"plan"_s).toLower();
    return name + u'-'
        + QString::fromLatin1(QCryptographicHash::hash(seed, QCryptographicHash::Sha256).toHex().left(16));
}

QByteArray writeFolderRecord(const FolderRecord &record)
{
    nlohmann::ordered_json files = nlohmann::ordered_json::array();
    for (const QString &file : record.files)
        files.push_back(jsonText(file));
    nlohmann::ordered_json blanks = nlohmann::ordered_json::array();
    for (const Blank &blank : record.earlier.blanks)
        blanks.push_back(jsonOf(blank));
    nlohmann::ordered_json names = nlohmann::ordered_json::array();
    for (auto name = record.earlier.names.cbegin(); name != record.earlier.names.cend(); ++name)
        names.push_back({{"of", jsonText(name.key())}, {"name", jsonText(name.value())}});
    nlohmann::ordered_json said = nlohmann::ordered_json::array();
    for (const auto &[file, digest] : record.said.asKeyValueRange())
        said.push_back({{"file", jsonText(file)}, {"digest", jsonText(digest)}});
    return formatJson({{"schema", "slipway.folder"},
                       {"version", recordVersion},
                       {"deployment", jsonText(record.deployment)},
                       {"plan", jsonText(record.plan)},
                       {"files", files},
                       {"said", said},
                       {"names", names},
                       {"blanks", blanks}});
}

Result<FolderRecord> readFolderRecord(const QByteArray &bytes)
{
    const Result<nlohmann::ordered_json> json = parseJson(bytes);
    if (!json)
        return json.error();
    return recordFrom(JsonValue(*json));
}

Result<std::optional<FolderRecord>> recordOfFolder(const QString &folder)
{
    const QString path = folder + u'/' + folderRecordName;
    const QFileInfo info(path);
    if (!info.exists() || info.isDir()) // what stands in the way of writing it is told by writing
        return std::optional<FolderRecord>();
    const Result<QByteArray> bytes = readFile(path, longestFolderRecord);
    if (!bytes)
        return bytes.error();
    Result<FolderRecord> record = readFolderRecord(*bytes);
    if (!record)
        return record.error();
    return std::optional<FolderRecord>(*std::move(record));
}

Result<FolderRecord> recordForExport(const QString &folder, const Plan &plan,
                                     const std::optional<QByteArray> &seed)
{
    Result<std::optional<FolderRecord>> earlier = recordOfFolder(folder);
    if (!earlier)
        return brokenRecord(folder, earlier.error());
    const bool hasRecord = earlier->has_value();
    FolderRecord record = hasRecord ? **std::move(earlier) : FolderRecord();
    for (const QString &name : filesLeftBy(record, folder, {})) {
        if (!name.endsWith(u".yml"_s))
            continue;
        const Result<QByteArray> bytes = filledFile(folder, name);
        if (!bytes)
            return bytes.error();
        record.earlier.files.insert(name, *bytes);
    }
    // Where the record is lost, and what somebody put in by hand.
    const FolderRecord standing{{}, namesOfExport(folder), {}, {}};
    for (const QString &name : filesLeftBy(standing, folder, record.files)) {
        if (const Result<QByteArray> bytes = filledFile(folder, name))
            record.earlier.files.insert(name, *bytes);
        else
            record.unread.insert(name, bytes.error());
    }
    if (record.plan.isEmpty())
        record.plan = planByTags(record.earlier.files);
    if (hasRecord)
        return record;
    if (const Result<void> whole = checkNothingWentWithTheRecord(folder); !whole)
        return whole.error();
    const Result<std::optional<QString>> tagged = deploymentByTags(folder, record.earlier.files);
    if (!tagged)
        return tagged.error();
    record.deployment = *tagged ? **tagged : seed ? newDeployment(plan, *seed) : newDeployment(plan);
    return record;
}

Result<void> canReplace(const FolderRecord &record, const QStringList &files)
{
    for (const QString &file : files) {
        if (const auto unread = record.unread.constFind(file); unread != record.unread.cend())
            return *unread;
    }
    return {};
}

QString otherPlanRemark(const FolderRecord &record, const QString &folder, const Plan &plan)
{
    const QString name = oneLine(plan.name);
    // As much of a name as a tag keeps.
    if (record.plan.isEmpty() || record.plan.left(azureml::longestTag) == name.left(azureml::longestTag))
        return {};
    return PlanWords::
        tr("%1 was written from the plan \"%2\" before, and now from \"%3\". It goes on as the same "
           "deployment, %4: what was made "
           "from it stays, deploy.sh says where it differs from this plan, and --destroy removes all of it.")
            .arg(folder, record.plan, name, record.deployment);
}

QString changedFilesRemark(const FolderRecord &record, const QString &folder,
                           const std::vector<ExportFile> &files)
{
    const auto saysOtherwise = [&](const QString &file, const QString &digest) {
        if (!isOfExport(file) || !QFileInfo(folder + u'/' + file).isFile())
            return false;
        const Result<QByteArray> bytes = readFile(folder + u'/' + file, longestFolderRecord);
        return bytes && azureml::saidByFile(file, *bytes, record.earlier.blanks) != digest;
    };
    QStringList changed;
    for (const auto &[file, digest] : record.said.asKeyValueRange()) {
        if (saysOtherwise(file, digest))
            changed << file;
    }
    if (!changed.isEmpty())
        return PlanWords::tr("Somebody changed files of %1 otherwise than by filling them in, and they "
                             "follow the plan again: %2.")
            .arg(folder, changed.join(u", "_s));
    if (!record.said.isEmpty())
        return {};
    for (const ExportFile &file : files) {
        if (saysOtherwise(file.path, azureml::saidByFile(file.path, file.bytes, record.earlier.blanks)))
            changed << file.path;
    }
    if (changed.isEmpty())
        return {};
    changed.sort();
    return PlanWords::tr(
               "No record of %1 tells what somebody changed there. These files said something else than "
               "they do now: %2.")
        .arg(folder, changed.join(u", "_s));
}

QStringList filesLeftBy(const FolderRecord &earlier, const QString &folder, const QStringList &files)
{
    const QString inside = realPath(folder) + u'/';
    QStringList left;
    for (const QString &name : earlier.files) {
        const QFileInfo info(inside + name);
        if (!files.contains(name) && info.isFile() && !info.isSymLink()
            && realPath(info.filePath()).startsWith(inside))
            left << name;
    }
    left.removeDuplicates();
    return left;
}

} // namespace slipway
