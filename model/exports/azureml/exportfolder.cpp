// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/exports/azureml/exportfolder.h"

#include "model/base/files.h"
#include "model/base/jsonreader.h"
#include "model/base/jsontext.h"
#include "model/exports/azureml/names.h"
#include "model/exports/azureml/yamltree.h"

#include <QCryptographicHash>
#include <QFileInfo>
#include <QRandomGenerator>
#include <QRegularExpression>

#include <nlohmann/json.hpp>

using namespace Qt::StringLiterals;

namespace slipway {

namespace {

constexpr int recordVersion = 1;
constexpr qsizetype longestFilledIn = 1024 * 1024;
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

Result<FolderRecord> recordFrom(const JsonValue &document)
{
    const auto textOf = [&](QStringView member) -> Result<QString> {
        const Result<JsonValue> value = document.member(member);
        return value ? value->text(200) : Result<QString>(value.error());
    };
    const Result<QString> schema = textOf(u"schema");
    if (!schema)
        return schema.error();
    if (*schema != u"slipway.folder")
        return document.fault(u"is no record of an exported folder"_s);
    const Result<JsonValue> version = document.member(u"version");
    if (!version)
        return version.error();
    if (const Result<int> number = version->integer(recordVersion, recordVersion); !number)
        return number.error();
    const Result<QString> deployment = textOf(u"deployment");
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
    FolderRecord record{*deployment, {}, {}};
    for (const JsonValue &entry : *entries) {
        const Result<QString> path = entry.text(1000);
        if (!path)
            return path.error();
        if (!isOfExport(*path))
            return entry.fault(u"is no file that an export writes"_s);
        record.files << *path;
    }
    return record;
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
    return formatJson({{"schema", "slipway.folder"},
                       {"version", recordVersion},
                       {"deployment", jsonText(record.deployment)},
                       {"files", files}});
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
    if (!QFileInfo::exists(path))
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
    if (!earlier) {
        Error error = earlier.error();
        error.message = u"%1/%2: %3 Without it the folder becomes another deployment, and what is filled in there is lost."_s.arg(
            folder, folderRecordName, error.message);
        return error;
    }
    if (*earlier) {
        FolderRecord record = **std::move(earlier);
        for (const QString &name : filesLeftBy(record, folder, {})) {
            if (!name.endsWith(u".yml"_s))
                continue;
            const QString path = folder + u'/' + name;
            const Result<QByteArray> bytes = readFile(path, longestFilledIn);
            const Result<azureml::YamlNode> yaml
                = bytes ? azureml::parseYaml(*bytes, name) : Result<azureml::YamlNode>(bytes.error());
            if (!yaml) {
                Error error = yaml.error();
                error.message = u"%1: %2 What is filled in there would be lost: mend the file, or move it away."_s.arg(path, error.message);
                return error;
            }
            record.earlier.insert(name, *bytes);
        }
        return record;
    }
    return FolderRecord{seed ? newDeployment(plan, *seed) : newDeployment(plan), {}, {}};
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
