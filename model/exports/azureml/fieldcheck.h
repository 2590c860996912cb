// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/exports/azureml/azureml.h"
#include "model/exports/azureml/fieldrules.h"

#include <QList>
#include <QString>

namespace slipway::azureml {

/// Something in a YAML file that the field rules do not allow.
struct FieldFault
{
    QString file;
    int line = 1;
    QString message; ///< one sentence without its full stop
    bool unknownKey = false; ///< a key that no rule names: it may be newer than the rules

    [[nodiscard]] QString text() const
    {
        return file + u':' + QString::number(line) + QStringLiteral(": ") + message;
    }
    friend bool operator==(const FieldFault &, const FieldFault &) = default;
};

/// Holds one file against the rules of its kind: unknown and missing keys, types, words, ranges, names, durations, and
/// what may not stand together. A file of an unknown kind is a fault, and so is one that is no YAML.
[[nodiscard]] QList<FieldFault> checkFile(const FieldRules &rules, const QString &fileName,
                                          QByteArrayView bytes);

/// The same for a document that has been read already.
[[nodiscard]] QList<FieldFault> checkDocument(const FieldKind &kind, const FieldRules &rules,
                                              const QString &fileName, const YamlNode &document);

/// All .yml files of a folder, and what they say of each other: every compute and endpoint that one names is made by
/// another, and no two make the same.
[[nodiscard]] QList<FieldFault> checkFolder(const FieldRules &rules, const std::vector<ExportFile> &files);

} // namespace slipway::azureml
