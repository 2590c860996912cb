// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/exports/azureml/armtemplate.h"

#include "model/exports/azureml/emission.h"

using namespace Qt::StringLiterals;

namespace slipway::azureml {

Json armTags(const Plan &plan, Environment environment, const QString &line, std::optional<int> end)
{
    Json tags = Json::object();
    for (const auto &[name, value] : tagsOf(plan, environment, line, end))
        tags[utf8(name)] = ArmTemplate::literal(value);
    return tags;
}

namespace {

/// "'serve', 'blue'" for the calls of the template language.
QString quotedList(const QStringList &names)
{
    QString text;
    for (const QString &name : names)
        text += u", '"_s + name + u'\'';
    return text;
}

} // namespace

QString isoSeconds(double seconds)
{
    return u"PT%1S"_s.arg(QString::number(seconds, 'f', 3).remove(u".000"_s));
}

QString isoMinutes(int minutes)
{
    return u"PT%1M"_s.arg(minutes);
}

std::string ArmTemplate::add(const QString &owner, const QString &what, Json parameter)
{
    // Parameters are letters and digits: "serveBlueInstances".
    QString name;
    bool upper = false;
    for (const QChar c : QString(owner + u' ' + what)) {
        if (!c.isLetterOrNumber() || c.unicode() > 127) {
            upper = !name.isEmpty();
            continue;
        }
        name += upper ? c.toUpper() : c;
        upper = false;
    }
    if (!m_parameters.contains(utf8(name)))
        m_parameters[utf8(name)] = std::move(parameter);
    return utf8(u"[parameters('%1')]"_s.arg(name));
}

std::string ArmTemplate::parameter(const QString &owner, const QString &what, const QString &description)
{
    if (m_optional)
        return parameter(owner, what, description, "");
    return add(owner, what, {{"type", "string"}, {"metadata", {{"description", utf8(description)}}}});
}

std::string ArmTemplate::parameter(const QString &owner, const QString &what, const QString &description,
                                   const Json &byDefault)
{
    return add(owner, what,
               {{"type",
                 byDefault.is_number()        ? "int"
                     : byDefault.is_boolean() ? "bool"
                                              : "string"},
                {"defaultValue", byDefault},
                {"metadata", {{"description", utf8(description)}}}});
}

std::string ArmTemplate::asset(const QString &owner, const QString &what, const QString &kind,
                               const QString &description)
{
    return parameter(
        owner, what,
        u"%1: /subscriptions/.../workspaces/.../%2/NAME/versions/VERSION"_s.arg(description, kind));
}

std::string ArmTemplate::literal(const QString &text)
{
    // Only what ends with the other bracket as well would be read as an expression; anything else stands as it is, with every bracket.
    return utf8(text.startsWith(u'[') && text.endsWith(u']') ? u'[' + text : text);
}

QString ArmTemplate::inner(const std::string &expression)
{
    return QString::fromStdString(expression).sliced(1).chopped(1);
}

std::string ArmTemplate::nameOf(const QStringList &names)
{
    return utf8(u"[format('{0}/%1', parameters('workspaceName'))]"_s.arg(names.join(u'/')));
}

std::string ArmTemplate::idOf(const QString &type, const QStringList &names)
{
    return utf8(u"[resourceId('%1%2', parameters('workspaceName')%3)]"_s.arg(QString::fromLatin1(service),
                                                                             type, quotedList(names)));
}

void ArmTemplate::add(const QString &type, const QStringList &names, const Json &members,
                      const std::vector<std::string> &dependsOn)
{
    Json resource{
        {"type", std::string(service).append(utf8(type))}, {"apiVersion", version}, {"name", nameOf(names)}};
    if (!dependsOn.empty())
        resource["dependsOn"] = dependsOn;
    resource.update(members);
    m_resources.push_back(std::move(resource));
}

Json ArmTemplate::document(const Json &metadata) const
{
    return {{"$schema", "https://schema.management.azure.com/schemas/2019-04-01/deploymentTemplate.json#"},
            {"contentVersion", "1.0.0.0"},
            {"metadata", metadata},
            {"parameters", m_parameters},
            {"resources", m_resources}};
}

} // namespace slipway::azureml
