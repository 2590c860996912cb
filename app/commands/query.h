// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/base/result.h"
#include "model/base/table.h"

#include <QString>
#include <QStringList>

#include <vector>

namespace slipway {

/// A filter of table rows as `--where` takes it:
///     vcpus >= 8 and gpu ~ A100 and retired = no and name != 'Standard_ND96'
/// Conditions joined by `and`, each COLUMN OPERATOR VALUE. Operators are = != < <= > >= and ~ (text contains).
/// Text is compared without regard to case; values with spaces or operators stand in single or double
/// quotes, a quote inside is doubled. A missing value meets no condition.
class Query
{
public:
    enum class Operator { Equal, NotEqual, Less, AtMost, Greater, AtLeast, Contains };

    struct Condition
    {
        std::size_t column = 0; ///< index into the table's columns
        Operator op = Operator::Equal;
        QJsonValue value; ///< of the column's kind

        friend bool operator==(const Condition &, const Condition &) = default;
    };

    explicit Query(std::vector<Condition> conditions)
        : m_conditions(std::move(conditions))
    {
    }

    /// Error Usage, with the offset in `where`, for anything that does not parse, names an unknown column
    /// or compares a column with a value of another kind.
    [[nodiscard]] static Result<Query> parse(const QString &text, const std::vector<Table::Column> &columns);

    [[nodiscard]] bool matches(const Table::Row &row) const;
    /// A sentence for each condition on a text that no row of `table` has, and the text that was most likely meant.
    [[nodiscard]] QStringList neverMet(const Table &table) const;
    [[nodiscard]] const std::vector<Condition> &conditions() const { return m_conditions; }
    /// Parses back to the same conditions.
    [[nodiscard]] QString toText(const std::vector<Table::Column> &columns) const;

private:
    std::vector<Condition> m_conditions;
};

} // namespace slipway
