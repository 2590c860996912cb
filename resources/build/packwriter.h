// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "resources/packformat.h"

#include <QByteArray>
#include <QDate>
#include <QHash>
#include <QString>

#include <cstdint>
#include <optional>

namespace slipway::pack {

/// Builds one pack: a header, a table of the distinct strings, and the values in the order they were written.
/// The same calls give the same bytes.
class PackWriter
{
public:
    void byte(std::uint8_t value);
    /// Seven bits a byte, low ones first.
    void varint(std::uint64_t value);
    void real(double value);
    void real(const std::optional<double> &value);
    void flag(bool value) { byte(value ? 1 : 0); }
    /// The place of `text` in the string table.
    void string(const QString &text);
    /// An invalid date is kept as such.
    void date(const QDate &date);

    [[nodiscard]] QByteArray finish(Kind kind, std::uint8_t version) const;

private:
    QByteArray m_body;
    QByteArray m_strings;
    QHash<QString, std::uint64_t> m_index;
};

} // namespace slipway::pack
