// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/exports/azureml/azureml.h"
#include "model/exports/azureml/yamlwriter.h"

#include <QHash>
#include <QString>

#include <optional>
#include <utility>
#include <vector>

namespace slipway::azureml {

/// What somebody put in place of placeholders in the files of an earlier export: docs/decisions/0019-filled-in.md.
class FilledIn
{
public:
    FilledIn() = default;
    /// Looks where `written`, an export without any of it, has the placeholders.
    FilledIn(const std::vector<ExportFile> &written, const QList<Placeholder> &placeholders, const EarlierFiles &earlier);

    /// What `value`, which holds the placeholder `token`, is in the file; nothing where nobody filled it in.
    [[nodiscard]] std::optional<QString> value(const QString &file, const QString &token, const QString &value) const;

private:
    struct Filled
    {
        QString text;
        bool isWhole = false; ///< in place of the whole value, not of the placeholder in it
    };

    QHash<std::pair<QString, QString>, Filled> m_inFile; ///< by file and token
    QHash<QString, QStringList> m_anywhere; ///< by token: in place of it alone, each text once
};

} // namespace slipway::azureml
