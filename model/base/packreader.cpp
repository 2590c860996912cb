// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/base/packreader.h"

#include <QCryptographicHash>
#include <QtEndian>

#include <algorithm>
#include <bit>
#include <cmath>

using namespace Qt::StringLiterals;

namespace slipway {

Error damagedPack(const QString &what)
{
    return {ErrorCode::Invalid, u"The packed data is damaged: %1"_s.arg(what), {}};
}

Result<PackReader> PackReader::open(QByteArrayView bytes, pack::Kind kind, std::uint8_t oldest,
                                    std::uint8_t newest)
{
    if (bytes.size() < pack::headerSize || !std::equal(pack::magic.begin(), pack::magic.end(), bytes.begin()))
        return damagedPack(u"it does not begin like a pack"_s);
    if (static_cast<std::uint8_t>(bytes[4]) != static_cast<std::uint8_t>(kind))
        return damagedPack(u"it is a pack of another kind"_s);
    if (static_cast<std::uint8_t>(bytes[5]) > newest)
        return Error{ErrorCode::Newer, u"The packed data was written by a newer version of Slipway"_s, {}};
    if (static_cast<std::uint8_t>(bytes[5]) < oldest || bytes[6] != 0 || bytes[7] != 0)
        return damagedPack(u"its format version is unknown"_s);
    const QByteArrayView payload = bytes.sliced(pack::headerSize);
    if (qFromLittleEndian<std::uint64_t>(bytes.data() + 8) != static_cast<std::uint64_t>(payload.size()))
        return damagedPack(u"it is not as long as it says"_s);
    const QByteArrayView named = bytes.sliced(pack::hashAt);
    const QByteArray actual = QCryptographicHash::hash(QByteArray::fromRawData(named.data(), named.size()),
                                                       QCryptographicHash::Blake2b_256);
    if (actual != bytes.sliced(pack::checksumAt, pack::hashAt - pack::checksumAt))
        return damagedPack(u"its checksum is wrong"_s);

    PackReader reader;
    reader.m_body = payload;
    reader.m_sha256 = QString::fromLatin1(
        bytes.sliced(pack::hashAt, pack::headerSize - pack::hashAt).toByteArray().toHex());
    if (!reader.readStrings())
        return damagedPack(u"its texts cannot be read"_s);
    return reader;
}

bool PackReader::readStrings()
{
    const std::size_t size = count();
    m_strings.reserve(size);
    for (std::size_t i = 0; i < size && m_ok; ++i) {
        const std::size_t length = count();
        m_strings.push_back(QString::fromUtf8(m_body.sliced(m_at, static_cast<qsizetype>(length))));
        m_at += static_cast<qsizetype>(length);
    }
    return m_ok;
}

std::uint8_t PackReader::byte()
{
    if (!m_ok || m_at >= m_body.size()) {
        m_ok = false;
        return 0;
    }
    return static_cast<std::uint8_t>(m_body[m_at++]);
}

std::uint64_t PackReader::varint()
{
    std::uint64_t value = 0;
    for (int shift = 0; shift < 63; shift += 7) {
        const std::uint8_t next = byte();
        value |= static_cast<std::uint64_t>(next & 0x7f) << shift;
        if ((next & 0x80) == 0)
            return m_ok ? value : 0;
    }
    m_ok = false;
    return 0;
}

std::uint64_t PackReader::bounded(std::uint64_t max)
{
    const std::uint64_t value = varint();
    if (value > max)
        m_ok = false;
    return m_ok ? value : 0;
}

std::size_t PackReader::count()
{
    const std::uint64_t value = varint();
    if (value > static_cast<std::uint64_t>(m_body.size() - m_at))
        m_ok = false;
    return m_ok ? value : 0;
}

bool PackReader::flag()
{
    const std::uint8_t value = byte();
    if (value > 1)
        m_ok = false;
    return value == 1;
}

double PackReader::real()
{
    if (!m_ok || m_body.size() - m_at < 8) {
        m_ok = false;
        return 0;
    }
    const double value = std::bit_cast<double>(qFromLittleEndian<std::uint64_t>(m_body.data() + m_at));
    m_at += 8;
    if (!std::isfinite(value) || value < 0) {
        m_ok = false;
        return 0;
    }
    return value;
}

std::optional<double> PackReader::optionalReal()
{
    if (!flag())
        return std::nullopt;
    return real();
}

QString PackReader::string()
{
    const std::uint64_t place = varint();
    if (place >= m_strings.size()) {
        m_ok = false;
        return {};
    }
    return m_strings[place];
}

QDate PackReader::date()
{
    // 1900 to 2300: what any fact here can bear, and far from the ends of QDate.
    static const auto first = static_cast<std::uint64_t>(QDate(1900, 1, 1).toJulianDay());
    static const auto last = static_cast<std::uint64_t>(QDate(2300, 1, 1).toJulianDay());
    const std::uint64_t day = bounded(last);
    if (day == 0)
        return {};
    if (day < first)
        m_ok = false;
    return QDate::fromJulianDay(static_cast<qint64>(day));
}

} // namespace slipway
