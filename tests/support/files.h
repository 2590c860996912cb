// SPDX-License-Identifier: GPL-3.0-or-later
// Inside the tests: whole files.
#pragma once

#include <QFile>

namespace slipway::test {

/// What a file holds. One that cannot be read has other bytes than any that a test writes.
inline QByteArray contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("(cannot be read)");
}

[[nodiscard]] inline bool put(const QString &path, const QByteArray &bytes)
{
    QFile file(path);
    return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size();
}

} // namespace slipway::test
