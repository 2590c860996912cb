// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "resources/build/source.h"

#include <QDate>

#include <cstdint>
#include <vector>

namespace slipway::pack {

/// A comma-separated table in UTF-8 whose first line names the columns (RFC 4180: fields may be quoted, quotes
/// inside are doubled). Every line has as many fields as the first.
class CsvTable
{
public:
    [[nodiscard]] static Result<CsvTable> parse(const QByteArray &bytes, const QString &file);
    /// The file of that name among `sources`; a fault where it is missing or damaged.
    [[nodiscard]] static CsvTable open(const SourceFiles &sources, const QString &file, Faults &faults);

    [[nodiscard]] const QString &file() const { return m_file; }
    [[nodiscard]] std::size_t rows() const { return m_lines.size(); }
    /// Line in the file, counted from 1.
    [[nodiscard]] int line(std::size_t row) const { return m_lines[row]; }
    /// A fault where there is no such column.
    [[nodiscard]] std::size_t column(const char *name, Faults &faults) const;
    [[nodiscard]] QByteArrayView bytes(std::size_t row, std::size_t column) const;
    [[nodiscard]] QString text(std::size_t row, std::size_t column) const;

private:
    friend class CsvParser;
    struct Field
    {
        qsizetype offset = 0;
        qsizetype size = 0;
    };

    QString m_file;
    QByteArray m_text;
    QStringList m_columns;
    std::vector<Field> m_fields;
    std::vector<int> m_lines;
};

/// One row with checked conversions by column name. Faults carry the line.
class CsvRow
{
public:
    CsvRow(const CsvTable &table, std::size_t row, Faults &faults)
        : m_table(table)
        , m_row(row)
        , m_faults(faults)
    {
    }

    [[nodiscard]] QString text(const char *column) const;
    /// A fault where the field is empty.
    [[nodiscard]] QString required(const char *column) const;
    [[nodiscard]] std::optional<double> number(const char *column) const;
    /// 0 where empty; a fault outside 0..max.
    [[nodiscard]] std::uint32_t integer(const char *column, std::uint32_t max) const;
    /// "yes" or "no"; empty counts as no.
    [[nodiscard]] bool yes(const char *column) const;
    /// ISO; invalid where empty.
    [[nodiscard]] QDate date(const char *column) const;
    [[nodiscard]] std::size_t word(const char *column, std::span<const char *const> words) const;
    void fault(const QString &message) const;

private:
    const CsvTable &m_table;
    std::size_t m_row;
    Faults &m_faults;
};

} // namespace slipway::pack
