// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QJsonObject>
#include <QString>
#include <QStringList>

namespace slipway::test {

/// Holds ARM templates against resources/azureml/armtypes.json, which is written from the published types and knows
/// nothing of what writes the templates.
class ArmTypes
{
public:
    /// The file of the source tree; ends the test where it cannot be read.
    [[nodiscard]] static const ArmTypes &published();
    explicit ArmTypes(const QJsonObject &file)
        : m_file(file)
    {
    }

    /// One sentence a fault, with the place: unknown and missing members, types, words, durations, expressions of
    /// parameters that are not there or are of another type, references without a dependency. Empty: it is clean.
    [[nodiscard]] QStringList check(const QByteArray &armTemplate) const;
    /// Types that the file names and does not have.
    [[nodiscard]] QStringList unknownTypes() const;
    [[nodiscard]] const QJsonObject &file() const { return m_file; }

private:
    QJsonObject m_file;
};

} // namespace slipway::test
