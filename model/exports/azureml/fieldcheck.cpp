// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/exports/azureml/fieldcheck.h"

#include "model/base/plaintext.h"

#include <QHash>
#include <QRegularExpression>
#include <QSet>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace slipway::azureml {

namespace {

/// Patterns of the formats that fields.json names; from the ARM types (2026-05-01) and the reference pages.
const QHash<QString, QRegularExpression> &formats()
{
    static const QString compute = u"[a-zA-Z](?![a-zA-Z0-9-]*-[0-9]+\\z)[a-zA-Z0-9-]{2,23}"_s;
    static const QHash<QString, QRegularExpression> patterns{
        {u"compute_name"_s, QRegularExpression(u"^%1\\z"_s.arg(compute))},
        {u"compute_reference"_s, QRegularExpression(u"^azureml:%1\\z"_s.arg(compute))},
        {u"job_compute"_s, QRegularExpression(u"^(local|azureml:%1)\\z"_s.arg(compute))},
        {u"pipeline_compute"_s, QRegularExpression(u"^azureml:%1\\z"_s.arg(compute))},
        {u"endpoint_name"_s,
         QRegularExpression(u"^(?=.{3,32}\\z)[a-zA-Z](?:[a-zA-Z0-9]|-(?=[a-zA-Z0-9]))*\\z"_s)},
        {u"duration"_s, QRegularExpression(u"^P(?=.)([0-9]+D)?(T(?=.)([0-9]+H)?([0-9]+M)?([0-9]+S)?)?\\z"_s)},
        {u"local_time"_s,
         QRegularExpression(u"^[0-9]{4}-[01][0-9]-[0-3][0-9]T[0-2][0-9]:[0-5][0-9]:[0-5][0-9]\\z"_s)},
        {u"quantity"_s, QRegularExpression(u"^[0-9]+(\\.[0-9]+)?(m|k|M|G|T|Ki|Mi|Gi|Ti)?\\z"_s)},
        {u"shm_size"_s, QRegularExpression(u"^[0-9]+[bkmg]\\z"_s)},
    };
    return patterns;
}

/// The SDK compares words without regard to case, and takes camelCase for snake_case.
QString folded(QString word)
{
    return word.remove(u'_').toLower();
}

QString kindOfValue(const YamlNode &node)
{
    if (node.isMap())
        return u"a map"_s;
    if (node.isList())
        return u"a list"_s;
    if (node.isNull())
        return u"nothing"_s;
    if (node.isBoolean())
        return u"a truth value"_s;
    return node.isNumber() ? u"a number"_s : u"text"_s;
}

bool hasType(const YamlNode &node, const QString &type)
{
    if (type == u"string")
        return node.isScalar() && (node.quoted || (!node.isNumber() && !node.isBoolean() && !node.isNull()));
    if (type == u"integer")
        return node.isInteger();
    if (type == u"number")
        return node.isNumber();
    if (type == u"boolean")
        return node.isBoolean();
    if (type == u"list")
        return node.isList();
    if (type == u"scalar")
        return node.isScalar();
    return node.isMap(); // object, map
}

class Check
{
public:
    Check(const FieldRules &rules, QString file)
        : m_rules(rules)
        , m_file(std::move(file))
    {
    }
    void object(const std::vector<FieldRule> &fields, const std::vector<FieldCondition> &conditions,
                const YamlNode &node, const QString &path);
    QList<FieldFault> faults;

private:
    void fault(int line, const QString &message, bool unknownKey = false)
    {
        faults.append({m_file, line, message, unknownKey});
    }
    void value(const FieldRule &rule, const YamlNode &node, const QString &path);
    void scalar(const FieldRule &rule, const YamlNode &node, const QString &path);
    void list(const FieldRule &rule, const YamlNode &node, const QString &path);
    void map(const FieldRule &rule, const YamlNode &node, const QString &path);
    void step(const YamlNode &node, const QString &path);
    void condition(const FieldCondition &condition, const YamlNode &node, const QString &path);

