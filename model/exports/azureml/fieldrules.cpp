// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/exports/azureml/fieldrules.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace slipway::azureml {

namespace {

QStringList words(const QJsonValue &value)
{
    if (value.isString())
        return {value.toString()};
    QStringList result;
    for (const QJsonValue &entry : value.toArray())
        result << entry.toString();
    return result;
}

/// Collects the first fault: a rule that is not understood must not be skipped.
class Loader
{
public:
    FieldRule field(const QString &key, const QJsonObject &json);
    FieldCondition condition(const QJsonObject &json);
    std::vector<FieldCondition> conditions(const QJsonValue &json);
    std::vector<FieldRule> fields(const QJsonObject &json);
    QString fault;

private:
    void unknown(const QString &what)
    {
        if (fault.isEmpty())
            fault = u"The field rules hold %1, which is not known."_s.arg(what);
    }
};

FieldCondition Loader::condition(const QJsonObject &json)
{
    FieldCondition result;
    for (auto it = json.begin(); it != json.end(); ++it) {
        if (it.key() == u"when") {
            const QJsonObject when = it->toObject();
            for (auto member = when.begin(); member != when.end(); ++member)
                result.when.append({member.key(), member->toString()});
        } else if (it.key() == u"require") {
            result.require = words(*it);
        } else if (it.key() == u"forbid") {
            result.forbid = words(*it);
        } else if (it.key() == u"any_of") {
            result.anyOf = words(*it);
        } else if (it.key() == u"not_both") {
            result.notBoth = words(*it);
        } else {
            unknown(it.key());
        }
    }
    return result;
}

std::vector<FieldCondition> Loader::conditions(const QJsonValue &json)
{
    std::vector<FieldCondition> result;
    for (const QJsonValue &entry : json.toArray())
        result.push_back(condition(entry.toObject()));
    return result;
}

FieldRule Loader::field(const QString &key, const QJsonObject &json)
{
    static const QStringList types{u"string"_s, u"integer"_s, u"number"_s, u"boolean"_s,
                                   u"list"_s,   u"map"_s,     u"object"_s};
    FieldRule rule;
    rule.key = key;
    for (auto it = json.begin(); it != json.end(); ++it) {
        const QString &name = it.key();
        if (name == u"type")
            rule.types = words(*it);
        else if (name == u"items")
            rule.items = it->toString();
        else if (name == u"values")
            rule.values = it->toString();
        else if (name == u"required")
            rule.required = it->toBool();
        else if (name == u"one_of")
            rule.oneOf = words(*it);
        else if (name == u"format")
            rule.format = it->toString();
        else if (name == u"min")
            rule.min = it->toDouble();
        else if (name == u"max")
            rule.max = it->toDouble();
        else if (name == u"max_items")
            rule.maxItems = it->toInt();
        else if (name == u"max_keys")
            rule.maxKeys = it->toInt();
        else if (name == u"keys")
            rule.keys = words(*it);
        else if (name == u"sums")
            for (const QJsonValue &sum : it->toArray())
                rule.sums << sum.toInt();
        else if (name == u"unique")
            rule.unique = it->toBool();
        else if (name == u"default")
            rule.byDefault = it->toVariant().toString();
        else if (name == u"rules")
            rule.conditions = conditions(*it);
        else if (name == u"fields")
            rule.fields = fields(it->toObject());
        else if (name != u"unit" && name != u"quoted" && name != u"deprecated") // remarks for people
            unknown(name);
    }
    for (const QString &type : rule.types) {
        if (!types.contains(type))
            unknown(type);
    }
    if (rule.types.isEmpty())
        unknown(key + u" without a type"_s);
    return rule;
}

std::vector<FieldRule> Loader::fields(const QJsonObject &json)
{
    std::vector<FieldRule> result;
    for (auto it = json.begin(); it != json.end(); ++it)
        result.push_back(field(it.key(), it->toObject()));
    return result;
}

} // namespace

Result<FieldRules> FieldRules::load(const QByteArray &json)
{
    QJsonParseError syntax;
    const QJsonObject root = QJsonDocument::fromJson(json, &syntax).object();
    if (root.value(u"schema").toString() != u"slipway.azureml-fields" || root.value(u"version").toInt() != 1)
        return Error{
            ErrorCode::Invalid, u"The field rules cannot be read: %1."_s.arg(syntax.errorString()), {}};
    FieldRules rules;
    rules.m_date = root.value(u"date").toString();
    Loader loader;
    const QJsonObject kinds = root.value(u"kinds").toObject();
    for (auto it = kinds.begin(); it != kinds.end(); ++it) {
        const QJsonObject kind = it->toObject();
        rules.m_kinds.push_back({it.key(), kind.value(u"url").toString(), kind.value(u"recognize").toString(),
                                 words(kind.value(u"sources")), loader.conditions(kind.value(u"rules")),
                                 loader.fields(kind.value(u"fields").toObject())});
    }
    if (!loader.fault.isEmpty())
        return Error{ErrorCode::Invalid, loader.fault, {}};
    return rules;
}

const FieldKind *FieldRules::kind(QStringView name) const
{
    const auto found = std::find_if(m_kinds.begin(), m_kinds.end(),
                                    [&](const FieldKind &kind) { return kind.name == name; });
    return found == m_kinds.end() ? nullptr : &*found;
}

const FieldKind *FieldRules::kindOf(const YamlNode &document) const
{
    const YamlNode *schema = document.find(u"$schema");
    for (const FieldKind &kind : m_kinds) {
        if (schema) {
            if (!kind.url.isEmpty() && schema->text == kind.url)
                return &kind;
            continue;
        }
        const qsizetype equals = kind.mark.indexOf(u'=');
        const YamlNode *member = kind.mark.isEmpty()
            ? nullptr
            : document.find(QStringView(kind.mark).left(equals < 0 ? kind.mark.size() : equals));
        if (member && (equals < 0 || member->text == QStringView(kind.mark).mid(equals + 1)))
            return &kind;
    }
    return nullptr;
}

} // namespace slipway::azureml
