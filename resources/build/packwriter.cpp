// SPDX-License-Identifier: GPL-3.0-or-later
#include "resources/build/packwriter.h"

#include <QCryptographicHash>
#include <QtEndian>

#include <bit>

namespace slipway::pack {

namespace {

void appendVarint(QByteArray &bytes, std::uint64_t value)
{
    while (value >= 0x80) {
        bytes.append(static_cast<char>((value & 0x7f) | 0x80));
        value >>= 7;
    }
    bytes.append(static_cast<char>(value));
}

void appendLittleEndian(QByteArray &bytes, std::uint64_t value)
{
    const std::uint64_t little = qToLittleEndian(value);
    bytes.append(reinterpret_cast<const char *>(&little), sizeof little);
}

} // namespace

void PackWriter::byte(std::uint8_t value)
{
    m_body.append(static_cast<char>(value));
}

void PackWriter::varint(std::uint64_t value)
{
    appendVarint(m_body, value);
}

void PackWriter::real(double value)
{
    appendLittleEndian(m_body, std::bit_cast<std::uint64_t>(value));
}

void PackWriter::real(const std::optional<double> &value)
{
    flag(value.has_value());
    if (value)
        real(*value);
}

void PackWriter::string(const QString &text)
{
    const auto found = m_index.constFind(text);
    if (found != m_index.constEnd()) {
        varint(*found);
        return;
    }
    const auto place = static_cast<std::uint64_t>(m_index.size());
    m_index.insert(text, place);
    const QByteArray utf8 = text.toUtf8();
    appendVarint(m_strings, static_cast<std::uint64_t>(utf8.size()));
    m_strings.append(utf8);
    varint(place);
}

void PackWriter::date(const QDate &date)
{
    varint(date.isValid() ? static_cast<std::uint64_t>(date.toJulianDay()) : 0);
}

QByteArray PackWriter::finish(Kind kind, std::uint8_t version) const
{
    QByteArray payload;
    appendVarint(payload, static_cast<std::uint64_t>(m_index.size()));
    payload.append(m_strings);
    payload.append(m_body);

    QByteArray pack(magic.data(), magic.size());
    pack.append(static_cast<char>(kind));
    pack.append(static_cast<char>(version));
    pack.append(2, '\0');
    appendLittleEndian(pack, static_cast<std::uint64_t>(payload.size()));
    const QByteArray named = QCryptographicHash::hash(payload, QCryptographicHash::Sha256) + payload;
    pack.append(QCryptographicHash::hash(named, QCryptographicHash::Blake2b_256));
    pack.append(named);
    return pack;
}

} // namespace slipway::pack
