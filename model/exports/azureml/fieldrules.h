// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/base/result.h"
#include "model/exports/azureml/yamltree.h"

#include <QByteArray>
#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace slipway::azureml {

/// What holds between the members of one object.
struct FieldCondition
{
    QList<std::pair<QString, QString>> when; ///< path and value of members; all have to hold; empty: always
    QStringList require;
    QStringList forbid;
    QStringList anyOf; ///< at least one
    QStringList notBoth;
};

struct FieldRule
{
    QString key;
    QStringList types; ///< "string", "integer", "number", "boolean", "list", "map", "object"
    QString items; ///< type of a list's entries; empty: any
    QString values; ///< of a map: "integer", "scalar", "object", "step"; empty: any
    bool required = false;
    QStringList oneOf; ///< compared as the SDK does: without regard to case and underscores
    QString format; ///< "compute_name"...: see fieldcheck.cpp
    std::optional<double> min;
    std::optional<double> max;
    int maxItems = -1;
    int maxKeys = -1;
    QStringList keys; ///< the only ones a map may have; empty: any
    QList<int> sums; ///< that the values of a map may have
    bool unique = false;
    QString byDefault; ///< as documented; empty: none is
    std::vector<FieldCondition> conditions;
    std::vector<FieldRule> fields;
};

struct FieldKind
{
    QString name; ///< "amlCompute"
    QString url; ///< of its $schema; empty: none is published
    QString mark; ///< "type=synapsespark", "model_id": what tells a kind without a $schema
    QStringList sources;
    std::vector<FieldCondition> conditions;
    std::vector<FieldRule> fields;
};

/// The field rules of Azure ML YAML, from resources/azureml/fields.json.
class FieldRules
{
public:
    /// An Error of the code Invalid where the file is damaged or says something that the checker does not know.
    [[nodiscard]] static Result<FieldRules> load(const QByteArray &json);

    [[nodiscard]] const QString &date() const { return m_date; } ///< when the rules were compiled, ISO
    [[nodiscard]] const std::vector<FieldKind> &kinds() const { return m_kinds; }
    [[nodiscard]] const FieldKind *kind(QStringView name) const;
    /// The kind of a document: by its $schema, else by what marks it. Null: not known.
    [[nodiscard]] const FieldKind *kindOf(const YamlNode &document) const;

private:
    QString m_date;
    std::vector<FieldKind> m_kinds;
};

} // namespace slipway::azureml