    const FieldRules &m_rules;
    QString m_file;
};

QString below(const QString &path, const QString &key)
{
    return path.isEmpty() ? key : path + u'.' + key;
}

void Check::condition(const FieldCondition &condition, const YamlNode &node, const QString &path)
{
    for (const auto &[member, value] : condition.when) {
        const YamlNode *found = node.at(member);
        if (!found || folded(found->text) != folded(value))
            return;
    }
    QString because;
    if (!condition.when.isEmpty())
        because = u" with %1 %2"_s.arg(condition.when.first().first, condition.when.first().second);
    for (const QString &key : condition.require) {
        if (!node.at(key))
            fault(node.line, u"%1 is missing%2"_s.arg(below(path, key), because));
    }
    for (const QString &key : condition.forbid) {
        if (const YamlNode *found = node.at(key))
            fault(found->line, u"%1 may not be there%2"_s.arg(below(path, key), because));
    }
    const auto there = [&](const QString &key) { return node.at(key) != nullptr; };
    if (!condition.anyOf.isEmpty() && std::none_of(condition.anyOf.begin(), condition.anyOf.end(), there))
        fault(node.line, u"One of %1 is missing%2"_s.arg(condition.anyOf.join(u", "_s), because));
    if (!condition.notBoth.isEmpty()
        && std::all_of(condition.notBoth.begin(), condition.notBoth.end(), there))
        fault(node.line, u"%1 may not stand together"_s.arg(condition.notBoth.join(u" and "_s)));
}

void Check::object(const std::vector<FieldRule> &fields, const std::vector<FieldCondition> &conditions,
                   const YamlNode &node, const QString &path)
{
    for (const auto &[key, member] : node.members) {
        const auto rule
            = std::find_if(fields.begin(), fields.end(),
                           [&text = key.text](const FieldRule &field) { return field.key == text; });
        if (rule == fields.end())
            fault(key.line, u"%1 is not a key that is known here"_s.arg(below(path, key.text.left(80))),
                  true);
        else
            value(*rule, member, below(path, rule->key));
    }
    for (const FieldRule &rule : fields) {
        if (rule.required && !node.find(rule.key))
            fault(node.line, u"%1 is missing"_s.arg(below(path, rule.key)));
    }
    for (const FieldCondition &one : conditions)
        condition(one, node, path);
}

void Check::value(const FieldRule &rule, const YamlNode &node, const QString &path)
{
    // "null" is a word of some fields.
    if (node.isNull() && rule.oneOf.contains(u"null"_s))
        return;
    const bool fits = std::any_of(rule.types.begin(), rule.types.end(),
                                  [&](const QString &type) { return hasType(node, type); });
    if (!fits) {
        fault(
            node.line,
            u"%1 has to be of type %2 and is %3"_s.arg(path, rule.types.join(u" or "_s), kindOfValue(node)));
        return;
    }
    if (node.isList())
        list(rule, node, path);
    else if (node.isMap())
        map(rule, node, path);
    else
        scalar(rule, node, path);
}

void Check::scalar(const FieldRule &rule, const YamlNode &node, const QString &path)
{
    if (!rule.oneOf.isEmpty() && std::none_of(rule.oneOf.begin(), rule.oneOf.end(), [&](const QString &word) {
            return folded(word) == folded(node.text);
        }))
        fault(node.line, u"%1 is none of %2"_s.arg(path, rule.oneOf.join(u", "_s)));
    if (rule.min && node.text.toDouble() < *rule.min)
        fault(node.line, u"%1 is below %2"_s.arg(path, QString::number(*rule.min)));
    if (rule.max && node.text.toDouble() > *rule.max)
        fault(node.line, u"%1 is above %2"_s.arg(path, QString::number(*rule.max)));
    if (!rule.format.isEmpty() && !formats().value(rule.format).match(node.text).hasMatch())
        fault(node.line,
              u"%1 is no %2: \"%3\""_s.arg(path, QString(rule.format).replace(u'_', u' '),
                                           quotedText(node.text)));
}

void Check::list(const FieldRule &rule, const YamlNode &node, const QString &path)
{
    if (rule.maxItems >= 0 && static_cast<int>(node.items.size()) > rule.maxItems)
        fault(node.line, u"%1 has more than %2 entries"_s.arg(path, QString::number(rule.maxItems)));
    QSet<QString> seen;
    FieldRule entry = rule;
    entry.types = {rule.items.isEmpty() ? u"scalar"_s : rule.items};
    entry.maxItems = -1;
    for (const YamlNode &item : node.items) {
        value(entry, item, path);
        if (rule.unique && item.isScalar() && seen.contains(item.text))
            fault(item.line, u"%1 names %2 twice"_s.arg(path, item.text.left(80)));
        seen.insert(item.text);
    }
}

void Check::map(const FieldRule &rule, const YamlNode &node, const QString &path)
{
    if (!rule.types.contains(u"map"_s)) {
        // An object whose fields no source describes may hold anything.
        if (!rule.fields.empty())
            object(rule.fields, rule.conditions, node, path);
        return;
    }
    if (rule.maxKeys >= 0 && static_cast<int>(node.members.size()) > rule.maxKeys)
        fault(node.line, u"%1 has more than %2 keys"_s.arg(path, QString::number(rule.maxKeys)));
    qint64 sum = 0;
    for (const auto &[key, member] : node.members) {
        const QString name = below(path, key.text.left(80));
        if (!rule.keys.isEmpty() && !rule.keys.contains(key.text))
            fault(key.line, u"%1 is not a key that is known here"_s.arg(name));
        if (rule.values == u"step") {
            step(member, name);
        } else if (!rule.values.isEmpty()) {
            FieldRule one;
            one.types = {rule.values};
            one.max = rule.max;
            value(one, member, name);
        }
        sum += member.text.toLongLong();
    }
    if (!rule.sums.isEmpty() && !rule.sums.contains(sum))
        fault(node.line, u"%1 adds up to %2"_s.arg(path, QString::number(sum)));
}

void Check::step(const YamlNode &node, const QString &path)
{
    static const QHash<QString, QString> kinds{{u"command"_s, u"commandJob"_s},
                                               {u"spark"_s, u"sparkJob"_s},
                                               {u"sweep"_s, u"sweepJob"_s},
                                               {u"automl"_s, u"autoMLJob"_s},
                                               {u"pipeline"_s, u"pipelineJob"_s}};
    const YamlNode *type = node.find(u"type");
    const FieldKind *kind = m_rules.kind(kinds.value(type ? type->text : u"command"_s));
    if (!node.isMap() || !kind) {
        fault(node.line, u"%1 is no job of a type that is known"_s.arg(path));
        return;
    }
    object(kind->fields, kind->conditions, node, path);
}

} // namespace

