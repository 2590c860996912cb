// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/base/limitwords.h"

using namespace Qt::StringLiterals;

namespace slipway {

QString limitWords(qint64 bytes)
{
    constexpr qint64 kibibyte = 1024;
    constexpr qint64 mebibyte = 1024 * kibibyte;
    if (bytes >= mebibyte && bytes % mebibyte == 0)
        return u"%1 MiB"_s.arg(bytes / mebibyte);
    if (bytes >= kibibyte && bytes % kibibyte == 0)
        return u"%1 KiB"_s.arg(bytes / kibibyte);
    return bytes == 1 ? u"1 byte"_s : u"%1 bytes"_s.arg(bytes);
}

} // namespace slipway
