// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/actuals/csvrecords.h"

namespace slipway {

using namespace Qt::StringLiterals;

bool CsvRecords::fill()
{
    if (m_at < m_piece.size())
        return true;
    m_piece = m_source.next();
    m_at = 0;
    return !m_piece.isEmpty();
}

Error CsvRecords::fault(const QString &message) const
{
    return {ErrorCode::Invalid, message, u"line %1"_s.arg(m_recordLine)};
}

void CsvRecords::endField()
{
    m_ends.push_back(m_text.size());
}

void CsvRecords::takeFields()
{
    m_fields.clear();
    std::size_t from = 0;
    for (const std::size_t end : m_ends) {
        m_fields.emplace_back(m_text.data() + from, end - from);
        from = end;
    }
}

Result<bool> CsvRecords::next()
{
    for (;;) {
        const Result<bool> read = readRecord();
        if (!read || !*read)
            return read;
        if (m_fields.size() > 1 || !m_fields.front().empty())
            return true;
    }
}

Result<bool> CsvRecords::readRecord()
{
    m_text.clear();
    m_ends.clear();
    m_recordLine = m_line;
    bool quoted = false; // between quotes
    bool wasQuoted = false; // the field began with one and it has ended
    bool atStart = true; // of a field
    bool any = false;
    while (fill()) {
        char c = m_piece[m_at++];
        if (!m_begun) {
            m_begun = true;
            // The mark of UTF-8 comes in the first piece, which is never as short as that.
            if (c == '\xef' && m_piece.size() >= 3 && m_piece[1] == '\xbb' && m_piece[2] == '\xbf') {
                m_at = 3;
                continue;
            }
            if ((c == '\xff' && m_piece.size() >= 2 && m_piece[1] == '\xfe') || (c == '\xfe' && m_piece.size() >= 2 && m_piece[1] == '\xff'))
                return fault(u"The file is UTF-16: save it as UTF-8."_s);
        }
        any = true;
        if (c == '\n')
            ++m_line;
        if (quoted) {
            if (c != '"') {
                m_text += c;
            } else if (fill() && m_piece[m_at] == '"') {
                ++m_at;
                m_text += '"';
            } else {
                quoted = false;
                wasQuoted = true;
            }
        } else if (c == '\n') {
            if (!wasQuoted && !m_text.empty() && m_text.back() == '\r'
                && (m_ends.empty() || m_ends.back() < m_text.size()))
                m_text.pop_back();
            endField();
            takeFields();
            return true;
        } else if (c == ',') {
            endField();
        } else if (c == '"' && atStart) {
            quoted = true;
        } else if (wasQuoted) {
            if (c != '\r')
                return fault(u"A field goes on behind its closing quote."_s);
        } else {
            m_text += c;
        }
        atStart = !quoted && c == ',';
        wasQuoted = wasQuoted && !atStart;
        // A place is kept for each field, also where there is nothing in it.
        if (m_text.size() + m_ends.size() > mostBytes)
            return fault(u"A record is longer than a mebibyte: this is no list of costs."_s);
    }
    // What ails the file lies at a byte of it, not in the record that was begun.
    if (!m_source.failed().isEmpty())
        return Error{ErrorCode::Invalid, m_source.failed(), {}};
    if (!any)
        return false;
    return fault(quoted ? u"The file ends within a quoted field: it is cut off."_s
                        : u"The file ends within a line: it may be cut off."_s);
}

QString separatorRemark(const std::vector<std::string_view> &heading)
{
    if (heading.size() != 1)
        return {};
    if (heading.front().find(';') != std::string_view::npos)
        return u" Its fields are separated by semicolons, where commas are read."_s;
    if (heading.front().find('\t') != std::string_view::npos)
        return u" Its fields are separated by tabs, where commas are read."_s;
    return {};
}

} // namespace slipway