QList<FieldFault> checkDocument(const FieldKind &kind, const FieldRules &rules, const QString &fileName,
                                const YamlNode &document)
{
    Check check(rules, fileName);
    check.object(kind.fields, kind.conditions, document, {});
    return check.faults;
}

QList<FieldFault> checkFile(const FieldRules &rules, const QString &fileName, QByteArrayView bytes)
{
    const Result<YamlNode> document = parseYaml(bytes, fileName);
    if (!document) {
        const int line = document.error().where.mid(document.error().where.lastIndexOf(u':') + 1).toInt();
        return {{fileName, line, document.error().message.chopped(1), false}};
    }
    if (!document->isMap())
        return {{fileName, document->line, u"It is no map"_s, false}};
    const FieldKind *kind = rules.kindOf(*document);
    if (!kind)
        return {{fileName, document->line, u"It has no $schema that is known"_s, false}};
    return checkDocument(*kind, rules, fileName, *document);
}

namespace {

/// Computes and endpoints that the files of a folder make, and those that they name.
struct Folder
{
    QHash<QString, QString> made; ///< "compute NAME" -> file
    QList<std::pair<QString, FieldFault>> named; ///< with the fault where nothing makes it
};

void gatherComputes(const YamlNode &node, const QString &file, Folder &folder)
{
    for (const auto &[key, value] : node.members) {
        if ((key.text == u"compute" || key.text == u"default_compute") && value.text.startsWith(u"azureml:")
            && value.text != u"azureml:serverless") {
            const QString name = value.text.mid(8);
            folder.named.append({u"compute "_s + name,
                                 {file, value.line, u"No file makes the compute %1"_s.arg(name), false}});
        }
        gatherComputes(value, file, folder);
    }
}

void gather(const FieldKind &kind, const YamlNode &document, const QString &file, Folder &folder,
            QList<FieldFault> &faults)
{
    const YamlNode *name = document.find(u"name");
    const YamlNode *endpoint = document.find(u"endpoint_name");
    if (name) {
        QString made = kind.name;
        if (kind.name.endsWith(u"Compute") || kind.name == u"computeInstance")
            made = u"compute"_s;
        else if (kind.name.endsWith(u"Endpoint"))
            made = u"endpoint"_s;
        made += u' ' + (endpoint ? endpoint->text + u'/' : QString()) + name->text;
        if (folder.made.contains(made))
            faults.append(
                {file, name->line, u"%1 makes %2 as well"_s.arg(folder.made.value(made), made), false});
        folder.made.insert(made, file);
    }
    if (endpoint)
        folder.named.append(
            {u"endpoint "_s + endpoint->text,
             {file, endpoint->line, u"No file makes the endpoint %1"_s.arg(endpoint->text), false}});
    gatherComputes(document, file, folder);
}

} // namespace

QList<FieldFault> checkFolder(const FieldRules &rules, const std::vector<ExportFile> &files)
{
    QList<FieldFault> faults;
    Folder folder;
    for (const ExportFile &file : files) {
        if (!file.path.endsWith(u".yml"_s))
            continue;
        faults += checkFile(rules, file.path, file.bytes);
        const Result<YamlNode> document = parseYaml(file.bytes, file.path);
        const FieldKind *kind = document ? rules.kindOf(*document) : nullptr;
        if (kind)
            gather(*kind, *document, file.path, folder, faults);
    }
    for (const auto &[what, fault] : folder.named) {
        if (!folder.made.contains(what))
            faults.append(fault);
    }
    return faults;
}

} // namespace slipway::azureml
