// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/exports/azureml/azureml.h"
#include "model/exports/azureml/yamltree.h"

#include <QHash>
#include <QString>
#include <QStringList>

#include <optional>
#include <utility>
#include <vector>

namespace slipway::azureml {

/// What somebody put in place of placeholders in the files of an earlier export: docs/decisions/0019-filled-in.md.
class FilledIn
{
public:
    FilledIn() = default;
    /// `blanks` are those that this export has.
    FilledIn(const QList<Blank> &blanks, const EarlierExport &earlier);

    /// What stands in place of a blank; nothing where nobody filled it in. It may still hold something to replace.
    [[nodiscard]] std::optional<YamlNode> value(const Blank &blank) const;
    /// What was filled in and this export has no place for.
    [[nodiscard]] const QList<Blank> &kept() const { return m_kept; }
    /// Examples that stand in the folder otherwise than this export writes them, and nothing tells whether a person did that. They stay: each
    /// with the YAML of this export as its text and what stands there as its value.
    [[nodiscard]] const QList<Blank> &unexplained() const { return m_unexplained; }

private:
    using Place = std::pair<QString, QStringList>; ///< file and key

    /// A value in two parts: what is somebody's, and what the export wrote around it, which follows the plan.
    struct Filled
    {
        Blank blank; ///< as the earlier export wrote it
        YamlNode value; ///< as it stands in the file
        QString text; ///< of a text: somebody's part
        bool ownHead = true; ///< what stands in front of the placeholder is somebody's, too
        bool ownTail = true; ///< and what stands behind it

        /// The export wrote nothing of it: it can only stand where the same would be written.
        [[nodiscard]] bool isWhole() const { return !value.isScalar() || ownHead || ownTail; }
        [[nodiscard]] bool isSameAs(const Filled &other) const;
    };

    static Place placeOf(const Blank &blank) { return {blank.file, blank.key}; }
    /// `isTold`: the blank is as the earlier export wrote it, not as this one does. Nothing is a value, too.
    static std::optional<Filled> filledIn(const Blank &blank, const YamlNode &value, bool isTold);
    static YamlNode valueFor(const Blank &blank, const Filled &filled);
    /// What somebody made of an example holds as long as the plan says the same there.
    static bool holdsFor(const Blank &blank, const Filled &filled) { return !blank.token.isEmpty() || blank.text == filled.blank.text; }
    [[nodiscard]] bool hasPlace(const Filled &filled, const QList<Blank> &blanks) const;
    /// What stands for its token everywhere, if that can stand in place of this one.
    [[nodiscard]] const Filled *anywhere(const Blank &blank) const;
    void addAnywhere(const QString &token, const Filled &filled);

    QHash<Place, Filled> m_at;
    QHash<QString, std::vector<Filled>> m_anywhere; ///< by token: what is filled in in full, each value once
    QList<Blank> m_kept;
    QList<Blank> m_unexplained;
};

} // namespace slipway::azureml
