// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/base/result.h"
#include "resources/packformat.h"

#include <QByteArrayView>
#include <QDate>
#include <QString>

#include <cstdint>
#include <optional>
#include <vector>

namespace slipway {

/// Reads a pack as resources/build writes it. open() checks magic, kind, version, size and checksum. Every read is
/// bounds-checked: after the first that fails, all give 0 or empty and ok() is false, so that a loader checks
/// once at its end.
class PackReader
{
public:
    /// `bytes` must live as long as the reader. A higher version than `newest` is ErrorCode::Newer.
    [[nodiscard]] static Result<PackReader> open(QByteArrayView bytes, pack::Kind kind, std::uint8_t oldest,
                                                 std::uint8_t newest);

    [[nodiscard]] bool ok() const { return m_ok; }
    /// ok() and nothing is left.
    [[nodiscard]] bool complete() const { return m_ok && m_at == m_body.size(); }
    void fail() { m_ok = false; }
    /// Hexadecimal SHA-256 of the payload, as in the header.
    [[nodiscard]] const QString &sha256() const { return m_sha256; }

    std::uint8_t byte();
    std::uint64_t varint();
    /// A varint of at most `max`; more is damage.
    std::uint64_t bounded(std::uint64_t max);
    /// Number of items that follow; more than the bytes left is damage, so nothing huge is ever allocated.
    std::size_t count();
    bool flag();
    double real();
    std::optional<double> optionalReal();
    QString string();
    QDate date();
    /// Codes 0 to `last`.
    template <typename Enum> Enum code(Enum last)
    {
        return static_cast<Enum>(bounded(static_cast<std::uint64_t>(last)));
    }

private:
    PackReader() = default;
    bool readStrings();

    QByteArrayView m_body;
    qsizetype m_at = 0;
    bool m_ok = true;
    QString m_sha256;
    std::vector<QString> m_strings;
};

/// The Error of a pack that cannot be read.
[[nodiscard]] Error damagedPack(const QString &what);

} // namespace slipway
