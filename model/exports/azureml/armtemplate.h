// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/plan/plan.h"

#include <QString>
#include <QStringList>

#include <nlohmann/json.hpp>

#include <optional>

namespace slipway::azureml {

using Json = nlohmann::ordered_json;

[[nodiscard]] inline std::string utf8(const QString &text)
{
    return text.toStdString();
}

/// "PT120S", "PT0.5S".
[[nodiscard]] QString isoSeconds(double seconds);
/// "PT60M".
[[nodiscard]] QString isoMinutes(int minutes);

/// Those of tagsOf().
[[nodiscard]] Json armTags(const Plan &plan, Environment environment, const QString &line = {},
                           std::optional<int> end = {});

/// Parameters and resources of a template while it is written.
class ArmTemplate
{
public:
    static constexpr auto service = "Microsoft.MachineLearningServices/workspaces/";
    static constexpr auto version = "2026-05-01";

    /// The expression for a parameter, which is added where it is not there yet.
    [[nodiscard]] std::string parameter(const QString &owner, const QString &what,
                                        const QString &description);
    [[nodiscard]] std::string parameter(const QString &owner, const QString &what, const QString &description,
                                        const Json &byDefault);

    /// Whether parameters added from now on may be left empty: they are for resources that are not always deployed.
    void setOptional(bool optional) { m_optional = optional; }

    /// A text as it is: one that begins with a bracket would be taken for an expression.
    [[nodiscard]] static std::string literal(const QString &text);
    /// "parameters('x')" of "[parameters('x')]", to be used in another expression.
    [[nodiscard]] static QString inner(const std::string &expression);

    /// A resource of the workspace, `type` and `names` without the workspace: "onlineEndpoints/deployments",
    /// {"serve", "blue"}. `members` are those beside type, name and dependsOn.
    void add(const QString &type, const QStringList &names, const Json &members,
             const std::vector<std::string> &dependsOn);
    void addRaw(const Json &resource) { m_resources.push_back(resource); }

    /// The same for the id of a registered asset; `kind` is "codes", "models"...
    [[nodiscard]] std::string asset(const QString &owner, const QString &what, const QString &kind,
                                    const QString &description);

    /// The expression for the id of such a resource.
    [[nodiscard]] static std::string idOf(const QString &type, const QStringList &names);
    [[nodiscard]] static std::string nameOf(const QStringList &names);

    [[nodiscard]] Json document(const Json &metadata) const;

private:
    std::string add(const QString &owner, const QString &what, Json parameter);

    bool m_optional = false;
    Json m_parameters = Json::object();
    Json m_resources = Json::array();
};

} // namespace slipway::azureml
