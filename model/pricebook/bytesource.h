// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/base/result.h"

#include <QByteArrayView>
#include <QString>

#include <cstdint>
#include <memory>

namespace slipway {

/// Gives bytes in pieces, so that nobody holds a whole file.
class ByteSource
{
public:
    ByteSource() = default;
    virtual ~ByteSource() = default;
    Q_DISABLE_COPY_MOVE(ByteSource)

    /// The next piece, valid until the next call; empty at the end, and where failed() says why.
    [[nodiscard]] virtual QByteArrayView next() = 0;
    /// One sentence without the name of the file; null while all is well.
    [[nodiscard]] const QString &failed() const { return m_failed; }

protected:
    void fail(const QString &sentence) { m_failed = sentence; }

private:
    QString m_failed;
};

/// A regular file, plain or packed by gzip: told by its first bytes, not by its name. Error Unreadable for what does not
/// exist, folders, pipes and devices. At most `maxBytes` unpacked; what goes on is a failure.
[[nodiscard]] Result<std::unique_ptr<ByteSource>> openBytes(const QString &path, std::int64_t maxBytes);

/// Bytes that are there already. Borrows them.
class HeldBytes final : public ByteSource
{
public:
    explicit HeldBytes(QByteArrayView bytes)
        : m_bytes(bytes)
    {
    }
    [[nodiscard]] QByteArrayView next() override { return std::exchange(m_bytes, {}); }

private:
    QByteArrayView m_bytes;
};

} // namespace slipway
