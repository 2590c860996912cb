// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/model/exports/azureml/armcheck.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QRegularExpression>
#include <QSet>

#include <cmath>

using namespace Qt::StringLiterals;

namespace slipway::test {

namespace {

const QString service = u"Microsoft.MachineLearningServices/workspaces/"_s;

bool isExpression(const QString &text)
{
    return text.startsWith(u'[') && !text.startsWith(u"[["_s);
}

class Check
{
public:
    Check(const QJsonObject &file, const QJsonObject &arm)
        : m_types(file[u"types"_s].toObject())
        , m_resources(file[u"resources"_s].toObject())
        , m_version(file[u"apiVersion"_s].toString())
        , m_parameters(arm[u"parameters"_s].toObject())
    {
    }

    void resources(const QJsonArray &list, const QString &path);
    QStringList faults;

private:
    void fault(const QString &path, const QString &message) { faults << path + u": "_s + message; }
    void resource(const QJsonObject &one, const QString &path);
    void dependencies(const QJsonObject &one, const QString &path);
    void value(const QString &type, const QJsonValue &json, const QString &path);
    void members(const QJsonObject &rules, const QJsonObject &json, const QString &path,
                 const QStringList &besides);
    void object(const QJsonObject &rules, const QJsonValue &json, const QString &path);
    void plain(const QString &type, const QJsonValue &json, const QString &path);
    /// The value that an expression gives as far as it is known: the default of a parameter, else a text.
    QJsonValue evaluated(const QJsonValue &json, const QString &path);

