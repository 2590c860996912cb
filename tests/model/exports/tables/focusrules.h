// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QJsonObject>
#include <QStringList>

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

    [[nodiscard]] qsizetype count() const { return m_rules.size(); }
    /// Ids of the rules that a file breaks, sorted; those that only say what should be, after "should: ".
    [[nodiscard]] QStringList brokenBy(const CsvFile &file) const;

private:
    struct Row
    {
        const CsvFile &file;
        qsizetype number;

        [[nodiscard]] QString cell(const QString &column) const { return file.cell(number, column); }
    };

    [[nodiscard]] bool holds(const QJsonObject &check, const Row &row) const;
    [[nodiscard]] bool isKept(const QString &rule, const Row &row) const;
    [[nodiscard]] bool compares(const QString &how, const QJsonArray &with, const Row &row) const;

    QHash<QString, QJsonObject> m_rules;
};

} // namespace slipway::test
