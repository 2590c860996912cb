// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMap>
#include <QSet>
#include <QString>

namespace slipway::azureml {

/// Who checks a name when the resource is created.
enum class NameRule {
    Compute, ///< 3 to 24 letters, digits and dashes, a letter first, no dash with only digits behind it
    Endpoint, ///< 3 to 32 letters, digits and single dashes, a letter first; unique in the region
    Deployment, ///< as Endpoint with 30 at most, so that it fits Kubernetes with every endpoint
    Step, ///< lower-case letters, digits and underscores, no digit first: a job in a pipeline
    Plain, ///< as Endpoint with 64 at most: pipelines and schedules
};

/// Whether Azure takes the name. Source: ARM types 2026-05-01 for computes; limits page (2026-01-27) for endpoints.
[[nodiscard]] bool isValidName(const QString &name, NameRule rule);

/// Names that an exported folder has given, by what has them: "endpoint/serve", "deployment/serve/blue", "pipeline/Weekly". What is called
/// so in a workspace stays the same thing when the plan changes; what is gone from the plan may stand there still, and keeps its name.
using GivenNames = QMap<QString, QString>;

/// Hands out names that are valid and that it has not handed out before, regardless of case.
class NameList
{
public:
    NameList() = default;
    /// Goes on with what was given earlier.
    explicit NameList(const GivenNames &earlier);

    /// As near to `wanted` as can be; `fallback` (a valid name) where nothing of it can stay. What `of` was called earlier it is called again, and
    /// nothing else is; empty: nobody remembers it.
    [[nodiscard]] QString take(const QString &wanted, NameRule rule, const QString &fallback,
                               const QString &of = {});
    [[nodiscard]] const GivenNames &given() const { return m_given; }

private:
    GivenNames m_earlier;
    GivenNames m_given;
    QSet<QString> m_reserved; ///< the names of m_earlier
    QSet<QString> m_taken;
};

} // namespace slipway::azureml
