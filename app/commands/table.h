// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QJsonValue>
#include <QString>

#include <vector>

namespace slipway {

/// Rows of a list command: printed in columns for people, or as a JSON array of objects whose keys are the
/// columns' names, in their order.
struct Table
{
    enum class Kind { Text, Number, YesNo };
    enum class Show { Always, InJsonOnly };

    struct Column
    {
        QString name; ///< also the JSON key and the name for --where: stable
        Kind kind = Kind::Text;
        Show show = Show::Always; ///< what is too wide for a terminal is in the JSON and for --where
    };
    /// One value a column: string, finite number, bool, or null where nothing is known.
    using Row = std::vector<QJsonValue>;

    std::vector<Column> columns;
    std::vector<Row> rows;

    /// Aligned, with a heading; numbers to the right, yes and no as words, "-" for what is missing.
    [[nodiscard]] QString toText() const;
    [[nodiscard]] QByteArray toJson() const;
};

} // namespace slipway
