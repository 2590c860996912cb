// SPDX-License-Identifier: GPL-3.0-or-later
#include "resources/build/csvtable.h"

#include "model/base/decimal.h"

#include <QStringDecoder>
#include <QStringList>

using namespace Qt::StringLiterals;

namespace slipway::pack {

/// Splits the bytes into fields, unquoting into the table's own text.
class CsvParser
{
public:
    CsvParser(const QByteArray &bytes, const QString &file)
        : m_bytes(bytes)
    {
        m_table.m_file = file;
    }

    Result<CsvTable> run()
    {
        QStringDecoder decoder(QStringDecoder::Utf8);
        static_cast<void>(QString(decoder(m_bytes)));
        if (decoder.hasError())
            return fault(u"The file is not UTF-8"_s);
        m_table.m_text.reserve(m_bytes.size());
        while (m_at < m_bytes.size()) {
            const int line = m_line;
            const std::size_t first = m_table.m_fields.size();
            if (!record())
                return m_error;
            const std::size_t count = m_table.m_fields.size() - first;
            if (m_table.m_columns.isEmpty()) {
                takeHeader();
            } else if (count != static_cast<std::size_t>(m_table.m_columns.size())) {
                m_line = line;
                return fault(
                    u"%1 fields where the first line names %2"_s.arg(count).arg(m_table.m_columns.size()));
            } else {
                m_table.m_lines.push_back(line);
            }
        }
        if (m_table.m_columns.isEmpty())
            return fault(u"The file is empty"_s);
        return std::move(m_table);
    }

private:
    Error fault(const QString &message) const
    {
        return {ErrorCode::Invalid, message, u"%1:%2"_s.arg(m_table.m_file).arg(m_line)};
    }

    void takeHeader()
    {
        for (const CsvTable::Field &field : m_table.m_fields)
            m_table.m_columns << QString::fromUtf8(m_table.m_text.mid(field.offset, field.size));
        m_table.m_fields.clear();
    }

    bool record()
    {
        while (true) {
            if (!(m_at < m_bytes.size() && m_bytes[m_at] == '"' ? quoted() : plain()))
                return false;
            if (m_at >= m_bytes.size())
                return true;
            const char next = m_bytes[m_at++];
            if (next == '\n') {
                ++m_line;
                return true;
            }
            if (next != ',') {
                m_error = fault(u"Text after a closing quote"_s);
                return false;
            }
        }
    }

    bool plain()
    {
        const qsizetype start = m_at;
        while (m_at < m_bytes.size() && m_bytes[m_at] != ',' && m_bytes[m_at] != '\n') {
            if (m_bytes[m_at] == '"') {
                m_error = fault(u"A quote inside an unquoted field"_s);
                return false;
            }
            ++m_at;
        }
        qsizetype size = m_at - start;
        if (size > 0 && m_bytes[m_at - 1] == '\r' && (m_at >= m_bytes.size() || m_bytes[m_at] == '\n'))
            --size;
        m_table.m_fields.push_back({m_table.m_text.size(), size});
        m_table.m_text.append(m_bytes.constData() + start, size);
        return true;
    }

    bool quoted()
    {
        const int line = m_line;
        const qsizetype offset = m_table.m_text.size();
        for (++m_at; m_at < m_bytes.size(); ++m_at) {
            const char c = m_bytes[m_at];
            if (c == '"') {
                if (m_at + 1 < m_bytes.size() && m_bytes[m_at + 1] == '"') {
                    ++m_at;
                } else {
                    ++m_at;
                    if (m_at < m_bytes.size() && m_bytes[m_at] == '\r')
                        ++m_at;
                    m_table.m_fields.push_back({offset, m_table.m_text.size() - offset});
                    return true;
                }
            } else if (c == '\n') {
                ++m_line;
            }
            m_table.m_text.append(c);
        }
        m_line = line;
        m_error = fault(u"A quote is opened and never closed"_s);
        return false;
    }

    const QByteArray &m_bytes;
    CsvTable m_table;
    Error m_error;
    qsizetype m_at = 0;
    int m_line = 1;
};

Result<CsvTable> CsvTable::parse(const QByteArray &bytes, const QString &file)
{
    return CsvParser(bytes, file).run();
}

CsvTable CsvTable::open(const SourceFiles &sources, const QString &file, Faults &faults)
{
    const auto found = sources.find(file);
    if (found == sources.end()) {
        faults.add(file, 1, u"The file is missing"_s);
        return {};
    }
    Result<CsvTable> table = parse(found->second, file);
    if (!table.ok()) {
        faults.add(file, table.error().where.section(u':', -1).toInt(), table.error().message);
        return {};
    }
    return std::move(table).value();
}

std::size_t CsvTable::column(const char *name, Faults &faults) const
{
    const qsizetype index = m_columns.indexOf(QLatin1String(name));
    if (index < 0) {
        faults.add(m_file, 1, u"There is no column \"%1\""_s.arg(QLatin1String(name)));
        return 0;
    }
    return static_cast<std::size_t>(index);
}

QByteArrayView CsvTable::bytes(std::size_t row, std::size_t column) const
{
    const Field &field = m_fields[row * static_cast<std::size_t>(m_columns.size()) + column];
    return QByteArrayView(m_text).sliced(field.offset, field.size);
}

QString CsvTable::text(std::size_t row, std::size_t column) const
{
    return QString::fromUtf8(bytes(row, column));
}

QString CsvRow::text(const char *column) const
{
    return m_table.text(m_row, m_table.column(column, m_faults));
}

QString CsvRow::required(const char *column) const
{
    const QString value = text(column);
    if (value.isEmpty())
        fault(u"\"%1\" must not be empty"_s.arg(QLatin1String(column)));
    return value;
}

std::optional<double> CsvRow::number(const char *column) const
{
    const QString value = text(column);
    if (value.isEmpty())
        return std::nullopt;
    bool ok = false;
    const double number = value.toDouble(&ok);
    if (!ok || !parseScaled(value, 6)) {
        fault(u"\"%1\" is no number in column \"%2\""_s.arg(value, QLatin1String(column)));
        return std::nullopt;
    }
    return number;
}

std::uint32_t CsvRow::integer(const char *column, std::uint32_t max) const
{
    const QString value = text(column);
    if (value.isEmpty())
        return 0;
    bool ok = false;
    const std::uint32_t number = value.toUInt(&ok);
    if (!ok || number > max) {
        fault(u"\"%1\" is no whole number from 0 to %2 in column \"%3\""_s.arg(value).arg(max).arg(
            QLatin1String(column)));
        return 0;
    }
    return number;
}

bool CsvRow::yes(const char *column) const
{
    const QString value = text(column);
    if (value == u"yes"_s)
        return true;
    if (!value.isEmpty() && value != u"no"_s)
        fault(u"\"%1\" is neither yes nor no in column \"%2\""_s.arg(value, QLatin1String(column)));
    return false;
}

QDate CsvRow::date(const char *column) const
{
    const QString value = text(column);
    if (value.isEmpty())
        return {};
    const QDate date = QDate::fromString(value, Qt::ISODate);
    if (!date.isValid())
        fault(u"\"%1\" is no date (year-month-day) in column \"%2\""_s.arg(value, QLatin1String(column)));
    return date;
}

std::size_t CsvRow::word(const char *column, std::span<const char *const> words) const
{
    return wordIndex(words, text(column), m_table.file(), m_table.line(m_row), m_faults);
}

void CsvRow::fault(const QString &message) const
{
    m_faults.add(m_table.file(), m_table.line(m_row), message);
}

} // namespace slipway::pack
