// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/base/result.h"
#include "model/pricebook/bytesource.h"

#include <string>
#include <string_view>
#include <vector>

namespace slipway {

/// Records of a CSV (RFC 4180, UTF-8, a byte order mark is skipped) as they stream by: memory is that of one record. A file that
/// ends in the middle of a record, or without the end of its last line, is a fault: it may have been cut off.
class CsvRecords
{
public:
    /// A record is at most so long, with a byte for each separator.
    static constexpr std::size_t mostBytes = 1024 * 1024;

    /// Borrows the source.
    explicit CsvRecords(ByteSource &source)
        : m_source(source)
    {
    }

    /// False at the end. Empty lines are skipped. `where` of an error is the line.
    [[nodiscard]] Result<bool> next();
    /// Valid until the next call.
    [[nodiscard]] const std::vector<std::string_view> &fields() const { return m_fields; }
    /// In which the record began; the first is 1.
    [[nodiscard]] qint64 line() const { return m_recordLine; }

private:
    [[nodiscard]] bool fill();
    [[nodiscard]] Result<bool> readRecord();
    [[nodiscard]] Error fault(const QString &message) const;
    void endField();
    void takeFields();

    ByteSource &m_source;
    QByteArrayView m_piece;
    qsizetype m_at = 0;
    std::string m_text; ///< all fields of the record
    std::vector<std::size_t> m_ends;
    std::vector<std::string_view> m_fields;
    qint64 m_line = 1;
    qint64 m_recordLine = 1;
    bool m_begun = false;
};

/// Why a heading has one column where several are expected, as a sentence behind another: its fields are separated by semicolons or tabs, as some programs save
/// tables. Empty where it is not that.
[[nodiscard]] QString separatorRemark(const std::vector<std::string_view> &heading);

} // namespace slipway
