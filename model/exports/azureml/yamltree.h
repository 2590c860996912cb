// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/base/result.h"

#include <QByteArrayView>
#include <QString>
#include <QStringList>

#include <vector>

namespace slipway::azureml {

/// A value of a YAML document, with the line it stands in.
struct YamlNode
{
    enum class Kind { Null, Scalar, List, Map };
    struct Member;

    Kind kind = Kind::Null;
    QString text; ///< of a scalar
    bool quoted = false; ///< a scalar in quotes or as a block is text, whatever it looks like
    int line = 1; ///< from 1
    std::vector<YamlNode> items; ///< of a list
    std::vector<Member> members; ///< of a map, keys are scalars and occur once

    [[nodiscard]] bool isMap() const { return kind == Kind::Map; }
    [[nodiscard]] bool isList() const { return kind == Kind::List; }
    [[nodiscard]] bool isScalar() const { return kind == Kind::Scalar; }
    /// The value of a map's member; null where there is none, or where this is no map.
    [[nodiscard]] const YamlNode *find(QStringView key) const;
    /// The same along keys joined by dots. Keys that hold a dot cannot be reached this way.
    [[nodiscard]] const YamlNode *at(QStringView path) const;

    /// The same along keys and, in lists, positions from "0".
    [[nodiscard]] const YamlNode *at(const QStringList &path) const;

    /// What a plain scalar reads as in the core schema of YAML.
    [[nodiscard]] bool isInteger() const;
    [[nodiscard]] bool isNumber() const;
    [[nodiscard]] bool isBoolean() const;
    [[nodiscard]] bool isNull() const;
};

struct YamlNode::Member
{
    YamlNode key;
    YamlNode value;
};

/// Reads one YAML document in UTF-8. Refuses with one sentence: more than 1 MiB, bytes that are not UTF-8, faulty
/// syntax, a quote that is not closed (which would take in all that follows), JSON that ends inside its list or object, nesting deeper than 40, more than 100,000 values, a key twice in a map, keys that are no scalars, aliases
/// (which can make a small file huge) and a second document. `where` is "FILE:LINE".
[[nodiscard]] Result<YamlNode> parseYaml(QByteArrayView bytes, const QString &fileName);

} // namespace slipway::azureml
