// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/base/text.h"

namespace slipway {

QString oneLine(const QString &text)
{
    QString result;
    for (const QChar c : text)
        result += c.isPrint() || c.isSurrogate() ? c : QChar(u' ');
    return result.simplified();
}

} // namespace slipway
