// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QJsonObject>
#include <QSet>
#include <QStringList>

#include <optional>
#include <vector>

namespace slipway::test {

/// A file of comma-separated values as read back: RFC 4180.
struct CsvFile
{
    QStringList columns;
    QList<QStringList> rows;

    [[nodiscard]] static CsvFile read(const QByteArray &bytes);
    [[nodiscard]] QString cell(qsizetype row, const QString &column) const
    {
        return rows[row].value(columns.indexOf(column));
    }
};

/// The conformance rules of tests/data/focus.
class FocusRules
{
public:
    FocusRules();

    [[nodiscard]] qsizetype count() const { return std::ssize(m_rules); }
    /// Ids of the rules that a file breaks, sorted; those that only say what should be, after "should: ".
    [[nodiscard]] QStringList brokenBy(const CsvFile &file) const;

private:
    enum class How {
        All,
        Any,
        Rule,
        Present,
        Is,
        IsNot,
        AtLeast,
        Same,
        NotSame,
        Product,
        OneFor,
        Text,
        Number,
        Time,
        Unit,
        KeyValues,
        Currency
    };
    /// Read once: a file of a few hundred rows is held against them some hundred thousand times.
    struct Check
    {
        How how = How::All;
        std::vector<Check> items; ///< of All and Any
        std::size_t rule = 0;
        std::vector<std::size_t> columns; ///< places in m_columns
        QString text; ///< of Is and IsNot; empty: no value
        std::optional<double> number; ///< of Is, IsNot and AtLeast
    };
    struct Rule
    {
        QString id;
        bool must = false;
        std::optional<Check> when;
        Check then;
    };
    struct Row;

    [[nodiscard]] Check checkOf(const QJsonObject &written, const QHash<QString, std::size_t> &rules);
    [[nodiscard]] std::size_t columnOf(const QString &name);
    [[nodiscard]] bool holds(const Check &check, Row &row) const;
    [[nodiscard]] bool isKept(std::size_t rule, Row &row) const;
    [[nodiscard]] bool compares(const Check &check, const Row &row) const;
    void findBroken(std::size_t rule, Row &row, QSet<QString> &broken) const;

    std::vector<Rule> m_rules;
    std::vector<bool> m_isBelow; ///< named by another rule, and holds only where that applies
    QStringList m_columns;
};

} // namespace slipway::test