    QJsonObject m_types;
    QJsonObject m_resources;
    QString m_version;
    QJsonObject m_parameters;
    QSet<QString> m_made;
};

QJsonValue Check::evaluated(const QJsonValue &json, const QString &path)
{
    const QString text = json.toString();
    if (!isExpression(text))
        return json;
    static const QRegularExpression use(u"parameters\\('([^']*)'\\)"_s);
    for (auto it = use.globalMatch(text); it.hasNext();) {
        const QString name = it.next().captured(1);
        if (!m_parameters.contains(name))
            fault(path, u"there is no parameter %1"_s.arg(name));
    }
    if (text.contains(u"utcNow("_s))
        fault(path, u"utcNow is for defaults of parameters only"_s);
    if (text.startsWith(u"[not("_s))
        return true;
    static const QRegularExpression whole(u"^\\[parameters\\('([^']*)'\\)\\]$"_s);
    const auto match = whole.match(text);
    if (!match.hasMatch())
        return u"made by an expression"_s;
    const QJsonValue parameter = m_parameters.value(match.captured(1));
    const QString type = parameter[u"type"_s].toString();
    const QJsonValue byDefault = parameter[u"defaultValue"_s];
    if (!byDefault.isUndefined())
        return byDefault;
    if (type == u"int")
        return 1;
    return type == u"bool" ? QJsonValue(true) : QJsonValue(u"given"_s);
}

void Check::plain(const QString &type, const QJsonValue &json, const QString &path)
{
    static const QRegularExpression duration(
        u"^P(?=.)([0-9]+D)?(T(?=.)([0-9]+H)?([0-9]+M)?([0-9]+(\\.[0-9]+)?S)?)?$"_s);
    const QJsonValue known = evaluated(json, path);
    const bool whole = known.isDouble() && known.toDouble() == std::floor(known.toDouble());
    const bool fits = type == u"string" ? known.isString()
        : type == u"int"                ? whole
        : type == u"number"             ? known.isDouble()
        : type == u"bool"               ? known.isBool()
        : type == u"duration"           ? known.isString()
                                        : false;
    if (!fits)
        fault(path, u"is no %1"_s.arg(type));
    else if (type == u"duration" && !duration.match(known.toString()).hasMatch())
        fault(path, u"\"%1\" is no duration"_s.arg(known.toString()));
}

void Check::members(const QJsonObject &rules, const QJsonObject &json, const QString &path,
                    const QStringList &besides)
{
    QStringList known = besides;
    for (auto it = rules.begin(); it != rules.end(); ++it) {
        const bool required = it.key().endsWith(u'!');
        const QString key = required ? it.key().chopped(1) : it.key();
        known << key;
        if (json.contains(key))
            value(it->toString(), json[key], path + u'.' + key);
        else if (required)
            fault(path, u"%1 is missing"_s.arg(key));
    }
    for (const QString &key : json.keys()) {
        if (!known.contains(key))
            fault(path, u"%1 is not known here"_s.arg(key));
    }
}

void Check::object(const QJsonObject &rules, const QJsonValue &json, const QString &path)
{
    if (!json.isObject())
        return fault(path, u"is no object"_s);
    const QString by = rules[u"by"_s].toString();
    if (by.isEmpty())
        return members(rules, json.toObject(), path, {});
    const QString chosen = json[by].toString();
    if (!rules[chosen].isObject() || chosen == u"all")
        return fault(path, u"%1 is none that is known: \"%2\""_s.arg(by, chosen));
    QJsonObject all = rules[u"all"_s].toObject();
    const QJsonObject own = rules[chosen].toObject();
    for (auto it = own.begin(); it != own.end(); ++it)
        all[it.key()] = it.value();
    members(all, json.toObject(), path, {by});
}

void Check::value(const QString &type, const QJsonValue &json, const QString &path)
{
    static const QStringList plainTypes{u"string"_s, u"int"_s, u"number"_s, u"bool"_s, u"duration"_s};
    if (type == u"any")
        return;
    if (plainTypes.contains(type))
        return plain(type, json, path);
    const QString inside = type.sliced(1).chopped(1);
    if (type.startsWith(u'[')) {
        if (!json.isArray())
            return fault(path, u"is no list"_s);
        for (qsizetype i = 0; i < json.toArray().size(); ++i)
            value(inside, json[i], path + u'.' + QString::number(i));
    } else if (type.startsWith(u'{')) {
        if (!json.isObject())
            return fault(path, u"is no map"_s);
        for (const QString &key : json.toObject().keys())
            value(inside, json[key], path + u'.' + key);
    } else if (m_types.value(type).isObject()) {
        object(m_types.value(type).toObject(), json, path);
    } else {
        const QString words = m_types.contains(type) ? m_types.value(type).toString() : type;
        const QJsonValue known = evaluated(json, path);
        if (!known.isString() || !words.split(u'|').contains(known.toString()))
            fault(path, u"\"%1\" is none of %2"_s.arg(known.toVariant().toString(), words));
    }
}

/// Whatever a resource names by its id has to be made before it.
void Check::dependencies(const QJsonObject &one, const QString &path)
{
    const QString text
        = QString::fromUtf8(QJsonDocument(one[u"properties"_s].toObject()).toJson(QJsonDocument::Compact));
    static const QRegularExpression id(u"\\[resourceId\\('[^\"]*\\)\\]"_s);
    QStringList before;
    for (const QJsonValue &each : one[u"dependsOn"_s].toArray())
        before << each.toString();
    for (auto it = id.globalMatch(text); it.hasNext();) {
        const QString named = it.next().captured();
        if (!m_made.contains(named))
            fault(path, u"nothing makes %1"_s.arg(named));
        else if (!before.contains(named))
            fault(path, u"dependsOn lacks %1"_s.arg(named));
    }
    for (const QString &each : before) {
        if (!m_made.contains(each))
            fault(path, u"depends on %1, which nothing makes"_s.arg(each));
    }
}

void Check::resource(const QJsonObject &one, const QString &path)
{
    const QString type = one[u"type"_s].toString();
    evaluated(one[u"name"_s], path + u".name"_s);
    if (type == u"Microsoft.Resources/deployments")
        return resources(one[u"properties"_s][u"template"_s][u"resources"_s].toArray(), path);
    if (!type.startsWith(service))
        return;
    if (one[u"apiVersion"_s].toString() != m_version)
        fault(path, u"apiVersion is not %1"_s.arg(m_version));
    const QJsonValue rules = m_resources.value(type.sliced(service.size()));
    if (!rules.isObject())
        return fault(path, u"%1 is no type that is known"_s.arg(type));
    if (one.contains(u"condition"_s))
        value(u"bool"_s, one[u"condition"_s], path + u".condition"_s);
    members(rules.toObject(), one, path,
            {u"type"_s, u"apiVersion"_s, u"name"_s, u"condition"_s, u"dependsOn"_s});
}

void Check::resources(const QJsonArray &list, const QString &path)
{
    static const QRegularExpression name(
        u"^\\[format\\('\\{0\\}/(.*)', parameters\\('workspaceName'\\)\\)\\]$"_s);
    for (const QJsonValue &one : list) {
        const auto match = name.match(one[u"name"_s].toString());
        if (match.hasMatch())
            m_made.insert(u"[resourceId('%1', parameters('workspaceName'), '%2')]"_s.arg(
                one[u"type"_s].toString(), match.captured(1).replace(u"/"_s, u"', '"_s)));
    }
    const bool nested = !path.isEmpty();
    for (const QJsonValue &one : list) {
        const QString place = one[u"type"_s].toString().remove(service) + u' ' + one[u"name"_s].toString();
        resource(one.toObject(), place);
        if (!nested && one[u"type"_s].toString().startsWith(service))
            dependencies(one.toObject(), place);
    }
}

} // namespace

const ArmTypes &ArmTypes::published()
{
    static const ArmTypes types = [] {
        QFile file(QStringLiteral(SLIPWAY_SOURCE_DIR) + u"/resources/azureml/armtypes.json"_s);
        if (!file.open(QIODevice::ReadOnly))
            qFatal("armtypes.json cannot be read");
        return ArmTypes(QJsonDocument::fromJson(file.readAll()).object());
    }();
    return types;
}

QStringList ArmTypes::check(const QByteArray &armTemplate) const
{
    QJsonParseError syntax;
    const QJsonObject arm = QJsonDocument::fromJson(armTemplate, &syntax).object();
    if (syntax.error != QJsonParseError::NoError)
        return {u"It is no JSON: "_s + syntax.errorString()};
    Check check(m_file, arm);
    check.resources(arm[u"resources"_s].toArray(), {});
    return check.faults;
}

QStringList ArmTypes::unknownTypes() const
{
    static const QRegularExpression name(u"^[\\[{]?([A-Z][A-Za-z]*)[\\]}]?$"_s);
    const QJsonObject types = m_file[u"types"_s].toObject();
    QStringList unknown;
    const auto look = [&](const QJsonObject &rules) {
        for (auto it = rules.begin(); it != rules.end(); ++it) {
            const auto match = name.match(it->toString());
            // A single word of an enumeration begins like a type: "Command".
            const bool word = match.hasMatch() && !it->toString().startsWith(u'[')
                && !it->toString().startsWith(u'{')
                && (it.key().endsWith(u"Type!"_s) || it.key().endsWith(u"_type"_s));
            if (match.hasMatch() && !word && !types.contains(match.captured(1)))
                unknown << match.captured(1);
        }
    };
    for (const QJsonValue &type : types) {
        look(type.toObject());
        for (const QJsonValue &variant : type.toObject())
            look(variant.toObject());
    }
    for (const QJsonValue &resource : m_file[u"resources"_s].toObject())
        look(resource.toObject());
    return unknown;
}

} // namespace slipway::test
